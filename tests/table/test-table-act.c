/* test-table-act.c - acts read, printed and offered by their rows, with the acts of a toy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "table/table-act.h"
#include "texts.h"
#include "act-signature.h"
#include "test-add.h"

/* ---- the toy: dolls walk, sing and trade ---- */

enum
{
  GROUP_ENTRIES,
  GROUP_SONGS,
};
enum
{
  WALK = 1,
  SING,
  TRADE,
  REST,
  NOTE,
  SHOUT,
};
enum
{
  HUM = 1,
  WHISTLE,
};

#define NUMBERS_MAX 3

typedef struct
{
  guint8 kind, song;
  gint8 player;
  guint8 friends; /* bit per player */
  guint8 n_numbers;
  gint16 numbers[NUMBERS_MAX];
  gint16 number;
  guint8 mood, has_mood, loud, agreed;
  gint8 buyer;
  char why[TABLE_WHY_MAX];
} Entry;

#define AT(field) .offset = G_STRUCT_OFFSET (Entry, field)
#define COUNTED(field) .count = G_STRUCT_OFFSET (Entry, field)
#define FIXED(field, is) .fixed = { { G_STRUCT_OFFSET (Entry, field), is } }, .n_fixed = 1

static const char *const mood_words[] = { "glad", "sad" };
static const TableChoices moods = { mood_words, mood_words, G_N_ELEMENTS (mood_words) };

static gboolean
knows_mood (gconstpointer rules, const char *word)
{
  return strcmp (word, "glad") == 0 || strcmp (word, "sad") == 0;
}

static gboolean
read_friend (TableReader *in, const TableOperand *operand, gpointer field)
{
  gint8 player;
  if (!table_reader_player (in, &player))
    return FALSE;
  *(guint8 *) field |= (guint8) (1 << player);
  return TRUE;
}

static void
print_friends (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const TableRules *r = rules;
  for (guint i = 0, n = 0; i < r->n_players; i++)
    if (*(const guint8 *) field & (1 << i))
      g_string_append_printf (out, n++ ? " %s" : "%s", r->players[i].name);
}

static void
take_friend (const TableOffer *offer, gpointer field)
{
  *(guint8 *) field |= (guint8) (1 << offer->value[0]);
}

/* A set: all in one field. */
static const TableOperandType friends_type = { .name = "NAME",
                                               .member = "friends",
                                               .missing = "with whom?",
                                               .read = read_friend,
                                               .print = print_friends,
                                               .take = take_friend };

static gboolean
read_loud (TableReader *in, const TableOperand *operand, gpointer field)
{
  table_reader_take (in);
  *(guint8 *) field = TRUE;
  return TRUE;
}

static void
print_loud (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, "loud");
}

static gboolean
knows_loud (gconstpointer rules, const char *word)
{
  return strcmp (word, "loud") == 0;
}

static const TableOperandType loud_type = { .name = "loud",
                                            .member = "loud",
                                            .size = 1,
                                            .read = read_loud,
                                            .print = print_loud,
                                            .knows = knows_loud,
                                            .wordless = TRUE };

static gboolean
read_mood (TableReader *in, const TableOperand *operand, gpointer field)
{
  return table_operand_choice.read (in, operand, field);
}

static void
print_mood (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  table_operand_choice.print (rules, operand, field, out);
}

/* An act that is told by its first operand. */
static const TableOperandType mood_type = {
  .name = "MOOD", .member = "mood", .size = 1, .read = read_mood, .print = print_mood, .knows = knows_mood
};

