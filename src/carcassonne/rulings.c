/* rulings.c - see rulings.h.  Sentences are our own; the sheets are named, not quoted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rulings.h"

#include "table/table-intl.h"

#define FIXED(sentence) 1, { { "fixed", sentence } }

#define PLACE N_("The Arbitress, 1. Place a tile")
#define MOVE N_("The Arbitress, 2. Moving the Arbitress")
#define FINAL N_("The Arbitress, Final scoring")
#define LAKE_PLACE N_("The Lake, 1. Place a tile")
#define LAKE_DEPLOY N_("The Lake, 2. Deploy a follower")
#define LAKE_SCORE N_("The Lake, 3. Scoring a completed feature")
#define RACE N_("The Lake, The race for the lighthouse")
#define WATER N_("The Lake, The water supply")
#define LAKE_FINAL N_("The Lake, Final scoring")
#define BASE N_("Carcassonne, the base game")

const TableRuling carc_rulings[CARC_N_RULINGS] = {
  [CARC_B1] = { "B1", "base", BASE, N_("By which edition are farms scored?"), 3, {
    { "third", N_("Each farm by itself: its majority gets 3 points for every completed city it touches.") },
    { "second",
      N_("3 points for every completed city a farm touches, but nobody is paid twice for the same city.") },
    { "first",
      N_("For every completed city, whoever has most farmers on all farms that touch it gets 4 points.") } } },
  [CARC_B2] = { "B2", "base", BASE, N_("What is a completed city of two tiles worth?"), 2, {
    { "full", N_("2 points a tile and pennant, like any other city.") },
    { "small", N_("1 point a tile and pennant.") } } },
  [CARC_B3] = { "B3", "siege", BASE,
    N_("What does a besieged city pay a farm that has a pig or a pig herd?"), 2, {
    { "eight", N_("It counts as two cities all through: 8 points.") },
    { "seven", N_("The pig adds its point once: 7 points.") } } },

  [CARC_A1] = { "A1", "arbitress", PLACE,
    N_("How is the distance between a follower and the Arbitress counted?"), 4, {
    { "steps", N_("In steps: columns between them plus rows between them.") },
    { "between", N_("By the cells that lie between the two: one less than the steps, never below 0.") },
    { "tiles", N_("Only cells that hold a tile count, along the way across and then up or down.") },
    { "walk", N_("By the shortest walk over tiles that lie on the table.") } } },
  [CARC_A2] = { "A2", "arbitress", PLACE, N_("Do empty cells on the way count?"),
    FIXED (N_("They count like tiles, unless A1 says that only tiles do.")) },
  [CARC_A3] = { "A3", "arbitress", PLACE, N_("In which order are the two legs counted?"),
    FIXED (N_("From the Arbitress across first, then up or down; the drawn way is exactly that.")) },
  [CARC_A5] = { "A5", "arbitress", PLACE,
    N_("Which follower speaks for a player who has several in the feature?"),
    FIXED (N_("The one nearest to her.")) },
  [CARC_A6] = { "A6", "arbitress", PLACE, N_("Who takes part in the tie?"),
    FIXED (N_("Only players tied for the majority; a feature worth nothing has no tie.")) },
  [CARC_A7] = { "A7", "arbitress", PLACE, N_("What if three or more are tied?"),
    FIXED (N_("The smallest distance wins; among those left, the fewest points.")) },
  [CARC_A8] = { "A8", "arbitress", PLACE, N_("Which scoreboard tells who has fewer points?"), 2, {
    { "before", N_("The one before this tile scored anything.") },
    { "running", N_("The one at that very moment, feature by feature.") } } },
  [CARC_A9] = { "A9", "arbitress", PLACE, N_("In which order are several features of one tile judged?"),
    FIXED (N_("On the same scoreboard, so order cannot matter; on a running one the active player names it.")) },
  [CARC_A10] = { "A10", "arbitress", PLACE, N_("Distance and points are equal: who gets the points?"), 6, {
    { "share", N_("The players still tied all get full points, as without her.") },
    { "ruler", N_("The straight distance between the figures decides; if that is equal too, they share.") },
    { "active", N_("The player whose turn it is, if among them; else they share.") },
    { "last", N_("The one whose figure came last to the feature.") },
    { "nobody", N_("Nobody gets points for the feature.") },
    { "ask", N_("The table decides each time.") } } },
  [CARC_A11] = { "A11", "arbitress", PLACE, N_("Is a ruler laid instead of comparing points?"), 3, {
    { "off", N_("No: fewer points decide.") },
    { "spots", N_("Yes: the program measures between the spots where the figures stand.") },
    { "table", N_("Yes: the table measures and says who is nearer.") } } },
  [CARC_A13] = { "A13", "arbitress", MOVE,
    N_("Does her move of this turn count for what this tile completed?"), 2, {
    { "after", N_("Yes: the tile is laid, the act is done, then features are scored.") },
    { "before", N_("No: what this tile completed is judged from where she stood before.") } } },
  [CARC_A14] = { "A14", "arbitress", MOVE, N_("Where may she walk?"), 2, {
    { "tiles", N_("1 to 6 steps up, down, left or right, over tiles on the table, occupied or not.") },
    { "gaps", N_("The same, and across empty cells too.") } } },
  [CARC_A15] = { "A15", "arbitress", MOVE, N_("May she cross the water of the lake?"), 2, {
    { "open", N_("Yes.") },
    { "closed", N_("No, she walks around it.") } } },
  [CARC_A16] = { "A16", "arbitress", MOVE, N_("How many acts are there in a turn?"),
    FIXED (N_("Exactly one for each tile: a follower, or the Arbitress, or the racer.")) },
  [CARC_A17] = { "A17", "arbitress", MOVE,
    N_("May a player without followers move her?"), FIXED (N_("Yes.")) },
  [CARC_A18] = { "A18", "arbitress", N_("The Arbitress, Preparation"), N_("Where does she start?"),
    FIXED (N_("On any cell of the starting tile; the start player picks.")) },
  [CARC_A19] = { "A19", "arbitress", PLACE, N_("On which cell of a big tile does a figure stand?"),
    FIXED (N_("On the cell named when it was placed.")) },
  [CARC_A21] = { "A21", "arbitress", PLACE, N_("Who counts as a scoring follower?"),
    FIXED (N_("Followers and big followers, not builders or pigs.")) },
  [CARC_A22] = { "A22", "arbitress", PLACE, N_("What do the others get who were tied?"),
    FIXED (N_("Nothing for this feature; their figures go home.")) },
  [CARC_A23] = { "A23", "arbitress", FINAL, N_("How are ties judged at the end?"),
    FIXED (N_("Each feature by itself, with the points as they stood when play ended.")) },
  [CARC_A24] = { "A24", "arbitress", PLACE,
    N_("Do racers and the Keeper count for the distance?"), FIXED (N_("Never.")) },

  [CARC_L1] = { "L1", "lake", LAKE_PLACE, N_("What is printed on the 3×3 tile?"),
    FIXED (N_("The layout that the record carries; it can be edited to match the table's own tile.")) },
  [CARC_L2] = { "L2", "lake", LAKE_PLACE, N_("What must the lake border on?"),
    FIXED (N_("At least one tile, edge to edge; every edge that touches must match.")) },
  [CARC_L3] = { "L3", "lake", LAKE_PLACE, N_("The lake fits nowhere: what now?"), 2, {
    { "again", N_("It goes back into the stack and the player draws again.") },
    { "skip", N_("It goes back into the stack and the turn passes.") } } },
  [CARC_L5] = { "L5", "lake", LAKE_PLACE,
    N_("How many tiles is the lake?"), FIXED (N_("One draw; nine cells on the map.")) },
  [CARC_L6] = { "L6", "lake", LAKE_PLACE, N_("Do its nine cells count as tiles?"),
    FIXED (N_("Yes, for cloisters, counts and distances, the water in the middle too.")) },
  [CARC_L8] = { "L8", "lake", LAKE_SCORE, N_("What does a completed lake city earn more?"),
    FIXED (N_("1 more a tile in every case; pennants count as they would without the lake.")) },
  [CARC_L9] = { "L9", "lake", LAKE_SCORE,
    N_("What is a lake city of two tiles worth where small cities count less?"), 2, {
    { "three", N_("3 points a tile; pennants as in any small city.") },
    { "two", N_("2 points a tile: the small city's one and the lake's one.") } } },
  [CARC_L10] = { "L10", "lake", LAKE_FINAL, N_("What do incomplete lake features earn at the end?"),
    FIXED (N_("City and road 2 a tile, with cathedral, siege or inn nothing; the cloister as any "
              "other; the bonus once.")) },
  [CARC_L11] = { "L11", "lake", LAKE_SCORE,
    N_("What does the lake's cloister earn?"), FIXED (N_("12 points when complete.")) },
  [CARC_L13] = { "L13", "lake", LAKE_DEPLOY, N_("May the placer deploy a follower and enter the race?"),
    FIXED (N_("Both; the race is entered before this tile is scored.")) },
  [CARC_L15] = { "L15", "lake", RACE, N_("Who enters the race?"),
    FIXED (N_("Whoever likes, clockwise from the placer, with a follower.")) },
  [CARC_L16] = { "L16", "lake", RACE, N_("What if the supply is empty?"),
    FIXED (N_("Then, and only then, a figure may be lifted from the table for the race.")) },
  [CARC_L17] = { "L17", "lake", RACE, N_("May one join the race later?"), 2, {
    { "no", N_("Only after one's racer was removed.") },
    { "yes", N_("Yes, as the act of a turn.") } } },
  [CARC_L19] = { "L19", "lake", RACE,
    N_("When may a racer first move?"), FIXED (N_("From the next player's turn on.")) },
  [CARC_L20] = { "L20", "lake", RACE, N_("How far does a racer move?"), 2, {
    { "upto", N_("One or two steps.") },
    { "exact", N_("Exactly two, or one that reaches the lighthouse.") } } },
  [CARC_L21] = { "L21", "lake", RACE, N_("May a racer pass an occupied tile?"), 2, {
    { "no", N_("It may neither enter nor pass it.") },
    { "pass", N_("It may pass through, not stop there.") } } },
  [CARC_L22] = { "L22", "lake", RACE,
    N_("May a racer step onto the tile just placed?"), FIXED (N_("Yes, if it is empty.")) },
  [CARC_L23] = { "L23", "lake", RACE, N_("Where may racers walk at the lake?"), 2, {
    { "rim", N_("On its eight outer cells, not on the water.") },
    { "around", N_("Only around it; the lighthouse is entered across its outer edges.") } } },
  [CARC_L25] = { "L25", "lake", RACE, N_("A follower stands on the lighthouse cell: what now?"), 2, {
    { "block", N_("It blocks the race like any other figure.") },
    { "exempt", N_("The lighthouse can be reached all the same.") } } },
  [CARC_L26] = { "L26", "lake", RACE, N_("When is the lighthouse reached?"),
    FIXED (N_("When its cell is entered; a step left over is lost.")) },
  [CARC_L29] = { "L29", "lake", RACE, N_("A racer was taken off: when may another start?"), 2, {
    { "act", N_("As that player's act of a turn.") },
    { "free", N_("With that player's tile, besides the act.") } } },
  [CARC_L30] = { "L30", "lake",
    N_("The Lake, Keeper of the lighthouse"), N_("When does the Keeper get 25 points?"),
    FIXED (N_("At the end, not before; the figure stays at the lighthouse.")) },
  [CARC_L31] = { "L31", "lake", RACE, N_("What if the stack ends before anyone arrives?"),
    FIXED (N_("Nobody is Keeper; the racers go home.")) },
  [CARC_L33] = { "L33", "lake", WATER, N_("How many water tokens does each player get?"),
    FIXED (N_("10, 8, 6, 5, 4 for 2, 3, 4, 5, 6 players.")) },
  [CARC_L34] = { "L34", "lake", WATER,
    N_("Does a city that the lake tile itself completes take a token?"), 2, {
    { "next", N_("No, tokens are placed from the next tile on.") },
    { "same", N_("Yes.") } } },
  [CARC_L35] = { "L35", "lake", WATER, N_("One tile completes two cities: how many tokens?"), 2, {
    { "each", N_("One into each.") },
    { "one", N_("One in all.") } } },
  [CARC_L36] = { "L36", "lake", WATER, N_("The last token goes and another city waits: what now?"),
    FIXED (N_("The supply is empty; the waiting city stays dry.")) },
  [CARC_L39] = { "L39", "lake", WATER, N_("What does it earn to use up the supply first?"),
    FIXED (N_("1 point for every token on the table, of every colour, this turn's included; "
              "afterwards water is done.")) },
  [CARC_L40] = { "L40", "lake", WATER, N_("When is that bonus booked?"), 2, {
    { "after", N_("After this tile's features.") },
    { "before", N_("Before them, so that it counts where points are compared.") } } },
  [CARC_L42] = { "L42", "lake", WATER,
    N_("Nobody ran out: what does the player with fewest tokens get?"), 2, {
    { "all", N_("1 point for every token on the table; everyone tied gets it.") },
    { "own", N_("1 point for every token of one's own on the table; everyone tied gets it.") } } },
  [CARC_L43] = { "L43", "lake", LAKE_FINAL, N_("In which order is the end scored?"),
    FIXED (N_("Features, then farms, then water, then the Keeper.")) },
  [CARC_L48] = { "L48", "lake", LAKE_FINAL, N_("What does the pig herd add?"),
    FIXED (N_("1 point for every completed city, for the farm it stands on.")) },
};
