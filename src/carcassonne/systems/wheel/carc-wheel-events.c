/* carc-wheel-events.c - what happens when the pig of the wheel stops: the six parts, and the crown spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings W2 to W6.  The features are asked at this moment: the tile for which the wheel turns does not lie
 * yet.  So the table can still say whose turn it is, and Fortune's points go to that player.
 */
#include "carc-wheel.h"
#include "carcassonne/carc-mark-ids.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

#define FORTUNE 3
#define MONK 2
#define CROWN 3
#define CROWN_ALONE 6

static void
book (CarcState *state, guint player, CarcBecause because, TableLine *line)
{
  static const TableRulingSet none = TABLE_NO_RULINGS;
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, none };
  table_rulings_put (&verdict.rulings, because == CARC_BECAUSE_CROWN ? CARC_W2 : CARC_W4);
  if (because != CARC_BECAUSE_CROWN && because != CARC_BECAUSE_FORTUNE && because != CARC_BECAUSE_TURN_TAKEN)
    table_rulings_put (&verdict.rulings, CARC_W5);
  if (because == CARC_BECAUSE_INQUISITION)
    table_rulings_put (&verdict.rulings, CARC_W3);
  line->kind = CARC_LINE_WHEEL;
  carc_book (state, &verdict, line);
}

/* A line about this part. */
static TableLine
line_of_part (const CarcState *state, guint part)
{
  const CarcSlot *slot = &state->slots[carc_wheel_of (state)->spaces[part][0]];
  return (TableLine){ .feature = -1, .x = slot->x, .y = slot->y };
}

/* ---- the parts ---- */

/* Fills the sum for a player with so many followers in the feature; the line stays empty if they bring nothing. */
static void
add_terms (TableLine *line, CarcWheelPart part, const CarcSurvey *survey, int n)
{
  if (part == CARC_WHEEL_TAXES)
    {
      carc_add_term (line, survey->pennants, n, CARC_NOUN_PENNANT);
      carc_add_term (line, n, n, CARC_NOUN_KNIGHT);
    }
  else if (part == CARC_WHEEL_FAMINE)
    carc_add_term (line, survey->cities, n, CARC_NOUN_CITY);
  else
    carc_add_term (line, n, MONK, CARC_NOUN_MONK);
}

static int
count_followers (const CarcState *state, const CarcOccupied *feature, guint player)
{
  int n = 0;
  for (CARC_EACH_FIGURE (i, &feature->figures))
    n += state->figures[i].player == player && carc_is_follower (state->figures[i].kind);
  return n;
}

/* Everybody gets points for the own followers in the features of one kind. */
static void
pay_features (CarcState *state, CarcWheelPart part, CarcKind kind)
{
  CarcOccupied features[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, 1u << kind, features);
  for (guint i = 0; i < n; i++)
    {
      CarcSurvey survey;
      const CarcCellXY cell = carc_name_cell (state, features[i].root);
      carc_survey (state, features[i].root, &survey);
      if (part == CARC_WHEEL_INQUISITION && survey.marks & CARC_MARK_SHRINE
          && carc_rule (state, CARC_W3) == CARC_W3_CLOISTERS)
        continue;
      for (guint player = 0; player < state->rules->n_players; player++)
        {
          TableLine line = { .feature = features[i].root, .x = cell.x, .y = cell.y };
          add_terms (&line, part, &survey, count_followers (state, &features[i], player));
          if (line.n_terms > 0)
            book (state, player, (CarcBecause) (CARC_BECAUSE_FORTUNE + part), &line);
        }
    }
}

static void
pay_idle (CarcState *state)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      TableLine line = line_of_part (state, CARC_WHEEL_STORM);
      int n = 0;
      for (guint i = 0; i < state->n_figures; i++)
        n += state->figures[i].player == player && state->figures[i].at == CARC_AT_SUPPLY
             && carc_is_follower (state->figures[i].kind);
      carc_add_term (&line, n, 1, CARC_NOUN_IDLE);
      if (n > 0)
        book (state, player, CARC_BECAUSE_STORM, &line);
    }
}

/* Pays the player on turn for Fortune, `n` times; or takes it back. */
static void
pay_fortune (CarcState *state, guint n, int each, CarcBecause because)
{
  TableLine line = line_of_part (state, CARC_WHEEL_FORTUNE);
  carc_add_term (&line, (int) n * FORTUNE, each, CARC_NOUN_POINT);
  if (n > 0)
    book (state, state->player, because, &line);
}

void
carc_fortune_turn_taken (CarcState *state)
{
  CarcWheel *wheel = carc_wheel_edit (state);
  wheel->taken = wheel->fortunes;
  pay_fortune (state, wheel->taken, -1, CARC_BECAUSE_TURN_TAKEN);
}

