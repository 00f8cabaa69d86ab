/* catan-tokens.c - fish tokens as entries name them: draws, payments, trades, corrections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Fishermen of Catan, 3B and 3C; rulings F8, F12, F13, F16, T2.  An entry must be possible as far as everybody
 * knows (state->fish).  Changes of several tokens are tried on copies, so that a refusal changes nothing.  Values that
 * an entry tells in secret are tried on a second copy, which is dropped; then they are noted only for the owner
 * (catan-told.h).
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

#define CAP 7 /* T2 */

typedef struct
{
  CatanFish *fish, *told;
} Trial;

static void
trial_clear (Trial *trial)
{
  catan_fish_free (trial->fish);
  catan_fish_free (trial->told);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Trial, trial_clear)

static Trial
trial_begin (const CatanState *state, gboolean tells)
{
  return (Trial){ catan_fish_copy (state->fish), tells ? catan_fish_copy (state->fish) : NULL };
}

static void
trial_keep (CatanState *state, Trial *trial)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if (catan_fish_held (trial->fish, p) != catan_fish_held (state->fish, p))
      catan_effect (state, CATAN_EFFECT_FISH, p, 0,
                    (int) catan_fish_held (trial->fish, p) - (int) catan_fish_held (state->fish, p));
  catan_fish_free (state->fish);
  state->fish = g_steal_pointer (&trial->fish);
}

/* How many tokens lie where everybody sees their values. */
static guint
count_seen (const CatanFish *fish, guint n_players)
{
  guint seen = catan_fish_n_used (fish);
  for (guint p = 0; p < n_players; p++)
    seen += catan_fish_held (fish, p) - catan_fish_secret (fish, p);
  return seen;
}

/* May what is told in secret stand although everybody knows that it cannot be so?  Only in an entry that is applied
 * again.  The refusal says which count forbids it, and no value: of several that are told, some may be right.  `seen`
 * is this count when the token moves: what the same entry has shown before is in it. */
static gboolean
may_stay_told (const CatanState *state, guint player, guint seen, TableRefusal *why)
{
  return state->recorded
         || table_refuse (
             why,
             ngettext ("what is told in secret of the tokens of %s cannot be so: everybody sees the value of "
                       "%u token, and it does not allow it",
                       "what is told in secret of the tokens of %s cannot be so: everybody sees the values "
                       "of %u tokens, and they do not allow it",
                       seen),
             catan_name (state, (int) player), seen);
}

static gboolean
check_fishermen (const CatanState *state, TableRefusal *why)
{
  return state->fish != NULL || table_refuse (why, _ ("the Fishermen are not in play"));
}

guint
catan_tokens_room (const CatanState *state, guint player)
{
  guint held = catan_fish_held (state->fish, player);
  if (catan_rule (state->rules, CATAN_T2) == CATAN_T2_ANY)
    return G_MAXUINT;
  return held < CAP ? CAP - held : 0;
}

/* ---- drawing ---- */

static gboolean
draw_one (const CatanState *state, Trial *trial, guint player, const CatanToken *token, TableRefusal *why)
{
  if (token->look == CATAN_TOKEN_SHOE)
    return catan_fish_draw_shoe (trial->fish, why) && (trial->told == NULL || catan_fish_draw_shoe (trial->told, why));
  const guint shown = token->look == CATAN_TOKEN_OPEN ? token->value : CATAN_FISH_SECRET;
  const guint told = token->look == CATAN_TOKEN_TOLD ? token->value : shown;
  const guint seen = count_seen (trial->fish, state->rules->n_players); /* before used ones go back into the stack */
  return catan_fish_draw (trial->fish, player, shown, why)
         && (trial->told == NULL || catan_fish_draw (trial->told, player, told, NULL)
             || may_stay_told (state, player, seen, why));
}

/* What a drawn token changes besides `fish`. */
static void
note_drawn (CatanState *state, guint player, const CatanToken *token)
{
  if (token->look == CATAN_TOKEN_SHOE)
    catan_shoe_pass (state, player);
  if (token->look == CATAN_TOKEN_TOLD)
    catan_told_in (&state->told[player], token->value);
}

