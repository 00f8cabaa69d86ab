/* sheet-tower.c - The Tower, rule by rule, and the sentences of the two sheets that name it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset tower\n"
#define BIGS TWO "set inns\n"
#define ALL TWO "set inns\nset traders\n"
#define ABBEY TWO "set abbey\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* South of the start lies a tower among fields; Anna has put the first piece on it, and nobody is in reach. */
#define FIELD "place tower/field 0,1 r0 tower 0,1\n"
/* The same, and Ben's tile lies to its west. */
#define BOTH FIELD "place ffff -1,1 r0\n"
/* Fields in a row: 1,1 to 4,1. */
#define ROW "place ffff 1,1 r0\nplace ffff 2,1 r0\nplace ffff 3,1 r0\nplace ffff 4,1 r0\n"
#define LAKE TWO "use lake\n"
#define RACE "place lake 1,-1 r0\nrace join\nrace join\n"

/* T5: Anna, who is on turn, pays while she is asked what else she does in her turn; it is asked again. */
#define WHILE(asked, sets, laid)                                                                                       \
  {                                                                                                                    \
    "/tower/ransom/while-asked-" asked,                                                                                \
        TWO sets "play\npoints Anna 9 test\ndeploy Anna follower prison Ben test\n" laid "= ask " asked " Anna\n"      \
                 "ransom Ben follower\n= scores 6 3\n= ask " asked " Anna\n! ransom Ben follower => Ben holds no such" \
  }

