/* face-carcassonne.c - what the application shows of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/faces.h"
#include "app/kit/picture.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "carc-textures.h"
#include "art/art-figure.h"
#include "carcassonne/carc-operands.h"
#include "prompt/carc-flow.h"
#include "setup-carcassonne.h"
#include "tie-highlight.h"
#include "tile-aside.h"
#include "tile-finder.h"
#include "tile-sets.h"

/* They grow with the size of texts. */
#define TILE_SIZE 42
#define FIGURE_SIZE arb_text_sized (22)
#define LEFT_SIZE arb_text_sized (20)
#define BADGE_SIZE arb_text_sized (24)

/* ---- the prompt ---- */

/* The figure that stands on the spot of an offer, of this player if there is one; NULL if none does. */
static const CarcFigure *
figure_at (const CarcState *state, guint player, const TableOffer *offer)
{
  const CarcFigure *found = NULL;

  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      CarcAt at;

      if (carc_place_rows[figure->place]->named == CARC_NAMED_NEVER)
        continue;
      at = carc_figure_at (state, i);
      if ((at.has_cell ? at.cell_x == offer->x && at.cell_y == offer->y : at.holder == offer->value[2])
          && at.spot.kind == offer->value[0] && at.spot.at == offer->value[1]
          && (found == NULL || (found->player != player && figure->player == player)))
        found = figure;
    }
  return found;
}

/* The piece that the act is called after: the fairy of "fairy" and "fairy on".  -1: it is called after none. */
static int
piece_of (const CarcSystem *system, const TableAct *act)
{
  for (guint i = 0; i < system->n_pieces; i++)
    if (act->verb != NULL && g_str_has_prefix (act->verb, system->pieces[i].word))
      return (int) system->pieces[i].id;
  return -1;
}

/* Of an act: its system's piece, or how figures stand that its system's acts put somewhere.  Of a value: the figure
 * that is meant.  NULL: no picture. */
static GtkWidget *
figure_picture (ActFlow *flow, const CarcState *state, const ActChoice *choice, ArbTextures *textures)
{
  const TableAct *act = choice->act != NULL ? choice->act : act_flow_act (flow);
  const CarcSystem *system = act != NULL ? carc_system_of (act) : NULL;
  const TableOperand *operand = choice->operand != NULL ? choice->operand : &act->operands[0];
  /* A kind that tells figures on one spot apart is of the player who was named before. */
  const gboolean apart = operand->type == &carc_operand_other_figure && act->operands[1].type == &table_operand_player;
  const gboolean named = act->operands[0].type == &table_operand_player || apart;
  const guint stand = system != NULL ? system->figures_stand : 0;
  const gboolean races = carc_place_rows[stand]->pose == CARC_POSE_RACER;
  const CarcFigure *standing;
  const TablePlayer *player;
  ArtFigure figure;
  CarcEntry entry;

  act_flow_completes (flow, choice, &entry);
  player = &state->rules->players[named ? (guint) entry.player : carc_asked (state)];
  figure = (ArtFigure){ .kind = entry.figure, .colour = player->colour, .letter = player->letter };
  /* An act that fixes the kind of figure puts this figure down. */
  if (choice->operand == NULL && system != NULL && act->group == CARC_GROUP_ACTS && act->n_fixed == 0
      && piece_of (system, act) >= 0)
    return arb_picture_new (arb_table_piece_texture (textures, (guint) piece_of (system, act), -1, FIGURE_SIZE),
                            FIGURE_SIZE);
  if (operand->type == &carc_operand_claim)
    figure.pose = choice->operand != NULL && entry.spot.kind == CARC_FARM && stand == 0 ? ART_FIGURE_LYING
                                                                                        : ART_FIGURE_STANDING;
  else if ((operand->type == &carc_operand_at || operand->type == &carc_operand_goal
            || operand->type == &carc_operand_standing)
           && choice->operand != NULL && !choice->whole_cell)
    {
      /* What stands already where a figure comes to is not meant. */
      standing = operand->type == &carc_operand_goal
                     ? NULL
                     : figure_at (state, (guint) (player - state->rules->players), &choice->offer);
      if (standing != NULL)
        figure = art_figure_of (state, standing);
      else
        figure.pose = entry.spot.kind == CARC_FARM ? ART_FIGURE_LYING : ART_FIGURE_STANDING;
    }
  else if (operand->type == &carc_operand_figure || operand->type == &carc_operand_other_figure)
    {
      figure.pose = races ? ART_FIGURE_RACER : ART_FIGURE_STANDING;
      if (choice->operand != NULL)
        figure.kind = (guint) choice->offer.value[0];
    }
  else if (races && choice->operand == NULL && act->group == CARC_GROUP_ACTS)
    figure.pose = ART_FIGURE_RACER;
  else if (stand != 0 && choice->operand == NULL && act->group == CARC_GROUP_ACTS)
    figure.pose = ART_FIGURE_STANDING;
  else
    return NULL;
  return arb_picture_new (arb_figure_texture (textures, &figure, FIGURE_SIZE), (int) (FIGURE_SIZE * ARB_FIGURE_ROOM));
}

