#!/usr/bin/env python3
"""test-json.py - `score --json` for small games whose numbers a person can check.
SPDX-License-Identifier: GPL-3.0-or-later"""

import glob
import json
import os
import re
import subprocess
import sys

from command import ROOT, check, cli, finish, game, same, score

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

# ---- a tie: distances, points, the way; then the same tie with other readings

TIED = ("deploy Anna follower 0,0 road:E x", "points Anna +7 x", "place frrr 1,0 r0 arbitress 1,0",
        "deploy Ben follower 1,0 road:W x", "place frrr -1,0 r2")


def tie(*words, setup=""):
    there = score(game(*TIED, setup="use arbitress\n" + setup), *words)
    same(len(there["ties"]), 1, "one tie")
    return there, there["ties"][0]


found, judged = tie()
same((judged["entry"], judged["line"], judged["kind"], judged["cell"], judged["value"], judged["arbitress"]),
     (5, 12, "road", [-1, 0], 3, [1, 0]), "the tie")
same([(t["player"], t["distance"], t["cell"], t["points"], t["way"], t["wins"]) for t in judged["tied"]],
     [("Anna", 1, [0, 0], None, [[1, 0], [0, 0]], False), ("Ben", 0, [1, 0], None, [[1, 0]], True)], "who was tied")
same((judged["winners"], judged["rule"], judged["final"]), (["Ben"], "distance", False), "who won")
check("A1" in judged["rulings"] and "Ben" in judged["because"], "why")
line = found["ledger"][-1]
same((line["player"], line["points"], line["basis"], line["tie"]), ("Ben", 3, "nearest", 0), "the tie's line")
same(found["arbitress"], [1, 0], "where she stands")
for words, rule, winners in ((("--rule", "A1=between"), "points", ["Ben"]),
                             (("--rule", "A13=before"), "distance", ["Ben"])):
    _, other = tie(*words)
    same((other["rule"], other["winners"]), (rule, winners), f"the tie under {words[1]}")
_, other = tie("--rule", "A1=between")
same([(t["distance"], t["points"]) for t in other["tied"]], [(0, 7), (0, 0)], "points are compared")
_, other = tie("--rule", "A1=between", "--rule", "A11=spots")
check(other["rule"] == "ruler" and all(t["ruler"] >= 0 for t in other["tied"]), f"the ruler: {other}")

# By the shortest walk: the way is the one of the moment when she judged, even if a later tile makes a shorter one.
found = score(game("deploy Anna follower 0,0 road:E x", "deploy Ben follower 0,0 road:E x", "place frrr 1,0 r0",
                   "agreed x place ffff 1,1 r0", "agreed x place ffff 1,2 r0",
                   "agreed x place ffff 0,2 r0 arbitress 1,0 1,1 1,2 0,2", "place frrr -1,0 r2",
                   "agreed x place ffff 0,1 r0", setup="use arbitress\nrule A1 walk\n"))
same([(t["distance"], t["way"]) for t in found["ties"][0]["tied"]],
     [(4, [[0, 2], [1, 2], [1, 1], [1, 0], [0, 0]])] * 2, "the way then")

# ---- the forecast

found = score(game(*TIED[:4], setup="use arbitress\n"))
ahead = found["forecast"]
same((found["ties"], len(ahead["ties"]), ahead["ledger"][0]["tie"]), ([], 1, 0), "a tie that would be judged")
same((ahead["ties"][0]["entry"], ahead["ties"][0]["final"], ahead["ties"][0]["winners"]), (None, True, ["Ben"]),
     "how it would be judged")

# ---- what is asked

ASKED = game("deploy Anna follower 0,0 road:E x", "deploy Ben follower 0,0 road:E x", "place frrr 1,0 r0",
             "place frrr -1,0 r2", setup="use arbitress\nrule A10 ask\n")
found = score(ASKED)
same((found["ask"]["what"], found["ask"]["tied"], found["ask"]["features"]),
     ("judge", ["Anna", "Ben"], [[[-1, 0], [0, 0], [1, 0]]]), "a tie for the table")
