/* carc-effects.c - what an entry does besides points: figures that go home, features that bring a player nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules add an effect where it happens.  The words are made later and from the effect alone, because the feature
 * may have grown since.  So TableLine.own[0] holds what they need: the kind of the feature, and above it two more bytes
 * that each kind of effect defines.  Other systems have their own kinds of effect, for example the water supply.
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

#define OWN(kind, second, third) ((guint32) (kind) | (guint32) (second) << 8 | (guint32) (third) << 16)
#define FEATURE_KIND(effect) ((effect)->own[0] & 0xff)
#define SECOND(effect) ((effect)->own[0] >> 8 & 0xff)
#define THIRD(effect) ((effect)->own[0] >> 16 & 0xff)
/* Of figures that go home: one of them, a wagon, may still move on. */
#define MOVES_ON (1u << 24)

/* ---- recording ---- */

void
carc_effect (CarcState *state, const TableLine *effect)
{
  if (state->effects == NULL)
    return;
  TableLine added = *effect;
  added.entry = state->n_entries;
  added.turn = state->n_turns;
  table_ledger_add (state->effects, &added);
}

void
carc_effect_on (CarcState *state, CarcEffectKind kind, int player, guint16 slot, guint32 own, const TableTerm *term)
{
  TableLine effect = {
    .kind = (guint8) kind, .player = (gint8) player, .feature = -1, .tie = -1, .own = { own }, .n_terms = term != NULL
  };
  if (term != NULL)
    effect.terms[0] = *term;
  if (slot != CARC_NONE)
    {
      effect.x = state->slots[slot].x;
      effect.y = state->slots[slot].y;
    }
  carc_effect (state, &effect);
}

static TableLine
at_feature (const CarcState *state, CarcEffectKind kind, guint player, guint16 node)
{
  const CarcCellXY cell = carc_name_cell (state, node);
  return (TableLine){ .kind = (guint8) kind,
                      .player = (gint8) player,
                      .feature = state->nodes[node].feature,
                      .tie = -1,
                      .own = { OWN (state->nodes[node].kind, 0, 0) },
                      .x = cell.x,
                      .y = cell.y };
}

void
carc_effect_at (CarcState *state, CarcEffectKind kind, guint player, guint16 node, int number)
{
  if (state->effects == NULL)
    return;
  TableLine effect = at_feature (state, kind, player, node);
  effect.n_terms = 1;
  effect.terms[0] = (TableTerm){ .count = (gint16) number };
  carc_effect (state, &effect);
}

void
carc_effect_nothing (CarcState *state, guint player, guint16 node, CarcBecause because)
{
  if (state->effects == NULL)
    return;
  TableLine effect = at_feature (state, CARC_EFFECT_NOTHING, player, node);
  effect.own[0] = OWN (CARC_FARM, 0, 0);
  effect.because = (guint8) because;
  effect.final = TRUE;
  carc_effect (state, &effect);
}

/* Is the player among those with the majority, but out before or after the tie was judged? */
static gboolean
is_outdone (const CarcState *state, const CarcVerdict *verdict, guint8 most, guint player)
{
  return verdict != NULL && verdict->outdone != 0 && (most >> player & 1)
         && (verdict->tie < 0
             || !((state->ties[verdict->tie].tied & ~state->ties[verdict->tie].winners) >> player & 1));
}

/* A builder whom a ferry cut off from the others claims nothing, so nothing is told of what he gets. */
static gboolean
has_claim (guint32 kinds)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if ((kinds >> kind & 1) && (carc_figures[kind]->weight > 0 || carc_figures[kind]->weight_in != NULL))
      return TRUE;
  return FALSE;
}

