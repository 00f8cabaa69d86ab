/* statistics-text.c - statistics as CSV and as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "statistics.h"
#include "table/table-json.h"

/* ---- CSV ---- */

static void
add_comma (GString *csv)
{
  if (csv->len > 0 && csv->str[csv->len - 1] != '\n')
    g_string_append_c (csv, ',');
}

/* A text that begins like a formula would be computed by a spreadsheet, also if its sign is a wide one. */
static gboolean
is_formula (const char *text)
{
  const gunichar sign = g_utf8_get_char (text);

  return sign != 0 && g_utf8_strchr ("=+-@\t\r＝＋－＠", -1, sign) != NULL;
}

/* In some countries a spreadsheet also cuts at a semicolon, and what follows would be a cell of its own. */
static void
add_cell (GString *csv, const char *text)
{
  const gboolean formula = is_formula (text);

  add_comma (csv);
  if (strpbrk (text, ",;\"\r\n") == NULL)
    {
      g_string_append_printf (csv, formula ? "'%s" : "%s", text);
      /* An empty first cell: without the quotes its comma would be missing. */
      if (*text == '\0')
        g_string_append (csv, "\"\"");
      return;
    }
  g_string_append (csv, formula ? "\"'" : "\"");
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  g_string_append_c (csv, '"');
}

static void
add_number (GString *csv, gint64 number)
{
  add_comma (csv);
  g_string_append_printf (csv, "%" G_GINT64_FORMAT, number);
}

/* NAN: nothing is known. */
static void
add_real (GString *csv, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  add_comma (csv);
  if (!isnan (number))
    g_string_append (csv, g_ascii_formatd (digits, sizeof digits, "%.2f", number));
}

static void
end_row (GString *csv)
{
  g_string_append (csv, "\r\n");
}

char *
arb_tallies_csv (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (plays, filter, by);
  const gboolean pair = by == ARB_BY_PAIR;
  GString *csv = g_string_new (arb_grouping_words[pair ? ARB_BY_PLAYER : by]);

  g_string_append_printf (csv, "%s,games,results,wins,average,best,best_player,margin%s\r\n",
                          pair ? ",partner,partner_wins" : "",
                          pair                  ? ",ahead,partner_ahead"
                          : by == ARB_BY_PLAYER ? ",place"
                                                : "");
  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      add_cell (csv, tally->key);
      if (pair)
        {
          add_cell (csv, tally->other);
          add_number (csv, tally->other_wins);
        }
      add_number (csv, tally->games);
      add_number (csv, tally->results);
      add_number (csv, tally->wins);
      add_real (csv, arb_tally_average (tally));
      add_number (csv, tally->best);
      add_cell (csv, tally->best_of);
      add_real (csv, tally->n_margins > 0 ? arb_tally_margin (tally) : NAN);
      if (by == ARB_BY_PLAYER)
        add_real (csv, arb_tally_place (tally));
      if (pair)
        {
          add_number (csv, tally->ahead);
          add_number (csv, tally->other_ahead);
        }
      end_row (csv);
    }
  return g_string_free (csv, FALSE);
}

/* The names of the systems in play, "base lake". */
static char *
sets_of (const ArbPlay *play)
{
  GString *sets = g_string_new (NULL);

  for (guint i = 0; i < play->game->n_systems; i++)
    if ((play->systems >> i) & 1)
      g_string_append_printf (sets, sets->len > 0 ? " %s" : "%s", play->game->systems[i].name);
  return g_string_free (sets, FALSE);
}

char *
arb_plays_csv (const GPtrArray *plays, const ArbFilter *filter)
{
  GString *csv = g_string_new ("game_id,date,game,sets,player,score,won,where,seconds\r\n");

  for (guint i = 0; i < plays->len; i++)
    {
      const ArbPlay *play = plays->pdata[i];
      g_autofree char *sets = sets_of (play);

      if (!arb_filter_fits (filter, play))
        continue;
      for (guint p = 0; p < play->n_players; p++)
        {
          add_number (csv, play->id);
          add_cell (csv, play->day);
          add_cell (csv, play->game->name);
          add_cell (csv, sets);
          add_cell (csv, play->players[p].name);
          add_number (csv, play->players[p].score);
          add_number (csv, play->players[p].won ? 1 : 0);
          add_cell (csv, play->place);
          if (play->seconds >= 0)
            add_number (csv, play->seconds);
          else
            add_cell (csv, "");
          end_row (csv);
        }
    }
  return g_string_free (csv, FALSE);
}

char *
arb_kinds_csv (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_kind_sums (plays, filter);
  GString *csv = g_string_new ("game,kind,player,results,points,average\r\n");

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbKindSum *sum = sums->pdata[i];

      add_cell (csv, sum->of.game->name);
      add_cell (csv, sum->of.game->kind_name (sum->of.kind));
      add_cell (csv, sum->of.player);
      add_number (csv, sum->of.results);
      add_number (csv, sum->points);
      add_real (csv, (double) sum->points / sum->of.results);
      end_row (csv);
    }
  return g_string_free (csv, FALSE);
}

char *
arb_lucks_csv (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_luck_sums (plays, filter);
  GString *csv = g_string_new ("game,luck,player,results,got,expected,spread\r\n");

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];

      add_cell (csv, sum->of.game->name);
      add_cell (csv, arb_luck_sum_kind (sum)->word);
      add_cell (csv, sum->of.player);
      add_number (csv, sum->of.results);
      add_real (csv, sum->luck.got);
      add_real (csv, sum->luck.expected);
      add_real (csv, arb_luck_sum_spread (sum));
      end_row (csv);
    }
  return g_string_free (csv, FALSE);
}

