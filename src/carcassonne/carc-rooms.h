/* carc-rooms.h - what the files of src/carcassonne share with each other; other folders of src do not include it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game calls the hooks of the systems in play (rules->playing) at the moments that carc-hooks.h describes.
 *
 * A function that takes `why` fills it when it refuses; `why` may be NULL.  Free strings with g_free () unless they are
 * const.
 */
#pragma once

#include <string.h>

#include "carc-operands.h"
#include "carc-play.h"

/* A set of nodes, slots or cities. */
typedef struct
{
  guint64 bits[(CARC_MAX_NODES + 63) / 64];
} CarcBits;

/* Empties the set for members below `n`; the other bits stay uninitialised. */
static inline void
carc_bits_empty (CarcBits *set, guint n)
{
  memset (set->bits, 0, (n / 64 + 1) * sizeof *set->bits);
}

/* Adds `i`; TRUE if it was not in the set before. */
static inline gboolean
carc_bits_put (CarcBits *set, guint i)
{
  const guint64 bit = table_bit (i % 64);
  const gboolean fresh = !(set->bits[i / 64] & bit);
  set->bits[i / 64] |= bit;
  return fresh;
}

/* How many bits of a byte are set. */
static inline guint
carc_ones (guint8 byte)
{
  static const guint8 nibble[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
  return nibble[byte & 0xf] + nibble[byte >> 4];
}

/* Is `i` in the set? */
static inline gboolean
carc_bits_has (const CarcBits *set, guint i)
{
  return table_bits_has (set->bits, i);
}

/* Is `wanted` one of the `n` in the list? */
static inline gboolean
carc_list_has (const guint16 *list, guint n, guint16 wanted)
{
  for (guint i = 0; i < n; i++)
    if (list[i] == wanted)
      return TRUE;
  return FALSE;
}

/* The marks of the feature that a line of the usual kinds is about; other lines and farms have none. */
static inline CarcMarks
carc_line_marks (const TableLine *line)
{
  return (CarcMarks){ { line->own[0], line->own[1] } };
}

/* Adds a term to a ledger line, unless it is 0. */
static inline void
carc_add_term (TableLine *line, int count, int each, CarcNoun noun)
{
  if (count == 0 || each == 0)
    return;
  g_assert (line->n_terms < TABLE_TERMS_MAX);
  line->terms[line->n_terms++] = (TableTerm){ (gint16) count, (gint16) each, (guint8) noun };
}

/* ---- carc-tell.c: functions of carc_game; their strings are translated ---- */
const char *carc_line_kind_name (guint kind); /* the word in JSON, not translated */
const char *carc_line_kind_title (guint kind);
const char *carc_noun (guint noun, int count);
gboolean carc_noun_is_bonus (guint noun);
char *carc_sum_note (const TableLine *line);
const char *carc_because_sentence (guint because); /* "" if there is none */
/* The mark that names a feature with these marks, CarcMarkRow.name; NULL: it is called by its kind. */
const CarcMarkRow *carc_marks_name (CarcMarks marks);
char *carc_line_title (gconstpointer state, const TableLine *line);
/* "Anna", "Anna and Ben"; `players` has a bit per player. */
char *carc_names_tell (const CarcState *state, guint8 players);
char *carc_line_because (gconstpointer state, const TableLine *line);
/* Is a new line told of what an entry would score?  Not that of the final scoring, nor an open tie. */
gboolean carc_line_is_told (const CarcState *after, const TableLine *line);
/* What is scored behind questions that come first: "if no later answer changes it: city: 12 to Anna". */
char *carc_unless_changed_tell (const char *what);

/* ---- carc-rules.c ---- */
/* Is `words` a correct setup line of Carcassonne, and new in `setup`? */
gboolean carc_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
/* Adds the lines that a record must contain even if nobody gave them (CarcSystem.setup_complete). */
void carc_setup_complete (TableSetup *setup);
/* Is the system with this name in play? */
gboolean carc_setup_in_play (const TableSetup *setup, const char *system);
/* Where the cell `own` of the starting tile lies; counted row by row on the tile as it is before it is turned. */
CarcCellXY carc_start_cell (const CarcRules *rules, guint own);
/* Has a state enough room for all tiles, features and figures of this game? */
gboolean carc_rules_have_room (const CarcRules *rules, TableRefusal *why);
/* Fills rules->n_figures and first_figure when rules->figures is known. */
void carc_rules_order_figures (CarcRules *rules);

/* ---- carc-entry.c ---- */
gboolean carc_rot_word (const char *word, int *rot); /* "r0" .. "r3": quarter turns clockwise */
int carc_farm_find (const char *word);               /* CarcSpot.at of a farm: "nnw", "inner", "inner2"; or -1 */

/* ---- carc-board.c: cells and features ---- */
void carc_board_begin (CarcState *state); /* lays the starting tile */
/* Could it lie there whenever it is drawn, as long as nothing else is laid?  What can only not be drawn now fits. */
gboolean carc_board_suits (const CarcState *state, guint tile, int x, int y, guint rot);
/* Lays a tile that fits, or that the table agreed to, and fills state->turn. */
void carc_board_lay (CarcState *state, guint tile, int x, int y, guint rot);
/* The first cell of the tile just laid that has one of these marks itself, not on a segment; CARC_NONE if none has. */
guint16 carc_laid_with (const CarcState *laid, CarcMarks marks);
/* CarcSlot.joined has a bit for each side of the cell as it lies.  Or: it is not yet known which roads a piece will
 * join, so each road of the cell counts as open there, but not a bridge. */
#define CARC_JOINED_SIDES 0xf
#define CARC_JOINED_UNSAID 0x10
/* A piece on the cell joins these of its roads, and no others.  Features that it joined before may fall apart.  A
 * feature that is new is not scored; what is left of one that was scored is. */
void carc_board_join (CarcState *state, guint16 slot, guint joined);
/* The same; if it fits only with a bridge, this is built.  Returns the cell under it, CARC_NONE if there is none. */
guint16 carc_board_lay_mended (CarcState *state, guint tile, int x, int y, guint rot);
/* Builds a bridge over a placed cell, where carc_may_bridge () allows it. */
void carc_board_bridge (CarcState *state, guint16 slot, guint bridge);
/* Does the tile fit somewhere without a bridge?  Then it must be laid; `place` is an example. */
gboolean carc_must_be_laid (const CarcState *state, guint tile, CarcPlace *place);
/* The i-th of the eight cells around a placed one, clockwise from north; CARC_NONE where there is no slot. */
guint16 carc_slot_around (const CarcState *state, guint16 slot, guint i);
/* The index of the segment at this spot of the cell, which can be claimed; CARC_NO_SEGMENT if there is none. */
guint8 carc_cell_claimed (const CarcCell *cell, const CarcSpot *spot);
/* The node at a spot of a cell; CARC_NONE if there is none. */
guint16 carc_board_node (const CarcState *state, int x, int y, const CarcSpot *spot);

/* ---- carc-bridged.c: roads over tiles ---- */
/* Makes the cells of all tiles with a road over them: for the `compile` of a system that builds such roads. */
void carc_bridge_tiles (CarcRules *rules);
/* Can a bridge lie over this placed cell, whoever builds it: is field on both sides, and does it end beside an empty
 * cell or at a road? */
gboolean carc_may_bridge (const CarcState *state, guint16 slot, guint bridge, TableRefusal *why);
/* The bridge with which a tile fits that does not fit by its edges. */
typedef struct
{
  guint16 slot;  /* the cell beside it over which the bridge lies; CARC_NONE: it lies over the tile itself */
  guint8 bridge; /* CarcBridging */
} CarcMend;
/* Is there one that may be built now, and that makes the tile fit? */
gboolean carc_mend (const CarcState *state, guint tile, int x, int y, guint rot, CarcMend *mend);
/* The rotations of a tile of one cell for which there is one in this open cell. */
guint carc_mend_turns (const CarcState *state, guint tile, guint16 slot);
/* Has whoever lays the next tile a bridge? */
gboolean carc_mends (const CarcState *state);
/* Is it the node of a bridge? */
static inline gboolean
carc_is_bridge (const CarcState *state, guint16 node)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  return slot->bridge != CARC_BRIDGE_NONE && slot->over == node;
}

