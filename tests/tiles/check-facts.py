#!/usr/bin/env python3
"""check-facts.py - compares every tile of the program with the facts in this folder.
SPDX-License-Identifier: GPL-3.0-or-later

    check-facts.py ARBITRESS-CLI FOLDER

FOLDER must hold one file NAME.facts for each set of tiles that `arbitress-cli tiles` lists, and no other .facts file.
For a new set, add a new file; nothing else is needed.  Write it from the printed tiles, or from a list that another
person made of them, never from data/tiles: a copy would have the same mistakes.

A file has a line `tiles N`, the number of tiles in the box, then a line for each kind of tile:

    ID  COPIES  EDGES  FLAG [MARK ...] : FEATURE; FEATURE; ...

  EDGES    what the four edges show at rotation 0, clockwise from the north: c city, r road, f field, i river, w water,
           a any
  FLAG     start, the tile the set starts from; first or last, a tile of the river that is laid so; held, a tile of
           which each player has one; variant, so many of the copies of the kind before it are printed so in some
           editions; or -
           The words after it are what is printed on the tile as a whole, and `shared` if two cities reach one side.
  FEATURE  one of
             city SIDES [+ ...] [MARK ...]              with a + for each pennant
             city HALVES                                one that lies inside a tile of several cells
             road SIDES [MARK ...]
             river SIDES
             cloister [MARK ...]
             farm HALVES [MARK ...] [by SIDES]          by: a side of each city that the farm touches
             link cloister | city SIDE | road SIDE ...  these features lead into each other
           SIDES are letters, in the order N E S W: NEW is one city on three sides.  HALVES are the halves of sides,
           nnw nne ene ese sse ssw wsw wnw, or `all`, or `inner` for a farm that reaches no edge; `by` names a city
           of HALVES by one of them, after a space.  A MARK is any other word: inn, cathedral.

A tile of several cells has its size instead of EDGES, no features, and a line for each cell, row by row, indented:

      COLUMN,ROW  EDGES  [FLAG ...] : FEATURE; ...
"""

import json
import os
import re
import subprocess
import sys

EDGES = {"c": "city", "r": "road", "f": "field", "i": "river", "w": "water", "a": "any"}
# What an edge shows if no feature reaches it; water lies between the cells of one tile, any edge is an abbey's.
OPEN = {"field", "water", "any"}
HALVES = ("nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw")
SIDES = "NESW"
TILE = re.compile(r"(\S+)\s+(\d+)\s+(?:([cfriwa]{4})|(\d+)x(\d+))\s+(start|first|last|held|variant|-)"
                  r"((?:\s+[a-z]+)*)\s*(?::(.*))?")
CELL = re.compile(r"\s+(\d+),(\d+)\s+([cfriwa]{4})\s*([^:]*):(.*)")


def fail(place, sentence):
    sys.exit(f"{place}: {sentence}")


# ---- a segment of both sources is (kind, where, pennants, marks, sides of the cities it touches, its links) ----

def read_link(place, words, features):
    """The features that a link names, as (kind, where)."""
    linked, words = [], list(words)
    while words:
        kind = words.pop(0)
        side = "" if kind == "cloister" else words.pop(0) if words else "?"
        found = [feature[:2] for feature in features if feature[0] == kind and (not side or side in feature[1])]
        if len(found) != 1:
            fail(place, f"the link to {kind} {side} finds {len(found)} features")
        linked += found
    return linked


def read_feature(place, text):
    kind, *words = text.split()
    touched = ()
    if "by" in words:
        by = words[words.index("by") + 1:]
        touched = tuple(place for word in by for place in ([word] if word in HALVES else word))
        words = words[:words.index("by")]
    where = ()
    inside = kind == "city" and words and words[0] in HALVES + ("all",)
    if kind == "farm" or inside:
        where = HALVES if "all" in words else tuple(half for half in HALVES if half in words)
        if not where and "inner" not in words:
            fail(place, f"“{text}” does not say where the farm is")
        words = [word for word in words if word not in HALVES + ("all", "inner")]
    elif kind in ("city", "road", "river"):
        sides = words.pop(0) if words else ""
        if not re.fullmatch("N?E?S?W?", sides) or not sides:
            fail(place, f"“{text}” does not say which sides it reaches, in the order N E S W")
        where = tuple(sides)
    elif kind != "cloister":
        fail(place, f"“{kind}” is not a feature")
    pennants = sum(len(word) for word in words if set(word) == {"+"})
    marks = tuple(sorted(word for word in words if set(word) != {"+"}))
    return kind, where, pennants, marks, touched


