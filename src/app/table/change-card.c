/* change-card.c - see change-card.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The card holds the edits; everything it shows is made anew from the difference after each of them.
 */
#include "config.h"

#include "change-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/handed.h"
#include "change-ask.h"
#include "line-field.h"
#include "table/table-difference.h"
#include "table/table-due.h"
#include "table/table-edit.h"

/* Of one topic so many rows are shown; the others are counted. */
#define ROWS_MAX 12

/* Pixels.  In a window of this height, a card on which something is due is as high as the window, so that it has room
 * for a board; in one of this width it is as wide, too, with a column of what changes.  Else it has its usual size. */
#define ROOMY 720
#define WIDE 1000
#define COLUMN 340
#define CARD_WIDTH 460
#define CARD_HEIGHT 620

typedef struct
{
  ArbSession *session;
  ArbChangeMade made;
  gpointer user_data;
  int restores;   /* the entry whose edit is taken back; -1: edits are made */
  GArray *edits;  /* TableEdit: the one that was wanted, and those that followed in the card; they own their lines */
  TableDue due;   /* what these leave open */
  gboolean *left; /* of each entry of the journal: it is left as it is, although it does not fit any more */
  GArray *steps;  /* Step: what the person did in the card, to go back */
  GArray *keep;   /* TableEdit: those that leave the turns as they are, after the others; none while something is due */
  gboolean keeps;
  TableJournal *after;
  TableDifference *difference;

  GtkWidget *page;
  gboolean wide;       /* what is due stands beside what changes */
  GtkBox *rows, *into; /* what changes, and the box in which rows are put now */
  GtkBox *step;        /* what is due: where in the game, and an entry that does not fit any more */
  GtkWidget *ask;      /* ArbChangeAsk: the question that is due */
  GtkWidget *useless;  /* a button: drops the entries that answer nothing any more */
  GtkWidget *back, *take;
  GtkWidget *turns;
  GtkEntry *reason; /* NULL if nothing is remembered */
  GtkLabel *refusal;
} Card;

typedef struct
{
  guint n_edits; /* before it */
  /* The entry that it left, an index into `left`.  -1: it edited; or, without an edit, it began to enter again what
   * does not fit any more. */
  int left;
} Step;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_free (card->left);
  g_array_unref (card->steps);

  table_difference_free (card->difference);
  table_journal_free (card->after);
  g_array_unref (card->edits);
  g_array_unref (card->keep);
  g_object_unref (card->session);
  g_free (card);
}

/* ---- the edits ---- */

/* The edits of the person, and those that keep the turns, which own the lines; free with g_array_unref (). */
static GArray *
all_edits (const Card *card)
{
  GArray *edits = g_array_new (FALSE, FALSE, sizeof (TableEdit));

  g_array_append_vals (edits, card->edits->data, card->edits->len);
  if (card->keeps)
    g_array_append_vals (edits, card->keep->data, card->keep->len);
  return edits;
}

static TableJournal *
journal_restored (const Card *card, TableRefusal *why)
{
  TableJournal *after = table_journal_before_edit (arb_session_journal (card->session), (guint) card->restores);

  if (after == NULL)
    table_refuse (why, _ ("entry %u remembers no change that can be taken back"), (guint) card->restores + 1);
  return after;
}

/* Did the person choose last that the entry that does not fit any more is entered again? */
static gboolean
enters_again (const Card *card)
{
  const Step *last = card->steps->len > 0 ? &g_array_index (card->steps, Step, card->steps->len - 1) : NULL;

  return last != NULL && last->left < 0 && last->n_edits == card->edits->len;
}

/* Finds what is due after the edits of the person, and then what keeps the turns.  While something is due, entries are
 * only refused because nobody has answered yet: whose turn it is does not change.  If later entries get other players,
 * the turns are kept unless the person wants that.  Returns the journal with all of these edits. */
