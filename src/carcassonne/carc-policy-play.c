/* carc-policy-play.c - the simple player plays: a tile and what is done with it, and every other question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here names an act.  Entries are made from the rows of acts: each operand takes one of its offers at random.
 * Of a few such entries the one that is worth most is taken.  What chance brings (TableAct.chance) is not chosen: it is
 * as likely as the counts of the offers say.
 */
#include "carc-policy-room.h"
#include "carc-tile-ways.h"

/* How many entries are tried in full, besides the places that are best by the quick value. */
#define PLACES_TRIED 3 /* in a playout */
#define ACTS_TRIED 2
#define ACTS_OWN 24     /* the same, when a tile that a player holds is considered */
#define PLACES_ACTED 2  /* at so many of the best places */
#define PLACES_RANKED 6 /* the same, when somebody wants to know the best ones: then all acts are tried */
#define ACTS_OF_ROW 100 /* then, of each row */
#define ANSWERS_TRIED 6 /* to a question */
#define TRIES_MAX 200   /* until an answer is found that is legal */
#define ANSWERS_MAX 400 /* questions after one tile */
#define DRAWS_MAX 24    /* what chance or an answer can bring; more than that are not looked at one by one */
#define AHEAD_MAX 2     /* questions after chance has decided */
#define NUMBERS_MANY 8  /* of more numbers, the least is tried more often than any other */

/* ---- a policy ---- */

/* No correction, no note, nothing that ends the game. */
static void
find_rows (CarcPolicy *policy)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      const CarcSystem *system = carc_system_of (act);
      if (act->way || act->prefix || system == NULL || !carc_in_play (policy->rules, system->id))
        continue;
      if (act->group == CARC_GROUP_ACTS && act->apply != carc_act_claim)
        policy->acts[policy->n_acts++] = act;
      for (guint ask = 0;
           act->group == CARC_GROUP_ENTRIES && !act->rare && act->when != CARC_ALWAYS && ask < CARC_ASKS_MAX; ask++)
        if (act->when >> ask & 1)
          policy->rows[ask][policy->n_rows[ask]++] = act;
    }
}

/* Is the quick value the whole value? */
static gboolean
is_plain (const CarcPolicy *policy)
{
  static const CarcHook other[] = { CARC_HOOK_laid,          CARC_HOOK_beaten,     CARC_HOOK_before_scoring,
                                    CARC_HOOK_after_scoring, CARC_HOOK_score_more, CARC_HOOK_feature_scored,
                                    CARC_HOOK_settle,        CARC_HOOK_judge,      CARC_HOOK_promise };
  const CarcRules *rules = policy->rules;
  for (guint i = 0; i < G_N_ELEMENTS (other); i++)
    if (rules->hooks[other[i]] != 0)
      return FALSE;
  for (guint phase = 0; phase < CARC_N_PHASES; phase++)
    if (rules->asking[phase] != 0)
      return FALSE;
  for (guint i = 0; i < rules->n_playing; i++)
    if (rules->playing[i]->finish != NULL)
      return FALSE;
  return policy->n_acts == 0 && rules->rulings[CARC_B1] == CARC_B1_THIRD;
}

CarcPolicy *
carc_policy_new (const CarcRules *rules, const CarcTaste *taste)
{
  CarcPolicy *policy = g_new0 (CarcPolicy, 1);
  policy->rules = carc_rules_ref ((CarcRules *) rules);
  policy->taste = *taste;
  policy->offers = g_array_new (FALSE, FALSE, sizeof (TableOffer));
  policy->trial = carc_state_new ((CarcRules *) rules);
  policy->second = carc_state_new ((CarcRules *) rules);
  find_rows (policy);
  policy->plain = is_plain (policy);
  return policy;
}

void
carc_policy_free (CarcPolicy *policy)
{
  if (policy == NULL)
    return;
  carc_state_free (policy->trial);
  carc_state_free (policy->second);
  g_array_unref (policy->offers);
  carc_rules_unref ((CarcRules *) policy->rules);
  g_free (policy);
}

