#!/usr/bin/env python3
"""count-tests.py - the end of ./check: prints the last lines of every test that failed, the names of skipped
tests, those that took longest, and "N passed, N failed" as the last line.

Reads Meson's testlog.json files. If a test prints TAP, each of its cases is counted; any other test counts once.
A test that failed counts as at least one failure, even if all its cases passed.
SPDX-License-Identifier: GPL-3.0-or-later"""

import argparse
import json
import re
import sys

GOOD = {"OK", "EXPECTEDFAIL"}
CASE = re.compile(r"^(not )?ok\b([^#\n]*)(#\s*(SKIP)\b.*)?", re.IGNORECASE | re.MULTILINE)
TAIL = 60
SLOWEST = 10


def count(test):
    """(passed, failed, skipped) for one test of the log."""
    passed = failed = skipped = 0
    for case in CASE.finditer(test.get("stdout") or ""):
        if case.group(4):
            skipped += 1
        elif case.group(1):
            failed += 1
        else:
            passed += 1
    result = test["result"]
    if result == "SKIP":
        return 0, 0, max(skipped, 1)
    if result in GOOD:
        return (passed, failed, skipped) if passed + failed + skipped else (1, 0, 0)
    return passed, max(failed, 1), skipped


def show(test):
    print(f"\n-- {test['name']}: {test['result']}")
    output = "\n".join(part for part in (test.get("stdout"), test.get("stderr")) if part)
    for line in output.splitlines()[-TAIL:]:
        print("   " + line)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--unbuilt", type=int, default=0)
    parser.add_argument("logs", nargs="*")
    arguments = parser.parse_args()

    passed, failed, skips, times = 0, arguments.unbuilt, [], []
    for path in arguments.logs:
        with open(path, encoding="utf-8", errors="replace") as log:
            for line in log:
                test = json.loads(line)
                good, bad, skipped = count(test)
                times.append((test.get("duration", 0), test["name"]))
                passed += good
                failed += bad
                if skipped:
                    skips.append(test["name"])
                if bad:
                    show(test)
    if skips:
        print("Skipped, in whole or in part: " + ", ".join(sorted(set(skips))))
    slowest = sorted(times, reverse=True)[:SLOWEST]
    if slowest:
        print("Slowest: " + ", ".join(f"{name} {seconds:.0f} s" for seconds, name in slowest))
    print(f"{passed} passed, {failed} failed", flush=True)
    return 0 if passed and not failed else 1


sys.exit(main())
