#!/bin/sh
# translation.sh ROOT LANGUAGE - a translation is well-formed and complete: every sentence of the sources is
# translated, and none is fuzzy.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

root=$1
language=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

# The keywords of Meson's glib preset and of po/meson.build.
grep -v -e '^#' -e '^$' po/POTFILES > "$work/files"
xgettext --from-code=UTF-8 --add-comments --output "$work/arbitress.pot" --files-from "$work/files" \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dcgettext:2 \
  --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 --keyword=CARC_FORMS:1,2 \
  --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
  --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format --flag=g_string_printf:2:c-format \
  --flag=g_string_append_printf:2:c-format --flag=g_error_new:3:c-format --flag=g_set_error:4:c-format

msgfmt --check --check-accelerators=_ --output-file "$work/arbitress.mo" "po/$language.po"
msgmerge --quiet --no-fuzzy-matching --output-file "$work/$language.po" "po/$language.po" "$work/arbitress.pot"
msgattrib --no-obsolete --untranslated "$work/$language.po" > "$work/untranslated"
msgattrib --no-obsolete --only-fuzzy "$work/$language.po" > "$work/fuzzy"

if [ -s "$work/untranslated" ] || [ -s "$work/fuzzy" ]; then
  cat "$work/untranslated" "$work/fuzzy"
  exit 1
fi
msgfmt --statistics --output-file /dev/null "$work/$language.po"
