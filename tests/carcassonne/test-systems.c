/* test-systems.c - the rows of all systems are complete, and a system of this test can be added.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The system of this test is the Mill: a tile with a mark, a figure whose weight depends on its feature, a kind of
 * ledger line, a noun, a reason, a ruling, a setup line, a part of the state and its JSON.
 */
#include "carc-fixture.h"
#include "carc-offers.h"
#include "referee-private.h"

#include <string.h>

#include "carcassonne/carc-boxes.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/carc-mark-ids.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/river/carc-river.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/water/carc-water.h"
#include "table/table-stock.h"
#include "../table/texts.h"
#include "../table/test-add.h"

/* ---- rows ---- */

/* The printf conversions of a sentence, in their order: "dd" for "city at %d,%d". */
static char *
conversions (const char *sentence)
{
  GString *out = g_string_new (NULL);
  for (const char *p = sentence; *p; p++)
    if (*p == '%')
      g_string_append_c (out, *++p);
  return g_string_free (out, FALSE);
}

static void
check_sentence (const char *what, const char *sentence, const char *wanted)
{
  if (sentence == NULL || *sentence == '\0')
    g_error ("%s has no words", what);
  g_autofree char *found = conversions (sentence);
  if (strcmp (found, wanted) != 0)
    g_error ("%s: “%s” takes “%s”, not “%s”", what, sentence, found, wanted);
}

static void
check_forms (const char *what, const CarcForms *forms, const char *wanted)
{
  check_sentence (what, forms->one, wanted);
  if (forms->many)
    check_sentence (what, forms->many, wanted);
}

static void
test_words (void)
{
  for (guint i = 0; i < carc_n_lines; i++)
    {
      const CarcLineRow *row = carc_lines[i];
      gboolean cell = row->done && strchr (row->done, '%');
      check_sentence (row->word, row->title, "");
      check_sentence (row->word, row->done, cell ? "dd" : "");
      if (row->undone)
        check_sentence (row->word, row->undone, cell ? "dd" : "");
    }
  for (guint i = 0; i < carc_n_effects; i++)
    {
      const TableEffectRow *row = carc_effects[i];
      g_assert_true ((row->tell == NULL) != (row->says == NULL)); /* one of them */
      g_assert_true (row->because == NULL || row->reason == NULL);
      g_assert_true (row->term == NULL || row->counts == NULL);
    }
  for (guint i = 0; i < carc_n_marks; i++)
    if (carc_marks[i]->in_sum)
      check_sentence (carc_marks[i]->word, carc_marks[i]->in_sum, "");
  for (guint i = 0; i < carc_n_nouns; i++)
    check_forms (carc_nouns[i]->word, &carc_nouns[i]->forms, "");
  for (guint i = 0; i < carc_n_becauses; i++)
    check_sentence (carc_becauses[i]->word, carc_becauses[i]->sentence, "");
  for (guint i = 0; i < carc_n_lefts; i++)
    if (carc_lefts[i]->sentence)
      check_sentence (carc_lefts[i]->word, carc_lefts[i]->sentence, "");
  for (guint i = 0; i < carc_n_pieces; i++)
    g_assert_true (g_ascii_isupper (carc_pieces[i]->letter));
  for (guint i = 0; i < carc_n_questions; i++)
    {
      const CarcQuestionRow *row = carc_questions[i];
      g_assert_true ((row->tell == NULL) != (row->says == NULL));
      g_autofree char *takes = row->says != NULL ? conversions (row->says) : NULL;
      g_assert_true (takes == NULL || g_str_has_prefix ("sdd", takes));
    }
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *row = carc_act_table.rows[i];
      g_assert_true (row->tell == NULL || row->says == NULL);
      if (row->says != NULL)
        check_sentence (row->verb, row->says, "s");
    }
}

static void
test_figures (void)
{
  for (guint i = 0; i < carc_n_figures; i++)
    {
      const CarcFigureRow *row = carc_figures[i];
      gboolean counted = row->left.one && strchr (row->left.one, '%');
      check_sentence (row->word, row->name, "");
      check_sentence (row->word, row->title, "");
      check_forms (row->word, &row->some, "u");
      check_forms (row->word, &row->left, counted ? "u" : "");
      check_sentence (row->word, row->none_left, "s");
      check_sentence (row->word, row->acted, "s");
      check_sentence (row->word, row->stands, "ss");
      if (row->claims)
        check_sentence (row->word, row->claims, "s");
      if (row->may_race)
        {
          check_sentence (row->word, row->enters, "");
          check_sentence (row->word, row->joins, "");
        }
      g_assert_true (g_ascii_isupper (row->letter));
      for (guint k = 0; k < i; k++)
        g_assert_cmpint (row->letter, !=, carc_figures[k]->letter);
      for (guint n = carc_game.min_players; n <= carc_game.max_players; n++)
        if (row->supply[n] == 0)
          g_error ("%s: %u players have none", row->word, n);
    }
}

