/* island-editor.h - an island entered hex by hex, as it lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "changed".
 */
#pragma once

#include <adwaita.h>

#include "island-draft.h"

G_BEGIN_DECLS

#define ARB_TYPE_ISLAND_EDITOR (arb_island_editor_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandEditor, arb_island_editor, ARB, ISLAND_EDITOR, AdwBin)

/* `lake`: what the hex without a resource is. */
void arb_island_editor_set_island (ArbIslandEditor *self, const IslandDraft *draft, gboolean fishermen, gboolean lake);
/* What was entered so far; whether it can be played on is for island_draft_check () to say. */
void arb_island_editor_get_island (ArbIslandEditor *self, IslandDraft *draft);
/* A key as it would be typed; FALSE if it means nothing here. */
gboolean arb_island_editor_key (ArbIslandEditor *self, guint keyval);

/* Opens the editor in a window over the parent's. */
ArbIslandEditor *arb_island_editor_present (GtkWidget *parent, const IslandDraft *draft, gboolean fishermen,
                                            gboolean lake);

G_END_DECLS
