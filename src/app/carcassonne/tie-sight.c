/* tie-sight.c - what is highlighted in Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tie-sight.h"

#include <glib/gi18n.h>

#include "carcassonne/carc-query.h"
#include "table/table-words.h"
#include "tie-card.h"

struct _ArbTieSight
{
  ArbSight parent_instance;

  ArbMapView *map;
  ArbTextures *textures;
  TableMoment moment; /* its state is NULL if there is no game */

  /* The highlighted node; and ties[tie], one of the `n_ties` from tie_first on. */
  int node;
  guint tie_first, n_ties, tie;
  gboolean judging; /* it is the pending tie, which the table will decide */
};

G_DEFINE_TYPE (ArbTieSight, arb_tie_sight, ARB_TYPE_SIGHT)

static char *
feature_words (const CarcState *state, guint16 node)
{
  CarcSurvey survey;
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *told = NULL;

  carc_survey (state, node, &survey);
  told = carc_survey_tell (&survey);
  g_string_append_printf (words, "%s: %s", carc_node_name (state, node), told);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (survey.strength[i] > 0)
      g_string_append_printf (words, " · %s %d", table_name_said (&state->rules->players[i]), survey.strength[i]);
  return table_capital (words->str);
}

static void
show (ArbTieSight *self)
{
  const CarcState *state = self->moment.state;
  const CarcTie *tie;

  if (self->n_ties == 0)
    {
      arb_map_view_point_out (self->map, self->node, NULL);
      arb_sight_show (ARB_SIGHT (self), FALSE, self->node >= 0 ? feature_words (state, (guint16) self->node) : NULL);
      return;
    }
  tie = self->judging ? &state->pending : &state->ties[self->tie_first + self->tie];
  arb_tie_card_update (ARB_TIE_CARD (arb_sight_get_card (ARB_SIGHT (self))), &self->moment, tie, self->tie,
                       self->n_ties, self->judging, self->textures);
  /* The card lies on the map; so it is not where the ways are. */
  arb_sight_set_card_low (ARB_SIGHT (self), arb_map_view_point_out (self->map, tie->feature, tie));
  arb_sight_show (ARB_SIGHT (self), TRUE, self->node >= 0 ? feature_words (state, (guint16) self->node) : NULL);
}

/* Outlines the feature of a node and describes it; -1 for none. */
static void
point_out (ArbTieSight *self, int node)
{
  const CarcState *state = self->moment.state;

  self->node = state != NULL && node >= 0 && node < state->n_nodes ? node : -1;
  self->n_ties = 0;
  self->judging = FALSE;
}

static void
arb_tie_sight_update (ArbSight *sight, const TableMoment *moment)
{
  ArbTieSight *self = ARB_TIE_SIGHT (sight);
  const CarcState *state = moment != NULL ? moment->state : NULL;

  self->moment = moment != NULL ? *moment : (TableMoment){ NULL };
  self->n_ties = self->tie = 0;
  self->node = -1;
  self->judging = state != NULL && state->ask == CARC_ASK_JUDGE && !state->finished;
  if (self->judging)
    self->n_ties = 1;
  else
    for (guint i = state != NULL ? state->n_ties : 0; i > 0 && state->ties[i - 1].entry + 1 == state->n_entries; i--)
      {
        self->tie_first = i - 1;
        self->n_ties++;
      }
  show (self);
}

static void
arb_tie_sight_look (ArbSight *sight, int x, int y, int segment)
{
  ArbTieSight *self = ARB_TIE_SIGHT (sight);
  const CarcState *state = self->moment.state;
  const CarcSlot *slot;
  int next = segment;

  if (!carc_slot_placed (state, carc_slot_at (state, x, y)))
    {
      point_out (self, -1);
      show (self);
      return;
    }
  slot = &state->slots[carc_slot_at (state, x, y)];
  /* The keyboard goes through the features of the cell one after the other. */
  if (segment < 0)
    next = self->node >= slot->node0 && self->node < slot->node0 + slot->n_nodes ? self->node - slot->node0 + 1 : 0;
  point_out (self, next < slot->n_nodes ? slot->node0 + next : -1);
  show (self);
}

