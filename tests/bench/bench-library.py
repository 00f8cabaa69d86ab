#!/usr/bin/env python3
"""bench-library.py - measures the start page with libraries of 10 to 20,000 games.

    bench-library.py PROGRAM MAKE-LIBRARY RECORD...       under a display and a bus of its own

For each library, which MAKE-LIBRARY makes from the records: the processor time of the main thread until the X server
shows the first frame with a list; the same, and the time on the clock, until the program is quiet; what memory only
this process holds then; and the processor time of deleting the first game with the keyboard, with frames and toast.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from watch import BRIEF, Screen, cpu, on_a_screen, private_mb

SIZES = (10,) if BRIEF else (10, 250, 1000, 4000, 20000)
RUNS = 1 if BRIEF else 5
WARM_UPS = 0 if BRIEF else 1
STRIP = (300, 200, 600, 300)  # rows of the list
LETTERS = 12  # colours there; an empty window has one
QUIET = 0.4  # seconds
IDLE = 0.002  # seconds of processor time in which nothing was done
PATIENCE = 180


def x(*words):
    return subprocess.run(["xdotool", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          check=False).stdout


def until_quiet(pid):
    """The processor time that the process has used when it does nothing more, and when it used it."""
    used, since = cpu(pid), time.monotonic()
    begun = since
    while time.monotonic() - since < QUIET:
        time.sleep(.01)
        now = cpu(pid)
        if now - used > IDLE:
            used, since = now, time.monotonic()
        if time.monotonic() - begun > PATIENCE:
            break
    return used, since


def delete_first(pid):
    """The processor time of it."""
    window = x("search", "--onlyvisible", "--pid", pid, "--name", ".").split()[0]
    x("windowfocus", window)
    until_quiet(pid)
    x("key", "Tab")
    before, _ = until_quiet(pid)
    x("key", "space")
    return until_quiet(pid)[0] - before


def run(screen, program, library):
    with tempfile.TemporaryDirectory(prefix="arbitress-bench-") as home:
        folder = pathlib.Path(home)
        (folder / "arbitress").mkdir()
        (folder / "arbitress" / "library.db").write_bytes(library.read_bytes())
        (folder / "gtk-4.0").mkdir()
        (folder / "gtk-4.0" / "settings.ini").write_text("[Settings]\ngtk-enable-animations=false\n"
                                                         "gtk-cursor-blink=false\n")
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        environment.pop("G_DEBUG", None)
        begun = time.monotonic()
        with subprocess.Popen([program], env=environment, stderr=subprocess.DEVNULL) as child:
            while screen.colours() < LETTERS:
                time.sleep(.002)
                if child.poll() is not None:
                    sys.exit(f"the program ended with {child.returncode}")
                if time.monotonic() - begun > PATIENCE:
                    child.kill()
                    return None
            painted = cpu(child.pid)
            used, last = until_quiet(child.pid)
            memory = private_mb(child.pid)
            deleted = delete_first(child.pid)
            child.kill()
            child.wait()
            while screen.colours() >= LETTERS:  # its window is gone
                time.sleep(.005)
    return painted, used, last - begun, memory, deleted * 1000


def main(program, make, *records):
    on_a_screen()
    screen = Screen(STRIP)
    print(f"{'':<8} {'to first paint':>18} {'until quiet':>18} {'on the clock':>18} {'private memory':>18} "
          f"{'deleting one':>18}   ({RUNS} runs: median, least-greatest)")
    sizes = [int(word) for word in os.environ.get("ARBITRESS_BENCH_GAMES", "").split()] or SIZES
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="arbitress-library-") as folder:
            library = pathlib.Path(folder) / "library.db"
            subprocess.run([make, str(library), str(size), *records], check=True)
            runs = [run(screen, program, library) for _ in range(WARM_UPS + RUNS)][WARM_UPS:]
        words = []
        for column, (unit, places) in enumerate((("s", 2), ("s", 2), ("s", 2), ("MB", 0), ("ms", 0))):
            values = [one[column] for one in runs if one is not None]
            words.append(f"{statistics.median(values):.{places}f} {unit} ({min(values):.{places}f}-"
                         f"{max(values):.{places}f})" if values else "-")
        print(f"{size:<8}" + "".join(f" {word:>18}" for word in words), flush=True)


main(*sys.argv[1:])
