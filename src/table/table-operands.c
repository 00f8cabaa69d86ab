/* table-operands.c - the types of operands that every game has: a player, a number, a word, a reason; and offers in
 * words; see table-act.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-act.h"

#include <string.h>

#include "table-intl.h"

/* ---- offers ---- */

TableOffer *
table_offer_add (GArray *offers, gint32 value)
{
  TableOffer offer = { .value = { value } };
  g_array_append_val (offers, offer);
  return &g_array_index (offers, TableOffer, offers->len - 1);
}

gboolean
table_offer_any (TableOperandOffer *offer, gconstpointer state, const TableAct *act)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  offer (state, NULL, act, &act->operands[0], offers);
  return offers->len > 0;
}

/* ---- a player ---- */

static gboolean
read_player (TableReader *in, const TableOperand *operand, gpointer field)
{
  return table_reader_player (in, field);
}

static void
print_player (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  /* The rules of every game begin with a TableRules. */
  const TableRules *common = rules;
  table_words_append (out, common->players[*(const gint8 *) field].name);
}

static void
report_player (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const TableRules *common = rules;
  put_text (json, key, common->players[*(const gint8 *) field].name);
}

static const TableRules *
rules_of (gconstpointer state)
{
  return *(const gconstpointer *) state;
}

void
table_offer_players (gconstpointer state, guint players, GArray *offers)
{
  for (guint i = 0; i < rules_of (state)->n_players; i++)
    if ((players >> i) & 1)
      table_offer_add (offers, (gint32) i);
}

static void
offer_everybody (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  table_offer_players (state, G_MAXUINT, offers);
}

char *
table_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const int player = offer->value[0];
  return g_strdup (player < 0 ? _ ("nobody") : table_name_said (&rules_of (state)->players[player]));
}

/* The number of the seat, from 1; 0 means nobody. */
static char
key_player (gconstpointer state, const TableOffer *offer)
{
  return (char) ('1' + offer->value[0]);
}

/* The letter on the badge. */
static gunichar
letter_of_player (gconstpointer state, const TableOffer *offer)
{
  const int player = offer->value[0];
  return player < 0 ? 0 : g_unichar_tolower (g_utf8_get_char (rules_of (state)->players[player].letter));
}

#define PLAYER                                                                                                         \
  .name = "NAME", .member = "player", .missing = N_ ("who? the player's name is missing"), .size = sizeof (gint8),     \
  .ask = N_ ("who?"), .read = read_player, .print = print_player, .report = report_player, .offer = offer_everybody,   \
  .tell = table_tell_player

const TableOperandType table_operand_player = {
  PLAYER,
  .labels = TABLE_LABELS_KEYS,
  .wordless = TRUE,
  .unsaid = (guint8) -1,
  .key = key_player,
  .other_key = letter_of_player,
};

const TableOperandType table_operand_player_listed = {
  PLAYER,
  .labels = TABLE_LABELS_DIGITS,
};

/* ---- a text ---- */

static gboolean
read_why (TableReader *in, const TableOperand *operand, gpointer field)
{
  return table_reader_reason (in, field, TABLE_WHY_MAX);
}

void
table_operand_print_text (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  table_words_append (out, field);
}

/* Without quotation marks. */
void
table_operand_report_text (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                           GString *json)
{
  put_text (json, key, field);
}

/* The whole text is the reason. */
static const char *
write_why (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  gsize length = strlen (text);
  if (length == 0)
    return table_refuse (why, _ ("Write something here")), NULL;
  if (length >= TABLE_WHY_MAX)
    return table_refuse (why, _ ("the reason is longer than %u bytes"), (guint) TABLE_WHY_MAX - 1), NULL;
  if (!table_text_check (text, why))
    return NULL;
  g_strlcpy (field, text, TABLE_WHY_MAX);
  return text + length;
}

const TableOperandType table_operand_why = {
  .name = "\"WHY\"",
  .member = "why",
  .size = TABLE_WHY_MAX,
  .labels = TABLE_LABELS_TEXT,
  .ask = N_ ("why?"),
  .read = read_why,
  .print = table_operand_print_text,
  .report = table_operand_report_text,
  .wordless = TRUE,
  .write = write_why,
};

/* The text is not put into an entry, because it is the entry. */
static const char *
write_line (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  if (*text == '\0')
    return table_refuse (why, _ ("Write something here")), NULL;
  return text + strlen (text);
}

const TableOperandType table_operand_line = {
  .name = "ENTRY",
  .member = "entry",
  .labels = TABLE_LABELS_TEXT,
  .write = write_line,
};

/* ---- a number ---- */

void
table_operand_print_kept (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const char *kept = *(const char *const *) field;
  table_words_append (out, kept != NULL ? kept : "");
}

void
table_operand_report_kept (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                           GString *json)
{
  put_text (json, key, *(const char *const *) field);
}

int
table_operand_get (const TableOperand *operand, gconstpointer field)
{
  switch (operand->type->size)
    {
    case sizeof (guint8): return *(const guint8 *) field;
    case sizeof (gint16): return *(const gint16 *) field;
    default: return *(const gint32 *) field;
    }
}

