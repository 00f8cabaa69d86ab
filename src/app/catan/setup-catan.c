/* setup-catan.c - what is on the table of Catan.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The readings that an edition decides, and the places of the harbours, can be chosen here and also on the card of
 * house rules.  The other readings are only on that card, which belongs to the page.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/kept-row.h"
#include "app/kit/widgets.h"
#include "boards.h"
#include "catan/catan-rulings.h"
#include "island-editor.h"
#include "island-picture.h"
#include "setup-catan.h"

#define SEED_MAX 1000000         /* short enough to tell somebody */
#define BOARD_OWN CATAN_N_BOARDS /* the row after those of the boxes */

typedef enum
{
  ISLAND_BEGINNERS,
  ISLAND_DEALT,
  ISLAND_ENTERED
} IslandMode;

/* What happens between the turns of five and six players, in the order of the row. */
enum
{
  BUILDING_SPECIAL,
  BUILDING_PAIRED,
  BUILDING_OWN,
  N_BUILDINGS
};

struct _ArbSetupCatan
{
  ArbSetupPart parent_instance;

  GtkSwitch *fishermen;
  AdwComboRow *edition;
  AdwActionRow *target_row;
  GtkSpinButton *target;
  AdwComboRow *building;
  GtkSwitch *friendly;
  GtkSpinButton *calm;
  GtkSwitch *hands;
  GtkSwitch *covered;
  ArbIslandPicture *picture;
  AdwComboRow *board;
  AdwComboRow *island;
  AdwEntryRow *seed;
  GtkWidget *apart_row;
  GtkSwitch *apart;
  AdwComboRow *parity;
  ArbKeptRow *boards;

  guint8 rulings[CATAN_N_RULINGS]; /* only those that are chosen here are filled in */
  IslandDraft entered;
  IslandDraft put_by; /* the one that was entered for the board before, if is_put_by */
  gboolean is_put_by;
  IslandDraft shown; /* what the picture shows */
  guint seated;      /* players */
  gboolean updating;
};

G_DEFINE_TYPE (ArbSetupCatan, arb_setup_catan, ARB_TYPE_SETUP_PART)

/* ---- the edition ---- */

/* TRUE if the ruling is chosen in this part. */
static gboolean
is_ours (guint ruling)
{
  if (ruling == CATAN_F0)
    return TRUE;
  for (guint i = 0; i < catan_game.n_presets; i++)
    for (guint k = 0; k < TABLE_PRESET_RULES_MAX && catan_game.presets[i].rules[k].id != NULL; k++)
      if (table_ruling_find (catan_game.rulings, catan_game.n_rulings, catan_game.presets[i].rules[k].id)
          == (int) ruling)
        return TRUE;
  return FALSE;
}

/* The readings under this preset. */
static void
with_preset (const ArbSetupCatan *self, guint preset, guint8 rulings[CATAN_N_RULINGS])
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);

  memcpy (setup->rulings, self->rulings, sizeof self->rulings);
  table_setup_preset (setup, catan_game.presets[preset].name, NULL);
  memcpy (rulings, setup->rulings, sizeof self->rulings);
}

/* The preset with these readings; the number of presets if there is none. */
static guint
preset_now (const ArbSetupCatan *self)
{
  for (guint i = 0; i < catan_game.n_presets; i++)
    {
      guint8 rulings[CATAN_N_RULINGS];

      with_preset (self, i, rulings);
      if (memcmp (rulings, self->rulings, sizeof rulings) == 0)
        return i;
    }
  return catan_game.n_presets;
}

static void
update_edition (ArbSetupCatan *self)
{
  guint now = preset_now (self);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < catan_game.n_presets; i++)
    gtk_string_list_append (list, _ (catan_game.presets[i].title));
  if (now == catan_game.n_presets)
    gtk_string_list_append (list, _ ("Your own island"));

  if (g_list_model_get_n_items (adw_combo_row_get_model (self->edition))
      != g_list_model_get_n_items (G_LIST_MODEL (list)))
    adw_combo_row_set_model (self->edition, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->edition, now);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->edition), now < catan_game.n_presets
                                                                   ? _ (catan_game.presets[now].description)
                                                                   : _ ("As chosen in the house rules"));
}

