/* face-carcassonne.c - what the application shows of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/faces.h"
#include "app/kit/picture.h"
#include "carc-textures.h"
#include "carcassonne/carc-play.h"
#include "prompt/turn-flow.h"
#include "setup-carcassonne.h"
#include "tie-sight.h"
#include "tile-inset.h"

#define TILE_SIZE 56
#define FIGURE_SIZE 22

/* ---- the prompt ---- */

static GtkWidget *
figure_picture (TurnFlow *flow, const CarcState *state, const TurnChoice *choice, ArbTextures *textures)
{
  guint who = choice->pick == TURN_PICK_FIGURE   ? state->figures[choice->index].player
              : choice->pick == TURN_PICK_PLAYER ? (guint) choice->index
                                                 : turn_flow_subject (flow);
  const TablePlayer *player = &state->rules->players[who];
  ArtFigure figure = { .kind = choice->figure, .colour = player->colour, .letter = player->letter };

  switch (choice->pick)
    {
    case TURN_PICK_ARBITRESS:
      return arb_picture_new (arb_table_piece_texture (textures, CARC_PIECE_ARBITRESS, -1, FIGURE_SIZE), FIGURE_SIZE);
    case TURN_PICK_PLAYER:
      return arb_picture_new (arb_textures_badge (textures, player->colour, player->letter, 24), 24);
    case TURN_PICK_CLAIM:
    case TURN_PICK_FIGURE: figure.pose = choice->spot.kind == CARC_FARM ? ART_FIGURE_LYING : ART_FIGURE_STANDING; break;
    case TURN_PICK_RACER:
    case TURN_PICK_ENTER:
    case TURN_PICK_LIFT:
    case TURN_PICK_JOIN: figure.pose = ART_FIGURE_RACER; break;
    default: return NULL;
    }
  return arb_picture_new (arb_figure_texture (textures, &figure, FIGURE_SIZE), (int) (FIGURE_SIZE * ARB_FIGURE_ROOM));
}

static void
choice_look (const TableMoment *moment, Flow *flow, guint index, ArbTextures *textures, ArbChoiceLook *look)
{
  const CarcState *state = moment->state;
  TurnFlow *turn = (TurnFlow *) flow;
  const TurnChoice *choice = turn_flow_choice (turn, index);

  if (choice->pick != TURN_PICK_TILE)
    {
      look->picture = figure_picture (turn, state, choice, textures);
      return;
    }
  look->large = TRUE;
  look->picture = arb_picture_new (arb_tile_texture (textures, &state->rules->tiles[choice->index],
                                                     choice->rot >= 0 ? (guint) choice->rot : 0, TILE_SIZE),
                                   TILE_SIZE);
  if (turn_flow_aids (turn) != TABLE_AIDS_TOURNAMENT)
    look->left = state->remaining[choice->index];
}

static Flow *
flow_new (void)
{
  return FLOW (turn_flow_new ());
}

static GtkWidget *
inset_new (void)
{
  return g_object_new (ARB_TYPE_TILE_INSET, NULL);
}

static void
inset_update (GtkWidget *inset, const TableMoment *moment, Flow *flow, ArbTextures *textures)
{
  arb_tile_inset_update (ARB_TILE_INSET (inset), moment != NULL ? moment->state : NULL, (TurnFlow *) flow, textures);
}

static ArbBoard *
board_new (void)
{
  ArbBoard *board = g_object_new (ARB_TYPE_MAP_VIEW, NULL);

  return board;
}

static ArbSight *
sight_new (ArbBoard *board, ArbTextures *textures)
{
  return arb_tie_sight_new (ARB_MAP_VIEW (board), textures);
}

static ArbSetupPart *
setup_new (void)
{
  return g_object_new (ARB_TYPE_SETUP_CARCASSONNE, NULL);
}

/* ---- words ---- */

