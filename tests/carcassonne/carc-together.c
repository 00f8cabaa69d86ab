/* carc-together.c - the sentences of the two sheets where several expansions meet, each as a small game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a sentence says of one expansion alone is in sheet-NAME.c.
 */
#include "carc-sheets.h"
#include "systems/wheel/carc-wheel-tiles.h"

#define TWO "player Anna\nplayer Ben\nset base\n"
#define HER "use arbitress\n"
#define LAKE "use lake\n"
#define WHEEL TWO WHEEL_TILES "use wheel\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define NOBODY "race decline\nrace decline\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace join\n"
/* South of the start lies a volcano; west of it, a tile with the dragon. */
#define VOLCANO "place dragon/field-volcano 0,1 r0\n"
#define DRAGON "place dragon/straight-dragon -1,0 r0\n"
/* The city of the lake with a cathedral at 2,-2; a tile at 2,-3 completes it with five tiles. */
#define CATHEDRAL "place inns/cathedral 2,-2 r0\nplace cfff 1,-2 r1\nplace cfff 3,-2 r3\n"
/* A farm that touches one besieged city, with room for barns on 1,1 and 2,1. */
#define BESIEGED_MEADOW                                                                                                \
  "place frfr 1,0 r0\nplace siege/edge 0,1 r2\nplace cfff 0,2 r0\nplace ffff 1,1 r0\nplace frfr 2,0 r0\n"              \
  "place ffff 2,1 r0\n"

