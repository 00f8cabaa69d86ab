/* catan-tell-hex.c - a hex of the island in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-play.h"
#include "table/table-intl.h"

/* "E: fields 10, the robber; city of Anna on 12; settlement of Ben on 13" */
char *
catan_hex_tell (const CatanState *state, guint hex)
{
  const CatanIsland *island = &state->rules->island;
  g_autoptr (GString) out = g_string_new (NULL);

  g_string_append_printf (out, "%s: %s", catan_hex_name (hex).text, catan_land_name ((CatanLand) island->land[hex]));
  if (island->number[hex] != 0)
    g_string_append_printf (out, " %u", island->number[hex]);
  if (state->robber == hex)
    g_string_append (out, _ (", the robber"));
  for (guint i = 0; i < 6; i++)
    {
      const guint spot = catan_shape (state)->hex_spots[hex][i];
      const gint8 player = state->building[spot];

      if (player == CATAN_NOBODY)
        continue;
      /* Translators: a building on the island: city or settlement, its owner, its intersection */
      g_string_append_printf (out, _ ("; %s of %s on %s"),
                              catan_piece_name (state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT),
                              catan_name (state, player), catan_spot_name (spot).text);
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}
