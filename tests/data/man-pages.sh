#!/bin/sh
# man-pages.sh PAGE ... - man shows the manual pages without a warning, and each page has a correct NAME section.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

pages=0
bad=0
for page in "$@"; do
  pages=$((pages + 1))
  warnings=$(MANWIDTH=80 MANROFFSEQ='' man --warnings --encoding=UTF-8 --local-file -Tutf8 -Z "$page" 2>&1 >/dev/null)
  if [ -n "$warnings" ]; then
    printf '%s\n' "$warnings"
    bad=1
  fi
  if ! lexgrog "$page" >/dev/null; then
    echo "${page##*/} has no correct NAME section"
    bad=1
  fi
done
[ "$pages" -gt 0 ] || { echo "no pages"; exit 1; }
exit "$bad"
