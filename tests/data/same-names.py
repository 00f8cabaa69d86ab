#!/usr/bin/env python3
"""same-names.py - the desktop file, D-Bus service, metainfo, schema, icons and MIME type have the same application id,
the same programs and the same type of files.
SPDX-License-Identifier: GPL-3.0-or-later"""

import configparser
import os
import sys
import xml.etree.ElementTree as ElementTree

APP_ID, ROOT, DESKTOP, METAINFO, SERVICE = sys.argv[1:]
DATA = os.path.join(ROOT, "data")
wrong = []


def same(what, found, wanted):
    if found != wanted:
        wrong.append(f"{what}: {found!r}, not {wanted!r}")


def keys(path, section):
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return parser[section]


desktop = keys(DESKTOP, "Desktop Entry")
service = keys(SERVICE, "D-BUS Service")
metainfo = ElementTree.parse(METAINFO).getroot()
schema = ElementTree.parse(os.path.join(DATA, APP_ID + ".gschema.xml")).getroot()
mime = ElementTree.parse(os.path.join(DATA, "arbitress-record.xml.in")).getroot()
mime_types = [found.get("type") for found in mime.findall("{*}mime-type")]

same("icon of the desktop file", desktop["Icon"], APP_ID)
same("types of the desktop file", desktop["MimeType"], "".join(name + ";" for name in mime_types))
same("program of the desktop file", desktop["Exec"].split()[0], "arbitress")
same("D-Bus activation", desktop["DBusActivatable"], "true")
same("name of the service", service["Name"], APP_ID)
same("program of the service", os.path.basename(service["Exec"].split()[0]), "arbitress")
same("service starts as a service", service["Exec"].split()[1:], ["--gapplication-service"])
same("id of the metainfo", metainfo.findtext("id"), APP_ID)
same("launchable of the metainfo", metainfo.findtext("launchable"), APP_ID + ".desktop")
same("type of the metainfo", [found.text for found in metainfo.findall("provides/mediatype")], mime_types)
same("name of the metainfo", metainfo.findtext("name"), desktop["Name"])
same("schema", schema.find("schema").get("id"), APP_ID)
same("path of the schema", schema.find("schema").get("path"), "/" + APP_ID.replace(".", "/") + "/")

for icon in (f"scalable/apps/{APP_ID}.svg", f"symbolic/apps/{APP_ID}-symbolic.svg"):
    if not os.path.exists(os.path.join(DATA, "icons", "hicolor", icon)):
        wrong.append("no icon " + icon)

for image in metainfo.iterfind("screenshots/screenshot/image"):
    picture = os.path.join(DATA, "screenshots", os.path.basename(image.text))
    if not os.path.exists(picture):
        wrong.append("a screenshot of the metainfo is not in the tree: " + os.path.relpath(picture, ROOT))

print("\n".join(wrong) or "one name everywhere")
sys.exit(1 if wrong else 0)