/* ---- carc-operand-tile.c ---- */
/* For types whose field is a CarcCellXY. */
void carc_take_cell (const TableOffer *offer, gpointer field);
void carc_report_cell (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                       GString *json);

/* ---- carc-operand-figure.c, carc-places.c ---- */
gboolean carc_read_spot (TableReader *in, CarcSpot *spot);
gboolean carc_read_spot_cell (TableReader *in, const TableOperand *operand, CarcAt *at);
void carc_take_at (const TableOffer *offer, gpointer field);
/* The first figure of the player at this place, CARC_NONE if there is none. */
guint carc_figure_standing (const CarcState *state, guint player, const CarcAt *at);
/* The same of this kind; and the kinds of the player's figures there, bit per CarcFigureKind. */
guint carc_figure_standing_of (const CarcState *state, guint player, const CarcAt *at, guint kind);
guint32 carc_kinds_standing (const CarcState *state, guint player, const CarcAt *at);
gboolean carc_place_in_play (const CarcRules *rules, guint place); /* does it belong to a system in play? */
/* Can a figure of this kind be there (CarcPlaceRow.of)? */
gboolean carc_place_may_hold (guint place, guint kind, TableRefusal *why);
/* The same, by the rulings of this game. */
gboolean carc_place_lets_in (const CarcState *state, guint place, guint kind, TableRefusal *why);
/* Which of several places with this name is meant, and which cell of it (CarcPlaceRow.find). */
void carc_place_find (const CarcState *state, guint *place, guint16 *slot);
/* Does it stand on the table?  The Keeper does not count: the Keeper never leaves the lighthouse. */
static inline gboolean
carc_figure_stands (const CarcFigure *figure)
{
  return carc_place_rows[figure->place]->stands;
}
/* Can this happen to the figure where it is?  `why` may be NULL. */
gboolean carc_figure_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why);
/* May a correction put a figure of this player and kind to this place, which is no feature? */
gboolean carc_may_come (const CarcState *state, guint player, guint kind, const CarcAt *at, TableRefusal *why);
/* Is enough said if a sentence names the cell of this place? */
static inline gboolean
carc_at_by_cell (const CarcAt *at)
{
  return carc_spot_row (&at->spot)->by_cell;
}

