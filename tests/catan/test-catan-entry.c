/* test-catan-entry.c - the grammar of entries: what is printed is read as the same, and other lines are refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-fixture.h"
#include "catan/catan-operands.h"
#include "catan/catan-play.h"
#include "small-board.h"
#include "table/table-photo.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define ROUNDS 20000

/* Some of the names are words of the grammar.  `box` is a line for T6. */
static CatanRules *
new_rules_of (const char *box)
{
  g_autofree char *lines = g_strconcat ("player Anna\nplayer pay\nplayer \"Żaneta \\\"Q\\\" # 1\"\nplayer get\n"
                                        "use fishermen\n",
                                        box, NULL);
  g_autoptr (TableSetup) setup = catan_fixture_setup (lines, NULL);
  return catan_rules_new (setup, NULL);
}

static CatanRules *
new_rules (void)
{
  return new_rules_of ("rule T6 small");
}

/* ---- random entries ---- */

static guint8
some (GRand *rand, guint n)
{
  return (guint8) g_rand_int_range (rand, 0, (gint32) n);
}

static void
some_cards (GRand *rand, CatanGiven *cards)
{
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    {
      cards->seen[i] = g_rand_boolean (rand) ? some (rand, CATAN_BANK_MAX + 1) : 0;
      cards->told[i] = g_rand_boolean (rand) ? some (rand, CATAN_BANK_MAX + 1) : 0;
    }
  cards->unseen = g_rand_boolean (rand) ? some (rand, 5 * CATAN_BANK_MAX + 1) : 0;
}

static void
some_tokens (GRand *rand, CatanEntry *entry, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      CatanToken *token = &entry->tokens[entry->n_tokens + entry->n_got + i];
      token->look = some (rand, CATAN_TOKEN_SHOE + 1);
      token->value = token->look == CATAN_TOKEN_OPEN || token->look == CATAN_TOKEN_TOLD ? 1 + some (rand, 3) : 0;
      token->player = CATAN_NOBODY;
    }
}

static void
some_text (GRand *rand, char *text)
{
  static const char *const texts[] = { "x", "we forgot", "a \"quoted\" one", "back\\slash", "# no comment", "zażółć" };
  strcpy (text, texts[some (rand, G_N_ELEMENTS (texts))]);
}

/* A card of one of `n` kinds that everybody saw, not seen, or told in secret. */
static guint8
some_card (GRand *rand, guint n)
{
  const guint8 card = some (rand, n + 1);
  if (card == n)
    return CATAN_UNSEEN;
  return g_rand_boolean (rand) ? (guint8) CATAN_TOLD (card) : card;
}

static void
some_draw (GRand *rand, CatanEntry *entry, guint n_players)
{
  guint n = 1 + some (rand, CATAN_DRAWS_MAX), as_owed = some (rand, n + 1);
  some_tokens (rand, entry, n);
  entry->n_tokens = (guint8) n;
  for (guint i = as_owed; i < n; i++)
    entry->tokens[i].player = (gint8) some (rand, n_players);
}

/* A value of an operand with tokens or resource cards; FALSE: it is none. */
static gboolean
some_things (GRand *rand, guint n_players, const TableOperandType *type, CatanEntry *entry)
{
  const gboolean got = type == &catan_operand_got || type == &catan_operand_fetched;
  const gboolean traded = type == &catan_operand_given || type == &catan_operand_got;
  if (type == &catan_operand_drawn)
    some_draw (rand, entry, n_players);
  else if (type == &catan_operand_cards)
    {
      some_cards (rand, &entry->give);
      entry->give.seen[some (rand, CATAN_N_RESOURCES)] = 4;
    }
  else if (traded || type == &catan_operand_paid || type == &catan_operand_token || type == &catan_operand_hidden
           || type == &catan_operand_handed || type == &catan_operand_fetched)
    {
      const guint8 n = traded ? some (rand, 8) : type == &catan_operand_paid ? (guint8) (1 + some (rand, 7)) : 1;
      some_tokens (rand, entry, n);
      *(got ? &entry->n_got : &entry->n_tokens) = n;
      if (traded)
        some_cards (rand, got ? &entry->get : &entry->give);
    }
  else
    return FALSE;
  return TRUE;
}