/* No two things in the middle have the same word. */
static void
check_middle (const CarcSystem *system, guint index)
{
  const CarcMiddleRow *row = &system->middle[index];
  g_assert_nonnull (row->count);
  check_sentence (system->name, row->title, "");
  g_assert_cmpuint (strlen (row->word), <, TABLE_THING_MAX);
  for (guint i = 0; i <= system->id; i++)
    for (guint k = 0; k < carc_systems[i]->n_middle && (i < system->id || k < index); k++)
      g_assert_cmpstr (row->word, !=, carc_systems[i]->middle[k].word);
}

static void
test_systems (void)
{
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const CarcSystem *system = carc_systems[i];
      g_assert_cmpuint (system->id, ==, i);
      g_assert_true (carc_system_find (system->name) == system);
      if (system->by == CARC_BY_OTHER)
        g_assert_cmpuint (system->with, <, i);
      else
        {
          check_sentence (system->name, system->title, "");
          check_sentence (system->name, system->description, "");
        }
      if (system->by == CARC_BY_SET)
        g_assert_nonnull (carc_system_tiles (system));
      for (guint k = 0; k < system->n_tallies; k++)
        {
          const CarcTallyRow *tally = &system->tallies[k];
          g_assert_true (tally->count != NULL || tally->of_player + TABLE_MAX_PLAYERS <= system->part_size);
          check_sentence (system->name, tally->title, "");
          if (tally->some.one != NULL)
            check_forms (system->name, &tally->some, "u");
        }
      for (guint k = 0; k < system->n_help; k++)
        check_sentence (system->name, system->help[k].text, "");
      for (guint k = 0; k < system->n_lucks; k++)
        check_sentence (system->name, system->lucks[k].title, "");
      for (guint k = 0; k < system->n_middle; k++)
        check_middle (system, k);
      g_assert_true ((system->setup_key != NULL) == (system->setup_line != NULL));
      g_assert_true (system->begin == NULL || system->part_size != 0);
      if (system->n_pieces)
        g_assert_true (system->standing != NULL || system->on_track != NULL);
    }
  g_assert_null (carc_system_find ("mills"));
}

static void
test_rulings (void)
{
  g_assert_cmpuint (carc_game.n_rulings, ==, carc_n_rulings);
  for (guint i = 0; i < carc_n_rulings; i++)
    {
      const TableRuling *ruling = &carc_rulings[i];
      gboolean shown = FALSE;
      check_sentence (ruling->id, ruling->sheet, "");
      check_sentence (ruling->id, ruling->question, "");
      g_assert_cmpuint (ruling->n_options, >, 0);
      for (guint k = 0; k < TABLE_OPTIONS_MAX; k++)
        if (k < ruling->n_options)
          check_sentence (ruling->id, ruling->options[k].sentence, "");
        else
          g_assert_null (ruling->options[k].word);
      for (guint k = 0; k < carc_game.n_systems; k++)
        shown = shown || strcmp (carc_game.systems[k].name, ruling->system) == 0;
      if (!shown)
        g_error ("%s: no card shows the rulings of “%s”", ruling->id, ruling->system);
    }
}

/* ---- parts ---- */

static void
test_parts_not_in_play (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base");
  CarcPiece piece;
  g_assert_false (carc_arbitress_of (state)->on);
  g_assert_cmpuint (carc_systems[CARC_SYSTEM_ARBITRESS]->standing (state, &piece, 0), ==, 0);
  g_assert_cmpuint (carc_lake_of (state)->lighthouse, ==, CARC_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (carc_lake_of (state)->slots); i++)
    g_assert_cmpuint (carc_lake_of (state)->slots[i], ==, CARC_NONE);
  g_assert_cmpint (carc_race_of (state)->keeper, ==, -1);
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    g_assert_cmpuint (carc_race_of (state)->racer[i], ==, CARC_NONE);
  g_assert_cmpint (carc_water_of (state)->first, ==, -1);
  g_assert_cmpuint (carc_river_of (state)->n_ends, ==, 0);
}

