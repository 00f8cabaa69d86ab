/* carc-entry.c - the grammar of an entry line; see entry.h and arbitress-record(5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-entry.h"

#include "carc-rooms.h"
#include "table/table-intl.h"
#include "table/table-reader.h"

/* ---- reading ---- */

typedef struct
{
  TableReader in;
  const CarcRules *rules;
} Parser;

gboolean
carc_rot_word (const char *word, int *rot)
{
  if (word[0] != 'r' || word[1] < '0' || word[1] > '3' || word[2] != '\0')
    return FALSE;
  *rot = word[1] - '0';
  return TRUE;
}

static gboolean
parse_tile (Parser *p, gint16 *tile)
{
  const char *word;
  if (!table_reader_need (&p->in, &word, _ ("which tile? its id is missing")))
    return FALSE;
  int found = carc_rules_tile (p->rules, word);
  if (found < 0)
    return table_refuse (p->in.why, _ ("“%.40s” is no tile of this game"), word);
  *tile = (gint16) found;
  return TRUE;
}

static gboolean
parse_xy (Parser *p, gint16 *x, gint16 *y)
{
  const char *word;
  int a, b;
  if (!table_reader_need (&p->in, &word, _ ("where? the cell is missing")))
    return FALSE;
  if (!table_words_xy (word, &a, &b))
    return table_refuse (p->in.why, _ ("“%.40s” is no cell: a cell is written X,Y, each from -%d to %d"), word,
                         TABLE_COORDINATE_MAX, TABLE_COORDINATE_MAX);
  *x = (gint16) a;
  *y = (gint16) b;
  return TRUE;
}

static gboolean
parse_spot (Parser *p, CarcSpot *spot)
{
  const char *word;
  if (!table_reader_need (&p->in, &word,
                          _ ("which feature? its spot is missing: city:N, road:E, farm:nne or cloister, for instance")))
    return FALSE;
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  int at = 0;
  guint kind = 0;
  while (kind < CARC_N_CLAIMABLE && (parts[0] == NULL || strcmp (parts[0], carc_kind_words[kind]) != 0))
    kind++;
  if (kind == CARC_CLOISTER && parts[1] == NULL)
    at = 0;
  else if (kind == CARC_FARM && parts[1])
    at = strcmp (parts[1], "inner") == 0 ? CARC_SPOT_INNER : carc_half_find (parts[1]);
  else if (kind < CARC_FARM && parts[1])
    at = carc_side_find (parts[1]);
  else
    at = -1;
  if (at < 0)
    return table_refuse (p->in.why, _ ("“%.40s” is no spot: city:N, road:E, farm:nne or cloister, for instance"), word);
  *spot = (CarcSpot){ (guint8) kind, (guint8) at };
  return TRUE;
}

static gboolean
parse_figure (Parser *p, guint8 *figure)
{
  const char *word;
  if (!table_reader_need (&p->in, &word, _ ("which figure? follower or big is missing")))
    return FALSE;
  for (guint i = 0; i < carc_n_figures; i++)
    if (strcmp (word, carc_figures[i]->word) == 0)
      {
        *figure = (guint8) i;
        return TRUE;
      }
  return table_refuse (p->in.why, _ ("“%.40s” is no figure: follower or big"), word);
}

static gboolean
parse_why (Parser *p, CarcEntry *entry)
{
  return table_reader_reason (&p->in, entry->why, sizeof entry->why);
}

static gboolean
parse_path (Parser *p, CarcEntry *entry)
{
  while (table_reader_peek (&p->in))
    {
      if (entry->n_path == CARC_PATH_MAX)
        return table_refuse (p->in.why, _ ("the path has more than %d cells"), CARC_PATH_MAX);
      CarcCellXY *cell = &entry->path[entry->n_path++];
      if (!parse_xy (p, &cell->x, &cell->y))
        return FALSE;
    }
  if (entry->n_path == 0)
    return table_refuse (p->in.why, _ ("where to? the cell is missing"));
  return TRUE;
}

/* join [big], or lift X,Y SPOT */
static gboolean
parse_racer (Parser *p, CarcEntry *entry, gboolean lift)
{
  entry->race = lift ? CARC_RACE_LIFT : CARC_RACE_JOIN;
  if (!lift)
    {
      entry->figure = table_reader_take_word (&p->in, "big") ? CARC_BIG : CARC_FOLLOWER;
      return TRUE;
    }
  entry->has_cell = TRUE;
  return parse_xy (p, &entry->cell_x, &entry->cell_y) && parse_spot (p, &entry->spot);
}

