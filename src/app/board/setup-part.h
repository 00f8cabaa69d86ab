/* setup-part.h - a game's own part of the setup page: what is on its table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's part derives from this class.  The page itself asks what every game needs: players, house rules, aids,
 * title.
 *
 * Signal: "changed" (the result of fill () is now different).
 */
#pragma once

#include <adwaita.h>

#include "evening/games.h"

#define ARB_TYPE_SETUP_PART (arb_setup_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbSetupPart, arb_setup_part, ARB, SETUP_PART, AdwBin)

struct _ArbSetupPartClass
{
  AdwBinClass parent_class;

  /* Adds the game's lines and the readings that are chosen in this part.  `setup` has everything else already, except
   * the players. */
  gboolean (*fill) (ArbSetupPart *self, TableSetup *setup, TableRefusal *why);
  /* Sets the widgets to the answers of this setup, the last one of this game. */
  void (*take) (ArbSetupPart *self, const TableSetup *setup);
  /* A reading was chosen on the card of house rules.  NULL: this part shows no readings. */
  void (*set_ruling) (ArbSetupPart *self, guint ruling, guint option);
  /* The page starts again, and the library may offer different things.  NULL: this part offers nothing from the
   * library. */
  void (*begin) (ArbSetupPart *self, ArbGames *games);
  /* Shows what the whole setup makes, also the readings that are chosen elsewhere.  `setup` has everything except the
   * players; NULL: it cannot be played so.  NULL: this part shows nothing of that kind. */
  void (*sum) (ArbSetupPart *self, const TableSetup *setup);
  /* So many players are seated now.  NULL: this part does not depend on it. */
  void (*seat) (ArbSetupPart *self, guint n);
};

gboolean arb_setup_part_fill (ArbSetupPart *self, TableSetup *setup, TableRefusal *why);
void arb_setup_part_take (ArbSetupPart *self, const TableSetup *setup);
void arb_setup_part_set_ruling (ArbSetupPart *self, guint ruling, guint option);
void arb_setup_part_begin (ArbSetupPart *self, ArbGames *games);
void arb_setup_part_sum (ArbSetupPart *self, const TableSetup *setup);
void arb_setup_part_seat (ArbSetupPart *self, guint n);