void
carc_policy_taste (CarcPolicy *policy, const CarcTaste *taste)
{
  policy->taste = *taste;
}

/* ---- a random entry of a row ---- */

static void
take_offers (CarcPolicy *policy, const CarcState *state, const TableAct *act, guint nth, const CarcEntry *entry)
{
  GArray *offers = policy->offers;
  guint n = 0;
  g_array_set_size (offers, 0);
  table_act_offer (act, nth, state, entry, offers);
  for (guint i = 0; i < offers->len; i++)
    if (!(g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED))
      g_array_index (offers, TableOffer, n++) = g_array_index (offers, TableOffer, i);
  g_array_set_size (offers, n);
}

static guint
weight_of (const TableAct *act, const TableOffer *offer)
{
  return act->chance && offer->flags & TABLE_OFFER_COUNTED ? (guint) MAX (offer->value[2], 0) : 1;
}

/* One of the offers, by its index.  If chance brings it, what there is more of comes more often; of many numbers, the
 * least one does: a bid. */
static guint
pick_offer (CarcPolicy *policy, const TableAct *act, const TableOperand *operand)
{
  const GArray *offers = policy->offers;
  guint all = 0, i = 0;
  if (operand->type == &table_operand_number && offers->len > NUMBERS_MANY && carc_policy_pick (policy, 2) == 0)
    return 0;
  for (guint k = 0; k < offers->len; k++)
    all += weight_of (act, &g_array_index (offers, TableOffer, k));
  if (all == 0)
    return carc_policy_pick (policy, offers->len);
  for (guint left = carc_policy_pick (policy, all); i + 1 < offers->len; i++)
    {
      const guint weight = weight_of (act, &g_array_index (offers, TableOffer, i));
      if (left < weight)
        break;
      left -= weight;
    }
  return i;
}

static gboolean
fill_operand (CarcPolicy *policy, const CarcState *state, const TableAct *act, guint nth, CarcEntry *entry)
{
  const TableOperand *operand = &act->operands[nth];
  const gboolean whole = (operand->flags & TABLE_OPERAND_WHOLE) != 0;
  if (operand->type == &table_operand_why)
    {
      g_strlcpy ((char *) entry + operand->offset, "-", TABLE_WHY_MAX);
      return TRUE;
    }
  if (table_operand_is_written (operand))
    return FALSE;
  if ((operand->flags & TABLE_OPERAND_OPTIONAL) && !operand->type->wordless && carc_policy_pick (policy, 2) == 0)
    return TRUE;
  for (guint n = 0;; n++)
    {
      take_offers (policy, state, act, nth, entry);
      if (policy->offers->len == 0)
        return n > 0 || carc_operand_is_seldom (operand);
      const guint chosen = pick_offer (policy, act, operand);
      if (!table_act_take (act, nth, &g_array_index (policy->offers, TableOffer, chosen), entry))
        return n > 0;
      if (!(operand->flags & TABLE_OPERAND_REPEATED) || (!whole && carc_policy_pick (policy, 2) == 0))
        return TRUE;
    }
}

/* An act after a tile, as part of the entry.  Without one that fits, nothing is done with the tile. */
static void
fill_act (CarcPolicy *policy, const CarcState *state, CarcEntry *entry)
{
  g_autoptr (CarcState) laid = carc_act_table.groups[CARC_GROUP_ACTS].inside (state, entry);
  const TableAct *rows[TABLE_ACTS_MAX];
  const CarcEntry before = *entry;
  guint n = 0;
  for (guint i = 0; laid != NULL && i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      const CarcSystem *system = act->group == CARC_GROUP_ACTS && !act->way && !act->prefix ? carc_system_of (act)
                                                                                            : NULL;
      if (system != NULL && carc_in_play (policy->rules, system->id)
          && table_act_is_offered (&carc_act_table, laid, act))
        rows[n++] = act;
    }
  if (n > 0 && !carc_policy_fill (policy, laid, rows[carc_policy_pick (policy, n)], entry))
    *entry = before;
}