found = score(ASKED + "judge Ben\n")
same((found["ties"][0]["rule"], found["ties"][0]["winners"], found["ledger"][0]["basis"]), ("table", ["Ben"], "table"),
     "what the table said")

# At the end the table may have to decide many ties: it is asked about one after the other.
six = "Arbitress record 1\ngame carcassonne\n" + "".join(f"player P{i}\n" for i in range(6))
six += "set base 10\nuse arbitress\nstart ffff 0,0 r0\nrule A10 ask\nplay\n"
six += "".join(f"place ffff {x},0 r0\n" for x in range(1, 22))
six += "".join(f"deploy P{2 * (x // 7) + i} follower {x + 1},0 cloister x\n" for x in range(21) for i in (0, 1))
six += "end x\n" + "".join(f"judge P{2 * (x // 7)}\n" for x in range(20))
same(score(six)["ask"]["tied"], ["P4", "P5"], "the twenty-first tie")
found = score(six + "judge P5\n")
same((found["finished"], [p["points"] for p in found["players"]]), (True, [21, 0, 21, 0, 18, 2]),
     "twenty-one ties judged one by one")

# ---- lake, race, water

LAKE = ("place lake 1,-1 r0 follower cloister", "race join", "race decline")
found = score(game(*LAKE[:1], setup="use lake\n"))
same((found["ask"]["what"], found["ask"]["player"]), ("race", "Anna"), "who is asked to race")
found = score(game(*LAKE, "place cfff 0,-1 r2", "place frfr -1,0 r0 racer 1,1", setup="use lake\n"))
same((found["lake"]["placed"], found["lake"]["cells"][0], found["lake"]["cells"][8], found["lake"]["lighthouse"]),
     (True, [1, -1], [3, 1], [3, 1]), "the lake")
racer = found["race"]["racers"][0]
same((found["race"]["open"], found["race"]["keeper"], len(found["race"]["racers"])), (True, None, 1), "the race")
same((racer["player"], racer["cell"], racer["steps"], racer["turns_needed"], racer["way"], racer["boxed_in"]),
     ("Anna", [1, 1], 2, 1, [[2, 1], [3, 1]], False), "the racer")
same((found["water"]["on"], found["water"]["each"], found["water"]["placed"]), (True, 10, 1), "the water")
same([(w["player"], w["count"]) for w in found["water"]["left"]], [("Anna", 10), ("Ben", 9)], "tokens left")
same([f["at"] for f in found["figures"]], ["feature", "race"], "figures on the table")
same(found["forecast"]["players"][1]["points"], 1, "water in the forecast")

# ---- what entries do besides points

def effects(found):
    """Each effect: entry, player, kind, numbers."""
    return [(e["entry"], e["player"], e["effect"], {t["noun"]: t["count"] for t in e["terms"]})
            for e in found["effects"]]


INN = game("deploy Anna follower 0,0 road:E x", "deploy Ben follower 0,0 city:N x", "deploy Ben follower 0,0 city:N x",
           "deploy Anna follower 0,0 city:N x", "place inns/straight-inn 1,0 r0", "place cfff 0,-1 r2",
           setup="set inns\n")
found = score(INN)
same(effects(found), [(6, "Anna", "nothing", {"majority": 2, "strength": 1}), (6, "Anna", "home", {"follower": 1}),
                      (6, "Ben", "home", {"follower": 2})], "what the entries did")
lost, home = found["effects"][:2]
same((lost["basis"], lost["feature"], lost["cells"], lost["tie"], lost["final"], lost["line"]),
     ("outnumbered", "city", [[0, -1], [0, 0]], None, False, 13), "a lost majority")
same((lost["title"], lost["because"]), ("city at 0,-1: no points", "Ben has the majority there, 2 to 1"), "in words")
same((home["basis"], home["feature"], home["because"]), (None, "city", ""), "figures that go home")
same(effects(score(INN, "--until", "5")), [], "before them")
ahead = [e for e in found["forecast"]["effects"] if e["effect"] == "nothing"]
same([(e["entry"], e["player"], e["feature"], e["final"]) for e in ahead], [(None, "Anna", "road", True)],
     "an open road with an inn, if it ended now")
