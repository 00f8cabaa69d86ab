/* test-brings.c - what an entry would bring, in words, compared with what it brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are cut into parts, and their numbers are added up: "city: 12 to Anna and Ben; road: complete, nobody’s;
 * takes 2 wine; 1 water token is put there, 4 are left".  What is told under the condition that no answer changes it is
 * compared with what comes after everybody who is asked has passed.
 */
#include <string.h>

#include "carc-offers.h"
#include "carc-random-game.h"
#include "referee-private.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/circus/carc-circus.h"
#include "carcassonne/systems/gold/carc-gold.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/tower/carc-tower.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/water/carc-water.h"
#include "../table/test-add.h"

#define fail random_game_fail

/* What the words say. */
typedef struct
{
  gboolean waits; /* some of it is told under the condition that no answer changes it */
  gint32 points[TABLE_MAX_PLAYERS], ahead[TABLE_MAX_PLAYERS]; /* all of them, and those under the condition */
  guint scores, nobodys; /* parts about points, and about features that are complete for nobody */
  guint goods[CARC_N_GOODS], spent, left, home;
  guint ingots[TABLE_MAX_PLAYERS]; /* that each player takes */
  guint reached;                   /* by a tower */
  guint lands;                     /* the numbers of the die with which a flight ends well, bit per number */
  guint turned, racer_turns;       /* ties that her move turns; turns of the racer to the lighthouse */
  gboolean second, arrives, full;  /* `full`: the pyramid on which an acrobat steps */
  gboolean cards[CARC_N_CARDS];
} Told;

/* How often this tile, and the whole entry, brought something of each kind. */
static struct
{
  guint points, shared, two_alike, nobodys, goods, spent, second, turned, more, racer, arrives, cards, pieces, reached,
      full, flights, ingots, nothing, ahead, ahead_goods, ahead_cards, unknown, alike;
} seen;

static guint
number_before (const char *text, const char *word)
{
  const char *at = strstr (text, word);
  if (at == NULL)
    return 0;
  while (at > text && g_ascii_isdigit (at[-1]))
    at--;
  return (guint) g_ascii_strtoull (at, NULL, 10);
}

static guint
occurrences (const char *text, const char *part)
{
  guint n = 0;
  for (const char *at = text; (at = strstr (at, part)) != NULL; at += strlen (part))
    n++;
  return n;
}

static void
read_part (const CarcState *state, guint asked, const char *part, Told *told)
{
  static const char *const goods[CARC_N_GOODS] = { " wine", " grain", " cloth" };
  static const char *const cards[CARC_N_CARDS] = { "takes the King", "takes the Robber Baron" };
  const char *colon = strstr (part, ": "), *to = strstr (part, " to ");
  if (colon != NULL && to != NULL && (g_ascii_isdigit (colon[2]) || colon[2] == '-'))
    {
      told->scores++;
      for (guint player = 0; player < state->rules->n_players; player++)
        if (strstr (to, carc_name (state, (int) player)) != NULL)
          {
            const gint32 points = (gint32) g_ascii_strtoll (colon + 2, NULL, 10);
            told->points[player] += points;
            told->ahead[player] += told->waits ? points : 0;
          }
    }
  else if (g_str_has_suffix (part, ": complete, nobody’s"))
    told->nobodys++;
  else if (g_str_has_prefix (part, "turns "))
    told->turned = occurrences (part, " at ") + number_before (part, " more");
  else if (g_str_has_prefix (part, "1 water token "))
    {
      told->spent++;
      told->left = number_before (part, strstr (part, " is left") != NULL ? " is left" : " are left");
    }
  else if (strstr (part, " in reach") != NULL)
    told->reached = g_str_has_prefix (part, "no ") ? 0 : number_before (part, " figure");
  else if (g_str_has_prefix (part, "it lands"))
    for (guint n = 1; n <= 3; n++)
      told->lands |= (g_str_has_prefix (part, "it lands,") || strchr (part, (char) ('0' + n)) != NULL) << n;
  else if (strstr (part, " ingot") != NULL)
    {
      guint taker = asked;
      for (guint player = 0; player < state->rules->n_players; player++)
        if (colon != NULL && g_str_has_prefix (part, carc_name (state, (int) player))
            && part + strlen (carc_name (state, (int) player)) == colon)
          taker = player;
      told->ingots[taker] += number_before (part, " ingot");
    }
  else if (strcmp (part, "then it can be scored") == 0)
    told->full = TRUE;
  else if (strcmp (part, "lays a second tile") == 0)
    told->second = TRUE;
  else if (strcmp (part, "reaches the lighthouse and is its Keeper") == 0)
    told->arrives = TRUE;
  else if (strstr (part, " to the lighthouse") != NULL)
    told->racer_turns = number_before (part, " turn");
  else if (strstr (part, " home") != NULL)
    told->home++;
  else
    {
      for (guint k = 0; k < CARC_N_CARDS; k++)
        told->cards[k] |= g_str_has_prefix (part, cards[k]);
      for (guint k = 0; k < CARC_N_GOODS; k++)
        told->goods[k] += number_before (part, goods[k]);
    }
}

