/* json-text.h - writes JSON into a string.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends a text in quotes.  The text is UTF-8. */
void arb_json_add (GString *json, const char *text);
/* Appends "key":, after a comma unless it is the first of its object. */
void arb_json_key (GString *json, const char *key);
void arb_json_text (GString *json, const char *key, const char *text);
void arb_json_number (GString *json, const char *key, gint64 number);
void arb_json_real (GString *json, const char *key, double number); /* rounded to four places */
void arb_json_truth (GString *json, const char *key, gboolean truth);
/* Appends { or [, after a comma unless it is the first.  `key` NULL: an element of an array. */
void arb_json_open (GString *json, const char *key, char bracket);

/* The same document without signs that nobody sees (table-signs.h): they are escaped.  Free with g_free (). */
char *arb_json_escape (const char *json);

G_END_DECLS
