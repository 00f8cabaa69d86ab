/* catan-flow.c - Catan's prompt: keys and picks in, one step at a time, an entry out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

/* ---- the acts ---- */

#define STEPS(...)                                                                                                     \
  {                                                                                                                    \
    __VA_ARGS__, CATAN_STEP_MENU                                                                                       \
  }
#define NO_STEPS                                                                                                       \
  {                                                                                                                    \
    CATAN_STEP_MENU                                                                                                    \
  }
#define S(step) CATAN_STEP_##step

const CatanFlowAct catan_flow_acts[CATAN_N_DOS] = {
  [CATAN_DO_FOUND] = { N_ ("Found a settlement"), NULL, "", CATAN_ENTRY_FOUND, .steps = STEPS (S (SPOT), S (EDGE)) },
  [CATAN_DO_DRAW] = { N_ ("Draw fish"), NULL, "", CATAN_ENTRY_DRAW, .steps = STEPS (S (DRAWN)) },
  [CATAN_DO_DISCARD] = { N_ ("Discard half"), NULL, "", CATAN_ENTRY_DISCARD, .steps = STEPS (S (DISCARD)) },
  [CATAN_DO_ROBBER] = { N_ ("Move the robber"), NULL, "", CATAN_ENTRY_ROBBER,
                        .steps = STEPS (S (HEX), S (VICTIM), S (STOLEN)) },
  [CATAN_DO_ROLL] = { N_ ("Dice"), NULL, "", CATAN_ENTRY_ROLL, .steps = NO_STEPS },
  [CATAN_DO_ROAD] = { N_ ("Road"), NULL, "r", CATAN_ENTRY_BUILD, .piece = CATAN_ROAD, .steps = STEPS (S (EDGE)) },
  [CATAN_DO_SETTLEMENT] = { N_ ("Settlement"), NULL, "s", CATAN_ENTRY_BUILD, .piece = CATAN_SETTLEMENT,
                            .steps = STEPS (S (SPOT)) },
  [CATAN_DO_CITY] = { N_ ("City"), NULL, "c", CATAN_ENTRY_BUILD, .piece = CATAN_CITY, .steps = STEPS (S (SPOT)) },
  [CATAN_DO_BUY] = { N_ ("Development card"), NULL, "d", CATAN_ENTRY_BUY, .steps = NO_STEPS },
  [CATAN_DO_MARKET] = { N_ ("Fish market"), NULL, "f", CATAN_ENTRY_FISH, .steps = STEPS (S (PRICE)) },
  [CATAN_DO_SHOE] = { N_ ("Give the old shoe away"), NULL, "g", CATAN_ENTRY_SHOE, .steps = STEPS (S (TAKER)) },
  [CATAN_DO_TRADE] = { N_ ("Trade"), NULL, "t", CATAN_ENTRY_TRADE, .steps = STEPS (S (PARTNER), S (GIVE), S (GET)) },
  [CATAN_DO_BANK] = { N_ ("Trade with the bank"), NULL, "b", CATAN_ENTRY_BANK,
                      .steps = STEPS (S (RESOURCE), S (SECOND)) },
  [CATAN_DO_KNIGHT] = { N_ ("Play a knight"), NULL, "k", CATAN_ENTRY_PLAY, .card = CATAN_KNIGHT,
                        .steps = STEPS (S (HEX), S (VICTIM), S (STOLEN)) },
  [CATAN_DO_ROADS] = { N_ ("Play road building"), NULL, "w", CATAN_ENTRY_PLAY, .card = CATAN_ROADS,
                       .steps = STEPS (S (EDGE), S (SECOND_EDGE)) },
  [CATAN_DO_PLENTY] = { N_ ("Play year of plenty"), NULL, "y", CATAN_ENTRY_PLAY, .card = CATAN_PLENTY,
                        .steps = STEPS (S (RESOURCE), S (SECOND)) },
  [CATAN_DO_MONOPOLY] = { N_ ("Play monopoly"), NULL, "m", CATAN_ENTRY_PLAY, .card = CATAN_MONOPOLY,
                          .steps = STEPS (S (RESOURCE)) },
  [CATAN_DO_REVEAL] = { N_ ("Reveal point cards"), NULL, "v", CATAN_ENTRY_REVEAL, .steps = STEPS (S (COUNT)) },
  [CATAN_DO_NEXT] = { N_ ("End the turn"), NULL, "n", CATAN_ENTRY_NEXT, .steps = NO_STEPS },
  [CATAN_DO_BUY_KNOWN] = { N_ ("Buy a development card that everybody saw"), NULL, "d", CATAN_ENTRY_BUY,
                           .steps = STEPS (S (CARD)) },
  [CATAN_DO_AGREED_ROAD] = { N_ ("A road against the rules, as agreed"), N_ ("Why is it allowed?"), "r",
                             CATAN_ENTRY_BUILD, .piece = CATAN_ROAD, .agreed = TRUE,
                             .steps = STEPS (S (EDGE), S (WORDS)) },
  [CATAN_DO_AGREED_SETTLEMENT] = { N_ ("A settlement against the rules, as agreed"), N_ ("Why is it allowed?"), "s",
                                   CATAN_ENTRY_BUILD, .piece = CATAN_SETTLEMENT, .agreed = TRUE,
                                   .steps = STEPS (S (SPOT), S (WORDS)) },
  [CATAN_DO_AGREED_CITY] = { N_ ("A city against the rules, as agreed"), N_ ("Why is it allowed?"), "c",
                             CATAN_ENTRY_BUILD, .piece = CATAN_CITY, .agreed = TRUE,
                             .steps = STEPS (S (SPOT), S (WORDS)) },
  [CATAN_DO_AGREED_FOUND] = { N_ ("Found against the rules, as agreed"), N_ ("Why is it allowed?"), "f",
                              CATAN_ENTRY_FOUND, .agreed = TRUE, .steps = STEPS (S (SPOT), S (EDGE), S (WORDS)) },
  [CATAN_DO_FORGOTTEN] = { N_ ("A fish token was forgotten"), N_ ("Why only now?"), "t", CATAN_ENTRY_TOKEN,
                           .steps = STEPS (S (PLAYER), S (TOKEN), S (WORDS)) },
  [CATAN_DO_BACK] = { N_ ("A fish token goes back"), N_ ("Why does it go back?"), "b", CATAN_ENTRY_TOKEN, .back = TRUE,
                      .steps = STEPS (S (PLAYER), S (TOKEN), S (WORDS)) },
  [CATAN_DO_HAND] = { N_ ("Correct a hand"), N_ ("How many more or fewer, and why?"), "h", CATAN_ENTRY_HAND,
                      .steps = STEPS (S (PLAYER), S (RESOURCE), S (WORDS)) },
  [CATAN_DO_POINTS] = { N_ ("Correct points"), N_ ("How many points, and why?"), "p", CATAN_ENTRY_POINTS,
                        .steps = STEPS (S (PLAYER), S (WORDS)) },
  [CATAN_DO_PLAYER] = { N_ ("Say whose turn it is"), N_ ("Why?"), "w", CATAN_ENTRY_TURN,
                        .steps = STEPS (S (PLAYER), S (WORDS)) },
  [CATAN_DO_NOTE] = { N_ ("Write a note"), N_ ("What is to be noted?"), "n", CATAN_ENTRY_NOTE,
                      .steps = STEPS (S (WORDS)) },
  [CATAN_DO_LINE] = { N_ ("Write an entry as text"), N_ ("The entry, as a record has it"), "l", CATAN_ENTRY_NOTE,
                      .steps = STEPS (S (WORDS)) },
  [CATAN_DO_END] = { N_ ("End the game now"), N_ ("Why does it end here?"), "e", CATAN_ENTRY_END,
                     .steps = STEPS (S (WORDS)) },
};