static TableJournal *
journal_edited (Card *card, TableRefusal *why)
{
  const TableJournal *journal = arb_session_journal (card->session);
  const TableEdit *edits = (const TableEdit *) card->edits->data;
  const guint n = card->edits->len;
  g_autoptr (TableJournal) after = table_journal_with_edits (journal, edits, n, why);
  g_autoptr (GArray) all = NULL;

  if (after == NULL)
    return NULL;
  card->due = table_due_find (journal, edits, n, after, card->left);
  if (card->due.what == TABLE_DUE_MISFIT && enters_again (card))
    card->due.what = TABLE_DUE_ANSWER;
  g_array_unref (card->keep);
  card->keep = card->due.what == TABLE_DUE_NOTHING ? arb_handed_keep (journal, edits, n, after) : arb_edits_new ();
  all = all_edits (card);
  return all->len == n ? g_steal_pointer (&after)
                       : table_journal_with_edits (journal, (const TableEdit *) all->data, all->len, why);
}

static gboolean
compute (Card *card, TableRefusal *why)
{
  TableJournal *after = card->restores >= 0 ? journal_restored (card, why) : journal_edited (card, why);

  if (after == NULL)
    return FALSE;
  g_clear_pointer (&card->difference, table_difference_free);
  g_clear_pointer (&card->after, table_journal_free);
  card->after = after;
  card->difference = table_difference_new (arb_session_journal (card->session), after);
  return TRUE;
}

static guint
count_of (const Card *card, TableDiffers topic)
{
  guint n = 0;

  for (guint i = 0; i < card->difference->rows->len; i++)
    n += g_array_index (card->difference->rows, TableDifferenceRow, i).topic == topic;
  return n;
}

/* The entries from `from` to before `to` that do not fit any more. */
static guint
count_refused (const Card *card, guint from, guint to)
{
  guint n = 0;

  for (guint i = 0; i < card->difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (card->difference->rows, TableDifferenceRow, i);
      const int at = row->entry[TABLE_AFTER];

      n += row->topic == TABLE_DIFFERS_REFUSED && at >= (int) from && at < (int) to;
    }
  return n;
}

/* The entries after the one that something is due for, or after those of no use, that only wait meanwhile. */
static guint
count_waiting (const Card *card)
{
  return count_refused (card, card->due.at + (card->due.how == TABLE_EDIT_INSERT ? 0 : card->due.n), G_MAXINT);
}

/* Does it change nothing but the entry itself, or with `points` nothing but sums of points? */
static gboolean
is_plain (const Card *card, gboolean points)
{
  const guint n_points = points ? count_of (card, TABLE_DIFFERS_POINTS) : 0;

  return card->difference->rows->len == count_of (card, TABLE_DIFFERS_ENTRY) + n_points && card->keep->len == 0
         && table_journal_n_refused (card->after) <= table_journal_n_refused (arb_session_journal (card->session))
         && (points || !table_difference_in_points (card->difference));
}

/* ---- what is shown ---- */

static void
add_label (Card *card, const char *text, const char *class)
{
  gtk_box_append (card->into, arb_label_new_wrapped (text, class, NULL));
}

static void
add_cell (GtkGrid *grid, const char *text, const char *class, int column, int row)
{
  GtkWidget *label = arb_label_new (text, "numeric", class);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  if (column == 0)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

/* "12", or "12 → 16". */
static void
add_points (GtkGrid *grid, int before, int after, int column, int row)
{
  g_autofree char *text = before == after ? g_strdup_printf ("%d", after) : g_strdup_printf ("%d → %d", before, after);

  add_cell (grid, text, before == after ? "dim-label" : after > before ? "success" : "error", column, row);
}

static void
show_scores (Card *card)
{
  const TableDifference *difference = card->difference;
  const TableSetup *setup = arb_session_setup (card->session);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 18);
  gtk_grid_set_row_spacing (grid, 3);
  add_cell (grid, _ ("Points"), "dim-label", 1, 0);
  add_cell (grid, _ ("At the end"), "dim-label", 2, 0);
  for (guint i = 0; i < setup->n_players; i++)
    {
      add_cell (grid, table_name_said (&setup->players[i]), NULL, 0, (int) i + 1);
      add_points (grid, difference->scores[TABLE_BEFORE][i], difference->scores[TABLE_AFTER][i], 1, (int) i + 1);
      add_points (grid, difference->ends[TABLE_BEFORE][i], difference->ends[TABLE_AFTER][i], 2, (int) i + 1);
    }
  gtk_box_append (card->into, GTK_WIDGET (grid));
}

/* Entry `at` of the journal in words; `turns`, which may be NULL: the turns that were begun after it.  Free with
 * g_free (). */