/* Is the figure at this place?  Figures on a feature are together where they are on one segment of it. */
gboolean carc_figure_is_at (const CarcState *state, guint figure, const CarcAt *at);

/* Offers the number of each bit that is set, and `add` more. */
void carc_offer_bits (guint32 bits, gint32 add, GArray *offers);
/* Appends the place where this figure is. */
void carc_offer_figure (const CarcState *state, guint figure, GArray *offers);

/* An act that chooses one of certain figures on the table names its place and, if that is not clear, its player, its
 * kind, and which of several equal ones.  This offers what an operand can say about the figures that `pick` allows and
 * that the operands before it can mean, each place once. */
typedef gboolean (*CarcPick) (const CarcState *state, guint figure);
CarcOffer carc_offer_picked;
#define CARC_PICKED(field, pick)                                                                                       \
  CARC_FIELD (field), .offer = carc_offer_picked, .data = &(const CarcPick)                                            \
  {                                                                                                                    \
    pick                                                                                                               \
  }
#define CARC_PICKED_PLAYER(pick)                                                                                       \
  {                                                                                                                    \
    .type = &table_operand_player, CARC_PICKED (player, pick), .ask = N_ ("Whose figure?")                             \
  }
#define CARC_PICKED_KIND(pick)                                                                                         \
  {                                                                                                                    \
    .type = &carc_operand_other_figure, CARC_PICKED (figure, pick), .flags = TABLE_OPERAND_OPTIONAL                    \
  }
