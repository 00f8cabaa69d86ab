#!/usr/bin/env python3
"""check-records.py - records of earlier versions must always give the same results.
SPDX-License-Identifier: GPL-3.0-or-later

    check-records.py ARBITRESS-CLI FOLDER

FOLDER holds a folder for each version, with its number as the name.  The results in 0.2.0 were made once, by
arbitress-cli 0.2.0 itself.  Its records are random games, scripts of tests/carcassonne and tests/catan, files of
tests/fuzz/corpus, tests/games/fixtures, tests/e2e and data/samples, and records that were written by hand.  Together
they have every kind of setup line, every verb, act and question, every tile and every reading of every ruling of 0.2.0.
These files are never edited, and never made again with a later program: a difference is a fault of the later program.

    NAME.arb      the record
    NAME.json     what `score --json` printed, with less white space
    NAME.export   what `export` wrote; if there is no such file, `export` wrote the record itself
    NAME.check    the exit code and the output of `check`; only if entries of the record are refused

What is compared:

  - A later version may add a field to an object.  It must not remove a field or change a value.  Lists have the same
    length and the same order, because programs may read them by index.
  - `program` is the version that printed the JSON; it is not compared.
  - Sentences (SENTENCES) are in the language of the reader and may change.  Where there was a sentence there must still
    be one, and where there was null there must be null.  Their content is compared in other fields: terms, kind, basis,
    rulings, the entry and line of a refusal.
  - If there are several ways of the same length, the program may give any of them (WAYS): the longest road, a racer's
    way, and the way of a tie if A1 counts by the shortest walk.  Its length must be the same.  The rules define all
    other ways.
  - Chances and averages are sums of fractions: rounding may differ if the order of the sum changes (ROUNDING).
  - `export` must write the same lines.  The comment after a rule is a sentence and not compared, and there may be rule
    lines for rulings that the old version did not have.
  - For `check`, the exit code and the numbers are compared, the words are not.
"""

import json
import os
import re
import subprocess
import sys

# What a later version gives otherwise on purpose: the record, and exactly these differences.
CHANGED = {
    # A10 active: the forecast gave the tie to the player on turn.  Now it gives it to who laid the last tile, as the
    # end of the game does.
    "0.2.0/carcassonne-random-49-at-26.arb": [
        ".forecast.players[0].points: 8, and it was 7",
        ".forecast.players[1].points: 5, and it was 6",
        ".forecast.ledger[1].player: 'Anna', and it was 'Ben'",
        ".forecast.ties[0].tied[0].wins: True, and it was False",
        ".forecast.ties[0].tied[1].wins: False, and it was True",
        ".forecast.ties[0].winners[0]: 'Anna', and it was 'Ben'",
    ],
}

# How many records each version must have, so that a lost file is noticed.
RECORDS = {"0.2.0": 137}

LEDGER = ("title", "sum", "because")
SENTENCES = ({f"{where}ledger.{name}" for where in ("", "forecast.") for name in LEDGER}
             | {"ties.because", "forecast.ties.because", "ask.sentence", "refusals.reason", "fish.market.because"})
WAYS = {"longest_road.ways.way", "race.racers.way"}
WAYS_BY_WALK = {"ties.tied.way", "forecast.ties.tied.way"}
ROUNDING = 1e-9


class Comparison:
    """The differences between an old version's JSON for a record and this program's JSON."""

    def __init__(self, old):
        self.ways = WAYS | (WAYS_BY_WALK if old["rules"].get("A1") == "walk" else set())
        self.wrong = []

    def differ(self, place, old, new):
        self.wrong.append(f"{place}: {new!r}, and it was {old!r}")

    def compare(self, path, place, old, new):
        if path == "program":
            return
        if path in SENTENCES and isinstance(old, str):
            if not isinstance(new, str) or not new:
                self.differ(place, old, new)
        elif isinstance(old, dict) and isinstance(new, dict):
            for name, value in old.items():
                if name in new:
                    self.compare(f"{path}.{name}" if path else name, f"{place}.{name}", value, new[name])
                else:
                    self.wrong.append(f"{place}.{name} is gone, and it was {value!r}")
        elif isinstance(old, list) and isinstance(new, list):
            if len(old) != len(new):
                self.differ(place, old, new)
            elif path not in self.ways:
                for i, (was, now) in enumerate(zip(old, new)):
                    self.compare(path, f"{place}[{i}]", was, now)
        elif isinstance(old, float) and isinstance(new, (int, float)) and not isinstance(new, bool):
            if abs(old - new) > ROUNDING:
                self.differ(place, old, new)
        elif type(old) is not type(new) or old != new:
            self.differ(place, old, new)

