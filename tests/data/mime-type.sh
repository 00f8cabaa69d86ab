#!/bin/sh
# mime-type.sh FILE - with these MIME types a desktop recognises a record and a set of tiles by name and first line, and
# takes no other file for one.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

xmllint --noout "$1"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mime/packages"
cp /usr/share/mime/packages/freedesktop.org.xml "$1" "$work/mime/packages"
update-mime-database "$work/mime"

type_of ()
{
  XDG_DATA_HOME=$work XDG_DATA_DIRS=$work gio info -a standard::content-type "$1" \
    | sed -n 's/^ *standard::content-type: //p'
}

expect ()
{
  found=$(type_of "$2")
  if [ "$found" != "$1" ]; then
    echo "${2##*/} is taken for $found, not for $1"
    exit 1
  fi
}

printf 'Arbitress record 1\nplayer Anna\n' > "$work/by-both.arb"
printf 'Arbitress record 1\nplayer Anna\n' > "$work/by-first-line"
printf '# an old record\nplayer Anna\n' > "$work/by-name.arb"
printf 'Arbitress recording of an evening\n' > "$work/prose"
printf 'The Arbitress record 1\n' > "$work/later"
expect application/x-arbitress-record "$work/by-both.arb"
expect application/x-arbitress-record "$work/by-first-line"
expect application/x-arbitress-record "$work/by-name.arb"
printf '[fair/1]\n' > "$work/set.tiles"
printf '# Arbitress tiles\nset=Our fair\n' > "$work/tiles-by-first-line"
expect application/x-arbitress-tiles "$work/set.tiles"
expect application/x-arbitress-tiles "$work/tiles-by-first-line"
expect text/plain "$work/prose"
expect text/plain "$work/later"
echo "a record and a set of tiles are known by their names and by their first lines"
