/* island-flash.c - flashes what a throw pays, once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-flash.h"

#include <string.h>

#define SECONDS 1.2

void
arb_island_flash_end (ArbIslandFlash *flash)
{
  if (flash->tick != 0)
    gtk_widget_remove_tick_callback (flash->widget, flash->tick);
  flash->tick = 0;
}

static gboolean
flash_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ArbIslandFlash *flash = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (flash->begun == 0)
    flash->begun = now;
  flash->phase = (double) (now - flash->begun) / (SECONDS * G_USEC_PER_SEC);
  gtk_widget_queue_draw (widget);
  if (flash->phase < 1)
    return G_SOURCE_CONTINUE;
  flash->tick = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
draws_from (const CatanState *state, guint player, guint8 sea)
{
  for (guint i = 0; i < state->n_draws; i++)
    if (state->draws[i].player == player && state->draws[i].sea == sea)
      return TRUE;
  return FALSE;
}

/* Finds the fisheries and lakes with tokens to draw, and the hexes that paid somebody a card. */
static gboolean
find_paying (ArbIslandFlash *flash, const CatanState *state)
{
  CatanPayment payments[CATAN_PAYMENTS_MAX];
  const guint n = catan_payments (state, state->dice, payments);
  gboolean any = FALSE;

  memset (flash->hexes, 0, sizeof flash->hexes);
  memset (flash->seas, 0, sizeof flash->seas);
  for (const CatanPayment *p = payments; p < payments + n; p++)
    if (p->what == CATAN_DUE_TOKENS ? draws_from (state, p->player, p->sea)
                                    : p->what < CATAN_N_RESOURCES && state->brought.yield[p->player][p->what] > 0)
      any = *(p->hex != CATAN_NOWHERE ? &flash->hexes[p->hex] : &flash->seas[p->sea]) = TRUE;
  return any;
}

void
arb_island_flash_update (ArbIslandFlash *flash, const CatanState *state, gboolean same_game)
{
  guint n_rolls = 0;
  gboolean animated = FALSE, rolled;

  arb_island_flash_end (flash);
  for (guint sum = 2; state != NULL && sum <= 12; sum++)
    n_rolls += state->rolls[sum];
  rolled = same_game && n_rolls == flash->n_rolls + 1 && state->n_entries == flash->n_entries + 1;
  flash->n_rolls = n_rolls;
  flash->n_entries = state != NULL ? state->n_entries : 0;
  if (!rolled || !find_paying (flash, state))
    return;
  g_object_get (gtk_widget_get_settings (flash->widget), "gtk-enable-animations", &animated, NULL);
  if (!animated)
    return;
  flash->begun = 0;
  flash->phase = 0;
  flash->tick = gtk_widget_add_tick_callback (flash->widget, flash_on, flash, NULL);
}

void
arb_island_flash_draw (const ArbIslandFlash *flash, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  if (flash->tick == 0)
    return;
  for (guint8 i = 0; i < view->island->shape.n_hexes; i++)
    if (flash->hexes[i])
      art_island_flash (cr, view, (ArtPlace){ ART_PLACE_HEX, i }, flash->phase, style);
  for (guint8 i = 0; i < view->island->shape.n_seas; i++)
    if (flash->seas[i])
      art_island_flash (cr, view, (ArtPlace){ ART_PLACE_SEA, i }, flash->phase, style);
}