/* A part is one of these or of those that a system says, so that nothing in it is empty, 0 or doubled. */
#define TIE "[a-z]+ at -?[0-9]+,-?[0-9]+ to " REFEREE_NAMES
static const char *const parts_said[] = {
  "[^:;,]+: (-?[0-9]+ to " REFEREE_NAMES "|complete, nobody’s)",
  "takes the (King|Robber Baron)( from " REFEREE_NAMES ")?",
  "lays a second tile",
  "turns " TIE "(, " TIE ")?(, [1-9][0-9]* more)?",
  "1 water token is put there, (1 is|[0-9]+ are) left",
  "no water token is put there",
  "(" REFEREE_NAMES ": )?(1 [a-z ]+ goes|[1-9][0-9]* [a-z ]+ go) home",
  NULL,
};

/* As a regular expression. */
static GRegex *
any_part (void)
{
  g_autoptr (GString) pattern = g_string_new ("^(");
  g_autofree char *joined = g_strjoinv ("|", (char **) parts_said);
  g_string_append (pattern, joined);
  for (guint i = 0; i < referee_n_systems; i++)
    for (guint k = 0; referee_systems[i]->says != NULL && referee_systems[i]->says[k] != NULL; k++)
      g_string_append_printf (pattern, "|%s", referee_systems[i]->says[k]);
  g_string_append (pattern, ")$");
  return g_regex_new (pattern->str, G_REGEX_OPTIMIZE, 0, NULL);
}

/* Or it is the effect of any system that always says the same. */
static gboolean
is_said (const char *part)
{
  static GRegex *any;
  if (any == NULL)
    any = any_part ();
  if (g_regex_match (any, part, 0, NULL))
    return TRUE;
  for (guint kind = 0; kind < carc_n_effects; kind++)
    if (carc_effects[kind]->says != NULL && strcmp (part, carc_effects[kind]->says) == 0)
      return TRUE;
  return FALSE;
}

#define CONDITION "if no later answer changes it: "

static void
read_words (const CarcState *state, const char *words, Told *told)
{
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : "", "; ", -1);
  memset (told, 0, sizeof *told);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *part = parts[i];
      if (!told->waits && g_str_has_prefix (part, CONDITION))
        {
          told->waits = TRUE;
          part += strlen (CONDITION);
        }
      if (!is_said (part))
        g_error ("no part has such words, and no `says` in a referee-NAME.c: %s", part);
      read_part (state, carc_asked (state), part, told);
    }
}

/* What follows if all who are asked before the tile is scored pass; a copy of `after` if nobody is.  NULL: that is not
 * known, because somebody must choose. */
static CarcState *
pass_on (const CarcState *after)
{
  g_autoptr (CarcState) passed = carc_state_copy (after);
  while (carc_awaits_points (passed))
    {
      const TableAct *no = offers_refusal (passed->ask);
      if (no == NULL || !carc_apply_line (passed, no->verb, NULL))
        return NULL;
    }
  return g_steal_pointer (&passed);
}

/* Is the line told?  Not those of the final scoring; and nothing is told of a turn that begins after answers, which
 * `waited` says, nor of messages that are drawn then. */
static gboolean
is_told (const TableLine *line, gboolean waited)
{
  const TableLine *cause = line;
  while (cause->kind == CARC_LINE_ROBBERY) /* it stands behind what was robbed */
    cause--;
  return !line->final && !(waited && (cause->because == CARC_BECAUSE_BESIDE_FAIRY || cause->kind == CARC_LINE_MESSAGE));
}

/* The points that came for this player. */
static gint32
gained (const CarcState *before, const CarcState *after, guint player, gboolean waited)
{
  gint32 sum = 0;
  for (guint i = before->ledger.n_lines; i < after->ledger.n_lines; i++)
    if (after->ledger.lines[i].player == (gint8) player && is_told (&after->ledger.lines[i], waited))
      sum += after->ledger.lines[i].points;
  return sum;
}