/* ---- what the widgets show ---- */

static gboolean
add_line (TableSetup *setup, const char *line, gboolean wanted, TableRefusal *why)
{
  return !wanted || table_setup_line (setup, line, why);
}

/* A frame of one's own can only be entered. */
static IslandMode
mode_now (ArbSetupCatan *self)
{
  return self->entered.own ? ISLAND_ENTERED : (IslandMode) adw_combo_row_get_selected (self->island);
}

/* The row of the board that shows a draft. */
static guint
board_of (const IslandDraft *draft)
{
  return draft->own ? BOARD_OWN : island_draft_board (draft);
}

static gboolean
add_island (ArbSetupCatan *self, TableSetup *setup, TableRefusal *why)
{
  const gboolean big = adw_combo_row_get_selected (self->board) == CATAN_BOARD_BIG;
  const IslandMode mode = mode_now (self);
  g_autofree char *line = NULL;

  if (!add_line (setup, "frame big", big && mode != ISLAND_ENTERED, why))
    return FALSE;
  switch (mode)
    {
    case ISLAND_DEALT:
      line = g_strdup_printf ("deal %s%s", gtk_editable_get_text (GTK_EDITABLE (self->seed)),
                              gtk_switch_get_active (self->apart) ? " apart" : "");
      return table_setup_line (setup, line, why);
    case ISLAND_ENTERED: return island_draft_fill (&self->entered, setup, why);
    case ISLAND_BEGINNERS:
    default: return TRUE;
    }
}

/* The larger box is needed, and its rule. */
static gboolean
is_crowded (ArbSetupCatan *self)
{
  return self->seated > CATAN_FEW_PLAYERS;
}

/* How the others build, in the order of the row. */
static const struct
{
  const char *word; /* of the line of the setup; NULL: what five and six players have without a line */
  const char *words;
} buildings[] = {
  [BUILDING_SPECIAL] = { NULL, N_ ("All others may build and buy development cards") },
  [BUILDING_PAIRED] = { "paired",
                        N_ ("The third player to the left has a turn without dice, and trades with the bank only") },
  [BUILDING_OWN] = { "own", N_ ("Everybody builds only in the own turn") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (buildings) == N_BUILDINGS);

static guint
get_building (ArbSetupCatan *self)
{
  return MIN (adw_combo_row_get_selected (self->building), N_BUILDINGS - 1);
}

static gboolean
arb_setup_catan_fill (ArbSetupPart *part, TableSetup *setup, TableRefusal *why)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (part);
  int target = gtk_spin_button_get_value_as_int (self->target);
  int calm = gtk_spin_button_get_value_as_int (self->calm);
  g_autofree char *target_line = g_strdup_printf ("target %d", target);
  g_autofree char *calm_line = g_strdup_printf ("sevens after %d", calm);
  const char *word = buildings[get_building (self)].word;
  g_autofree char *built = g_strdup_printf ("building %s", word != NULL ? word : "");

  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    if (is_ours (i))
      setup->rulings[i] = self->rulings[i];
  return add_line (setup, "use fishermen", gtk_switch_get_active (self->fishermen), why)
         && add_line (setup, gtk_switch_get_active (self->covered) ? "hands covered" : "hands",
                      gtk_switch_get_active (self->hands), why)
         && add_line (setup, target_line, target != CATAN_TARGET, why)
         && add_line (setup, built, is_crowded (self) && word != NULL, why)
         && add_line (setup, "robber friendly", gtk_switch_get_active (self->friendly), why)
         && add_line (setup, calm_line, calm > 0, why) && add_island (self, setup, why);
}

