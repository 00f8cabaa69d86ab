/* face-catan.c - what the application shows of Catan with the Fishermen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/faces.h"
#include "app/kit/picture.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "catan-textures.h"
#include "island-side.h"
#include "island-highlight.h"
#include "island-view.h"
#include "catan/catan-operands.h"
#include "prompt/catan-flow.h"
#include "setup-catan.h"

/* They grow with the size of texts. */
#define DICE_SIZE arb_text_sized (36)
#define PICTURE_SIZE arb_text_sized (24)
#define COST_SIZE arb_text_sized (16)

/* ---- the prompt ---- */

static GdkTexture *
build_texture (const TableAct *act, const CatanEntry *entry, const TablePlayer *who, ArbTextures *textures)
{
  return arb_piece_texture (textures, (CatanPiece) entry->piece, who, PICTURE_SIZE);
}

static GdkTexture *
play_texture (const TableAct *act, const CatanEntry *entry, const TablePlayer *who, ArbTextures *textures)
{
  return entry->card == CATAN_ROADS    ? arb_piece_texture (textures, CATAN_ROAD, who, PICTURE_SIZE)
         : entry->card == CATAN_KNIGHT ? arb_thing_texture (textures, ARB_ROBBER, 0, PICTURE_SIZE)
                                       : NULL;
}

/* The way to the market has a picture, the purchases in it have none. */
static GdkTexture *
fish_texture (const TableAct *act, const CatanEntry *entry, const TablePlayer *who, ArbTextures *textures)
{
  return act->way ? arb_thing_texture (textures, ARB_FISH, CATAN_FISH_SECRET, PICTURE_SIZE) : NULL;
}

static GdkTexture *
shoe_texture (const TableAct *act, const CatanEntry *entry, const TablePlayer *who, ArbTextures *textures)
{
  return arb_thing_texture (textures, ARB_SHOE, 0, PICTURE_SIZE);
}

/* The pictures of acts; NULL: none. */
typedef GdkTexture *ActTexture (const TableAct *act, const CatanEntry *entry, const TablePlayer *who,
                                ArbTextures *textures);
static ActTexture *const act_textures[TABLE_N_ENTRY_KINDS] = {
  [CATAN_ENTRY_BUILD] = build_texture,
  [CATAN_ENTRY_PLAY] = play_texture,
  [CATAN_ENTRY_FISH] = fish_texture,
  [CATAN_ENTRY_SHOE] = shoe_texture,
};

static GdkTexture *
act_texture (const TableAct *act, const TablePlayer *who, ArbTextures *textures)
{
  CatanEntry entry;

  if (act_textures[act->kind] == NULL)
    return NULL;
  catan_entry_begin (&entry, (CatanEntryKind) act->kind);
  table_act_settle (&catan_act_table, act, &entry);
  return act_textures[act->kind](act, &entry, who, textures);
}

static GdkTexture *
token_texture (const CatanToken *token, ArbTextures *textures)
{
  return token->look == CATAN_TOKEN_SHOE ? arb_thing_texture (textures, ARB_SHOE, 0, PICTURE_SIZE)
                                         : arb_thing_texture (textures, ARB_FISH, token->value, PICTURE_SIZE);
}

static GdkTexture *
choice_texture (const CatanState *state, const ActChoice *choice, ArbTextures *textures)
{
  const TablePlayer *players = state->rules->players;
  const int value = choice->offer.value[0];
  CatanToken token;

  if (choice->operand == NULL && choice->act->prefix)
    return NULL; /* it says something of another act */
  if (choice->operand == NULL)
    return act_texture (choice->act, &players[catan_player_on_turn (state)], textures);
  if (choice->offer.flags & TABLE_OFFER_LAST)
    return NULL;
  if (choice->operand->type == &table_operand_player && value != CATAN_NOBODY)
    return arb_textures_badge (textures, players[value].colour, players[value].letter, PICTURE_SIZE);
  if (catan_offer_is_token (choice->operand, &choice->offer, &token))
    return token_texture (&token, textures);
  if (catan_offer_is_resource (choice->operand, &choice->offer) && catan_offer_is_maybe (state, &choice->offer))
    return arb_thing_texture (textures, ARB_MAYBE, (guint) value, PICTURE_SIZE);
  if (catan_offer_is_resource (choice->operand, &choice->offer))
    return arb_thing_texture (textures, ARB_RESOURCE, (guint) value, PICTURE_SIZE);
  return NULL;
}

