/* catan-tell.c - the rules in words, translated: names, ledger lines, questions, disputes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "catan-rooms.h"
#include "table/table-intl.h"

/* ---- names ---- */

const char *
catan_resource_name (CatanResource resource)
{
  static const char *const names[] = {
    N_ ("wood"), N_ ("wool"), N_ ("grain"), N_ ("brick"), N_ ("ore"), N_ ("any resource"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CATAN_N_RESOURCES + 1);
  return _ (names[MIN (resource, CATAN_N_RESOURCES)]);
}

const char *
catan_land_name (CatanLand land)
{
  static const char *const names[] = {
    N_ ("forest"), N_ ("pasture"), N_ ("fields"), N_ ("hills"), N_ ("mountains"), N_ ("desert"), N_ ("lake"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CATAN_N_LANDS);
  return _ (names[land]);
}

const char *
catan_piece_name (CatanPiece piece)
{
  static const char *const names[] = { N_ ("road"), N_ ("settlement"), N_ ("city") };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CATAN_N_PIECES);
  return _ (names[piece]);
}

const char *
catan_card_name (CatanCard card)
{
  static const char *const names[] = {
    N_ ("knight"), N_ ("victory point"), N_ ("road building"), N_ ("year of plenty"), N_ ("monopoly"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CATAN_N_CARDS);
  return _ (names[card]);
}

void
catan_tell_cards (GString *out, const guint8 cards[CATAN_N_RESOURCES])
{
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (cards[i])
      {
        if (out->len > 0)
          g_string_append (out, ", ");
        /* Translators: cards of a resource, "2 wood". */
        g_string_append_printf (out, _ ("%u %s"), cards[i], catan_resource_name ((CatanResource) i));
      }
}

int
catan_act_cost (const TableAct *act)
{
  if (act->kind == CATAN_ENTRY_BUILD && !act->prefix)
    return act->fixed[0].value;
  return act->kind == CATAN_ENTRY_BUY ? CATAN_N_PIECES : -1;
}

char *
catan_cost_tell (const CatanState *state, guint player, guint thing, gboolean with_missing)
{
  g_autoptr (GString) costs = g_string_new (NULL), misses = g_string_new (NULL);
  guint8 missing[CATAN_N_RESOURCES] = { 0 };
  for (guint r = 0; with_missing && state->rules->with_hands && r < CATAN_N_RESOURCES; r++)
    missing[r] = (guint8) (catan_costs[thing][r] - MIN (state->seats[player].most[r], catan_costs[thing][r]));
  catan_tell_cards (costs, catan_costs[thing]);
  catan_tell_cards (misses, missing);
  double chance;
  const CatanPays pays = catan_pays_cost (state, player, thing, &chance);
  if (with_missing && pays == CATAN_PAYS_MAYBE && chance >= 0)
    /* Translators: resource cards: "costs 1 wood, 1 brick". */
    return g_strdup_printf (
        _ ("costs %s; maybe it can be paid: the chance is %u %% if unseen cards were chosen blindly"), costs->str,
        catan_percent (chance));
  if (with_missing && pays == CATAN_PAYS_MAYBE)
    return g_strdup_printf (_ ("costs %s; it is not certain that it can be paid"), costs->str);
  if (with_missing && pays == CATAN_PAYS_NEVER && misses->len == 0)
    {
      TableRefusal why;
      catan_refuse_all_of (state, player, catan_costs[thing], &why);
      /* Translators: what something costs, and why it cannot be paid. */
      return g_strdup_printf (_ ("costs %s; it cannot be paid: %s"), costs->str, why.sentence);
    }
  if (misses->len == 0)
    /* Translators: resource cards: "costs 1 wood, 1 brick". */
    return g_strdup_printf (_ ("costs %s"), costs->str);
  return g_strdup_printf (_ ("costs %s; missing: %s"), costs->str, misses->str);
}

char *
catan_payable_tell (const CatanState *state, guint player, guint thing)
{
  double chance;
  switch (catan_pays_cost (state, player, thing, &chance))
    {
    case CATAN_PAYS_SURELY: return g_strdup (C_ ("can be paid", "sure"));
    case CATAN_PAYS_NEVER: return g_strdup (C_ ("can be paid", "not"));
    case CATAN_PAYS_MAYBE:
    case CATAN_N_PAYS:
    default:
      return chance < 0 ? g_strdup (C_ ("can be paid", "maybe"))
                        /* Translators: a chance: what a building costs can maybe be paid */
                        : g_strdup_printf (C_ ("can be paid", "maybe, %u %%"), catan_percent (chance));
    }
}

void
catan_alternatives_view (const CatanState *state, guint keeper, CatanOthers *others)
{
  const gboolean bank = keeper == CATAN_KEEPER_BANK;
  const guint8 *hand = bank ? state->bank : state->seats[keeper].hand;
  const guint8 *most = bank ? state->bank_most : state->seats[keeper].most;
  *others = (CatanOthers){ .n = bank ? state->bank_unseen : state->seats[keeper].unseen };
  for (guint r = 0; others->n > 0 && r < CATAN_N_RESOURCES; r++)
    {
      guint8 one_more[CATAN_N_RESOURCES] = { 0 };
      one_more[r] = (guint8) (hand[r] + 1);
      others->most[r] = (guint8) (most[r] - hand[r]);
      if (others->most[r] > 0)
        others->chance[r] = catan_hands_chance (state->kept.everybody, keeper, one_more);
    }
}

char *
catan_alternatives_tell (const CatanOthers *others, gboolean with_chances)
{
  GString *out = g_string_new (NULL);
  guint left = 0;
  if (others->n == 0)
    return g_string_free (out, FALSE);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    left += others->most[r] > 0;
  /* Translators: what they can be follows. */
  g_string_append_printf (out, ngettext ("%u unknown card: ", "%u unknown cards: ", others->n), others->n);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (others->most[r] > 0)
      {
        if (others->n == 1)
          g_string_append (out, catan_resource_name ((CatanResource) r));
        else
          /* Translators: cards of a resource that may be in a hand: "up to 2 wood". */
          g_string_append_printf (out, _ ("up to %u %s"), others->most[r], catan_resource_name ((CatanResource) r));
        if (with_chances && others->chance[r] >= 0)
          g_string_append_printf (out, " (%u %%)", catan_percent (others->chance[r]));
        left--;
        if (left > 0)
          /* Translators: stands between resources: "wood or brick". */
          g_string_append (out, left == 1 && others->n == 1 ? _ (" or ") : ", ");
      }
  return g_string_free (out, FALSE);
}

char *
catan_hand_tell (const CatanState *state, guint keeper)
{
  CatanOthers view;
  catan_alternatives_view (state, keeper, &view);
  g_autofree char *others = catan_alternatives_tell (&view, TRUE);
  GString *out = g_string_new (NULL);
  catan_tell_cards (out, keeper == CATAN_KEEPER_BANK ? state->bank : state->seats[keeper].hand);
  if (*others != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? "; " : "", others);
  return g_string_free (out, FALSE);
}

/* ---- ledger lines ---- */

#define BUILDING_RULE N_ ("Catan, building: a settlement is worth 1 point, and a city 2")

typedef struct
{
  const char *word, *title, *rule;
} KindName;
static const KindName kind_names[CATAN_N_LINES] = {
  [CATAN_LINE_SETTLEMENT] = { "settlement", N_ ("Settlements"), BUILDING_RULE },
  [CATAN_LINE_CITY] = { "city", N_ ("Cities"), BUILDING_RULE },
  [CATAN_LINE_ROAD] = { "road", N_ ("Longest Road"),
                        N_ ("Catan, Longest Road: the first with a way of 5 roads gets 2 points, and only a longer way "
                            "takes them; the building of another player cuts a way") },
  [CATAN_LINE_ARMY] = { "army", N_ ("Largest Army"),
                        N_ ("Catan, Largest Army: the first with 3 knights played gets 2 points, and only more knights "
                            "take them") },
  [CATAN_LINE_POINT] = { "point", N_ ("Point cards"),
                         N_ ("Catan, development cards: a victory point card gives 1 point") },
  [CATAN_LINE_CORRECTION] = { "correction", N_ ("Corrections") },
  [CATAN_LINE_PAD] = { "pad", N_ ("Score pad") },
};

const char *
catan_line_kind_name (guint kind)
{
  return kind < CATAN_N_LINES ? kind_names[kind].word : NULL;
}

const char *
catan_line_kind_title (guint kind)
{
  return kind < CATAN_N_LINES ? _ (kind_names[kind].title) : NULL;
}

const char *
catan_line_kind_rule (guint kind)
{
  return kind < CATAN_N_LINES && kind_names[kind].rule != NULL ? _ (kind_names[kind].rule) : NULL;
}

const char *
catan_noun (guint noun, int count)
{
  gulong n = (gulong) ABS (count);
  switch ((CatanNoun) noun)
    {
    case CATAN_NOUN_SETTLEMENT: return ngettext ("settlement", "settlements", n);
    case CATAN_NOUN_CITY: return ngettext ("city", "cities", n);
    case CATAN_NOUN_CARD: return ngettext ("card", "cards", n);
    case CATAN_NOUN_POINT:
    case CATAN_N_NOUNS:
    default: return ngettext ("point", "points", n);
    }
}

char *
catan_line_title (gconstpointer state, const TableLine *line)
{
  switch ((CatanLineKind) line->kind)
    {
    case CATAN_LINE_SETTLEMENT: return g_strdup_printf (_ ("settlement on %d"), line->feature + 1);
    case CATAN_LINE_CITY: return g_strdup_printf (_ ("city on %d"), line->feature + 1);
    case CATAN_LINE_ROAD:
    case CATAN_LINE_ARMY: return g_strdup (_ (kind_names[line->kind].title));
    case CATAN_LINE_POINT: return g_strdup (ngettext ("point card", "point cards", (gulong) line->points));
    case CATAN_LINE_PAD: return table_score_title (&table_state (state)->ledger, line);
    case CATAN_LINE_CORRECTION:
    case CATAN_N_LINES:
    default: return g_strdup (_ ("correction"));
    }
}

char *
catan_line_place (gconstpointer state, const TableLine *line)
{
  const gboolean built = line->kind == CATAN_LINE_SETTLEMENT || line->kind == CATAN_LINE_CITY;
  return built ? catan_spot_around (state, (guint8) line->feature) : NULL;
}

static char *
road_because (const TableLine *line)
{
  if (line->because == CATAN_BECAUSE_TAKEN)
    return g_strdup_printf (_ ("a way of %d roads; nobody else has more than %d"), line->x, line->y);
  if (line->because == CATAN_BECAUSE_BROKEN)
    return g_strdup_printf (_ ("the way was cut: %d roads of it are left; the longest of the others has %d"), line->x,
                            line->y);
  return g_strdup_printf (_ ("somebody else has more: a way of %d roads against %d"), line->y, line->x);
}

static char *
army_because (const TableLine *line)
{
  return g_strdup_printf (line->because == CATAN_BECAUSE_TAKEN
                              ? _ ("%d knights played; nobody else has more than %d")
                              : ngettext ("only %d knight played, and somebody else has %d",
                                          "only %d knights played, and somebody else has %d", (gulong) line->x),
                          line->x, line->y);
}

char *
catan_line_because (gconstpointer state, const TableLine *line)
{
  static const char *const becauses[CATAN_N_BECAUSES] = {
    [CATAN_BECAUSE_BUILT] = N_ ("built"),
    [CATAN_BECAUSE_FOUNDED] = N_ ("founded in the set-up"),
    [CATAN_BECAUSE_UPGRADED] = N_ ("in place of a settlement"),
    [CATAN_BECAUSE_REVEALED] = N_ ("revealed"),
    [CATAN_BECAUSE_THERE] = N_ ("it lay there when the game was entered"),
    [CATAN_BECAUSE_CORRECTED] = N_ ("corrected at the table"),
    [CATAN_BECAUSE_COUNTED] = N_ ("counted by the table"),
  };
  if (line->why != 0)
    return table_score_because (&table_state (state)->ledger, line);
  if (line->kind == CATAN_LINE_ROAD)
    return road_because (line);
  if (line->kind == CATAN_LINE_ARMY)
    return army_because (line);
  return g_strdup (_ (becauses[line->because]));
}

/* ---- questions ---- */

int
catan_asked (gconstpointer data)
{
  const CatanState *state = data;
  if (state->ask == CATAN_ASK_NOTHING || state->ask == CATAN_ASK_PAD || state->ask == CATAN_ASK_SNAPSHOT)
    return CATAN_NOBODY;
  if (state->ask == CATAN_ASK_DRAW && state->n_draws)
    return state->draws[0].player;
  if (state->ask == CATAN_ASK_DISCARD && state->owing)
    return __builtin_ctz (state->owing);
  return state->player;
}

static char *
ask_found (const CatanState *state, const char *name)
{
  return g_strdup_printf (state->seats[catan_player_on_turn (state)].founded == 0
                              ? _ ("%s: where are the first settlement and its road?")
                              : _ ("%s: where are the second settlement and its road?"),
                          name);
}

static char *
ask_draw (const CatanState *state, const char *name)
{
  guint n = 0;
  while (n < state->n_draws && state->draws[n].player == state->draws[0].player)
    n++;
  return g_strdup_printf (ngettext ("%s draws %u fish token: which?", "%s draws %u fish tokens: which?", n), name, n);
}

static char *
ask_turn (const CatanState *state, const char *name)
{
  if (state->paired)
    return g_strdup_printf (_ ("%s has a paired turn after %s: builds, or the next dice?"), name,
                            catan_name (state, state->ended));
  return g_strdup_printf (_ ("%s builds and trades, or the next dice?"), name);
}

static char *
ask_build (const CatanState *state, const char *name)
{
  return g_strdup_printf (_ ("%s builds after the turn of %s, or the next dice?"), name,
                          catan_name (state, state->ended));
}

const CatanQuestionRow catan_questions[] = {
  [CATAN_ASK_FOUND] = { "found", ask_found },
  [CATAN_ASK_ROLL] = { "roll", .says = N_ ("%s: the dice?") },
  [CATAN_ASK_DISCARD] = { "discard", .says = N_ ("%s: which cards are discarded?") },
  [CATAN_ASK_ROBBER] = { "robber", .says = N_ ("%s: where does the robber go?") },
  [CATAN_ASK_DRAW] = { "draw", ask_draw },
  [CATAN_ASK_TURN] = { "turn", ask_turn },
  [CATAN_ASK_NOTHING] = { "nothing", .says = N_ ("the game is over") },
  [CATAN_ASK_PAD] = { "pad", .says = N_ ("who gets points?") },
  [CATAN_ASK_SNAPSHOT] = { "snapshot", .says = N_ ("what lies on the table?") },
  [CATAN_ASK_BUILD] = { "build", ask_build },
};
G_STATIC_ASSERT (G_N_ELEMENTS (catan_questions) == CATAN_N_ASKS);

char *
catan_ask_tell (gconstpointer data)
{
  const CatanState *state = data;
  const CatanQuestionRow *row = &catan_questions[state->ask];
  const int asked = catan_asked (state);
  const char *name = asked == CATAN_NOBODY ? "" : catan_name (state, asked);
  if (row->tell != NULL)
    return row->tell (state, name);
  GString *told = g_string_new (_ (row->says));
  g_string_replace (told, "%s", name, 1);
  return g_string_free (told, FALSE);
}

/* ---- disputes ---- */

guint
catan_percent (double chance)
{
  return (guint) CLAMP (round (chance * 100), 1, 99);
}

char *
catan_held_tell (const CatanState *state, guint player)
{
  const guint held = catan_fish_held (state->fish, player), secret = catan_fish_secret (state->fish, player);
  const char *name = catan_name (state, (int) player);
  GString *out = g_string_new (NULL);
  g_string_append_printf (out, ngettext ("%s holds %u fish token", "%s holds %u fish tokens", held), name, held);
  if (secret > 0 && secret == held)
    g_string_append (out, ngettext (", face down", ", all of them face down", held));
  else if (secret > 0)
    g_string_append_printf (out, ngettext (", %u of them face down", ", %u of them face down", secret), secret);
  return g_string_free (out, FALSE);
}

char *
catan_pays_tell (const CatanState *state, guint player, guint price)
{
  GString *out;
  CatanHandView view;
  if (state->fish == NULL)
    return g_strdup (_ ("the Fishermen are not in play"));
  g_autofree char *holds = catan_held_tell (state, player);
  out = g_string_new (holds);
  g_string_append (out, ". ");
  catan_fish_view (state->fish, player, &view);
  if (view.min < view.max)
    g_string_append_printf (out, _ ("That is at least %u fish and at most %u. "), view.min, view.max);
  else if (catan_fish_held (state->fish, player) > 0)
    g_string_append_printf (out, ngettext ("That is %u fish. ", "That is %u fish. ", view.min), view.min);
  if (view.min >= price)
    g_string_append_printf (out, _ ("%u fish can certainly be paid"), price);
  else if (view.max < price)
    g_string_append_printf (out, _ ("%u fish cannot be paid"), price);
  else if (price < G_N_ELEMENTS (view.can_pay) && catan_fish_exact (state->fish))
    g_string_append_printf (out, _ ("Maybe %u fish can be paid: the chance is %u %% if tokens were chosen blindly"),
                            price, catan_percent (view.can_pay[price]));
  else
    g_string_append_printf (out, _ ("Maybe %u fish can be paid; the chance is not known any more"), price);
  return g_string_free (out, FALSE);
}

/* Appends the intersections of a way: "12-13-14". */
static void
tell_way (const CatanShape *shape, GString *out, const guint8 *way, guint n)
{
  const guint8 *first = shape->edge_spots[way[0]];
  guint8 at = first[0];
  /* It begins at the end of the first road that the second does not touch, or at the smaller end of a single road. */
  if (n > 1)
    {
      const guint8 *second = shape->edge_spots[way[1]];
      at = first[0] == second[0] || first[0] == second[1] ? first[1] : first[0];
    }
  g_string_append_printf (out, "%u", at + 1);
  for (guint i = 0; i < n; i++)
    {
      const guint8 *ends = shape->edge_spots[way[i]];
      at = ends[0] == at ? ends[1] : ends[0];
      g_string_append_printf (out, "-%u", at + 1);
    }
}

void
catan_road_cuts_tell (const CatanState *state, guint player, GPtrArray *sentences)
{
  const CatanShape *shape = catan_shape (state);
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    {
      gint8 owner = state->building[spot];
      guint roads = 0;
      if (owner == CATAN_NOBODY || owner == (gint8) player)
        continue;
      for (guint i = 0; i < 3 && shape->spot_edges[spot][i] != CATAN_NOWHERE; i++)
        roads += state->road[shape->spot_edges[spot][i]] == (gint8) player;
      if (roads < 2)
        continue;
      g_ptr_array_add (sentences,
                       g_strdup_printf (state->city[spot] ? _ ("The city of %s on %u cuts the road there")
                                                          : _ ("The settlement of %s on %u cuts the road there"),
                                        catan_name (state, owner), spot + 1));
    }
}

char *
catan_road_holder_tell (const CatanState *state, guint player)
{
  const char *name = catan_name (state, (int) player);
  guint length = state->seats[player].road_length;
  if (state->longest == (gint8) player)
    return g_strdup_printf (_ ("%s holds the Longest Road: nobody else has more"), name);
  if (length < CATAN_ROAD_MIN)
    return g_strdup_printf (_ ("The Longest Road needs at least %d"), CATAN_ROAD_MIN);
  if (state->longest == CATAN_NOBODY)
    return g_strdup (_ ("Nobody holds the Longest Road: two have as many, and neither had it before"));
  if (state->seats[state->longest].road_length == length)
    return g_strdup_printf (_ ("%s has as many and had the Longest Road first: only a longer road takes it"),
                            catan_name (state, state->longest));
  return g_strdup_printf (_ ("%s holds the Longest Road with %u"), catan_name (state, state->longest),
                          state->seats[state->longest].road_length);
}

char *
catan_road_way_tell (const CatanState *state, guint player)
{
  guint8 way[CATAN_ROADS_MAX];
  guint n = catan_longest_road (state, player, way);
  GString *out = g_string_new (NULL);
  if (n == 0)
    g_string_append_printf (out, _ ("%s has no road"), catan_name (state, (int) player));
  else
    {
      g_string_append_printf (
          out, ngettext ("The longest way of %s has %u road: ", "The longest way of %s has %u roads: ", n),
          catan_name (state, (int) player), n);
      tell_way (catan_shape (state), out, way, n);
    }
  return g_string_free (out, FALSE);
}

char *
catan_road_tell (const CatanState *state, guint player)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (sentences, catan_road_way_tell (state, player));
  catan_road_cuts_tell (state, player, sentences);
  g_ptr_array_add (sentences, catan_road_holder_tell (state, player));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (". ", (char **) sentences->pdata);
}
