/* test-covered.c - whole games with covered hands, beside the same games with open hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The open game is the truth.  Whatever is known of the covered one must allow it.  What was told in secret changes
 * nothing that everybody sees, and no answer to a later entry.
 */
#include <string.h>

#include "catan-alike.h"
#include "catan-covered.h"
#include "catan-random-game.h"
#include "catan/catan-operands-private.h"
#include "catan/catan-rooms.h"
#include "../table/random-seeds.h"
#include "../table/test-add.h"

/* In one game alone, hardly a guess is taken. */
#define GAMES MAX (RANDOM_GAMES (24), 4)

typedef struct
{
  guint entries, certain, cards, inexact, told, stock, unsure, guesses, wrong, doubts;
} Tally;

/* A hand is the sum of its effects, with those of cards that nobody saw. */
static void
check_effects (const CatanState *before, const CatanState *after, const TableLedger *effects)
{
  const guint kinds = 1u << CATAN_EFFECT_RECEIVED | 1u << CATAN_EFFECT_CARDS | 1u << CATAN_EFFECT_UNSEEN;
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      int told = 0;
      for (guint i = 0; i < effects->n_lines; i++)
        for (guint k = 0; kinds >> effects->lines[i].kind & 1 && k < effects->lines[i].n_terms; k++)
          if (effects->lines[i].player == (int) p)
            told += effects->lines[i].terms[k].count;
      g_assert_cmpint (told, ==, (int) catan_hand_size (after, p) - (int) catan_hand_size (before, p));
    }
}

/* A player who told something sees each of their cards: those that are known with their number, and a "?" for each
 * other. */
static void
check_own (const CatanState *state, guint player)
{
  g_autofree char *told = catan_own_cards_tell (state, player);
  guint64 n = 0;

  for (char *at = told; *at != '\0' && *at != '\n'; at++)
    if (*at == '?')
      n++;
    else if (g_ascii_isdigit (*at))
      {
        n += g_ascii_strtoull (at, &at, 10);
        at--;
      }
  g_assert_cmpuint (n, ==, catan_hands_size (state->kept.own[player], player));
}

static void
tally_state (const CatanState *state, Tally *tally)
{
  CatanHandsView view;
  tally->entries++;
  tally->stock += state->bank_unseen > 0;
  tally->unsure += state->brought.unsure;
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      tally->told += state->kept.own[p] != NULL;
      if (state->rules->covered && state->kept.own[p] != NULL)
        check_own (state, p);
      catan_hands_view (state->kept.everybody, p, &view);
      tally->inexact += !view.exact;
      tally->cards += catan_hand_size (state, p);
      tally->certain += catan_hand_size (state, p) - state->seats[p].unseen;
    }
}

/* What everybody sees of a state: all but what was told in secret.  `who`: also, who told something. */
static char *
dump_public (const CatanState *state, gboolean who)
{
  g_autoptr (CatanState) seen = catan_state_copy (state);
  g_autofree char *dump = NULL;
  guint told = 0;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    {
      CatanTold *secrets[] = { &seen->told[p], &seen->seats[p].told };
      told |= (guint) (seen->kept.own[p] != NULL) << p;
      g_clear_pointer (&seen->kept.own[p], catan_hands_free);
      for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
        *secrets[i] = (CatanTold){ .any = who && secrets[i]->any };
    }
  seen->kept.doubt = 0;
  dump = catan_fixture_dump (seen);
  return g_strdup_printf ("%stold by %u\n", dump, who ? told : 0);
}

static void
expect_same (const CatanState *a, const CatanState *b, gboolean who, guint32 seed, const char *line)
{
  g_autofree char *one = dump_public (a, who), *two = dump_public (b, who);
  g_autoptr (GString) difference = g_string_new (NULL);
  if (!fixture_same (one, two, difference))
    g_error ("seed %u: %s: what was told is seen: %s", seed, line, difference->str);
}

static char *
without_secrets (const CatanState *state, const char *line)
{
  CatanEntry entry;
  g_assert_true (catan_entry_parse (state->rules, line, &entry, NULL));
  catan_entry_cover (&entry);
  return catan_entry_print (state->rules, &entry);
}

/* ---- the same game, but what is told in secret is not true ---- */

static void
lie_cards (CatanGiven *given, GRand *rand)
{
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      n += given->told[r];
      given->told[r] = 0;
    }
  for (; n > 0; n--)
    given->told[g_rand_int_range (rand, 0, CATAN_N_RESOURCES)]++;
}

