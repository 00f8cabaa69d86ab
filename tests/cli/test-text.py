#!/usr/bin/env python3
"""test-text.py - what people read: the score in columns, the explanation of an entry, the check and the export of a
record, the lists of tiles and rules; in English, and in German.
SPDX-License-Identifier: GPL-3.0-or-later"""

import glob
import json
import os
import re
import unicodedata

from command import ROOT, check, cli, finish, game, same, score, scratch

FITS = "place crfr 0,-1 r2 follower city:S"


def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


# ---- score: the same numbers as the JSON, in columns

record = game(FITS, "place frfr 1,0 r0 follower road:E", "place nope 5,5 r0",
              setup='title "A wet Sunday"\ndate 2026-11-22\nplayer "漢字" green\n')
ran = cli("score", "-", stdin=record)
lines = ran.out.splitlines()
same(lines[0], "A wet Sunday, 2026-11-22, 3 entries", "the heading")
same(lines[1], "漢字: which tile? (69 tiles left)", "the question")
table = [line for line in lines if re.match(r"^( {5}|Cities|Points|If it|Followers)", line)][:5]
same([line.split() for line in table],
     [["Anna", "Ben", "漢字"], ["Cities", "4", "0", "0"], ["Points", "4", "0", "0"],
      ["If", "it", "ended", "now", "4", "2", "0"], ["Followers", "left", "7", "6", "7"]], "the table")
same(len({width(line) for line in table}), 1, "columns end together")
ledger = lines[lines.index(next(line for line in lines if line.startswith("Entry"))) + 1:]
same(ledger[0].split(None, 4), ["1", "10", "Anna", "4", "city at 0,-1: 2 tiles × 2 = 4"], "the ledger")
same(ledger[1].strip(), "nobody else has a figure there", "its reason")
same(cli("score", "-", "--until", "1", stdin=record).out.splitlines()[0],
     "A wet Sunday, 2026-11-22, the first 1 of 3 entries", "--until in the heading")

# A number of 1 has its word in the singular, however many have won.
for scores, verdict in (((1, 0), "Anna wins with 1 point"), ((2, 0), "Anna wins with 2 points"),
                        ((1, 1), "Anna and Ben share the win with 1 point"),
                        ((3, 3), "Anna and Ben share the win with 3 points")):
    points = [f"points {name} {n} x" for name, n in zip(("Anna", "Ben"), scores) if n]
    text = cli("score", "-", stdin=game(*points, 'end "late"')).out.splitlines()
    same(text[1], f"The game is over; {verdict}.", f"the winners with {scores}")

# The C locale gives the same bytes; in a charset with fewer characters, similar signs replace missing ones.
same(cli("score", "-", stdin=record, env={"LC_ALL": "C"}).raw, ran.raw, "the C locale")
wrong = cli("score", os.path.join(ROOT, "no…where"), env={"LC_ALL": "C"})
check("no…where" in wrong.err, f"an error in the C locale: {wrong.err}")
latin = cli("score", "-", stdin=record, env={"CHARSET": "ISO-8859-1"}).raw.decode("latin-1")
check("city at 0,-1: 2 tiles × 2 = 4" in latin, f"ISO-8859-1: {latin}")
ascii_text = cli("score", "-", stdin=record, env={"CHARSET": "US-ASCII"}).raw.decode("ascii")
check("city at 0,-1: 2 tiles x 2 = 4" in ascii_text, f"ASCII: {ascii_text}")

# Every ledger line of a whole game is printed, and their sum is the points of the table.
whole = os.path.join(ROOT, "tests", "games", "fixtures", "lake-arb-p2.arb")
found = json.loads(cli("score", "--json", whole).out)
text = cli("score", whole).out
rows = re.findall(r"^ +(\d+) +(\d+)  (P\d) +(-?\d+)  (.*)$", text, flags=re.MULTILINE)
same([(int(entry), int(line), player, int(points)) for entry, line, player, points, _ in rows],
     [(line["entry"], line["line"], line["player"], line["points"]) for line in found["ledger"]], "a whole ledger")
