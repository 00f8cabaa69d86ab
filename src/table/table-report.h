/* table-report.h - writes JSON through functions that the caller provides, because the rules use no JSON library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A call with a key writes a member of the open object.  A call with a NULL key writes an element of the open array.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TableReport TableReport;
struct _TableReport
{
  void (*object) (TableReport *report, const char *key);
  void (*end_object) (TableReport *report);
  void (*array) (TableReport *report, const char *key);
  void (*end_array) (TableReport *report);
  void (*text) (TableReport *report, const char *key, const char *text); /* NULL: null */
  void (*number) (TableReport *report, const char *key, gint64 number);
  void (*truth) (TableReport *report, const char *key, gboolean truth);
  void (*null) (TableReport *report, const char *key);
  void (*cell) (TableReport *report, const char *key, int x, int y);
};

G_END_DECLS