static char *
told_of (const TableJournal *journal, guint at, guint *turns)
{
  const TableGame *game = table_journal_game (journal);
  gpointer before = table_journal_state_at (journal, at), then = table_journal_state_at (journal, at + 1);
  char *told = table_journal_tell (journal, at, before);

  if (turns != NULL)
    *turns = table_state (then)->n_turns;
  game->state_free (before);
  game->state_free (then);
  return told;
}

/* "Ben: city at 3,2: 4 → 9", "before, turn 5: Ben: 1 follower goes home". */
static char *
line_tell (const Card *card, const TableDifferenceRow *row)
{
  const TablePlayer *players = arb_session_setup (card->session)->players;
  const TableLine *before = row->line[TABLE_BEFORE], *after = row->line[TABLE_AFTER];
  g_autofree char *title = table_difference_title (card->difference, row);
  const char *name = table_name_said (&players[(after != NULL ? after : before)->player]);

  if (row->topic == TABLE_DIFFERS_POINTS)
    return g_strdup_printf (_ ("%s: %s: %d → %d"), name, title, before != NULL ? before->points : 0,
                            after != NULL ? after->points : 0);
  /* Translators: what happened only before a change, or happens only after it: in which turn, who, and what */
  return g_strdup_printf (after != NULL ? _ ("now, turn %u: %s: %s") : _ ("before, turn %u: %s: %s"),
                          (after != NULL ? after : before)->turn, name, title);
}

static char *
entry_tell (const Card *card, const TableDifferenceRow *row)
{
  const TablePlayer *players = arb_session_setup (card->session)->players;
  const int before = row->entry[TABLE_BEFORE], after = row->entry[TABLE_AFTER];
  g_autofree char *title = table_difference_title (card->difference, row);

  if (row->topic == TABLE_DIFFERS_ENTRY && before >= 0 && after >= 0)
    {
      g_autofree char *was = told_of (arb_session_journal (card->session), (guint) before, NULL);

      return g_strdup_printf ("− %d %s\n+ %d %s", before + 1, was, after + 1, title);
    }
  if (row->topic == TABLE_DIFFERS_ENTRY)
    return g_strdup_printf ("%s %d %s", after >= 0 ? "+" : "−", (after >= 0 ? after : before) + 1, title);
  if (row->topic == TABLE_DIFFERS_TURN && row->player[TABLE_BEFORE] >= 0)
    return g_strdup_printf ("%d %s: %s", after + 1, table_name_said (&players[row->player[TABLE_BEFORE]]), title);
  return g_strdup_printf ("%d %s", after + 1, title);
}

static void fill (Card *card);

/* The index that entry `at` of the card has without the entries that keep the turns. */
static guint
without_keep (const Card *card, guint at)
{
  guint before = 0;

  for (guint i = 0; card->keeps && i < card->keep->len; i++)
    before += g_array_index (card->keep, TableEdit, i).at < at;
  return at - before;
}

/* `n` more edits of the same kind at the same place, which is an index without the entries that keep the turns: a later
 * entry is put right or dropped, or what is due is answered. */
static void
edit_further (Card *card, TableEditHow how, guint at, const char *line, guint n)
{
  const Step step = { card->edits->len, -1 };
  TableRefusal why;

  for (guint i = 0; i < n; i++)
    arb_edits_add (card->edits, how, at, 0, line);
  if (compute (card, &why))
    {
      g_array_append_val (card->steps, step);
      fill (card);
      return;
    }
  g_array_set_size (card->edits, step.n_edits);
  compute (card, NULL);
  arb_label_show (card->refusal, why.sentence);
}

/* A step without an edit. */
static void
step_on (Card *card, int left)
{
  const Step step = { card->edits->len, left };

  g_array_append_val (card->steps, step);
  compute (card, NULL);
  fill (card);
}

/* The entry that does not fit any more stays as it is. */
static void
leave_clicked (Card *card)
{
  card->left[card->due.origin] = TRUE;
  step_on (card, card->due.origin);
}

/* It is entered again: the prompt asks what was asked there. */
static void
again_clicked (Card *card)
{
  step_on (card, -1);
}

/* Takes back what the person did last in the card. */
static void
step_back (Card *card)
{
  const Step *step;

  if (card->steps->len == 0)
    return;
  step = &g_array_index (card->steps, Step, card->steps->len - 1);
  g_array_set_size (card->edits, step->n_edits);
  if (step->left >= 0)
    card->left[step->left] = FALSE;
  g_array_set_size (card->steps, card->steps->len - 1);
  compute (card, NULL);
  fill (card);
}