gboolean
catan_next_draw (CatanDraw *draws, guint *n, gint8 player, guint8 *whose)
{
  for (guint i = 0; i < *n; i++)
    if (player == CATAN_NOBODY || draws[i].player == (guint8) player)
      {
        *whose = draws[i].player;
        memmove (&draws[i], &draws[i + 1], (--*n - i) * sizeof *draws);
        return TRUE;
      }
  return FALSE;
}

static gboolean
refuse_draw (const CatanState *state, gint8 player, TableRefusal *why)
{
  if (player != CATAN_NOBODY)
    return table_refuse (why, _ ("%s has no such draw left"), catan_name (state, player));
  return table_refuse (why, ngettext ("%u token is owed, not more", "%u tokens are owed, not more", state->n_draws),
                       state->n_draws);
}

gboolean
catan_act_draw (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  CatanDraw left[CATAN_DRAWS_MAX];
  guint8 whose[CATAN_TOKENS_MAX];
  guint n = state->n_draws;
  gboolean tells = FALSE;
  memcpy (left, state->draws, sizeof left);
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      if (!catan_next_draw (left, &n, entry->tokens[i].player, &whose[i]))
        return refuse_draw (state, entry->tokens[i].player, why);
      tells |= entry->tokens[i].look == CATAN_TOKEN_TOLD;
    }
  g_auto (Trial) trial = trial_begin (state, tells);
  for (guint i = 0; i < entry->n_tokens; i++)
    if (!draw_one (state, &trial, whose[i], &entry->tokens[i], why))
      return FALSE;
  catan_luck_draws (state, entry->tokens, whose, entry->n_tokens);
  trial_keep (state, &trial);
  for (guint i = 0; i < entry->n_tokens; i++)
    note_drawn (state, whose[i], &entry->tokens[i]);
  memcpy (state->draws, left, sizeof left);
  state->n_draws = (guint8) n;
  if (n == 0 && (state->n_turns == 0 || state->waiting != CATAN_NOBODY))
    catan_found_next (state);
  else if (n == 0)
    state->ask = CATAN_ASK_TURN;
  return TRUE;
}

/* ---- tokens that leave a hand ---- */

typedef struct
{
  CatanTokens open, told;            /* as everybody sees them, and with the values that the entry tells in secret */
  guint8 unseen[CATAN_FISH_MAX + 1]; /* these values; they stay secret in the other hand */
  gboolean tells;                    /* there are any */
} Handful;

static void
take_shown (const CatanState *state, guint player, const CatanToken *token, Handful *out)
{
  guint value = token->value;
  if (token->look == CATAN_TOKEN_OPEN && out->open.open[value] < catan_fish_open (state->fish, player, value))
    {
      out->open.open[value]++;
      out->told.open[value]++;
      return;
    }
  out->open.shown[value]++;
  out->told.shown[value]++;
}

static void
take_unseen (const CatanToken *token, Handful *out)
{
  out->open.secret++;
  if (token->look == CATAN_TOKEN_TOLD)
    {
      out->told.shown[token->value]++;
      out->unseen[token->value]++;
      out->tells = TRUE;
    }
  else
    out->told.secret++;
}

static gboolean
take_tokens (const CatanState *state, guint player, const CatanToken *tokens, guint n, gboolean trade, Handful *out,
             TableRefusal *why)
{
  memset (out, 0, sizeof *out);
  for (guint i = 0; i < n; i++)
    {
      guint8 look = tokens[i].look;
      if (look == CATAN_TOKEN_SHOE)
        return table_refuse (why, _ ("the old shoe buys nothing and is not for trade"));
      if (look == CATAN_TOKEN_SECRET && !trade)
        return table_refuse (why, _ ("what is spent is shown: say the value of each token"));
      if (look == CATAN_TOKEN_OPEN || !trade)
        take_shown (state, player, &tokens[i], out);
      else
        take_unseen (&tokens[i], out);
    }
  return TRUE;
}

/* Call it before the tokens leave. */
static void
hand_out (CatanState *state, guint player, const Handful *out)
{
  guint hidden = catan_fish_secret (state->fish, player);
  for (guint value = 1; value <= CATAN_FISH_MAX; value++)
    {
      for (guint i = out->told.shown[value]; i > 0; i--)
        catan_told_out (&state->told[player], value, hidden--);
      catan_luck_seen (state, player, value, out->open.shown[value]);
    }
  for (guint i = out->told.secret; i > 0; i--)
    catan_told_out (&state->told[player], CATAN_TOLD_UNKNOWN, hidden--);
}

