#!/usr/bin/env python3
"""test-transcripts.py - compares what a person reads in some games with what was read, and found right, before.

SPDX-License-Identifier: GPL-3.0-or-later

    test-transcripts.py TRANSCRIPT CLI SOURCE [--write]

Each text of this folder belongs to a record of tests/fuzz/corpus: the questions and answers of its entries, what each
brought, and at its end what arbitress-cli prints of it, as text and as JSON.  An empty file makes a new text.  After a
change of words, write the texts again with --write, and read the difference before you commit it.
"""
import difflib
import json
import pathlib
import subprocess
import sys

TRANSCRIPT, CLI, SOURCE = sys.argv[1:4]
RECORDS = pathlib.Path(SOURCE, 'tests/fuzz/corpus')
FOLDER = pathlib.Path(SOURCE, 'tests/transcripts')


def out(*command):
    ran = subprocess.run(command, check=False, capture_output=True, timeout=60)
    if ran.returncode not in (0, 1):  # 1: an entry was refused
        sys.exit(f'{command}: {ran.returncode}: {ran.stderr.decode()}')
    return ran.stdout.decode()


def lines_of(state):
    """One line for each member, and for each item of a list.  What every new expansion adds to is left out."""
    for key, value in state.items():
        if value is None or key in ('program', 'rules', 'remaining'):
            continue
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict) and 'kinds' in item:
                item['kinds'] = {kind: points for kind, points in item['kinds'].items() if points != 0}
            yield f'{key}: {json.dumps(item, ensure_ascii=False)}'


def text_of(record):
    state = json.loads(out(CLI, 'score', '--json', str(record)))
    return (out(TRANSCRIPT, str(record)) + '\n---- score\n' + out(CLI, 'score', str(record)) + '\n---- json\n'
            + '\n'.join(lines_of(state)) + '\n')


def main():
    texts = sorted(FOLDER.glob('*.txt'))
    failed = 0
    print(f'1..{len(texts)}')
    for number, text in enumerate(texts, 1):
        before, found = text.read_text(encoding='utf-8'), text_of(RECORDS / f'{text.stem}.arb')
        if '--write' in sys.argv:
            text.write_text(found, encoding='utf-8')
        failed += found != before
        print('ok' if found == before else 'not ok', number, '-', text.stem)
        for line in list(difflib.unified_diff(before.splitlines(), found.splitlines(), 'before', 'now', n=2,
                                              lineterm=''))[:40]:
            print('#', line)
    sys.exit(failed > 0)


main()
