#!/bin/sh
# format.sh ROOT - every C file is formatted as .clang-format says. Versions of clang-format differ in details, so the
# test uses only the version with which the tree was formatted; without that version it is skipped.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
version=14
for tool in clang-format-$version clang-format; do
  if command -v "$tool" >/dev/null && "$tool" --version | grep -q "version $version\."; then
    cd "$1"
    find src tests -name '*.[ch]' -exec "$tool" --dry-run --Werror {} +
    exit
  fi
done
echo "no clang-format $version here"
exit 77
