#!/usr/bin/env python3
"""Turns a game in the JSON notation of the reference games into a record and a list of its expected results.

SPDX-License-Identifier: GPL-3.0-or-later

    convert.py GAME.json              prints the record
    convert.py GAME.json FOLDER/NAME  writes a fixture: FOLDER/NAME.arb and FOLDER/NAME.expect

The notation: moves of one turn are place_tile or place_lake, then deploy, move_arbitress, race_move or pass, then
race_enter of those who enter, then commit, which has the events and the scoreboard.  A commit may also have `order`
and `final_order`: in which order features were scored, by A8 running.  What the table answers (`judge`, `order`) can
only be written down when the program asks, so check-games.py adds it.
"""
import json
import sys

HALVES = {'NL': 'nnw', 'NR': 'nne', 'EL': 'ene', 'ER': 'ese', 'SL': 'sse', 'SR': 'ssw', 'WL': 'wsw', 'WR': 'wnw'}
FEATURES = {'city': 'city', 'road': 'road', 'field': 'farm', 'monastery': 'cloister', 'shrine': 'cloister',
            'garden': 'cloister', 'acrobats': 'pyramid',
            'trade-goods': 'goods', 'ransompaid': 'ransom', 'castle': 'stronghold'}
LINES = {'king+robber': 'king'}
GOODS = ('WINE', 'GRAIN', 'CLOTH')
KINDS = {'small': 'follower', 'big': 'big', 'builder': 'builder', 'pig': 'pig', 'mayor': 'mayor', 'wagon': 'wagon',
         'barn': 'barn', 'abbot': 'abbot', 'ringmaster': 'ringmaster',
         'shepherd': 'shepherd'}
COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'pink']
SETS = {'basic:1': 'base', 'river/1:1': 'river', 'inns-and-cathedrals:1': 'inns', 'siege/cathars': 'siege',
        'traders-and-builders:1': 'traders', 'river/2:1': 'river2', 'gq11': 'gq11', 'gq11/river': 'gq11river',
        'king-and-robber:1': 'king', 'cult/5': 'cult', 'cult/6': 'cult', 'abbey-and-mayor:1': 'abbey',
        'siege/besiegers': 'besiegers', 'tower:1': 'tower', 'princess-and-dragon:1': 'dragon',
        'count': 'count', 'flier:1': 'flier', 'flier:2': 'flier', 'mage-and-witch:1': 'mage',
        'mage-and-witch:2': 'mage', 'goldmines': 'gold',
        'corn-circles/1': 'crop', 'corn-circles/2': 'crop2', 'ferries': 'ferry',
        'under-the-big-top:1': 'circus', 'hills-and-sheep:1': 'hills', 'bridges-castles-and-bazaars:1': 'bridge'}
