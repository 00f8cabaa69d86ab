/* pad-flow.c - the prompt of the score pad: a cell, and the number that is typed for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While the pad asks whose points, the cursor is in a cell: the choice at the cursor says the column, and PadAt.turn
 * the row.  Digits are the points of the cell.  The number becomes an entry when the person leaves the cell.  In a cell
 * that has points already, it stands for the entry that they come from.
 */
#include "pad-flow.h"

#include <glib/gi18n.h>
#include <string.h>

#include "act-flow-private.h"

#define DIGITS_MAX 6
#define WHAT 2 /* the operand of "score" that says for what */

G_STATIC_ASSERT (PAD_SCORE_MAX == 999999);

/* Where the person is, besides the choice at the cursor; and where they go when the entry is made. */
typedef struct
{
  /* Rows; 0: that of the player's next points. */
  guint turn;
  guint aimed;     /* that which is to be chosen next */
  gboolean after;  /* the next members are said */
  guint n_entries; /* of the game before the entry */
  guint next_turn;
  int next_player;
} PadAt;

static PadAt *
at_of (ActFlow *flow)
{
  return flow->own;
}

static const PadState *
state_of (ActFlow *flow)
{
  return act_flow_state (flow);
}

/* ---- the cells ---- */

/* While an old entry is entered again, the prompt asks one thing after another. */
static gboolean
in_grid (ActFlow *flow)
{
  const TableOperand *operand = act_flow_operand (flow);

  return flow->state != NULL && flow->again == NULL && operand != NULL && operand->type == &table_operand_player
         && act_flow_act (flow)->kind == PAD_ENTRY_SCORE && flow->base.cursor >= 0;
}

static guint
player_at (ActFlow *flow, int choice)
{
  return (guint) act_flow_choice (flow, (guint) choice)->offer.value[0];
}

static guint
turn_at (ActFlow *flow)
{
  const guint turn = at_of (flow)->turn;

  return turn > 0 ? turn : pad_open_turn (state_of (flow), player_at (flow, flow->base.cursor));
}

gboolean
pad_flow_cell (ActFlow *flow, guint *turn, guint *player)
{
  g_return_val_if_fail (flow != NULL, FALSE);

  if (flow->game->table != &pad_game || flow->game->asks || !in_grid (flow))
    return FALSE;
  *turn = turn_at (flow);
  *player = player_at (flow, flow->base.cursor);
  return TRUE;
}

void
pad_flow_aim (ActFlow *flow, guint turn)
{
  at_of (flow)->aimed = turn;
}

/* The row, if it is one above the player's next points; 0: it is that of the next points, and none is below. */
static guint
row_above (ActFlow *flow, guint turn, guint player)
{
  return turn < pad_open_turn (state_of (flow), player) ? turn : 0;
}

static PadCell
cell_at (ActFlow *flow)
{
  return pad_cell (state_of (flow), turn_at (flow), player_at (flow, flow->base.cursor));
}

/* Puts the cursor into a cell. */
static void
go_to (ActFlow *flow, guint turn, guint player)
{
  for (guint i = 0; i < flow->choices->len; i++)
    if (player_at (flow, (int) i) == player)
      flow->base.cursor = (int) i;
  at_of (flow)->turn = row_above (flow, turn, player);
}

static void
entered (ActFlow *flow)
{
  PadAt *at = at_of (flow);

  if (!in_grid (flow))
    return;
  flow->base.number = TRUE;
  flow->base.replaces = -1;
  at->turn = at->aimed = 0;
  if (at->after && state_of (flow)->n_entries != at->n_entries)
    go_to (flow, at->next_turn, (guint) at->next_player);
  at->after = FALSE;
}

/* ---- from the cell to the entry ---- */

static gboolean
refuse (ActFlow *flow, const char *sentence)
{
  flow_refuse (FLOW (flow), sentence);
  return FALSE;
}

