#!/usr/bin/env python3
"""test-tiles.py - a set of tiles in a file: listed, checked, and played from a record that carries it.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os

from command import check, cli, finish, game, same, scratch, score

FAIR = """# what our table plays with
[fair/stage]
name=stage at the road
copies=2
roads=E W inn
farms=nnw nne ene wnw; ese sse ssw wsw
[fair/big]
size=2x1
[fair/big/0,0]
cities=E
farms=nnw nne sse ssw wsw wnw @1
[fair/big/1,0]
cities=W
farms=nnw nne ene ese sse ssw @1
"""

with scratch() as folder:
    path = os.path.join(folder, "Our fair.tiles")

    def write(text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    write(FAIR)
    ran = cli("tiles", "--file", path)
    same((ran.code, ran.err), (0, ""), "a sound set")
    check("stage at the road" in ran.out and "fair/big/1,0" in ran.out and "crfr" not in ran.out, f"listed: {ran.out}")
    tiles = json.loads(cli("tiles", "--json", "--file", path).out)["tiles"]
    same([(tile["id"], tile["set"], tile["copies"], tile["width"]) for tile in tiles],
         [("fair/stage", "Our fair", 2, 1), ("fair/big", "Our fair", 1, 2)], "the set as JSON")
    lines = cli("tiles", "--lines", "-f", path)
    same(lines.code, 0, "setup lines")
    check(lines.out.startswith('tiles "Our fair"\ntile fair/stage "name=stage at the road" copies=2 '), lines.out)

    # The record holds the set: the file is not read again.
    os.remove(path)
    record = game("place fair/stage 1,0 r0 follower road:W", "place fair/big 1,1 r3", setup=lines.out)
    result = score(record)
    same(result["tiles_left"], 71 + 3 - 2, "tiles that are left: the set has three, two of them are laid")
    again = cli("export", "-", stdin=record).out
    check(lines.out in again, "the record is written with its set")
    same(score(again)["players"], result["players"], "the written record gives the same game")

    write(FAIR.replace("inn\n", "in\n"))
    ran = cli("tiles", "--file", path)
    same((ran.code, ran.out), (2, ""), "a set with a fault")
    check("tile fair/stage of the set Our fair: “in” cannot stand behind “roads=”; possible here: inn" in ran.err,
          f"the fault: {ran.err}")
    write("[fair/stage\n")
    check(": line 1: a bracket" in cli("tiles", "--file", path).err, "a fault in a line")

finish("sets of tiles in files: listed, checked, played")