static void
hand_in (CatanState *state, guint player, const Handful *in)
{
  for (guint value = 1; value <= CATAN_FISH_MAX; value++)
    for (guint i = in->unseen[value]; i > 0; i--)
      catan_told_in (&state->told[player], value);
}

/* ---- exchanging at seven tokens ---- */

/* A hand that is full draws nothing more, but may exchange: once for each throw, or for each draw that is left (T2). */
void
catan_exchanges_begin (CatanState *state)
{
  const CatanYield *brought = &state->brought;
  const guint rule = catan_rule (state->rules, CATAN_T2);
  memset (state->exchanges, 0, sizeof state->exchanges);
  for (guint p = 0; p < state->rules->n_players && brought->shortage == CATAN_FISH_CAPPED; p++)
    {
      const guint left = (guint) brought->fish_owed[p] - brought->fish[p];
      state->exchanges[p] = (guint8) (rule == CATAN_T2_ONCE ? MIN (left, 1) : rule == CATAN_T2_EACH ? left : 0);
    }
}

guint
catan_exchangers (const CatanState *state)
{
  guint players = 0;
  if (!state->agreed && state->ask != CATAN_ASK_TURN)
    return 0;
  for (guint p = 0; state->fish != NULL && p < state->rules->n_players; p++)
    if (catan_is_there (state, p) && catan_fish_stack (state->fish) > 0
        && (state->agreed ? catan_fish_held (state->fish, p) > 0
                          : state->exchanges[p] > 0 && catan_fish_held (state->fish, p) >= CAP))
      players |= 1u << p;
  return players;
}

gboolean
catan_check_exchange (const CatanState *state, guint player, TableRefusal *why)
{
  const guint rule = catan_rule (state->rules, CATAN_T2);
  if (!check_fishermen (state, why))
    return FALSE;
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (catan_fish_stack (state->fish) == 0)
    return table_refuse (why, _ ("no fish token is left in the stack"));
  if (state->agreed)
    return TRUE;
  if (rule != CATAN_T2_ONCE && rule != CATAN_T2_EACH)
    return table_refuse (why, _ ("fish tokens are not exchanged in this game (T2)"));
  if (state->exchanges[player] == 0)
    return table_refuse (why, _ ("%s has no draw left for which a token could be exchanged (T2)"),
                         catan_name (state, (int) player));
  return catan_fish_held (state->fish, player) >= CAP
         || table_refuse (why, _ ("%s holds fewer than %u tokens: nothing is exchanged (T2)"),
                          catan_name (state, (int) player), CAP);
}

/* The token that is handed in is used, like one that is spent, before the new one is drawn. */
gboolean
catan_act_exchange (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const CatanToken *drawn = &entry->tokens[1];
  const guint player = (guint) entry->player;
  Handful out;
  if (!catan_check_exchange (state, player, why) || !take_tokens (state, player, entry->tokens, 1, FALSE, &out, why))
    return FALSE;
  g_auto (Trial) trial = trial_begin (state, drawn->look == CATAN_TOKEN_TOLD);
  if (!catan_fish_spend (trial.fish, player, &out.open, why))
    return FALSE;
  if (trial.told != NULL)
    {
      const gboolean spent = catan_fish_spend (trial.told, player, &out.open, NULL);
      g_assert (spent);
    }
  if (!draw_one (state, &trial, player, drawn, why))
    return FALSE;
  hand_out (state, player, &out);
  catan_luck_draws (state, drawn, (const guint8[]){ (guint8) player }, 1);
  trial_keep (state, &trial);
  note_drawn (state, player, drawn);
  if (state->exchanges[player] == 0) /* by agreement */
    return TRUE;
  state->exchanges[player]--;
  state->luck[player].undrawn--;
  return TRUE;
}

/* ---- paying ---- */