/* The island that is shown: the one of the setup, or the one that was entered so far. */
static void
island_now (ArbSetupCatan *self, IslandDraft *draft)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);

  setup->rulings[CATAN_F0] = self->rulings[CATAN_F0];
  setup->rulings[CATAN_T6] = self->rulings[CATAN_T6];
  *draft = self->entered;
  if (mode_now (self) != ISLAND_ENTERED && add_island (self, setup, NULL))
    island_draft_take (draft, setup, NULL);
}

/* Whoever chooses the island on the table and has entered nothing begins with the one that is shown, as the editor
 * does. */
static void
begin_entered (ArbSetupCatan *self)
{
  IslandDraft stock = self->entered;

  if (mode_now (self) != ISLAND_ENTERED || stock.own || board_of (&self->shown) != board_of (&stock))
    return;
  island_draft_beginners (&stock, island_draft_board (&stock));
  if (island_draft_equal (&self->entered, &stock))
    self->entered = self->shown;
}

static void
setup_catan_update (ArbSetupCatan *self)
{
  const IslandMode mode = mode_now (self);
  gboolean fishermen = gtk_switch_get_active (self->fishermen);
  IslandDraft draft;

  if (self->updating)
    return;
  self->updating = TRUE;
  begin_entered (self);
  update_edition (self);
  gtk_widget_set_visible (GTK_WIDGET (self->edition), fishermen);
  adw_action_row_set_subtitle (self->target_row, fishermen ? _ ("The player with the shoe needs one more") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->building), is_crowded (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->building), _ (buildings[get_building (self)].words));
  gtk_widget_set_visible (GTK_WIDGET (self->island), !self->entered.own);
  gtk_widget_set_visible (GTK_WIDGET (self->parity), !self->entered.own);
  gtk_widget_set_visible (GTK_WIDGET (self->seed), mode == ISLAND_DEALT);
  gtk_widget_set_visible (self->apart_row, mode == ISLAND_DEALT);
  adw_combo_row_set_selected (self->parity, self->rulings[CATAN_F0]);
  self->updating = FALSE;

  island_now (self, &draft);
  self->shown = draft;
  arb_island_picture_set_island (self->picture, &draft, fishermen, self->rulings);
  g_signal_emit_by_name (self, "changed");
}

static void
on_edition (ArbSetupCatan *self)
{
  guint selected = adw_combo_row_get_selected (self->edition);

  if (self->updating || selected >= catan_game.n_presets)
    return;
  with_preset (self, selected, self->rulings);
  setup_catan_update (self);
}

/* Only hands that are recorded can be covered: one switch takes the other along. */
static void
covered_changed (ArbSetupCatan *self)
{
  if (gtk_switch_get_active (self->covered))
    gtk_switch_set_active (self->hands, TRUE);
  setup_catan_update (self);
}

static void
hands_changed (ArbSetupCatan *self)
{
  if (!gtk_switch_get_active (self->hands))
    gtk_switch_set_active (self->covered, FALSE);
  setup_catan_update (self);
}

/* An island that was entered lies on its own board: it is put by, and comes back with that.  On another board nothing
 * is entered yet, so the page does not say that the island there is the one on the table. */
static void
change_board (ArbSetupCatan *self, CatanBoard board)
{
  const gboolean was_entered = mode_now (self) == ISLAND_ENTERED;
  const gboolean comes_back = self->is_put_by && board_of (&self->put_by) == board;
  const IslandDraft before = self->entered;

  if (comes_back)
    self->entered = self->put_by;
  else
    island_draft_beginners (&self->entered, board);
  self->put_by = before;
  self->is_put_by = was_entered;
  if (comes_back)
    adw_combo_row_set_selected (self->island, ISLAND_ENTERED);
  else if (was_entered)
    adw_combo_row_set_selected (self->island, ISLAND_BEGINNERS);
}

static void
on_board_size (ArbSetupCatan *self)
{
  const guint board = adw_combo_row_get_selected (self->board);

  if (self->updating || board > BOARD_OWN)
    return;
  /* A frame of one's own begins with the island that is shown. */
  if (board == BOARD_OWN && !self->entered.own)
    {
      IslandDraft draft;

      island_now (self, &draft);
      draft.own = TRUE;
      self->entered = draft;
    }
  else if (board != board_of (&self->entered))
    change_board (self, (CatanBoard) board);
  setup_catan_update (self);
}

