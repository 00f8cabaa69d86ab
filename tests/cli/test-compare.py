#!/usr/bin/env python3
"""test-compare.py - arbitress-cli compare and what-if, against separate runs of score with each reading.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import random
import re

from command import ROOT, check, cli, finish, game, same, scratch, write

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
THROW = """Arbitress record 1
game catan
player Anna red
player Ben blue
player Clara yellow
hands
island pasture:5 fields:10 hills:8 forest:2 hills:9 pasture:11 forest:4 mountains:6 pasture:4 desert mountains:3 \\
fields:11 fields:3 mountains:5 forest:6 hills:12 forest:8 pasture:10 fields:9
harbours any grain any ore any wool any brick wood
play
found 14 13-14
found 3 2-3
found 37 36-37
found 42 41-42
found 44 43-44
found 31 30-31
roll THROWN
""".replace("\\\n", "")
CARDS = THROW.replace("\nhands\n", "\nhands covered\n").replace("THROWN", "5") + "".join(
    f"hand Anna {card} +3 counted\n" for card in ("wool", "grain", "ore"))
with scratch() as folder:
    paths = []
    for number, entries in enumerate((FIRST, [FIRST[0], "place frfr 1,0 r0", FIRST[2]], FIRST[1:])):
        paths.append(os.path.join(folder, f"{number}.arb"))
        write(paths[-1], game(*entries))
    ran = cli("compare", paths[0], paths[0])
    check(ran.code == 0 and "Nothing differs." in ran.out, f"a record and itself: {ran.out}")
    ran = cli("compare", paths[0], paths[1])
    check(ran.code == 0 and "Changed entries\n    2 Ben: straight road at 1,0\n" in ran.out,
          f"another act: {ran.out}")
    ran = cli("compare", paths[0], paths[2])
    check("  - 1 Anna: " in ran.out and "(Ben’s turn before, Anna’s turn after)" in ran.out,
          f"one entry fewer: {ran.out}")
    check(re.search(r"^  Anna +\d+ +\d+ +[-+]\d+$", ran.out, re.MULTILINE), f"the points: {ran.out}")
    other = os.path.join(folder, "other.arb")
    write(other, game(*FIRST).replace("player Ben", "player Bea"))
    ran = cli("compare", paths[0], other)
    check(ran.code == 2 and "the game and the players must be the same" in ran.err, f"other players: {ran.err}")
    whole = os.path.join(ROOT, RECORDS[0])
    ran = cli("compare", whole, whole, "--rule", "B2=small")
    check(ran.code == 0 and "\nPoints that differ\n" in ran.out and "ntries" not in ran.out,
          f"another reading: {ran.out}")
    # What a throw brought is told on both sides, also where the same player receives another card.
    for name, throw in (("before", 6), ("after", 5)):
        write(os.path.join(folder, f"{name}.arb"), THROW.replace("THROWN", str(throw)))
    ran = cli("compare", os.path.join(folder, "before.arb"), os.path.join(folder, "after.arb"))
    told = ran.out.partition("What else differs\n")[2]
    check("  - Ben: 1 wood\n" in told and "  + Ben: 1 wool\n" in told, f"another throw: {ran.out}")
    # A value that is told in secret does not leave the program by this way.
    island = os.path.join(ROOT, RECORDS[2])
    with open(island, encoding="utf-8") as record:
        text = record.read()
    outputs = set()
    for value in "12":
        hidden = os.path.join(folder, "hidden.arb")
        told = re.sub(r"^draw \?$", f"draw ?{value}", text, count=1, flags=re.MULTILINE)
        check(told != text, "the sample has a token that is drawn face down")
        write(hidden, told)
        ran = cli("compare", island, hidden)
        found = re.search(r"Changed entries\n(.*)\n", ran.out)
        check(ran.code == 0 and found, f"a value that is told: {ran.out}")
        outputs.add(found and found.group(1))
    same(len(outputs), 1, "lines for two told values")
    # Of two bought cards, the first one is not there. Which entry is missing does not tell if both are of one kind.
    outputs = set()
    for first, second in (("knight", "knight"), ("knight", "monopoly"), ("point", "knight")):
        paths = [os.path.join(folder, name) for name in ("both.arb", "second.arb")]
        for path, bought in zip(paths, ((first, second), (second,))):
            write(path, CARDS + "".join(f"buy ?{kind}\n" for kind in bought))
        ran = cli("compare", *paths)
        check(ran.code == 0 and "buys a development card" in ran.out, f"one card fewer: {ran.out}")
        outputs.add(ran.out)
    same(len(outputs), 1, "answers for cards of one kind and of two")



# ---- which entries are the same: as few as possible differ

PAD = ["game pad", "player Anna red", "called Notes", "play"]


def pad(folder, name, entries):
    path = os.path.join(folder, name)
    write(path, "\n".join(["Arbitress record 1"] + PAD + entries) + "\n")
    return path


def common(a, b):
    """The length of the longest common series."""
    row = [0] * (len(b) + 1)
    for x in a:
        last, row = row, [0]
        for i, y in enumerate(b):
            row.append(last[i] + 1 if x == y else max(last[i + 1], row[i]))
    return row[-1]


def differing(a, b):
    """The lines about changed entries, without numbers, which stand before and after."""
    ran = cli("compare", a, b)
    part = re.search(r"Changed entries\n((?:  [-+ ] \d+ .*\n)*)", ran.out)
    return re.findall(r"^  ([-+ ]) \d+ (.*)$", part.group(1), re.MULTILINE) if part else []


with scratch() as folder:
    chance = random.Random(5)
    for _ in range(120):
        one, two = ([f"note {chance.choice('abc')}" for _ in range(chance.randint(1, 9))] for _ in range(2))
        rows = differing(pad(folder, "one.arb", one), pad(folder, "two.arb", two))
        if any(sign == " " for sign, _ in rows):
            same(len(rows), 1, f"one line stands in place of another: {one} {two}")
            continue
        same(len(rows), len(one) + len(two) - 2 * common(one, two), f"changes from {one} to {two}: {rows}")
    # Two changes far apart in a long game are two changes.
    long = [f"score Anna {i % 37}" for i in range(9980)]
    other = long[:3] + ["note new"] + long[3:9000] + long[9001:]
    rows = differing(pad(folder, "one.arb", long), pad(folder, "two.arb", other))
    same([sign for sign, _ in rows], ["+", "-"], "two changes")
    # If nothing is the same, that is said soon, too.
    other = [f"note {i}" for i in range(9980)]
    rows = differing(pad(folder, "one.arb", long), pad(folder, "two.arb", other))
    same(len(rows), 2 * 9980, "everything differs")

finish("compare and what-if agree with separate runs")
