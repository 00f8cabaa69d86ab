/* carc-systems.c - registers systems: puts their rows into tables by id, and gives their parts a place in the state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row that is missing, comes twice or has no word is a mistake in the code of the system.  Then the program ends at
 * its start with a message that names the row.
 */
#include "carc-systems.h"
#include "carcassonne/carc-mark-ids.h"

#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

static const CarcSystem *const shipped[] = {
#define CARC_SHIPPED(ID, name) &carc_##name,
  CARC_SYSTEMS (CARC_SHIPPED)
#undef CARC_SHIPPED
};
G_STATIC_ASSERT (G_N_ELEMENTS (shipped) == CARC_N_SYSTEMS);
G_STATIC_ASSERT (CARC_N_SYSTEMS <= CARC_SYSTEMS_MAX);
G_STATIC_ASSERT (CARC_N_MARKS <= CARC_MARKS_MAX);
G_STATIC_ASSERT (CARC_N_FIGURE_KINDS <= CARC_FIGURE_KINDS_MAX);
G_STATIC_ASSERT (CARC_N_PIECES <= CARC_PIECES_MAX);
G_STATIC_ASSERT (CARC_N_PLACES <= CARC_PLACES_MAX);
G_STATIC_ASSERT (CARC_PLACE_SUPPLY == 0); /* in a state that is all 0, and for CarcPlaceRow.named_as */
G_STATIC_ASSERT (CARC_N_EFFECTS <= CARC_EFFECTS_MAX);
G_STATIC_ASSERT (CARC_N_NOUNS <= CARC_NOUNS_MAX);
G_STATIC_ASSERT (CARC_N_BECAUSES <= CARC_BECAUSES_MAX);
G_STATIC_ASSERT (CARC_N_LEFTS <= CARC_LEFTS_MAX);
G_STATIC_ASSERT (CARC_N_ASKS <= CARC_ASKS_MAX);

const CarcSystem *carc_systems[CARC_SYSTEMS_MAX + 1];
guint carc_n_systems;
const CarcMarkRow *carc_marks[CARC_MARKS_MAX];
guint carc_n_marks;
const CarcFigureRow *carc_figures[CARC_FIGURE_KINDS_MAX];
guint carc_n_figures;
const CarcPieceRow *carc_pieces[CARC_PIECES_MAX];
guint carc_n_pieces;
const CarcPlaceRow *carc_place_rows[CARC_PLACES_MAX];
guint carc_n_place_rows;
const CarcLineRow *carc_lines[TABLE_KINDS_MAX];
guint carc_n_lines;
const TableEffectRow *carc_effects[CARC_EFFECTS_MAX];
guint carc_n_effects;
const CarcNounRow *carc_nouns[CARC_NOUNS_MAX];
guint carc_n_nouns;
const CarcBecauseRow *carc_becauses[CARC_BECAUSES_MAX];
guint carc_n_becauses;
const CarcLeftRow *carc_lefts[CARC_LEFTS_MAX];
guint carc_n_lefts;
const CarcQuestionRow *carc_questions[CARC_ASKS_MAX];
guint carc_n_questions;
guint carc_n_rulings;
guint16 carc_part_offset[CARC_SYSTEMS_MAX];

static const CarcRulingRow *ruling_rows[TABLE_RULINGS_MAX];
static TableRuling rulings[TABLE_RULINGS_MAX];
const TableRuling *const carc_rulings = rulings;
static TableSystem titles[CARC_SYSTEMS_MAX];
static gsize parts_size;

static void
put_row (const CarcSystem *system, const char *what, gconstpointer *table, guint *n, guint max, guint id,
         gconstpointer row, const char *word)
{
  if (word == NULL || *word == '\0')
    g_error ("the system %s: %s %u has no word", system->name, what, id);
  if (id >= max)
    g_error ("the system %s: there is room for %u of %s, not for number %u", system->name, max, what, id);
  if (table[id] != NULL)
    g_error ("the system %s: %s %u has two rows", system->name, what, id);
  for (guint i = 0; i < max; i++)
    if (table[i] != NULL && strcmp (*(const char *const *) ((const char *) table[i] + sizeof (gpointer)), word) == 0)
      g_error ("the system %s: %s %u has the word of number %u, %s", system->name, what, id, i, word);
  table[id] = row;
  *n = MAX (*n, id + 1);
}

/* put_row () relies on this: each row begins with its id, and its word comes next. */
#define CHECK_ROW(Row)                                                                                                 \
  G_STATIC_ASSERT (G_STRUCT_OFFSET (Row, id) == 0 && G_STRUCT_OFFSET (Row, word) == sizeof (gpointer))
CHECK_ROW (CarcMarkRow);
CHECK_ROW (CarcFigureRow);
CHECK_ROW (CarcPieceRow);
CHECK_ROW (CarcPlaceRow);
CHECK_ROW (CarcLineRow);
CHECK_ROW (TableEffectRow);
CHECK_ROW (CarcNounRow);
CHECK_ROW (CarcBecauseRow);
CHECK_ROW (CarcLeftRow);
CHECK_ROW (CarcQuestionRow);
CHECK_ROW (CarcRulingRow);

