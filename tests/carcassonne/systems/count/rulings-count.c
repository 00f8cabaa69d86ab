/* rulings-count.c - a script for each reading of the rulings of The Count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset count\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset count\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"
/* Anna's tile brings Ben the city south of the City's south-west corner. */
#define HIS_CITY BEN ("0,2 city:S") "place cfff 0,3 r0\n= scores 0 4\n"
/* Anna's tile completes the road south of the gate. */
#define ROAD "place ffrf 2,3 r2\n"
#define DRAGON TWO "set dragon\n"
/* Anna's follower at the blacksmith has the fairy beside it, and goes out onto Ben's road. */
#define FAIRY "place ffff 1,-1 r0 fairy blacksmith\nplace ffff 0,-1 r0\n= scores 1 0\n"
#define BESIDE ANNA ("blacksmith") BEN ("2,2 road:S") FAIRY ROAD "leave 2,3 road:N\n"
/* The road with Anna's builder brings Ben points; with her second tile, Ben's city does, too. */
#define BUILDER                                                                                                        \
  BEN ("0,2 city:S")                                                                                                   \
  BEN ("2,2 road:S") BEN ("2,2 road:S") ANNA ("2,2 road:S") "deploy Anna builder 2,2 road:S test\n" ROAD

/* Anna completes Ben's road, and the fairy stands beside her own follower there. */
#define BY_FAIRY(rule)                                                                                                 \
  TWO "set dragon\n" rule                                                                                              \
      "play\nsnapshot\nlies frfr -1,0 r0\nlies frfr -2,0 r0\nlies frfr -3,0 r0\nstands Ben follower -1,0 road:W\n"     \
      "stands Ben follower -2,0 road:W\nstands Anna follower -3,0 road:W\nnow fairy Anna -3,0 road:W\nplay on Anna\n"  \
      "place frrr -4,0 r3\n"

