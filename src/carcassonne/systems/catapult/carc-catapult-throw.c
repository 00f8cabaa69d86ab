/* carc-catapult-throw.c - what comes of a throw of the catapult: figures that go home, followers that are exchanged,
 * points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tokens fly on the real table, so an entry says what the players saw there.  Carries the rulings P3 to P9.
 */
#include "carc-catapult.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

#define POINTS 5

/* ---- who can be hit ---- */

static gboolean
is_on_tower_in_reach (const CarcState *state, const CarcFigure *figure)
{
  return figure->at == CARC_AT_TOWER && (state->agreed || carc_rule (state, CARC_P5) == CARC_P5_YES);
}

/* P3, P4, P5.  The Keeper stays for the rest of the game. */
static gboolean
can_be_hit (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  if (figure->at == CARC_AT_TOWER)
    return is_on_tower_in_reach (state, figure);
  if (figure->at == CARC_AT_CORNER)
    return state->agreed || carc_rule (state, CARC_P4) == CARC_P4_HOME;
  return carc_figure_stands (figure);
}

/* P6 */
static gboolean
is_follower_in_reach (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  return carc_is_follower (figure->kind)
         && (figure->at == CARC_AT_FEATURE || carc_stands_away (figure) || is_on_tower_in_reach (state, figure));
}

/* May a figure of this kind, of the player who flings, come in the place of that one?  P7 */
static gboolean
may_replace (const CarcState *state, guint kind, guint index, TableRefusal *why)
{
  const CarcFigure *figure = &state->figures[index];
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only a follower comes in the place of another"));
  if (!state->agreed && carc_rule (state, CARC_P7) == CARC_P7_SAME && kind != figure->kind)
    return table_refuse (why, _ ("by P7 a figure of the same kind comes in its place"));
  if (carc_figure_in_supply (state, state->asked, (CarcFigureKind) kind) == CARC_NONE)
    return carc_refuse_none_left (state, state->asked, kind, why);
  if (figure->at == CARC_AT_TOWER) /* the dragon keeps figures from the land, not from towers (D6) */
    return carc_tower_may_hold (kind, why);
  if (carc_is_crowned (figure))
    return carc_may_deploy (state, kind, figure->slot, why);
  if (carc_stands_away (figure))
    return carc_away_may_hold (figure->away, kind, why);
  if (figure->at == CARC_AT_FEATURE && !carc_figure_may_stand (state, state->asked, kind, figure->node, why))
    return FALSE;
  return carc_may_deploy (state, kind, figure->slot, why);
}

static gboolean
can_be_seduced (const CarcState *state, guint index)
{
  if (!is_follower_in_reach (state, index))
    return FALSE;
  if (carc_rule (state, CARC_P7) == CARC_P7_SAME && !state->agreed)
    return may_replace (state, state->figures[index].kind, index, NULL);
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_replace (state, kind, index, NULL))
      return TRUE;
  return FALSE;
}

/* Which figures the throw that is asked about can concern. */
static CarcPick
pick_of (const CarcState *state)
{
  return state->ask == CARC_ASK_HIT ? can_be_hit : can_be_seduced;
}

/* The figure that the entry names, or one equal to it.  CARC_NONE and a refusal if nobody stands there, or if no throw
 * reaches it. */
static guint
find (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint found = carc_pick_find (state, pick_of (state), &entry->at, (guint) entry->player, entry->figure);
  if (found == CARC_NONE)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, entry->player), place);
    }
  else if (state->figures[found].at == CARC_AT_KEEPER)
    table_refuse (why, _ ("%s is the Keeper of the lighthouse, and no token of the catapult moves the Keeper"),
                  carc_name (state, entry->player));
  else if (state->figures[found].at == CARC_AT_TOWER && !is_on_tower_in_reach (state, &state->figures[found]))
    table_refuse (why, _ ("by P5 no token reaches a figure on a tower"));
  else if (state->ask == CARC_ASK_HIT && !can_be_hit (state, found))
    table_refuse (why, _ ("by P4 no token knocks out a barn"));
  else if (state->ask == CARC_ASK_SEDUCE && state->figures[found].at == CARC_AT_RACE)
    table_refuse (why, _ ("a racer is not seduced"));
  else if (state->ask == CARC_ASK_SEDUCE && !is_follower_in_reach (state, found))
    table_refuse (why, _ ("%s: only a follower is seduced"), _ (carc_figures[entry->figure]->name));
  else
    return found;
  return CARC_NONE;
}

void
carc_throw_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  carc_which_offer (state, carc_pick_find (state, pick_of (state), &entry->at, (guint) entry->player, entry->figure),
                    offers);
}

/* ---- knock out and seduction ---- */

gboolean
carc_throw_apply_hit (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint figure = carc_which_of (state, find (state, given, why), given, why);
  if (figure == CARC_NONE)
    return FALSE;
  carc_figure_home (state, figure, CARC_LEFT_KNOCKED);
  carc_catapult_edit (state)->hits++;
  return TRUE;
}

/* The new follower comes first: so its player's builder does not lose its last companion if both are of one player. */
gboolean
carc_throw_apply_seduce (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint kind = ((const CarcEntry *) given)->choice;
  const guint figure = carc_which_of (state, find (state, given, why), given, why);
  if (figure == CARC_NONE || !may_replace (state, kind, figure, why))
    return FALSE;
  const guint comes = carc_figure_in_supply (state, state->asked, (CarcFigureKind) kind);
  const CarcAt at = carc_figure_at (state, figure);
  state->agreed = FALSE; /* what is asked next goes by the rules */
  carc_figure_put (state, comes, &at);
  carc_figure_home (state, figure, CARC_LEFT_SEDUCED);
  carc_catapult_flung (state);
  return TRUE;
}