#define CARC_PICKED_WHICH(pick)                                                                                        \
  {                                                                                                                    \
    .type = &carc_operand_which, CARC_PICKED (which, pick), .flags = TABLE_OPERAND_OPTIONAL                            \
  }
/* The first such figure of this player and kind at this place; if there is none, the first that stands there all the
 * same, so that a refusal can say why; CARC_NONE if nobody does. */
guint carc_pick_find (const CarcState *state, CarcPick pick, const CarcAt *at, guint player, guint kind);
/* Of the figures equal to this one, the one that the entry means (CarcEntry.which); a warning if it does not say which
 * and it makes a difference.  CARC_NONE and a refusal if the entry says what makes no difference; also CARC_NONE if
 * `figure` is. */
guint carc_which_of (CarcState *state, guint figure, const CarcEntry *entry, TableRefusal *why);
/* Offers what an entry can say about that, if it makes a difference. */
void carc_which_offer (const CarcState *state, guint figure, GArray *offers);
/* Whose such figures are there, and the place: "Ben, 1 follower: road to the east at 3,1". */
char *carc_pick_tell (const CarcState *state, CarcPick pick, const TableOffer *offer);

/* ---- carc-figures.c ---- */
/* Is this kind a follower, as the mayor and the wagon are, too?  Builder, pig, barn and shepherd are not. */
static inline gboolean
carc_is_follower (guint kind)
{
  return carc_figures[kind]->joins_in == 0 && !carc_figures[kind]->on_corners && carc_figures[kind]->stands_at == 0;
}

/* The player's figures of one kind follow each other: for (CARC_EACH_OF_KIND (i, state, player, kind)). */
static inline guint
carc_first_figure (const CarcState *state, guint player, guint kind)
{
  return player * state->rules->n_figures + state->rules->first_figure[kind];
}
#define CARC_EACH_OF_KIND(i, state, player, kind)                                                                      \
  guint i = carc_first_figure (state, player, kind), end_of_##i = i + (state)->rules->figures[kind];                   \
  i < end_of_##i;                                                                                                      \
  i++

/* The index of a figure of this kind in the player's supply, CARC_NONE if there is none. */
guint carc_figure_in_supply (const CarcState *state, guint player, CarcFigureKind kind);
/* May a figure of this kind stand in the feature (CarcFigureRow.stands_in), and are there others of its player if it
 * must join some (joins_in)? */
gboolean carc_figure_may_stand (const CarcState *state, guint player, guint kind, guint16 node, TableRefusal *why);
/* Puts a figure from the supply, or from off the land, onto a feature. */
void carc_figure_deploy (CarcState *state, guint figure, guint16 node);
/* The farm around the corner where this figure stands. */
guint16 carc_corner_farm_of (const CarcState *state, guint figure);
/* Moves a figure from any place to one that is not a feature.  `slot`: its cell, if the place does not know it.
 * `holder`: the player who has it then, -1 if nobody has. */
void carc_figure_to (CarcState *state, guint figure, guint place, guint16 slot, int holder, CarcLeft why);
/* Puts a figure from the supply to a place where it may be: none in the race. */
void carc_figure_put (CarcState *state, guint figure, const CarcAt *at);
/* Refuses, because the player has no such figure in the supply; returns FALSE. */
gboolean carc_refuse_none_left (const CarcState *state, guint player, guint kind, TableRefusal *why);
/* Is a tile to be laid next, with nothing of the last one left to answer? */
gboolean carc_is_between_tiles (const CarcState *state);
/* Is this the lake's cloister?  The Lake, 2: it can be claimed only with the lake itself. */
gboolean carc_is_lake_cloister (const CarcState *state, guint16 node);
/* Refuses for this reason; returns FALSE. */
gboolean carc_refuse_lake_cloister (TableRefusal *why);
void carc_figure_home (CarcState *state, guint figure, CarcLeft why);
CarcFigureSet carc_figures_on (const CarcState *state, guint16 node); /* all figures in the feature of this node */
void carc_figures_go_home (CarcState *state, guint16 node, CarcLeft why);

