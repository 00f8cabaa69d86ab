#!/usr/bin/env python3
"""make-ids.py OUTPUT NAME=FILE ... - makes the ids of what the systems of Carcassonne add, as a C header.  Each system
has a file carc-NAME.ids, or none (then FILE is empty); the order of the systems is that of the arguments.
A file of the program needs few marks.  So those of a system are in a header carc-NAME-marks.h, and only what includes
it is compiled again when they change; carc-mark-ids.h has the headers of all, and carc-ids.h everything else.
SPDX-License-Identifier: GPL-3.0-or-later

A line of such a file:   KIND ID [RANK] what it is
So the id is CARC_LINE_WATER for `line WATER`.  The ids of a kind follow each other in the order of the systems; but
ids with a rank come first, by their rank.  It is for kinds whose order is seen: lines are columns, nouns are terms
of a sum, marks stand in JSON.  Rulings are in the order of their sheets, and of their numbers.

The letters of a ruling name its sheet, and a sheet belongs to one system.  A system that has rulings of the sheet of
another says so with the line   shares LETTERS

A header that stays the same is not written again, so that nothing is compiled for it."""

import pathlib
import re
import sys

# Kind, the C type, what the ids begin with, and the comment of the type.  Beside these there is `mark`: what is printed
# on a segment or on a cell.
KINDS = [
    ("figure", "CarcFigureKind", "CARC_", "FIGURE_KINDS", "Kinds of figure."),
    ("piece", "CarcPieceId", "CARC_PIECE_", "PIECES", "What stands on the table but is not one of a player's figures."),
    ("place", "CarcPlaceId", "CARC_PLACE_", "PLACES", "Places where a figure can be."),
    ("line", "CarcLineKind", "CARC_LINE_", "LINES", "Kinds of ledger line, for TableLine.kind. The first four are for "
     "features of the CarcKind with this number."),
    ("effect", "CarcEffectKind", "CARC_EFFECT_", "EFFECTS", "Kinds of effect: what an entry does besides points, for "
     "TableLine.kind of an effect."),
    ("noun", "CarcNoun", "CARC_NOUN_", "NOUNS", "What a term counts, for TableTerm.noun."),
    ("because", "CarcBecause", "CARC_BECAUSE_", "BECAUSES", "Why a player gets the points, or none, for "
     "TableLine.because."),
    ("ruling", "CarcRuling", "CARC_", "RULINGS", "Gaps in a rule sheet, and how to read them."),
    ("ask", "CarcAsk", "CARC_ASK_", "ASKS", "Kinds of question; CARC_ASK_TILE is the usual one."),
    ("entry", "CarcEntryKind", "CARC_ENTRY_", "ENTRY_KINDS", "Kinds of entry, for TableAct.kind."),
    ("act", "CarcActKind", "CARC_ACT_", "ACTS", "Kinds of act within the entry of a tile; likewise."),
    ("query", "CarcQueryKind", "CARC_QUERY_", "QUERIES", "What can be asked about the table, for TableAct.kind of a "
     "query; those of every game come first."),
    ("left", "CarcLeft", "CARC_LEFT_", "LEFTS", "Why a figure leaves its place."),
    ("touch", "CarcTouch", "CARC_TOUCH_", "TOUCHES", "What can happen to a figure where it stands."),
]
FIRST = {"query": "TABLE_N_QUERIES"}
MARKS_HEADER = re.compile(r"carc-(\w+)-marks\.h")
# The order in which rulings are printed; letters that are not here come after them.
SHEETS = "B A L IC G K H M E S T D N R P W".split()
RANKED = ("line", "noun", "mark")
LAST = 10**6


def fail(path, number, why):
    sys.exit(f"{path}:{number}: {why}")


class Sheets:
    """Which file has the rulings of which sheet."""

    def __init__(self):
        self.owners, self.shared = {}, {}

    def share(self, path, number, letters):
        self.shared[path, letters] = number

    def ruling(self, path, number, letters):
        """The first file that does not share the sheet is its owner."""
        if (path, letters) in self.shared:
            return
        owner = self.owners.setdefault(letters, path)
        if owner != path:
            fail(path, number, f"{owner} has the rulings {letters} already: use other letters, or write "
                 f"\"shares {letters}\" above if they belong to that sheet")

    def check(self):
        for (path, letters), number in self.shared.items():
            if letters not in self.owners:
                fail(path, number, f"no other system has rulings {letters}")