/* A value of this operand; it need not be legal. */
static void
some_value (GRand *rand, guint n_players, const TableOperand *operand, CatanEntry *entry)
{
  const TableOperandType *type = operand->type;
  guint8 *field = (guint8 *) entry + operand->offset;
  int number;
  if (some_things (rand, n_players, type, entry))
    return;
  if (type == &table_operand_why || type == &table_operand_what)
    some_text (rand, (char *) field);
  else if (type == &catan_operand_edge)
    for (guint n = 1 + some (rand, MAX (operand->max, 1)); n > 0; n--)
      entry->edges[entry->n_edges++] = some (rand, SMALL_EDGES);
  else if (type == &catan_operand_taken)
    for (guint i = 0; i < n_players; i++)
      entry->taken[i] = (gint8) (some (rand, CATAN_BANK_MAX + 2) - 1);
  else if (type == &catan_operand_stolen || type == &catan_operand_card)
    *field = some_card (rand, type == &catan_operand_card ? CATAN_N_CARDS : CATAN_N_RESOURCES);
  else if (type == &catan_operand_spot || type == &catan_operand_hex)
    *field = some (rand, type == &catan_operand_spot ? SMALL_SPOTS : SMALL_HEXES);
  else if (type == &catan_operand_resource)
    *field = some (rand, CATAN_N_RESOURCES);
  else if (type == &table_operand_player)
    *field = some (rand, n_players);
  else if (type == &table_operand_choice)
    *field = some (rand, ((const TableChoices *) operand->data)->n);
  else if (type == &catan_operand_unpaid)
    *field = TRUE;
  else
    {
      const gboolean dice = type == &catan_operand_dice, score = type == &table_operand_score;
      const int low = dice ? 2 : score ? -99 : operand->low, high = dice ? 12 : score ? 99 : operand->high;
      do
        number = g_rand_int_range (rand, low, high + 1);
      while (number == 0 && type == &table_operand_correction);
      table_operand_put (operand, field, number);
    }
}

static void
some_edited (GRand *rand, CatanEntry *entry)
{
  entry->edit.how = (guint8) (TABLE_EDIT_REPLACE + some (rand, 4));
  entry->edit.at = (gint16) (1 + some (rand, 200));
  if (entry->edit.how == TABLE_EDIT_MOVE)
    entry->edit.to = (gint16) (1 + some (rand, 200));
  if (entry->edit.how == TABLE_EDIT_REPLACE || entry->edit.how == TABLE_EDIT_DELETE)
    entry->edit.old = g_intern_string (g_rand_boolean (rand) ? "roll 7" : "note \"a # \\\"b\\\" \\\\\"");
  if (g_rand_boolean (rand))
    some_text (rand, entry->why);
}

static void
some_counts (GRand *rand, CatanEntry *entry, guint n_players)
{
  static const char *const words[] = { "roads", "a", "no-such-thing", "development-cards-here" };
  entry->player = (gint8) some (rand, n_players + 1) - 1;
  entry->n_counted = 1 + some (rand, TABLE_COUNTS_MAX);
  for (guint i = 0; i < entry->n_counted; i++)
    {
      g_strlcpy (entry->counted[i].word, words[some (rand, G_N_ELEMENTS (words))], TABLE_THING_MAX);
      entry->counted[i].number = (gint16) (some (rand, 200) - 100);
    }
}

static void
some_renamed (GRand *rand, CatanEntry *entry)
{
  static const char *const names[] = { "Anna", "Clara Maria", "the \"great\" Ben", "#1" };
  const guint8 what = (guint8) (TABLE_RENAMED_PLAYER + some (rand, TABLE_N_RENAMED - TABLE_RENAMED_PLAYER));
  entry->renamed = (TableRenamed){
    what, what != TABLE_RENAMED_PLAYER ? NULL : g_intern_string (names[some (rand, G_N_ELEMENTS (names))]),
    g_intern_string (names[some (rand, G_N_ELEMENTS (names))])
  };
}

