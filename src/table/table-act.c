/* table-act.c - reads and prints acts by their rows, and offers the values of their operands; see table-act.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-act.h"

#include <stdlib.h>
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

/* Puts row `n` at the end of the list that begins at `first` and goes on in `next`. */
static void
append_row (guint8 *next, guint8 *first, guint n)
{
  while (*first)
    first = &next[*first - 1];
  *first = (guint8) (n + 1);
}

static void
check_operand (const TableActs *acts, const char *verb, const TableOperand *operand)
{
  gboolean repeated = (operand->flags & TABLE_OPERAND_REPEATED) != 0;
  if (operand->offset + operand->type->size * (repeated ? operand->max : 1) > acts->entry_size
      || operand->count >= acts->entry_size)
    g_error ("the act “%s” has an operand %s outside the entry", verb, operand->type->name);
  if (repeated && operand->type->size > 0 && (operand->count == 0 || operand->max == 0))
    g_error ("the act “%s” repeats %s without end, or counts it nowhere", verb, operand->type->name);
}

/* Names in JSON: each operand of the row has one of its own. */
static void
check_members (const TableAct *act, const char *verb)
{
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const char *member = table_operand_member (&act->operands[i]);
      if (member == NULL)
        g_error ("the act “%s” has an operand %s without a name in JSON", verb, act->operands[i].type->name);
      for (guint k = 0; k < i; k++)
        if (strcmp (table_operand_member (&act->operands[k]), member) == 0)
          g_error ("the act “%s” has two operands “%s” in JSON", verb, member);
    }
}

static void
check_row (const TableActs *acts, const TableAct *act)
{
  const char *verb = act->verb != NULL ? act->verb : act->operands[0].type ? act->operands[0].type->name : "";
  if (act->group >= TABLE_GROUPS_MAX || act->kind < 0 || act->kind > G_MAXUINT8 || acts->n_rows == TABLE_ACTS_MAX)
    g_error ("there is no room for the act “%s”", verb);
  if (act->verb == NULL && !act->way && (act->operands[0].type == NULL || act->operands[0].type->knows == NULL))
    g_error ("the act “%s” has no word by which it is known", verb);
  for (guint i = 0; i < acts->n_rows; i++)
    if (act->verb != NULL && !act->way && !acts->rows[i]->way && acts->rows[i]->group == act->group
        && g_strcmp0 (acts->rows[i]->verb, act->verb) == 0)
      g_error ("there are two acts “%s”", verb);
  for (guint i = 0; i < act->n_fixed; i++)
    if (act->fixed[i].offset >= acts->entry_size)
      g_error ("the act “%s” settles a field outside the entry", verb);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type != NULL)
      check_operand (acts, verb, &act->operands[i]);
  if (!act->way)
    check_members (act, verb);
}

void
table_acts_add (TableActs *acts, const TableAct *rows, guint count)
{
  G_STATIC_ASSERT (TABLE_ACTS_MAX < 256);
  for (guint i = 0; i < count; i++)
    {
      const TableAct *act = &rows[i];
      guint n = acts->n_rows, group = act->group;
      check_row (acts, act);
      acts->rows[acts->n_rows++] = act;
      if (act->way)
        continue;
      if (act->prefix)
        {
          g_assert (acts->prefix == NULL);
          acts->prefix = act;
        }
      append_row (acts->next, act->verb != NULL ? &acts->by_letter[group][*act->verb & 31] : &acts->by_word[group], n);
      if (!act->prefix)
        append_row (acts->next_of_kind, &acts->by_kind[group][act->kind], n);
    }
}

/* ---- which row ---- */

/* If `word` is the first word of the verb, the number of its bytes in the verb; else 0.  A number may be written in any
 * way: 2, 02, +2. */
static guint
word_length (const char *verb, const char *word)
{
  guint n = 0;
  int number;
  while (word[n] != '\0' && word[n] == verb[n] && word[n] != ' ')
    n++;
  if (word[n] == '\0' && (verb[n] == ' ' || verb[n] == '\0'))
    return n;
  return g_ascii_isdigit (*verb) && table_words_number (word, 0, 99, &number) && number == atoi (verb)
             ? (guint) strcspn (verb, " ")
             : 0;
}

/* If the next words are the verb, the number of its words; else 0. */
static guint
verb_words (const TableReader *in, const char *verb)
{
  for (guint n = 0; in->next + n < in->words.n; n++)
    {
      guint length = word_length (verb, in->words.word[in->next + n]);
      if (length == 0)
        return 0;
      if (verb[length] == '\0')
        return n + 1;
      verb += length + 1;
    }
  return 0;
}

