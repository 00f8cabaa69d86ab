"""command.py - runs arbitress-cli for the tests in this folder, and collects what failed.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import subprocess
import sys
import tempfile

CLI = sys.argv[1]
ROOT = sys.argv[2]
HEAD = "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n"

failures = []


class Ran:
    """One finished run: its exit code, and its output as bytes and as text."""

    def __init__(self, done):
        self.code = done.returncode
        self.raw = done.stdout
        self.out = done.stdout.decode("utf-8", "replace")
        self.err = done.stderr.decode("utf-8", "replace")


def cli(*words, stdin=b"", env=None):
    if isinstance(stdin, str):
        stdin = stdin.encode()
    surroundings = dict(os.environ, **(env or {}))
    surroundings.pop("DISPLAY", None)
    surroundings.pop("WAYLAND_DISPLAY", None)
    return Ran(subprocess.run([CLI, *words], input=stdin, capture_output=True, timeout=120, env=surroundings,
                              check=False))


def score(record, *words, code=0):
    ran = cli("score", "-", "--json", *words, stdin=record)
    check(ran.code == code, f"score --json ended with {ran.code}, not {code}: {ran.err}")
    if not ran.out:
        finish("")  # without output the test cannot continue
    return json.loads(ran.out)


def game(*entries, setup=""):
    return HEAD + setup + "play\n" + "".join(entry + "\n" for entry in entries)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def check(truth, sentence):
    if not truth and sentence not in failures:
        failures.append(sentence)
    return truth


def same(got, wanted, what):
    """Of two long lists, only what differs is told."""
    if isinstance(got, list) and isinstance(wanted, list) and len(got) > 20:
        return check(got == wanted, f"{what}: {[each for each in got if each not in wanted]!r} is there, "
                     f"{[each for each in wanted if each not in got]!r} is missing, or the order differs")
    return check(got == wanted, f"{what}: {got!r}, not {wanted!r}")


def scratch():
    return tempfile.TemporaryDirectory(prefix="arbitress-cli-")


def finish(what):
    print("\n".join(failures) or what)
    sys.exit(1 if failures else 0)