for row, line in zip(rows, found["ledger"]):
    same(row[4].split(" [")[0], line["title"] + ": " + line["sum"], "title and sum")
    same(re.findall(r"[ABL]\d+", row[4].partition("[")[2]), line["rulings"], "rulings")
for player in found["players"]:
    gains = [line["points"] for line in found["ledger"] if line["player"] == player["name"]]
    same(sum(gains), player["points"], "the sum")
    same(sum(player["kinds"].values()), player["points"], "the sum of the kinds")
check(f"P0 wins with {found['players'][0]['points']} points" in text, "the winner")
check("Keeper of the lighthouse: P1" in text, "the Keeper")
running = cli("score", whole, "--until", "34").out
check("P0's racer on 0,0 has no free way to the lighthouse now" in running
      and re.search(r"^Figures on the map +6 +6\nWater tokens left +9 +10$", running, re.M), "race and water")

# ---- explain: a tie with distances, compared points and rulings

ran = cli("explain", whole, "33")
same(ran.code, 0, "explain")
for piece in ("Entry 33, line 55: place cffc+ 0,5 r3", "P1 gets 11 points: city at -1,5",
              "3 tiles × 2 + 1 pennant × 2 + 3 for the lake = 11", "the Arbitress stands on 2,3",
              "P0          0,6         5      25\n", "P1         -1,5         5       5    gets the points",
              "  A8  Which scoreboard tells who has fewer points?\n",
              "      The one before this tile scored anything. [before]",
              "  L8  What does a completed lake city earn in addition?"):
    check(piece in ran.out, f"explain does not say {piece!r}:\n{ran.out}")
check("It brought no points." in cli("explain", whole, "1").out, "an entry that brought nothing")
last = cli("explain", whole, str(found["entries"])).out
same(len(re.findall(r"^P\d gets ", last, flags=re.MULTILINE)),
     len([line for line in found["ledger"] if line["entry"] == found["entries"]]), "the end explained")
ran = cli("explain", "-", "3", stdin=record)
check(ran.code == 1 and "It was refused: “nope” is not a tile" in ran.out, f"a refused entry explained: {ran.out}")
for number, sentence in (("75", "there is no entry 75: the record has 74"), ("0", "“0” is not the number of an entry"),
                         ("-1", ""), ("x", "“x” is not the number"), ("99999999999", "is not the number")):
    ran = cli("explain", whole, number)
    check(ran.code == 2 and sentence in ran.err, f"explain {number}: {ran.code} {ran.err}")
asked = game("deploy Anna follower 0,0 road:E x", "deploy Ben follower 0,0 road:E x", "place frrr 1,0 r0",
             "place frrr -1,0 r0", setup="use arbitress\nrule A10 ask\n")
question = "Anna and Ben are still tied, road at -1,0, 3 points: who gets them?"
check(question in cli("explain", "-", "4", stdin=asked).out,
      "what is asked after it")
nobody = asked.replace("A10 ask", "A10 nobody")
check("A tie: the road at -1,0, worth 3" in cli("explain", "-", "4", stdin=nobody).out, "a tie that nobody won")

# ---- check

same(cli("check", "-", stdin=game(FITS)).out, "1 entry, which fits; Ben: which tile?\n", "check: one")
same(cli("check", whole).out, "74 entries, which all fit; the game is over\n", "check: all")
same(cli("check", "-", stdin=record).out, "2 of 3 entries fit; 漢字: which tile?\n", "check: not all")

# ---- export: the same game; an export of the export is the same text

ran = cli("export", whole)
same(score(ran.out)["ledger"], [dict(line, line=line["line"] + ran.out.splitlines().index("play") -
                                     open(whole, encoding="utf-8").read().splitlines().index("play"))
                                for line in found["ledger"]], "an exported game")