/* Does this verb begin with one of `verbs` and go on after it?  Then only the shorter one is listed. */
static gboolean
goes_on (const GPtrArray *verbs, const char *verb)
{
  for (guint i = 0; i < verbs->len; i++)
    {
      const char *word = verbs->pdata[i];
      if (g_str_has_prefix (verb, word) && verb[strlen (word)] == ' ')
        return TRUE;
    }
  return FALSE;
}

/* "place, race join or note": the verbs of a group, or those of more words that begin with the word `first`; free with
 * g_free (). */
static char *
list_verbs (const TableActs *acts, guint group, const char *first)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new ();
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const TableAct *act = acts->rows[i];
      if (act->group == group && act->verb != NULL && !act->way
          && (first == NULL ? !goes_on (verbs, act->verb)
                            : g_str_has_prefix (act->verb, first) && act->verb[strlen (first)] == ' '))
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

/* The row with the longest verb that the next words are; else a row whose first operand knows the next word. */
static const TableAct *
match (const TableActs *acts, TableReader *in, guint group)
{
  const char *word = table_reader_peek (in);
  const TableAct *found = NULL;
  guint longest = 0;
  for (guint i = acts->by_letter[group][*word & 31]; i > 0; i = acts->next[i - 1])
    {
      guint n = verb_words (in, acts->rows[i - 1]->verb);
      if (n > longest)
        found = acts->rows[i - 1];
      longest = MAX (n, longest);
    }
  in->next += longest;
  for (guint i = acts->by_word[group]; found == NULL && i > 0; i = acts->next[i - 1])
    if (acts->rows[i - 1]->operands[0].type->knows (in->rules, word))
      found = acts->rows[i - 1];
  return found;
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
  const TableAct *found = NULL;
  for (guint i = acts->by_kind[group][kind]; i > 0; i = acts->next_of_kind[i - 1])
    {
      const TableAct *act = acts->rows[i - 1];
      if (has_fixed (act, entry) && (found == NULL || act->n_fixed > found->n_fixed))
        found = act;
    }
  return found;
}

const TableAct *
table_acts_prefix (const TableActs *acts, const TableAct *act, gconstpointer entry)
{
  return act->prefixed != 0 && acts->prefix != NULL && has_fixed (acts->prefix, entry) ? acts->prefix : NULL;
}

const char *
table_act_reason (const TableAct *prefix, gconstpointer entry)
{
  for (guint i = 0; i < table_act_n_operands (prefix); i++)
    if (prefix->operands[i].type == &table_operand_why)
      return (const char *) const_byte_at (entry, prefix->operands[i].offset);
  return "";
}

void
table_act_settle (const TableActs *acts, const TableAct *act, gpointer entry)
{
  if (!act->prefix)
    *byte_at (entry, acts->groups[act->group].kind) = (guint8) act->kind;
  for (guint i = 0; i < act->n_fixed; i++)
    *byte_at (entry, act->fixed[i].offset) = act->fixed[i].value;
}

/* ---- what was said ---- */

gboolean
table_operand_said (const TableOperand *operand, gconstpointer entry)
{
  const TableOperandType *type = operand->type;
  const guint8 *field = const_byte_at (entry, operand->offset);
  return !type->wordless || (type->said != NULL ? type->said (field) : *field != type->unsaid);
}

static gboolean
was_said (const TableOperand *operand, gconstpointer entry)
{
  if (!(operand->flags & TABLE_OPERAND_OPTIONAL))
    return TRUE;
  if (operand->count)
    return *const_byte_at (entry, operand->count) > 0;
  return operand->type->wordless && table_operand_said (operand, entry);
}

guint
table_act_fits (const TableActs *acts, const TableAct *act, gconstpointer entry)
{
  guint said = 1 + act->n_fixed;
  if (act->prefix || *const_byte_at (entry, acts->groups[act->group].kind) != act->kind || !has_fixed (act, entry))
    return 0;
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      if (operand->type == NULL || !operand->type->wordless || (operand->flags & TABLE_OPERAND_UNASKED))
        continue;
      if (table_operand_said (operand, entry))
        said++;
      else if (!(operand->flags & TABLE_OPERAND_OPTIONAL))
        return 0;
    }
  return said;
}

