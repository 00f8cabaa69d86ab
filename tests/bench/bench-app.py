#!/usr/bin/env python3
"""bench-app.py - how soon the program is there, what it weighs, and whether it sleeps when nobody touches it.

    bench-app.py PROGRAM RECORD       under a display and a bus of its own (dbus-run-session, xvfb-run)

Start: until the window with the record is on the screen, as the X server sees it.  Memory: what the process alone
holds (private, resident).  Idle: wake-ups of its main thread in five seconds.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 7
IDLE = 5.0


def private_mb(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        rows = dict(line.split(":") for line in file.read().splitlines()[1:])
    return (int(rows["Private_Clean"].split()[0]) + int(rows["Private_Dirty"].split()[0])) / 1024


def wake_ups(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        rows = dict(line.split(":", 1) for line in file.read().splitlines())
    return int(rows["voluntary_ctxt_switches"])


def run(program, record, idle):
    with tempfile.TemporaryDirectory(prefix="arbitress-bench-") as home:
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        environment.pop("G_DEBUG", None)
        begun = time.monotonic()
        with subprocess.Popen([program, record], env=environment, stderr=subprocess.DEVNULL) as child:
            subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(child.pid)], check=True,
                           stdout=subprocess.DEVNULL)
            start = time.monotonic() - begun
            woken = None
            if idle:
                time.sleep(3)  # what is measured is silence: it has to be waited out
                before = wake_ups(child.pid)
                time.sleep(IDLE)
                woken = wake_ups(child.pid) - before
            memory = private_mb(child.pid)
            child.kill()
    return start, memory, woken


def report(what, values, unit, goal):
    median = statistics.median(values)
    print(f"{what:<40} {min(values):8.2f} {median:8.2f} {max(values):8.2f} {unit}  goal {goal:g}  "
          f"{'met' if median <= goal else 'missed'}")


def main(program, record):
    if os.environ.get("ARBITRESS_BENCH") != "1":
        os.execvpe("dbus-run-session", ["dbus-run-session", "--", "xvfb-run", "-a", "-s", "-screen 0 1280x900x24",
                                        sys.executable, *sys.argv], dict(os.environ, ARBITRESS_BENCH="1"))
    run(program, record, False)  # a warm-up
    runs = [run(program, record, i == 0) for i in range(RUNS)]
    print(f"{'':<40} {'least':>8} {'median':>8} {'greatest':>8}  ({RUNS} runs)")
    report("start to the window with a game in it", [r[0] for r in runs], "s", .4)
    report("memory of its own", [r[1] for r in runs], "MB", 120)
    report(f"wake-ups in {IDLE:.0f} s of silence", [r[2] for r in runs if r[2] is not None], "", 0)


main(*sys.argv[1:])
