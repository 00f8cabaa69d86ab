/* face-pad.c - the score pad in the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/faces.h"
#include "app/kit/picture.h"
#include "pad-highlight.h"
#include "prompt/pad-flow.h"
#include "setup-pad.h"

#define PICTURE_SIZE 28

static const PadState *
state_of (const TableMoment *moment)
{
  return moment->state;
}

static void
choice_look (const TableMoment *moment, Flow *flow, guint index, ArbTextures *textures, ArbChoiceLook *look)
{
  const ActChoice *choice = act_flow_choice (ACT_FLOW (flow), index);
  const TablePlayer *player;

  if (choice->operand == NULL || choice->operand->type != &table_operand_player)
    return;
  player = &state_of (moment)->rules->players[choice->offer.value[0]];
  look->picture = arb_picture_new (arb_textures_badge (textures, player->colour, player->letter, PICTURE_SIZE),
                                   PICTURE_SIZE);
}

/* ---- words ---- */

static char *
subtitle (const TableMoment *moment)
{
  const PadState *state = state_of (moment);
  g_autofree char *round = NULL;

  if (!state->rules->rounds)
    return g_strdup (state->rules->name[0] != '\0' ? state->rules->name : _ ("Score pad"));
  round = pad_turn_tell (state, state->finished ? MAX (pad_played (state), 1) : state->n_turns);
  return state->rules->name[0] != '\0' ? g_strdup_printf ("%s · %s", state->rules->name, round)
                                       : g_steal_pointer (&round);
}

static char *
summary (const TableMoment *moment)
{
  const PadState *state = state_of (moment);
  const guint n = state->ledger.n_lines, played = pad_played (state);
  GString *words = g_string_new (state->rules->name);

  if (words->len > 0)
    g_string_append (words, " · ");
  if (state->rules->rounds)
    g_string_append_printf (words, ngettext ("%u round", "%u rounds", played), played);
  else
    g_string_append_printf (words, ngettext ("%u entry", "%u entries", n), n);
  if (state->rules->lowest)
    g_string_append_printf (words, " · %s", _ ("the fewest points win"));
  return g_string_free (words, FALSE);
}

static void
score_words (const TableMoment *moment, guint player, ArbScoreWords *words)
{
  const PadState *state = state_of (moment);

  if (state->rules->target > 0)
    words->goal = g_strdup_printf (_ ("of %u"), (guint) state->rules->target);
  if (state->finished)
    return;
  if ((pad_leaders (state) >> player) & 1)
    words->detail = g_strdup (_ ("in the lead"));
  if (state->rules->rounds && state->n_scores[player] > 0)
    {
      g_autofree char *lead = g_steal_pointer (&words->detail);

      words->detail = lead != NULL ? g_strdup_printf ("%s · %s", lead, _ ("entered in this round"))
                                   : g_strdup (_ ("entered in this round"));
    }
}

static void
notes (const TableMoment *moment, char **left, char **right)
{
  const PadState *state = state_of (moment);

  if (!state->finished && state->rules->lowest)
    *left = g_strdup (_ ("the fewest points win"));
}

static char *
picture_words (const TableMoment *moment)
{
  const guint n = pad_rows (state_of (moment));

  return g_strdup_printf (ngettext ("The score pad with %u row", "The score pad with %u rows", n), n);
}

/* ---- round by round ---- */

static const char *
rows_title (const TableMoment *moment)
{
  return state_of (moment)->rules->rounds ? _ ("Round by Round") : _ ("Row by Row");
}

static gboolean
has_corrections (const TableMoment *moment)
{
  return table_ledger_has (&state_of (moment)->ledger, -1, PAD_LINE_CORRECTION);
}

static guint
n_rows (const TableMoment *moment)
{
  return pad_played (state_of (moment)) + has_corrections (moment);
}

/* The corrections have the last row, so that the rows add up to the points. */
static char *
row (const TableMoment *moment, guint nth, int *points, gboolean *has)
{
  const PadState *state = state_of (moment);
  const gboolean corrected = nth >= pad_played (state);

  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const PadCell cell = pad_cell (state, nth + 1, i);

      has[i] = corrected ? table_ledger_has (&state->ledger, (int) i, PAD_LINE_CORRECTION) : cell.n > 0;
      points[i] = corrected ? table_game_points (&pad_game, state, (int) i, PAD_LINE_CORRECTION) : cell.points;
    }
  return corrected ? g_strdup (pad_game.kind_title (PAD_LINE_CORRECTION)) : pad_turn_tell (state, nth + 1);
}

static const char *const picture_named[] = { N_ ("_Pad"), N_ ("Save the Pad"), N_ ("Save the Pad as P_NG…"),
                                             N_ ("Save the Pad as S_VG…"), N_ ("Save the Pad as P_DF…") };
G_STATIC_ASSERT (G_N_ELEMENTS (picture_named) == ARB_N_PICTURE_WORDS);

const ArbGameFace arb_face_pad = {
  .game = &pad_game,
  .register_game = pad_register,
  .flow = &pad_flow_game,
  .choice_look = choice_look,
  .board_type = arb_pad_view_get_type,
  .tools_below = TRUE,
  .highlight_new = arb_pad_highlight_new,
  .setup_type = arb_setup_pad_get_type,
  .subtitle = subtitle,
  .summary = summary,
  .score_words = score_words,
  .notes = notes,
  .rows_title = rows_title,
  .n_rows = n_rows,
  .row = row,
  .picture_named = picture_named,
  .picture_words = picture_words,
};
