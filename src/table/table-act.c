/* table-act.c - acts read and printed by their rows; see table-act.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-act.h"

#include <string.h>

#include "table-intl.h"

static inline guint8 *
byte_at (gpointer entry, gsize offset)
{
  return (guint8 *) entry + offset;
}

static inline const guint8 *
const_byte_at (gconstpointer entry, gsize offset)
{
  return (const guint8 *) entry + offset;
}

guint
table_act_n_operands (const TableAct *act)
{
  guint n = 0;
  while (n < TABLE_OPERANDS_MAX && (act->operands[n].type != NULL || act->operands[n].group != 0))
    n++;
  return n;
}

void
table_acts_add (TableActs *acts, const TableAct *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < acts->n_rows; k++)
        g_assert (acts->rows[k]->group != rows[i].group || g_strcmp0 (acts->rows[k]->verb, rows[i].verb) != 0);
      g_assert (acts->n_rows < TABLE_ACTS_MAX);
      g_assert (rows[i].verb != NULL || rows[i].operands[0].type->knows != NULL);
      acts->rows[acts->n_rows++] = &rows[i];
    }
}

/* ---- which row ---- */

/* How many of the words that come next are the verb; 0 if they are not all of it. */
static guint
verb_words (const TableReader *in, const char *verb)
{
  for (guint n = 0; in->next + n < in->words.n; n++)
    {
      const char *word = in->words.word[in->next + n];
      gsize length = strlen (word);
      if (strncmp (verb, word, length) != 0 || (verb[length] != ' ' && verb[length] != '\0'))
        return 0;
      if (verb[length] == '\0')
        return n + 1;
      verb += length + 1;
    }
  return 0;
}

/* "place, race join or note": the verbs of a group, or those that go on after the word `first`; free with g_free (). */
static char *
list_verbs (const TableActs *acts, guint group, const char *first)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new ();
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const TableAct *act = acts->rows[i];
      if (act->group == group && act->verb != NULL
          && (first == NULL || (g_str_has_prefix (act->verb, first) && act->verb[strlen (first)] == ' ')))
        g_ptr_array_add (verbs, (gpointer) act->verb);
    }
  return table_words_or ((const char *const *) verbs->pdata, verbs->len);
}

static gboolean
refuse_verb (const TableActs *acts, const TableReader *in, guint group)
{
  const char *word = table_reader_peek (in);
  if (in->why == NULL)
    return FALSE;
  g_autofree char *longer = list_verbs (acts, group, word);
  if (*longer != '\0')
    return table_refuse (in->why, _ ("“%.20s” needs its next word: %.180s"), word, longer);
  g_autofree char *verbs = list_verbs (acts, group, NULL);
  return acts->groups[group].refuse (in->why, word, verbs);
}

/* The row whose verb the next words are, the longest verb first; else the one that its first operand tells. */
static const TableAct *
match (const TableActs *acts, TableReader *in, guint group)
{
  const TableAct *found = NULL, *by_word = NULL;
  guint longest = 0;
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const TableAct *act = acts->rows[i];
      if (act->group != group)
        continue;
      if (act->verb != NULL)
        {
          guint n = verb_words (in, act->verb);
          if (n > longest)
            found = act;
          longest = MAX (n, longest);
        }
      else if (by_word == NULL && act->operands[0].type->knows (in->rules, table_reader_peek (in)))
        by_word = act;
    }
  in->next += longest;
  return found != NULL ? found : by_word;
}

static gboolean
has_fixed (const TableAct *act, gconstpointer entry)
{
  for (guint i = 0; i < act->n_fixed; i++)
    if (*const_byte_at (entry, act->fixed[i].offset) != act->fixed[i].value)
      return FALSE;
  return TRUE;
}

const TableAct *
table_acts_find (const TableActs *acts, guint group, gconstpointer entry)
{
  guint8 kind = *const_byte_at (entry, acts->groups[group].kind);
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const TableAct *act = acts->rows[i];
      if (act->group == group && !act->prefix && act->kind == kind && has_fixed (act, entry))
        return act;
    }
  return NULL;
}

void
table_act_settle (const TableActs *acts, const TableAct *act, gpointer entry)
{
  if (!act->prefix)
    *byte_at (entry, acts->groups[act->group].kind) = (guint8) act->kind;
  for (guint i = 0; i < act->n_fixed; i++)
    *byte_at (entry, act->fixed[i].offset) = act->fixed[i].value;
}

