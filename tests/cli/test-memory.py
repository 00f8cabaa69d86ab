#!/usr/bin/env python3
"""test-memory.py - an import takes no more memory for a large file than for a small one: of games, of entries that are
too many, of a line and of a photo without an end.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import subprocess
import sys

from command import CLI, check, cli, finish, same, scratch

SMALL, LARGE = 1 << 20, 32 << 20  # bytes of each part
MARGIN = 16 << 10  # KiB
SANITIZED = 8  # MiB that the address sanitizer keeps of what is freed

NAME = "0" * 64
GAME = f"""game 1700000000000000 1700000000000000 playing
kind pad
title Photo
players Anna, Ben
summary Anna 0, Ben 0
setup game pad
setup player Anna red
setup player Ben blue
entry photo {NAME} x
""" + "entry note tea\n" * 200
# A process of its own: what a child takes is counted from what its parent has.
MEASURE = """import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=False)
print(done.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def fill(out, part, size):
    for _ in range(size // len(part) + 1):
        out.write(part)


def write(path, size):
    with open(path, "w", encoding="utf-8") as out:
        games = size // len(GAME) + 1
        out.write("Arbitress library 3\n")
        fill(out, GAME, size)
        out.write(GAME)
        fill(out, "entry note tea\n", size)
        out.write(GAME + "entry note ")
        fill(out, "tea " * 1000, size)
        out.write(f"\nphoto {NAME}\n")
        fill(out, "data " + "A" * 2048 + "\n", size)
        out.write(f"end {games + 2}\n")


def peak(path, library, home):
    """KiB at most in memory while the file is taken."""
    surroundings = dict(os.environ, **home)
    surroundings["ASAN_OPTIONS"] = surroundings.get("ASAN_OPTIONS", "") + f":quarantine_size_mb={SANITIZED}"
    told = subprocess.run([sys.executable, "-c", MEASURE, CLI, "import", path, "--library", library],
                          capture_output=True, text=True, timeout=100, env=surroundings, check=True).stdout.split()
    same(told[0], "0", "how the import ends")
    return int(told[1])


with scratch() as folder:
    home = {"XDG_DATA_HOME": os.path.join(folder, "home"), "XDG_CACHE_HOME": os.path.join(folder, "cache")}
    peaks = []
    for size in SMALL, LARGE:
        path, library = os.path.join(folder, f"{size}.arblib"), os.path.join(folder, f"{size}.db")
        write(path, size)
        peaks.append(peak(path, library, home))
        check(os.path.getsize(path) > 4 * size, "the file is smaller than it should be")
        same(cli("backup", "--library", library, env=home).out.count("\ntitle Photo\n"), 1, "games that are kept")
    check(peaks[1] < peaks[0] + MARGIN,
          f"{peaks[1]} KiB for {4 * LARGE >> 20} MiB, and {peaks[0]} for {4 * SMALL >> 20}")

finish(f"{peaks[0]} and {peaks[1]} KiB")
