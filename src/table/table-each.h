/* table-each.h - does the same with each name of a list, so that the list is written once and reads as a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* DO (a, b, name) for each name, with commas between them.  A macro is not expanded within itself, so each scan of the
 * text takes one name; there may be up to 40. */
#define TABLE_EACH(DO, a, b, ...) TABLE_EACH_27 (TABLE_EACH_ONE (DO, a, b, __VA_ARGS__))
#define TABLE_EACH_ONE(DO, a, b, name, ...)                                                                            \
  DO (a, b, name) __VA_OPT__ (, TABLE_EACH_NEXT TABLE_EACH_NONE (DO, a, b, __VA_ARGS__))
#define TABLE_EACH_NEXT() TABLE_EACH_ONE
#define TABLE_EACH_NONE ()
#define TABLE_EACH_27(...) TABLE_EACH_9 (TABLE_EACH_9 (TABLE_EACH_9 (__VA_ARGS__)))
#define TABLE_EACH_9(...) TABLE_EACH_3 (TABLE_EACH_3 (TABLE_EACH_3 (__VA_ARGS__)))
#define TABLE_EACH_3(...) TABLE_EACH_1 (TABLE_EACH_1 (TABLE_EACH_1 (__VA_ARGS__)))
#define TABLE_EACH_1(...) __VA_ARGS__
