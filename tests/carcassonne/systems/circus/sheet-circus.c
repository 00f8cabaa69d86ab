/* sheet-circus.c - Under the Big Top, rule by rule: the big top and its tokens, pyramids, ringmasters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define CIRCUS "player Anna\nplayer Ben\nset base\nset circus\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset circus\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define RINGMASTER(at) "deploy Anna ringmaster " at " test\n"
/* The big top south of the start, and a second circus to its west; or acrobats south of the start. */
#define TENT "place circus/one-road 0,1 r0\n"
#define SECOND "place circus/three-roads -1,1 r1\n"
#define ACROBATS "place circus/acrobats-field 0,1 r0\n"
#define PILE ANNA ("0,1 pyramid") BEN ("0,1 pyramid") ANNA ("0,1 pyramid")
/* The city of the start is complete. */
#define CITY "place cfff 0,-1 r2\n"
#define LAKE CIRCUS "use lake\n"
/* Tiles of a table's own. */
#define OWN                                                                                                            \
  CIRCUS "set dragon\ntiles Mine\n"                                                                                    \
         "tile mine/both copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" \"flags=circus dragon\"\n"                 \
         "tile mine/start copies=1 start=true \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=circus\n"

const Script sheet_circus[] = {
  /* ---- the big top ---- */
  { "/circus/bigtop/comes-with-the-first-circus",
    CIRCUS "play\n= piece bigtop none\n= thing middle animals 16\n" ANNA ("0,0 city:N") TENT
    "= ask tile Ben\n= piece bigtop 0,1\n= thing middle animals 15\n= scores 0 0" },
  { "/circus/bigtop/pays-before-it-leaves", CIRCUS "play\n" ANNA ("0,0 city:N") BEN ("0,0 road:E") TENT SECOND
    "= ask animal Ben\n= piece bigtop 0,1\n! animal 2 => no animal token shows 2\n! animal 8 => from 1 to 7\n"
    "animal 5\n= scores 5 5\n= line Anna 5 bigtop\n= because token\n= cites bigtop BT7 BT8\n= piece bigtop -1,1\n"
    "= lies 0,1 animal 5\n= thing middle animals 14\n= thing middle animals-turned 1\n= ask tile Anna" },
  { "/circus/bigtop/so-much-for-each-follower", CIRCUS "play\n" ANNA ("0,0 city:N") TENT ANNA ("0,1 farm:nnw")
                                                    ANNA ("0,1 farm:nnw") SECOND "animal 6\n= scores 18 0" },
  { "/circus/bigtop/ringmasters-and-acrobats-too",
    CIRCUS "set inns\nplay\n" ACROBATS PILE "place circus/one-road -1,1 r0\ndeploy Ben ringmaster 0,0 city:N test\n"
           "deploy Ben big 0,0 road:E test\nplace circus/three-roads -1,2 r1\nanimal 3\n= scores 6 9" },
  { "/circus/bigtop/no-builder-and-no-pig",
    CIRCUS "set traders\nplay\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n" BEN (
        "0,0 farm:ese") "deploy Ben pig 0,0 farm:ese test\n" TENT SECOND "animal 4\n= scores 4 4" },
  { "/circus/bigtop/no-barn",
    CIRCUS "set abbey\nplay\nplace ffff 0,1 r0\nplace circus/one-road 1,1 r3\nplace ffff 0,2 r0\n"
           "place ffff 1,2 r0 barn corner 1,2\n= home Ben barn 0\n" SECOND "animal 4\n= scores 0 0" },
  { "/circus/bigtop/at-a-corner-too",
    CIRCUS "play\n" TENT "place frfr 1,0 r0 follower road:E\nplace frfr 2,0 r0\n" SECOND "animal 7\n= scores 0 7" },
  { "/circus/bigtop/not-two-tiles-away",
    CIRCUS "play\n" TENT "place frfr 1,0 r0\nplace frfr 2,0 r0 follower road:E\n" SECOND "animal 7\n= scores 0 0" },
  { "/circus/bigtop/after-the-features",
    CIRCUS "play\n" ANNA ("0,0 city:N") TENT "place circus/edge 0,-1 r2\n= scores 4 0\n= ask animal Ben\nanimal 7\n"
                                             "= scores 4 0\n= piece bigtop 0,-1" },
  { "/circus/bigtop/the-new-follower-counts",
    CIRCUS "play\n" TENT "place circus/three-roads -1,1 r1 follower road:N\nanimal 4\n= scores 0 4" },
  { "/circus/bigtop/after-wagons-moved-on",
    CIRCUS "set abbey\nplay\ndeploy Anna wagon 0,0 city:N test\n" TENT "place circus/edge 0,-1 r2\n= ask wagon Anna\n"
           "drive 0,0 road:E\n= ask animal Ben\nanimal 3\n= scores 7 0" },
  { "/circus/bigtop/each-token-once", CIRCUS
    "play\n" TENT SECOND "animal 7\nplace circus/two-roads -1,2 r2\n! animal 7 => that show 7 are turned over already\n"
    "animal 6\n= thing middle animals-turned 2" },
  { "/circus/bigtop/nothing-else-meanwhile",
    CIRCUS "play\n" TENT SECOND "! place ffff 5,5 r0 => what does the animal token on 0,1 show?\nanimal 1" },
  { "/circus/bigtop/not-unasked", CIRCUS "play\n! animal 4 => which tile?\n" TENT "! animal 4 => which tile?" },
  { "/circus/bigtop/with-a-second-tile-too",
    CIRCUS "set traders\nplay\n" ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\n"
                                                     "place circus/between-roads 1,0 r0\n= second Anna\n" TENT
                                                     "= ask animal Anna\nanimal 4\n= scores 4 0\n= piece bigtop 0,1" },
  { "/circus/bigtop/a-start-of-one's-own",
    OWN "start mine/start 0,0 r0\nplay\n= piece bigtop 0,0\n= thing middle animals 15\nplace circus/one-road 0,1 r0\n"
        "animal 4\n= piece bigtop 0,1" },
  { "/circus/bigtop/before-a-late-dragon",
    OWN "start crfr 0,0 r0\nrule D1 after\nplay\nplace dragon/field-volcano 0,1 r0\nplace circus/one-road -1,1 r0\n"
        "place mine/both 1,1 r0\n= ask animal Anna\nanimal 4\n= ask dragon Anna" },
  { "/circus/bigtop/after-an-early-dragon",
    OWN "start crfr 0,0 r0\nplay\nplace dragon/field-volcano 0,1 r0\nplace circus/one-road -1,1 r0\n" BEN (
        "0,0 city:N") "place mine/both 1,1 r0\n= ask dragon Anna\ndragon 0,0\n= home Ben follower 7\n= ask animal "
                      "Anna\n"
                      "animal 6\n= scores 0 0" },
  { "/circus/bigtop/no-fair", CIRCUS "set catapult\nplay\nplace catapult/field 0,1 r0\n= piece bigtop none" },
  { "/circus/bigtop/of-a-tile-without-it", "play\n! agreed x now bigtop 0,0 => there is no circus in this game\n"
                                           "! agreed x now animals 4 1 => there is no circus in this game" },

  /* ---- the end ---- */
  { "/circus/end/the-last-token-too", CIRCUS "play\n" ANNA ("0,0 city:N") TENT
    "end test\n= ask animal Ben\nanimal 7\n= scores 8 0\n= line Anna 7 bigtop\n"
    "= lies 0,1 animal 7" },
  { "/circus/end/nothing-without-a-circus", CIRCUS "play\n" ANNA ("0,0 city:N") "end test\n= scores 1 0" },
  { "/circus/end/pyramids-that-are-not-full",
    CIRCUS "play\n" ACROBATS ANNA ("0,1 pyramid") BEN ("0,1 pyramid") "end test\n= scores 5 5\n= because acrobats\n"
                                                                      "= cites pyramid BT11" },
  { "/circus/end/full-pyramids", CIRCUS "play\n" ACROBATS PILE "end test\n= scores 10 5\n= line Anna 10 pyramid" },
  { "/circus/end/the-forecast-takes-the-mean",
    CIRCUS "play\n" ANNA ("0,0 city:N") TENT "= forecast 5 0\n" ANNA ("0,0 road:E") "= forecast 10 0\n= scores 0 0" },
  { "/circus/end/the-forecast-of-a-circus-that-waits",
    CIRCUS "play\n" ANNA ("0,0 city:N") TENT SECOND "= forecast 9 0\n= scores 0 0" },
  { "/circus/end/the-mean-of-those-that-are-left",
    CIRCUS "play\n" ANNA ("0,0 city:N") TENT SECOND "animal 7\nagreed x now bigtop 0,1\n= forecast 12 0" },

  /* ---- pyramids ---- */
  { "/circus/pyramid/on-the-tile-just-laid",
    CIRCUS "play\nplace circus/acrobats-field 0,1 r0 acrobat 0,1\n= home Anna follower 6\n= ask tile Ben" },
  { "/circus/pyramid/beside-the-tile",
    CIRCUS "play\n" ACROBATS "place ffff 1,1 r0\nplace ffff 1,2 r0 acrobat 0,1\n= home Anna follower 6" },
  { "/circus/pyramid/no-further-away",
    CIRCUS "play\n" ACROBATS
           "place ffff 0,2 r0\n! place ffff 0,3 r0 acrobat 0,1 => neither on the tile just laid nor beside it" },
  { "/circus/pyramid/anywhere-by-a-portal",
    CIRCUS "set dragon\nplay\n" ACROBATS "place ffff 0,2 r0\nplace dragon/crossing-portal 0,3 r0 acrobat 0,1\n"
           "= home Anna follower 6" },
  { "/circus/pyramid/only-where-acrobats-are",
    CIRCUS "play\n! place ffff 0,1 r0 acrobat 0,1 => there is no place for acrobats on 0,1\n"
           "! place ffff 0,1 r0 pyramid 0,1 => there is no place for acrobats on 0,1" },
  { "/circus/pyramid/not-without-the-set",
    "play\n! place ffff 0,1 r0 acrobat 0,1 => there is no place for acrobats on 0,1" },
  { "/circus/pyramid/three-at-most",
    CIRCUS "play\n" ACROBATS PILE "! place ffff 0,2 r0 acrobat 0,1 => has three acrobats already\n"
           "! deploy Ben follower 0,1 pyramid test => has three acrobats already" },
  { "/circus/pyramid/only-ordinary-followers",
    CIRCUS "set inns\nplay\n" ACROBATS "! deploy Anna big 0,1 pyramid test => only an ordinary follower is an acrobat\n"
           "! deploy Anna ringmaster 0,1 pyramid test => only an ordinary follower is an acrobat" },
  { "/circus/pyramid/none-left", CIRCUS "play\n" ACROBATS BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
                                     BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN (
                                         "0,0 farm:ese") "! place ffff 0,2 r0 acrobat 0,1 => has no follower left" },
  { "/circus/pyramid/owns-no-feature",
    CIRCUS "play\nplace circus/acrobats-field 0,1 r0 acrobat 0,1\nplace ffrf 0,2 r0 follower farm:nnw\n"
           "= home Ben follower 6" },
  { "/circus/pyramid/scored-by-anybody", CIRCUS "play\n" ACROBATS ANNA ("0,1 pyramid") ANNA ("0,1 pyramid") ANNA (
                                             "0,1 pyramid") "place ffff 0,2 r0 pyramid 0,1\n= scores 15 0\n= home Anna "
                                                            "follower 7\n= line Anna 15 pyramid\n= ask tile Anna" },
  { "/circus/pyramid/each-owner-for-each-follower",
    CIRCUS "play\n" ACROBATS PILE "place ffff 0,2 r0 pyramid 0,1\n= scores 10 5\n= home Anna follower 7\n"
           "= home Ben follower 7\n= cites pyramid BT11" },
  { "/circus/pyramid/from-anywhere", CIRCUS
    "play\n" ACROBATS PILE "place ffff 0,2 r0\nplace ffff 0,3 r0\nplace ffff 0,4 r0 pyramid 0,1\n= scores 10 5" },
  { "/circus/pyramid/not-by-itself",
    CIRCUS "play\n" ACROBATS ANNA ("0,1 pyramid") BEN ("0,1 pyramid") "place ffff 0,2 r0 acrobat 0,1\n= scores 0 0\n"
                                                                      "= home Ben follower 5" },
  { "/circus/pyramid/not-with-two",
    CIRCUS "play\n" ACROBATS ANNA ("0,1 pyramid")
        BEN ("0,1 pyramid") "! place ffff 0,2 r0 pyramid 0,1 => has 2 acrobats, and is scored with three" },
  { "/circus/pyramid/instead-of-a-follower",
    CIRCUS "play\n" ACROBATS PILE "! place ffff 0,2 r0 pyramid 0,1 follower cloister => too much at the end" },
  { "/circus/pyramid/again-later", CIRCUS
    "play\n" ACROBATS PILE "place ffff 0,2 r0 pyramid 0,1\nplace ffff 1,1 r0 acrobat 0,1\n= home Anna follower 6" },

  /* ---- ringmasters ---- */
  { "/circus/ringmaster/one-each",
    CIRCUS "play\n= home Anna ringmaster 1\nplace frfr 1,0 r0 ringmaster road:E\n"
           "= home Anna ringmaster 0\n"
           "place frfr 2,0 r0\n"
           "! place cfff 0,-1 r2 ringmaster farm:nnw => has no ringmaster in the supply" },
  { "/circus/ringmaster/2-for-each-place", CIRCUS "play\n" RINGMASTER ("0,0 city:N") TENT
    "place circus/acrobats-field -1,1 r0\n" CITY
    "= scores 8 0\n= line Anna 4 city\n= line Anna 4 ringmaster\n= cites ringmaster RM1 RM2\n"
    "= because ringmaster\n= home Anna ringmaster 1" },
  { "/circus/ringmaster/his-own-tile-too",
    CIRCUS "play\nplace circus/edge 0,-1 r2 ringmaster city:S\n= line Anna 2 ringmaster\n= scores 6 0" },
  { "/circus/ringmaster/nothing-around-him",
    CIRCUS "play\n" RINGMASTER ("0,0 city:N") CITY "= scores 4 0\n= no line ringmaster" },
  { "/circus/ringmaster/without-the-big-top-or-acrobats",
    CIRCUS "play\n" RINGMASTER ("0,0 city:N") TENT SECOND "animal 3\n" CITY "= line Anna 4 ringmaster\n= scores 11 0" },
  { "/circus/ringmaster/has-a-majority-as-others",
    CIRCUS "play\n" RINGMASTER ("0,0 city:N") BEN ("0,0 city:N") CITY "= scores 4 4" },
  { "/circus/ringmaster/at-the-end",
    CIRCUS "play\n" RINGMASTER ("0,0 city:N") ACROBATS "end test\n= line Anna 1 city\n= line Anna 2 ringmaster\n"
                                                       "= scores 3 0" },
  { "/circus/ringmaster/on-a-farm-without-a-city",
    CIRCUS "play\n" RINGMASTER ("0,0 farm:ese") ACROBATS "end test\n= line Anna 2 ringmaster\n= scores 2 0" },
  { "/circus/ringmaster/on-a-farm-with-a-barn",
    CIRCUS "set abbey\nplay\nplace circus/acrobats-field 0,1 r0\n" RINGMASTER (
        "0,1 farm:nnw") "place ffff 1,1 r0\nplace ffff 0,2 r0\nplace ffff 1,2 r0 barn corner 1,2\n= line Anna 2 "
                        "ringmaster\n"
                        "= home Anna ringmaster 1" },
  { "/circus/ringmaster/closes-a-tower",
    CIRCUS "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff 0,2 r0 guard ringmaster 0,1\n"
           "= home Ben ringmaster 0\n! place ffff 0,3 r0 tower 0,1 => is closed: Ben stands on it" },
  { "/circus/ringmaster/is-captured", CIRCUS "set tower\nplay\nplace tower/field 0,1 r0\n" RINGMASTER (
                                          "0,0 road:E") "place ffff 0,2 r0 tower 0,1\n"
                                                        "capture 0,0 road:E Anna ringmaster\n= held Anna Ben 1\nransom "
                                                        "Ben ringmaster\n= home Anna ringmaster 1" },
  { "/circus/ringmaster/flies",
    CIRCUS "set flier\nplay\nplace flier/straight-along 1,0 r0 fly ringmaster\nroll 1\nland 0,0 city:N\n"
           "= home Anna ringmaster 0" },
  { "/circus/ringmaster/goes-into-the-city",
    CIRCUS "set count\nplay\n" BEN ("0,2 city:S") "place cfff 0,3 r0\n= ask settle Anna\nsettle market ringmaster\n"
                                                  "count stays\n= town Anna market 1\n= home Anna ringmaster 0" },
  { "/circus/ringmaster/is-added-in-a-crop-circle",
    CIRCUS "set crop\nplay\n" ANNA ("0,0 road:E") "place crop/curve-club 1,0 r1\ncircle add\n"
                                                  "join 0,0 road:E ringmaster\n= home Anna ringmaster 0" },

  /* ---- the dragon, the fairy, the catapult, the Count ---- */
  { "/circus/dragon/eats-all-acrobats",
    CIRCUS "set dragon\nplay\n" ACROBATS PILE "place dragon/field-volcano 0,2 r0\nplace dragon/straight-dragon 1,0 r0\n"
           "= ask dragon Anna\ndragon 0,1\n= home Anna follower 7\n= home Ben follower 7\n= scores 0 0" },
  { "/circus/dragon/nobody-climbs-to-him",
    CIRCUS "set dragon\nplay\n" ACROBATS "place dragon/field-volcano 0,2 r0\nagreed x now dragon 0,1\n"
           "! place ffff -1,1 r0 acrobat 0,1 => nobody comes to him" },
  { "/circus/dragon/a-full-pyramid-under-him",
    CIRCUS "set dragon\nplay\n" ACROBATS PILE "place dragon/field-volcano 0,2 r0\nagreed x now dragon 0,1\n"
           "place ffff -1,1 r0 pyramid 0,1\n= scores 10 5" },
  { "/circus/fairy/a-point-beside-an-acrobat",
    CIRCUS "set dragon\nplay\n" ACROBATS BEN ("0,1 pyramid") "place ffff -1,1 r0 fairy 0,1 pyramid\n= fairy 0,1\n"
                                                             "place ffff -1,2 r0\n= scores 0 1" },
  { "/circus/fairy/no-more-for-the-pyramid",
    CIRCUS "set dragon\nplay\n" ACROBATS PILE "place ffff -1,1 r0 fairy 0,1 pyramid\nplace ffff -1,2 r0 pyramid 0,1\n"
           "= scores 10 5" },
  { "/circus/catapult/hits-an-acrobat",
    CIRCUS "set catapult\nplay\n" ACROBATS PILE "place catapult/field 0,2 r0\nfling knock-out\nhit 0,1 pyramid Anna\n"
           "= home Anna follower 6" },
  { "/circus/catapult/an-acrobat-for-an-acrobat",
    CIRCUS "set catapult\nset inns\nplay\n" ACROBATS PILE "place catapult/field 0,2 r0\nfling seduction\n"
           "! seduce 0,1 pyramid Anna with big => only an ordinary follower is an acrobat\n"
           "seduce 0,1 pyramid Anna with follower\n= home Anna follower 6\n= home Ben follower 5" },
  { "/circus/count/before-anybody-goes-in",
    CIRCUS "set count\nplay\nplace circus/one-road 1,-1 r2\n" BEN (
        "0,2 city:S") "turn Anna test\n"
                      "place circus/edge 0,3 r0\n= ask animal Anna\nanimal 4\n= scores 0 4\n= ask settle Anna" },
  { "/circus/count/its-points-keep-nobody-out",
    CIRCUS "set count\nplay\nplace circus/one-road 1,-1 r2\n" BEN ("0,2 city:S")
        ANNA ("1,-1 farm:nnw") "turn Anna test\nplace circus/edge 0,3 r0\nanimal 4\n= scores 4 4\n= ask settle Anna" },
  { "/circus/count/nor-those-of-a-pyramid",
    CIRCUS "set count\nplay\nplace circus/acrobats-field 1,-1 r0\n" BEN ("0,2 city:S") ANNA ("1,-1 pyramid")
        ANNA ("1,-1 pyramid") ANNA ("1,-1 pyramid") "turn Anna test\nplace cfff 0,3 r0 pyramid 1,-1\n= scores 15 4\n"
                                                    "= ask settle Anna" },
  { "/circus/count/nobody-in-the-city-watches",
    CIRCUS "set count\nplay\n" ANNA ("castle") "place circus/one-road 1,-1 r2\nplace circus/two-roads 2,-1 r3\n"
                                               "animal 4\n= scores 0 0" },

  /* ---- as agreed, and a game that has already begun ---- */
  { "/agreed/acrobat/further-away",
    CIRCUS "play\n" ACROBATS "place ffff 0,2 r0\nagreed x place ffff 0,3 r0 acrobat 0,1\n= home Anna follower 6" },
  { "/agreed/acrobat/not-a-fourth",
    CIRCUS "play\n" ACROBATS PILE "! agreed x place ffff 0,2 r0 acrobat 0,1 => has three acrobats already" },
  { "/agreed/pyramid/with-one",
    CIRCUS "play\n" ACROBATS ANNA ("0,1 pyramid") "agreed x place ffff 0,2 r0 pyramid 0,1\n= scores 5 0" },
  { "/agreed/pyramid/not-with-none",
    CIRCUS "play\n" ACROBATS "! agreed x place ffff 0,2 r0 pyramid 0,1 => has 0 acrobats" },
  { "/agreed/now/bigtop", CIRCUS "play\n" TENT SECOND "animal 4\nagreed x now bigtop 0,1\n= piece bigtop 0,1\n"
                                 "! agreed x now bigtop 0,0 => there is no circus on 0,0" },
  { "/agreed/now/animals",
    CIRCUS "play\n" TENT SECOND "animal 4\n! agreed x now animals 5 1 => at most 0 can be turned over\n"
           "agreed x now animals 4 0\n= thing middle animals 15\n= lies 0,1 animal 0\nagreed x now animals 5 1\n"
           "= thing middle animals 14\n! agreed x now animals 2 1 => no animal token shows 2" },
  { "/snapshot/circus/where-the-big-top-is", CIRCUS
    "play\nsnapshot\nlies circus/one-road 0,1 r0 with Anna follower farm:nnw\n! play on Anna => say on which one\n"
    "now bigtop 0,1\nplay on Ben\n= piece bigtop 0,1\n= thing middle animals 15\n" SECOND "animal 4\n= scores 4 0" },
  { "/snapshot/circus/what-was-turned-over",
    CIRCUS "play\nsnapshot\nlies circus/one-road 0,1 r0\nlies circus/three-roads -1,1 r1\nnow bigtop -1,1\n"
           "now animals 7 1\nplay on Anna\n= thing middle animals 14\nplace circus/two-roads -1,2 r2\n"
           "! animal 7 => that show 7 are turned over already\nanimal 4" },
  { "/snapshot/circus/no-more-than-circuses",
    CIRCUS "play\nsnapshot\nlies circus/one-road 0,1 r0\nnow bigtop 0,1\nnow animals 4 1\n"
           "! play on Anna => turned over: 1; circuses on the table: 1\nnow animals 4 0\nplay on Anna" },
  { "/snapshot/circus/acrobats",
    CIRCUS "play\nsnapshot\nlies circus/acrobats-field 0,1 r0\nstands Anna follower 0,1 pyramid\n"
           "stands Ben follower 0,1 pyramid\nplay on Anna\n= home Anna follower 6\nend test\n= scores 5 5" },

  /* ---- the two sheets ---- */
  { "/arbitress/circus/instead-of-placing-a-follower", CIRCUS
    "use arbitress\nplay\n" ACROBATS PILE "! place ffff 0,2 r0 acrobat 0,1 arbitress 0,1 => too much at the end\n"
    "! place ffff 0,2 r0 pyramid 0,1 arbitress 0,1 => too much at the end" },
  { "/arbitress/circus/silent-about-a-pyramid",
    CIRCUS "use arbitress\nplay\n" ACROBATS PILE "place ffff 0,2 r0 pyramid 0,1\n= ties 0\n= scores 10 5" },
  { "/arbitress/circus/silent-about-the-big-top", CIRCUS "use arbitress\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 road:E")
                                                      TENT SECOND "animal 4\n= ties 0\n= scores 4 4" },
  { "/arbitress/circus/a-ringmaster-speaks-for-his-feature",
    CIRCUS "use arbitress\nplay\nplace fcfc 0,-1 r1\n" RINGMASTER ("0,0 city:N")
        BEN ("0,-1 city:N") "place cfff 0,-2 r2\n= tie Anna 0 Ben 1 > Anna\n= scores 6 0" },
  { "/arbitress/circus/she-does-not-take-a-ringmaster's-points",
    CIRCUS "use arbitress\nplay\nplace fcfc 0,-1 r1\n" RINGMASTER ("0,-1 city:N")
        BEN ("0,0 city:N") "place circus/edge 0,-2 r2\n= tie Anna 1 Ben 0 > Ben\n= scores 2 6" },
  { "/arbitress/circus/a-pyramid-is-not-compared-with-its-own-tile",
    CIRCUS "use arbitress\nplay\n" ACROBATS PILE ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "place cfff 0,-1 r2 pyramid 0,1\n= points Anna 0 Ben 0\n= scores 14 9" },
  { "/arbitress/circus/a-pyramid-is-compared-later",
    CIRCUS "use arbitress\nplay\n" ACROBATS PILE "place ffff 0,2 r0 pyramid 0,1\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") CITY "= points Anna 10 Ben 5\n= scores 10 9" },
  { "/lake/circus/no-race-step-then",
    LAKE "play\n" ACROBATS "turn Anna test\nplace lake 1,-1 r0\nrace join\nrace join\n"
         "! place ffff -1,1 r0 acrobat 0,1 racer 1,0 => too much at the end" },
  { "/lake/circus/an-acrobat-is-lifted",
    LAKE "play\n" ACROBATS "turn Anna test\n" ANNA ("0,1 pyramid") ANNA ("0,1 farm:nnw") ANNA ("0,1 farm:nnw")
        ANNA ("0,1 farm:nnw") ANNA ("0,1 farm:nnw") ANNA ("0,1 farm:nnw")
            ANNA ("0,1 farm:nnw") "deploy Anna ringmaster 0,1 farm:nnw test\nplace lake 1,-1 r0\nrace lift 0,1 "
                                  "pyramid\n= racer Anna 0,0\n"
                                  "= ask race Ben" },
  { "/lake/circus/a-ringmaster-races",
    LAKE "play\nplace lake 1,-1 r0\nrace join ringmaster\n= racer Anna 0,0\n= home Anna ringmaster 0" },
  { "/lake/circus/the-keeper-watches",
    LAKE "play\nplace lake 1,-1 r0\nrace join\nrace decline\nplace ffff 0,1 r0\nplace ffff 0,2 r0 racer 1,1\n"
         "place circus/one-road 4,1 r3\nplace ffff -1,1 r0 racer 3,1\n= keeper Anna\nend test\nanimal 4\n= line Anna 4 "
         "bigtop" },
  { NULL, NULL },
};
