/* carc-wheel-crown.c - the crown spaces of the Wheel of Fortune: who stands on them; and what is told of the wheel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the ruling W7.  A figure on a crown space is off the board: nothing on the land reaches it, and the Arbitress
 * does not count it.
 */
#include "carc-wheel.h"

#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- the act ---- */

/* The figures on the crown spaces of a part, in the order in which they came.  Returns their number. */
static guint
find_crowned (const CarcState *state, guint part, guint16 figures[CARC_WHEEL_SPACES])
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].at == CARC_AT_AWAY && state->figures[i].away == CARC_AWAY_FORTUNE + part)
      {
        g_assert (n < CARC_WHEEL_SPACES);
        figures[n++] = (guint16) i;
      }
  if (n == 2 && state->figures[figures[0]].serial > state->figures[figures[1]].serial)
    {
      const guint16 first = figures[0];
      figures[0] = figures[1];
      figures[1] = first;
    }
  return n;
}

gboolean
carc_crown_may_come (const CarcState *state, guint away, guint kind, TableRefusal *why)
{
  guint16 figures[CARC_WHEEL_SPACES];
  const guint part = away - CARC_AWAY_FORTUNE;
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only followers stand on crown spaces"));
  return find_crowned (state, part, figures) < carc_wheel_of (state)->n_spaces[part]
         || table_refuse (why, _ ("every crown space of %s has a figure"), _ (carc_wheel_names[part]));
}

/* The part with a crown space on this cell, CARC_WHEEL_PARTS if there is none. */
static guint
part_at (const CarcState *state, guint16 slot)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  guint part = 0;
  while (part < CARC_WHEEL_PARTS
         && (slot == CARC_NONE || !carc_list_has (wheel->spaces[part], wheel->n_spaces[part], slot)))
    part++;
  return part;
}

gboolean
carc_crown_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->path[0].x, entry->path[0].y);
  const guint part = part_at (state, slot);
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (part == CARC_WHEEL_PARTS)
    return table_refuse (why, _ ("there is no crown space on %d,%d"), entry->path[0].x, entry->path[0].y);
  if (!carc_crown_may_come (state, CARC_AWAY_FORTUNE + part, entry->figure, why)
      || !carc_may_deploy (state, entry->figure, slot, why))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_send_away (state, figure, CARC_AWAY_FORTUNE + part, -1, CARC_LEFT_REMOVED);
  return TRUE;
}

static gboolean
has_follower (const CarcState *state)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_is_follower (kind) && carc_figure_in_supply (state, state->player, (CarcFigureKind) kind) != CARC_NONE)
      return TRUE;
  return FALSE;
}

/* Offers the cells of all parts that have a free space; one cell is as good as the other. */
void
carc_crown_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *laid = data;
  const CarcWheel *wheel = carc_wheel_of (laid);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part] && has_follower (laid); i++)
      if (carc_crown_may_come (laid, CARC_AWAY_FORTUNE + part, CARC_FOLLOWER, NULL)
          && carc_may_deploy (laid, CARC_FOLLOWER, wheel->spaces[part][i], NULL))
        carc_offer_cell (offers, laid->slots[wheel->spaces[part][i]].x, laid->slots[wheel->spaces[part][i]].y);
}

void
carc_crown_offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *laid = data;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_is_follower (kind) && carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) != CARC_NONE)
      table_offer_add (offers, (gint32) kind);
}

gboolean
carc_crown_offered (gconstpointer data, const TableAct *act)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  carc_crown_offer (data, NULL, act, NULL, offers);
  return offers->len > 0;
}

/* "1,0: Fortune" */
char *
carc_crown_tell_cell (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *laid = data;
  const guint part = part_at (laid, carc_slot_at (laid, offer->value[0], offer->value[1]));
  return g_strdup_printf ("%d,%d: %s", offer->value[0], offer->value[1], _ (carc_wheel_names[part]));
}