/* ---- carc-worth.c ---- */
/* The same as carc_survey (), if the figures in the feature are already known. */
void carc_survey_with (const CarcState *state, guint16 node, const CarcFigureSet *figures, CarcSurvey *survey);
/* Counts one more completed city that pays the farm. */
void carc_survey_add_city (const CarcState *state, guint16 city, CarcSurvey *survey);
/* Fills the strength of each player.  The other fields of the survey must be filled. */
void carc_weigh (const CarcState *state, const CarcFigureSet *figures, CarcSurvey *survey);

/* The term of a noun, so that the caller can change it.  A new term is 0 times 0. */
TableTerm *carc_worth_term (CarcWorth *worth, CarcNoun noun);
void carc_worth_set (CarcWorth *worth, CarcNoun noun, int count, int each); /* replaces the noun's term */
void carc_worth_times (CarcWorth *worth, int factor);                       /* multiplies every term */
int carc_worth_points (const CarcWorth *worth);
/* The points for one of the players, with the terms that only this player gets. */
int carc_worth_for (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player,
                    const CarcWorth *worth);
/* Calls the `worth` hooks of all systems in play; returns the points. */
int carc_appraise (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth);

/* ---- carc-systems.c ---- */
/* Adds what the help says of the systems, as TableHelp. */
void carc_help (GArray *help);

/* ---- carc-luck.c ---- */

/* Adds the kinds of luck of a system; a mistake in its rows ends the program. */
void carc_luck_register (const CarcSystem *system);
/* Adds the rows of all systems in play to an array of TableLuckRow. */
void carc_luck_rows (gconstpointer state, GArray *rows);

/* ---- carc-effects.c: what an entry does besides points ---- */
#define CARC_N_BASE_EFFECTS 3
extern const TableEffectRow carc_base_effects[CARC_N_BASE_EFFECTS];
/* Adds an effect of this entry, unless nobody wants to know.  The caller has filled what its kind needs; `feature` and
 * `tie` are -1 if it is about none. */
void carc_effect (CarcState *state, const TableLine *effect);
/* The same for an effect about no feature.  `slot` is its cell, CARC_NONE if it has none; `own` is TableLine.own[0];
 * `term` is its only term, NULL if it has none. */
void carc_effect_on (CarcState *state, CarcEffectKind kind, int player, guint16 slot, guint32 own,
                     const TableTerm *term);
/* An effect on a feature in play; its only term is this number. */
void carc_effect_at (CarcState *state, CarcEffectKind kind, guint player, guint16 node, int number);
/* In the final scoring, this player gets nothing for the farm. */
void carc_effect_nothing (CarcState *state, guint player, guint16 farm, CarcBecause because);
void carc_effect_home (CarcState *state, guint figure, CarcLeft why); /* this figure is about to go home */
/* A wagon of the player, which was just scored, may move on: it is told instead of that it goes home. */
void carc_effect_moves_on (CarcState *state, guint player);
guint carc_effect_line (const TableLine *effect);    /* the CarcLineKind of its feature, if it has one */
CarcLeft carc_effect_left (const TableLine *effect); /* why, of such an effect */
/* The players with figures in the feature who do not win it get nothing for it.  `verdict` is NULL if nobody wins;
 * `most` has the majority. */
void carc_effect_losers (CarcState *state, const CarcSurvey *survey, const CarcVerdict *verdict, guint8 most,
                         CarcBecause because, gboolean final);
/* For `about` of a row: the feature at the effect's cell, NULL if it is about none. */
char *carc_effect_feature (gconstpointer state, const TableLine *effect);
const TableEffectRow *carc_effect_row (guint kind);

/* ---- carc-stock.c ---- */

/* What can be counted on the table (TableGame.things). */
void carc_things (gconstpointer state, GArray *things);

/* ---- carc-scoring.c ---- */
struct _CarcCase
{
  guint16 node;          /* a node of the feature */
  guint8 kind;           /* CarcKind, for the tie */
  gboolean final;        /* scored at the end of the game */
  int value;             /* points that are at stake */
  CarcFigureSet figures; /* those that count in the feature */
  guint8 tied;           /* the players of the majority, bit per player */
};

