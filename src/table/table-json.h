/* table-json.h - writes JSON into a string.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A call with a key writes one member of the object that is open.  A call whose key is NULL writes one element of the
 * array that is open.  Texts are UTF-8.
 */
#pragma once

#include <glib.h>

void put_object (GString *json, const char *key);
void put_array (GString *json, const char *key);
void end_object (GString *json);
void end_array (GString *json);

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

void put_text (GString *json, const char *key, const char *text); /* NULL becomes null */
void put_own_text (GString *json, const char *key, char *text);   /* frees `text` */
void put_number (GString *json, const char *key, gint64 number);
void put_number_if (GString *json, const char *key, gboolean known, gint64 number); /* null if it is not known */
/* NAN becomes null. */
void put_real (GString *json, const char *key, double number);  /* rounded to four places */
void put_exact (GString *json, const char *key, double number); /* with every digit */
void put_truth (GString *json, const char *key, gboolean truth);
void put_null (GString *json, const char *key);
void put_cell (GString *json, const char *key, int x, int y);

/* The same document without signs that nobody sees (table-signs.h): they are escaped.  Free with g_free (). */
char *table_json_escape (const char *json);
