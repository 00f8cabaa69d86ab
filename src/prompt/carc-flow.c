/* carc-flow.c - the prompt of Carcassonne: who is asked, the words of the questions, and what a choice would score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

CarcFlowTile *
carc_flow_tile (ActFlow *flow)
{
  return flow->own;
}

/* When a tile is asked for, it is usually placed. */
static const TableAct *
usual (gconstpointer state)
{
  static const CarcEntry placed = { .kind = CARC_ENTRY_PLACE }, lies = { .kind = CARC_ENTRY_LIES };
  const CarcState *now = state;
  const guint ask = now->ask;

  return ask == CARC_ASK_TILE ? table_acts_find (&carc_act_table, CARC_GROUP_ENTRIES, &placed)
         : ask == CARC_ASK_SNAPSHOT && now->n_remaining > 0
             ? table_acts_find (&carc_act_table, CARC_GROUP_ENTRIES, &lies)
             : NULL;
}

/* ---- the tile on the table ---- */

/* The state with the tile laid.  If not only legal places are shown, the tile may not fit.  Then it is laid as if the
 * table agreed, so that the next question can be asked; the game refuses the entry later. */
static gpointer
lay (ActFlow *flow, const TableActGroup *group, gconstpointer given)
{
  gpointer laid = group->inside (flow->state, given);
  CarcEntry entry = *(const CarcEntry *) given;

  entry.agreed = TRUE;
  return laid != NULL ? laid : group->inside (flow->state, &entry);
}

static char *
stuck (ActFlow *flow, gconstpointer given)
{
  const CarcEntry *entry = given;
  const guint rots = carc_flow_tile (flow)->rots;
  TableRefusal why = { "" };
  CarcState *laid = carc_lay (flow->state, (guint) entry->tile, entry->x, entry->y,
                              rots != 0 ? (guint) __builtin_ctz (rots) : 0, entry->agreed, &why);

  carc_state_free (laid);
  return g_strdup (why.sentence);
}

const char *
carc_flow_rest (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL && carc_flow_tile (flow) != NULL, "");
  return carc_flow_tile (flow)->rest;
}

static guint
count_rotations (ActFlow *flow)
{
  const TableAct *act = flow->walk.outer != NULL ? flow->walk.outer : flow->walk.act;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == &carc_operand_rotation)
      act_flow_offers (flow, act, i, flow->walk.entry, offers);
  return offers->len;
}

gboolean
carc_flow_ghost (ActFlow *flow, CarcGhost *ghost)
{
  const CarcEntry *entry;
  const ActChoice *choice;

  g_return_val_if_fail (flow != NULL && ghost != NULL, FALSE);

  entry = flow->walk.entry;
  if (flow->inside != NULL)
    {
      *ghost = (CarcGhost){ entry->tile, entry->x, entry->y, entry->rot, count_rotations (flow), TRUE };
      return TRUE;
    }
  choice = flow->base.cursor >= 0 ? act_flow_choice (flow, (guint) flow->base.cursor) : NULL;
  if (choice == NULL || choice->operand == NULL || choice->operand->type != &carc_operand_place)
    return FALSE;
  *ghost = (CarcGhost){ .tile = entry->tile,
                        .x = (gint16) choice->offer.value[0],
                        .y = (gint16) choice->offer.value[1] };
  ghost->rot = __builtin_ctz ((guint) choice->offer.value[2]);
  return TRUE;
}

int
carc_flow_in_hand (ActFlow *flow)
{
  const ActChoice *choice;

  g_return_val_if_fail (flow != NULL, -1);

  choice = flow_n_choices (FLOW (flow)) > 0 ? act_flow_choice (flow, 0) : NULL;
  if (flow->inside != NULL
      || (choice != NULL && choice->operand != NULL && choice->operand->type == &carc_operand_place))
    return flow->walk.entry != NULL ? ((const CarcEntry *) flow->walk.entry)->tile : -1;
  return -1;
}

/* ---- words ---- */

/* The question without the name of the player, which the page already shows before it. */
static char *
ask_menu (gconstpointer data)
{
  const CarcState *state = data;
  g_autofree char *told = carc_ask_tell (state);
  const char *name = table_name_said (&state->rules->players[carc_asked (state)]);
  const char *words = told, *rest;
  char first[8] = "";

  if (g_str_has_prefix (told, name) && g_str_has_prefix (told + strlen (name), ": "))
    words = told + strlen (name) + strlen (": ");
  if (*words == '\0')
    return g_steal_pointer (&told);
  rest = g_utf8_next_char (words);
  first[g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (words)), first)] = '\0';
  return g_strconcat (first, rest, NULL);
}

static char *
ask_over (gconstpointer state)
{
  return g_strdup (_ ("The game is over"));
}

/* Does the tile fit nowhere, so that what happens with it is asked instead of its place? */
static gboolean
fits_nowhere (ActFlow *flow)
{
  return carc_flow_asks (flow, &carc_operand_place) && flow->choices->len > 0 && act_flow_choice (flow, 0)->act != NULL;
}

