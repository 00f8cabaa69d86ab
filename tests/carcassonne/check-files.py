#!/usr/bin/env python3
"""check-files.py ROOT SYSTEMS FILE ... - every file of a system is in the build.  Meson looks for the files that only
some systems have when it configures a build.  This test names a file that came later, and one whose name no system has.
SPDX-License-Identifier: GPL-3.0-or-later"""

import glob
import os
import re
import sys

ROOT, SYSTEMS, BUILT = sys.argv[1], sys.argv[2].split(), {os.path.basename(path) for path in sys.argv[3:]}

wrong, found = [], 0
for pattern in ("data/tiles/*.tiles", "src/carcassonne/systems/*/*.c", "src/carcassonne/systems/*/*.man",
                "tests/carcassonne/sheet-*.c", "tests/carcassonne/rulings-*.c", "tests/carcassonne/referee-*.c"):
    form = re.compile(re.escape(pattern).replace(r"\*", "([^/]*)", 1).replace(r"\*", "[^/]*"))
    for path in sorted(glob.glob(os.path.join(ROOT, pattern))):
        system = form.fullmatch(os.path.relpath(path, ROOT)).group(1)
        if system not in SYSTEMS:
            if "referee" not in pattern:  # the referee has files of its own beside those of systems
                wrong.append(f"{path}: src/carcassonne/meson.build lists no system {system}")
        elif os.path.basename(path) not in BUILT:
            wrong.append(f"{path} is not in this build: configure it again with meson setup --reconfigure")
        else:
            found += 1
if found < len(BUILT):
    wrong.append(f"the build has {len(BUILT)} files of systems, and {found} were found")
print("\n".join(wrong) or f"{found} files of systems are in the build")
sys.exit(1 if wrong else 0)
