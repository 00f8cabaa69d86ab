#!/usr/bin/env python3
"""needed-targets.py DIR SELECTION... - prints what ninja has to build in DIR for the tests that `meson test` selects by
these words: everything but the programs that only other tests need.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import subprocess
import sys


def meson(*words):
    return subprocess.run(["meson", *words], stdout=subprocess.PIPE, text=True, check=True).stdout


def introspect(folder, what):
    return json.loads(meson("introspect", folder, what))


def main():
    folder, *selection = sys.argv[1:]
    listed = meson("test", "-C", folder, "--no-rebuild", "--list", *selection).splitlines()
    selected = {line.rpartition(" / ")[2] for line in listed}
    needed, others = set(), set()
    for test in introspect(folder, "--tests") + introspect(folder, "--benchmarks"):
        (needed if test["name"] in selected else others).update(test["depends"])
    for target in introspect(folder, "--targets"):
        of_other_tests = target["type"] == "executable" and target["id"] in others and not target["installed"]
        if target["id"] in needed or (target["build_by_default"] and not of_other_tests):
            print(*(os.path.relpath(name, os.path.abspath(folder)) for name in target["filename"]), sep="\n")


main()