/* What a price of the market asks for behind it. */
static const CatanStep price_steps[][CATAN_STEPS_MAX] = {
  [2] = { S (PAY) },
  [3] = { S (VICTIM), S (STOLEN), S (PAY) },
  [4] = { S (RESOURCE), S (PAY) },
  [5] = { S (EDGE), S (PAY) },
  [7] = { S (PAY) },
};

CatanStep
catan_flow_step_at (const CatanFlow *flow, guint at)
{
  if (flow->act == CATAN_DO_MARKET && at > 0)
    return at <= CATAN_STEPS_MAX ? price_steps[flow->entry.number][at - 1] : CATAN_STEP_MENU;
  return catan_flow_acts[flow->act].steps[at];
}

guint
catan_flow_actor (const CatanFlow *flow)
{
  return (guint) MAX (flow->state->player, 0);
}

/* ---- steps ---- */

static void
enter (CatanFlow *flow, CatanStep step)
{
  flow->base.step = step;
  flow->base.typed[0] = '\0';
  catan_flow_fill (flow);
}

static void
begin_act (CatanFlow *flow, CatanDo act)
{
  const CatanFlowAct *row = &catan_flow_acts[act];

  flow->act = act;
  flow->at = 0;
  catan_entry_begin (&flow->entry, row->kind);
  flow->entry.piece = row->piece;
  flow->entry.back = row->back;
  flow->entry.agreed = row->agreed;
  if (row->kind == CATAN_ENTRY_PLAY)
    flow->entry.card = row->card;
  if (act == CATAN_DO_DISCARD)
    for (guint p = flow->state->rules->n_players; p-- > 0;)
      if ((flow->state->owing >> p) & 1)
        flow->entry.player = (gint8) p;
}