static const TableAct rows[] = {
  { .kind = WALK,
    .verb = "walk",
    .prefixed = TRUE,
    .operands = { { .type = &table_operand_number,
                    AT (numbers),
                    COUNTED (n_numbers),
                    .flags = TABLE_OPERAND_REPEATED,
                    .max = NUMBERS_MAX,
                    .low = 1,
                    .high = 6 } } },
  { .kind = WALK, .verb = "walk home", FIXED (loud, 2) },
  { .kind = SING,
    .verb = "sing",
    .operands = { { .type = &table_operand_player, AT (player) },
                  { .group = GROUP_SONGS, .flags = TABLE_OPERAND_OPTIONAL } } },
  { .kind = HUM,
    .verb = "hum",
    .group = GROUP_SONGS,
    .operands = { { .type = &loud_type, AT (loud), .flags = TABLE_OPERAND_OPTIONAL } } },
  { .kind = WHISTLE,
    .verb = "whistle to",
    .group = GROUP_SONGS,
    .operands = { { .type = &friends_type, AT (friends), .flags = TABLE_OPERAND_REPEATED } } },
  { .kind = TRADE,
    .verb = "trade",
    .operands = { { .type = &table_operand_correction, AT (number), .word = "for", .low = -9, .high = 9 },
                  { .type = &table_operand_player, AT (buyer), .word = "with", .flags = TABLE_OPERAND_OPTIONAL },
                  { .type = &table_operand_choice,
                    AT (mood),
                    COUNTED (has_mood),
                    .data = &moods,
                    .word = "being",
                    .flags = TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_INSIDE } } },
  { .kind = REST, .verb = NULL, .operands = { { .type = &mood_type, AT (mood), .data = &moods } } },
  { .kind = NOTE, .verb = "note", .operands = { { .type = &table_operand_why, AT (why) } } },
  { .kind = SHOUT, .verb = NULL, .operands = { { .type = &loud_type, AT (loud) } } },
  { .verb = "agreed", .prefix = TRUE, FIXED (agreed, TRUE), .operands = { { .type = &table_operand_why, AT (why) } } },
};

static void
begin (gpointer entry)
{
  ((Entry *) entry)->player = ((Entry *) entry)->buyer = -1;
}

static gboolean
refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, "“%s” is none of %s", word, verbs);
}

static const TableRules rules = { 1, NULL, 2, { { .name = "Anna" }, { .name = "Ben" } } };

static TableActs *
toy_acts (void)
{
  TableActs *acts = g_new0 (TableActs, 1);
  acts->entry_size = sizeof (Entry);
  acts->begin = begin;
  acts->groups[GROUP_ENTRIES] = (TableActGroup){ .kind = G_STRUCT_OFFSET (Entry, kind), .refuse = refuse };
  acts->groups[GROUP_SONGS] = (TableActGroup){ .kind = G_STRUCT_OFFSET (Entry, song), .refuse = refuse };
  table_acts_add (acts, rows, G_N_ELEMENTS (rows));
  return acts;
}

/* ---- reading and printing ---- */

static const struct
{
  const char *line, *printed; /* NULL: the same */
} lines[] = {
  { "walk 3" },
  { "walk 1 2 6" },
  { "walk 02 +3", "walk 2 3" },
  { "walk home" },
  { "sing anna", "sing Anna" },
  { "sing ANNA", "sing Anna" },
  { "sing Ben hum" },
  { "sing Ben hum loud" },
  { "sing Ben whistle to Anna" },
  { "sing Ben whistle to Ben Anna Ben", "sing Ben whistle to Anna Ben" },
  { "trade for 3", "trade for +3" },
  { "trade for -3 with Ben" },
  { "trade for -3 with Ben being sad" },
  { "glad" },
  { "loud" }, /* the second act that is told by its first operand */
  { "note \"a # b\"" },
  { "note once" },
  { "agreed \"we did\" walk 2" },
};

static void
test_lines (void)
{
  g_autofree TableActs *acts = toy_acts ();
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      Entry entry, again;
      TableRefusal why = { "" };
      if (!table_acts_parse (acts, &rules, lines[i].line, &entry, &why))
        g_error ("%s: %s", lines[i].line, why.sentence);
      g_autofree char *printed = table_acts_print (acts, &rules, &entry);
      g_assert_cmpstr (printed, ==, lines[i].printed ? lines[i].printed : lines[i].line);
      g_assert_true (table_acts_parse (acts, &rules, printed, &again, &why));
      g_assert_cmpmem (&entry, sizeof entry, &again, sizeof again);
    }
}