TILES = {
    'BA/L': 'ffff', 'BA/LR': 'ffrf', 'BA/RCr': 'crfr', 'BA/Cccc+': 'cccc+', 'BA/CccR+': 'ccrc+', 'BA/CccR': 'ccrc',
    'BA/CFc+': 'fcfc+', 'BA/CFc.1': 'fcfc', 'BA/Cc.1': 'cffc', 'BA/Cc+': 'cffc+', 'BA/CcRr': 'crrc',
    'BA/CcRr+': 'crrc+', 'BA/Ccc': 'ccfc', 'BA/Ccc+': 'ccfc+', 'BA/CRr': 'crrf', 'BA/CRRR': 'crrr', 'BA/RrC': 'cfrr',
    'BA/C': 'cfff', 'BA/CFC.2': 'cfcf-two', 'BA/CC.2': 'cffc-two', 'BA/RRRR': 'rrrr', 'BA/RRR': 'frrr', 'BA/Rr': 'ffrr',
    'BA/RFr': 'frfr',
    'RI/s': 'river/spring', 'RI.1/I.e': 'river/lake', 'RI.1/CICI': 'river/two-cities', 'RI.1/CIRI': 'river/city-road',
    'RI.1/LIRI': 'river/cloister', 'RI.1/RIrI': 'river/bridge', 'RI.1/IFI': 'river/straight',
    'RI.1/CcII': 'river/city-curve', 'RI.1/RrII': 'river/road-curve', 'RI.1/II': 'river/curve',
    'RI.2/III': 'river2/fork', 'RI.2/IFC': 'river2/city-end', 'RI.2/I.v': 'river2/mountain-end',
    'RI.2/CIcI': 'river2/city-across', 'RI.2/LIFI': 'river2/cloister', 'RI.2/RIrI': 'river2/inn-bridge',
    'RI.2/CIRI': 'river2/city-road', 'RI.2/II': 'river2/curve', 'RI.2/II+': 'river2/herd-curve',
    'RI.2/CcII+': 'river2/city-curve', 'RI.2/RrII': 'river2/road-curve', 'GQ/RFI': 'gq11river/spring',
    'GQ/CICI': 'gq11river/two-cities', 'GQ/LRRRR': 'gq11/cloister', 'GQ/F': 'gq11/field',
    'GQ/CRc': 'gq11/through-gate', 'GQ/CRcR.1': 'gq11/through-two-gates', 'GQ/CRCr.2': 'gq11/two-cities',
    'GQ/CRRr': 'gq11/edge-curve', 'GQ/Cc!': 'gq11/corner-parting', 'GQ/RCc': 'gq11/corner-gate',
    'GQ/CcRR': 'gq11/corner-two-gates', 'GQ/CcCR': 'gq11/two-cities-gate',
    'IC/Cccc.c': 'inns/cathedral', 'IC/LRFR': 'inns/cloister', 'IC/CCCC': 'inns/four-cities',
    'IC/CCC': 'inns/three-cities', 'IC/CRCR': 'inns/two-roads', 'IC/CCc+': 'inns/corner-and-edge',
    'IC/C!': 'inns/split-field', 'IC/CFR': 'inns/road-end', 'IC/CcR': 'inns/corner-road',
    'IC/CRcR+': 'inns/road-through',
    'IC/RCc.i': 'inns/corner-inn', 'IC/RrC.i': 'inns/edge-curve-inn', 'IC/CcRr+.i': 'inns/corner-curve-inn',
    'IC/RRR.i': 'inns/crossing-inn', 'IC/RFr.i': 'inns/straight-inn', 'IC/Rr.i': 'inns/curve-inn',
    'IC/RrRr': 'inns/two-curves',
    'SI.CA/C': 'siege/edge', 'SI.CA/RCr': 'siege/edge-road', 'SI.CA/Cc': 'siege/corner',
    'SI.CA/CcRr': 'siege/corner-curve', 'SI.BE/Ccc': 'besiegers/great', 'SI.BE/CcR': 'besiegers/corner-gate-east',
    'SI.BE/RCc': 'besiegers/corner-gate-south', 'SI.BE/CFR': 'besiegers/edge-gate',
    'SI.BE/CRr': 'besiegers/edge-curve-east', 'SI.BE/RrC': 'besiegers/edge-curve-west',
    'TB/Cc.g': 'traders/corner-grain', 'TB/Cc.w': 'traders/corner-wine', 'TB/CCc.c': 'traders/through-and-edge-cloth',
    'TB/CCc.w': 'traders/through-and-edge-wine', 'TB/Ccc.g': 'traders/great-grain',
    'TB/CcCC.c': 'traders/three-cities-cloth', 'TB/CcRR!.c': 'traders/corner-two-roads-cloth',
    'TB/CcRR.w': 'traders/corner-two-roads-wine', 'TB/CcRC.c': 'traders/corner-and-edge-cloth',
    'TB/CcRC.g': 'traders/corner-and-edge-grain', 'TB/CcR.c': 'traders/corner-road-cloth',
    'TB/CcR!.w': 'traders/corner-parting-wine', 'TB/CccR.w': 'traders/great-gate-wine',
    'TB/CcCc.w': 'traders/two-corners-wine', 'TB/CFc.w': 'traders/through-wine', 'TB/CR': 'traders/edge-road',
    'TB/CRc.g': 'traders/through-gate-grain', 'TB/CRc.w': 'traders/through-gate-wine',
    'TB/CRcR.w': 'traders/through-two-gates-wine', 'TB/LRRR': 'traders/cloister',
    'TB/RCc.g': 'traders/corner-road-grain', 'TB/RCc!.g': 'traders/corner-parting-grain',
    'TB/RRC': 'traders/edge-two-roads', 'TB/RRrr': 'traders/bridge',
    'KR/LC': 'king/cloister', 'KR/RC': 'king/road-end', 'KR/CRrR': 'king/road-and-curve',
    'KR/CcRR!': 'king/two-roads', 'KR/CCcc': 'king/crossing',
    'CU/S': 'cult/shrine', 'CU/SC': 'cult/edge', 'CU/SR': 'cult/road', 'CU/SCFR': 'cult/edge-road',
    'CU/SRFR': 'cult/two-roads', 'CU/SRCR': 'cult/edge-two-roads',
    'AM/C++': 'abbey/on-all-sides', 'AM/CCcc+': 'abbey/crossing-cities', 'AM/CCc+': 'abbey/city-over-city',
    'AM/CCRR': 'abbey/two-cities-two-roads', 'AM/LRRRR': 'abbey/cloister', 'AM/RC': 'abbey/edge-road',
    'AM/CRr': 'abbey/edge-curve-east', 'AM/RrC': 'abbey/edge-curve-west', 'AM/C!+': 'abbey/split-field',
    'AM/R': 'abbey/road-end', 'AM/Rrr': 'abbey/three-roads', 'AM/CRcr+': 'abbey/city-over-road', 'AM/A': 'abbey/abbey',
    'TO/F': 'tower/field', 'TO/L': 'tower/cloister', 'TO/C': 'tower/edge', 'TO/RR': 'tower/two-ends',
    'TO/RRR': 'tower/three-roads', 'TO/RRRR.1': 'tower/four-roads', 'TO/RrRr.2': 'tower/two-curves',
    'TO/CRcr': 'tower/city-and-road', 'TO/CFR': 'tower/edge-road-end', 'TO/RrC': 'tower/edge-curve',
    'TO/RCr': 'tower/edge-road', 'TO/Cc': 'tower/corner', 'TO/CcR!': 'tower/corner-road', 'TO/CC.2': 'tower/two-edges',
    'TO/CRCr.2': 'tower/road-between', 'TO/CccR': 'tower/great-gate', 'TO/CccC+': 'tower/great-and-edge',
    'DG/F.v': 'dragon/field-volcano', 'DG/RrRr.g': 'dragon/two-curves-portal',
    'DG/R.v': 'dragon/road-end-volcano', 'DG/C.d': 'dragon/edge-dragon', 'DG/C.v': 'dragon/edge-volcano',
    'DG/LRRR.d': 'dragon/cloister-dragon', 'DG/RRR.d': 'dragon/crossing-dragon',
    'DG/RRR.g': 'dragon/crossing-portal', 'DG/CRRR.p': 'dragon/edge-crossing-princess',
    'DG/CCc+.p': 'dragon/edge-and-corner-princess', 'DG/Ccc.p': 'dragon/great-princess',
    'DG/Ccc+.g': 'dragon/great-portal', 'DG/LCcc.d': 'dragon/cloister-city-dragon',
    'DG/Rr.d': 'dragon/curve-dragon', 'DG/Rr.v': 'dragon/curve-volcano', 'DG/RFr.d': 'dragon/straight-dragon',
    'DG/RFr.v': 'dragon/straight-volcano', 'DG/Cc!.p': 'dragon/corner-parting-princess',
    'DG/Cc.d': 'dragon/corner-dragon', 'DG/Cc.p': 'dragon/corner-princess',
    'DG/CC.v': 'dragon/two-edges-volcano', 'DG/CFc+.d': 'dragon/through-dragon',
    'DG/CcRr.p': 'dragon/corner-curve-princess', 'DG/CcRr.g': 'dragon/corner-curve-portal',
    'DG/CRcr.d': 'dragon/through-road-dragon', 'DG/RrC.d': 'dragon/edge-curve-west-dragon',
    'DG/RrC.g': 'dragon/edge-curve-west-portal', 'DG/CRr.d': 'dragon/edge-curve-east-dragon',
    'DG/CRr.g': 'dragon/edge-curve-east-portal',
    'MW/CRRR.3': 'mage/edge-crossing', 'MW/CcRr.1': 'mage/corner-curve', 'MW/CCCR.3': 'mage/three-cities',
    'MW/CRcR': 'mage/through-two-gates', 'MW/CFC': 'mage/two-edges', 'MW/CccR.1': 'mage/great-gate',
    'MW/CRRr.2': 'mage/edge-road-curve', 'MW/CCRr.2': 'mage/two-edges-curve', 'MW/CCRrG': 'mage/two-edges-curve',
    'GO/LRr': 'gold/cloister-curve', 'GO/LCc': 'gold/cloister-corner', 'GO/LCcRr': 'gold/cloister-corner-curve',
    'GO/LRrRr': 'gold/cloister-two-curves', 'GO/RrRr': 'gold/two-curves', 'GO/CcRr': 'gold/corner-curve',
    'GO/CRcr': 'gold/through-road', 'GO/RRrr.X': 'gold/bridge',
    'LA/LAKE': 'lake', 'CO/1': 'count/city',
    'FL/F.o': 'flier/field', 'FL/F.d': 'flier/field-diagonal', 'FL/RFr.WE.o': 'flier/straight-along',
    'FL/RFr.NS.o': 'flier/straight-across', 'FL/RFr.d': 'flier/straight-diagonal', 'FL/Rr.NW.o': 'flier/curve-north',
    'FL/Rr.SW.o': 'flier/curve-south', 'FL/Rr.d': 'flier/curve-diagonal',
    'CC.1/Cc.1': 'crop/corner-shield', 'CC.1/CC.2': 'crop/two-edges-shield', 'CC.1/CR': 'crop/edge-road-fork',
    'CC.1/Rr': 'crop/curve-club', 'CC.1/RrC': 'crop/edge-curve-fork', 'CC.1/RRR': 'crop/crossing-club',
    'CC.2/RRr': 'crop2/curve-and-road-club', 'CC.2/RRRr': 'crop2/curve-and-two-roads-club',
    'CC.2/CFR': 'crop2/edge-road-fork', 'CC.2/RCR': 'crop2/edge-two-roads-fork', 'CC.2/CFC': 'crop2/two-edges-shield',
    'CC.2/CcCc': 'crop2/two-corners-shield',
    'FR/CRRR': 'ferry/edge-three-roads', 'FR/RRR': 'ferry/three-roads', 'FR/RRRR': 'ferry/four-roads',
    'BT/ffff.ac': 'circus/acrobats-field', 'BT/ffrf.ac': 'circus/acrobats-one-road',
    'BT/ffrr.ac': 'circus/acrobats-two-roads', 'BT/rfrf.ac': 'circus/acrobats-between-roads',
    'BT/rrrf.ac': 'circus/acrobats-three-roads', 'BT/ffrf.bt': 'circus/one-road', 'BT/frrf.bt': 'circus/two-roads',
    'BT/frfr.bt': 'circus/between-roads', 'BT/frrr.bt': 'circus/three-roads', 'BT/cfff.bt': 'circus/edge',
    'BT/cffr.bt': 'circus/edge-side-road', 'BT/cfrf.bt': 'circus/edge-far-road', 'BT/crfr.bt': 'circus/edge-two-roads',
    'BT/cfcf.bt': 'circus/two-cities', 'BT/ccrf.bt': 'circus/two-edges-road', 'BT/crrc.bt': 'circus/corner-two-roads',
    'HS/C!.v': 'hills/parting-vineyard', 'HS/CC!.v': 'hills/shared-vineyard', 'HS/Cc.h.1': 'hills/corner-hill',
    'HS/CC.h.2': 'hills/two-edges-hill', 'HS/Cc.v': 'hills/corner-vineyard', 'HS/CFC.h': 'hills/facing-hill',
    'HS/CFC.v': 'hills/facing-vineyard', 'HS/CFR.h': 'hills/gate-hill', 'HS/CRr.h': 'hills/edge-curve-east-hill',
    'HS/LCRr': 'hills/cloister-edge-curve', 'HS/LRrR': 'hills/cloister-curve-road',
    'HS/RCC.v': 'hills/edges-gate-vineyard', 'HS/RFR.h': 'hills/straight-hill', 'HS/RR.h': 'hills/corner-roads-hill',
    'HS/RrC.h': 'hills/edge-curve-west-hill', 'HS/RRr.v': 'hills/crossing-vineyard',
    'BB/Cccc.b': 'bridge/on-all-sides', 'BB/CCCR': 'bridge/three-cities', 'BB/CFc.b': 'bridge/through',
    'BB/CFR!': 'bridge/road-to-city', 'BB/CFR.b': 'bridge/edge-road', 'BB/F.b': 'bridge/field',
    'BB/LCFc': 'bridge/cloister-city', 'BB/LRFr': 'bridge/cloister-road', 'BB/R.bi': 'bridge/road-end-inn',
    'BB/RFR.b': 'bridge/two-ends', 'BB/RFR.bi': 'bridge/two-ends-inn',
}
# Tiles that have a garden in the second edition; without an abbot in the game they are as in the first.
GARDENS = {
    'BA/CcG': 'cffc', 'BA/Cc+G': 'cffc+', 'BA/CccG': 'ccfc', 'BA/CG': 'cfff', 'BA/CFCG': 'cfcf-two',
    'BA/CCG': 'cffc-two', 'BA/RrG': 'ffrr', 'BA/RFrG': 'frfr', 'RI.1/IIG': 'river/curve', 'RI.2/IIG': 'river2/curve',
    'IC/CCCCG': 'inns/four-cities', 'IC/RFr.iG': 'inns/straight-inn',
    'TB/CcRR.wG': 'traders/corner-two-roads-wine', 'TB/CcR.cG': 'traders/corner-road-cloth',
    'DG/C.dG': 'dragon/edge-dragon', 'DG/Cc.pG': 'dragon/corner-princess', 'TO/FG': 'tower/field',
    'TO/RRG': 'tower/two-ends', 'FL/F.dG': 'flier/field-diagonal',
    'MW/CCRrG': 'mage/two-edges-curve', 'AM/RG': 'abbey/road-end', 'KR/RCG': 'king/road-end',
    'BT/ffff.g.ac': 'circus/acrobats-field', 'BT/frrf.g.bt': 'circus/two-roads',
    'HS/RR.hG': 'hills/corner-roads-hill',
    'BB/CFR!G': 'bridge/road-to-city',
}
ENDS = ('RI.1/I.e', 'RI.2/I.v')
# Their words for a reading, if they differ from ours.
READINGS = {('L9', '3'): 'three', ('L9', '2'): 'two', ('A14', 'no'): 'tiles'}
HOUSE_RULES = {('H1', '7'): ('B3', 'seven'), ('tiny-city-scoring', '2'): ('B2', 'small'),
               ('king-and-robber-scoring', '10/20'): ('K1', 'ten'),
               ('king-and-robber-scoring', '15/40'): ('K1', 'fifteen'),
               ('king-and-robber-scoring', 'continuously'): ('K1', 'each'),
               ('wagon-move', 'C1'): ('M1', 'linked'), ('barn-placement', 'occupied'): ('M3', 'any'),
               ('dragon-move', 'after-scoring'): ('D1', 'after'), ('fairy-placement', 'on-tile'): ('D2', 'tile'),
               ('count-move', 'follow-follower'): ('N1', 'follow'),
               ('coc-final-scoring', 'market-only'): ('N3', 'market'),
               ('hill-tiebreaker', 'number-of-followers'): ('HL1', 'number'),
               ('vineyards-for-garden', 'true'): ('VY1', 'yes'),
               ('bazaar-no-auction', 'true'): ('BZ1', 'pick')}
