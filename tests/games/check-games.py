#!/usr/bin/env python3
"""Replays games and compares scoreboards, ledger lines, ties, figures, water and the rest of the table, turn by turn.

SPDX-License-Identifier: GPL-3.0-or-later

    check-games.py REPLAY FILE ...
    check-games.py REPLAY --write GAME.json FOLDER/NAME   the fixture of a game, with what only the program asks

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

# The reference says `unresolved` where the sheet ends; by A10 the program goes on and says what decided then.
AFTER_THE_SHEET = ('share', 'ruler', 'active', 'last', 'nobody', 'table')
SIDES = {'N': 1, 'E': 2, 'S': 4, 'W': 8}
HALVES = ('NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR')
# The questions to which an answer is found in what the reference did.
ANSWERED = ('judge', 'order', 'take', 'ferries', 'bridged', 'castle')


class OtherOrder(convert.Unserved):
    """Features were scored in another order at the end than this program takes, and it changes the scores."""


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
        'rule': tie['rule'], 'her': tie['her'],
    }


def far(tie, player):
    """Steps from the Arbitress to the named figure of a player."""
    return sum(abs(a - b) for a, b in zip(tie['her'], tie['nearest'][player]))


def agree_on_tie(found, expected):
    """Of several figures of a player that are equally near, either may be named."""
    for key, value in expected.items():
        if key == 'nearest':
            if sorted(value) != sorted(found[key]) or any(far(found, p) != far(expected, p) for p in value
                                                          if found[key][p] != value[p]):
                return False
        elif key == 'rule':
            if found[key] != value and not (value == 'unresolved' and found[key] in AFTER_THE_SHEET):
                return False
        elif found[key] != value:
            return False
    return True


def found_turn(rows):
    last = rows[-1]
    return {
        'scores': last['scores'],
        'lines': sorted([li['player'], li['kind'], li['points'], bool(li['final'])]
                        for row in rows for li in row['lines']),
        'ties': convert.sorted_ties(found_tie(tie) for row in rows for tie in row['ties']),
        'water': last['water'], 'goods': last['goods'], 'placed': last['placed'], 'keeper': last['keeper'],
        'her': last['her'], 'player': last['player'], 'aside': sorted(last['aside']), 'cards': last['cards'],
        'prisoners': sorted([f['player'], f['kind'], f['holder']] for f in last['figures']
                            if f['at'] == 'away' and 'x' not in f),
        'warning': any(row['warning'] for row in rows),
        'abbeys': last['abbeys'], 'count': last['count'], 'pieces': last['pieces'],
        'ingots': last['ingots'], 'ingots_on': sorted(last['ingots_on']), 'ferries': sorted(last['ferries']),
        'flocks': last['flocks'],
        'figures': convert.sorted_figures([f['player'], f['kind'], f['at'], f['x'], f['y'], f.get('feature')]
                                          for f in last['figures'] if 'x' in f and f['at'] != 'supply'),
    }


def found_end(row):
    return {
        'scores': row['scores'], 'finished': bool(row['finished']), 'keeper': row['keeper'], 'water': row['water'],
        'placed': row['placed'], 'her': row['her'], 'remaining': row['remaining'], 'aside': sorted(row['aside']),
        'goods': row['goods'], 'abbeys': row['abbeys'], 'pieces': row['pieces'], 'ingots': row['ingots'],
        'ingots_on': sorted(row['ingots_on']), 'ferries': sorted(row['ferries']), 'animals': row['animals'],
        'flocks': row['flocks'], 'hidden': row['hidden'],
        'figures': sorted([f['player'], f['kind'], f['x'], f['y'],
                           f.get('feature', 'farm' if f['at'] in ('corner', 'pasture') else f['at'])]
                          for f in row['figures'] if f['at'] in ('feature', 'corner', 'tower', 'pyramid', 'pasture',
                                            'lord')
                          or f['at'] == 'away' and 'x' in f),
    }


def same(key, found, expected):
    if key == 'ties':
        return len(found) == len(expected) and all(map(agree_on_tie, found, expected))
    if key == 'pieces':
        return all(found.get(word) == cell for word, cell in expected.items())
    return found == expected


def differences(found, expected, where):
    """What is not known is not compared: null, or a key that is missing."""
    return ['%s: %s is %s, expected %s' % (where, key, found[key], expected[key])
            for key in found if expected.get(key) is not None and not same(key, found[key], expected[key])]


# ---- what the table answers ----

def is_feature(named, feature):
    """Is the feature that the program lists the one that the reference names by a cell and what it touches there?"""
    if convert.kind_of(named.get('what') or named['feature']) != feature['kind']:
        return False
    at = named.get('at') or []
    touched = [at] if isinstance(at, str) else at
    for x, y, sides, halves in feature['parts']:
        known = [name for name in touched if name in SIDES or name in HALVES]
        if [x, y] == convert.cell_of(named) and all(
                sides & SIDES[name] if name in SIDES else halves >> HALVES.index(name) & 1 for name in known):
            return True
    return False


def feature_named(named):
    """Either {"x", "y", "feature", "at"}, or {"what", "feature": {"x", ...}}."""
    return named['feature'] if isinstance(named.get('feature'), dict) else named


def answer(row, turn):
    """The entry that answers what the program asks after a turn; None if the reference does not say it."""
    if row['ask'] == 'judge':
        about = row['about'][0]
        for tie in turn['ties']:
            if [tie['kind'], tie['x'], tie['y']] == [about['kind'], about['x'], about['y']]:
                names = ['player-%d' % player for player in tie['winners']]
                return ' '.join(['judge', *names]) if names else None
    if row['ask'] == 'ferries':
        return 'ferry stay'
    if row['ask'] == 'bridged':
        return 'then'
    if row['ask'] == 'castle':
        cells = [part[:2] for part in row['about'][0]['parts']]
        return 'castle ' + ('build' if any(cell in cells for cell in turn.get('castles', [])) else 'score')
    if row['ask'] == 'take':    # the reference takes first from where most players may
        return 'take %d,%d' % tuple(max(row['takers'], key=lambda where: where[2])[:2])
    if row['ask'] == 'order' and 'order' in turn:
        order = [i + 1 for named in turn['order'] for i, feature in enumerate(row['about'])
                 if is_feature(feature_named(named), feature)]
        if sorted(order) == list(range(1, len(row['about']) + 1)):
            return 'order ' + ' '.join(map(str, order))
    return None


def keeps_abbey(row, turn):
    """Is somebody asked for an abbey who does not lay one now?"""
    return row['ask'] == 'late' and row['player'] != turn.get('late')


def refusals(rows, record):
    entries = record[record.index('\nplay\n') + 6:].splitlines()
    return ['entry %d (%s): %s' % (row['entry'], entries[row['entry'] - 1], row['refused'])
            for row in rows if 'refused' in row]


def replayed(replay, record):
    with tempfile.NamedTemporaryFile('w', suffix='.arb', encoding='utf-8') as file:
        file.write(record)
        file.flush()
        out = subprocess.run([replay, file.name], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def with_answers(replay, game):
    """Converts a game, and answers what the program asks."""
    answers = {}
    while True:
        record, expected = convert.convert(game, answers)
        rows = replayed(replay, record)
        for number, turn in enumerate(expected['turns']):
            row = rows[turn['entries'][1] - 1]
            if row.get('ask') not in ANSWERED and not ('ask' in row and keeps_abbey(row, turn)):
                continue
            said = 'keep' if row['ask'] == 'late' else answer(row, turn)
            if said is None:
                raise convert.Unserved('a question about “%s” that the game does not answer' % row['ask'])
            for player, name in enumerate(game['players']):
                said = said.replace('player-%d' % player, '"%s"' % name)
            answers.setdefault(number, []).append(said)
            break
        else:
            return record, expected, rows


def final_order_differs(rows, turn):
    """By A8 running: does the reference score two features at the end in another order than the program?"""
    places = [(li['kind'], li['x'], li['y']) for row in rows for li in row['lines'] if li['final']]
    named = [feature_named(feature) for feature in turn['final_order']]
    order = [places.index((convert.kind_of(f.get('what') or f['feature']), f['x'], f['y'])) for f in named
             if (convert.kind_of(f.get('what') or f['feature']), f['x'], f['y']) in places]
    return order != sorted(order)


def compare(rows, record, expected):
    refused = refusals(rows, record)
    if refused:
        return refused[:3]
    for turn in expected['turns']:
        first, last = turn['entries']
        wrong = differences(found_turn(rows[first - 1:last]), turn, 'entry %d' % last)
        if wrong and 'final_order' in turn and final_order_differs(rows[first - 1:last], turn):
            raise OtherOrder('another order of features at the end')
        if wrong:
            return wrong
    return differences(found_end(rows[-1]), expected['end'], 'end')


def games(paths):
    for path in paths:
        if os.path.isdir(path):
            yield from sorted(glob.glob(path + '/*.expect') or glob.glob(path + '/*.json'))
        else:
            yield path


def check(replay, path):
    with open(path, encoding='utf-8') as file:
        content = json.load(file)
    if path.endswith('.json'):
        record, expected, rows = with_answers(replay, convert.game_of(content))
        return compare(rows, record, expected)
    with open(path[:-len('expect')] + 'arb', encoding='utf-8') as file:
        record = file.read()
    return compare(replayed(replay, record), record, content)


def main(replay, *paths):
    if paths[0] == '--write':
        with open(paths[1], encoding='utf-8') as file:
            convert.write(paths[2], *with_answers(replay, convert.game_of(json.load(file)))[:2])
        return 0
    passed = failed = 0
    for path in games(paths):
        try:
            problems = check(replay, path)
        except convert.Unserved as reason:
            print('%s: passed over, %s is not served' % (path, reason))
            continue
        for problem in problems:
            print('%s: %s' % (path, problem))
        failed += bool(problems)
        passed += not problems
    print('%d games right, %d wrong' % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