static void
choice_look (const TableMoment *moment, Flow *base, guint index, ArbTextures *textures, ArbChoiceLook *look)
{
  const CarcState *state = moment->state;
  ActFlow *flow = ACT_FLOW (base);
  const ActChoice *choice = act_flow_choice (flow, index);
  const TableOperandType *type = choice->operand != NULL ? choice->operand->type : NULL;
  const gint32 value = choice->offer.value[0];

  if (choice->offer.flags & TABLE_OFFER_LAST)
    return;
  if (type == &table_operand_player || type == &carc_operand_players)
    {
      const TablePlayer *player = &state->rules->players[value];

      look->picture = arb_picture_new (arb_textures_badge (textures, player->colour, player->letter, BADGE_SIZE),
                                       BADGE_SIZE);
    }
  else if (act_flow_is_asking (flow))
    return;
  else if (type != &carc_operand_tile)
    look->picture = figure_picture (flow, state, choice, textures);
  else
    {
      const guint rot = (guint) MAX (carc_flow_rotation (choice), 0);

      look->large = look->lasts = TRUE;
      look->picture = arb_picture_new (arb_tile_texture (textures, &state->rules->tiles[value], rot, look->size),
                                       look->size);
      if (act_flow_aids (flow) != TABLE_AIDS_TOURNAMENT)
        look->left = state->remaining[value];
      if (carc_flow_fits_nowhere (choice))
        look->caption = N_ ("fits nowhere");
    }
}

/* What a button has around the picture: the gap between two, and below it the key. */
#define AROUND 8
#define BELOW 20

/* Have so many pictures of this size room? */
static gboolean
fit (guint n, int size, int width, int height)
{
  const int columns = width / (size + AROUND);

  return columns > 0 && ((int) n + columns - 1) / columns * (size + AROUND + arb_text_sized (BELOW)) <= height;
}

static gboolean
asks_tile (Flow *base)
{
  const TableOperand *operand = act_flow_operand (ACT_FLOW (base));

  return operand != NULL && operand->type == &carc_operand_tile;
}

/* Do tiles keep their places when others have run out?  If not all places have room, only until most have run out: else
 * those that are left would be out of view. */
static gboolean
keeps_places (Flow *base, int width, int height)
{
  const guint n = carc_flow_n_places (ACT_FLOW (base));

  return fit (n, arb_text_sized (TILE_SIZE), width, height) || n < 2 * flow_n_choices (base);
}

/* A menu lists tiles, too, where another act can be chosen instead of one: an abbey that the player holds. */
static gboolean
lists_tiles (Flow *base)
{
  for (guint i = 0; i < flow_n_choices (base); i++)
    {
      const ActChoice *choice = act_flow_choice (ACT_FLOW (base), i);

      if (choice->operand != NULL && choice->operand->type == &carc_operand_tile)
        return TRUE;
    }
  return FALSE;
}

/* The largest size with which all are in view. */
static int
choice_size (Flow *base, int width, int height)
{
  static const int sizes[] = { 96, 72, 56, TILE_SIZE };
  guint n;

  if (base == NULL || !lists_tiles (base))
    return 0;
  n = keeps_places (base, width, height) ? carc_flow_n_places (ACT_FLOW (base)) : flow_n_choices (base);
  /* Sets below their names take more room than all have. */
  for (guint i = arb_tiles_by_set () ? G_N_ELEMENTS (sizes) : 0; i < G_N_ELEMENTS (sizes); i++)
    if (fit (n, arb_text_sized (sizes[i]), width, height))
      return arb_text_sized (sizes[i]);
  return arb_text_sized (TILE_SIZE);
}

