/* referee-bridge.c - what the referee knows of Bridges, Castles and Bazaars: roads over tiles, what castles get, who
 * buys which tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-bridge-marks.h"
#include "carcassonne/carc-lake-marks.h"
#include "carcassonne/systems/bridge/carc-bridge.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  int x[2], y[2]; /* the lord's cell first */
  guint segment[2];
  int lord, points, paid; /* lord: a figure, -1; points of this turn: -1; paid: the player who was, -1 */
  gboolean fresh;
} Castle;

typedef enum
{
  NOTHING,
  UNCOVERS,
  PICKS,
  BIDS,
  DEALS
} Stage;

typedef struct
{
  guint bridges[TABLE_MAX_PLAYERS], castles[TABLE_MAX_PLAYERS], over;
  guint own;      /* the bridge over the tile that is laid now */
  gboolean built; /* with this tile */
  gboolean then;  /* another act follows a bridge */
  guint tile;
  int x, y, rot; /* where and how it was laid */
  Castle castle[CARC_STRONGHOLDS_MAX];
  guint n_castles, made;
  int declined[CARC_STRONGHOLDS_MAX][3], n_declined; /* a cell and a segment of each city */
  gboolean called;
  Stage stage;
  guint missing, up[TABLE_MAX_PLAYERS], n_up, lot;
  int asked, picker, bidder, bid;
  int bought[TABLE_MAX_PLAYERS]; /* a tile, -1 */
  guint16 left[CARC_TILES_MAX];  /* copies that are not laid and not put aside */
} Part;
REFEREE_PART (BRIDGE)

static const int side_x[4] = { 0, 1, 0, -1 }, side_y[4] = { -1, 0, 1, 0 };

static void
starts (Referee *r)
{
  Part *part = part_of (r);
  for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
    {
      part->bought[p] = -1;
      part->bridges[p] = part->castles[p] = r->rules->n_players > 4 ? 2 : 3;
    }
  memcpy (part->left, r->rules->counts, sizeof part->left);
  part->left[r->rules->start_tile]--;
  if (r->rules->spring_tile != CARC_NONE)
    part->left[r->rules->spring_tile]--;
}

/* ---- bridges ---- */

static RefereeCell *
beside_of (const Referee *r, int x, int y, guint side)
{
  return referee_cell (r, x + side_x[side], y + side_y[side]);
}

static void
put_over (Referee *r, RefereeCell *cell, guint bridge)
{
  for (guint tile = 0; tile < r->rules->n_tiles; tile++)
    for (guint rot = 0; rot < 4; rot++)
      if (cell->cell == &r->rules->tiles[tile].cells[rot][0])
        {
          cell->cell = carc_bridged_cell (r->rules, tile, rot, bridge);
          r->bridges[r->n_bridges].x = cell->x;
          r->bridges[r->n_bridges].y = cell->y;
          r->bridges[r->n_bridges++].before = r->cells->len;
          part_of (r)->over++;
          return;
        }
  r->fault = "by the referee, a bridge lies there already";
}

/* Nothing lies over acrobats. */
static gboolean
holds_acrobats (const Referee *r, const RefereeCell *cell)
{
  gboolean some = FALSE;
  for (guint i = 0; i < r->n_figures; i++)
    some |= r->figures[i].place == AT_PYRAMID && r->figures[i].x == cell->x && r->figures[i].y == cell->y;
  return some;
}

/* Is a bridge needed, and where?  Edges say so that do not fit. */
static void
lays (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const CarcTile *tile = &r->rules->tiles[entry->tile];
  part->own = CARC_BRIDGE_NONE;
  part->built = FALSE;
  part->tile = (guint) entry->tile;
  part->x = entry->x;
  part->y = entry->y;
  part->rot = entry->rot;
  for (guint side = 0; side < 4 && !entry->agreed && tile->w * tile->h == 1; side++)
    {
      RefereeCell *beside = beside_of (r, entry->x, entry->y, side);
      const guint mine = tile->cells[entry->rot][0].edges[side];
      const guint theirs = beside != NULL ? beside->cell->edges[(side + 2) % 4] : mine;
      if (mine == theirs || mine == CARC_EDGE_ANY || theirs == CARC_EDGE_ANY)
        continue;
      if (mine == CARC_EDGE_ROAD && theirs == CARC_EDGE_FIELD)
        {
          put_over (r, beside, side % 2 ? CARC_BRIDGE_EW : CARC_BRIDGE_NS);
          if (beside_of (r, beside->x, beside->y, side) != NULL || part->built || holds_acrobats (r, beside))
            r->fault = "by the referee, no bridge can lie over the tile beside it";
        }
      else if (mine == CARC_EDGE_FIELD && theirs == CARC_EDGE_ROAD)
        part->own = side % 2 ? CARC_BRIDGE_EW : CARC_BRIDGE_NS;
      else
        r->fault = "by the referee, no bridge makes the tile fit";
      part->built = TRUE;
    }
  if (!part->built)
    return;
  if (part->bridges[r->player] == 0)
    r->fault = "by the referee, the player has no bridge left";
  part->bridges[r->player]--;
}