static gboolean
points_are_right (const CarcState *before, const CarcState *after, const CarcState *passed, const Told *told)
{
  for (guint player = 0; player < before->rules->n_players; player++)
    if (told->points[player] - told->ahead[player] != gained (before, after, player, FALSE)
        || (passed != NULL && told->ahead[player] != gained (after, passed, player, TRUE)))
      return FALSE;
  return TRUE;
}

/* Players who get the same for the same. */
typedef struct
{
  guint kind, players;
  gint32 points;
} Score;

static GArray *
scores_of (const CarcState *before, const CarcState *after, gboolean waited)
{
  GArray *scores = g_array_new (FALSE, TRUE, sizeof (Score));
  for (guint i = before->ledger.n_lines; i < after->ledger.n_lines; i++)
    {
      const TableLine *line = &after->ledger.lines[i], *last = line - 1;
      Score *score = scores->len > 0 ? &g_array_index (scores, Score, scores->len - 1) : NULL;
      const Score own = { line->kind, 1u << line->player, line->points };
      if (!is_told (line, waited))
        continue;
      if (score != NULL && last->kind == line->kind && last->feature == line->feature && last->points == line->points
          && !(score->players >> line->player & 1))
        score->players |= own.players;
      else
        g_array_append_val (scores, own);
    }
  return scores;
}

/* The points of the scores that the tile alone does not bring.  FALSE: they are not known. */
static gboolean
points_of_act (const CarcState *before, const CarcState *plain, const CarcState *after,
               gint32 points[TABLE_MAX_PLAYERS])
{
  g_autoptr (CarcState) after_all = pass_on (after), plain_all = pass_on (plain);
  if (after_all == NULL || plain_all == NULL)
    return FALSE;
  g_autoptr (GArray) scores = scores_of (before, after_all, carc_awaits_points (after)),
                     usual = scores_of (before, plain_all, carc_awaits_points (plain));
  memset (points, 0, TABLE_MAX_PLAYERS * sizeof *points);
  for (guint i = 0; i < scores->len; i++)
    {
      const Score *score = &g_array_index (scores, Score, i);
      guint k = 0;
      while (k < usual->len && memcmp (score, &g_array_index (usual, Score, k), sizeof *score) != 0)
        k++;
      if (k < usual->len)
        {
          g_array_remove_index (usual, k);
          continue;
        }
      for (guint player = 0; player < before->rules->n_players; player++)
        points[player] += score->players >> player & 1 ? score->points : 0;
    }
  return TRUE;
}

/* The features that are complete and not scored yet, have no figure, and are no farms, also if the tile only ends them;
 * and `*weightless`: those in which no figure counts, as a mayor in a city without pennants. */
static guint
nobodys_of (const CarcState *state, const CarcEntry *plain, guint *weightless)
{
  g_autoptr (CarcState)
      laid = carc_lay (state, (guint) plain->tile, plain->x, plain->y, plain->rot, plain->agreed, NULL);
  CarcSurvey survey;
  guint n = 0;
  *weightless = 0;
  for (guint16 root = 0; root < laid->n_nodes; root++)
    {
      const CarcNode *feature = &laid->nodes[root];
      if (feature->feature != root || feature->open != 0 || feature->kind == CARC_FARM || feature->scored)
        continue;
      carc_survey (laid, root, &survey);
      n += feature->figures == 0;
      *weightless += feature->figures != 0 && carc_majority (&survey) == 0;
    }
  return n;
}

/* Ties at the end that others win because she moves, if the game ends after this entry. */
static guint
turned_by (const CarcState *before, const CarcState *plain, const CarcState *after)
{
  guint from, n = 0;
  g_autoptr (CarcState) usual = carc_forecast (plain, &from, NULL), moved = carc_forecast (after, &from, NULL);
  for (guint i = before->n_ties; i < moved->n_ties; i++)
    {
      gboolean same = FALSE;
      for (guint k = before->n_ties; k < usual->n_ties; k++)
        same |= usual->ties[k].feature == moved->ties[i].feature && usual->ties[k].final
                && usual->ties[k].winners == moved->ties[i].winners;
      n += moved->ties[i].final && moved->ties[i].winners != 0 && !same;
    }
  return n;
}