# House rules of a set that is not in every game.
OF_SETS = {'wagon-move': 'abbey-and-mayor:1', 'barn-placement': 'abbey-and-mayor:1',
           'dragon-move': 'princess-and-dragon:1', 'fairy-placement': 'princess-and-dragon:1',
           'count-move': 'count', 'coc-final-scoring': 'count', 'hill-tiebreaker': 'hills-and-sheep:1',
           'vineyards-for-garden': 'hills-and-sheep:1', 'bazaar-no-auction': 'bridges-castles-and-bazaars:1'}
# How the reference of these games reads the rules of besieged cities.
ESCAPES = ('rule B3 seven', 'rule S1 city', 'rule S2 last')
# How it reads the rules of the City of Carcassonne: into features without a figure too, all quarters on one cell, and
# the fairy goes out with her follower.
CITY = ('rule N2 any', 'rule N4 one', 'rule N11 goes')
QUARTERS = {'QUARTER_CASTLE': 'castle', 'QUARTER_MARKET': 'market', 'QUARTER_BLACKSMITH': 'blacksmith',
            'QUARTER_CATHEDRAL': 'cathedral'}
CARDS = ('KING', 'ROBBER')
MAGICIANS = ('mage', 'witch')
TOKENS = ('SHEEP_1X', 'SHEEP_2X', 'SHEEP_3X', 'SHEEP_4X')
ABBEY = 'AM/A'


class Unserved(Exception):
    """The game needs something that this program does not support."""


def cell_of(where):
    """A cell may be {"x": 1, "y": 2}, [1, 2], or a list with one of these."""
    if not where:
        return None
    if isinstance(where, dict):
        return [where['x'], where['y']]
    return cell_of(where[0]) if isinstance(where[0], (dict, list)) else list(where)


