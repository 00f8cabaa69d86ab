/* highlight.c - what is highlighted on the table page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "highlight.h"

#include "app/kit/widgets.h"

typedef ArbHighlightShown ArbHighlightPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ArbHighlight, arb_highlight, G_TYPE_OBJECT)

#define PRIVATE(self) ((ArbHighlightPrivate *) arb_highlight_get_instance_private (self))

void
arb_highlight_update (ArbHighlight *self, const TableMoment *moment)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  ARB_HIGHLIGHT_GET_CLASS (self)->update (self, moment);
}

void
arb_highlight_look (ArbHighlight *self, int x, int y, int part)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  ARB_HIGHLIGHT_GET_CLASS (self)->look (self, x, y, part);
}

void
arb_highlight_line (ArbHighlight *self, const TableLine *line, gboolean expected)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self) && line != NULL);

  ARB_HIGHLIGHT_GET_CLASS (self)->line (self, line, expected);
}

void
arb_highlight_player (ArbHighlight *self, int player, int topic)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  if (ARB_HIGHLIGHT_GET_CLASS (self)->player != NULL)
    ARB_HIGHLIGHT_GET_CLASS (self)->player (self, player, topic);
}

void
arb_highlight_mark (ArbHighlight *self, const TableAnswer *answer)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  PRIVATE (self)->mark_low = ARB_HIGHLIGHT_GET_CLASS (self)->mark != NULL
                             && ARB_HIGHLIGHT_GET_CLASS (self)->mark (self, answer);
}

char *
arb_highlight_question (ArbHighlight *self, int x, int y, int part)
{
  g_return_val_if_fail (ARB_IS_HIGHLIGHT (self), NULL);

  return ARB_HIGHLIGHT_GET_CLASS (self)->question != NULL ? ARB_HIGHLIGHT_GET_CLASS (self)->question (self, x, y, part)
                                                          : NULL;
}

char *
arb_highlight_question_line (ArbHighlight *self, const TableLine *line, gboolean effect)
{
  g_return_val_if_fail (ARB_IS_HIGHLIGHT (self) && line != NULL, NULL);

  return ARB_HIGHLIGHT_GET_CLASS (self)->question_line != NULL
             ? ARB_HIGHLIGHT_GET_CLASS (self)->question_line (self, line, effect)
             : NULL;
}

gboolean
arb_highlight_leave (ArbHighlight *self)
{
  g_return_val_if_fail (ARB_IS_HIGHLIGHT (self), FALSE);

  return ARB_HIGHLIGHT_GET_CLASS (self)->leave (self);
}

void
arb_highlight_set_brief (ArbHighlight *self, gboolean brief)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  if (ARB_HIGHLIGHT_GET_CLASS (self)->set_brief != NULL)
    ARB_HIGHLIGHT_GET_CLASS (self)->set_brief (self, brief);
}

const ArbHighlightShown *
arb_highlight_get_shown (ArbHighlight *self)
{
  g_return_val_if_fail (ARB_IS_HIGHLIGHT (self), NULL);

  return PRIVATE (self);
}

void
arb_highlight_set_card (ArbHighlight *self, GtkWidget *card)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self) && PRIVATE (self)->card == NULL);

  PRIVATE (self)->card = g_object_ref_sink (card);
}

void
arb_highlight_set_card_low (ArbHighlight *self, gboolean low)
{
  g_return_if_fail (ARB_IS_HIGHLIGHT (self));

  PRIVATE (self)->card_low = low;
}

void
arb_highlight_show (ArbHighlight *self, gboolean card, char *words)
{
  ArbHighlightPrivate *own = PRIVATE (self);

  g_free (own->words);
  own->words = words;
  own->card_shown = card;
  g_signal_emit_by_name (self, "changed");
}

static void
arb_highlight_finalize (GObject *object)
{
  ArbHighlightPrivate *own = PRIVATE (ARB_HIGHLIGHT (object));

  g_clear_object (&own->card);
  g_free (own->words);

  G_OBJECT_CLASS (arb_highlight_parent_class)->finalize (object);
}

static void
arb_highlight_class_init (ArbHighlightClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_highlight_finalize;

  table_signal_new (klass, "changed", 0);
}

static void
arb_highlight_init (ArbHighlight *self)
{
}