struct _CarcVerdict
{
  guint8 winners; /* bit per player */
  CarcBecause because;
  gint32 tie; /* index in state->ties, -1 if there was none */
  TableRulingSet rulings;
  CarcBecause outdone; /* why those who are tied get nothing, if no tie of the state says it */
};

/* The weight of a figure in a majority; it may depend on the feature. */
static inline guint
carc_figure_weight (CarcFigureKind kind, const CarcSurvey *survey)
{
  const CarcFigureRow *row = carc_figures[kind];
  return row->weight_in ? row->weight_in (survey) : row->weight;
}

/* Decides who of the majority gets the points.  FALSE: the table must be asked first, and state->ask is set. */
gboolean carc_decide (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict);
/* Books `line` for each winner; the caller has filled its terms and its kind. */
void carc_book (CarcState *state, const CarcVerdict *verdict, const TableLine *line);
/* Books the worth of a feature for each winner, together with the terms that only this player gets (carc-worth.c). */
void carc_book_worth (CarcState *state, const CarcVerdict *verdict, const CarcSurvey *survey, gboolean final,
                      const CarcWorth *worth);
/* Can what the systems in play say about a tie change who gets the points? */
static inline gboolean
carc_ties_are_decided (const CarcRules *rules)
{
  return (rules->hooks[CARC_HOOK_settle] | rules->hooks[CARC_HOOK_judge]) != 0;
}
/* Notes in the tie of the verdict, if there is one, what it takes from those of these players (bits) who do not win it.
 * `worth` is that of the feature for each of them, without the terms that only one player gets (carc-worth.c). */
void carc_note_lost (CarcState *state, const CarcVerdict *verdict, guint players, const CarcSurvey *survey,
                     gboolean final, const CarcWorth *worth);
/* Appraises, decides and books one feature.  `figures` are those that count in it; they stay where they are.  FALSE:
 * the table must be asked first. */
gboolean carc_score_feature (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final);
/* The features that this turn's tile completed, by their roots.  Those with figures come first; `n_with` is their
 * number.  Returns the number of all.  They are the tile's own, those that its edges ended, roads that were joined
 * anew, and cloisters around it. */
#define CARC_DONE_MAX                                                                                                  \
  (CARC_CELLS_MAX * CARC_SEGMENTS_MAX + 4 * CARC_CELLS_MAX + 8 * CARC_CELLS_MAX + 4 * CARC_MOVED_MAX)
guint carc_completed (const CarcState *state, guint16 done[CARC_DONE_MAX], guint *n_with);
/* Is this feature among them? */
gboolean carc_completes (const CarcState *laid, guint16 root);
/* From now on A8 compares the points of this moment, except those that a ruling leaves out. */
void carc_compare_now (CarcState *state);
/* FALSE: the table must be asked first; state->ask is set, and the state must not be used any more. */
gboolean carc_score_turn (CarcState *state);
/* Does what the last tile completed wait for that, because somebody is asked first? */
gboolean carc_awaits_points (const CarcState *state);
gboolean carc_score_end (CarcState *state);
/* At the end: scores all features of these kinds that have figures; `kinds` has a bit for each CarcKind. */
gboolean carc_score_left (CarcState *state, guint kinds);
gboolean carc_score_farms (CarcState *state); /* carc-farms.c */
/* The completed cities that the farm touches, by their roots.  Returns their number. */
guint carc_farm_cities (const CarcState *state, guint16 farm, guint16 *cities, guint max);

/* The features of some kinds (bit per CarcKind) that have figures.  They are sorted by their oldest nodes, so that a
 * table seen from another side gives the same order.  Returns their number. */
typedef struct
{
  guint16 root;
  CarcFigureSet figures;
} CarcOccupied;
guint carc_occupied (const CarcState *state, guint kinds, CarcOccupied features[CARC_MAX_FIGURES]);

