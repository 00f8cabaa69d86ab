/* referee-gold.c - what the referee knows of The Gold Mines: where ingots lie, who takes them, what they are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-gold-marks.h"
#include "carcassonne/systems/gold/carc-gold.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  int x, y;
  guint n, takers; /* takers: a bit per player */
} Heap;

typedef struct
{
  guint left; /* in the supply */
  guint held[TABLE_MAX_PLAYERS];
  Heap heaps[CARC_INGOTS_MAX + 1];
  guint n_heaps;
  CarcCellXY mines[CARC_CELLS_MAX]; /* those whose second ingot is due */
  guint n_mines;
  guint turn; /* whose turn it is to take */
  int taker;  /* who must say from where; -1: nobody */
} Part;
REFEREE_PART (GOLD)

/* Two for each tile of the set. */
static void
starts (Referee *r)
{
  Part *part = part_of (r);
  part->taker = -1;
  for (guint i = 0; i < r->rules->n_tiles; i++)
    part->left += strncmp (r->rules->tiles[i].id, "gold/", 5) == 0 ? 2u * r->rules->counts[i] : 0;
}

static Heap *
heap_at (const Referee *r, int x, int y)
{
  Part *part = part_of (r);
  for (guint i = 0; i < part->n_heaps; i++)
    if (part->heaps[i].x == x && part->heaps[i].y == y)
      return &part->heaps[i];
  return NULL;
}

static guint
count_at (const Referee *r, int x, int y)
{
  const Heap *heap = heap_at (r, x, y);
  return heap != NULL ? heap->n : 0;
}

/* The others keep their order. */
static void
heap_up (Referee *r, int x, int y, guint n)
{
  Part *part = part_of (r);
  Heap *heap = heap_at (r, x, y);
  part->left += count_at (r, x, y) - n;
  if (heap == NULL && n > 0)
    {
      heap = &part->heaps[part->n_heaps++];
      *heap = (Heap){ .x = x, .y = y };
    }
  if (heap == NULL)
    return;
  heap->n = n;
  if (n > 0)
    return;
  part->n_heaps--;
  memmove (heap, heap + 1, (gsize) (part->heaps + part->n_heaps - heap) * sizeof *heap);
}

static gboolean
bears (const Referee *r, int x, int y)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  return cell != NULL && (!(cell->cell->flags & CARC_CELL_WATER) || referee_rule (r, CARC_GO2) == CARC_GO2_ALL);
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  CarcCellXY mines[CARC_CELLS_MAX];
  guint n = 0;
  part->n_mines = 0;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
      if (!carc_marks_has (cell->cell->marks, CARC_MINE) || part->left == 0)
        continue;
      heap_up (r, cell->x, cell->y, count_at (r, cell->x, cell->y) + 1);
      mines[n++] = (CarcCellXY){ (gint16) cell->x, (gint16) cell->y };
    }
  for (guint i = 0; i < n && part->left > part->n_mines; i++)
    {
      guint beside = 0;
      int x = 0, y = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          if ((dx || dy) && bears (r, mines[i].x + dx, mines[i].y + dy))
            {
              beside++;
              x = mines[i].x + dx;
              y = mines[i].y + dy;
            }
      if (beside == 1)
        heap_up (r, x, y, count_at (r, x, y) + 1);
      else if (beside > 1)
        part->mines[part->n_mines++] = mines[i];
    }
}

static void
take_from (Referee *r, Heap *heap, guint player)
{
  Part *part = part_of (r);
  part->held[player]++;
  part->left--; /* heap_up () puts it back into the supply */
  part->turn = (player + 1) % r->rules->n_players;
  heap_up (r, heap->x, heap->y, heap->n - 1);
}

/* From where this player takes without being asked; NULL: the player chooses. */
static Heap *
find_heap (const Referee *r, guint player)
{
  Part *part = part_of (r);
  Heap *best = NULL;
  gboolean differ = FALSE;
  for (guint i = 0; i < part->n_heaps; i++)
    {
      Heap *heap = &part->heaps[i];
      if (!(heap->takers >> player & 1))
        continue;
      differ |= best != NULL && best->takers != heap->takers;
      if (best == NULL || __builtin_popcount (heap->takers) > __builtin_popcount (best->takers))
        best = heap;
    }
  return differ && !(r->away >> player & 1) ? NULL : best;
}

static void
share (Referee *r)
{
  Part *part = part_of (r);
  guint idle = 0; /* players in a row who take nothing */
  part->taker = -1;
  while (idle < r->rules->n_players)
    {
      guint takers = 0;
      for (guint i = 0; i < part->n_heaps; i++)
        takers |= part->heaps[i].takers;
      if (!(takers >> part->turn & 1))
        {
          part->turn = (part->turn + 1) % r->rules->n_players;
          idle++;
          continue;
        }
      Heap *heap = find_heap (r, part->turn);
      idle = 0;
      if (heap == NULL)
        {
          part->taker = (int) part->turn;
          return;
        }
      take_from (r, heap, part->turn);
    }
}