/* What is due is settled with this line; with NULL, by dropping what is of no use. */
static void
answered (Card *card, const char *line)
{
  edit_further (card, card->due.how, card->due.at, line, card->due.n);
}

static void
useless_clicked (Card *card)
{
  answered (card, NULL);
}

static void
drop_clicked (GtkWidget *button, Card *card)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "entry"));

  edit_further (card, TABLE_EDIT_DELETE, without_keep (card, at), NULL, 1);
}

static void
fix_entered (GtkEntry *entry, Card *card)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "entry"));
  const char *line = arb_line_field_get (entry);
  TableRefusal why;

  if (!arb_line_field_is_changed (entry))
    return;
  if (!table_journal_fits_at (card->after, at, line, &why))
    arb_label_show (card->refusal, why.sentence);
  else
    {
      g_autofree char *copy = g_strdup (line);

      edit_further (card, TABLE_EDIT_REPLACE, without_keep (card, at), copy, 1);
    }
}

/* The entry as text, to be changed, and a button to drop it; returns its field. */
static GtkWidget *
add_fix (Card *card, guint at)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new (), *drop = gtk_button_new_with_mnemonic (_ ("_Drop"));
  const char *line = table_journal_entry (card->after, at).line;

  arb_line_field_show (GTK_ENTRY (entry), line, table_journal_hides (card->after, line), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_add_css_class (entry, "monospace");
  arb_widget_name (entry, _ ("The entry as text: change it and press Enter"));
  arb_widget_set_tooltip (drop, _ ("Delete this entry"));
  g_object_set_data (G_OBJECT (entry), "entry", GUINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (drop), "entry", GUINT_TO_POINTER (at));
  g_signal_connect (entry, "activate", G_CALLBACK (fix_entered), card);
  g_signal_connect (drop, "clicked", G_CALLBACK (drop_clicked), card);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), drop);
  gtk_box_append (card->into, box);
  return entry;
}

static void
show_row (Card *card, const TableDifferenceRow *row)
{
  const gboolean of_line = row->topic == TABLE_DIFFERS_POINTS || row->topic == TABLE_DIFFERS_EFFECT;
  g_autofree char *told = of_line ? line_tell (card, row) : entry_tell (card, row);
  g_autofree char *because = table_difference_because (card->difference, row);
  const int at = row->entry[TABLE_AFTER];
  const gboolean refused = !of_line && at >= 0 && table_journal_entry (card->after, (guint) at).refusal != NULL;

  add_label (card, told, NULL);
  if (*because != '\0' && row->topic == TABLE_DIFFERS_POINTS && row->line[TABLE_AFTER] == NULL)
    {
      /* Translators: why there were points before a change, of points that are gone after it */
      g_autofree char *gone = g_strdup_printf (_ ("before: %s"), because);

      add_label (card, gone, "dim-label");
    }
  else if (*because != '\0')
    add_label (card, because, refused ? "error" : "dim-label");
  if (refused && card->restores < 0)
    add_fix (card, (guint) at);
}

/* A box for so many more rows, which unfolds. */
static GtkBox *
more_new (Card *card, guint n)
{
  g_autofree char *words = g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);
  GtkWidget *more = gtk_expander_new (words), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_expander_set_child (GTK_EXPANDER (more), box);
  gtk_box_append (card->into, more);
  return GTK_BOX (box);
}

static void
show_topic (Card *card, TableDiffers topic)
{
  const guint n = count_of (card, topic);
  guint shown = 0;

  if (n == 0)
    return;
  add_label (card, table_difference_heading (topic), "heading");
  for (guint i = 0; i < card->difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (card->difference->rows, TableDifferenceRow, i);

      if (row->topic != topic)
        continue;
      if (shown++ == ROWS_MAX)
        card->into = more_new (card, n - ROWS_MAX);
      show_row (card, row);
    }
  card->into = card->rows;
}

/* "Turn 24: Clara rolls 7": after which entry something is due; of an entry that does not fit, the entry itself as it
 * was entered.  Free with g_free (). */
