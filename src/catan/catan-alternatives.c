/* catan-alternatives.c - what could have been entered instead of a building or a road: another place, or no road.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a building brings is counted directly after it was built, with the robber where it stood: how good the other
 * places were at that moment.  The roads are measured after all that was entered later.
 */
#include "catan-operands-private.h"
#include "catan-query.h"
#include "catan-rooms.h"
#include "table/table-intl.h"

/* What is different; outcomes are told for each of them. */
enum
{
  OTHER_MISSING,
  OTHER_PLACE,
};

/* ---- which entry ---- */

static gboolean
is_about_road (gconstpointer about)
{
  return ((const CatanQuery *) about)->query.kind == CATAN_QUERY_ROAD;
}

static gboolean
is_about_building (gconstpointer about)
{
  return !is_about_road (about);
}

static int
built_by (const CatanState *state, guint spot)
{
  for (guint i = state->ledger.n_lines; i > 0; i--)
    {
      const TableLine *line = &state->ledger.lines[i - 1];
      if ((line->kind == CATAN_LINE_SETTLEMENT || line->kind == CATAN_LINE_CITY) && line->feature == (int) spot)
        return (int) line->entry;
    }
  return -1;
}

/* The newest road of a player. */
static int
laid_by (const CatanState *state, int player)
{
  int entry = -1;
  for (guint edge = 0; edge < catan_shape (state)->n_edges; edge++)
    if (state->road[edge] == player)
      entry = MAX (entry, (int) state->laid[edge]);
  return entry;
}

static int
decided_by (const TableMoment *moment, gconstpointer asked, gpointer about)
{
  const CatanState *state = moment->state;
  const CatanQuery *query = asked;
  CatanQuery *other = about;
  *other = *query;
  switch (query->query.kind)
    {
    case CATAN_QUERY_SPOT:
      /* How good a place is helps whoever still plays. */
      return state->building[query->place] != CATAN_NOBODY
                     && (state->finished || moment->setup->aids != TABLE_AIDS_TOURNAMENT)
                 ? built_by (state, query->place)
                 : -1;
    case CATAN_QUERY_EDGE:
      other->query.kind = CATAN_QUERY_ROAD;
      other->query.player = state->road[query->place];
      return state->road[query->place] != CATAN_NOBODY ? (int) state->laid[query->place] : -1;
    case CATAN_QUERY_ROAD: return laid_by (state, query->query.player);
    default: return -1;
    }
}

/* ---- what else ---- */

static void
add_alternative (const CatanState *before, const CatanEntry *entry, GArray *alternatives)
{
  table_alternatives_add (alternatives, OTHER_PLACE, table_acts_print (&catan_act_table, before->rules, entry));
}

/* The building on each other place, the best first.  In the set-up, a road goes with it. */
static void
add_spots (const CatanState *before, const CatanEntry *made, GArray *alternatives)
{
  const gboolean founds = made->kind == CATAN_ENTRY_FOUND;
  const guint piece = founds ? CATAN_SETTLEMENT : made->piece;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (CatanPlaceValue));
  for (guint8 spot = 0; spot < catan_shape (before)->n_spots; spot++)
    if (spot != made->spot && catan_spot_may (before, catan_player_on_turn (before), piece, spot, NULL))
      {
        CatanPlaceValue value;
        catan_place_value (before, spot, &value);
        g_array_append_val (values, value);
      }
  g_array_sort (values, catan_place_compare);
  for (guint i = 0; i < values->len; i++)
    {
      CatanEntry entry = *made;
      guint8 legal[CATAN_EDGES_MAX];
      entry.spot = g_array_index (values, CatanPlaceValue, i).spot;
      catan_found_roads (before, entry.spot, legal);
      for (guint edge = 0; founds && edge < catan_shape (before)->n_edges; edge++)
        if (legal[edge])
          entry.edges[0] = (guint8) edge;
      add_alternative (before, &entry, alternatives);
    }
}