def read_cell(place, edges, flags, text):
    """Returns (edges, flags, segments in a fixed order), and checks that edges and features agree."""
    parts = [part.split() for part in text.split(";") if part.strip()]
    features = [read_feature(place, " ".join(words)) for words in parts if words[0] != "link"]
    links = [read_link(place, words[1:], features) for words in parts if words[0] == "link"]
    cities = [feature[1] for feature in features if feature[0] == "city"]
    shown = {side: EDGES[letter] for side, letter in zip(SIDES, edges)}
    for side in SIDES:
        reaching = [feature[0] for feature in features if feature[0] in EDGES.values() and side in feature[1]]
        shared = "shared" in flags and reaching == ["city", "city"]    # each has one half of the side
        if reaching != ([] if shown[side] in OPEN else [shown[side]] * (2 if shared else 1)):
            fail(place, f"edge and features do not agree on side {side}")
    segments = []
    for kind, where, pennants, marks, touched in features:
        of = [city for side in touched for city in cities if side in city]
        if len(of) != len(touched) or len(set(of)) != len(of):
            fail(place, f"a farm must name each city that it touches once: {''.join(touched)}")
        linked = {other for link in links if (kind, where) in link for other in link if other != (kind, where)}
        segments.append((kind, where, pennants, marks, tuple(sorted(of)), tuple(sorted(linked))))
    return tuple(shown[side] for side in SIDES), tuple(sorted(flags)), sorted(segments)


def read_facts(path):
    """The number of tiles of a set, and its tiles by id: [copies, flag, width, height, cells by column and row]."""
    total, tiles, last = None, {}, None
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            place = f"{os.path.basename(path)}:{number}"
            line = line.split("#")[0].rstrip()
            tile, cell = TILE.fullmatch(line), CELL.fullmatch(line)
            if not line:
                continue
            if re.fullmatch(r"tiles \d+", line):
                total = int(line.split()[1])
            elif tile:
                last, copies, edges, width, height, flag, marks, features = tile.groups()
                if last in tiles:
                    fail(place, f"{last} is there twice")
                cells = {(0, 0): read_cell(place, edges, marks.split(), features or "")} if edges else {}
                tiles[last] = [int(copies), flag, int(width or 1), int(height or 1), cells]
            elif cell and last:
                column, row, edges, flags, features = cell.groups()
                tiles[last][4][int(column), int(row)] = read_cell(place, edges, flags.split(), features)
            else:
                fail(place, "this line has no correct form")
    return total, tiles


# ---- what the program says ----

def told_cell(cell):
    segments = cell["segments"]

    def where(segment):
        return tuple(segment["halves"] if segment["kind"] == "farm" else segment["sides"] + segment["halves"])

    return tuple(cell["edges"]), tuple(sorted(cell["flags"])), sorted(
        (segment["kind"], where(segment), segment["pennants"], tuple(sorted(segment["marks"])),
         tuple(sorted(where(segments[i]) for i in segment["touches"])),
         tuple(sorted((segments[i]["kind"], where(segments[i])) for i in segment["links"]))) for segment in segments)


def told_tiles(cli):
    sets = {}
    listed = json.loads(subprocess.run([cli, "tiles", "--json"], check=True, capture_output=True).stdout)["tiles"]
    for tile in listed:
        flag = next((word for word in ("start", "first", "last", "held", "variant") if tile[word]), "-")
        sets.setdefault(tile["set"], {})[tile["id"]] = [
            tile["copies"], flag, tile["width"], tile["height"],
            {(cell["column"], cell["row"]): told_cell(cell) for cell in tile["cells"]}]
    return sets


def compare(name, facts, told):
    wrong = [f"{name}: {tile} has no facts" for tile in sorted(set(told) - set(facts))]
    wrong += [f"{name}: {tile} is missing" for tile in sorted(set(facts) - set(told))]
    for tile in sorted(set(facts) & set(told)):
        for what, fact, found in zip(("copies", "flag", "width", "height"), facts[tile], told[tile]):
            if fact != found:
                wrong.append(f"{tile}: {what}: {found}, and in the facts {fact}")
        for cell in sorted(set(facts[tile][4]) | set(told[tile][4])):
            fact, found = facts[tile][4].get(cell), told[tile][4].get(cell)
            if fact != found:
                wrong.append(f"{tile}, cell {cell}:\n  {found}\nand in the facts\n  {fact}")
    return wrong


def main(cli, folder):
    told = told_tiles(cli)
    names = {name[:-len(".facts")] for name in os.listdir(folder) if name.endswith(".facts")}
    wrong = [f"the set {name} has no facts: write {name}.facts" for name in sorted(set(told) - names)]
    wrong += [f"{name}.facts tells of a set that is not there" for name in sorted(names - set(told))]
    compared = 0
    for name in sorted(names & set(told)):
        total, facts = read_facts(os.path.join(folder, name + ".facts"))
        wrong += compare(name, facts, told[name])
        in_all = sum(tile[0] for tile in told[name].values() if tile[1] != "variant")
        if total != in_all:
            wrong.append(f"{name}: {in_all} tiles in all, and in the facts {total}")
        compared += len(facts)
    print("\n".join(wrong + [f"{compared} kinds of tiles in {len(names)} sets compared, {len(wrong)} differences"]))
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