#define PUT(system, what)                                                                                              \
  for (guint i = 0; i < (system)->n_##what; i++)                                                                       \
  put_row (system, #what, (gconstpointer *) carc_##what, &carc_n_##what, G_N_ELEMENTS (carc_##what),                   \
           (system)->what[i].id, &(system)->what[i], (system)->what[i].word)

/* The name of the system's switch; its rulings are shown under this name. */
static const char *
switch_name (const CarcSystem *system)
{
  return system->by == CARC_BY_OTHER ? carc_systems[system->with]->name : system->name;
}

static void
put_rulings (const CarcSystem *system)
{
  for (guint i = 0; i < system->n_rulings; i++)
    {
      const CarcRulingRow *row = &system->rulings[i];
      put_row (system, "rulings", (gconstpointer *) ruling_rows, &carc_n_rulings, TABLE_RULINGS_MAX, row->id, row,
               row->word);
      TableRuling *ruling = &rulings[row->id];
      *ruling = (TableRuling){ .id = row->word,
                               .system = switch_name (system),
                               .sheet = row->sheet,
                               .question = row->question,
                               .n_options = row->n_options };
      memcpy (ruling->options, row->options, sizeof ruling->options);
      memcpy (ruling->needs, row->needs, sizeof ruling->needs);
    }
}

static void
put_part (const CarcSystem *system)
{
  const gsize unit = G_ALIGNOF (gint64);
  carc_part_offset[system->id] = (guint16) parts_size;
  parts_size += (system->part_size + unit - 1) / unit * unit;
  if (parts_size > CARC_PARTS_SIZE)
    g_error ("the system %s: the parts of the state have %u bytes, not %" G_GSIZE_FORMAT, system->name, CARC_PARTS_SIZE,
             parts_size);
}

static void
put_system (const CarcSystem *system)
{
  if (carc_n_systems == CARC_SYSTEMS_MAX || system->id != carc_n_systems)
    g_error ("the system %s has the id %u, the next is %u", system->name, system->id, carc_n_systems);
  const guint32 not_asked_in = CARC_IN (NONE) | CARC_IN (SCORE) | CARC_IN (NEXT) | CARC_IN (FINISH);
  if ((system->ask != NULL) != (system->asks_in != 0) || (system->asks_in & not_asked_in))
    g_error ("the system %s asks, but not in a phase with questions", system->name);
  if (carc_system_find (system->name) != NULL)
    g_error ("two systems are called %s", system->name);
  if (system->by == CARC_BY_SET && carc_system_tiles (system) == NULL)
    g_error ("the system %s is a set without data/tiles/%s.tiles; after you wrote it: meson setup --reconfigure",
             system->name, system->name);
  if (system->by == CARC_BY_OTHER && system->n_help != 0)
    g_error ("the system %s is not on the setup page: that with which it comes has its help", system->name);
  for (guint i = 0; i < system->n_tallies + system->n_middle; i++)
    {
      const char *word = i < system->n_tallies ? system->tallies[i].word : system->middle[i - system->n_tallies].word;
      if (!table_stock_is_word (word))
        g_error ("the system %s: the word “%s” of what can be counted has more than small letters and hyphens",
                 system->name, word);
    }
  for (guint i = 0; i < system->n_place_rows; i++)
    {
      const CarcPlaceRow *row = &system->place_rows[i];
      if (row->stands && row->id != CARC_PLACE_FEATURE && !row->on_corner && row->name == NULL && row->whose == NULL)
        g_error ("the system %s: the place %s needs a name, because figures stand there", system->name, row->word);
    }
  carc_systems[carc_n_systems++] = system;
  PUT (system, marks);
  PUT (system, figures);
  PUT (system, pieces);
  PUT (system, place_rows);
  PUT (system, lines);
  PUT (system, effects);
  PUT (system, nouns);
  PUT (system, becauses);
  PUT (system, lefts);
  PUT (system, questions);
  table_acts_add (&carc_act_table, system->acts, system->n_acts);
  table_acts_add (&carc_query_table, system->queries, system->n_queries);
  put_rulings (system);
  put_part (system);
  carc_luck_register (system);
  if (system->by != CARC_BY_OTHER)
    titles[carc_game.n_systems++] = (TableSystem){ system->name, system->always ? carc_game.title : system->title };
}

static void
check_whole (const char *what, const gconstpointer *table, guint n, guint wanted)
{
  for (guint i = 0; i < MAX (n, wanted); i++)
    if (table[i] == NULL)
      g_error ("no system has a row for number %u of %s", i, what);
}

/* The kinds of entry, of act and of query have rows in one of these groups of acts; a kind may have several. */
static void
check_kinds (const char *what, const TableActs *acts, guint group, guint other, guint first, guint end)
{
  for (guint kind = first; kind < end; kind++)
    if (acts->by_kind[group][kind] == 0 && acts->by_kind[other][kind] == 0)
      g_error ("no system has a row for number %u of %s", kind, what);
}

#define CHECK(what, wanted) check_whole (#what, (const gconstpointer *) carc_##what, carc_n_##what, wanted)

static void
check_tables (void)
{
  CHECK (marks, CARC_N_MARKS);
  CHECK (figures, CARC_N_FIGURE_KINDS);
  CHECK (pieces, CARC_N_PIECES);
  CHECK (place_rows, CARC_N_PLACES);
  CHECK (lines, CARC_N_LINES);
  CHECK (effects, CARC_N_EFFECTS);
  CHECK (nouns, CARC_N_NOUNS);
  CHECK (becauses, CARC_N_BECAUSES);
  CHECK (lefts, CARC_N_LEFTS);
  CHECK (questions, CARC_N_ASKS);
  check_kinds ("entries", &carc_act_table, CARC_GROUP_ENTRIES, CARC_GROUP_ENTRIES, 0, CARC_N_ENTRY_KINDS);
  check_kinds ("acts", &carc_act_table, CARC_GROUP_ACTS, CARC_GROUP_HERE, CARC_ACT_NONE + 1, CARC_N_ACTS);
  check_kinds ("queries", &carc_query_table, 0, 0, TABLE_N_QUERIES, CARC_N_QUERIES);
  check_whole ("rulings", (const gconstpointer *) ruling_rows, carc_n_rulings, CARC_N_RULINGS);
  carc_game.n_rulings = carc_n_rulings;
  carc_game.n_kinds = carc_n_lines;
}

void
carc_register (void)
{
  if (carc_n_systems == 0)
    {
      carc_game.rulings = rulings;
      carc_game.systems = titles;
      for (guint i = 0; i < CARC_N_SYSTEMS; i++)
        put_system (shipped[i]);
      table_entry_acts_add (&carc_act_table, FALSE);
      check_tables ();
    }
  table_game_register (&carc_game);
}

void
carc_system_register (const CarcSystem *system)
{
  carc_register ();
  put_system (system);
  check_tables ();
}

const CarcSystem *
carc_system_find (const char *name)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (strcmp (carc_systems[i]->name, name) == 0)
      return carc_systems[i];
  return NULL;
}