/* Other values in place of those that the line tells in secret. */
static char *
lie (const CatanState *state, const char *line, GRand *rand)
{
  CatanEntry entry;
  g_assert_true (catan_entry_parse (state->rules, line, &entry, NULL));
  /* What is spent or handed in was shown. */
  for (guint i = entry.kind == CATAN_ENTRY_EXCHANGE ? 1 : 0;
       entry.kind != CATAN_ENTRY_FISH && i < (guint) entry.n_tokens + entry.n_got; i++)
    if (entry.tokens[i].look == CATAN_TOKEN_TOLD)
      entry.tokens[i].value = (guint8) g_rand_int_range (rand, 1, CATAN_FISH_MAX + 1);
  if (CATAN_IS_TOLD (entry.resource))
    entry.resource = (guint8) CATAN_TOLD (g_rand_int_range (rand, 0, CATAN_N_RESOURCES));
  if (CATAN_IS_TOLD (entry.card))
    entry.card = (guint8) CATAN_TOLD (g_rand_int_range (rand, 0, CATAN_N_CARDS));
  lie_cards (&entry.give, rand);
  lie_cards (&entry.get, rand);
  return catan_entry_print (state->rules, &entry);
}

/* A lie that everybody knows to be one is refused; then another is tried, at last the truth. */
static void
enter_lie (CatanState *liar, const char *line, GRand *rand, guint32 seed)
{
  TableRefusal why = { "" };
  for (guint i = 0; i < 8 && catan_is_secret (line); i++)
    {
      g_autofree char *lied = lie (liar, line, rand);
      if (catan_apply_line (liar, lied, &why))
        return;
      g_assert_nonnull (strstr (why.sentence, "what is told in secret"));
    }
  if (!catan_apply_line (liar, line, &why))
    g_error ("seed %u: %s, after lies: %s", seed, line, why.sentence);
}

/* What somebody could enter to find out what was told. */
static char *
guess (const CatanState *state, GRand *rand)
{
  const char *card = catan_resource_words[g_rand_int_range (rand, 0, CATAN_N_RESOURCES)];
  const char *other = catan_resource_words[g_rand_int_range (rand, 0, CATAN_N_RESOURCES)];
  const guint n = (guint) g_rand_int_range (rand, 1, 4), m = (guint) g_rand_int_range (rand, 1, 4);
  const char *name = state->rules->players[g_rand_int_range (rand, 0, (gint32) state->rules->n_players)].name;
  switch (g_rand_int_range (rand, 0, 16))
    {
    case 0: return g_strdup_printf ("trade \"%s\" give %s %u get %s 1", name, card, n, other);
    case 1: return g_strdup_printf ("trade \"%s\" give %s 1 get ?%s %u", name, card, other, n);
    case 2: return g_strdup_printf ("discard \"%s\" %s %u %s 2", name, card, 1 + n, other);
    case 3: return g_strdup_printf ("stock %s %u", card, 20 - 2 * n - m);
    case 4: return g_strdup_printf ("hand \"%s\" %s -%u guess", name, card, n);
    case 5: return g_strdup_printf ("agreed guess play monopoly %s", card);
    case 6: return g_strdup ("agreed guess play plenty wood ore");
    case 7: return g_strdup_printf ("reveal %u", n);
    case 8: return g_strdup_printf ("shown \"%s\" %u guess", name, n);
    case 9: return g_strdup_printf ("knights \"%s\" %u guess", name, n);
    case 10: return g_strdup_printf ("fish 2 pay %u %u", n, m);
    case 11: return g_strdup_printf ("token \"%s\" back ?%u guess", name, n);
    case 13: return g_strdup_printf ("trade \"%s\" give fish ?", name);
    case 14: return g_strdup_printf ("uncover \"%s\" %u", name, n);
    case 12: return g_strdup_printf ("trade \"%s\" give fish ?%u get fish %u", name, n, m);
    default: return g_strdup_printf ("trade \"%s\" get fish ? ?%u", name, n);
    }
}

static guint
doubts (const CatanState *state)
{
  guint n = 0;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    n += (state->kept.doubt >> p & 1) + state->told[p].doubt + state->seats[p].told.doubt;
  return n;
}

