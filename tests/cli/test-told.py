#!/usr/bin/env python3
"""test-told.py - two records that differ only in what was told in secret: every command says the same about both.
The record itself, as export and backup print it, holds what was told.  Both are in one file, {one|other}.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import re

from command import ROOT, check, cli, finish, scratch, write

QUESTIONS = ["player Ben", "game", "road Anna", "fish Anna", "fish Ben", "cards Anna", "cards Ben", "army", "hex A",
             "spot 9", "edge 8-9"]
# What somebody could insert to find out what was told.
GUESSES = ["token Ben back ?1 guess", "token Anna back ?3 guess", "token Anna back 1 guess", "reveal 1", "roll 5",
           "hand Ben wood -1 guess", "trade Ben give fish ?1 get fish ?2"]


def lines_of(record):
    head, entries = record.split("\nplay\n")
    return head + "\nplay\n", entries.splitlines()


def runs(record, folder):
    """Each command with its words; the paths in `folder` have the same names for both records."""
    head, entries = lines_of(record)
    for words in (["score", "-"], ["score", "--json", "-"], ["check", "-"], ["what-if", "-"], ["luck", "-"],
                  ["turned", "-"]):
        yield words, record
    # Of a game that is over, how it turned is told.
    yield ["turned", "--json", "-"], record + "end over\n"
    for n in range(1, len(entries) + 1):
        yield ["explain", "-", str(n)], record
        yield ["score", "--json", "--until", str(n), "-"], record
    for question in QUESTIONS:
        for options in ([], ["--otherwise"], ["--json"]):
            yield ["explain", *options, "-", question], record
    for guess in GUESSES:
        for n in range(0, len(entries) + 1, 5):
            yield ["check", "-"], head + "\n".join([*entries[:n], guess, *entries[n:]]) + "\n"
    for n in range(0, len(entries), 3):
        other = os.path.join(folder, "other.arb")
        write(other, head + "\n".join(entries[:n] + entries[n + 1:]) + "\n")
        yield ["check", other], record
        yield ["score", "--json", other], record
        yield ["compare", other, "-"], record


def all_of(record):
    with scratch() as folder:
        for words, given in runs(record, folder):
            ran = cli(*words, stdin=given)
            yield [word.replace(folder, "") for word in words], (
                ran.code, ran.out.replace(folder, ""), ran.err.replace(folder, ""))
        picture = os.path.join(folder, "table.svg")
        cli("render", "-o", picture, "-", stdin=record)
        with open(picture, encoding="utf-8") as file:
            yield ["render"], (0, file.read(), "")
        finished = os.path.join(folder, "finished.arb")
        write(finished, record + "end \"Last bus\"\n")
        home = {"XDG_DATA_HOME": os.path.join(folder, "home"), "XDG_CACHE_HOME": os.path.join(folder, "cache")}
        cli("import", finished, env=home)
        ran = cli("statistics", env=home)
        yield ["statistics"], (ran.code, ran.out, ran.err)


for name in "covered", "open":
    with open(os.path.join(ROOT, "tests", "told", f"{name}.arb"), encoding="utf-8") as file:
        text = file.read()
    records = [re.sub(r"\{(\w+)\|(\w+)\}", rf"\{which}", text) for which in (1, 2)]
    check(records[0] != records[1], f"{name}: the records are equal")
    ended = asked = 0
    for (words, one), (_, two) in zip(all_of(records[0]), all_of(records[1])):
        ended += one[0] == 0
        if words[:2] == ["turned", "--json"]:
            check(one[0] == 0, f"{name}: {' '.join(words)} does not end well: {one[2]}")
        asked += one[0] == 0 and words[-1] in QUESTIONS
        if one != two:
            apart = [pair for pair in zip(one[1].splitlines() + one[2].splitlines(),
                                          two[1].splitlines() + two[2].splitlines()) if pair[0] != pair[1]]
            check(False, f"{name}: {' '.join(words)} tells {apart[:2] or [one[0], two[0]]}")
    check(ended > 60, f"{name}: only {ended} commands ended well")
    check(asked > 9, f"{name}: only {asked} questions were answered")

finish("every command tells the same of two records that differ only in what was told")