/* Is the cell one of the feature's, or around it if it is a cloister? */
static gboolean
has_cell (const Referee *r, int feature, int x, int y)
{
  const gboolean cloister = referee_feature (r, feature)->kind == CARC_CLOISTER;
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      const int reach = cloister ? 1 : 0;
      if (abs (cell->x - x) > reach || abs (cell->y - y) > reach)
        continue;
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (cell->feature[i] == feature)
          return TRUE;
    }
  return FALSE;
}

static void
completed (Referee *r, const GArray *fresh)
{
  Part *part = part_of (r);
  for (guint i = 0; i < fresh->len; i++)
    {
      const int id = g_array_index (fresh, int, i);
      const RefereeFeature *f = referee_feature (r, id);
      for (guint k = 0; f->won != 0 && k < part->n_heaps; k++)
        if (has_cell (r, id, part->heaps[k].x, part->heaps[k].y))
          part->heaps[k].takers |= referee_rule (r, CARC_GO1) == CARC_GO1_TIED ? f->tied : f->won;
    }
  for (guint k = 0; k < part->n_heaps; k++)
    part->heaps[k].takers |= referee_castle_takers (r, part->heaps[k].x, part->heaps[k].y);
  part->turn = r->player;
  share (r);
}

static int
waits (const Referee *r)
{
  return part_of (r)->n_mines > 0 ? (int) r->player : part_of (r)->taker;
}

static void
put_second (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const CarcCellXY at = entry->path[0], mine = part->mines[0];
  const int dx = abs (at.x - mine.x), dy = abs (at.y - mine.y);
  if (part->n_mines == 0 || !bears (r, at.x, at.y) || (!entry->agreed && MAX (dx, dy) != 1))
    r->fault = "by the referee, no ingot comes there";
  heap_up (r, at.x, at.y, count_at (r, at.x, at.y) + 1);
  part->n_mines--;
  memmove (part->mines, part->mines + 1, part->n_mines * sizeof *part->mines);
}

static void
take_one (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  Heap *heap = heap_at (r, entry->path[0].x, entry->path[0].y);
  if (part->taker < 0 || heap == NULL || (!entry->agreed && !(heap->takers >> part->taker & 1)))
    {
      r->fault = "by the referee, nobody takes an ingot there";
      return;
    }
  take_from (r, heap, (guint) part->taker);
  share (r);
  r->pass_due = part->taker < 0;
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  switch (entry->kind)
    {
    case CARC_ENTRY_INGOT: put_second (r, entry); return TRUE;
    case CARC_ENTRY_TAKE: take_one (r, entry); return TRUE;
    case CARC_ENTRY_NOW_INGOTS: heap_up (r, entry->x, entry->y, (guint) entry->number); return TRUE;
    case CARC_ENTRY_NOW_GOLD:
      part->left += part->held[entry->player] - (guint) entry->number;
      part->held[entry->player] = (guint) entry->number;
      return TRUE;
    default: return FALSE;
    }
}

static void
finish (Referee *r)
{
  static const int worth[] = { 0, 1, 2, 3, 8, 10, 12, 21, 24, 27 };
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      const guint n = part_of (r)->held[p];
      referee_give (r, p, n < G_N_ELEMENTS (worth) ? worth[n] : 4 * (int) n, CARC_LINE_GOLD);
    }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const Part *part = part_of (r);
  const CarcGold *gold = carc_gold_of (after);
  for (guint p = 0; p < r->rules->n_players; p++)
    if (gold->held[p] != part->held[p])
      return "by the referee, a player has other ingots";
  if (gold->n_piles != part->n_heaps || carc_gold_left (after) != part->left)
    return "by the referee, other ingots lie on the table";
  for (guint i = 0; i < part->n_heaps; i++)
    if (carc_gold_on (after, carc_slot_at (after, part->heaps[i].x, part->heaps[i].y)) != part->heaps[i].n)
      return "by the referee, ingots lie elsewhere";
  if ((after->ask == CARC_ASK_INGOT) != (part->n_mines > 0))
    return "the referee disagrees whether the second ingot is laid now";
  if (((after->ask == CARC_ASK_TAKE) != (part->taker >= 0 && part->n_mines == 0)
       && !referee_other_asks_first (after, CARC_SYSTEM_GOLD))
      || (after->ask == CARC_ASK_TAKE && after->asked != part->taker))
    return "the referee disagrees who chooses an ingot";
  return NULL;
}

static const char *const says[] = {
  "(" REFEREE_NAMES ": )?takes [1-9][0-9]* ingots?",
  NULL,
};

const RefereeSystem referee_gold = {
  .system = CARC_SYSTEM_GOLD,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place fcfc 0,-1 r1 follower city:S\nplace ffrr 1,0 r1 follower road:W\nplace frfr 1,-1 r1\n"
             "place ffrr 1,-2 r0\nplace frrr -1,0 r0\nagreed so now ingots 0,0 3\nagreed so now ingots 1,0 2\n"
             "agreed so now ingots 0,-1 1\nplace crrr 0,-2 r2",
  .must = CARC_WHEN (INGOT) | CARC_WHEN (TAKE),
  .first = CARC_WHEN (INGOT) | CARC_WHEN (TAKE),
  .act = act,
  .starts = starts,
  .laid = laid,
  .completed = completed,
  .waits = waits,
  .finish = finish,
  .differs = differs,
  .says = says,
};
