/* island-sight.c - what is highlighted in Catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-sight.h"

#include "app/kit/words.h"
#include "catan/catan-query.h"
#include "island-card.h"
#include "prompt/catan-flow.h"

#define DEAREST 7

struct _ArbIslandSight
{
  ArbSight parent_instance;

  ArbIslandView *view;
  ArbTextures *textures;
  TableMoment moment; /* its state is NULL if there is no game */

  int player; /* whom the question is about; CATAN_NOBODY: no question */
  int topic;  /* ArbIslandTopic */
  guint price;
  int road;       /* whose road is highlighted without a question */
  gboolean told;  /* the words are shown too */
  ArtPlace place; /* ART_PLACE_NONE: none */
};

G_DEFINE_TYPE (ArbIslandSight, arb_island_sight, ARB_TYPE_SIGHT)

static const ArtPlace nowhere = { ART_PLACE_NONE, 0 };

/* ---- words ---- */

static char *
spot_words (const CatanState *state, guint8 spot)
{
  g_autofree char *place = catan_spot_tell (state, spot);

  if (state->building[spot] == CATAN_NOBODY)
    return g_steal_pointer (&place);
  return g_strdup_printf ("%s · %s: %s", place, table_name_said (&state->rules->players[state->building[spot]]),
                          catan_piece_name (state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT));
}

/* Describes what is at a place; NULL if there is nothing to say. */
static char *
place_words (const CatanState *state, ArtPlace place)
{
  switch (place.kind)
    {
    case ART_PLACE_HEX: return catan_hex_tell (state, place.index);
    case ART_PLACE_SPOT: return spot_words (state, place.index);
    default: return NULL;
    }
}

/* ---- what is shown ---- */

/* TRUE if most of a player's longest road is in the north. */
static gboolean
is_north (const CatanState *state, guint player)
{
  const CatanShape *shape = catan_shape (state);
  guint8 way[15];
  guint n = catan_longest_road (state, player, way);
  int sum = 0;

  for (guint i = 0; i < n; i++)
    sum += shape->spot[shape->edge_spots[way[i]][0]].y + shape->spot[shape->edge_spots[way[i]][1]].y;
  return sum < 0;
}

static void
show (ArbIslandSight *self)
{
  const CatanState *state = self->moment.state;
  gboolean asked = self->player != CATAN_NOBODY;
  int road = asked && self->topic == ARB_ISLAND_ROAD ? self->player : self->road;
  g_autofree char *words = NULL;

  arb_island_view_point_out (self->view, road, self->place);
  if (asked)
    {
      arb_sight_set_card_low (ARB_SIGHT (self), is_north (state, (guint) self->player));
      arb_island_card_update (ARB_ISLAND_CARD (arb_sight_get_card (ARB_SIGHT (self))), &self->moment,
                              (guint) self->player, self->topic, self->price, self->textures);
    }
  else if (self->road != CATAN_NOBODY && self->told)
    {
      g_autofree char *told = catan_road_tell (state, (guint) self->road);

      words = arb_sentence (told);
    }
  else if (state != NULL && self->road == CATAN_NOBODY)
    words = place_words (state, self->place);
  arb_sight_show (ARB_SIGHT (self), asked, g_steal_pointer (&words));
}

static void
forget (ArbIslandSight *self)
{
  self->player = self->road = CATAN_NOBODY;
  self->place = nowhere;
}

static void
point_out_road (ArbIslandSight *self, int player, gboolean told)
{
  const CatanState *state = self->moment.state;

  if (player >= 0 && state->seats[player].road_length > 0)
    self->road = player;
  self->told = told;
}

/* ---- public functions ---- */

/* If the newest entry moved the card of the longest road, that road is highlighted.  The entry itself has the words. */
static void
arb_island_sight_update (ArbSight *sight, const TableMoment *moment)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);
  const CatanState *state = moment != NULL ? moment->state : NULL;
  const TableLedger *ledger = state != NULL ? &state->ledger : NULL;

  self->moment = moment != NULL ? *moment : (TableMoment){ NULL };
  forget (self);
  for (guint i = ledger != NULL ? ledger->n_lines : 0; i > 0; i--)
    {
      const TableLine *line = &ledger->lines[i - 1];

      if (line->entry + 1 != state->n_entries)
        break;
      if (line->kind == CATAN_LINE_ROAD && line->points > 0)
        point_out_road (self, line->player, FALSE);
    }
  show (self);
}