static gboolean
refuse_so_many (ActFlow *flow)
{
  g_autofree char *sentence = g_strdup_printf (_ ("%d points are the most in one entry"), PAD_SCORE_MAX);

  return refuse (flow, sentence);
}

static gboolean
is_sign (char key)
{
  return key == '+' || key == '-';
}

/* The sum of what was typed: "3+4", "-12", "10-3"; also "12-", which is below 0.  FALSE: a number is missing. */
static gboolean
sum_of (const char *typed, gint64 *sum)
{
  const char *at = typed;
  guint n = 0;

  *sum = 0;
  while (*at != '\0')
    {
      const gboolean below = *at == '-';

      at += is_sign (*at);
      if (*at == '\0')
        {
          *sum = -*sum;
          return below && n == 1 && !is_sign (typed[0]);
        }
      *sum += (below ? -1 : 1) * g_ascii_strtoll (at, (char **) &at, 10);
      n++;
    }
  return n > 0;
}

/* The points that were typed. */
static gboolean
read_typed (ActFlow *flow, gint32 *points)
{
  const char *typed = flow->base.typed;
  gint64 sum;

  if (!sum_of (typed, &sum))
    return refuse (flow, strpbrk (typed, FLOW_DIGITS) != NULL ? _ ("A number is missing after the sign")
                                                              : _ ("Type the points first"));
  if (ABS (sum) > PAD_SCORE_MAX)
    return refuse_so_many (flow);
  *points = (gint32) sum;
  return TRUE;
}

/* Does the cell take a number?  `adds`: the number is added to what is there. */
static gboolean
may_write (ActFlow *flow, const PadCell *cell, gboolean adds)
{
  if (cell->n > 1 && !adds)
    return refuse (flow,
                   _ ("There are several entries in this cell; + and a number adds to them, and Moves changes each"));
  if (cell->n == 0 && at_of (flow)->turn > 0)
    return refuse (flow, _ ("This round is over; ? and P corrects points, and Moves inserts an entry"));
  return TRUE;
}

/* Notes which entry a number in this cell stands for.  One that is added is an entry of its own in the cell of the next
 * points.  A new entry never goes into a row above it: there, the number is added to the last entry of the cell. */
static void
write_over (ActFlow *flow, const PadCell *cell, gboolean adds)
{
  const gboolean is_new = cell->n == 0 || (adds && at_of (flow)->turn == 0);

  flow->base.replaces = is_new ? -1 : (int) cell->last->entry;
}

/* What the cell says: the number that was typed or, if nothing was, the one that is there.  FALSE: it says nothing that
 * can be an entry. */
static gboolean
make_entry (ActFlow *flow, const PadCell *cell, PadEntry *entry)
{
  const TableLedger *ledger = &state_of (flow)->ledger;
  const gboolean adds = flow->base.typed[0] == '+', typed = flow->base.typed[0] != '\0';
  gint32 points = cell->points;

  if (!typed && cell->n == 0)
    return refuse (flow, _ ("Type the points first"));
  if ((typed && !read_typed (flow, &points)) || !may_write (flow, cell, adds))
    return FALSE;
  write_over (flow, cell, adds);
  if (adds && flow->base.replaces >= 0)
    points += cell->last->points;
  if (ABS (points) > PAD_SCORE_MAX)
    return refuse_so_many (flow);
  table_acts_begin (&pad_act_table, entry);
  entry->kind = PAD_ENTRY_SCORE;
  entry->player = (gint8) player_at (flow, flow->base.cursor);
  entry->points = points;
  if (flow->base.replaces < 0)
    return TRUE;
  g_strlcpy (entry->what, table_ledger_text (ledger, cell->last->what), sizeof entry->what);
  g_strlcpy (entry->why, table_ledger_text (ledger, cell->last->why), sizeof entry->why);
  return TRUE;
}