const Script sheet_tower[] = {
  /* ---- pieces ---- */
  { "/tower/pieces/two-to-six-players", TWO "play\n= pieces 10 10" },
  { "/tower/pieces/three", "player A\nplayer B\nplayer C\nset base\nset tower\nplay\n= pieces 9 9 9" },
  { "/tower/pieces/four", "player A\nplayer B\nplayer C\nplayer D\nset base\nset tower\nplay\n= pieces 7 7 7 7" },
  { "/tower/pieces/five",
    "player A\nplayer B\nplayer C\nplayer D\nplayer E\nset base\nset tower\nplay\n= pieces 6 6 6 6 6" },
  { "/tower/pieces/six",
    "player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nset base\nset tower\nplay\n= pieces 5 5 5 5 5 5" },
  { "/tower/pieces/on-the-tile-just-placed", TWO "play\n" FIELD "= tower 0,1 1\n= pieces 9 10\n= ask tile Ben" },
  { "/tower/pieces/on-any-tower",
    TWO "play\nplace tower/field 0,1 r0\nplace ffff -1,1 r0 tower 0,1\n= tower 0,1 1\n= pieces 10 9" },
  { "/tower/pieces/on-each-other", TWO "play\n" FIELD "place ffff -1,1 r0 tower 0,1\n= tower 0,1 2\n= pieces 9 9" },
  { "/tower/pieces/instead-of-a-follower",
    TWO "play\n! place tower/field 0,1 r0 tower 0,1 follower farm:nnw => too much at the end" },
  { "/tower/pieces/only-on-towers", TWO "play\n! place ffff 0,1 r0 tower 0,1 => there is no tower on 0,1\n"
                                        "! place ffff 0,1 r0 tower 0,0 => there is no tower on 0,0\n"
                                        "! place ffff 0,1 r0 tower 5,5 => there is no tower on 5,5" },
  { "/tower/pieces/none-left",
    "player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nset base\nset tower\nplay\n"
    "place tower/field 0,1 r0 tower 0,1\nturn A test\nplace ffff 0,2 r0 tower 0,1\nturn A test\n"
    "place ffff 0,3 r0 tower 0,1\nturn A test\nplace ffff 0,4 r0 tower 0,1\nturn A test\n"
    "place ffrf 1,1 r0 tower 0,1\nturn A test\n= pieces 0 5 5 5 5 5\n"
    "! place ffrf 1,2 r2 tower 0,1 => A has no tower piece left" },
  { "/tower/pieces/not-on-a-closed-tower",
    TWO "play\n" FIELD "place ffff -1,1 r0 guard 0,1\n! place ffff -1,2 r0 tower 0,1 => is closed: Ben stands on it" },
  { "/tower/pieces/not-without-the-set", "play\n! place ffff 0,1 r0 tower 0,1 => there is no tower on 0,1" },
  { "/tower/pieces/on-the-lowest-tower-of-several", TWO
    "play\nplace tower/field 0,1 r0 tower 0,1\nplace tower/cloister 0,2 r0 tower 0,2\n= tower 0,1 1\n= tower 0,2 1" },

  /* ---- a follower on a tower ---- */
  { "/tower/guard/needs-a-piece",
    TWO "play\n! place tower/field 0,1 r0 guard 0,1 => the tower on 0,1 has no piece yet" },
  { "/tower/guard/closes-the-tower", TWO "play\n" FIELD "place ffff -1,1 r0 guard 0,1\n= home Ben follower 6\n"
                                         "! place ffff -1,2 r0 guard 0,1 => is closed: Ben stands on it" },
  { "/tower/guard/big-follower", BIGS "play\n" FIELD "place ffff -1,1 r0 guard big 0,1\n= home Ben big 0" },
  { "/tower/guard/no-builder-or-pig",
    ALL "play\n" FIELD "! deploy Ben builder 0,1 tower test => does not stand on towers\n"
        "! deploy Ben pig 0,1 tower test => does not stand on towers" },
  { "/tower/guard/no-mayor-or-wagon",
    ABBEY "play\n" FIELD "! deploy Ben mayor 0,1 tower test => does not stand on towers\n"
          "! deploy Ben wagon 0,1 tower test => does not stand on towers\n! place ffff -1,1 r0 mayor tower => tower" },
  { "/tower/guard/no-follower-left",
    BIGS "play\n" FIELD "deploy Ben big 0,0 city:N test\n! place ffff -1,1 r0 guard big 0,1 => no big follower in the "
         "supply" },
  { "/tower/guard/stays-to-the-end-and-scores-nothing",
    TWO "play\n" FIELD "place ffff -1,1 r0 guard 0,1\nend test\n= scores 0 0\n= home Ben follower 6" },
  { "/tower/guard/occupies-no-feature",
    TWO "play\n" FIELD "place ffff -1,1 r0 guard 0,1\nplace ffff 0,2 r0 follower farm:nne\n= home Anna follower 6" },
  { "/tower/guard/a-captured-one-opens-the-tower",
    TWO "play\n" FIELD "place tower/cloister -1,1 r0 guard 0,1\nplace ffff -1,2 r0 tower -1,1\n= ask capture Anna\n"
        "capture 0,1 tower Ben\n= held Ben Anna 1\nplace ffff 0,2 r0 tower 0,1\n= tower 0,1 2" },
  { "/tower/guard/a-forgotten-one",
    TWO "play\n" FIELD "deploy Anna follower 0,1 tower test\n= home Anna follower 6\n"
        "! deploy Ben follower 0,1 tower test => is closed: Anna stands on it\nreturn Anna 0,1 tower test\n"
        "= home Anna follower 7\n! return Anna 0,1 tower test => has no figure there" },

  /* ---- the reach ---- */
  { "/tower/reach/nobody-is-no-question", TWO "play\n" FIELD "= ask tile Ben" },
  { "/tower/reach/its-own-tile",
    TWO "play\nplace tower/field 0,1 r0 follower farm:nnw\nplace ffff 0,2 r0 tower 0,1\n= ask capture Ben\n"
        "capture 0,1 farm:nnw Anna\n= held Anna Ben 1\n= home Anna follower 6" },
  { "/tower/reach/as-far-as-it-is-high", TWO "play\nplace tower/field 0,1 r0\n" ROW BEN (
                                             "3,1 farm:nne") "turn Anna test\nplace ffrf 0,2 r0 tower 0,1\n"
                                                             "= ask tile Ben\nplace ffrf -1,1 r1 tower 0,1\n= ask tile "
                                                             "Anna\nplace frfr -2,1 r0 tower 0,1\n= ask capture Anna\n"
                                                             "capture 3,1 farm:nne Ben\n= held Ben Anna 1" },
  { "/tower/reach/not-further", TWO "play\n" FIELD ROW BEN ("1,1 farm:nne")
                                    BEN ("3,1 cloister") "turn Anna test\nplace ffrf 0,2 r0 tower 0,1\n"
                                                         "! capture 3,1 cloister Ben => reaches its own tile and 2 "
                                                         "tiles in the four directions, not 3,1\n"
                                                         "capture 1,1 farm:nne Ben" },
  { "/tower/reach/not-diagonally",
    TWO "play\nplace tower/field 0,1 r0\nplace ffff 1,1 r0\nplace ffff 1,2 r0\n" BEN ("1,2 cloister")
        BEN ("1,1 cloister") "turn Anna test\nplace ffff 0,2 r0 tower 0,1\n! capture 1,2 cloister Ben => not 1,2\n"
                             "capture nobody\n= held Ben Anna 0" },
  { "/tower/reach/over-gaps",
    TWO "play\nplace tower/field 0,1 r0\nplace ffff 0,2 r0\nplace ffff 1,2 r0\nplace ffff 2,2 r0\nplace ffff 2,1 "
        "r0\n" BEN ("2,1 cloister") "turn Anna test\nplace ffrf 0,3 r0 tower 0,1\n= ask tile Ben\n"
                                    "place ffrf 1,3 r0 tower 0,1\n= ask capture Ben\ncapture 2,1 cloister Ben\n"
                                    "= home Ben follower 7" },
  { "/tower/reach/over-other-towers",
    TWO "play\nplace tower/field 0,1 r0 tower 0,1\nplace tower/cloister 1,1 r0 tower 1,1\nplace ffff 2,1 r0\n" BEN (
        "2,1 cloister") "turn Anna test\nplace ffff 0,2 r0 tower 0,1\n= ask capture Anna\ncapture 2,1 cloister Ben" },

  /* ---- captures ---- */
  { "/tower/capture/nobody-if-one-likes",
    TWO "play\nplace tower/field 0,1 r0 follower farm:nnw\nplace ffff 0,2 r0 tower 0,1\ncapture nobody\n"
        "= held Anna Ben 0\n= ask tile Anna" },
  { "/tower/capture/one-only",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA ("0,1 farm:nnw") ANNA (
        "0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna\n= held Anna Ben 1\n= ask tile Anna" },
  { "/tower/capture/one's-own-comes-home",
    TWO "play\nplace tower/field 0,1 r0\n" BEN ("0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\n"
                                                                "capture 0,1 farm:nnw Ben\n= home Ben follower 7" },
  { "/tower/capture/its-feature-loses-it",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,0 city:N") "place ffff 0,2 r0 tower 0,1\n"
                      "capture 0,0 city:N Anna\nplace cfff 0,-1 r2\n= scores 0 0" },
  { "/tower/capture/before-scoring",
    TWO "play\n" FIELD ANNA ("0,0 city:N") "place cfff 0,-1 r2 tower 0,1\ncapture 0,0 city:N Anna\n= scores 0 0\n"
                                           "= held Anna Ben 1" },
  { "/tower/capture/a-big-follower",
    BIGS "play\nplace tower/field 0,1 r0\ndeploy Anna big 0,1 farm:nnw test\nplace ffff 0,2 r0 tower 0,1\n"
         "! capture 0,1 farm:nnw Anna => no such figure there\ncapture 0,1 farm:nnw Anna big\n= held Anna Ben 1\n"
         "= home Anna big 0" },
  { "/tower/capture/no-builder-or-pig",
    ALL "play\nplace tower/field 0,1 r0\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" ANNA (
        "0,1 farm:nnw") "deploy Anna pig 0,1 farm:nnw test\nplace ffff 0,2 r0 tower 0,1\n"
                        "! capture 0,0 road:E Anna builder => does not capture this kind\n"
                        "! capture 0,1 farm:nnw Anna pig => does not capture this kind\n"
                        "capture 0,0 road:E Anna\n= home Anna builder 1\n= home Anna follower 5" },
  { "/tower/capture/a-mayor",
    ABBEY "play\nplace tower/field 0,1 r0\ndeploy Anna mayor 0,0 city:N test\nplace ffff 0,2 r0 tower 0,1\n"
          "capture 0,0 city:N Anna mayor\n= held Anna Ben 1\n= home Anna mayor 0" },
  { "/tower/capture/a-wagon",
    ABBEY "play\nplace tower/field 0,1 r0\ndeploy Anna wagon 0,0 road:E test\nplace ffff 0,2 r0 tower 0,1\n"
          "capture 0,0 road:E Anna wagon\n= held Anna Ben 1\n= home Anna wagon 0" },
  { "/tower/capture/a-captured-wagon-does-not-move-on",
    ABBEY "play\nplace tower/field 0,1 r0\nplace frrr -1,0 r0\nplace ffff 0,2 r0\n"
          "deploy Anna wagon 0,0 road:E test\nplace frrr 1,0 r0 tower 0,1\ncapture 0,0 road:E Anna wagon\n"
          "= scores 0 0\n= held Anna Ben 1\n= ask tile Anna" },
  { "/tower/capture/no-barn", ABBEY
    "play\nplace tower/field 0,1 r0\nplace ffff 1,1 r0\nplace ffff 0,2 r0\n"
    "place ffff 1,2 r0 barn corner 1,2\nturn Anna test\nplace tower/cloister 1,3 r0 tower 1,3\n= ask tile Ben\n" BEN (
        "1,1 cloister") "turn Anna test\nplace ffrf 0,3 r0 tower 0,1\n"
                        "! capture corner 1,2 Ben barn => does not capture this kind" },
  { "/tower/capture/nobody-else-is-asked-about",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA ("0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\n= ask capture Ben\n"
                                                                 "! place ffff 0,3 r0 => capture" },
  { "/tower/capture/a-prisoner-is-not-in-the-supply",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\n"
                        "capture 0,1 farm:nnw Anna\n= supply Anna 6\n= supply Ben 7" },
  { "/tower/capture/prisoners-are-worth-nothing",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\n"
                        "capture 0,1 farm:nnw Anna\nend test\n= scores 0 0\n= held Anna Ben 1" },
  { "/tower/capture/not-asked-without-a-tower", TWO "play\n! capture nobody => now" },

  /* ---- exchange ---- */
  { "/tower/exchange/at-once",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Anna follower prison Ben test\n"
                        "deploy Ben follower prison Anna test\n= held Anna Ben 1\nplace ffff 0,2 r0 tower 0,1\n"
                        "capture 0,1 farm:nnw Anna\n= held Anna Ben 1\n= held Ben Anna 0\n= home Anna follower 6\n"
                        "= home Ben follower 7" },
  { "/tower/exchange/no-prisoner-no-exchange",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA ("0,1 farm:nnw") "place ffff 0,2 r0 tower 0,1\n"
                                                                 "capture 0,1 farm:nnw Anna\n= held Anna Ben 1" },
  { "/tower/exchange/only-between-the-two",
    "player Anna\nplayer Ben\nplayer Clara\nset base\nset tower\nplay\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Clara test\nplace ffff 0,2 r0 tower 0,1\n"
                        "capture 0,1 farm:nnw Anna\n= held Anna Ben 1\n= held Ben Clara 1" },
  { "/tower/exchange/one-for-one",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Anna test\n"
                        "deploy Ben follower prison Anna test\nplace ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna\n"
                        "= held Ben Anna 1\n= held Anna Ben 0" },
  { "/tower/exchange/the-captor-chooses-the-kind", BIGS
    "play\nplace tower/field 0,1 r0\n" ANNA ("0,1 farm:nnw") "deploy Ben follower prison Anna test\n"
                                                             "deploy Ben big prison Anna test\nplace ffff 0,2 r0 tower "
                                                             "0,1\ncapture 0,1 farm:nnw Anna\n= ask exchange Ben\n"
                                                             "= held Anna Ben 1\nexchange big\n= held Anna Ben 0\n= "
                                                             "held Ben Anna 1\n= home Ben big 1\n= ask tile Anna" },
  { "/tower/exchange/the-choice-is-among-the-prisoners",
    ABBEY "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben mayor prison Anna test\n"
                        "deploy Ben wagon prison Anna test\nplace ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna\n"
                        "! exchange follower => Anna holds no such figure of Ben\n! place ffff 0,3 r0 => exchange\n"
                        "exchange wagon\n= home Ben wagon 1\n= home Ben mayor 0\n= home Anna follower 7" },
  { "/tower/exchange/before-scoring",
    TWO "play\n" FIELD ANNA ("0,0 city:N") "deploy Ben follower prison Anna test\n"
                                           "place cfff 0,-1 r2 tower 0,1\ncapture 0,0 city:N Anna\n= scores 0 0\n"
                                           "= home Anna follower 7\n= home Ben follower 7" },
  { "/tower/exchange/not-of-one's-own-capture",
    TWO "play\nplace tower/field 0,1 r0\n" BEN ("0,1 farm:nnw") "deploy Ben follower prison Anna test\n"
                                                                "place ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw "
                                                                "Ben\n= held Ben Anna 1\n= home Ben follower 6" },
  { "/tower/exchange/played-out",
    TWO "play\nplace tower/field 0,1 r0 follower farm:nnw\nplace ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna\n"
        "= held Anna Ben 1\nplace ffff 1,1 r0\nplace ffff 1,2 r0 follower cloister\nplace ffff -1,1 r0\n"
        "place tower/cloister 2,2 r0\nplace ffrf -2,1 r1 tower 2,2\ncapture 1,2 cloister Ben\n= held Anna Ben 0\n"
        "= held Ben Anna 0\n= home Anna follower 7\n= home Ben follower 7" },

  /* ---- ransom ---- */
  { "/tower/ransom/three-points-to-the-captor",
    TWO "play\npoints Anna +5 test\ndeploy Anna follower prison Ben test\nransom Ben follower\n= scores 2 3\n"
        "= held Anna Ben 0\n= home Anna follower 7\n= because ransomed\n= ask tile Anna" },
  { "/tower/ransom/once-a-turn",
    TWO "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n"
        "ransom Ben follower\n! ransom Ben follower => has paid a ransom in this turn\nplace ffff 0,1 r0\n"
        "! ransom Anna follower => Anna holds no such figure of Ben\nplace ffff 0,2 r0\nransom Ben follower\n"
        "= scores 3 6" },
  { "/tower/ransom/a-double-turn-is-one-turn",
    ALL "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n" ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\nransom Ben follower\nplace frfr 1,0 r0\n= second Anna\n"
                      "! ransom Ben follower => has paid a ransom in this turn" },
  { "/tower/ransom/the-big-follower-costs-three-too",
    BIGS "play\npoints Anna +9 test\ndeploy Anna big prison Ben test\n! ransom Ben follower => holds no such figure\n"
         "ransom Ben big\n= scores 6 3\n= home Anna big 1" },
  { "/tower/ransom/a-mayor",
    ABBEY "play\npoints Anna +9 test\ndeploy Anna mayor prison Ben test\nransom Ben mayor\n= scores 6 3\n"
          "= home Anna mayor 1" },
  { "/tower/ransom/only-one's-own-prisoners", TWO
    "play\npoints Anna +9 test\ndeploy Ben follower prison Anna test\n! ransom Anna follower => holds no such figure\n"
    "! ransom Ben follower => holds no such figure" },
  { "/tower/ransom/no-act", TWO "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\nransom Ben follower\n"
                                "place ffff 0,1 r0 follower cloister\n= home Anna follower 6" },

  /* ---- ransom after the tile ---- */
  { "/tower/ransom/while-the-tower-captures",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Anna test\nplace ffff 0,2 r0 tower 0,1\n= ask capture Ben\n"
                        "ransom Anna follower\n= scores 3 -3\n= home Ben follower 7\n= ask capture Ben\n"
                        "! ransom Anna follower => Anna holds no such figure of Ben\n"
                        "capture 0,1 farm:nnw Anna\n= held Anna Ben 1\n= ask tile Anna" },
  WHILE ("rob", "set robbers 2\n", "place robbers/edge 0,1 r1\n"),
  WHILE ("ferry", "set ferry\n", "place ferry/three-roads 1,0 r0\n"),
  WHILE ("mage", "set mage 2\n", "place mage/two-edges 0,-1 r0\n"),
  WHILE ("token", "set hills\n", "place hills/straight-hill 1,0 r1 shepherd farm:ese\n"),
  WHILE ("flock", "set hills\n",
         "place hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 3\nplace cfff 0,-1 r2\nplace ffff 0,1 r0\n"),
  WHILE ("circle", "set crop 2\n", BEN ("0,0 road:E") "place crop/crossing-club 1,0 r0\n"),
  { "/tower/ransom/not-in-an-exchange",
    BIGS "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Anna test\ndeploy Ben big prison Anna test\n"
                        "place ffff 0,2 r0 tower 0,1\ncapture 0,1 farm:nnw Anna\n! ransom Anna big => exchange" },
  { "/tower/ransom/once-before-or-after-the-tile",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Anna test\ndeploy Ben follower prison Anna test\n"
                        "ransom Anna follower\nplace ffff 0,2 r0 tower 0,1\n"
                        "! ransom Anna follower => has paid a ransom in this turn\ncapture nobody\n"
                        "! late ransom Anna follower => Ben has paid a ransom in that turn" },
  { "/tower/ransom/once-in-the-questions-or-behind-them",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA (
        "0,1 farm:nnw") "deploy Ben follower prison Anna test\ndeploy Ben follower prison Anna test\n"
                        "place ffff 0,2 r0 tower 0,1\nransom Anna follower\ncapture nobody\n"
                        "! late ransom Anna follower => Ben has paid a ransom in that turn" },
  { "/tower/ransom/behind-the-tile",
    TWO "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n"
        "place ffff 0,1 r0\n= ask tile Ben\nlate ransom Ben follower\n= scores 6 3\n= held Anna Ben 1\n"
        "= home Anna follower 6\n= ask tile Ben\n! late ransom Ben follower => Anna has paid a ransom in that turn\n"
        "place ffff 0,2 r0\nransom Ben follower\n= scores 3 6" },
  { "/tower/ransom/behind-the-tile-and-in-one's-own-turn",
    TWO "play\ndeploy Anna follower prison Ben test\ndeploy Ben follower prison Anna test\nplace ffff 0,1 r0\n"
        "ransom Anna follower\nlate ransom Ben follower\n= scores 0 0\n= held Anna Ben 0\n= held Ben Anna 0\n"
        "place ffff 0,2 r0\n! late ransom Anna follower => Anna holds no such figure of Ben" },
  { "/tower/ransom/of-the-turn-before-a-snapshot",
    TWO "player Cem\nplay\nsnapshot\nlies tower/edge 0,1 r2\nstands Anna follower prison Ben\n"
        "stands Cem follower prison Ben\nscore Cem 9\nplay on Anna\nlate ransom Ben follower\n= scores 0 3 6\n"
        "= held Cem Ben 0\n! late ransom Ben follower => Ben holds no such figure of Cem\nransom Ben follower\n"
        "= scores -3 6 6\n! ransom Ben follower => Ben holds no such figure of Anna" },
  { "/tower/ransom/behind-the-tile-until-the-next",
    TWO "play\ndeploy Anna follower prison Ben test\n! late ransom Ben follower => there was none\n"
        "place ffff 0,1 r0\nplace ffff 0,2 r0\n! late ransom Ben follower => Ben holds no such figure of Ben" },
  { "/tower/ransom/with-points-of-the-tile",
    TWO "rule T1 three\nplay\ndeploy Anna follower prison Ben test\n! ransom Ben follower => fewer than the 3 points\n"
        "place cfff 0,-1 r2\n! late ransom Ben follower => Anna has fewer than the 3 points\npoints Anna +3 test\n"
        "late ransom Ben follower\n= scores 0 3" },
  { "/tower/ransom/between-two-tiles-and-behind-them",
    ALL "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n" ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\nplace frfr 1,0 r0\n= second Anna\n"
                      "! late ransom Ben follower => Anna lays a second tile in the same turn: write ransom\n"
                      "ransom Ben follower\nplace ffff 0,1 r0\n= ask tile Ben\n"
                      "! late ransom Ben follower => Anna has paid a ransom in that turn" },
  { "/tower/ransom/between-two-tiles-of-which-the-second-is-taken-away",
    ALL "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n" ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\nplace frfr 1,0 r0\nransom Ben follower\nturn Ben test\n"
                      "! late ransom Ben follower => Anna has paid a ransom in that turn" },
  { "/tower/ransom/whoever-is-asked",
    "player Anna\nplayer Ben\nplayer Clara\nset base\nset tower\nset dragon\nplay\n"
    "deploy Anna follower prison Clara test\nplace dragon/field-volcano 0,1 r0\nturn Anna test\n"
    "place dragon/straight-dragon 1,0 r0\ndragon 0,0\n= ask dragon Ben\nransom Clara follower\n= scores -3 0 3\n"
    "= ask dragon Ben" },
  { "/tower/ransom/the-follower-goes-into-the-city",
    TWO "set count\nplay\nplace tower/field 1,-1 r0\n" ANNA ("1,-1 farm:nnw") BEN ("0,2 city:S") ANNA ("prison Ben")
        ANNA ("prison Ben") ANNA ("prison Ben") ANNA ("prison Ben") ANNA ("prison Ben")
            ANNA ("prison Ben") "turn Anna test\nplace cfff 0,3 r0 tower 1,-1\n= home Anna follower 0\n"
                                "ransom Ben follower\ncapture nobody\n= scores -3 7\n= ask settle Anna\n"
                                "settle market\ncount stays\n= town Anna market 1\n= home Anna follower 0" },
  { "/tower/ransom/not-while-features-are-scored",
    TWO "use arbitress\nrule A11 table\nplay\ndeploy Anna follower prison Ben test\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "place cfff 0,-1 r2\n= ask judge\n! ransom Ben follower => something else is asked" },
  { "/tower/ransom/counts-for-fewer-points",
    TWO "use arbitress\nplay\nplace tower/field 0,1 r0\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "deploy Ben follower prison Anna test\nplace cfff 0,-1 r2 tower 0,1\n= ask capture Ben\n"
                           "ransom Anna follower\ncapture nobody\n= points Anna 3 Ben -3\n= scores 3 1" },
  { "/tower/ransom/before-the-catapult-not-after-it",
    TWO "set catapult\nplay\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n"
        "place catapult/field 0,1 r0\nransom Ben follower\n= scores -3 3\n= ask fling Anna\nfling catch\n"
        "! ransom Ben follower => something else is asked\nnot caught\nnot caught\n= ask tile Ben\n"
        "! late ransom Ben follower => the catapult was used after this turn" },

  /* ---- the sheet The Arbitress: she cannot be captured; she judges without those on towers ---- */
  { "/arbitress/tower/she-cannot-be-captured",
    TWO "use arbitress\nplay\nplace tower/field 0,1 r0 tower 0,1\n= ask tile Ben\n= her 0,0" },
  { "/arbitress/tower/she-stays-while-a-figure-on-her-tile-is-captured",
    TWO "use arbitress\nplay\nplace tower/field 0,1 r0\n" ANNA ("0,0 city:N") "place ffff 0,2 r0 tower 0,1\n"
                                                                              "capture 0,0 city:N Anna\n= her 0,0" },
  { "/arbitress/tower/one-on-a-tower-is-no-scoring-follower",
    TWO "use arbitress\nplay\n" ANNA (
        "0,0 city:N") "place tower/corner 0,-1 r2 tower 0,-1\ncapture nobody\n"
                      "deploy Anna follower 0,-1 tower test\nplace cfff 1,-1 r3\n= scores 6 0\n= ties 0" },
  { "/arbitress/tower/a-capture-before-scoring-leaves-no-tie",
    TWO "use arbitress\nplay\nplace tower/field 0,1 r0\nplace ffff 0,2 r0\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "place cfff 0,-1 r2 tower 0,1\ncapture 0,0 city:N Ben\n= ties 0\n= scores 4 0" },
  { "/arbitress/tower/instead-of-placing-a-follower",
    TWO "use arbitress\nplay\n! place tower/field 0,1 r0 tower 0,1 arbitress 0,1 => too much at the end" },

  /* ---- the sheet The Lake: racers and the Keeper ---- */
  { "/lake/tower/a-racer-is-removed",
    LAKE "play\nplace tower/field 0,1 r0\nturn Anna test\n" RACE "= racer Anna 0,0\nplace ffff -1,1 r0 tower 0,1\n"
         "= ask capture Ben\ncapture 0,0 race Anna\n= racer Anna none\n= held Anna Ben 1\n= racer Ben 0,0" },
  { "/lake/tower/a-removed-racer-is-replaced",
    LAKE "play\nplace tower/field 0,1 r0\nturn Anna test\n" RACE "place ffff -1,1 r0 tower 0,1\n"
         "capture 0,0 race Anna\nplace ffff -1,2 r0 enter\n= racer Anna 0,0\n= home Anna follower 5" },
  { "/lake/tower/one's-own-racer-comes-home-and-may-start-again",
    LAKE "play\nplace tower/field 0,1 r0\nturn Anna test\n" RACE "place ffff -1,1 r0 tower 0,1\n"
         "capture 0,0 race Ben\n= racer Ben none\n= home Ben follower 7\nplace ffff -1,2 r0\n"
         "place ffff -1,3 r0 enter\n= racer Ben 0,0" },
  { "/lake/tower/a-captured-racer-is-exchanged",
    LAKE "play\nplace tower/field 0,1 r0\nturn Anna test\n" RACE "deploy Ben follower prison Anna test\n"
         "place ffff -1,1 r0 tower 0,1\ncapture 0,0 race Anna\n= racer Anna none\n= held Anna Ben 0\n"
         "= held Ben Anna 0\n= home Anna follower 7" },
  { "/lake/tower/the-keeper-may-not-be-captured",
    LAKE "play\n" RACE "place ffff 0,1 r0 racer 1,1\nplace tower/field 3,2 r0\nplace ffff 1,2 r0 racer 3,1\n"
         "= keeper Ben\nplace ffff 3,3 r0 tower 3,2\n= ask tile Ben\n" BEN (
             "3,2 farm:nnw") "turn Anna test\nplace ffrf 3,4 r0 tower 3,2\n= ask capture Anna\n"
                             "! capture 3,1 race Ben => no tower captures the Keeper\ncapture 3,2 farm:nnw Ben\n"
                             "= keeper Ben" },
  { "/lake/tower/a-guard-blocks-racers",
    LAKE "play\nplace tower/field 0,1 r0 tower 0,1\nturn Anna test\n" RACE "deploy Anna follower 0,1 tower test\n"
         "! place ffff -1,1 r0 racer 0,1 => Anna’s follower on the tower\n= hop Ben 0,1 no" },
  { "/lake/tower/a-piece-blocks-nobody",
    LAKE "play\nplace tower/field 0,1 r0 tower 0,1\nturn Anna test\n" RACE "place ffff -1,1 r0 racer 0,1\n"
         "= racer Ben 0,1" },
  { "/lake/tower/instead-of-a-racer-move", LAKE "play\nplace tower/field 0,1 r0\nturn Anna test\n" RACE
                                                "! place ffff -1,1 r0 tower 0,1 racer 1,0 => too much at the end" },
  { "/tower/ransom/once-although-the-turn-was-taken-away",
    TWO "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna follower prison Ben test\n"
        "ransom Ben follower\nturn Ben test\nturn Anna test\n! ransom Ben follower => only one a turn\n"
        "place ffff 0,1 r0\nplace ffff 0,2 r0\nransom Ben follower" },
  { "/tower/guard/forgotten-where-the-dragon-is",
    TWO "set dragon\nrule D3 safe\nplay\ndeploy Ben follower 0,0 city:N test\nplace tower/field 0,1 r0 tower 0,1\n"
        "capture nobody\nplace dragon/field-volcano 0,2 r0 fairy 0,0 city:N\nplace dragon/straight-dragon 1,0 r0\n"
        "dragon 0,1\n= ask tile Ben\ndeploy Anna follower 0,1 tower test\n= home Anna follower 6" },
  { NULL },
};
