/* carc-rulings.h - the tables of scripts that test-carc-rulings.c runs: one for each file rulings-NAME.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-script.h"

/* EACH_TABLE () comes from meson.build: the systems that have such a file. */
#define DECLARE(name) extern const Script rulings_##name[];
EACH_TABLE (DECLARE)
