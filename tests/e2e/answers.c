/* answers.c - prints how to answer the prompt to play a recorded game: for each entry the keys, and what can be clicked
 * instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   answers RECORD [FROM [SHOWN]]
 *
 * One line of JSON for each entry, from entry FROM on (0 is the first):
 *   {"answers": [{"places": true, "offered": ["A: at 1,0", ...], "keys": ["b"], "pick": 1, "key": "B",
 *    "title": "at 0,1", "where": "1 south"}, ...], "line": "..."}
 * `places`: the answers are places of the map; `offered` is the whole list of answers as it is asked, `pick` the
 * choice's place in it, `where` the cell of the map where it can be taken as well, in the map's words.  An answer
 * without `pick` presses the `button` beside the question, which turns the tile or says one of its edges: a tile that
 * is not in the first SHOWN places of the list is found by its edges.  `line` is the entry that comes of it.  The
 * prompt's own code is asked, so that the keys are those the screen shows.
 */
#include <stdio.h>
#include <string.h>

#include "hand.h"
#include "table/table-record.h"

static void
print_string (const char *words)
{
  putchar ('"');
  for (const char *c = words; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      printf ("\\%c", *c);
    else
      putchar (*c);
  putchar ('"');
}

static void
print_words (const char *name, const char *words)
{
  printf ("\"%s\":", name);
  print_string (words);
}

/* The place of a choice among those that are listed. */
static guint
nth_listed (Flow *flow, guint index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += flow_is_listed (flow, i);
  return n;
}

static void
print_key (char sign, gboolean shift)
{
  /* The names that an X server uses. */
  const char *name = sign == '-' ? "minus" : sign == '=' ? "equal" : (char[]){ sign, '\0' };

  printf ("\"%s%s\"", shift ? "shift+" : "", name);
}

/* One of the answers, with its keys; `where` is the cell of the map where it can be taken as well. */
static void
print_choice (Flow *flow, guint index)
{
  const TableOffer *offer = &act_flow_choice (ACT_FLOW (flow), index)->offer;
  g_autofree char *where = hand_game (ACT_FLOW (flow)) == &carc_game ? carc_position_tell (offer->x, offer->y) : NULL;
  const FlowChoice choice = flow_choice (flow, index);
  g_autofree char *title = flow_title (flow, index);
  g_autofree char *key = flow_choice_key (&choice);

  printf ("\"keys\":[");
  if ((int) index == flow->cursor || choice.label[0] == '\0')
    printf ("\"Return\"");
  else
    for (const char *c = choice.label; *c != '\0'; c++)
      {
        if (c > choice.label)
          putchar (',');
        print_key (*c, choice.shift);
      }
  printf ("],");
  if (flow_is_listed (flow, index))
    printf ("\"pick\":%u,", nth_listed (flow, index));
  print_words ("key", key);
  putchar (',');
  print_words ("title", title);
  if (offer->on_board)
    {
      putchar (',');
      print_words ("where", where != NULL ? where : title);
    }
  putchar ('}');
}

/* The list of answers to this question; each begins like its button, with its key and its title. */
static void
print_offered (Flow *flow)
{
  const guint n = flow_n_choices (flow);
  gboolean first = TRUE;

  printf ("{\"places\":%s,\"offered\":[", n > 0 && flow_choice (flow, n - 1).on_map ? "true" : "false");
  for (guint i = 0; i < n; i++)
    {
      const FlowChoice choice = flow_choice (flow, i);
      g_autofree char *title = flow_title (flow, i);
      g_autofree char *key = flow_choice_key (&choice);
      g_autofree char *words = *key != '\0' ? g_strdup_printf ("%s: %s", key, title) : g_strdup (title);

      if (!flow_is_listed (flow, i))
        continue;
      if (!first)
        putchar (',');
      first = FALSE;
      print_string (words);
    }
  printf ("],");
}

/* Is the tile among the first `shown` places of the list, and has it a key?  Tiles that have run out leave theirs free;
 * in a game of many sets there are more tiles than keys. */
static gboolean
is_shown (Flow *flow, guint index, guint shown)
{
  if (flow_choice (flow, index).label[0] == '\0')
    return FALSE;
  g_autofree guint *n_free = g_new0 (guint, flow_n_choices (flow) + 1);
  guint place = index;

  carc_flow_places (ACT_FLOW (flow), FALSE, n_free);
  for (guint i = 0; i <= index; i++)
    place += n_free[i];
  return place < shown;
}

/* Says the edges of the tile, by keys or with their buttons, until it is among the first `shown`; takes it. */
static FlowAnswer
find_tile (Flow *flow, const CarcEntry *entry, guint shown)
{
  static const struct
  {
    char key;
    const char *button;
  } edges[] = { { 'c', "C: City" }, { 'f', "F: Field" }, { 'r', "R: Road" }, { 'i', "I: River" } };
  const CarcRules *rules = ((const CarcState *) act_flow_state (ACT_FLOW (flow)))->rules;
  const guint rot = entry->rot % rules->tiles[entry->tile].turns;
  char code[5];
  int at = -1;

  carc_tile_code (&rules->tiles[entry->tile], rot, code);
  for (guint n = 0; n < 4 && (at < 0 || !is_shown (flow, (guint) at, shown)); n++)
    for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
      if (edges[i].key == code[n])
        {
          if (n > 0)
            {
              putchar (',');
              print_offered (flow);
            }
          printf ("\"keys\":[\"%c\"],", edges[i].key);
          print_words ("button", edges[i].button);
          putchar ('}');
          /* A letter that is typed leads to the next edge; a button does not. */
          flow_key (flow, (shown < G_MAXUINT ? CARC_FLOW_KEY_EDGE : 0) + (gunichar) edges[i].key, FALSE);
          if (!carc_flow_is_finding (ACT_FLOW (flow))) /* it was the only one left */
            return FLOW_TAKEN;
          at = carc_hand_next (ACT_FLOW (flow), entry);
          break;
        }
  if (at < 0)
    return FLOW_PASSED;
  putchar (',');
  print_offered (flow);
  print_choice (flow, (guint) at);
  return flow_choose (flow, (guint) at);
}

/* The lake has more than four edges: its cloister finds it. */
static gboolean
has_four_edges (Flow *flow, const CarcEntry *entry)
{
  const CarcTile *tile = &((const CarcState *) act_flow_state (ACT_FLOW (flow)))->rules->tiles[entry->tile];
  return tile->w * tile->h == 1;
}

/* A tile that players hold has a button beside the finder, whatever edges it has. */
static FlowAnswer
take_held (Flow *flow, guint index)
{
  const FlowChoice choice = flow_choice (flow, index);
  g_autofree char *sign = flow_choice_sign (&choice), *title = flow_title (flow, index);
  g_autofree char *name = g_strdup_printf ("%s: %s", sign, title);

  printf ("\"keys\":[],");
  print_words ("button", name);
  putchar ('}');
  return flow_choose (flow, index);
}

/* FALSE if an entry cannot be answered at the prompt. */
static gboolean
print_answers (Flow *flow, gconstpointer entry, guint shown)
{
  const CarcEntry *carc = hand_game (ACT_FLOW (flow)) == &carc_game ? entry : NULL;
  FlowAnswer answer = FLOW_TAKEN;

  for (guint steps = 0; answer == FLOW_TAKEN && steps < 40; steps++)
    {
      const int wanted = hand_next (ACT_FLOW (flow), entry);

      if (steps > 0)
        putchar (',');
      print_offered (flow);
      if (wanted == CARC_HAND_TURNS)
        {
          printf ("\"keys\":[\"space\"],\"button\":\"Turn\"}");
          answer = flow_key (flow, FLOW_KEY_SPACE, FALSE);
          continue;
        }
      /* The rarer acts are behind a button. */
      if (wanted < 0 && steps == 0)
        {
          printf ("\"keys\":[\"question\"],\"button\":\"What else happened\"}");
          answer = flow_key (flow, '?', FALSE);
          continue;
        }
      if (wanted < 0)
        return FALSE;
      const gboolean is_tile = carc != NULL && carc_hand_step (ACT_FLOW (flow)) == STEP_TILE
                               && carc->kind == CARC_ENTRY_PLACE;
      const gboolean is_far = is_tile && !is_shown (flow, (guint) wanted, shown);
      if (is_far && !has_four_edges (flow, carc))
        {
          printf ("\"keys\":[],\"button\":\"%s\"}", carc_fact_title (CARC_FACT_CLOISTER));
          answer = flow_key (flow, FLOW_KEY_OWN + CARC_FACT_CLOISTER, FALSE);
          continue;
        }
      if (shown < G_MAXUINT && !flow_is_listed (flow, (guint) wanted))
        {
          printf ("\"keys\":[\"%c\"],\"button\":\"%s\"}", flow_switch_key (flow), flow_switch_title (flow));
          answer = flow_key (flow, (gunichar) flow_switch_key (flow), FALSE);
          continue;
        }
      if (is_far)
        {
          const CarcState *state = act_flow_state (ACT_FLOW (flow));

          answer = carc_tile_held (state->rules, (guint) carc->tile) ? take_held (flow, (guint) wanted)
                                                                     : find_tile (flow, carc, shown);
          continue;
        }
      print_choice (flow, (guint) wanted);
      answer = flow_choose (flow, (guint) wanted);
    }
  return answer == FLOW_READY;
}

/* Prints an entry that the window makes without any answer, because nothing else is possible.  FALSE: it is none.  In a
 * game that is opened after `from` entries, the next one is asked for in any case. */
static gboolean
print_taken (Flow *flow, const TableGame *game, gconstpointer entry, guint number, guint from)
{
  g_autofree char *forced = number > from ? flow_forced (flow) : NULL, *line = NULL;

  if (forced == NULL)
    return FALSE;
  line = table_acts_print (game->acts, table_state (act_flow_state (ACT_FLOW (flow)))->rules, entry);
  if (!g_str_equal (line, forced))
    return FALSE;
  printf ("{\"answers\":[],");
  print_words ("line", forced);
  printf ("}\n");
  return TRUE;
}

/* FALSE if the prompt cannot make one of the entries. */
static gboolean
answer_game (TableJournal *recorded, Flow *flow, guint from, guint shown)
{
  const TableGame *game = table_journal_game (recorded);
  g_autoptr (TableJournal) journal = table_journal_new (table_journal_setup (recorded), NULL);
  g_autofree gpointer entry = g_malloc0 (game->acts->entry_size);

  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      gconstpointer state = table_journal_state (journal);
      const char *line = table_journal_entry (recorded, i).line;
      TableRefusal why = { "the prompt does not offer it" };
      gboolean read = table_game_read (game, table_state (state)->rules, line, entry, &why);

      flow_set_state (flow, state, table_journal_setup (journal)->aids);
      if (read && !print_taken (flow, game, entry, i, from) && i >= from)
        {
          printf ("{\"answers\":[");
          read = print_answers (flow, entry, shown);
          printf ("],");
          print_words ("line", read ? flow->line : line);
          printf ("}\n");
        }
      if (!read || !table_journal_append (journal, line, &why))
        {
          fprintf (stderr, "entry %u, %s: %s\n", i + 1, line, why.sentence);
          return FALSE;
        }
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) recorded = NULL;
  g_autoptr (Flow) flow = NULL;
  gsize length;
  guint from, shown;

  carc_register ();
  catan_register ();
  if (argc < 2 || !g_file_get_contents (argv[1], &text, &length, &error)
      || !(recorded = table_record_parse (text, length, NULL, &error)))
    {
      fprintf (stderr, "%s\n", error != NULL ? error->message : "answers RECORD [FROM [SHOWN]]");
      return 2;
    }
  from = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 0;
  shown = argc > 3 ? (guint) g_ascii_strtoull (argv[3], NULL, 10) : G_MAXUINT;
  flow = FLOW (act_flow_new (table_journal_game (recorded) == &catan_game ? &catan_flow_game : &carc_flow_game));
  return answer_game (recorded, flow, from, shown) ? 0 : 1;
}
