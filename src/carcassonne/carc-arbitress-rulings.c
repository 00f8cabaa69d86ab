/* carc-arbitress-rulings.c - the gaps in the sheet The Arbitress, and how they can be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences are our own.  The sheet is named, but not quoted.
 */
#include "carc-arbitress.h"
#include "table/table-intl.h"

#define PLACE N_ ("The Arbitress, 1. Place a tile")
#define MOVE N_ ("The Arbitress, 2. Moving the Arbitress")
#define FINAL N_ ("The Arbitress, Final scoring")

const CarcRulingRow carc_arbitress_rulings[CARC_N_ARBITRESS_RULINGS] = {
  { CARC_A1,
    "A1",
    PLACE,
    N_ ("How is the distance between a follower and the Arbitress counted?"),
    4,
    { { "steps", N_ ("The steps from cell to cell: all steps across, plus all steps up or down.") },
      { "between", N_ ("The cells between the two, without their own cells: one less than the steps, never below 0.") },
      { "tiles", N_ ("Only cells with a tile are counted, on the way across and then up or down.") },
      { "walk", N_ ("By the shortest walk over tiles that lie on the table.") } } },
  { CARC_A2, "A2", PLACE, N_ ("Do empty cells on the way count?"),
    CARC_FIXED (N_ ("They count like tiles, unless A1 says that only tiles do.")) },
  { CARC_A3, "A3", PLACE, N_ ("In which order are the two legs counted?"),
    CARC_FIXED (N_ ("From the Arbitress across first, then up or down; the drawn way is exactly that.")) },
  { CARC_A5, "A5", PLACE, N_ ("Which follower counts if a player has several in the feature?"),
    CARC_FIXED (N_ ("The one nearest to her.")) },
  { CARC_A6, "A6", PLACE, N_ ("Who takes part in the tie?"),
    CARC_FIXED (N_ ("Only players tied for the majority; a feature worth nothing has no tie.")) },
  { CARC_A7, "A7", PLACE, N_ ("What if three or more are tied?"),
    CARC_FIXED (N_ ("The smallest distance wins; among those left, the fewest points.")) },
  { CARC_A8,
    "A8",
    PLACE,
    N_ ("Which scoreboard tells who has fewer points?"),
    2,
    { { "before", N_ ("The one before this tile scored anything.") },
      { "running",
        N_ ("The one at that moment: features that are already scored count. At the end, the feature that was "
            "begun first is scored first, and farms come last.") } } },
  { CARC_A9, "A9", PLACE, N_ ("In which order are several features of one tile judged?"),
    CARC_FIXED (N_ ("All by the same scoreboard, so the order does not matter; by a running one, the active player "
                    "names the order where it changes a result.")) },
  { CARC_A10,
    "A10",
    PLACE,
    N_ ("Distance and points are equal: who gets the points?"),
    6,
    { { "share", N_ ("The players still tied all get full points, as without her.") },
      { "ruler",
        N_ ("The straight distance between the figures decides; if that is equal too, they all get full points.") },
      { "active",
        N_ ("The player whose turn it is, at the end the one who laid the last tile, if among them; else they "
            "all get full points.") },
      { "last", N_ ("The one whose figure came last to the feature.") },
      { "nobody", N_ ("Nobody gets points for the feature.") },
      { "ask", N_ ("The table decides each time.") } } },
  { CARC_A11,
    "A11",
    PLACE,
    N_ ("Is a ruler laid instead of comparing points?"),
    3,
    { { "off", N_ ("No: fewer points decide.") },
      { "spots", N_ ("Yes: the program measures between the spots where the figures stand.") },
      { "table", N_ ("Yes: the table measures and says who is nearer.") } } },
  { CARC_A13,
    "A13",
    MOVE,
    N_ ("Does her move in this turn count for the features that this tile completed?"),
    2,
    { { "after", N_ ("Yes: the tile is laid, the act is done, then features are scored.") },
      { "before",
        N_ ("No: the features that this tile completed are judged from the cell where she stood before.") } } },
  { CARC_A14,
    "A14",
    MOVE,
    N_ ("Where may she walk?"),
    2,
    { { "tiles", N_ ("1 to 6 steps up, down, left or right, over tiles on the table, occupied or not.") },
      { "gaps", N_ ("The same, and across empty cells too.") } } },
  { CARC_A15,
    "A15",
    MOVE,
    N_ ("May she cross the water of the lake?"),
    2,
    { { "open", N_ ("Yes.") }, { "closed", N_ ("No, she walks around it.") } },
    { { "lake" } } },
  { CARC_A16, "A16", MOVE, N_ ("How many acts are there in a turn?"),
    CARC_FIXED (N_ ("Exactly one for each tile: a follower, or the Arbitress, or the racer.")) },
  { CARC_A17, "A17", MOVE, N_ ("May a player without followers move her?"), CARC_FIXED (N_ ("Yes.")) },
  { CARC_A18, "A18", N_ ("The Arbitress, Preparation"), N_ ("Where does she start?"),
    CARC_FIXED (N_ ("On any cell of the starting tile; the start player picks.")) },
  { CARC_A19, "A19", PLACE, N_ ("On which cell of a big tile does a figure stand?"),
    CARC_FIXED (N_ ("On the cell named when it was placed.")) },
  { CARC_A20, "A20", FINAL, N_ ("From where is the distance to a barn counted?"),
    CARC_FIXED (N_ ("From the nearest of its four tiles.")) },
  { CARC_A21, "A21", PLACE, N_ ("Who counts as a scoring follower?"),
    CARC_FIXED (
        N_ ("Followers, big followers, mayors, wagons and barns; not builders or pigs, and not a mayor in a city "
            "without pennants.")) },
  { CARC_A22, "A22", PLACE, N_ ("What do the other tied players get?"),
    CARC_FIXED (N_ ("Nothing for this feature; their figures go home.")) },
  { CARC_A23, "A23", FINAL, N_ ("How are ties judged at the end?"),
    CARC_FIXED (
        N_ ("Each feature by itself, with the points as they stood when play ended; by a running scoreboard, the "
            "feature that was begun first is scored first, and farms come last.")) },
  { CARC_A24, "A24", PLACE, N_ ("Do racers and the Keeper count for the distance?"), CARC_FIXED (N_ ("Never.")) },
};
