/* answers.c - prints how to answer the prompt to play a recorded game: for each entry the keys, and what can be clicked
 * instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   answers RECORD [FROM]
 *
 * One line of JSON for each entry, from entry FROM on (0 is the first):
 *   {"answers": [{"offered": ["A: at 1,0", ...], "keys": ["b"], "pick": 1, "key": "B", "title": "at 0,1",
 *    "where": "1 south"}, ...], "line": "..."}
 * `offered` is the whole list of answers as it is asked, `pick` the choice's place in it, `where` the cell of the map
 * where it can be taken as well, in the map's words; an answer without `pick` turns the tile; `line` is the entry that
 * comes of it.  The prompt's own code is asked, so that the keys are those the screen shows.
 */
#include <stdio.h>
#include <string.h>

#include "prompt/turn-flow.h"
#include "answers.h"
#include "catan/catan-play.h"
#include "table/table-record.h"

/* TRUE if the chosen feature is the one of the entry, whichever of its sides the entry names. */
static gboolean
same_feature (const CarcState *state, const TurnChoice *choice, const CarcEntry *entry)
{
  const CarcSlot *slot = &state->slots[carc_slot_at (state, choice->x, choice->y)];

  if (choice->spot.kind != entry->spot.kind)
    return FALSE;
  for (guint i = 0; i < slot->n_nodes; i++)
    {
      const CarcSegment *segment = carc_node_segment (state, (guint16) (slot->node0 + i));
      guint bits = segment->kind == CARC_FARM ? segment->halves : segment->sides;

      if (segment->kind != entry->spot.kind)
        continue;
      if (segment->kind == CARC_CLOISTER || choice->spot.at == entry->spot.at
          || (((bits >> entry->spot.at) & 1) && ((bits >> choice->spot.at) & 1)))
        return TRUE;
    }
  return FALSE;
}

/* How many parts of the answer have been named. */
static guint
n_chosen (TurnFlow *flow)
{
  guint n = 0;

  for (guint i = 0; i < turn_flow_n_choices (flow); i++)
    n += turn_flow_choice (flow, i)->chosen;
  return n;
}

static gboolean
is_wanted (TurnFlow *flow, const CarcState *state, const TurnChoice *choice, const CarcEntry *entry)
{
  const CarcCellXY *goal = &entry->path[MAX (entry->n_path, 1) - 1];

  switch (choice->pick)
    {
    case TURN_PICK_TILE:
      return choice->index == (entry->kind == CARC_ENTRY_AGAIN ? state->rules->lake_tile : entry->tile);
    case TURN_PICK_DISCARD: return entry->kind == CARC_ENTRY_DISCARD;
    case TURN_PICK_AGAIN: return entry->kind == CARC_ENTRY_AGAIN;
    case TURN_PICK_FEATURE: return entry->kind == CARC_ENTRY_ORDER && choice->index == entry->order[n_chosen (flow)];
    case TURN_PICK_PLAYER:
      return entry->kind == CARC_ENTRY_JUDGE && !choice->chosen && ((entry->players >> choice->index) & 1) != 0;
    case TURN_PICK_DONE: return entry->kind == CARC_ENTRY_JUDGE && n_chosen (flow) > 0;
    case TURN_PICK_PLACE: return choice->place_x == entry->x && choice->place_y == entry->y;
    case TURN_PICK_NONE: return entry->act == CARC_ACT_NONE;
    case TURN_PICK_ARBITRESS: return entry->act == CARC_ACT_ARBITRESS;
    case TURN_PICK_RACER: return entry->act == CARC_ACT_RACER;
    case TURN_PICK_ENTER: return entry->act == CARC_ACT_ENTER && choice->figure == entry->figure;
    case TURN_PICK_GOAL: return choice->x == goal->x && choice->y == goal->y;
    case TURN_PICK_DECLINE: return entry->race == CARC_RACE_DECLINE;
    case TURN_PICK_JOIN: return entry->race == CARC_RACE_JOIN && choice->figure == entry->figure;
    case TURN_PICK_FIGURE:
      return choice->x == entry->cell_x && choice->y == entry->cell_y && same_feature (state, choice, entry);
    case TURN_PICK_CLAIM:
      return entry->act == CARC_ACT_FOLLOWER && choice->figure == entry->figure
             && (!entry->has_cell || (entry->cell_x == choice->x && entry->cell_y == choice->y))
             && same_feature (turn_flow_laid (flow), choice, entry);
    default: return FALSE;
    }
}