/* On to the next step that asks for something; the entry is complete behind the last. */
static FlowAnswer
go_on (CatanFlow *flow)
{
  CatanStep step = catan_flow_step_at (flow, flow->at);

  while (step != CATAN_STEP_MENU && catan_flow_skips (flow, step))
    step = catan_flow_step_at (flow, ++flow->at);
  if (step == CATAN_STEP_MENU)
    return flow_ready (FLOW (flow), catan_entry_print (flow->state->rules, &flow->entry));
  enter (flow, step);
  return FLOW_TAKEN;
}

static CatanDo
asked_for (const CatanState *state)
{
  switch (state->ask)
    {
    case CATAN_ASK_FOUND: return CATAN_DO_FOUND;
    case CATAN_ASK_DRAW: return CATAN_DO_DRAW;
    case CATAN_ASK_DISCARD: return CATAN_DO_DISCARD;
    case CATAN_ASK_ROBBER: return CATAN_DO_ROBBER;
    default: return CATAN_N_DOS;
    }
}

static void
begin (CatanFlow *flow)
{
  g_array_set_size (flow->before, 0);
  flow->base.problem[0] = '\0';
  flow->act = CATAN_N_DOS;
  flow->at = 0;
  if (flow->state == NULL || flow->state->finished)
    {
      enter (flow, CATAN_STEP_OVER);
      return;
    }
  if (asked_for (flow->state) == CATAN_N_DOS)
    {
      enter (flow, CATAN_STEP_MENU);
      return;
    }
  begin_act (flow, asked_for (flow->state));
  go_on (flow);
}

static void
remember (CatanFlow *flow)
{
  CatanGathered gathered = { (CatanStep) flow->base.step, flow->act, flow->at, flow->entry };

  g_array_append_val (flow->before, gathered);
}

/* ---- answering ---- */

static FlowAnswer
take (CatanFlow *flow, const CatanChoice *given)
{
  CatanChoice choice = *given; /* the list changes under it */
  gboolean whole;

  flow->base.problem[0] = '\0';
  remember (flow);
  if (choice.pick == CATAN_PICK_DO || choice.pick == CATAN_PICK_DICE)
    {
      begin_act (flow, choice.pick == CATAN_PICK_DICE ? CATAN_DO_ROLL : (CatanDo) choice.index);
      if (choice.pick == CATAN_PICK_DICE)
        flow->entry.number = (guint8) choice.index;
      return go_on (flow);
    }
  catan_flow_put (flow, &choice, &flow->entry);
  whole = catan_flow_is_whole (flow, &flow->entry, &choice);
  if (!whole)
    {
      enter (flow, (CatanStep) flow->base.step);
      return FLOW_TAKEN;
    }
  flow->at++;
  return go_on (flow);
}

static FlowAnswer
face_choose (Flow *base, guint choice)
{
  return take (CATAN_FLOW (base), catan_flow_choice (CATAN_FLOW (base), choice));
}

