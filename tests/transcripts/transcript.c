/* transcript.c - plays a record at the prompt, and prints all the words that a person meets on the way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     transcript RECORD
 *
 * For each entry: the questions and answers that lead to it, the line that the prompt made if it is another one, the
 * entry in words ("=?" if the prompt cannot make it), what it brought ("+" by its ledger lines, "*" by its events, "+*"
 * if the words are the same), and the words about the table that are other than before.  A question is printed with its
 * choices when it is met for the first time; what all of them would bring, always.
 */
#include <stdio.h>
#include <string.h>

#include "carcassonne/carc-rooms.h"
#include "hand.h"
#include "prompt/pad-flow.h"
#include "table/table-event.h"
#include "table/table-record.h"
#include "../catan/small-board.h"

#define STEPS_MAX 40
#define SHOWN 4 /* choices of a question with many of them, and the last one */

typedef struct
{
  const TableGame *game;
  TableJournal *journal;
  ActFlow *flow;
  GHashTable *met;    /* questions with their choices */
  GHashTable *stands; /* what is told of the table -> how it was told last */
} Play;

static gconstpointer
state_now (const Play *play)
{
  return table_journal_state (play->journal);
}

/* Prints `told` if it is other than before; takes it over. */
static void
tell (Play *play, const char *about, char *told)
{
  const char *before = g_hash_table_lookup (play->stands, about);
  if (g_strcmp0 (before, told) != 0 && !(before == NULL && told[0] == '\0'))
    g_print ("    %s: %s\n", about, told != NULL ? told : "-");
  if (told != NULL)
    g_hash_table_insert (play->stands, g_strdup (about), told);
  else
    g_hash_table_remove (play->stands, about);
}

/* ---- the prompt ---- */

static void
print_choice (Flow *flow, guint i, const char *sign)
{
  const FlowChoice choice = flow_choice (flow, i);
  g_autofree char *key = flow_choice_key (&choice), *title = flow_title (flow, i);
  const char *brings = flow_brings_beside (flow, i);
  g_print ("      %s [%s] %s%s%s\n", sign, key, title, brings ? " -> " : "", brings ? brings : "");
}

static void
print_question (Play *play)
{
  Flow *flow = FLOW (play->flow);
  const char *all = flow_brings_all (flow);
  const guint n = flow_n_choices (flow);
  g_autofree char *ask = flow_ask (flow), *hint = flow_hint (flow), *topic = flow_topic (flow),
                  *reminder = flow_reminder (flow), *taken = flow_taken (flow),
                  *usual = flow_asks (flow) == FLOW_ASKS_WORDS ? flow_words_default (flow) : NULL;
  const int player = flow_player (flow);
  if (taken != NULL)
    g_print ("    ~ %s\n", taken);
  g_print ("    ? %s: %s\n", player < 0 ? "-" : table_journal_setup (play->journal)->players[player].name, ask);
  if (all != NULL)
    g_print ("      with each answer: %s\n", all);
  if (!g_hash_table_add (play->met, g_strdup_printf ("%s|%s|%s|%u", ask, hint, topic, n)))
    return;
  g_print ("      (%s) %s%s%s\n", topic, hint ? hint : "", flow_can_back (flow) ? " <" : "",
           flow_can_turn (flow) ? " @" : "");
  if (reminder != NULL)
    g_print ("      reminder: %s\n", reminder);
  if (usual != NULL)
    g_print ("      usually: %s\n", usual);
  for (guint i = 0; i < n; i++)
    if (n <= 2 * SHOWN || i < SHOWN || i + 1 == n)
      print_choice (flow, i, "-");
    else if (i == SHOWN)
      g_print ("      ... %u in all\n", n);
}

/* The words that an entry ends with: a number, and why. */
static char *
words_of (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);
  const guint n = g_strv_length (parts);
  const char *why = strchr (line, '"');
  TableWords words;
  /* How many, for what, and why. */
  if (table_words_cut (&words, line, NULL) && words.n > 2 && strcmp (words.word[0], "score") == 0)
    return g_strdup_printf ("%s%s%s%s%s", words.word[2], words.n > 3 ? " " : "", words.n > 3 ? words.word[3] : "",
                            words.n > 4 ? ": " : "", words.n > 4 ? words.word[4] : "");
  for (guint i = 0; i < n; i++)
    if (parts[i][0] == '+' || (parts[i][0] == '-' && g_ascii_isdigit (parts[i][1])))
      return g_strjoinv (" ", parts + i);
  return g_strdup (why != NULL ? why : n > 0 ? parts[n - 1] : "");
}

