#!/usr/bin/env python3
"""mutate.py - changes the rules a little, and looks whether a test notices.

SPDX-License-Identifier: GPL-3.0-or-later

    mutate.py SOURCE [--seed N...] [--count N] [--minutes N] [--least PERCENT] [--again FILE]

A mutant is the program with one small change in src/table, src/carcassonne or src/catan: another comparison, TRUE for
FALSE, a statement that is left out, and so on.  The source is copied to a temporary folder and built there without the
application.  For each mutant, what depends on the changed file is built again, and the unit tests of its room are run
until one fails; the quickest and those that noticed most before come first, and the slow ones are left out.  What all
seeds leave is then tried together: with the slow tests, too, and at last under AddressSanitizer.  Only if a test
fails, they are tried in smaller groups.  A mutant that no test notices is printed: either a test is missing, or the
change makes no difference.  A change that makes no difference is written down in equivalents.txt with the reason, and
is not tried.

The sample depends only on the seed and the source.  With --again, only the mutants that FILE names are tried, which is
what an earlier run printed.  With several seeds, `count` and `minutes` are meant for each of them.  The run ends when
`count` mutants were tried, the time is over or it is stopped; how many were noticed is printed in each case.  It fails
if fewer mutants than `least` percent were noticed.
"""
import argparse
import collections
import hashlib
import itertools
import json
import math
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# How the names of the tests begin that look at a room. Some tests of the prompt and the command line look at all rooms.
FACES = ('turn-flow', 'switch', 'turn-games', 'tried', 'tile-keys', 'beast-flow', 'catan-flow', 'cli-catan',
         'cli-json', 'cli-text', 'transcripts')
ROOMS = {
    'table': ('table', 'carcassonne', 'catan', 'old-records', *FACES),
    'carcassonne': ('carcassonne', 'games', 'old-records', 'fuzz', *FACES),
    'catan': ('catan', 'old-records', 'fuzz', *FACES),
}
COPIED = ('src', 'tests', 'data', 'po', 'build-aux', 'meson.build', 'meson_options.txt', 'NEWS.md', 'README.md',
          'CONTRIBUTING.md', 'COPYING', 'ui')
EQUIVALENTS = pathlib.Path(__file__).resolve().parent / 'equivalents.txt'
# What is changed into what, outside of strings and comments.
CHANGES = (
    (r' == ', ' != '), (r' != ', ' == '), (r' < ', ' <= '), (r' <= ', ' < '), (r' > ', ' >= '), (r' >= ', ' > '),
    (r' && ', ' || '), (r' \|\| ', ' && '), (r' \+ ', ' - '), (r' - ', ' + '), (r' \+= ', ' -= '), (r' -= ', ' += '),
    (r'\+\+', '--'), (r'--', '++'), (r'\bTRUE\b', 'FALSE'), (r'\bFALSE\b', 'TRUE'), (r' = 0;', ' = 1;'),
    (r' \+ 1\b', ''), (r' - 1\b', ''), (r'\bcontinue;', ';'), (r'\bbreak;', ';'), (r'\bMIN \(', 'MAX ('),
    (r'\bMAX \(', 'MIN ('), (r'\bif \(', 'if (!'),
)
STATEMENT = re.compile(r'^\s+(?!return|break|continue|goto|g_auto|g_assert|guint|gint|int|const|static|'
                       r'\w+_(?:free|unref) \()[a-z_][\w>.\[\]-]* (\(|[-+|&]?= )[^{}]*;$')
GUARD = re.compile(r'g_assert|STATIC_ASSERT|g_return_')  # against errors of the program: no test can reach it
LAST_CASE = re.compile(r'^\s+(?:case \w+|default): .*break;$')
LITERALS = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/')
FUNCTION = re.compile(r'^(\w+) \(')
NAMED = re.compile(r'^(?:[\w ]+: )?(src/[\w/-]+\.c)(?::\d+)?, ([\w#]+)\n *- (.*)\n *\+ (.*)', re.M)
BUILD_SECONDS = 900
ASLEEP_SECONDS = 600  # a test that does not end and does not work either
# An index after the end of an array stops the program.
CHECKED = '-fsanitize=bounds -fsanitize-undefined-trap-on-error'
AT_ONCE = 2  # tests
SLOWER = 10  # under AddressSanitizer, at most
AT_FIRST = 4  # tests whose programs are built before all others: most mutants need no more
SAID_EVERY = 10  # mutants
ALONE_SECONDS = 90  # the work of the tests that each mutant is tried with alone