/* The cards that something costs.  If hands are recorded and too few are there, it says so: 0/1.  Cards that are not
 * certain are half cards.  `told`: may the screen tell what is in a hand? */
static GtkWidget *
cost_new (const CatanState *state, guint thing, gboolean told, ArbTextures *textures)
{
  const guint player = catan_player_on_turn (state);
  const guint8 *most = state->seats[player].most, *certain = state->seats[player].hand;
  const CatanPays pays = told ? catan_pays_cost (state, player, thing, NULL) : CATAN_PAYS_SURELY;
  gboolean red = FALSE;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const guint n = catan_costs[thing][r];
      const gboolean missing = told && state->rules->with_hands && most[r] < n;
      const gboolean half = told && state->rules->covered && certain[r] < MIN (most[r], n);
      g_autofree char *number = missing ? g_strdup_printf ("%u/%u", most[r], n) : g_strdup_printf ("%u", n);
      GtkWidget *pair, *label;

      if (n == 0)
        continue;
      pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      label = gtk_label_new (number);
      gtk_widget_add_css_class (label, "cost");
      if (missing)
        gtk_widget_add_css_class (label, "missing");
      gtk_widget_set_visible (label, missing || n > 1);
      gtk_box_append (GTK_BOX (pair), label);
      gtk_box_append (GTK_BOX (pair), arb_thing_picture (textures, half ? ARB_MAYBE : ARB_RESOURCE, r, COST_SIZE));
      gtk_box_append (GTK_BOX (box), pair);
      red = red || missing;
    }
  /* What is not certain must not look as if it was; nor what is possible of each resource, but not of all. */
  if (pays == CATAN_PAYS_MAYBE || (pays == CATAN_PAYS_NEVER && !red))
    {
      g_autofree char *payable = pays == CATAN_PAYS_NEVER ? g_strdup (C_ ("can be paid", "not all"))
                                                          : catan_payable_tell (state, player, thing);

      gtk_box_append (GTK_BOX (box), arb_label_new (payable, "cost", pays == CATAN_PAYS_NEVER ? "missing" : NULL));
    }
  return box;
}

static void
choice_look (const TableMoment *moment, Flow *flow, guint index, ArbTextures *textures, ArbChoiceLook *look)
{
  const ActChoice *choice = act_flow_choice (ACT_FLOW (flow), index);
  GdkTexture *texture;

  if (act_flow_is_asking (ACT_FLOW (flow)))
    {
      if (choice->operand != NULL && choice->offer.value[0] >= 0)
        {
          const TablePlayer *who = &moment->setup->players[choice->offer.value[0]];

          look->picture = arb_picture_new (arb_textures_badge (textures, who->colour, who->letter, PICTURE_SIZE),
                                           PICTURE_SIZE);
        }
      return;
    }
  if (choice->operand != NULL && choice->operand->type == &catan_operand_dice)
    {
      look->large = look->compact = TRUE;
      look->keyed = g_ascii_isdigit (choice->face.label[0]) && choice->face.label[0] != '0';
      look->picture = arb_thing_picture (textures, ARB_NUMBER, (guint) choice->offer.value[0], DICE_SIZE);
      return;
    }
  if (choice->operand == NULL && catan_act_cost (choice->act) >= 0)
    {
      const CatanState *state = moment->state;
      const guint thing = (guint) catan_act_cost (choice->act);

      const gboolean told = moment->setup->aids != TABLE_AIDS_TOURNAMENT;

      look->after = cost_new (state, thing, told, textures);
      look->more = catan_cost_tell (state, catan_player_on_turn (state), thing, told);
    }
  texture = choice_texture (moment->state, choice, textures);
  look->picture = texture != NULL ? arb_picture_new (texture, PICTURE_SIZE) : NULL;
}

