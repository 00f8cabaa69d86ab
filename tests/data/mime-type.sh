#!/bin/sh
# mime-type.sh FILE - with this MIME type a desktop recognises a record by its name and by its first line, and takes
# no other file for a record.
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
expect text/plain "$work/prose"
expect text/plain "$work/later"
echo "a record is known by its name and by its first line"
