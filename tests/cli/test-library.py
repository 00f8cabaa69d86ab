#!/usr/bin/env python3
"""test-library.py CLI ROOT RANDOM-RECORDS - the library from the command line: its games go out and come in without
loss, and the statistics are those that anybody computes from the scores of the records.
SPDX-License-Identifier: GPL-3.0-or-later"""

import collections
import csv
import glob
import hashlib
import io
import json
import os
import random
import re
import subprocess
import sys

from command import CLI, HEAD, ROOT, check, cli, finish, same, scratch, write

SEED = int(os.environ.get("ARBITRESS_SEED", random.randrange(10**6)))
NUMBER = 14
ODD = '=1+2, "x"'


def near(got, wanted, what):
    check(got is not None and abs(got - wanted) < 1e-3, f"{what}: {got}, not {wanted} (seed {SEED})")


def same_rows(got, wanted, what):
    """Compares two tables, and tells only the rows that differ."""
    wrong = {key: (got.get(key), wanted.get(key)) for key in set(got) | set(wanted) if got.get(key) != wanted.get(key)}
    check(not wrong, f"{what}: {wrong} (seed {SEED})")


class Play:
    """A finished game as its record scores it."""

    def __init__(self, path):
        score = json.loads(cli("score", "--json", path).out)
        self.game, self.finished = score["game"], score["finished"]
        self.date = score["date"]
        self.points = {player["name"]: player["points"] for player in score["players"]}
        self.kinds = {player["name"]: player["kinds"] for player in score["players"]}
        self.had = {line["kind"] for line in score["ledger"]}
        with open(path, encoding="utf-8") as file:
            setup, entries = (part.split("\n") for part in file.read().split("\nplay\n"))
        on_pad = any(line.startswith("pad ") for line in entries)
        if self.game == "carcassonne" or on_pad:  # on the pad, most points win
            # Whoever has left cannot win.
            there = {player["name"] for player in score["players"] if not player["left"]}
            best = max(self.points[name] for name in there)
            self.winners = {name for name in there if self.points[name] == best}
        else:
            self.winners = {score["winner"]}
        if self.game == "catan":
            for kinds in self.kinds.values():  # on the score sheet a city stands in the place of its settlement
                kinds["settlement"] -= kinds["city"]
                kinds["city"] *= 2
        # got, expected, variance of each kind of luck that is not a part of another one
        self.luck = {(row["word"], player["player"]): (player["got"], player["expected"], player["spread"]**2)
                     for row in score["luck"] if row["note"] is not None for player in row["players"]
                     if player["expected"] is not None}
        text = cli("luck", path).out
        drawn = next((line for line in text.splitlines() if line.startswith("Luck of the tiles")), "")
        for name, (got, spread) in zip(self.points, re.findall(r"([+-]?[0-9.]+) +\(0\.0 ± ([0-9.]+)\)", drawn)):
            self.luck["drawn", name] = (float(got), 0, float(spread)**2)
        self.lake = "use lake" in setup or any(line.startswith("set lake") for line in setup)

    def margin(self, name):
        others = [points for other, points in self.points.items() if other != name]
        return self.points[name] - max(others)


def place(play, name):
    """1: the first."""
    ahead = [other for other in play.points
             if name not in play.winners and (other in play.winners or play.points[other] > play.points[name])]
    return 1 + len(ahead)


def recompute(plays):
    """The same sums in another way: player -> numbers, pairs, kinds."""
    players = collections.defaultdict(lambda: {"games": 0, "wins": 0, "points": 0, "scores": [], "margins": []})
    pairs, kinds = collections.Counter(), collections.Counter()
    had = {game: set().union(*(play.had for play in plays if play.game == game)) for game in ("carcassonne", "catan")}
    for play in plays:
        for name, points in play.points.items():
            sums = players[name]
            sums["games"] += 1
            sums["wins"] += name in play.winners
            sums["scores"].append(points)
            sums["margins"].append(play.margin(name))
            for other in play.points:
                if other > name:
                    pairs[frozenset((name, other))] += 1
            for kind, of_kind in play.kinds[name].items():
                if kind in had[play.game]:
                    kinds[play.game, kind, name] += of_kind
                    kinds[play.game, kind, ""] += of_kind
    return players, pairs, kinds


def compare_luck(document, plays, what):
    wanted = collections.defaultdict(lambda: [0, 0, 0, 0])
    for play in plays:
        for (word, name), numbers in play.luck.items():
            for i, number in enumerate((1, *numbers)):
                wanted[play.game, word, name][i] += number
    got = {(row["game"], row["luck"], row["player"]): row for row in document["luck"]}
    same(set(got), set(wanted), f"{what}: kinds of luck (seed {SEED})")
    for key, (results, came, expected, variance) in wanted.items():
        row, near_by = got[key], 0.06 * results if key[1] == "drawn" else 0.001 * results  # as they were printed
        same(row["results"], results, f"{what}: games with {key}")
        for word, number in (("got", came), ("expected", expected), ("spread", variance**0.5)):
            check(abs(row[word] - number) < near_by, f"{what}: {word} of {key}: {row[word]}, not {number} ({SEED})")


