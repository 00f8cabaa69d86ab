/* cli-columns.h - a table of text for a terminal, its columns aligned by what is seen, not by bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CliColumns CliColumns;

/* One letter a column: l to the left, r to the right.  `indent` blanks stand before each row. */
CliColumns *cli_columns_new (const char *sides, guint indent);
/* Adds one cell; the row is full when it has as many as there are columns.  NULL is an empty cell. */
void cli_columns_add (CliColumns *columns, const char *text);
void cli_columns_add_number (CliColumns *columns, int number);
void cli_columns_add_printf (CliColumns *columns, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Prints what was added, and frees it all. */
void cli_columns_print (CliColumns *columns);

/* Terminal cells that a text takes. */
guint cli_width (const char *text);
/* The text cut at its blanks into lines of at most `width`, where words allow.  Free with g_strfreev (). */
char **cli_wrap (const char *text, guint width);

G_END_DECLS
