/* catan-effects.c - what an entry does besides points: cards, fish tokens and the shoe come and go, and a throw brings
 * less than it should.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every change of a hand is in exactly one effect, so a hand is the sum of its effects.  The terms of cards have the
 * resource as their noun.  All of this lies open on the table, or follows from what does: effects count fish tokens and
 * development cards, and tell no value and no kind of them.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"
#include "table/table-event.h"

/* ---- recording ---- */

static TableLine *
add_effect (const CatanState *state, TableLedger *effects, CatanEffectKind kind, guint player)
{
  const TableLine added = { .kind = (guint8) kind,
                            .player = (gint8) player,
                            .entry = state->n_entries,
                            .turn = state->n_turns,
                            .feature = -1,
                            .tie = -1 };
  table_ledger_add (effects, &added);
  return &effects->lines[effects->n_lines - 1];
}

/* The effect of this kind and player that the entry has already, or a new one; all of one kind are told together. */
static TableLine *
effect_of (const CatanState *state, TableLedger *effects, CatanEffectKind kind, guint player)
{
  for (guint i = effects->n_lines; i > 0 && effects->lines[i - 1].entry == state->n_entries; i--)
    if (effects->lines[i - 1].kind == kind && effects->lines[i - 1].player == (gint8) player)
      return &effects->lines[i - 1];
  return add_effect (state, effects, kind, player);
}

/* The terms are in the order of their nouns. */
static void
add_term (TableLine *effect, guint noun, int count)
{
  guint at = 0;
  while (at < effect->n_terms && effect->terms[at].noun < noun)
    at++;
  if (at == effect->n_terms || effect->terms[at].noun != noun)
    {
      g_assert (effect->n_terms < TABLE_TERMS_MAX);
      memmove (&effect->terms[at + 1], &effect->terms[at], (effect->n_terms++ - at) * sizeof *effect->terms);
      effect->terms[at] = (TableTerm){ .noun = (guint8) noun };
    }
  effect->terms[at].count = (gint16) (effect->terms[at].count + count);
}

void
catan_effect (CatanState *state, CatanEffectKind kind, guint player, guint noun, int count)
{
  if (state->effects != NULL)
    add_term (effect_of (state, state->effects, kind, player), noun, count);
}

/* ---- a throw ---- */

/* A new effect with these numbers; the first of them counts `noun`. */
static void
add_numbers (const CatanState *state, TableLedger *out, CatanEffectKind kind, guint player, guint noun, guint32 own,
             const gint16 *numbers, guint n)
{
  TableLine *effect = add_effect (state, out, kind, player);
  effect->own[0] = own;
  effect->n_terms = (guint8) n;
  for (guint i = 0; i < n; i++)
    effect->terms[i] = (TableTerm){ .count = numbers[i], .noun = i == 0 ? (guint8) noun : 0 };
}

static void
add_cards (const CatanState *state, const CatanYield *yield, guint player, TableLedger *out)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (yield->yield[player][r])
      add_term (effect_of (state, out, CATAN_EFFECT_RECEIVED, player), r, yield->yield[player][r]);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint owed = 0;
      for (guint p = 0; p < state->rules->n_players; p++)
        owed += yield->owed[p][r];
      if (yield->owed[player][r] > yield->yield[player][r])
        add_numbers (
            state, out, CATAN_EFFECT_SHORT, player, r, owed == yield->owed[player][r],
            (const gint16[]){ yield->owed[player][r] - yield->yield[player][r], yield->bank[r], (gint16) owed }, 3);
    }
  if (yield->lost[player])
    add_numbers (state, out, CATAN_EFFECT_ROBBED, player, 0, 0, (const gint16[]){ yield->lost[player] }, 1);
}

#define AND_LAKE 16 /* added to the number of a fishery */

/* The number of the fishery that yields tokens to a player; 0: a lake does. */
static guint32
source_of (const CatanYield *yield, guint player, guint dice)
{
  if (yield->lake_owed[player] == 0)
    return dice;
  return yield->lake_owed[player] == yield->fish_owed[player] ? 0 : dice + AND_LAKE;
}

/* Who throws comes first, then clockwise (F13). */
static void
add_draws (const CatanState *state, guint dice, const CatanYield *yield, TableLedger *out)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const guint player = (yield->thrower + i) % state->rules->n_players;
      if (yield->fish_owed[player])
        add_numbers (state, out, CATAN_EFFECT_DRAWS, player, 0, source_of (yield, player, dice),
                     (const gint16[]){ yield->fish[player], yield->fish_owed[player], yield->fish_there },
                     yield->shortage == CATAN_FISH_SHORT ? 3 : 2);
    }
}

