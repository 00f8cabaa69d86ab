/* boards.c - islands that are kept under a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are kept in the settings.  A settings key is written completely or not at all.  Damage to it harms no game,
 * because a game has its own copy of the island.  A board that cannot be read stays, until a board with the same name
 * is kept.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/settings.h"
#include "boards.h"
#include "catan/catan-rulings.h"

#define KEY "boards"
#define TEXT_MAX 2048 /* bytes; a board needs about 500 */

gboolean
arb_boards_can_keep (void)
{
  GSettings *settings = arb_settings ();

  return settings != NULL && g_settings_is_writable (settings, KEY);
}

static gint
by_name (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(char *const *) a, *(char *const *) b);
}

char **
arb_boards_names (void)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GVariant) boards = NULL;
  GVariantIter iter;
  const char *name;

  if (settings != NULL)
    {
      boards = g_settings_get_value (settings, KEY);
      g_variant_iter_init (&iter, boards);
      while (g_variant_iter_next (&iter, "(&s&s)", &name, NULL))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, by_name);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

static gboolean
is_named (const char *name, const char *wanted)
{
  g_autofree char *a = table_name_key (name);
  g_autofree char *b = table_name_key (wanted);

  return g_str_equal (a, b);
}

/* Writes all boards except the one with this name, and then the new one unless `text` is NULL. */
static gboolean
write_boards (const char *name, const char *text, TableRefusal *why)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GVariant) boards = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *lines;
  guint n = 0;

  if (!arb_boards_can_keep ())
    return table_refuse (why, _ ("nothing can be kept: the settings of the program cannot be written"));
  boards = g_settings_get_value (settings, KEY);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  g_variant_iter_init (&iter, boards);
  while (g_variant_iter_next (&iter, "(&s&s)", &other, &lines))
    if (!is_named (other, name))
      {
        g_variant_builder_add (&builder, "(ss)", other, lines);
        n++;
      }
  if (text != NULL && n >= ARB_BOARDS_MAX)
    {
      g_variant_builder_clear (&builder);
      return table_refuse (why, _ ("%u islands are kept already; there is no room for more"), n);
    }
  if (text != NULL)
    g_variant_builder_add (&builder, "(ss)", name, text);
  if (!g_settings_set_value (settings, KEY, g_variant_builder_end (&builder)))
    return table_refuse (why, _ ("nothing can be kept: the settings of the program cannot be written"));
  g_settings_sync ();
  return TRUE;
}

gboolean
arb_boards_keep (const char *name, const IslandDraft *draft, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_autoptr (GString) text = g_string_new (NULL);

  if (table_text_is_blank (stripped))
    return table_refuse (why, _ ("an island needs a name before it can be kept"));
  if (g_utf8_strlen (stripped, -1) > ARB_BOARD_NAME_MAX)
    return table_refuse (why, _ ("the name is longer than %d characters"), ARB_BOARD_NAME_MAX);
  if (!table_text_check (stripped, why))
    return FALSE;

  setup->rulings[CATAN_F0] = draft->parity;
  if (!table_setup_line (setup, "use fishermen", why) || !island_draft_fill (draft, setup, why))
    return FALSE;
  if (draft->parity == CATAN_F0_EVEN)
    g_string_append (text, "rule F0 even\n");
  for (guint i = 0; i < setup->n_lines; i++)
    if (!g_str_equal (setup->lines[i], "use fishermen"))
      g_string_append_printf (text, "%s\n", setup->lines[i]);
  return write_boards (stripped, text->str, why);
}

void
arb_boards_remove (const char *name)
{
  write_boards (name, NULL, NULL);
}

static gboolean
read_board (const char *text, IslandDraft *draft, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_auto (GStrv) lines = NULL;

  if (strlen (text) > TEXT_MAX)
    return table_refuse (why, _ ("it is too long to be an island"));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && !table_setup_line (setup, lines[i], why))
      return FALSE;
  return island_draft_take (draft, setup, why);
}

gboolean
arb_boards_get (const char *name, IslandDraft *draft, TableRefusal *why)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GVariant) boards = settings != NULL ? g_settings_get_value (settings, KEY) : NULL;
  GVariantIter iter;
  const char *other, *lines;

  if (boards != NULL)
    {
      g_variant_iter_init (&iter, boards);
      while (g_variant_iter_next (&iter, "(&s&s)", &other, &lines))
        if (is_named (other, name))
          return read_board (lines, draft, why);
    }
  return table_refuse (why, _ ("no island is kept under this name"));
}
