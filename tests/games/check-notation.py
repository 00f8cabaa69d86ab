#!/usr/bin/env python3
"""Checks convert.py and check-games.py with a small game that was computed by hand.

SPDX-License-Identifier: GPL-3.0-or-later

    check-notation.py REPLAY

The game has one tie: a road of seven tiles, with two figures that are equally near to the Arbitress, at 0:0 points.
Every result is changed once, and then check-games.py must name it.
"""
import copy
import importlib.util
import os
import sys

sys.dont_write_bytecode = True
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
spec = importlib.util.spec_from_file_location('check_games', os.path.join(here, 'check-games.py'))
check_games = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check_games)

ROAD = {'x': 0, 'y': 0, 'feature': 'road', 'at': ['E', 'W']}


def tile(player, name, x, y, rot, follower=None, events=(), scores=(0, 0)):
    yield {'op': 'place_tile', 'player': player, 'tile': name, 'x': x, 'y': y, 'rot': rot, 'scores': [0, 0]}
    if follower:
        yield {'op': 'deploy', 'player': player, 'meeple': 'small', 'meeple_id': '%d.small.1' % player,
               'to': {'x': x, 'y': y, 'feature': 'road', 'at': [follower]}, 'scores': [0, 0]}
    else:
        yield {'op': 'pass', 'player': player, 'scores': [0, 0]}
    yield {'op': 'commit', 'player': player, 'events': list(events), 'scores': list(scores),
           'next_player': 1 - player}


def game(winners=(0, 1), rule='unresolved', start=None, scored='score', **rules):
    """The game up to the turn that completes the road; the stack is not used up."""
    points = [{'player': player, 'points': 7, 'what': 'road', 'src': ROAD, 'items': []} for player in winners]
    events = [{'ev': 'tie', 'what': 'road', 'feature': {'x': -1, 'y': 0}, 'value': 7, 'tied': [0, 1],
               'distance': {'0': 1, '1': 1}, 'nearest': {'0': {'x': 1, 'y': 0}, '1': {'x': 0, 'y': 1}},
               'points': None if 'A11' in rules else {'0': 0, '1': 0}, 'winners': list(winners),
               'rule': rule, 'arbitress': {'x': 0, 'y': 0}},
              *([{'ev': 'score', 'points': points}] if scored == 'score' else [{'ev': scored, **p} for p in points]),
              {'ev': 'meeple_returned', 'meeple_id': '0.small.1'}, {'ev': 'meeple_returned', 'meeple_id': '1.small.1'}]
    scores = [7 if player in winners else 0 for player in (0, 1)]
    moves = [*tile(0, 'BA/RFr', 1, 0, 0, 'W'), *tile(1, 'BA/RRR', 0, 1, 0, 'E'), *tile(0, 'BA/Rr', 2, 0, 0),
             *tile(1, 'BA/Rr', 2, 1, 90), *tile(0, 'BA/RFr', 1, 1, 0),
             *tile(1, 'BA/RRR', -1, 0, 0, events=events, scores=scores),
             *tile(0, 'BA/L', 1, 2, 0, scores=scores)]
    return {'players': ['Anna', 'Ben'], 'sets': {'basic:1': 1}, 'rules': rules,
            'arbitress_start': start or {'x': 0, 'y': 0}, 'start': [{'tile': 'BA/RCr', 'x': 0, 'y': 0, 'rotation': 0}],
            'moves': moves, 'expected': {'scores': scores, 'deployed': [], 'unplaced_tiles': 64}}


def problems(replay, played):
    record, expected, rows = check_games.with_answers(replay, played)
    expected['end']['finished'] = False
    return check_games.compare(rows, record, expected), (rows, record, expected)