gboolean
carc_throw_apply_done (gpointer state, gconstpointer given, TableRefusal *why)
{
  carc_catapult_flung (state);
  return TRUE;
}

/* ---- target and catch ---- */

static void
book (CarcState *state, guint8 players, CarcBecause because, CarcRuling ruling)
{
  CarcVerdict verdict = { .winners = players, .because = because, .tie = -1 };
  TableLine line = {
    .kind = CARC_LINE_CATAPULT, .feature = -1, .x = (gint16) state->about[0], .y = (gint16) state->about[1]
  };
  table_rulings_put (&verdict.rulings, ruling);
  carc_add_term (&line, 1, POINTS, CARC_NOUN_THROW);
  carc_book (state, &verdict, &line);
}

gboolean
carc_throw_apply_target (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  for (guint i = 0; i < state->rules->n_players && entry->kind == CARC_ENTRY_TARGET; i++)
    if ((entry->players >> i) & 1 && !carc_is_there (state, i))
      return table_refuse_away (state->rules, i, why);
  if (entry->kind == CARC_ENTRY_TARGET)
    book (state, entry->players, CARC_BECAUSE_TARGET, CARC_P8);
  carc_catapult_over (state);
  return TRUE;
}

/* P9 */
static gboolean
may_catch (const CarcState *state, guint player, TableRefusal *why)
{
  const guint rule = carc_rule (state, CARC_P9);
  const char *name = carc_name (state, state->asked);
  if (player == state->asked)
    return table_refuse (why, _ ("%s does not catch a token of their own"), name);
  if (!carc_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (state->agreed)
    return TRUE;
  if (rule == CARC_P9_LEFT && player != table_next_there (state->rules, state->away, state->asked))
    return table_refuse (why, _ ("by P9 only the neighbour to the left of %s catches"), name);
  return rule != CARC_P9_RIGHT || table_next_there (state->rules, state->away, player) == state->asked
         || table_refuse (why, _ ("by P9 only the neighbour to the right of %s catches"), name);
}

gboolean
carc_throw_apply_caught (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) given)->player;
  if (!may_catch (state, player, why))
    return FALSE;
  state->agreed = FALSE; /* what is asked next goes by the rules */
  book (state, (guint8) (1 << player), CARC_BECAUSE_CAUGHT, CARC_P9);
  carc_catapult_flung (state);
  return TRUE;
}

/* ---- offers ---- */

void
carc_throw_offer_places (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  carc_pick_places (state, pick_of (state), offers);
}

void
carc_throw_offer_players (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                          GArray *offers)
{
  carc_pick_players (state, pick_of (state), &((const CarcEntry *) given)->at, offers);
}

void
carc_throw_offer_kinds (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcEntry *entry = given;
  carc_pick_kinds (state, pick_of (state), &entry->at, (guint) entry->player, offers);
}

void
carc_throw_offer_comers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *state = data;
  const guint figure = find (state, given, NULL);
  for (guint kind = 0; figure != CARC_NONE && kind < carc_n_figures; kind++)
    if (may_replace (state, kind, figure, NULL))
      table_offer_add (offers, (gint32) kind);
}

void
carc_throw_offer_nearest (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                          GArray *offers)
{
  const CarcState *state = data;
  const guint there = table_there (state->rules, state->away);
  table_offer_players (state, there & ~(guint) ((const CarcEntry *) given)->players, offers);
}

void
carc_throw_offer_catchers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *state = data;
  guint players = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (may_catch (state, i, NULL))
      players |= 1u << i;
  table_offer_players (state, players, offers);
}

/* ---- words ---- */

char *
carc_throw_tell_place (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (state, pick_of (state), offer);
}

char *
carc_throw_tell_hit (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who flung, whose figure, which kind, where */
  return g_strdup_printf (_ ("%s knocks out: %s, %s, %s"), carc_name (before, before->asked),
                          carc_name (before, entry->player), _ (carc_figures[entry->figure]->name), place);
}

char *
carc_throw_tell_hit_done (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (carc_catapult_of (before)->hits > 0 ? _ ("%s knocks out nobody else")
                                                              : _ ("%s knocks out nobody"),
                          carc_name (before, before->asked));
}

char *
carc_throw_tell_seduce (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who flung, whose figure, which kind, where, the kind that comes in its place */
  return g_strdup_printf (_ ("%s seduces: %s, %s, %s; in its place: %s"), carc_name (before, before->asked),
                          carc_name (before, entry->player), _ (carc_figures[entry->figure]->name), place,
                          _ (carc_figures[entry->choice]->name));
}

char *
carc_throw_tell_no_seduce (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s seduces nobody"), carc_name (before, before->asked));
}

char *
carc_throw_tell_target (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *names = carc_names_tell (before, ((const CarcEntry *) given)->players);
  return g_strdup_printf (_ ("nearest to the fair on %d,%d: %s"), before->about[0], before->about[1], names);
}

char *
carc_throw_tell_no_target (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("no token lies near the fair on %d,%d"), before->about[0], before->about[1]);
}

char *
carc_throw_tell_caught (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s catches the token of %s"), carc_name (before, ((const CarcEntry *) given)->player),
                          carc_name (before, before->asked));
}

char *
carc_throw_tell_not_caught (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("nobody catches the token of %s"), carc_name (before, before->asked));
}
