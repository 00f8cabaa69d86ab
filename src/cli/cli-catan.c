/* cli-catan.c - what only Catan prints: targets, roads, knights, fish, the shoe, the market, the dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-catan.h"

#include <glib/gi18n.h>

/* ---- the question ---- */

static char *
left_tell (gconstpointer of)
{
  const CatanState *state = of;
  if (state->on_pad)
    return NULL;
  guint n = state->fish ? catan_fish_stack (state->fish) : state->deck;
  return state->fish ? g_strdup_printf (ngettext ("%u fish token in the stack", "%u fish tokens in the stack", n), n)
                     : g_strdup_printf (ngettext ("%u development card left", "%u development cards left", n), n);
}

static gboolean
midway (gconstpointer of)
{
  const CatanState *state = of;
  return state->ask != CATAN_ASK_FOUND && state->ask != CATAN_ASK_ROLL && state->ask != CATAN_ASK_TURN
         && state->ask != CATAN_ASK_BUILD;
}

/* ---- what each player has ---- */

static void
add_fish (CliColumns *columns, const CatanState *state)
{
  CatanHandView views[CATAN_MAX_PLAYERS];
  for (guint i = 0; i < state->rules->n_players; i++)
    catan_fish_view (state->fish, i, &views[i]);
  cli_columns_add (columns, _ ("Fish on the tokens"));
  for (guint i = 0; i < state->rules->n_players; i++)
    if (views[i].min == views[i].max)
      cli_columns_add_number (columns, (int) views[i].min);
    else
      cli_columns_add_printf (columns, "%u–%u", views[i].min, views[i].max);
  cli_columns_add (columns,
                   catan_fish_exact (state->fish) ? _ ("Expected, if chosen blindly") : _ ("Expected, roughly"));
  for (guint i = 0; i < state->rules->n_players; i++)
    cli_columns_add_printf (columns, "%.1f", views[i].mean);
}

static void
add_counts (CliColumns *columns, const CliRecord *record)
{
  const CatanState *state = record->state;
  cli_columns_add (columns, _ ("Needed to win"));
  for (guint i = 0; i < state->rules->n_players; i++)
    cli_columns_add_number (columns, (int) catan_target (state, i));
  if (state->on_pad)
    return;
  cli_columns_add (columns, _ ("Longest way"));
  for (guint i = 0; i < state->rules->n_players; i++)
    cli_columns_add_number (columns, state->seats[i].road_length);
  if (state->fish)
    add_fish (columns, state);
}

/* ---- the table ---- */

static void
print_shoe (const CatanState *state)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint8 takers = catan_shoe_takers (state);
  if (state->shoe == CATAN_NOBODY)
    return;
  g_print (_ ("The old shoe: %s"), catan_name (state, state->shoe));
  for (guint i = 0; i < state->rules->n_players; i++)
    if (takers & (1 << i))
      g_string_append_printf (names, names->len ? ", %s" : "%s", catan_name (state, (int) i));
  if (names->len)
    g_print (_ ("; it may be given to: %s"), names->str);
  g_print ("\n");
}

static void
print_market (const CatanState *state)
{
  guint player = (guint) state->player;
  gboolean exact = catan_fish_exact (state->fish), chances = FALSE;
  CatanHandView view;
  if (state->ask != CATAN_ASK_ROLL && state->ask != CATAN_ASK_TURN)
    return;
  catan_fish_view (state->fish, player, &view);
  g_print (_ ("\nThe fish market for %s:\n"), catan_name (state, state->player));
  CliColumns *columns = cli_columns_new ("rlrl", 2);
  for (guint i = 0; i < CATAN_PRICES; i++)
    {
      TableRefusal why = { "" };
      CatanPays pays = catan_view_pays (&view, catan_price (i));
      catan_market_open (state, catan_price (i), &why);
      cli_columns_add_number (columns, catan_price (i));
      cli_columns_add (columns, _ (catan_pays_words[pays]));
      if (pays == CATAN_PAYS_MAYBE && !exact)
        cli_columns_add (columns, "?");
      else
        cli_columns_add_printf (columns, "%.1f %%", 100 * view.can_pay[catan_price (i)]);
      cli_columns_add (columns, why.sentence);
      chances |= pays == CATAN_PAYS_MAYBE && exact;
    }
  cli_columns_print (columns);
  if (chances)
    g_print ("  %s\n", _ ("Chances hold if tokens were chosen blindly."));
}

static void
print_fish (const CatanState *state)
{
  double next[CATAN_FISH_MAX + 1];
  guint turned = catan_fish_turned (state->fish), stack = catan_fish_stack (state->fish);
  g_print (_ ("Fish tokens: %u in the stack, %u used (%u × 1, %u × 2, %u × 3)"), stack, catan_fish_n_used (state->fish),
           catan_fish_used (state->fish, 1), catan_fish_used (state->fish, 2), catan_fish_used (state->fish, 3));
  if (turned)
    g_print (ngettext (", turned over once", ", turned over %u times", turned), turned);
  g_print ("\n");
  catan_fish_next (state->fish, next);
  if (stack)
    g_print (_ ("The next one: 1 %.1f %%, 2 %.1f %%, 3 %.1f %%, the shoe %.1f %%\n"), 100 * next[1], 100 * next[2],
             100 * next[3], 100 * next[0]);
  print_shoe (state);
  print_market (state);
}

