/* rules-card.h - the house rules of a game: each gap in the rule sheets, and how this table reads it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "chosen" (guint ruling, guint option), only if it is editable.
 */
#pragma once

#include <adwaita.h>

#include "table/table-setup.h"

#define ARB_TYPE_RULES_CARD (arb_rules_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbRulesCard, arb_rules_card, ARB, RULES_CARD, AdwBin)

/* Copies `setup`.  Only the rulings of systems in play are shown. */
void arb_rules_card_set_setup (ArbRulesCard *self, const TableSetup *setup, gboolean editable);

/* Opens the row of this ruling, and moves the focus there. */
void arb_rules_card_show_ruling (ArbRulesCard *self, guint ruling);

/* Opens a window with the card; returns the card. */
ArbRulesCard *arb_rules_card_present (GtkWidget *parent, const TableSetup *setup, gboolean editable);