/* Whoever tries an entry gets the same answer, whatever was told. */
static void
try_guess (const CatanState *state, const CatanState *liar, GRand *rand, guint32 seed, Tally *tally)
{
  g_autoptr (CatanState) a = catan_state_copy (state);
  g_autoptr (CatanState) b = catan_state_copy (liar);
  g_autofree char *line = guess (state, rand);
  TableRefusal why = { "" }, other = { "" };
  const gboolean taken = catan_apply_line (a, line, &why);
  if (catan_apply_line (b, line, &other) != taken || strcmp (why.sentence, other.sentence) != 0)
    g_error ("seed %u: %s: the answer depends on what was told: %s; %s", seed, line, why.sentence, other.sentence);
  expect_same (a, b, TRUE, seed, line);
  tally->guesses += taken;
  tally->wrong += doubts (a) > doubts (state);
  if (!catan_state_validate (a, &why) || !catan_state_validate (b, &why))
    g_error ("seed %u: %s: %s", seed, line, why.sentence);
}

/* ---- what is shown as payable, beside every hand that is possible ---- */

#define HANDS_MAX 4000

/* All hands that a player can have.  Each is tried as if the whole hand was counted.  FALSE: there are too many, or not
 * every possibility is kept. */
static gboolean
list_hands (const CatanState *state, guint player, GArray *hands)
{
  guint8 cards[CATAN_N_RESOURCES], at[CATAN_N_RESOURCES] = { 0 };
  guint n_boxes = 1;
  CatanHandsView view;
  catan_hands_view (state->kept.everybody, player, &view);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n_boxes *= view.most[r] - view.least[r] + 1u;
  if (!view.exact || n_boxes > HANDS_MAX)
    return FALSE;
  for (guint box = 0; box < n_boxes; box++)
    {
      guint left = box, sum = 0;
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          const guint span = view.most[r] - view.least[r] + 1u;
          at[r] = (guint8) (left % span);
          left /= span;
          cards[r] = (guint8) (view.least[r] + at[r]);
          sum += cards[r];
        }
      if (sum != catan_hand_size (state, player))
        continue;
      g_autoptr (CatanHands) counted = catan_hands_copy (state->kept.everybody);
      gboolean possible = TRUE;
      for (guint r = 0; r < CATAN_N_RESOURCES && possible; r++)
        possible = catan_hands_count (counted, player, r, cards[r]);
      if (possible)
        g_array_append_val (hands, cards);
    }
  return TRUE;
}

/* In how many of these hands are these cards, beside how many in which `named` are? */
static guint
count_hands (const GArray *hands, const guint8 named[CATAN_N_RESOURCES], const guint8 cards[CATAN_N_RESOURCES],
             guint *of)
{
  guint n = 0;
  *of = 0;
  for (guint i = 0; i < hands->len; i++)
    {
      const guint8 *hand = (const guint8 *) hands->data + i * CATAN_N_RESOURCES;
      gboolean has = TRUE, fits = TRUE;
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          fits = fits && hand[r] >= named[r];
          has = has && hand[r] >= cards[r];
        }
      *of += fits;
      n += has;
    }
  return n;
}

typedef struct
{
  guint surely, maybe, never, together, offered, unsure, hidden;
} Shown;

static void
check_costs (const CatanState *state, const CatanState *truth, guint player, const GArray *hands, Shown *shown)
{
  static const guint8 none[CATAN_N_RESOURCES];
  for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
    {
      guint of;
      const guint n = count_hands (hands, none, catan_costs[thing], &of);
      const CatanPays pays = catan_pays_cost (state, player, thing, NULL);
      g_autofree char *told = catan_cost_tell (state, player, thing, TRUE);
      gboolean each = TRUE;
      g_assert_cmpint (pays, ==, n == 0 ? CATAN_PAYS_NEVER : n == of ? CATAN_PAYS_SURELY : CATAN_PAYS_MAYBE);
      g_assert_true (pays != CATAN_PAYS_NEVER || !catan_check_cost (truth, player, thing, NULL));
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        each = each && state->seats[player].most[r] >= catan_costs[thing][r];
      *(n == 0 ? &shown->never : n == of ? &shown->surely : &shown->maybe) += 1;
      g_assert_true (n > 0 || strstr (told, "missing") != NULL || strstr (told, "it cannot be paid: ") != NULL);
      shown->together += each && n == 0;
      g_assert_true (!each || n > 0 || strstr (told, " unknown") != NULL);
    }
}

