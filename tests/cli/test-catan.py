#!/usr/bin/env python3
"""test-catan.py - a game of Catan on the command line: its JSON is consistent and right for small games that a person
can check; what people read; pictures; and nothing that was told in secret is shown.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import re

from command import ROOT, check, cli, finish, same, score, scratch

SAMPLE = os.path.join(ROOT, "data", "samples", "with-the-shoe.arb")
with open(SAMPLE, encoding="utf-8") as sample:
    TEXT = sample.read()
# The rest of that game: Anna shows three point cards and has ten points; Clara would have needed eleven.
REST = ("fish 5 19-30 pay ?1 ?1 3\nbuy\nbuy\nroll 8\ndraw ? ?\nfish 5 48-49 pay ?2 ?3\nroll 10\ndraw ?\nbuy\nbuy\n"
        "reveal 3\n")
HEAD = "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\n"


def island(*entries, setup=""):
    return HEAD + setup + "play\n" + "".join(entry + "\n" for entry in entries)


def near(got, wanted, what):
    return check(abs(got - wanted) < 1e-9, f"{what}: {got!r}, not {wanted!r}")


# ---- a whole game: all sums are right

def adds_up(found, entries):
    for player in found["players"]:
        name, pieces = player["name"], player["pieces"]
        gains = [line["points"] for line in found["ledger"] if line["player"] == name]
        same((sum(gains), sum(player["kinds"].values())), (player["points"],) * 2, f"the sum of {name}")
        stands = [one["piece"] for one in found["standing"] if one["player"] == name]
        for piece, supply in (("road", 15), ("settlement", 5), ("city", 4)):
            same(stands.count(piece) + pieces[piece], supply, f"{name}'s pieces: {piece}")
        roads = {one["at"] for one in found["standing"] if one["player"] == name and one["piece"] == "road"}
        way = [w for w in found["longest_road"]["ways"] if w["player"] == name][0]
        same(len(way["way"]), way["length"], f"{name}'s way has its length")
        check(set(way["way"]) <= roads and len(set(way["way"])) == len(way["way"]), f"{name}'s way is on their roads")
        for one, other in zip(way["way"], way["way"][1:]):
            check(set(one.split("-")) & set(other.split("-")), f"{name}'s way goes from {one} to {other}")
        same(player["target"], 11 if found["fish"]["shoe"]["holder"] == name else 10, f"what {name} needs")
    market = found["fish"]
    held = [player["tokens"] for player in found["players"]]
    same(sum(hand["count"] for hand in held) + market["stack"] + sum(used["count"] for used in market["used"])
         + market["shoe"]["drawn"], 30, "thirty tokens")
    stack = sum(int(one["token"]) * one["chance"] for one in market["next"][1:]) * market["stack"]
    used = sum(used["value"] * used["count"] for used in market["used"])
    near(stack + used + sum(hand["expected"] for hand in held), 55, "fifty-five fish")
    for hand in held:
        near(hand["expected"], sum(v["value"] * (v["open"] + v["expected"]) for v in hand["values"]), "expected fish")
        same(hand["secret"] + sum(v["open"] for v in hand["values"]), hand["count"], "open and secret tokens")
        for price in hand["prices"]:
            fish = price["price"]
            pays = "surely" if hand["least"] >= fish else "maybe" if hand["most"] >= fish else "never"
            same(price["pays"], pays, f"can {fish} be paid")
            check((price["chance"] == 1) == (pays == "surely") and (price["chance"] == 0) == (pays == "never"),
                  f"a chance that is certain: {price}")
    dice = found["dice"]
    rolls = [int(entry.split()[1]) for entry in entries if entry.startswith("roll ")]
    same((dice["throws"], dice["last"]), (len(rolls), rolls[-1] if rolls else None), "throws")
    for one in dice["sums"]:
        same(one["count"], rolls.count(one["sum"]), f"throws of {one['sum']}")
        check(abs(one["expected"] - len(rolls) * (6 - abs(7 - one["sum"])) / 36) < 1e-3, f"expected: {one}")


ENTRIES = [line for line in TEXT.split("\nplay\n")[1].splitlines() if line and line[0] != "#"]
for n in list(range(0, len(ENTRIES), 9)) + [len(ENTRIES)]:
    adds_up(score(TEXT, "--until", str(n)), ENTRIES[:n])

found = score(TEXT)
same((found["format"], found["game"], found["finished"], found["winner"]), ("arbitress-score", "catan", False, None),
     "the sample")
same([(p["name"], p["points"], p["target"]) for p in found["players"]],
     [("Anna", 7, 10), ("Ben", 5, 10), ("Clara", 10, 11), ("David", 3, 10)], "points and targets")
same((found["longest_road"]["holder"], found["largest_army"]["holder"], found["robber"]), ("Clara", "Anna", "K"),
     "who holds what")
same((found["fish"]["shoe"], found["fish"]["turned"], found["fish"]["exact"]),
     ({"drawn": True, "holder": "Clara", "takers": []}, 1, True), "the shoe stays: Clara alone has the most")
same([(m["price"], m["pays"], m["open"]) for m in found["fish"]["market"]],
     [(2, "surely", True), (3, "surely", True), (4, "surely", True), (5, "surely", True), (7, "maybe", True)],
     "the market for Clara")
same([h["hex"] for h in found["island"]["hexes"]], list("ABCDEFGHIJKLMNOPQRS"), "the hexes")
same([len(h["spots"]) for h in found["island"]["harbours"]], [2] * 9, "the harbours")
same(sorted(f["number"] for f in found["island"]["fisheries"]), [4, 5, 6, 8, 9, 10], "the fisheries' numbers")
same([len(f["spots"]) for f in found["island"]["fisheries"]], [3] * 6, "the fisheries")
same((found["bank"], found["players"][0]["hand"]), (None, None), "hands are not kept")
same([line["basis"] for line in found["ledger"] if line["kind"] == "road"], ["taken"], "the Longest Road")

found = score(TEXT, "--until", "205")
same((found["ask"]["what"], found["ask"]["player"], [d["player"] for d in found["ask"]["draws"]]),
     ("draw", "Clara", ["Clara"] * 2), "who draws")
check(found["ask"]["draws"][0]["fishery"] in [f["sea"] for f in found["island"]["fisheries"] if f["number"] == 8],
      "from which fishery")
check(all(not m["open"] and m["because"] for m in found["fish"]["market"]), "no market while tokens are drawn")

exported = cli("export", "-", stdin=TEXT).out
same([line for line in exported.splitlines() if line[0] != "#"],
     [line for line in TEXT.splitlines() if line[0] != "#"], "the sample is written as the program writes it")

# ---- impossible tokens are refused, and the JSON says why

THREES = "".join(f'token Ben draw 3 "dealt open"\n' for _ in range(9))
found = score(island() + THREES, code=1)
same([(r["entry"], r["line"]) for r in found["refusals"]], [(9, 16)], "the ninth three")
check("there are 8: used 0, open 8" in found["refusals"][0]["reason"], f"with the count: {found['refusals']}")
same([v["open"] for v in found["players"][1]["tokens"]["values"]], [0, 0, 8], "eight threes")

# ---- with hands, and without the Fishermen

found = score(island("found 20 10-20", setup="hands\n"))
same((found["bank"]["wood"], found["players"][0]["hand"]["wood"]), (19, 0), "bank and hand")
found = score(island().replace("use fishermen\n", ""))
same((found["fish"], found["players"][0]["tokens"]), (None, None), "no fish")
check("fish" not in cli("score", "-", stdin=island().replace("use fishermen\n", "")).out, "nor in the text")

# ---- covered hands: what everybody knows, and nothing that was told in secret

COVERED = island("found 1 1-9", "found 40 40-41", "found 45 45-44", "found 36 36-35", "found 23 23-24",
                 "found 32 32-31", setup="hands covered\n")
theft = {}
for card in ("?", "?wool", "?ore", "ore"):
    theft[card] = score(COVERED + f'hand Ben wool 1 "so"\nhand Ben ore 1 "so"\nroll 7\nrobber Q from Ben {card}\n')
anna = theft["?"]["players"][0]
same((anna["hand"], theft["?"]["bank"]), (None, None), "covered hands are not told")
check(anna["covered"]["exact"], "there are chances")
same(anna["covered"]["count"], sum(r["least"] for r in anna["covered"]["resources"]) + 1, "one card is not certain")
same([c["thing"] for c in anna["covered"]["costs"]], ["road", "settlement", "city", "development"], "what can be paid")
texts = {card: cli("score", "-", stdin=COVERED + 'hand Ben wool 1 "so"\nhand Ben ore 1 "so"\nroll 7\nrobber Q from Ben '
                   f'{card}\n').out for card in ("?", "?wool", "?ore")}
same(len(set(texts.values())), 1, "the text does not tell what was told in secret")
same({**theft["?wool"], "file": 0}, {**theft["?ore"], "file": 0}, "nor does the JSON")

# ---- a record to share

secret = {card: COVERED + 'token Anna draw ?%d "so"\nhand Ben wool 1 "so"\nhand Ben ore 1 "so"\nroll 7\n'
          'robber Q from Ben ?%s\ntrade Clara give ?%s 1 get ? 1\nhand Anna grain 1 "so"\nhand Anna wool 1 "so"\n'
          'hand Anna ore 1 "so"\nbuy ?%s\nreplaced 13 "robber Q from Ben ?%s"\n' % (fish, card, card, kind, card)
          for card, fish, kind in (("wool", 1, "knight"), ("ore", 3, "point"))}
shared = {card: cli("export", "-", "--public", stdin=text).out for card, text in secret.items()}
same(shared["wool"], shared["ore"], "records that differ only in what was told are the same when they are shared")
for word in ("?wool", "?ore", "?1", "?3", "?knight", "?point"):
    check(word not in shared["wool"], f"{word} is not shared")
for card, text in secret.items():
    found, public = score(text), score(shared[card])
    same((found["refusals"], public["refusals"]), ([], []), "both are played again")
    same([p["points"] for p in found["players"]], [p["points"] for p in public["players"]], "with the same points")
    same([p["covered"] for p in found["players"]], [p["covered"] for p in public["players"]], "and the same knowledge")
same(cli("score", "-", stdin=secret["wool"]).out, cli("score", "-", stdin=secret["ore"]).out,
     "the text tells no secret")
# What was refused is not accepted because a value is missing.
entries = ('hand Anna grain 2 "so"\nhand Anna wool 2 "so"\nhand Anna ore 2 "so"\n'
           'roll 10\nbuy knight\nbuy\nreveal 2\n')
found = score(COVERED + entries, code=1)
public = score(cli("export", "-", "--public", stdin=COVERED + entries).out, code=1)
same([r["entry"] for r in found["refusals"]], [r["entry"] for r in public["refusals"]], f"refused again: {entries}")
same([p["points"] for p in found["players"]], [p["points"] for p in public["players"]], f"equal points: {entries}")
# What was told and cannot be is forgotten, so nobody learns that it was wrong.
for card in ("?wood", "?ore", "?"):
    same(cli("score", "-", stdin=COVERED + f"roll 7\nrobber Q from Ben {card}\n").out,
         cli("score", "-", stdin=COVERED + "roll 7\nrobber Q from Ben ?\n").out, f"a stolen card: {card}")

# ---- who may exchange a fish token: only while an exchange would be taken

FULL = ["found 9 9-10", "found 40 40-41", "found 45 45-44", "found 36 36-35", "found 23 23-24", "draw 1",
        "found 32 32-31", "draw 1"] + 6 * ['token Anna draw 1 "so it was"'] + ["roll 8"]
for more, wanted in ((["roll 2"], []), (["roll 2", "draw by Ben 1"], ["Anna"]), (['end "late"'], [])):
    text = island(*FULL, *more, setup="preset exchange\n")
    same(score(text)["fish"]["exchangers"], wanted, f"who may exchange after {more[-1]}")
    taken = cli("check", "-", stdin=text + "exchange Anna 1 get ?\n").code == 0
    same(taken, wanted != [], f"an exchange after {more[-1]}")

# ---- the end

found = score(TEXT + REST)
same((found["finished"], found["winner"], found["ask"]["what"], found["ask"]["player"]),
     (True, "Anna", "nothing", None), "who has won")
same([p["points"] for p in found["players"]], [10, 5, 10, 3], "the points of the end")
same((found["ledger"][-1]["kind"], found["ledger"][-1]["points"], found["ledger"][-1]["basis"]),
     ("point", 3, "revealed"), "the last gain")
check("Anna wins with 10 points" in cli("score", "-", stdin=TEXT + REST).out, "the winner told")
check("nobody has won" in cli("score", "-", stdin=TEXT + 'end "It is late"\n').out, "an end without a winner")

# ---- what people read

out = cli("score", SAMPLE).out
lines = out.splitlines()
same(lines[0], "Eleven with the shoe, 2026-11-14, 206 entries", "the heading")
same(lines[1], "Clara builds and trades, or the next dice? (12 fish tokens in the stack)", "the question")
rows = {re.split(r"  +", line)[0]: re.split(r"  +", line)[1:] for line in lines if re.match(r"^[A-Z][a-z].*  ", line)}
same((rows["Points"], rows["Needed to win"], rows["Fish on the tokens"]),
     (["7", "5", "10", "3"], ["10", "10", "11", "10"], ["0", "0", "6–12", "2–6"]), "the table")
same((rows["Roads left"], rows["Cities left"], rows["Fish tokens"], rows["The old shoe"]),
     (["6", "8", "7", "7"], ["3", "4", "0", "4"], ["0", "0", "4", "2"], ["0", "0", "1", "0"]), "what can be counted")
check("The old shoe: Clara\n" in out and "Longest Road: Clara" in out and "thrown 71 times" in out, "the rest")
check(", turned over once\n" in out and "  7  maybe    87." in out, "fish and market")
check("Chances hold if tokens were chosen blindly." in out, "a chance says what it rests on")
told = cli("explain", SAMPLE, "100").out
check("Ben: draws 2 fish tokens from fishery 4" in told and "Anna: 2 ore" in told
      and "David rolls 4" in told, f"a throw explained: {told}")
told = cli("explain", SAMPLE, "50").out
check("at least 4 fish and at most 8" in told, f"a payment explained: {told}")

# ---- pictures, and options that do not fit the game

with scratch() as folder:
    picture = os.path.join(folder, "island.png")
    same(cli("render", SAMPLE, "-o", picture, "--road", "clara", "-s", "40").code, 0, "a way drawn")
    with open(picture, "rb") as file:
        check(file.read(8) == b"\x89PNG\r\n\x1a\n", "a picture")
    same(cli("render", SAMPLE, "-o", picture, "--road", "Zoe").code, 2, "the way of nobody")
    same(cli("render", SAMPLE, "-o", picture, "--tie", "3").code, 2, "nothing is tied in Catan")
    meadow = "Arbitress record 1\ngame carcassonne\nplayer Anna\nplayer Ben\nset base\nplay\n"
    same(cli("render", "-", "-o", picture, "--road", "Anna", stdin=meadow).code, 2, "no ways in Carcassonne")

# ---- nothing shows what was told in secret

told = list(ENTRIES)
told[ENTRIES.index("draw ?")] = "draw ?1"
for entry, secret in (("draw ? ?", "draw ? ?2"), ("buy", "buy point")):
    at = len(ENTRIES) - 1 - ENTRIES[::-1].index(entry)
    told[at] = secret
TOLD = TEXT.split("\nplay\n")[0] + "\nplay\n" + "".join(entry + "\n" for entry in told)
numbers = [str(n + 1) for n, entry in enumerate(told) if entry != ENTRIES[n]]
same(len(numbers), 3, "three things are told in secret")
for words in [("score", "--json", "-"), ("score", "-"), ("check", "-")] + [("explain", "-", n) for n in numbers]:
    check(cli(*words, stdin=TOLD).out == cli(*words, stdin=TEXT).out, f"{words} shows what was told in secret")
# An entry with more parts than can be listed does not keep the search for an explanation going.
text = TEXT.split("\nplay\n")[0] + "\nhands\nplay\n" + "".join(entry + "\n" for entry in ENTRIES[:6]) + "".join(
    f'hand Anna {card} +17 "so"\n' for card in ("wood", "wool", "grain", "brick")) + "roll 7\ncounted Anna roads 3\n"
check("No single entry explains it" in cli("explain", "-", "stock", stdin=text).out, "the search ends")
# A search through a whole evening is cut, and says so.
says = cli("explain", "-", "stock", stdin=TEXT + "counted Anna roads 1\n").out
check("too many to try all of them" in says and "No single entry" not in says, "a search that was cut")
# The entry before an edit is told by the edit, without its secret; so is an entry that was refused.
for entry, public in (('replaced 9 "robber Q from Ben ?wood" "a wrong card"', 'replaced 9 "robber Q from Ben ?"'),
                      ("robber Q from Nobody ?wood", "left-out")):
    text = TEXT + entry + "\n"
    for words in (("score", "--json", "-"), ("score", "-"), ("explain", "-", str(len(ENTRIES) + 1)),
                  ("export", "-", "--public")):
        out = cli(*words, stdin=text).out
        check("?wood" not in out and '"wood", "secret"' not in out, f"{words} shows what was told in secret: {entry}")
    check(public in cli("explain", "-", str(len(ENTRIES) + 1), stdin=text).out, f"explain shows {public}")
finish("an island on the command line")