static void
arb_island_sight_look (ArbSight *sight, int x, int y, int part)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);
  const CatanState *state = self->moment.state;
  const ArtPlace place = { (guint8) x, (guint8) y };

  forget (self);
  if (place.kind == ART_PLACE_EDGE && state->road[place.index] != CATAN_NOBODY)
    {
      self->player = state->road[place.index];
      self->topic = ARB_ISLAND_ROAD;
    }
  else if (place.kind == ART_PLACE_HEX || place.kind == ART_PLACE_SPOT)
    self->place = place;
  show (self);
}

static void
arb_island_sight_line (ArbSight *sight, const TableLine *line, gboolean expected)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);

  forget (self);
  if (line->kind == CATAN_LINE_ROAD)
    point_out_road (self, line->player, TRUE);
  else if (line->feature >= 0 && line->feature < CATAN_SPOTS_MAX)
    self->place = (ArtPlace){ ART_PLACE_SPOT, (guint8) line->feature };
  show (self);
}

/* If the same player is chosen again, the next topic is shown. */
static void
arb_island_sight_player (ArbSight *sight, int player, int topic)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);
  const CatanState *state = self->moment.state;

  if (state == NULL || player < 0 || player >= (int) state->rules->n_players)
    return;
  if (topic < 0)
    topic = self->player == player && self->topic == ARB_ISLAND_ROAD ? ARB_ISLAND_FISH : ARB_ISLAND_ROAD;
  forget (self);
  self->player = player;
  self->topic = state->fish != NULL ? topic : ARB_ISLAND_ROAD;
  self->price = DEAREST;
  show (self);
}

/* A road, an intersection or a hex. */
static gboolean
arb_island_sight_mark (ArbSight *sight, const TableAnswer *answer)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);
  const CatanState *state = self->moment.state;
  gboolean high = FALSE;

  forget (self);
  for (guint i = 0; answer != NULL && state != NULL && i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);

      if (mark->kind != TABLE_MARK_PLACE)
        continue;
      if (mark->place == CATAN_MARK_ROAD)
        {
          self->road = mark->player;
          high = is_north (state, (guint) mark->player);
        }
      else
        self->place = art_island_marked (mark->place);
    }
  arb_island_view_rank (self->view, answer);
  arb_island_view_point_out (self->view, self->road, self->place);
  return high;
}

static char *
arb_island_sight_question (ArbSight *sight, int x, int y, int part)
{
  const CatanState *state = ARB_ISLAND_SIGHT (sight)->moment.state;

  if (x == ART_PLACE_SPOT)
    return g_strdup_printf ("spot %d", y + 1);
  if (x == ART_PLACE_HEX)
    return g_strdup_printf ("hex %s", catan_hex_name ((guint) y).text);
  if (x == ART_PLACE_EDGE)
    return g_strdup_printf ("edge %s", catan_edge_name (catan_shape (state), (guint) y).text);
  return NULL;
}

static gboolean
arb_island_sight_leave (ArbSight *sight)
{
  ArbIslandSight *self = ARB_ISLAND_SIGHT (sight);

  if (self->player == CATAN_NOBODY && self->road == CATAN_NOBODY && self->place.kind == ART_PLACE_NONE)
    return FALSE;
  forget (self);
  show (self);
  return TRUE;
}

static void
topic_chosen (ArbIslandSight *self, int topic)
{
  self->topic = topic;
  show (self);
}

static void
price_chosen (ArbIslandSight *self, int price)
{
  self->price = (guint) price;
  show (self);
}

static void
arb_island_sight_class_init (ArbIslandSightClass *klass)
{
  ArbSightClass *sight_class = ARB_SIGHT_CLASS (klass);

  sight_class->update = arb_island_sight_update;
  sight_class->look = arb_island_sight_look;
  sight_class->line = arb_island_sight_line;
  sight_class->player = arb_island_sight_player;
  sight_class->mark = arb_island_sight_mark;
  sight_class->question = arb_island_sight_question;
  sight_class->leave = arb_island_sight_leave;
}

static void
arb_island_sight_init (ArbIslandSight *self)
{
  GtkWidget *card = g_object_new (ARB_TYPE_ISLAND_CARD, NULL);

  self->price = DEAREST;
  forget (self);
  arb_sight_set_card (ARB_SIGHT (self), card);
  g_signal_connect_object (card, "close", G_CALLBACK (arb_island_sight_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "topic", G_CALLBACK (topic_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "price", G_CALLBACK (price_chosen), self, G_CONNECT_SWAPPED);
}

ArbSight *
arb_island_sight_new (ArbIslandView *view, ArbTextures *textures)
{
  ArbIslandSight *self = g_object_new (ARB_TYPE_ISLAND_SIGHT, NULL);

  self->view = view;
  self->textures = textures;
  return ARB_SIGHT (self);
}