/* Names cards one by one: what is offered next is in a hand with all named ones, what is not offered in none. */
static void
check_offers (const CatanState *state, guint player, const GArray *hands, GRand *rand, Shown *shown)
{
  CatanGiven named = { 0 };
  for (guint step = 0; step < 4; step++)
    {
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      int next = -1;
      catan_offer_hand (state, player, &named, offers);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          const TableOffer *found = NULL;
          guint8 cards[CATAN_N_RESOURCES];
          guint of, n;
          memcpy (cards, named.seen, sizeof cards);
          cards[r]++;
          n = count_hands (hands, named.seen, cards, &of);
          for (guint i = 0; i < offers->len; i++)
            if (g_array_index (offers, TableOffer, i).value[0] == (gint32) r)
              found = &g_array_index (offers, TableOffer, i);
          g_assert_cmpint (found != NULL, ==, n > 0);
          shown->hidden += found == NULL && state->seats[player].most[r] >= cards[r];
          if (found == NULL)
            continue;
          g_autofree char *told = catan_tell_resource (state, NULL, found);
          g_assert_cmpint (catan_offer_is_maybe (state, found), ==, n < of);
          g_assert_cmpint (strstr (told, "(maybe, ") != NULL, ==, n < of);
          shown->offered++;
          shown->unsure += n < of;
          if (next < 0 || g_rand_int_range (rand, 0, 2) == 0)
            next = (int) r;
        }
      if (next < 0)
        return;
      named.seen[next]++;
    }
}

static void
check_shown (const CatanState *state, const CatanState *truth, GRand *rand, Shown *shown)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      g_autoptr (GArray) hands = g_array_new (FALSE, FALSE, CATAN_N_RESOURCES);
      if (state->seats[p].unseen == 0 || !list_hands (state, p, hands))
        continue;
      check_costs (state, truth, p, hands, shown);
      check_offers (state, p, hands, rand, shown);
    }
}

static void
show (guint32 seed, Shown *shown)
{
  g_autoptr (GPtrArray) setup = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, &catan_random_covered, setup);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_ptr_array_add (setup, NULL);
  g_autofree char *lines = g_strjoinv ("\n", (char **) setup->pdata), *text = g_strconcat (lines, "\n", NULL);
  g_autoptr (CatanState) state = catan_fixture_new (text);
  char *line;
  while ((line = catan_evening_entry (evening, state)) != NULL)
    {
      if (!catan_apply_line (state, line, NULL))
        g_error ("seed %u: %s is refused", seed, line);
      check_shown (state, catan_evening_truth (evening), rand, shown);
      g_free (line);
    }
}

static void
test_shown (void)
{
  Shown shown = { 0 };
  for (guint32 seed = 0; seed < MAX (RANDOM_GAMES (6), 2); seed++)
    show (seed, &shown);
  g_test_message (
      "surely %u, maybe %u, never %u, of these only together %u; cards offered %u, of these not certain %u; "
      "not offered because of others %u",
      shown.surely, shown.maybe, shown.never, shown.together, shown.offered, shown.unsure, shown.hidden);
  g_assert_cmpuint (shown.surely, >, 0);
  g_assert_cmpuint (shown.maybe, >, 0);
  g_assert_cmpuint (shown.together, >, 0);
  g_assert_cmpuint (shown.unsure, >, 0);
  g_assert_cmpuint (shown.hidden, >, 0);
}

/* Plays an evening in four ways: as it is entered, with open hands, without what was told in secret, and with other
 * values told in secret. */
static void
play (guint32 seed, Tally *tally)
{
  g_autoptr (GPtrArray) setup = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, &catan_random_covered, setup);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_ptr_array_add (setup, NULL);
  g_autofree char *lines = g_strjoinv ("\n", (char **) setup->pdata);
  g_autofree char *text = g_strconcat (lines, "\n", NULL);
  g_autoptr (CatanState) state = catan_fixture_new (text);
  g_autoptr (CatanState) other = catan_fixture_new (text);
  g_autoptr (CatanState) liar = catan_fixture_new (text);
  char *line;
  while ((line = catan_evening_entry (evening, state)) != NULL)
    {
      g_autoptr (CatanState) before = catan_state_copy (state);
      g_autofree char *covered = without_secrets (state, line), *entered = line;
      TableLedger effects = { 0 };
      TableRefusal why = { "" };
      if (!table_game_apply_telling (&catan_game, state, line, &effects, &why))
        g_error ("seed %u: %s: %s", seed, line, why.sentence);
      check_effects (before, state, &effects);
      table_ledger_clear (&effects);
      if (!catan_state_validate (state, &why))
        g_error ("seed %u: %s: %s", seed, line, why.sentence);
      if (!catan_covers_truth (state, catan_evening_truth (evening)) || doubts (state) > 0)
        g_error ("seed %u: after %s the truth is not possible", seed, line);
      /* What is spent or handed in was shown. */
      g_assert_true (!catan_is_secret (covered) || g_str_has_prefix (covered, "fish ")
                     || g_str_has_prefix (covered, "exchange "));
      if (!catan_apply_line (other, covered, &why))
        g_error ("seed %u: %s: %s", seed, covered, why.sentence);
      expect_same (state, other, FALSE, seed, line);
      enter_lie (liar, line, rand, seed);
      expect_same (state, liar, TRUE, seed, line);
      if (!catan_state_validate (liar, &why))
        g_error ("seed %u: %s, after lies: %s", seed, line, why.sentence);
      for (guint i = 0; i < 2; i++)
        try_guess (state, liar, rand, seed, tally);
      tally->doubts += doubts (liar);
      tally_state (state, tally);
    }
  /* Both games came to the same end. */
  const CatanState *truth = catan_evening_truth (evening);
  g_assert_cmpint (truth->winner, ==, state->winner);
  for (guint p = 0; p < state->rules->n_players; p++)
    g_assert_cmpint (catan_points (truth, p), ==, catan_points (state, p));
}

