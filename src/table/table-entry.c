/* table-entry.c - see table-entry.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-entry.h"

#include "table-intl.h"

static const TableGame *
game_of (const TableState *state)
{
  return state->rules->game;
}

gboolean
table_note_apply (gpointer state, gconstpointer entry, TableRefusal *why)
{
  return TRUE;
}

char *
table_note_tell (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("Note: %s"), ((const TableEntryBase *) entry)->why);
}

char *
table_end_tell (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("The game is ended: %s"), ((const TableEntryBase *) entry)->why);
}

char *
table_turn_tell (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  const TablePlayer *players = table_state (before)->rules->players;
  return g_strdup_printf (_ ("It is %s's turn: %s"), table_name_said (&players[entry->player]), entry->why);
}

static char *
tell_edited (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  const TableGame *game = game_of (before);
  const gboolean secret = entry->edit.old != NULL && game->is_secret != NULL && game->is_secret (entry->edit.old);
  return table_edited_tell (&entry->edit, secret, entry->why);
}

static gboolean
apply_counted (gpointer state, gconstpointer given, TableRefusal *why)
{
  const TableEntryBase *entry = given;
  return table_stock_take (game_of (state), state, entry->player, entry->counted, entry->n_counted, why);
}

static char *
tell_counted (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  return table_stock_entry_tell (game_of (before), before, entry->player, entry->counted, entry->n_counted);
}

static char *
tell_photo (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  return table_photo_tell (entry->why);
}

static gboolean
apply_renamed (gpointer state, gconstpointer given, TableRefusal *why)
{
  const TableEntryBase *entry = given;
  return table_rename_may (table_state (state)->rules, &entry->renamed, why);
}

static char *
tell_renamed (gconstpointer before, gconstpointer given)
{
  const TableEntryBase *entry = given;
  return table_rename_tell (&entry->renamed);
}

#define AT(field) .offset = offsetof (TableEntryBase, field)
#define FIXED(field, value) .fixed = { { offsetof (TableEntryBase, field), (guint8) (value) } }, .n_fixed = 1
#define ANY_TIME .when = TABLE_ALWAYS, .rare = TRUE, .offered = table_act_unoffered
#define NUMBER(field) .type = &table_operand_entry, AT (edit.field), .low = 1, .high = TABLE_ENTRIES_MAX
#define OLD .type = &table_operand_old, AT (edit.old)
#define WHY .type = &table_operand_why, AT (why), .flags = TABLE_OPERAND_OPTIONAL
#define COUNTED(most)                                                                                                  \
  .type = &table_operand_counted, AT (counted), .count = offsetof (TableEntryBase, n_counted),                         \
  .max = TABLE_COUNTS_MAX, .flags = TABLE_OPERAND_REPEATED, .low = -(most), .high = (most)
#define NAMED(field) .type = &table_operand_named, AT (renamed.field)

/* clang-format off */
static const TableAct edited_rows[] = {
  { TABLE_ENTRY_EDITED, "replaced", FIXED (edit.how, TABLE_EDIT_REPLACE), ANY_TIME,
    .operands = { { NUMBER (at) }, { OLD }, { WHY } }, .apply = table_note_apply, .tell = tell_edited },
  { TABLE_ENTRY_EDITED, "inserted", FIXED (edit.how, TABLE_EDIT_INSERT), ANY_TIME,
    .operands = { { NUMBER (at) }, { WHY } }, .apply = table_note_apply, .tell = tell_edited },
  { TABLE_ENTRY_EDITED, "deleted", FIXED (edit.how, TABLE_EDIT_DELETE), ANY_TIME,
    .operands = { { NUMBER (at) }, { OLD }, { WHY } }, .apply = table_note_apply, .tell = tell_edited },
  { TABLE_ENTRY_EDITED, "moved", FIXED (edit.how, TABLE_EDIT_MOVE), ANY_TIME,
    .operands = { { NUMBER (at) }, { NUMBER (to), .member = "to" }, { WHY } }, .apply = table_note_apply,
    .tell = tell_edited },
};
#define COUNTED_ROW(most)                                                                                              \
  { TABLE_ENTRY_COUNTED, "counted", ANY_TIME,                                                                          \
    .operands = { { .type = &table_operand_player, AT (player) }, { COUNTED (most) } }, .apply = apply_counted,        \
    .tell = tell_counted }
static const TableAct counted_rows[] = {
  COUNTED_ROW (TABLE_COUNT_MOST),
  { TABLE_ENTRY_COUNTED, "counted-table", FIXED (player, TABLE_STOCK_MIDDLE), ANY_TIME,
    .operands = { { COUNTED (TABLE_COUNT_MOST) } }, .apply = apply_counted, .tell = tell_counted },
};
static const TableAct counted_points_row = COUNTED_ROW (TABLE_COUNT_POINTS_MOST);
static const TableAct other_rows[] = {
  { TABLE_ENTRY_PHOTO, "photo", ANY_TIME,
    .operands = { { .type = &table_operand_photo, AT (photo) }, { WHY, .member = "caption" } },
    .apply = table_note_apply, .tell = tell_photo },
  { TABLE_ENTRY_RENAMED, "rename", FIXED (renamed.what, TABLE_RENAMED_PLAYER), ANY_TIME,
    .operands = { { NAMED (from), .member = "name" }, { NAMED (to), .member = "called" } }, .apply = apply_renamed,
    .tell = tell_renamed },
  { TABLE_ENTRY_RENAMED, "played at", FIXED (renamed.what, TABLE_RENAMED_PLACE), ANY_TIME,
    .operands = { { NAMED (to), .member = "where" } }, .apply = apply_renamed, .tell = tell_renamed },
  { TABLE_ENTRY_RENAMED, "title", FIXED (renamed.what, TABLE_RENAMED_GAME), ANY_TIME,
    .operands = { { NAMED (to), .member = "title" } }, .apply = apply_renamed, .tell = tell_renamed },
};
/* clang-format on */

void
table_entry_acts_add (TableActs *acts, gboolean only_points)
{
  table_acts_add (acts, edited_rows, G_N_ELEMENTS (edited_rows));
  if (only_points)
    table_acts_add (acts, &counted_points_row, 1);
  else
    table_acts_add (acts, counted_rows, G_N_ELEMENTS (counted_rows));
  table_acts_add (acts, other_rows, G_N_ELEMENTS (other_rows));
}