/* The number becomes an entry. */
static FlowAnswer
leave_cell (ActFlow *flow)
{
  const PadCell cell = cell_at (flow);
  PadEntry entry;

  flow->base.problem[0] = '\0';
  if (!make_entry (flow, &cell, &entry))
    return FLOW_TAKEN;
  if (flow->base.replaces >= 0 && cell.last->points == entry.points) /* nothing changes */
    {
      act_flow_enter (flow, flow->base.step);
      return FLOW_TAKEN;
    }
  return flow_ready (FLOW (flow), table_acts_print (&pad_act_table, state_of (flow)->rules, &entry));
}

/* Goes to a cell; what was typed is entered first. */
static FlowAnswer
leave_for (ActFlow *flow, guint turn, guint player)
{
  PadAt *at = at_of (flow);

  if (flow->base.typed[0] == '\0')
    {
      flow->base.problem[0] = '\0';
      go_to (flow, turn, player);
      return FLOW_TAKEN;
    }
  at->after = TRUE;
  at->n_entries = state_of (flow)->n_entries;
  at->next_turn = turn;
  at->next_player = (int) player;
  return leave_cell (flow);
}

/* Is there anything that points were for before? */
static gboolean
has_whats (ActFlow *flow, const ActWalk *walk)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  act_flow_offers (flow, walk->act, walk->at, walk->entry, offers);
  for (guint i = 0; i < offers->len; i++)
    if (!(g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_NOTHING))
      return TRUE;
  return FALSE;
}

/* For what, which is only asked for on demand. */
static FlowAnswer
ask_what (ActFlow *flow)
{
  const PadCell cell = cell_at (flow);
  ActWalk walk = act_walk_copy (flow, &flow->walk);
  PadEntry *entry = walk.entry;

  flow->base.problem[0] = '\0';
  if (!make_entry (flow, &cell, entry))
    {
      g_free (walk.entry);
      return FLOW_TAKEN;
    }
  entry->what[0] = entry->why[0] = '\0';
  walk.at = WHAT;
  walk.in_words = !has_whats (flow, &walk);
  act_flow_go_on (flow, &walk);
  return FLOW_TAKEN;
}

/* ---- keys ---- */

/* The neighbour of the cell.  From the cell for the next points, one goes to that of the next player. */
static FlowAnswer
move_cursor (ActFlow *flow, int dx, int dy)
{
  const PadState *state = state_of (flow);
  const int n = (int) flow->choices->len, column = flow->base.cursor + dx;
  const guint player = player_at (flow, flow->base.cursor), turn = turn_at (flow);
  const gboolean open = at_of (flow)->turn == 0, typed = flow->base.typed[0] != '\0';

  if (dx != 0 && column >= 0 && column < n)
    return leave_for (flow, at_of (flow)->turn, player_at (flow, column));
  if (dy < 0 && turn > 1)
    return leave_for (flow, turn - 1, player);
  if (dy > 0 && (!open || (typed && !state->rules->rounds)))
    return leave_for (flow, open ? 0 : turn + 1, player);
  return typed ? leave_cell (flow) : FLOW_TAKEN;
}

/* Enter in a cell for which nothing was typed: the next player's points. */
static FlowAnswer
skip (ActFlow *flow)
{
  const PadState *state = state_of (flow);
  const guint n = flow->choices->len;

  flow->base.problem[0] = '\0';
  if (at_of (flow)->turn > 0)
    {
      go_to (flow, 0, pad_next (state));
      return FLOW_TAKEN;
    }
  for (guint i = 1; i <= n; i++)
    {
      const guint player = player_at (flow, (int) (((guint) flow->base.cursor + i) % n));

      if (state->rules->rounds && state->n_scores[player] > 0)
        continue;
      go_to (flow, 0, player);
      break;
    }
  return FLOW_TAKEN;
}