/* The road of a bridge that was built meets what it must. */
static void
check_ends (Referee *r, const RefereeCell *cell, guint bridge)
{
  for (guint side = bridge == CARC_BRIDGE_NS ? 0 : 1; side < 4; side += 2)
    {
      const RefereeCell *beside = beside_of (r, cell->x, cell->y, side);
      const guint edge = beside != NULL ? beside->cell->edges[(side + 2) % 4] : CARC_EDGE_ROAD;
      if (edge != CARC_EDGE_ROAD && edge != CARC_EDGE_ANY)
        r->fault = "by the referee, the bridge ends where no road is";
    }
}

static void
build_bridge (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  const guint bridge = entry->spot.at % 2 ? CARC_BRIDGE_EW : CARC_BRIDGE_NS;
  RefereeCell *cell = referee_cell (r, entry->cell_x, entry->cell_y);
  gboolean near = entry->agreed;
  for (guint i = r->first_cell; i < r->cells->len; i++)
    {
      const RefereeCell *own = &g_array_index (r->cells, RefereeCell, i);
      near |= abs (own->x - cell->x) + abs (own->y - cell->y) <= 1;
    }
  if (!near || holds_acrobats (r, cell) || part->bridges[r->player] == 0 || (part->built && !entry->agreed))
    r->fault = "by the referee, no bridge can be built there";
  put_over (r, cell, bridge);
  check_ends (r, cell, bridge);
  part->bridges[r->player]--;
  part->built = part->then = TRUE;
  referee_survey (r); /* who can go out of the City is asked before scoring, and looks at all roads */
  referee_find_ferries (r);
}

gboolean
referee_is_bridged (const Referee *r, int x, int y)
{
  const RefereeCell *cell = referee_cell (r, x, y);
  return cell != NULL && referee_is_bridge (r, cell, cell->cell->n_nodes - 1u);
}

gboolean
referee_is_bridge (const Referee *r, const RefereeCell *cell, guint segment)
{
  return r->rules->bridged != NULL && cell->cell >= r->rules->bridged
         && cell->cell < r->rules->bridged + 8 * r->rules->n_tiles && segment + 1u == cell->cell->n_nodes;
}

/* Whether anything can be done behind a bridge is read from the rules. */
static void
reads (Referee *r, const CarcState *after)
{
  gboolean waits = FALSE;
  for (guint i = 0; i < after->n_questions; i++)
    waits |= after->questions[i].kind == CARC_ASK_BRIDGED;
  part_of (r)->then &= waits;
}

/* ---- castles ---- */

static gboolean
is_shape (const Referee *r, const RefereeCell *cell, guint segment)
{
  const CarcSegment *s = &cell->cell->segments[segment];
  return (s->sides == 1 || s->sides == 2 || s->sides == 4 || s->sides == 8) && s->halves == 0
         && !carc_marks_has (s->marks, CARC_NOCASTLE)
         && (!carc_marks_has (s->marks, CARC_ON_LAKE) || referee_rule (r, CARC_CS1) == CARC_CS1_YES);
}

/* Was the city that this segment belongs to declined? */
static gboolean
is_declined (const Referee *r, const RefereeCell *cell, guint segment)
{
  const Part *part = part_of (r);
  for (int i = 0; i < part->n_declined; i++)
    {
      const RefereeCell *of = referee_cell (r, part->declined[i][0], part->declined[i][1]);
      if (of->feature[part->declined[i][2]] == cell->feature[segment])
        return TRUE;
    }
  return FALSE;
}