/* More than four players need more room than the small board has. */
static void
arb_setup_catan_seat (ArbSetupPart *part, guint n)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (part);

  if (n == self->seated)
    return;
  self->seated = n;
  if (is_crowded (self) && adw_combo_row_get_selected (self->board) == CATAN_BOARD_SMALL)
    adw_combo_row_set_selected (self->board, CATAN_BOARD_BIG);
  else
    setup_catan_update (self);
}

static void
on_parity (ArbSetupCatan *self)
{
  guint selected = adw_combo_row_get_selected (self->parity);

  if (self->updating || selected > CATAN_F0_EVEN)
    return;
  self->rulings[CATAN_F0] = (guint8) selected;
  island_draft_set_parity (&self->entered, selected);
  setup_catan_update (self);
}

static void
arb_setup_catan_set_ruling (ArbSetupPart *part, guint ruling, guint option)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (part);

  if (ruling >= CATAN_N_RULINGS)
    return;
  self->rulings[ruling] = (guint8) option;
  self->entered.large = self->rulings[CATAN_T6];
  if (ruling == CATAN_F0)
    island_draft_set_parity (&self->entered, option);
  setup_catan_update (self);
}

/* ---- the island ---- */

static void
deal_again (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (widget);
  g_autofree char *seed = g_strdup_printf ("%d", g_random_int_range (1, SEED_MAX));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), seed);
}

static void
set_entered (ArbSetupCatan *self, const IslandDraft *draft)
{
  self->entered = *draft;
  self->entered.large = self->rulings[CATAN_T6];
  self->rulings[CATAN_F0] = draft->parity;
  adw_combo_row_set_selected (self->board, board_of (draft));
  adw_combo_row_set_selected (self->island, ISLAND_ENTERED);
  setup_catan_update (self);
}

static void
on_island_changed (ArbIslandEditor *editor, ArbSetupCatan *self)
{
  IslandDraft draft;

  arb_island_editor_get_island (editor, &draft);
  set_entered (self, &draft);
}

/* The editor begins with the island that is shown, so that a dealt island can be changed. */
static void
show_editor (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (widget);
  IslandDraft draft;
  ArbIslandEditor *editor;

  island_now (self, &draft);
  set_entered (self, &draft);
  editor = arb_island_editor_present (widget, &draft, gtk_switch_get_active (self->fishermen), self->rulings);
  g_signal_connect_object (editor, "changed", G_CALLBACK (on_island_changed), self, 0);
}

/* ---- islands that are kept ---- */

static char *
count_boards (guint n)
{
  return g_strdup_printf (ngettext ("%u island to play on again", "%u islands to play on again", n), n);
}

static const ArbKeptWords board_words = {
  .key = ARB_BOARDS,
  .keep = N_ ("Keep this island under a name"),
  .none = N_ ("Keep an island, to play on it again"),
  .count = count_boards,
  .forget = N_ ("Forget the Island “%s”?"),
  .forget_words = N_ ("Games that were played on it keep it."),
  .not_kept = N_ ("This Island Cannot Be Kept"),
};

static void
use_board (ArbSetupCatan *self, const char *name)
{
  TableRefusal why = { "" };
  IslandDraft draft;

  if (arb_boards_get (name, &draft, &why))
    {
      set_entered (self, &draft);
      return;
    }
  arb_dialog_trouble (GTK_WIDGET (self), _ ("This Island Cannot Be Used"), why.sentence);
}

static void
keep_board (ArbSetupCatan *self, const char *name)
{
  TableRefusal why = { "" };
  IslandDraft draft;

  island_now (self, &draft);
  arb_kept_row_kept (self->boards, arb_boards_keep (name, &draft, &why), &why);
}

/* ---- as in the last game ---- */

