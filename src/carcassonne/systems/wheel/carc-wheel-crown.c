/* carc-wheel-crown.c - the crown spaces of the Wheel of Fortune: who stands on them; and what is told of the wheel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the ruling W7.  A figure on a crown space is in no feature, but it stands on the cell of its space.
 */
#include "carc-wheel.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* ---- the spaces ---- */

guint
carc_crown_away (const CarcState *state, guint16 slot)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    if (slot != CARC_NONE && carc_list_has (wheel->spaces[part], wheel->n_spaces[part], slot))
      return CARC_AWAY_FORTUNE + part;
  return CARC_NONE;
}

/* The figure on the crown space of this cell, NULL if there is none. */
static const CarcFigure *
figure_on (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (carc_is_crowned (&state->figures[i]) && state->figures[i].slot == slot)
      return &state->figures[i];
  return NULL;
}

guint16
carc_crown_free (const CarcState *state, guint away)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint part = away - CARC_AWAY_FORTUNE;
  for (guint i = 0; i < wheel->n_spaces[part]; i++)
    if (figure_on (state, wheel->spaces[part][i]) == NULL)
      return wheel->spaces[part][i];
  return CARC_NONE;
}

static const char *
part_name (guint away)
{
  return _ (carc_wheel_names[away - CARC_AWAY_FORTUNE]);
}

/* ---- who comes there ---- */

gboolean
carc_crown_may_come (const CarcState *state, guint away, guint kind, TableRefusal *why)
{
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only followers stand on crown spaces"));
  return carc_crown_free (state, away) != CARC_NONE
         || table_refuse (why, _ ("every crown space of %s has a figure"), part_name (away));
}

gboolean
carc_crown_may_stand (const CarcState *state, guint kind, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (state, x, y);
  const guint away = carc_crown_away (state, slot);
  if (away == CARC_NONE)
    return table_refuse (why, _ ("there is no crown space on %d,%d"), x, y);
  return carc_crown_may_come (state, away, kind, why)
         && (figure_on (state, slot) == NULL
             || table_refuse (why, _ ("the crown space on %d,%d has a figure already"), x, y));
}

/* ---- the act ---- */

gboolean
carc_crown_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const int x = entry->path[0].x, y = entry->path[0].y;
  const guint16 goal = carc_slot_at (state, x, y);
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (!carc_crown_may_stand (state, entry->figure, x, y, why)
      || (!state->agreed && !carc_may_deploy (state, entry->figure, goal, why)))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_to_crown (state, figure, goal);
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

/* Offers the crown spaces without a figure. */
void
carc_crown_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *laid = data;
  const CarcWheel *wheel = carc_wheel_of (laid);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part] && has_follower (laid); i++)
      {
        const guint16 slot = wheel->spaces[part][i];
        if (figure_on (laid, slot) == NULL && (laid->agreed || carc_may_deploy (laid, CARC_FOLLOWER, slot, NULL)))
          carc_offer_cell (offers, laid->slots[slot].x, laid->slots[slot].y);
      }
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
carc_crown_tell_space (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *laid = data;
  const guint away = carc_crown_away (laid, carc_slot_at (laid, offer->value[0], offer->value[1]));
  return g_strdup_printf ("%d,%d: %s", offer->value[0], offer->value[1], part_name (away));
}

char *
carc_crown_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const guint away = carc_crown_away (before, carc_slot_at (before, entry->path[0].x, entry->path[0].y));
  g_autofree char *place = g_strdup_printf (_ ("a crown space of %s"), away != CARC_NONE ? part_name (away) : "?");
  return carc_words (_ (carc_figures[entry->figure]->acted), place);
}

/* ---- the wheel in words, pictures, JSON ---- */

/* The pig; figures on crown spaces are drawn as others are. */
guint
carc_wheel_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const CarcSlot *slot = &state->slots[wheel->spaces[wheel->pig][0]];
  if (max > 0)
    standing[0] = (CarcPiece){ CARC_PIECE_WHEEL_PIG, slot->x, slot->y, -1, -1 };
  return MIN (max, 1);
}

void
carc_wheel_tell (const CarcState *state, GString *out)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  g_string_append_printf (out, _ ("The pig of the wheel is on %s\n"), _ (carc_wheel_names[wheel->pig]));
  if (waiting != CARC_NONE)
    g_string_append_printf (out, _ ("The wheel was turned for the tile %s\n"), state->rules->tiles[waiting].id);
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part]; i++)
      {
        const CarcFigure *figure = figure_on (state, wheel->spaces[part][i]);
        if (figure != NULL)
          g_string_append_printf (out, _ ("On a crown space of %s: %s\n"), _ (carc_wheel_names[part]),
                                  carc_name (state, figure->player));
      }
}

/* A figure on a crown space is told as others are, and names the space. */
void
carc_wheel_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint away = carc_crown_away (state, slot);
  if (away == CARC_NONE)
    return;
  if (figure_on (state, slot) == NULL)
    {
      g_string_append (words, ", ");
      g_string_append_printf (words, _ ("a crown space of %s"), part_name (away));
    }
  if (wheel->spaces[wheel->pig][0] == slot)
    g_string_append_printf (words, ", %s", _ ("the pig of the wheel"));
}

void
carc_wheel_report (const CarcState *state, GString *json)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  const guint waiting = carc_wheel_waiting (state);
  put_object (json, "wheel");
  put_text (json, "pig", carc_aways[CARC_AWAY_FORTUNE + wheel->pig]->word);
  put_text (json, "tile", waiting == CARC_NONE ? NULL : state->rules->tiles[waiting].id);
  put_array (json, "spaces");
  for (guint part = 0; part < CARC_WHEEL_PARTS; part++)
    for (guint i = 0; i < wheel->n_spaces[part]; i++)
      {
        const CarcSlot *slot = &state->slots[wheel->spaces[part][i]];
        const CarcFigure *figure = figure_on (state, wheel->spaces[part][i]);
        put_object (json, NULL);
        put_text (json, "part", carc_aways[CARC_AWAY_FORTUNE + part]->word);
        put_cell (json, "cell", slot->x, slot->y);
        put_text (json, "player", figure == NULL ? NULL : state->rules->players[figure->player].name);
        put_text (json, "figure", figure == NULL ? NULL : carc_figures[figure->kind]->word);
        end_object (json);
      }
  end_array (json);
  end_object (json);
}
