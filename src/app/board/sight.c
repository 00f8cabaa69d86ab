/* sight.c - what is highlighted on the table page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "sight.h"

typedef struct
{
  GtkWidget *card;
  gboolean card_shown, card_low, mark_low;
  char *words;
} ArbSightPrivate;

static guint changed_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ArbSight, arb_sight, G_TYPE_OBJECT)

#define PRIVATE(self) ((ArbSightPrivate *) arb_sight_get_instance_private (self))

void
arb_sight_update (ArbSight *self, const TableMoment *moment)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  ARB_SIGHT_GET_CLASS (self)->update (self, moment);
}

void
arb_sight_look (ArbSight *self, int x, int y, int part)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  ARB_SIGHT_GET_CLASS (self)->look (self, x, y, part);
}

void
arb_sight_line (ArbSight *self, const TableLine *line, gboolean expected)
{
  g_return_if_fail (ARB_IS_SIGHT (self) && line != NULL);

  ARB_SIGHT_GET_CLASS (self)->line (self, line, expected);
}

void
arb_sight_player (ArbSight *self, int player, int topic)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  if (ARB_SIGHT_GET_CLASS (self)->player != NULL)
    ARB_SIGHT_GET_CLASS (self)->player (self, player, topic);
}

void
arb_sight_mark (ArbSight *self, const TableAnswer *answer)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  PRIVATE (self)->mark_low = ARB_SIGHT_GET_CLASS (self)->mark != NULL
                             && ARB_SIGHT_GET_CLASS (self)->mark (self, answer);
}

gboolean
arb_sight_get_mark_low (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), FALSE);

  return PRIVATE (self)->mark_low;
}

char *
arb_sight_question (ArbSight *self, int x, int y, int part)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), NULL);

  return ARB_SIGHT_GET_CLASS (self)->question != NULL ? ARB_SIGHT_GET_CLASS (self)->question (self, x, y, part) : NULL;
}

char *
arb_sight_question_line (ArbSight *self, const TableLine *line, gboolean effect)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self) && line != NULL, NULL);

  return ARB_SIGHT_GET_CLASS (self)->question_line != NULL
             ? ARB_SIGHT_GET_CLASS (self)->question_line (self, line, effect)
             : NULL;
}

gboolean
arb_sight_leave (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), FALSE);

  return ARB_SIGHT_GET_CLASS (self)->leave (self);
}

void
arb_sight_set_brief (ArbSight *self, gboolean brief)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  if (ARB_SIGHT_GET_CLASS (self)->set_brief != NULL)
    ARB_SIGHT_GET_CLASS (self)->set_brief (self, brief);
}

GtkWidget *
arb_sight_get_card (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), NULL);

  return PRIVATE (self)->card;
}

gboolean
arb_sight_get_card_shown (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), FALSE);

  return PRIVATE (self)->card_shown;
}

gboolean
arb_sight_get_card_low (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), FALSE);

  return PRIVATE (self)->card_low;
}

const char *
arb_sight_get_words (ArbSight *self)
{
  g_return_val_if_fail (ARB_IS_SIGHT (self), NULL);

  return PRIVATE (self)->words;
}

void
arb_sight_set_card (ArbSight *self, GtkWidget *card)
{
  g_return_if_fail (ARB_IS_SIGHT (self) && PRIVATE (self)->card == NULL);

  PRIVATE (self)->card = g_object_ref_sink (card);
}

void
arb_sight_set_card_low (ArbSight *self, gboolean low)
{
  g_return_if_fail (ARB_IS_SIGHT (self));

  PRIVATE (self)->card_low = low;
}

void
arb_sight_show (ArbSight *self, gboolean card, char *words)
{
  ArbSightPrivate *own = PRIVATE (self);

  g_free (own->words);
  own->words = words;
  own->card_shown = card;
  g_signal_emit (self, changed_signal, 0);
}

static void
arb_sight_finalize (GObject *object)
{
  ArbSightPrivate *own = PRIVATE (ARB_SIGHT (object));

  g_clear_object (&own->card);
  g_free (own->words);

  G_OBJECT_CLASS (arb_sight_parent_class)->finalize (object);
}

static void
arb_sight_class_init (ArbSightClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_sight_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
arb_sight_init (ArbSight *self)
{
}
