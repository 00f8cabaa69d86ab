/* sheet-market.c - the sheet The Fishermen of Catan, 3C, the fish market, sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define KEPT "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\n"

const Script sheet_market[] = {
  { "/fishermen/3C/during-ones-own-turn",
    "play\n...\ntoken Ben draw 2 t\nroll 7\nrobber A\n! fish 2 pay 2 => face-down tokens\n"
    "turn Ben t\nfish 2 pay 2\n= robber J" },
  { "/fishermen/3C/tokens-are-combined",
    "play\n...\n" ONE ONE TWO THREE "fish 7 pay 3 2 1 1\n= held Anna 0\n= used 4\n= warning none" },
  { "/fishermen/3C/2/the-robber-to-the-desert",
    "play\n...\nroll 7\nrobber A\n= robber A\n" TWO "fish 2 pay 2\n= robber J\n= held Anna 0" },
  { "/fishermen/3C/2/no-card-is-stolen",
    KEPT "play\n...\nroll 7\nrobber Q from Ben wool\n" TWO "= hand Ben 0 0 0 0 1\nfish 2 pay 2\n"
         "= hand Ben 0 0 0 0 1\n= robber J" },
  { "/fishermen/3C/3/steal-a-card",
    KEPT "play\n...\n" THREE "fish 3 from Ben ore pay 3\n= hand Ben 0 1 0 0 0\n= hand Anna 0 1 0 0 2" },
  { "/fishermen/3C/3/from-any-other-player", "play\n...\n" THREE THREE "fish 3 from Ben pay 3\n"
                                             "fish 3 from Clara pay 3\n= used 2" },
  { "/fishermen/3C/3/not-from-oneself", "play\n...\n" THREE "! fish 3 from Anna pay 3 => nobody steals" },
  { "/fishermen/3C/3/as-long-as-somebody-else-has-one", /* only Anna, only Clara, only Ben himself */
    KEPT "play\n...\nhand Clara grain -1 t\nhand Clara brick -1 t\nhand Clara ore -1 t\nturn Ben t\nroll 10\n"
         "= market 3 yes\nhand Anna wool -1 t\nhand Anna ore -1 t\n= market 3 no\nhand Clara ore 1 t\n= market 3 yes" },
  { "/fishermen/3C/4/a-resource-of-ones-choice",
    KEPT "play\n...\n" THREE ONE "fish 4 brick pay 3 1\n= hand Anna 0 1 0 1 1\n= bank 19 17 18 17 16" },
  { "/fishermen/3C/4/as-long-as-the-bank-has-one", /* of the first resource, of the last, none */
    KEPT "play\n...\n" THREE ONE "hand Ben wool 17 t\nhand Ben grain 18 t\nhand Ben brick 18 t\nhand Ben ore 16 t\n"
         "= bank 19 0 0 0 0\n= market 4 yes\nhand Ben wood 19 t\n= bank 0 0 0 0 0\n= market 4 no\n"
         "! fish 4 wood pay 3 1 => the bank\nhand Ben ore -1 t\n= market 4 yes" },
  { "/fishermen/3C/5/a-free-road", "play\n...\n" THREE TWO "fish 5 10-11 pay 3 2\n= left Anna 12 3 4\n"
                                   "= road Anna 2" },
  { "/fishermen/3C/5/it-costs-nothing", KEPT "play\n...\n" THREE TWO "fish 5 10-11 pay 3 2\n= hand Anna 0 1 0 0 1" },
  { "/fishermen/3C/5/by-the-rules-of-building",
    "play\n...\n" THREE TWO "! fish 5 3-4 pay 3 2 => neither a road nor a building\n"
    "! fish 5 9-10 pay 3 2 => already\n= held Anna 2" },
  { "/fishermen/3C/5/as-long-as-there-is-a-place", /* Ben's roads are around all of Anna's, at last also at 31 */
    "play\n...\n" THREE TWO "turn Ben t\nroll 10\nagreed t build road 1-9\nagreed t build road 8-9\n"
    "agreed t build road 10-11\nagreed t build road 10-20\nagreed t build road 21-32\nagreed t build road 32-33\n"
    "agreed t build road 30-31\nturn Anna t\nroll 10\n= market 5 yes\nturn Ben t\nroll 10\n"
    "agreed t build road 31-41\nturn Anna t\nroll 10\n= market 5 no\n! fish 5 3-4 pay 3 2 => there is no place" },
  { "/fishermen/3C/7/a-free-development-card",
    KEPT "play\n...\n" THREE THREE ONE "fish 7 pay 3 3 1\n= cards Anna 1\n= deck 24\n= hand Anna 0 1 0 0 1" },
  { "/fishermen/3C/too-little-buys-nothing", "play\n...\n" THREE "! fish 4 wood pay 3 => costs 4 fish, and 3" },
  { "/fishermen/3C/nothing-is-sold-for-six", "play\n...\n" THREE THREE "! fish 6 pay 3 3 => needs its next word" },
  { "/fishermen/3C/no-change", "play\n...\n" THREE "fish 2 pay 3\n= held Anna 0\n= used 1" },
  { "/fishermen/3C/the-excess-is-lost",
    "play\n...\n" THREE THREE "fish 4 wood pay 3 3\n= held Anna 0\n= pays Anna 2 never\n= warning none" },
  { "/fishermen/3C/what-was-spent-lies-face-up", "play\n...\n" THREE TWO "fish 5 10-11 pay 2 3\n= used 2\n"
                                                 "= stack 28" },
  { "/fishermen/3C/what-one-does-not-have-is-not-spent",
    "play\n...\n" THREE "! fish 4 wood pay 3 1 => face-down tokens\n! fish 3 from Ben pay ? => say the value" },
  { "/fishermen/3C/turned-over-with-the-last-token",
    "play\n" ONES TWOS SEVEN_THREES "token Ben draw shoe t\n...\nfish 3 from Ben pay 3\nfish 2 pay 2\n"
    "= used 2\n= stack 1\n"
    "= turned 0\nroll 8\ndraw 3\n= used 0\n= stack 2\n= turned 1" },
  { "/fishermen/3C/mixed-as-a-new-supply",
    "play\n" ONES TWOS SEVEN_THREES "token Ben draw shoe t\n...\nfish 3 from Ben pay 3\nfish 2 pay 2\nroll 8\n"
    "draw 3\n"
    "! token Ben draw 1 t => no token of 1 fish\ntoken Ben draw 2 t\ntoken Ben draw 3 t\n= stack 0" },
  { NULL, NULL },
};
