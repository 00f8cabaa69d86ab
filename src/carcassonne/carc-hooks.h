/* carc-hooks.h - the hooks that most systems do not have, in one list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From this list come the members of a CarcSystem, a CarcHook for each, and the functions that call a hook of all
 * systems in play (carc-rooms.h); rules->hooks says which of them have it.  Their order is that of CARC_SYSTEMS.
 */
#pragma once

#include <glib.h>

/* EACH: all of them are called by carc_NAME ().  ALL: carc_NAME () asks until one says FALSE.  ANY: it asks until one
 * says TRUE.  OWN: whoever calls the hook goes over the systems (CARC_EACH_WITH). */
/* clang-format off */
#define CARC_HOOKS(EACH, ALL, ANY, OWN)                                                                                \
  /* More conditions for a tile that fits by its edges. */                                                             \
  OWN (gboolean, may_lay, (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why))            \
  /* A tile was laid, see state->turn; its act comes later.  Also called on copies, and for each tile of a game        \
   * that had begun, in any order: then `resume` forgets what belongs to a turn. */                                    \
  EACH (laid, (CarcState *state), (state))                                                                             \
  /* Adds to the worth of a feature, or changes what earlier systems added.  `final`: it is scored at the end of       \
   * the game, as an incomplete feature or as a farm.  A feature worth 0 is not booked, and a tie about it is not      \
   * judged. */                                                                                                        \
  OWN (void, worth, (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth))              \
  /* The same for one of the players who get the points: terms that only this player gets. */                          \
  OWN (void, worth_to,                                                                                                 \
       (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player, CarcWorth *worth))             \
  /* What whoever owns the feature gets with it when it is completed, besides points: about how many points that is    \
   * worth later.  Only the simple player asks. */                                                                     \
  OWN (int, prize, (const CarcState *state, const CarcSurvey *survey))                                                 \
  /* About how many points that will bring the player which is not in a feature and not in the forecast; each player   \
   * still has so many turns.  Only the simple player asks. */                                                         \
  OWN (double, promise, (const CarcState *state, guint player, double turns))                                          \
  /* Finds the features that lose, because a rival of theirs is in `done` and is completed first.  They score          \
   * nothing, and their figures go home after `done` is booked.  A feature in `done` does not lose.  Returns their     \
   * number. */                                                                                                        \
  OWN (guint, beaten, (const CarcState *state, const guint16 *done, guint n_done, guint16 *lost, guint max))           \
  /* Before and after the features that this tile completed are booked; `done` has those with figures first. */        \
  EACH (before_scoring, (CarcState *state, const guint16 *done, guint n_done), (state, done, n_done))                  \
  EACH (after_scoring, (CarcState *state, const guint16 *done, guint n_done), (state, done, n_done))                   \
  /* Has whoever lays the next tile a bridge, with which it may fit (carc-bridged.c)?  Can a bridge lie over this      \
   * placed cell, as far as its figures go?  And one was built over it so that the tile fits: the tile lies. */        \
  ANY (lends, (const CarcState *state), (state))                                                                       \
  ALL (bears, (const CarcState *state, guint16 slot, TableRefusal *why), (state, slot, why))                           \
  EACH (bridged, (CarcState *state, guint16 slot), (state, slot))                                                      \
  /* May this tile be drawn now, to be laid or put aside?  See carc_may_draw (). */                                    \
  ALL (allows_draw, (const CarcState *state, guint tile, TableRefusal *why), (state, tile, why))                       \
  /* Is it possible that carc_answer () is called during scoring? */                                                   \
  ANY (may_ask, (const CarcState *state), (state))                                                                     \
  /* Takes players out of a tie before it is judged: out of `verdict->winners`, who are all that are tied when the     \
   * first is asked. */                                                                                                \
  OWN (void, settle, (const CarcState *state, const CarcCase *the_case, CarcVerdict *verdict))                         \
  /* Decides a tie for a feature that is worth something, between the players who are tied still.  When it is called,  \
   * `verdict` says that they share the points.  FALSE: an answer is missing, see carc_answer (). */                   \
  OWN (gboolean, judge, (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict))                            \
  /* Puts features with figures into the order in which they are scored.  `kinds` is 0: a tile completed them; else    \
   * it is the final scoring, of the kinds with these bits.  FALSE: an answer is missing, see carc_answer (). */       \
  ALL (arrange, (CarcState *state, guint16 *roots, guint n, guint kinds), (state, roots, n, kinds))                    \
  /* A turn begins; `again`: the same player lays another tile, and nothing new begins.  Keep what is changed here, so \
   * that turn_taken () can put it back. */                                                                           \
  EACH (turn_begins, (CarcState *state, gboolean again), (state, again))                                               \
  /* May a correction say now that it is another player's turn? */                                                     \
  ALL (may_take_turn, (const CarcState *state, TableRefusal *why), (state, why))                                       \
  /* A correction says that it is another player's turn: what the beginning of this one brought is taken back. */      \
  EACH (turn_taken, (CarcState *state), (state))                                                                       \
  /* The turn is over: does the same player lay another tile? */                                                       \
  ANY (goes_again, (const CarcState *state), (state))                                                                  \
  /* The same player lays another tile: does it count for a builder like the first tile of a turn? */                  \
  ANY (counts_as_first, (const CarcState *state), (state))                                                             \
  /* How many of the tiles that are left are not in the stack, because players have them and will lay them?  Is there  \
   * one that this player can lay next?  And one is put aside, or goes back, that the player on turn should lay. */    \
  OWN (guint, promised, (const CarcState *state))                                                                      \
  ALL (has_tile, (const CarcState *state, guint player), (state, player))                                              \
  EACH (not_laid, (CarcState *state, guint tile), (state, tile))                                                       \
  /* The stack is empty and the turn is over: who may now lay a tile that players hold?  `again`: the player on        \
   * turn would lay another tile.  It keeps in its part who was asked.  -1: nobody. */                                 \
  OWN (int, late_player, (CarcState *state, gboolean again))                                                           \
  /* May a figure of this kind be put down on this cell?  Not asked for racers and for figures on corners and          \
   * towers. */                                                                                                        \
  ALL (may_deploy, (const CarcState *state, guint kind, guint16 slot, TableRefusal *why), (state, kind, slot, why))    \
  /* May this act (CarcActKind) be done with the tile just laid, and if it is CARC_ACT_NONE: may nothing be done?      \
   * The tile may be one that a player held until the stack was empty: carc_is_late ().                                \
   * By agreement, everything may be done that a row offers: see carc_may_act (). */                                   \
  ALL (allows_act, (const CarcState *laid, guint act, TableRefusal *why), (laid, act, why))                            \
  /* May a figure of this kind claim the feature of this node, if no figure is in it? */                               \
  ALL (may_claim_feature, (const CarcState *state, guint kind, guint16 node, TableRefusal *why),                       \
       (state, kind, node, why))                                                                                       \
  /* A feature with these figures was scored, also if it is worth nothing.  They still stand there. */                 \
  EACH (feature_scored, (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final),                \
        (state, root, figures, final))                                                                                 \
  /* Marks that a completed city has by what happened in the game, for the farms that it pays; or those that no longer \
   * count. */                                                                                                         \
  OWN (void, city_marks, (const CarcState *state, guint16 root, CarcMarks *marks))                                     \
  /* Who just got points that bring what lies on this cell: bit per player. */                                         \
  OWN (guint8, paid_on, (const CarcState *state, guint16 slot))                                                        \
  /* Scores all that is not a completed feature with figures: after these features of a turn, or after the farms       \
   * at the end of the game.  FALSE: an answer is missing, see carc_answer (). */                                      \
  ALL (score_more, (CarcState *state, gboolean final), (state, final))                                                 \
  /* A player has two scoring figures: which of them moves for this line of the ledger?  -1: the player is asked, by   \
   * `asks_figure`; carc_track_move () is the answer. */                                                               \
  OWN (int, steers, (const CarcState *state, const TableLine *line))                                                   \
  EACH (asks_figure, (CarcState *state, const TableLine *line), (state, line))                                         \
  /* This scoring figure of the line's player has moved for it; it stood at `from` points.  `final`: the game is over. \
   * See carc-track.c. */                                                                                              \
  EACH (moved, (CarcState *state, const TableLine *line, guint which, int from, gboolean final),                       \
        (state, line, which, from, final))                                                                             \
  /* A figure was put anywhere but into the race or the supply. */                                                     \
  EACH (figure_came, (CarcState *state, guint figure), (state, figure))                                                \
  /* A figure is about to leave its place: for the supply, for a place off the board, or from off the board for a      \
   * feature.  Its fields still say where it is. */                                                                    \
  EACH (figure_left, (CarcState *state, guint figure, CarcLeft why), (state, figure, why))
/* clang-format on */

#define CARC_HOOK_ID_(name, args, call) CARC_HOOK_##name,
#define CARC_HOOK_OWN_ID_(type, name, args) CARC_HOOK_##name,
typedef enum
{
  CARC_HOOKS (CARC_HOOK_ID_, CARC_HOOK_ID_, CARC_HOOK_ID_, CARC_HOOK_OWN_ID_) CARC_N_HOOKS
} CarcHook;

/* For CarcSystem. */
#define CARC_HOOK_EACH_(name, args, call) void (*name) args;
#define CARC_HOOK_ASK_(name, args, call) gboolean (*name) args;
#define CARC_HOOK_OWN_(type, name, args) type (*name) args;
#define CARC_HOOK_MEMBERS CARC_HOOKS (CARC_HOOK_EACH_, CARC_HOOK_ASK_, CARC_HOOK_ASK_, CARC_HOOK_OWN_)