/* The city on this cell of the last tile that could be a castle of this player.  FALSE: it is none. */
static gboolean
is_candidate (const Referee *r, RefereeCell *cell, guint segment, guint player, Castle *castle)
{
  const RefereeFeature *city = referee_feature (r, cell->feature[segment]);
  const CarcSegment *s = &cell->cell->segments[segment];
  int lord = -1;
  if (s->kind != CARC_CITY || !city->done || cell->done[segment] || !is_shape (r, cell, segment)
      || is_declined (r, cell, segment))
    return FALSE;
  const guint side = (guint) __builtin_ctz (s->sides);
  RefereeCell *beside = beside_of (r, cell->x, cell->y, side);
  const guint there = beside->cell->at_side[(side + 2) % 4];
  if (there == CARC_NO_SEGMENT || beside->feature[there] != cell->feature[segment] || !is_shape (r, beside, there))
    return FALSE;
  for (guint i = 0; i < r->n_figures; i++)
    if (referee_feature_of (r, &r->figures[i]) == cell->feature[segment] && r->figures[i].kind != CARC_BUILDER)
      {
        if (lord >= 0 || r->figures[i].player != player)
          return FALSE;
        lord = (int) i;
      }
  if (lord < 0)
    return FALSE;
  const gboolean here = r->figures[lord].x == cell->x && r->figures[lord].y == cell->y;
  *castle = (Castle){ .x = { here ? cell->x : beside->x, here ? beside->x : cell->x },
                      .y = { here ? cell->y : beside->y, here ? beside->y : cell->y },
                      .segment = { here ? segment : there, here ? there : segment },
                      .lord = lord,
                      .points = -1,
                      .paid = -1,
                      .fresh = TRUE };
  return TRUE;
}

/* Who may build a castle now; -1: nobody. */
static int
find_candidate (Referee *r, Castle *castle)
{
  const Part *part = part_of (r);
  referee_survey (r);
  for (guint i = 0; i < r->rules->n_players; i++)
    {
      const guint player = (r->player + i) % r->rules->n_players;
      for (guint c = r->first_cell; c < r->cells->len && part->castles[player] > 0 && !(r->away >> player & 1); c++)
        {
          RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
          for (guint k = 0; k < cell->cell->n_nodes; k++)
            if (is_candidate (r, cell, k, player, castle))
              return (int) player;
        }
    }
  return -1;
}

static void
build_castle (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  Castle castle;
  const int player = find_candidate (r, &castle);
  if (player < 0)
    {
      r->fault = "by the referee, there is no city for a castle";
      return;
    }
  RefereeCell *first = referee_cell (r, castle.x[0], castle.y[0]), *second = referee_cell (r, castle.x[1], castle.y[1]);
  RefereeFigure *lord = &r->figures[castle.lord];
  if (entry->choice == CARC_CASTLE_SCORE)
    {
      int *declined = part->declined[part->n_declined++];
      declined[0] = first->x;
      declined[1] = first->y;
      declined[2] = (int) castle.segment[0];
      return;
    }
  const int city = first->feature[castle.segment[0]];
  for (guint i = 0; i < r->n_figures; i++)
    if (referee_feature_of (r, &r->figures[i]) == city && &r->figures[i] != lord)
      r->figures[i].place = AT_HOME;
  part->castles[player]--;
  part->castle[part->n_castles++] = castle;
  part->made++;
  const gboolean fairy = r->beside == lord && r->beside_as.came == lord->came;
  lord->place = AT_OTHER;
  lord->other = CARC_PLACE_LORD;
  lord->came = ++r->came;
  if (fairy)
    r->beside_as = *lord;
  first->done[castle.segment[0]] = second->done[castle.segment[1]] = TRUE;
  first->castle |= (guint16) (1u << castle.segment[0]);
  second->castle |= (guint16) (1u << castle.segment[1]);
  if (referee_rule (r, CARC_CS3) == CARC_CS3_TAKEN)
    referee_take_goods (r, city);
  referee_tell_left (r);
}

guint
referee_castles_made (const Referee *r)
{
  return referee_rule (r, CARC_CS2) == CARC_CS2_TOKEN ? part_of (r)->made : 0;
}

gboolean
referee_is_castle (const Referee *r, int city)
{
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (cell->feature[i] == city && cell->castle >> i & 1)
          return TRUE;
    }
  return FALSE;
}