def compare(document, plays, what):
    compare_luck(document, plays, what)
    players, pairs, kinds = recompute(plays)
    same(document["games"], len(plays), f"{what}: games")
    same({row["key"] for row in document["player"]}, set(players), f"{what}: players")
    for row in document["player"]:
        sums, name = players[row["key"]], f"{what}: {row['key']}"
        same((row["games"], row["wins"], row["points"], row["best"]),
             (sums["games"], sums["wins"], sum(sums["scores"]), max(sums["scores"])), f"{name} (seed {SEED})")
        near(row["average"], sum(sums["scores"]) / sums["games"], f"{name}: average")
        near(row["margin"], sum(sums["margins"]) / sums["games"], f"{name}: margin")
        places = [place(play, row["key"]) for play in plays if row["key"] in play.points]
        same(row["places"], [places.count(1), places.count(2), places.count(3), sum(p > 3 for p in places)],
             f"{name}: places (seed {SEED})")
        near(row["place"], sum(places) / len(places), f"{name}: average place")
    for row in document["partner"]:
        both = [(place(play, row["key"]), place(play, row["partner"])) for play in plays
                if row["key"] in play.points and row["partner"] in play.points]
        same((row["ahead"], row["partner_ahead"]), (sum(a < b for a, b in both), sum(a > b for a, b in both)),
             f"{what}: {row['key']} and {row['partner']} (seed {SEED})")
    same_rows({frozenset((row["key"], row["partner"])): row["games"] for row in document["partner"]}, pairs,
              f"{what}: pairs")
    same_rows({(row["game"], row["kind"], row["player"]): row["points"] for row in document["kinds"]}, kinds,
              f"{what}: kinds")
    same({row["key"]: row["games"] for row in document["game"]},
         dict(collections.Counter(play.game for play in plays)), f"{what}: by game")
    for row in document["game"]:
        leads = [max(play.margin(name) for name in play.points) for play in plays if play.game == row["key"]]
        near(row["margin"], sum(leads) / len(leads), f"{what}: lead in {row['key']}")
    same(sum(row["games"] for row in document["year"]), len(plays), f"{what}: years")


