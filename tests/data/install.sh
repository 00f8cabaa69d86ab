#!/bin/sh
# install.sh BUILD PREFIX - an installation holds both programs and all files that they or a desktop need, and the
# installed arbitress-cli needs no other file: tiles and boards are part of it.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
DESTDIR=$work meson install -C "$1" --no-rebuild --quiet
root=$work$2
missing=0

for path in \
  bin/arbitress \
  bin/arbitress-cli \
  share/applications/org.arbitress.Arbitress.desktop \
  share/arbitress/samples/first-evening.arb \
  share/bash-completion/completions/arbitress-cli \
  share/dbus-1/services/org.arbitress.Arbitress.service \
  share/glib-2.0/schemas/org.arbitress.Arbitress.gschema.xml \
  share/icons/hicolor/scalable/apps/org.arbitress.Arbitress.svg \
  share/icons/hicolor/symbolic/apps/org.arbitress.Arbitress-symbolic.svg \
  share/locale/de/LC_MESSAGES/arbitress.mo \
  share/locale/pl/LC_MESSAGES/arbitress.mo \
  share/man/man1/arbitress.1 \
  share/man/man1/arbitress-cli.1 \
  share/man/man5/arbitress-record.5 \
  share/metainfo/org.arbitress.Arbitress.metainfo.xml \
  share/mime/packages/org.arbitress.Arbitress.xml
do
  if [ ! -e "$root/$path" ]; then
    echo "not installed: $path"
    missing=1
  fi
done
[ "$missing" -eq 0 ] || exit 1

cp "$root/bin/arbitress-cli" "$root/share/arbitress/samples/first-evening.arb" "$work"
rm -rf "$root"
"$work/arbitress-cli" score "$work/first-evening.arb"
