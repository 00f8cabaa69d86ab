/* table-setup.c - see table-setup.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-setup.h"

#include <stdio.h>
#include <string.h>

#include "table-game.h"
#include "table-intl.h"

const char *const table_colours[TABLE_N_COLOURS] = { "red",  "blue",   "yellow", "green", "black",
                                                     "pink", "orange", "violet", "white" };
const char *const table_shapes[TABLE_N_COLOURS] = { "circle",  "square", "triangle", "diamond", "star",
                                                    "hexagon", "cross",  "drop",     "heart" };

static const char *const aids_words[] = { "open", "table", "tournament" };

TableSetup *
table_setup_new (const TableGame *game)
{
  TableSetup *setup = g_new0 (TableSetup, 1);
  setup->game = game;
  return setup;
}

TableSetup *
table_setup_copy (const TableSetup *setup)
{
  TableSetup *copy = g_new (TableSetup, 1);
  *copy = *setup;
  for (guint i = 0; i < setup->n_lines; i++)
    copy->lines[i] = g_strdup (setup->lines[i]);
  return copy;
}

void
table_setup_free (TableSetup *setup)
{
  if (setup == NULL)
    return;
  for (guint i = 0; i < setup->n_lines; i++)
    g_free (setup->lines[i]);
  g_free (setup);
}

static gboolean
is_same_but_case (const char *a, const char *b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1), *folded_b = g_utf8_casefold (b, -1);
  return strcmp (folded_a, folded_b) == 0;
}

static gboolean
is_same (const char *a, const char *b)
{
  return strcmp (a, b) == 0;
}

static gboolean
is_same_by_key (const char *a, const char *b)
{
  g_autofree char *key_a = table_name_key (a), *key_b = table_name_key (b);
  return g_strcmp0 (key_a, key_b) == 0;
}

/* Has or had the player this name? */
static gboolean
is_called (const TablePlayer *player, const char *name, gboolean (*same) (const char *a, const char *b))
{
  if (same (player->name, name))
    return TRUE;
  for (guint i = 0; i < player->n_former; i++)
    if (same (player->former[i], name))
      return TRUE;
  return FALSE;
}

/* A record of version 0.2.0 may have two names with the same key, so the nearest name is the one that is meant.  Most
 * lines have the name as the setup writes it. */
int
table_player_find (const TablePlayer *players, guint n_players, const char *name)
{
  gboolean (*const ways[]) (const char *a, const char *b) = { is_same, is_same_but_case, is_same_by_key };
  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    for (guint i = 0; i < n_players; i++)
      if (is_called (&players[i], name, ways[way]))
        return (int) i;
  return -1;
}

int
table_setup_player (const TableSetup *setup, const char *name)
{
  return table_player_find (setup->players, setup->n_players, name);
}

static gboolean
letter_is_free (const TablePlayer *players, guint n_players, const char *letter)
{
  for (guint i = 0; i < n_players; i++)
    if (strcmp (players[i].letter, letter) == 0)
      return FALSE;
  return TRUE;
}

/* The first letter of the name that no other player has; else a digit. */
static void
choose_letter (const TablePlayer *players, guint n_players, TablePlayer *player)
{
  for (const char *p = player->name; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (!g_unichar_isalnum (c))
        continue;
      player->letter[g_unichar_to_utf8 (g_unichar_toupper (c), player->letter)] = '\0';
      if (letter_is_free (players, n_players, player->letter))
        return;
    }
  for (char digit = '1'; digit <= '9'; digit++)
    {
      player->letter[0] = digit;
      player->letter[1] = '\0';
      if (letter_is_free (players, n_players, player->letter))
        return;
    }
}

static gboolean
colour_is_free (const TableSetup *setup, guint colour)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].colour == colour)
      return FALSE;
  return TRUE;
}

/* ---- names that are written from right to left ---- */

static gboolean names_isolated;

void
table_names_isolate (void)
{
  names_isolated = TRUE;
}

const char *
table_name_said (const TablePlayer *player)
{
  return *player->said ? player->said : player->name;
}

/* Hebrew, Arabic and the other scripts of the blocks that Unicode keeps for writing from right to left. */
static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfefe)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