/* The page begins with what the players hold, if that is kept. */
static const char *
side_title (const TableMoment *moment)
{
  const CatanRules *rules = ((const CatanState *) moment->state)->rules;

  return rules->with_hands || rules->with_fishermen ? N_ ("Hands") : N_ ("Island");
}

static char *
advise (const TableMoment *moment, Flow *flow, TableRefusal *why)
{
  const int player = catan_asked (moment->state);
  GString *words;

  if (player < 0)
    {
      table_refuse (why, _ ("nothing is built any more"));
      return NULL;
    }
  words = g_string_new ("settle ");
  table_words_append (words, moment->setup->players[player].name);
  return g_string_free (words, FALSE);
}

/* ---- words ---- */

static char *
subtitle (const TableMoment *moment)
{
  const CatanState *state = moment->state;

  if (state->ask == CATAN_ASK_SNAPSHOT)
    return g_strdup (_ ("The game has already begun"));
  if (state->n_turns == 0)
    return g_strdup (_ ("The settlements are founded"));
  return g_strdup_printf (_ ("Turn %u"), state->n_turns);
}

static char *
summary (const TableMoment *moment)
{
  const CatanState *state = moment->state;
  const TablePlayer *players = state->rules->players;
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u turn", "%u turns", state->n_turns), state->n_turns);
  if (state->longest != CATAN_NOBODY)
    g_string_append_printf (words, _ (" · Longest Road: %s"), table_name_said (&players[state->longest]));
  if (state->army != CATAN_NOBODY)
    g_string_append_printf (words, _ (" · Largest Army: %s"), table_name_said (&players[state->army]));
  if (state->shoe != CATAN_NOBODY)
    g_string_append_printf (words, _ (" · %s has the old shoe"), table_name_said (&players[state->shoe]));
  if (state->finished && state->winner == CATAN_NOBODY && !state->on_pad)
    g_string_append (words, _ (" · ended early"));
  return g_string_free (words, FALSE);
}

static void
append_development (GString *words, const CatanSeat *seat)
{
  g_string_append_printf (words, ngettext ("%u development card", "%u development cards", seat->cards), seat->cards);
}

static char *
supply_words (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  GString *words = g_string_new (NULL);

  if (state->fish != NULL)
    {
      guint held = catan_fish_held (state->fish, player);

      g_string_append_printf (words, ngettext ("%u fish token · ", "%u fish tokens · ", held), held);
    }
  if (state->rules->with_hands)
    {
      const guint hand = catan_hand_size (state, player);

      g_string_append_printf (words, ngettext ("%u resource card", "%u resource cards", hand), hand);
    }
  else
    append_development (words, seat);
  return g_string_free (words, FALSE);
}

static void
append_point (GString *words)
{
  if (words->len > 0)
    g_string_append (words, " · ");
}

/* A shorter road is far from the five that the Longest Road needs. */
#define ROADS_TOLD 3

static char *
detail_words (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  GString *words = g_string_new (NULL);

  /* With cards in hand, the line above is full, and this one has little room: what is still nothing is left out. */
  if (state->rules->with_hands && seat->cards > 0)
    append_development (words, seat);
  if (state->longest == (int) player)
    {
      append_point (words);
      /* Translators: the card, and how many roads the way of its holder has */
      g_string_append_printf (words, _ ("Longest Road, %u"), seat->road_length);
    }
  else if (seat->road_length >= ROADS_TOLD)
    {
      append_point (words);
      /* Translators: how many roads the longest way of a player has, without the card */
      g_string_append_printf (words, _ ("longest road: %u"), seat->road_length);
    }
  if (state->army == (int) player || seat->knights > 0)
    append_point (words);
  if (state->army == (int) player)
    /* Translators: the card, and how many knights its holder has played */
    g_string_append_printf (words, _ ("Largest Army, %u"), seat->knights);
  else if (seat->knights > 0)
    g_string_append_printf (words, ngettext ("%u knight", "%u knights", seat->knights), seat->knights);
  return g_string_free (words, words->len == 0);
}

