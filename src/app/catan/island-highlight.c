/* island-highlight.c - what is highlighted in Catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-highlight.h"

#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "catan/catan-query.h"
#include "island-card.h"
#include "prompt/catan-flow.h"

#define DEAREST 7

struct _ArbIslandHighlight
{
  ArbHighlight parent_instance;

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

G_DEFINE_TYPE (ArbIslandHighlight, arb_island_highlight, ARB_TYPE_HIGHLIGHT)

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
show_place (ArbIslandHighlight *self)
{
  const CatanState *state = self->moment.state;
  gboolean asked = self->player != CATAN_NOBODY;
  int road = asked && self->topic == ARB_ISLAND_ROAD ? self->player : self->road;
  g_autofree char *words = NULL;

  arb_island_view_point_out (self->view, road, self->place);
  if (asked)
    {
      arb_highlight_set_card_low (ARB_HIGHLIGHT (self), is_north (state, (guint) self->player));
      arb_island_card_update (ARB_ISLAND_CARD (arb_highlight_get_shown (ARB_HIGHLIGHT (self))->card), &self->moment,
                              (guint) self->player, self->topic, self->price, self->textures);
    }
  else if (self->road != CATAN_NOBODY && self->told)
    {
      g_autofree char *told = catan_road_tell (state, (guint) self->road);

      words = arb_sentence (told);
    }
  else if (state != NULL && self->road == CATAN_NOBODY)
    words = place_words (state, self->place);
  arb_highlight_show (ARB_HIGHLIGHT (self), asked, g_steal_pointer (&words));
}

static void
forget_place (ArbIslandHighlight *self)
{
  self->player = self->road = CATAN_NOBODY;
  self->place = nowhere;
}

static void
point_out_road (ArbIslandHighlight *self, int player, gboolean told)
{
  const CatanState *state = self->moment.state;

  if (player >= 0 && state->seats[player].road_length > 0)
    self->road = player;
  self->told = told;
}

/* ---- public functions ---- */

/* If the newest entry moved the card of the longest road, that road is highlighted.  The entry itself has the words. */
static void
arb_island_highlight_update (ArbHighlight *highlight, const TableMoment *moment)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);
  const CatanState *state = moment != NULL ? moment->state : NULL;
  const TableLedger *ledger = state != NULL ? &state->ledger : NULL;

  self->moment = moment != NULL ? *moment : (TableMoment){ NULL };
  forget_place (self);
  for (guint i = ledger != NULL ? ledger->n_lines : 0; i > 0; i--)
    {
      const TableLine *line = &ledger->lines[i - 1];

      if (line->entry + 1 != state->n_entries)
        break;
      if (line->kind == CATAN_LINE_ROAD && line->points > 0)
        point_out_road (self, line->player, FALSE);
    }
  show_place (self);
}

static void
arb_island_highlight_look (ArbHighlight *highlight, int x, int y, int part)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);
  const CatanState *state = self->moment.state;
  const ArtPlace place = { (guint8) x, (guint8) y };

  forget_place (self);
  if (place.kind == ART_PLACE_EDGE && state->road[place.index] != CATAN_NOBODY)
    {
      self->player = state->road[place.index];
      self->topic = ARB_ISLAND_ROAD;
    }
  else if (place.kind == ART_PLACE_HEX || place.kind == ART_PLACE_SPOT)
    self->place = place;
  show_place (self);
}

static void
arb_island_highlight_line (ArbHighlight *highlight, const TableLine *line, gboolean expected)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);

  forget_place (self);
  if (line->kind == CATAN_LINE_ROAD)
    point_out_road (self, line->player, TRUE);
  else if (line->feature >= 0 && line->feature < CATAN_SPOTS_MAX)
    self->place = (ArtPlace){ ART_PLACE_SPOT, (guint8) line->feature };
  show_place (self);
}

/* If the same player is chosen again, the next topic is shown. */
static void
arb_island_highlight_player (ArbHighlight *highlight, int player, int topic)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);
  const CatanState *state = self->moment.state;

  if (state == NULL || player < 0 || player >= (int) state->rules->n_players)
    return;
  if (topic < 0)
    topic = self->player == player && self->topic == ARB_ISLAND_ROAD ? ARB_ISLAND_FISH : ARB_ISLAND_ROAD;
  forget_place (self);
  self->player = player;
  self->topic = state->fish != NULL ? topic : ARB_ISLAND_ROAD;
  self->price = DEAREST;
  show_place (self);
}

/* A road, an intersection or a hex. */
static gboolean
arb_island_highlight_mark (ArbHighlight *highlight, const TableAnswer *answer)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);
  const CatanState *state = self->moment.state;
  gboolean high = FALSE;

  forget_place (self);
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
arb_island_highlight_question (ArbHighlight *highlight, int x, int y, int part)
{
  const CatanState *state = ARB_ISLAND_HIGHLIGHT (highlight)->moment.state;

  if (x == ART_PLACE_SPOT)
    return g_strdup_printf ("spot %d", y + 1);
  if (x == ART_PLACE_HEX)
    return g_strdup_printf ("hex %s", catan_hex_name ((guint) y).text);
  if (x == ART_PLACE_EDGE)
    return g_strdup_printf ("edge %s", catan_edge_name (catan_shape (state), (guint) y).text);
  return NULL;
}

static gboolean
arb_island_highlight_leave (ArbHighlight *highlight)
{
  ArbIslandHighlight *self = ARB_ISLAND_HIGHLIGHT (highlight);

  if (self->player == CATAN_NOBODY && self->road == CATAN_NOBODY && self->place.kind == ART_PLACE_NONE)
    return FALSE;
  forget_place (self);
  show_place (self);
  return TRUE;
}

static void
topic_chosen (ArbIslandHighlight *self, int topic)
{
  self->topic = topic;
  show_place (self);
}

static void
price_chosen (ArbIslandHighlight *self, int price)
{
  self->price = (guint) price;
  show_place (self);
}

static void
arb_island_highlight_class_init (ArbIslandHighlightClass *klass)
{
  ArbHighlightClass *highlight_class = ARB_HIGHLIGHT_CLASS (klass);

  TABLE_OVERRIDE (highlight_class, arb_island_highlight, update, look, line, player, mark, question, leave);
}

static void
arb_island_highlight_init (ArbIslandHighlight *self)
{
  GtkWidget *card = g_object_new (ARB_TYPE_ISLAND_CARD, NULL);

  self->price = DEAREST;
  forget_place (self);
  arb_highlight_set_card (ARB_HIGHLIGHT (self), card);
  g_signal_connect_object (card, "close", G_CALLBACK (arb_island_highlight_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "topic", G_CALLBACK (topic_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "price", G_CALLBACK (price_chosen), self, G_CONNECT_SWAPPED);
}

ArbHighlight *
arb_island_highlight_new (ArbBoard *view, ArbTextures *textures)
{
  ArbIslandHighlight *self = g_object_new (ARB_TYPE_ISLAND_HIGHLIGHT, NULL);

  self->view = ARB_ISLAND_VIEW (view);
  self->textures = textures;
  return ARB_HIGHLIGHT (self);
}