/* Corrections put lords into castles and take them away. */
static void
find_lords (Referee *r)
{
  Part *part = part_of (r);
  for (guint i = 0; i < part->n_castles; i++)
    {
      const RefereeFigure *lord = part->castle[i].lord < 0 ? NULL : &r->figures[part->castle[i].lord];
      if (lord != NULL && !referee_is_lord (lord))
        part->castle[i].lord = -1;
    }
  for (guint f = 0; f < r->n_figures; f++)
    {
      const RefereeFigure *figure = &r->figures[f];
      int free = -1;
      for (guint i = 0; i < part->n_castles; i++)
        {
          const Castle *castle = &part->castle[i];
          if (castle->lord == (int) f)
            free = G_MAXINT;
          else if (free < G_MAXINT && castle->lord < 0 && castle->x[0] == figure->x && castle->y[0] == figure->y)
            free = (int) i;
        }
      if (referee_is_lord (figure) && free >= 0 && free < G_MAXINT)
        part->castle[free].lord = (int) f;
    }
}

gboolean
referee_is_lord (const RefereeFigure *figure)
{
  return figure->place == AT_OTHER && figure->other == CARC_PLACE_LORD;
}

void
referee_castle_of (const Referee *r, const RefereeFigure *lord, int *x, int *y)
{
  for (guint i = 0; i < part_of (r)->n_castles; i++)
    if (part_of (r)->castle[i].lord >= 0 && &r->figures[part_of (r)->castle[i].lord] == lord)
      {
        *x = part_of (r)->castle[i].x[1];
        *y = part_of (r)->castle[i].y[1];
      }
}

/* Is the cell one of the castle's, or beside one across the line of both? */
static gboolean
is_near (const Castle *castle, int x, int y)
{
  const gboolean upright = castle->x[0] == castle->x[1];
  for (guint i = 0; i < 2; i++)
    if (upright ? y == castle->y[i] && abs (x - castle->x[i]) <= 1 : x == castle->x[i] && abs (y - castle->y[i]) <= 1)
      return TRUE;
  return FALSE;
}

static gboolean
reaches (const Referee *r, const Castle *castle, int feature)
{
  for (guint c = 0; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (cell->feature[i] == feature && is_near (castle, cell->x, cell->y))
          return TRUE;
    }
  return FALSE;
}

static void
scoring (Referee *r, const GArray *fresh)
{
  Part *part = part_of (r);
  find_lords (r);
  for (guint i = 0; i < part->n_castles; i++)
    {
      Castle *castle = &part->castle[i];
      castle->points = -1;
      for (guint k = 0; k < fresh->len && castle->lord >= 0 && !castle->fresh; k++)
        {
          const int feature = g_array_index (fresh, int, k);
          if (reaches (r, castle, feature))
            castle->points = MAX (castle->points, referee_worth (r, referee_feature (r, feature)));
        }
    }
}

static void
pay (Referee *r, Castle *castle)
{
  RefereeFigure *lord = &r->figures[castle->lord];
  CarcFigureSet figures = CARC_NO_FIGURES;
  carc_figures_put (&figures, (guint) castle->lord);
  referee_give (r, lord->player, castle->points, CARC_LINE_STRONGHOLD);
  castle->paid = (int) lord->player;
  castle->lord = -1;
  referee_tell_scored (r, &figures);
  lord->place = AT_HOME;
}

/* The most that a castle beside it was paid; -1: none was. */
static int
best_beside (const Referee *r, const Castle *castle)
{
  const Part *part = part_of (r);
  int best = -1;
  for (guint k = 0; k < part->n_castles && castle->lord >= 0 && !castle->fresh; k++)
    {
      const Castle *other = &part->castle[k];
      if (other->paid >= 0
          && (is_near (castle, other->x[0], other->y[0]) || is_near (castle, other->x[1], other->y[1])))
        best = MAX (best, other->points);
    }
  return best;
}

/* First those that are near a feature, then in each round those that are near one that was paid before this round. */
static void
more (Referee *r, gboolean final)
{
  Part *part = part_of (r);
  for (gboolean again = !final; again;)
    {
      again = FALSE;
      for (guint i = 0; i < part->n_castles; i++)
        if (part->castle[i].lord >= 0 && part->castle[i].points >= 0)
          {
            pay (r, &part->castle[i]);
            again = TRUE;
          }
      for (guint i = 0; i < part->n_castles; i++)
        if (part->castle[i].lord >= 0)
          part->castle[i].points = best_beside (r, &part->castle[i]);
    }
}

