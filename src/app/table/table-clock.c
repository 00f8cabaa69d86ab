/* table-clock.c - the turn clock on the page of the table: shown while somebody can see it, and held while nobody can.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program wakes up for it once a second, and only while it runs and its labels are on the screen.
 */
#include "config.h"

#include "table-page-private.h"

#include <glib/gi18n.h>

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

gboolean
arb_table_page_pauses (ArbTablePage *self)
{
  return self->session != NULL && arb_session_pauses (self->session);
}

/* The prompt makes room for the words about the pause, so no key and no click makes an entry by mistake. */
static void
update_pause (ArbTablePage *self)
{
  const gboolean pauses = arb_table_page_pauses (self);

  if (gtk_widget_get_visible (self->pause) == pauses)
    return;
  if (pauses)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *time = g_date_time_format (now, "%H:%M");
      g_autofree char *words = g_strdup_printf (_ ("Pause since %s"), time);

      gtk_label_set_text (self->pause_label, words);
    }
  gtk_widget_set_visible (self->pause, pauses);
  arb_table_page_place_desk (self);
  if (pauses)
    gtk_widget_grab_focus (self->go_on);
  else
    arb_board_focus (self->board);
  if (self->session != NULL)
    arb_table_page_update (self);
}

void
arb_table_page_pause (ArbTablePage *self, gboolean pauses)
{
  if (self->session == NULL)
    return;
  if (pauses)
    while (arb_table_page_leave (self))
      ;
  arb_session_hold (self->session, ARB_HOLD_PAUSE, pauses);
}

static void
clock_changed (ArbTablePage *self)
{
  arb_table_page_update_clock (self);
  update_pause (self);
}

/* Another window may show the same table. */
static void
watch (ArbTablePage *self, gboolean watching)
{
  if (self->session == NULL || self->watching == watching)
    return;
  self->watching = watching;
  arb_session_watch (self->session, watching);
}

static void
mapped_changed (ArbTablePage *self)
{
  watch (self, gtk_widget_get_mapped (GTK_WIDGET (self)));
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
  g_signal_connect_swapped (self->session, "clock", G_CALLBACK (clock_changed), self);
  mapped_changed (self);
  update_pause (self);
}

void
arb_table_page_end_clock (ArbTablePage *self)
{
  g_clear_handle_id (&self->ticking, g_source_remove);
  watch (self, FALSE);
}
