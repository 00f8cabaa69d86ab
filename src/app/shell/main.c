/* main.c - starts the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "application.h"

/* GTK loads the drivers of GL even if GSK_RENDERER is cairo, which does not need them.  This prevents it. */
static void
spare_gl (void)
{
  const char *renderer = g_getenv ("GSK_RENDERER");

  if (g_strcmp0 (renderer, "cairo") != 0)
    return;
  if (gtk_get_minor_version () < 14)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
  else
    g_setenv ("GDK_DISABLE", "gl", FALSE);
}

int
main (int argc, char *argv[])
{
  g_autoptr (ArbApplication) application = NULL;
  const char *localedir = g_getenv ("ARBITRESS_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  spare_gl ();
  application = arb_application_new (G_APPLICATION_DEFAULT_FLAGS);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
