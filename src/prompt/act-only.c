/* act-only.c - what can be only one: an act that is taken without asking, and an entry that is the only one possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Operands with only one answer are taken in act-walk.c.
 */
#include "act-flow-private.h"

#include <glib/gi18n.h>

/* Would this entry book points?  Then the person looks at it before it is taken. */
static gboolean
books_points (ActFlow *flow, gconstpointer entry)
{
  const TableGame *table = flow->game->table;
  gpointer after = table->state_copy (flow->state);
  const guint n = table_state (after)->ledger.n_lines;
  const gboolean books = !table_game_apply (table, after, entry, NULL) || table_state (after)->ledger.n_lines > n;

  table->state_free (after);
  return books;
}

/* Can what lies be turned, and was not said how it does? */
static gboolean
may_turn (ActFlow *flow)
{
  return flow_can_turn (FLOW (flow)) && (flow->game->turn_said == NULL || !flow->game->turn_said (flow));
}

/* Is there only one act that can follow: nothing goes on the tile, or it must do something that its row says?  While
 * it may be turned, and while its edges may still be typed, there is more to say. */
static gboolean
has_only_act (ActFlow *flow)
{
  const TableOperand *operand = act_flow_operand (flow);

  return operand != NULL && flow->choices->len == 1 && (operand->type == NULL || act_flow_choice (flow, 0)->act != NULL)
         && flow->again == NULL && flow->aids == TABLE_AIDS_OPEN && !flow->walk.agreed && !may_turn (flow)
         && (operand->type == NULL || flow->game->waits == NULL || !flow->game->waits (flow, operand));
}

/* Takes the only act at this step, and goes on.  If it completes the entry, the step stays the same, as in take (). */
static FlowAnswer
take_only_act (ActFlow *flow)
{
  const ActChoice choice = *act_flow_choice (flow, 0);
  const gboolean inside = act_flow_asks_inside (flow);
  g_autofree char *title = flow_title (FLOW (flow), 0);
  ActWalk walk = act_walk_copy (flow, &flow->walk);
  FlowAnswer answer = FLOW_TAKEN;

  if (act_walk_take (flow, &choice, &walk))
    {
      answer = books_points (flow, walk.entry) ? FLOW_TAKEN : act_flow_ready (flow, walk.entry);
      if (answer == FLOW_READY)
        g_ptr_array_add (flow->taken, g_steal_pointer (&title));
    }
  else if (inside && !walk.stuck)
    {
      g_ptr_array_add (flow->taken, g_steal_pointer (&title));
      act_flow_keep (flow, &walk);
      act_flow_enter (flow, act_walk_step (&flow->walk));
    }
  g_free (walk.entry);
  return answer;
}

FlowAnswer
act_flow_go_alone (ActFlow *flow)
{
  return has_only_act (flow) ? take_only_act (flow) : FLOW_TAKEN;
}

char *
flow_taken (Flow *base)
{
  const GPtrArray *taken;
  g_autoptr (GString) told = NULL;

  g_return_val_if_fail (base != NULL, NULL);

  taken = ACT_FLOW (base)->taken;
  if (taken->len == 0)
    return NULL;
  told = g_string_new (NULL);
  for (guint i = 0; i < taken->len; i++)
    g_string_append_printf (told, i > 0 ? "; %s" : "%s", (const char *) taken->pdata[i]);
  /* Translators: questions and answers that were taken without asking, because nothing else was possible: "Who is
   * robbed? Finn, the only answer" */
  return g_strdup_printf (ngettext ("%s, the only answer", "%s, the only answers", taken->len), told->str);
}

/* The entry that the only choice of the menu makes; free with g_free ().  NULL: more is asked, or chance decides. */
static gpointer
only_of_menu (ActFlow *flow)
{
  const ActChoice *choice = flow->base.step == ACT_STEP_MENU && flow->choices->len == 1 ? act_flow_choice (flow, 0)
                                                                                        : NULL;
  g_autofree gpointer entry = g_malloc0 (flow->acts->entry_size);

  if (choice == NULL || choice->act->chance || choice->act->prefix
      || (choice->operand != NULL && choice->operand->type->asked) || !act_flow_completes (flow, choice, entry))
    return NULL;
  return g_steal_pointer (&entry);
}

char *
flow_forced (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  g_autofree gpointer found = NULL;
  gconstpointer entry;

  g_return_val_if_fail (base != NULL, NULL);

  if (flow->state == NULL || flow->game->asks || flow_asks (base) != FLOW_ASKS_CHOICE || flow_can_back (base)
      || flow->again != NULL)
    return NULL;
  entry = flow->only != NULL ? flow->only : (found = only_of_menu (flow));
  if (entry == NULL || books_points (flow, entry))
    return NULL;
  return table_acts_print (flow->acts, table_state (flow->state)->rules, entry);
}
