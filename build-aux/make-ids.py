#!/usr/bin/env python3
"""make-ids.py OUTPUT NAME=FILE ... - makes the ids of what the systems of Carcassonne add, as a C header: the marks,
if OUTPUT is carc-mark-ids.h, because few files need them; else all others.  Each system has a file carc-NAME.ids, or
none (then FILE is empty); the order of the systems is that of the arguments.
SPDX-License-Identifier: GPL-3.0-or-later

A line of such a file:   KIND ID [RANK] what it is
So the id is CARC_LINE_WATER for `line WATER`.  The ids of a kind follow each other in the order of the systems; but
ids with a rank come first, by their rank.  It is for kinds whose order is seen: lines are columns, nouns are terms
of a sum, marks stand in JSON.  Rulings are in the order of their sheets, and of their numbers.

A header that stays the same is not written again, so that nothing is compiled for it."""

import pathlib
import re
import sys

# Kind, the C type, what the ids begin with, and the comment of the type.
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
]
MARK = ("mark", "CarcMarkId", "CARC_", "MARKS", "What may be printed on a segment besides its kind, or on a cell as a "
        "whole: for CarcSegment.marks, or for CarcCell.marks if its row says `on_cell`.")
# The order in which rulings are printed; letters that are not here come after them.
SHEETS = "B A L IC G K H M E S T D N R P W".split()
RANKED = ("line", "noun", "mark")
LAST = 10**6


def fail(path, number, why):
    sys.exit(f"{path}:{number}: {why}")


def read(systems):
    """(kind, id, rank, comment) of all lines."""
    ids, kinds = [], {kind[0] for kind in KINDS + [MARK]}
    for path in (path for _, path in systems if path):
        for number, line in enumerate(pathlib.Path(path).read_text(encoding="utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            found = re.fullmatch(r"(\w+) +([A-Z][A-Z0-9_]*)(?: +(\d+))?(?: +(\S.*))?", line)
            if not found:
                fail(path, number, "a line is: KIND ID [RANK] what it is")
            kind, name, rank, comment = found.groups()
            if kind not in kinds:
                fail(path, number, f"{kind} is none of {', '.join(sorted(kinds))}")
            if any(other[:2] == (kind, name) for other in ids):
                fail(path, number, f"{kind} {name} stands twice")
            if kind == "ruling" and not re.fullmatch(r"[A-Z]+\d+", name):
                fail(path, number, f"a ruling is letters and a number, not {name}")
            if rank and kind not in RANKED:
                fail(path, number, f"a {kind} has no rank")
            if comment and "*/" in comment:
                fail(path, number, "*/ would end the comment")
            ids.append((kind, name, int(rank) if rank else LAST, comment or ""))
    return ids


def place(entry):
    """What the ids of a kind are sorted by; those that are equal keep their order."""
    kind, name, rank, _ = entry
    if kind != "ruling":
        return (rank,)
    sheet, number = re.fullmatch(r"([A-Z]+)(\d+)", name).groups()
    return (SHEETS.index(sheet) if sheet in SHEETS else LAST, int(number))


def wrapped(text):
    return f"/* {text.replace('. ', '.  ')} */"


def enum(ids, kind, c_type, prefix, many, about):
    own = sorted((entry for entry in ids if entry[0] == kind), key=place)
    lines = [wrapped(about), "typedef enum", "{"]
    for _, name, _, comment in own:
        lines.append(f"  {prefix}{name}," + (f" /* {comment} */" if comment else ""))
    return lines + [f"  CARC_N_{many}", f"}} {c_type};", ""]


def header(name, about, body):
    return "\n".join([f"/* {name} - {about}  Made by build-aux/make-ids.py.", " *",
                      " * SPDX-License-Identifier: GPL-3.0-or-later", " */", "#pragma once", "", "#include <glib.h>",
                      "", "G_BEGIN_DECLS", ""] + body + ["G_END_DECLS", ""])


def systems_of(systems):
    lines = ["/* Hooks are called in this order; the rules card, the setup page and the JSON use it too. */",
             "#define CARC_SYSTEMS(X) " + " ".join(f"X ({name.upper()}, {name})" for name, _ in systems), "",
             "typedef enum", "{"]
    lines += [f"  CARC_SYSTEM_{name.upper()}," for name, _ in systems]
    return lines + ["  CARC_N_SYSTEMS", "} CarcSystemId;", ""]


def marks_of(ids):
    return enum(ids, *MARK)


def main():
    path, systems = pathlib.Path(sys.argv[1]), [argument.split("=", 1) for argument in sys.argv[2:]]
    ids = read(systems)
    if path.name == "carc-mark-ids.h":
        text = header(path.name, "the marks, from the files carc-NAME.ids.", marks_of(ids))
    else:
        body = systems_of(systems)
        for kind in KINDS:
            body += enum(ids, *kind)
        text = header(path.name, "the ids of what the systems add, from their files carc-NAME.ids.", body)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


main()