static FlowAnswer
face_words (Flow *base, const char *text)
{
  CatanFlow *flow = CATAN_FLOW (base);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *otherwise = catan_flow_words_default (flow);
  const char *given = *stripped != '\0' || otherwise == NULL ? stripped : otherwise;
  TableRefusal why;

  if (base->step != CATAN_STEP_WORDS)
    return FLOW_PASSED;
  base->problem[0] = '\0';
  if (*given != '\0' && flow->act == CATAN_DO_LINE)
    return flow_ready (base, g_strdup (given));
  if (!catan_flow_write (flow, given, &why))
    {
      flow_refuse (base, why.sentence);
      return FLOW_TAKEN;
    }
  return flow_ready (base, catan_entry_print (flow->state->rules, &flow->entry));
}

static gboolean
face_can_back (Flow *base)
{
  return CATAN_FLOW (base)->before->len > 0 || base->typed[0] != '\0';
}

static FlowAnswer
face_back (Flow *base)
{
  CatanFlow *flow = CATAN_FLOW (base);
  CatanGathered last;

  base->problem[0] = '\0';
  if (base->typed[0] != '\0')
    return flow_back_step (base);
  if (flow->before->len == 0)
    return FLOW_PASSED;
  last = g_array_index (flow->before, CatanGathered, flow->before->len - 1);
  g_array_set_size (flow->before, flow->before->len - 1);
  flow->act = last.act;
  flow->at = last.at;
  flow->entry = last.entry;
  enter (flow, last.step);
  return FLOW_TAKEN;
}

static FlowAnswer
face_clear (Flow *base)
{
  if (!face_can_back (base) && base->problem[0] == '\0')
    return FLOW_PASSED;
  begin (CATAN_FLOW (base));
  return FLOW_TAKEN;
}

/* ---- keys ---- */

/* Where a choice lies on the island; FALSE if it lies nowhere. */
static gboolean
point_of (const CatanChoice *choice, CatanPoint *point)
{
  const CatanShape *shape = catan_shape ();
  const guint8 *ends;

  switch (choice->pick)
    {
    case CATAN_PICK_SPOT: *point = shape->spot[choice->index]; return TRUE;
    case CATAN_PICK_HEX: *point = shape->hex[choice->index]; return TRUE;
    case CATAN_PICK_EDGE:
      ends = shape->edge_spots[choice->index];
      point->x = (gint8) ((shape->spot[ends[0]].x + shape->spot[ends[1]].x) / 2);
      point->y = (gint8) ((shape->spot[ends[0]].y + shape->spot[ends[1]].y) / 2);
      return TRUE;
    default: return FALSE;
    }
}

/* To the nearest choice in that direction on the island. */
static FlowAnswer
move (CatanFlow *flow, int dx, int dy)
{
  CatanPoint from, to;
  int best = -1, least = G_MAXINT;

  if (flow->base.cursor < 0 || !point_of (catan_flow_choice (flow, (guint) flow->base.cursor), &from))
    return flow_key_list (FLOW (flow), dx + dy);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      int way;

      if (!point_of (catan_flow_choice (flow, i), &to))
        continue;
      way = flow_way (to.x - from.x, to.y - from.y, dx, dy);
      if (way < least)
        {
          least = way;
          best = (int) i;
        }
    }
  if (best >= 0)
    flow->base.cursor = best;
  return FLOW_TAKEN;
}

static FlowAnswer
face_key (Flow *base, gunichar key, gboolean shift)
{
  CatanFlow *flow = CATAN_FLOW (base);

  if (key == FLOW_KEY_ESCAPE)
    return face_clear (base);
  if (base->step == CATAN_STEP_WORDS)
    return FLOW_PASSED;
  if (key == FLOW_KEY_BACK)
    return face_back (base);
  if (key == FLOW_KEY_ENTER)
    return base->cursor >= 0 ? face_choose (base, (guint) base->cursor) : FLOW_PASSED;
  if (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN)
    return move (flow, (key == FLOW_KEY_RIGHT) - (key == FLOW_KEY_LEFT), (key == FLOW_KEY_DOWN) - (key == FLOW_KEY_UP));
  if (key == '?')
    {
      if (base->step == CATAN_STEP_MORE || flow->state == NULL)
        return FLOW_PASSED;
      base->problem[0] = '\0';
      remember (flow);
      enter (flow, CATAN_STEP_MORE);
      return FLOW_TAKEN;
    }
  if (key > 0x7e || !(g_ascii_isalnum ((char) key) || key == '-' || key == '='))
    return FLOW_PASSED;
  return flow_key_label (base, base->typed, key, shift);
}