static void
some_photo (GRand *rand, CatanEntry *entry)
{
  for (guint i = 0; i < TABLE_PHOTO_NAME_MAX - 1; i++)
    entry->photo[i] = "0123456789abcdef"[some (rand, 16)];
  if (g_rand_boolean (rand))
    some_text (rand, entry->why);
}

/* Its own, and those of every game. */
#define N_KINDS (CATAN_N_ENTRY_KINDS + TABLE_N_ENTRY_KINDS - TABLE_ENTRY_FIRST)

/* Its kind, then one of the rows of this kind, then its operands. */
static void
some_entry (GRand *rand, CatanEntry *entry, guint n_players)
{
  const guint nth = some (rand, N_KINDS);
  const TableAct *act = NULL;
  gboolean said = TRUE;
  catan_entry_begin (
      entry, (CatanEntryKind) (nth < CATAN_N_ENTRY_KINDS ? nth : TABLE_ENTRY_FIRST + nth - CATAN_N_ENTRY_KINDS));
  switch (entry->kind)
    {
    case TABLE_ENTRY_EDITED: some_edited (rand, entry); return;
    case TABLE_ENTRY_COUNTED: some_counts (rand, entry, n_players); return;
    case TABLE_ENTRY_PHOTO: some_photo (rand, entry); return;
    case TABLE_ENTRY_RENAMED: some_renamed (rand, entry); return;
    default: break;
    }
  for (guint i = 0, n = 0; i < catan_act_table.n_rows; i++)
    {
      const TableAct *row = catan_act_table.rows[i];
      if (row->kind == entry->kind && !row->way && !row->prefix && some (rand, ++n) == 0)
        act = row;
    }
  table_act_settle (&catan_act_table, act, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const guint flags = act->operands[i].flags;
      said = (said || (flags & TABLE_OPERAND_INSIDE) == 0)
             && ((flags & TABLE_OPERAND_OPTIONAL) == 0 || g_rand_boolean (rand));
      if (said)
        some_value (rand, n_players, &act->operands[i], entry);
    }
  if (act->prefixed != 0 && some (rand, 4) == 0)
    {
      entry->agreed = TRUE;
      some_text (rand, entry->agreement);
    }
}

/* ---- the JSON of an entry ---- */

/* Each player whom the line of an entry names is named in its JSON, too: once for each token, if many follow a name. */
static void
test_reported (void)
{
  g_autoptr (CatanRules) rules = new_rules ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint named = 0;
  for (guint i = 0; i < ROUNDS; i++)
    {
      CatanEntry entry;
      TableWords words;
      some_entry (rand, &entry, rules->n_players);
      g_autofree char *line = catan_entry_print (rules, &entry);
      g_assert_true (table_words_cut (&words, line, NULL));
      for (guint player = 0; player < 4; player += 2) /* not those whose names are words of the grammar */
        {
          g_autoptr (GString) json = g_string_new (NULL), name = g_string_new (NULL);
          guint n = 0, n_told = 0;
          for (guint k = 0; k < words.n; k++)
            n += strcmp (words.word[k], rules->players[player].name) == 0;
          put_text (name, NULL, rules->players[player].name);
          table_acts_report (&catan_act_table, rules, &entry, json);
          for (const char *p = json->str; (p = strstr (p, name->str)) != NULL; p++)
            n_told++;
          if (n_told < n || (n_told > 0 && n == 0))
            g_error ("“%s” names %s %u times, its JSON %u times", line, name->str, n, n_told);
          named += n;
        }
    }
  g_assert_cmpuint (named, >, ROUNDS / 4);
}

/* Whoever wants only the photos of a record reads the same from the line, and writes the same line. */
static void
check_photo (const CatanRules *rules, const CatanEntry *entry, const char *line)
{
  TablePhoto photo = { "" };
  g_assert_true (table_photo_read (&catan_game, rules, line, &photo) == (entry->kind == TABLE_ENTRY_PHOTO));
  if (entry->kind != TABLE_ENTRY_PHOTO)
    return;
  g_assert_cmpstr (photo.name, ==, entry->photo);
  g_assert_cmpstr (photo.caption, ==, entry->why);
  assert_text (table_photo_line (&photo), line);
}

