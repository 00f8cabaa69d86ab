/* table-object.h - what a class of GObject says of itself: its signals, the functions that it overrides, what it owns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "table-each.h"

/* Gives the class a signal without a result, with so many arguments, whose types (GType) follow.  It is emitted by its
 * name. */
void table_signal_new (gpointer klass, const char *name, guint n, ...);

/* Puts functions into a class: TABLE_OVERRIDE (widget_class, arb_badge, measure, snapshot) sets widget_class->measure
 * to arb_badge_measure () and so on. */
#define TABLE_OVERRIDE(klass, prefix, ...) TABLE_EACH (TABLE_OVERRIDE_ONE, klass, prefix, __VA_ARGS__)
#define TABLE_OVERRIDE_ONE(klass, prefix, name) ((klass)->name = prefix##_##name)

/* When an object of the class is finalized, these members are freed with `drop`, unless they are NULL:
 * TABLE_FREES (klass, ArbTilePage, g_free, id, drawn).  The class then has no finalize () of its own, and no class
 * between it and another that does this has one.  What must end before its signals do ends in dispose (). */
#define TABLE_FREES(klass, Type, drop, ...)                                                                            \
  table_class_frees (G_OBJECT_CLASS (klass), (GDestroyNotify) (drop),                                                  \
                     (const gsize[]){ TABLE_EACH (TABLE_FREES_ONE, Type, , __VA_ARGS__), 0 })
#define TABLE_FREES_ONE(Type, unused, name) G_STRUCT_OFFSET (Type, name)
void table_class_frees (GObjectClass *klass, GDestroyNotify drop, const gsize *offsets);
