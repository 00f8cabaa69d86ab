#!/usr/bin/env python3
"""manners.py - rules for the source files: every file says what it is and has a licence, lines and functions are
short, no work is left for later, and each room includes only what it may know.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import re
import sys

ROOT = sys.argv[1]
SOURCES = (".c", ".h", ".py", ".sh", ".ui", ".css", ".build")
COLUMNS = 120  # as in .clang-format
FUNCTION = 100
FILE = 1000
SKIPPED = {".git", "__pycache__"}
LATER = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")

# Who may include whom. A room may always include its own headers and the C library.
GLIB = {"glib.h", "glib-object.h", "glib/gi18n"}
GTK = GLIB | {"gio", "gtk", "adwaita.h"}
PAGES = {"table", "art", "prompt", "evening", "app/kit", "app/board", "config.h"}
ARROWS = {
    "table": (set(), GLIB),
    "carcassonne": ({"table"}, GLIB),
    "catan": ({"table"}, GLIB),
    "pad": ({"table"}, GLIB),
    "art": ({"table", "carcassonne", "catan", "pad"},
            GLIB | {"cairo", "pango", "png.h", "qrencode.h", "glib/gstdio.h"}),
    "library": ({"table"}, GLIB | {"gio", "glib", "sqlite3.h"}),
    "prompt": ({"table", "carcassonne", "catan", "pad"}, GLIB),
    "evening": ({"table", "art", "library", "config.h"}, GLIB | {"gio", "glib"}),
    "app/kit": ({"table", "art", "config.h"}, GTK | {"gdk", "xcb"}),
    "app/board": ({"table", "art", "prompt", "evening", "app/kit", "config.h"}, GTK),
    "app/carcassonne": (PAGES | {"carcassonne"}, GTK),
    "app/catan": (PAGES | {"catan"}, GTK),
    "app/pad": (PAGES | {"pad"}, GTK),
    "app/table": (PAGES, GTK),
    "app/setup": (PAGES, GTK),
    "app/shell": (PAGES | {"app/setup", "app/table"}, GTK),
    "cli": ({"table", "carcassonne", "catan", "pad", "art", "library", "evening", "config.h"},
            GLIB | {"gio", "glib"}),
}
# Rooms that serve every game name none, but for the two files that list them.
NAMELESS = {"table", "library", "evening", "app/kit", "app/board", "app/table", "app/setup", "app/shell"}
LISTS = {"src/app/board/faces.h", "src/app/board/game-face.c"}
# The rooms of the games.  Neither the rooms that serve every game nor those of another game in the application may see
# one of them, not even through a header of a third room.
GAMES = {"carcassonne", "catan", "pad"}
GAME = re.compile(r"\b(?:carc|catan|pad|turn_flow)_\w+|\b(?:Carc|Catan|Pad|Turn)[A-Z]\w+")
OUTSIDE = re.compile(r"^(?:glib.*|gio|gobject|cairo.*|pango.*|png\.h|qrencode\.h|sqlite3\.h|xcb|gtk|gdk|gsk|"
                     r"adwaita\.h|librsvg)$")

wrong = []


def complain(path, line, sentence):
    wrong.append(f"{path}:{line}: {sentence}")


def sources():
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(f for f in folders if f not in SKIPPED and not f.startswith("_build"))
        for name in sorted(names):
            if name.endswith(SOURCES):
                yield os.path.relpath(os.path.join(folder, name), ROOT)


def check_lines(path, lines):
    if lines and not any("SPDX-License-Identifier" in line for line in lines[:15]):
        complain(path, 1, "no licence in the first lines")
    if path.endswith((".c", ".h")):
        if not lines or not lines[0].startswith("/* " + os.path.basename(path) + " - "):
            complain(path, 1, "does not begin by saying what it is")
        if len(lines) > FILE:
            complain(path, len(lines), f"more than {FILE} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS and not path.endswith(".ui"):
            complain(path, number, f"{len(line)} columns, more than {COLUMNS}")
        if line != line.rstrip() or "\t" in line:
            complain(path, number, "a tab, or a space at the end")
        if LATER.search(line):
            complain(path, number, "left for later")


def check_functions(path, lines):
    start = None
    for number, line in enumerate(lines, 1):
        if line == "{":
            start = number
        elif line == "}" and start is not None:
            if number - start - 1 > FUNCTION:
                complain(path, start, f"a function of {number - start - 1} lines, more than {FUNCTION}")
            start = None


def room_of(parts):
    """The room a path below src is in; the rooms of the application are folders of their own."""
    return "/".join(parts[:2]) if parts[0] == "app" else parts[0]


def check_arrows(path, lines):
    parts = path.split(os.sep)
    if parts[0] != "src" or len(parts) < 3:
        return
    room = room_of(parts[1:])
    if room not in ARROWS:
        complain(path, 1, f"is in a room nobody knows: {room}")
        return
    rooms, outside = ARROWS[room]
    for number, line in enumerate(lines, 1):
        game = GAME.search(line) if room in NAMELESS and path not in LISTS else None
        if game:
            complain(path, number, f"{room} serves every game and may not name {game.group(0)}")
        include = re.match(r'#\s*include\s+([<"])([^>"]+)[>"]', line)
        if not include:
            continue
        head = room_of(include.group(2).split("/"))
        if include.group(1) == '"':
            if "/" in include.group(2) and head not in rooms | {room}:
                complain(path, number, f"{room} may not know {head}")
            elif include.group(2) == "config.h" and "config.h" not in rooms:
                complain(path, number, f"{room} may not know a path")
        elif OUTSIDE.match(include.group(2).split("/")[0]) and not include.group(2).startswith(tuple(outside)):
            complain(path, number, f"{room} may not know {include.group(2)}")


included = {}  # path: the paths of the headers that it includes


def note_includes(path, text):
    included[path] = []
    for name in re.findall(r'^#\s*include\s+"([^"]+)"', text, re.MULTILINE):
        for folder in (os.path.dirname(path), "src"):
            header = os.path.normpath(os.path.join(folder, name))
            if os.path.exists(os.path.join(ROOT, header)):
                included[path].append(header)
                break


def check_seen(path):
    """Which games does the file see, through all the headers that come with it?"""
    room = room_of(path.split(os.sep)[1:])
    own = room.split("/")[-1]
    if room not in NAMELESS and not (room.startswith("app/") and own in GAMES) or path in LISTS:
        return
    reached, left = {path: None}, [path]
    while left:
        at = left.pop(0)
        for header in included.get(at, []):
            if header not in reached:
                reached[header] = at
                left.append(header)
    for header in reached:
        game = header.split(os.sep)[1]
        if game in GAMES - {own}:
            complain(path, 1, f"sees {header}, which {reached[header]} includes")
            return


count = 0
for source in sources():
    with open(os.path.join(ROOT, source), encoding="utf-8") as file:
        text = file.read()
    content = text.splitlines() if text.strip() else []
    if text.strip() and not text.endswith("\n"):
        complain(source, len(content), "no newline at the end")
    check_lines(source, content)
    if source.endswith(".c"):
        check_functions(source, content)
    if source.endswith((".c", ".h")):
        check_arrows(source, content)
        if source.startswith("src" + os.sep):
            note_includes(source, text)
    count += 1

for source in included:
    check_seen(source)
print("\n".join(wrong) or f"{count} files are well-mannered")
sys.exit(1 if wrong or not count else 0)