static char *
subtitle (const TableMoment *moment)
{
  const CarcState *state = moment->state;

  if (moment->setup->aids == TABLE_AIDS_TOURNAMENT)
    return NULL;
  return g_strdup_printf (ngettext ("%u tile left", "%u tiles left", state->n_remaining), state->n_remaining);
}

static guint
n_turns (const CarcState *state)
{
  guint n = 0;

  /* Counts the turns: each placed tile except the first is one turn, also if it has several cells. */
  for (guint i = 0; i < state->n_slots; i++)
    n += carc_slot_placed (state, (guint16) i) && state->slots[i].part == 0 && state->slots[i].player >= 0;
  return n;
}

static char *
summary (const TableMoment *moment)
{
  const CarcState *state = moment->state;
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u turn", "%u turns", n_turns (state)), n_turns (state));
  if (state->n_ties > 0)
    g_string_append_printf (words, ngettext (" · %u tie judged", " · %u ties judged", state->n_ties), state->n_ties);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      g_autofree char *part = system->summary != NULL ? system->summary (state) : NULL;

      if (part != NULL)
        g_string_append (words, part);
    }
  if (state->ended_early)
    g_string_append (words, _ (" · ended early"));
  return g_string_free (words, FALSE);
}

static char *
event (const TableMoment *moment, guint from)
{
  return carc_preview_tell (moment->state, from);
}

static void
append_own (GString *words, char *more)
{
  g_string_append (words, more);
  g_free (more);
}

/* Appends the words of one more system. */
static void
join (char **words, char *more)
{
  g_autofree char *before = *words, *behind = more;

  *words = before == NULL || behind == NULL ? g_strdup (before != NULL ? before : behind)
                                            : g_strdup_printf ("%s · %s", before, behind);
}

/* The figures that a player has left, and what the systems gave out. */
static char *
supply_words (const CarcState *state, guint player)
{
  GString *words = g_string_new (NULL);

  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      guint n = carc_supply (state, player, (CarcFigureKind) kind);

      if (n > 0 || kind == CARC_FOLLOWER)
        append_own (words, carc_words (carc_forms (&carc_figures[kind]->left, n), n));
    }
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];

      if (system->count == NULL || !system->counts (state))
        continue;
      g_string_append (words, " · ");
      append_own (
          words, carc_words (carc_forms (&system->left, system->count (state, player)), system->count (state, player)));
    }
  return g_string_free (words, FALSE);
}

static void
score_words (const TableMoment *moment, guint player, ArbScoreWords *words)
{
  const CarcState *state = moment->state;

  words->supply = supply_words (state, player);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];

      if (system->detail != NULL)
        join (&words->detail, system->detail (state, player, moment->setup->aids));
      if (words->mark == NULL && system->honour != NULL)
        words->mark = system->honour (state, player, &words->mark_words);
    }
}

static void
notes (const TableMoment *moment, char **left, char **right)
{
  const CarcState *state = moment->state;

  if (!state->finished)
    *left = subtitle (moment);
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->note != NULL)
      join (right, state->rules->playing[i]->note (state));
}

static char *
picture_words (const TableMoment *moment)
{
  const CarcState *state = moment->state;

  return g_strdup_printf (ngettext ("The map with %u tile", "The map with %u tiles", state->n_placed), state->n_placed);
}

const ArbGameFace arb_face_carcassonne = {
  .game = &carc_game,
  .register_game = carc_register,
  .flow_new = flow_new,
  .choice_look = choice_look,
  .inset_new = inset_new,
  .inset_update = inset_update,
  .board_new = board_new,
  .sight_new = sight_new,
  .setup_new = setup_new,
  .aids = { N_ ("The forecast, previews of points, the tiles left and the legal spots"),
            N_ ("The tiles left and the legal spots; no forecast, no preview of points"),
            N_ ("Only the map, the scores and their reasons") },
  .subtitle = subtitle,
  .summary = summary,
  .event = event,
  .score_words = score_words,
  .notes = notes,
  .picture_words = picture_words,
};
