/* choice-list.c - see choice-list.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each item of the rows has a line that tells all that it shows: an answer, a free place, or a heading.  While the line
 * stays, the widget is kept, because a new one takes long to measure.
 */
#include "config.h"

#include "choice-list.h"

#include <string.h>

#include "app/board/game-face.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "choice-button.h"

/* Of more places than this, only the first are in the list; all of them are on the map. */
#define PLACES_LISTED 60
#define WAITING_MAX 300 /* items that are not shown now */
/* On a map of many tiles, a finger cannot take a point in one of them: up to so many of these have room in the list. */
#define POINTS_KEPT 12
/* More buttons than this that must all have room stand in rows of less height. */
#define KEPT_USUAL 9
#define NARROW 420 /* pixels: in less, buttons leave less free around their words */

/* An answer is known by its number, and what is not an answer by these. */
#define FREE_PLACE -1
#define HEADING -2
#define HEADING_LINE "= " /* before its words */

typedef struct
{
  int choice;
  char *line;
} Item;

struct _ArbChoiceList
{
  ArbWrap *wrap;
  ArbChoicePicked picked;
  gpointer data;

  GArray *items;    /* elements are Item */
  int size;         /* of large pictures, in pixels */
  guint n_unlisted; /* places that are only on the map */
};

static void
clear_item (gpointer data)
{
  g_free (((Item *) data)->line);
}

ArbChoiceList *
arb_choice_list_new (ArbWrap *wrap, ArbChoicePicked picked, gpointer data)
{
  ArbChoiceList *self = g_new0 (ArbChoiceList, 1);

  self->wrap = wrap;
  self->picked = picked;
  self->data = data;
  self->items = g_array_new (FALSE, TRUE, sizeof (Item));
  g_array_set_clear_func (self->items, clear_item);
  return self;
}

void
arb_choice_list_free (ArbChoiceList *self)
{
  g_array_unref (self->items);
  g_free (self);
}

static Item *
item_at (ArbChoiceList *self, guint i)
{
  return &g_array_index (self->items, Item, i);
}

/* ---- the items ---- */

static guint
n_listed (Flow *flow)
{
  const guint n = flow_n_choices (flow);

  return n > PLACES_LISTED && flow_choice (flow, n - 1).on_map ? PLACES_LISTED : n;
}

static void
add_item (GArray *items, int choice, char *line)
{
  const Item item = { .choice = choice, .line = line };

  g_array_append_val (items, item);
}

static GArray *
items_of (const TableMoment *moment, Flow *flow, int size, int width, int height)
{
  const ArbGameFace *face = arb_game_face (moment->setup->game);

  GArray *items = g_array_new (FALSE, TRUE, sizeof (Item));
  g_auto (GStrv) list = flow_list (flow);
  g_autofree ArbChoicePlace *places = g_new0 (ArbChoicePlace, flow_n_choices (flow) + 1);
  const char *heading = NULL;

  g_array_set_clear_func (items, clear_item);
  if (face->choice_places != NULL)
    face->choice_places (moment, flow, width, height, places);
  for (guint i = 0; i < n_listed (flow); i++)
    {
      if (places[i].heading != NULL && g_strcmp0 (places[i].heading, heading) != 0)
        add_item (items, HEADING, g_strconcat (HEADING_LINE, places[i].heading, NULL));
      heading = places[i].heading;
      for (guint n = 0; n < places[i].n_free; n++)
        add_item (items, FREE_PLACE, g_strdup_printf ("- %d", size));
      add_item (items, (int) i, g_strdup_printf ("%d %s", size, list[i]));
    }
  return items;
}

static gboolean
have_line (const GArray *items, const char *line)
{
  for (guint i = 0; i < items->len; i++)
    if (g_str_equal (g_array_index (items, Item, i).line, line))
      return TRUE;
  return FALSE;
}

/* ---- their widgets ---- */

static const char *
line_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "line");
}

/* The first widget with this line, from `widget` on; NULL: there is none. */
static GtkWidget *
find_widget (GtkWidget *widget, const char *line)
{
  while (widget != NULL && !g_str_equal (line_of (widget), line))
    widget = gtk_widget_get_next_sibling (widget);
  return widget;
}

static GtkWidget *
heading_new (const char *words)
{
  GtkWidget *label = arb_label_new (words, "caption-heading", NULL);

  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static void
clicked (GtkWidget *button, ArbChoiceList *self)
{
  self->picked (self->data, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "choice")));
}

static GtkWidget *
widget_new (ArbChoiceList *self, const TableMoment *moment, Flow *flow, ArbTextures *textures, const Item *item)
{
  GtkWidget *widget = item->choice == HEADING ? heading_new (item->line + strlen (HEADING_LINE))
                      : item->choice == FREE_PLACE
                          ? arb_choice_button_new_free (self->size)
                          : arb_choice_button_new (moment, flow, (guint) item->choice, textures, self->size);

  g_object_set_data_full (G_OBJECT (widget), "line", g_strdup (item->line), g_free);
  if (item->choice >= 0)
    g_signal_connect (widget, "clicked", G_CALLBACK (clicked), self);
  return widget;
}

/* Those that last wait unseen behind the others until their line comes again.  What goes is removed first, so that few
 * widgets have to be moved. */