static char *
holds_words (const CatanState *state, guint player)
{
  GString *words = g_string_new (NULL);

  if (state->longest == (int) player)
    g_string_append_printf (words, _ ("Longest Road, %u"), state->seats[player].road_length);
  if (state->army == (int) player)
    {
      append_point (words);
      g_string_append_printf (words, _ ("Largest Army, %u"), state->seats[player].knights);
    }
  if (state->fish != NULL)
    {
      const guint held = catan_fish_held (state->fish, player);

      append_point (words);
      g_string_append_printf (words, ngettext ("%u fish token", "%u fish tokens", held), held);
    }
  return g_string_free (words, words->len == 0);
}

static void
score_words (const TableMoment *moment, guint player, ArbScoreWords *words)
{
  const CatanState *state = moment->state;

  /* Nobody enters any more what is drawn, played or built. */
  if (!state->on_pad)
    {
      words->supply = supply_words (state, player);
      words->detail = detail_words (state, player);
    }
  words->holds = holds_words (state, player);
  /* Translators: beneath the points: how many win */
  words->goal = g_strdup_printf (_ ("of %u"), catan_target (state, player));
  if (state->shoe == (int) player)
    {
      words->mark = _ ("Old shoe");
      words->mark_words = _ ("Has the old shoe, and needs one more point to win");
    }
}

static guint
target (const TableMoment *moment, guint player)
{
  return catan_target (moment->state, player);
}

static void
notes (const TableMoment *moment, char **left, char **right)
{
  const CatanState *state = moment->state;

  if (state->finished || state->on_pad || moment->setup->aids == TABLE_AIDS_TOURNAMENT)
    return;
  *left = g_strdup_printf (ngettext ("%u development card left", "%u development cards left", state->deck),
                           state->deck);
  if (state->fish != NULL)
    {
      guint stack = catan_fish_stack (state->fish);

      *right = g_strdup_printf (ngettext ("%u fish token in the stack", "%u fish tokens in the stack", stack), stack);
    }
}

static char *
picture_words (const TableMoment *moment)
{
  const CatanState *state = moment->state;
  guint buildings = 0, roads = 0;
  g_autofree char *first = NULL;

  for (guint i = 0; i < catan_shape (state)->n_spots; i++)
    buildings += state->building[i] != CATAN_NOBODY;
  for (guint i = 0; i < catan_shape (state)->n_edges; i++)
    roads += state->road[i] != CATAN_NOBODY;
  first = g_strdup_printf (ngettext ("The island with %u building", "The island with %u buildings", buildings),
                           buildings);
  /* Translators: %s is "The island with 4 buildings" */
  return g_strdup_printf (ngettext ("%s and %u road", "%s and %u roads", roads), first, roads);
}

const ArbGameFace arb_face_catan = {
  .game = &catan_game,
  .late = { &catan_late_cards, &catan_late_fish },
  .register_game = catan_register,
  .flow = &catan_flow_game,
  .choice_look = choice_look,
  .board_type = arb_island_view_get_type,
  .words_below = TRUE,
  .advise = advise,
  .highlight_new = arb_island_highlight_new,
  .side_new = arb_island_side_new,
  .side_update = arb_island_side_update,
  .side_title = side_title,
  .side_icon = "view-grid-symbolic",
  .setup_type = arb_setup_catan_get_type,
  .begun = "snapshot",
  .aids = { N_ ("What a throw brings, what fish can pay, previews of points and the legal places"),
            N_ ("What a throw brought, what fish can pay and the legal places; no previews"),
            N_ ("Only the island, the scores and their reasons") },
  .subtitle = subtitle,
  .summary = summary,
  .score_words = score_words,
  .target = target,
  .notes = notes,
  .chart_title = N_ ("Dice"),
  .chart_words = arb_island_dice_words,
  .picture_words = picture_words,
};
