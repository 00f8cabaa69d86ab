#!/usr/bin/env python3
"""test-transcripts.py - compares what a person reads in some games with what was read, and found right, before.

SPDX-License-Identifier: GPL-3.0-or-later

    test-transcripts.py TRANSCRIPT CLI SOURCE [--write]

Each text of this folder belongs to a record of tests/fuzz/corpus: the questions and answers of its entries, what each
brought, and at its end what arbitress-cli prints of it, as text and as JSON.  What JSON has about an entry stands
behind the line that says the same, without its words and its number; if no line does, it stays in the list of JSON,
whole.  An empty file makes a new text.  After a change of words, write the texts again with --write, and read the
difference before you commit it.
"""
import difflib
import json
import pathlib
import subprocess
import sys

TRANSCRIPT, CLI, SOURCE = sys.argv[1:4]
RECORDS = pathlib.Path(SOURCE, 'tests/fuzz/corpus')
FOLDER = pathlib.Path(SOURCE, 'tests/transcripts')
WORDS = {'acts': 'text', 'refusals': 'reason', 'ledger': 'title', 'effects': 'title'}  # lists about entries
SIGNS = {'acts': ['=', '=?'], 'refusals': ['!']}


def out(*command):
    ran = subprocess.run(command, check=False, capture_output=True, timeout=60)
    if ran.returncode not in (0, 1):  # 1: an entry was refused
        sys.exit(f'{command}: {ran.returncode}: {ran.stderr.decode()}')
    return ran.stdout.decode()


def items_of(state):
    """Each member, and each item of a list, without what is always the same, and what every new expansion adds to."""
    for key, value in state.items():
        if value in (None, '') or key in ('format', 'version', 'program', 'rules', 'remaining'):
            continue
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict) and 'kinds' in item:
                item['kinds'] = {kind: points for kind, points in item['kinds'].items() if points != 0}
            yield key, item


def says(line, key, item):
    if key in SIGNS:
        return line in [f'    {sign} {item[WORDS[key]]}' for sign in SIGNS[key]]
    return line.startswith(f'      {item["title"]} ({item["because"]})')


def woven(lines, items):
    """Puts items, in their order, behind the lines of their entries that say the same; yields a line for each other."""
    said = list(lines)
    begins = [at for at, line in enumerate(said) if line and line[0] != ' '] + [len(said)]
    free = dict.fromkeys(WORDS, 0)  # the first line where the next item can stand
    for key, item in items:
        first, end = begins[item['entry'] - 1:item['entry'] + 1] if key in WORDS else (0, 0)
        at = next((at for at in range(max(first, free.get(key, 0)), end) if says(said[at], key, item)), None)
        if at is None:
            yield f'{key}: {json.dumps(item, ensure_ascii=False)}'
        else:
            more = {name: value for name, value in item.items() if name not in ('entry', WORDS[key], 'because')}
            lines[at] += f'  {key} {json.dumps(more, ensure_ascii=False)}'
            free[key] = at + 1


def text_of(record):
    state = json.loads(out(CLI, 'score', '--json', str(record)))
    lines = out(TRANSCRIPT, str(record)).split('\n')
    others = list(woven(lines, items_of(state)))
    return '\n'.join(lines + ['---- score', out(CLI, 'score', str(record)), '---- json', *others, ''])


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