/* ---- JSON ---- */

/* A whole number is written without a point. */
static void
put_short (GString *json, const char *key, double number)
{
  if (round (number * 1e4) == round (number) * 1e4)
    put_number (json, key, (gint64) round (number));
  else
    put_real (json, key, number);
}

static void
json_filter (GString *json, const ArbFilter *filter)
{
  in_object (json, "filter");
  if (filter->game != NULL)
    put_text (json, "game", filter->game);
  if (filter->player != NULL)
    put_text (json, "player", filter->player);
  if (filter->from != 0)
    put_number (json, "from", filter->from);
  if (filter->to != 0)
    put_number (json, "to", filter->to);
  in_array (json, "sets");
  for (guint i = 0; filter->sets != NULL && filter->sets[i] != NULL; i++)
    put_text (json, NULL, filter->sets[i]);
}

static void
json_tallies (GString *json, const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (plays, filter, by);

  in_array (json, arb_grouping_words[by]);
  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      in_object (json, NULL);
      put_text (json, "key", tally->key);
      if (tally->other != NULL)
        {
          put_text (json, "partner", tally->other);
          put_number (json, "partner_wins", tally->other_wins);
          put_number (json, "ahead", tally->ahead);
          put_number (json, "partner_ahead", tally->other_ahead);
        }
      if (by == ARB_BY_PLAYER)
        {
          put_array (json, "places");
          for (guint k = 0; k < ARB_PLACES; k++)
            put_number (json, NULL, tally->places[k]);
          end_array (json);
          put_short (json, "place", arb_tally_place (tally));
        }
      put_text (json, "title", tally->title);
      put_number (json, "games", tally->games);
      put_number (json, "results", tally->results);
      put_number (json, "wins", tally->wins);
      put_number (json, "points", tally->points);
      put_short (json, "average", arb_tally_average (tally));
      put_number (json, "best", tally->best);
      put_text (json, "best_player", tally->best_of);
      put_short (json, "margin", tally->n_margins > 0 ? arb_tally_margin (tally) : NAN);
    }
}

static void
json_kinds (GString *json, const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_kind_sums (plays, filter);

  in_array (json, "kinds");
  for (guint i = 0; i < sums->len; i++)
    {
      const ArbKindSum *sum = sums->pdata[i];

      in_object (json, NULL);
      put_text (json, "game", sum->of.game->name);
      put_text (json, "kind", sum->of.game->kind_name (sum->of.kind));
      put_text (json, "player", sum->of.player);
      put_number (json, "results", sum->of.results);
      put_number (json, "points", sum->points);
    }
}

static void
json_luck (GString *json, const ArbLuck *luck)
{
  put_short (json, "got", luck->got);
  put_short (json, "expected", luck->expected);
  put_short (json, "spread", sqrt (luck->variance));
}

static void
json_lucks (GString *json, const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_luck_sums (plays, filter);

  in_array (json, "luck");
  for (guint i = 0; i < sums->len; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];

      in_object (json, NULL);
      put_text (json, "game", sum->of.game->name);
      put_text (json, "luck", arb_luck_sum_kind (sum)->word);
      put_text (json, "player", sum->of.player);
      put_number (json, "results", sum->of.results);
      json_luck (json, &sum->luck);
    }
}

static void
json_play (GString *json, const ArbPlay *play)
{
  in_object (json, NULL);
  put_number (json, "id", play->id);
  put_text (json, "date", play->day);
  if (play->place[0] != '\0')
    put_text (json, "where", play->place);
  if (play->seconds >= 0)
    put_number (json, "seconds", play->seconds);
  put_text (json, "game", play->game->name);
  put_array (json, "sets");
  for (guint i = 0; i < play->game->n_systems; i++)
    if ((play->systems >> i) & 1)
      put_text (json, NULL, play->game->systems[i].name);
  end_array (json);
  in_array (json, "players");
  for (guint p = 0; p < play->n_players; p++)
    {
      const ArbPlayPlayer *player = &play->players[p];

      in_object (json, NULL);
      put_text (json, "name", player->name);
      put_number (json, "score", player->score);
      put_truth (json, "won", player->won);
      put_object (json, "kinds");
      for (guint kind = 0; kind < play->game->n_kinds; kind++)
        if ((play->kinds >> kind) & 1)
          put_number (json, play->game->kind_name (kind), player->points[kind]);
      end_object (json);
      in_object (json, "luck");
      for (guint kind = 0; kind < play->game->n_luck_kinds; kind++)
        if ((play->lucks >> kind) & 1)
          {
            in_object (json, play->game->luck_kinds[kind].word);
            json_luck (json, &player->luck[kind]);
          }
    }
}

char *
arb_statistics_json (const GPtrArray *plays, const ArbFilter *filter, guint n_unread)
{
  g_autoptr (GString) json = g_string_new ("{");
  int first, last;

  put_text (json, "format", "arbitress-statistics");
  put_number (json, "version", 1);
  json_filter (json, filter);
  put_number (json, "games", arb_plays_count (plays, filter, &first, &last));
  put_number (json, "unread", n_unread);
  for (ArbGrouping by = 0; by < ARB_N_GROUPINGS; by++)
    json_tallies (json, plays, filter, by);
  json_kinds (json, plays, filter);
  json_lucks (json, plays, filter);
  put_array (json, "plays");
  for (guint i = 0; i < plays->len; i++)
    if (arb_filter_fits (filter, plays->pdata[i]))
      json_play (json, plays->pdata[i]);
  g_string_append (json, "]}\n");
  return table_json_escape (json->str);
}