void
answers_print_string (const char *words)
{
  putchar ('"');
  for (const char *c = words; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      printf ("\\%c", *c);
    else
      putchar (*c);
  putchar ('"');
}

void
answers_print_words (const char *name, const char *words)
{
  printf ("\"%s\":", name);
  answers_print_string (words);
}

static void
print_choice (TurnFlow *flow, guint index)
{
  const TurnChoice *choice = turn_flow_choice (flow, index);
  g_autofree char *title = turn_choice_title (flow, choice);
  g_autofree char *key = turn_choice_key (choice);

  printf ("\"keys\":[");
  if ((int) index == flow_cursor (FLOW (flow)) || choice->label[0] == '\0')
    printf ("\"Return\"");
  else
    for (const char *c = choice->label; *c != '\0'; c++)
      printf ("%s\"%s%c\"", c > choice->label ? "," : "", choice->shift ? "shift+" : "", *c);
  printf ("],\"pick\":%u,", index);
  answers_print_words ("key", key);
  putchar (',');
  answers_print_words ("title", title);
  if (choice->on_map)
    {
      g_autofree char *where = carc_position_tell (choice->x, choice->y);

      putchar (',');
      answers_print_words ("where", where);
    }
  putchar ('}');
}

/* The list of answers to this question; each begins like its button, with its key and its title. */
static void
print_offered (TurnFlow *flow)
{
  printf ("{\"offered\":[");
  for (guint i = 0; i < turn_flow_n_choices (flow); i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);
      g_autofree char *title = turn_choice_title (flow, choice);
      g_autofree char *key = turn_choice_key (choice);
      g_autofree char *words = *key != '\0' ? g_strdup_printf ("%s: %s", key, title) : g_strdup (title);

      if (i > 0)
        putchar (',');
      answers_print_string (words);
    }
  printf ("],");
}

/* FALSE if an entry cannot be answered at the prompt. */
static gboolean
print_answers (TurnFlow *flow, const CarcState *state, const CarcEntry *entry)
{
  FlowAnswer answer = FLOW_TAKEN;
  TurnGhost ghost;

  for (guint steps = 0; answer == FLOW_TAKEN && steps < 12; steps++)
    {
      guint turns = turn_flow_step (flow) == TURN_ACT ? state->rules->tiles[entry->tile].turns : 1;
      guint wanted = 0;

      if (steps > 0)
        putchar (',');
      print_offered (flow);
      if (turns > 1 && turn_flow_ghost (flow, &ghost) && (guint) ghost.rot % turns != entry->rot % turns)
        {
          printf ("\"keys\":[\"space\"]}");
          answer = turn_flow_rotate (flow);
          continue;
        }
      while (wanted < turn_flow_n_choices (flow) && !is_wanted (flow, state, turn_flow_choice (flow, wanted), entry))
        wanted++;
      if (wanted == turn_flow_n_choices (flow))
        return FALSE;
      print_choice (flow, wanted);
      answer = turn_flow_choose (flow, wanted);
    }
  return answer == FLOW_READY;
}

static gboolean
answer_game (TableJournal *recorded, guint from)
{
  g_autoptr (TableJournal) journal = table_journal_new (table_journal_setup (recorded), NULL);
  g_autoptr (TurnFlow) flow = turn_flow_new ();

  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      const CarcState *state = table_journal_state (journal);
      const char *line = table_journal_entry (recorded, i).line;
      TableRefusal why = { "the prompt does not offer it" };
      CarcEntry entry;

      turn_flow_set_state (flow, state, table_journal_setup (journal)->aids);
      if (!carc_entry_parse (state->rules, line, &entry, &why))
        {
          fprintf (stderr, "entry %u: %s\n", i + 1, why.sentence);
          return FALSE;
        }
      if (i >= from)
        {
          printf ("{\"answers\":[");
          if (!print_answers (flow, state, &entry))
            {
              fprintf (stderr, "entry %u, %s: %s\n", i + 1, line, why.sentence);
              return FALSE;
            }
          printf ("],");
          answers_print_words ("line", flow_line (FLOW (flow)));
          printf ("}\n");
        }
      if (!table_journal_append (journal, line, &why))
        {
          fprintf (stderr, "entry %u: %s\n", i + 1, why.sentence);
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
  gsize length;
  guint from;

  carc_register ();
  catan_register ();
  if (argc < 2 || !g_file_get_contents (argv[1], &text, &length, &error)
      || !(recorded = table_record_parse (text, length, NULL, &error)))
    {
      fprintf (stderr, "%s\n", error != NULL ? error->message : "answers RECORD [FROM]");
      return 2;
    }
  from = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 0;
  if (table_journal_setup (recorded)->game == &catan_game)
    return answers_of_catan (recorded, from) ? 0 : 1;
  return answer_game (recorded, from) ? 0 : 1;
}
