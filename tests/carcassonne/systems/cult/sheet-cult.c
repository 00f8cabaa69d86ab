/* sheet-cult.c - The Cult, sentence by sentence; and what the sheet The Lake says about shrines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define SETS "player Anna\nplayer Ben\nset base 3\nset cult 2\n"
#define ANNAS "turn Anna test\n"
#define BENS "turn Ben test\n"
/* From a start in the fields: the start is at 0,0, a shrine of Ben at 0,1, a cloister of Anna at 0,2.  Around them are
 * ten cells; the shrine needs -1,0 to 1,2, the cloister -1,1 to 1,3. */
#define FIELDS SETS "start cfff 0,0 r0\nplay\n"
#define RIVALS BENS "place cult/shrine 0,1 r0 follower cloister\n" ANNAS "place ffff 0,2 r0 follower cloister\n"
/* All that both need, but the three cells in the north or in the south. */
#define SIDES "place cfff -1,1 r3\nplace cfff 1,1 r1\nplace cfff -1,2 r3\nplace cfff 1,2 r1\n"
#define NORTH "place cfff -1,0 r3\nplace cfff 1,0 r1\n"
#define SOUTH "place cfff 0,3 r2\nplace cfff -1,3 r3\nplace cfff 1,3 r1\n"

const Script sheet_cult[] = {
  /* ---- a shrine is like a cloister ---- */
  { "/cult/shrine/nine-points", FIELDS "place cult/shrine 0,1 r0 follower cloister\nplace ffff 0,2 r0\n" NORTH SIDES
                                       "= line Anna 9 cloister 9 tiles = 9\n= supply Anna 7" },
  { "/cult/shrine/incomplete",
    FIELDS "place cult/shrine 0,1 r0 follower cloister\nend test\n= line Anna 2 cloister 2 tiles = 2" },
  { "/cult/shrine/a-road-ends-there",
    SETS "play\nplace cult/edge-two-roads 1,0 r0 follower road:W\nplace frrr -1,0 r0\n= line Anna 3 road 3 tiles = 3" },

  /* ---- the challenge ---- */
  { "/cult/challenge/the-shrine-is-first",
    FIELDS RIVALS NORTH SIDES "= line Ben 9 cloister 9 tiles = 9\n= supply Anna 7\n= supply Ben 7\n= scores 0 9" },
  { "/cult/challenge/the-cloister-is-first",
    FIELDS RIVALS SOUTH SIDES "= line Anna 9 cloister 9 tiles = 9\n= supply Anna 7\n= supply Ben 7\n= scores 9 0" },
  { "/cult/challenge/the-loser-scores-nothing-later",
    FIELDS RIVALS NORTH SIDES SOUTH "= scores 0 9\nend test\n= scores 0 9" },
  { "/cult/challenge/both-at-once",
    FIELDS RIVALS NORTH SOUTH "place cfff -1,1 r3\nplace cfff 1,1 r1\nplace cfff -1,2 r3\n= scores 0 0\n"
                              "place cfff 1,2 r1\n= line Ben 9 cloister\n= line Anna 9 cloister\n= supply Anna 7\n"
                              "= supply Ben 7" },
  { "/cult/challenge/only-if-both-are-occupied",
    FIELDS BENS "place cult/shrine 0,1 r0 follower cloister\n" ANNAS "place ffff 0,2 r0\n" NORTH SIDES SOUTH
                "= line Ben 9 cloister\n= scores 0 9" },
  { "/cult/challenge/nobody-wins-with-an-empty-one",
    FIELDS BENS "place cult/shrine 0,1 r0\n" ANNAS "place ffff 0,2 r0 follower cloister\n" NORTH SIDES
                "= supply Anna 6\n" SOUTH "= line Anna 9 cloister" },
  { "/cult/challenge/cloister-beside-cloister-is-nothing",
    FIELDS BENS "place ffff 0,1 r0 follower cloister\n" ANNAS "place ffff 0,2 r0 follower cloister\n" NORTH SIDES
                "= line Ben 9 cloister\n= supply Anna 6\n" SOUTH "= line Anna 9 cloister" },
  { "/cult/challenge/shrine-beside-shrine-is-nothing", FIELDS BENS
    "place cult/shrine 0,1 r0 follower cloister\n" ANNAS "place cult/shrine 0,2 r0 follower cloister\n" NORTH SIDES
    "= line Ben 9 cloister\n= supply Anna 6\n" SOUTH "= line Anna 9 cloister" },
  { "/cult/challenge/over-a-corner",
    FIELDS "place cfff -1,0 r3\nplace cfff -1,1 r3\n" BENS "place cult/shrine 0,1 r0 follower cloister\n" ANNAS
           "place ffff -1,2 r0 follower cloister\nplace cfff 1,0 r1\nplace cfff 1,1 r1\nplace cfff 0,2 r2\n"
           "= supply Anna 6\nplace cfff 1,2 r1\n= line Ben 9 cloister\n= supply Anna 7\n= scores 0 9" },
  { "/cult/challenge/one-player-has-both",
    FIELDS BENS "place cult/shrine 0,1 r0 follower cloister\n" BENS "place ffff 0,2 r0 follower cloister\n" NORTH SIDES
                "= line Ben 9 cloister\n= supply Ben 7\n" SOUTH "= scores 0 9" },
  { "/cult/challenge/a-big-follower-changes-nothing",
    "player Anna\nplayer Ben\nset base 3\nset inns\nset cult\nstart cfff 0,0 r0\nplay\n" BENS
    "place cult/shrine 0,1 r0 follower cloister\n" ANNAS "place ffff 0,2 r0 big cloister\n" NORTH SIDES
    "= line Ben 9 cloister\n= scores 0 9\n= supply Anna 8" },
  { "/cult/challenge/no-rival-at-the-end", FIELDS RIVALS "end test\n= line Ben 3 cloister\n= line Anna 2 cloister" },
  { "/cult/challenge/the-arbitress-has-nothing-to-judge",
    SETS "use arbitress\nstart cfff 0,0 r0\nplay\n" RIVALS NORTH SIDES "= ties 0\n= scores 0 9" },

  /* ---- where nothing may be laid ---- */
  { "/cult/place/one-rival-is-legal",
    FIELDS "place cult/shrine 0,1 r0\n= fits ffff 0,2 r0 yes\n= fits ffff 1,1 r0 yes" },
  { "/cult/place/no-cloister-beside-two-shrines",
    FIELDS "place cult/shrine 0,1 r0\nplace cfff 0,2 r1\nplace cult/shrine 0,3 r0\n= fits ffff -1,2 r0 no\n"
           "! place ffff -1,2 r0 => would lie beside two shrines\n= fits cfff -1,2 r3 yes" },
  { "/cult/place/no-shrine-beside-two-cloisters",
    FIELDS "place ffff 0,1 r0\nplace cfff 0,2 r1\nplace ffff 0,3 r0\n= fits cult/shrine -1,2 r0 no\n"
           "! place cult/shrine -1,2 r0 => would lie beside two cloisters" },
  { "/cult/place/no-second-shrine-beside-a-cloister",
    FIELDS "place ffff 0,1 r0\nplace cult/shrine 0,2 r0\n= fits cult/shrine -1,1 r0 no\n"
           "! place cult/shrine -1,1 r0 => lies beside a shrine already\n= fits cult/shrine -1,3 r0 no\n"
           "= fits cult/shrine 0,3 r0 yes" },
  { "/cult/place/no-second-cloister-beside-a-shrine",
    FIELDS "place cult/shrine 0,1 r0\nplace ffff 0,2 r0\n= fits ffff -1,1 r0 no\n"
           "! place ffff -1,1 r0 => lies beside a cloister already\n= fits ffff 0,3 r0 yes" },
  { "/cult/place/also-without-figures", FIELDS "place cult/shrine 0,1 r0\nplace ffff 0,2 r0\n= fits ffff -1,0 r0 no" },
  { "/cult/place/by-agreement",
    FIELDS "place cult/shrine 0,1 r0\nplace ffff 0,2 r0\nagreed why place ffff -1,1 r0\n= placed 4" },
  { "/cult/place/not-without-the-cult", "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n= fits ffff 1,1 r0 yes" },

  /* ---- the lake ---- */
  { "/lake/cult/a-shrine-that-wins-earns-nine",
    SETS "use lake\nplay\nplace lake 1,-1 r0 follower cloister\nrace decline\nrace decline\n" BENS
         "place cfff 0,-1 r2\nplace cfff 1,-2 r0\n" BENS "place cult/shrine 0,-2 r0 follower cloister\n"
         "place cfff -1,-1 r3\nplace cfff -1,-2 r3\nplace cfff -1,-3 r3\nplace cfff 0,-3 r0\n= supply Anna 6\n"
         "place cfff 1,-3 r2\n= line Ben 9 cloister 9 tiles = 9\n= scores 0 9\n= supply Anna 7" },
  { "/lake/cult/the-lake's-cloister-wins-with-twelve",
    SETS "use lake\nplay\nplace lake 1,-1 r0 follower cloister\nrace decline\nrace decline\n" BENS
         "place cfff 0,-1 r2\nplace cfff 1,-2 r0\n" BENS "place cult/shrine 0,-2 r0 follower cloister\n"
         "place cfff 2,-2 r2\n= line Anna 12 cloister 9 tiles + 3 for the lake = 12\n= no line road\n= supply Ben 7" },
  { "/lake/cult/not-beside-two-shrines",
    SETS "use lake\nplay\nplace cfff 0,-1 r2\nplace cult/shrine 0,-2 r0\n= fits lake 1,-1 r0 yes\n"
         "place cult/shrine 1,-2 r0\n= fits lake 1,-1 r0 no\n! place lake 1,-1 r0 => would lie beside two shrines" },
  { NULL, NULL }
};
