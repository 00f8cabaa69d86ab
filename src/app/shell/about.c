/* about.c - the about window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "about.h"

void
arb_about_show (GtkWindow *parent)
{
  GtkWidget *window = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, _ ("Arbitress"));
  adw_about_window_set_application_icon (about, APP_ID);
  adw_about_window_set_version (about, PACKAGE_VERSION);
  adw_about_window_set_developer_name (about, _ ("The Arbitress contributors"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (
      about, _ ("Mirrors the game on your table, shows every point with its reason, and settles disputes.\n\n"
                "Carcassonne is a game by Klaus-Jürgen Wrede, Catan and The Fishermen of Catan are by Klaus "
                "Teuber. Arbitress is made by players, belongs to no "
                "publisher, and "
                "uses none of the published games’ art. The Arbitress and The Lake are fan expansions."));
  /* Translators: your names, one a line, with a mail address if you like. */
  adw_about_window_set_translator_credits (about, _ ("translator-credits"));

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}