/* No two parts overlap, and a copy of the state has all of them. */
static void
test_parts_copied (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset river\nuse lake\nuse arbitress");
  for (guint i = 0; i < carc_n_systems; i++)
    memset ((char *) state->parts + carc_part_offset[i], (int) i + 1, carc_systems[i]->part_size);
  g_autoptr (CarcState) copy = carc_state_copy (state);
  for (guint i = 0; i < carc_n_systems; i++)
    for (gsize k = 0; k < carc_systems[i]->part_size; k++)
      g_assert_cmpint (((const char *) copy->parts)[carc_part_offset[i] + k], ==, (int) i + 1);
}

/* ---- JSON ---- */

static char *
reported (const CarcState *state, guint system)
{
  GString *json = g_string_new (NULL);
  carc_systems[system]->report (state, json);
  return g_string_free (json, FALSE);
}

/* A report writes one member with the name of the system, and closes everything that it opened. */
static void
test_reports (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nuse lake\nuse arbitress");
  fixture_play (state, "place lake 1,-1 r0\nrace join\nrace decline");
  for (guint i = 0; i < carc_n_systems; i++)
    {
      int depth = 0;
      if (carc_systems[i]->report == NULL)
        continue;
      g_autofree char *told = reported (state, i), *start = g_strdup_printf ("\"%s\":", carc_systems[i]->name);
      g_assert_true (g_str_has_prefix (told, start));
      for (const char *p = told; *p; p++)
        {
          depth += (*p == '{' || *p == '[') - (*p == '}' || *p == ']');
          g_assert_true (depth > 0 || *p != ',');
        }
      g_assert_cmpint (depth, ==, 0);
    }
  assert_text (reported (state, CARC_SYSTEM_ARBITRESS), "\"arbitress\":[0,0]");
}

/* ---- the mill ---- */

#define MILL_SYSTEM ((CarcSystemId) CARC_N_SYSTEMS)
#define MILL_MARK CARC_N_MARKS
#define MILLER ((CarcFigureKind) CARC_N_FIGURE_KINDS)
#define MILL_LINE CARC_N_LINES
#define MILL_NOUN CARC_N_NOUNS
#define MILL_BECAUSE CARC_N_BECAUSES
#define MILL_RULING CARC_N_RULINGS

typedef struct
{
  guint16 turns; /* number of mills that were laid */
  gint8 last;    /* the player who laid the last one, or -1 */
} Mill;

static Mill *
mill_of (const CarcState *state)
{
  return (Mill *) ((char *) state->parts + carc_part_offset[MILL_SYSTEM]);
}

static void
mill_begin (CarcState *state, gboolean in_play)
{
  mill_of (state)->last = -1;
}

static void
mill_laid (CarcState *state)
{
  for (guint i = 0; i < state->turn.n_nodes; i++)
    if (carc_marks_has (carc_node_segment (state, (guint16) (state->turn.first_node + i))->marks, MILL_MARK))
      {
        mill_of (state)->turns++;
        mill_of (state)->last = (gint8) state->player;
      }
}

/* A road with a mill is worth 3 points for each tile. */
static void
mill_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  if (!carc_marks_has (survey->marks, MILL_MARK))
    return;
  carc_worth_term (worth, CARC_NOUN_TILE)->each = 3;
  table_rulings_put (&worth->rulings, MILL_RULING);
}

static void
mill_finish (CarcState *state)
{
  if (mill_of (state)->last < 0)
    return;
  CarcVerdict verdict = { (guint8) (1 << mill_of (state)->last), MILL_BECAUSE, -1, TABLE_NO_RULINGS };
  TableLine line = { .kind = MILL_LINE, .final = TRUE, .feature = -1, .x = 4, .y = 5 };
  carc_add_term (&line, mill_of (state)->turns, 2, MILL_NOUN);
  carc_book (state, &verdict, &line);
}

static guint
miller_weight (const CarcSurvey *survey)
{
  return survey->kind == CARC_ROAD ? 3 : 0;
}

static gboolean
mill_setup_line (const TableWords *words, TableRefusal *why)
{
  return words->n == 2 || table_refuse (why, "a wind line is: wind NAME");
}