static void
test_games (void)
{
  Tally tally = { 0 };
  for (guint32 seed = 0; seed < GAMES; seed++)
    play (seed, &tally);
  g_test_message ("%u entries; %u of %u cards certain; %u hands without chances; told after %u entries, the bank "
                  "uncertain after %u, a throw uncertain %u times",
                  tally.entries, tally.certain, tally.cards, tally.inexact, tally.told, tally.stock, tally.unsure);
  g_test_message ("%u guesses taken, %u of them against what was told; lies noticed %u times", tally.guesses,
                  tally.wrong, tally.doubts);
  g_assert_cmpuint (tally.guesses, >, RANDOM_GAMES (1000));
  g_assert_cmpuint (tally.wrong, >, RANDOM_GAMES (100));
  g_assert_cmpuint (tally.doubts, >, RANDOM_GAMES (1000));
  g_assert_cmpuint (tally.told, >, RANDOM_GAMES (1000));
  g_assert_cmpuint (tally.stock, >, RANDOM_GAMES (100));
  g_assert_cmpuint (tally.certain, <, tally.cards);
  g_assert_cmpuint (tally.certain, >, tally.cards / 4);
}

/* ---- two records that differ only in what was told ---- */

#define EDITED (g_test_thorough () ? RANDOM_GAMES (200) : MAX (RANDOM_GAMES (12), 2)) /* evenings; each is edited */
#define EDITS 50                                                                      /* times */
#define NEAR (g_test_thorough () ? 20 : 1) /* everybody's view is compared after so many lines from the edit on, */
#define FAR 10                             /* and in the thorough suite after every tenth; and at the end */
#define TOLD 10                            /* the words are compared at every tenth edit */

/* Applies the lines of both records from one on.  Each line fits in both or in neither, for the same reason, and
 * everybody sees the same after it. */
static void
expect_alike (CatanState *a, CatanState *b, const GPtrArray *lines, const GPtrArray *lied, guint from, guint32 seed)
{
  for (guint i = from; i < lines->len; i++)
    {
      const gboolean looks = i + 1 == lines->len || i < from + NEAR || (g_test_thorough () && i % FAR == 0);
      const char *line = lines->pdata[i];
      TableRefusal why = { "" }, other = { "" };
      const gboolean fits = table_game_fold_line (&catan_game, a, line, NULL, &why);
      if (table_game_fold_line (&catan_game, b, lied->pdata[i], NULL, &other) != fits
          || (!fits && strcmp (why.sentence, other.sentence) != 0))
        g_error ("seed %u: %s and %s: %s; %s", seed, line, (char *) lied->pdata[i], why.sentence, other.sentence);
      if (looks)
        expect_same (a, b, TRUE, seed, line);
      if (looks && (!catan_state_validate (a, &why) || !catan_state_validate (b, &why)))
        g_error ("seed %u: %s: %s", seed, line, why.sentence);
    }
}

/* The same edit of both: a line goes, a throw becomes another one, or a line comes that nobody has told in secret.
 * Returns it; its line is in `lines`. */
