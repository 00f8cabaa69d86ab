"""giver.py - another program beside the application, which has a picture on the clipboard.

  giver.py PICTURE.png   says "ready" when it has the clipboard

SPDX-License-Identifier: GPL-3.0-or-later"""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk


def ready():
    print("ready", flush=True)
    return GLib.SOURCE_REMOVE


Gtk.init()
with open(sys.argv[1], "rb") as file:
    picture = Gdk.ContentProvider.new_for_bytes("image/png", GLib.Bytes.new(file.read()))
window = Gtk.Window(title="Giver", default_width=120, default_height=60, decorated=False)
window.get_display().get_clipboard().set_content(picture)
window.connect("map", lambda widget: GLib.idle_add(ready))
window.present()
GLib.MainLoop().run()
