/* sheet-wheel.c - the Wheel of Fortune, rule by rule, and the sentence of the Arbitress's sheet that names it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"
#include "carc-wheel-tiles.h"

#define WHEEL "player Anna\nplayer Ben\nset base\n" WHEEL_TILES "use wheel\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\n" WHEEL_TILES "use wheel\n"
#define TRADERS WHEEL "set traders\n"
#define INNS WHEEL "set inns\n"
#define HER WHEEL "use arbitress\n"
/* Anna's figure stands on the crown space on 1,0, and racers of both stand on 0,0; it is her turn. */
#define LAKE WHEEL "use lake\nplay\nplace ffff 1,4 r0 crown 1,0\nplace lake 4,2 r0\nrace join\nrace join\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* The pig goes from Fortune to Storm, and everybody gets points for the supply. */
#define TO_STORM "wheel wheel/road3\nplace wheel/road3 0,4 r0\n"

const Script sheet_wheel[] = {
  { "/wheel/turn/too-late-for-an-escape",
    WHEEL "set siege\nplay\nplace siege/corner 0,-1 r2 follower city:S\nplace ffff -1,-1 r0\nplace ffff 1,4 r0\n"
          "wheel wheel/field1\n! escape 0,-1 city:S => too late for an escape" },
  { "/wheel/crown/not-under-the-dragon",
    WHEEL "set dragon\nplay\nplace dragon/field-volcano 1,-1 r0\nplace dragon/straight-dragon 1,-2 r0\ndragon 1,0\n"
          "dragon 1,1\ndragon 2,1\ndragon 3,1\ndragon 3,0\ndragon 2,0\n"
          "! place ffff 1,4 r0 crown 2,0 => the dragon stands on 2,0\nplace ffff 1,4 r0 crown 1,0" },
  /* ---- the wheel turns ---- */
  { "/wheel/turn/before-the-tile",
    WHEEL "play\n= pig fortune\n! place wheel/field1 1,4 r0 => has an icon: first the wheel turns\nwheel wheel/field1\n"
          "= pig taxes\n= ask tile Anna\n= left wheel/field1 4\nplace wheel/field1 1,4 r0\n= ask tile Ben\n"
          "= left wheel/field1 3" },
  { "/wheel/turn/then-only-this-tile",
    WHEEL "play\nwheel wheel/field1\n! place ffff 1,4 r0 => the wheel was turned for the tile wheel/field1\n"
          "! wheel wheel/city2 => the wheel was turned for the tile wheel/field1\n"
          "! wheel wheel/field1 => the wheel was turned for the tile wheel/field1 already\nplace wheel/field1 1,4 r0\n"
          "place ffff 2,4 r0" },
  { "/wheel/turn/once-for-each-tile",
    WHEEL "play\nwheel wheel/field1\nplace wheel/field1 1,4 r0\n"
          "! place wheel/field1 2,4 r0 => has an icon: first the wheel turns\nwheel wheel/field1\n= pig famine" },
  { "/wheel/turn/no-icon", WHEEL "play\n! wheel ffff => has no icon of the wheel" },
  { "/wheel/turn/not-in-play",
    "play\n! wheel ffff => is not in this game\n! place ffff 0,1 r0 crown 0,0 => no crown space" },
  { "/wheel/turn/by-agreement-without",
    WHEEL "play\nagreed \"test\" place wheel/field1 1,4 r0\n= pig fortune\n= ask tile Ben" },
  { "/wheel/turn/a-second-tile-too",
    TRADERS "play\ndeploy Anna follower 0,2 road:W test\ndeploy Anna builder 0,2 road:W test\nplace crrf -1,2 r0\n"
            "= second Anna\nwheel wheel/field1\n= pig taxes\nplace wheel/field1 1,4 r0\n= ask tile Ben" },

  /* ---- the parts ---- */
  { "/wheel/fortune/the-player-on-turn",
    WHEEL "play\n" TO_STORM "= scores 7 7\nwheel wheel/road3\n= pig fortune\n= scores 7 10\n= because fortune\n"
          "= line Ben 3 wheel 3 points" },
  { "/wheel/fortune/not-for-a-turn-that-was-not-his",
    WHEEL "play\n" TO_STORM "wheel wheel/road3\n= scores 7 10\nturn Anna test\n= scores 10 7\n= because fortune\n"
          "= line Anna 3 wheel 3 points\nturn Ben test\n= scores 7 10\nplace wheel/road3 0,5 r0\n= ask tile Anna\n"
          "turn Ben test\n= scores 7 10" },
  { "/wheel/fortune/taken-back-with-the-reason",
    THREE "play\n" TO_STORM "wheel wheel/road3\nturn Clara test\n= scores 7 7 10\n"
          "= line Ben -3 wheel 3 points × -1 = -3\nplace wheel/road3 0,5 r0\n= ask tile Anna" },
  { "/wheel/fortune/not-moved-by-a-later-correction",
    WHEEL "play\n" TO_STORM "wheel wheel/road3\nplace wheel/road3 0,5 r0\n= scores 7 10\nturn Ben test\n"
          "= scores 7 10" },
  { "/wheel/fortune/passing-brings-nothing", WHEEL
    "play\n" TO_STORM "wheel wheel/city2\n= pig plague\nplace wheel/city2 0,-1 r2\nwheel wheel/city2\n= pig taxes\n"
    "= scores 7 7" },
  { "/wheel/taxes/each-knight", WHEEL "play\n" ANNA ("3,0 city:E") ANNA ("3,0 city:E")
                                    BEN ("0,0 city:N") "wheel wheel/field1\n= pig taxes\n= scores 6 1\n= line Anna 6 "
                                                       "wheel 1 pennant × 2 + 2 knights × 2 = 6\n"
                                                       "= line Ben 1 wheel 1 knight = 1\n= cites wheel W4 W5" },
  { "/wheel/taxes/only-own-knights",
    WHEEL "play\n" ANNA ("3,0 city:E") BEN ("3,0 city:E") BEN ("3,0 city:E") "wheel wheel/field1\n= scores 2 6" },
  { "/wheel/taxes/the-big-one-is-one", INNS "play\ndeploy Anna big 0,0 city:N test\nwheel wheel/field1\n= scores 1 0" },
  { "/wheel/famine/each-farmer", WHEEL "play\n" ANNA ("1,0 farm:nnw") ANNA ("2,0 farm:nnw")
                                     BEN ("2,1 farm:nnw") "place cfff 0,-1 r2\nwheel wheel/city2\n= pig famine\n= "
                                                          "scores 2 1\n= line Anna 2 wheel 1 city × 2 = 2" },
  { "/wheel/famine/no-open-city",
    WHEEL "play\n" ANNA ("1,0 farm:nnw") "wheel wheel/city2\n= pig famine\n= scores 0 0" },
  { "/wheel/famine/no-pig",
    TRADERS "play\n" ANNA ("1,0 farm:nnw") "deploy Anna pig 1,0 farm:nnw test\nplace cfff 0,-1 r2\nwheel wheel/city2\n"
                                           "= scores 1 0" },
  { "/wheel/storm/the-supply",
    WHEEL "play\n" ANNA ("0,0 city:N") TO_STORM "= scores 6 7\n= line Anna 6 wheel 6 followers in the supply = 6" },
  { "/wheel/storm/before-the-crown-space-is-left",
    WHEEL "play\nplace ffff 1,4 r0 crown 1,3\nwheel wheel/road3\n= scores 9 7\n= home Anna follower 7" },
  { "/wheel/inquisition/each-monk",
    WHEEL "play\nplace ffff 1,4 r0 follower cloister\n" TO_STORM "= scores 6 7\nwheel wheel/field1\n= pig inquisition\n"
          "= scores 8 7\n= line Anna 2 wheel 1 monk × 2 = 2\n= cites wheel W3 W4 W5" },
  { "/wheel/plague/one-of-each-player",
    THREE "play\n" ANNA ("0,0 city:N") ANNA ("3,0 city:E") BEN ("1,0 farm:nnw") TO_STORM
    "wheel wheel/city2\n= pig plague\n= ask plague Ben\n! plague 0,0 city:N => Ben has no such follower on the land\n"
    "plague 1,0 farm:nnw\n= ask plague Anna\nplague 3,0 city:E\n= ask tile Ben\n= home Anna follower 6\n"
    "= home Ben follower 7\nplace wheel/city2 0,-1 r2\n= ask tile Clara" },
  { "/wheel/plague/nobody-on-the-land", WHEEL "play\n" TO_STORM "wheel wheel/city2\n= pig plague\n= ask tile Ben" },
  { "/wheel/plague/not-from-a-crown-space",
    WHEEL "play\nplace ffff 1,4 r0 crown 3,1\n" TO_STORM "wheel wheel/city2\n= ask tile Anna\n= crown Anna taxes 1" },
  { "/wheel/plague/then-its-crown-space", WHEEL "play\nplace ffff 1,4 r0 crown 0,0\n" BEN ("3,0 city:E") TO_STORM
    "= scores 6 6\nwheel wheel/city2\n= ask plague Ben\n= crown Anna plague 1\nplague 3,0 city:E\n"
    "= crown Anna plague 0\n= scores 9 6\n= ask tile Anna" },
  { "/wheel/plague/the-builder-goes-too",
    TRADERS "play\n" ANNA ("0,2 road:W") "deploy Anna builder 0,2 road:W test\n" TO_STORM "wheel wheel/city2\n"
                                         "plague 0,2 road:W\n= home Anna builder 1" },
  { "/wheel/points-can-be-corrected", WHEEL "play\n" TO_STORM "points Anna -1 test\n= scores 6 7" },

  /* ---- crown spaces ---- */
  { "/wheel/crown/instead-of-a-follower", WHEEL
    "play\nplace ffff 1,4 r0 crown 3,1\n= crown Anna taxes 1\n= home Anna follower 6\nwheel wheel/field1\n"
    "= pig taxes\n= scores 3 0\n= because crown\n= crown Anna taxes 0\n= home Anna follower 7\n= cites wheel W2" },
  { "/wheel/crown/stays-when-the-pig-passes",
    WHEEL "play\nplace ffff 1,4 r0 crown 3,1\nwheel wheel/city2\n= pig famine\n= scores 0 0\n= crown Anna taxes 1" },
  { "/wheel/crown/one-figure-each", WHEEL
    "play\nplace ffff 1,4 r0 crown 1,3\n! place ffff 2,4 r0 crown 1,3 => every crown space of Storm has a figure\n"
    "! deploy Ben follower storm test => every crown space of Storm has a figure\n"
    "! place ffff 2,4 r0 crown 1,1 => there is no crown space on 1,1\nplace ffff 2,4 r0 crown 1,0\n"
    "! place ffff 1,5 r0 crown 1,0 => the crown space on 1,0 has a figure already\n"
    "place ffff 1,5 r0 crown 2,0\n! place ffff 2,5 r0 crown 2,0 => every crown space of Fortune" },
  { "/wheel/crown/two-at-one-part", WHEEL "play\nplace ffff 1,4 r0 crown 1,0\nplace ffff 2,4 r0 crown 2,0\n" TO_STORM
                                          "= scores 6 6\nwheel wheel/road3\n"
                                          "= pig fortune\n= scores 9 12" },
  { "/wheel/crown/the-big-one-too", INNS
    "play\nplace ffff 1,4 r0 crown 3,1 big\n= home Anna big 0\nwheel wheel/field1\n= scores 3 0\n= home Anna big 1" },
  { "/wheel/crown/no-builder",
    TRADERS "play\n! place ffff 1,4 r0 crown 3,1 builder => only followers stand on crown spaces\n"
            "! deploy Anna pig taxes test => only followers stand on crown spaces" },
  { "/wheel/crown/none-left", INNS
    "play\ndeploy Anna big 0,0 city:N test\n! place ffff 1,4 r0 crown 3,1 big => has no big follower in the supply" },
  { "/wheel/crown/corrections",
    WHEEL "play\ndeploy Ben follower taxes test\n= crown Ben taxes 1\nreturn Ben taxes test\n= crown Ben taxes 0\n"
          "! return Ben taxes test => has no figure there" },

  /* ---- where they stand ---- */
  { "/wheel/crown/on-the-space-that-is-named",
    WHEEL "play\nplace ffff 1,4 r0 crown 2,0\n= space 1,0 none\n= space 2,0 Anna\nplace ffff 2,4 r0 crown 1,0\n"
          "= space 1,0 Ben\n= space 2,0 Anna" },
  { "/wheel/crown/old-record/no-space-is-named",
    WHEEL "play\ndeploy Ben follower fortune test\n= space 1,0 Ben\ndeploy Anna follower fortune test\n"
          "= space 2,0 Anna\nreturn Ben fortune test\n= space 1,0 none\n= space 2,0 Anna\n"
          "deploy Ben follower fortune test\n= space 1,0 Ben" },
  { "/wheel/crown/corrections/by-cell",
    TRADERS "play\ndeploy Ben follower 2,0 crown test\n= space 2,0 Ben\n"
            "! deploy Anna follower 2,0 crown test => the crown space on 2,0 has a figure already\n"
            "! deploy Anna builder 1,0 crown test => only followers stand on crown spaces\n"
            "! deploy Anna follower 1,1 crown test => there is no crown space on 1,1\n"
            "! deploy Anna follower 9,9 crown test => there is no crown space on 9,9\n"
            "! return Anna 2,0 crown test => has no figure there (the crown space at 2,0)\n"
            "return Ben 2,0 crown test\n= space 2,0 none\n= home Ben follower 7" },
  { "/wheel/crown/not-in-play", "play\n! deploy Ben follower 0,0 crown test => there is no crown space on 0,0" },
  { "/wheel/crown/towers-reach-it",
    WHEEL "set tower\nplay\nplace ffff 1,4 r0 crown 1,0\nplace tower/field 1,-1 r0 tower 1,-1\n= ask capture Ben\n"
          "capture 1,0 crown Anna\n= space 1,0 none\n= held Anna Ben 1" },
  { "/wheel/crown/towers-do-not-reach-further",
    WHEEL "set tower\nplay\nplace ffff 1,4 r0 crown 2,0\nplace tower/field 1,-1 r0 tower 1,-1\n= ask tile Anna" },
  { "/wheel/crown/a-token-knocks-it-out",
    WHEEL "set catapult\nplay\nplace ffff 1,4 r0 crown 2,0\nplace catapult/field 2,4 r0 crown 1,0\n"
          "fling knock-out\n! hit 1,0 crown Anna => has no such figure there (the crown space at 1,0)\n"
          "hit 2,0 crown Anna\n= space 2,0 none\n= space 1,0 Ben\n= home Anna follower 7" },
  { "/wheel/crown/a-token-seduces-it",
    WHEEL "set catapult\nset abbey\nset inns\nplay\nplace ffff 1,4 r0 crown 2,0\n"
          "place catapult/field 2,4 r0\nfling seduction\n! seduce 2,0 crown Anna with barn => only a follower\n"
          "seduce 2,0 crown Anna with wagon\n= space 2,0 Ben\n= home Anna follower 7\n= home Ben wagon 0\n"
          "= crown Ben fortune 1" },
  { "/wheel/crown/no-exchange-under-the-dragon",
    WHEEL "set dragon\nset catapult\nrule W10 safe\nplay\nplace dragon/field-volcano 1,-1 r0 crown 2,0\n"
          "place dragon/straight-dragon 1,-2 r0\ndragon 1,0\ndragon 1,1\ndragon 2,1\ndragon 3,1\ndragon 3,0\n"
          "dragon 2,0\n= space 2,0 Anna\nplace catapult/field 2,4 r0\nfling seduction\n"
          "! seduce 2,0 crown Anna with follower => the dragon stands on 2,0\nseduce nobody" },
  { "/wheel/crown/the-fairy-stands-beside-it",
    WHEEL "set dragon\nplay\nplace ffff 1,4 r0 crown 1,0\nplace ffff 2,4 r0\nplace ffff 1,5 r0 fairy 1,0 crown\n"
          "= fairy 1,0\nplace ffff 2,5 r0\n= scores 1 0\nplace dragon/field-volcano 1,-1 r0\n"
          "place dragon/straight-dragon 1,-2 r0\n! dragon 1,0 => the fairy stands there" },
  { "/wheel/crown/is-in-no-feature",
    WHEEL "use arbitress\nplay\nplace ffff 1,4 r0 crown 0,0\n" BEN ("0,0 city:N") "place cfff 0,-1 r2\n= scores 0 4\n"
                                                                                  "= ties 0\n= space 0,0 Anna" },

  /* ---- the race ---- */
  { "/lake/race/not-onto-an-occupied-tile/a-crown-space",
    LAKE "= hop Anna 1,0 no\n= hop Anna 0,1 yes\n= hop Anna 2,0 no\n"
         "! place ffff 2,4 r0 racer 1,0 => stands: Anna’s follower on the crown space of Fortune\n"
         "! place ffff 2,4 r0 racer 1,0 2,0 => stands: Anna’s follower on the crown space of Fortune" },
  { "/lake/race/not-onto-an-occupied-tile/a-crown-space-that-is-free-again",
    LAKE TO_STORM "= hop Ben 1,0 no\nwheel wheel/road3\n= pig fortune\n= space 1,0 none\n= hop Ben 1,0 yes" },
  { "/lake/2-race/lifted-from-a-crown-space",
    WHEEL "use lake\nplay\nplace ffff 1,4 r0 crown 1,0\n" ANNA ("0,0 city:N") ANNA ("0,0 city:N") ANNA ("0,0 city:N")
        ANNA ("0,0 city:N") ANNA ("0,0 city:N") ANNA (
            "0,0 city:N") "place lake 4,2 r0\nrace join\n"
                          "! race lift 2,0 crown => Anna has no figure there\nrace lift 1,0 crown\n= space 1,0 none\n"
                          "= racer Anna 0,0" },

  /* ---- the Arbitress ---- */
  { "/arbitress/pieces/the-wheel-is-four-by-four",
    HER "play\n= her 0,0\n= distance 3,3 6\n= reach 3,3 yes\nplace ffff 1,4 r0 arbitress 1,2\n= her 1,2\n"
        "= distance 3,3 3" },
  { "/arbitress/pieces/the-wheel-is-not-hers",
    HER "play\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") "wheel wheel/field1\n= scores 1 1\n= ties 0" },
  { NULL },
};