/* ---- reading ---- */

static gboolean
read_one (TableReader *in, const TableOperand *operand, gpointer entry, guint nth)
{
  if (table_reader_peek (in) == NULL && operand->type->missing != NULL)
    return table_refuse (in->why, "%s", _ (operand->type->missing));
  if (!operand->type->read (in, operand, byte_at (entry, operand->offset) + nth * operand->type->size))
    return FALSE;
  if (operand->count)
    ++*byte_at (entry, operand->count);
  return TRUE;
}

static gboolean
is_there (const TableReader *in, const TableOperand *operand)
{
  const char *word = table_reader_peek (in);
  return word != NULL && (operand->type->knows == NULL || operand->type->knows (in->rules, word));
}

static gboolean
read_operand (TableReader *in, const TableOperand *operand, gpointer entry)
{
  guint n = 0;
  if (operand->word != NULL && !table_reader_take_word (in, operand->word))
    return (operand->flags & TABLE_OPERAND_OPTIONAL) != 0
           || table_refuse (in->why, _ ("the word “%s” is missing, and what belongs to it"), operand->word);
  if (operand->word == NULL && (operand->flags & TABLE_OPERAND_OPTIONAL) && !is_there (in, operand))
    return TRUE;
  do
    {
      if (n > 0 && n == operand->max)
        return table_refuse (in->why, _ ("there are more than %u in a row, from “%.40s” on"), n,
                             table_reader_peek (in));
      if (!read_one (in, operand, entry, n++))
        return FALSE;
    }
  while ((operand->flags & TABLE_OPERAND_REPEATED) && is_there (in, operand));
  return TRUE;
}

static gboolean read_act (const TableActs *acts, TableReader *in, guint group, gboolean prefixed, gpointer entry);

static gboolean
read_row (const TableActs *acts, TableReader *in, const TableAct *act, gpointer entry)
{
  table_act_settle (acts, act, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      gboolean whole;
      if (operand->type != NULL)
        whole = read_operand (in, operand, entry);
      else if (table_reader_peek (in) == NULL)
        whole = (operand->flags & TABLE_OPERAND_OPTIONAL) != 0
                || table_refuse (in->why, _ ("what is done? the act is missing"));
      else
        whole = read_act (acts, in, operand->group, FALSE, entry);
      if (!whole)
        return FALSE;
    }
  return !act->prefix || read_act (acts, in, act->group, TRUE, entry);
}

static gboolean
read_act (const TableActs *acts, TableReader *in, guint group, gboolean prefixed, gpointer entry)
{
  if (table_reader_peek (in) == NULL)
    return table_refuse (in->why, _ ("what is done? the act is missing"));
  const char *word = table_reader_peek (in);
  const TableAct *act = match (acts, in, group);
  if (act == NULL)
    return refuse_verb (acts, in, group);
  if (prefixed && !act->prefixed)
    return table_refuse (in->why, _ ("“%.40s” cannot stand here"), word);
  return read_row (acts, in, act, entry);
}

gboolean
table_acts_read (const TableActs *acts, TableReader *in, gpointer entry)
{
  acts->begin (entry);
  return read_act (acts, in, 0, FALSE, entry) && table_reader_end (in);
}

/* ---- printing ---- */

static gboolean
was_said (const TableOperand *operand, gconstpointer entry)
{
  if (operand->count)
    return *const_byte_at (entry, operand->count) > 0;
  if (operand->type->said != NULL)
    return operand->type->said (const_byte_at (entry, operand->offset));
  return !(operand->flags & TABLE_OPERAND_OPTIONAL);
}

static void
print_operand (gconstpointer rules, const TableOperand *operand, gconstpointer entry, GString *out)
{
  guint n = operand->count ? *const_byte_at (entry, operand->count) : 1;
  if (!was_said (operand, entry))
    return;
  if (operand->word != NULL)
    g_string_append_printf (out, " %s", operand->word);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (out, ' ');
      operand->type->print (rules, operand, const_byte_at (entry, operand->offset) + i * operand->type->size, out);
    }
}

