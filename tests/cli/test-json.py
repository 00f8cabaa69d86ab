#!/usr/bin/env python3
"""test-json.py - `score --json` on small games whose numbers a person can check.
SPDX-License-Identifier: GPL-3.0-or-later"""

from command import check, finish, game, same, score

# ---- a city of two tiles, and a refused entry between the others

record = game("place crfr 0,-1 r2 follower city:S", "place nope 0,5 r0", "place frfr 1,0 r0 follower road:E",
              "place frfr 1,-1 r0")
found = score(record, code=1)
same((found["format"], found["version"], found["game"]), ("arbitress-score", 1, "carcassonne"), "the format")
same((found["entries"], found["finished"], found["ask"]["what"]), (4, False, "tile"), "where the game is")
line = found["ledger"][0]
same((line["entry"], line["line"], line["player"], line["points"], line["kind"]), (1, 7, "Anna", 4, "city"), "the line")
same((line["terms"], line["basis"], line["rulings"], line["tie"], line["final"]),
     ([{"count": 2, "each": 2, "noun": "tile"}], "alone", [], None, False), "its reasons")
same(line["cells"], [[0, -1], [0, 0]], "its cells")
check("= 4" in line["sum"] and "0,-1" in line["title"] and line["because"], f"its words: {line}")
same(found["players"][0]["points"], 4, "Anna's points")
same(found["players"][0]["kinds"]["city"], 4, "Anna's points by kind")
same([p["supply"] for p in found["players"]], [{"follower": 7}, {"follower": 6}], "the supply")
same([(r["entry"], r["line"]) for r in found["refusals"]], [(2, 8)], "the refusal")
ben = [c for c in found["board"] if c["cell"] == [1, 0]][0]
same((ben["player"], ben["entry"], ben["line"], ben["tile"], ben["rotation"]), ("Ben", 3, 9, "frfr", 0), "Ben's tile")
same([(f["player"], f["cell"], f["spot"], f["at"]) for f in found["figures"]],
     [("Ben", [1, 0], "road:E", "feature")], "Ben's figure")
same(found["forecast"]["players"], [{"name": "Anna", "points": 4}, {"name": "Ben", "points": 2}], "the forecast")
same(found["forecast"]["ledger"][0]["entry"], None, "the forecast's line has no entry")
same(found["rules"]["A1"], "steps", "a reading by default")
same(score(record, "--rule", "A1=between", code=1)["rules"]["A1"], "between", "a reading from the command line")
same(score(record, "--until", "1")["entries"], 1, "the first entry alone")
same(sum(t["count"] for t in found["remaining"]), found["tiles_left"], "tiles left")

finish("numbers, cells and reasons are right")
