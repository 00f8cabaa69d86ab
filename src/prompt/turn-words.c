/* turn-words.c - what the prompt says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

static const char *
command_title (TurnCommand command)
{
  switch (command)
    {
    case TURN_DO_TURN: return _ ("Play on");
    case TURN_DO_AGREED: return _ ("Lay a tile against the rules, as agreed");
    case TURN_DO_DISCARD: return _ ("Put a tile aside that fits nowhere");
    case TURN_DO_POINTS: return _ ("Correct points");
    case TURN_DO_RETURN: return _ ("A figure goes home");
    case TURN_DO_DEPLOY: return _ ("Put a forgotten figure down");
    case TURN_DO_PLAYER: return _ ("Say whose turn it is");
    case TURN_DO_NOTE: return _ ("Write a note");
    case TURN_DO_LINE: return _ ("Write an entry as text");
    case TURN_DO_END: return _ ("End the game now");
    case TURN_N_COMMANDS: break;
    }
  return "";
}

static const char *
ask_words (TurnFlow *flow)
{
  switch (flow->command)
    {
    case TURN_DO_AGREED: return _ ("Why is it allowed?");
    case TURN_DO_POINTS: return _ ("How many points, and why?");
    case TURN_DO_RETURN: return _ ("Why does it go home?");
    case TURN_DO_DEPLOY: return _ ("Why only now?");
    case TURN_DO_PLAYER: return _ ("Why?");
    case TURN_DO_NOTE: return _ ("What is to be noted?");
    case TURN_DO_LINE: return _ ("The entry, as a record has it");
    case TURN_DO_END: return _ ("Why does it end here?");
    default: return "";
    }
}

static const char *
ask_who (TurnFlow *flow)
{
  switch (flow->command)
    {
    case TURN_DO_POINTS: return _ ("Whose points?");
    case TURN_DO_DEPLOY: return _ ("Whose figure?");
    default: return _ ("Whose turn is it?");
    }
}

char *
turn_flow_ask (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);

  switch (flow->base.step)
    {
    case TURN_TILE:
      if (flow->command == TURN_DO_DISCARD)
        return g_strdup (_ ("Which tile is put aside?"));
      return g_strdup (flow->command == TURN_DO_AGREED ? _ ("Which tile, against the rules?") : _ ("Which tile?"));
    case TURN_NOWHERE: return g_strdup (_ ("This tile fits nowhere"));
    case TURN_SPOT: return g_strdup (_ ("Where does it lie?"));
    case TURN_ACT: return g_strdup (_ ("What goes on it?"));
    case TURN_HER: return g_strdup (_ ("Where does the Arbitress go?"));
    case TURN_RACER: return g_strdup (_ ("Where does the racer go?"));
    case TURN_LIFT: return g_strdup (_ ("Which figure is lifted?"));
    case TURN_RACE: return g_strdup (_ ("Into the race for the lighthouse?"));
    case TURN_JUDGE:
    case TURN_ORDER: return carc_ask_tell (flow->state);
    case TURN_MORE: return g_strdup (_ ("What else happened?"));
    case TURN_WHO: return g_strdup (ask_who (flow));
    case TURN_FIGURE: return g_strdup (_ ("Which figure goes home?"));
    case TURN_CELL: return g_strdup (_ ("Onto which tile?"));
    case TURN_SEGMENT: return g_strdup (_ ("Where on the tile?"));
    case TURN_WORDS: return g_strdup (ask_words (flow));
    case TURN_OVER: return g_strdup (_ ("The game is over"));
    }
  return NULL;
}

char *
turn_flow_hint (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);

  switch (flow->base.step)
    {
    case TURN_TILE:
      if (flow->base.typed[0] != '\0')
        return g_strdup (_ ("next edge clockwise, or a number"));
      return g_strdup (_ ("its key, or its edges clockwise: c city, f field, r road, i river"));
    case TURN_SPOT:
      if (flow->rest[0] != '\0')
        return g_strdup_printf (_ ("a letter, or arrows and Enter; “%s” need not be typed"), flow->rest);
      return g_strdup (_ ("a letter, or arrows and Enter"));
    case TURN_ACT: return g_strdup ((flow->rots & (flow->rots - 1)) != 0 ? _ ("Space turns the tile") : "");
    case TURN_HER:
    case TURN_RACER:
    case TURN_CELL:
    case TURN_FIGURE: return g_strdup (_ ("a letter, or arrows and Enter"));
    case TURN_JUDGE: return g_strdup (_ ("one or more, then Enter"));
    case TURN_ORDER: return g_strdup (_ ("one after the other, or Enter as listed"));
    case TURN_WORDS:
      if (flow->command == TURN_DO_POINTS)
        return g_strdup (_ ("+3 or -3, then why if you like"));
      return g_strdup ("");
    default: return g_strdup ("");
    }
}

FlowChoice
turn_choice_face (const TurnChoice *choice)
{
  FlowChoice face = { .shift = choice->shift, .chosen = choice->chosen };

  memcpy (face.label, choice->label, sizeof face.label);
  switch (choice->pick)
    {
    case TURN_PICK_NONE:
    case TURN_PICK_DISCARD:
    case TURN_PICK_AGAIN:
    case TURN_PICK_DECLINE:
    case TURN_PICK_DONE: face.enter = TRUE; break;
    default: break;
    }
  return face;
}

char *
turn_choice_key (const TurnChoice *choice)
{
  const FlowChoice face = turn_choice_face (choice);

  return flow_choice_key (&face);
}

static char *
claim_title (const TurnChoice *choice)
{
  g_autofree char *spot = carc_spot_tell (&choice->spot);

  const char *claims = carc_figures[choice->figure]->claims;

  return claims != NULL ? carc_words (_ (claims), spot) : g_steal_pointer (&spot);
}

static char *
figure_title (TurnFlow *flow, const TurnChoice *choice)
{
  const CarcFigure *figure = &flow->state->figures[choice->index];
  const char *name = flow->state->rules->players[figure->player].name;
  g_autofree char *spot = NULL;

  if (figure->at == CARC_AT_RACE)
    return g_strdup_printf (_ ("%s: the racer at %d,%d"), name, choice->x, choice->y);
  spot = carc_spot_tell (&choice->spot);
  if (flow->base.step == TURN_RACE || flow->base.step == TURN_LIFT)
    return g_strdup_printf (_ ("Lift: %s at %d,%d"), spot, choice->x, choice->y);
  return g_strdup_printf (_ ("%s: %s at %d,%d"), name, spot, choice->x, choice->y);
}

char *
turn_choice_title (TurnFlow *flow, const TurnChoice *choice)
{
  g_return_val_if_fail (flow != NULL && choice != NULL, NULL);

  switch (choice->pick)
    {
    case TURN_PICK_TILE: return g_strdup (_ (flow->state->rules->tiles[choice->index].name));
    case TURN_PICK_DISCARD: return g_strdup (_ ("Put it aside"));
    case TURN_PICK_AGAIN: return g_strdup (_ ("Back into the stack"));
    case TURN_PICK_PLACE: return g_strdup_printf (_ ("at %d,%d"), choice->place_x, choice->place_y);
    case TURN_PICK_NONE: return g_strdup (_ ("No follower"));
    case TURN_PICK_CLAIM: return claim_title (choice);
    case TURN_PICK_ARBITRESS: return g_strdup (C_ ("choice", "The Arbitress"));
    case TURN_PICK_RACER: return g_strdup (_ ("The racer"));
    case TURN_PICK_ENTER: return g_strdup (_ (carc_figures[choice->figure]->enters));
    case TURN_PICK_LIFT: return g_strdup (_ ("Into the race"));
    case TURN_PICK_GOAL:
      if (choice->index == 0)
        return g_strdup_printf (_ ("at %d,%d"), choice->x, choice->y);
      return g_strdup_printf (ngettext ("%d,%d: %d step", "%d,%d: %d steps", (gulong) choice->index), choice->x,
                              choice->y, choice->index);
    case TURN_PICK_DECLINE: return g_strdup (_ ("Stay out"));
    case TURN_PICK_JOIN: return g_strdup (_ (carc_figures[choice->figure]->joins));
    case TURN_PICK_FIGURE: return figure_title (flow, choice);
    case TURN_PICK_PLAYER: return g_strdup (flow->state->rules->players[choice->index].name);
    case TURN_PICK_FEATURE:
      return g_strdup_printf (_ ("%s at %d,%d"), carc_kind_name ((CarcKind) choice->spot.kind), choice->x, choice->y);
    case TURN_PICK_CELL: return g_strdup_printf (_ ("at %d,%d"), choice->x, choice->y);
    case TURN_PICK_COMMAND: return g_strdup (command_title ((TurnCommand) choice->index));
    case TURN_PICK_DONE: return g_strdup (flow->base.step == TURN_ORDER ? _ ("As listed") : _ ("So it is"));
    }
  return NULL;
}

char *
turn_flow_preview (TurnFlow *flow)
{
  CarcEntry entry;
  TableRefusal why;
  CarcState *after;
  char *sentence;
  guint from;

  g_return_val_if_fail (flow != NULL, NULL);

  if (flow->aids != TABLE_AIDS_OPEN || flow->base.cursor < 0 || flow->command != TURN_DO_TURN
      || (flow->base.step != TURN_ACT && flow->base.step != TURN_HER && flow->base.step != TURN_RACER))
    return NULL;
  if (!turn_entry (flow, turn_flow_choice (flow, (guint) flow->base.cursor), &entry))
    return NULL;
  after = carc_preview (flow->state, &entry, &from, &why);
  if (after == NULL)
    return g_strdup (why.sentence);
  sentence = carc_preview_tell (after, from);
  carc_state_free (after);
  return sentence;
}