gboolean
carc_policy_fill (CarcPolicy *policy, const CarcState *state, const TableAct *act, CarcEntry *entry)
{
  table_act_settle (&carc_act_table, act, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      if ((operand->flags & TABLE_OPERAND_INSIDE) && !table_operand_said (operand - 1, entry))
        continue;
      if (operand->type == NULL)
        fill_act (policy, state, entry);
      else if (!fill_operand (policy, state, act, i, entry))
        return FALSE;
    }
  return TRUE;
}

/* ---- what chance may bring next ---- */

/* The row of the only entry that can be given now, if it has one operand; NULL: there is a choice of entries. */
static const TableAct *
only_row (const CarcPolicy *policy, const CarcState *state)
{
  const TableAct *only = NULL;
  for (guint i = 0; !state->finished && i < policy->n_rows[state->ask]; i++)
    if (table_act_is_offered (&carc_act_table, state, policy->rows[state->ask][i]))
      {
        if (only != NULL)
          return NULL;
        only = policy->rows[state->ask][i];
      }
  return only != NULL && table_act_n_operands (only) == 1 && !table_operand_is_written (&only->operands[0]) ? only
                                                                                                            : NULL;
}

/* What the state is worth.  If chance decides next, it is the mean of what it can bring.  Then this player answers in
 * the best way what follows from it; `ahead`: so many questions were answered from there on, with that of chance.
 * Chance is looked at only once.  At the end of a game many ties may wait for the same judge: to try all their answers
 * together would take for ever. */
static void
value_ahead (CarcPolicy *policy, const CarcState *state, guint ahead, guint player,
             const double before[TABLE_MAX_PLAYERS], double values[TABLE_MAX_PLAYERS])
{
  const TableAct *row = only_row (policy, state);
  double sum[TABLE_MAX_PLAYERS] = { 0 }, then[TABLE_MAX_PLAYERS];
  guint all = 0;
  if (row == NULL || (row->chance ? ahead > 0 : ahead == 0 || ahead > AHEAD_MAX || carc_asked (state) != player))
    {
      carc_policy_value (policy, state, values);
      return;
    }
  CarcEntry entry;
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (TableOffer));
  table_acts_begin (&carc_act_table, &entry);
  table_act_settle (&carc_act_table, row, &entry);
  table_act_offer (row, 0, state, &entry, offers);
  if (offers->len > DRAWS_MAX)
    g_array_set_size (offers, 0);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      const guint weight = row->chance ? weight_of (row, offer) : 1;
      CarcEntry said = entry;
      g_autoptr (CarcState) next = carc_state_copy (state);
      if (offer->flags & TABLE_OFFER_REFUSED || !table_act_take (row, 0, offer, &said)
          || !table_game_apply (&carc_game, next, &said, NULL))
        continue;
      value_ahead (policy, next, ahead + 1, player, before, then);
      const gboolean better = all == 0
                              || carc_policy_gain (policy, player, then, before)
                                     > carc_policy_gain (policy, player, sum, before);
      for (guint of = 0; of < state->rules->n_players; of++)
        sum[of] = row->chance ? sum[of] + weight * then[of] : better ? then[of] : sum[of];
      all += weight;
    }
  if (all == 0)
    carc_policy_value (policy, state, values);
  for (guint of = 0; of < state->rules->n_players && all > 0; of++)
    values[of] = row->chance ? sum[of] / all : sum[of];
}

/* ---- entries that are tried in full ---- */

static gboolean answer_one (CarcPolicy *policy, CarcState *state);

/* What the state is worth after everybody who is asked has given the best answer. */
static void
value_answered (CarcPolicy *policy, const CarcState *state, double values[TABLE_MAX_PLAYERS])
{
  g_autoptr (CarcState) answered = carc_state_copy (state);
  for (guint i = 0; carc_questions[answered->ask]->weighed && i < ANSWERS_MAX; i++)
    if (!answer_one (policy, answered))
      break;
  carc_policy_value (policy, answered, values);
}

