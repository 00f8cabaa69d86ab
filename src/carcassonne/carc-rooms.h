/* carc-rooms.h - what the rooms of Carcassonne know of each other; nothing outside src/carcassonne includes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game calls the hooks of the systems in play (rules->playing) where the sheets let them speak.
 */
#pragma once

#include <string.h>

#include "carc-operands.h"
#include "carc-play.h"

G_BEGIN_DECLS

/* A set of nodes, slots or cities. */
typedef struct
{
  guint64 bits[(CARC_MAX_NODES + 63) / 64];
} CarcBits;

/* Empties the set for members below `n`. */
static inline void
carc_bits_empty (CarcBits *set, guint n)
{
  memset (set->bits, 0, (n / 64 + 1) * sizeof *set->bits);
}

/* TRUE if `i` was not in the set before. */
static inline gboolean
carc_bits_put (CarcBits *set, guint i)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (i % 64);
  gboolean fresh = !(set->bits[i / 64] & bit);
  set->bits[i / 64] |= bit;
  return fresh;
}

/* How many bits of a byte are set. */
static inline guint
carc_count (guint8 byte)
{
  static const guint8 nibble[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
  return nibble[byte & 0xf] + nibble[byte >> 4];
}

static inline gboolean
carc_bits_has (const CarcBits *set, guint i)
{
  return (set->bits[i / 64] >> (i % 64)) & 1;
}

static inline void
carc_add_term (TableLine *line, int count, int each, CarcNoun noun)
{
  if (count == 0 || each == 0)
    return;
  g_assert (line->n_terms < TABLE_TERMS_MAX);
  line->terms[line->n_terms++] = (TableTerm){ (gint16) count, (gint16) each, (guint8) noun };
}

/* ---- carc-tell.c: behind TableGame ---- */
const char *carc_line_kind_name (guint kind);
const char *carc_line_kind_title (guint kind);
const char *carc_noun (guint noun, int count);
char *carc_line_title (const CarcState *state, const TableLine *line);
/* "Anna", "Anna and Ben"; bit per player */
char *carc_names_tell (const CarcState *state, guint8 players);
char *carc_line_because (const CarcState *state, const TableLine *line);

/* ---- carc-rules.c ---- */
/* Is `words` a setup line of Carcassonne, and not said before? */
gboolean carc_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
void carc_setup_complete (TableSetup *setup);
gboolean carc_setup_in_play (const TableSetup *setup, const char *system);
/* Is there room in a state for every tile, feature and figure of such a game? */
gboolean carc_rules_have_room (const CarcRules *rules, TableRefusal *why);

/* ---- carc-entry.c ---- */
gboolean carc_rot_word (const char *word, int *rot); /* "r0" .. "r3" */

/* ---- carc-board.c: cells and features ---- */
void carc_board_begin (CarcState *state);
gboolean carc_board_fits (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why);
/* Lays a tile that fits (or was agreed) and fills state->turn. */
void carc_board_lay (CarcState *state, guint tile, int x, int y, guint rot);
/* The i-th of the eight cells around a placed one, clockwise from north; CARC_NONE where nothing borders. */
guint16 carc_slot_around (const CarcState *state, guint16 slot, guint i);
guint16 carc_board_node (const CarcState *state, int x, int y, const CarcSpot *spot); /* CARC_NONE if not there */

/* ---- carc-figures.c ---- */
guint carc_figure_in_supply (const CarcState *state, guint player, CarcFigureKind kind); /* index, CARC_NONE */
void carc_figure_deploy (CarcState *state, guint figure, guint16 node);
void carc_figure_home (CarcState *state, guint figure, CarcLeft why);
CarcFigureSet carc_figures_on (const CarcState *state, guint16 node); /* the figures of the feature */
void carc_figures_go_home (CarcState *state, guint16 node, CarcLeft why);

/* ---- carc-worth.c ---- */
/* What carc_survey () tells, for figures that are known. */
void carc_survey_with (const CarcState *state, guint16 node, const CarcFigureSet *figures, CarcSurvey *survey);
/* One more completed city that pays a farm. */
void carc_survey_add_city (const CarcState *state, guint16 city, CarcSurvey *survey);
/* Fills the strength of each player, by the feature that the rest of the survey tells of. */
void carc_weigh (const CarcState *state, const CarcFigureSet *figures, CarcSurvey *survey);
/* Who has most weight; bit per player, 0 when nobody has any. */
guint8 carc_majority (const CarcSurvey *survey);

/* The term of a noun, to be changed; 0 times 0 if there was none. */
TableTerm *carc_worth_term (CarcWorth *worth, CarcNoun noun);
void carc_worth_add (CarcWorth *worth, CarcNoun noun, int count, int each); /* instead of the noun's former term */
void carc_worth_times (CarcWorth *worth, int factor);                       /* 0: nothing at all */
int carc_worth_points (const CarcWorth *worth);
/* Asks all systems in play; returns the points. */
int carc_appraise (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth);

/* ---- carc-scoring.c ---- */
typedef struct
{
  guint16 node; /* of the feature */
  guint8 kind;  /* CarcKind, for the tie */
  gboolean final;
  int value;
  CarcFigureSet figures; /* that may speak */
  guint8 tied;           /* bit per player */
} CarcCase;

typedef struct
{
  guint8 winners;
  CarcBecause because;
  gint32 tie; /* index in state->ties, -1 when there was none */
  TableRulingSet rulings;
} CarcVerdict;

/* What a figure counts in a majority, by what it stands in. */
static inline guint
carc_figure_weight (CarcFigureKind kind, const CarcSurvey *survey)
{
  const CarcFigureRow *row = carc_figures[kind];
  return row->weight_in ? row->weight_in (survey) : row->weight;
}

/* Decides between the players of the majority.  FALSE: the table must be asked first, state->ask is set. */
gboolean carc_decide (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict);
/* Books `line` (terms and kind set) for each winner. */
void carc_book (CarcState *state, const CarcVerdict *verdict, const TableLine *line);
/* Books what a feature is worth for each winner, with what only this one gets (carc-worth.c). */
void carc_book_worth (CarcState *state, const CarcVerdict *verdict, const CarcSurvey *survey, gboolean final,
                      const CarcWorth *worth);
/* Appraises, decides and books one feature for the figures that may speak for it; they stay where they are.  FALSE: the
 * table must be asked first. */
gboolean carc_score_feature (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final);
/* Features that this turn's tile completed, those with figures first; `n_with` tells how many have some. */
#define CARC_DONE_MAX (CARC_CELLS_MAX * CARC_SEGMENTS_MAX + 8 * CARC_CELLS_MAX) /* the tile's own, and cloisters */
guint carc_completed (const CarcState *state, guint16 done[CARC_DONE_MAX], guint *n_with);
/* FALSE: the table must be asked first, state->ask is set and the state is not to be used further. */
gboolean carc_score_turn (CarcState *state);
gboolean carc_score_end (CarcState *state);
gboolean carc_score_farms (CarcState *state); /* carc-farms.c */

/* The features of some kinds (bit per CarcKind) in which figures stand, by their oldest nodes, so that the order does
 * not depend on how the table is looked at; returns how many. */
typedef struct
{
  guint16 root;
  CarcFigureSet figures;
} CarcOccupied;
guint carc_occupied (const CarcState *state, guint kinds, CarcOccupied features[CARC_MAX_FIGURES]);

/* The cell that names a feature in every report: its northernmost, of these its westernmost. */
CarcCellXY carc_name_cell (const CarcState *state, guint16 node);

/* ---- carc-arbitress.c ---- */
gboolean carc_arbitress_judge (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict);
CarcBecause carc_tie_because (const CarcTie *tie);

/* ---- carc-judge.c: what the table says while features are scored (A8 to A11) ---- */
/* Its word about the players still tied; FALSE when it must be asked first. */
gboolean carc_judge_asked (CarcState *state, CarcTie *tie, guint8 among, guint8 *winners);
gboolean carc_judge_may_ask (const CarcState *state);
gboolean carc_judge_arrange (CarcState *state, guint16 *done, guint n);
gboolean carc_judge_apply (gpointer state, gconstpointer entry, TableRefusal *why);
gboolean carc_judge_apply_order (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_judge_tell (gconstpointer before, gconstpointer entry);
char *carc_judge_tell_order (gconstpointer before, gconstpointer entry);
void carc_judge_offer (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers);
void carc_judge_offer_order (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                             GArray *offers);
char *carc_judge_tell_feature (gconstpointer state, gconstpointer entry, const TableOffer *offer);
extern const CarcQuestionRow carc_judge_questions[2];

/* ---- carc-race.c ---- */
void carc_race_take_off (CarcState *state, guint player); /* a racer is removed (L29) */
gboolean carc_race_may_enter (const CarcState *state, guint player);
guint16 carc_start_slot (const CarcState *state);

/* ---- carc-walk.c: ways over the table ---- */
typedef gboolean (*CarcWalkable) (const CarcState *state, guint16 from, guint16 to, gpointer data);
/* Steps from `from` to every slot, 0xffff where there is no way; at most `limit` steps. `steps` has CARC_MAX_SLOTS. */
void carc_walk (const CarcState *state, guint16 from, guint limit, CarcWalkable may, gpointer data, guint16 *steps);

/* ---- carc-turn.c ---- */
/* May it be laid there, by the rules or, `agreed`, against them? */
gboolean carc_turn_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed,
                            TableRefusal *why);
void carc_turn_lay (CarcState *state, guint tile, int x, int y, guint rot);
/* The act of an entry, once its tile lies. */
gboolean carc_turn_act (CarcState *state, const CarcEntry *entry, TableRefusal *why);
void carc_turn_discard (CarcState *state, guint tile); /* as the last tile, it ends the game */
/* The tile lies, the act is done: scores, passes the turn, ends the game; or stops at the first question. */
void carc_turn_end (CarcState *state);
void carc_turn_end_game (CarcState *state); /* before its last tile, or because there is none */

/* ---- carc-hooks.c: what systems have a say in ---- */
guint32 carc_hooks (const CarcRules *rules); /* a bit for each CarcHook */
gboolean carc_may_draw (const CarcState *state, guint tile, TableRefusal *why);
void carc_ask_systems (CarcState *state, CarcPhase phase);
gboolean carc_may_ask (const CarcState *state);
gboolean carc_arrange (CarcState *state, guint16 *done, guint n);
void carc_turn_begins (CarcState *state, gboolean again);
gboolean carc_goes_again (CarcState *state);
void carc_figure_came (CarcState *state, guint figure);
void carc_figure_left (CarcState *state, guint figure, CarcLeft why);

/* ---- carc-acts.c: the acts of the base game ---- */
#define CARC_N_BASE_ACTS 10
extern const TableAct carc_base_acts[CARC_N_BASE_ACTS];
#define CARC_N_BASE_QUESTIONS 2
extern const CarcQuestionRow carc_base_questions[CARC_N_BASE_QUESTIONS];
/* Claims a spot of the tile just placed with a figure of the entry's kind: the `apply` of such acts. */
gboolean carc_act_claim (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_act_claim_tell (gconstpointer before, gconstpointer entry);
gboolean carc_act_claim_offered (gconstpointer laid, const TableAct *act);

G_END_DECLS