/* Tab leaves the pad behind the last cell, and before the first one. */
static gboolean
tab (ActFlow *flow, gboolean back, FlowAnswer *answer)
{
  const int next = flow->base.cursor + (back ? -1 : 1);
  const gboolean there = next >= 0 && next < (int) flow->choices->len;

  if (!there && flow->base.typed[0] == '\0')
    return FALSE;
  *answer = move_cursor (flow, back ? -1 : 1, 0);
  return TRUE;
}

/* The digits at the end of what was typed. */
static guint
n_digits (const char *typed)
{
  const guint length = (guint) strlen (typed);
  guint n = 0;

  while (n < length && g_ascii_isdigit (typed[length - 1 - n]))
    n++;
  return n;
}

/* A digit, or a sign between numbers or before the first.  A second sign takes the place of the one before it; - and -
 * is nothing. */
static void
type (ActFlow *flow, char key)
{
  char *typed = flow->base.typed;
  const guint length = (guint) strlen (typed);
  char *last = length > 0 && is_sign (typed[length - 1]) ? typed + length - 1 : NULL;

  flow->base.problem[0] = '\0';
  if (is_sign (key) && last != NULL)
    *last = key == '-' && *last == '-' ? '\0' : key;
  else if (g_ascii_isdigit (key) && n_digits (typed) >= DIGITS_MAX)
    refuse_so_many (flow);
  else if (length + 1 >= sizeof flow->base.typed)
    refuse (flow, _ ("This sum is too long; Enter takes it, + adds another one to the same cell"));
  else
    strncat (typed, &key, 1);
}

/* A sum stands with what it makes. */
static char *
typed_tell (ActFlow *flow)
{
  const char *typed = flow->base.typed;
  gint64 sum;

  if (typed[0] == '\0' || strpbrk (typed + 1, "+-") == NULL || !in_grid (flow) || !sum_of (typed, &sum))
    return NULL;
  return g_strdup_printf ("%s = %d", typed, (int) sum);
}

/* The choice of a letter; -1: none has it. */
static int
choice_of_letter (ActFlow *flow, gunichar key)
{
  for (guint i = 0; i < flow->choices->len; i++)
    if (key == (guchar) act_flow_choice (flow, i)->face.label[0])
      return (int) i;
  for (guint i = 0; i < flow->choices->len; i++)
    if (key == g_unichar_tolower (g_utf8_get_char (state_of (flow)->rules->players[player_at (flow, (int) i)].letter)))
      return (int) i;
  return -1;
}

static gboolean
key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer)
{
  int choice;

  if (!in_grid (flow))
    return FALSE;
  flow->base.replaces = -1; /* what was refused is not entered after all */
  switch (key)
    {
    case FLOW_KEY_LEFT: *answer = move_cursor (flow, -1, 0); return TRUE;
    case FLOW_KEY_RIGHT: *answer = move_cursor (flow, 1, 0); return TRUE;
    case FLOW_KEY_UP: *answer = move_cursor (flow, 0, -1); return TRUE;
    case FLOW_KEY_DOWN: *answer = move_cursor (flow, 0, 1); return TRUE;
    case FLOW_KEY_TAB: return tab (flow, shift, answer);
    case FLOW_KEY_SPACE: *answer = ask_what (flow); return TRUE;
    case FLOW_KEY_ENTER: *answer = flow->base.typed[0] != '\0' ? leave_cell (flow) : skip (flow); return TRUE;
    default: break;
    }
  *answer = FLOW_TAKEN;
  if (key == '+' || key == '-' || (key < 0x80 && g_ascii_isdigit ((char) key)))
    {
      type (flow, (char) key);
      return TRUE;
    }
  if (key == 0) /* it types nothing: Shift before a sign */
    return FALSE;
  choice = choice_of_letter (flow, key);
  if (choice >= 0)
    *answer = leave_for (flow, 0, player_at (flow, choice));
  else if (flow->base.typed[0] != '\0') /* no other key loses the number */
    refuse (flow, _ ("Enter takes the number, Escape drops it"));
  else
    return FALSE;
  return TRUE;
}

