/* table-json-in.h - JSON objects and arrays that end where their block of C ends, and so cannot be left open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-json.h"

/* in_object (json, "tile"); begins what put_object () begins; it ends with the block in which this stands, before what
 * was begun there earlier. */
#define in_object(json, key) TABLE_JSON_IN (object, json, key)
#define in_array(json, key) TABLE_JSON_IN (array, json, key)
#define TABLE_JSON_IN(what, json, key)                                                                                 \
  __attribute__ ((cleanup (table_json_end_##what), unused)) GString *G_PASTE (                                         \
      json_in_, __COUNTER__) = (put_##what (json, key), json)

static inline void
table_json_end_object (GString **json)
{
  end_object (*json);
}

static inline void
table_json_end_array (GString **json)
{
  end_array (*json);
}
