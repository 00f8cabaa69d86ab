/* boards.c - islands that are kept under a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/kit/kept.h"
#include "boards.h"
#include "catan/catan-rulings.h"

gboolean
arb_boards_keep (const char *name, const IslandDraft *draft, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autoptr (GString) text = g_string_new (NULL);

  setup->rulings[CATAN_F0] = draft->parity;
  if (!table_setup_line (setup, "use fishermen", why) || !island_draft_fill (draft, setup, why))
    return FALSE;
  if (draft->parity == CATAN_F0_EVEN)
    g_string_append (text, "rule F0 even\n");
  for (guint i = 0; i < setup->n_lines; i++)
    if (!g_str_equal (setup->lines[i], "use fishermen"))
      g_string_append_printf (text, "%s\n", setup->lines[i]);
  return arb_kept_keep (ARB_BOARDS, name, text->str, why);
}

gboolean
arb_boards_get (const char *name, IslandDraft *draft, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);

  return arb_kept_get (ARB_BOARDS, name, setup, why) && island_draft_take (draft, setup, why);
}