static void
mill_report (const CarcState *state, GString *json)
{
  put_object (json, "mill");
  put_number (json, "turns", mill_of (state)->turns);
  end_object (json);
}

/* Each mill is a stroke of luck, and takes a sack from the middle. */
static void
mill_luck (const CarcState *state, TableLuckRow *rows)
{
  if (mill_of (state)->last >= 0)
    rows[1].got[mill_of (state)->last] = mill_of (state)->turns;
}

static guint
mill_sacks (const CarcState *state)
{
  return 9u - mill_of (state)->turns;
}

static const TableLuckKind mill_lucks[] = {
  { .word = "calm", .title = "Calm days", .note = "Without wind." },
  { .word = "wind", .title = "Windy days", .note = "With wind." },
};
static const CarcMiddleRow mill_middle[] = { { "Sacks", mill_sacks, .aid = TRUE, .word = "sacks" } };
static const CarcMarkRow mill_marks[] = { { MILL_MARK, "mill" } };
static const CarcFigureRow mill_figures[] = {
  {
      .id = MILLER,
      .word = "miller",
      .letter = 'M',
      .supply = { 0, 0, 2, 1, 1, 1, 1 },
      .weight_in = miller_weight,
      .blocks_racers = TRUE,
      .title = "Millers left",
      .name = "Miller",
      .some = { "%u miller", "%u millers" },
      .left = { " · %u miller", " · %u millers" },
      .none_left = "%s has no miller left",
      .acted = ", miller: %s",
      .stands = "%s’s miller on the %s",
  },
};
static const CarcLineRow mill_lines[] = { { MILL_LINE, "mill", "Mills", "mill at %d,%d" } };
static const CarcNounRow mill_nouns[] = { { MILL_NOUN, "mill", { "mill", "mills" } } };
static const CarcBecauseRow mill_becauses[] = { { MILL_BECAUSE, "mill", "the last mill" } };
static const CarcRulingRow mill_rulings[] = {
  { MILL_RULING, "X1", "The Mill, 1", "How much does a mill grind?", 2, { { "much", "Much." }, { "more", "More." } } },
};

static const CarcSystem mill = {
  .id = MILL_SYSTEM,
  .name = "mill",
  .title = "The Mill",
  .description = "Wind and flour",
  .by = CARC_BY_SET,
  .most = 2,
  .tiles = "[mill/road]\nname=mill\ncopies=2\nroads=E W mill\nfarms=nnw nne ene wnw; ese sse ssw wsw\n",
  .marks = mill_marks,
  .n_marks = 1,
  .figures = mill_figures,
  .n_figures = 1,
  .lines = mill_lines,
  .n_lines = 1,
  .nouns = mill_nouns,
  .n_nouns = 1,
  .becauses = mill_becauses,
  .n_becauses = 1,
  .rulings = mill_rulings,
  .n_rulings = 1,
  .setup_key = "wind",
  .setup_line = mill_setup_line,
  .part_size = sizeof (Mill),
  .begin = mill_begin,
  .laid = mill_laid,
  .worth = mill_worth,
  .finish = mill_finish,
  .lucks = mill_lucks,
  .n_lucks = 2,
  .luck = mill_luck,
  .middle = mill_middle,
  .n_middle = 1,
  .report = mill_report,
};

static void
test_mill_setup (void)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) twice = fixture_setup ("player Anna\nplayer Ben\nset base\nset mill 3", &why);
  g_assert_null (twice);
  g_assert_cmpstr (why.sentence, ==, "the set mill cannot be in the game 3 times: at most 2");
  g_autoptr (TableSetup) other = fixture_setup ("set griffin", &why);
  g_assert_null (other);
  g_assert_true (g_str_has_prefix (why.sentence, "a set line is: set base, river, inns, siege"));
  g_assert_true (g_str_has_suffix (why.sentence, " or mill, and the number of copies (1 to 20)"));
  for (int at = -101; at <= 101; at++)
    for (guint down = 0; down < 2; down++)
      {
        g_autofree char *line = g_strdup_printf ("player Anna\nplayer Ben\nset base\nstart crfr %d,%d r0",
                                                 down ? 0 : at, down ? at : 0);
        g_autoptr (TableSetup) start = fixture_setup (line, &why);
        CarcRules *rules = carc_rules_new (start, &why);
        g_assert_true ((rules != NULL) == (at >= -100 && at <= 100));
        if (rules != NULL)
          carc_rules_unref (rules);
      }
  g_autoptr (TableSetup) unknown = fixture_setup ("use dragon", &why);
  g_assert_null (unknown);
  g_assert_true (g_str_has_prefix (why.sentence, "a use line is: use "));
  g_autoptr (TableSetup) more = fixture_setup ("use lake twice", &why);
  g_assert_null (more);
  g_assert_true (g_str_has_prefix (why.sentence, "a use line is: use "));
  g_autoptr (TableSetup) wind = fixture_setup ("wind", &why);
  g_assert_null (wind);
  g_assert_cmpstr (why.sentence, ==, "a wind line is: wind NAME");
  g_autoptr (TableSetup) setup = fixture_setup ("player Anna\nplayer Ben\nset base\nset mill 2\nwind west", &why);
  g_assert_true (carc_game.in_play (setup, "mill"));
  g_assert_true (table_setup_set_rule (setup, "X1", "more", &why));
  g_assert_cmpstr (carc_game.systems[carc_game.n_systems - 1].name, ==, "mill");
}