static gboolean
is_needless (const CatanEntry *entry, guint paid, guint price)
{
  for (guint i = 0; i < entry->n_tokens; i++)
    if (paid - entry->tokens[i].value >= price)
      return TRUE;
  return FALSE;
}

gboolean
catan_tokens_suffice (const CatanState *state, const CatanToken *tokens, guint n, guint price)
{
  const guint player = catan_player_on_turn (state);
  g_autoptr (CatanFish) fish = catan_fish_copy (state->fish);
  CatanHandView rest;
  Handful out;
  if (!take_tokens (state, player, tokens, n, FALSE, &out, NULL) || !catan_fish_spend (fish, player, &out.open, NULL))
    return FALSE;
  catan_fish_view (fish, player, &rest);
  return state->agreed || catan_tokens_fish (&out.open) + rest.max >= price;
}

gboolean
catan_tokens_pay (CatanState *state, const CatanEntry *entry, guint price, TableRefusal *why)
{
  guint player = (guint) state->player, paid;
  Handful out;
  if (!take_tokens (state, player, entry->tokens, entry->n_tokens, FALSE, &out, why))
    return FALSE;
  paid = catan_tokens_fish (&out.open);
  if (paid < price && !state->agreed)
    return table_refuse (why, _ ("that costs %u fish, and %u are paid"), price, paid);
  g_auto (Trial) trial = trial_begin (state, FALSE);
  if (!catan_fish_spend (trial.fish, player, &out.open, why))
    return FALSE;
  hand_out (state, player, &out);
  trial_keep (state, &trial);
  if (is_needless (entry, paid, price))
    table_warn (&state->warnings, N_ ("one token less would have been enough: excess fish are lost (F8)"));
  return TRUE;
}

void
catan_tokens_leave (CatanState *state, guint player)
{
  CatanTokens open = { .secret = 0 };
  g_auto (Trial) trial = trial_begin (state, FALSE);
  for (guint value = 1; value <= CATAN_FISH_MAX; value++)
    open.open[value] = (guint8) catan_fish_open (state->fish, player, value);
  gboolean spent = catan_fish_spend (trial.fish, player, &open, NULL);
  g_assert (spent);
  trial_keep (state, &trial);
}

guint
catan_hiders (const CatanState *state)
{
  guint players = 0;
  for (guint p = 0; state->fish != NULL && p < state->rules->n_players; p++)
    if (catan_fish_secret (state->fish, p) > 0)
      players |= 1u << p;
  return players;
}

/* A face-down token is turned up.  After the end that tells what was left. */
gboolean
catan_act_uncover (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const guint player = (guint) entry->player;
  CatanToken token = entry->tokens[0];
  Handful out;
  if (!check_fishermen (state, why))
    return FALSE;
  if (token.look != CATAN_TOKEN_OPEN)
    return table_refuse (why, _ ("a token that is turned up has a value: say 1, 2 or 3"));
  token.look = CATAN_TOKEN_TOLD; /* one of the face-down ones, although an open one may have this value */
  if (!take_tokens (state, player, &token, 1, FALSE, &out, why))
    return FALSE;
  g_auto (Trial) trial = trial_begin (state, FALSE);
  if (!catan_fish_uncover (trial.fish, player, token.value, why))
    return FALSE;
  hand_out (state, player, &out);
  trial_keep (state, &trial);
  return TRUE;
}

/* ---- a snapshot ---- */

gboolean
catan_tokens_used (CatanState *state, const CatanToken *token, guint n, TableRefusal *why)
{
  CatanTokens one = { .secret = 0 };
  guint there;
  if (token->look != CATAN_TOKEN_OPEN)
    return table_refuse (why, _ ("used tokens lie open: say 1, 2 or 3"));
  one.open[token->value] = 1;
  there = catan_fish_used (state->fish, token->value);
  if (n < there)
    return table_refuse (why, _ ("%u of these tokens are used already"), there);
  g_auto (Trial) trial = trial_begin (state, FALSE);
  for (; there < n; there++)
    {
      if (!catan_fish_draw (trial.fish, 0, token->value, why))
        return FALSE;
      const gboolean spent = catan_fish_spend (trial.fish, 0, &one, NULL);
      g_assert (spent);
    }
  trial_keep (state, &trial);
  return TRUE;
}

/* ---- trading ---- */