/* What a correction took from the wrong player goes to the one whose turn it is. */
void
carc_fortune_turn_begins (CarcState *state, gboolean again)
{
  CarcWheel *wheel = carc_wheel_edit (state);
  wheel->fortunes = wheel->taken;
  wheel->taken = 0;
  pay_fortune (state, wheel->fortunes, 1, CARC_BECAUSE_FORTUNE);
}

/* ---- the crown spaces ---- */

/* Does the figure stand on a crown space of the part where the pig is? */
static gboolean
is_paid (const CarcState *state, const CarcFigure *figure)
{
  return figure->at == CARC_AT_AWAY && figure->away == CARC_AWAY_FORTUNE + carc_wheel_of (state)->pig;
}

/* Everybody on the crown spaces of this part scores and goes home. */
static void
pay_crowns (CarcState *state)
{
  const CarcWheel *wheel = carc_wheel_of (state);
  int n[TABLE_MAX_PLAYERS] = { 0 }, all = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (is_paid (state, &state->figures[i]))
      {
        n[state->figures[i].player]++;
        all++;
      }
  const gboolean alone = all == 1 && wheel->n_spaces[wheel->pig] > 1 && carc_rule (state, CARC_W2) == CARC_W2_SIX;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      TableLine line = line_of_part (state, wheel->pig);
      carc_add_term (&line, n[player], alone ? CROWN_ALONE : CROWN, CARC_NOUN_CROWN);
      if (n[player] > 0)
        book (state, player, CARC_BECAUSE_CROWN, &line);
    }
  for (guint i = 0; i < state->n_figures; i++)
    if (is_paid (state, &state->figures[i]))
      carc_figure_home (state, i, CARC_LEFT_CROWN);
}

/* ---- the plague ---- */

/* A follower on the land. */
static gboolean
is_in_danger (const CarcFigure *figure)
{
  return figure->at == CARC_AT_FEATURE && carc_is_follower (figure->kind);
}

/* Can the player who is asked lose it to the plague? */
static gboolean
is_ill (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->player == state->asked && (state->agreed ? carc_figure_stands (figure) : is_in_danger (figure));
}

/* The next player with a follower on the land, -1 if there is none.  `from`: counted from the player on turn. */
static int
next_ill (const CarcState *state, guint from)
{
  const guint n = state->rules->n_players;
  for (guint i = from; i < n; i++)
    for (guint k = 0; k < state->n_figures; k++)
      {
        const CarcFigure *figure = &state->figures[k];
        if (figure->player == (state->player + i) % n && carc_is_there (state, figure->player) && is_in_danger (figure))
          return figure->player;
      }
  return -1;
}

gboolean
carc_plague_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint n = state->rules->n_players;
  const guint figure = carc_pick_find (state, is_ill, &entry->at, state->asked, entry->figure);
  if (figure == CARC_NONE || !is_ill (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such follower on the land there (%s)"), carc_name (state, state->asked),
                           place);
    }
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_PLAGUE);
  const int next = next_ill (state, (state->asked + n - state->player) % n + 1);
  if (next >= 0)
    {
      carc_ask_on (state, (guint) next, 0, 0);
      return TRUE;
    }
  pay_crowns (state);
  carc_ask_done (state);
  return TRUE;
}

void
carc_plague_offer (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  carc_pick_places (state, is_ill, offers);
}

void
carc_plague_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  carc_which_offer (state, carc_pick_find (state, is_ill, &entry->at, state->asked, entry->figure), offers);
}

void
carc_plague_offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *state = data;
  carc_pick_kinds (state, is_ill, &((const CarcEntry *) given)->at, state->asked, offers);
}

char *
carc_plague_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s loses a follower to the plague: %s"), carc_name (before, before->asked), place);
}

char *
carc_plague_ask (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: which follower goes home, because of the plague?"), carc_name (state, state->asked));
}

/* ---- the pig stops ---- */

void
carc_wheel_stop (CarcState *state)
{
  int ill = -1;
  switch ((CarcWheelPart) carc_wheel_of (state)->pig)
    {
    case CARC_WHEEL_FORTUNE:
      carc_wheel_edit (state)->fortunes++;
      pay_fortune (state, 1, 1, CARC_BECAUSE_FORTUNE);
      break;
    case CARC_WHEEL_TAXES: pay_features (state, CARC_WHEEL_TAXES, CARC_CITY); break;
    case CARC_WHEEL_FAMINE: pay_features (state, CARC_WHEEL_FAMINE, CARC_FARM); break;
    case CARC_WHEEL_STORM: pay_idle (state); break;
    case CARC_WHEEL_INQUISITION: pay_features (state, CARC_WHEEL_INQUISITION, CARC_CLOISTER); break;
    case CARC_WHEEL_PLAGUE: ill = next_ill (state, 0); break;
    case CARC_WHEEL_PARTS: break;
    }
  if (ill < 0)
    {
      pay_crowns (state);
      return;
    }
  carc_ask (state, CARC_ASK_PLAGUE, (guint) ill, 0, 0);
  carc_ask_on (state, (guint) ill, 0, 0);
}