static void
build (ArbChoiceList *self, const TableMoment *moment, Flow *flow, ArbTextures *textures)
{
  GtkWidget *at = gtk_widget_get_first_child (GTK_WIDGET (self->wrap));
  guint n_waiting = 0;

  while (at != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (at);

      if (!arb_choice_button_lasts (at) && !have_line (self->items, line_of (at)))
        arb_wrap_remove (self->wrap, at);
      at = next;
    }
  at = gtk_widget_get_first_child (GTK_WIDGET (self->wrap));
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = item_at (self, i);
      GtkWidget *widget = find_widget (at, item->line);

      if (widget == NULL)
        widget = widget_new (self, moment, flow, textures, item);
      g_object_set_data (G_OBJECT (widget), "choice", GINT_TO_POINTER (item->choice));
      gtk_widget_set_visible (widget, TRUE);
      if (widget == at)
        at = gtk_widget_get_next_sibling (at);
      else
        arb_wrap_insert (self->wrap, widget, at);
    }
  while (at != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (at);

      if (arb_choice_button_lasts (at) && n_waiting++ < WAITING_MAX)
        gtk_widget_set_visible (at, FALSE);
      else
        arb_wrap_remove (self->wrap, at);
      at = next;
    }
}

static gboolean
are_same (const GArray *items, const GArray *others)
{
  gboolean same = items->len == others->len;

  for (guint i = 0; i < items->len && same; i++)
    same = g_str_equal (g_array_index (items, Item, i).line, g_array_index (others, Item, i).line);
  return same;
}

/* Do points of the map have room in the list? */
static gboolean
keeps_points (Flow *flow)
{
  guint n = 0;

  for (guint i = 0; i < flow_n_choices (flow); i++)
    n += flow_choice (flow, i).point && flow_is_listed (flow, i);
  return n <= POINTS_KEPT;
}

/* Which of them Enter takes, which the typed text excludes, which of twins is listed, and which must have room: those
 * that are not on the map or are small there, unless a finder brings any into view (`finds`). */
static void
mark (ArbChoiceList *self, Flow *flow, gboolean finds)
{
  const gboolean points = keeps_points (flow);
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->wrap));
  guint n_kept = 0;

  for (guint i = 0; i < self->items->len; i++, widget = gtk_widget_get_next_sibling (widget))
    {
      const int choice = item_at (self, i)->choice;
      const FlowChoice face = choice >= 0 ? flow_choice (flow, (guint) choice) : (FlowChoice){ 0 };
      const gboolean kept = !finds && (!face.on_map || (points && face.point));

      arb_wrap_keep (widget, kept);
      /* Beside each other, answers of which more is told would not have the room for it. */
      arb_wrap_halve (widget, kept && choice >= 0 && flow_brings_beside (flow, (guint) choice) == NULL);
      n_kept += kept;
      if (choice < 0)
        continue;
      gtk_widget_set_visible (widget, flow_is_listed (flow, (guint) choice));
      arb_choice_button_mark (widget, choice == flow->cursor, flow_is_dim (flow, (guint) choice));
    }
  arb_widget_set_class (GTK_WIDGET (self->wrap), "many", n_kept > KEPT_USUAL);
}

/* The button of a choice; NULL: it has none. */
static GtkWidget *
button_of (ArbChoiceList *self, int choice)
{
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->wrap));

  for (guint i = 0; i < self->items->len; i++, widget = gtk_widget_get_next_sibling (widget))
    if (item_at (self, i)->choice == choice)
      return widget;
  return NULL;
}

/* ---- from outside ---- */

gboolean
arb_choice_list_update (ArbChoiceList *self, const TableMoment *moment, Flow *flow, ArbTextures *textures, int width,
                        int height, gboolean finds)
{
  const ArbGameFace *face = arb_game_face (moment->setup->game);
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->wrap)) != NULL;
  GArray *items;
  GtkWidget *stop;
  gboolean changed;

  self->size = face->choice_size != NULL ? face->choice_size (flow, width, height) : 0;
  items = items_of (moment, flow, self->size, width, height);
  self->n_unlisted = flow_n_choices (flow) - n_listed (flow);
  changed = !are_same (items, self->items);
  g_array_unref (self->items);
  self->items = items;
  if (changed)
    build (self, moment, flow, textures);
  mark (self, flow, finds);
  arb_choice_list_set_room (self, width, height);
  stop = button_of (self, MAX (flow->cursor, 0));
  if (changed && focused && stop != NULL)
    gtk_widget_grab_focus (stop);
  /* The list is one stop of the Tab key; the arrows of the flow go through it. */
  arb_wrap_stop_at (self->wrap, stop);
  return changed;
}

void
arb_choice_list_set_room (ArbChoiceList *self, int width, int height)
{
  arb_wrap_halve_beyond (self->wrap, self->size == 0 ? height : 0);
  arb_widget_set_class (GTK_WIDGET (self->wrap), "narrow", width > 0 && width < arb_text_sized (NARROW));
}

guint
arb_choice_list_n_unseen (ArbChoiceList *self)
{
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->wrap));
  guint n = self->n_unlisted;

  for (guint i = 0; i < self->items->len; i++, widget = gtk_widget_get_next_sibling (widget))
    n += item_at (self, i)->choice >= 0 && gtk_widget_get_visible (widget) && arb_wrap_is_cut (widget);
  return n;
}

void
arb_choice_list_mend_focus (ArbChoiceList *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->wrap));

  if (child == NULL || !arb_wrap_is_cut (child))
    return;
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->wrap)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !arb_wrap_is_cut (child) && gtk_widget_grab_focus (child))
      return;
}

void
arb_choice_list_clear (ArbChoiceList *self)
{
  g_array_set_size (self->items, 0);
  self->n_unlisted = 0;
  arb_wrap_clear (self->wrap);
}
