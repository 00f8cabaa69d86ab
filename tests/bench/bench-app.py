#!/usr/bin/env python3
"""bench-app.py - measures start time and memory, and whether the program sleeps when nobody uses it.

    bench-app.py PROGRAM RECORD       under a display and a bus of its own

Start: the time until the X server shows the first frame with the tiles of the record; and the processor time of the
main thread until then, which does not depend on other work of the machine.  Memory: what only this process holds
(private, resident).  Idle: wake-ups of its main thread in five seconds, as the program starts; with the turn clock,
which needs some each second; and after the clock was switched off again in the same window.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from watch import BRIEF, Screen, cpu, on_a_screen, private_mb, report, wake_ups

RUNS = 1 if BRIEF else 7
QUIET = 0.1 if BRIEF else 3.0  # until nothing is left to do
IDLE = 0.1 if BRIEF else 5.0
STRIP = (0, 300, 800, 8)  # across the middle of the map
TILES = 30  # colours there; the empty table has one


def idle_wake_ups(pid):
    time.sleep(QUIET)
    before = wake_ups(pid)
    time.sleep(IDLE)
    return wake_ups(pid) - before


def switch_clock():
    subprocess.run(["gdbus", "call", "--session", "--dest", "org.arbitress.Arbitress", "--object-path",
                    "/org/arbitress/Arbitress", "--method", "org.gtk.Actions.Activate", "turn-clock", "[]", "{}"],
                   stdout=subprocess.DEVNULL, check=True)


def run(screen, program, record, idle):
    with tempfile.TemporaryDirectory(prefix="arbitress-bench-") as home:
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        environment.pop("G_DEBUG", None)
        begun = time.monotonic()
        with subprocess.Popen([program, record], env=environment, stderr=subprocess.DEVNULL) as child:
            while screen.colours() < TILES:
                if child.poll() is not None:
                    sys.exit(f"the program ended with {child.returncode}")
                time.sleep(.005)
            start = time.monotonic() - begun
            used = cpu(child.pid)
            time.sleep(QUIET)  # silence can only be measured by waiting
            memory, woken = private_mb(child.pid), []
            for switch in (None, switch_clock, switch_clock) if idle else ():
                if switch is not None:
                    switch()
                woken.append(idle_wake_ups(child.pid))
            child.kill()
            child.wait()
            while screen.colours() >= TILES:  # its window is gone
                time.sleep(.005)
    return start, used, memory, woken


def main(program, record):
    on_a_screen()
    screen = Screen(STRIP)
    if not BRIEF:
        run(screen, program, record, False)  # a warm-up
    runs = [run(screen, program, record, i == 0) for i in range(RUNS)]
    print(f"{'':<40} {'least':>8} {'median':>8} {'greatest':>8}  ({RUNS} runs)")
    report("start to the game on the screen", [r[0] for r in runs], "s", .25)
    print(f"{'processor time of it':<40} {min(r[1] for r in runs):8.2f} {statistics.median(r[1] for r in runs):8.2f} "
          f"{max(r[1] for r in runs):8.2f} s")
    report("memory of its own", [r[2] for r in runs], "MB", 120)
    never, on, off = runs[0][3]
    report(f"wake-ups in {IDLE:.0f} s without input", [never], "", 0)
    print(f"{'the same with the turn clock':<40} {on:8.2f}")
    report("the same after it was switched off", [off], "", 0)


main(*sys.argv[1:])