static char *
where_tell (Card *card)
{
  const gboolean misfit = card->due.what == TABLE_DUE_MISFIT;
  const int at = misfit ? card->due.origin : (int) card->due.at - 1;
  g_autofree char *told = NULL;
  guint turns;

  if (at < 0)
    return g_strdup ("");
  told = told_of (misfit ? arb_session_journal (card->session) : card->after, (guint) at, &turns);
  return g_strdup_printf (_ ("Turn %u: %s"), turns, told);
}

/* The entries that go, or whose place the answer takes, as they were entered. */
static void
show_old (Card *card)
{
  const TableJournal *journal = arb_session_journal (card->session);
  const gboolean goes = card->due.what == TABLE_DUE_USELESS;
  g_autofree int *origins = table_edits_origins (table_journal_length (journal), (const TableEdit *) card->edits->data,
                                                 card->edits->len);

  for (guint i = 0; card->due.how != TABLE_EDIT_INSERT && i < card->due.n; i++)
    {
      const int origin = origins[card->due.at + i];
      g_autofree char *told = origin >= 0 ? told_of (journal, (guint) origin, NULL) : NULL;
      /* Translators: an entry that goes, or what was entered before where something else is asked now */
      g_autofree char *words = told != NULL ? g_strdup_printf (goes ? "− %s" : _ ("before: %s"), told) : NULL;

      if (words != NULL)
        add_label (card, words, goes ? NULL : "dim-label");
    }
}

/* An entry that does not fit any more: why, and what can be done with it. */
static void
show_misfit (Card *card)
{
  g_autofree char *why = arb_sentence (table_journal_entry (card->after, card->due.at).refusal->sentence);
  GtkWidget *field, *leave = gtk_button_new_with_mnemonic (_ ("_Leave It")),
                    *again = gtk_button_new_with_mnemonic (_ ("_Enter It Again"));

  add_label (card, why, "error");
  gtk_box_append (card->into, again);
  field = add_fix (card, card->due.at);
  arb_widget_set_tooltip (leave, _ ("It stays in the record, does nothing, and is marked in Moves"));
  g_signal_connect_swapped (leave, "clicked", G_CALLBACK (leave_clicked), card);
  g_signal_connect_swapped (again, "clicked", G_CALLBACK (again_clicked), card);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (field)), leave);
  gtk_widget_grab_focus (again);
}

/* What is due, and the focus where it is answered. */
static void
show_due (Card *card)
{
  const gboolean asks = card->due.what == TABLE_DUE_ANSWER, useless = card->due.what == TABLE_DUE_USELESS;
  const gboolean open = card->due.what != TABLE_DUE_NOTHING;

  arb_widget_clear (GTK_WIDGET (card->step));
  gtk_widget_set_visible (GTK_WIDGET (card->reason), !open);
  /* When nothing is due any more, what changes has the whole card. */
  gtk_widget_set_visible (gtk_widget_get_parent (card->ask), open);
  gtk_widget_set_hexpand (gtk_widget_get_parent (card->turns), !open || !card->wide);
  gtk_widget_set_visible (card->ask, asks);
  card->into = card->step;
  if (card->due.what != TABLE_DUE_NOTHING)
    {
      g_autofree char *where = where_tell (card);

      add_label (card, where, "heading");
    }
  gtk_widget_set_visible (card->useless, useless);
  if (asks || useless)
    show_old (card);
  if (asks)
    {
      arb_change_ask_begin (ARB_CHANGE_ASK (card->ask), card->after, card->due.at,
                            card->due.how == TABLE_EDIT_REPLACE ? table_journal_entry (card->after, card->due.at).line
                                                                : NULL);
      gtk_widget_grab_focus (card->ask);
    }
  else if (useless)
    {
      g_autofree char *words = g_strdup_printf (ngettext ("_Drop the entry that is no longer asked for",
                                                          "_Drop the %u entries that are no longer asked for",
                                                          card->due.n),
                                                card->due.n);

      gtk_button_set_label (GTK_BUTTON (card->useless), words);
      gtk_widget_grab_focus (card->useless);
    }
  else if (card->due.what == TABLE_DUE_MISFIT)
    show_misfit (card);
  else
    gtk_widget_grab_focus (GTK_WIDGET (card->reason));
  card->into = card->rows;
}