/* Whom the tower of this cell can capture. */
static guint
prey_of (const CarcState *state, CarcCellXY at)
{
  const int height = (int) carc_tower_height (state, carc_slot_at (state, at.x, at.y));
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const CarcPlaceRow *place = carc_place_rows[figure->place];
      /* Places whose row says only which touches reach them. */
      const gboolean safe = place->touch == NULL && !(place->touched >> CARC_TOUCH_CAPTURE & 1);
      if (figure->kind == CARC_BUILDER || figure->kind == CARC_PIG || figure->slot == CARC_NONE || place->on_corner
          || figure->place == CARC_PLACE_KEEPER || safe
          || (figure->place == CARC_PLACE_PYRAMID && carc_rule (state, CARC_BT4) == CARC_BT4_NO))
        continue;
      const int east = state->slots[figure->slot].x - at.x, south = state->slots[figure->slot].y - at.y;
      n += (east == 0 || south == 0) && ABS (east + south) <= height;
    }
  return n;
}

static guint
acrobats_at (const CarcState *state, CarcCellXY at)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].place == CARC_PLACE_PYRAMID && state->slots[state->figures[i].slot].x == at.x
         && state->slots[state->figures[i].slot].y == at.y;
  return n;
}

/* Of an acrobat, that the pyramid has three then. */
static gboolean
check_acrobat (const CarcEntry *entry, const CarcState *after, const Told *told)
{
  seen.full += told->full;
  return told->full == (entry->act == CARC_ACT_ACROBAT && acrobats_at (after, entry->path[0]) == 3);
}

/* Of a tower piece, the reach of its tower is told. */
static gboolean
check_piece (const CarcEntry *entry, const CarcState *after, const Told *told)
{
  if (entry->act != CARC_ACT_TOWER)
    return told->reached == 0;
  seen.pieces++;
  seen.reached += told->reached > 0;
  return told->reached == prey_of (after, entry->path[0]);
}

/* Of a flight, the numbers of the die are told with which the figure does not come home at once. */
static gboolean
check_flight (const CarcEntry *entry, const CarcState *after, const Told *told)
{
  guint lands = 0;
  for (guint n = 1; entry->act == CARC_ACT_FLY && n <= 3; n++)
    {
      g_autoptr (CarcState) thrown = carc_state_copy (after);
      g_autofree char *line = g_strdup_printf ("roll %u", n);
      g_assert_true (carc_apply_line (thrown, line, NULL));
      lands |= (thrown->ask == CARC_ASK_LAND) << n;
    }
  seen.flights += lands != 0;
  return lands == told->lands;
}

/* Goods, and the cards that others had. */
static gboolean
check_takings (const CarcState *state, const CarcState *after, const CarcState *passed, const Told *told,
               const char *words, GString *why)
{
  /* A feature that waits for its points counts for no card yet: all that it brings comes at once. */
  for (guint k = 0; k < CARC_N_CARDS; k++)
    if (carc_awaits_points (after) && carc_king_count (after, k) != carc_king_count (state, k))
      return fail (why, "a card counts what waits");
  if (passed == NULL)
    return TRUE;
  for (guint k = 0; k < CARC_N_GOODS; k++)
    {
      const guint had = carc_traders_of (state)->goods[k][state->player];
      if (told->goods[k] + had != carc_traders_of (passed)->goods[k][state->player])
        return fail (why, "other goods are told: %s", words);
      seen.goods += told->goods[k] > 0;
      seen.ahead_goods += told->goods[k] > 0 && carc_awaits_points (after);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      if (told->ingots[player] + carc_gold_of (state)->held[player] != carc_gold_of (passed)->held[player])
        return fail (why, "other ingots are told: %s", words);
      seen.ingots += told->ingots[player] > 0;
    }
  for (guint k = 0; k < CARC_N_CARDS; k++)
    {
      if (told->cards[k] != (carc_king_of (state)->holder[k] != carc_king_of (passed)->holder[k]))
        return fail (why, "another card is told: %s", words);
      seen.cards += told->cards[k];
      seen.ahead_cards += told->cards[k] && carc_awaits_points (after);
    }
  return TRUE;
}

