/* carc-flier.c - The Flying Machines: a follower boards one, the die says how far it flies, and it lands among others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The act with the tile puts a follower onto its machine.  Before anything else is asked, the die is entered, and then
 * the feature that the figure comes to.  If none is open for it where the flight ends, it goes home with the throw.
 */
#include "carc-flier.h"

#include <math.h>

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* The die has each of these numbers twice. */
#define NUMBERS 3
#define FACES 2

static const CarcMarkRow marks[] = {
  { CARC_FLY_W, "flywest", .on_cell = TRUE, .directed = TRUE, .title = N_ ("Flying machine, to the west") },
  { CARC_FLY_NW, "flynorthwest", .on_cell = TRUE, .directed = TRUE, .title = N_ ("Flying machine, to the north-west") },
};

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_MACHINE, "machine", .away = TRUE, .stands = TRUE, .drawn = CARC_DRAWN_ON_MARK,
    .name = N_ ("flying machine"), .spot = N_ ("on the flying machine"), .where = N_ ("on the flying machine"),
    .beside = CARC_FORMS ("%u in flight", "%u in flight") },
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_FLOWN, "flown", N_ ("nothing is open for it where the flight ends") },
};

static const CarcRulingRow rulings[] = {
  { CARC_FM1,
    "FM1",
    N_ ("The Flying Machines"),
    N_ ("May a flight end on the cloister of the lake?"),
    2,
    { { "no", N_ ("No: only a follower that comes with the lake tile stands there, or one through a portal.") },
      { "yes", N_ ("Yes, as on any other cloister.") } },
    { { "lake" } } },
};

/* ---- the machine ---- */

/* The mark of the machine on this cell; CARC_MARKS_MAX if it has none. */
static guint
machine_of (const CarcState *state, guint16 slot)
{
  const CarcMarks there = carc_slot_cell (state, slot)->marks;
  return carc_marks_has (there, CARC_FLY_W)    ? CARC_FLY_W
         : carc_marks_has (there, CARC_FLY_NW) ? CARC_FLY_NW
                                               : CARC_MARKS_MAX;
}

/* The cell of the tile just laid that has a machine; CARC_NONE if there is none. */
static guint16
machine_laid (const CarcState *laid)
{
  return carc_laid_with (laid, carc_marks_with (carc_marks_of (CARC_FLY_W), CARC_FLY_NW));
}

/* Where a flight from this machine ends that is so many cells long. */
static CarcCellXY
end_of_flight (const CarcState *state, guint16 machine, int n)
{
  static const gint8 dx[8] = { 0, 1, 1, 1, 0, -1, -1, -1 }, dy[8] = { -1, -1, 0, 1, 1, 1, 0, -1 };
  const CarcSlot *slot = &state->slots[machine];
  const guint heading = carc_fly_heading (machine_of (state, machine), slot->rot);
  return (CarcCellXY){ (gint16) (slot->x + n * dx[heading]), (gint16) (slot->y + n * dy[heading]) };
}

/* The figure that is in flight; CARC_NONE if there is none. */
static guint
flying (const CarcState *state)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_MACHINE)
      return i;
  return CARC_NONE;
}

/* ---- where it can land ---- */

static gboolean
may_land (const CarcState *state, guint figure, guint16 node, TableRefusal *why)
{
  const CarcNode *feature = &state->nodes[state->nodes[node].feature];
  const CarcFigure *flier = &state->figures[figure];
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  if (feature->kind == CARC_FARM)
    return table_refuse (why, _ ("no flight ends on a farm"));
  if (feature->open == 0 || feature->scored)
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (carc_is_lake_cloister (state, node) && carc_rule (state, CARC_FM1) == CARC_FM1_NO)
    return carc_refuse_lake_cloister (why);
  return carc_figure_may_stand (state, flier->player, flier->kind, node, why)
         && carc_may_deploy (state, flier->kind, state->nodes[node].slot, why);
}

/* By agreement it comes to anything that will still be scored. */
static gboolean
may_agree (const CarcState *state, guint figure, guint16 node)
{
  const CarcFigure *flier = &state->figures[figure];
  return !state->nodes[state->nodes[node].feature].scored
         && carc_figure_may_stand (state, flier->player, flier->kind, node, NULL);
}