static gboolean
check_room (const CatanState *state, guint player, guint out, guint in, TableRefusal *why)
{
  guint held = catan_fish_held (state->fish, player) - out + in;
  return state->agreed || in <= out || catan_rule (state->rules, CATAN_T2) == CATAN_T2_ANY || held <= CAP
         || table_refuse (why, _ ("%s would hold %u tokens, and %u is the most"), catan_name (state, (int) player),
                          held, CAP);
}

gboolean
catan_tokens_swap (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  guint a = (guint) state->player, b = (guint) entry->player;
  Handful given, got;
  if (entry->n_tokens + entry->n_got == 0)
    return TRUE;
  if (!check_fishermen (state, why))
    return FALSE;
  if (!state->agreed && catan_rule (state->rules, CATAN_F12) == CATAN_F12_NO)
    return table_refuse (why, _ ("fish are not traded in this game (F12)"));
  if (!take_tokens (state, a, entry->tokens, entry->n_tokens, TRUE, &given, why)
      || !take_tokens (state, b, entry->tokens + entry->n_tokens, entry->n_got, TRUE, &got, why)
      || !check_room (state, a, entry->n_tokens, entry->n_got, why)
      || !check_room (state, b, entry->n_got, entry->n_tokens, why))
    return FALSE;
  g_auto (Trial) trial = trial_begin (state, given.tells || got.tells);
  if (!catan_fish_swap (trial.fish, a, b, &given.open, &got.open, why))
    return FALSE;
  if (trial.told && !catan_fish_swap (trial.told, a, b, &given.told, &got.told, NULL)
      && !may_stay_told (state, given.tells ? a : b, count_seen (trial.fish, state->rules->n_players), why))
    return FALSE;
  hand_out (state, a, &given);
  hand_out (state, b, &got);
  hand_in (state, b, &given);
  hand_in (state, a, &got);
  trial_keep (state, &trial);
  return TRUE;
}

/* ---- a token forgotten, or drawn by mistake ---- */

static gboolean
put_back_shoe (CatanState *state, guint player, TableRefusal *why)
{
  if (state->shoe != (gint8) player)
    return table_refuse (why, _ ("%s does not have the old shoe"), catan_name (state, (int) player));
  catan_fish_put_back_shoe (state->fish);
  catan_effect (state, CATAN_EFFECT_SHOE, player, 0, -1);
  state->shoe = CATAN_NOBODY;
  return TRUE;
}

static gboolean
put_back (CatanState *state, guint player, const CatanToken *token, TableRefusal *why)
{
  Handful out;
  guint value = token->value;
  if (token->look == CATAN_TOKEN_SHOE)
    return put_back_shoe (state, player, why);
  if (!take_tokens (state, player, token, 1, TRUE, &out, why))
    return FALSE;
  g_auto (Trial) trial = trial_begin (state, out.tells);
  if (!catan_fish_put_back (trial.fish, player, out.open.secret ? CATAN_FISH_SECRET : value, out.open.open[value] > 0,
                            why))
    return FALSE;
  if (out.tells && !catan_fish_put_back (trial.told, player, value, FALSE, NULL)
      && !may_stay_told (state, player, count_seen (state->fish, state->rules->n_players), why))
    return FALSE;
  hand_out (state, player, &out);
  trial_keep (state, &trial);
  return TRUE;
}

gboolean
catan_act_token (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  const CatanToken *token = &entry->tokens[0];
  guint player = (guint) entry->player;
  if (!check_fishermen (state, why))
    return FALSE;
  if (entry->back)
    return put_back (state, player, token, why);
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (token->look != CATAN_TOKEN_SHOE && catan_tokens_room (state, player) == 0)
    return table_refuse (why, _ ("%s would hold %u tokens, and %u is the most"), catan_name (state, (int) player),
                         CAP + 1, CAP);
  g_auto (Trial) trial = trial_begin (state, token->look == CATAN_TOKEN_TOLD);
  if (!draw_one (state, &trial, player, token, why))
    return FALSE;
  catan_luck_draws (state, token, (const guint8[]){ (guint8) player }, 1);
  trial_keep (state, &trial);
  note_drawn (state, player, token);
  return TRUE;
}