/* The entry on the second state.  FALSE if it is refused. */
static gboolean
try_entry (CarcPolicy *policy, const CarcState *state, const CarcEntry *entry, guint player,
           const double before[TABLE_MAX_PLAYERS], double *gain)
{
  double after[TABLE_MAX_PLAYERS];
  carc_state_assign (policy->second, state);
  if (!table_game_apply (&carc_game, policy->second, entry, NULL))
    return FALSE;
  if (carc_questions[policy->second->ask]->weighed && !carc_questions[state->ask]->weighed)
    value_answered (policy, policy->second, after);
  else
    value_ahead (policy, policy->second, 0, player, before, after);
  *gain = carc_policy_gain (policy, player, after, before);
  return TRUE;
}

typedef struct
{
  CarcEntry *entries;
  double gains[CARC_RANKED_MAX];
  guint n, max;
} Ranked;

static void
put_ranked (Ranked *ranked, const CarcEntry *entry, double gain)
{
  guint at = ranked->n;
  if (at == ranked->max && gain <= ranked->gains[at - 1])
    return;
  for (guint i = 0; i < ranked->n; i++)
    if (memcmp (&ranked->entries[i], entry, sizeof *entry) == 0)
      return;
  if (at == ranked->max)
    at--;
  for (; at > 0 && ranked->gains[at - 1] < gain; at--)
    {
      ranked->entries[at] = ranked->entries[at - 1];
      ranked->gains[at] = ranked->gains[at - 1];
    }
  ranked->entries[at] = *entry;
  ranked->gains[at] = gain;
  ranked->n = MIN (ranked->n + 1, ranked->max);
}

/* Tries acts that claim nothing, after the tile was laid as in this entry. */
static void
try_acts (CarcPolicy *policy, const CarcState *state, const CarcEntry *place, guint tries,
          const double before[TABLE_MAX_PLAYERS], Ranked *ranked)
{
  g_autoptr (CarcState) laid = carc_act_table.groups[CARC_GROUP_ACTS].inside (state, place);
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n = 0;
  for (guint i = 0; laid != NULL && i < policy->n_acts; i++)
    if (table_act_is_offered (&carc_act_table, laid, policy->acts[i]))
      rows[n++] = policy->acts[i];
  for (guint i = 0; n > 0 && i < tries; i++)
    {
      CarcEntry entry = *place;
      double gain;
      if (carc_policy_fill (policy, laid, rows[carc_policy_pick (policy, n)], &entry)
          && try_entry (policy, state, &entry, state->player, before, &gain))
        put_ranked (ranked, &entry, gain);
    }
}

/* Tries all of them.  Of each act the best one is ranked: many alike would leave no room for others. */
static void
try_all_acts (CarcPolicy *policy, const CarcState *state, const CarcEntry *place,
              const double before[TABLE_MAX_PLAYERS], Ranked *ranked)
{
  g_autoptr (CarcState) laid = carc_act_table.groups[CARC_GROUP_ACTS].inside (state, place);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (CarcEntry));
  const CarcEntry *best = NULL;
  double best_gain = 0;
  carc_tile_acts (laid, place, ACTS_OF_ROW, entries);
  for (guint i = 0; i < entries->len; i++)
    {
      const CarcEntry *entry = &g_array_index (entries, CarcEntry, i);
      double gain;
      if (best != NULL && best->act != entry->act)
        {
          put_ranked (ranked, best, best_gain);
          best = NULL;
        }
      if (try_entry (policy, state, entry, state->player, before, &gain) && (best == NULL || gain > best_gain))
        {
          best = entry;
          best_gain = gain;
        }
    }
  if (best != NULL)
    put_ranked (ranked, best, best_gain);
}

static gboolean
has_place (const CarcEntry *places, guint n, const CarcEntry *entry)
{
  for (guint i = 0; i < n; i++)
    if (memcmp (&places[i], entry, sizeof *entry) == 0)
      return TRUE;
  return FALSE;
}