static TableEdit
edit_both (const CatanState *start, guint at, GPtrArray *lines, GPtrArray *lied, GRand *rand)
{
  const gboolean throws = g_str_has_prefix (lines->pdata[at], "roll ");
  g_autofree char *put = throws ? g_strdup_printf ("roll %d", g_rand_int_range (rand, 2, 13)) : guess (start, rand);
  const gboolean goes = throws || g_rand_int_range (rand, 0, 2) == 0;
  if (goes)
    {
      g_ptr_array_remove_index (lines, at);
      g_ptr_array_remove_index (lied, at);
      if (!throws)
        return (TableEdit){ TABLE_EDIT_DELETE, at, 0, NULL };
    }
  g_ptr_array_insert (lines, (int) at, g_strdup (put));
  g_ptr_array_insert (lied, (int) at, g_strdup (put));
  return (TableEdit){ throws ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT, at, 0, lines->pdata[at] };
}

static TableJournal *
journal_of (const char *setup_lines, const GPtrArray *lines)
{
  g_autoptr (TableSetup) setup = catan_fixture_setup (setup_lines, NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_ptr_array_extend (entries, (GPtrArray *) lines, NULL, NULL);
  g_ptr_array_add (entries, NULL);
  return table_journal_new_of (setup, (const char *const *) entries->pdata, NULL);
}

static GPtrArray *
copy_lines (const GPtrArray *lines)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (copy, g_strdup (lines->pdata[i]));
  return copy;
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static void
edit (guint32 seed, CatanAlike *tally)
{
  g_autoptr (GPtrArray) setup = g_ptr_array_new_with_free_func (g_free), lines = NULL, lied = NULL;
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, &catan_random_covered, setup);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_ptr_array_add (setup, NULL);
  g_autofree char *words = g_strjoinv ("\n", (char **) setup->pdata), *text = g_strconcat (words, "\n", NULL);
  g_autoptr (CatanState) start = catan_fixture_new (text), state = catan_state_copy (start);
  char *line;
  lines = g_ptr_array_new_with_free_func (g_free);
  lied = g_ptr_array_new_with_free_func (g_free);
  while ((line = catan_evening_entry (evening, state)) != NULL)
    {
      g_ptr_array_add (lied, catan_is_secret (line) ? lie (state, line, rand) : g_strdup (line));
      g_ptr_array_add (lines, line);
      if (!catan_apply_line (state, line, NULL))
        g_error ("seed %u: %s is refused", seed, line);
    }
  /* Both records up to the line that is edited next; what comes before it is folded once for all edits. */
  g_autoptr (CatanState) told = catan_state_copy (start), liar = catan_state_copy (start);
  guint edits[EDITS], n = 0;
  for (guint i = 0; i < EDITS; i++)
    edits[i] = (guint) g_rand_int_range (rand, 0, (gint32) lines->len);
  qsort (edits, EDITS, sizeof *edits, by_number);
  g_autoptr (TableJournal) one = journal_of (text, lines), two = journal_of (text, lied);
  for (guint i = 0; i < EDITS; i++)
    {
      for (; n < edits[i]; n++)
        {
          table_game_fold_line (&catan_game, told, lines->pdata[n], NULL, NULL);
          table_game_fold_line (&catan_game, liar, lied->pdata[n], NULL, NULL);
        }
      g_autoptr (GPtrArray) mine = copy_lines (lines), other = copy_lines (lied);
      g_autoptr (CatanState) a = catan_state_copy (told), b = catan_state_copy (liar);
      const TableEdit made = edit_both (start, n, mine, other, rand);
      expect_alike (a, b, mine, other, n, seed);
      g_autoptr (GString) why = g_string_new (NULL);
      if (i % TOLD == 0 && !catan_alike ((const TableJournal *[]){ one, two }, &made, rand, tally, why))
        g_error ("seed %u, edit of entry %u: what was told is said: %s", seed, n + 1, why->str);
    }
}

static void
test_edited (void)
{
  CatanAlike tally = { 0 };
  for (guint32 seed = 0; seed < EDITED; seed++)
    {
      edit (seed, &tally);
      if (seed % 10 == 9)
        g_test_message ("%u pairs of records", (seed + 1) * EDITS);
    }
  g_test_message ("%u times something was due; %u rows of differences, %u readings, %u lines of answers", tally.due,
                  tally.rows, tally.readings, tally.lines);
  g_assert_cmpuint (tally.due, >, 0);
  g_assert_cmpuint (tally.rows, >, 0);
  g_assert_cmpuint (tally.readings, >, 0);
  g_assert_cmpuint (tally.lines, >, 0);
}

TESTS_MAIN_AFTER (catan_register (), "/covered", games, shown, edited)