static void
test_mill_game (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset mill 2\nwind west");
  g_assert_true (carc_in_play (state->rules, MILL_SYSTEM));
  g_assert_cmpuint (state->remaining[carc_rules_tile (state->rules, "mill/road")], ==, 4);
  g_assert_cmpuint (carc_supply (state, 0, MILLER), ==, 2);
  /* The road of the start: Ben's miller weighs more than Anna's two followers, and each tile is worth 3. */
  fixture_play (state, "place mill/road 1,0 r0 follower road:E\nplace mill/road -1,0 r0\n"
                       "deploy Ben miller 1,0 road:E test\ndeploy Anna follower 1,0 road:E test\n"
                       "place frrr 2,0 r1\nplace frrr -2,0 r3");
  g_assert_cmpuint (mill_of (state)->turns, ==, 2);
  g_assert_cmpuint (state->ledger.n_lines, ==, 1);
  const TableLine *line = &state->ledger.lines[0];
  g_assert_cmpint (line->player, ==, 1);
  g_assert_cmpint (line->points, ==, 15);
  assert_text (table_game_cites (&carc_game, &line->rulings), "X1");
  g_assert_cmpuint (carc_supply (state, 1, MILLER), ==, 2);
  fixture_refuse (state, "deploy Ben miller 9,9 road:E test", "no such feature");

  assert_text (reported (state, MILL_SYSTEM), "\"mill\":{\"turns\":2}");
  fixture_play (state, "end test");
  line = &state->ledger.lines[state->ledger.n_lines - 1];
  g_autofree char *because = carc_game.because (state, line);
  assert_text (carc_game.line_title (state, line), "mill at 4,5");
  assert_text (table_game_sum (&carc_game, line), "2 mills × 2 = 4");
  g_assert_cmpstr (because, ==, "the last mill");
  g_assert_cmpstr (carc_game.kind_title (line->kind), ==, "Mills");
}

/* What chance gave is told under the system's kinds, and only what there is; what lies in the middle comes behind what
 * the base game has there. */
static void
test_mill_counts (void)
{
  g_autoptr (TableSetup) setup = fixture_setup ("player Anna\nplayer Ben\nset base\nset mill\nuse arbitress", NULL);
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset mill\nuse arbitress");
  const TableMoment moment = { setup, state, NULL };
  fixture_play (state, "place mill/road 1,0 r0\nplace mill/road -1,0 r0");
  g_autoptr (GArray) lucks = table_luck (&moment, NULL);
  g_autoptr (GArray) things = table_stock_things (&carc_game, state);
  g_assert_cmpuint (lucks->len, ==, 1);
  const TableLuckRow *luck = &g_array_index (lucks, TableLuckRow, 0);
  g_assert_cmpstr (luck->kind->word, ==, "wind");
  g_assert_true (luck->kind == &carc_game.luck_kinds[carc_game.n_luck_kinds - 1]);
  g_assert_cmpfloat (luck->got[0], ==, 0);
  g_assert_cmpfloat (luck->got[1], ==, 2);
  const TableThing *thing = &g_array_index (things, TableThing, things->len - 1);
  g_assert_cmpstr (thing->word, ==, "sacks");
  g_assert_cmpint (thing->player, ==, TABLE_STOCK_MIDDLE);
  g_assert_cmpint (thing->there, ==, 7);
  g_assert_true (thing->aid);
  g_assert_cmpstr (g_array_index (things, TableThing, things->len - 2).word, ==, "aside");
}

