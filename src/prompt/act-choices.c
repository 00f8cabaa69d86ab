/* act-choices.c - lists the choices of each step of the prompt: acts, or the values of an operand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

/* ---- which acts ---- */

static gconstpointer
state_of (ActFlow *flow, const TableAct *act)
{
  return act->group != 0 ? flow->inside : flow->state;
}

/* Is the act in the list of what can be done by agreement, if it is possible?  The usual one is there as a way: its own
 * first question would fill the list. */
static gboolean
is_agreeable (ActFlow *flow, const TableAct *act)
{
  return act->group == 0 && !act->behind && ((act->prefixed >> table_state (flow->plain)->ask) & 1)
         && (flow->game->usual == NULL || flow->game->usual (flow->plain) != act);
}

/* Is there anything that can be done by agreement now? */
static gboolean
may_agree (ActFlow *flow)
{
  for (guint i = 0; i < flow->acts->n_rows; i++)
    if (is_agreeable (flow, flow->acts->rows[i])
        && table_act_is_offered (flow->acts, act_flow_agreeing (flow), flow->acts->rows[i]))
      return TRUE;
  return FALSE;
}

gboolean
act_flow_is_offered (ActFlow *flow, const TableAct *act)
{
  const guint64 when = flow->walk.agreed ? act->prefixed : act->when;

  if (act->prefix && !may_agree (flow))
    return FALSE;
  return (act->group != 0 || ((when >> table_state (flow->state)->ask) & 1))
         && (table_act_is_offered (flow->acts, state_of (flow, act), act)
             /* In a tournament, the prompt does not show which of these acts are possible. */
             || (act->behind && flow->aids == TABLE_AIDS_TOURNAMENT));
}

gboolean
act_flow_leads_to (const TableAct *way, const TableAct *act)
{
  gsize length = way->way && way->verb != NULL ? strlen (way->verb) : 0;

  return length > 0 && act->behind && strncmp (act->verb, way->verb, length) == 0 && act->verb[length] == ' ';
}

gboolean
act_flow_is_fork (const TableAct *act)
{
  return act->prefix || (act->way && table_act_n_operands (act) == 0);
}

/* Is the act among the rarer ones now?  If one act usually answers the question, all others are. */
static gboolean
is_rare (ActFlow *flow, const TableAct *act)
{
  return act->rare || (flow->game->usual != NULL && flow->game->usual (flow->state) != NULL);
}

/* Is the act in the list of this step? */
static gboolean
is_listed (ActFlow *flow, const TableAct *act, guint group)
{
  if (act->group != group || (act->prefix && act->title == NULL))
    return FALSE;
  if (group != 0)
    return act_flow_is_offered (flow, act);
  if (flow->base.step == ACT_STEP_BEHIND && flow->walk.act->prefix)
    return is_agreeable (flow, act) && act_flow_is_offered (flow, act);
  if (flow->base.step == ACT_STEP_BEHIND)
    return act_flow_leads_to (flow->walk.act, act) && act_flow_is_offered (flow, act);
  if (flow->base.step >= ACT_STEP_OPERAND)
    return act->instead != NULL && act->instead (flow->state, flow->walk.entry);
  if (act->behind || is_rare (flow, act) != (flow->base.step == ACT_STEP_MORE) || !act_flow_is_offered (flow, act))
    return FALSE;
  /* An act with `instead` is listed later, when another act turns out to be impossible. */
  return act->rare || (act->instead == NULL && (flow->game->usual == NULL || act != flow->game->usual (flow->state)));
}

const TableAct *
act_flow_handy (ActFlow *flow, guint nth)
{
  g_return_val_if_fail (flow != NULL, NULL);

  /* After "agreed", "?" leads to another list. */
  if (flow->state == NULL || flow->game->asks || flow->walk.agreed)
    return NULL;
  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];

      if (act->handy != NULL && act->rare && act->key != '\0' && act_flow_is_offered (flow, act) && nth-- == 0)
        return act;
    }
  return NULL;
}