static gboolean
check_tile (const CarcState *state, const CarcEntry *plain, const CarcState *after, GString *why)
{
  g_autoptr (CarcState) passed = pass_on (after);
  const guint8 *left = carc_water_of (state)->left;
  g_autofree char *words = carc_brings (state, plain, CARC_TELL_ALL);
  Told told;
  guint weightless;
  read_words (state, words, &told);
  if (words != NULL && *words == '\0')
    return fail (why, "empty words");
  if (told.waits && !carc_awaits_points (after))
    return fail (why, "nothing waits: %s", words);
  if (!points_are_right (state, after, passed, &told))
    return fail (why, "other points are told: %s", words);
  const guint nobodys = nobodys_of (state, plain, &weightless);
  if (told.nobodys < nobodys || told.nobodys > nobodys + weightless)
    return fail (why, "%u features are nobody's, and told is: %s", nobodys, words);
  if (!check_takings (state, after, passed, &told, words, why))
    return FALSE;
  if (!check_piece (plain, after, &told) || !check_acrobat (plain, after, &told))
    return fail (why, "another tower or pyramid is told: %s", words);
  if (after->ask == CARC_ASK_TILE && told.second != after->again)
    return fail (why, "the second tile is not told: %s", words);
  if (carc_water_of (state)->on && passed != NULL
      && (told.spent + carc_water_of (passed)->left[state->player] != left[state->player]
          || (told.spent > 0 && told.left != carc_water_of (passed)->left[state->player])))
    return fail (why, "other tokens are told: %s", words);
  seen.points += told.scores > 0;
  for (guint i = state->ledger.n_lines; i + 1 < after->ledger.n_lines; i++)
    {
      const TableLine *one = &after->ledger.lines[i], *other = one + 1;
      seen.shared += one->feature == other->feature && one->player != other->player;
      seen.two_alike += one->feature != other->feature && one->kind == other->kind && one->points == other->points;
    }
  seen.ahead += passed != NULL && told.waits && told.scores > 0;
  seen.unknown += passed == NULL && told.waits && told.scores > 0;
  seen.nobodys += told.nobodys > 0;
  seen.spent += told.spent > 0;
  seen.second += told.second;
  seen.nothing += words == NULL;
  return TRUE;
}

/* What every act after the tile is said to bring, this one does; all of it is cut from the words of the tile alone. */
static gboolean
check_alike (const CarcState *state, const CarcEntry *plain, const CarcState *after, GString *why)
{
  g_autoptr (CarcState) passed = pass_on (after);
  g_autofree char *alike = carc_brings (state, plain, CARC_TELL_ALIKE),
                  *others = carc_brings (state, plain, CARC_TELL_OTHERS),
                  *all = carc_brings (state, plain, CARC_TELL_ALL);
  Told told, rest, whole;
  read_words (state, alike, &told);
  read_words (state, others, &rest);
  read_words (state, all, &whole);
  gboolean cut = told.scores + told.nobodys + told.home == 0 && rest.scores == whole.scores
                 && rest.nobodys == whole.nobodys && rest.home == whole.home && told.second == whole.second
                 && told.spent == whole.spent && memcmp (rest.ingots, whole.ingots, sizeof rest.ingots) == 0;
  for (guint k = 0; k < CARC_N_GOODS; k++)
    cut = cut && told.goods[k] == whole.goods[k] && rest.goods[k] == 0;
  if (!cut)
    return fail (why, "not cut in two: %s | %s | %s", alike, others, all);
  seen.alike += alike != NULL;
  for (guint k = 0; k < CARC_N_GOODS && passed != NULL; k++)
    if (told.goods[k] + carc_traders_of (state)->goods[k][state->player]
            != carc_traders_of (passed)->goods[k][state->player]
        && told.goods[k] > 0)
      return fail (why, "not every act brings: %s", alike);
  for (guint k = 0; k < CARC_N_CARDS && passed != NULL; k++)
    if (told.cards[k] && carc_king_of (state)->holder[k] == carc_king_of (passed)->holder[k])
      return fail (why, "not every act takes the card: %s", alike);
  if (told.second && passed != NULL && passed->ask == CARC_ASK_TILE && !passed->again)
    return fail (why, "not every act lets a second tile follow: %s", alike);
  return TRUE;
}