/* Answers until the entry is complete.  FALSE: the prompt cannot make it. */
static gboolean
answer (Play *play, gconstpointer entry, const char *line)
{
  Flow *flow = FLOW (play->flow);
  for (guint i = 0; i < STEPS_MAX; i++)
    {
      FlowAnswer came;
      print_question (play);
      if (flow_asks (flow) == FLOW_ASKS_WORDS)
        {
          g_autofree char *words = words_of (line);
          g_strdelimit (words, "\"", ' ');
          g_print ("    > “%s”\n", words);
          came = flow_words (flow, words);
        }
      else
        {
          const int choice = hand_next (play->flow, entry);
          if (choice >= 0)
            print_choice (flow, (guint) choice, ">");
          if (choice >= 0)
            came = flow_choose (flow, (guint) choice);
          else if (choice == CARC_HAND_TURNS)
            came = flow_key (flow, FLOW_KEY_SPACE, FALSE);
          else if (flow_asks (flow) == FLOW_ASKS_MORE || act_flow_act (play->flow) != NULL)
            return FALSE;
          else
            came = flow_key (flow, '?', FALSE);
        }
      if (*flow->problem != '\0')
        {
          g_print ("    ! %s\n", flow->problem);
          if (flow_asks (flow) == FLOW_ASKS_WORDS) /* the same words would be refused again */
            return FALSE;
        }
      if (came != FLOW_TAKEN)
        return came == FLOW_READY;
    }
  return FALSE;
}

/* ---- the table ---- */

static void
tell_player (Play *play, const CarcState *state, const CarcSystem *system, guint player)
{
  static const char *const aids[] = { "open", "counting", "tournament" };
  const char *name = state->rules->players[player].name, *sentence = NULL;
  for (guint a = 0; system->detail != NULL && a < G_N_ELEMENTS (aids); a++)
    {
      g_autofree char *about = g_strdup_printf ("%s, %s, %s", system->name, name, aids[a]);
      tell (play, about, system->detail (state, player, (TableAids) a));
    }
  for (guint k = 0; k < system->n_tallies; k++)
    {
      const CarcTallyRow *tally = &system->tallies[k];
      guint n = 0;
      const gboolean told = tally->some.one != NULL && carc_tally (state, system, tally, player, &n) && n > 0;
      g_autofree char *about = g_strdup_printf ("%s, %s, tally %u", system->name, name, k);
      tell (play, about, told ? carc_words (carc_forms (&tally->some, n), n) : NULL);
    }
  if (system->honour != NULL)
    {
      g_autofree char *about = g_strdup_printf ("%s, %s, honour", system->name, name);
      const char *honour = system->honour (state, player, &sentence);
      tell (play, about, honour != NULL ? g_strdup_printf ("%s (%s)", honour, sentence) : NULL);
    }
}

static void
tell_carcassonne (Play *play)
{
  const CarcState *state = state_now (play);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      g_autofree char *note = g_strdup_printf ("%s, note", system->name);
      g_autofree char *summary = g_strdup_printf ("%s, summary", system->name);
      GString *words = g_string_new (NULL);
      if (system->tell != NULL)
        system->tell (state, words);
      g_strdelimit (words->str, "\n", '|');
      tell (play, system->name, g_string_free (words, FALSE));
      tell (play, note, system->note != NULL ? system->note (state) : NULL);
      tell (play, summary, system->summary != NULL ? system->summary (state) : NULL);
      for (guint player = 0; player < state->rules->n_players; player++)
        tell_player (play, state, system, player);
    }
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (state->slots[slot].tile != CARC_NONE)
      {
        g_autofree char *about = g_strdup_printf ("cell %d,%d", state->slots[slot].x, state->slots[slot].y);
        tell (play, about, carc_cell_tell (state, slot));
      }
}