def spot(where):
    if where['feature'] in ('tower', 'acrobats'):
        return 'tower' if where['feature'] == 'tower' else 'pyramid'
    feature = FEATURES[where['feature']]
    at = where['at']
    if feature == 'cloister':
        return 'cloister'
    if isinstance(at, str) or at[0] in ('I', 'II'):
        return 'farm:inner' + ('2' if 'II' in at else '')
    return feature + ':' + (HALVES[at[0]] if feature == 'farm' else at[0])


def has_gardens(game):
    return bool(game.get('elements', {}).get('garden'))


def tile_of(game, tile):
    if tile in GARDENS:
        return GARDENS[tile] + ('-garden' if has_gardens(game) else '')
    return TILES[tile]


def first_edition(name):
    """The second editions of the sets that are served differ by their gardens only."""
    first = name[:-2] + ':1' if name.endswith(':2') else name
    return first if first in SETS else name


def place_of(where):
    """A place as an entry names it: a quarter of the City, or a cell and a spot."""
    if where['feature'] == 'quarter':
        return QUARTERS[where['at']]
    return '%d,%d %s' % (where['x'], where['y'], spot(where))


def and_kind(kind):
    return '' if kind == 'follower' else ' ' + kind


def figure(move):
    if move['meeple'] not in KINDS:
        raise Unserved('figure ' + move['meeple'])
    return KINDS[move['meeple']]


