/* island-editor.h - an editor to enter an island hex by hex.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "changed".
 */
#pragma once

#include <adwaita.h>

#include "island-draft.h"

#define ARB_TYPE_ISLAND_EDITOR (arb_island_editor_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandEditor, arb_island_editor, ARB, ISLAND_EDITOR, AdwBin)

/* `rulings`: the readings of the game, which say what is a lake. */
void arb_island_editor_set_island (ArbIslandEditor *self, const IslandDraft *draft, gboolean fishermen,
                                   const guint8 rulings[]);
/* What was entered so far.  island_draft_check () says whether it can be played on. */
void arb_island_editor_get_island (ArbIslandEditor *self, IslandDraft *draft);
/* Acts as if the key was typed; FALSE if the key means nothing here. */
gboolean arb_island_editor_key (ArbIslandEditor *self, guint keyval);

/* Opens the editor in a window over the parent's window. */
ArbIslandEditor *arb_island_editor_present (GtkWidget *parent, const IslandDraft *draft, gboolean fishermen,
                                            const guint8 rulings[]);