void
carc_effect_losers (CarcState *state, const CarcSurvey *survey, const CarcVerdict *verdict, guint8 most,
                    CarcBecause because, gboolean final)
{
  const guint8 winners = verdict != NULL ? verdict->winners : 0;
  guint strongest = 0;
  if (state->effects == NULL)
    return;
  for (guint player = 0; player < state->rules->n_players; player++)
    strongest = MAX (strongest, survey->strength[player]);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      if (!has_claim (survey->kinds[player]) || winners & (1 << player))
        continue;
      const gboolean weightless = survey->strength[player] == 0, outdone = is_outdone (state, verdict, most, player);
      TableLine effect = at_feature (state, CARC_EFFECT_NOTHING, player, survey->root);
      effect.own[0] = OWN (survey->kind, weightless || outdone ? 0 : most, 0);
      effect.because = (guint8) (weightless ? CARC_BECAUSE_WEIGHTLESS : outdone ? verdict->outdone : because);
      effect.final = (guint8) final;
      effect.tie = most & (1 << player) && verdict != NULL && !outdone ? verdict->tie : -1;
      effect.n_terms = 2;
      effect.terms[0] = (TableTerm){ .count = (gint16) strongest };
      effect.terms[1] = (TableTerm){ .count = (gint16) survey->strength[player] };
      carc_effect (state, &effect);
    }
}

/* Where the figure stands; none of its kind is counted yet.  Those that go home with the points of a feature have the
 * cell that names it, all others their own. */
static TableLine
home_of (const CarcState *state, const CarcFigure *figure, CarcLeft why)
{
  TableLine effect = { .feature = -1, .tie = -1 };
  guint kind = 0;
  if (figure->place == CARC_PLACE_FEATURE)
    {
      effect = at_feature (state, CARC_EFFECT_HOME, figure->player, figure->node);
      kind = FEATURE_KIND (&effect);
    }
  if (figure->slot != CARC_NONE && (figure->place != CARC_PLACE_FEATURE || why != CARC_LEFT_SCORED))
    {
      effect.x = state->slots[figure->slot].x;
      effect.y = state->slots[figure->slot].y;
    }
  effect.kind = CARC_EFFECT_HOME;
  effect.player = (gint8) figure->player;
  effect.own[0] = OWN (kind, figure->place, why);
  return effect;
}

/* Figures that leave one feature for one reason are told together. */
static TableLine *
find_home (const CarcState *state, const TableLine *home)
{
  for (guint i = state->effects->n_lines; i > 0; i--)
    {
      TableLine *effect = &state->effects->lines[i - 1];
      if (effect->entry != state->n_entries)
        break;
      if (effect->kind == CARC_EFFECT_HOME && effect->player == home->player && effect->feature == home->feature
          && effect->own[0] == home->own[0] && effect->x == home->x && effect->y == home->y)
        return effect;
    }
  return NULL;
}

static TableTerm *
term_of (TableLine *effect, guint8 noun)
{
  for (guint i = 0; i < effect->n_terms; i++)
    if (effect->terms[i].noun == noun)
      return &effect->terms[i];
  if (effect->n_terms == TABLE_TERMS_MAX)
    return NULL;
  effect->terms[effect->n_terms] = (TableTerm){ .noun = noun };
  return &effect->terms[effect->n_terms++];
}

void
carc_effect_home (CarcState *state, guint index, CarcLeft why)
{
  const CarcFigure *figure = &state->figures[index];
  if (state->effects == NULL || why == CARC_LEFT_LIFTED)
    return;
  TableLine home = home_of (state, figure, why);
  TableLine *known = find_home (state, &home);
  TableTerm *term = term_of (known != NULL ? known : &home, figure->kind);
  if (term == NULL)
    {
      known = NULL;
      term = term_of (&home, figure->kind);
    }
  term->count++;
  if (known == NULL)
    carc_effect (state, &home);
}

void
carc_effect_moves_on (CarcState *state, guint player)
{
  for (guint i = state->effects != NULL ? state->effects->n_lines : 0; i > 0; i--)
    {
      TableLine *effect = &state->effects->lines[i - 1];
      if (effect->entry != state->n_entries)
        break;
      if (effect->kind != CARC_EFFECT_HOME || effect->player != (int) player
          || carc_effect_left (effect) != CARC_LEFT_SCORED)
        continue;
      for (guint k = 0; k < effect->n_terms; k++)
        if (effect->terms[k].noun == CARC_WAGON)
          effect->own[0] |= MOVES_ON;
    }
}

/* ---- telling ---- */

const TableEffectRow *
carc_effect_row (guint kind)
{
  return carc_effects[kind];
}