/* A click on another cell goes there.  A click on the cell at the cursor asks for the number in a field, which a
 * telephone shows its keyboard for. */
static gboolean
takes (ActFlow *flow, const ActChoice *choice)
{
  PadAt *at = at_of (flow);
  const guint player = (guint) choice->offer.value[0], aimed = at->aimed;
  PadCell cell;

  at->aimed = 0;
  if (!in_grid (flow) || choice->operand == NULL || choice->operand->type != &table_operand_player)
    return TRUE;
  if (flow->base.typed[0] != '\0')
    return refuse (flow, _ ("Enter takes the number, Escape drops it"));
  if (player != player_at (flow, flow->base.cursor) || row_above (flow, aimed, player) != at->turn)
    {
      go_to (flow, aimed, player);
      return FALSE;
    }
  cell = cell_at (flow);
  if (!may_write (flow, &cell, FALSE))
    return FALSE;
  write_over (flow, &cell, FALSE);
  return TRUE;
}

/* Digits are numbers here, so that players have letters: those on their badges, where these are keys. */
static gboolean
label (ActFlow *flow)
{
  gboolean used[26] = { FALSE };

  if (act_flow_operand (flow)->type != &table_operand_player || act_flow_act (flow)->kind != PAD_ENTRY_SCORE)
    return FALSE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < flow->choices->len; i++)
      {
        ActChoice *choice = &g_array_index (flow->choices, ActChoice, i);
        const char own = g_ascii_tolower (state_of (flow)->rules->players[choice->offer.value[0]].letter[0]);
        guint letter = 0;

        if (g_ascii_isalpha (own) != (pass == 0))
          continue;
        if (pass == 0)
          letter = (guint) (own - 'a');
        while (letter < G_N_ELEMENTS (used) - 1 && used[letter])
          letter++;
        used[letter] = TRUE;
        choice->face.label[0] = (char) ('a' + letter);
        choice->face.label[1] = '\0';
      }
  return TRUE;
}

/* ---- words ---- */

static char *
ask_words (gconstpointer state)
{
  return pad_game.ask_tell (state);
}

static char *
ask_over (gconstpointer state)
{
  return g_strdup (_ ("The game is over"));
}

static char *
preview (ActFlow *flow, const ActChoice *choice)
{
  return NULL;
}

/* In rounds, the question says which round it is. */
static char *
ask (ActFlow *flow)
{
  const PadState *state = state_of (flow);
  guint turn, player;
  g_autofree char *row = NULL;

  if (!pad_flow_cell (flow, &turn, &player))
    return NULL;
  row = pad_turn_tell (state, turn);
  /* Translators: the round, and a player: "Round 3: How many points for Anna?" */
  return g_strdup_printf (_ ("%s: How many points for %s?"), row, table_name_said (&state->rules->players[player]));
}

static char *
hint (ActFlow *flow)
{
  guint turn, player;
  PadCell cell;

  if (!pad_flow_cell (flow, &turn, &player))
    return NULL;
  cell = pad_cell (state_of (flow), turn, player);
  if (cell.n == 0)
    return g_strdup (
        _ ("a number or a sum, then Enter; Space to say for what; arrows or a letter for another cell; ? for "
           "corrections, notes and the end"));
  return g_strdup_printf (_ ("%d is entered here; a number and Enter puts it right, Space says for what"), cell.points);
}

const ActFlowGame pad_flow_game = {
  .table = &pad_game,
  .ask_menu = ask_words,
  .ask_over = ask_over,
  .preview = preview,
  .board_labels = FLOW_LETTERS,
  .own_size = sizeof (PadAt),
  .label = label,
  .takes = takes,
  .key = key,
  .entered = entered,
  .ask = ask,
  .hint = hint,
  .typed_tell = typed_tell,
};
