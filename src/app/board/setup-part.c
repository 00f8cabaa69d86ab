/* setup-part.c - a game's own part of the setup page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "setup-part.h"

#include "app/kit/widgets.h"

G_DEFINE_ABSTRACT_TYPE (ArbSetupPart, arb_setup_part, ADW_TYPE_BIN)

gboolean
arb_setup_part_fill (ArbSetupPart *self, TableSetup *setup, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SETUP_PART (self), FALSE);

  return ARB_SETUP_PART_GET_CLASS (self)->fill (self, setup, why);
}

void
arb_setup_part_take (ArbSetupPart *self, const TableSetup *setup)
{
  g_return_if_fail (ARB_IS_SETUP_PART (self));

  ARB_SETUP_PART_GET_CLASS (self)->take (self, setup);
}

void
arb_setup_part_set_ruling (ArbSetupPart *self, guint ruling, guint option)
{
  g_return_if_fail (ARB_IS_SETUP_PART (self));

  if (ARB_SETUP_PART_GET_CLASS (self)->set_ruling != NULL)
    ARB_SETUP_PART_GET_CLASS (self)->set_ruling (self, ruling, option);
}

void
arb_setup_part_begin (ArbSetupPart *self, ArbGames *games)
{
  g_return_if_fail (ARB_IS_SETUP_PART (self));

  if (ARB_SETUP_PART_GET_CLASS (self)->begin != NULL)
    ARB_SETUP_PART_GET_CLASS (self)->begin (self, games);
}

void
arb_setup_part_sum (ArbSetupPart *self, const TableSetup *setup)
{
  g_return_if_fail (ARB_IS_SETUP_PART (self));

  if (ARB_SETUP_PART_GET_CLASS (self)->sum != NULL)
    ARB_SETUP_PART_GET_CLASS (self)->sum (self, setup);
}

void
arb_setup_part_seat (ArbSetupPart *self, guint n)
{
  g_return_if_fail (ARB_IS_SETUP_PART (self));

  if (ARB_SETUP_PART_GET_CLASS (self)->seat != NULL)
    ARB_SETUP_PART_GET_CLASS (self)->seat (self, n);
}

static void
arb_setup_part_class_init (ArbSetupPartClass *klass)
{
  table_signal_new (klass, "changed", 0);
}

static void
arb_setup_part_init (ArbSetupPart *self)
{
}
