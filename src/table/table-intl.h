/* table-intl.h - the words of the rules, for translators.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * glib/gi18n-lib.h needs GETTEXT_PACKAGE, which the build gives to every room.
 */
#pragma once

#include <glib/gi18n-lib.h>