guint
referee_castle_takers (const Referee *r, int x, int y)
{
  const Part *part = part_of (r);
  guint players = 0;
  for (guint i = 0; i < part->n_castles; i++)
    if (part->castle[i].paid >= 0 && is_near (&part->castle[i], x, y))
      players |= 1u << part->castle[i].paid;
  return players;
}

/* ---- the bazaar ---- */

static guint
n_bought (const Referee *r, int tile)
{
  const Part *part = part_of (r);
  guint n = 0;
  for (guint p = 0; p < r->rules->n_players; p++)
    n += part->bought[p] >= 0 && !(r->away >> p & 1) && (tile < 0 || part->bought[p] == tile);
  return n;
}

static void
forget_lost (Referee *r)
{
  Part *part = part_of (r);
  for (guint p = 0; p < r->rules->n_players; p++)
    if (part->bought[p] >= 0 && (r->away >> p & 1 || n_bought (r, part->bought[p]) > part->left[part->bought[p]]))
      part->bought[p] = -1;
}

static void
lose (Referee *r, guint tile)
{
  Part *part = part_of (r);
  if (part->bought[r->player] == (int) tile)
    part->bought[r->player] = -1;
  forget_lost (r);
}

/* The lake goes back. */
static void
not_laid (Referee *r, guint tile)
{
  part_of (r)->left[tile] -= tile != r->rules->lake_tile;
  lose (r, tile);
}

static gboolean
has_tile (const Referee *r, guint player)
{
  return part_of (r)->bought[player] >= 0 || r->n_remaining > n_bought (r, -1);
}

static void
lies (Referee *r)
{
  RefereeCell *cell = &g_array_index (r->cells, RefereeCell, r->first_cell);
  if (part_of (r)->own == CARC_BRIDGE_NONE)
    return;
  put_over (r, cell, part_of (r)->own);
  check_ends (r, cell, part_of (r)->own);
}

static void
laid (Referee *r)
{
  Part *part = part_of (r);
  if (!r->second)
    part->called = FALSE;
  for (guint i = r->first_cell; i < r->cells->len && part->bought[r->player] != (int) part->tile; i++)
    part->called |= carc_marks_has (g_array_index (r->cells, RefereeCell, i).cell->marks, CARC_BAZAAR);
  part->n_declined = 0;
  part->made = 0;
  for (guint i = 0; i < part->n_castles; i++)
    {
      part->castle[i].fresh &= r->second && referee_rule (r, CARC_CS8) == CARC_CS8_LATER;
      part->castle[i].paid = part->castle[i].points = -1;
    }
  part->left[part->tile]--;
  lose (r, part->tile);
}

static gboolean
goes_again (const Referee *r)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->again
        && referee_systems[i]->again (r))
      return TRUE;
  return FALSE;
}

static void turn_up_alike (Referee *r);
static void go_round (Referee *r, guint after);

static void
completed (Referee *r, const GArray *fresh)
{
  Part *part = part_of (r);
  const guint n = r->rules->n_players - (guint) __builtin_popcount (r->away);
  if (!part->called || goes_again (r))
    return;
  part->called = FALSE;
  if (n_bought (r, -1) > 0 || r->n_remaining < n || n < 2)
    return;
  for (guint p = 0; p < r->rules->n_players; p++)
    part->bought[p] = -1;
  part->stage = UNCOVERS;
  part->missing = n;
  part->asked = (int) r->player;
  turn_up_alike (r);
  if (part->missing > 0)
    return;
  const gboolean passes = r->pass_due;
  go_round (r, r->player);
  r->pass_due = passes;
}

/* The next without a tile, from the left; the player itself is the last.  -1: nobody. */
static int
next_without (const Referee *r, guint after)
{
  const guint n = r->rules->n_players;
  for (guint i = 1; i <= n; i++)
    if (part_of (r)->bought[(after + i) % n] < 0 && !(r->away >> (after + i) % n & 1))
      return (int) ((after + i) % n);
  return -1;
}

static void
gets (Referee *r, guint player, guint tile)
{
  Part *part = part_of (r);
  for (guint i = 0; i < part->n_up; i++)
    if (part->up[i] == tile)
      {
        part->up[i] = part->up[part->n_up - 1];
        part->n_up--;
        part->bought[player] = (int) tile;
        return;
      }
  r->fault = "by the referee, the bazaar does not have this tile";
}

static gboolean
are_alike (const Part *part)
{
  for (guint i = 1; i < part->n_up; i++)
    if (part->up[i] != part->up[0])
      return FALSE;
  return TRUE;
}

