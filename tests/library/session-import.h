/* session-import.h - opens a record as a game that was played elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/session.h"

/* Stores it, unless the library is NULL; refused entries are kept. */
static inline ArbSession *
session_import (Library *library, const char *text, gsize length, GError **error)
{
  TableJournal *journal = table_record_parse (text, length, NULL, error);

  return journal != NULL ? arb_session_adopt (library, journal, error) : NULL;
}