def read(systems):
    """(kind, id, rank, comment, system) of all lines."""
    ids, kinds, sheets = [], {kind[0] for kind in KINDS} | {"mark"}, Sheets()
    for system, path in ((system, path) for system, path in systems if path):
        for number, line in enumerate(pathlib.Path(path).read_text(encoding="utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            if found := re.fullmatch(r"shares ([A-Z]+)", line):
                sheets.share(path, number, found.group(1))
                continue
            found = re.fullmatch(r"(\w+) +([A-Z][A-Z0-9_]*)(?: +(\d+))?(?: +(\S.*))?", line)
            if not found:
                fail(path, number, "a line is: KIND ID [RANK] what it is")
            kind, name, rank, comment = found.groups()
            if kind not in kinds:
                fail(path, number, f"{kind} is none of {', '.join(sorted(kinds))}")
            if kind == "ruling":
                if not re.fullmatch(r"[A-Z]+\d+", name):
                    fail(path, number, f"a ruling is letters and a number, not {name}")
                sheets.ruling(path, number, name.rstrip("0123456789"))
            if any(other[:2] == (kind, name) for other in ids):
                fail(path, number, f"{kind} {name} stands twice")
            if rank and kind not in RANKED:
                fail(path, number, f"a {kind} has no rank")
            if comment and "*/" in comment:
                fail(path, number, "*/ would end the comment")
            ids.append((kind, name, int(rank) if rank else LAST, comment or "", system))
    sheets.check()
    return ids


def place(entry):
    """What the ids of a kind are sorted by; those that are equal keep their order."""
    kind, name, rank = entry[:3]
    if kind != "ruling":
        return (rank,)
    sheet, number = re.fullmatch(r"([A-Z]+)(\d+)", name).groups()
    return (SHEETS.index(sheet) if sheet in SHEETS else LAST, int(number))


def wrapped(text):
    return f"/* {text.replace('. ', '.  ')} */"


def of_kind(ids, kind):
    return sorted((entry for entry in ids if entry[0] == kind), key=place)


def enum(ids, kind, c_type, prefix, many, about):
    lines, first = [wrapped(about), "typedef enum", "{"], f" = {FIRST[kind]}" if kind in FIRST else ""
    for _, name, _, comment, _ in of_kind(ids, kind):
        lines.append(f"  {prefix}{name}{first}," + (f" /* {comment} */" if comment else ""))
        first = ""
    return lines + [f"  CARC_N_{many}{first}", f"}} {c_type};", ""]


def header(name, about, includes, body):
    return "\n".join([f"/* {name} - {about}  Made by build-aux/make-ids.py.", " *",
                      " * SPDX-License-Identifier: GPL-3.0-or-later", " */", "#pragma once", ""] + includes
                     + [""] + body)


def systems_of(systems):
    lines = ["/* Hooks are called in this order; the rules card, the setup page and the JSON use it too. */",
             "#define CARC_SYSTEMS(X) " + " ".join(f"X ({name.upper()}, {name})" for name, _ in systems), "",
             "typedef enum", "{"]
    lines += [f"  CARC_SYSTEM_{name.upper()}," for name, _ in systems]
    return lines + ["  CARC_N_SYSTEMS", "} CarcSystemId;", ""]


def marks_of(ids, system):
    lines = ["enum", "{"]
    for number, (_, name, _, comment, owner) in enumerate(of_kind(ids, "mark")):
        if owner == system:
            lines.append(f"  CARC_{name} = {number}," + (f" /* {comment} */" if comment else ""))
    return lines + ["};", ""]


def text_of(name, ids, systems):
    found = MARKS_HEADER.fullmatch(name)
    if found:
        return header(name, "what this system prints on segments and cells: ids for CarcMarks.",
                      ["#include <glib.h>"], marks_of(ids, found[1]))
    marks = of_kind(ids, "mark")
    if name == "carc-mark-ids.h":
        with_marks = [system for system, _ in systems if any(entry[4] == system for entry in marks)]
        return header(name, "the marks of all systems.", [f'#include "carc-{system}-marks.h"' for system in with_marks],
                      [f"#define CARC_N_MARKS {len(marks)}", ""])
    body = systems_of(systems)
    for kind in KINDS:
        body += enum(ids, *kind)
    return header(name, "the ids of what the systems add, from their files carc-NAME.ids.",
                  ["#include <glib.h>", "", '#include "table/table-answer.h"'], body)


def main():
    path, systems = pathlib.Path(sys.argv[1]), [argument.split("=", 1) for argument in sys.argv[2:]]
    text = text_of(path.name, read(systems), systems)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


main()
