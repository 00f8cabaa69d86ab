/* cli-writer.c - see cli-writer.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-writer.h"

#include <math.h>
#include <stdio.h>

#include "evening/json-text.h"

static void
name (JsonBuilder *json, const char *key)
{
  if (key)
    json_builder_set_member_name (json, key);
}

void
put_object (JsonBuilder *json, const char *key)
{
  name (json, key);
  json_builder_begin_object (json);
}

void
put_array (JsonBuilder *json, const char *key)
{
  name (json, key);
  json_builder_begin_array (json);
}

void
end_object (JsonBuilder *json)
{
  json_builder_end_object (json);
}

void
end_array (JsonBuilder *json)
{
  json_builder_end_array (json);
}

void
put_text (JsonBuilder *json, const char *key, const char *text)
{
  name (json, key);
  if (text)
    json_builder_add_string_value (json, text);
  else
    json_builder_add_null_value (json);
}

void
put_own_text (JsonBuilder *json, const char *key, char *text)
{
  put_text (json, key, text);
  g_free (text);
}

void
put_number (JsonBuilder *json, const char *key, gint64 number)
{
  name (json, key);
  json_builder_add_int_value (json, number);
}

/* Rounds to four places, so that every machine prints the same; on a tile that is less than a hundredth of a
 * millimetre. */
void
put_real (JsonBuilder *json, const char *key, double number)
{
  name (json, key);
  json_builder_add_double_value (json, round (number * 1e4) / 1e4);
}

void
put_exact (JsonBuilder *json, const char *key, double number)
{
  name (json, key);
  json_builder_add_double_value (json, number);
}

void
put_truth (JsonBuilder *json, const char *key, gboolean truth)
{
  name (json, key);
  json_builder_add_boolean_value (json, truth);
}

void
put_null (JsonBuilder *json, const char *key)
{
  put_text (json, key, NULL);
}

void
put_cell (JsonBuilder *json, const char *key, int x, int y)
{
  put_array (json, key);
  put_number (json, NULL, x);
  put_number (json, NULL, y);
  end_array (json);
}

void
put_entry (JsonBuilder *json, const CliRecord *record, guint entry)
{
  if (entry < record->n)
    {
      put_number (json, "entry", entry + 1);
      put_number (json, "line", cli_record_line (record, entry));
      return;
    }
  put_null (json, "entry");
  put_null (json, "line");
}

void
put_rulings (JsonBuilder *json, const char *key, const TableGame *game, const TableRulingSet *rulings)
{
  put_array (json, key);
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      put_text (json, NULL, game->rulings[i].id);
  end_array (json);
}

void
put_names (JsonBuilder *json, const char *key, const TablePlayer *players, guint set)
{
  put_array (json, key);
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (set & (1u << i))
      put_text (json, NULL, players[i].name);
  end_array (json);
}

void
put_document (JsonBuilder *json)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (json);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 1);
  g_autofree char *text = json_generator_to_data (generator, NULL);
  g_autofree char *escaped = arb_json_escape (text);
  fputs (escaped, stdout);
  putchar ('\n');
}

/* ---- a TableReport that writes to a JsonBuilder ---- */

static JsonBuilder *
json_of (TableReport *report)
{
  return ((CliReport *) report)->json;
}

static void
report_object (TableReport *report, const char *key)
{
  put_object (json_of (report), key);
}

static void
report_end_object (TableReport *report)
{
  end_object (json_of (report));
}

static void
report_array (TableReport *report, const char *key)
{
  put_array (json_of (report), key);
}

static void
report_end_array (TableReport *report)
{
  end_array (json_of (report));
}

static void
report_text (TableReport *report, const char *key, const char *text)
{
  put_text (json_of (report), key, text);
}

static void
report_number (TableReport *report, const char *key, gint64 number)
{
  put_number (json_of (report), key, number);
}

static void
report_truth (TableReport *report, const char *key, gboolean truth)
{
  put_truth (json_of (report), key, truth);
}

static void
report_null (TableReport *report, const char *key)
{
  put_null (json_of (report), key);
}

static void
report_cell (TableReport *report, const char *key, int x, int y)
{
  put_cell (json_of (report), key, x, y);
}

CliReport
cli_report (JsonBuilder *json)
{
  return (CliReport){
    .report = {
      .object = report_object,
      .end_object = report_end_object,
      .array = report_array,
      .end_array = report_end_array,
      .text = report_text,
      .number = report_number,
      .truth = report_truth,
      .null = report_null,
      .cell = report_cell,
    },
    .json = json,
  };
}