same(cli("export", "-", stdin=ran.out).out, ran.out, "exported twice")
same(cli("export", whole, "--until", "3").out.count("\nplace "), 3, "export --until")
check("rule A1 between" in cli("export", whole, "--rule", "A1=between").out, "export --rule")
with scratch() as folder:
    path = os.path.join(folder, "out.arb")
    same((cli("export", whole, "-o", path).out, open(path, encoding="utf-8").read()), ("", ran.out), "export -o")

# ---- the samples say of each reading what the program says today

samples = glob.glob(os.path.join(ROOT, "data", "samples", "*.arb"))
check(len(samples) >= 2, f"few samples: {samples}")
for path in samples:
    with open(path, encoding="utf-8") as file:
        said = [line for line in file.read().splitlines() if line.startswith("rule ")]
    same(said, [line for line in cli("export", path).out.splitlines() if line.startswith("rule ")], f"rules of {path}")

# ---- tiles and rules: text and JSON have the same content

tiles = json.loads(cli("tiles", "--json").out)["tiles"]
# A tile of several cells has a row for each of them.
rows = [line.split()[:3] for line in cli("tiles").out.splitlines()[1:] if not re.match(r"\S+/\d+,\d+ ", line)]
same(rows, [[t["id"], str(t["copies"]), t["set"]] for t in tiles if len(t["cells"]) == 1], "tiles")
for name in {tile["set"] for tile in tiles}:
    with open(os.path.join(ROOT, "tests", "tiles", name + ".facts"), encoding="utf-8") as file:
        printed = int(re.search(r"^tiles (\d+)$", file.read(), flags=re.MULTILINE).group(1))
    copies = [tile["copies"] for tile in tiles if tile["set"] == name and not tile["variant"]]
    same(sum(copies), printed, f"copies of {name}")
lake = [t for t in tiles if t["id"] == "lake"][0]
same((lake["width"], lake["height"], len(lake["cells"])), (3, 3, 9), "the lake's cells")
same([c["column"] * 10 + c["row"] for c in lake["cells"] if "lighthouse" in c["flags"]], [22], "the lighthouse")
for tile in tiles:
    for cell in tile["cells"]:
        for segment in cell["segments"]:
            for city in segment["touches"]:
                same(cell["segments"][city]["kind"], "city", f"{tile['id']}: a farm touches")
rules = json.loads(cli("rules", "--json").out)["rulings"]
same(re.findall(r"^([A-Z]+\d+)  ", cli("rules").out, flags=re.MULTILINE), [r["id"] for r in rules], "rules")

# ---- another language: sentences change, other fields of the JSON do not

if os.path.exists("/usr/lib/locale/C.utf8") and os.path.isdir(os.environ.get("ARBITRESS_LOCALE_DIR", "")):
    german = {"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}
    there = json.loads(cli("score", "--json", whole, env=german).out)
    for line, other in zip(found["ledger"], there["ledger"]):
        for field in ("entry", "line", "player", "points", "kind", "terms", "basis", "rulings", "tie", "cells"):
            same(other[field], line[field], f"{field} in German")

# ---- explain stock: what could explain a count is told by entry, and of seven entries only

for n in (3, 16):
    roads = [f"place frfr -{x},0 r0" for x in range(1, n + 1)]
    record = game(*roads, "counted Anna follower 6 map 1").replace("set base", "set base 2")
    out = cli("explain", "-", "stock", stdin=record).out
    told = re.findall(r"^  (Entry \d+) should be: .*\n      instead of: .*\n      place .*\n"
                      r"      (\d+) other changes? there$", out, re.M)
    # Anna laid every second tile; the latest is told first.
    mine = [f"Entry {entry}" for entry in range(n, 0, -1) if entry % 2]
    same([entry for entry, _ in told], mine[:7], f"{n} tiles: the entries")
    same(len(re.findall(r"^  Entry \d+ should", out, re.M)), min(len(mine), 7), f"{n} tiles: each entry once")

finish("what people read is right")
