#!/usr/bin/env python3
"""test-exit.py - exit codes: 0 if all is well, 1 if entries were refused, 2 if nothing could be done. Every refused
entry is printed with its line and its reason, every failure in one sentence.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os

from command import CLI, HEAD, check, cli, finish, game, same, scratch, write

FITS = "place crfr 1,0 r0 follower city:N"

same(cli("score", "-", stdin=game(FITS)).code, 0, "a sound record")
same(cli("score", "--json", "-", stdin=game(FITS)).code, 0, "a sound record as JSON")

ran = cli("score", "-", stdin=game(FITS, "# a comment", "place nope 3,3 r0", "", "place crfr 40,40 r0"))
same(ran.code, 1, "two refused entries")
refused = ran.err.splitlines()
same(len(refused), 3, "two refused entries, and a sentence about both")
check(refused[2].startswith("Put line 9 right first: "), f"the sentence about both: {refused[2]}")
same(len(cli("score", "-", stdin=game(FITS, "place nope 3,3 r0")).err.splitlines()), 1, "one refused entry")
for command in ("score", "check", "render", "tiles"):
    usage = cli(command, "--help").out.splitlines()[1].split()
    same(usage[:2], ["arbitress-cli", command], f"the usage that {command} --help prints")
check("-o PICTURE" in cli("render").err, "the usage of render names the picture")
check(refused[0].startswith("line 9, entry 2: “nope”"), f"the first refusal: {refused[0]}")
check(refused[1].startswith("line 11, entry 3: "), f"the second refusal: {refused[1]}")
ran = cli("score", "-", "--until", "1", stdin=game(FITS, "place nope 3,3 r0"))
same((ran.code, ran.err), (0, ""), "a refusal behind --until")

with scratch() as folder:
    path = os.path.join(folder, "game.record")
    write(path, game(FITS))
    same(cli("score", path).code, 0, "a record in a file")
    unreadable = {
        "no such file": ("score", os.path.join(folder, "none")),
        "a folder": ("score", folder),
        "no file named": ("score",),
        "two files": ("score", path, path),
        "no command": (),
        "a wrong command": ("scroe", path),
        "a wrong option": ("score", path, "--jsno"),
        "a wrong ruling": ("score", path, "--rule", "Z9=steps"),
        "a wrong reading": ("score", path, "--rule", "A1=stepz"),
        "no reading": ("score", path, "--rule", "A1"),
        "a negative number of entries": ("score", path, "--until", "-3"),
        "an unknown game": ("rules", "--game", "chess"),
        "no number of entries": ("score", path, "--until", "few"),
        "setup lines of no set": ("tiles", "--lines"),
        "no such set of tiles": ("tiles", "--file", os.path.join(folder, "none.tiles")),
        "a record instead of a set of tiles": ("tiles", "--file", path),
    }
    for what, words in unreadable.items():
        ran = cli(*words)
        same(ran.code, 2, what)
        if words:
            check(ran.err.startswith("arbitress-cli: ") and ran.out == "", f"{what}: {ran.err!r} {ran.out!r}")

if os.path.exists("/dev/full"):
    same(os.WEXITSTATUS(os.system(f"echo '{HEAD}play' | '{CLI}' score - --json >/dev/full 2>/dev/null")), 2,
         "a full disk behind standard output")

ran = cli("--version")
same((ran.code, ran.out.split()[0]), (0, "arbitress-cli"), "--version")
ran = cli("--help")
check(ran.code == 0 and "score FILE" in ran.out, f"--help: {ran.out}")
ran = cli("score", "--help")
check(ran.code == 0 and "--json" in ran.out and "--until" in ran.out, f"score --help: {ran.out}")

finish("exit codes are kept")