/* With so many tries of acts at each of the best places; 0: all acts, at more places. */
static void
rank_in_full (CarcPolicy *policy, const CarcState *state, guint tile, const CarcOption *options, guint n, guint tries,
              Ranked *ranked)
{
  double before[TABLE_MAX_PLAYERS];
  CarcEntry places[PLACES_RANKED];
  const guint most = tries > 0 ? PLACES_ACTED : PLACES_RANKED;
  guint n_places = 0;
  carc_policy_value (policy, state, before);
  for (guint i = 0; i < n; i++)
    {
      CarcEntry entry;
      double gain;
      carc_policy_write (policy, state, tile, &options[i], &entry);
      if (try_entry (policy, state, &entry, state->player, before, &gain))
        put_ranked (ranked, &entry, gain);
      carc_entry_lay (&entry, tile, options[i].x, options[i].y, options[i].rot);
      if (n_places < most && !has_place (places, n_places, &entry))
        places[n_places++] = entry;
    }
  for (guint i = 0; i < n_places; i++)
    if (tries > 0)
      try_acts (policy, state, &places[i], tries, before, ranked);
    else
      try_all_acts (policy, state, &places[i], before, ranked);
  /* Something must be done with the tile there, and was not found by chance. */
  if (ranked->n == 0 && n_places > 0 && tries > 0)
    try_all_acts (policy, state, &places[0], before, ranked);
}

gboolean
carc_policy_consider (CarcPolicy *policy, const CarcState *state, guint tile, double *gain)
{
  CarcOption options[CARC_RANKED_MAX];
  CarcEntry best;
  Ranked ranked = { .entries = &best, .max = 1 };
  const guint n = carc_policy_quick (policy, state, tile, options, policy->plain ? 1 : CARC_RANKED_MAX);
  if (policy->plain && n > 0)
    *gain = options->gain;
  if (policy->plain)
    return n > 0;
  rank_in_full (policy, state, tile, options, n, ACTS_OWN, &ranked);
  *gain = ranked.gains[0];
  return ranked.n > 0;
}

guint
carc_policy_rank (CarcPolicy *policy, const CarcState *state, guint tile, CarcEntry *entries, double *gains, guint max)
{
  CarcOption options[CARC_RANKED_MAX];
  Ranked ranked = { .entries = entries, .max = MIN (max, CARC_RANKED_MAX) };
  const guint n = carc_policy_quick (policy, state, tile, options, policy->plain ? ranked.max : CARC_RANKED_MAX);
  if (policy->plain)
    for (guint i = 0; i < n; i++)
      {
        carc_policy_write (policy, state, tile, &options[i], &entries[i]);
        ranked.gains[ranked.n++] = options[i].gain;
      }
  else
    rank_in_full (policy, state, tile, options, n, 0, &ranked);
  if (gains != NULL)
    memcpy (gains, ranked.gains, ranked.n * sizeof *gains);
  return ranked.n;
}

/* ---- playing ---- */

/* The answers to a question that are tried. */
typedef struct
{
  guint player; /* who answers */
  double before[TABLE_MAX_PLAYERS];
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n_rows;
  /* The best one of those that can be chosen; `row`: chance brings the answer, and on average it is worth more. */
  CarcEntry chosen;
  const TableAct *row;
  double best;
  guint found;
  /* What chance brought by each row, added up, and how often. */
  double drawn[TABLE_ACTS_MAX];
  guint n_drawn[TABLE_ACTS_MAX];
} Answers;

static gboolean
try_answer (CarcPolicy *policy, const CarcState *state, const Answers *answers, const TableAct *row, CarcEntry *entry,
            double *gain)
{
  table_acts_begin (&carc_act_table, entry);
  return carc_policy_fill (policy, state, row, entry)
         && try_entry (policy, state, entry, answers->player, answers->before, gain);
}

