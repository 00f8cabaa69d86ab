/* table-pad.c - see table-pad.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-pad.h"

#include <string.h>

#include "table-entry.h"
#include "table-intl.h"

/* ---- how many points ---- */

static gboolean
set_score (const char *word, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  int number;
  if (!table_words_number (word, operand->low, operand->high, &number))
    return table_refuse (why, _ ("“%.20s” is not a number of points from %d to %d"), word, operand->low, operand->high);
  table_operand_put (operand, field, number);
  return TRUE;
}

static gboolean
read_score (TableReader *in, const TableOperand *operand, gpointer field)
{
  return set_score (table_reader_take (in), operand, field, in->why);
}

static const char *
write_score (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  const gsize length = strcspn (text, " ");
  g_autofree char *word = g_strndup (text, length);
  if (length == 0)
    return table_refuse (why, _ ("Write how many, as 12 or -3")), NULL;
  if (!set_score (word, operand, field, why))
    return NULL;
  return text + length + strspn (text + length, " ");
}

#define SCORE(Field)                                                                                                   \
  {                                                                                                                    \
    .name = "N", .member = "points", .missing = N_ ("how many? the number is missing"), .size = sizeof (Field),        \
    .labels = TABLE_LABELS_TEXT, .ask = N_ ("How many points?"),                                                       \
    .hint = N_ ("12 or -3, and for what if you like: 12 cities"), .read = read_score,                                  \
    .print = table_operand_print_number, .report = table_operand_report_number, .write = write_score                   \
  }

const TableOperandType table_operand_score = SCORE (gint16);
const TableOperandType table_operand_large_score = SCORE (gint32);

/* ---- for what ---- */

static gboolean
set_what (const char *text, gsize length, gpointer field, TableRefusal *why)
{
  if (length >= TABLE_WHAT_MAX)
    return table_refuse (why, _ ("what the points are for is longer than %u bytes"), (guint) TABLE_WHAT_MAX - 1);
  g_autofree char *what = g_strndup (text, length);
  memset (field, 0, TABLE_WHAT_MAX);
  table_text_copy_shown (field, TABLE_WHAT_MAX, what);
  return TRUE;
}

static gboolean
read_what (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  return *word != '\0' ? set_what (word, strlen (word), field, in->why)
                       : table_refuse (in->why, _ ("what the points are for is empty"));
}

/* What stands before the first colon; the rest is the reason. */
static const char *
write_what (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  text += strspn (text, ": ");
  const gsize length = strcspn (text, ":");
  gsize used = length;
  while (used > 0 && text[used - 1] == ' ')
    used--;
  if (used == 0)
    return table_refuse (why, _ ("Write something here")), NULL;
  g_autofree char *what = g_strndup (text, used);
  if (!table_text_check (what, why) || !set_what (text, used, field, why))
    return NULL;
  return text + length + strspn (text + length, ": ");
}

static void
take_what (const TableOffer *offer, gpointer field)
{
  const char *text = offer->text != NULL ? offer->text : "";
  set_what (text, strlen (text), field, NULL);
}

static char *
tell_what (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (offer->text != NULL ? offer->text : _ ("Only points"));
}

const TableOperandType table_operand_what = {
  .name = "FOR",
  .member = "for",
  .size = TABLE_WHAT_MAX,
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("For what?"),
  .hint = N_ ("type a few words, or Enter for only points; after a colon, why"),
  .read = read_what,
  .print = table_operand_print_text,
  .report = table_operand_report_text,
  .wordless = TRUE,
  .take = take_what,
  .tell = tell_what,
  .write = write_what,
};

static void
offer_text (GArray *offers, const char *text)
{
  if (offers->len > TABLE_WHATS_OFFERED || strlen (text) >= TABLE_WHAT_MAX)
    return;
  for (guint i = 0; i < offers->len; i++)
    if (g_strcmp0 (g_array_index (offers, TableOffer, i).text, text) == 0)
      return;
  table_offer_add (offers, (gint32) offers->len)->text = text;
}

void
table_pad_offer (const TableGame *game, gconstpointer state, guint32 kinds, GArray *offers)
{
  const TableLedger *ledger = &table_state (state)->ledger;
  table_offer_add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
  for (guint kind = 0; kind < game->n_kinds; kind++)
    if ((kinds >> kind) & 1)
      offer_text (offers, game->kind_title (kind));
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].what != 0)
      offer_text (offers, table_ledger_text (ledger, ledger->lines[i].what));
}

/* ---- the ledger ---- */

TableLine
table_pad_line (gconstpointer data, gconstpointer given, guint kind, guint because)
{
  const TableState *state = data;
  const TableEntryBase *entry = given;
  return (TableLine){ .entry = state->n_entries,
                      .turn = state->n_turns,
                      .player = entry->player,
                      .kind = (guint8) kind,
                      .because = (guint8) because,
                      .feature = -1,
                      .tie = -1,
                      .final = state->finished };
}

void
table_pad_book (gpointer data, gconstpointer given, TableLine *line)
{
  TableState *state = data;
  const TableEntryBase *entry = given;
  line->what = table_ledger_say (&state->ledger, entry->what);
  line->why = table_ledger_say (&state->ledger, entry->why);
  table_ledger_add (&state->ledger, line);
}

/* ---- words ---- */

static const char *
name_of (const TableState *before, const TableEntryBase *entry)
{
  return table_name_said (&before->rules->players[entry->player]);
}

static int
points_of (const TableState *before, gconstpointer entry)
{
  const TableOperand *operand = &table_acts_find (before->rules->game->acts, 0, entry)->operands[1];
  return table_operand_get (operand, (const char *) entry + operand->offset);
}

char *
table_score_tell (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  const char *name = name_of (before, entry);
  const int points = points_of (before, entry);
  if (*entry->what == '\0')
    return g_strdup_printf ("%s: %+d", name, points);
  if (*entry->why == '\0')
    /* Translators: a player gets points for something, as the table says: "Anna: +12 for cities" */
    return g_strdup_printf (_ ("%s: %+d for %s"), name, points, entry->what);
  /* Translators: the same with a reason: "Anna: +12 for cities: the great one" */
  return g_strdup_printf (_ ("%s: %+d for %s: %s"), name, points, entry->what, entry->why);
}

char *
table_points_tell (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  return g_strdup_printf (_ ("Correction: %+d for %s: %s"), points_of (before, entry), name_of (before, entry),
                          entry->why);
}

char *
table_pad_tell (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("From here on the table counts by itself: %s"), ((const TableEntryBase *) entry)->why);
}

char *
table_score_title (const TableLedger *ledger, const TableLine *line)
{
  return g_strdup (line->what != 0 ? table_ledger_text (ledger, line->what) : _ ("points"));
}

char *
table_score_because (const TableLedger *ledger, const TableLine *line)
{
  return g_strdup (table_ledger_text (ledger, line->why));
}