# A line that `check` says after the refusals since 0.3.0.
NEW_SINCE = r"^Put line \d+ right first: .*\n"


def run(cli, *words):
    return subprocess.run([cli, *words], capture_output=True, timeout=120, check=False)


def text_of(path):
    """The text of a file; bytes that are not valid UTF-8 are kept, because a record may hold some."""
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read()


def lines_of(text, known=None):
    """The lines of an export, without the comments after rules.  If `known` is given, rule lines of other rulings are
    left out."""
    lines = []
    setup = True
    for line in text.split("\n"):
        setup = setup and line != "play"
        if setup and line.startswith("rule "):
            line = line.split("#")[0].rstrip()
            if known is not None and line.split()[1] not in known:
                continue
        lines.append(line)
    return lines


def numbers_of(text):
    """The numbers in each line before its reason, in order."""
    return [re.findall(r"\d+", line.split(":")[0]) for line in text.splitlines()]


def check_score(cli, record, old):
    ran = run(cli, "score", record, "--json")
    code = 1 if old["refusals"] else 0
    if ran.returncode != code:
        return [f"score ends with {ran.returncode}, and it was {code}: {ran.stderr.decode('utf-8', 'replace')}"]
    comparison = Comparison(old)
    comparison.compare("", "", old, json.loads(ran.stdout))
    return comparison.wrong


def check_export(cli, record, old):
    path = record[:-len("arb")] + "export"
    was = lines_of(text_of(path if os.path.exists(path) else record))
    now = lines_of(run(cli, "export", record).stdout.decode("utf-8", "surrogateescape"), old["rules"])
    for number, (before, after) in enumerate(zip(was, now), 1):
        if before != after:
            return [f"export, line {number}: {after!r}, and it was {before!r}"]
    return [] if len(was) == len(now) else [f"export: {len(now)} lines, and it was {len(was)}"]


def check_refused(cli, record, old):
    path = record[:-len("arb")] + "check"
    if not old["refusals"]:
        return ["there is a .check file, but nothing is refused"] if os.path.exists(path) else []
    was = text_of(path)
    ran = run(cli, "check", record)
    told = re.sub(NEW_SINCE, "", ran.stderr.decode("utf-8", "replace"), flags=re.MULTILINE)
    now = f"exit {ran.returncode}\n" + ran.stdout.decode().rstrip("\n") + "\n" + told
    return [] if numbers_of(was) == numbers_of(now) else [f"check says\n{now}    and it was\n{was}"]


def main(cli, folder):
    wrong = compared = 0
    versions = sorted(name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name))
                      and re.fullmatch(r"\d+\.\d+\.\d+", name))
    if versions != sorted(RECORDS):
        sys.exit(f"there are the versions {versions}, not {sorted(RECORDS)}")
    for version in versions:
        records = sorted(name for name in os.listdir(os.path.join(folder, version)) if name.endswith(".arb"))
        if len(records) != RECORDS[version]:
            sys.exit(f"{version} has {len(records)} records, not {RECORDS[version]}")
        for name in records:
            record = os.path.join(folder, version, name)
            old = json.loads(text_of(record[:-len("arb")] + "json"))
            found = check_score(cli, record, old) + check_export(cli, record, old) + check_refused(cli, record, old)
            changed = CHANGED.get(f"{version}/{name}", [])
            found = [] if found == changed else found + [f"not so any more: {line}" for line in changed
                                                         if line not in found]
            for difference in found[:5]:
                print(f"{version}/{name}: {difference}")
            wrong += bool(found)
            compared += 1
    print(f"{compared} records compared, {wrong} with differences")
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
