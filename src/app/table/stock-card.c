/* stock-card.c - see stock-card.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "stock-card.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "table/table-repair.h"

#define WORK_AT_ONCE 300 /* entries that the search applies between two frames */

typedef struct
{
  ArbSession *session;
  ArbStockChosen chosen;
  gpointer user_data;

  GtkWidget *page;
  GtkBox *wrong;     /* what does not add up */
  GtkBox *repairs;   /* and what could explain it */
  GtkLabel *looking; /* the state of the search */
  GtkDropDown *who;
  GtkGrid *grid;
  GtkLabel *said; /* after a count: whether it was right */

  GArray *owners;    /* int: a player or TABLE_STOCK_MIDDLE, in the order of `who` */
  GPtrArray *fields; /* GtkEntry, one for each thing of the owner */
  TableRepairSearch *search;
  guint searching; /* id of the idle source */
  guint n_shown;
} Card;

static void
stop_search (Card *card)
{
  g_clear_handle_id (&card->searching, g_source_remove);
  g_clear_pointer (&card->search, table_repair_search_free);
}

static void
card_free (gpointer data)
{
  Card *card = data;

  stop_search (card);
  g_object_unref (card->session);
  g_array_unref (card->owners);
  g_ptr_array_unref (card->fields);
  g_free (card);
}

static const TableJournal *
journal_of (const Card *card)
{
  return arb_session_journal (card->session);
}

/* ---- what does not add up ---- */

char *
arb_stock_sentence (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const GArray *rows = table_stock_rows (game, moment->state);
  const guint n = table_stock_n_wrong (game, moment->state);

  for (guint i = 0; n > 0; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      g_autofree char *told = NULL, *because = NULL;

      if (!table_stock_row_is_wrong (row))
        continue;
      told = table_stock_tell (moment->state, row);
      because = table_stock_because (row);
      if (n == 1)
        return g_strdup_printf ("%s. %s.", told, because);
      return g_strdup_printf (
          ngettext ("%s. %s. And %u more thing does not add up.", "%s. %s. And %u more things do not add up.", n - 1),
          told, because, n - 1);
    }
  return NULL;
}

/* The window is closed first: the difference card comes over the table. */
static void
repair_clicked (GtkWidget *button, Card *card)
{
  const TableRepair *repair = g_object_get_data (G_OBJECT (button), "repair");
  g_autofree char *line = g_strdup (repair->edit.line);
  const TableEdit edit = { repair->edit.how, repair->edit.at, 0, line };
  const ArbStockChosen chosen = card->chosen;
  const gpointer user_data = card->user_data;

  arb_dialog_close (card->page);
  chosen (user_data, &edit);
}