static gboolean
check_act (const CarcState *state, const CarcEntry *entry, const CarcState *plain, GString *why)
{
  guint from;
  g_autoptr (CarcState) after = carc_preview (state, entry, &from, NULL, NULL);
  g_autofree char *words = carc_brings (state, entry, CARC_TELL_ALL);
  const CarcRace *race = carc_race_of (after);
  gboolean racer = entry->act == CARC_ACT_RACER;
  gint32 points[TABLE_MAX_PLAYERS];
  Told told, nothing = { 0 };
  read_words (state, words, &told);
  /* What the tile brings without the act is not told again. */
  if (points_of_act (state, plain, after, points) && memcmp (points, told.points, sizeof points) != 0)
    return fail (why, "other points are told: %s", words);
  if (memcmp (told.goods, nothing.goods, sizeof told.goods) != 0 || told.second)
    return fail (why, "what the tile brings is told with the act: %s", words);
  if (!check_piece (entry, after, &told) || !check_acrobat (entry, after, &told))
    return fail (why, "another tower or pyramid is told: %s", words);
  if (!check_flight (entry, after, &told))
    return fail (why, "another flight is told: %s", words);
  if (told.arrives != (racer && race->keeper == (int) state->player && carc_race_of (state)->keeper < 0))
    return fail (why, "the Keeper is not told: %s", words);
  if (racer && !told.arrives && told.racer_turns != carc_racer_turns (after, state->player))
    return fail (why, "other turns of the racer are told: %s", words);
  if (!racer && told.racer_turns > 0)
    return fail (why, "no racer moves: %s", words);
  guint turned = entry->act == CARC_ACT_ARBITRESS ? turned_by (state, plain, after) : 0;
  if (carc_rule (state, CARC_A10) != CARC_A10_ASK && carc_rule (state, CARC_A11) != CARC_A11_TABLE
      && told.turned != turned)
    return fail (why, "she turns %u ties, and told is: %s", turned, words);
  seen.racer += told.racer_turns > 0;
  seen.arrives += told.arrives;
  seen.turned += told.turned > 0;
  seen.more += told.turned > 2;
  return TRUE;
}

static gboolean
check_brings (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      CarcEntry entry;
      guint from;
      if (carc_entry_parse (state->rules, line, &entry, NULL) && entry.kind == CARC_ENTRY_PLACE)
        {
          CarcEntry plain = { .kind = entry.kind, .tile = entry.tile, .cell = entry.cell, .rot = entry.rot };
          g_autoptr (CarcState) after = carc_preview (state, &plain, &from, NULL, NULL);
          if (after != NULL && !check_tile (state, &plain, after, why))
            return fail (why, ", by the tile of %s", line);
          if (after != NULL && entry.act != CARC_ACT_NONE && !entry.agreed)
            {
              g_autoptr (CarcState) acted = carc_preview (state, &entry, &from, NULL, NULL);
              if (!check_act (state, &entry, after, why) || !check_alike (state, &plain, acted, why))
                return fail (why, ", by %s", line);
            }
        }
      carc_apply_line (state, line, NULL);
    }
  return TRUE;
}

static const struct
{
  const char *what;
  const guint *seen;
} sums[] = {
  { "points", &seen.points },
  { "shared", &seen.shared },
  { "two alike", &seen.two_alike },
  { "nobody's", &seen.nobodys },
  { "goods", &seen.goods },
  { "tokens", &seen.spent },
  { "second tiles", &seen.second },
  { "ties", &seen.turned },
  { "more", &seen.more },
  { "racers", &seen.racer },
  { "arrived", &seen.arrives },
  { "cards", &seen.cards },
  { "pieces", &seen.pieces },
  { "captures", &seen.reached },
  { "pyramids", &seen.full },
  { "flights", &seen.flights },
  { "ingots", &seen.ingots },
  { "nothing", &seen.nothing },
  { "alike", &seen.alike },
  { "points if all pass", &seen.ahead },
  { "goods if all pass", &seen.ahead_goods },
  { "cards if all pass", &seen.ahead_cards },
  { "not known", &seen.unknown },
};

static void
test_as_told (void)
{
  for (guint32 seed = 1; seed <= 200; seed++)
    {
      /* After a tie from which nobody gets points, the feature is not said to be nobody's. */
      RandomTaste taste = random_taste_all;
      if (seed % 3 == 0)
        {
          taste.arbitress = 100;
          taste.rules = "rule A10 nobody";
          taste.readings = 0;
        }
      else if (seed % 3 == 1) /* many are asked before a tile is scored */
        {
          taste.with = "count";
          taste.others = 75;
        }
      else
        taste.with = "circus";
      g_autoptr (RandomGame) game = random_game_new (seed, &taste);
      g_autoptr (GString) why = g_string_new (NULL);
      if (!check_brings (game, why))
        {
          g_autofree char *record = random_game_print (game);
          g_error ("%s in\n%s", why->str, record);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_test_message ("%s %u", sums[i].what, *sums[i].seen);
      if (*sums[i].seen == 0)
        g_error ("no game came to a preview of: %s", sums[i].what);
    }
}

TESTS_MAIN ("/brings", as_told)