with scratch() as folder:
    home = {"XDG_DATA_HOME": folder, "XDG_CACHE_HOME": os.path.join(folder, "cache")}
    library = os.path.join(folder, "library.db")
    here = ("--library", library)
    subprocess.run([sys.argv[3], folder, str(NUMBER), str(SEED)], check=True)

    same(cli("statistics", *here, env=home).code, 2, "statistics without a library")
    same(cli("backup", *here, env=home).code, 2, "a backup without a library")
    check(not os.path.exists(library), "a command that only reads has made a library")

    # ---- records, and the statistics over them
    records = sorted(glob.glob(os.path.join(folder, "*.arb")))
    plays = []
    for number, path in enumerate(records):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        text = text.replace("\ngame ", f"\n# {number}\ngame ", 1)
        text = text.replace("\nplayer ", f"\ndate {2020 + number % 4}-0{1 + number % 9}-11\nplayer ", 1)
        write(path, text)
        ran = cli("import", path, *here, env=home)
        same((ran.code, ran.out), (0, "The game was taken.\n"), f"taking {path}")
        play = Play(path)
        if play.finished:
            plays.append(play)
    check(len(plays) > NUMBER, f"only {len(plays)} of {len(records)} random games are finished (seed {SEED})")
    for again in ("replayed", "from the cache"):
        ran = cli("statistics", "--json", *here, env=home)
        same((ran.code, ran.err), (0, ""), f"statistics {again}")
        compare(json.loads(ran.out), plays, again)
    cache = glob.glob(os.path.join(home["XDG_CACHE_HOME"], "arbitress", "plays-*"))
    same(len(cache), 1, "files of the cache")

    # A cache that somebody has altered costs time, and nothing else.
    with open(cache[0], "rb") as file:
        kept = file.read()
    body = kept[64:]
    altered = [b"", b"\0\xff" * 500, kept[:len(kept) // 2], kept.replace(b"catan", b"CATAN")]
    altered += [hashlib.sha256(other).hexdigest().encode() + other
                for other in (b"", body[:-1], body[:len(body) // 2], body + b"\0", body.replace(b"catan", b"CATAN"),
                              body.replace(b"-", b"\xff"))]
    for other in altered:
        with open(cache[0], "wb") as file:
            file.write(other)
        compare(json.loads(cli("statistics", "--json", *here, env=home).out), plays, "an altered cache")

    # ---- filters
    name = plays[0].points and sorted(plays[0].points)[0]
    for what, words, wanted in (
            ("one game", ("--game", "catan"), lambda play: play.game == "catan"),
            ("years", ("--from", "2021", "--to", "2022"), lambda play: play.date[:4] in ("2021", "2022")),
            ("the lake", ("--set", "lake", "--game", "carcassonne"), lambda play: play.lake and play.game != "catan")):
        chosen = [play for play in plays if wanted(play)]
        compare(json.loads(cli("statistics", "--json", *words, *here, env=home).out), chosen, what)
    mine = json.loads(cli("statistics", "--json", "--player", name.upper(), *here, env=home).out)
    took_part = [play for play in plays if name in play.points]
    same(mine["games"], len(took_part), "games of one player")
    same([(row["key"], row["wins"]) for row in mine["player"]],
         [(name, sum(name in play.winners for play in took_part))], "one player")
    same({row["player"] for row in mine["luck"]}, {name}, "the luck of one player")
    near(sum(row["points"] for row in mine["year"]), sum(play.points[name] for play in took_part), "points by year")
    for words in (("--by", "colour"), ("--game", "chess"), ("--set", "moon")):
        ran = cli("statistics", *words, *here, env=home)
        check(ran.code == 2 and ran.err.startswith("arbitress-cli: "), f"{words}: {ran.code} {ran.err}")

    # ---- several processes take the same record: it is kept once
    crowded = os.path.join(folder, "crowded.db")
    for number in range(6):
        path = os.path.join(folder, f"crowded-{number}.arb")
        write(path, f"{HEAD}title {number}\nplay\n" + "place frfr -1,0 r0\n")
        crowd = [subprocess.Popen([CLI, "import", path, "--library", crowded], env=dict(os.environ, **home),
                                  stdout=subprocess.DEVNULL) for _ in range(8)]
        same([one.wait(120) for one in crowd], [0] * len(crowd), "eight processes with one record")
        kept = cli("backup", "--library", crowded, env=home).out
        same(kept.count("\ntitle "), number + 1, "records kept once")

    # ---- out, in, out: the same
    backup, other = os.path.join(folder, "all.arblib"), os.path.join(folder, "other.db")
    same(cli("backup", "-o", backup, *here, env=home).out, f"{len(records)} games\n", "what a backup says")
    ran = cli("import", backup, "--library", other, env=home)
    same((ran.code, ran.out.splitlines()[-1]), (0, f"{len(records)} games were taken."), "taking all")
    same(len(ran.out.splitlines()), len(records) + 1, "a sentence for each game")
    with open(backup, "rb") as file:
        whole = file.read()
    same(cli("backup", "--library", other, env=home).raw, whole, "the games after they went out and came in")
    ran = cli("import", "-", "--library", other, stdin=whole, env=home)
    same(ran.out.splitlines()[-1], f"0 games were taken; {len(records)} were not.", "taking all again")
    compare(json.loads(cli("statistics", "--json", "--library", other, env=home).out), plays, "the other library")
    ran = cli("import", "-", "--library", other, stdin=whole[:-20], env=home)
    check(ran.code == 2 and "the end of the file is missing" in ran.err, f"a file that was cut off: {ran.err}")

    # ---- a game in which nothing was drawn counts in no kind of luck, as its own list says
    bare, record = os.path.join(folder, "bare.db"), HEAD + 'play\nend "enough"\n'
    same(cli("luck", "-", stdin=record).out, "Chance has given nothing so far.\n", "the luck of no tile")
    same(cli("import", "-", "--library", bare, stdin=record, env=home).code, 0, "a game of no tile")
    for again in ("replayed", "from the cache"):
        sums = json.loads(cli("statistics", "--json", "--library", bare, env=home).out)
        same((sums["games"], sums["luck"]), (1, []), f"the sums of a game of no tile, {again}")

    # ---- hostile text in CSV
    odd = os.path.join(folder, "odd.db")
    record = HEAD.replace("Anna", '"=1+2, \\"x\\""') + 'play\nplayed at "Home"\nplace crfr 1,0 r0\n'
    record += 'points Ben 3 x\nend "enough"\n'
    same(cli("import", "-", "--library", odd, stdin=record, env=home).code, 0, "a game of odd names")
    for table in ("player", "game", "set", "partner", "year", "month", "where", "kind", "luck", "play"):
        ran = cli("statistics", "--csv", "--by", table, "--library", odd, env=home)
        check(ran.out.endswith("\r\n") and "\n" not in ran.out.replace("\r\n", ""), f"{table}: ends of lines")
        rows = list(csv.reader(io.StringIO(ran.out, newline=""), strict=True))
        check(len(rows) > 1 and len({len(row) for row in rows}) == 1, f"{table}: {rows}")
        for row in rows:
            for cell in row:
                check(cell[:1] not in ("=", "+", "@", "\t") and (cell[:1] != "-" or float(cell) < 0),
                      f"{table}: the cell {cell!r} is a formula")
        if table in ("player", "partner", "luck", "play"):
            check(any("'" + ODD in row for row in rows), f"{table}: the odd name is missing: {rows}")
        check(cli("statistics", "--by", table, "--library", odd, env=home).out != "", f"{table} as text")
    text = cli("statistics", "--library", odd, env=home).out
    check("1 finished game, 20" in text and ODD in text, f"the text: {text}")

finish(f"{len(plays)} games, seed {SEED}")
