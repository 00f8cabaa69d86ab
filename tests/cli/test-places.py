#!/usr/bin/env python3
"""test-places.py - figures on corners and off the board, in JSON and in words; the program knows a system of the tests.
SPDX-License-Identifier: GPL-3.0-or-later"""

from command import check, cli, finish, score

RECORD = """Arbitress record 1
game carcassonne
player Anna
player "Clara Maria"
set base
use keep
play
place crfr 1,0 r0
place ffff 0,1 r0 follower cloister
place ffff 1,1 r0 shed corner 1,1
place crfr 2,0 r0 keep follower
place crfr 3,0 r0 capture "Clara Maria" 0,1 cloister
"""
FIGURES = [
    {"player": "Anna", "figure": "shed", "at": "corner", "cell": [1, 1], "spot": None},
    {"player": "Clara Maria", "figure": "follower", "at": "away", "cell": None, "spot": None, "place": "jail",
     "holder": "Anna"},
    {"player": "Clara Maria", "figure": "follower", "at": "away", "cell": None, "spot": None, "place": "keep",
     "holder": None},
]

told = score(RECORD)
check(sorted(told["figures"], key=str) == sorted(FIGURES, key=str), f"figures: {told['figures']}")
supplies = [player["supply"] for player in told["players"]]
check(supplies == [{"follower": 7, "shed": 0}, {"follower": 5, "shed": 1}], f"supplies: {supplies}")
text = cli("score", "-", stdin=RECORD).out
for line in ("Anna · 1 prisoner: Clara Maria\n", "Clara Maria · 1 in the keep\n"):
    check(line in text, f"“{line.strip()}” is not in: {text}")
finish("places of figures")