/* The name of the set that the tile is of. */
static const char *
set_title (const CarcTile *tile)
{
  const CarcSystem *system = carc_system_find (tile->set);

  return system != NULL ? _ (system->title) : tile->set;
}

static void
choice_places (const TableMoment *moment, Flow *base, int width, int height, ArbChoicePlace *places)
{
  const CarcRules *rules = ((const CarcState *) moment->state)->rules;
  const guint n = flow_n_choices (base);
  g_autofree guint *n_free = g_new0 (guint, n + 1);

  if (!asks_tile (base))
    return;
  if (keeps_places (base, width, height))
    carc_flow_places (ACT_FLOW (base), arb_tiles_by_set (), n_free);
  for (guint i = 0; i < n; i++)
    {
      const ActChoice *choice = act_flow_choice (ACT_FLOW (base), i);

      places[i].n_free = n_free[i];
      if (arb_tiles_by_set () && choice->act == NULL)
        places[i].heading = carc_tile_held (rules, (guint) choice->offer.value[0])
                                /* Translators: above tiles that a player has, and that are not in the stack */
                                ? _ ("The player’s own")
                                : set_title (&rules->tiles[choice->offer.value[0]]);
    }
}

/* ---- words ---- */

static char *
advise (const TableMoment *moment, Flow *flow, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const int tile = carc_flow_in_hand (ACT_FLOW (flow));

  if (tile < 0)
    {
      table_refuse (why, _ ("choose the tile first: then the program says what each place would bring"));
      return NULL;
    }
  return g_strdup_printf ("tile %s", state->rules->tiles[tile].id);
}

static gboolean
lies (gconstpointer state, int x, int y)
{
  return carc_slot_placed (state, carc_slot_at (state, x, y));
}

static char *
subtitle (const TableMoment *moment)
{
  const CarcState *state = moment->state;

  if (moment->setup->aids == TABLE_AIDS_TOURNAMENT || state->on_pad)
    return NULL;
  return g_strdup_printf (ngettext ("%u tile left", "%u tiles left", state->n_remaining), state->n_remaining);
}

static char *
summary (const TableMoment *moment)
{
  const CarcState *state = moment->state;
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u turn", "%u turns", state->n_turns), state->n_turns);
  if (state->n_ties > 0)
    g_string_append_printf (words, ngettext (" · %u tie judged", " · %u ties judged", state->n_ties), state->n_ties);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      g_autofree char *part = system->summary != NULL ? system->summary (state) : NULL;

      if (part != NULL)
        g_string_append (words, part);
    }
  if (state->ended_early)
    g_string_append (words, _ (" · ended early"));
  return g_string_free (words, FALSE);
}

static char *
event (const TableMoment *moment, guint from)
{
  return carc_preview_tell (moment->state, from);
}

static void
append_own (GString *words, char *more)
{
  g_string_append (words, more);
  g_free (more);
}

/* Appends the words of one more system. */
static void
join (char **words, char *more)
{
  g_autofree char *before = *words, *behind = more;

  *words = before == NULL || behind == NULL ? g_strdup (before != NULL ? before : behind)
                                            : g_strdup_printf ("%s · %s", before, behind);
}

/* How many figures of this kind the player has left; those of no kind but the first are not told. */
static gboolean
has_left (const CarcState *state, guint player, guint kind, guint *n)
{
  *n = carc_supply (state, player, (CarcFigureKind) kind);
  return *n > 0 || kind == CARC_FOLLOWER;
}

/* Where figures are that are away, and what the systems gave out, each after a dot. */
static void
tell_others (const CarcState *state, guint player, GString *words)
{
  carc_off_board_tell (state, player, words);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      for (guint k = 0, n; k < system->n_tallies; k++)
        if (system->tallies[k].some.one != NULL && carc_tally (state, system, &system->tallies[k], player, &n) && n > 0)
          {
            g_string_append (words, " · ");
            append_own (words, carc_words (carc_forms (&system->tallies[k].some, n), n));
          }
    }
}