char *
carc_effect_feature (gconstpointer state, const TableLine *effect)
{
  if (effect->feature < 0)
    return NULL;
  const CarcState *now = state;
  const CarcLineRow *line = carc_lines[FEATURE_KIND (effect)];
  const CarcMarkRow *mark = carc_marks_name (carc_feature_marks (now, now->nodes[effect->feature].feature));
  if (mark != NULL)
    return carc_words (_ (effect->final ? mark->undone : mark->done), effect->x, effect->y);
  return carc_words (_ (effect->final && line->undone ? line->undone : line->done), effect->x, effect->y);
}

static char *
home_about (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  const CarcMarkRow *mark = SECOND (effect) == CARC_PLACE_FEATURE
                                ? carc_marks_name (carc_feature_marks (state, state->nodes[effect->feature].feature))
                                : NULL;
  if (mark != NULL)
    return carc_words (_ (mark->done), effect->x, effect->y);
  if (SECOND (effect) == CARC_PLACE_FEATURE)
    return carc_words (_ (carc_lines[FEATURE_KIND (effect)]->done), effect->x, effect->y);
  const CarcPlaceRow *place = carc_place_rows[SECOND (effect)];
  return place->away ? NULL : carc_words (_ (place->left != NULL ? place->left : place->where), effect->x, effect->y);
}

static char *
home_tell (gconstpointer state, const TableLine *effect)
{
  g_autoptr (GString) figures = g_string_new (NULL);
  g_autofree char *home = NULL, *stays = NULL;
  guint n = 0;
  for (guint i = 0; i < effect->n_terms; i++)
    {
      const guint count = (guint) effect->terms[i].count;
      g_autofree char *some = carc_words (carc_forms (&carc_figures[effect->terms[i].noun]->some, count), count);
      if ((effect->own[0] & MOVES_ON) != 0 && effect->terms[i].noun == CARC_WAGON)
        {
          /* Translators: what was scored and need not go home: "1 wagon" */
          stays = g_strdup_printf (_ ("%s may move on"), some);
          continue;
        }
      g_string_append_printf (figures, figures->len > 0 ? ", %s" : "%s", some);
      n += count;
    }
  if (n == 0)
    return g_steal_pointer (&stays);
  /* Translators: figures: "1 follower", "2 followers, 1 big follower" */
  home = g_strdup_printf (ngettext ("%s goes home", "%s go home", n), figures->str);
  return stays != NULL ? g_strdup_printf ("%s, %s", home, stays) : g_steal_pointer (&home);
}

guint
carc_effect_line (const TableLine *effect)
{
  return FEATURE_KIND (effect);
}

CarcLeft
carc_effect_left (const TableLine *effect)
{
  return (CarcLeft) THIRD (effect);
}

static char *
home_because (gconstpointer state, const TableLine *effect)
{
  const char *sentence = carc_lefts[carc_effect_left (effect)]->sentence;
  return g_strdup (sentence != NULL ? _ (sentence) : "");
}

static char *
nothing_because (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  const guint8 most = (guint8) SECOND (effect);
  if (effect->tie >= 0 && (guint) effect->tie < state->n_ties)
    return carc_tie_tell (state, &state->ties[effect->tie]);
  if (most == 0 || effect->n_terms < 2)
    return g_strdup (carc_because_sentence (effect->because));
  g_autofree char *names = carc_names_tell (state, most);
  /* Translators: whose figures count most in a feature: "Anna has the majority there, 3 to 1" */
  return g_strdup_printf (
      ngettext ("%s has the majority there, %d to %d", "%s have the majority there, %d each to %d", carc_ones (most)),
      names, effect->terms[0].count, effect->terms[1].count);
}

static const char *
home_term (gconstpointer state, const TableLine *effect, guint nth)
{
  return carc_figures[effect->terms[nth].noun]->word;
}

/* The strength of the majority, and that of the player. */
static const char *
nothing_term (gconstpointer state, const TableLine *effect, guint nth)
{
  return nth == 0 ? "majority" : "strength";
}

const TableEffectRow carc_base_effects[CARC_N_BASE_EFFECTS] = {
  { CARC_EFFECT_HOME, "home", home_about, home_tell, home_because, home_term, .varies = TRUE },
  { CARC_EFFECT_NOTHING, "nothing", carc_effect_feature, .says = N_ ("no points"), .because = nothing_because,
    .term = nothing_term },
  { CARC_EFFECT_EMPTY, "empty", carc_effect_feature, .plain = TRUE,
    .says = N_ ("complete, but nobody has a figure there") },
};
