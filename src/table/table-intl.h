/* table-intl.h - marks the sentences of the rules for translation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * glib/gi18n-lib.h needs GETTEXT_PACKAGE; the build defines it for every room.
 */
#pragma once

#include <glib/gi18n-lib.h>