/* The cell that names a feature in every report: the northernmost one; if there are several, the westernmost. */
CarcCellXY carc_name_cell (const CarcState *state, guint16 node);

/* ---- carc-advice.c ---- */
/* The tie about the same feature in another end of the game, of its ties from `from` on; NULL: there is none.  A farm
 * can be tied now and again at the end: then it is the tie of the same time. */
const CarcTie *carc_tie_otherwise (const CarcState *end, guint from, const CarcState *then, const CarcTie *tie);

/* ---- carc-track.c ---- */
/* Moves the scoring figures for all lines of the ledger for which they have not moved.  `final`: the game is over.
 * FALSE: a player must say which figure moves. */
gboolean carc_track_settle (CarcState *state, gboolean final);
/* Asks for it. */
void carc_track_ask (CarcState *state);
/* The line for which a figure moves next; NULL: there is none.  And moves this figure of its player. */
const TableLine *carc_track_next (const CarcState *state);
void carc_track_move (CarcState *state, guint which, gboolean final);
/* Forgets the lines of the ledger, except those whose figure has not moved yet. */
void carc_track_forget (CarcState *state);
/* The game ends: from now on each player has one figure, on the sum. */
void carc_track_join (CarcState *state);
guint carc_track_on (const CarcState *state, guint space); /* whose figures stand there: a bit per player */
gboolean carc_track_validate (const CarcState *state, TableRefusal *why);

/* ---- carc-turn.c ---- */
/* May the tile be laid there?  `agreed`: the table allows it against the rules. */
gboolean carc_turn_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed,
                            TableRefusal *why);
void carc_turn_lay (CarcState *state, guint tile, int x, int y, guint rot);
/* Applies the act of an entry, after its tile was laid. */
gboolean carc_turn_act (CarcState *state, const CarcEntry *entry, TableRefusal *why);
void carc_turn_discard (CarcState *state, guint tile); /* if it was the last tile, the stack is empty */
void carc_turn_pass (CarcState *state);                /* the player lays no tile, and the turn is over */
/* After the tile and the act: scores, passes the turn or ends the game; stops at the first question. */
void carc_turn_end (CarcState *state);
void carc_turn_end_game (CarcState *state); /* no tile is left, or the table ends the game early */

/* ---- carc-hooks.c: calls a hook of all systems in play ---- */
void carc_find_hooks (CarcRules *rules); /* fills rules->hooks and rules->asking */
/* for (CARC_EACH_WITH (left, rules, hook)): all systems in play that have the hook; carc_with () is the one of this
 * round. */