static void
tell_catan (Play *play)
{
  const CatanState *state = state_now (play);
  for (guint8 hex = 0; hex < SMALL_HEXES; hex++)
    {
      g_autofree char *about = g_strdup_printf ("hex %s", catan_hex_name (hex).text);
      tell (play, about, catan_hex_tell (state, hex));
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const char *who = state->rules->players[player].name;
      g_autofree char *road = g_strdup_printf ("road of %s", who);
      tell (play, road, catan_road_tell (state, player));
      for (guint price = 3; state->fish != NULL && price <= 7; price += 4)
        {
          g_autofree char *pays = g_strdup_printf ("%s pays %u", who, price);
          tell (play, pays, catan_pays_tell (state, player, price));
        }
      for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
        {
          g_autofree char *cost = g_strdup_printf ("cost %u for %s", thing, who);
          tell (play, cost, catan_cost_tell (state, player, thing, TRUE));
        }
    }
}

/* ---- one entry ---- */

static void
enter (Play *play, const char *line, gboolean made)
{
  const guint from = table_state (state_now (play))->ledger.n_lines;
  const guint nth = table_journal_length (play->journal);
  g_autofree char *told = table_game_tell_line (play->game, state_now (play), line);
  TableRefusal why;
  g_print ("    %s %s\n", made ? "=" : "=?", told);
  if (!table_journal_append (play->journal, line, &why))
    {
      g_print ("    ! %s\n", why.sentence);
      return;
    }
  gconstpointer state = state_now (play);
  const TableMoment moment = { table_journal_setup (play->journal), state, table_journal_effects (play->journal) };
  g_autofree char *lines = table_lines_tell (play->game, state, from, G_MAXUINT);
  g_autoptr (GArray) events = table_events_since (&moment, nth, TABLE_TOLD_BY_ENTRY);
  g_autofree char *brought = table_events_tell (play->game, state, events);
  const gboolean same = strcmp (lines, brought) == 0;
  if (*lines != '\0')
    g_print ("    %s %s\n", same ? "+*" : "+", lines);
  if (*brought != '\0' && !same)
    g_print ("    * %s\n", brought);
  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *one = &g_array_index (events, TableEvent, i);
      g_autofree char *title = table_event_title (play->game, state, one),
                      *also = table_event_also (play->game, state, one),
                      *because = table_event_because (play->game, state, one);
      g_print ("      %s (%s)%s%s\n", title, because, also ? "; " : "", also ? also : "");
    }
  for (guint i = 0; table_game_warning (play->game, state, i) != NULL; i++)
    g_print ("    warning: %s\n", table_game_warning (play->game, state, i));
  if (play->game == &carc_game)
    tell_carcassonne (play);
  else if (play->game == &catan_game)
    tell_catan (play);
}

static void
play_record (const TableJournal *recorded)
{
  const TableSetup *setup = table_journal_setup (recorded);
  const gsize size = setup->game->acts->entry_size;
  Play play = { .game = setup->game,
                .journal = table_journal_new (setup, NULL),
                .flow = act_flow_new (setup->game == &carc_game    ? &carc_flow_game
                                      : setup->game == &catan_game ? &catan_flow_game
                                                                   : &pad_flow_game),
                .met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                .stands = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  g_autofree gpointer entry = g_malloc0 (size);
  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      const char *line = table_journal_entry (recorded, i).line;
      g_print ("%s\n", line);
      flow_set_state (FLOW (play.flow), state_now (&play), setup->aids);
      const gboolean made = table_game_read (play.game, table_state (state_now (&play))->rules, line, entry, NULL)
                            && answer (&play, entry, line);
      if (made && strcmp (FLOW (play.flow)->line, line) != 0)
        g_print ("    %s\n", FLOW (play.flow)->line);
      enter (&play, line, made);
    }
  flow_set_state (FLOW (play.flow), state_now (&play), setup->aids);
  print_question (&play);
  g_hash_table_unref (play.met);
  g_hash_table_unref (play.stands);
  flow_free (FLOW (play.flow));
  table_journal_free (play.journal);
}

static void
print (const char *words)
{
  fputs (words, stdout);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;
  g_set_print_handler (print);
  carc_register ();
  catan_register ();
  pad_register ();
  if (argc != 2 || !g_file_get_contents (argv[1], &text, &length, &error))
    g_error ("transcript RECORD: %s", error != NULL ? error->message : "no record");
  TableJournal *recorded = table_record_parse (text, length, NULL, &error);
  if (recorded == NULL)
    g_error ("%s: %s", argv[1], error->message);
  play_record (recorded);
  table_journal_free (recorded);
  return 0;
}