const CarcSystem *
carc_system_of (const TableAct *act)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (act >= carc_systems[i]->acts && act < carc_systems[i]->acts + carc_systems[i]->n_acts)
      return carc_systems[i];
  return NULL;
}

/* Systems with a switch (beside the stack) come first, then sets that are mixed into the stack, as on a shelf. */
static int
compare_on_page (gconstpointer a, gconstpointer b)
{
  const CarcSystem *one = *(const CarcSystem *const *) a, *other = *(const CarcSystem *const *) b;
  if (one->by != other->by)
    return one->by == CARC_BY_USE ? -1 : 1;
  if (one->shelf != other->shelf)
    return (guint8) (one->shelf - 1) < (guint8) (other->shelf - 1) ? -1 : 1;
  return one->id < other->id ? -1 : 1;
}

GPtrArray *
carc_systems_of_setup (void)
{
  GPtrArray *systems = g_ptr_array_new ();
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by != CARC_BY_OTHER)
      g_ptr_array_add (systems, (gpointer) carc_systems[i]);
  g_ptr_array_sort (systems, compare_on_page);
  return systems;
}

void
carc_help (GArray *help)
{
  g_autoptr (GPtrArray) systems = carc_systems_of_setup ();
  for (guint i = 0; i < systems->len; i++)
    {
      const CarcSystem *system = systems->pdata[i];
      for (guint k = 0; k < system->n_help; k++)
        {
          TableHelp part = system->help[k];
          if (part.heading == NULL)
            part.heading = system->title;
          g_array_append_val (help, part);
        }
    }
}

const char *
carc_system_tiles (const CarcSystem *system)
{
  return system->tiles ? system->tiles : carc_tiles_builtin (system->name);
}

const GArray *
carc_system_kinds (const CarcSystem *system)
{
  static GMutex lock;
  static GArray *read[CARC_SYSTEMS_MAX];
  const char *text = carc_system_tiles (system);
  TableRefusal why = { "" };
  if (text == NULL)
    return NULL;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  if (read[system->id] == NULL)
    {
      GArray *kinds = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      if (!carc_tiles_parse (system->name, text, kinds, &why))
        g_error ("%s: %s", system->name, why.sentence);
      read[system->id] = kinds;
    }
  return read[system->id];
}

const char *
carc_forms (const CarcForms *forms, guint n)
{
  return forms->many ? ngettext (forms->one, forms->many, n) : _ (forms->one);
}

char *
carc_words (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  char *words = g_strdup_vprintf (format, args);
  va_end (args);
  return words;
}

void
carc_put_slot (GString *json, const char *key, const CarcState *state, guint16 slot)
{
  if (slot == CARC_NONE)
    put_null (json, key);
  else
    put_cell (json, key, state->slots[slot].x, state->slots[slot].y);
}

void
carc_put_each (GString *json, const char *key, const CarcState *state, const char *member, const guint8 *each)
{
  in_array (json, key);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      in_object (json, NULL);
      put_text (json, "player", state->rules->players[i].name);
      put_number (json, member, each[i]);
    }
}