static void
test_fields (void)
{
  g_autofree TableActs *acts = toy_acts ();
  Entry entry;
  g_assert_true (table_acts_parse (acts, &rules, "walk 1 2", &entry, NULL));
  g_assert_cmpuint (entry.n_numbers, ==, 2);
  g_assert_cmpint (entry.numbers[1], ==, 2);
  g_assert_true (table_acts_find (acts, GROUP_ENTRIES, &entry) == &rows[0]);
  g_assert_true (table_acts_parse (acts, &rules, "walk home", &entry, NULL));
  g_assert_true (table_acts_find (acts, GROUP_ENTRIES, &entry) == &rows[1]);
  g_assert_true (table_acts_parse (acts, &rules, "sing Ben whistle to Anna Ben", &entry, NULL));
  g_assert_cmpuint (entry.friends, ==, 3);
  g_assert_cmpuint (entry.song, ==, WHISTLE);
  g_assert_true (table_acts_parse (acts, &rules, "trade for 4 with Anna being sad", &entry, NULL));
  g_assert_true (entry.has_mood && entry.mood == 1 && entry.buyer == 0 && entry.number == 4);
  g_assert_true (table_acts_parse (acts, &rules, "agreed so walk 2", &entry, NULL));
  g_assert_true (entry.agreed && entry.kind == WALK);
  entry.kind = 99;
  g_assert_null (table_acts_find (acts, GROUP_ENTRIES, &entry));
}

/* ---- refusals ---- */

static const struct
{
  const char *line, *said;
} refusals[] = {
  { "run 3", "“run” is none of walk, sing, trade, note or agreed" },
  { "walk", "how many? the number is missing" },
  { "walk 7", "“7” is not a number from 1 to 6" },
  { "walk 1 2 3 4", "there are more than 3 in a row, from “4” on" },
  { "walk home 3", "“3” is too much at the end of this entry" },
  { "sing", "who? the player's name is missing" },
  { "sing Clara", "nobody called “Clara” plays" },
  { "sing Ben shout", "“shout” is none of hum or whistle to" },
  { "sing Ben whistle", "“whistle” needs its next word: whistle to" },
  { "sing Ben whistle to", "with whom?" },
  { "sing Ben hum quiet", "“quiet” is too much at the end of this entry" },
  { "trade 3", "the word “for” is missing, and what belongs to it" },
  { "trade for", "how many? the number is missing" },
  { "trade for 0", "“0” is not a correction: from -9 to 9, not 0" },
  { "trade for 3 being sad", "“being” is too much at the end of this entry" },
  { "trade for 3 with Ben being angry", "“angry” is not glad or sad" },
  { "trade for 3 with Ben being", "which? a word is missing" },
  { "note", "this entry needs its reason, in quotation marks" },
  { "agreed so", "what is done? the act is missing" },
  { "agreed so note late", "“note” cannot stand here" },
  { "agreed so agreed so walk 1", "“agreed” cannot stand here" },
  { "\"walk home\"", "“walk home” is none of walk, sing, trade, note or agreed" },
  { "\"\" 3", "“” is none of walk, sing, trade, note or agreed" },
};

static void
test_refusals (void)
{
  g_autofree TableActs *acts = toy_acts ();
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      Entry entry;
      TableRefusal why = { "" };
      g_assert_false (table_acts_parse (acts, &rules, refusals[i].line, &entry, &why));
      g_assert_cmpstr (why.sentence, ==, refusals[i].said);
      g_assert_false (table_acts_parse (acts, &rules, refusals[i].line, &entry, NULL));
    }
}

/* ---- the row in words, and its offers ---- */

static void
test_signatures (void)
{
  static const char *const wanted[] = {
    "walk N ...",
    "walk home",
    "sing NAME [ACT]",
    "hum [loud]",
    "whistle to NAME ...",
    "trade for N [with NAME [being glad|sad]]",
    "MOOD",
    "note \"WHY\"",
    "loud",
    "agreed \"WHY\" ENTRY",
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (wanted) == G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_text (act_signature (&rows[i]), wanted[i]);
}

static void
test_offers (void)
{
  g_autofree TableActs *acts = toy_acts ();
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  Entry entry;
  table_acts_begin (acts, &entry);
  table_act_settle (acts, &rows[0], &entry);
  table_act_offer (&rows[0], 0, NULL, &entry, offers);
  g_assert_cmpuint (offers->len, ==, 6);
  for (guint i = 0; i < NUMBERS_MAX; i++)
    g_assert_true (table_act_take (&rows[0], 0, &g_array_index (offers, TableOffer, i + 1), &entry));
  g_assert_false (table_act_take (&rows[0], 0, &g_array_index (offers, TableOffer, 0), &entry));
  assert_text (table_acts_print (acts, &rules, &entry), "walk 2 3 4");

  /* Corrections are written, not listed. */
  g_array_set_size (offers, 0);
  table_act_offer (&rows[5], 0, NULL, &entry, offers);
  g_assert_cmpuint (offers->len, ==, 0);
  table_act_offer (&rows[5], 2, NULL, &entry, offers);
  g_assert_cmpuint (offers->len, ==, 2);
}

/* What a person writes as a correction: within the bounds of the row, and not 0. */
static void
test_written (void)
{
  static const struct
  {
    const char *text, *left, *said; /* what is left, or the refusal */
    int number;
  } written[] = {
    { "+3", "correction", NULL, 3 },
    { "-9  counted twice", "counted twice", NULL, -9 },
    { "0", NULL, "“0” is not a correction: from -9 to 9, not 0", 0 },
    { "10 too many", NULL, "“10” is not a correction: from -9 to 9, not 0", 0 },
    { "many", NULL, "Write how many, such as 3 or -3, and why", 0 },
    { "", NULL, "Write how many, such as 3 or -3, and why", 0 },
  };
  const TableOperand *operand = &rows[5].operands[0];
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      gint16 number = 0;
      TableRefusal why = { "" };
      g_assert_cmpstr (operand->type->write (written[i].text, operand, &number, &why), ==, written[i].left);
      g_assert_cmpint (number, ==, written[i].number);
      g_assert_cmpstr (why.sentence, ==, written[i].said != NULL ? written[i].said : "");
    }
}

