#!/usr/bin/env python3
"""mutate.py - changes the rules a little, and looks whether a test notices.

SPDX-License-Identifier: GPL-3.0-or-later

    mutate.py SOURCE [--seed N] [--count N] [--minutes N] [--least PERCENT]

A mutant is the program with one small change in src/table, src/carcassonne or src/catan: another comparison, TRUE for
FALSE, a statement that is left out, and so on.  The source is copied to a temporary folder and built there without the
application.  For each mutant the libraries and the tests are built again, and the unit tests of its room are run until
one fails.  A mutant that no test notices is printed: either a test is missing, or the change makes no difference.

The sample depends only on the seed and the source.  The run ends when `count` mutants were tried or the time is over.
It fails if fewer mutants than `least` percent were noticed.
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOMS = {
    'table': ('table', 'carcassonne', 'catan', 'old-records'),
    'carcassonne': ('carcassonne', 'games', 'old-records', 'fuzz'),
    'catan': ('catan', 'old-records', 'fuzz'),
}
COPIED = ('src', 'tests', 'data', 'po', 'build-aux', 'meson.build', 'meson_options.txt', 'NEWS.md', 'README.md',
          'CONTRIBUTING.md', 'COPYING', 'ui')
# What is changed into what, outside of strings and comments.
CHANGES = (
    (r' == ', ' != '), (r' != ', ' == '), (r' < ', ' <= '), (r' <= ', ' < '), (r' > ', ' >= '), (r' >= ', ' > '),
    (r' && ', ' || '), (r' \|\| ', ' && '), (r' \+ ', ' - '), (r' - ', ' + '), (r' \+= ', ' -= '), (r' -= ', ' += '),
    (r'\+\+', '--'), (r'--', '++'), (r'\bTRUE\b', 'FALSE'), (r'\bFALSE\b', 'TRUE'), (r' = 0;', ' = 1;'),
    (r' \+ 1\b', ''), (r' - 1\b', ''), (r'\bcontinue;', ';'), (r'\bbreak;', ';'), (r'\bMIN \(', 'MAX ('),
    (r'\bMAX \(', 'MIN ('), (r'\bif \(', 'if (!'),
)
STATEMENT = re.compile(r'^\s+(?!return|break|continue|goto|g_auto|g_assert|guint|gint|int|const|static|g_free)'
                       r'[a-z_][\w>.\[\]-]* (\(|[-+|&]?= )[^{}]*;$')
LITERALS = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/')
BUILD_SECONDS = 300
TEST_SECONDS = 600


def blanked(line):
    """The line with blanks for what stands in strings and comments."""
    return LITERALS.sub(lambda found: '\0' * len(found.group()), line)


def mutants_of(path):
    """Yields (number of the line, the line as it is, the line changed)."""
    in_comment = False
    with open(path, encoding='utf-8') as file:
        lines = file.read().split('\n')
    for number, line in enumerate(lines):
        starts = '/*' in line and '*/' not in line[line.index('/*'):]
        if in_comment or starts or line.startswith('#') or line.endswith('\\') or 'g_assert' in line \
                or 'STATIC_ASSERT' in line or not line.startswith(' ') or line.lstrip().startswith(('{', '.', '*')):
            in_comment = (in_comment or starts) and '*/' not in line
            continue
        code = blanked(line)
        for pattern, instead in CHANGES:
            for found in re.finditer(pattern, code):
                changed = line[:found.start()] + instead + line[found.end():]
                if pattern == r'\bif \(':
                    changed = negated(line, code, found.start())
                if changed is not None:
                    yield number, line, changed
        if STATEMENT.match(code):
            yield number, line, line[:len(line) - len(line.lstrip())] + ';'


def negated(line, code, start):
    """`if (a)` becomes `if (!(a))`; None if the condition goes on in the next line."""
    depth, first = 0, code.index('(', start)
    for i in range(first, len(code)):
        depth += {'(': 1, ')': -1}.get(code[i], 0)
        if depth == 0:
            return line[:first] + '(!' + line[first:i + 1] + ')' + line[i + 1:]
    return None


def sample(source, seed):
    """All mutants in an order by chance; one line of each file is not changed twice before all others were."""
    found = []
    for room in ROOMS:
        folder = os.path.join(source, 'src', room)
        for name in sorted(os.listdir(folder)):
            if name.endswith('.c'):
                path = os.path.join('src', room, name)
                found += [(room, path, *mutant) for mutant in mutants_of(os.path.join(source, path))]
    random.Random(seed).shuffle(found)
    return found


def run(command, seconds):
    """The exit code; 1 if it takes too long."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          start_new_session=True) as process:
        try:
            return process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return 1


