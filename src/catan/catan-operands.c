/* catan-operands.c - what all types of operands share, and the types of dice and numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include "table/table-intl.h"

/* ---- what the types share ---- */

void
catan_word_append (GString *out, gsize first, const char *word)
{
  if (out->len > first)
    g_string_append_c (out, ' ');
  g_string_append (out, word);
}

/* ---- numbers ---- */

static void
offer_points (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  gint32 n = (gint32) catan_most_points (state, catan_player_on_turn (state));
  for (gint32 i = 1; i <= n; i++)
    table_offer_add (offers, i);
}

static char *
tell_points_shown (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup_printf (ngettext ("%d point card", "%d point cards", (gulong) offer->value[0]), offer->value[0]);
}

static char
key_digit (gconstpointer state, const TableOffer *offer)
{
  return (char) ('0' + offer->value[0]);
}

const TableOperandType catan_operand_count = {
  .name = "N",
  .member = "number",
  .size = sizeof (guint8),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("How many point cards?"),
  .offer = offer_points,
  .tell = tell_points_shown,
  .key = key_digit,
};

/* ---- dice ---- */

static gboolean
read_dice (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int dice;
  if (!table_words_number (word, 2, 12, &dice))
    return table_refuse (in->why, _ ("“%.20s” is not a sum of two dice: they show 2 to 12"), word);
  *(guint8 *) field = (guint8) dice;
  return TRUE;
}

static void
offer_dice (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (gint32 dice = 2; dice <= 12; dice++)
    table_offer_add (offers, dice)->flags = dice == 7 && catan_seven_again (state)
                                                    && !((const CatanState *) state)->agreed
                                                ? TABLE_OFFER_REFUSED
                                                : 0;
}

static char *
tell_dice (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  /* Translators: a throw of the dice. */
  return g_strdup_printf (_ ("dice: %d"), offer->value[0]);
}

static char
key_dice (gconstpointer state, const TableOffer *offer)
{
  return "234567890-="[offer->value[0] - 2];
}

const TableOperandType catan_operand_dice = {
  .name = "N",
  .member = "dice",
  .missing = N_ ("what do the dice show? their sum is missing, 2 to 12"),
  .size = sizeof (guint8),
  .read = read_dice,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .labels = TABLE_LABELS_KEYS,
  .offer = offer_dice,
  .tell = tell_dice,
  .key = key_dice,
};
