#!/usr/bin/env python3
"""needed-targets.py DIR SELECTION... - prints what ninja has to build in DIR for the tests that `meson test` selects by
these words: everything but the programs that only other tests need.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import pathlib
import subprocess
import sys


def told(folder, what):
    """What Meson wrote down of the build."""
    return json.loads(pathlib.Path(folder, "meson-info", f"intro-{what}.json").read_text(encoding="utf-8"))


def main():
    folder, *selection = sys.argv[1:]
    listed = subprocess.run(["meson", "test", "-C", folder, "--no-rebuild", "--list", *selection],
                            stdout=subprocess.PIPE, text=True, check=True).stdout
    selected = {line.rpartition(" / ")[2] for line in listed.splitlines()}
    needed, others = set(), set()
    for test in told(folder, "tests") + told(folder, "benchmarks"):
        (needed if test["name"] in selected else others).update(test["depends"])
    for target in told(folder, "targets"):
        of_other_tests = target["type"] == "executable" and target["id"] in others and not target["installed"]
        if target["id"] in needed or (target["build_by_default"] and not of_other_tests):
            print(*(os.path.relpath(name, os.path.abspath(folder)) for name in target["filename"]), sep="\n")


main()