char *
act_flow_handy_tell (ActFlow *flow, const TableAct *act)
{
  char *told;

  g_return_val_if_fail (flow != NULL && act->handy != NULL, NULL);

  told = act->handy_tell != NULL ? act->handy_tell (flow->state) : NULL;
  return told != NULL ? told : g_strdup (_ (act->handy));
}

/* ---- the choices of a list ---- */

void
act_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry, GArray *offers)
{
  if (flow->game->offers != NULL)
    flow->game->offers (flow, act, nth, state_of (flow, act), entry, offers);
  else
    table_act_offer (act, nth, state_of (flow, act), entry, offers);
  for (guint i = offers->len; i-- > 0;)
    if (flow->aids == TABLE_AIDS_TOURNAMENT)
      g_array_index (offers, TableOffer, i).flags &= ~TABLE_OFFER_COUNTED;
    else if (g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED)
      g_array_remove_index (offers, i);
}

static ActChoice *
add_choice (ActFlow *flow, const TableAct *act, const TableOperand *operand, const TableOffer *offer)
{
  ActChoice choice = { .act = act, .operand = operand };

  if (offer != NULL)
    choice.offer = *offer;
  choice.face.on_map = choice.offer.on_board;
  choice.face.point = choice.offer.on_board && (choice.offer.flags & TABLE_OFFER_POINT) != 0;
  choice.face.enter = (choice.offer.flags & TABLE_OFFER_LAST) != 0;
  choice.face.shift = (choice.offer.flags & TABLE_OFFER_SHIFT) != 0 || (act != NULL && act->shift);
  g_array_append_val (flow->choices, choice);
  return &g_array_index (flow->choices, ActChoice, flow->choices->len - 1);
}

/* Adds a choice that ends a list of values; its key is Enter. */
static void
add_last (ActFlow *flow, const TableOperand *operand, const char *title)
{
  const TableOffer nothing = { .flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING };

  add_choice (flow, NULL, operand, &nothing)->title = title;
}

/* Adds the cells of the offers, each once, and the offers that are not on the board. */
static void
add_cells (ActFlow *flow, const TableOperand *operand, const GArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      gboolean seen = FALSE;

      for (guint k = 0; k < flow->choices->len && !seen && offer->on_board; k++)
        seen = act_flow_choice (flow, k)->offer.x == offer->x && act_flow_choice (flow, k)->offer.y == offer->y;
      if (!seen)
        {
          ActChoice *choice = add_choice (flow, NULL, operand, offer);

          choice->whole_cell = offer->on_board;
          choice->face.point = FALSE;
        }
    }
}

gpointer
act_flow_blank_entry (ActFlow *flow)
{
  const TableOperand *operand = act_walk_operand (&flow->walk);
  guint8 *entry = g_memdup2 (flow->walk.entry, flow->acts->entry_size);

  memset (entry + operand->offset, 0, MAX (operand->type->size * operand->max, 1));
  if (operand->count > 0)
    entry[operand->count] = 0;
  return entry;
}

/* Is this offer still among those that are left? */
static gboolean
is_left (const GArray *left, const TableOffer *offer)
{
  for (guint i = 0; i < left->len; i++)
    if (memcmp (g_array_index (left, TableOffer, i).value, offer->value, sizeof offer->value) == 0)
      return TRUE;
  return FALSE;
}

static void
mark_chosen (ActFlow *flow)
{
  g_autoptr (GArray) left = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  act_flow_offers (flow, flow->walk.act, flow->walk.at, flow->walk.entry, left);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      ActChoice *choice = &g_array_index (flow->choices, ActChoice, i);

      choice->face.chosen = !is_left (left, &choice->offer);
    }
}

