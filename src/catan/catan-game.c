/* catan-game.c - the TableGame of Catan: the data and callbacks that `table` needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rooms.h"
#include "table/table-intl.h"

static gpointer
state_new (const TableSetup *setup, TableRefusal *why)
{
  CatanRules *rules = catan_rules_new (setup, why);
  if (rules == NULL)
    return NULL;
  CatanState *state = catan_state_new (rules);
  catan_rules_unref (rules);
  return state;
}

static gpointer
state_copy (gconstpointer state)
{
  return catan_state_copy (state);
}

static void
state_free (gpointer state)
{
  catan_state_free (state);
}

static gboolean
apply (gpointer state, const char *line, TableRefusal *why)
{
  return catan_apply_line (state, line, why);
}

static int
on_turn (gconstpointer data)
{
  const CatanState *state = data;

  return state->finished ? -1 : state->player;
}

static int
asked (gconstpointer state)
{
  return catan_asked (state);
}

static guint
winners (gconstpointer data)
{
  const CatanState *state = data;

  return state->winner == CATAN_NOBODY ? 0 : 1u << state->winner;
}

static char *
line_title (gconstpointer state, const TableLine *line)
{
  return catan_line_title (state, line);
}

static char *
because (gconstpointer state, const TableLine *line)
{
  return catan_line_because (state, line);
}

static char *
tell (gconstpointer before, const char *line)
{
  return catan_line_tell (before, line);
}

static const char *
warning (gconstpointer state)
{
  return catan_warning_tell ((CatanWarning) ((const CatanState *) state)->warning);
}

static const TablePreset presets[] = {
  { "sheet", N_ ("Sheet of 2007"), { { "F12", "yes" }, { "T1", "desert" }, { "T2", "any" }, { "T3", "desert" } } },
  { "traders", N_ ("Later box"), { { "F12", "no" }, { "T1", "lake" }, { "T2", "seven" }, { "T3", "off" } } },
};

/* TRUE if the line has a token whose value was told to the program in secret: ?1 ?2 ?3. */
static gboolean
is_secret (const char *line)
{
  TableWords words;
  if (!table_words_cut (&words, line, NULL))
    return FALSE;
  for (guint i = 0; i < words.n; i++)
    if (words.word[i][0] == '?' && words.word[i][1] >= '1' && words.word[i][1] <= '3' && words.word[i][2] == '\0')
      return TRUE;
  return FALSE;
}

static const TableSystem systems[] = { { "base", N_ ("Catan") }, { "fishermen", N_ ("The Fishermen") } };

const TableGame catan_game = {
  .is_secret = is_secret,
  .name = "catan",
  .title = N_ ("Catan"),
  .rulings = catan_rulings,
  .n_rulings = CATAN_N_RULINGS,
  .systems = systems,
  .n_systems = G_N_ELEMENTS (systems),
  .presets = presets,
  .n_presets = G_N_ELEMENTS (presets),
  .min_players = CATAN_MIN_PLAYERS,
  .max_players = CATAN_MAX_PLAYERS,
  .setup_line = catan_setup_line,
  .complete = catan_setup_complete,
  .in_play = catan_setup_in_play,
  .state_new = state_new,
  .state_copy = state_copy,
  .state_free = state_free,
  .apply = apply,
  .fields = TABLE_STATE_FIELDS (CatanState),
  .on_turn = on_turn,
  .asked = asked,
  .winners = winners,
  .line_title = line_title,
  .n_kinds = CATAN_N_LINES,
  .n_usual_kinds = CATAN_LINE_CORRECTION,
  .kind_name = catan_line_kind_name,
  .kind_title = catan_line_kind_title,
  .noun = catan_noun,
  .because = because,
  .tell = tell,
  .warning = warning,
};

void
catan_register (void)
{
  table_game_register (&catan_game);
}