static void
arb_tie_sight_line (ArbSight *sight, const TableLine *line, gboolean expected)
{
  ArbTieSight *self = ARB_TIE_SIGHT (sight);
  const CarcState *state = self->moment.state;

  point_out (self, line->feature);
  /* A tie of the forecast is not in the state that is drawn. */
  if (!expected && line->tie >= 0 && (guint) line->tie < state->n_ties)
    {
      self->tie_first = (guint) line->tie;
      self->n_ties = 1;
      self->tie = 0;
    }
  show (self);
}

/* ---- answers ---- */

static gboolean
arb_tie_sight_mark (ArbSight *sight, const TableAnswer *answer)
{
  ArbTieSight *self = ARB_TIE_SIGHT (sight);

  if (self->moment.state == NULL)
    return FALSE;
  return arb_map_view_mark (self->map, answer, answer != NULL ? &self->moment : NULL);
}

static char *
node_words (const CarcState *state, guint16 node)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  const CarcSpot spot = carc_segment_spot (carc_node_segment (state, node));
  g_autofree char *word = carc_spot_word (&spot);

  return g_strdup_printf ("feature %d,%d %s", slot->x, slot->y, word);
}

static char *
arb_tie_sight_question (ArbSight *sight, int x, int y, int segment)
{
  const CarcState *state = ARB_TIE_SIGHT (sight)->moment.state;
  const CarcSlot *slot;

  if (carc_is_hole (state, x, y))
    return g_strdup_printf ("hole %d,%d", x, y);
  if (!carc_slot_placed (state, carc_slot_at (state, x, y)))
    return NULL;
  slot = &state->slots[carc_slot_at (state, x, y)];
  return segment >= 0 && segment < slot->n_nodes ? node_words (state, (guint16) (slot->node0 + segment)) : NULL;
}

static char *
arb_tie_sight_question_line (ArbSight *sight, const TableLine *line, gboolean effect)
{
  const CarcState *state = ARB_TIE_SIGHT (sight)->moment.state;
  const int node = carc_line_node (state, line, effect);

  return node >= 0 ? node_words (state, (guint16) node) : NULL;
}

static gboolean
arb_tie_sight_leave (ArbSight *sight)
{
  ArbTieSight *self = ARB_TIE_SIGHT (sight);

  if (self->node < 0 && self->n_ties == 0)
    return FALSE;
  point_out (self, -1);
  show (self);
  return TRUE;
}

static void
arb_tie_sight_set_brief (ArbSight *sight, gboolean brief)
{
  arb_tie_card_set_brief (ARB_TIE_CARD (arb_sight_get_card (sight)), brief);
}

static void
stepped (ArbTieSight *self, int by)
{
  self->tie = CLAMP ((int) self->tie + by, 0, (int) self->n_ties - 1);
  show (self);
}

static void
arb_tie_sight_class_init (ArbTieSightClass *klass)
{
  ArbSightClass *sight_class = ARB_SIGHT_CLASS (klass);

  sight_class->update = arb_tie_sight_update;
  sight_class->look = arb_tie_sight_look;
  sight_class->line = arb_tie_sight_line;
  sight_class->mark = arb_tie_sight_mark;
  sight_class->question = arb_tie_sight_question;
  sight_class->question_line = arb_tie_sight_question_line;
  sight_class->leave = arb_tie_sight_leave;
  sight_class->set_brief = arb_tie_sight_set_brief;
}

static void
arb_tie_sight_init (ArbTieSight *self)
{
  GtkWidget *card = g_object_new (ARB_TYPE_TIE_CARD, NULL);

  self->node = -1;
  arb_sight_set_card (ARB_SIGHT (self), card);
  g_signal_connect_object (card, "close", G_CALLBACK (arb_sight_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "step", G_CALLBACK (stepped), self, G_CONNECT_SWAPPED);
}

ArbSight *
arb_tie_sight_new (ArbMapView *map, ArbTextures *textures)
{
  ArbTieSight *self = g_object_new (ARB_TYPE_TIE_SIGHT, NULL);

  self->map = map;
  self->textures = textures;
  return ARB_SIGHT (self);
}