check("inn" in ahead[0]["because"], f"why: {ahead}")
found = score(game(*LAKE, "place cfff 0,-1 r2", setup="use lake\n"))
same(effects(found), [(1, "Anna", "tokens", {"token": 10}), (1, "Ben", "tokens", {"token": 10}),
                      (4, "Ben", "empty", {}), (4, "Ben", "token", {"left": 9})], "water tokens")
# ---- laid against the rules

found = score(game('agreed "a misprint" place ffff 1,0 r0'))
same([c["agreed"] for c in found["board"]], [False, True], "agreed")

# ---- acts: the words of each entry can be made again from its verb and its operands

WRITTEN = {"give", "get", "from", "pay", "by", "with", "corner", "fish", "wood", "wool", "grain", "brick", "ore", "?"}


def cut(line):
    """The words of an entry."""
    found = re.findall(r'"((?:[^"\\]|\\.)*)"|([^\s#"]+)|(#.*)', line)
    return [re.sub(r"\\(.)", r"\1", quoted) if not plain else plain for quoted, plain, comment in found if not comment]


def words_of(value):
    """The words of an operand or of several."""
    if isinstance(value, dict):
        made, verb = [], value.get("verb")
        for key, inner in value.items():
            if key != "verb":
                made += ([key] if key in WRITTEN else []) + words_of(inner)
        return (verb.split() if verb else []) + made
    if isinstance(value, list) and len(value) == 2 and all(isinstance(number, int) for number in value):
        return [f"{value[0]},{value[1]}"]
    if isinstance(value, list):
        return [word for inner in value for word in words_of(inner)]
    return [str(value)]


def normal(words):
    """Without what may be written in several ways: numbers, the ends of an edge, capitals, the order of the players who
    win a tie; and without what means nothing: the r of a rotation, and "give" or "get" if nothing is given or got."""
    made = []
    for word in words:
        word = re.sub(r"^r(?=[0-3]$)", "", word)
        edge = re.fullmatch(r"(\d+)-(\d+)", word)
        made.append(",".join(str(int(number)) for number in word.split(","))
                    if re.fullmatch(r"[-+]?\d+(,[-+]?\d+)?", word)
                    else "-".join(sorted(edge.groups(), key=int)) if edge else word.casefold())
    if made[0] == "judge":
        made.sort()
    kept = [word for word, after in zip(made, made[1:] + ["get"]) if word not in ("give", "get") or after != "get"]
    # Unseen cards stand before fish in an entry, and after them in the JSON. What is paid for a stolen card comes first
    # or last.
    any_order = (kept[0] in ("discard", "trade") and "?" in kept) or kept[:2] == ["fish", "3"]
    return sorted(kept) if any_order else kept


def words_of_act(act):
    """All words of an entry.  Tokens of one player have the name only before the first of them."""
    drawn = act["operands"].get("tokens")
    if drawn is not None and act["verb"] == "draw":
        made, player = ["draw"], None
        for token in drawn:
            if token.get("by") != player:
                player = token["by"]
                made += ["by", player]
            made.append(token["token"])
        return made
    if act["verb"] == "order":  # an array of numbers, not a cell
        return ["order", *map(str, act["operands"]["order"])]
    prefix = words_of(act["prefix"]) if "prefix" in act else []
    return prefix + words_of({"verb": act["verb"], "operands": act["operands"]})


def shown(words):
    """The entry as everybody may see it: without cards and values that were told in secret."""
    if words[0] == "buy":
        return words[:1]
    if words[:2] == ["fish", "7"]:
        return words[:2] + words[words.index("pay"):]
    if words[0] in ("discard", "trade"):
        made, unseen, fish, skip = [], 0, False, False
        for at, word in enumerate(words):
            fish = (fish and re.fullmatch(r"\??[123]|\?", word) is not None) or word == "fish"
            if skip:
                skip = False
            elif re.fullmatch(r"\?[a-z]+", word) or (word == "?" and not fish):
                unseen, skip = unseen + int(words[at + 1]), True
            elif word == "get":
                made += ["?", str(unseen)] * (unseen > 0) + [word]
                unseen = 0
            else:
                made.append("?" if re.fullmatch(r"\?[123]", word) else word)
        return made + ["?", str(unseen)] * (unseen > 0)
    if words[0] == "exchange":  # what is handed in was shown
        return words[:-1] + ["?" if re.fullmatch(r"\?[123]", words[-1]) else words[-1]]
    if words[0] in ("robber", "play"):
        return ["?" if re.fullmatch(r"\?[a-z]+", word) else word for word in words]
    if words[0] in ("draw", "token"):
        return ["?" if re.fullmatch(r"\?[123]", word) else word for word in words]
    return words