static gboolean
is_turned (const char *name)
{
  for (const char *p = name; *p; p = g_utf8_next_char (p))
    if (is_right_to_left (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

/* U+200E before it, because Pango takes the direction of a whole paragraph from the first letter, also from an isolated
 * one.  A name of a record may hold marks, which could end the isolation: they are left out.  If nothing is left, they
 * are shown like all other signs that nobody sees. */
static void
choose_said (TablePlayer *player)
{
  const gboolean turns = table_text_turns (player->name);
  g_autoptr (GString) kept = g_string_new (NULL);
  if (!names_isolated)
    return;
  for (const char *p = player->name; *p; p = g_utf8_next_char (p))
    if (!table_is_turning (g_utf8_get_char (p)))
      g_string_append_unichar (kept, g_utf8_get_char (p));
  g_autofree char *shown = table_text_shown (table_text_is_blank (kept->str) ? player->name : kept->str, FALSE);
  if (turns || is_turned (player->name))
    g_snprintf (player->said, sizeof player->said, "\u200e\u2068%s\u2069", shown);
  else if (strcmp (shown, player->name) != 0)
    g_strlcpy (player->said, shown, sizeof player->said);
}

static gboolean
check_new_name (const char *name, TableRefusal *why)
{
  if (table_text_turns (name))
    return table_refuse (why, _ ("a player's name holds no marks that turn the direction of writing"));
  return table_name_check (name, why);
}

/* `recorded`: the name stands in a record, perhaps one of version 0.2.0. */
static gboolean
check_name (const char *name, gboolean recorded, TableRefusal *why)
{
  if (!g_utf8_validate (name, -1, NULL) || *name == '\0' || g_utf8_strlen (name, -1) > TABLE_NAME_MAX)
    return table_refuse (why, _ ("a player's name has 1 to %d characters"), TABLE_NAME_MAX);
  for (const char *p = name; *p; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return table_refuse (why, _ ("a player's name holds no control characters"));
  return recorded || check_new_name (name, why);
}

static gboolean
add_player (TableSetup *setup, const char *name, int colour, gboolean recorded, TableRefusal *why)
{
  TablePlayer player = { 0 };
  if (setup->n_players == TABLE_MAX_PLAYERS)
    return table_refuse (why, _ ("%s cannot join: there are already %d players"), name, TABLE_MAX_PLAYERS);
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  if (!check_name (trimmed, recorded, why))
    return FALSE;
  int same = table_setup_player (setup, trimmed);
  if (same >= 0 && (!recorded || is_same_but_case (setup->players[same].name, trimmed)))
    return table_refuse (why, _ ("two players are called %s"), trimmed);
  for (guint i = 0; colour < 0 && i < TABLE_N_COLOURS; i++)
    if (colour_is_free (setup, i))
      colour = (int) i;
  if (!colour_is_free (setup, (guint) colour))
    return table_refuse (why, _ ("%s cannot have %s: another player has it"), trimmed, table_colours[colour]);
  g_strlcpy (player.name, trimmed, sizeof player.name);
  player.colour = (guint8) colour;
  choose_letter (setup->players, setup->n_players, &player);
  choose_said (&player);
  setup->players[setup->n_players++] = player;
  return TRUE;
}

gboolean
table_setup_add_player (TableSetup *setup, const char *name, int colour, TableRefusal *why)
{
  return add_player (setup, name, colour, FALSE, why);
}

/* ---- new names ---- */

/* The letter goes with the name.  The other players keep theirs. */
static void
call_player (TablePlayer *players, guint n_players, TablePlayer *player, const char *name)
{
  TablePlayer called = { .colour = player->colour, .n_former = player->n_former };
  memcpy (called.former, player->former, sizeof called.former);
  g_strlcpy (called.name, name, sizeof called.name);
  /* Nothing of the old name stays: players who are the same have the same bytes, and the old letter is free. */
  *player = (TablePlayer){ 0 };
  choose_letter (players, n_players, &called);
  choose_said (&called);
  *player = called;
}

gboolean
table_players_rename (TablePlayer *players, guint n_players, const char *from, const char *to, TableRefusal *why)
{
  const int index = table_player_find (players, n_players, from);
  g_autofree char *trimmed = g_strstrip (g_strdup (to));
  if (index < 0)
    return table_refuse (why, _ ("nobody is called “%.80s”"), from);
  if (!check_name (trimmed, FALSE, why))
    return FALSE;
  const int same = table_player_find (players, n_players, trimmed);
  if (same >= 0 && same != index)
    return table_refuse (why, _ ("another player is or was called %s"), trimmed);
  TablePlayer *player = &players[index];
  if (strcmp (player->name, trimmed) == 0)
    return TRUE;
  gboolean is_new = TRUE;
  for (guint i = 0; i < player->n_former; i++)
    is_new &= strcmp (player->former[i], player->name) != 0;
  /* All names are kept, also if the player gets an old one again.  So that the name of now can be kept, too, there is
   * one less than there is room for. */
  if (player->n_former + (guint) is_new >= TABLE_NAMES_MAX && !is_called (player, trimmed, is_same))
    return table_refuse (why, _ ("%s cannot get another name: there were %d before"), player->name,
                         TABLE_NAMES_MAX - 1);
  if (is_new)
    player->former[player->n_former++] = g_intern_string (player->name);
  call_player (players, n_players, player, trimmed);
  return TRUE;
}

gboolean
table_title_check (const char *title, TableRefusal *why)
{
  return strlen (title) <= TABLE_TITLE_MAX
         || table_refuse (why, _ ("the title is longer than %d bytes"), TABLE_TITLE_MAX);
}

void
table_setup_retitle (TableSetup *setup, const char *title)
{
  if (!table_title_check (title, NULL))
    return;
  if (!setup->retitled)
    g_strlcpy (setup->first_title, setup->title, sizeof setup->first_title);
  setup->retitled = TRUE;
  g_strlcpy (setup->title, title, sizeof setup->title);
}

gboolean
table_place_check (const char *place, TableRefusal *why)
{
  return strlen (place) <= TABLE_PLACE_MAX
         || table_refuse (why, _ ("the place is longer than %d bytes"), TABLE_PLACE_MAX);
}

void
table_setup_place (TableSetup *setup, const char *place)
{
  if (table_place_check (place, NULL))
    g_strlcpy (setup->place, place, sizeof setup->place);
}

const char *
table_player_first_name (const TablePlayer *player)
{
  return player->n_former > 0 ? player->former[0] : player->name;
}

void
table_setup_unname (TableSetup *setup)
{
  if (setup->retitled)
    g_strlcpy (setup->title, setup->first_title, sizeof setup->title);
  setup->retitled = FALSE;
  setup->first_title[0] = '\0';
  setup->place[0] = '\0';
  /* One after the other, as they were added: a letter depends on those before. */
  for (guint i = 0; i < setup->n_players; i++)
    {
      TablePlayer *player = &setup->players[i];
      call_player (setup->players, i, player, table_player_first_name (player));
      player->n_former = 0;
      memset (player->former, 0, sizeof player->former);
    }
}

gboolean
table_setup_set_rule (TableSetup *setup, const char *id, const char *word, TableRefusal *why)
{
  const TableGame *game = setup->game;
  int ruling = table_ruling_find (game->rulings, game->n_rulings, id);
  if (ruling < 0)
    return table_refuse (why, _ ("there is no ruling %.20s"), id);
  int option = table_ruling_option (&game->rulings[ruling], word);
  if (option < 0)
    {
      g_autoptr (GString) words = g_string_new (NULL);
      for (guint i = 0; i < game->rulings[ruling].n_options; i++)
        g_string_append_printf (words, i ? ", %s" : "%s", game->rulings[ruling].options[i].word);
      return table_refuse (why, _ ("ruling %s has no reading “%.20s”, only %s"), game->rulings[ruling].id, word,
                           words->str);
    }
  setup->rulings[ruling] = (guint8) option;
  return TRUE;
}

static gboolean
need_met (const TableSetup *setup, const TableNeed *need)
{
  const TableGame *game = setup->game;
  if (need->reading == NULL)
    return game->in_play (setup, need->what);
  const int ruling = table_ruling_find (game->rulings, game->n_rulings, need->what);
  g_assert (ruling >= 0);
  return strcmp (game->rulings[ruling].options[setup->rulings[ruling]].word, need->reading) == 0;
}

gboolean
table_setup_matters (const TableSetup *setup, guint ruling)
{
  const TableRuling *row = &setup->game->rulings[ruling];
  if (!setup->game->in_play (setup, row->system))
    return FALSE;
  for (guint i = 0; i < TABLE_NEEDS_MAX && row->needs[i].what != NULL; i++)
    if (!need_met (setup, &row->needs[i]))
      return FALSE;
  return row->matters == NULL || row->matters (setup);
}

gboolean
table_setup_preset (TableSetup *setup, const char *name, TableRefusal *why)
{
  const TableGame *game = setup->game;
  for (guint i = 0; i < game->n_presets; i++)
    {
      const TablePreset *preset = &game->presets[i];
      if (strcmp (preset->name, name) != 0)
        continue;
      for (guint j = 0; j < TABLE_PRESET_RULES_MAX && preset->rules[j].id; j++)
        if (!table_setup_set_rule (setup, preset->rules[j].id, preset->rules[j].word, why))
          g_return_val_if_reached (FALSE);
      return TRUE;
    }
  return table_refuse (why, _ ("this game has no preset “%.20s”"), name);
}

static gboolean
player_line (TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  int colour = -1;
  if (words->n < 2 || words->n > 3)
    return table_refuse (why, _ ("a player line is: player NAME COLOUR"));
  if (words->n == 3)
    {
      for (guint i = 0; i < TABLE_N_COLOURS; i++)
        if (g_ascii_strcasecmp (table_colours[i], words->word[2]) == 0)
          colour = (int) i;
      if (colour < 0)
        return table_refuse (why, _ ("“%.20s” is not a colour of a player"), words->word[2]);
    }
  if (setup->game && setup->n_players == setup->game->max_players)
    return table_refuse (why, _ ("this game is for %u players at most"), setup->game->max_players);
  return add_player (setup, words->word[1], colour, TRUE, why);
}

static gboolean
aids_line (TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  for (guint i = 0; words->n == 2 && i < G_N_ELEMENTS (aids_words); i++)
    if (strcmp (aids_words[i], words->word[1]) == 0)
      {
        setup->aids = (TableAids) i;
        return TRUE;
      }
  return table_refuse (why, _ ("the aids are open, table or tournament"));
}

static gboolean
is_date (const char *word)
{
  int y, m, d;
  g_auto (GStrv) parts = g_strsplit (word, "-", 4);
  return g_strv_length (parts) == 3 && strlen (word) == 10 && table_words_number (parts[0], 1, 9999, &y)
         && table_words_number (parts[1], 1, 12, &m) && table_words_number (parts[2], 1, 31, &d);
}

static gboolean
text_line (const TableWords *words, char *into, gsize size, TableRefusal *why)
{
  if (words->n != 2)
    return table_refuse (why, _ ("“%s” needs one word, or one text in quotation marks"), words->word[0]);
  if (strlen (words->word[1]) >= size)
    return table_refuse (why, _ ("the %s is longer than %u bytes"), words->word[0], (guint) size - 1);
  g_strlcpy (into, words->word[1], size);
  return TRUE;
}

gboolean
table_setup_line (TableSetup *setup, const char *line, TableRefusal *why)
{
  TableWords words;
  if (!table_words_cut (&words, line, why))
    return FALSE;
  if (words.n == 0)
    return TRUE;
  const char *key = words.word[0];
  if (strcmp (key, "game") == 0)
    {
      const TableGame *game = words.n == 2 ? table_game_find (words.word[1]) : NULL;
      if (game == NULL || (setup->game && setup->game != game))
        return table_refuse (why, _ ("this program knows no game “%.40s”"), words.n > 1 ? words.word[1] : "");
      setup->game = game;
      return TRUE;
    }
  if (strcmp (key, "title") == 0)
    return text_line (&words, setup->title, sizeof setup->title, why);
  if (strcmp (key, "date") == 0)
    {
      if (words.n != 2 || !is_date (words.word[1]))
        return table_refuse (why, _ ("a date is written like 2026-11-21"));
      return text_line (&words, setup->date, sizeof setup->date, why);
    }
  if (strcmp (key, "player") == 0)
    return player_line (setup, &words, why);
  if (strcmp (key, "aids") == 0)
    return aids_line (setup, &words, why);
  if (setup->game == NULL)
    return table_refuse (why, _ ("the game must be named before “%.40s”"), key);
  if (strcmp (key, "rule") == 0)
    {
      if (words.n != 3)
        return table_refuse (why, _ ("a rule line is: rule ID READING"));
      return table_setup_set_rule (setup, words.word[1], words.word[2], why);
    }
  if (strcmp (key, "preset") == 0)
    return words.n == 2 ? table_setup_preset (setup, words.word[1], why)
                        : table_refuse (why, _ ("a preset line is: preset NAME"));
  if (setup->n_lines == TABLE_SETUP_LINES_MAX)
    return table_refuse (why, _ ("the setup has more than %d lines"), TABLE_SETUP_LINES_MAX);
  if (!setup->game->setup_line (setup, &words, why))
    return FALSE;

  GString *canonical = g_string_new (NULL);
  for (guint i = 0; i < words.n; i++)
    {
      if (i)
        g_string_append_c (canonical, ' ');
      table_words_append (canonical, words.word[i]);
    }
  setup->lines[setup->n_lines++] = g_string_free (canonical, FALSE);
  return TRUE;
}

gboolean
table_setup_check_new (const TableSetup *setup, TableRefusal *why)
{
  if (!table_text_check (setup->title, why))
    return FALSE;
  for (guint i = 0; i < setup->n_lines; i++)
    if (!table_text_check (setup->lines[i], why))
      return FALSE;
  return TRUE;
}

TableSetup *
table_setup_parse (const char *text, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !table_setup_line (setup, lines[i], why))
      return NULL;
  if (setup->game == NULL)
    {
      table_refuse (why, _ ("the program does not know this game"));
      return NULL;
    }
  return g_steal_pointer (&setup);
}

gboolean
table_setup_next (const TableSetup *setup, guint *i, const char *key, TableWords *words)
{
  const gsize length = strlen (key);
  /* The lines are as table_words_append () wrote them, so most need not be cut. */
  while (*i < setup->n_lines)
    if (strncmp (setup->lines[*i], key, length) != 0)
      *i += 1;
    else if (table_words_cut (words, setup->lines[(*i)++], NULL) && words->n > 0 && strcmp (words->word[0], key) == 0)
      return TRUE;
  return FALSE;
}

gboolean
table_setup_day (const TableSetup *setup, int *year, int *month, int *day)
{
  return sscanf (setup->date, "%4d-%2d-%2d", year, month, day) == 3
         && g_date_valid_dmy ((GDateDay) *day, (GDateMonth) *month, (GDateYear) *year);
}

gboolean
table_setup_says (const TableSetup *setup, const char *first, const char *second)
{
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, first, &words);)
    if (second == NULL || (words.n > 1 && strcmp (words.word[1], second) == 0))
      return TRUE;
  return FALSE;
}

static void
print_text (GString *out, const char *key, const char *text)
{
  if (*text == '\0')
    return;
  g_string_append (out, key);
  g_string_append_c (out, ' ');
  table_words_append (out, text);
  g_string_append_c (out, '\n');
}

/* The house rules: every gap that has more than one reading, with the reading in force and what it means. */
static void
print_card (const TableSetup *setup, GString *out)
{
  const TableGame *game = setup->game;
  for (guint i = 0; i < game->n_rulings; i++)
    {
      const TableRuling *ruling = &game->rulings[i];
      const TableOption *option = &ruling->options[setup->rulings[i]];
      if (ruling->n_options > 1 && (setup->rulings[i] || game->in_play (setup, ruling->system)))
        g_string_append_printf (out, "rule %s %s  # %s\n", ruling->id, option->word, option->sentence);
    }
}

void
table_setup_print (const TableSetup *setup, GString *out)
{
  const TableGame *game = setup->game;
  g_string_append_printf (out, "game %s\n", game->name);
  print_text (out, "title", setup->retitled ? setup->first_title : setup->title);
  print_text (out, "date", setup->date);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_string_append (out, "player ");
      table_words_append (out, table_player_first_name (&setup->players[i]));
      g_string_append_printf (out, " %s\n", table_colours[setup->players[i].colour]);
    }
  for (guint i = 0; i < setup->n_lines; i++)
    g_string_append_printf (out, "%s\n", setup->lines[i]);
  print_card (setup, out);
  if (setup->aids != TABLE_AIDS_OPEN)
    g_string_append_printf (out, "aids %s\n", aids_words[setup->aids]);
}
