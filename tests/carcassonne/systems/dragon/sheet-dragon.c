/* sheet-dragon.c - The Princess and the Dragon, rule by rule, and the sentences of the two sheets that name it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset dragon\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset dragon\n"
#define ALL TWO "set inns\nset traders\n"
#define ABBEY TWO "set abbey\n"
#define LAKE TWO "use lake\n"
#define HER TWO "use arbitress\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* South of the start lies a volcano. */
#define VOLCANO "place dragon/field-volcano 0,1 r0\n"
/* East of the start lies a tile with the dragon. */
#define DRAGON "place dragon/straight-dragon 1,0 r0\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace join\n"

/* Anna has two followers in one city, and the fairy is beside one of them. */
#define TWINS                                                                                                          \
  "play\n" ANNA ("0,0 city:N")                                                                                         \
      ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace ffff 0,2 r0\n= scores 1 0\n"
#define A_ROUND "place ffff 0,3 r0\nplace ffff 1,1 r0\n"
/* Ben has two in the market, and Anna's tower reaches them. */
#define MARKET                                                                                                         \
  "set tower\nset count\nrule N4 one\nplay\nsnapshot\nlies tower/field 4,1 r0\nstands Ben follower market\n"           \
  "stands Ben follower market\nnow fairy Ben market\nnow tower 4,1 1\nnow pieces Anna 9\nplay on Anna\n"               \
  "place ffff 4,0 r0 tower 4,1\n"
/* Anna has two at the blacksmith, and completes a road. */
#define SMITHS                                                                                                         \
  "set count\nrule N11 goes\nrule N2 any\nplay\nsnapshot\nstands Anna follower blacksmith\n"                           \
  "stands Anna follower blacksmith\nnow fairy Anna blacksmith\nplay on Anna\nplace ffrf 2,3 r2\n= ask leave Anna\n"