/* Adds the choice that ends a list of values, unless the type offers one itself. */
static void
add_end (ActFlow *flow, const TableOperand *operand)
{
  const gboolean whole = (operand->flags & TABLE_OPERAND_WHOLE) != 0;
  g_autofree gpointer blank = act_flow_blank_entry (flow);

  for (guint i = 0; i < flow->choices->len; i++)
    if (act_flow_choice (flow, i)->face.enter)
      return;
  if (operand->type->stays && whole)
    add_last (flow, operand, N_ ("As listed"));
  else if ((operand->flags & TABLE_OPERAND_REPEATED) && !whole
           && memcmp (blank, flow->walk.entry, flow->acts->entry_size) != 0)
    add_last (flow, operand, N_ ("That is all"));
}

/* Adds the choice that another value is written.  A letter begins it, so that no letter is a label. */
static void
add_written (ActFlow *flow, const TableOperand *operand)
{
  ActChoice *choice = add_choice (flow, NULL, operand, NULL);

  choice->written = TRUE;
  choice->title = N_ ("Write something else");
}

/* Adds the values of the operand that is asked for. */
static void
add_values (ActFlow *flow, const TableOperand *operand)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  g_autofree gpointer blank = operand->type->stays ? act_flow_blank_entry (flow) : NULL;
  const ActWalk *walk = &flow->walk;

  act_flow_offers (flow, walk->act, walk->at, blank != NULL ? blank : walk->entry, offers);
  if ((operand->flags & TABLE_OPERAND_BY_CELL) && !walk->in_cell)
    {
      add_cells (flow, operand, offers);
      return;
    }
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);

      if (!walk->in_cell || (offer->on_board && offer->x == walk->x && offer->y == walk->y))
        add_choice (flow, NULL, operand, offer);
    }
  if (operand->type->write != NULL)
    add_written (flow, operand);
  if (operand->type->stays)
    mark_chosen (flow);
  if (offers->len > 0)
    add_end (flow, operand);
}

/* ---- labels ---- */

/* The characters of an alphabet that are not yet keys in this list; free with g_free (). */
static char *
free_signs (ActFlow *flow, const char *alphabet, guint group)
{
  GString *signs = g_string_new (NULL);

  for (const char *c = alphabet; *c != '\0'; c++)
    {
      gboolean is_free = TRUE;

      for (guint i = 0; i < flow->acts->n_rows && group != 0; i++)
        is_free = is_free
                  && (flow->acts->rows[i]->group != group
                      || (flow->acts->rows[i]->key != *c && flow->acts->rows[i]->shift_key != *c));
      for (guint i = 0; i < flow->choices->len; i++)
        is_free = is_free && act_flow_choice (flow, i)->face.label[0] != *c;
      if (is_free)
        g_string_append_c (signs, *c);
    }
  return g_string_free (signs, FALSE);
}

/* Gives labels to the choices that have none yet, either to those with Shift or to those without. */
static void
label_rest (ActFlow *flow, const char *alphabet, gboolean shift)
{
  g_autofree char (*made)[4] = g_malloc0 (4 * MAX (flow->choices->len, 1));
  guint n = 0, next = 0;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < flow->choices->len; i++)
        {
          FlowChoice *face = &g_array_index (flow->choices, ActChoice, i).face;

          if (face->label[0] != '\0' || face->enter || face->shift != shift)
            continue;
          if (pass == 0)
            n++;
          else
            memcpy (face->label, made[next++], 4);
        }
      if (pass == 0)
        flow_labels (made, n, alphabet);
    }
}

static void
label_key (ActFlow *flow, ActChoice *choice)
{
  const TableOperandType *type = choice->operand->type;

  if (type != NULL && type->labels == TABLE_LABELS_KEYS && type->key != NULL && !choice->face.enter)
    choice->face.label[0] = type->key (flow->state, &choice->offer);
}