/* A dealt island is dealt again, because the last one has already been played. */
static void
take_island (ArbSetupCatan *self, const TableSetup *setup)
{
  TableWords deal;
  guint from = 0;
  IslandDraft beginners = { .parity = setup->rulings[CATAN_F0], .large = setup->rulings[CATAN_T6] };

  island_draft_beginners (&beginners, CATAN_BOARD_SMALL);
  self->entered = beginners;
  island_draft_take (&self->entered, setup, NULL);
  island_draft_beginners (&beginners, island_draft_board (&self->entered));
  adw_combo_row_set_selected (self->board, board_of (&self->entered));
  if (table_setup_next (setup, &from, "deal", &deal))
    {
      gtk_switch_set_active (self->apart, deal.n == 3); /* deal SEED apart */
      adw_combo_row_set_selected (self->island, ISLAND_DEALT);
    }
  else if (island_draft_equal (&self->entered, &beginners))
    adw_combo_row_set_selected (self->island, ISLAND_BEGINNERS);
  else
    adw_combo_row_set_selected (self->island, ISLAND_ENTERED);
}

static void
take_building (ArbSetupCatan *self, const TableSetup *setup)
{
  guint chosen = BUILDING_SPECIAL;

  for (guint i = 0; i < N_BUILDINGS; i++)
    if (buildings[i].word != NULL && table_setup_says (setup, "building", buildings[i].word))
      chosen = i;
  adw_combo_row_set_selected (self->building, chosen);
}

static void
arb_setup_catan_take (ArbSetupPart *part, const TableSetup *setup)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (part);

  self->updating = TRUE;
  memcpy (self->rulings, setup->rulings, sizeof self->rulings);
  gtk_switch_set_active (self->fishermen, catan_game.in_play (setup, "fishermen"));
  gtk_switch_set_active (self->hands, table_setup_says (setup, "hands", NULL));
  gtk_switch_set_active (self->covered, table_setup_says (setup, "hands", "covered"));
  gtk_spin_button_set_value (self->target, catan_setup_target (setup));
  take_building (self, setup);
  gtk_switch_set_active (self->friendly, table_setup_says (setup, "robber", "friendly"));
  gtk_spin_button_set_value (self->calm, catan_setup_calm (setup));
  take_island (self, setup);
  self->updating = FALSE;
  setup_catan_update (self);
}

static void
arb_setup_catan_begin (ArbSetupPart *part, ArbGames *games)
{
  ArbSetupCatan *self = ARB_SETUP_CATAN (part);

  deal_again (GTK_WIDGET (self), NULL, NULL);
  arb_kept_row_update (self->boards);
}

/* ---- the widget ---- */

static void
arb_setup_catan_class_init (ArbSetupCatanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ArbSetupPartClass *part_class = ARB_SETUP_PART_CLASS (klass);

  TABLE_OVERRIDE (part_class, arb_setup_catan, fill, take, set_ruling, begin, seat);

  g_type_ensure (ARB_TYPE_ISLAND_PICTURE);
  g_type_ensure (ARB_TYPE_KEPT_ROW);
  arb_class_template (klass, "setup-catan.ui");
  ARB_BIND_CHILDREN (klass, ArbSetupCatan, fishermen, edition, target_row, target, building, friendly, calm, hands,
                     covered, picture, board, island, seed, apart_row, apart, parity, boards);
  ARB_BIND_CALLBACKS (klass, setup_catan_update, covered_changed, hands_changed, on_edition, on_board_size, on_parity,
                      use_board, keep_board);

  gtk_widget_class_install_action (widget_class, "setup.deal", NULL, deal_again);
  gtk_widget_class_install_action (widget_class, "setup.island", NULL, show_editor);
}

static void
arb_setup_catan_init (ArbSetupCatan *self)
{
  self->updating = TRUE;
  island_draft_take (&self->entered, NULL, NULL);
  self->shown = self->entered;
  gtk_widget_init_template (GTK_WIDGET (self));
  deal_again (GTK_WIDGET (self), NULL, NULL);
  arb_kept_row_set_words (self->boards, &board_words);
  self->updating = FALSE;
  setup_catan_update (self);
}