/* In a game that has already begun, a tile is offered even if it can lie nowhere yet. */
static gboolean
has_no_place (ActFlow *flow)
{
  return carc_flow_asks (flow, &carc_operand_place) && flow->choices->len == 0;
}

/* Why can the tile lie nowhere yet? */
static char *
why_no_place (ActFlow *flow)
{
  const int tile = ((const CarcEntry *) flow->walk.entry)->tile;
  TableRefusal why;

  return g_strdup (carc_may_draw (flow->state, (guint) tile, &why) ? _ ("enter first what lies beside it")
                                                                   : why.sentence);
}

static char *
ask (ActFlow *flow)
{
  if (has_no_place (flow))
    return g_strdup (_ ("This tile fits nowhere"));
  if (fits_nowhere (flow))
    return g_strdup (act_flow_choice (flow, 0)->act->kind == CARC_ENTRY_WHEEL ? _ ("This tile has an icon")
                                                                              : _ ("This tile fits nowhere"));
  return NULL;
}

/* If only one act answers the question, its first operand is asked with the words of the question; so is a second
 * tile. */
static gboolean
asks_menu (gconstpointer state, const TableOperand *operand)
{
  return operand->ask == NULL || (operand->type == &carc_operand_tile && ((const CarcState *) state)->again);
}

static char *
hint_tile (const CarcState *state)
{
  const char *keys = carc_rules_have_edge (state->rules, CARC_EDGE_RIVER)
                         ? _ ("its key, or its edges clockwise: c city, f field, r road, i river")
                         : _ ("its key, or its edges clockwise: c city, f field, r road");

  if (state->ask != CARC_ASK_SNAPSHOT)
    return g_strdup (keys);
  /* Translators: behind what is typed for a tile; ? is a key */
  return g_strdup_printf (_ ("%s; ? if all is entered"), keys);
}

static char *
hint (ActFlow *flow)
{
  if (carc_flow_is_finding (flow))
    return g_strdup (strlen (carc_flow_found (flow).edges) < 4 ? _ ("choose the next edge clockwise, or a tile")
                                                               : _ ("choose a tile, or Enter for the marked one"));
  if (carc_flow_asks (flow, &carc_operand_tile))
    return hint_tile (flow->state);
  if (has_no_place (flow))
    return why_no_place (flow);
  if (fits_nowhere (flow))
    return g_strdup (_ ("choose what happens with it"));
  if (carc_flow_asks (flow, &carc_operand_place) && carc_flow_rest (flow)[0] != '\0')
    return g_strdup_printf (_ ("a letter, or arrows and Enter; “%s” was not needed"), carc_flow_rest (flow));
  if (carc_flow_can_turn (flow))
    return g_strdup (_ ("a letter, or arrows and Enter; Space turns it"));
  return NULL;
}

/* The entry with this choice, if its result is shown before it is given: only acts with the tile and answers to
 * questions. */
static gboolean
is_tried (ActFlow *flow, const ActChoice *choice, CarcEntry *entry)
{
  return flow->base.step != ACT_STEP_MORE
         && (((const CarcState *) flow->state)->ask != CARC_ASK_TILE || flow->inside != NULL)
         && act_flow_completes (flow, choice, entry) && !entry->agreed;
}

CarcState *
carc_flow_after (ActFlow *flow)
{
  CarcEntry entry;
  guint from;

  g_return_val_if_fail (flow != NULL, NULL);

  if (flow->game->asks || flow->aids != TABLE_AIDS_OPEN || flow->base.cursor < 0 || flow->state == NULL
      || !is_tried (flow, act_flow_choice (flow, (guint) flow->base.cursor), &entry))
    return NULL;
  return carc_preview (flow->state, &entry, &from, NULL, NULL);
}

static char *
preview (ActFlow *flow, const ActChoice *choice)
{
  const CarcState *state = flow->state;
  CarcEntry entry;
  TableRefusal why;
  CarcState *after;
  char *sentence;
  guint from;

  if (!is_tried (flow, choice, &entry))
    return NULL;
  after = carc_preview (state, &entry, &from, NULL, &why);
  if (after == NULL)
    return g_strdup (why.sentence);
  sentence = carc_preview_tell (after, from);
  carc_state_free (after);
  return sentence;
}