/* The letters that a place always has. */
static void
label_fixed (ActFlow *flow, ActChoice *choice)
{
  char code[TABLE_CODE_MAX];

  if (choice->face.enter)
    return;
  choice->operand->type->code (flow->state, &choice->offer, code);
  choice->face.fixed = TRUE;
  choice->face.shift = g_ascii_isupper (code[0]);
  for (guint i = 0; code[i] != '\0'; i++)
    choice->face.label[i] = g_ascii_tolower (code[i]);
}

/* Labels the values of the operand that is asked for. */
static void
label_operand (ActFlow *flow, const TableOperand *operand)
{
  const gboolean board = operand->type->labels == TABLE_LABELS_BOARD && !flow->walk.in_cell;
  const char *alphabet = board                          ? flow->game->board_labels
                         : operand->type->write != NULL ? FLOW_DIGITS
                                                        : FLOW_DIGITS FLOW_LETTERS;
  g_autofree char *signs = NULL;

  if (flow->game->label != NULL && flow->choices->len > 0 && flow->game->label (flow))
    return;
  for (guint i = 0; i < flow->choices->len; i++)
    if (operand->type->labels == TABLE_LABELS_FIXED)
      label_fixed (flow, &g_array_index (flow->choices, ActChoice, i));
    else
      label_key (flow, &g_array_index (flow->choices, ActChoice, i));
  signs = free_signs (flow, alphabet, 0);
  for (guint shift = 0; shift < 2; shift++)
    label_rest (flow, signs, shift != 0);
}

/* Gives the key of an act that is listed by its values to the first value, and with Shift to the second. */
static void
label_first (ActFlow *flow, const TableAct *act, guint first)
{
  for (guint i = first; act->key != '\0' && i < MIN (first + 2, flow->choices->len); i++)
    {
      ActChoice *choice = &g_array_index (flow->choices, ActChoice, i);

      choice->face.label[0] = act->key;
      choice->face.shift = i > first;
    }
}

/* ---- lists of acts ---- */

/* Can the act be chosen only if its first operand has a value? */
static gboolean
needs_value (const TableAct *act)
{
  const TableOperand *operand = &act->operands[0];

  return operand->type != NULL && !act->behind && !table_operand_is_written (operand)
         && !(operand->flags & (TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_UNASKED | TABLE_OPERAND_SHOWN));
}

static void
add_act (ActFlow *flow, const TableAct *act)
{
  const gboolean by_value = act->title == NULL && act->operands[0].type != NULL;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const guint first = flow->choices->len;

  if (by_value || needs_value (act))
    {
      ActWalk walk = act_walk_copy (flow, &flow->walk);

      act_walk_begin (flow, act, &walk);
      act_flow_offers (flow, act, 0, walk.entry, offers);
      g_free (walk.entry);
    }
  if (!by_value && (offers->len > 0 || !needs_value (act)))
    add_choice (flow, act, NULL, NULL)->face.label[0] = act->key;
  for (guint i = 0; by_value && i < offers->len; i++)
    label_key (flow, add_choice (flow, act, &act->operands[0], &g_array_index (offers, TableOffer, i)));
  if (by_value)
    label_first (flow, act, first);
}

/* After an entry such as a road of Anna in a game that has already begun, another road of Anna is offered first. */
static void
add_another (ActFlow *flow)
{
  const TableAct *act = flow->last != NULL && flow->game->another != NULL
                                && (flow->base.step == ACT_STEP_MENU || flow->base.step == ACT_STEP_MORE)
                                && flow->last_rules == table_state (flow->state)->rules
                            ? table_acts_find (flow->acts, 0, flow->last)
                            : NULL;
  g_autofree char *words = act != NULL ? flow->game->another (act, "") : NULL;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  if (words == NULL || !is_listed (flow, act, 0))
    return;
  act_flow_offers (flow, act, 0, flow->walk.entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      g_autofree gpointer put = g_memdup2 (flow->last, flow->acts->entry_size);

      table_act_take (act, 0, offer, put);
      if (memcmp (put, flow->last, flow->acts->entry_size) == 0)
        {
          ActChoice *choice = add_choice (flow, act, &act->operands[0], offer);

          choice->another = choice->face.enter = TRUE;
        }
    }
}