def prepare(source, folder):
    """Copies and builds the source.  Returns the build folder, and the names of the tests of each room."""
    for name in COPIED:
        path = os.path.join(source, name)
        copy = shutil.copytree if os.path.isdir(path) else shutil.copy
        copy(path, os.path.join(folder, name))
    build = os.path.join(folder, '_build')
    subprocess.run(['meson', 'setup', build, folder, '-Dapp=false', '-Dbench=false', '-Doptimization=1'], check=True,
                   stdout=subprocess.DEVNULL)
    subprocess.run(['ninja', '-C', build], check=True, stdout=subprocess.DEVNULL)
    out = subprocess.run(['meson', 'introspect', '--tests', build], check=True, capture_output=True, text=True).stdout
    tests = [test['name'] for test in json.loads(out) if any('unit' in suite for suite in test['suite'])]
    return build, {room: [name for name in tests if name.startswith(begins)] for room, begins in ROOMS.items()}


def try_one(build, folder, tests, mutant):
    """Returns 'noticed', 'survived' or 'not built'."""
    room, path, number, _, changed = mutant
    full = os.path.join(folder, path)
    with open(full, encoding='utf-8') as file:
        text = file.read()
    lines = text.split('\n')
    lines[number] = changed
    try:
        with open(full, 'w', encoding='utf-8') as file:
            file.write('\n'.join(lines))
        if run(['ninja', '-C', build], BUILD_SECONDS):
            return 'not built'
        failed = run(['meson', 'test', '-C', build, '--no-rebuild', '--maxfail', '1', '--timeout-multiplier', '0.5',
                      *tests[room]], TEST_SECONDS)
        return 'noticed' if failed else 'survived'
    finally:
        with open(full, 'w', encoding='utf-8') as file:
            file.write(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('source')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=60)
    parser.add_argument('--minutes', type=float, default=25)
    parser.add_argument('--least', type=int, default=80)
    options = parser.parse_args()
    tried = {'noticed': 0, 'survived': 0, 'not built': 0}
    with tempfile.TemporaryDirectory(prefix='arbitress-mutate-') as folder:
        build, tests = prepare(options.source, folder)
        mutants = sample(options.source, options.seed)
        print('%d possible mutants, seed %d' % (len(mutants), options.seed), flush=True)
        for room, names in tests.items():
            if not names or run(['meson', 'test', '-C', build, '--no-rebuild', *names], TEST_SECONDS):
                sys.exit('%s: the tests fail without any change' % room)
        end = time.monotonic() + 60 * options.minutes
        for mutant in mutants:
            if tried['noticed'] + tried['survived'] >= options.count or time.monotonic() > end:
                break
            result = try_one(build, folder, tests, mutant)
            tried[result] += 1
            if result == 'survived':
                _, path, number, line, changed = mutant
                print('survived: %s:%d\n  - %s\n  + %s' % (path, number + 1, line.strip(), changed.strip()), flush=True)
    whole = tried['noticed'] + tried['survived']
    print('%d of %d mutants noticed, %d not built' % (tried['noticed'], whole, tried['not built']))
    sys.exit(1 if whole == 0 or 100 * tried['noticed'] < options.least * whole else 0)


main()