/* May the operand stand here, after the operands that have a value? */
static gboolean
has_place (const TableAct *act, guint i, gconstpointer entry)
{
  return !(act->operands[i].flags & TABLE_OPERAND_INSIDE)
         || (was_said (&act->operands[i - 1], entry) && has_place (act, i - 1, entry));
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

/* Does another word come than the one with which the operand begins? */
static gboolean
lacks_word (const TableReader *in, const TableOperand *operand)
{
  return operand->word != NULL && g_strcmp0 (table_reader_peek (in), operand->word) != 0;
}

static gboolean
read_operand (TableReader *in, const TableOperand *operand, gpointer entry)
{
  guint n = 0;
  if (lacks_word (in, operand))
    return (operand->flags & TABLE_OPERAND_OPTIONAL) != 0
           || table_refuse (in->why, _ ("the word “%s” is missing, and what belongs to it"), operand->word);
  if (operand->word != NULL)
    table_reader_take (in);
  if (operand->word == NULL && (operand->flags & TABLE_OPERAND_OPTIONAL) && !is_there (in, operand))
    return TRUE;
  do
    {
      if (n > 0 && n == operand->max && operand->type->size > 0)
        return table_refuse (in->why, _ ("there are more than %u in a row, from “%.40s” on"), n,
                             table_reader_peek (in));
      if (!read_one (in, operand, entry, n++))
        return FALSE;
    }
  while ((operand->flags & TABLE_OPERAND_REPEATED) && is_there (in, operand));
  return TRUE;
}

static gboolean read_act (const TableActs *acts, TableReader *in, guint group, gboolean prefixed, gpointer entry);

/* What may be left out and begins with a word of its own may also come last. */
static gboolean
read_late (TableReader *in, const TableAct *act, guint late, gpointer entry)
{
  for (guint i = 0; late >> i != 0; i++)
    if ((late >> i & 1) && !read_operand (in, &act->operands[i], entry))
      return FALSE;
  return TRUE;
}

static gboolean
read_row (const TableActs *acts, TableReader *in, const TableAct *act, gpointer entry)
{
  guint late = 0;
  table_act_settle (acts, act, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      gboolean whole;
      if (!has_place (act, i, entry))
        continue;
      if ((operand->flags & TABLE_OPERAND_OPTIONAL) && lacks_word (in, operand))
        {
          late |= 1u << i;
          continue;
        }
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
  if (!read_late (in, act, late, entry))
    return FALSE;
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

void
table_acts_begin (const TableActs *acts, gpointer entry)
{
  memset (entry, 0, acts->entry_size);
  if (acts->begin != NULL)
    acts->begin (entry);
}

gboolean
table_acts_parse (const TableActs *acts, gconstpointer rules, const char *line, gpointer entry, TableRefusal *why)
{
  /* The rules of every game begin with a TableRules. */
  const TableRules *common = rules;
  TableReader in;
  if (!table_reader_begin (&in, line, common->players, common->n_players, why))
    return FALSE;
  in.rules = rules;
  table_acts_begin (acts, entry);
  return read_act (acts, &in, 0, FALSE, entry) && table_reader_end (&in);
}

/* ---- printing ---- */

/* How many times its type prints it. */
static guint
times_said (const TableOperand *operand, gconstpointer entry)
{
  if (!(operand->flags & TABLE_OPERAND_REPEATED) || operand->type->size == 0)
    return 1;
  return MIN (*const_byte_at (entry, operand->count), operand->max);
}

static void
begin_word (GString *out)
{
  if (out->len)
    g_string_append_c (out, ' ');
}

static void
print_operand (gconstpointer rules, const TableOperand *operand, gconstpointer entry, GString *out)
{
  guint n = times_said (operand, entry);
  if (!was_said (operand, entry))
    return;
  if (operand->word != NULL)
    {
      begin_word (out);
      g_string_append (out, operand->word);
    }
  for (guint i = 0; i < n; i++)
    {
      begin_word (out);
      operand->type->print (rules, operand, const_byte_at (entry, operand->offset) + i * operand->type->size, out);
    }
}

static void
print_row (const TableActs *acts, gconstpointer rules, const TableAct *act, gconstpointer entry, GString *out)
{
  if (act->verb != NULL)
    {
      begin_word (out);
      g_string_append (out, act->verb);
    }
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      const TableAct *inner = operand->type == NULL ? table_acts_find (acts, operand->group, entry) : NULL;
      if (operand->type != NULL && has_place (act, i, entry))
        print_operand (rules, operand, entry, out);
      else if (inner != NULL)
        print_row (acts, rules, inner, entry, out);
    }
}

char *
table_acts_print (const TableActs *acts, gconstpointer rules, gconstpointer entry)
{
  GString *out = g_string_new (NULL);
  const TableAct *act = table_acts_find (acts, 0, entry), *prefix;
  g_assert (act != NULL);
  prefix = table_acts_prefix (acts, act, entry);
  if (prefix != NULL)
    print_row (acts, rules, prefix, entry, out);
  print_row (acts, rules, act, entry, out);
  return g_string_free (out, FALSE);
}

/* ---- as JSON ---- */

const char *
table_operand_member (const TableOperand *operand)
{
  return operand->member != NULL ? operand->member
         : operand->word != NULL ? operand->word
         : operand->type != NULL ? operand->type->member
                                 : "act";
}

static void
report_value (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  if (operand->type->report != NULL)
    {
      operand->type->report (rules, operand, field, key, json);
      return;
    }
  g_autoptr (GString) words = g_string_new (NULL);
  operand->type->print (rules, operand, field, words);
  put_text (json, key, words->str);
}

static void
report_operand (gconstpointer rules, const TableOperand *operand, gconstpointer entry, GString *json)
{
  const char *key = table_operand_member (operand);
  const guint8 *field = const_byte_at (entry, operand->offset);
  if (!(operand->flags & TABLE_OPERAND_REPEATED) || operand->type->size == 0)
    {
      report_value (rules, operand, field, key, json);
      return;
    }
  in_array (json, key);
  for (guint i = 0, n = times_said (operand, entry); i < n; i++)
    report_value (rules, operand, field + i * operand->type->size, NULL, json);
}

static void
report_row (const TableActs *acts, gconstpointer rules, const TableAct *act, gconstpointer entry, GString *json)
{
  put_text (json, "verb", act->verb);
  in_object (json, "operands");
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      const TableAct *inner = operand->type == NULL ? table_acts_find (acts, operand->group, entry) : NULL;
      if (operand->type != NULL && has_place (act, i, entry) && was_said (operand, entry))
        report_operand (rules, operand, entry, json);
      else if (inner != NULL)
        {
          in_object (json, table_operand_member (operand));
          report_row (acts, rules, inner, entry, json);
        }
    }
}

void
table_acts_report (const TableActs *acts, gconstpointer rules, gconstpointer entry, GString *json)
{
  const TableAct *act = table_acts_find (acts, 0, entry), *prefix;
  g_assert (act != NULL);
  report_row (acts, rules, act, entry, json);
  prefix = table_acts_prefix (acts, act, entry);
  if (prefix != NULL)
    {
      in_object (json, "prefix");
      report_row (acts, rules, prefix, entry, json);
    }
}

/* ---- offering ---- */

gboolean
table_act_is_offered (const TableActs *acts, gconstpointer state, const TableAct *act)
{
  const TableActGroup *group = &acts->groups[act->group];
  return (act->offered == NULL || act->offered (state, act)) && (group->offered == NULL || group->offered (state, act));
}

gboolean
table_act_unoffered (gconstpointer state, const TableAct *act)
{
  return FALSE;
}

gboolean
table_acts_may_omit (const TableActs *acts, guint group, gconstpointer inside)
{
  return acts->groups[group].offered == NULL || acts->groups[group].offered (inside, NULL);
}

gboolean
table_operand_is_written (const TableOperand *operand)
{
  return operand->type != NULL && operand->type->labels == TABLE_LABELS_TEXT;
}

void
table_act_offer (const TableAct *act, guint nth, gconstpointer state, gconstpointer entry, GArray *offers)
{
  const TableOperand *operand = &act->operands[nth];
  if (operand->offer != NULL)
    operand->offer (state, entry, act, operand, offers);
  else if (operand->type->offer != NULL)
    operand->type->offer (state, entry, act, operand, offers);
}

gboolean
table_act_take (const TableAct *act, guint nth, const TableOffer *offer, gpointer entry)
{
  const TableOperand *operand = &act->operands[nth];
  guint n = 0;
  if (operand->flags & TABLE_OPERAND_REPEATED && operand->type->size > 0)
    n = *byte_at (entry, operand->count);
  if (n > 0 && n >= operand->max)
    return FALSE;
  guint8 *field = byte_at (entry, operand->offset) + n * operand->type->size;
  if (operand->type->take != NULL)
    operand->type->take (offer, field);
  else
    table_operand_put (operand, field, offer->value[0]);
  if (operand->count)
    ++*byte_at (entry, operand->count);
  return TRUE;
}
