#!/usr/bin/env python3
"""Replays games and compares every scoreboard, every ledger line, every tie and the figures at the end.

SPDX-License-Identifier: GPL-3.0-or-later

    check-games.py REPLAY FILE ...

A FILE is a fixture written by convert.py (NAME.expect beside NAME.arb), or a game in the notation of the reference
(NAME.json).  A folder stands for all of either kind in it.  A game that needs an expansion which this program does not
support yet is named and skipped.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

import convert

RULES = {'share': 'unresolved'}


def found_tie(tie):
    players = tie['players']
    points = {str(p['player']): p['points'] for p in players if 'points' in p}
    return {
        'kind': tie['kind'], 'value': tie['value'], 'tied': sorted(p['player'] for p in players),
        'x': tie['x'], 'y': tie['y'],
        'distance': {str(p['player']): p['distance'] for p in players},
        'nearest': {str(p['player']): [p['x'], p['y']] for p in players},
        'points': points or None,
        'winners': sorted(p['player'] for p in players if p['wins']),
        'rule': RULES.get(tie['rule'], tie['rule']), 'her': tie['her'],
    }


def found_turn(rows):
    return {
        'scores': rows[-1]['scores'],
        'lines': sorted([li['player'], li['kind'], li['points']] for row in rows for li in row['lines']),
        'ties': convert.sorted_ties(found_tie(tie) for row in rows for tie in row['ties']),
    }


def found_end(row):
    return {
        'scores': row['scores'], 'finished': bool(row['finished']), 'keeper': row['keeper'], 'water': row['water'],
        'placed': row['placed'], 'her': row['her'],
        'figures': sorted([f['player'], f['kind'], f['x'], f['y'], f['feature']]
                          for f in row['figures'] if f['at'] == 'feature'),
    }


def differences(found, expected, where):
    return ['%s: %s is %s, expected %s' % (where, key, found[key], value)
            for key, value in expected.items() if value is not None and found[key] != value]


def check(replay, record, expected):
    with tempfile.NamedTemporaryFile('w', suffix='.arb', encoding='utf-8') as file:
        file.write(record)
        file.flush()
        out = subprocess.run([replay, file.name], check=True, capture_output=True, text=True).stdout
    rows = [json.loads(line) for line in out.splitlines()]
    entries = record[record.index('\nplay\n') + 6:].splitlines()
    refused = ['entry %d (%s): %s' % (row['entry'], entries[row['entry'] - 1], row['refused'])
               for row in rows if 'refused' in row]
    if refused:
        return refused[:3]
    for turn in expected['turns']:
        first, last = turn['entries']
        found = found_turn(rows[first - 1:last])
        wrong = differences(found, {key: turn[key] for key in found}, 'entry %d' % last)
        if wrong:
            return wrong
    return differences(found_end(rows[-1]), expected['end'], 'end')


def games(paths):
    for path in paths:
        if os.path.isdir(path):
            yield from sorted(glob.glob(path + '/*.expect') or glob.glob(path + '/*.json'))
        else:
            yield path


def read(path):
    with open(path, encoding='utf-8') as file:
        content = json.load(file)
    if path.endswith('.json'):
        return convert.convert(content)
    with open(path[:-len('expect')] + 'arb', encoding='utf-8') as file:
        return file.read(), content


def main(replay, *paths):
    passed = failed = 0
    for path in games(paths):
        try:
            problems = check(replay, *read(path))
        except convert.Unserved as reason:
            print('%s: passed over, %s is not served' % (path, reason))
            continue
        for problem in problems:
            print('%s: %s' % (path, problem))
        failed += bool(problems)
        passed += not problems
    print('%d games right, %d wrong' % (passed, failed))
    return 1 if failed or not passed else 0


sys.exit(main(*sys.argv[1:]))