char *
carc_crown_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const guint part = part_at (before, carc_slot_at (before, entry->path[0].x, entry->path[0].y));
  g_autofree char *place = g_strdup_printf (_ ("a crown space of %s"),
                                            part < CARC_WHEEL_PARTS ? _ (carc_wheel_names[part]) : "?");
  return carc_words (_ (carc_figures[entry->figure]->acted), place);
}

/* ---- words, pictures, JSON ---- */

guint
carc_crown_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const CarcSlot *slot = &state->slots[wheel->spaces[wheel->pig][0]];
  guint n = 0;
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    {
      guint16 figures[CARC_WHEEL_SPACES];
      const guint found = find_crowned (state, part, figures);
      for (guint i = 0; i < found && n < max; i++)
        {
          const CarcSlot *at = &state->slots[wheel->spaces[part][i]];
          standing[n++] = (CarcPiece){ CARC_PIECE_CROWN, at->x, at->y, (gint8) state->figures[figures[i]].player,
                                       CARC_PIECE_ON_MARK };
        }
    }
  if (n < max)
    standing[n++] = (CarcPiece){ CARC_PIECE_WHEEL_PIG, slot->x, slot->y, -1, -1 };
  return n;
}

void
carc_crown_tell_all (const CarcState *state, GString *out)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  g_string_append_printf (out, _ ("The pig of the wheel is on %s\n"), _ (carc_wheel_names[wheel->pig]));
  if (waiting != CARC_NONE)
    g_string_append_printf (out, _ ("The wheel was turned for the tile %s\n"), state->rules->tiles[waiting].id);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    {
      guint16 figures[CARC_WHEEL_SPACES];
      const guint n = find_crowned (state, part, figures);
      for (guint i = 0; i < n; i++)
        g_string_append_printf (out, _ ("On a crown space of %s: %s\n"), _ (carc_wheel_names[part]),
                                carc_name (state, state->figures[figures[i]].player));
    }
}

void
carc_crown_tell_about (const CarcState *state, guint16 slot, GString *words)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint part = part_at (state, slot);
  guint16 figures[CARC_WHEEL_SPACES];
  if (part == CARC_WHEEL_PARTS)
    return;
  g_string_append (words, ", ");
  g_string_append_printf (words, _ ("a crown space of %s"), _ (carc_wheel_names[part]));
  const guint n = find_crowned (state, part, figures);
  for (guint i = 0; i < n; i++)
    if (wheel->spaces[part][i] == slot)
      g_string_append_printf (words, _ (" with %s’s figure"), carc_name (state, state->figures[figures[i]].player));
  if (wheel->pig == part && wheel->spaces[part][0] == slot)
    g_string_append_printf (words, ", %s", _ ("the pig of the wheel"));
}

void
carc_crown_report (const CarcState *state, TableReport *report)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  report->object (report, "wheel");
  report->text (report, "pig", carc_aways[CARC_AWAY_FORTUNE + wheel->pig]->word);
  report->text (report, "tile", waiting == CARC_NONE ? NULL : state->rules->tiles[waiting].id);
  report->array (report, "spaces");
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    {
      guint16 figures[CARC_WHEEL_SPACES];
      const guint n = find_crowned (state, part, figures);
      for (guint i = 0; i < wheel->n_spaces[part]; i++)
        {
          const CarcSlot *slot = &state->slots[wheel->spaces[part][i]];
          const CarcFigure *figure = i < n ? &state->figures[figures[i]] : NULL;
          report->object (report, NULL);
          report->text (report, "part", carc_aways[CARC_AWAY_FORTUNE + part]->word);
          report->cell (report, "cell", slot->x, slot->y);
          report->text (report, "player", figure == NULL ? NULL : state->rules->players[figure->player].name);
          report->text (report, "figure", figure == NULL ? NULL : carc_figures[figure->kind]->word);
          report->end_object (report);
        }
    }
  report->end_array (report);
  report->end_object (report);
}