const Script sheets_together[] = {
  /* ---- the Arbitress and the wheel ---- */
  { "/together/arbitress/2-moving/six-steps-over-the-wheel",
    WHEEL HER "play\nplace ffff 2,4 r0\n= reach 3,3 yes\n= reach 1,1 yes\n= reach 2,4 yes\nplace ffff 2,5 r0\n"
              "= reach 2,5 no\n! place ffff 1,4 r0 arbitress 2,5 => cannot reach 2,5 in 6 steps" },
  { "/together/arbitress/1-place-a-tile/distances-over-the-wheel",
    WHEEL HER "play\n" ANNA ("3,0 city:E") "place fcfc 4,0 r0\n" BEN (
        "4,0 city:W") "place cfff 5,0 r3\n= tie Anna 3 Ben 4 > Anna\n= scores 8 0" },
  { "/together/arbitress/2-moving/she-does-not-affect-a-crown-space",
    WHEEL HER "play\nplace ffff 1,4 r0 crown 1,0\nplace ffff 2,4 r0 crown 2,0\nwheel wheel/road3\n"
              "place wheel/road3 0,4 r0\nwheel wheel/road3\n= pig fortune\n= scores 9 12\n= ties 0" },
  { "/together/arbitress/2-moving/she-does-not-affect-famine",
    WHEEL HER "play\n" ANNA ("1,0 farm:nnw") BEN ("2,1 farm:nnw") "place cfff 0,-1 r2\nwheel wheel/city2\n"
                                                                  "= pig famine\n= scores 1 1\n= ties 0" },
  { "/together/arbitress/2-moving/away-from-the-dragon-over-the-wheel",
    WHEEL HER "set dragon\nplay\nplace dragon/field-volcano 1,-1 r0\nplace dragon/straight-dragon 1,-2 r0\n"
              "dragon 1,0\n= ask dragon Anna\ndragon 0,0\n= ask flee Anna\nflee 3,3\n= her 3,3\n= ask dragon Ben" },

  /* ---- the Arbitress and the City of Carcassonne ---- */
  { "/together/arbitress/2-moving/over-the-city",
    TWO "set count\n" HER "play\n= her 0,0\nplace ffff 1,-1 r0 arbitress 1,1\n= her 1,1\n= distance 3,2 3" },

  /* ---- siege and cathedral and lake, and the Arbitress ---- */
  { "/together/lake/3-scoring/besieged-cathedral-city-of-two-players",
    TWO "set inns\nset siege\n" LAKE HER "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY CATHEDRAL BEN (
        "2,-2 city:N") "place siege/edge 2,-3 r2\n= tie Anna 3 Ben 4 > Anna\n= scores 15 0\n"
                       "= line Anna 15 city 5 tiles × 2 (cathedral, besieged) + 5 for the lake = 15" },
  { "/together/lake/final-scoring/nothing-to-judge-in-a-besieged-cathedral-city",
    TWO "set inns\nset siege\n" LAKE HER "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY
        "place inns/cathedral 2,-2 r0\nplace siege/edge 2,-3 r2\n" BEN ("2,-2 city:N") "end test\n= ties 0\n"
                                                                                       "= no line city" },

  /* ---- two barns, a siege and the Arbitress ---- */
  { "/together/arbitress/final-scoring/two-barns-beside-a-besieged-city",
    TWO "set abbey\nset siege\n" HER "play\n" BESIEGED_MEADOW "deploy Anna barn corner 2,1 test\n"
        "deploy Ben barn corner 1,1 test\nend test\n= tie Anna 1 Ben 0 > Ben\n= line Ben 8 farm\n= scores 0 8" },
  { "/together/arbitress/final-scoring/the-dragon-leaves-both-barns",
    TWO "set abbey\nset siege\nset dragon\n" HER "play\n" BESIEGED_MEADOW "deploy Anna barn corner 2,1 test\n"
        "deploy Ben barn corner 1,1 test\nplace dragon/field-volcano 1,2 r0\n" DRAGON "dragon 1,1\ndragon 2,1\n"
        "dragon 2,0\ndragon 1,0\ndragon 0,0\n= ask flee Ben\nflee -1,0\n= ask dragon Anna\n"
        "dragon 0,1\nend test\n= tie Anna 2 Ben 1 > Ben\n= scores 0 8" },

  /* ---- the dragon, the Arbitress and racers ---- */
  { "/together/lake/dragon/racers-on-her-tile-are-eaten-then-she-walks-away",
    TWO "set dragon\n" LAKE HER "play\n" RACE VOLCANO DRAGON "dragon 0,0\n= racer Anna none\n= racer Ben none\n"
        "= home Anna follower 7\n= ask flee Anna\n= reach 2,0 yes\nflee 2,0\n= her 2,0\n= ask dragon Ben\ndragon 1,0\n"
        "= ask dragon Anna\n! dragon 2,0 => open water at 2,0" },
  { "/together/lake/race/she-is-not-in-the-way-the-dragon-neither",
    TWO "set dragon\n" LAKE HER "play\n" RACE "place ffff 0,1 r0 arbitress 1,0\n"
        "place dragon/field-volcano 0,2 r0 racer 1,0\n= racer Anna 1,0\n= hop Ben 0,2 yes" },
  { "/together/lake/fairy/no-racer-has-her",
    TWO "set dragon\nrule D2 tile\n" LAKE "play\n" RACE "! place ffff 0,1 r0 fairy on 0,0 => has no follower\n" BEN (
        "0,0 city:N") "place ffff 0,1 r0 fairy on 0,0\nplace ffff 0,2 r0\n= scores 0 1\n= racer Ben 0,0\n"
                      "= racer Anna 0,0" },

  /* ---- portals and the lake ---- */
  { "/together/lake/portal/to-any-feature-of-the-lake", TWO
    "set dragon\n" LAKE "play\nplace lake 1,-1 r0\n" NOBODY "place dragon/crossing-portal -1,0 r2 portal 2,-1 city:N\n"
    "= home Ben follower 6\nplace dragon/edge-curve-east-portal -1,1 r1 portal 3,-1 farm:nnw\n"
    "= home Anna follower 6\nend test\n= line Ben 2 city" },
  { "/together/lake/portal/not-to-the-lighthouse",
    TWO "set dragon\n" LAKE "play\nplace lake 1,-1 r0\n" NOBODY
        "! place dragon/crossing-portal -1,0 r2 portal 3,1 road:S => no such feature\n"
        "! place dragon/crossing-portal -1,0 r2 portal 3,1 cloister => no such feature\n"
        "! place dragon/crossing-portal -1,0 r2 portal 3,1 race => not a spot\n"
        "! place dragon/crossing-portal -1,0 r2 portal 2,0 city:N => no such feature" },

  /* ---- The Count, the race and the dragon ---- */
  { "/together/lake/race/the-dragon-at-the-blacksmith-eats-racers-only",
    TWO "set count\nset dragon\n" LAKE
        "play\n" ANNA ("blacksmith") "place lake 4,-2 r0\nrace join\nrace join\n"
                                     "place dragon/field-volcano 1,3 r0\n" DRAGON
                                     "= racer Anna 2,2\ndragon 1,2\ndragon 2,2\n= racer Anna none\n"
                                     "= racer Ben none\n= town Anna blacksmith 1" },

  /* ---- goods and the Arbitress ---- */
  { "/together/arbitress/goods/to-who-completes-the-city-not-to-the-nearest",
    TWO "set traders\n" HER "play\nplace traders/through-wine 0,-1 r1\n" ANNA ("0,-1 city:S")
        BEN ("0,0 city:N") "place ffff 0,1 r0\nplace cfff 0,-2 r2\n= tie Anna 1 Ben 0 > Ben\n= scores 0 6\n= goods "
                           "Anna 1 0 0\n"
                           "= goods Ben 0 0 0" },

  /* ---- the tower and the wheel ---- */
  { "/together/lake/race/a-captured-figure-leaves-the-crown-space-free",
    WHEEL "set tower\n" LAKE "play\nplace ffff 1,4 r0 crown 1,0\nplace lake 4,2 r0\nrace join\nrace join\n"
          "= hop Anna 1,0 no\nplace tower/field 1,-1 r0 tower 1,-1\n= ask capture Anna\ncapture 1,0 crown Anna\n"
          "= home Anna follower 6\n= hop Ben 1,0 yes" },
  { NULL },
};