static void
test_round_trip (void)
{
  g_autoptr (CatanRules) rules = new_rules ();
  g_autoptr (CatanState) state = catan_state_new (rules);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261122);
  guint seen[TABLE_N_ENTRY_KINDS] = { 0 };
  for (guint i = 0; i < ROUNDS; i++)
    {
      CatanEntry entry, read;
      TableRefusal why = { "" };
      some_entry (rand, &entry, rules->n_players);
      g_autofree char *line = catan_entry_print (rules, &entry);
      if (!catan_entry_parse (rules, line, &read, &why))
        g_error ("“%s” is refused: %s", line, why.sentence);
      if (memcmp (&entry, &read, sizeof entry) != 0)
        {
          g_autofree char *again = catan_entry_print (rules, &read);
          g_error ("“%s” is read as “%s”", line, again);
        }
      check_photo (rules, &entry, line);
      g_autofree char *told = catan_entry_tell (state, &entry);
      g_assert_true (g_utf8_validate (told, -1, NULL));
      g_assert_true (*told || entry.kind == CATAN_ENTRY_DRAW); /* no draw is owed here */
      seen[entry.kind]++;
    }
  for (guint kind = 0; kind < TABLE_N_ENTRY_KINDS; kind++)
    if (kind < CATAN_N_ENTRY_KINDS || kind >= TABLE_ENTRY_FIRST)
      g_assert_cmpuint (seen[kind], >, ROUNDS / (4 * N_KINDS));
}

/* Random words: a line is read, or refused with a sentence; what is read can be printed and read again. */
static void
test_any_words (void)
{
  static const char *const words[] = {
    "found",       "roll",   "draw",    "by",          "discard",  "robber",   "from",    "build",    "road",
    "settlement",  "city",   "buy",     "knight",      "point",    "roads",    "plenty",  "monopoly", "play",
    "reveal",      "fish",   "pay",     "trade",       "give",     "get",      "bank",    "shoe",     "next",
    "token",       "back",   "hand",    "points",      "turn",     "note",     "end",     "agreed",   "Anna",
    "Ben",         "wood",   "wool",    "grain",       "brick",    "ore",      "any",     "1",        "2",
    "3",           "?",      "?1",      "?3",          "?4",       "??",       "5",       "7",        "12",
    "54",          "55",     "12-13",   "1-9",         "A",        "S",        "T",       "-1",       "+4",
    "\"why not\"", "\"\"",   "#",       "0",           "replaced", "inserted", "deleted", "moved",    "put",
    "remove",      "robber", "knights", "development", "shown",    "unpaid",   "+1",      "uncover",
  };
  g_autoptr (CatanRules) rules = new_rules ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint taken = 0;
  for (guint i = 0; i < 4 * ROUNDS; i++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      CatanEntry entry, read;
      TableRefusal why = { "" };
      for (guint n = 1 + some (rand, 8); n; n--)
        g_string_append_printf (line, "%s ", words[some (rand, G_N_ELEMENTS (words))]);
      if (!catan_entry_parse (rules, line->str, &entry, &why))
        {
          g_assert_true (*why.sentence && g_utf8_validate (why.sentence, -1, NULL));
          continue;
        }
      taken++;
      g_autofree char *printed = catan_entry_print (rules, &entry);
      g_assert_true (catan_entry_parse (rules, printed, &read, NULL));
      g_assert_cmpmem (&entry, sizeof entry, &read, sizeof read);
    }
  g_assert_cmpuint (taken, >, ROUNDS / 100);
}

/* ---- written lines ---- */

