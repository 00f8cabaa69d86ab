#!/usr/bin/env python3
"""made-from-systems.py ROOT - make-ids.py and make-man.py read what systems have that somebody adds.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import pathlib
import subprocess
import sys
import tempfile

MAKERS = pathlib.Path(sys.argv[1]) / "build-aux"
wrong = []


def check(right, what):
    if not right:
        wrong.append(what)


def run(maker, *args):
    return subprocess.run([sys.executable, MAKERS / maker, *map(str, args)], capture_output=True, text=True,
                          check=False)


def ids(folder, **systems):
    """What make-ids.py says about these files, and the ids of the rulings it made."""
    files = {name: folder / f"carc-{name}.ids" for name in systems}
    for name, path in files.items():
        path.write_text(systems[name], encoding="utf-8")
    header = folder / "carc-ids.h"
    header.unlink(missing_ok=True)
    said = run("make-ids.py", header, *(f"{name}={path}" for name, path in files.items())).stderr
    return said, header.read_text(encoding="utf-8") if header.exists() else ""


def check_ids(folder):
    said, header = ids(folder, count="ruling N1\nruling N2\n", winds="shares N\nruling NW1\nruling N3\n")
    check(said == "" and header.index("CARC_N2,") < header.index("CARC_N3,") < header.index("CARC_NW1,"),
          f"a sheet that is shared, and one of two letters: {said}")
    for first, second, sentence in (
            ("ruling N1\n", "ruling N3\n", "carc-count.ids has the rulings N already"),
            ("ruling NW1\n", "# winds\nruling NW2\n", "carc-count.ids has the rulings NW already"),
            ("ruling N1\n", "shares NW\nruling NW1\n", "no other system has rulings NW")):
        said, header = ids(folder, count=first, winds=second)
        number = 2 if second.startswith("#") else 1
        check(f"carc-winds.ids:{number}: " in said and sentence in said and header == "", f"{second!r}: {said}")


def check_manual(folder):
    (folder / "made.tables").write_text("system\tcount\tset\tThe Count\nsystem\twinds\tset\tNorth Wind\n",
                                        encoding="utf-8")
    rulings = [{"id": name, "system": system, "sheet": "1", "question": f"{name}?", "fixed": True,
                "readings": [{"word": "fixed", "sentence": "So."}]}
               for name, system in (("N1", "count"), ("N12", "count"), ("NW1", "winds"))]
    (folder / "rules.json").write_text(
        json.dumps({"format": "arbitress-rules", "game": "carcassonne", "rulings": rulings}), encoding="utf-8")
    (folder / "all.5.in").write_text("@rulings carcassonne\n", encoding="utf-8")
    (folder / "one.5.in").write_text("@rulings carcassonne N\n", encoding="utf-8")
    ran = run("make-man.py", folder, *(folder / name for name in ("made.tables", "rules.json", "all.5.in", "one.5.in")))
    check(ran.returncode == 0, ran.stderr)
    for page, tags in (("all.5", ['.SS "The Count"', ".B N1", ".B N12", '.SS "North Wind"', ".B NW1"]),
                       ("one.5", [".B N1", ".B N12"])):
        lines = (folder / page).read_text(encoding="utf-8").splitlines()
        check([line for line in lines if line.startswith((".SS", ".B "))] == tags, f"{page}: {lines}")


with tempfile.TemporaryDirectory() as name:
    check_ids(pathlib.Path(name))
    check_manual(pathlib.Path(name))
print("\n".join(wrong) or "both read what is added")
sys.exit(1 if wrong else 0)