def blanked(line):
    """The line with blanks for what stands in strings and comments."""
    return LITERALS.sub(lambda found: '\0' * len(found.group()), line)


def guarded(lines):
    """The lines of the conditions that lead to g_error (): these guard against errors of the program, too."""
    found = set()
    for number, line in enumerate(lines):
        if line.lstrip().startswith('g_error ('):
            first = number - 1
            while first > 0 and number - first < 6 and not lines[first].lstrip().startswith('if ('):
                first -= 1
            if lines[first].lstrip().startswith('if ('):
                found.update(range(first, number + 1))
    return found


def mutants_of(path):
    """Yields (number of the line, its function, the line as it is, the line changed).  If a function has the same line
    twice, the second has #2 after the function's name."""
    in_comment, name, seen = False, '', collections.Counter()
    with open(path, encoding='utf-8') as file:
        lines = file.read().split('\n')
    errors = guarded(lines)
    for number, line in enumerate(lines):
        if FUNCTION.match(line):
            name = FUNCTION.match(line).group(1)
        seen[name, line] += 1
        function = name if seen[name, line] == 1 else f'{name}#{seen[name, line]}'
        starts = '/*' in line and '*/' not in line[line.index('/*'):]
        if in_comment or starts or line.startswith('#') or line.endswith('\\') or GUARD.search(line) \
                or number in errors or not line.startswith(' ') or line.lstrip().startswith(('{', '.', '*')):
            in_comment = (in_comment or starts) and '*/' not in line
            continue
        code = blanked(line)
        ends_switch = LAST_CASE.match(line) and lines[number + 1].strip() == '}'  # nothing more to break off
        for pattern, instead in CHANGES:
            for found in re.finditer(pattern, code) if not (ends_switch and 'break' in pattern) else ():
                changed = line[:found.start()] + instead + line[found.end():]
                if pattern == r'\bif \(':
                    changed = negated(line, code, found.start())
                if changed is not None:
                    yield number, function, line, changed
        if STATEMENT.match(code):
            yield number, function, line, line[:len(line) - len(line.lstrip())] + ';'


def negated(line, code, start):
    """`if (a)` becomes `if (!(a))`; None if the condition goes on in the next line."""
    depth, first = 0, code.index('(', start)
    for i in range(first, len(code)):
        depth += {'(': 1, ')': -1}.get(code[i], 0)
        if depth == 0:
            return line[:first] + '(!' + line[first:i + 1] + ')' + line[i + 1:]
    return None


def sample(source, seed):
    """All mutants in an order by chance, in which a change of the source moves only the mutants of changed lines."""
    found = []
    for room in ROOMS:
        for path in sorted(pathlib.Path(source, 'src', room).rglob('*.c')):
            name = str(path.relative_to(source))
            found += [(room, name, *mutant) for mutant in mutants_of(path)]
    return sorted(found, key=lambda mutant: hashlib.sha256(repr((seed, *name_of(mutant))).encode()).digest())


def named(text):
    """The mutants that a text names: (file, function, the line, the line changed), without the space around them."""
    return {tuple(part.strip() for part in found.groups()) for found in NAMED.finditer(text)}


def name_of(mutant):
    _, path, _, function, line, changed = mutant
    return path, function, line.strip(), changed.strip()