static void
add_repair (Card *card, GtkBox *rows, TableRepair *repair)
{
  g_autofree char *told = table_repair_tell (repair);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), arb_label_new_wrapped (told, NULL, NULL));
  if (repair->edit.how == TABLE_EDIT_REPLACE)
    {
      g_autofree char *was = g_strdup_printf (_ ("Now it is: %s"), repair->was);

      gtk_box_append (GTK_BOX (box), arb_label_new_wrapped (was, "dim-label", NULL));
    }
  if (!repair->whole)
    gtk_box_append (GTK_BOX (box), arb_label_new_wrapped (_ ("This explains only a part"), "dim-label", NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  arb_widget_name (button, told);
  g_object_set_data (G_OBJECT (button), "repair", repair);
  g_signal_connect (button, "clicked", G_CALLBACK (repair_clicked), card);
  gtk_box_append (rows, button);
}

/* The other ways to change an entry that has a row already. */
static void
add_others (Card *card, const GPtrArray *place)
{
  const guint n = place->len - 1;
  g_autofree char *words = g_strdup_printf (ngettext ("%u other change there", "%u other changes there", n), n);
  GtkWidget *others = gtk_expander_new (words), *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_expander_set_child (GTK_EXPANDER (others), rows);
  gtk_widget_set_margin_start (others, 12);
  gtk_box_append (card->repairs, others);
  for (guint i = 1; i < place->len; i++)
    add_repair (card, GTK_BOX (rows), place->pdata[i]);
}

static void
show_repairs (Card *card)
{
  const GPtrArray *found = table_repair_search_found (card->search);
  g_autoptr (GPtrArray) places = table_repair_places (found, TABLE_REPAIR_PLACES);

  arb_widget_clear (GTK_WIDGET (card->repairs));
  for (guint i = 0; i < places->len; i++)
    {
      const GPtrArray *place = places->pdata[i];

      add_repair (card, card->repairs, place->pdata[0]);
      if (place->len > 1)
        add_others (card, place);
    }
  card->n_shown = found->len;
}

static gboolean
search_on (gpointer data)
{
  Card *card = data;
  const gboolean more = table_repair_search_step (card->search, WORK_AT_ONCE);
  const GPtrArray *found = table_repair_search_found (card->search);

  if (card->n_shown < found->len)
    show_repairs (card);
  if (more)
    return G_SOURCE_CONTINUE;
  if (found->len > 0)
    arb_label_show (card->looking, _ ("What could explain it, the likeliest first:"));
  else if (table_repair_search_is_cut (card->search))
    arb_label_show (card->looking,
                    _ ("None of the last entries explains it, and there are too many to try all of them"));
  else
    arb_label_show (card->looking, _ ("No single entry explains it: count again, and look under the table"));
  card->searching = 0;
  return G_SOURCE_REMOVE;
}

static void
show_wrong (Card *card)
{
  const TableJournal *journal = journal_of (card);
  const TableGame *game = table_journal_game (journal);
  gconstpointer state = table_journal_state (journal);
  const GArray *rows = table_stock_rows (game, state);
  const guint n = table_stock_n_wrong (game, state);

  stop_search (card);
  arb_widget_clear (GTK_WIDGET (card->wrong));
  arb_widget_clear (GTK_WIDGET (card->repairs));
  card->n_shown = 0;
  arb_label_show (card->looking, n > 0 ? _ ("Looking for what could explain it…") : NULL);
  for (guint i = 0; n > 0 && i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      g_autofree char *told = table_stock_tell (state, row), *because = table_stock_because (row);

      if (!table_stock_row_is_wrong (row))
        continue;
      gtk_box_append (card->wrong, arb_label_new_wrapped (told, "error", NULL));
      gtk_box_append (card->wrong, arb_label_new_wrapped (because, "dim-label", NULL));
    }
  if (n == 0)
    return;
  card->search = table_repair_search_new (journal);
  card->searching = g_idle_add (search_on, card);
}

/* ---- the count of one owner ---- */

static int
owner_of (const Card *card)
{
  return g_array_index (card->owners, int, gtk_drop_down_get_selected (card->who));
}

static void enter_count (Card *card);

/* Enter goes on to the next number, and after the last one the count is entered. */
static void
field_entered (GtkEntry *field, Card *card)
{
  guint nth;

  g_ptr_array_find (card->fields, field, &nth);
  if (nth + 1 < card->fields->len)
    gtk_widget_grab_focus (card->fields->pdata[nth + 1]);
  else
    enter_count (card);
}

static void
add_field (Card *card, const TableThing *thing, gboolean shown)
{
  GtkWidget *label = arb_label_new_wrapped (thing->title, NULL, NULL), *field = gtk_entry_new ();
  const int row = (int) card->fields->len;
  g_autofree char *number = g_strdup_printf ("%d", thing->there);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (field), shown ? number : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (field), 1);
  gtk_entry_set_max_length (GTK_ENTRY (field), 5);
  gtk_entry_set_input_purpose (GTK_ENTRY (field), GTK_INPUT_PURPOSE_NUMBER);
  arb_widget_name (field, thing->title);
  g_signal_connect (field, "activate", G_CALLBACK (field_entered), card);
  gtk_grid_attach (card->grid, label, 0, row, 1, 1);
  gtk_grid_attach (card->grid, field, 1, row, 1, 1);
  g_ptr_array_add (card->fields, field);
}

static void
show_owner (Card *card)
{
  const TableJournal *journal = journal_of (card);
  const TableGame *game = table_journal_game (journal);
  const gboolean aids = arb_session_setup (card->session)->aids != TABLE_AIDS_TOURNAMENT;
  g_autoptr (GArray) things = table_stock_things (game, table_journal_state (journal));

  arb_widget_clear (GTK_WIDGET (card->grid));
  g_ptr_array_set_size (card->fields, 0);
  for (guint i = 0; i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);

      if (thing->player == owner_of (card))
        add_field (card, thing, aids || !thing->aid);
    }
  if (card->fields->len > 0)
    gtk_widget_grab_focus (card->fields->pdata[0]);
}