const Script sheet_dragon[] = {
  /* ---- the dragon ---- */
  { "/dragon/volcano/calls-him", TWO "play\n= dragon none\n" VOLCANO "= dragon 0,1\nplace dragon/two-edges-volcano "
                                     "0,2 r2\n= dragon 0,2" },
  { "/dragon/volcano/nobody-on-its-tile",
    TWO "play\n! place dragon/edge-volcano 0,1 r2 follower city:S => nobody comes to him" },
  { "/dragon/volcano/of-the-river-ii",
    TWO "set river2\nplay\nagreed \"test\" place river2/mountain-end 0,1 r0\n= dragon 0,1" },
  { "/dragon/move/six-steps-by-turns",
    THREE "play\n" VOLCANO "place ffff 0,2 r0\nplace ffff -1,1 r0\nplace ffff -1,2 r0\n"
          "place ffrf 1,1 r2\nplace dragon/straight-dragon -1,0 r0\n= ask dragon Clara\ndragon 0,0\n"
          "= ask dragon Anna\ndragon -1,0\n= ask dragon Ben\ndragon -1,1\n= ask dragon Clara\ndragon -1,2\n"
          "= ask dragon Anna\ndragon 0,2\n= ask tile Anna" },
  { "/dragon/move/eats-all-on-the-tile", ALL
    "play\n" ANNA ("0,0 city:N") "deploy Ben big 0,0 road:E test\ndeploy Ben builder 0,0 road:E test\n" VOLCANO DRAGON
                                 "dragon 0,0\n= home Anna follower 7\n= home Ben big 1\n= home Ben builder 1" },
  { "/dragon/move/the-builder-goes-with-his-last-companion",
    ALL "play\n" ANNA ("0,0 road:E") "place frfr 1,0 r0 builder road:W\n" VOLCANO
                                     "place dragon/straight-dragon -1,0 r0\ndragon 0,0\n= home Anna follower 7\n= home "
                                     "Anna builder 1" },
  { "/dragon/move/not-the-barn",
    ABBEY "play\nplace ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffff 1,2 r0\nplace ffff 0,2 r0 barn corner 1,2\n"
          "place dragon/field-volcano 1,3 r0\n" DRAGON "dragon 1,2\n= home Ben barn 0" },
  { "/dragon/move/a-wagon-that-was-eaten-does-not-move-on",
    ABBEY "play\ndeploy Anna wagon 0,0 city:N test\n" VOLCANO "place dragon/edge-dragon 0,-1 r2\ndragon 0,0\n"
          "dragon 0,-1\n= ask tile Anna\n= home Anna wagon 1" },
  { "/dragon/move/not-to-the-fairy",
    TWO "play\n" ANNA ("0,0 city:N") "place dragon/field-volcano 0,1 r0 fairy 0,0 city:N\nplace ffff -1,1 r0\n"
                                     "place dragon/straight-dragon 1,0 r0\n! dragon 0,0 => the fairy stands there\n"
                                     "dragon -1,1\n= ask tile Ben" },
  { "/dragon/move/no-way-is-no-question",
    TWO "play\n" ANNA ("0,0 city:N") "place dragon/field-volcano 0,1 r0 fairy 0,0 city:N\n" DRAGON "= ask tile Anna" },
  { "/dragon/move/before-the-scoring",
    TWO "play\n" ANNA ("0,0 road:E") VOLCANO "place dragon/curve-dragon 1,0 r0\ndragon 0,0\n= home Anna follower 7\n"
                                             "dragon 1,0\n= scores 0 0" },
  { "/dragon/move/a-capture-comes-first", TWO "set tower\nplay\nplace tower/field 0,1 r0\n" ANNA (
                                              "0,0 city:N") "place dragon/field-volcano 0,2 r0\n"
                                                            "place dragon/straight-dragon 1,0 r0 tower 0,1\n= ask "
                                                            "capture Anna\ncapture nobody\n= ask dragon Anna" },
  { "/dragon/move/a-prisoner-is-safe", TWO "set tower\nplay\nplace tower/field 0,1 r0\n" ANNA (
                                           "0,0 city:N") "place ffff 0,2 r0 tower 0,1\n"
                                                         "capture 0,0 city:N Anna\nplace dragon/field-volcano -1,1 "
                                                         "r0\nplace dragon/straight-dragon 1,0 r0\n"
                                                         "dragon 0,1\ndragon 0,0\n= held Anna Ben 1" },

  /* ---- the fairy ---- */
  { "/dragon/fairy/a-point-a-turn",
    TWO "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace ffff 0,2 r0\n= scores 1 0\n"
                                     "place ffff 0,3 r0\nplace ffff 1,1 r0\n= scores 2 0\n= line Anna 1 fairy" },
  { "/dragon/fairy/only-beside-one's-own",
    TWO "play\n" BEN ("0,0 city:N") "! place ffff 0,1 r0 fairy 0,0 city:N => has no such follower" },
  { "/dragon/fairy/not-beside-the-same",
    TWO "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace ffff 0,2 r0\n"
                                     "! place ffff 0,3 r0 fairy 0,0 city:N => beside this follower already" },
  { "/dragon/fairy/not-beside-a-builder",
    ALL "play\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n"
                                     "! place ffff 0,1 r0 fairy 0,0 road:E builder => has no such follower" },
  { "/dragon/fairy/on-a-tower",
    TWO "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\nplace ffff -1,2 r0\n"
        "place ffff -1,3 r0 fairy 0,1 tower\nplace ffff 0,2 r0\n= scores 0 1" },
  { "/dragon/fairy/she-stays-when-he-leaves",
    TWO "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace cfff 0,-1 r2\n= fairy 0,0\n"
                                     "= scores 7 0" },
  { "/dragon/fairy/three-points-without-the-majority",
    TWO "play\n" ANNA ("0,0 city:N") BEN ("0,0 city:N")
        BEN ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace cfff 0,-1 r2\n= scores 3 4\n"
                           "= because scored-beside-fairy" },
  { "/dragon/fairy/three-points-at-the-end",
    TWO "play\n" ANNA ("0,0 farm:sse") "place ffff 0,1 r0 fairy 0,0 farm:sse\nend test\n= scores 3 0\n"
                                       "= line Anna 3 fairy" },
  { "/dragon/fairy/by-the-older-farms-too",
    TWO "rule B1 first\nplay\n" ANNA ("0,0 farm:sse") "place ffff 0,1 r0 fairy 0,0 farm:sse\nend test\n= scores 3 0" },
  { "/dragon/fairy/a-tile-of-several-followers",
    TWO "rule D2 tile\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") "place ffff 0,1 r0 fairy on 0,0\n"
                                                                      "place cfff 0,-1 r2\n= scores 7 5" },

  /* ---- which of two equal figures goes ---- */
  { "/dragon/which/the-other-returns",
    TWO TWINS "return Anna 0,0 city:N other test\n= warning no\n" A_ROUND "= scores 2 0" },
  { "/dragon/which/the-fairy's-returns", TWO TWINS "return Anna 0,0 city:N fairy test\n" A_ROUND "= scores 1 0" },
  { "/dragon/which/the-last-word-is-the-reason", TWO TWINS "return Anna 0,0 city:N other\n" A_ROUND "= scores 1 0" },
  { "/dragon/which/without-a-word-the-first",
    TWO TWINS "return Anna 0,0 city:N test\n= warning yes\n" A_ROUND "= scores 1 0" },
  { "/dragon/which/only-if-it-matters",
    TWO TWINS ANNA ("0,0 road:E") ANNA ("0,0 road:E") "! return Anna 0,0 road:E other test => leave out\n"
                                                      "return Anna 0,0 city:N other test\n"
                                                      "! return Anna 0,0 city:N fairy test => leave out" },
  { "/dragon/which/princess",
    TWO TWINS "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Anna other\nplace ffff 0,3 r0\n= scores 2 0\n"
              "= home Anna follower 6" },
  { "/dragon/which/princess-the-fairy's",
    TWO TWINS "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Anna fairy\nplace ffff 0,3 r0\n= scores 1 0" },
  { "/dragon/which/capture",
    TWO MARKET "capture market Ben other\n= held Ben Anna 1\n= town Ben market 1\n= scores 0 1" },
  { "/dragon/which/capture-the-fairy's", TWO MARKET "capture market Ben fairy\n= held Ben Anna 1\n= scores 0 0" },
  { "/dragon/which/out-of-the-city",
    TWO SMITHS "leave 2,3 road:N other\nleave nobody\n= scores 2 0\n= fairy 2,2\n= town Anna blacksmith 1" },
  { "/dragon/which/out-of-the-city-with-her",
    TWO SMITHS "leave 2,3 road:N fairy\nleave nobody\n= scores 5 0\n= fairy 2,3\n= town Anna blacksmith 1" },

  /* ---- the princess ---- */
  { "/dragon/princess/any-player's-knight",
    TWO "play\n" ANNA ("0,0 city:N") "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Anna\n"
                                     "= home Anna follower 7" },
  { "/dragon/princess/only-in-her-city", TWO
    "play\n" BEN ("0,0 road:E") "! place dragon/corner-princess 0,-1 r2 princess 0,0 road:E Ben => no such knight" },
  { "/dragon/princess/no-other-act",
    TWO "play\n" BEN ("0,0 city:N") "! place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Ben follower city:S => "
                                    "too much at the end" },
  { "/dragon/princess/not-the-builder", ALL
    "play\n" BEN ("0,0 city:N") "deploy Ben builder 0,0 city:N test\n! place dragon/corner-princess 0,-1 r2 princess "
                                "0,0 city:N Ben builder => no such knight" },
  { "/dragon/princess/only-on-her-tile",
    TWO "play\n" BEN ("0,0 city:N") "! place cffc 0,-1 r2 princess 0,0 city:N Ben => shows no princess" },

  /* ---- the beginning of a turn ---- */
  { "/dragon/fairy/not-for-a-turn-that-was-not-his",
    TWO "play\n" BEN ("0,0 city:N") "place ffff 0,1 r0\nplace ffff 0,2 r0 fairy 0,0 city:N\nplace ffff 0,3 r0\n"
                                    "= scores 0 1\nturn Anna test\n= scores 0 0\nturn Ben test\n= scores 0 1" },
  { "/dragon/volcano/as-the-start",
    TWO "start dragon/field-volcano 0,0 r0\nplay\n= dragon 0,0\nplace dragon/edge-dragon 0,1 r2\n= ask dragon Anna" },

  /* ---- the portal ---- */
  { "/dragon/portal/as-agreed",
    TWO "play\n" ANNA ("0,0 city:N") "agreed test place dragon/crossing-portal 0,1 r0 portal 0,0 city:N\n"
                                     "= home Anna follower 5" },
  { "/dragon/portal/not-onto-a-completed-feature",
    TWO "play\nplace cfff 0,-1 r2\n! place dragon/crossing-portal 0,1 r0 portal 0,0 city:N => is complete" },
  { "/dragon/portal/not-onto-its-own-tile",
    TWO "play\n! place dragon/crossing-portal 0,1 r0 portal 0,1 road:S => not to its own" },
  { "/dragon/portal/no-builder", ALL
    "play\n" ANNA ("0,0 road:E") "! place dragon/crossing-portal 0,1 r0 portal builder 0,0 road:E => only a follower" },
  { "/dragon/portal/a-mayor-only-into-a-city",
    ABBEY "play\n! place dragon/crossing-portal 0,1 r0 portal mayor 0,0 road:E => does not stand on a road\n"
          "place dragon/crossing-portal 0,1 r0 portal mayor 0,0 city:N\n= home Anna mayor 0" },
  { "/dragon/portal/only-on-a-portal-tile", TWO "play\n! place ffff 0,1 r0 portal 0,0 city:N => shows no portal" },
  { "/dragon/portal/not-to-the-dragon",
    TWO "play\n" VOLCANO DRAGON "dragon 0,0\n"
        "dragon 1,0\n"
        "! place dragon/crossing-portal 0,2 r0 portal 1,0 road:E => the dragon stands on 1,0" },

  /* ---- The Lake ---- */
  { "/lake/dragon/along-the-outermost-tiles",
    LAKE "play\nplace lake 1,-1 r0\nrace decline\nrace decline\n" VOLCANO
         "place dragon/straight-dragon -1,0 r0\ndragon 0,0\ndragon 1,0\n! dragon 2,0 => open water at 2,0\n"
         "dragon 1,-1\ndragon 2,-1\ndragon 3,-1\ndragon 3,0\n= dragon 3,0" },
  { "/lake/dragon/removes-racers",
    LAKE "play\n" RACE VOLCANO "place dragon/straight-dragon -1,0 r0\ndragon 0,0\n= racer Anna none\n"
         "= racer Ben none\n= home Anna follower 7" },
  { "/lake/dragon/not-the-keeper",
    LAKE "play\n" RACE "place ffff 0,1 r0 racer 1,1\nplace dragon/field-volcano 3,2 r0\nplace ffff 1,2 r0 racer 3,1\n"
         "= keeper Ben\nplace dragon/straight-dragon -1,0 r0\ndragon 3,1\n= keeper Ben\n= home Ben follower 6" },
  { "/lake/fairy/does-not-protect-a-racer",
    LAKE "play\n" RACE "! place ffff 0,1 r0 fairy 0,0 race => has no such follower" },
  { "/lake/portal/the-cloister-at-any-time",
    LAKE "play\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
         "place dragon/crossing-portal -1,0 r2 portal 1,-1 cloister\n= home Ben follower 6" },

  /* ---- The Arbitress ---- */
  { "/arbitress/dragon/interrupted-while-she-walks-away",
    HER "play\n" VOLCANO DRAGON "dragon 0,0\n= ask flee Ben\nflee 1,0\n= ask dragon Anna\ndragon 1,0\n"
        "= ask flee Anna\nflee 0,0\n= ask tile Anna" },
  { "/arbitress/dragon/not-back-to-him",
    HER "play\n" VOLCANO DRAGON "dragon 0,0\n! flee 1,0 0,0 => must leave 0,0, where the dragon is\nflee 1,0" },
  /* ---- a snapshot ---- */
  { "/dragon/snapshot/not-on-the-water-nor-in-the-city",
    "set dragon\nset count\nuse lake\nplay\nsnapshot\nlies lake 4,-2 r0\n"
    "! now dragon 5,-1 => the open water at 5,-1\n! now dragon 1,1 => into the City of Carcassonne at 1,1\n"
    "now dragon 4,-2\nplay on Anna\n= dragon 4,-2" },
  { "/dragon/snapshot/the-fairy-beside-followers-only",
    "set dragon\nset traders\nplay\nsnapshot\nstands Anna follower 0,0 city:N\n"
    "stands Anna builder 0,0 city:N\n! now fairy Anna 0,0 city:N builder => the fairy stands only beside a follower\n"
    "now fairy Anna 0,0 city:N\nplay on Anna\n= fairy 0,0" },
  { NULL },
};