static gboolean
parse_act (Parser *p, CarcEntry *entry)
{
  if (table_reader_peek (&p->in) == NULL)
    return TRUE;
  if (table_reader_take_word (&p->in, "arbitress"))
    {
      entry->act = CARC_ACT_ARBITRESS;
      return parse_path (p, entry);
    }
  if (table_reader_take_word (&p->in, "racer"))
    {
      entry->act = CARC_ACT_RACER;
      return parse_path (p, entry);
    }
  if (table_reader_take_word (&p->in, "enter"))
    {
      entry->act = CARC_ACT_ENTER;
      return parse_racer (p, entry, table_reader_take_word (&p->in, "lift"));
    }
  if (strcmp (table_reader_peek (&p->in), "follower") != 0 && strcmp (table_reader_peek (&p->in), "big") != 0)
    return table_refuse (p->in.why, _ ("“%.40s” is no act: follower, big, arbitress, racer or enter"),
                         table_reader_peek (&p->in));
  entry->act = CARC_ACT_FOLLOWER;
  if (!parse_figure (p, &entry->figure) || !parse_spot (p, &entry->spot))
    return FALSE;
  if (table_reader_peek (&p->in) == NULL)
    return TRUE;
  entry->has_cell = TRUE;
  return parse_xy (p, &entry->cell_x, &entry->cell_y);
}

static gboolean
parse_place (Parser *p, CarcEntry *entry)
{
  const char *word;
  int rot;
  if (!parse_tile (p, &entry->tile) || !parse_xy (p, &entry->x, &entry->y))
    return FALSE;
  if (!table_reader_need (&p->in, &word,
                          _ ("how does it lie? the rotation is missing: r0, r1, r2 or r3, in quarter turns")))
    return FALSE;
  if (!carc_rot_word (word, &rot))
    return table_refuse (p->in.why, _ ("“%.20s” is no rotation: r0, r1, r2 or r3, in quarter turns"), word);
  entry->rot = (guint8) rot;
  return parse_act (p, entry);
}

static gboolean
parse_agreed (Parser *p, CarcEntry *entry)
{
  entry->agreed = TRUE;
  if (!parse_why (p, entry))
    return FALSE;
  if (!table_reader_take_word (&p->in, "place"))
    return table_refuse (p->in.why, _ ("only a placement can be agreed on: agreed \"why\" place ..."));
  return parse_place (p, entry);
}

static gboolean
parse_race (Parser *p, CarcEntry *entry)
{
  if (table_reader_take_word (&p->in, "decline"))
    {
      entry->race = CARC_RACE_DECLINE;
      return TRUE;
    }
  if (table_reader_take_word (&p->in, "join"))
    return parse_racer (p, entry, FALSE);
  if (table_reader_take_word (&p->in, "lift"))
    return parse_racer (p, entry, TRUE);
  return table_refuse (p->in.why, _ ("to the race one says: race join, race lift X,Y SPOT, or race decline"));
}

static gboolean
parse_discard (Parser *p, CarcEntry *entry)
{
  return parse_tile (p, &entry->tile);
}

static gboolean
parse_nothing (Parser *p, CarcEntry *entry)
{
  return TRUE;
}

static gboolean
parse_judge (Parser *p, CarcEntry *entry)
{
  gint8 player;
  do
    {
      if (!table_reader_player (&p->in, &player))
        return FALSE;
      entry->players |= (guint8) (1 << player);
    }
  while (table_reader_peek (&p->in));
  return TRUE;
}

static gboolean
parse_order (Parser *p, CarcEntry *entry)
{
  const char *word;
  int number;
  while ((word = table_reader_take (&p->in)))
    {
      if (entry->n_order == CARC_ORDER_MAX || !table_words_number (word, 1, CARC_ORDER_MAX, &number))
        return table_refuse (p->in.why, _ ("an order is numbers from 1 to %d"), CARC_ORDER_MAX);
      entry->order[entry->n_order++] = (guint8) (number - 1);
    }
  return TRUE;
}

