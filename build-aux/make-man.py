#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-man.py FOLDER FILE ... - makes the manual pages that the program and the systems of Carcassonne fill in.

The files are, in any order:
  NAME.N.in       a page as a template: FOLDER/NAME.N is made from it
  carc-NAME.man   what only prose can say about a system; the systems stand in the order of the tables
  NAME.tables     the tables of Carcassonne, as src/cli/manual-tables.c prints them
  NAME.json       tiles and rulings, as arbitress-cli prints them

A line of a template or of a part that begins with @ is replaced:
  @names SWITCH               the systems of this switch (set or use), with their titles
  @words TABLE [and|or]       the words of a table, each with what it means; "and" or "or" stands before the last
  @fields TABLE SENTENCE      a field of the JSON for each word; {} in the sentence stands for its title
  @parts NAME                 the part NAME of each system that has one
  @rulings GAME [SHEET]       the rulings of a sheet: those whose ids have these letters before the number; without it,
                              all of them, each sheet with a heading
  @tiles                      every tile, below the title of its set
  @if TABLE, @end             lines that stand only if the table has a row
A carc-NAME.man has
  @word TABLE WORD MEANING    what a word means, if its row does not say it
  @part NAME                  the lines below are this part"""

import json
import os
import sys


class Wrong(Exception):
    """A sentence about one of the files."""


def roff(text):
    """Text of the program as roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def listed(items, last_word):
    """Items (word, meaning or None) as a list in a sentence: bold words with the meanings in brackets."""
    lines = []
    for at, (word, meaning) in enumerate(items):
        left = len(items) - 1 - at
        mark = "." if left == 0 else "" if left == 1 and last_word else ","
        if meaning:
            lines += [f".B {roff(word)}", f"({roff(meaning)}){mark}"]
        else:
            lines.append(f".BR {roff(word)} {mark}" if mark else f".B {roff(word)}")
        if left == 1 and last_word:
            lines.append(last_word)
    return lines


class Manual:
    """What the pages are made from."""

    def __init__(self):
        self.tables, self.documents, self.parts, self.meanings, self.used = {}, {}, {}, {}, set()
        self.systems, self.titles = [], {}

    def read_tables(self, path):
        """Fills .tables: for each table the rows [system, word, more]."""
        with open(path, encoding="utf-8") as file:
            for line in file.read().splitlines():
                table, *row = line.split("\t")
                self.tables.setdefault(table, []).append(row)
        self.systems = [name for name, _, _ in self.tables["system"]]
        self.titles = {name: title for name, _, title in self.tables["system"]}

    def read_json(self, path):
        """Documents are told apart by what they say of themselves."""
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        self.documents[document["format"], document.get("game")] = document

    def read_parts(self, path):
        """Fills .parts and .meanings from the file of a system."""
        system = os.path.basename(path)[len("carc-"):-len(".man")]
        if system not in self.systems:
            raise Wrong(f"{path}: there is no system {system}")
        part = None
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            head, _, rest = line.partition(" ")
            if head == "@word":
                table, word, meaning = (rest.split(" ", 2) + ["", "", ""])[:3]
                if not meaning or not any(row[:2] == [system, word] for row in self.tables.get(table, [])):
                    raise Wrong(f"{path}:{number}: {system} has no {table} {word}, or its meaning does not follow")
                self.meanings[table, word] = meaning
            elif head == "@part":
                part = self.parts.setdefault(rest, {}).setdefault(system, [])
            elif part is not None:
                part.append(line)
            elif line and not line.startswith('.\\"'):
                raise Wrong(f"{path}:{number}: this line is in no part")

    # ---- what a line that begins with @ stands for

    def names(self, switch, last_word="or"):
        return listed([(name, title) for name, by, title in self.tables["system"] if by == switch], last_word)

    def words(self, table, last_word=""):
        items = []
        for _, word, more in self.tables.get(table, []):
            meaning = self.meanings.get((table, word), more if table in ("noun", "because") else "")
            items.append((word, meaning if meaning != word else ""))
        return listed(items, last_word)

    def fields(self, table, *sentence):
        lines = []
        for _, word, title in self.tables[table]:
            lines += [".TP", f'.BR {roff(word)} " (number)"', " ".join(sentence).replace("{}", roff(title))]
        return lines

    def named_parts(self, name):
        self.used.add(name)
        found = self.parts.get(name, {})
        return self.filled([line for system in self.systems for line in found.get(system, [])], name)

    def rulings(self, game, only=None):
        sheets = {}
        for ruling in self.documents["arbitress-rules", game]["rulings"]:
            sheets.setdefault(ruling["id"].rstrip("0123456789"), []).append(ruling)
        lines = []
        for group in [sheets[only]] if only else sheets.values():
            if not only:
                lines.append(f'.SS "{roff(self.titles[group[0]["system"]])}"')
            for ruling in group:
                lines += [".TP", f'.B {roff(ruling["id"])}', roff(ruling["question"]), f'({roff(ruling["sheet"])})']
                if ruling["fixed"]:
                    lines += [".br", roff(ruling["readings"][0]["sentence"])]
                    continue
                lines.append(".RS")
                for reading in ruling["readings"]:
                    lines += [".TP", f'.B {roff(reading["word"])}', roff(reading["sentence"])]
                lines.append(".RE")
        return lines

    def tiles(self):
        lines, last = [], None
        for tile in self.documents["arbitress-tiles", None]["tiles"]:
            if tile["set"] != last:
                last = tile["set"]
                lines.append(f'.SS "{roff(self.titles[last])}"')
            lines += [".TP", f'.B {roff(tile["id"])}', f'{roff(tile["name"])} ({tile["copies"]})']
        return lines

    # ---- pages

    def filled(self, template, where):
        """The lines of a template with all that the program and the systems say."""
        calls = {"@names": self.names, "@words": self.words, "@fields": self.fields, "@parts": self.named_parts,
                 "@rulings": self.rulings, "@tiles": self.tiles}
        lines, shown = [], True
        for number, line in enumerate(template, 1):
            head, *rest = line.split(" ")
            if head == "@if":
                shown = bool(self.tables.get(rest[0]))
            elif head == "@end":
                shown = True
            elif shown and line.startswith("@"):
                if head not in calls:
                    raise Wrong(f"{where}:{number}: {head} means nothing")
                lines += calls[head](*rest)
            elif shown:
                lines.append(line)
        return lines

    def write(self, template, folder):
        """Makes one page."""
        name = os.path.basename(template)[:-len(".in")]
        with open(template, encoding="utf-8") as file:
            lines = self.filled(file.read().splitlines(), template)
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


def main(folder, *files):
    """Reads everything, then writes."""
    manual = Manual()
    for ending, read in ((".tables", manual.read_tables), (".json", manual.read_json), (".man", manual.read_parts),
                         (".in", lambda path: manual.write(path, folder))):
        for path in files:
            if path.endswith(ending):
                read(path)
    lost = sorted(set(manual.parts) - manual.used)
    if lost:
        raise Wrong(f"no page asks for these parts of the systems: {', '.join(lost)}")


try:
    main(*sys.argv[1:])
except Wrong as wrong:
    sys.exit(f"make-man.py: {wrong}")