const Script rulings_count[] = {
  { "/ruling/L24/fixed", TWO "use lake\nplay\nplace lake 4,-2 r0\nrace join\nrace decline\n= racer Anna 2,2\n"
                             "= hop Anna 3,1 yes\n= hop Anna 0,2 yes\n= hop Anna 2,1 no\n= hop Anna 1,1 no" },
  { "/ruling/L24/around", TWO "use lake\nrule L23 around\nplay\nplace lake 4,-2 r0\nrace join\nrace decline\n" ROAD
                              "= hop Anna 3,2 no\n= hop Anna 2,3 yes" },
  { "/ruling/N1/player", TWO "play\n= count castle\n" HIS_CITY "settle castle\n= ask count Anna\n"
                             "! count castle => stands there already\ncount cathedral\n= count cathedral\n"
                             "= ask tile Ben" },
  { "/ruling/N1/clockwise",
    TWO "rule N1 clockwise\nplay\n" HIS_CITY "settle cathedral\n= count market\n= ask tile Ben" },
  { "/ruling/N1/follow", TWO "rule N1 follow\nplay\n" HIS_CITY "settle cathedral\n= count cathedral\n= ask tile Ben" },
  { "/ruling/N2/occupied", TWO "play\n" ANNA ("blacksmith") ROAD "= ask tile Ben\n= scores 0 0" },
  { "/ruling/N2/any", TWO "rule N2 any\nplay\n" ANNA ("blacksmith") ROAD "= ask leave Anna\nleave 2,2 road:S\n"
                                                                         "= scores 2 0\n= home Anna follower 7" },
  { "/ruling/N3/all", TWO "play\n" ANNA ("blacksmith") "end test\n= ask leave Anna\nleave 2,2 road:S\n= scores 1 0" },
  { "/ruling/N3/market",
    TWO "rule N3 market\nplay\n" ANNA ("blacksmith") BEN ("market") "end test\n= ask leave Ben\n"
                                                                    "! leave 2,2 road:S => out of the market only\n"
                                                                    "leave 1,0 farm:nnw\n= scores 0 3" },
  { "/ruling/N4/cells", TWO "play\n= quarter castle 2,0\n= quarter market 2,1\n= quarter blacksmith 2,2\n"
                            "= quarter cathedral 1,1" },
  { "/ruling/N4/east", TWO "rule N4 east\nplay\n= quarter market 3,1\n= quarter cathedral 1,1" },
  { "/ruling/N4/one", TWO "rule N4 one\nplay\n= quarter castle 2,1\n= quarter market 2,1\n= quarter blacksmith 2,1\n"
                          "= quarter cathedral 2,1" },
  { "/ruling/N4/turned", TWO "start count/city 5,5 r1\nplay\n= quarter castle 7,7\n= quarter cathedral 6,6" },
  { "/ruling/N5/features", TWO "play\n" HIS_CITY "= ask settle Anna\nsettle market\ncount stays\n= count castle\n"
                               "= town Anna market 1\n= ask tile Ben" },
  { "/ruling/N5/features/the-fairys-are-none",
    BY_FAIRY ("") "= scores 3 5\n= ask settle Anna\nsettle market\n= ask count Anna" },
  { "/ruling/N5/features/not-with-points",
    TWO "play\n" ANNA ("0,2 city:S") BEN ("0,2 city:S") "place cfff 0,3 r0\n"
                                                        "= scores 4 4\n= ask tile Ben" },
  { "/ruling/N5/fairy", BY_FAIRY ("rule N5 fairy\n") "= scores 3 5\n= ask tile Ben" },
  { "/ruling/N6/fixed",
    TWO "set abbey\nset inns\nplay\n" HIS_CITY "! settle market wagon => does not come to this place\n"
        "! settle blacksmith mayor => does not come to this place\n! settle castle barn => does not come\n"
        "settle castle mayor\ncount stays\n= town Anna castle 1\n= home Anna mayor 0" },
  { "/ruling/N7/fixed",
    THREE "play\n" ANNA ("blacksmith") BEN ("blacksmith") BEN ("blacksmith") CLARA ("blacksmith") BEN ("2,2 road:S")
        ROAD "= ask leave Ben\nleave 2,2 road:S\n= ask leave Ben\nleave nobody\n= ask leave Clara\n"
             "leave 2,3 road:N\n= ask leave Anna\nleave nobody\n= scores 0 2 0\n= town Anna blacksmith 1\n"
             "= town Ben blacksmith 1" },
  { "/ruling/N7/locked", TWO "play\n" ANNA ("castle") BEN ("castle") HIS_CITY "= ask settle Anna" },
  { "/ruling/N7/final",
    THREE "play\n" BEN ("market") BEN ("market") CLARA (
        "market") "place ffff 1,-1 r0\nend test\n= ask leave Ben\n"
                  "leave 1,-1 farm:nnw\n= ask leave Clara\nleave nobody\n= ask leave Ben\nleave nobody\n= ask nothing\n"
                  "= scores 0 3 0" },
  { "/ruling/N8/fixed",
    TWO "set king\nplay\n" ANNA ("1,0 farm:nnw") "place ffff 1,-1 r0 follower cloister\nplace cfff 0,3 r0\nend test\n"
                                                 "= line Ben 2 king\n= line Anna 3 farm\n= line Anna 4 cloister" },
  { "/ruling/N9/fixed",
    TWO "set dragon\nset tower\nplay\n" BEN ("castle")
        BEN ("1,0 farm:nnw") "place dragon/field-volcano 1,-1 r0\nplace dragon/straight-dragon -1,0 r0\n"
                             "dragon 1,0\n= home Ben follower 6\n! dragon 1,1 => the City of Carcassonne\ndragon 2,0\n"
                             "dragon 3,0\ndragon 3,1\ndragon 3,2\ndragon 2,2\n= town Ben castle 1\n"
                             "place tower/field 2,-1 r0 tower 2,-1\n= ask capture Anna\ncapture castle Ben\n"
                             "= held Ben Anna 1\n= town Ben castle 0" },
  { "/ruling/N10/fixed",
    TWO "set river\nplay\n= placed 13\nplace river/curve 5,0 r0\n! place ffff 1,-1 r0 => the river is laid first" },
  { "/ruling/N11/stays", DRAGON "play\n" BESIDE "= scores 3 2\n= fairy 2,2\nplace ffff 0,-2 r0\n= scores 3 2" },
  { "/ruling/N11/goes", DRAGON "rule N11 goes\nplay\n" BESIDE "= scores 6 2\n= fairy 2,3" },
  { "/ruling/N11/goes/only-with-her-follower",
    DRAGON "rule N11 goes\nplay\n" ANNA ("market") BESIDE "= scores 6 2\n= fairy 2,3\n= town Anna market 1" },
  { "/ruling/N12/each",
    TWO "set traders\nrule N12 each\nplay\n" BUILDER "settle market\ncount stays\n= second Anna\nplace cfff 0,3 r0\n"
        "= scores 0 6\n= ask settle Anna\nsettle market\ncount stays\n= town Anna market 2" },
  { "/ruling/N12/once",
    TWO "set traders\nplay\n" BUILDER "settle market\ncount stays\n= second Anna\nplace cfff 0,3 r0\n"
        "= scores 0 6\n= ask tile Ben\n" ANNA ("3,2 city:E") "place cfff 4,2 r3\n= ask settle Ben" },
  { "/ruling/N12/once/if-nobody-went-in-before",
    TWO "set traders\nplay\n" BUILDER "settle nobody\nplace cfff 0,3 r0\n= ask settle Anna" },
  { NULL },
};