static int purse (const Referee *r, int player);
static void next_bid (Referee *r);

/* Nobody needs to say which tile is bid for. */
static void
open_bids (Referee *r)
{
  Part *part = part_of (r);
  part->lot = part->up[0];
  part->picker = part->asked;
  part->stage = BIDS;
  part->bidder = purse (r, part->asked) > 0 ? -1 : part->asked;
  part->bid = part->bidder < 0 ? -1 : 0;
  if (part->bid == 0)
    next_bid (r);
}

static void
go_round (Referee *r, guint after)
{
  Part *part = part_of (r);
  part->asked = next_without (r, after);
  part->stage = PICKS;
  while (part->n_up > 1 && are_alike (part) && referee_rule (r, CARC_BZ1) == CARC_BZ1_PICK)
    {
      gets (r, (guint) part->asked, part->up[0]);
      part->asked = next_without (r, (guint) part->asked);
    }
  if (part->n_up > 1 && are_alike (part))
    open_bids (r);
  if (part->n_up > 1 || part->stage == NOTHING)
    return;
  gets (r, (guint) part->asked, part->up[0]);
  part->stage = NOTHING;
  r->pass_due = TRUE;
}

static int
purse (const Referee *r, int player)
{
  return referee_rule (r, CARC_BZ2) == CARC_BZ2_NEGATIVE ? 99 : CLAMP (r->scores[player], 0, 99);
}

static void
deal (Referee *r, int buyer, int seller)
{
  Part *part = part_of (r);
  gets (r, (guint) buyer, part->lot);
  referee_give (r, (guint) buyer, -part->bid, CARC_LINE_BAZAAR);
  if (seller >= 0)
    referee_give (r, (guint) seller, part->bid, CARC_LINE_BAZAAR);
  go_round (r, (guint) part->picker);
}

static void
next_bid (Referee *r)
{
  Part *part = part_of (r);
  part->stage = BIDS;
  do
    part->asked = next_without (r, (guint) part->asked);
  while (part->asked != part->picker && purse (r, part->asked) <= part->bid);
  if (part->asked != part->picker)
    return;
  part->stage = DEALS;
  if (part->bidder == part->picker)
    deal (r, part->picker, -1);
  else if (purse (r, part->picker) < part->bid)
    deal (r, part->bidder, part->picker);
}

static void
pick (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  if (entry->kind == CARC_ENTRY_CHOOSE)
    {
      const guint player = (guint) part->asked;
      gets (r, player, (guint) entry->tile);
      go_round (r, player);
      return;
    }
  if (entry->number > purse (r, part->asked))
    r->fault = "by the referee, the player cannot bid so much";
  part->lot = (guint) entry->tile;
  part->picker = part->bidder = part->asked;
  part->bid = entry->number;
  next_bid (r);
}

/* If all tiles that are left are alike, nobody says which come up. */
static void
turn_up_alike (Referee *r)
{
  Part *part = part_of (r);
  guint kinds = 0, found = 0;
  for (guint tile = 0; tile < r->rules->n_tiles; tile++)
    {
      guint open = 0;
      for (guint i = 0; i < part->n_up; i++)
        open += part->up[i] == tile;
      if (carc_tile_held (r->rules, tile) || part->left[tile] <= open)
        continue;
      kinds++;
      found = tile;
    }
  for (; kinds == 1 && part->missing > 0; part->missing--)
    part->up[part->n_up++] = found;
}

static void
uncover (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  part->up[part->n_up++] = (guint) entry->tile;
  part->missing--;
  turn_up_alike (r);
  if (part->missing == 0)
    go_round (r, r->player);
}

static void
bid (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  if (part->stage != BIDS || entry->number <= part->bid || entry->number > purse (r, part->asked))
    r->fault = "by the referee, the player cannot bid that";
  part->bid = entry->number;
  part->bidder = part->asked;
  next_bid (r);
}

/* ---- the acts ---- */