def same_in_other_words(replay):
    for name, played in {
            'a cell as a list': game(start=[0, 0]), 'a list of one cell': game(start=[{'x': 0, 'y': 0}]),
            'scored': game(scored='scored'), 'share': game(rule='share'),
            'active': game((1,), A10='active'), 'active, named': game((1,), 'active', A10='active'),
            'last': game((1,), A10='last'), 'nobody': game((), A10='nobody'),
            'the table is asked': game((0,), A10='ask'), 'the table has a ruler': game((0,), 'table', A11='table'),
    }.items():
        found = problems(replay, played)[0]
        if found:
            yield '%s: %s' % (name, found[0])


def wrong_results_are_named(replay):
    rows, record, right = problems(replay, game())[1]
    other = {'scores': [7, 6], 'lines': [], 'ties': [], 'water': [1, 0], 'placed': 1, 'keeper': 0, 'her': [1, 0],
             'player': 1, 'aside': ['ffff'], 'warning': True,
             'goods': [[1, 0, 0], [0, 0, 0]], 'cards': [0, 1], 'abbeys': [1, 1], 'count': 'castle',
             'pieces': {'mage': [0, 0]}, 'ingots': [1, 0], 'ingots_on': [[0, 0, 1]], 'ferries': [[0, 0, 'NE']],
             'prisoners': [[0, 'follower', 1]], 'flocks': [[1, 0, 0, 0], [0, 0, 0, 0]],
             'figures': [[0, 'follower', 'race', 0, 0, None]]}
    if set(other) != set(right['turns'][0]) - {'entries'}:
        yield 'results of a turn: %s' % sorted(right['turns'][0])
    for key, value in other.items():
        wrong = copy.deepcopy(right)
        wrong['turns'][5][key] = value
        found = check_games.compare(rows, record, wrong)
        if not found or ' %s is ' % key not in found[0]:
            yield 'another value of %s is not noticed: %s' % (key, found)
    for key, value in {'winners': [0], 'rule': 'points', 'distance': {'0': 1, '1': 2}, 'points': {'0': 0, '1': 1},
                       'value': 6, 'nearest': {'0': [2, 0], '1': [0, 1]}, 'her': [1, 0]}.items():
        wrong = copy.deepcopy(right)
        wrong['turns'][5]['ties'][0][key] = value
        if not check_games.compare(rows, record, wrong):
            yield 'another %s of a tie is not noticed' % key
    either = copy.deepcopy(right)
    either['turns'][5]['ties'][0]['nearest']['0'] = [0, -1]  # as near as the figure at 1,0
    if check_games.compare(rows, record, either):
        yield 'one of two equally near figures must be the same'


def orders():
    about = [{'kind': 'city', 'x': 0, 'y': 0, 'parts': [[0, 0, 1, 0]]},
             {'kind': 'city', 'x': 0, 'y': 0, 'parts': [[0, 0, 4, 0], [0, 1, 1, 0]]}]
    north = {'x': 0, 'y': 0, 'feature': 'city', 'at': ['N']}
    south = {'what': 'city', 'feature': {'x': 0, 'y': 1, 'feature': 'city', 'at': ['N']}}
    for order, entry in (([south, north], 'order 2 1'), ([north, south], 'order 1 2'), ([north], None)):
        found = check_games.answer({'ask': 'order', 'about': about}, {'order': order})
        if found != entry:
            yield '%s: %s, expected %s' % (order, found, entry)
    lines = [{'kind': 'city', 'x': 0, 'y': y, 'final': 1} for y in (0, 1)]
    for last, differs in ((1, False), (0, True)):
        named = [{'x': 0, 'y': 1 - last, 'feature': 'city'}, {'x': 0, 'y': last, 'feature': 'city'}]
        if check_games.final_order_differs([{'lines': lines}], {'final_order': named}) != differs:
            yield 'the order at the end, %s' % named


def main(replay):
    wrong = problems(replay, game())[0] or [*same_in_other_words(replay), *wrong_results_are_named(replay), *orders()]
    for line in wrong:
        print(line)
    print('%d faults' % len(wrong))
    return 1 if wrong else 0


sys.exit(main(*sys.argv[1:]))