def check_sums(found, path):
    """Hands, development cards, fish tokens and the shoe are the sum of the effects."""
    sums = {}
    for effect in found["effects"]:
        if effect["effect"] in ("received", "cards", "development", "fish", "shoe"):
            for term in effect["terms"]:
                key = effect["player"], term["noun"]
                sums[key] = sums.get(key, 0) + term["count"]
    for player in found["players"]:
        has = dict(player["hand"] or {}, development=player["cards"])
        if found["fish"]:
            has.update(token=player["tokens"]["count"], shoe=int(found["fish"]["shoe"]["holder"] == player["name"]))
        same({noun: sums.get((player["name"], noun), 0) for noun in has}, has, f"{path}: {player['name']}")


verbs = set()
for path in sorted(glob.glob(os.path.join(ROOT, "tests", "records", "*", "*.arb"))
                   + glob.glob(os.path.join(ROOT, "tests", "games", "fixtures", "*.arb"))
                   + glob.glob(os.path.join(ROOT, "data", "samples", "*.arb"))
                   # Acts that no whole game has.
                   + glob.glob(os.path.join(ROOT, "tests", "fuzz", "corpus", "*.arb"))):
    ran = cli("score", "--json", path)
    if ran.code == 2:
        continue
    found = json.loads(ran.out)
    with open(path, encoding="utf-8", errors="surrogateescape", newline="\n") as file:
        lines = file.read().split("\n")
    refused = {fault["entry"] for fault in found["refusals"]}
    same([act["entry"] for act in found["acts"]],
         [entry for entry in range(1, found["entries"] + 1) if entry not in refused], f"the entries of {path}")
    # In a snapshot nothing happens: what lies there is no effect of an entry.
    if found["game"] == "catan" and all(act["verb"] != "snapshot" for act in found["acts"]):
        check_sums(found, path)
    for act in found["acts"]:
        line = lines[act["line"] - 1]
        if not same(normal(words_of_act(act)), normal(shown(cut(line))), f"{path}, line {act['line']}"):
            break
        check(act["text"], f"{path}, line {act['line']}: no words: {act}")
        for said in [act, act["operands"].get("act"), act.get("prefix")]:
            if said is not None:
                verbs.add((found["game"], said["verb"]))
printed = subprocess.run([sys.argv[3]], stdout=subprocess.PIPE, check=True, text=True).stdout
rows = {(row.split("\t")[0], row.split("\t")[3]) for row in printed.splitlines() if row.split("\t")[1] != "ask"}
same(sorted(rows - verbs), [], "acts that no game has")

found = score(game("place frfr 1,0 r0 follower road:E", "place nope 0,5 r0", 'agreed "a # misprint" place ffff 1,1 r0',
                   'points ben +7 "so it \\"was\\""'), code=1)
same([(act["entry"], act["line"], act["player"], act["verb"]) for act in found["acts"]],
     [(1, 7, "Anna", "place"), (3, 9, "Ben", "place"), (4, 10, "Anna", "points")], "acts")
same(found["acts"][0]["operands"], {"tile": "frfr", "cell": [1, 0], "rotation": 0,
                                    "act": {"verb": "follower", "operands": {"at": {"spot": "road:E"}}}}, "operands")
same(found["acts"][0]["text"], cli("explain", "-", "1", stdin=game("place frfr 1,0 r0 follower road:E")).out
     .splitlines()[1], "an act in words")
same(found["acts"][1]["prefix"], {"verb": "agreed", "operands": {"why": "a # misprint"}}, "a prefix")
same(found["acts"][2]["operands"], {"player": "Ben", "number": 7, "why": 'so it "was"'}, "a correction")

finish("numbers, cells and reasons are right")