def setup(game):
    yield 'Arbitress record 1'
    yield 'game carcassonne'
    for player, colour in zip(game['players'], COLOURS):
        yield 'player "%s" %s' % (player, colour)
    for name, copies in game['sets'].items():
        if name not in SETS:
            raise Unserved('set ' + name)
        yield 'set %s %d' % (SETS[name], copies)
    if has_gardens(game):
        yield 'use abbot'
    expansions = game.get('expansions', {})
    if expansions.get('lake'):
        yield 'use lake'
    if expansions.get('arbitress') or game.get('arbitress_start'):
        yield 'use arbitress'
    start = game['start'][0]
    tile = tile_of(game, start['tile'])
    if tile == 'river/spring' and 'river/1:1' not in game['sets']:
        tile = 'river2/spring'
    yield 'start %s %d,%d r%d' % (tile, start['x'], start['y'], start['rotation'] // 90)
    her = cell_of(game.get('arbitress_start'))
    if her:
        yield 'arbitress %d,%d' % tuple(her)
    if 'cult/5' in game['sets']:
        yield 'rule H1 five'
    if 'abbey-and-mayor:1' in game['sets']:
        yield 'rule M2 again'
    if 'espace-variant' in game['rules'] and {'siege/cathars', 'siege/besiegers'} & set(game['sets']):
        yield from ESCAPES
    for rule, reading in sorted(game['rules'].items()):
        if rule in OF_SETS and OF_SETS[rule] not in game['sets']:
            continue
        if (rule, reading) in HOUSE_RULES:
            yield 'rule %s %s' % HOUSE_RULES[rule, reading]
        elif rule[0] in 'AL' and rule[1:].isdigit():
            yield 'rule %s %s' % (rule, READINGS.get((rule, reading), reading))
    if any(name.startswith('river/') for name in game['sets']):
        yield 'rule R1 room'
    if 'tower:1' in game['sets']:
        yield 'rule T1 three'
    if 'hills-and-sheep:1' in game['sets']:
        yield 'rule SH6 choose'
    if 'count' in game['sets']:
        yield from CITY
    if any(SETS[name] == 'gq11' for name in game['sets']):
        yield 'rule G1 herd'
    yield 'play'


def game_of(game):
    """The game without what only the reference does: it puts aside an end of the river that lies on the table."""
    game['sets'] = {first_edition(name): copies for name, copies in game['sets'].items()}
    laid = {move.get('tile') for move in game['moves']}
    for move in game['moves']:
        move['events'] = [event for event in move.get('events', [])
                          if not (event['ev'] == 'tile_discarded' and event['tile'] in ENDS and event['tile'] in laid)]
    aside = game.get('expected', {}).get('discarded', [])
    aside[:] = [tile for tile in aside if not (tile in ENDS and tile in laid)]
    return game


def path(cells):
    return ' '.join('%d,%d' % tuple(cell) for cell in cells)


class Turn:
    def __init__(self):
        self.place = None
        self.act = ''
        self.entries = []   # those who join the race
        self.ransom = []    # before the tile: there it is the same as after it
        self.capture = []   # after a tower piece
        self.flight = []    # the die of a flying machine, and where the figure lands
        self.flock = []     # what comes out of the bag, or that the flock goes into the stable
        self.ingots = []    # the second ones of gold mines
        self.ferries = []   # the new one, and those that are turned
        self.magic = []     # the mage or the witch goes elsewhere
        self.dragon = []    # his steps before the scoring
        self.bridge = ''    # one that the tile does not need
        self.castles = []   # the cells that name them
        self.is_lake = False
        self.acted = False
        self.over = False   # no wagon is left that may move on, and no knight that may escape
        self.wagons = set() # the players whose wagons came home and may move on
        self.settled = False # the player was asked for a figure into the City
        self.circle = None  # what the crop circle of this tile does, and is asked about now
        self.points = {}    # that the tile brought to each player on the land; zero counts, too


def animal(event):
    """What the animal token shows that is turned over; 0 if none is."""
    token = event['token'] if event['ev'] == 'token_placed' else ''
    return int(token[len('BIGTOP_'):]) if token.startswith('BIGTOP_') else 0


def ends_turn(move):
    return bool(move.get('game_over') or events_of(move, 'turn', 'double_turn'))


def act_of(move, turn, game):
    if move['op'] == 'score_acrobats':
        return ' pyramid %d,%d' % (move['to']['x'], move['to']['y'])
    if move['op'] == 'place_token':
        return ' tower %d,%d' % (move['to']['x'], move['to']['y'])
    if move['op'] == 'deploy':
        to = move['to']
        if move['meeple'] == 'barn':
            return ' barn corner %d,%d' % (to['x'], to['y'])
        if to['feature'] == 'flier':
            return ' fly' + and_kind(figure(move))
        if to['feature'] == 'tower':
            return ' guard%s %d,%d' % (and_kind(figure(move)), to['x'], to['y'])
        if to['feature'] == 'acrobats':
            return ' acrobat %d,%d' % (to['x'], to['y'])
        if not turn.is_lake and (to['x'], to['y']) != turn.cell:
            kind = figure(move)
            return ' portal %s%d,%d %s' % ('' if kind == 'follower' else kind + ' ', to['x'], to['y'], spot(to))
        cell = ' %d,%d' % (to['x'], to['y']) if turn.is_lake else ''
        return ' %s %s%s' % (figure(move), spot(to), cell)
    if move['op'] == 'move_neutral':
        to = move['to']
        if 'meeple_id' not in to:
            return ' fairy on %d,%d' % (to['x'], to['y'])
        kind = KINDS[to['meeple_id'].split('.')[1]]
        return ' fairy %s%s' % (place_of(to), and_kind(kind))
    if move.get('why') == 'PRINCESS':
        where = move['from']
        name, kind = prisoner(where['meeple_id'], game)
        return ' princess %d,%d %s %s%s' % (where['x'], where['y'], spot(where), name,
                                            '' if kind == 'follower' else ' ' + kind)
    if move.get('why') == 'ABBOT_RETURN':
        return ' recall'
    if move['op'] == 'move_arbitress':
        return ' arbitress ' + path(move['path'])
    if move['op'] == 'race_move':
        return ' racer ' + path(move['path'])
    return ''


def prisoner(name, game):
    """The player and the kind of a figure, by its id."""
    player, kind = name.split('.')[:2]
    return '"%s"' % game['players'][int(player)], KINDS[kind]


def tower_line(move, game):
    """What follows a tower piece, or the ransom."""
    if move['op'] == 'pass':
        return 'capture nobody'
    if move['op'] == 'tower_capture':
        where = move['from']
        name, kind = prisoner(where['meeple_id'], game)
        return 'capture %s %s%s' % (place_of(where), name, and_kind(kind))
    name, kind = prisoner(move['meeple_id'], game)
    if move['op'] == 'exchange_prisoner':
        return 'exchange ' + kind
    jailer = [event['jailer'] for event in move['events'] if event['ev'] == 'ransom_paid'][0]
    return 'ransom "%s" %s' % (game['players'][jailer], kind)


def magician(name):
    """The mage or the witch, by the name of a neutral figure; None if it is neither."""
    word = name.split('.')[0]
    return word if word in MAGICIANS else None


def magic_line(move):
    """The mage or the witch is moved, or taken off the table."""
    return '%s %s' % (magician(move['figure']), place_of(move['to']) if move['to'] else 'off')


def sides_of(where):
    return ''.join(side for side in 'NESW' if side in where['at'])


def ferry_line(move):
    """A ferry is laid, or an older one is turned."""
    to = move['to']
    return 'ferry turn %d,%d %s' % (to['x'], to['y'], sides_of(to)) if move.get('turned') else 'ferry ' + sides_of(to)


def flock_line(move):
    """A token comes out of the bag, or the flock goes into the stable."""
    if move['choice'] == 'score':
        return 'flock stable'
    token = events_of(move, 'token_placed')[0]['token']
    return 'flock wolf' if token == 'WOLF' else 'flock %d' % (TOKENS.index(token) + 1)


def race_lines(turn, player, n_players):
    entered = {m['player']: m for m in turn.entries}
    for i in range(n_players):
        move = entered.get((player + i) % n_players)
        if move is None:
            yield 'race decline'
        elif 'from' in move and move['from']:
            yield 'race lift %d,%d %s' % (move['from']['x'], move['from']['y'], spot(move['from']))
        else:
            yield 'race join' + (' big' if move['meeple'] == 'big' else '')


def wagons_home(move):
    return {int(event['meeple_id'].split('.')[0]) for event in events_of(move, 'meeple_returned')
            if '.wagon.' in event['meeple_id']}


def tell_recall(move):
    """Here, the points of a recall are told by a line of their own."""
    for event in events_of(move, 'score'):
        for points in event['points']:
            points['what'] = 'recall'


def land_points(move):
    """The points for cities, roads, farms and cloisters in the events of a move, as (player, points)."""
    return [(points['player'], points['points']) for event in events_of(move, 'score') if not event.get('final')
            for points in event['points'] if kind_of(points['what']) in ('city', 'road', 'farm', 'cloister')]


def city_line(game, i, turn, town):
    """The entry about the City of Carcassonne or its count that a move after the tile is; None if it is none."""
    moves, move = game['moves'], game['moves'][i]
    if 'count' not in game['sets'] or turn.place is not None or turn.over or turn.circle:
        return None
    if move['op'] == 'deploy':
        kind = and_kind(figure(move))
        if move['to']['feature'] == 'quarter':
            return 'settle %s%s' % (QUARTERS[move['to']['at']], kind)
        return 'leave %s%s' % (place_of(move['to']), kind) if move['meeple_id'] in town else None
    if move['op'] == 'move_neutral' and move['figure'].startswith('count'):
        return 'count ' + QUARTERS[move['to']['at']]
    if move['op'] != 'pass' or move['player'] in turn.wagons:
        return None
    if moves[i - 1]['op'] == 'deploy' and moves[i - 1]['to']['feature'] == 'quarter':
        return 'count stays'
    later = next((k for k in range(i, len(moves)) if moves[k]['op'] == 'place_tile'), len(moves))
    if any(land_points(each) for each in moves[i:later]) or any(events_of(each, 'score') and each.get('game_over')
                                                                for each in moves[i:later]):
        return 'leave nobody'
    brought = {player for player, points in turn.points.items() if points > 0}
    return 'settle nobody' if brought and move['player'] not in brought and not turn.settled else None


def follow_town(move, town):
    """Keeps which figures are in the City."""
    if move['op'] == 'deploy':
        town.discard(move['meeple_id'])
        if move['to']['feature'] == 'quarter':
            town.add(move['meeple_id'])
    for event in events_of(move, 'captured', 'meeple_returned'):
        town.discard(event['meeple_id'])


def circle_line(game, i, turn):
    """What a player answers about a crop circle; None if the move is about something else."""
    moves, move = game['moves'], game['moves'][i]
    if not turn.circle or moves[min(i + 1, len(moves) - 1)]['op'] != 'commit':
        return None
    if move['op'] == 'deploy':
        return 'join %s%s' % (place_of(move['to']), and_kind(figure(move)))
    if move.get('why') == 'CORN_CIRCLE':
        return 'home %s%s' % (place_of(move['from']), and_kind(prisoner(move['from']['meeple_id'], game)[1]))
    return 'join nobody' if move['op'] == 'pass' else None


def follow_figures(move, standing):
    """Keeps in what kind of feature each figure stands that counts for crop circles."""
    if move['op'] == 'deploy' and move['meeple'] not in ('builder', 'pig', 'barn', 'shepherd'):
        standing[move['meeple_id']] = move['to']['feature']
    for event in events_of(move, 'captured', 'meeple_returned'):
        standing.pop(event['meeple_id'], None)


def skip_circle(move, following, standing):
    """The reference asks about a crop circle also if nobody stands where it counts; this program does not."""
    if following['op'] != 'corn_circle' or following is move or following['feature'] in standing.values():
        return
    following['op'] = 'commit'
    for key in ('next_player', 'game_over', 'scores'):
        move.pop(key, None)
        if key in following:
            move[key] = following[key]
    move.setdefault('events', []).extend(following.pop('events', []))


def skip_escape(move, following, turn, in_city):
    """The reference asks whether a knight escapes before the turn passes on; this program does not ask.  So what the
    next turn begins with, the points for the fairy, comes before the escape."""
    if not turn.over and (following.get('why') == 'SIEGE_ESCAPE'
                          or following['op'] == 'pass' and following['player'] not in turn.wagons and not in_city):
        move['next_player'] = following.get('next_player')
        move['scores'] = following['scores']
        move.setdefault('events', []).extend(events_of(following, 'score'))
        following['events'] = [event for event in following.get('events', []) if event['ev'] != 'score']


def bridge_act(where):
    """The act that builds a bridge."""
    return ' bridge %d,%d road:%s' % (where['x'], where['y'], 'N' if 'N' in where['at'] else 'E')


def bazaar_lines(game, i, bazaar):
    """The entries of a move at a bazaar; None if it is none.  `bazaar` has the tiles that were turned up and not
    entered yet, and the highest bid.  The reference asks also those who cannot bid more."""
    move, before = game['moves'][i], game['moves'][i - 1]
    if move['op'] == 'bazaar_select':
        lines = ['uncover ' + tile_of(game, tile) for tile in bazaar.pop('tiles', [])]
        bazaar['bid'] = move.get('bid', 0)
        tile = tile_of(game, move['tile'])
        return lines + ['pick %s %d' % (tile, move['bid']) if 'bid' in move else 'choose ' + tile]
    if move['op'] == 'bazaar_bid':
        bazaar['bid'] = move['bid']
        return ['bid %d' % move['bid']]
    if move['op'] == 'bazaar_settle':
        return [move['choice']] if before['scores'][move['player']] >= bazaar['bid'] else []
    if move['op'] == 'pass' and bazaar.get('on'):
        return ['bid nothing'] if before['scores'][move['player']] > bazaar['bid'] else []
    return None


def follow_bazaar(move, bazaar):
    """Is a bazaar held after the move?"""
    for event in events_of(move, 'bazaar'):
        bazaar.update(tiles=event['tiles'], bid=0, on=True)
        move['next_player'] = move['player']    # whose turn it was says which tiles are turned up
    if events_of(move, 'turn') or move.get('game_over'):
        bazaar['on'] = False


def play(game):
    """Yields (lines, move): the entries of a turn or part of one, and the move whose scoreboard is right after them."""
    turn = Turn()
    turn.over = True
    later = []      # what follows the scoring: a wagon moves on, a knight escapes
    town = set()    # the figures in the City of Carcassonne
    standing = {}   # the features of figures, by their ids
    bazaar = {}
    moves = game['moves']
    for i, move in enumerate(moves):
        op = move['op']
        in_city = city_line(game, i, turn, town)
        in_circle = circle_line(game, i, turn)
        at_bazaar = bazaar_lines(game, i, bazaar)
        follow_bazaar(move, bazaar)
        follow_figures(move, standing)
        skip_circle(move, moves[min(i + 1, len(moves) - 1)], standing)
        if at_bazaar is not None:
            # What the program does not ask is done with the entry before.
            k = i
            while k + 1 < len(moves) and bazaar.get('on') and bazaar_lines(game, k + 1, dict(bazaar)) == []:
                k += 1
                follow_bazaar(moves[k], bazaar)
            if at_bazaar:
                yield at_bazaar, moves[k]
            continue
        if op == 'corn_circle':
            turn.circle = move['choice']
            later = ['circle ' + ('add' if turn.circle == 'deploy' else 'home')]
        elif in_circle is not None:
            later = [in_circle]
        elif in_city is not None:
            later.append(in_city)
            turn.settled |= in_city.startswith('settle')
        elif op in ('place_tile', 'place_lake'):
            turn = Turn()
            turn.is_lake = op == 'place_lake'
            turn.player = move['player']
            tile = 'lake' if turn.is_lake else tile_of(game, move['tile'])
            rot = 0 if move.get('tile') == ABBEY else move['rot'] // 90
            turn.cell = (move['x'], move['y'])
            turn.place = 'place %s %d,%d r%d' % (tile, move['x'], move['y'], rot)
        elif op == 'race_enter':
            turn.entries.append(move)
        elif turn.place is None and op == 'deploy' and move['meeple'] == 'wagon':
            later = ['drive %d,%d %s' % (move['to']['x'], move['to']['y'], spot(move['to']))]
            turn.wagons.discard(move['player'])
        elif turn.place is None and op == 'pass':
            # Else the player does not lay the abbey, or lets no knight escape.
            later = ['drive home'] if not turn.over and move['player'] in turn.wagons else []
            turn.wagons.discard(move['player'])
        elif move.get('why') == 'SIEGE_ESCAPE':
            later = ['escape %d,%d %s' % (move['from']['x'], move['from']['y'], spot(move['from']))]
        elif op == 'move_neutral' and move['figure'].startswith('dragon'):
            step = 'dragon %d,%d' % (move['to']['x'], move['to']['y'])
            (later if turn.place is None else turn.dragon).append(step)
        elif op == 'move_neutral' and magician(move['figure']):
            turn.magic.append(magic_line(move))
        elif op == 'place_token' and move.get('token') == 'GOLD':
            turn.ingots.append('ingot %d,%d' % (move['to']['x'], move['to']['y']))
        elif op == 'place_token' and move.get('token') == 'FERRY':
            turn.ferries.append(ferry_line(move))
        elif op == 'flock':
            turn.flock.append(flock_line(move))
        elif op == 'place_token' and move.get('token') == 'BRIDGE':
            turn.bridge = bridge_act(move['to'])
        elif op == 'place_token' and move.get('token') == 'CASTLE':
            turn.castles.append(cell_of(move['to']))
        elif op == 'pass' and turn.place is not None and (turn.acted or move['player'] != turn.player):
            pass    # no castle, or no ferry is turned
        elif op == 'pay_ransom':
            turn.ransom.append(tower_line(move, game))
        elif op in ('tower_capture', 'exchange_prisoner') or (op == 'pass' and turn.act.startswith(' tower')):
            turn.capture.append(tower_line(move, game))
        elif op == 'pass' and 'ferries' in game['sets'] and turn.act:
            pass    # no ferry is turned
        elif op == 'deploy' and turn.flight:
            turn.flight.append('land ' + place_of(move['to']))
        elif op in ('deploy', 'move_arbitress', 'race_move', 'pass', 'place_token', 'move_neutral', 'return_meeple',
                    'score_acrobats'):
            turn.act = act_of(move, turn, game)
            turn.acted = True
            turn.flight = ['roll %d' % event['distance'] for event in events_of(move, 'flier_roll')]
            if turn.act == ' recall':
                tell_recall(move)
        elif op not in ('commit', 'start'):
            raise Unserved('move ' + op)
        lines = []
        if op == 'commit' and turn.place is not None:
            lines += turn.ransom + ([turn.place + turn.bridge] if turn.bridge else [turn.place + turn.act])
            lines += turn.ingots + turn.magic + (['then' + turn.act] if turn.bridge and turn.act else [])
            move['castles'] = turn.castles
            lines += turn.flight + turn.capture + turn.flock + turn.ferries + turn.dragon
            if turn.is_lake:
                lines += race_lines(turn, move['player'], len(game['players']))
            turn.place = None
        if op == 'commit' or in_city is not None:
            turn.wagons |= wagons_home(move)
        for player, points in land_points(move):
            turn.points[player] = turn.points.get(player, 0) + points
        follow_town(move, town)
        if (op in ('commit', 'corn_circle') or op == 'return_meeple' and in_circle is None or later == ['drive home']
                or turn.place is None and op == 'move_neutral'
                or in_city is not None and (op == 'pass' or moves[min(i + 1, len(moves) - 1)]['op'] != 'commit')):
            lines += later
            later = []
            turn.over = turn.over or ends_turn(move)
            follows = min(i + 1, len(moves) - 1)
            skip_escape(move, moves[follows], turn, city_line(game, follows, turn, town) is not None
                        or circle_line(game, follows, turn) is not None)
        if op in ('commit', 'start', 'pass', 'return_meeple', 'deploy'):
            for event in move.get('events', []):
                if animal(event):
                    lines.append('animal %d' % animal(event))
                elif event['ev'] == 'tile_discarded':
                    lines.append('again' if event['tile'] == 'LA/LAKE' else 'discard ' + tile_of(game, event['tile']))
                elif event['ev'] in ('lake_again', 'lake_returned', 'lake_unplaceable', 'lake_reshuffled'):
                    lines.append('again')
        if lines:
            yield lines, move


# ---- the expected results ----

def sorted_ties(ties):
    return sorted(ties, key=lambda t: (t['kind'], t['x'], t['y'], t['value']))


def kind_of(what):
    what = what.split('.')[0]
    return FEATURES.get(what, LINES.get(what, what))


def events_of(move, *names):
    return [event for event in move.get('events', []) if event['ev'] in names]


def is_final(event, move):
    """The reference does not say it of acrobats, and of the last token under the big top."""
    what = event['points'][0]['what'] if isinstance(event.get('points'), list) and event['points'] else ''
    if what == 'acrobats':
        return move['op'] != 'score_acrobats'
    if what == 'bigtop':
        later = move['events'][move['events'].index(event):]
        return not any(each['ev'] == 'neutral_moved' and each['figure'].startswith('bigtop') for each in later)
    return bool(event.get('final'))


def lines_of(move):
    lines = []
    for event in events_of(move, 'score', 'scored'):
        # The points are a list, one of each player; or the event itself is about one player.
        for points in event['points'] if isinstance(event.get('points'), list) else [event]:
            if points['points']:
                final = '.' in points['what'] and 'barn' not in points['what'] and kind_of(points['what']) != 'fairy'
                lines.append([points['player'], kind_of(points['what']), points['points'],
                              bool(is_final(event, move) or final) and kind_of(points['what']) != 'ransom'])
    for event in events_of(move, 'auctioned'):
        for player, points in ((event['to'], -event['price']), (event.get('paid_to'), event['price'])):
            if points and player is not None:
                lines.append([player, 'bazaar', points, False])
    return sorted(lines)


def tie_of(event):
    return {
        'kind': kind_of(event['what']), 'value': event['value'], 'tied': sorted(event['tied']),
        'x': event['feature']['x'], 'y': event['feature']['y'], 'distance': event['distance'],
        'nearest': {player: cell_of(where) for player, where in event['nearest'].items()},
        'points': event['points'], 'winners': sorted(event['winners']), 'rule': event['rule'],
        'her': cell_of(event['arbitress']),
    }


class Table:
    """What lies on the table after each move: figures, water tokens, the Arbitress, tiles put aside."""

    def __init__(self, game):
        self.game = game
        self.start = game['start'][0]
        self.figures = {}       # by their ids: [player, kind, place, x, y, feature]
        self.water = [0] * len(game['players'])
        self.placed = 0
        self.keeper = -1
        self.her = cell_of(game.get('arbitress_start'))
        self.aside = []
        self.count = 'castle' if 'count' in game['sets'] else ''
        self.pieces = {}        # where pieces of nobody stand, by their words; None: beside the table
        self.prisoners = {}     # by their ids: [player, kind, holder]
        self.ingots = [0] * len(game['players'])
        self.ingots_on = {}     # how many lie on each cell
        self.ferries = {}       # the sides that each joins, by cells
        self.flocks = [[0] * len(TOKENS) for player in game['players']]
        self.goods = [[0] * len(GOODS) for player in game['players']]
        self.cards = [-1, -1]   # who has the King and the Robber Baron
        self.abbeys = [int('abbey-and-mayor:1' in game['sets'])] * len(game['players'])

    def put(self, move, place, x, y, feature=None):
        name = move['meeple_id']
        player, kind = name.split('.')[:2]
        if kind in ('barn', 'shepherd'):
            place, feature = 'corner' if kind == 'barn' else 'pasture', None
        self.figures[name] = [int(player), KINDS[kind], place, x, y, feature]

    def follow(self, move):
        op = move['op']
        if op == 'deploy' and move['to']['feature'] == 'flier':
            pass    # if nothing is open for it, it is home again; else the next move says where it stands
        elif op == 'deploy':
            to = move['to']
            place = {'tower': 'tower', 'acrobats': 'pyramid', 'quarter': 'away'}.get(to['feature'], 'feature')
            feature = {'tower': None, 'acrobats': None,
                       'quarter': QUARTERS.get(to['at']) if isinstance(to['at'], str) else None}
            self.put(move, place, to['x'], to['y'], feature.get(to['feature'], kind_of(to['feature'])))
        elif op == 'move_neutral' and move['figure'].startswith('count'):
            self.count = QUARTERS[move['to']['at']]
        elif op == 'move_neutral' and magician(move['figure']):
            self.pieces[magician(move['figure'])] = cell_of(move['to'])
        elif op == 'place_tile' and move['tile'] == ABBEY:
            self.abbeys[move['player']] -= 1
        elif op in ('pay_ransom', 'exchange_prisoner'):
            self.free(move, op == 'exchange_prisoner')
        elif op == 'race_enter':
            self.put(move, 'race', self.start['x'], self.start['y'])
        elif op == 'race_move':
            for figure in self.figures.values():
                if figure[0] == move['player'] and figure[2] == 'race':
                    figure[3:5] = move['path'][-1]
        elif op == 'move_arbitress':
            self.her = cell_of(move['to'])
        for event in move.get('events', []):
            self.happen(event, move)

    def free(self, move, exchanged):
        """A prisoner comes home; in an exchange also the last captive of its jailer."""
        jailer = self.prisoners.pop(move['meeple_id'])[2]
        if exchanged:
            mine = [name for name, held in self.prisoners.items() if held[0] == jailer and held[2] == move['player']]
            del self.prisoners[mine[-1]]

    def capture(self, name, captor):
        """If each has a prisoner of the other, they are exchanged; different kinds wait for the choice."""
        player, kind = name.split('.')[:2]
        self.figures.pop(name)
        mine = [other for other, held in self.prisoners.items() if held[0] == captor and held[2] == int(player)]
        if len({self.prisoners[other][1] for other in mine}) == 1:
            del self.prisoners[mine[0]]
        else:
            self.prisoners[name] = [int(player), KINDS[kind], captor]

    def happen(self, event, move):
        if event['ev'] == 'captured':
            self.capture(event['meeple_id'], move['player'])
        if event['ev'] == 'meeple_moved' and event['to']['feature'] == 'castle':
            self.figures[event['meeple_id']][2:] = ['lord', event['to']['x'], event['to']['y'], None]
        if event['ev'] in ('meeple_returned', 'racer_returned'):
            self.figures.pop(event['meeple_id'], None)
            if '.shepherd.' in event['meeple_id']:
                self.flocks[int(event['meeple_id'].split('.')[0])] = [0] * len(TOKENS)
        elif event['ev'] == 'token_placed' and event['token'] in TOKENS:
            self.flocks[move['player']][TOKENS.index(event['token'])] += 1
        elif event['ev'] == 'neutral_moved' and event['figure'].startswith('bigtop'):
            self.pieces['bigtop'] = cell_of(event['to'])
        elif event['ev'] == 'neutral_returned' and magician(event['figure']):
            self.pieces[magician(event['figure'])] = None
        elif event['ev'] == 'keeper' and event.get('meeple_id') in self.figures:
            self.keeper = event['player']
            self.figures[event['meeple_id']][2] = 'keeper'
        elif event['ev'] == 'water_supply':
            self.water = [event['each']] * len(self.water)
        elif event['ev'] == 'water':
            self.water[event['player']] = event['left']
            self.placed += 1
        elif event['ev'] == 'token' and event['token'] in GOODS:
            self.goods[event['player']][GOODS.index(event['token'])] += event['count']
        elif event['ev'] == 'token_placed' and event['token'] == 'GOLD':
            at = event['to']['x'], event['to']['y']
            self.ingots_on[at] = self.ingots_on.get(at, 0) + 1
        elif event['ev'] == 'token_placed' and event['token'] == 'FERRY':
            self.ferries[event['to']['x'], event['to']['y']] = sides_of(event['to'])
        elif event['ev'] == 'token' and event['token'] == 'GOLD':
            self.ingots[event['player']] += event['count']
            # All ingots there are taken, by this player and by others.
            for cell in event['from']:
                self.ingots_on.pop((cell['x'], cell['y']), None)
        elif event['ev'] == 'token' and event['token'] in CARDS:
            self.cards[CARDS.index(event['token'])] = event['player']
        elif event['ev'] == 'tile_discarded' and event['tile'] != 'LA/LAKE':
            self.aside.append(tile_of(self.game, event['tile']))

    def result(self):
        return {
            'figures': sorted_figures(self.figures.values()), 'water': list(self.water), 'placed': self.placed,
            'keeper': self.keeper, 'her': self.her, 'aside': sorted(self.aside),
            'goods': [list(goods) for goods in self.goods],
            'prisoners': sorted(map(list, self.prisoners.values())), 'cards': list(self.cards),
            'abbeys': list(self.abbeys), 'count': self.count, 'pieces': dict(self.pieces),
            'ingots': list(self.ingots), 'ingots_on': sorted([x, y, n] for (x, y), n in self.ingots_on.items()),
            'ferries': sorted([x, y, sides] for (x, y), sides in self.ferries.items()),
            'flocks': [list(flock) for flock in self.flocks],
        }


def sorted_figures(figures):
    return sorted(([*figure] for figure in figures), key=lambda figure: [str(part) for part in figure])


def animals_of(board):
    """The animal tokens that are not turned over, by what they show; None without them."""
    left = board.get('animal_tokens_left')
    return left and sorted([int(name[len('BIGTOP_'):]), n] for name, n in left.items())


def flocks_at_end(game):
    """The tokens of each player; the board names them by the cell of the shepherd."""
    board, flocks = game['expected'].get('board', {}), [[0] * len(TOKENS) for player in game['players']]
    if 'flocks' not in board:
        return None
    for figure in game['expected']['deployed']:
        for flock in board['flocks']:
            if '.shepherd.' in figure['meeple_id'] and cell_of(figure) == cell_of(flock):
                flocks[int(figure['meeple_id'].split('.')[0])] = [flock['tokens'].count(token) for token in TOKENS]
    return flocks


def end_of(game):
    expected = game['expected']
    tokens = expected.get('tokens')
    keeper = expected.get('keeper')
    return {
        'scores': expected['scores'], 'finished': True, 'keeper': keeper['player'] if keeper else -1,
        'water': expected.get('water_left'), 'placed': expected.get('water_placed'),
        'her': cell_of(expected.get('arbitress')), 'remaining': expected.get('unplaced_tiles', 0),
        'aside': sorted(tile_of(game, tile) for tile in expected.get('discarded', []) if tile != 'LA/LAKE'),
        'goods': tokens and [[mine.get(goods, 0) for goods in GOODS] for mine in tokens],
        'abbeys': tokens and [mine.get('ABBEY_TILE', 0) for mine in tokens],
        'ingots': tokens and [mine.get('GOLD', 0) for mine in tokens],
        'ingots_on': sorted([where['x'], where['y'], where['count']]
                            for where in expected.get('board', {}).get('gold', [])),
        'ferries': sorted([where['x'], where['y'], sides_of(where)]
                          for where in expected.get('board', {}).get('ferries', [])),
        'flocks': flocks_at_end(game), 'hidden': expected.get('board', {}).get('hidden_under_hills'),
        'pieces': {name.split('.')[0]: cell_of(where)
                   for name, where in expected.get('board', {}).get('neutral', {}).items()
                   if magician(name) or name.startswith('bigtop')},
        'animals': animals_of(expected.get('board', {})),
        'figures': sorted([int(f['meeple_id'].split('.')[0]), KINDS[f['meeple_id'].split('.')[1]], f['x'], f['y'],
                           QUARTERS[f['at']] if f['feature'] == 'quarter' else 'lord' if f['feature'] == 'castle'
                           else kind_of(f['feature'])]
                          for f in expected['deployed']),
    }


def turn_of(move, moves, table, warned):
    """What is expected after a turn.  `order` and `final_order` are not compared, they answer what the program asks."""
    over = bool(move.get('game_over')) or 'next_player' not in move
    turn = {
        'scores': move['scores'], 'lines': sorted(line for each in [move] + [m for m in moves if m != move]
                        for line in lines_of(each)), 'warning': warned,
        'ties': sorted_ties(tie_of(event) for event in events_of(move, 'tie')),
        'player': None if over else move['next_player'],
    }
    turn.update(table.result())
    turn.update({key: move[key] for key in ('order', 'final_order', 'castles') if move.get(key)})
    return turn


def next_to_lay(moves):
    """Who lays the next tile; None if nobody does."""
    return next((move['player'] for move in moves if move['op'] in ('place_tile', 'place_lake')), None)


def last_drawn(moves):
    """The last move that lays a tile from the stack; after it only abbeys are laid."""
    return max(i for i, move in enumerate(moves) if move['op'] in ('place_tile', 'place_lake')
               and move.get('tile') != ABBEY)


def convert(game, answers=None):
    """Returns the record and its expected results; null in a result means: not known.  `answers` are more entries for
    a turn, by its number."""
    record = list(setup(game))
    turns = []
    table = Table(game)
    n = followed = 0
    over_at = last_drawn(game['moves']) if 'abbey-and-mayor:1' in game['sets'] else None
    for lines, move in play(game):
        moves = game['moves'][followed:game['moves'].index(move) + 1]
        followed += len(moves)
        for each in moves:
            table.follow(each)
        lines = lines + (answers or {}).get(len(turns), [])
        record += lines
        turns.append({'entries': [n + 1, n + len(lines)]})
        turns[-1].update(turn_of(move, moves, table, any(events_of(each, 'warning') for each in moves)))
        if over_at is not None and followed > over_at:
            turns[-1]['player'] = turns[-1]['late'] = next_to_lay(game['moves'][followed:])
        n += len(lines)
    return '\n'.join(record) + '\n', {'turns': turns, 'end': end_of(game)}


def write(fixture, record, expected):
    with open(fixture + '.arb', 'w', encoding='utf-8') as file:
        file.write(record)
    with open(fixture + '.expect', 'w', encoding='utf-8') as file:
        rows = ',\n'.join(json.dumps(turn) for turn in expected['turns'])
        file.write('{"end": %s,\n"turns": [\n%s\n]}\n' % (json.dumps(expected['end']), rows))


def main(path, fixture=None):
    with open(path, encoding='utf-8') as file:
        record, expected = convert(game_of(json.load(file)))
    if fixture is None:
        print(record, end='')
        return
    write(fixture, record, expected)


if __name__ == '__main__':
    main(*sys.argv[1:])
