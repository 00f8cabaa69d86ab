#!/usr/bin/env python3
"""test-render.py - the map as a picture, without a display: formats, palettes, sizes, a tie; and wrong options.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import struct
import xml.dom.minidom

from command import ROOT, check, cli, finish, game, same, scratch

WHOLE = os.path.join(ROOT, "tests", "games", "fixtures", "lake-arb-p2.arb")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def size(png):
    check(png[:8] == b"\x89PNG\r\n\x1a\n", "no PNG")
    return struct.unpack(">II", png[16:24])


with scratch() as folder:

    def render(name, *words, record=WHOLE, stdin=b""):
        path = os.path.join(folder, name)
        ran = cli("render", record, "-o", path, *words, stdin=stdin)
        same((ran.code, ran.out, ran.err), (0, "", ""), f"render {name} {words}")
        return read(path) if os.path.exists(path) else b""

    plain = render("map.png", "--tile", "24")
    wide, high = size(plain)
    same(render("again.png", "--tile", "24"), plain, "drawn twice")
    larger = size(render("large.png", "--tile", "48"))
    check(larger[0] > 1.8 * wide and larger[1] > 1.5 * high, f"twice as large: {larger} after {(wide, high)}")
    check(size(render("bare.png", "--tile", "24", "--bare"))[1] < high, "without the scoreboard it is lower")
    pictures = {plain}
    for words in (("--palette", "dark"), ("--palette", "contrast"), ("--coordinates",), ("--last",), ("--until", "20"),
                  ("--until", "0"), ("--until", "33"), ("--tie", "33"), ("--tie", "33", "--rule", "A1=between"),
                  ("--tie", "33", "--until", "40")):
        pictures.add(render("other.png", "--tile", "24", *words))
    same(len(pictures), 11, "pictures that differ")
    same(render("tie.png", "--tile", "24", "--tie", "33:1"), render("tie.png", "--tile", "24", "--tie", "33"),
         "the first tie")

    svg = render("map.svg")
    same(xml.dom.minidom.parseString(svg).documentElement.tagName, "svg", "an SVG")
    check(render("MAP.PDF").startswith(b"%PDF-"), "a PDF, whatever its capitals")
    check(size(render("start.png", record="-", stdin=game().encode()))[0] > 50, "the starting tile alone")

    refused = cli("render", "-", "-o", os.path.join(folder, "refused.png"), stdin=game("place nope 1,0 r0"))
    check(refused.code == 1 and os.path.exists(os.path.join(folder, "refused.png")), "drawn although refused")

    before = set(os.listdir(folder))
    for words, sentence in (
            ((), "the output is missing: -o map.png, map.svg or map.pdf"),
            (("-o", os.path.join(folder, "map.gif")), "does not end in .png"),
            (("-o", os.path.join(folder, "x.png"), "--palette", "sepia"), "“sepia” is not a palette"),
            (("-o", os.path.join(folder, "x.png"), "--tile", "7"), "from 8 to 1024 pixels"),
            (("-o", os.path.join(folder, "x.png"), "--tile", "99999"), "from 8 to 1024 pixels"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "1"), "entry 1 brought no tie"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "33:2"), "entry 33 brought 1 tie only"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "33:"), "names no tie"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "last"), "names no tie"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "99"), "entry 99 brought no tie"),
            (("-o", os.path.join(folder, "x.png"), "--tie", "40", "--until", "30"), "entry 40 brought no tie"),
    ):
        ran = cli("render", WHOLE, *words)
        check(ran.code == 2 and sentence in ran.err, f"render {words[2:]}: {ran.code} {ran.err}")
    same(set(os.listdir(folder)), before, "nothing is left behind")

finish("pictures are drawn")
