/* lake-editor.h - makes the drawn 3x3 lake equal to the table's own tile (ruling L1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "changed": there is another valid layout.
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/systems/lake/carc-lake-layout.h"

#define ARB_TYPE_LAKE_EDITOR (arb_lake_editor_get_type ())
G_DECLARE_FINAL_TYPE (ArbLakeEditor, arb_lake_editor, ARB, LAKE_EDITOR, AdwBin)

void arb_lake_editor_set_layout (ArbLakeEditor *self, const CarcLakeLayout *layout);
/* The last valid layout. */
void arb_lake_editor_get_layout (ArbLakeEditor *self, CarcLakeLayout *layout);
