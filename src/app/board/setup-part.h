/* setup-part.h - a game's own part of the setup page: what is on its table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's part derives from this class.  The page holds what every game asks: players, house rules, aids, title.
 *
 * Signal: "changed" (what fill () would write is another).
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

G_BEGIN_DECLS

#define ARB_TYPE_SETUP_PART (arb_setup_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbSetupPart, arb_setup_part, ARB, SETUP_PART, AdwBin)

struct _ArbSetupPartClass
{
  AdwBinClass parent_class;

  /* Adds the game's lines, and the readings that are chosen here; everything else is in `setup` already, but for the
   * players. */
  gboolean (*fill) (ArbSetupPart *self, TableSetup *setup, TableRefusal *why);
  /* Answers as this setup does: the last one of this game. */
  void (*take) (ArbSetupPart *self, const TableSetup *setup);
  /* A reading was chosen on the card of house rules.  NULL: none is shown here. */
  void (*set_ruling) (ArbSetupPart *self, guint ruling, guint option);
  /* The page begins anew; the library may have other things to offer.  NULL: it offers nothing here. */
  void (*begin) (ArbSetupPart *self, ArbGames *games);
};

gboolean arb_setup_part_fill (ArbSetupPart *self, TableSetup *setup, TableRefusal *why);
void arb_setup_part_take (ArbSetupPart *self, const TableSetup *setup);
void arb_setup_part_set_ruling (ArbSetupPart *self, guint ruling, guint option);
void arb_setup_part_begin (ArbSetupPart *self, ArbGames *games);

/* For the games' parts. */
void arb_setup_part_changed (ArbSetupPart *self);

G_END_DECLS