/* Each of its roads on each other edge, and no road at all.  Whether they are legal is found when they are tried. */
static void
add_edges (const CatanState *before, const CatanEntry *made, GArray *alternatives)
{
  if (made->kind != CATAN_ENTRY_FOUND)
    table_alternatives_add (alternatives, OTHER_MISSING, NULL);
  for (guint i = 0; i < made->n_edges; i++)
    for (guint edge = 0; edge < catan_shape (before)->n_edges; edge++)
      {
        CatanEntry entry = *made;
        entry.edges[i] = (guint8) edge;
        if (edge != made->edges[i] && before->road[edge] == CATAN_NOBODY)
          add_alternative (before, &entry, alternatives);
      }
}

static void
add_alternatives (gconstpointer before, gconstpointer about, const char *line, GArray *alternatives)
{
  const CatanState *state = before;
  CatanEntry made;
  if (!table_acts_parse (&catan_act_table, state->rules, line, &made, NULL) || made.agreed
      || (made.kind != CATAN_ENTRY_FOUND && made.kind != CATAN_ENTRY_BUILD && made.kind != CATAN_ENTRY_FISH
          && made.kind != CATAN_ENTRY_PLAY))
    return;
  if (is_about_road (about))
    add_edges (state, &made, alternatives);
  else
    add_spots (state, &made, alternatives);
}

/* ---- how it is measured ---- */

/* A building: cards of its player in 36 throws, and fish tokens.  A road: the length of each player's, and who holds
 * the Longest Road. */
static void
measure (gconstpointer data, gconstpointer about, TableMeasure *measured)
{
  const CatanState *state = data;
  CatanPlaceValue value;
  if (is_about_road (about))
    {
      for (guint i = 0; i < state->rules->n_players; i++)
        measured->of[i] = state->seats[i].road_length;
      measured->all = state->longest;
      return;
    }
  catan_place_value (state, state->last_at, &value);
  measured->of[state->building[state->last_at]] = value.cards;
  measured->all = value.fish;
}

static void
tell_spot (const TableMeasure *then, const TableMeasure *now, GString *out)
{
  gint32 cards[2] = { 0, 0 };
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    {
      cards[0] += then->of[i];
      cards[1] += now->of[i];
    }
  /* Translators: what a building would have brought in another place, and what it brought in its own */
  g_string_append_printf (
      out, ngettext ("%d card in 36 throws instead of %d", "%d cards in 36 throws instead of %d", (gulong) cards[0]),
      cards[0], cards[1]);
  if (then->all != now->all)
    g_string_append_printf (
        out, ngettext (", %d fish token instead of %d", ", %d fish tokens instead of %d", (gulong) then->all),
        then->all, now->all);
}

static void
tell_road (const CatanState *state, const TableMeasure *then, const TableMeasure *now, GString *out)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    if (then->of[i] != now->of[i])
      /* Translators: a player, the length of the longest road, and what it is now */
      g_string_append_printf (out, _ ("the longest way of %s has length %d instead of %d; "),
                              catan_name (state, (int) i), then->of[i], now->of[i]);
  if (then->all == CATAN_NOBODY)
    g_string_append (out, _ ("nobody holds the Longest Road"));
  else
    g_string_append_printf (out, _ ("%s holds the Longest Road with %d"), catan_name (state, then->all),
                            then->of[then->all]);
}

static char *
tell_alternative (gconstpointer state, gconstpointer about, const TableMeasure *then, const TableMeasure *now)
{
  GString *out = g_string_new (NULL);
  if (is_about_road (about))
    tell_road (state, then, now, out);
  else
    tell_spot (then, now, out);
  return g_string_free (out, FALSE);
}

const TableAlternativesGame catan_alternatives = { .decided_by = decided_by,
                                                   .add = add_alternatives,
                                                   .at_once = is_about_building,
                                                   .measure = measure,
                                                   .tell = tell_alternative };
