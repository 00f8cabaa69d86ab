/* cli-columns.h - a table of text for a terminal; columns are aligned by the width on the screen, not by bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct _CliColumns CliColumns;

/* `sides` has one letter for each column: l aligns it to the left, r to the right.  `indent` blanks stand before each
 * row. */
CliColumns *cli_columns_new (const char *sides, guint indent);
/* Adds one cell; a row is full when each column has a cell.  NULL is an empty cell. */
void cli_columns_add (CliColumns *columns, const char *text);
/* Adds these texts, up to NULL. */
void cli_columns_add_all (CliColumns *columns, const char *text, ...) G_GNUC_NULL_TERMINATED;
void cli_columns_add_number (CliColumns *columns, int number);
void cli_columns_add_printf (CliColumns *columns, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Prints all rows, and frees the table. */
void cli_columns_print (CliColumns *columns);

/* Cuts a text at its blanks into lines of at most `width` cells; a longer word is a line of its own.  Free with
 * g_strfreev (). */
char **cli_wrap (const char *text, guint width);