/* Tries so many answers.  If it is more than one, chance brings nothing that could be chosen: it is only added up. */
static void
try_answers (CarcPolicy *policy, const CarcState *state, guint wanted, Answers *answers)
{
  const guint n = answers->n_rows, first = carc_policy_pick (policy, n);
  guint n_chosen = 0;
  for (guint i = 0; i < TRIES_MAX && answers->found < wanted; i++)
    {
      const guint row = (first + i) % n;
      CarcEntry entry;
      double gain;
      if (!try_answer (policy, state, answers, answers->rows[row], &entry, &gain))
        continue;
      answers->found++;
      if (wanted > 1 && answers->rows[row]->chance)
        {
          answers->drawn[row] += gain;
          answers->n_drawn[row]++;
        }
      else if (n_chosen++ == 0 || gain > answers->best)
        {
          answers->best = gain;
          answers->chosen = entry;
        }
    }
  for (guint row = 0; row < n; row++)
    if (answers->n_drawn[row] > 0 && (n_chosen++ == 0 || answers->drawn[row] / answers->n_drawn[row] > answers->best))
      {
        answers->best = answers->drawn[row] / answers->n_drawn[row];
        answers->row = answers->rows[row];
      }
}

/* What chance brings by this row, anew: what it brought before has been looked at. */
static gboolean
draw_answer (CarcPolicy *policy, const CarcState *state, const TableAct *row, Answers *answers)
{
  double gain;
  for (guint i = 0; i < TRIES_MAX; i++)
    if (try_answer (policy, state, answers, row, &answers->chosen, &gain))
      return TRUE;
  return FALSE;
}

/* Finds an answer to the question that is asked, and gives it. */
static gboolean
answer_one (CarcPolicy *policy, CarcState *state)
{
  const guint ask = state->ask;
  Answers answers = { .player = carc_asked (state) };
  for (guint i = 0; i < policy->n_rows[ask]; i++)
    if (table_act_is_offered (&carc_act_table, state, policy->rows[ask][i]))
      answers.rows[answers.n_rows++] = policy->rows[ask][i];
  if (answers.n_rows == 0)
    return FALSE;
  const gboolean any = carc_questions[ask]->unchosen || policy->taste.random == 100
                       || (answers.n_rows == 1 && answers.rows[0]->chance);
  carc_policy_begin (policy, state);
  carc_policy_value (policy, state, answers.before);
  try_answers (policy, state, any ? 1 : MAX (ANSWERS_TRIED, answers.n_rows), &answers);
  return answers.found > 0 && (answers.row == NULL || draw_answer (policy, state, answers.row, &answers))
         && table_game_apply (&carc_game, state, &answers.chosen, NULL);
}

gboolean
carc_policy_answer (CarcPolicy *policy, CarcState *state)
{
  for (guint i = 0; state->ask != CARC_ASK_TILE && state->ask != CARC_ASK_NOTHING; i++)
    if (state->on_pad || i == ANSWERS_MAX || !answer_one (policy, state))
      return FALSE;
  return TRUE;
}

static gboolean
play_in_full (CarcPolicy *policy, CarcState *state, guint tile, const CarcOption *options, guint n)
{
  CarcEntry best;
  Ranked ranked = { .entries = &best, .max = 1 };
  rank_in_full (policy, state, tile, options, n, ACTS_TRIED, &ranked);
  return ranked.n > 0 && table_game_apply (&carc_game, state, &best, NULL);
}

gboolean
carc_policy_play (CarcPolicy *policy, CarcState *state, guint tile)
{
  CarcOption options[PLACES_TRIED];
  const guint n = carc_policy_quick (policy, state, tile, options, policy->plain ? 1 : PLACES_TRIED);
  if (n == 0)
    carc_turn_discard (state, tile);
  else if (!policy->plain)
    {
      if (!play_in_full (policy, state, tile, options, n))
        return FALSE;
    }
  else
    {
      carc_turn_lay (state, tile, options->x, options->y, options->rot);
      if (options->node != CARC_NONE)
        {
          const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) options->kind);
          carc_figure_deploy (state, figure, (guint16) (state->turn.first_node + options->node));
        }
      carc_turn_end (state);
    }
  return carc_policy_answer (policy, state);
}