/* Acts that can be offered together must have different keys; a way and what lies behind it are never together. */
static void
test_keys (void)
{
  g_autoptr (GString) clashes = g_string_new (NULL);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    for (guint k = 0; k < i; k++)
      {
        const TableAct *a = carc_act_table.rows[i], *b = carc_act_table.rows[k];
        const gboolean together = a->rare == b->rare && (a->group == CARC_GROUP_ACTS || (a->when & b->when));
        if (a->key && a->key == b->key && a->group == b->group && a->kind != b->kind
            && (together || (a->prefixed & b->prefixed)))
          g_string_append_printf (clashes, "%s and %s: %c\n", a->verb, b->verb, a->key);
      }
  if (clashes->len > 0)
    g_error ("acts have the same key:\n%s", clashes->str);
}

/* Two sets with the same place on the setup page would stand in the order in which they are listed, by chance. */
static void
test_shelves (void)
{
  for (guint i = 0; i < carc_n_systems; i++)
    for (guint k = 0; k < i; k++)
      if (carc_systems[i]->shelf != 0 && carc_systems[i]->shelf == carc_systems[k]->shelf)
        g_error ("%s and %s have the same shelf, %u", carc_systems[k]->name, carc_systems[i]->name,
                 carc_systems[i]->shelf);
}

/* All that is in a box is on the setup page, and a name on a shelf means one thing. */
static void
test_boxes (void)
{
  guint n;
  const CarcBox *boxes = carc_boxes (&n);
  g_assert_cmpuint (n, >, 4);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) names = g_strsplit (boxes[i].systems, " ", -1);
      g_assert_null (carc_system_find (boxes[i].name));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (boxes[i].name, !=, boxes[k].name);
      for (guint k = 0; names[k] != NULL; k++)
        if (carc_system_find (names[k]) == NULL || carc_system_find (names[k])->by == CARC_BY_OTHER)
          g_error ("%s: the setup page has no %s", boxes[i].name, names[k]);
    }
  g_assert_true (carc_box_brings ("big-box-6", carc_system_find ("gold")));
  g_assert_false (carc_box_brings ("big-box-6", carc_system_find ("tower")));
  g_assert_true (carc_box_brings ("tower", carc_system_find ("tower")));
  g_assert_false (carc_box_brings ("no such box", carc_system_find ("tower")));
}

/* The tiles of these boxes are counted on the table: gardens are printed on some tiles of the base game. */
static void
test_box_tiles (void)
{
  guint n;
  const CarcBox *boxes = carc_boxes (&n);
  g_assert_cmpstr (boxes[0].name, ==, "base-2021");
  g_assert_cmpuint (carc_box_n_tiles (&boxes[0]), ==, 72 + 12);
  g_assert_cmpuint (carc_system_n_tiles (carc_system_find ("inns")), ==, 18);
  g_assert_cmpuint (carc_system_n_tiles (carc_system_find ("arbitress")), ==, 0);
}

/* The key of the switch between twins stands beside the keys of all acts on a tile. */
static void
test_switch_keys (void)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    for (guint k = 0; k < carc_act_table.n_rows; k++)
      {
        const TableAct *a = carc_act_table.rows[i], *b = carc_act_table.rows[k];
        if (a->shift_key && a->group == CARC_GROUP_ACTS && b->group == a->group && b->key == a->shift_key)
          g_error ("the key of the switch of %s is the key of %s, %c", a->verb, b->verb, b->key);
      }
}

/* An act without a title is listed below the question that it answers, whose words say more than those of its first
 * value: which step of the dragon it is.  Tiles have words of their own, because more acts answer their questions. */
static void
test_questions_asked_once (void)
{
  g_autoptr (GString) found = g_string_new (NULL);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *row = carc_act_table.rows[i];
      const gboolean only = (row->prefixed & ~row->when) == 0; /* it answers no other question by agreement */
      if (row->group == CARC_GROUP_ENTRIES && row->title == NULL && only
          && (row->when & (CARC_WHEN (TILE) | CARC_WHEN (SNAPSHOT))) == 0 && row->operands[0].ask != NULL)
        g_string_append_printf (found, "%s: “%s”\n", row->verb, row->operands[0].ask);
    }
  if (found->len > 0)
    g_error ("these are asked in other words than those of the question:\n%s", found->str);
}