void
table_operand_put (const TableOperand *operand, gpointer field, int number)
{
  switch (operand->type->size)
    {
    case sizeof (guint8): *(guint8 *) field = (guint8) number; break;
    case sizeof (gint16): *(gint16 *) field = (gint16) number; break;
    default: *(gint32 *) field = number;
    }
}

gboolean
table_operand_read_number (TableReader *in, const TableOperand *operand, gpointer field)
{
  int number;
  if (!table_reader_number (in, operand->low, operand->high, &number))
    return FALSE;
  table_operand_put (operand, field, number);
  return TRUE;
}

void
table_operand_print_number (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "%d", table_operand_get (operand, field));
}

void
table_operand_report_number (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                             GString *json)
{
  put_number (json, key, table_operand_get (operand, field));
}

static void
offer_number (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
              GArray *offers)
{
  for (int i = operand->low; i <= operand->high; i++)
    table_offer_add (offers, i);
}

const TableOperandType table_operand_number = {
  .name = "N",
  .member = "number",
  .missing = N_ ("how many? the number is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("how many?"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .offer = offer_number,
};

static const char *
write_many (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  int number;
  if (!table_words_number (text, operand->low, operand->high, &number))
    return table_refuse (why, _ ("Write how many, from %d to %d"), operand->low, operand->high), NULL;
  *(gint16 *) field = (gint16) number;
  return "";
}

/* It is offered only to those who play at random. */
const TableOperandType table_operand_many = {
  .name = "N",
  .member = "number",
  .missing = N_ ("how many? the number is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_TEXT,
  .ask = N_ ("How many?"),
  .hint = N_ ("a number, then Enter"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .offer = offer_number,
  .write = write_many,
};

/* ---- a correction ---- */

static gboolean
set_correction (const char *word, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  int number;
  if (!table_words_number (word, operand->low, operand->high, &number) || number == 0)
    return table_refuse (why, _ ("“%.20s” is not a correction: from %d to %d, not 0"), word, operand->low,
                         operand->high);
  table_operand_put (operand, field, number);
  return TRUE;
}

static gboolean
read_correction (TableReader *in, const TableOperand *operand, gpointer field)
{
  return set_correction (table_reader_take (in), operand, field, in->why);
}

static void
print_correction (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "%+d", table_operand_get (operand, field));
}

static const char *
write_correction (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why)
{
  gsize length = strcspn (text, " ");
  g_autofree char *word = g_strndup (text, length);
  int number;
  if (!table_words_number (word, -G_MAXINT, G_MAXINT, &number))
    return table_refuse (why, _ ("Write how many, such as 3 or -3, and why")), NULL;
  if (!set_correction (word, operand, field, why))
    return NULL;
  text += length + strspn (text + length, " ");
  return *text != '\0' ? text : _ ("correction");
}

#define CORRECTION(Field)                                                                                              \
  {                                                                                                                    \
    .name = "N", .member = "number", .missing = N_ ("how many? the number is missing"), .size = sizeof (Field),        \
    .labels = TABLE_LABELS_TEXT, .ask = N_ ("how many?"),                                                              \
    .hint = N_ ("a number, with a minus if points go: 3 or -3; you may add a reason"), .read = read_correction,        \
    .print = print_correction, .report = table_operand_report_number, .write = write_correction                        \
  }

const TableOperandType table_operand_correction = CORRECTION (gint16);
const TableOperandType table_operand_large_correction = CORRECTION (gint32);

/* ---- a word ---- */

static gboolean
read_choice (TableReader *in, const TableOperand *operand, gpointer field)
{
  const TableChoices *choices = operand->data;
  const char *word = table_reader_take (in);
  const int found = table_words_find (word, choices->words, choices->n);
  if (found >= 0)
    {
      *(guint8 *) field = (guint8) found;
      return TRUE;
    }
  g_autofree char *words = table_words_or (choices->words, choices->n);
  return table_refuse (in->why, _ ("“%.40s” is not %.180s"), word, words);
}

static void
print_choice (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const TableChoices *choices = operand->data;
  g_string_append (out, choices->words[*(const guint8 *) field]);
}

static void
offer_choice (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
              GArray *offers)
{
  const TableChoices *choices = operand->data;
  for (guint i = 0; i < choices->n; i++)
    table_offer_add (offers, (gint32) i);
}

const TableOperandType table_operand_choice = {
  .name = "WORD",
  .member = "choice",
  .missing = N_ ("which? a word is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("which?"),
  .read = read_choice,
  .print = print_choice,
  .offer = offer_choice,
};

/* ---- an offer in words ---- */

char *
table_operand_tell (const TableOperand *operand, gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const TableChoices *choices = operand->data;
  if (operand->tell != NULL)
    return operand->tell (state, entry, offer);
  if (operand->type->tell != NULL)
    return operand->type->tell (state, entry, offer);
  if (operand->type == &table_operand_choice)
    return g_strdup (choices->titles != NULL ? _ (choices->titles[offer->value[0]]) : choices->words[offer->value[0]]);
  return g_strdup_printf ("%d", offer->value[0]);
}
