#!/usr/bin/env python3
"""test-compare.py - arbitress-cli compare and what-if, against separate runs of score with each reading.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import re

from command import ROOT, check, cli, finish, game, same, scratch

RECORDS = ["tests/games/fixtures/ic-lake-arb-p3.arb", "data/samples/first-evening.arb",
           "data/samples/with-the-shoe.arb"]


def points(found):
    """The points at the end, or those that there would be if the game ended now."""
    forecast = (found.get("forecast") or {}).get("players")
    totals = {player["name"]: player["points"] for player in found["players"]}
    for player in forecast or []:
        totals[player["name"]] = player["points"]
    return totals


def read(path, *words):
    ran = cli("score", path, "--json", *words)
    return json.loads(ran.out) if ran.out else None


# ---- what-if: every reading by a run of its own

for name in RECORDS:
    path = os.path.join(ROOT, name)
    plain = read(path)
    rules = json.loads(cli("rules", "--json", "--game", plain["game"]).out)["rulings"]
    told = {}
    ran = cli("what-if", path)
    same(ran.code, 0, f"what-if {name}")
    for block in ran.out.strip().split("\n\n"):
        lines = block.splitlines()
        head = re.match(r"(\w+) ([\w-]+): ", lines[0])
        if head:
            told[head.group(1, 2)] = lines[1:]
    check(told or plain["game"] == "catan", f"{name}: no reading changes anything")
    tried = 0
    for ruling in rules:
        for reading in ruling["readings"]:
            key = (ruling["id"], reading["word"])
            if plain["rules"][ruling["id"]] == reading["word"]:
                check(key not in told, f"{name}: {key} is the reading of the record")
                continue
            other = read(path, "--rule", "=".join(key))
            if other is None:
                check(key not in told, f"{name}: {key} cannot be played, and is told")
                continue
            tried += 1
            lines = told.pop(key, None)
            refused = [fault["entry"] for fault in other["refusals"]]
            if refused != [fault["entry"] for fault in plain["refusals"]]:
                check(lines and f"From entry {refused[0]} on" in lines[0],
                      f"{name}: {key} refuses entry {refused[0]}: {lines}")
            elif points(other) == points(plain):
                check(lines is None, f"{name}: {key} changes nothing, and is told: {lines}")
            else:
                rows = [re.split(r"  +", line.strip()) for line in lines or []]
                for player, total in points(other).items():
                    row = [row for row in rows if row[0] == player]
                    check(row and [int(n) for n in row[0][1:3]] == [points(plain)[player], total],
                          f"{name}: {key}: {player} {total}: {lines}")
    check(not told, f"{name}: readings that nobody else knows: {told}")
    check(re.search(r"\n\d+ of \d+ other readings? would change the game\.\n$", ran.out), f"the last line of {name}")

# ---- compare

FIRST = ["place crfr 0,-1 r2 follower city:S", "place frfr 1,0 r0 follower road:E", "place ffrr 2,0 r1"]
with scratch() as folder:
    paths = []
    for number, entries in enumerate((FIRST, [FIRST[0], "place frfr 1,0 r0", FIRST[2]], FIRST[1:])):
        paths.append(os.path.join(folder, f"{number}.arb"))
        with open(paths[-1], "w", encoding="utf-8") as out:
            out.write(game(*entries))
    ran = cli("compare", paths[0], paths[0])
    check(ran.code == 0 and "Nothing differs." in ran.out, f"a record and itself: {ran.out}")
    ran = cli("compare", paths[0], paths[1])
    check(ran.code == 0 and "Changed entries\n    2 Ben: straight road at 1,0\n" in ran.out,
          f"another act: {ran.out}")
    ran = cli("compare", paths[0], paths[2])
    check("  - 1 Anna: " in ran.out and "(now Ben’s turn, then Anna’s)" in ran.out, f"one entry fewer: {ran.out}")
    check(re.search(r"^  Anna +\d+ +\d+ +[-+]\d+$", ran.out, re.MULTILINE), f"the points: {ran.out}")
    other = os.path.join(folder, "other.arb")
    with open(other, "w", encoding="utf-8") as out:
        out.write(game(*FIRST).replace("player Ben", "player Bea"))
    ran = cli("compare", paths[0], other)
    check(ran.code == 2 and "the game and the players must be the same" in ran.err, f"other players: {ran.err}")
    whole = os.path.join(ROOT, RECORDS[0])
    ran = cli("compare", whole, whole, "--rule", "B2=small")
    check(ran.code == 0 and "\nPoints that differ\n" in ran.out and "ntries" not in ran.out,
          f"another reading: {ran.out}")
    # A value that is told in secret does not leave the program by this way.
    island = os.path.join(ROOT, RECORDS[2])
    with open(island, encoding="utf-8") as record:
        text = record.read()
    outputs = set()
    for value in "12":
        hidden = os.path.join(folder, "hidden.arb")
        told = re.sub(r"^draw \?$", f"draw ?{value}", text, count=1, flags=re.MULTILINE)
        check(told != text, "the sample has a token that is drawn face down")
        with open(hidden, "w", encoding="utf-8") as out:
            out.write(told)
        ran = cli("compare", island, hidden)
        found = re.search(r"Changed entries\n(.*)\n", ran.out)
        check(ran.code == 0 and found, f"a value that is told: {ran.out}")
        outputs.add(found and found.group(1))
    same(len(outputs), 1, "lines for two told values")

finish("compare and what-if agree with separate runs")