/* What accepting would leave open is said on the button.  While something is due, most entries only wait for it. */
static void
show_buttons (Card *card)
{
  const gboolean open = card->due.what != TABLE_DUE_NOTHING;
  const guint n_refused = count_refused (card, 0, open ? card->due.at : G_MAXINT);
  g_autofree char *accept = n_refused > 0 ? g_strdup_printf (ngettext ("_Accept; %u Entry Does Not Fit",
                                                                       "_Accept; %u Entries Do Not Fit", n_refused),
                                                             n_refused)
                                          : g_strdup (open ? _ ("_Accept as It Is") : _ ("_Accept"));

  gtk_button_set_label (GTK_BUTTON (card->take), accept);
  arb_widget_set_class (card->take, "suggested-action", !open);
  gtk_widget_set_visible (card->back, card->steps->len > 0);
}

/* While something is due, later entries only wait for it; what they change is shown when nothing is. */
static void
fill (Card *card)
{
  static const TableDiffers topics[] = { TABLE_DIFFERS_ENTRY,  TABLE_DIFFERS_REFUSED, TABLE_DIFFERS_POINTS,
                                         TABLE_DIFFERS_EFFECT, TABLE_DIFFERS_TURN,    TABLE_DIFFERS_FITS };
  const gboolean open = card->restores < 0 && card->due.what != TABLE_DUE_NOTHING;
  const guint n_wait = open ? count_waiting (card) : 0;

  arb_widget_clear (GTK_WIDGET (card->rows));
  arb_label_show (card->refusal, NULL);
  if (!open)
    show_scores (card);
  for (guint i = 0; i < (open ? 1 : G_N_ELEMENTS (topics)); i++)
    show_topic (card, topics[i]);
  if (n_wait > 0)
    {
      g_autofree char *waits = g_strdup_printf (
          ngettext ("%u later entry waits for this", "%u later entries wait for this", n_wait), n_wait);

      add_label (card, waits, "dim-label");
    }
  gtk_widget_set_visible (card->turns, card->keep->len > 0);
  if (card->restores >= 0)
    return;
  show_due (card);
  show_buttons (card);
}

/* ---- the person's answers ---- */

static const char *
done_words (const Card *card)
{
  static const char *const words[] = {
    [TABLE_EDIT_REPLACE] = N_ ("The entry is changed"),
    [TABLE_EDIT_INSERT] = N_ ("The entry is inserted"),
    [TABLE_EDIT_DELETE] = N_ ("The entry is deleted"),
    [TABLE_EDIT_MOVE] = N_ ("The entry is moved"),
  };

  return card->restores >= 0 ? _ ("The old branch is restored")
                             : _ (words[g_array_index (card->edits, TableEdit, 0).how]);
}

/* Makes the change. */
static gboolean
make_change (Card *card, const char *reason, TableRefusal *why)
{
  const ArbChangeMade made = card->made;
  const gpointer user_data = card->user_data;
  const char *words = done_words (card);
  g_autoptr (GArray) edits = all_edits (card);
  g_autoptr (ArbSession) session = g_object_ref (card->session);
  const int restores = card->restores;
  gboolean done;

  /* The change would close the card, and free it. */
  if (card->page != NULL)
    g_signal_handlers_block_by_func (session, arb_dialog_close, card->page);
  done = restores >= 0 ? arb_session_restore (session, (guint) restores, why)
                       : arb_session_edit (session, (const TableEdit *) edits->data, edits->len, reason, why);
  if (card->page != NULL)
    g_signal_handlers_unblock_by_func (session, arb_dialog_close, card->page);
  if (!done)
    return FALSE;
  made (user_data, words);
  return TRUE;
}

static void
accept (Card *card)
{
  g_autoptr (GtkWidget) page = g_object_ref (card->page); /* the table, which is told, may close it */
  TableRefusal why;

  if (make_change (card, card->reason != NULL ? gtk_editable_get_text (GTK_EDITABLE (card->reason)) : "", &why))
    arb_dialog_close (page);
  else
    arb_label_show (card->refusal, why.sentence);
}

static void
keep_toggled (Card *card, GtkCheckButton *button)
{
  const gboolean keeps = gtk_check_button_get_active (button);
  TableRefusal why;

  if (keeps == card->keeps)
    return;
  card->keeps = keeps;
  if (compute (card, &why))
    fill (card);
}

/* ---- the card ---- */