/* Enter becomes the key of the first act that has no key and no operands, unless another choice has Enter. */
static void
give_enter (ActFlow *flow)
{
  for (guint i = 0; i < flow->choices->len; i++)
    if (act_flow_choice (flow, i)->face.enter)
      return;
  for (guint i = 0; i < flow->choices->len; i++)
    {
      ActChoice *choice = &g_array_index (flow->choices, ActChoice, i);

      if (choice->operand == NULL && choice->face.label[0] == '\0' && table_act_n_operands (choice->act) == 0)
        {
          choice->face.enter = TRUE;
          return;
        }
    }
}

/* The same label with Shift and without is the same answer with another figure. */
static void
find_twins (ActFlow *flow)
{
  for (guint i = 0; i < flow->choices->len; i++)
    {
      ActChoice *other = &g_array_index (flow->choices, ActChoice, i);

      for (guint j = 0;
           j < flow->choices->len && other->face.shift && other->act != NULL && other->act->shift_title != NULL; j++)
        {
          ActChoice *usual = &g_array_index (flow->choices, ActChoice, j);

          if (!usual->face.shift && usual->face.label[0] != '\0' && g_str_equal (usual->face.label, other->face.label))
            usual->face.twin = other->face.twin = TRUE;
        }
    }
}

static void
swap_twins (ActFlow *flow)
{
  for (guint i = 0; i < flow->choices->len; i++)
    {
      FlowChoice *face = &g_array_index (flow->choices, ActChoice, i).face;

      face->shift = face->twin ? !face->shift : face->shift;
    }
}

/* The cursor stays on its place, with the figure that is listed. */
static void
keep_cursor_listed (ActFlow *flow)
{
  const FlowChoice at = flow->base.cursor >= 0 ? act_flow_choice (flow, (guint) flow->base.cursor)->face
                                               : (FlowChoice){ "" };

  for (guint i = 0; i < flow->choices->len && at.twin && at.shift; i++)
    {
      const FlowChoice *face = &act_flow_choice (flow, i)->face;

      if (face->twin && !face->shift && g_str_equal (face->label, at.label))
        flow->base.cursor = (int) i;
    }
}

void
act_flow_switch (ActFlow *flow)
{
  flow->base.switched = !flow->base.switched;
  swap_twins (flow);
  keep_cursor_listed (flow);
}

void
act_flow_point_old (ActFlow *flow, guint answer)
{
  flow->base.cursor = (int) answer;
  if (!flow_is_listed (FLOW (flow), answer))
    act_flow_switch (flow);
}

static void
list_acts (ActFlow *flow, guint group)
{
  /* Digits first, because they are found easily, then letters. */
  static const char all[] = "123456789" FLOW_LETTERS;
  g_autofree char *signs = NULL;

  add_another (flow);
  for (guint i = 0; i < flow->acts->n_rows; i++)
    if (is_listed (flow, flow->acts->rows[i], group))
      add_act (flow, flow->acts->rows[i]);
  give_enter (flow);
  signs = free_signs (flow, flow->game->menu_labels != NULL ? flow->game->menu_labels : all, group);
  for (guint shift = 0; shift < 2; shift++)
    label_rest (flow, signs, shift != 0);
  find_twins (flow);
  if (flow->base.switched)
    swap_twins (flow);
}

/* ---- the step ---- */

/* The operand of the act that is an act inside it, if it is asked for now or was before; else NULL. */
static const TableOperand *
inner_operand (ActFlow *flow)
{
  const TableAct *act = flow->walk.outer != NULL ? flow->walk.outer : flow->walk.act;
  const guint at = flow->walk.outer != NULL ? flow->walk.outer_at : flow->walk.at;

  for (guint i = 0; act != NULL && i <= at && i < table_act_n_operands (act); i++)
    if (act->operands[i].type == NULL)
      return &act->operands[i];
  return NULL;
}