static void
test_lines (void)
{
  /* printed as they are written */
  static const char *const same[] = {
    "found 12 12-13",
    "roll 8",
    "draw 2 ? ?3 shoe",
    "draw 1 by Anna 2 3 by get ?",
    "discard Anna wool 2 ore 2",
    "robber C",
    "robber C from pay",
    "robber C from get ore",
    "build road 12-13",
    "build settlement 54",
    "build city 1",
    "buy",
    "buy monopoly",
    "play knight A from Anna wood",
    "play roads 1-2",
    "play roads 1-2 2-3",
    "play plenty ore ore",
    "play monopoly grain Anna 3 get 1",
    "reveal 2",
    "fish 2 pay 2",
    "fish 3 pay 3 from pay",
    "fish 3 pay 1 ?2 from get wool",
    "fish 4 ore pay 2 2",
    "fish 5 1-2 pay 3 3",
    "fish 7 pay 3 3 1",
    "fish 7 knight pay 3 3 1",
    "trade Anna give fish 2 ? ?1 wood 1 get fish 3 ore 2",
    "trade get give fish 1",
    "trade Anna get fish 1",
    "trade Anna",
    "bank give wood 4 get ore",
    "shoe get",
    "next",
    "agreed \"who cares\" found 12 12-13",
    "agreed fun build city 4",
    "agreed fun build road 1-2 unpaid",
    "agreed \"we are kind\" buy unpaid",
    "agreed \"we are kind\" shoe Anna \"and wrong\"",
    "agreed \"we are kind\" fish 4 ore",
    "agreed \"we are kind\" play knight A",
    "shoe Anna miscounted",
    "put road Anna 1-2 missing",
    "put settlement pay 54 missing",
    "put city Anna 1 missing",
    "put robber A missing",
    "remove road 1-2 wrong",
    "remove settlement 54 wrong",
    "remove city 1 wrong",
    "remove robber wrong",
    "knights Anna +1 forgotten",
    "development Anna -2 wrong",
    "development Anna knight +1 forgotten",
    "shown pay +5 forgotten",
    "token Anna draw ?2 forgotten",
    "token Anna back 3 \"too many\"",
    "hand Anna wood +2 forgotten",
    "points pay -1 \"by mistake\"",
    "turn Anna back",
    "note hello",
    "end late",
  };
  /* other ways to write an entry */
  static const struct
  {
    const char *line, *canonical;
  } free_ones[] = {
    { "  roll   8  # a good one", "roll 8" },
    { "found 12 13-12", "found 12 12-13" },
    { "robber c from ANNA", "robber C from Anna" },
    { "discard anna ore 2 wool 2", "discard Anna wool 2 ore 2" },
    { "trade Anna give wood 1 fish 2 get", "trade Anna give fish 2 wood 1" },
    { "points Anna 3 why", "points Anna +3 why" },
    { "draw by Anna 1 by Anna 2", "draw by Anna 1 2" },
    { "fish 02 pay 2", "fish 2 pay 2" },
    { "fish 3 from pay pay 3", "fish 3 pay 3 from pay" },
    { "fish 3 from get wool pay 1 ?2", "fish 3 pay 1 ?2 from get wool" },
  };
  g_autoptr (CatanRules) rules = new_rules ();
  CatanEntry entry;
  TableRefusal why = { "" };
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      if (!catan_entry_parse (rules, same[i], &entry, &why))
        g_error ("“%s” is refused: %s", same[i], why.sentence);
      assert_text (catan_entry_print (rules, &entry), same[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (free_ones); i++)
    {
      if (!catan_entry_parse (rules, free_ones[i].line, &entry, &why))
        g_error ("“%s” is refused: %s", free_ones[i].line, why.sentence);
      assert_text (catan_entry_print (rules, &entry), free_ones[i].canonical);
    }
}

/* Lines that cannot be read, and a part of the sentence that says why. */
static const struct
{
  const char *line, *part;
} wrong[] = {
  { "", "empty" },
  { "# nothing", "empty" },
  { "jump 3", "not an entry" },
  { "roll", "their sum is missing" },
  { "roll 1", "2 to 12" },
  { "roll 13", "2 to 12" },
  { "roll 7 7", "too much" },
  { "roll seven", "2 to 12" },
  { "found", "intersection" },
  { "found 55 1-2", "1 to 54" },
  { "found 1", "edge" },
  { "found 1 1-3", "not an edge" },
  { "draw", "which token" },
  { "draw 4", "not a fish token" },
  { "draw 0", "not a fish token" },
  { "draw ?0", "not a fish" },
  { "draw by", "name is missing" },
  { "draw by Anna", "which token" },
  { "draw by Otto 1", "Otto" },
  { "draw 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "only 30 tokens" },
  { "discard Anna", "which resource" },
  { "discard Anna gold 1", "not a resource" },
  { "discard Anna any 1", "not a resource" },
  { "discard Anna ore 0", "from 1 to 24" },
  { "discard Anna ore 1 ore 1", "named twice" },
  { "robber", "which hex" },
  { "robber T", "A to S" },
  { "robber A Anna", "too much" },
  { "robber A wood", "too much" },
  { "robber A from", "name is missing" },
  { "build", "build road, build settlement or build city" },
  { "build ship 1-2", "build road, build settlement or build city" },
  { "build road 5", "not an edge" },
  { "buy ship", "not a development card" },
  { "play", "play knight, play roads, play plenty, play monopoly or play on" },
  { "play pay", "play knight, play roads" },
  { "play point", "play knight, play roads" },
  { "play roads", "which edge" },
  { "play roads 1-2 2-3 3-4", "more than 2 in a row" },
  { "play plenty ore", "which resource" },
  { "play monopoly ore Anna", "how many" },
  { "play monopoly ore Anna 1 Anna 2", "named twice" },
  { "reveal 0", "from 1 to 5" },
  { "reveal 6", "from 1 to 5" },
  { "fish", "fish 2, fish 3, fish 4, fish 5 or fish 7" },
  { "fish 6 pay 3 3", "fish 2, fish 3, fish 4, fish 5 or fish 7" },
  { "fish 1 pay 1", "fish 2, fish 3" },
  { "fish 2 pay", "which token" },
  { "fish 3 pay 3", "“from” is missing" },
  { "fish 3 Anna pay 3", "“from” is missing" },
  { "fish 4 pay 2 2", "not a resource" },
  { "fish 5 pay 3 3", "not an edge" },
  { "fish 7 ship pay 3 3 1", "not a development card" },
  { "trade", "name is missing" },
  { "trade Anna for 3", "“for” is too much" },
  { "trade Anna give fish", "which token" },
  { "trade Anna give fish 1 fish 1", "named twice" },
  { "trade Anna give fish 1 get fish 2 get", "“get” is too much" },
  { "bank ore 4", "“give” is missing" },
  { "bank give ore 4", "“get” is missing" },
  { "bank give ore 25 get wool", "from 1 to 24" },
  { "shoe", "name is missing" },
  { "next turn", "too much" },
  { "token Anna 3 why", "draw or back" },
  { "token Anna draw 3", "reason" },
  { "hand Anna ore 0 why", "not 0" },
  { "hand Anna ore 25 why", "not a correction" },
  { "points Anna 100 why", "not a correction" },
  { "points Anna 1", "reason" },
  { "turn Anna", "reason" },
  { "note", "reason" },
  { "note \"\"", "reason" },
  { "end", "reason" },
  { "agreed", "reason" },
  { "agreed why", "the act is missing" },
  { "agreed why reveal 1", "“reveal” cannot stand here" },
  { "put road Anna 1-2", "reason" },
  { "put castle", "“put” needs its next word: put road, put settlement, put city or put robber" },
  { "put", "“put” needs its next word" },
  { "put robber T t", "not a hex" },
  { "remove city 55 t", "not an intersection" },
  { "knights Anna 0 t", "not a correction" },
  { "knights Anna +15 t", "not a correction" },
  { "development Anna sheep +1 t", "not a development card" },
  { "development Anna +35 t", "not a correction" },
  { "shown Anna +6 t", "not a correction" },
  { "note a b", "too much" },
  { "note \"open", "never closed" },
};

static void
test_refusals (void)
{
  g_autoptr (CatanRules) rules = new_rules ();
  g_autofree char *long_why = g_strnfill (256, 'x'), *line = g_strdup_printf ("note %s", long_why);
  CatanEntry entry;
  TableRefusal why = { "" };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      assert_refused_with (catan_entry_parse (rules, wrong[i].line, &entry, &why), why.sentence, wrong[i].part);
    }
  assert_refused_with (catan_entry_parse (rules, line, &entry, &why), why.sentence, "longer than 255 bytes");
}

/* An entry can name all tokens of the box and not one more, and the refusal says how many there are (T6). */
static void
test_box (void)
{
  static const struct
  {
    const char *box, *refusal;
    guint n;
  } boxes[] = { { "rule T6 small", "there are only 30 tokens", 30 },
                { "rule T6 large", "there are only 44 tokens", 44 } };
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (CatanRules) rules = new_rules_of (boxes[i].box);
      g_autoptr (GString) line = g_string_new ("trade pay give fish");
      CatanEntry entry;
      TableRefusal why = { "" };
      for (guint n = 0; n < boxes[i].n; n++)
        g_string_append (line, " 1");
      g_assert_true (catan_entry_parse (rules, line->str, &entry, NULL));
      g_assert_cmpuint (entry.n_tokens, ==, boxes[i].n);
      g_string_append (line, " 1");
      g_assert_false (catan_entry_parse (rules, line->str, &entry, &why));
      g_assert_cmpstr (why.sentence, ==, boxes[i].refusal);
    }
}

