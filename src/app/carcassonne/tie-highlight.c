/* tie-highlight.c - what is highlighted in Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tie-highlight.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "carcassonne/carc-query.h"
#include "table/table-words.h"
#include "tie-card.h"

struct _ArbTieHighlight
{
  ArbHighlight parent_instance;

  ArbMapView *map;
  ArbTextures *textures;
  TableMoment moment; /* its state is NULL if there is no game */

  /* The highlighted node; and ties[tie], one of the `n_ties` from tie_first on. */
  int node;
  guint tie_first, n_ties, tie;
  gboolean judging; /* it is the pending tie, which the table will decide */
};

G_DEFINE_TYPE (ArbTieHighlight, arb_tie_highlight, ARB_TYPE_HIGHLIGHT)

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
show_tie (ArbTieHighlight *self)
{
  const CarcState *state = self->moment.state;
  const CarcTie *tie;

  if (self->n_ties == 0)
    {
      arb_map_view_point_out (self->map, self->node, NULL);
      arb_highlight_show (ARB_HIGHLIGHT (self), FALSE,
                          self->node >= 0 ? feature_words (state, (guint16) self->node) : NULL);
      return;
    }
  tie = self->judging ? &state->pending : &state->ties[self->tie_first + self->tie];
  arb_tie_card_update (ARB_TIE_CARD (arb_highlight_get_shown (ARB_HIGHLIGHT (self))->card), &self->moment, tie,
                       self->tie, self->n_ties, self->judging, self->textures);
  /* The card lies on the map; so it is not where the ways are. */
  arb_highlight_set_card_low (ARB_HIGHLIGHT (self), arb_map_view_point_out (self->map, tie->feature, tie));
  arb_highlight_show (ARB_HIGHLIGHT (self), TRUE, self->node >= 0 ? feature_words (state, (guint16) self->node) : NULL);
}

/* Outlines the feature of a node and describes it; -1 for none. */
static void
point_out (ArbTieHighlight *self, int node)
{
  const CarcState *state = self->moment.state;

  self->node = state != NULL && node >= 0 && node < state->n_nodes ? node : -1;
  self->n_ties = 0;
  self->judging = FALSE;
}

static void
arb_tie_highlight_update (ArbHighlight *highlight, const TableMoment *moment)
{
  ArbTieHighlight *self = ARB_TIE_HIGHLIGHT (highlight);
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
  show_tie (self);
}

static void
arb_tie_highlight_look (ArbHighlight *highlight, int x, int y, int segment)
{
  ArbTieHighlight *self = ARB_TIE_HIGHLIGHT (highlight);
  const CarcState *state = self->moment.state;
  const CarcSlot *slot;
  int next = segment;

  if (!carc_slot_placed (state, carc_slot_at (state, x, y)))
    {
      point_out (self, -1);
      show_tie (self);
      return;
    }
  slot = &state->slots[carc_slot_at (state, x, y)];
  /* The keyboard goes through the features of the cell one after the other. */
  if (segment < 0)
    next = self->node >= 0 && &state->slots[state->nodes[self->node].slot] == slot
               ? state->nodes[self->node].segment + 1
               : 0;
  point_out (self, next < slot->n_nodes ? (int) carc_slot_node (slot, (guint) next) : -1);
  show_tie (self);
}

static void
arb_tie_highlight_line (ArbHighlight *highlight, const TableLine *line, gboolean expected)
{
  ArbTieHighlight *self = ARB_TIE_HIGHLIGHT (highlight);
  const CarcState *state = self->moment.state;

  point_out (self, line->feature);
  /* A tie of the forecast is not in the state that is drawn. */
  if (!expected && line->tie >= 0 && (guint) line->tie < state->n_ties)
    {
      self->tie_first = (guint) line->tie;
      self->n_ties = 1;
      self->tie = 0;
    }
  show_tie (self);
}

/* ---- answers ---- */

static gboolean
arb_tie_highlight_mark (ArbHighlight *highlight, const TableAnswer *answer)
{
  ArbTieHighlight *self = ARB_TIE_HIGHLIGHT (highlight);

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
arb_tie_highlight_question (ArbHighlight *highlight, int x, int y, int segment)
{
  const CarcState *state = ARB_TIE_HIGHLIGHT (highlight)->moment.state;
  const CarcSlot *slot;

  if (carc_is_hole (state, x, y))
    return g_strdup_printf ("hole %d,%d", x, y);
  if (!carc_slot_placed (state, carc_slot_at (state, x, y)))
    return NULL;
  slot = &state->slots[carc_slot_at (state, x, y)];
  return segment >= 0 && segment < slot->n_nodes ? node_words (state, carc_slot_node (slot, (guint) segment)) : NULL;
}

static char *
arb_tie_highlight_question_line (ArbHighlight *highlight, const TableLine *line, gboolean effect)
{
  const CarcState *state = ARB_TIE_HIGHLIGHT (highlight)->moment.state;
  const int node = carc_line_node (state, line, effect);

  return node >= 0 ? node_words (state, (guint16) node) : NULL;
}

static gboolean
arb_tie_highlight_leave (ArbHighlight *highlight)
{
  ArbTieHighlight *self = ARB_TIE_HIGHLIGHT (highlight);

  if (self->node < 0 && self->n_ties == 0)
    return FALSE;
  point_out (self, -1);
  show_tie (self);
  return TRUE;
}

static void
arb_tie_highlight_set_brief (ArbHighlight *highlight, gboolean brief)
{
  arb_tie_card_set_brief (ARB_TIE_CARD (arb_highlight_get_shown (highlight)->card), brief);
}

static void
stepped (ArbTieHighlight *self, int by)
{
  self->tie = CLAMP ((int) self->tie + by, 0, (int) self->n_ties - 1);
  show_tie (self);
}

static void
arb_tie_highlight_class_init (ArbTieHighlightClass *klass)
{
  ArbHighlightClass *highlight_class = ARB_HIGHLIGHT_CLASS (klass);

  TABLE_OVERRIDE (highlight_class, arb_tie_highlight, update, look, line, mark, question, question_line, leave,
                  set_brief);
}

static void
arb_tie_highlight_init (ArbTieHighlight *self)
{
  GtkWidget *card = g_object_new (ARB_TYPE_TIE_CARD, NULL);

  self->node = -1;
  arb_highlight_set_card (ARB_HIGHLIGHT (self), card);
  g_signal_connect_object (card, "close", G_CALLBACK (arb_highlight_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "step", G_CALLBACK (stepped), self, G_CONNECT_SWAPPED);
}

ArbHighlight *
arb_tie_highlight_new (ArbBoard *map, ArbTextures *textures)
{
  ArbTieHighlight *self = g_object_new (ARB_TYPE_TIE_HIGHLIGHT, NULL);

  self->map = ARB_MAP_VIEW (map);
  self->textures = textures;
  return ARB_HIGHLIGHT (self);
}
