/* table-object.c - see table-object.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-object.h"

void
table_signal_new (gpointer klass, const char *name, guint n, ...)
{
  va_list types;

  va_start (types, n);
  g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL, G_TYPE_NONE, n,
                       types);
  va_end (types);
}

typedef struct
{
  GDestroyNotify drop;
  gsize offset;
} Freed;

static G_DEFINE_QUARK (arb_freed, freed);

/* Members of a derived class first; then the class above the highest one that ends here. */
static void
finalize_freed (GObject *object)
{
  GObjectClass *next = NULL;

  for (GObjectClass *klass = G_OBJECT_GET_CLASS (object); klass != NULL; klass = g_type_class_peek_parent (klass))
    {
      const GArray *members = g_type_get_qdata (G_TYPE_FROM_CLASS (klass), freed_quark ());

      for (guint i = 0; members != NULL && i < members->len; i++)
        {
          const Freed *member = &g_array_index (members, Freed, i);

          g_clear_pointer ((gpointer *) G_STRUCT_MEMBER_P (object, member->offset), member->drop);
        }
      if (klass->finalize == finalize_freed)
        next = g_type_class_peek_parent (klass);
    }
  next->finalize (object);
}

/* No class from this one to the highest that ends here has a finalize () of its own: it would never be called. */
static void
check_finalize (GObjectClass *klass)
{
  GObjectClass *above = g_type_class_peek_parent (klass);
  gboolean other = FALSE;

  g_assert (klass->finalize == finalize_freed || klass->finalize == above->finalize);
  for (; above != NULL; above = g_type_class_peek_parent (above))
    {
      g_assert (!other || above->finalize != finalize_freed);
      other = other || above->finalize != finalize_freed;
    }
}

void
table_class_frees (GObjectClass *klass, GDestroyNotify drop, const gsize *offsets)
{
  GArray *members = g_type_get_qdata (G_TYPE_FROM_CLASS (klass), freed_quark ());

  check_finalize (klass);
  if (members == NULL)
    members = g_array_new (FALSE, FALSE, sizeof (Freed)); /* kept, as the class is */
  for (; *offsets != 0; offsets++)
    {
      const Freed member = { drop, *offsets };

      g_array_append_val (members, member);
    }
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), freed_quark (), members);
  klass->finalize = finalize_freed;
}