/* Questions that no single player answers, and those where the rules leave no choice (`must` in referee-NAME.c).  At
 * every other question a player can say no: otherwise the game could not go on. */
#define TO_NOBODY (CARC_WHEN (TILE) | CARC_WHEN (NOTHING) | CARC_WHEN (PAD) | CARC_WHEN (SNAPSHOT))

static void
test_questions_refusable (void)
{
  guint64 must = TO_NOBODY;
  for (guint i = 0; i < referee_n_systems; i++)
    must |= referee_systems[i]->must;
  for (guint ask = 0; ask < CARC_N_ASKS; ask++)
    if (!(must >> ask & 1) && !carc_questions[ask]->unchosen && offers_refusal (ask) == NULL)
      g_error ("nobody can say no to the question “%s”", carc_questions[ask]->word);
}

/* In a game without the system, only its part of the state is there. */
static void
test_mill_absent (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base");
  g_assert_false (carc_in_play (state->rules, MILL_SYSTEM));
  g_assert_cmpint (mill_of (state)->last, ==, -1);
  g_assert_cmpuint (carc_supply (state, 0, MILLER), ==, 0);
}

/* ---- a mistake in a system ends the program with a message ---- */

static const CarcNounRow far_nouns[] = { { MILL_NOUN + 5, "far", { "far", "far" } } };
static const CarcNounRow twice_nouns[] = { { CARC_NOUN_TILE, "slab", { "slab", "slabs" } } };
static const CarcNounRow dumb_nouns[] = { { MILL_NOUN + 1, NULL, { "dumb", "dumb" } } };
static const CarcNounRow same_nouns[] = { { MILL_NOUN + 1, "tile", { "tile", "tiles" } } };

static const TableLuckKind same_lucks[] = { { .word = "ties", .title = "Ties", .note = "Ties." } };

static const TableHelp mill_help[] = { { .text = "Grind." } };

static const struct
{
  const char *path, *said;
  CarcSystem system;
} broken[] = {
  { "/systems/forgotten/id", "*odd has the id 3*", { .id = CARC_SYSTEM_SIEGE, .name = "odd" } },
  { "/systems/forgotten/name", "*two systems are called lake*", { .id = MILL_SYSTEM + 1, .name = "lake" } },
  { "/systems/forgotten/row",
    "*no system has a row for number * of nouns*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .nouns = far_nouns, .n_nouns = 1 } },
  { "/systems/forgotten/two-rows",
    "*odd: nouns 0 has two rows*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .nouns = twice_nouns, .n_nouns = 1 } },
  { "/systems/forgotten/word",
    "*odd: nouns * has no word*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .nouns = dumb_nouns, .n_nouns = 1 } },
  { "/systems/forgotten/same-word",
    "*odd: nouns * has the word of number 0, tile*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .nouns = same_nouns, .n_nouns = 1 } },
  { "/systems/forgotten/tiles",
    "*odd is a set without data/tiles/odd.tiles*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_SET } },
  { "/systems/forgotten/part",
    "*odd: the parts of the state have * bytes*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .part_size = CARC_PARTS_SIZE } },
  { "/systems/forgotten/help",
    "*odd is not on the setup page*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_OTHER, .help = mill_help, .n_help = 1 } },
  { "/systems/forgotten/luck",
    "*odd: a `luck` needs `lucks`*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .lucks = mill_lucks, .n_lucks = 1 } },
  { "/systems/forgotten/same-luck",
    "*odd: another kind of luck has the word ties*",
    { .id = MILL_SYSTEM + 1, .name = "odd", .by = CARC_BY_USE, .lucks = same_lucks, .n_lucks = 1, .luck = mill_luck } },
};

static void
test_forgotten (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  if (g_test_subprocess ())
    {
      carc_system_register (&broken[i].system);
      return;
    }
  g_test_trap_subprocess (broken[i].path, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (broken[i].said);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  carc_system_register (&mill);
  TESTS_ADD ("/systems", words, figures, systems, rulings, parts_not_in_play, parts_copied, reports, keys, shelves,
             boxes, box_tiles, switch_keys, questions_refusable, questions_asked_once, mill_setup, mill_game,
             mill_counts, mill_absent);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    g_test_add_data_func (broken[i].path, GUINT_TO_POINTER (i), test_forgotten);
  return g_test_run ();
}