/* ---- an entry given ---- */

static gboolean
names (const CatanFlow *flow, const CatanChoice *choice, const CatanEntry *entry)
{
  CatanEntry put = flow->entry;

  if (choice->pick == CATAN_PICK_DICE)
    return entry->kind == CATAN_ENTRY_ROLL && entry->number == choice->index;
  if (choice->pick == CATAN_PICK_DO)
    {
      const CatanFlowAct *row = &catan_flow_acts[choice->index];
      return choice->index != CATAN_DO_LINE && row->kind == entry->kind && row->agreed == entry->agreed
             && row->back == entry->back && (row->kind != CATAN_ENTRY_BUILD || row->piece == entry->piece)
             && (row->kind != CATAN_ENTRY_PLAY || row->card == entry->card)
             && (row->kind != CATAN_ENTRY_BUY || (choice->index == CATAN_DO_BUY) == (entry->card == CATAN_N_CARDS));
    }
  catan_flow_put (flow, choice, &put);
  switch (flow->base.step)
    {
    case CATAN_STEP_SPOT: return put.spot == entry->spot;
    case CATAN_STEP_EDGE:
    case CATAN_STEP_SECOND_EDGE:
      return put.n_edges <= entry->n_edges && memcmp (put.edges, entry->edges, put.n_edges) == 0
             && (choice->pick != CATAN_PICK_DONE || put.n_edges == entry->n_edges);
    case CATAN_STEP_HEX: return put.hex == entry->hex;
    case CATAN_STEP_VICTIM:
    case CATAN_STEP_PLAYER:
    case CATAN_STEP_TAKER:
    case CATAN_STEP_PARTNER: return put.player == entry->player;
    case CATAN_STEP_STOLEN:
    case CATAN_STEP_RESOURCE: return put.resource == entry->resource;
    case CATAN_STEP_SECOND: return put.second == entry->second;
    case CATAN_STEP_CARD: return put.card == entry->card;
    case CATAN_STEP_COUNT:
    case CATAN_STEP_PRICE: return put.number == entry->number;
    default: return FALSE; /* what was gathered out of hidden hands is gathered anew */
    }
}

int
catan_flow_answer (CatanFlow *flow, const CatanEntry *entry)
{
  g_return_val_if_fail (flow != NULL && entry != NULL, -1);

  for (guint i = 0; i < flow->choices->len; i++)
    if (names (flow, &g_array_index (flow->choices, CatanChoice, i), entry))
      return (int) i;
  return -1;
}

/* Likewise, among the rarer acts too. */
static int
find_answer (CatanFlow *flow, const CatanEntry *entry)
{
  int answer = catan_flow_answer (flow, entry);

  if (answer >= 0 || flow->before->len > 0)
    return answer;
  face_key (FLOW (flow), '?', FALSE);
  answer = catan_flow_answer (flow, entry);
  if (answer < 0)
    face_back (FLOW (flow));
  return answer;
}

gboolean
catan_flow_completes (const CatanFlow *flow, const CatanChoice *choice, CatanEntry *entry)
{
  CatanFlow trial = *flow;
  CatanStep step;

  if (choice->pick == CATAN_PICK_DICE)
    return TRUE;
  if (choice->pick == CATAN_PICK_DO)
    return catan_flow_acts[choice->index].steps[0] == CATAN_STEP_MENU;
  catan_flow_put (flow, choice, &trial.entry);
  *entry = trial.entry;
  if (!catan_flow_is_whole (&trial, entry, choice))
    return FALSE;
  do
    step = catan_flow_step_at (&trial, ++trial.at);
  while (step != CATAN_STEP_MENU && catan_flow_skips (&trial, step));
  return step == CATAN_STEP_MENU;
}

