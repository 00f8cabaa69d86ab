/* carc-script.c - runs scripts: plays their lines and makes their checks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-script.h"
#include "carcassonne/systems/tower/carc-tower.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/cards/carc-cards.h"
#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/systems/wheel/carc-wheel.h"

#include <string.h>

typedef struct
{
  CarcState *state;
  char **words;
  guint n;
  const char *line; /* for messages */
} Run;

/* If the check fails, prints the whole ledger and stops the test. */
static void expect (const Run *run, gboolean true_, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
expect (const Run *run, gboolean true_, const char *format, ...)
{
  if (true_)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *found = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("the ledger:\n");
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    {
      const TableLine *line = &run->state->ledger.lines[i];
      g_autofree char *title = carc_game.line_title (run->state, line), *sum = table_game_sum (&carc_game, line);
      g_autofree char *because = carc_game.because (run->state, line),
                      *cites = table_game_cites (&carc_game, &line->rulings);
      g_printerr ("  %s, %s: %s (%s) [%s]\n", run->state->rules->players[line->player].name, title, sum, because,
                  cites);
    }
  g_error ("%s\nfound: %s", run->line, found);
}

static guint
player (const Run *run, const char *name)
{
  for (guint i = 0; i < run->state->rules->n_players; i++)
    if (strcmp (run->state->rules->players[i].name, name) == 0)
      return i;
  g_error ("nobody is called %s: %s", name, run->line);
}

static int
number (const Run *run, guint word)
{
  int value;
  if (word >= run->n || !table_words_number (run->words[word], -99999, 99999, &value))
    g_error ("word %u is not a number: %s", word, run->line);
  return value;
}

static CarcCellXY
cell (const Run *run, guint word)
{
  int x, y;
  if (word >= run->n || !table_words_xy (run->words[word], &x, &y))
    g_error ("word %u is not a cell: %s", word, run->line);
  return (CarcCellXY){ (gint16) x, (gint16) y };
}

static gboolean
yes (const Run *run, guint word)
{
  if (word >= run->n || (strcmp (run->words[word], "yes") != 0 && strcmp (run->words[word], "no") != 0))
    g_error ("word %u is neither yes nor no: %s", word, run->line);
  return run->words[word][0] == 'y';
}

static const TableLine *
last_line (const Run *run)
{
  expect (run, run->state->ledger.n_lines > 0, "an empty ledger");
  return &run->state->ledger.lines[run->state->ledger.n_lines - 1];
}

static const CarcTie *
last_tie (const Run *run)
{
  expect (run, run->state->n_ties > 0, "no tie was judged");
  return &run->state->ties[run->state->n_ties - 1];
}

/* ---- scores and ledger ---- */

static void
check_scores (Run *run)
{
  const TableLedger *ledger = &run->state->ledger;
  for (guint i = 0; i < run->state->rules->n_players; i++)
    expect (run, ledger->scores[i] == number (run, i + 1), "%s has %d", run->state->rules->players[i].name,
            ledger->scores[i]);
}

static void
check_line (Run *run)
{
  guint who = player (run, run->words[1]);
  g_autofree char *wanted = g_strjoinv (" ", run->words + 4);
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    {
      const TableLine *line = &run->state->ledger.lines[i];
      g_autofree char *sum = table_game_sum (&carc_game, line);
      if (line->player == (int) who && line->points == number (run, 2)
          && strcmp (carc_game.kind_name (line->kind), run->words[3]) == 0
          && (*wanted == '\0' || strcmp (sum, wanted) == 0))
        return;
    }
  expect (run, FALSE, "no such line");
}

static void
check_no (Run *run)
{
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    expect (run, strcmp (carc_game.kind_name (run->state->ledger.lines[i].kind), run->words[2]) != 0, "there is one");
}

static void
check_because (Run *run)
{
  const char *found = carc_becauses[last_line (run)->because]->word;
  expect (run, strcmp (found, run->words[1]) == 0, "%s", found);
}

static void
check_cites (Run *run)
{
  const TableLine *line = NULL;
  gboolean any = table_ruling_find (carc_rulings, CARC_N_RULINGS, run->words[1]) >= 0;
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    if (any || strcmp (carc_game.kind_name (run->state->ledger.lines[i].kind), run->words[1]) == 0)
      line = &run->state->ledger.lines[i];
  expect (run, line != NULL, "no such line");
  g_autofree char *found = table_game_cites (&carc_game, &line->rulings);
  for (guint i = any ? 1 : 2; i < run->n; i++)
    {
      int ruling = table_ruling_find (carc_rulings, CARC_N_RULINGS, run->words[i]);
      g_assert_cmpint (ruling, >=, 0);
      expect (run, table_rulings_has (&line->rulings, ruling), "%s", found);
    }
}

/* ---- ties ---- */

static void
check_tie (Run *run)
{
  const CarcTie *tie = last_tie (run);
  guint8 tied = 0, winners = 0;
  guint i = 1;
  g_autofree char *told = carc_tie_tell (run->state, tie);
  for (; i < run->n && strcmp (run->words[i], ">") != 0; i += 2)
    {
      guint who = player (run, run->words[i]);
      tied |= (guint8) (1 << who);
      expect (run, tie->distance[who] == number (run, i + 1), "%s", told);
    }
  for (i++; i < run->n; i++)
    winners |= (guint8) (1 << player (run, run->words[i]));
  expect (run, tied == tie->tied && winners == tie->winners, "%s", told);
}

static void
check_points (Run *run)
{
  const CarcTie *tie = last_tie (run);
  guint8 compared = 0;
  g_autofree char *told = carc_tie_tell (run->state, tie);
  for (guint i = 1; i < run->n; i += 2)
    {
      guint who = player (run, run->words[i]);
      compared |= (guint8) (1 << who);
      expect (run, tie->points[who] == number (run, i + 1), "%s", told);
    }
  expect (run, compared == tie->compared, "%s", told);
}

static void
check_ties (Run *run)
{
  expect (run, (int) run->state->n_ties == number (run, 1), "%u ties", run->state->n_ties);
}

/* ---- figures ---- */

static void
check_supply (Run *run)
{
  int found = 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    found += (int) carc_supply (run->state, player (run, run->words[1]), (CarcFigureKind) kind);
  expect (run, found == number (run, 2), "%d", found);
}

static void
check_her (Run *run)
{
  CarcCellXY at = cell (run, 1);
  const CarcArbitress *she = carc_arbitress_of (run->state);
  expect (run, she->on && she->x == at.x && she->y == at.y, "%d,%d", she->x, she->y);
}

static void
check_distance (Run *run)
{
  CarcCellXY at = cell (run, 1);
  int found = carc_distance (run->state, carc_arbitress_of (run->state)->x, carc_arbitress_of (run->state)->y, at.x,
                             at.y);
  expect (run, found == number (run, 2), "%d", found);
}

static void
check_reach (Run *run)
{
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY at = cell (run, 1);
  guint n = carc_arbitress_reach (run->state, reach, G_N_ELEMENTS (reach)), found = 0;
  for (guint i = 0; i < n; i++)
    found += reach[i].x == at.x && reach[i].y == at.y;
  expect (run, (int) found == yes (run, 2), "%u times among %u", found, n);
}

static void
check_racer (Run *run)
{
  guint16 racer = carc_race_of (run->state)->racer[player (run, run->words[1])];
  if (racer == CARC_NONE || strcmp (run->words[2], "none") == 0)
    {
      expect (run, racer == CARC_NONE && strcmp (run->words[2], "none") == 0, racer == CARC_NONE ? "none" : "one");
      return;
    }
  const CarcSlot *slot = &run->state->slots[run->state->figures[racer].slot];
  CarcCellXY at = cell (run, 2);
  expect (run, slot->x == at.x && slot->y == at.y, "%d,%d", slot->x, slot->y);
}

static void
check_hop (Run *run)
{
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY at = cell (run, 2);
  guint n = carc_racer_reach (run->state, player (run, run->words[1]), reach, G_N_ELEMENTS (reach)), found = 0;
  for (guint i = 0; i < n; i++)
    found += reach[i].x == at.x && reach[i].y == at.y;
  expect (run, (int) found == yes (run, 3), "%u times among %u", found, n);
}

static void
check_way (Run *run)
{
  CarcCellXY way[256];
  guint who = player (run, run->words[1]);
  int steps = (int) carc_racer_way (run->state, who, way, G_N_ELEMENTS (way));
  int moves = (int) carc_racer_turns (run->state, who);
  expect (run, steps == number (run, 2) && moves == number (run, 3), "%d steps, %d moves", steps, moves);
}

static void
check_keeper (Run *run)
{
  int found = carc_race_of (run->state)->keeper;
  const char *name = found < 0 ? "none" : run->state->rules->players[found].name;
  expect (run, strcmp (name, run->words[1]) == 0, "%s", name);
}

static void
check_card (Run *run)
{
  const CarcRules *rules = run->state->rules;
  for (guint k = 0; k < rules->n_fan_cards; k++)
    if (strcmp (run->words[1], rules->fan_cards[k]) == 0)
      {
        const CarcCards *cards = carc_cards_of (run->state);
        const char *has = cards->holder[k] < 0 ? "none" : rules->players[cards->holder[k]].name;
        expect (run, strcmp (has, run->words[2]) == 0 && cards->kept[k] == (run->n > 3), "%s %s", has,
                cards->kept[k] ? "kept" : "");
        return;
      }
  const CarcKing *king = carc_king_of (run->state);
  const guint card = strcmp (run->words[1], "king") == 0 ? CARC_CARD_KING : CARC_CARD_ROBBER;
  const int holder = king->holder[card];
  const char *name = holder < 0 ? "none" : run->state->rules->players[holder].name;
  const gboolean kept = run->n > 3 && strcmp (run->words[3], "kept") == 0;
  expect (run, strcmp (name, run->words[2]) == 0 && king->kept[card] == kept, "%s %s", name,
          king->kept[card] ? "kept" : "");
}

/* ---- the rest ---- */

static void
check_ask (Run *run)
{
  const CarcState *state = run->state;
  g_autofree char *told = carc_ask_tell (state);
  guint8 names = 0, found = (guint8) (1 << carc_asked (state));
  if (state->ask == CARC_ASK_JUDGE)
    found = state->pending.winners;
  for (guint i = 2; i < run->n; i++)
    names |= (guint8) (1 << player (run, run->words[i]));
  expect (run, strcmp (carc_questions[state->ask]->word, run->words[1]) == 0 && (run->n < 3 || names == found), "%s",
          told);
  expect (run, state->finished == (state->ask == CARC_ASK_NOTHING), "finished: %d", state->finished);
}

static void
check_tokens (Run *run)
{
  for (guint i = 0; i < run->state->rules->n_players; i++)
    expect (run, carc_water_of (run->state)->left[i] == number (run, i + 1), "player %u has %u", i,
            carc_water_of (run->state)->left[i]);
}

static void
check_poured (Run *run)
{
  expect (run, carc_water_of (run->state)->placed == number (run, 1), "%u", carc_water_of (run->state)->placed);
}

static guint
tile (const Run *run, guint word)
{
  int found = carc_rules_tile (run->state->rules, run->words[word]);
  if (found < 0)
    g_error ("no tile: %s", run->line);
  return (guint) found;
}

static void
check_left (Run *run)
{
  guint found = run->state->remaining[tile (run, 1)];
  expect (run, (int) found == number (run, 2), "%u", found);
}

static void
check_forecast (Run *run)
{
  guint from;
  g_autoptr (CarcState) forecast = carc_forecast (run->state, &from, NULL);
  for (guint i = 0; i < run->state->rules->n_players; i++)
    expect (run, forecast->ledger.scores[i] == number (run, i + 1), "player %u: %d", i, forecast->ledger.scores[i]);
}

static void
check_begun (Run *run)
{
  expect (run, run->state->n_turns == number (run, 1), "%u", run->state->n_turns);
}

static void
check_turns (Run *run)
{
  guint found = carc_turns_left (run->state, player (run, run->words[1]));
  expect (run, (int) found == number (run, 2), "%u", found);
}

static void
check_fits (Run *run)
{
  CarcCellXY at = cell (run, 2);
  TableRefusal why = { "it fits" };
  gboolean found = carc_place_check (run->state, tile (run, 1), at.x, at.y, (guint) (run->words[3][1] - '0'), &why);
  expect (run, found == yes (run, 4), "%s", why.sentence);
}

static void
check_home (Run *run)
{
  guint kind = 0, found;
  while (kind < carc_n_figures && strcmp (carc_figures[kind]->word, run->words[2]) != 0)
    kind++;
  g_assert_cmpuint (kind, <, carc_n_figures);
  found = carc_supply (run->state, player (run, run->words[1]), (CarcFigureKind) kind);
  expect (run, found == (guint) number (run, 3), "%u", found);
}

static void
check_goods (Run *run)
{
  for (guint k = 0; k < CARC_N_GOODS; k++)
    {
      const guint found = carc_traders_of (run->state)->goods[k][player (run, run->words[1])];
      expect (run, found == (guint) number (run, 2 + k), "%u of kind %u", found, k);
    }
}

static void
check_second (Run *run)
{
  const gboolean nobody = strcmp (run->words[1], "none") == 0;
  expect (run, run->state->again != nobody, "%d", run->state->again);
  expect (run, nobody || run->state->player == player (run, run->words[1]), "player %u", run->state->player);
}

static void
check_tower (Run *run)
{
  const CarcCellXY at = cell (run, 1);
  const guint found = carc_tower_height (run->state, carc_slot_at (run->state, at.x, at.y));
  expect (run, found == (guint) number (run, 2), "%u", found);
}

static void
check_slot (Run *run, guint16 slot)
{
  const CarcSlot *found = &run->state->slots[carc_slot_index (slot)];
  if (strcmp (run->words[1], "none") == 0)
    expect (run, slot == CARC_NONE, "it is on %d,%d", found->x, found->y);
  else
    {
      const CarcCellXY at = cell (run, 1);
      expect (run, slot != CARC_NONE && found->x == at.x && found->y == at.y, "it is on %d,%d", found->x, found->y);
    }
}

static void
check_dragon (Run *run)
{
  check_slot (run, carc_dragon_of (run->state)->slot);
}

static void
check_fairy (Run *run)
{
  check_slot (run, carc_dragon_of (run->state)->fairy);
}

static void
check_pieces (Run *run)
{
  for (guint i = 0; i < run->state->rules->n_players; i++)
    expect (run, carc_tower_of (run->state)->pieces[i] == number (run, i + 1), "player %u has %u", i,
            carc_tower_of (run->state)->pieces[i]);
}

static void
check_held (Run *run)
{
  const guint owner = player (run, run->words[1]), holder = player (run, run->words[2]);
  guint found = 0;
  for (guint i = 0; i < run->state->n_figures; i++)
    found += run->state->figures[i].player == owner && run->state->figures[i].holder == (int) holder;
  expect (run, found == (guint) number (run, 3), "%u", found);
}

/* The CarcPlaceId of the quarter that a word names. */
static guint
quarter (const Run *run, guint word)
{
  for (guint place = CARC_PLACE_CASTLE; place <= CARC_PLACE_CATHEDRAL; place++)
    if (strcmp (run->words[word], carc_place_rows[place]->word) == 0)
      return place;
  g_error ("there is no such quarter: %s", run->line);
}

static void
check_count (Run *run)
{
  const guint found = CARC_PLACE_CASTLE + carc_count_of (run->state)->at;
  expect (run, found == quarter (run, 1), "%s", carc_place_rows[found]->word);
}

static void
check_quarter (Run *run)
{
  const CarcCellXY at = cell (run, 2);
  guint place = quarter (run, 1);
  guint16 slot = CARC_NONE;
  carc_place_find (run->state, &place, &slot);
  const CarcSlot *found = &run->state->slots[slot];
  expect (run, found->x == at.x && found->y == at.y, "it is on %d,%d", found->x, found->y);
}

static void
check_town (Run *run)
{
  guint found = 0;
  for (guint i = 0; i < run->state->n_figures; i++)
    found += run->state->figures[i].player == player (run, run->words[1])
             && run->state->figures[i].place == quarter (run, 2);
  expect (run, found == (guint) number (run, 3), "%u", found);
}

static void
check_pig (Run *run)
{
  const CarcPlaceRow *part = carc_place_rows[CARC_PLACE_FORTUNE + carc_wheel_of (run->state)->pig];
  expect (run, strcmp (part->word, run->words[1]) == 0, "%s", part->word);
}

static void
check_crown (Run *run)
{
  const guint owner = player (run, run->words[1]);
  guint found = 0;
  for (guint i = 0; i < run->state->n_figures; i++)
    found += carc_is_crowned (&run->state->figures[i]) && run->state->figures[i].player == owner
             && strcmp (carc_place_rows[run->state->figures[i].place]->word, run->words[2]) == 0;
  expect (run, found == (guint) number (run, 3), "%u", found);
}

static void
check_space (Run *run)
{
  const CarcCellXY at = cell (run, 1);
  const char *found = "none";
  for (guint i = 0; i < run->state->n_figures; i++)
    {
      const CarcFigure *figure = &run->state->figures[i];
      if (carc_is_crowned (figure) && figure->slot == carc_slot_at (run->state, at.x, at.y))
        found = carc_name (run->state, figure->player);
    }
  expect (run, strcmp (found, run->words[2]) == 0, "%s", found);
}

static void
check_placed (Run *run)
{
  expect (run, run->state->n_placed == number (run, 1), "%u", run->state->n_placed);
}

static void
check_warning (Run *run)
{
  const char *told = table_game_warning (&carc_game, run->state, 0);
  expect (run, (told != NULL) == yes (run, 1), "“%s”", told);
}

static const struct
{
  const char *word;
  guint n; /* the least number of words, its own included */
  void (*check) (Run *run);
} checks[] = {
  { "scores", 3, check_scores },   { "line", 4, check_line },         { "no", 3, check_no },
  { "because", 2, check_because }, { "cites", 2, check_cites },       { "tie", 4, check_tie },
  { "points", 3, check_points },   { "ties", 2, check_ties },         { "supply", 3, check_supply },
  { "her", 2, check_her },         { "distance", 3, check_distance }, { "reach", 3, check_reach },
  { "racer", 3, check_racer },     { "hop", 4, check_hop },           { "way", 4, check_way },
  { "keeper", 2, check_keeper },   { "ask", 2, check_ask },           { "tokens", 3, check_tokens },
  { "poured", 2, check_poured },   { "left", 3, check_left },         { "forecast", 3, check_forecast },
  { "turns", 3, check_turns },     { "fits", 5, check_fits },         { "placed", 2, check_placed },
  { "warning", 2, check_warning }, { "home", 4, check_home },         { "goods", 5, check_goods },
  { "second", 2, check_second },   { "card", 3, check_card },         { "tower", 3, check_tower },
  { "pieces", 3, check_pieces },   { "held", 4, check_held },         { "dragon", 2, check_dragon },
  { "fairy", 2, check_fairy },     { "count", 2, check_count },       { "quarter", 3, check_quarter },
  { "town", 4, check_town },       { "pig", 2, check_pig },           { "crown", 4, check_crown },
  { "space", 3, check_space },     { "begun", 2, check_begun },
};

static void
check (CarcState *state, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line + 2, " ", -1);
  Run run = { state, words, g_strv_length (words), line };
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    if (strcmp (checks[i].word, words[0]) == 0)
      {
        if (run.n < checks[i].n)
          g_error ("too few words: %s", line);
        checks[i].check (&run);
        return;
      }
  g_error ("there is no such check: %s", line);
}

void
script_run (const char *text)
{
  const char *play = g_str_has_prefix (text, "play\n") ? text : strstr (text, "\nplay\n");
  g_assert_nonnull (play);
  g_autofree char *head = g_strndup (text, (gsize) (play - text));
  gboolean named = strstr (head, "player ") != NULL;
  g_autofree char *setup = g_strconcat (named ? "" : "player Anna\nplayer Ben\nset base\n", head, NULL);
  g_autoptr (CarcState) state = fixture_new (setup);
  g_auto (GStrv) lines = g_strsplit (strstr (play, "play\n") + 5, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      char *line = g_strstrip (lines[i]);
      if (g_str_has_prefix (line, "= "))
        check (state, line);
      else if (g_str_has_prefix (line, "! "))
        {
          char *arrow = strstr (line, " => ");
          g_assert_nonnull (arrow);
          *arrow = '\0';
          fixture_refuse (state, line + 2, arrow + 4);
        }
      else
        fixture_play (state, line);
    }
}

static void
test_script (gconstpointer data)
{
  script_run (data);
}

void
scripts_add (const Script *scripts)
{
  for (; scripts->name; scripts++)
    g_test_add_data_func (scripts->name, scripts->text, test_script);
}