static GtkWidget *
turns_new (Card *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *keep = gtk_check_button_new_with_mnemonic (_ ("_Keep the turns as they are"));
  GtkWidget *hand = gtk_check_button_new_with_mnemonic (_ ("_Hand the later turns on to other players"));

  gtk_check_button_set_group (GTK_CHECK_BUTTON (hand), GTK_CHECK_BUTTON (keep));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (card->keeps ? keep : hand), TRUE);
  g_signal_connect_swapped (keep, "toggled", G_CALLBACK (keep_toggled), card);
  gtk_box_append (GTK_BOX (box), keep);
  gtk_box_append (GTK_BOX (box), hand);
  return box;
}

static GtkWidget *
buttons_new (Card *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  card->back = gtk_button_new_with_mnemonic (_ ("_Back"));
  card->take = gtk_button_new_with_mnemonic (card->restores >= 0 ? _ ("_Restore It") : _ ("_Accept"));
  gtk_widget_set_visible (card->back, FALSE);
  gtk_widget_set_hexpand (card->take, TRUE);
  gtk_widget_add_css_class (card->take, "suggested-action");
  arb_widget_set_tooltip (card->back, _ ("Take back what was answered last (Ctrl+Z)"));
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (arb_dialog_close), card->page);
  g_signal_connect_swapped (card->back, "clicked", G_CALLBACK (step_back), card);
  g_signal_connect_swapped (card->take, "clicked", G_CALLBACK (accept), card);
  gtk_box_append (GTK_BOX (box), cancel);
  gtk_box_append (GTK_BOX (box), card->back);
  gtk_box_append (GTK_BOX (box), card->take);
  return box;
}

static gboolean
undo_pressed (GtkWidget *page, GVariant *args, gpointer data)
{
  step_back (data);
  return TRUE;
}

/* Backspace goes back, too, where nothing is written: the prompt passes it when it has no answer to take back. */
static void
add_back_keys (Card *card)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  const guint modifiers[] = { GDK_CONTROL_MASK, 0 }, values[] = { GDK_KEY_z, GDK_KEY_BackSpace };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (values[i], modifiers[i]),
                                                            gtk_callback_action_new (undo_pressed, card, NULL)));
  gtk_widget_add_controller (card->page, keys);
}

/* ---- what is as wide in any height ---- */

static GtkSizeRequestMode
by_width_mode (GtkWidget *bin)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
by_width_measure (GtkWidget *bin, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (bin), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural, NULL, NULL);
}

static void
by_width_allocate (GtkWidget *bin, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, baseline, NULL);
}

/* Newer versions of GTK ask a window for its width in its height.  A box with wrapped words would answer that it needs
 * more width in less height, and GTK warns of that. */
static GtkWidget *
by_width_new (GtkWidget *child)
{
  GtkWidget *bin = adw_bin_new ();

  gtk_widget_set_layout_manager (bin, gtk_custom_layout_new (by_width_mode, by_width_measure, by_width_allocate));
  adw_bin_set_child (ADW_BIN (bin), child);
  return bin;
}

static GtkWidget *
rows_new (Card *card)
{
  GtkWidget *scroll = gtk_scrolled_window_new ();

  card->rows = card->into = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), GTK_WIDGET (card->rows));
  gtk_widget_set_vexpand (scroll, TRUE);
  return scroll;
}

static GtkEntry *
reason_new (Card *card)
{
  GtkEntry *reason = GTK_ENTRY (gtk_entry_new ());

  gtk_entry_set_placeholder_text (reason, _ ("Why? It may be left out"));
  gtk_entry_set_max_length (reason, TABLE_WHY_MAX / 4);
  arb_widget_name (GTK_WIDGET (reason), _ ("Why it is changed"));
  g_signal_connect_swapped (reason, "activate", G_CALLBACK (accept), card);
  return reason;
}

/* What is due, and how it is settled; beside or above what changes. */
static GtkWidget *
due_new (Card *card, gboolean roomy)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  card->step = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  card->ask = arb_change_ask_new (arb_session_setup (card->session)->game, roomy);
  g_signal_connect_swapped (card->ask, "answered", G_CALLBACK (answered), card);
  card->useless = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (card->useless), TRUE);
  g_signal_connect_swapped (card->useless, "clicked", G_CALLBACK (useless_clicked), card);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (card->step));
  gtk_box_append (GTK_BOX (box), card->ask);
  gtk_box_append (GTK_BOX (box), card->useless);
  add_back_keys (card);
  return box;
}

