/* sheet-abbot.c - Abbots and Gardens, rule by rule, also with the other expansions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"
#include "systems/wheel/carc-wheel-tiles.h"

#define TWO "player Anna\nplayer Ben\nset base\nuse abbot\n"
/* The garden on 1,0, and Anna's abbot there. */
#define GARDEN "place frfr-garden 1,0 r0 abbot cloister\n"
/* Seven tiles around it: all but 2,1. */
#define SEVEN                                                                                                          \
  "place cfff 0,-1 r2\nplace ffff 1,-1 r0\nplace ffff 1,1 r0\nplace ffff 0,1 r0\nplace frfr 2,0 r0\n"                  \
  "place ffff 2,-1 r0\n"

const Script sheet_abbot[] = {
  /* ---- the tiles ---- */
  { "/abbot/tiles/some-copies-have-a-garden", TWO "play\n= left cffc 2\n= left cffc-garden 1\n= left frfr 7\n"
                                                  "= left frfr-garden 1" },
  { "/abbot/tiles/copies-of-a-set", "player Anna\nplayer Ben\nset base 2\nuse abbot\nplay\n= left cffc 4\n"
                                    "= left cffc-garden 2" },
  { "/abbot/tiles/none-without-it", "play\n= left cffc 3\n! place cffc-garden 0,-1 r0 => is not a tile of this game" },
  { "/abbot/tiles/of-every-set", "player Anna\nplayer Ben\nset base\nset inns\nset traders\nset dragon\nset tower\n"
                                 "set abbey\nset king\nset river2\nset river3\nuse abbot\nplay\n"
                                 "= left inns/four-cities 0\n= left inns/four-cities-garden 1\n"
                                 "= left traders/corner-road-cloth-garden 1\n= left dragon/edge-dragon-garden 1\n"
                                 "= left tower/field-garden 1\n= left abbey/road-end-garden 1\n"
                                 "= left king/road-end-garden 1\n= left river2/curve-garden 1\n"
                                 "= left river3/curve 1\n= left river3/curve-garden 1" },

  /* ---- where an abbot stands ---- */
  { "/abbot/stands/on-a-garden", TWO "play\n" GARDEN "= home Anna abbot 0" },
  { "/abbot/stands/only-he-does",
    TWO "play\n! place frfr-garden 1,0 r0 follower cloister => this kind of figure does not stand on a garden\n"
        "place frfr-garden 1,0 r0\n! deploy Anna follower 1,0 cloister test => does not stand on a garden" },
  { "/abbot/stands/on-a-cloister", TWO "play\nplace ffff 0,1 r0 abbot cloister\n= home Anna abbot 0" },
  { "/abbot/stands/on-a-shrine", TWO "set cult\nplay\nplace cult/shrine 0,1 r0 abbot cloister\n= home Anna abbot 0" },
  { "/abbot/stands/on-nothing-else", TWO "play\n! place frfr-garden 1,0 r0 abbot road:E => does not stand on a road\n"
                                         "! place ffff 0,1 r0 abbot farm:nnw => does not stand on a farm" },
  { "/abbot/stands/one-each", TWO "play\n" GARDEN "place ffrr-garden 0,1 r0 abbot cloister\n"
                                  "! place cfff-garden 0,-1 r2 abbot cloister => no abbot in the supply" },

  /* ---- a complete garden ---- */
  { "/abbot/garden/nine", TWO "play\n" GARDEN SEVEN "= scores 0 0\nplace cffc-garden 2,1 r2\n= scores 9 0\n"
                              "= line Anna 9 cloister\n= home Anna abbot 1" },
  { "/abbot/garden/at-the-end", TWO "play\n" GARDEN "place ffff 0,1 r0\nend test\n= scores 3 0" },

  /* ---- calling him home ---- */
  { "/abbot/recall/what-lies-there", TWO "play\n" GARDEN "place ffff 0,1 r0\nplace ffff 1,1 r0 recall\n= scores 4 0\n"
                                         "= line Anna 4 recall\n= because recalled\n= cites GA1 GA5\n"
                                         "= home Anna abbot 1" },
  { "/abbot/recall/instead-of-a-figure",
    TWO "play\n" GARDEN "place ffff 0,1 r0\n! place ffff 1,1 r0 recall follower cloister => too much at the end" },
  { "/abbot/recall/one's-own", TWO "play\n" GARDEN "! place ffff 0,1 r0 recall => has no abbot on a garden" },
  { "/abbot/recall/not-when-it-is-complete",
    TWO "play\n" GARDEN SEVEN "turn Anna test\n! place cffc-garden 2,1 r2 recall => has no abbot on a garden" },
  { "/abbot/recall/not-in-the-same-turn", TWO "play\n! place frfr-garden 1,0 r0 recall => has no abbot on a garden" },
  { "/abbot/recall/by-the-second-tile-of-a-builder",
    TWO "set traders\nplay\ndeploy Anna follower 0,0 road:E test\ndeploy Anna builder 0,0 road:E test\n" GARDEN
        "= second Anna\nplace ffff 0,1 r0 recall\n= line Anna 3 recall\n= cites GA5" },
  { "/abbot/recall/not-without-it", "play\n! place ffff 0,1 r0 recall => there are no abbots" },
  { "/abbot/recall/others-stay",
    TWO "play\nplace ffff 0,1 r0 abbot cloister\ndeploy Ben follower 0,1 cloister test\nplace ffff 0,2 r0\n"
        "place ffff 1,1 r0 recall\n= scores 4 0\n= home Ben follower 6\nend test\n= scores 4 4" },
  { "/abbot/recall/by-agreement-too", TWO
    "play\n" GARDEN "place ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffff -1,1 r0\nagreed test place ffrf 1,-1 r2 recall\n"
    "= scores 5 0" },

  /* ---- with other expansions ---- */
  { "/abbot/with/a-garden-challenges-no-shrine",
    TWO "set cult\nplay\n" GARDEN "place cult/shrine 1,1 r0 follower cloister\nplace ffff 2,1 r0\n"
        "place cffc-garden 2,2 r2\n= left cffc-garden 0" },
  { "/abbot/with/an-abbot-fights-as-a-monk",
    TWO "set cult\nplay\nplace ffff 0,1 r0 abbot cloister\nplace cult/shrine 1,1 r0 follower cloister\n"
        "! place ffff 2,1 r0 => beside a cloister already" },
  { "/abbot/with/no-knight-escapes-through-a-garden",
    TWO "set siege\nplay\n" GARDEN "place siege/edge 1,-1 r0 follower city:N\n! escape 1,-1 city:N => no cloister" },
  { "/abbot/with/no-wagon-goes-onto-a-garden",
    TWO "set abbey\nplay\nplace frfr-garden 1,0 r0 wagon road:E\nplace frrr 2,0 r0\nplace frrr -1,0 r0\n"
        "! drive 1,0 cloister => does not stand on a garden\n= ask wagon Anna" },
  { "/abbot/with/an-abbey", TWO
    "set abbey\nplay\nplace frfr 1,0 r0\nplace ffff 0,1 r0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\nplace ffff 0,2 r0\n"
    "place ffff 1,2 r0\nplace abbey/abbey 1,1 r0 abbot cloister\n= home Anna abbot 0" },
  { "/abbot/with/the-dragon-eats-him",
    TWO "set dragon\nplay\n" GARDEN "place dragon/field-volcano 0,1 r0\nplace dragon/straight-dragon 2,0 r0\n"
        "dragon 0,0\ndragon 1,0\n= home Anna abbot 1\n= scores 0 0" },
  { "/abbot/with/a-tower-captures-him",
    TWO "set tower\nplay\n" GARDEN
        "place tower/field-garden 1,1 r0 tower 1,1\n= ask capture Ben\ncapture 1,0 cloister Anna abbot\n"
        "= held Anna Ben 1\n= home Anna abbot 0" },
  { "/abbot/with/the-fairy-beside-him", TWO
    "set dragon\nplay\n" GARDEN "place ffff 0,1 r0\nplace ffff 1,1 r0 fairy 1,0 cloister abbot\nplace ffff -1,1 r0\n"
    "= scores 1 0\n= fairy 1,0" },
  { "/abbot/with/a-portal-leads-into-a-garden",
    TWO "set dragon\nplay\nplace frfr-garden 1,0 r0\nplace dragon/crossing-portal 0,1 r0 portal abbot 1,0 cloister\n"
        "= home Ben abbot 0" },
  { "/abbot/with/nobody-is-seduced-on-a-garden-but-by-an-abbot",
    TWO "set catapult\nplay\n" GARDEN "place catapult/cloister 0,1 r0\nfling seduction\n"
        "! seduce 1,0 cloister Anna abbot with follower => does not stand on a garden" },
  { "/abbot/with/the-inquisition-sees-no-garden", TWO WHEEL_TILES
    "use wheel\nplay\nplace ffrr-garden 2,4 r0 abbot cloister\nwheel wheel/road3\nplace wheel/road3 0,4 r0\n"
    "= scores 7 8\nwheel wheel/field1\n= pig inquisition\n= scores 7 8" },
  { "/abbot/with/the-spring-of-the-river-above-the-city",
    "player Anna\nplayer Ben\nset base\nset count\nset river3\nplay\n! place river3/two-cities 4,0 r0 => does not fit\n"
    "place river3/two-cities 3,-2 r1\n= ask tile Ben" },
  { "/abbot/with/he-races",
    TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join abbot\n= home Anna abbot 0\n= racer Anna 0,0" },
  { "/abbot/with/the-lake-cloister-brings-no-more-at-a-recall",
    TWO "use lake\nplay\nplace lake 1,-1 r0 abbot cloister 1,-1\nrace decline\nrace decline\nplace ffff 0,1 r0\n"
        "place ffff 0,2 r0 recall\n= line Anna 5 recall" },
  { "/abbot/with/he-speaks-for-her",
    TWO "use arbitress\nplay\nplace ffff 0,1 r0 abbot cloister\ndeploy Ben follower 0,1 cloister test\nend test\n"
        "= tie Anna 1 Ben 1 > Anna Ben" },
  { "/abbot/with/the-cathedral-of-the-city", TWO "set count\nplay\ndeploy Anna abbot cathedral test\n"
                                                 "= town Anna cathedral 1" },
  { NULL }
};
