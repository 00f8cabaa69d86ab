#!/usr/bin/env python3
"""test-turned.py - arbitress-cli turned: the same numbers each time, as text and as JSON, and what it refuses.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os

from command import ROOT, check, cli, finish, same

SHORT = os.path.join(ROOT, "tests/games/fixtures/abbey-late-p2.arb")
SAMPLES = os.path.join(ROOT, "data/samples")

ran = cli("turned", "--json", "--playouts", "2", SHORT)
same(ran.code, 0, "exit code")
found = json.loads(ran.out)
again = cli("turned", "--json", "--playouts=2", SHORT)
same(again.out, ran.out, "the same again")
final = json.loads(cli("score", "--json", SHORT).out)
same(found["players"], [player["name"] for player in final["players"]], "players")
same(found["turns"][-1]["expected"], [player["points"] for player in final["players"]], "points at the end")
for turn in found["turns"]:
    check(not turn["known"] or abs(sum(turn["chances"]) - 1) < 0.001, f"chances of turn {turn['turn']}")
for turning in found["turnings"]:
    check(turning["better"] != turning["played"], "something else is better")
    check(turning["better"] is None or turning["better_by"] >= 0.05, "better by enough")
changes = [abs(turning["after"] - turning["before"]) for turning in found["turnings"]]
same(changes, sorted(changes, reverse=True), "the greatest change first")

(drawn,) = found["luck"]
luck = cli("luck", SHORT)
same(luck.code, 0, "exit code of luck")
row = next(line for line in luck.out.splitlines() if line.startswith(drawn["title"] + " "))
for player in drawn["players"]:
    cell = f"{player['got']:+.1f}  (0.0 ± {player['spread']:.1f})"
    check(cell in row, f"luck has {cell}: {row}")
before = cli("luck", "--until", "5", SHORT)
check(drawn["title"] not in before.out, "no luck of the tiles while the game goes on")

text = cli("turned", "--playouts", "2", SHORT)
same(text.code, 0, "exit code of the text")
check("by playouts of a simple player" in text.out, "it is said how the chances were found")
check(text.out.count("The chance of ") == len(found["turnings"]), "a paragraph for each turn that changed much")

# Of Catan, the throw and what was chosen after it are told apart, and nothing better is looked for.
CATAN = os.path.join(ROOT, "tests/e2e/fishermen.arb")
found = json.loads(cli("turned", "--json", "--playouts", "2", CATAN).out)
for turning in found["turnings"]:
    steps, chance = turning["steps"], turning["before"]
    same(steps[-1]["after"], turning["after"], "the last part ends with the turn")
    for step in steps:
        check(not step["by_chance"] or step["after"] == chance, f"the dice are not blamed: {step}")
        chance = step["after"]
    check(any(step["told"].startswith(turning["player"] + " rolls ") for step in steps), f"whose turn it is: {turning}")
text = cli("turned", "--playouts", "2", CATAN)
check("  By chance: " in text.out and "  Chosen: " in text.out, "both are told")
check("Nothing was found" not in text.out, "nothing better is looked for")

REFUSED = [([os.path.join(SAMPLES, "first-evening.arb")], "not over"),
           ([os.path.join(SAMPLES, "with-the-shoe.arb")], "not over"),
           (["--playouts", "0", SHORT], "--playouts needs"), (["--playouts", "99999", SHORT], "10000"),
           (["/nowhere.arb"], "nowhere")]
for words, sentence in REFUSED:
    refused = cli("turned", *words)
    same(refused.code, 2, f"exit code of {words}")
    same(refused.out, "", f"output of {words}")
    check(sentence in refused.err, f"{words}: {refused.err}")

finish("turned tells the same each time")