static gboolean
parse_points (Parser *p, CarcEntry *entry)
{
  const char *word;
  int points;
  if (!table_reader_player (&p->in, &entry->player))
    return FALSE;
  if (!table_reader_need (&p->in, &word, _ ("how many? the points are missing, from -999 to 999")))
    return FALSE;
  if (!table_words_number (word, -999, 999, &points) || points == 0)
    return table_refuse (p->in.why, _ ("“%.20s” is no correction: from -999 to 999, not 0"), word);
  entry->points = (gint16) points;
  return parse_why (p, entry);
}

static gboolean
parse_return (Parser *p, CarcEntry *entry)
{
  entry->has_cell = TRUE;
  if (!table_reader_player (&p->in, &entry->player) || !parse_xy (p, &entry->cell_x, &entry->cell_y))
    return FALSE;
  if (table_reader_take_word (&p->in, "race"))
    entry->spot.kind = CARC_SPOT_RACE;
  else if (!parse_spot (p, &entry->spot))
    return FALSE;
  return parse_why (p, entry);
}

static gboolean
parse_deploy (Parser *p, CarcEntry *entry)
{
  entry->has_cell = TRUE;
  return table_reader_player (&p->in, &entry->player) && parse_figure (p, &entry->figure)
         && parse_xy (p, &entry->cell_x, &entry->cell_y) && parse_spot (p, &entry->spot) && parse_why (p, entry);
}

static gboolean
parse_turn (Parser *p, CarcEntry *entry)
{
  return table_reader_player (&p->in, &entry->player) && parse_why (p, entry);
}

typedef struct
{
  const char *word;
  CarcEntryKind kind;
  gboolean (*parse) (Parser *p, CarcEntry *entry);
} Verb;

static const Verb verbs[] = {
  { "place", CARC_ENTRY_PLACE, parse_place },    { "agreed", CARC_ENTRY_PLACE, parse_agreed },
  { "race", CARC_ENTRY_RACE, parse_race },       { "discard", CARC_ENTRY_DISCARD, parse_discard },
  { "again", CARC_ENTRY_AGAIN, parse_nothing },  { "judge", CARC_ENTRY_JUDGE, parse_judge },
  { "order", CARC_ENTRY_ORDER, parse_order },    { "points", CARC_ENTRY_POINTS, parse_points },
  { "return", CARC_ENTRY_RETURN, parse_return }, { "deploy", CARC_ENTRY_DEPLOY, parse_deploy },
  { "turn", CARC_ENTRY_TURN, parse_turn },       { "note", CARC_ENTRY_NOTE, parse_why },
  { "end", CARC_ENTRY_END, parse_why },
};

gboolean
carc_entry_parse (const CarcRules *rules, const char *line, CarcEntry *entry, TableRefusal *why)
{
  Parser p = { .rules = rules };
  memset (entry, 0, sizeof *entry);
  if (!table_reader_begin (&p.in, line, rules->players, rules->n_players, why))
    return FALSE;
  const char *word = table_reader_take (&p.in);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (verbs[i].word, word) == 0)
      {
        entry->kind = verbs[i].kind;
        return verbs[i].parse (&p, entry) && table_reader_end (&p.in);
      }
  return table_refuse (why, _ ("“%.40s” is no entry"), word);
}

/* ---- writing ---- */

char *
carc_spot_word (const CarcSpot *spot)
{
  if (spot->kind == CARC_SPOT_RACE)
    return g_strdup ("race");
  if (spot->kind == CARC_CLOISTER)
    return g_strdup (carc_kind_words[CARC_CLOISTER]);
  if (spot->kind == CARC_FARM)
    return g_strdup_printf ("%s:%s", carc_kind_words[CARC_FARM],
                            spot->at == CARC_SPOT_INNER ? "inner" : carc_half_words[spot->at]);
  return g_strdup_printf ("%s:%s", carc_kind_words[spot->kind], carc_side_words[spot->at]);
}

CarcSpot
carc_segment_spot (const CarcSegment *segment)
{
  guint at = 0;
  if (segment->kind == CARC_FARM)
    at = segment->halves ? (guint) __builtin_ctz (segment->halves) : CARC_SPOT_INNER;
  else if (segment->kind != CARC_CLOISTER)
    at = segment->sides ? (guint) __builtin_ctz (segment->sides) : 0;
  return (CarcSpot){ segment->kind, (guint8) at };
}

static void
print_spot (GString *out, const CarcSpot *spot)
{
  g_autofree char *word = carc_spot_word (spot);
  g_string_append_printf (out, " %s", word);
}