/* Can the figure land on this cell? */
static gboolean
is_open (const CarcState *state, guint figure, CarcCellXY cell)
{
  const guint16 slot = carc_slot_at (state, cell.x, cell.y);
  if (!carc_slot_placed (state, slot))
    return FALSE;
  for (guint i = 0; i < state->slots[slot].n_nodes; i++)
    if (may_land (state, figure, carc_slot_node (&state->slots[slot], i), NULL))
      return TRUE;
  return FALSE;
}

/* Can the figure land if the die shows this number? */
static gboolean
lands_by (const CarcState *state, guint figure, int n)
{
  return is_open (state, figure, end_of_flight (state, state->figures[figure].slot, n));
}

/* ---- the act ---- */

static gboolean
may_fly (const CarcState *laid, guint kind, guint16 machine, TableRefusal *why)
{
  if (machine == CARC_NONE || !carc_in_play (laid->rules, CARC_SYSTEM_FLIER))
    return table_refuse (why, _ ("there is no flying machine on this tile"));
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only a follower flies"));
  if (carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) == CARC_NONE)
    return carc_refuse_none_left (laid, laid->player, kind, why);
  return laid->agreed || carc_may_deploy (laid, kind, machine, why);
}

static gboolean
fly_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint kind = ((const CarcEntry *) given)->figure;
  const guint16 machine = machine_laid (state);
  if (!may_fly (state, kind, machine, why))
    return FALSE;
  carc_figure_to (state, carc_figure_in_supply (state, state->player, (CarcFigureKind) kind), CARC_PLACE_MACHINE,
                  machine, -1, CARC_LEFT_REMOVED);
  carc_ask (state, CARC_ASK_ROLL, state->player, state->slots[machine].x, state->slots[machine].y);
  return TRUE;
}

static void
fly_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *laid = data;
  const guint16 machine = machine_laid (laid);
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_fly (laid, kind, machine, NULL))
      table_offer_add (offers, (gint32) kind);
}

static gboolean
fly_offered (gconstpointer data, const TableAct *act)
{
  return table_offer_any (fly_offer, data, act);
}

static char *
fly_tell (gconstpointer before, gconstpointer given)
{
  return carc_words (_ (carc_figures[((const CarcEntry *) given)->figure]->acted), _ ("onto the flying machine"));
}

/* ---- the die ---- */

static void
offer_die (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (int n = operand->low; n <= operand->high; n++)
    {
      TableOffer *offer = table_offer_add (offers, n);
      offer->flags |= TABLE_OFFER_COUNTED;
      offer->value[2] = FACES;
    }
}

static const TableOperandType die = {
  .name = "N",
  .member = "number",
  .missing = N_ ("what does the die show? the number is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("What does the die show?"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .offer = offer_die,
  .asked = TRUE,
};

static void
count_throw (CarcState *state, guint figure, int n)
{
  CarcFlier *flier = carc_flier_edit (state);
  guint good = 0;
  for (int i = 1; i <= NUMBERS; i++)
    good += lands_by (state, figure, i);
  flier->flights[state->asked]++;
  flier->thrown[state->asked] = (guint16) (flier->thrown[state->asked] + n);
  flier->landed[state->asked] = (guint16) (flier->landed[state->asked] + lands_by (state, figure, n));
  flier->thirds[state->asked] = (guint16) (flier->thirds[state->asked] + good);
  flier->ninths[state->asked] = (guint16) (flier->ninths[state->asked] + good * (NUMBERS - good));
}

static gboolean
roll_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const int n = ((const CarcEntry *) given)->number;
  const guint figure = flying (state);
  const CarcCellXY end = end_of_flight (state, state->figures[figure].slot, n);
  count_throw (state, figure, n);
  if (is_open (state, figure, end))
    carc_ask (state, CARC_ASK_LAND, state->asked, end.x, end.y);
  else
    carc_figure_home (state, figure, CARC_LEFT_FLOWN);
  carc_ask_done (state);
  return TRUE;
}

static char *
roll_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s: the die of the flying machine shows %d"), carc_name (before, before->asked),
                          ((const CarcEntry *) given)->number);
}

/* ---- the landing ---- */