/* The numbers that were written; an empty one was not counted.  FALSE: one is not a number, and has the focus. */
static gboolean
read_fields (Card *card, int *numbers)
{
  for (guint i = 0; i < card->fields->len; i++)
    {
      const char *text = gtk_editable_get_text (card->fields->pdata[i]);

      if (*text == '\0')
        numbers[i] = TABLE_NOT_COUNTED;
      else if (!table_words_number (text, -TABLE_COUNT_MOST, TABLE_COUNT_MOST, &numbers[i]))
        {
          arb_label_show (card->said, _ ("This is not a number"));
          gtk_widget_grab_focus (card->fields->pdata[i]);
          return FALSE;
        }
    }
  return TRUE;
}

/* Enters the count; if it is right, the next owner follows. */
static void
enter_count (Card *card)
{
  const TableJournal *journal = journal_of (card);
  const TableGame *game = table_journal_game (journal);
  const guint selected = gtk_drop_down_get_selected (card->who),
              before = table_stock_n_wrong (game, table_journal_state (journal));
  g_autofree int *numbers = g_new (int, card->fields->len + 1);
  g_autofree char *line = NULL;
  TableRefusal why;

  if (!read_fields (card, numbers))
    return;
  line = table_stock_line (game, table_journal_state (journal), owner_of (card), numbers);
  if (line == NULL || !arb_session_append (card->session, line, &why))
    {
      arb_label_show (card->said, line == NULL ? _ ("Nothing was counted") : why.sentence);
      return;
    }
  if (table_stock_n_wrong (game, table_journal_state (journal_of (card))) > before)
    arb_label_show (card->said, NULL);
  else if (selected + 1 < card->owners->len)
    gtk_drop_down_set_selected (card->who, selected + 1);
  else
    arb_dialog_close (card->page);
}

/* ---- the card ---- */

static const char *
owner_name (const Card *card, int owner)
{
  return owner < 0 ? _ ("In the middle of the table")
                   : table_name_said (&arb_session_setup (card->session)->players[owner]);
}

static void
find_owners (Card *card)
{
  const TableJournal *journal = journal_of (card);
  g_autoptr (GArray) things = table_stock_things (table_journal_game (journal), table_journal_state (journal));

  for (guint i = 0; i < things->len; i++)
    {
      const int owner = g_array_index (things, TableThing, i).player;

      if (i == 0 || owner != g_array_index (card->owners, int, card->owners->len - 1))
        g_array_append_val (card->owners, owner);
    }
}

static GtkWidget *
who_new (Card *card)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < card->owners->len; i++)
    gtk_string_list_append (names, owner_name (card, g_array_index (card->owners, int, i)));
  card->who = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), NULL));
  arb_widget_name (GTK_WIDGET (card->who), _ ("Whose things are counted"));
  g_signal_connect_swapped (card->who, "notify::selected", G_CALLBACK (show_owner), card);
  return GTK_WIDGET (card->who);
}

static GtkWidget *
page_new (Card *card)
{
  GtkWidget *scroll = gtk_scrolled_window_new (), *box = arb_dialog_box_new ();

  card->page = scroll;
  card->wrong = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  card->repairs = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  card->looking = GTK_LABEL (arb_label_new_wrapped ("", "heading", NULL));
  card->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (card->grid, 6);
  gtk_grid_set_column_spacing (card->grid, 12);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (card->wrong));
  gtk_box_append (GTK_BOX (box), who_new (card));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (card->grid));
  card->said = arb_dialog_enter (box, _ ("_Enter the Count"), G_CALLBACK (enter_count), card);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (card->looking));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (card->repairs));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), box);
  g_object_set_data_full (G_OBJECT (scroll), "card", card, card_free);
  return scroll;
}

/* The numbers stay as they were written: entering a wrong count again must not make it right. */
static void
session_changed (GtkWidget *page)
{
  show_wrong (g_object_get_data (G_OBJECT (page), "card"));
}

void
arb_stock_card_show (GtkWidget *parent, ArbSession *session, ArbStockChosen chosen, gpointer user_data)
{
  Card *card = g_new0 (Card, 1);
  GtkWidget *page;

  card->session = g_object_ref (session);
  card->chosen = chosen;
  card->user_data = user_data;
  card->owners = g_array_new (FALSE, FALSE, sizeof (int));
  card->fields = g_ptr_array_new ();
  find_owners (card);
  if (card->owners->len == 0)
    {
      card_free (card);
      return;
    }
  page = page_new (card);
  show_wrong (card);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed), page, G_CONNECT_SWAPPED);
  arb_dialog_page (parent, _ ("Count What Lies on the Table"), page, 420, 620, TRUE);
  show_owner (card);
}