/* ---- what was told in secret ---- */

/* The same line with other values behind each ?. */
static char *
tell_other (const char *line)
{
  static const char *const words[][2] = { { "wood", "ore" },
                                          { "wool", "wood" },
                                          { "grain", "wool" },
                                          { "brick", "grain" },
                                          { "ore", "brick" },
                                          { "knight", "roads" },
                                          { "point", "plenty" },
                                          { "roads", "knight" },
                                          { "plenty", "monopoly" },
                                          { "monopoly", "point" },
                                          { "1", "2" },
                                          { "2", "3" },
                                          { "3", "1" } };
  GString *other = g_string_new (NULL);
  for (const char *at = line; *at != '\0';)
    {
      g_string_append_c (other, *at);
      if (*at++ != '?')
        continue;
      gsize n = 0;
      while (at[n] != '\0' && strchr (" \"", at[n]) == NULL)
        n++;
      const char *word = n > 0 ? "xyz" : "";
      for (guint i = 0; i < G_N_ELEMENTS (words); i++)
        if (strlen (words[i][0]) == n && strncmp (words[i][0], at, n) == 0)
          word = words[i][1];
      g_string_append (other, word);
      at += n;
    }
  return g_string_free (other, FALSE);
}

/* Leaves out, doubles, spells wrongly or adds a word. */
static char *
misspell (const char *line, GRand *rand)
{
  static const char *const more[] = { "?wool", "?woool", "?2",  "?7", "?knight", "?",
                                      "wood",  "pay",    "Ben", "3",  "?äp-fel" };
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  GString *into = g_string_new (NULL);
  const guint n = g_strv_length (words), at = some (rand, n + 1), how = some (rand, 4);
  for (guint i = 0; i < n; i++)
    {
      if (i == at && how == 0)
        continue;
      if (i == at && how == 1)
        g_string_append_printf (into, "%s ", words[i]);
      if (i == at && how == 2)
        g_string_append_printf (into, "%s ", more[some (rand, G_N_ELEMENTS (more))]);
      g_string_append_printf (into, "%s%s ", words[i], i == at && how == 3 ? "x" : "");
    }
  if (at == n)
    g_string_append (into, more[some (rand, G_N_ELEMENTS (more))]);
  return g_string_free (into, FALSE);
}

/* No refusal quotes what was told in secret: with other values it is the same sentence. */
static void
test_secrets (void)
{
  g_autoptr (CatanRules) rules = new_rules ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint refused = 0;
  for (guint i = 0; i < ROUNDS; i++)
    {
      CatanEntry entry;
      TableRefusal why[2] = { { "" }, { "" } };
      some_entry (rand, &entry, rules->n_players);
      g_autofree char *good = catan_entry_print (rules, &entry), *line = misspell (good, rand);
      g_autofree char *other = tell_other (line);
      const gboolean read = table_game_read (&catan_game, rules, line, &entry, &why[0]);
      g_assert_cmpint (read, ==, table_game_read (&catan_game, rules, other, &entry, &why[1]));
      if (strcmp (line, other) == 0)
        continue;
      g_assert_cmpstr (why[0].sentence, ==, why[1].sentence);
      g_assert_true (g_utf8_validate (why[0].sentence, -1, NULL));
      refused += !read;
    }
  g_assert_cmpuint (refused, >, ROUNDS / 20);
}

TESTS_MAIN_AFTER (catan_register (), "/entry", reported, round_trip, any_words, lines, refusals, box, secrets)