/* Makes the state in which acts inside another are chosen when they are asked for, and frees it when the person goes
 * back. */
static void
look_inside (ActFlow *flow)
{
  const gboolean begun = flow->base.step == ACT_STEP_WORDS || flow->base.step >= ACT_STEP_OPERAND;
  const TableOperand *inner = begun ? inner_operand (flow) : NULL;

  if (flow->inside != NULL && (inner == NULL || inner == act_walk_operand (&flow->walk)))
    {
      flow->game->table->state_free (flow->inside);
      flow->inside = NULL;
    }
  if (flow->inside == NULL && inner != NULL)
    flow->inside = flow->game->inside (flow, &flow->acts->groups[inner->group], flow->walk.entry);
}

/* Do the places have names of their own, and not those of the moment?  Then they are typed, and the first of them is no
 * more likely than the others: one Enter too many must not take it. */
static gboolean
names_places (const TableOperand *operand)
{
  return operand->type != NULL
         && (operand->type->labels == TABLE_LABELS_FIXED || operand->type->labels == TABLE_LABELS_KEYS);
}

/* The choice that the cursor begins on: the most likely one; -1 if none is. */
static int
find_cursor (ActFlow *flow, const TableOperand *operand)
{
  int found = -1;

  /* In a tournament, the cursor must not show where a figure may go. */
  if (operand != NULL && operand->from != NULL && flow->aids == TABLE_AIDS_TOURNAMENT)
    return -1;
  if (flow->choices->len == 1
      || (operand != NULL && flow->choices->len > 0
          && ((operand->flags & TABLE_OPERAND_READY) || act_flow_choice (flow, 0)->act != NULL
              || (act_flow_choice (flow, 0)->offer.on_board && !names_places (operand)))))
    found = 0;
  /* What is typed has left only these. */
  if (flow->choices->len > 0 && flow->base.typed[0] != '\0' && flow_narrows (FLOW (flow)))
    found = 0;
  for (guint i = 0; i < flow->choices->len; i++)
    if (act_flow_choice (flow, i)->face.enter || (act_flow_choice (flow, i)->offer.flags & TABLE_OFFER_LIKELY))
      found = (int) i;
  return found;
}

void
act_flow_list (ActFlow *flow)
{
  const guint step = flow->base.step;
  const TableOperand *operand = step >= ACT_STEP_OPERAND ? act_walk_operand (&flow->walk) : NULL;

  flow->base.cursor = -1;
  g_array_set_size (flow->choices, 0);
  g_ptr_array_set_size (flow->brings, 0);
  g_clear_pointer (&flow->alike, g_free);
  if (flow->state == NULL || step == ACT_STEP_WORDS || step == ACT_STEP_OVER)
    return;
  if (operand != NULL && operand->type != NULL)
    {
      add_values (flow, operand);
      label_operand (flow, operand);
      if (flow->choices->len == 0) /* the operand has no value: other acts are offered instead */
        list_acts (flow, 0);
    }
  else
    {
      if (operand != NULL && (operand->flags & TABLE_OPERAND_OPTIONAL)
          && table_acts_may_omit (flow->acts, operand->group, flow->inside))
        add_last (flow, operand, operand->otherwise);
      list_acts (flow, operand != NULL ? operand->group : 0);
    }
  flow->base.cursor = find_cursor (flow, operand);
  keep_cursor_listed (flow);
}

void
act_flow_enter (ActFlow *flow, guint step)
{
  int answer;

  flow->base.step = step;
  flow->base.typed[0] = flow->base.begun[0] = '\0';
  flow->base.number = FALSE;
  flow->turned = FALSE;
  look_inside (flow);
  act_flow_list (flow);
  if (flow->again != NULL && (answer = act_flow_answer (flow, flow->again)) >= 0)
    act_flow_point_old (flow, (guint) answer);
  if (flow->game->entered != NULL)
    flow->game->entered (flow);
}