/* ---- mistakes in a row end the program in words ---- */

static const TableOperandType no_word_type = { .name = "X", .member = "x", .size = 1 };
static const TableOperandType no_member_type = { .name = "Y", .size = 1 };

static const struct
{
  const char *path, *said;
  TableAct row;
} mistakes[] = {
  /* the curly quotes are question marks where the locale is C */
  { "/act/mistake/same-words", "*there are two acts *walk*", { .kind = 20, .verb = "walk" } },
  { "/act/mistake/no-words",
    "*X* has no word by which it is known*",
    { .kind = 20, .operands = { { .type = &no_word_type } } } },
  { "/act/mistake/kind", "*no room for the act *far*", { .kind = 300, .verb = "far" } },
  { "/act/mistake/group", "*no room for the act *far*", { .kind = 20, .verb = "far", .group = TABLE_GROUPS_MAX } },
  { "/act/mistake/field",
    "*far* has an operand X outside the entry*",
    { .kind = 20, .verb = "far", .operands = { { .type = &no_word_type, .offset = sizeof (Entry) } } } },
  { "/act/mistake/fixed",
    "*far* settles a field outside the entry*",
    { .kind = 20, .verb = "far", .fixed = { { sizeof (Entry), 1 } }, .n_fixed = 1 } },
  { "/act/mistake/unnamed",
    "*far* has an operand Y without a name in JSON*",
    { .kind = 20, .verb = "far", .operands = { { .type = &no_member_type } } } },
  { "/act/mistake/same-name",
    "*far* has two operands *x* in JSON*",
    { .kind = 20, .verb = "far", .operands = { { .type = &no_word_type }, { .type = &no_word_type } } } },
  { "/act/mistake/uncounted",
    "*far* repeats X without end*",
    { .kind = 20, .verb = "far", .operands = { { .type = &no_word_type, .flags = TABLE_OPERAND_REPEATED } } } },
};

static void
test_mistake (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  if (g_test_subprocess ())
    {
      g_autofree TableActs *acts = toy_acts ();
      table_acts_add (acts, &mistakes[i].row, 1);
      return;
    }
  g_test_trap_subprocess (mistakes[i].path, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (mistakes[i].said);
}

/* The longest reason that is taken has as many bytes as the refusal of a longer one says. */
static void
test_why_length (void)
{
  char field[TABLE_WHY_MAX] = "";
  TableRefusal why = { "" };
  g_autofree char *longest = g_strnfill (TABLE_WHY_MAX - 1, 'a'), *longer = g_strnfill (TABLE_WHY_MAX, 'a');
  g_assert_nonnull (table_operand_why.write (longest, NULL, field, &why));
  g_assert_cmpstr (field, ==, longest);
  g_assert_null (table_operand_why.write (longer, NULL, field, &why));
  g_autofree char *most = g_strdup_printf ("longer than %u bytes", (guint) strlen (longest));
  g_assert_nonnull (strstr (why.sentence, most));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TESTS_ADD ("/act", lines, fields, refusals, signatures, offers, written);
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    g_test_add_data_func (mistakes[i].path, GUINT_TO_POINTER (i), test_mistake);
  g_test_add_func ("/act/why-length", test_why_length);
  return g_test_run ();
}