void
catan_yield_effects (const CatanState *state, guint dice, const CatanYield *yield, TableLedger *out)
{
  const guint before = out->n_lines;
  if (dice == 7)
    add_numbers (state, out, CATAN_EFFECT_SEVEN, yield->thrower, 0, 0, NULL, 0);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      add_cards (state, yield, p, out);
      if (yield->discards[p])
        add_numbers (state, out, CATAN_EFFECT_DISCARDS, p, 0, 0, (const gint16[]){ yield->discards[p] }, 1);
    }
  add_draws (state, dice, yield, out);
  if (out->n_lines == before)
    add_numbers (state, out, CATAN_EFFECT_NONE, yield->thrower, 0, 0, NULL, 0);
}

/* ---- telling ---- */

static void
append_cards (GString *out, const TableLine *effect, int sign)
{
  guint8 cards[CATAN_N_RESOURCES] = { 0 };
  for (guint i = 0; i < effect->n_terms; i++)
    if (sign * effect->terms[i].count > 0)
      cards[effect->terms[i].noun] = (guint8) (sign * effect->terms[i].count);
  catan_tell_cards (out, cards);
}

/* "2 wood, 1 ore", "1 ore, gives 2 wood" */
static char *
cards_tell (gconstpointer state, const TableLine *effect)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GString) given = g_string_new (NULL);
  append_cards (out, effect, 1);
  append_cards (given, effect, -1);
  if (given->len > 0)
    {
      if (out->len > 0)
        g_string_append (out, ", ");
      /* Translators: a player gives cards away: "gives 2 wood". */
      g_string_append_printf (out, _ ("gives %s"), given->str);
    }
  if (out->len == 0)
    g_string_append (out, _ ("nobody has a card of it"));
  return g_string_free (out, FALSE);
}

static char *
short_tell (gconstpointer state, const TableLine *effect)
{
  /* Translators: cards of a resource that a player should get, and does not: "2 wood too few". */
  return g_strdup_printf (_ ("%u %s too few"), (guint) effect->terms[0].count,
                          catan_resource_name ((CatanResource) effect->terms[0].noun));
}

static char *
short_because (gconstpointer state, const TableLine *effect)
{
  const guint bank = (guint) effect->terms[1].count, owed = (guint) effect->terms[2].count;
  if (effect->own[0]) /* only to this player */
    return g_strdup_printf (_ ("the bank has %u and owes %u"), bank, owed);
  return g_strdup_printf (_ ("the bank has %u and owes %u: nobody gets any of it"), bank, owed);
}

static char *
robbed_tell (gconstpointer state, const TableLine *effect)
{
  const guint n = (guint) effect->terms[0].count;
  return g_strdup_printf (ngettext ("the robber blocks %u card", "the robber blocks %u cards", n), n);
}

static char *
discards_tell (gconstpointer state, const TableLine *effect)
{
  const guint n = (guint) effect->terms[0].count;
  return g_strdup_printf (ngettext ("discards %u card", "discards %u cards", n), n);
}

static char *
draws_tell (gconstpointer state, const TableLine *effect)
{
  const guint n = (guint) effect->terms[0].count, fishery = effect->own[0] % AND_LAKE;
  if (n == 0 && fishery == 0)
    return g_strdup (_ ("draws no fish token from the lake"));
  if (n == 0 && effect->own[0] > AND_LAKE)
    return g_strdup_printf (_ ("draws no fish token from fishery %u and the lake"), fishery);
  if (n == 0)
    return g_strdup_printf (_ ("draws no fish token from fishery %u"), fishery);
  if (fishery == 0)
    return g_strdup_printf (ngettext ("draws %u fish token from the lake", "draws %u fish tokens from the lake", n), n);
  if (effect->own[0] > AND_LAKE)
    return g_strdup_printf (ngettext ("draws %u fish token from fishery %u and the lake",
                                      "draws %u fish tokens from fishery %u and the lake", n),
                            n, fishery);
  return g_strdup_printf (ngettext ("draws %u fish token from fishery %u", "draws %u fish tokens from fishery %u", n),
                          n, fishery);
}

static char *
draws_because (gconstpointer state, const TableLine *effect)
{
  const guint n = (guint) effect->terms[0].count, due = (guint) effect->terms[1].count;
  if (effect->n_terms == 3)
    return g_strdup_printf (_ ("the supply has only %u for all: nobody draws (F1)"), (guint) effect->terms[2].count);
  if (n == due)
    return g_strdup ("");
  if (n == 0)
    return g_strdup (_ ("a hand holds seven fish tokens at most (T2)"));
  /* Translators: so many fish tokens are due to a player, who draws fewer. */
  return g_strdup_printf (_ ("instead of %u: a hand holds seven fish tokens at most (T2)"), due);
}