static void
print_dice (const CatanState *state)
{
  guint throws = catan_throws (state);
  if (throws == 0)
    return;
  g_print (ngettext ("\nThe dice, thrown %u time:\n", "\nThe dice, thrown %u times:\n", throws), throws);
  CliColumns *columns = cli_columns_new ("lrrrrrrrrrrr", 2);
  cli_columns_add (columns, "");
  for (guint sum = 2; sum <= 12; sum++)
    cli_columns_add_number (columns, (int) sum);
  cli_columns_add (columns, _ ("thrown"));
  for (guint sum = 2; sum <= 12; sum++)
    cli_columns_add_number (columns, state->rolls[sum]);
  cli_columns_add (columns, _ ("expected"));
  for (guint sum = 2; sum <= 12; sum++)
    cli_columns_add_printf (columns, "%.1f", catan_dice_expected (sum, throws, state->calm_throws));
  cli_columns_print (columns);
}

/* What everybody knows of covered hands, and who can pay what. */
static void
print_hands (const CatanState *state)
{
  gboolean chances = FALSE;
  g_print (_ ("\nThe resource cards, as far as everybody knows:\n"));
  CliColumns *columns = cli_columns_new ("ll", 2);
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    if (k < state->rules->n_players || k == CATAN_KEEPER_BANK)
      {
        g_autofree char *told = catan_hand_tell (state, k);
        cli_columns_add (columns, k == CATAN_KEEPER_BANK ? _ ("the bank") : catan_name (state, (int) k));
        cli_columns_add (columns, *told != '\0' ? told : _ ("no card"));
      }
  cli_columns_print (columns);
  g_print (_ ("\nWhat can be paid with them?\n"));
  columns = cli_columns_new ("lrrrr", 2);
  cli_columns_add (columns, "");
  for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
    cli_columns_add (columns, thing < CATAN_N_PIECES ? catan_piece_name ((CatanPiece) thing) : _ ("development card"));
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      cli_columns_add (columns, catan_name (state, (int) p));
      for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
        {
          double chance;
          const CatanPays pays = catan_pays_cost (state, p, thing, &chance);
          if (pays == CATAN_PAYS_MAYBE && chance >= 0)
            cli_columns_add_printf (columns, "%u %%", catan_percent (chance));
          else
            cli_columns_add (columns, _ (catan_pays_words[pays]));
          chances |= pays == CATAN_PAYS_MAYBE && chance >= 0;
        }
    }
  cli_columns_print (columns);
  if (chances)
    g_print ("  %s\n", _ ("Chances hold if unseen cards were chosen blindly."));
}

static void
print_table (const CliRecord *record)
{
  const CatanState *state = record->state;
  g_print ("\n");
  if (state->longest != CATAN_NOBODY)
    g_print (_ ("Longest Road: %s\n"), catan_name (state, state->longest));
  if (state->army != CATAN_NOBODY)
    g_print (_ ("Largest Army: %s\n"), catan_name (state, state->army));
  if (state->robber != CATAN_NOWHERE)
    {
      g_print (_ ("The robber stands on %s\n"), catan_hex_name (state->robber).text);
    }
  else
    g_print (_ ("The robber is off the island\n"));
  if (state->rules->covered)
    print_hands (state);
  if (state->fish)
    print_fish (state);
  print_dice (state);
}

/* ---- an entry ---- */

static void
print_told (char *told)
{
  g_auto (GStrv) lines = cli_wrap (told, 96);
  for (guint i = 0; lines[i]; i++)
    g_print ("  %s\n", lines[i]);
  g_free (told);
}

/* Prints what was known of a payer's fish, or where the longest ways run. */
static void
explain (const CliRecord *record, guint index, guint *n, TableRulingSet *rulings)
{
  CatanEntry entry;
  g_autoptr (CatanState) before = table_journal_state_at (record->journal, index);
  const CatanState *state = record->state;
  const char *line = table_journal_entry (record->journal, index).line;
  if (!table_game_read (&catan_game, before->rules, line, &entry, NULL))
    return;
  if (entry.kind == CATAN_ENTRY_FISH)
    {
      print_told (catan_pays_tell (before, (guint) state->player, entry.number));
      (*n)++;
    }
  else if (entry.kind == CATAN_ENTRY_BUILD || entry.kind == CATAN_ENTRY_PLAY)
    for (guint i = 0; i < state->rules->n_players; i++)
      {
        if (state->seats[i].road_length == before->seats[i].road_length && state->longest == before->longest)
          continue;
        print_told (catan_road_tell (state, i));
        (*n)++;
      }
}

/* ---- the callback table ---- */

static const char *const nouns[] = { "settlement", "city", "card", "point" };
G_STATIC_ASSERT (G_N_ELEMENTS (nouns) == CATAN_N_NOUNS);
static const char *const becauses[] = {
  "built", "founded", "upgraded", "taken", "passed", "broken", "revealed", "corrected", "counted", "there",
};
G_STATIC_ASSERT (G_N_ELEMENTS (becauses) == CATAN_N_BECAUSES);

static const char *
noun_word (guint noun)
{
  return nouns[noun];
}

static const char *
because_word (guint because)
{
  return becauses[because];
}

const CliGame cli_catan = {
  .game = &catan_game,
  .left_tell = left_tell,
  .midway = midway,
  .add_counts = add_counts,
  .print_table = print_table,
  .explain = explain,
  .with_ways = TRUE,
  .noun = noun_word,
  .because = because_word,
  .json_player = catan_json_player,
  .json_line = catan_json_line,
  .json_state = catan_json_state,
};