static void
face_follow (Flow *base, const char *line)
{
  CatanFlow *flow = CATAN_FLOW (base);
  CatanEntry entry, whole;
  int answer;

  if (flow->state == NULL || !catan_entry_parse (flow->state->rules, line, &entry, NULL))
    return;
  while ((answer = find_answer (flow, &entry)) >= 0)
    {
      if (catan_flow_completes (flow, catan_flow_choice (flow, (guint) answer), &whole))
        {
          flow_point (base, answer);
          return;
        }
      face_choose (base, (guint) answer);
    }
}

/* ---- behind the face ---- */

CatanFlow *
catan_flow_new (void)
{
  CatanFlow *flow = g_new0 (CatanFlow, 1);

  flow->choices = g_array_new (FALSE, TRUE, sizeof (CatanChoice));
  flow->before = g_array_new (FALSE, TRUE, sizeof (CatanGathered));
  flow->act = CATAN_N_DOS;
  flow_init (FLOW (flow), &catan_flow_face);
  flow->base.step = CATAN_STEP_OVER;
  return flow;
}

static void
face_free (Flow *base)
{
  CatanFlow *flow = CATAN_FLOW (base);

  g_array_unref (flow->choices);
  g_array_unref (flow->before);
  flow_finish (base);
  g_free (flow);
}

static void
face_set_state (Flow *base, gconstpointer state, TableAids aids)
{
  CATAN_FLOW (base)->state = state;
  CATAN_FLOW (base)->aids = aids;
  begin (CATAN_FLOW (base));
}

static guint
face_n_choices (Flow *base)
{
  return CATAN_FLOW (base)->choices->len;
}

static void
face_choice (Flow *base, guint index, FlowChoice *choice)
{
  *choice = catan_flow_choice (CATAN_FLOW (base), index)->face;
}

static FlowAsks
face_asks (Flow *base)
{
  switch (base->step)
    {
    case CATAN_STEP_OVER: return FLOW_ASKS_NOTHING;
    case CATAN_STEP_WORDS: return FLOW_ASKS_WORDS;
    case CATAN_STEP_MORE: return FLOW_ASKS_MORE;
    default: return FLOW_ASKS_CHOICE;
    }
}

static int
face_player (Flow *base)
{
  CatanFlow *flow = CATAN_FLOW (base);

  if (flow->state == NULL)
    return CATAN_NOBODY;
  return base->step == CATAN_STEP_DRAWN && catan_flow_drawer (flow) >= 0 ? catan_flow_drawer (flow)
                                                                         : catan_asked (flow->state);
}

static char *
face_ask (Flow *base)
{
  return catan_flow_ask (CATAN_FLOW (base));
}

static char *
face_hint (Flow *base)
{
  return catan_flow_hint (CATAN_FLOW (base));
}

static char *
face_preview (Flow *base)
{
  return catan_flow_preview (CATAN_FLOW (base));
}

static char *
face_title (Flow *base, guint index)
{
  return catan_flow_title (CATAN_FLOW (base), catan_flow_choice (CATAN_FLOW (base), index));
}

static char *
face_words_default (Flow *base)
{
  return catan_flow_words_default (CATAN_FLOW (base));
}

const FlowFace catan_flow_face = {
  .free = face_free,
  .set_state = face_set_state,
  .follow = face_follow,
  .key = face_key,
  .choose = face_choose,
  .words = face_words,
  .back = face_back,
  .clear = face_clear,
  .n_choices = face_n_choices,
  .choice = face_choice,
  .asks = face_asks,
  .player = face_player,
  .can_back = face_can_back,
  .ask = face_ask,
  .hint = face_hint,
  .preview = face_preview,
  .title = face_title,
  .words_default = face_words_default,
};

/* ---- reading ---- */

CatanStep
catan_flow_step (CatanFlow *flow)
{
  g_return_val_if_fail (flow != NULL, CATAN_STEP_OVER);
  return (CatanStep) flow->base.step;
}

CatanDo
catan_flow_doing (CatanFlow *flow)
{
  g_return_val_if_fail (flow != NULL, CATAN_N_DOS);
  return flow->act;
}

const CatanChoice *
catan_flow_choice (CatanFlow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow->choices->len, NULL);
  return &g_array_index (flow->choices, CatanChoice, choice);
}

const CatanEntry *
catan_flow_entry (CatanFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return &flow->entry;
}