void
referee_do_then (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  CarcEntry whole = *entry;
  part->then = FALSE;
  whole.kind = CARC_ENTRY_PLACE;
  whole.tile = (gint16) part->tile;
  whole.x = (gint16) part->x;
  whole.y = (gint16) part->y;
  whole.rot = (guint8) part->rot;
  referee_do_act (r, &whole);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  Part *part = part_of (r);
  if (entry->kind == CARC_ENTRY_PLACE && entry->act == CARC_ACT_BRIDGE)
    {
      build_bridge (r, entry);
      return TRUE;
    }
  switch (entry->kind)
    {
    case CARC_ENTRY_NO_THEN: part->then = FALSE; return TRUE;
    case CARC_ENTRY_CASTLE: build_castle (r, entry); return TRUE;
    case CARC_ENTRY_UNCOVER: uncover (r, entry); return TRUE;
    case CARC_ENTRY_PICK:
    case CARC_ENTRY_CHOOSE: pick (r, entry); return TRUE;
    case CARC_ENTRY_BID: bid (r, entry); return TRUE;
    case CARC_ENTRY_NO_BID:
      r->fault = part->bid < 0 ? "by the referee, the first bid is missing" : r->fault;
      next_bid (r);
      return TRUE;
    case CARC_ENTRY_BUY: deal (r, part->picker, part->bidder); return TRUE;
    case CARC_ENTRY_SELL: deal (r, part->bidder, part->picker); return TRUE;
    case CARC_ENTRY_NOW_BRIDGES: part->bridges[entry->player] = (guint) entry->number; return TRUE;
    case CARC_ENTRY_NOW_CASTLES: part->castles[entry->player] = (guint) entry->number; return TRUE;
    default: return FALSE;
    }
}

static int
waits (const Referee *r)
{
  const Part *part = part_of (r);
  Castle castle;
  if (part->then)
    return (int) r->player;
  if (part->stage != NOTHING)
    return part->asked;
  return r->turn_due && !r->went_out ? find_candidate ((Referee *) r, &castle) : -1;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  static const guint asks[] = {
    [UNCOVERS] = CARC_ASK_UNCOVER, [PICKS] = CARC_ASK_PICK, [BIDS] = CARC_ASK_BID, [DEALS] = CARC_ASK_DEAL
  };
  const Part *part = part_of (r);
  const CarcBridge *bridge = carc_bridge_of (after);
  guint lords = 0;
  find_lords ((Referee *) r);
  for (guint p = 0; p < r->rules->n_players; p++)
    if (bridge->bridges[p] != part->bridges[p] || bridge->castles[p] != part->castles[p])
      return "by the referee, a player has other bridges or castles left";
  for (guint p = 0; p < r->rules->n_players; p++)
    if (part->bought[p] != (bridge->bought[p] == CARC_NONE ? -1 : (int) bridge->bought[p]))
      return "by the referee, a player has bought another tile";
  for (guint i = 0; i < r->n_figures; i++)
    lords += referee_is_lord (&r->figures[i]);
  for (guint i = 0; i < after->n_figures; i++)
    lords -= after->figures[i].place == CARC_PLACE_LORD;
  if (lords != 0 || bridge->n_strongholds != part->n_castles || bridge->n_over != part->over)
    return "by the referee, other castles or bridges are on the table";
  /* Whatever else is asked after the turn comes before the bazaar. */
  const guint64 bazaar = CARC_WHEN (UNCOVER) | CARC_WHEN (PICK) | CARC_WHEN (BID) | CARC_WHEN (DEAL);
  const guint64 too_late = bazaar | CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (NOTHING);
  if (part->stage == NOTHING ? bazaar >> after->ask & 1 : after->ask != asks[part->stage] && too_late >> after->ask & 1)
    return "the referee disagrees what the bazaar asks";
  return part->stage != NOTHING && after->ask == asks[part->stage] && after->asked != part->asked
             ? "the referee disagrees whom the bazaar asks"
             : NULL;
}

const RefereeSystem referee_bridge = {
  .system = CARC_SYSTEM_BRIDGE,
  .part_size = sizeof (Part),
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place cfff 0,-1 r2 follower city:S\ncastle build\nplace frfr 1,0 r0\nplace ffff -1,0 r0",
  .first = CARC_WHEN (BRIDGED) | CARC_WHEN (CASTLE),
  .must = CARC_WHEN (UNCOVER) | CARC_WHEN (PICK) | CARC_WHEN (DEAL) | CARC_WHEN (CASTLE),
  .lays = lays,
  .act = act,
  .reads = reads,
  .starts = starts,
  .lies = lies,
  .laid = laid,
  .scoring = scoring,
  .more = more,
  .completed = completed,
  .not_laid = not_laid,
  .has_tile = has_tile,
  .waits = waits,
  .differs = differs,
};
