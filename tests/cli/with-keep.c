/* with-keep.c - linked with arbitress-cli, so that it knows a system that only tests have (carc-test-keep.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-test-keep.h"

__attribute__ ((constructor)) static void
add (void)
{
  test_keep_register ();
}