def stop(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def worked():
    """The seconds that all programs which were started and have ended used of a processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Test:
    def __init__(self, told, build, programs):
        self.name = told['name']
        self.command, self.folder = told['cmd'], told['workdir'] or build
        self.environment = {**os.environ, **told['env']}
        self.is_unit = any(suite.endswith('unit') for suite in told['suite'])
        self.programs = [program for target in told['depends'] for program in programs[target]]
        self.seconds = None  # of work without a change
        self.run = self.noticed = 0

    def start(self):
        process = subprocess.Popen(self.command, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, process_group=0)
        # The limit is the work, not the time: a busy machine must not make a mutant look noticed.
        work = 10 + 10 * math.ceil(self.seconds or 60)
        try:
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (work, work))
        except ProcessLookupError:  # it is over already
            pass
        return process

    def cost(self):
        """The expected time until it notices something."""
        return self.seconds * (self.run + 2) / (self.noticed + 1)


def within(seconds, tests):
    """The first of them that work no longer than this together."""
    work = itertools.accumulate(test.seconds for test in tests)
    return [test for test, end in zip(tests, work) if end <= seconds]


def first_to_fail(tests):
    """Runs them until one fails or works too long; returns it, or None."""
    waiting, running = list(reversed(tests)), {}
    try:
        while waiting or running:
            while waiting and len(running) < AT_ONCE:
                test = waiting.pop()
                running[test] = test.start(), time.monotonic() + ASLEEP_SECONDS
            for test, (process, end) in list(running.items()):
                if process.poll() is None and time.monotonic() < end:
                    continue
                test.run += 1
                if process.returncode != 0:  # also when the time is over
                    test.noticed += 1
                    return test
                del running[test]
            time.sleep(0.002)
        return None
    finally:
        for process, _ in running.values():
            stop(process)


class House:
    """The copy of the source, and its tests."""

    def __init__(self, source, folder, *options):
        self.folder, self.build = folder, os.path.join(folder, '_build')
        for name in COPIED:
            path = os.path.join(source, name)
            copy = shutil.copytree if os.path.isdir(path) else shutil.copy
            copy(path, os.path.join(folder, name))
        subprocess.run(['meson', 'setup', self.build, folder, '-Dapp=false', '-Dbench=false', '-Dbuildtype=debug',
                        '-Doptimization=1', '-Ddebug=false', *options], check=True, stdout=subprocess.DEVNULL)
        if not self.make([], None):
            sys.exit('the source cannot be built')
        programs = {target['id']: [os.path.relpath(name, self.build) for name in target['filename']]
                    for target in self.told('--targets')}
        tests = [Test(told, self.build, programs) for told in self.told('--tests')]
        self.tests = {room: [test for test in tests if test.is_unit and test.name.startswith(begins)]
                      for room, begins in ROOMS.items()}

    def each_test(self):
        return {test for some in self.tests.values() for test in some}

    def measure(self):
        """How long each test works without a change."""
        for test in self.each_test():
            before = worked()
            if first_to_fail([test]) is not None:
                sys.exit(f'{test.name} fails without any change')
            test.seconds = worked() - before
            test.run = test.noticed = 0

    def expect(self, seconds):
        """The same from what is known of another copy: the seconds of each test by its name."""
        for test in self.each_test():
            test.seconds = seconds[test.name]

    def told(self, what):
        out = subprocess.run(['meson', 'introspect', what, self.build], check=True, capture_output=True, text=True)
        return json.loads(out.stdout)

    def make(self, programs, seconds=BUILD_SECONDS):
        with subprocess.Popen(['ninja', '-C', self.build, *programs], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, process_group=0) as process:
            try:
                return process.wait(timeout=seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                stop(process)

    def try_some(self, mutants, seconds=math.inf):
        """All at once, of which no two change the same line, with the tests that work so long.  Returns 'noticed',
        'survived' or 'not built'."""
        changes = collections.defaultdict(dict)  # by file: the changed lines by number
        for _, path, number, _, _, changed in mutants:
            changes[pathlib.Path(self.folder, path)][number] = changed
        was = {path: path.read_text(encoding='utf-8') for path in changes}
        tests = within(seconds, sorted({test for room, *_ in mutants for test in self.tests[room]}, key=Test.cost))
        try:
            for path, changed in changes.items():
                lines = was[path].split('\n')
                path.write_text('\n'.join(changed.get(i, line) for i, line in enumerate(lines)), encoding='utf-8')
            for some in (tests[:AT_FIRST], tests[AT_FIRST:]):
                if not self.make([program for test in some for program in test.programs]):
                    return 'not built'
                if first_to_fail(some) is not None:
                    return 'noticed'
            return 'survived'
        finally:
            for path, text in was.items():
                path.write_text(text, encoding='utf-8')


def on_lines_of_their_own(mutants):
    """The mutants in groups, in each of which no two change the same line."""
    groups = []
    for mutant in mutants:
        place = mutant[1:3]
        group = next((some for some in groups if all(other[1:3] != place for other in some)), None)
        if group is None:
            groups.append([mutant])
        else:
            group.append(mutant)
    return groups


class Houses:
    """Two copies.  The second is built when it is needed: what the first lets through, is tried in it under
    AddressSanitizer, as in ./check."""

    def __init__(self, source, folder):
        self.source, self.folder = source, folder
        self.quick, self.careful = self.make('quick', f'-Dc_args={CHECKED}'), None
        self.quick.measure()

    def make(self, name, *options):
        folder = os.path.join(self.folder, name)
        os.mkdir(folder)
        return House(self.source, folder, *options)

    def try_one(self, mutant):
        return self.quick.try_some([mutant], ALONE_SECONDS)

    def noticed_later(self, mutants):
        """Yields those that are noticed by the slow tests, and then those that are noticed under AddressSanitizer."""
        slowly = those_noticed(self.quick, mutants)
        yield from (('slowly', mutant) for mutant in slowly)
        rest = [mutant for mutant in mutants if mutant not in slowly]
        if rest and self.careful is None:
            self.careful = self.make('careful', '-Db_sanitize=address', '-Db_lundef=false')
            self.careful.expect({test.name: SLOWER * test.seconds for test in self.quick.each_test()})
        yield from (('under AddressSanitizer', mutant) for mutant in those_noticed(self.careful, rest))


def those_noticed(house, mutants):
    """Those of them that a test notices: all that can be tried at once are tried at once, then in halves."""
    groups, found = on_lines_of_their_own(mutants), []
    while groups:
        some = groups.pop()
        if house.try_some(some) == 'survived':
            continue
        if len(some) == 1:
            found += some
        else:
            half = len(some) // 2
            groups += some[:half], some[half:]
    return found


class Count:
    def __init__(self):
        self.of = {'noticed': 0, 'survived': 0, 'not built': 0, 'equivalent': 0}

    def tried(self):
        return self.of['noticed'] + self.of['survived']

    def percent(self):
        return 100 * self.of['noticed'] / max(self.tried(), 1)

    def say(self, seconds):
        print(f"{self.of['noticed']} of {self.tried()} mutants noticed, {self.percent():.1f} %; {self.of['not built']} "
              f"not built, {self.of['equivalent']} equivalents left out; {seconds / 60:.1f} minutes", flush=True)


def show(how, mutant):
    path, function, line, changed = name_of(mutant)
    print(f'{how}: {path}:{mutant[2] + 1}, {function}\n  - {line}\n  + {changed}', flush=True)


def try_alone(houses, mutants, equivalents, options, count):
    """Each of them alone; returns those that survived."""
    begun, survivors = time.monotonic(), []
    try:
        for mutant in mutants:
            if count.tried() >= options.count or time.monotonic() - begun > 60 * options.minutes:
                break
            result = 'equivalent' if name_of(mutant) in equivalents else houses.try_one(mutant)
            count.of[result] += 1
            if result == 'survived':
                survivors.append(mutant)
                show('not noticed yet', mutant)
            if result in ('noticed', 'survived') and count.tried() % SAID_EVERY == 0:
                count.say(time.monotonic() - begun)
    finally:
        count.say(time.monotonic() - begun)
    return survivors


def try_together(houses, survivors, counts):
    """What is left of all seeds; a mutant can be in more than one of them."""
    for how, mutant in houses.noticed_later(list(dict.fromkeys(itertools.chain(*survivors.values())))):
        path, function, _, _ = name_of(mutant)
        print(f'noticed {how}: {path}:{mutant[2] + 1}, {function}', flush=True)
        for seed, some in survivors.items():
            if mutant in some:
                some.remove(mutant)
                counts[seed].of['survived'] -= 1
                counts[seed].of['noticed'] += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('source')
    parser.add_argument('--seed', type=int, nargs='+', default=[1])
    parser.add_argument('--count', type=int, default=60)
    parser.add_argument('--minutes', type=float, default=25)
    parser.add_argument('--least', type=int, default=95)
    parser.add_argument('--again', type=pathlib.Path, metavar='FILE')
    options = parser.parse_args()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: sys.exit('stopped'))
    equivalents = named(EQUIVALENTS.read_text(encoding='utf-8'))
    samples = {seed: sample(options.source, seed) for seed in options.seed}
    possible = samples[options.seed[0]]
    for path, function, line, changed in sorted(equivalents - {name_of(mutant) for mutant in possible}):
        print(f'equivalents.txt names what is not there: {path}, {function}\n  - {line}\n  + {changed}')
    print(f'{len(possible)} possible mutants, {len(equivalents)} known as equivalents', flush=True)
    wanted = None if options.again is None else named(options.again.read_text(encoding='utf-8'))
    counts, survivors = {seed: Count() for seed in samples}, {}
    with tempfile.TemporaryDirectory(prefix='arbitress-mutate-') as folder:
        houses, begun = Houses(options.source, folder), time.monotonic()
        for seed, mutants in samples.items():
            print(f'seed {seed}:', flush=True)
            some = [mutant for mutant in mutants if wanted is None or name_of(mutant) in wanted]
            survivors[seed] = try_alone(houses, some, equivalents, options, counts[seed])
        try:
            try_together(houses, survivors, counts)
        finally:
            for seed, some in survivors.items():
                print(f'seed {seed}:', flush=True)
                for mutant in some:
                    show('survived', mutant)
                counts[seed].say(time.monotonic() - begun)
    sys.exit(0 if all(count.tried() > 0 and count.percent() >= options.least for count in counts.values()) else 1)


main()
