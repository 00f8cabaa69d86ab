/* table-clock.c - the turn clock on the page of the table: shown while somebody can see it, and held while nobody can.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program wakes up for it once a second, and only while it runs and its labels are on the screen.
 */
#include "config.h"

#include "table-page-private.h"

static gboolean
tick (gpointer data)
{
  ArbTablePage *self = data;

  self->ticking = 0;
  arb_table_page_update_clock (self);
  return G_SOURCE_REMOVE;
}

/* The time of the turn that goes on; 0 if there is none. */
static gint64
turn_of (const ArbThinking *players)
{
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (players[i].turn >= 0)
      return players[i].turn;
  return 0;
}

void
arb_table_page_update_clock (ArbTablePage *self)
{
  ArbThinking players[TABLE_MAX_PLAYERS];
  gboolean shown = self->session != NULL && arb_session_has_clock (self->session);

  g_clear_handle_id (&self->ticking, g_source_remove);
  shown = shown && arb_session_thinking (self->session, players);
  arb_scoreboard_show_clock (self->scoreboard, shown ? players : NULL, shown && arb_session_clock_runs (self->session));
  /* Soon after the next whole second of the turn. */
  if (shown && arb_session_clock_runs (self->session) && gtk_widget_get_mapped (GTK_WIDGET (self->scoreboard)))
    self->ticking = g_timeout_add ((guint) (1010 - turn_of (players) % 1000), tick, self);
}

static void
mapped_changed (ArbTablePage *self)
{
  if (self->session != NULL)
    arb_session_hold (self->session, ARB_HOLD_AWAY, !gtk_widget_get_mapped (GTK_WIDGET (self)));
}

void
arb_table_page_add_clock (ArbTablePage *self)
{
  g_signal_connect_after (self, "map", G_CALLBACK (mapped_changed), NULL);
  g_signal_connect_after (self, "unmap", G_CALLBACK (mapped_changed), NULL);
  g_signal_connect_object (self->scoreboard, "map", G_CALLBACK (arb_table_page_update_clock), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->scoreboard, "unmap", G_CALLBACK (arb_table_page_update_clock), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
arb_table_page_begin_clock (ArbTablePage *self)
{
  g_signal_connect_swapped (self->session, "clock", G_CALLBACK (arb_table_page_update_clock), self);
  mapped_changed (self);
}

void
arb_table_page_end_clock (ArbTablePage *self)
{
  g_clear_handle_id (&self->ticking, g_source_remove);
  if (self->session != NULL)
    arb_session_hold (self->session, ARB_HOLD_AWAY, TRUE);
}
