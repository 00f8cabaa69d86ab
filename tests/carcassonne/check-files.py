#!/usr/bin/env python3
"""check-files.py ROOT SYSTEMS FILE ... - every file of a system is in the build.  Meson looks for the files that only
some systems have when it configures a build.  This test names a file that came later, one that is not listed, and one
whose name no system has.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import pathlib
import sys

ROOT, SYSTEMS, BUILT = sys.argv[1], sys.argv[2].split(), {os.path.basename(path) for path in sys.argv[3:]}
LIST = "src/carcassonne/meson.build"

wrong, found = [], 0
for pattern in ("data/tiles/*.tiles", "src/carcassonne/systems/*/*.c", "src/carcassonne/systems/*/*.man",
                "src/carcassonne/systems/*/*.ids", "tests/carcassonne/systems/*/*.c"):
    for path in sorted(pathlib.Path(ROOT).glob(pattern)):
        system = path.stem if path.suffix == ".tiles" else path.parent.name
        if system not in SYSTEMS:
            wrong.append(f"{path}: {LIST} lists no system {system}")
        elif path.name not in BUILT:
            wrong.append(f"{path} is not in this build: list it in {LIST} if it is a second source file, or configure "
                         "the build again with meson setup --reconfigure")
        else:
            found += 1
if found < len(BUILT):
    wrong.append(f"the build has {len(BUILT)} files of systems, and {found} were found")
print("\n".join(wrong) or f"{found} files of systems are in the build")
sys.exit(1 if wrong else 0)
