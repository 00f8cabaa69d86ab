#!/usr/bin/env python3
"""potfiles.py - po/POTFILES lists exactly the files with text to translate: a missing file would never be translated,
and a file that does not exist would break the next update of the translations.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import re
import sys

ROOT = sys.argv[1]
IN_C = re.compile(r'\b(?:[NC]?_|NC_|g_d?n?p?gettext2?|n?gettext|g_dngettext|g_dpgettext2?)\s*\(\s*[^)"]*"')
IN_XML = re.compile(r'translatable="(?:yes|true)"')
ALWAYS = re.compile(r"^data/[^/]*\.(?:desktop|metainfo\.xml|xml)\.in$|^data/[^/]*\.gschema\.xml$")


def holds_text(path):
    if ALWAYS.match(path):
        return True
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        text = file.read()
    if path.endswith((".c", ".h")):
        text = re.sub(r"^\s*#\s*define[^\n]*$|/\*.*?\*/", "", text, flags=re.MULTILINE | re.DOTALL)
        return bool(IN_C.search(text))
    return bool(IN_XML.search(text))


def candidates():
    for room in ("data", "src", "ui"):
        for folder, _, names in os.walk(os.path.join(ROOT, room)):
            for name in names:
                if name.endswith((".c", ".h", ".ui", ".in", ".gschema.xml")):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


with open(os.path.join(ROOT, "po", "POTFILES"), encoding="utf-8") as potfiles:
    listed = [line.strip() for line in potfiles if line.strip() and not line.startswith("#")]

wanted = {path for path in candidates() if holds_text(path)}
wrong = [f"{path} has text to translate and is not in po/POTFILES" for path in sorted(wanted - set(listed))]
wrong += [f"{path} is in po/POTFILES and has no text to translate" for path in sorted(set(listed) - wanted)]
wrong += [f"{path} is in po/POTFILES twice" for path in sorted(set(listed)) if listed.count(path) > 1]

print("\n".join(wrong) or f"{len(listed)} files")
sys.exit(1 if wrong else 0)