static gboolean
land_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  const guint figure = flying (state);
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!(state->agreed && may_agree (state, figure, node)))
    {
      if (!may_land (state, figure, node, why))
        return FALSE;
      if (entry->cell_x != state->about[0] || entry->cell_y != state->about[1])
        return table_refuse (why, _ ("the flight does not end on %d,%d"), entry->cell_x, entry->cell_y);
    }
  carc_figure_deploy (state, figure, node);
  carc_ask_done (state);
  return TRUE;
}

static void
land_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const guint figure = flying (state);
  for (guint16 node = 0; node < state->n_nodes && figure != CARC_NONE; node++)
    {
      const CarcSlot *slot = &state->slots[state->nodes[node].slot];
      if (state->agreed
              ? may_agree (state, figure, node)
              : slot->x == state->about[0] && slot->y == state->about[1] && may_land (state, figure, node, NULL))
        carc_offer_node (state, node, offers);
    }
}

/* The arrow keys start at the machine. */
static gboolean
land_from (gconstpointer data, gconstpointer entry, gint16 *x, gint16 *y)
{
  const CarcState *state = data;
  const guint figure = flying (state);
  if (figure == CARC_NONE)
    return FALSE;
  *x = state->slots[state->figures[figure].slot].x;
  *y = state->slots[state->figures[figure].slot].y;
  return TRUE;
}

static char *
land_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s’s flight ends: %s"), carc_name (before, before->asked), place);
}

/* clang-format off */
static const TableAct acts[] = {
  { .kind = CARC_ACT_FLY, .verb = "fly", .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = fly_offer,
                    .ask = N_ ("Who flies?"), .flags = TABLE_OPERAND_OPTIONAL } },
    .title = N_ ("Onto the flying machine"), .offered = fly_offered, .apply = fly_apply, .tell = fly_tell },
  { .kind = CARC_ENTRY_ROLL, .verb = "roll",
    .operands = { { .type = &die, CARC_FIELD (number), .low = 1, .high = NUMBERS } },
    .when = CARC_WHEN (ROLL), .chance = TRUE, .apply = roll_apply, .tell = roll_tell },
  { .kind = CARC_ENTRY_LAND, .verb = "land",
    .operands = { { .type = &carc_operand_goal, CARC_FIELD (at), .offer = land_offer, .from = land_from } },
    .when = CARC_WHEN (LAND), .prefixed = CARC_WHEN (ROLL) | CARC_WHEN (LAND), .apply = land_apply, .tell = land_tell },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_ROLL, .word = "roll", .says = N_ ("%s: the flying machine on %d,%d; what does the die show?") },
  { .id = CARC_ASK_LAND, .word = "land", .says = N_ ("%s: the flight ends on %d,%d; which feature is it?") },
};

/* ---- luck ---- */

enum
{
  LANDED,
  THROWN
};
static const TableLuckKind lucks[] = {
  [LANDED] = { .word = "flights",
               .title = N_ ("Flights that landed"),
               .note = N_ (
                   "With a flying machine, at something open. Expected: as many of the three numbers of the die "
                   "as led there."),
               .expects = TRUE },
  [THROWN] = { .word = "flown",
               .title = N_ ("Cells flown"),
               .note = N_ ("The numbers of the die of the flying machines, added up. Expected: 2 each time."),
               .expects = TRUE },
};

static void
flier_luck (const CarcState *state, TableLuckRow *rows)
{
  const CarcFlier *flier = carc_flier_of (state);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const double flights = flier->flights[player];
      rows[LANDED].got[player] = flier->landed[player];
      rows[LANDED].expected[player] = flier->thirds[player] / (double) NUMBERS;
      rows[LANDED].spread[player] = sqrt (flier->ninths[player]) / NUMBERS;
      rows[THROWN].got[player] = flier->thrown[player];
      rows[THROWN].expected[player] = flights * (NUMBERS + 1) / 2;
      rows[THROWN].spread[player] = sqrt (flights * (NUMBERS * NUMBERS - 1) / 12);
    }
}

/* ---- words and JSON ---- */