static char *
development_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  if (n < 0)
    return g_strdup_printf (ngettext ("%d development card less", "%d development cards less", -n), -n);
  return g_strdup_printf (ngettext ("%d development card more", "%d development cards more", n), n);
}

static char *
unseen_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  if (n < 0)
    return g_strdup_printf (ngettext ("%d unseen resource card less", "%d unseen resource cards less", -n), -n);
  return g_strdup_printf (ngettext ("%d unseen resource card more", "%d unseen resource cards more", n), n);
}

static char *
fish_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  if (n < 0)
    return g_strdup_printf (ngettext ("%d fish token less", "%d fish tokens less", -n), -n);
  return g_strdup_printf (ngettext ("%d fish token more", "%d fish tokens more", n), n);
}

static char *
shoe_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup (effect->terms[0].count < 0 ? _ ("gives the old shoe") : _ ("gets the old shoe"));
}

static const char *
term (gconstpointer state, const TableLine *effect, guint nth)
{
  static const char *const words[CATAN_N_EFFECTS][3] = {
    [CATAN_EFFECT_SHORT] = { NULL, "bank", "owed" },
    [CATAN_EFFECT_ROBBED] = { "card" },
    [CATAN_EFFECT_DISCARDS] = { "card" },
    [CATAN_EFFECT_DRAWS] = { "token", "due", "supply" },
    [CATAN_EFFECT_DEVELOPMENT] = { "development" },
    [CATAN_EFFECT_FISH] = { "token" },
    [CATAN_EFFECT_SHOE] = { "shoe" },
    [CATAN_EFFECT_UNSEEN] = { "card" },
  };
  const char *const *own = words[effect->kind];
  /* The noun of other terms is a resource. */
  return nth < G_N_ELEMENTS (words[0]) && own[nth] != NULL ? own[nth] : catan_resource_words[effect->terms[nth].noun];
}

static const TableEffectRow rows[] = {
  { CATAN_EFFECT_RECEIVED, "received", NULL, cards_tell, NULL, term, TABLE_TOLD_AFTER },
  { CATAN_EFFECT_SHORT, "short", NULL, short_tell, short_because, term, TABLE_TOLD_AFTER },
  { CATAN_EFFECT_ROBBED, "robbed", NULL, robbed_tell, NULL, term, TABLE_TOLD_AFTER },
  { CATAN_EFFECT_DISCARDS, "discards", NULL, discards_tell, NULL, term, TABLE_TOLD_AFTER },
  { CATAN_EFFECT_DRAWS, "draws", NULL, draws_tell, draws_because, term, TABLE_TOLD_AFTER },
  { CATAN_EFFECT_NONE, "none", .told = TABLE_TOLD_AFTER, .plain = TRUE, .says = N_ ("Nobody receives anything") },
  { CATAN_EFFECT_SEVEN, "seven", .told = TABLE_TOLD_AFTER, .plain = TRUE, .says = N_ ("The robber comes") },
  { CATAN_EFFECT_CARDS, "cards", NULL, cards_tell, NULL, term, TABLE_TOLD_BY_ENTRY },
  { CATAN_EFFECT_DEVELOPMENT, "development", NULL, development_tell, NULL, term, TABLE_TOLD_BY_ENTRY },
  { CATAN_EFFECT_FISH, "fish", NULL, fish_tell, NULL, term, TABLE_TOLD_BY_ENTRY },
  { CATAN_EFFECT_SHOE, "shoe", NULL, shoe_tell, NULL, term, TABLE_TOLD_BY_ENTRY },
  { CATAN_EFFECT_UNSEEN, "unseen", NULL, unseen_tell, NULL, term, TABLE_TOLD_BY_ENTRY },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rows) == CATAN_N_EFFECTS);

const TableEffectRow *
catan_effect_row (guint kind)
{
  g_assert (kind < CATAN_N_EFFECTS && rows[kind].id == kind);
  return &rows[kind];
}

char *
catan_yield_tell (const CatanState *state, guint dice, const CatanYield *yield)
{
  TableLedger effects = { 0 };
  catan_yield_effects (state, dice, yield, &effects);
  char *told = table_effects_tell (&catan_game, state, &effects);
  table_ledger_clear (&effects);
  return told;
}

char *
catan_reminder (gconstpointer data)
{
  const CatanState *state = data;
  g_autofree char *told = NULL;
  if (state->dice == 0 || state->ask == CATAN_ASK_ROLL || state->ask == CATAN_ASK_NOTHING)
    return NULL;
  told = catan_yield_tell (state, state->dice, &state->brought);
  /* Translators: the sum of the dice, and what it brought: "Thrown: 8. Anna: 2 wood". */
  return g_strdup_printf (_ ("Thrown: %u. %s"), state->dice, told);
}
