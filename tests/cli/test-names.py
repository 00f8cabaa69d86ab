#!/usr/bin/env python3
"""test-names.py - a player who gets another name, early, in the middle or at the end of a game of any kind: the points,
their reasons and what is refused stay the same, whether the entries after it have the old or the new name.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import pathlib
import re

from command import ROOT, check, cli, finish, scratch

NEW = "Zoltán of the Sea"
STEP = 8  # every so many records


def records():
    for path in sorted(pathlib.Path(ROOT).glob("**/*.arb")):
        if not any(part.startswith("_build") for part in path.parts):
            text = path.read_text(encoding="utf-8", errors="replace")
            if "\nplay\n" in text and re.search(r"^player ", text, re.M):
                yield path, text


def score(text):
    ran = cli("score", "--json", "-", stdin=text)
    return json.loads(ran.out) if ran.out.strip() else None


def essence(told, back):
    """What must stay: with the first name in place of the new one, and without numbers of entries."""
    text = json.dumps({"players": [{k: v for k, v in player.items() if k != "letter"} for player in told["players"]],
                       "finished": told["finished"], "ledger": told["ledger"], "effects": len(told["effects"]),
                       "called": told.get("called"),
                       "refused": len(told["refusals"])}, ensure_ascii=False)
    text = re.sub(r'"(entry|line|at_entry)": \d+, ?', "", text)
    return text.replace(NEW, back)


def test_record(path, text):
    head, _, play = text.partition("\nplay\n")
    lines = play.splitlines()
    words = re.search(r'^player ("(?:[^"\\]|\\.)*"|\S+)', head, re.M).group(1)
    name = json.loads(words) if words.startswith('"') else words
    before = score(text)
    if before is None:
        return
    for at in {0, len(lines) // 2, len(lines)}:
        renamed = [re.sub(rf"(?<!\S){re.escape(words)}(?!\S)", f'"{NEW}"', line) for line in lines[at:]]
        for after in (lines[at:], renamed):
            now = [*lines[:at], f'rename {words} "{NEW}"', *after]
            told = score(head + "\nplay\n" + "\n".join(now) + "\n")
            check(told is not None and told["players"][0]["name"] == NEW, f"{path.name}: the new name, from {at}")
            check(essence(told, name) == essence(before, name), f"{path.name}: the same points with a name from {at}")


def test_before_rename():
    """A record may have a new name above the line that gives it, and names are no part of what is compared."""
    head = "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplay\n"
    early = head + "score Carl 5\nscore Nobody 1\nrename Anna Carl\nscore Anna 3\n"
    told = json.loads(cli("score", "--json", "-", stdin=early).out)
    check([refusal["entry"] for refusal in told["refusals"]] == [2], f"{told['refusals']}")
    check(told["players"][0]["points"] == 8, "the points before and after the name")
    ran = cli("check", "-", stdin=early)
    check("3 of 4" in ran.out + ran.err, ran.out + ran.err)
    with scratch() as folder:
        plain, renamed = f"{folder}/plain.arb", f"{folder}/renamed.arb"
        pathlib.Path(plain).write_text(head + "score Anna 3\n", encoding="utf-8")
        pathlib.Path(renamed).write_text(head + "rename Anna Carl\nscore Anna 3\n", encoding="utf-8")
        ran = cli("compare", plain, renamed)
        check("must be the same" not in ran.err, ran.err)


def main():
    test_before_rename()
    found = list(records())[::STEP]
    check(len(found) > 3, "there are records")
    for path, text in found:
        test_record(path, text)
    finish(f"{len(found)} records")


main()