static void
print_row (const TableActs *acts, gconstpointer rules, const TableAct *act, gconstpointer entry, GString *out)
{
  if (act->verb != NULL)
    g_string_append_printf (out, out->len ? " %s" : "%s", act->verb);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      const TableAct *inner = operand->type == NULL ? table_acts_find (acts, operand->group, entry) : NULL;
      if (operand->type != NULL)
        print_operand (rules, operand, entry, out);
      else if (inner != NULL)
        print_row (acts, rules, inner, entry, out);
    }
}

char *
table_acts_print (const TableActs *acts, gconstpointer rules, gconstpointer entry)
{
  GString *out = g_string_new (NULL);
  const TableAct *act = table_acts_find (acts, 0, entry);
  g_assert (act != NULL);
  for (guint i = 0; i < acts->n_rows; i++)
    if (acts->rows[i]->prefix && act->prefixed && has_fixed (acts->rows[i], entry))
      print_row (acts, rules, acts->rows[i], entry, out);
  print_row (acts, rules, act, entry, out);
  return g_string_free (out, FALSE);
}

/* ---- the row in words ---- */

static void
sign_operand (const TableOperand *operand, GString *out)
{
  gboolean optional = (operand->flags & TABLE_OPERAND_OPTIONAL) != 0;
  g_string_append (out, optional ? " [" : " ");
  if (operand->word != NULL)
    g_string_append_printf (out, "%s ", operand->word);
  g_string_append (out, operand->type != NULL ? operand->type->name : "ACT");
  if (operand->flags & TABLE_OPERAND_REPEATED)
    g_string_append (out, " ...");
  if (optional)
    g_string_append_c (out, ']');
}

char *
table_act_signature (const TableAct *act)
{
  GString *out = g_string_new (act->verb);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    sign_operand (&act->operands[i], out);
  if (act->prefix)
    g_string_append (out, " ENTRY");
  return g_strstrip (g_string_free (out, FALSE));
}

/* ---- types that every game has ---- */

static gboolean
read_player (TableReader *in, const TableOperand *operand, gpointer field)
{
  return table_reader_player (in, field);
}

static void
print_player (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  /* Rules of every game begin with their players. */
  const TableRules *common = rules;
  table_words_append (out, common->players[*(const gint8 *) field].name);
}

static gboolean
player_said (gconstpointer field)
{
  return *(const gint8 *) field >= 0;
}

static void
take_player (const TableOffer *offer, gpointer field)
{
  *(gint8 *) field = (gint8) offer->value[0];
}

const TableOperandType table_operand_player = {
  .name = "NAME",
  .missing = N_ ("who? the player's name is missing"),
  .size = sizeof (gint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("who?"),
  .read = read_player,
  .print = print_player,
  .said = player_said,
  .take = take_player,
};

static gboolean
read_why (TableReader *in, const TableOperand *operand, gpointer field)
{
  return table_reader_reason (in, field, TABLE_WHY_MAX);
}

static void
print_why (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  table_words_append (out, field);
}

static gboolean
why_said (gconstpointer field)
{
  return *(const char *) field != '\0';
}

const TableOperandType table_operand_why = {
  .name = "\"WHY\"",
  .size = TABLE_WHY_MAX,
  .labels = TABLE_LABELS_TEXT,
  .ask = N_ ("why?"),
  .read = read_why,
  .print = print_why,
  .said = why_said,
};

static gboolean
read_number (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int number;
  if (!table_words_number (word, operand->low, operand->high, &number) || (number == 0 && operand->low < 0))
    return operand->low < 0
               ? table_refuse (in->why, _ ("“%.20s” is no correction: from %d to %d, not 0"), word, operand->low,
                               operand->high)
               : table_refuse (in->why, _ ("“%.20s” is no number from %d to %d"), word, operand->low, operand->high);
  *(gint16 *) field = (gint16) number;
  return TRUE;
}

static void
print_number (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, operand->low < 0 ? "%+d" : "%d", *(const gint16 *) field);
}

static void
offer_number (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
              GArray *offers)
{
  for (int i = operand->low; operand->low >= 0 && i <= operand->high; i++)
    g_array_append_val (offers, ((TableOffer){ .value = { i } }));
}

static void
take_number (const TableOffer *offer, gpointer field)
{
  *(gint16 *) field = (gint16) offer->value[0];
}

const TableOperandType table_operand_number = {
  .name = "N",
  .missing = N_ ("how many? the number is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("how many?"),
  .read = read_number,
  .print = print_number,
  .offer = offer_number,
  .take = take_number,
};
