#!/usr/bin/env python3
"""icons.py - the icons are simple vector drawings: they are square, have the size of their folder, and hold no
pictures or links. Symbolic icons have one colour, so that a theme can change it.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import re
import sys
import xml.etree.ElementTree as ElementTree

SIZE = {"scalable": "128", "symbolic": "16"}
FORBIDDEN = {"image", "script", "foreignObject", "text", "use", "a"}
wrong = []
seen = 0


def check(path, place):
    root = ElementTree.parse(path).getroot()
    size = SIZE[place]
    if (root.get("width"), root.get("height"), root.get("viewBox")) != (size, size, f"0 0 {size} {size}"):
        wrong.append(f"{path} is not {size} by {size}")
    colours = set()
    for element in root.iter():
        if element.tag.split("}")[-1] in FORBIDDEN:
            wrong.append(f"{path} holds <{element.tag.split('}')[-1]}>")
        for name, value in element.attrib.items():
            if re.search(r"url\((?!#)|https?:|data:", value):
                wrong.append(f"{path} points outside itself: {value}")
            if name in ("fill", "stroke") and value != "none":
                colours.add(value)
    if place == "symbolic" and len(colours) > 1:
        wrong.append(f"{path} has {len(colours)} colours")


for folder, _, names in os.walk(sys.argv[1]):
    for name in sorted(names):
        path = os.path.join(folder, name)
        place = next((part for part in path.split(os.sep) if part in SIZE), None)
        if place is None or not name.endswith(".svg"):
            wrong.append(f"{path} is in no place of the icon theme")
            continue
        check(path, place)
        seen += 1

print("\n".join(wrong) or f"{seen} icons are as they should be")
sys.exit(1 if wrong or not seen else 0)
