#!/usr/bin/env python3
"""check-facts.py - compares the tile sets of data/tiles with a list of tiles written down independently (JSON).

    check-facts.py TILES-FOLDER [FACTS.json]

The list has {"tiles": [{set, copies, edges, cities, roads, farms, cloister, river}]}, edges as letters for N, E, S, W
and half-edges NL NR EL ER SL SR WL WR clockwise.  Its ids are not ours, so each set is compared as a multiset of
structures, each tile turned to one canonical rotation.  Without FACTS.json, and ARBITRESS_FACTS in the environment, the
check is skipped (exit 77).
SPDX-License-Identifier: GPL-3.0-or-later"""

import collections
import configparser
import json
import os
import sys

SETS = {"base": "basic:1", "river": "river/1:1", "inns": "inns-and-cathedrals:1", "siege": "siege/cathars"}
SIDES = "NESW"
HALVES = ["nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"]
THEIR_HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
MARKS = ("inn", "cathedral", "siege", "herd")


def canonical(tile):
    """The least of the four rotations of (cities, roads, rivers, farms, cloister)."""
    cities, roads, rivers, farms, cloister = tile
    turned = []
    for turns in range(4):
        def sides(some):
            return tuple(sorted((side + turns) % 4 for side in some))

        city_keys = [(sides(c[0]),) + c[1:] for c in cities]
        turned.append((
            tuple(sorted(city_keys)),
            tuple(sorted((sides(r[0]),) + r[1:] for r in roads)),
            tuple(sorted(sides(r) for r in rivers)),
            tuple(sorted((tuple(sorted((h + 2 * turns) % 8 for h in f[0])),
                          tuple(sorted(city_keys[i] for i in f[1])), f[2]) for f in farms)),
            cloister))
    return min(turned)


def edges(tile):
    letters = ["F"] * 4
    for letter, group in (("C", tile[0]), ("R", tile[1])):
        for feature in group:
            for side in feature[0]:
                letters[side] = letter
    for stretch in tile[2]:
        for side in stretch:
            letters[side] = "I"
    return "".join(letters)


def ours(path):
    parser = configparser.ConfigParser(interpolation=None, strict=True, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    found = collections.Counter()
    names = {}
    for name in parser.sections():
        group = parser[name]

        def features(key):
            texts = [text.split() for text in group.get(key, "").split(";")]
            return [words for words in texts if words]

        def marks(words):
            return tuple(mark for mark in MARKS if mark in words)

        tile = (
            [(tuple(SIDES.index(w) for w in words if w in SIDES), words.count("+"), marks(words))
             for words in features("cities")],
            [(tuple(SIDES.index(w) for w in words if w in SIDES), marks(words)) for words in features("roads")],
            [tuple(SIDES.index(w) for w in words) for words in features("river")],
            [(tuple(HALVES.index(w) for w in words if w in HALVES),
              tuple(int(w[1:]) - 1 for w in words if w.startswith("@")), "herd" in words)
             for words in features("farms")],
            group.get("cloister", "false") == "true")
        key = canonical(tile)
        found[key] += int(group.get("copies", "1"))
        names.setdefault(key, name)
    return found, names


def theirs(facts, wanted):
    found = collections.Counter()
    names = {}
    for entry in facts["tiles"]:
        if entry["set"] != wanted:
            continue
        tile = (
            [(tuple(SIDES.index(e) for e in c["edges"]), c["pennants"],
              tuple(m for m in MARKS if c.get(m))) for c in entry["cities"]],
            [(tuple(SIDES.index(e) for e in r["edges"]), tuple(m for m in MARKS if r.get(m))) for r in entry["roads"]],
            [tuple(SIDES.index(e) for e in (r["edges"] if isinstance(r, dict) else r))
             for r in (entry.get("river") or [])],
            [(tuple(THEIR_HALVES.index(h) for h in f["half"]), tuple(f["cities"]), bool(f.get("pig_herd")))
             for f in entry["farms"]],
            bool(entry.get("cloister")))
        if edges(tile) != entry["edges"]:
            sys.exit(f"{entry['id']}: the list contradicts itself: {edges(tile)} {entry['edges']}")
        key = canonical(tile)
        found[key] += entry["copies"]
        names.setdefault(key, entry["id"])
    return found, names


def main():
    path = sys.argv[2] if len(sys.argv) > 2 else os.environ.get("ARBITRESS_FACTS")
    if not path:
        print("no list of tiles was given")
        sys.exit(77)
    with open(path, encoding="utf-8") as file:
        facts = json.load(file)
    wrong = compared = 0
    for name, wanted in SETS.items():
        mine, my_names = ours(os.path.join(sys.argv[1], name + ".tiles"))
        given, their_names = theirs(facts, wanted)
        if not given:
            sys.exit(f"the list has no set {wanted}")
        for key in set(mine) | set(given):
            if mine[key] != given[key]:
                wrong += 1
                print(f"{name}: {my_names.get(key, '-')}: {mine[key]} copies, {given[key]} in the list "
                      f"({their_names.get(key, '-')})\n    {key}")
        compared += sum(mine.values())
    print(f"{compared} tiles compared, {wrong} differences")
    sys.exit(1 if wrong else 0)


main()