#define CARC_EACH_WITH(left, rules, HOOK)                                                                              \
  guint64 left = (rules)->hooks[CARC_HOOK_##HOOK];                                                                     \
  left != 0;                                                                                                           \
  left &= left - 1
static inline const CarcSystem *
carc_with (const CarcRules *rules, guint64 left)
{
  return rules->playing[__builtin_ctzll (left)];
}
void carc_ask_systems (CarcState *state, CarcPhase phase);
int carc_late_player (CarcState *state, gboolean again);
/* Does another system than this one say that the player lays another tile? */
gboolean carc_others_go_again (const CarcState *state, guint system);
/* Do all systems allow that the tile is drawn?  Those in `except`, a bit for each CarcSystemId, are not asked. */
gboolean carc_others_allow_draw (const CarcState *state, guint tile, guint64 except, TableRefusal *why);

/* carc_laid (), carc_allows_draw () and all others that CARC_HOOKS describes.  They are inline because every turn of a
 * playout calls them, mostly with no system in play that has the hook. */
#define CARC_FIRST_(call) CARC_FIRST_OF_ call
#define CARC_FIRST_OF_(state, ...) (state)
#define CARC_CALL_EACH_(name, args, call)                                                                              \
  static inline void carc_##name args                                                                                  \
  {                                                                                                                    \
    for (CARC_EACH_WITH (left, CARC_FIRST_ (call)->rules, name))                                                       \
      carc_with (CARC_FIRST_ (call)->rules, left)->name call;                                                          \
  }
#define CARC_CALL_ALL_(name, args, call)                                                                               \
  static inline gboolean carc_##name args                                                                              \
  {                                                                                                                    \
    for (CARC_EACH_WITH (left, CARC_FIRST_ (call)->rules, name))                                                       \
      if (!carc_with (CARC_FIRST_ (call)->rules, left)->name call)                                                     \
        return FALSE;                                                                                                  \
    return TRUE;                                                                                                       \
  }
#define CARC_CALL_ANY_(name, args, call)                                                                               \
  static inline gboolean carc_##name args                                                                              \
  {                                                                                                                    \
    for (CARC_EACH_WITH (left, CARC_FIRST_ (call)->rules, name))                                                       \
      if (carc_with (CARC_FIRST_ (call)->rules, left)->name call)                                                      \
        return TRUE;                                                                                                   \
    return FALSE;                                                                                                      \
  }
#define CARC_CALL_NONE_(type, name, args)
CARC_HOOKS (CARC_CALL_EACH_, CARC_CALL_ALL_, CARC_CALL_ANY_, CARC_CALL_NONE_)

/* Not asked of the systems if the table agreed to the tile. */
static inline gboolean
carc_may_act (const CarcState *laid, guint act, TableRefusal *why)
{
  return laid->agreed || (act != CARC_ACT_NONE && act == laid->rules->beside) || carc_allows_act (laid, act, why);
}

/* ---- carc-acts.c: the acts of the base game ---- */
#define CARC_N_BASE_ACTS 22
extern const TableAct carc_base_acts[CARC_N_BASE_ACTS];
#define CARC_N_BASE_QUESTIONS 5
extern const CarcQuestionRow carc_base_questions[CARC_N_BASE_QUESTIONS];

/* Puts a figure of the entry there: for corrections and snapshots. */
gboolean carc_apply_deploy (gpointer state, gconstpointer entry, TableRefusal *why);
/* The node of the tile just placed that the entry names. */
gboolean carc_find_claim (const CarcState *laid, const CarcEntry *entry, guint16 *node, TableRefusal *why);
/* Can a figure of this kind claim the node of the tile just placed, or join others there? */
gboolean carc_may_claim (const CarcState *laid, guint kind, guint16 node);

/* Claims a spot of the tile just placed with a figure of the entry's kind.  These three are the `apply`, `tell` and
 * `offered` of acts that do so. */
gboolean carc_act_claim (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_act_claim_tell (gconstpointer before, gconstpointer entry);
gboolean carc_act_claim_offered (gconstpointer laid, const TableAct *act);
#define CARC_CLAIM_ROW(Verb, Kind, Title, Key)                                                                         \
  .kind = CARC_ACT_FOLLOWER, .verb = Verb, .group = CARC_GROUP_ACTS, .fixed = { CARC_FIXED_FIELD (figure, Kind) },     \
  .n_fixed = 1, .operands = { { .type = &carc_operand_claim, CARC_FIELD (at) } }, .title = Title, .key = Key,          \
  .offered = carc_act_claim_offered, .apply = carc_act_claim, .tell = carc_act_claim_tell
/* What is done with the tile of this entry, in words, behind the tile; "" if nothing is.  Free with g_free (). */
char *carc_act_tell (const CarcState *before, const CarcEntry *entry);

/* ---- carc-why.c ---- */
#define CARC_N_BASE_QUERIES 6
extern const TableAct carc_base_queries[CARC_N_BASE_QUERIES];
gboolean carc_base_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);

/* ---- carc-snapshot.c: the state in which it is chosen who stands on a tile ---- */
gpointer carc_snapshot_laid (gconstpointer state, gconstpointer entry);

/* ---- carc-pad.c: the table counts by itself ---- */

TableActApply carc_pad_apply, carc_pad_apply_score;
/* Ends the game; the final scoring is the table's. */
void carc_pad_end (CarcState *state);
TableOperandOffer carc_pad_offer_players, carc_pad_offer;
char *carc_pad_title (const CarcState *state, const TableLine *line);
