/* catan-operand-taken.c - how many cards each player gives for a monopoly, as an operand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-operands-private.h"
#include "catan-rooms.h"
#include "table/table-intl.h"

/* ---- words ---- */

/* Reads NAME N and adds it to the field. */
static gboolean
read_taken (TableReader *in, const TableOperand *operand, gpointer field)
{
  gint8 *taken = field, player = 0;
  int n;
  if (!table_reader_player (in, &player) || !table_reader_number (in, 0, CATAN_BANK_MAX, &n))
    return FALSE;
  if (taken[player])
    return table_refuse (in->why, _ ("%s is named twice"), table_name_said (&in->players[player]));
  taken[player] = (gint8) (n > 0 ? n : CATAN_TAKEN_NONE);
  return TRUE;
}

static void
print_taken (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanRules *players = rules;
  const gint8 *taken = field;
  gsize first = out->len;
  for (guint i = 0; i < players->n_players; i++)
    if (taken[i])
      {
        catan_word_append (out, first, "");
        table_words_append (out, players->players[i].name);
        g_string_append_printf (out, " %d", MAX (taken[i], 0));
      }
}

static void
report_taken (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CatanRules *players = rules;
  const gint8 *taken = field;
  in_array (json, key);
  for (guint i = 0; i < players->n_players; i++)
    if (taken[i])
      {
        in_object (json, NULL);
        put_text (json, "player", players->players[i].name);
        put_number (json, "number", MAX (taken[i], 0));
      }
}

static gboolean
taken_said (gconstpointer field)
{
  static const gint8 none[CATAN_MAX_PLAYERS];
  return memcmp (field, none, sizeof none) != 0;
}

/* ---- what is asked ---- */

/* Everybody sees how many cards somebody gives.  The prompt asks for each player of whom it is not certain before. */
static int
find_asked (const CatanState *state, const CatanEntry *entry)
{
  const guint8 r = entry->resource;
  for (guint p = 0; state->rules->covered && r < CATAN_N_RESOURCES && p < state->rules->n_players; p++)
    if (p != catan_player_on_turn (state) && entry->taken[p] == 0 && state->seats[p].hand[r] < state->seats[p].most[r])
      return (int) p;
  return CATAN_NOBODY;
}

/* What is known of a player's cards after what was said of the others. */
static void
view_asked (const CatanState *state, const CatanEntry *entry, guint player, CatanHandsView *view)
{
  g_autoptr (CatanHands) hands = catan_hands_copy (state->kept.everybody);
  for (guint p = 0; p < state->rules->n_players; p++)
    if (entry->taken[p] != 0)
      catan_hands_count (hands, p, entry->resource, (guint) MAX (entry->taken[p], 0));
  catan_hands_view (hands, player, view);
}

/* value[] is how many, and the player. */
static void
offer_taken (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const int player = find_asked (state, entry);
  CatanHandsView view;
  if (player == CATAN_NOBODY)
    return;
  view_asked (state, entry, (guint) player, &view);
  for (guint n = 0; n <= catan_hand_size (state, (guint) player); n++)
    {
      TableOffer *offer = table_offer_add (offers, (gint32) n);
      offer->value[1] = player;
      if (n < view.least[entry->resource] || n > view.most[entry->resource])
        offer->flags = TABLE_OFFER_REFUSED;
    }
}

static void
take_taken (const TableOffer *offer, gpointer field)
{
  gint8 *taken = field;
  taken[offer->value[1]] = (gint8) (offer->value[0] > 0 ? offer->value[0] : CATAN_TAKEN_NONE);
}

static char *
tell_taken (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const guint n = (guint) offer->value[0];
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

/* A number of two digits has no key of its own. */
static char
key_taken (gconstpointer state, const TableOffer *offer)
{
  return (char) (offer->value[0] < 10 ? '0' + offer->value[0] : 0);
}

static char *
ask_taken (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  const int player = find_asked (state, entry);
  if (player == CATAN_NOBODY)
    return g_strdup ("");
  /* Translators: a player, and a resource. */
  return g_strdup_printf (_ ("How many cards does %s give (%s)?"), catan_name (state, player),
                          catan_resource_name ((CatanResource) entry->resource));
}

char *
catan_taken_lacking (const CatanState *state, const CatanEntry *entry, guint n, gboolean counts)
{
  const int player = find_asked (state, entry);
  const char *card = catan_resource_name ((CatanResource) entry->resource);
  CatanHandsView view;
  if (player == CATAN_NOBODY || !counts)
    return NULL;
  view_asked (state, entry, (guint) player, &view);
  if (n > view.most[entry->resource])
    return g_strdup_printf (_ ("%s has at most %u %s"), catan_name (state, player), view.most[entry->resource], card);
  if (n < view.least[entry->resource])
    return g_strdup_printf (_ ("%s has at least %u %s"), catan_name (state, player), view.least[entry->resource], card);
  return NULL;
}

const TableOperandType catan_operand_taken = {
  .name = "NAME N",
  .member = "taken",
  .read = read_taken,
  .print = print_taken,
  .report = report_taken,
  .wordless = TRUE,
  .said = taken_said,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_taken,
  .offer = offer_taken,
  .take = take_taken,
  .tell = tell_taken,
  .key = key_taken,
};