static void
print_racer (GString *out, const CarcEntry *entry, const char *join)
{
  if (entry->race == CARC_RACE_LIFT)
    {
      g_string_append_printf (out, " lift %d,%d", entry->cell_x, entry->cell_y);
      print_spot (out, &entry->spot);
    }
  else
    g_string_append_printf (out, "%s%s", join, entry->figure == CARC_BIG ? " big" : "");
}

static void
print_place (const CarcRules *rules, GString *out, const CarcEntry *entry)
{
  g_string_append_printf (out, "place %s %d,%d r%d", rules->tiles[entry->tile].id, entry->x, entry->y, entry->rot);
  switch (entry->act)
    {
    case CARC_ACT_FOLLOWER:
      g_string_append_printf (out, " %s", carc_figures[entry->figure]->word);
      print_spot (out, &entry->spot);
      if (entry->has_cell)
        g_string_append_printf (out, " %d,%d", entry->cell_x, entry->cell_y);
      break;
    case CARC_ACT_ARBITRESS:
    case CARC_ACT_RACER:
      g_string_append (out, entry->act == CARC_ACT_RACER ? " racer" : " arbitress");
      for (guint i = 0; i < entry->n_path; i++)
        g_string_append_printf (out, " %d,%d", entry->path[i].x, entry->path[i].y);
      break;
    case CARC_ACT_ENTER:
      g_string_append (out, " enter");
      print_racer (out, entry, "");
      break;
    case CARC_ACT_NONE:
    default: break;
    }
}

static void
print_name (const CarcRules *rules, GString *out, int player)
{
  g_string_append_c (out, ' ');
  table_words_append (out, rules->players[player].name);
}

static void
print_cell (GString *out, const CarcEntry *entry)
{
  g_string_append_printf (out, " %d,%d", entry->cell_x, entry->cell_y);
  print_spot (out, &entry->spot);
}

static void
print_why (GString *out, const CarcEntry *entry)
{
  g_string_append_c (out, ' ');
  table_words_append (out, entry->why);
}

char *
carc_entry_print (const CarcRules *rules, const CarcEntry *entry)
{
  static const char *const words[CARC_N_ENTRY_KINDS] = { "",       "race",   "discard", "again", "judge", "order",
                                                         "points", "return", "deploy",  "turn",  "note",  "end" };
  GString *out = g_string_new (words[entry->kind]);
  switch (entry->kind)
    {
    case CARC_ENTRY_PLACE:
      if (entry->agreed)
        {
          g_string_append (out, "agreed");
          print_why (out, entry);
          g_string_append_c (out, ' ');
        }
      print_place (rules, out, entry);
      break;
    case CARC_ENTRY_RACE:
      if (entry->race == CARC_RACE_DECLINE)
        g_string_append (out, " decline");
      else
        print_racer (out, entry, " join");
      break;
    case CARC_ENTRY_DISCARD: g_string_append_printf (out, " %s", rules->tiles[entry->tile].id); break;
    case CARC_ENTRY_JUDGE:
      for (guint i = 0; i < rules->n_players; i++)
        if (entry->players & (1 << i))
          print_name (rules, out, (int) i);
      break;
    case CARC_ENTRY_ORDER:
      for (guint i = 0; i < entry->n_order; i++)
        g_string_append_printf (out, " %d", entry->order[i] + 1);
      break;
    case CARC_ENTRY_POINTS:
      print_name (rules, out, entry->player);
      g_string_append_printf (out, " %+d", entry->points);
      print_why (out, entry);
      break;
    case CARC_ENTRY_RETURN:
      print_name (rules, out, entry->player);
      print_cell (out, entry);
      print_why (out, entry);
      break;
    case CARC_ENTRY_DEPLOY:
      print_name (rules, out, entry->player);
      g_string_append_printf (out, " %s", carc_figures[entry->figure]->word);
      print_cell (out, entry);
      print_why (out, entry);
      break;
    case CARC_ENTRY_TURN:
      print_name (rules, out, entry->player);
      print_why (out, entry);
      break;
    case CARC_ENTRY_NOTE:
    case CARC_ENTRY_END: print_why (out, entry); break;
    case CARC_ENTRY_AGAIN:
    case CARC_N_ENTRY_KINDS:
    default: break;
    }
  return g_string_free (out, FALSE);
}