/* What a tile at this place would bring, first as Enter lays it, then if it is turned. */
static char *
place_brings (ActFlow *flow, const ActChoice *choice)
{
  CarcEntry entry = *(const CarcEntry *) flow->walk.entry;
  g_autofree char *first = NULL;
  g_autoptr (GString) turned = g_string_new (NULL);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  gboolean begun = FALSE;

  if (entry.agreed)
    return NULL;
  entry.x = (gint16) choice->offer.value[0];
  entry.y = (gint16) choice->offer.value[1];
  for (guint8 rot = 0; rot < 4; rot++)
    {
      g_autofree char *told = NULL;

      if ((choice->offer.value[2] & (1 << rot)) == 0)
        continue;
      entry.rot = rot;
      told = carc_brings (flow->state, &entry, CARC_TELL_ALL);
      if (!begun)
        first = g_strdup (told);
      else if (told != NULL && !g_ptr_array_find_with_equal_func (seen, told, g_str_equal, NULL))
        g_string_append_printf (turned, turned->len > 0 ? _ (", or %s") : "%s", told);
      if (told != NULL)
        g_ptr_array_add (seen, g_steal_pointer (&told));
      begun = TRUE;
    }
  if (turned->len == 0)
    return g_steal_pointer (&first);
  /* Translators: what a tile would bring if it is turned: first as it lies now */
  return first != NULL ? g_strdup_printf (_ ("%s; turned: %s"), first, turned->str)
                       : g_strdup_printf (_ ("turned: %s"), turned->str);
}

/* Is it asked what goes on a tile, with several answers?  Then what all of them bring is told once. */
static gboolean
asks_act (ActFlow *flow)
{
  return flow->inside != NULL && act_flow_asks_inside (flow) && flow->base.step != ACT_STEP_MORE
         && ((const CarcEntry *) act_flow_entry (flow))->kind == CARC_ENTRY_PLACE && flow->choices->len > 1;
}

static char *
brings (ActFlow *flow, const ActChoice *choice)
{
  CarcEntry entry;

  if (choice->operand != NULL && choice->operand->type == &carc_operand_place && choice->act == NULL
      && flow->walk.outer == NULL && act_flow_entry (flow) != NULL
      && ((const CarcEntry *) flow->walk.entry)->kind == CARC_ENTRY_PLACE)
    return place_brings (flow, choice);
  if (!is_tried (flow, choice, &entry))
    return NULL;
  return carc_brings (flow->state, &entry,
                      asks_act (flow) && entry.act == CARC_ACT_NONE ? CARC_TELL_OTHERS : CARC_TELL_ALL);
}

static char *
brings_alike (ActFlow *flow)
{
  const CarcEntry *entry = act_flow_entry (flow);

  return asks_act (flow) && !entry->agreed ? carc_brings (flow->state, entry, CARC_TELL_ALIKE) : NULL;
}

/* While a tie is judged, it stays visible. */
static gboolean
keeps_highlight (ActFlow *flow)
{
  return act_flow_operand (flow) != NULL && carc_questions[((const CarcState *) flow->state)->ask]->tied != NULL;
}

/* At the palette, edges are typed, and the tiles that do not match leave the list. */
static gboolean
narrows (ActFlow *flow)
{
  return carc_flow_asks (flow, &carc_operand_tile);
}

static char *
likeness (ActFlow *flow, const ActChoice *choice)
{
  const CarcState *state = flow->state;
  const gint32 *value = choice->offer.value;

  /* A tile looks the same after other entries, too. */
  if (narrows (flow) && choice->operand != NULL)
    return g_strdup_printf ("%d:%d %u%d", value[0], value[1], state->remaining[value[0]],
                            carc_flow_fits_nowhere (choice));
  return g_strdup_printf ("%u %d:%d %d,%d", state->n_entries, value[0], value[1], value[2], value[3]);
}

/* By agreement, a tile is put aside even if it fits. */
static char *
title (ActFlow *flow, const TableAct *act)
{
  return act->kind == CARC_ENTRY_DISCARD && act->group == CARC_GROUP_ENTRIES && flow->walk.agreed
             ? g_strdup (_ ("Put a tile aside"))
             : NULL;
}

/* Of the things that a player has more than one of, and that are entered one by one. */
static char *
another (const TableAct *act, const char *whose)
{
  return act->kind == CARC_ENTRY_STANDS ? g_strdup_printf (_ ("Another figure of %s"), whose) : NULL;
}

const ActFlowGame carc_flow_game = {
  .table = &carc_game,
  .title = title,
  .another = another,
  .ask_menu = ask_menu,
  .ask_over = ask_over,
  .preview = preview,
  .board_labels = FLOW_LETTERS FLOW_DIGITS,
  .own_size = sizeof (CarcFlowTile),
  .usual = usual,
  .offers = carc_flow_offers,
  .label = carc_flow_label,
  .takes = carc_flow_takes,
  .waits = carc_flow_waits,
  .inside = lay,
  .stuck = stuck,
  .key = carc_flow_key,
  .can_turn = carc_flow_can_turn,
  .turn_said = carc_flow_turn_said,
  .ask = ask,
  .asks_menu = asks_menu,
  .hint = hint,
  .typed_tell = carc_flow_found_tell,
  .keeps_highlight = keeps_highlight,
  .narrows = narrows,
  .likeness = likeness,
  .brings = brings,
  .brings_alike = brings_alike,
};