static GtkWidget *
page_new (Card *card, gboolean roomy, gboolean wide)
{
  GtkWidget *page = arb_dialog_box_new (), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (page), wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (page), wide ? 18 : 6);
  card->page = page;
  card->wide = wide;
  card->refusal = GTK_LABEL (arb_label_new_wrapped ("", "error", NULL));
  card->turns = turns_new (card);
  if (card->restores < 0)
    {
      GtkWidget *due = by_width_new (due_new (card, roomy));

      gtk_widget_set_hexpand (due, wide);
      gtk_box_append (GTK_BOX (page), due);
      card->reason = reason_new (card);
    }
  gtk_box_append (GTK_BOX (column), rows_new (card));
  gtk_box_append (GTK_BOX (column), card->turns);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (card->refusal));
  if (card->reason != NULL)
    gtk_box_append (GTK_BOX (column), GTK_WIDGET (card->reason));
  gtk_box_append (GTK_BOX (column), buttons_new (card));
  gtk_widget_set_size_request (column, wide ? COLUMN : -1, -1);
  gtk_widget_set_vexpand (column, TRUE);
  gtk_widget_set_hexpand (column, !wide);
  gtk_box_append (GTK_BOX (page), by_width_new (column));
  g_object_set_data_full (G_OBJECT (page), "card", card, card_free);
  return page;
}

/* Something that is due when the card opens has as much room as there is. */
static void
card_show (Card *card, GtkWidget *parent)
{
  GtkWidget *below = GTK_WIDGET (gtk_widget_get_root (parent));
  const int width = gtk_widget_get_width (below), height = gtk_widget_get_height (below);
  const gboolean roomy = height >= ROOMY, open = card->due.what != TABLE_DUE_NOTHING && card->restores < 0;
  const gboolean wide = roomy && open && width >= WIDE;
  GtkWidget *page = page_new (card, roomy, wide);

  g_signal_connect_object (card->session, "changed", G_CALLBACK (arb_dialog_close), page, G_CONNECT_SWAPPED);
  arb_dialog_page (parent, card->restores >= 0 ? _ ("The Old Branch") : _ ("What Changes"), page,
                   wide ? width : CARD_WIDTH, open && roomy ? height : CARD_HEIGHT, TRUE);
  fill (card);
}

static Card *
card_new (ArbSession *session, int restores, ArbChangeMade made, gpointer user_data)
{
  Card *card = g_new0 (Card, 1);

  card->session = g_object_ref (session);
  card->restores = restores;
  card->edits = arb_edits_new ();
  card->left = g_new0 (gboolean, table_journal_length (arb_session_journal (session)) + 1);
  card->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  card->keep = arb_edits_new ();
  card->keeps = TRUE;
  card->made = made;
  card->user_data = user_data;
  return card;
}

gboolean
arb_change_card_edit (GtkWidget *parent, ArbSession *session, const TableEdit *edit, gboolean points,
                      ArbChangeMade made, gpointer user_data, TableRefusal *why)
{
  Card *card;
  gboolean done;

  if (edit->how == TABLE_EDIT_REPLACE
      && g_str_equal (edit->line, table_journal_entry (arb_session_journal (session), edit->at).line))
    {
      made (user_data, _ ("The entry is as it was"));
      return TRUE;
    }
  card = card_new (session, -1, made, user_data);
  arb_edits_add (card->edits, edit->how, edit->at, edit->to, edit->line);
  /* Who moves an entry mixed the order up, so there the players follow the order. */
  card->keeps = edit->how != TABLE_EDIT_MOVE;
  if (((edit->how == TABLE_EDIT_REPLACE || edit->how == TABLE_EDIT_INSERT)
       && !table_journal_fits_at (arb_session_journal (session), edit->at, edit->line, why))
      || !compute (card, why))
    {
      card_free (card);
      return FALSE;
    }
  if (is_plain (card, points))
    {
      done = make_change (card, "", why);
      card_free (card);
      return done;
    }
  card_show (card, parent);
  return TRUE;
}

gboolean
arb_change_card_look (GtkWidget *parent, ArbSession *session, guint index, ArbChangeMade made, gpointer user_data,
                      TableRefusal *why)
{
  Card *card = card_new (session, (int) index, made, user_data);

  if (!compute (card, why))
    {
      card_free (card);
      return FALSE;
    }
  card_show (card, parent);
  return TRUE;
}