/* The figures that a player has left, and what the systems gave out. */
static char *
supply_words (const CarcState *state, guint player)
{
  GString *words = g_string_new (NULL);

  for (guint kind = 0, n; kind < carc_n_figures; kind++)
    if (has_left (state, player, kind, &n))
      append_own (words, carc_words (carc_forms (&carc_figures[kind]->left, n), n));
  tell_others (state, player, words);
  return g_string_free (words, FALSE);
}

/* A figure and how many are left; the words are in its tooltip. */
static GtkWidget *
left_new (const CarcState *state, guint player, guint kind, guint n, ArbTextures *textures)
{
  const ArtFigure figure = { ART_FIGURE_STANDING, kind, state->rules->players[player].colour, NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *number = g_strdup_printf ("%u", n),
                  *words = carc_words (carc_forms (&carc_figures[kind]->some, n), n);
  GtkWidget *label = gtk_label_new (number);

  gtk_box_append (GTK_BOX (box), arb_picture_new (arb_figure_texture (textures, &figure, LEFT_SIZE),
                                                  (int) (LEFT_SIZE * ARB_FIGURE_ROOM)));
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  arb_widget_set_tooltip (box, words);
  return box;
}

/* One kind alone is as short in words. */
static char *
supply_look (const TableMoment *moment, guint player, ArbTextures *textures, ArbWrap *box)
{
  const CarcState *state = moment->state;
  g_autoptr (GString) rest = g_string_new (NULL);
  guint n_kinds = 0, n;

  for (guint kind = 0; kind < carc_n_figures; kind++)
    n_kinds += has_left (state, player, kind, &n);
  if (state->on_pad || n_kinds < 2)
    return NULL;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (has_left (state, player, kind, &n))
      arb_wrap_append (box, left_new (state, player, kind, n, textures));
  tell_others (state, player, rest);
  return g_strdup (rest->len > 0 ? rest->str + strlen (" · ") : "");
}

static void
score_words (const TableMoment *moment, guint player, ArbScoreWords *words)
{
  const CarcState *state = moment->state;

  const gboolean entered = !state->on_pad; /* else nobody enters any more what moves */

  if (entered)
    words->supply = supply_words (state, player);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];

      if (entered && system->detail != NULL)
        join (&words->detail, system->detail (state, player, moment->setup->aids));
      if (words->mark == NULL && system->honour != NULL)
        words->mark = system->honour (state, player, &words->mark_words);
    }
}

static void
notes (const TableMoment *moment, char **left, char **right)
{
  const CarcState *state = moment->state;

  if (!state->finished)
    *left = subtitle (moment);
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->note != NULL)
      join (right, state->rules->playing[i]->note (state));
}

static char *
picture_words (const TableMoment *moment)
{
  const CarcState *state = moment->state;

  return g_strdup_printf (ngettext ("The map with %u tile", "The map with %u tiles", state->n_placed), state->n_placed);
}

/* A set of tiles in a file is kept with the others. */
static char *
take_file (ArbGames *games, const char *basename, GBytes *bytes, TableRefusal *why)
{
  g_autofree char *folder = arb_tile_sets_folder (games);
  g_autofree char *name = arb_tile_set_import (folder, basename, bytes, why);

  return name != NULL ? g_strdup_printf (_ ("The tiles “%s” can be chosen for a new game"), name) : NULL;
}

const ArbGameFace arb_face_carcassonne = {
  .game = &carc_game,
  .register_game = carc_register,
  .flow = &carc_flow_game,
  .choice_look = choice_look,
  .choice_size = choice_size,
  .choice_places = choice_places,
  .inset_type = arb_tile_aside_get_type,
  .inset_update = arb_tile_aside_update,
  .inset_close = arb_tile_aside_close,
  .board_type = arb_map_view_get_type,
  .highlight_new = arb_tie_highlight_new,
  .advise = advise,
  .lies = lies,
  .file_ending = ARB_TILES_SUFFIX,
  .take_file = take_file,
  .setup_type = arb_setup_carcassonne_get_type,
  .begun = "snapshot",
  .aids = { N_ ("The forecast, previews of points, the tiles left and the legal spots"),
            N_ ("The tiles left and the legal spots; no forecast, no preview of points"),
            N_ ("Only the map, the scores and their reasons") },
  .subtitle = subtitle,
  .summary = summary,
  .event = event,
  .score_words = score_words,
  .supply_look = supply_look,
  .notes = notes,
  .picture_words = picture_words,
};