static void
flier_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  static const char *const headings[8] = {
    N_ ("a flying machine to the north"), N_ ("a flying machine to the north-east"),
    N_ ("a flying machine to the east"),  N_ ("a flying machine to the south-east"),
    N_ ("a flying machine to the south"), N_ ("a flying machine to the south-west"),
    N_ ("a flying machine to the west"),  N_ ("a flying machine to the north-west"),
  };
  const guint mark = machine_of (state, slot);
  if (mark != CARC_MARKS_MAX)
    g_string_append_printf (words, ", %s", _ (headings[carc_fly_heading (mark, state->slots[slot].rot)]));
}

/* Of the act, with which numbers of the die it lands; of a number, where. */
static char *
flier_leads_to (const CarcTrial *trial)
{
  const CarcState *after = trial->after;
  const guint figure = flying (after);
  g_autoptr (GString) numbers = g_string_new (NULL);
  guint good = 0;
  if (trial->entry->kind == CARC_ENTRY_ROLL && after->ask == CARC_ASK_LAND)
    return g_strdup_printf (_ ("it lands on %d,%d"), after->about[0], after->about[1]);
  if (trial->entry->act != CARC_ACT_FLY || figure == CARC_NONE)
    return NULL;
  for (int n = 1; n <= NUMBERS; n++)
    if (lands_by (after, figure, n))
      g_string_append_printf (numbers, good++ > 0 ? ", %d" : "%d", n);
  if (good == 0 || good == NUMBERS)
    return g_strdup (good == 0 ? _ ("it lands nowhere, whatever the die shows")
                               : _ ("it lands, whatever the die shows"));
  /* Translators: numbers of a die: "1, 3" */
  return g_strdup_printf (_ ("it lands if the die shows %s"), numbers->str);
}

static void
flier_report (const CarcState *state, GString *json)
{
  const CarcFlier *flier = carc_flier_of (state);
  in_object (json, "flier");
  in_array (json, "flights");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      in_object (json, NULL);
      put_text (json, "player", state->rules->players[i].name);
      put_number (json, "flights", flier->flights[i]);
      put_number (json, "landed", flier->landed[i]);
    }
}

/* Somebody is in flight exactly while that is asked about. */
static gboolean
flier_validate (const CarcState *state, TableRefusal *why)
{
  const CarcFlier *flier = carc_flier_of (state);
  gboolean asked = FALSE;
  guint n = 0;
  for (guint i = 0; i < state->n_questions; i++)
    asked |= state->questions[i].kind == CARC_ASK_ROLL || state->questions[i].kind == CARC_ASK_LAND;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->place != CARC_PLACE_MACHINE)
        continue;
      n++;
      if (!carc_is_follower (figure->kind) || figure->slot != machine_laid (state))
        return table_refuse (why, "figure %u cannot be in flight", i);
    }
  if (n != (guint) asked)
    return table_refuse (why, "%u figures are in flight", n);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (flier->landed[i] > flier->flights[i] || flier->thrown[i] < flier->flights[i]
        || flier->thrown[i] > NUMBERS * flier->flights[i] || flier->thirds[i] > NUMBERS * flier->flights[i])
      return table_refuse (why, "the flights of player %u do not add up", i);
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("flying machine in the fields"),
  N_ ("flying machine in the fields, diagonal"),
  N_ ("flying machine along a straight road"),
  N_ ("flying machine across a straight road"),
  N_ ("flying machine, straight road, diagonal"),
  N_ ("flying machine, curve to the north"),
  N_ ("flying machine, curve to the south"),
  N_ ("flying machine, curve, diagonal"),
};

static const TableHelp help[] = {
  { .topics = "fly, roll, land",
    .text = N_ ("After a tile with a flying machine, a follower can board it instead of claiming something. You throw "
                "the die, and enter what it shows. The follower lands so many tiles away, at something open that "
                "others may have; if there is nothing, it comes home.") },
};

const CarcSystem carc_flier = {
  .id = CARC_SYSTEM_FLIER,
  .name = "flier",
  .title = N_ ("The Flying Machines"),
  .description = N_ ("Copies; with machines that carry followers to what others have begun"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (place_rows),
  CARC_ROWS (lucks),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .figures_stand = CARC_PLACE_MACHINE,
  .part_size = sizeof (CarcFlier),
  .validate = flier_validate,
  .luck = flier_luck,
  .report = flier_report,
  .tell_cell = flier_tell_cell,
  .leads_to = flier_leads_to,
};
