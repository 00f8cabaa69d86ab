# build-aux/functions.sh - what ./run and ./check share: saying things, installing packages, building.
# Sourced with the working directory at the root of the tree. POSIX sh; needs nothing but Debian's essentials.
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh

say ()
{
  printf '%s\n' "$*"
}

die ()
{
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# packages LIST... - the names in these lists of build-aux/packages
packages ()
{
  for list in "$@"; do
    sed -n "s/^$list  *//p" build-aux/packages
  done
}

# missing LIST... - those of them that are not installed
missing ()
{
  # shellcheck disable=SC2046 # package names are single words
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $(packages "$@") 2>/dev/null \
              | sed -n 's/^installed //p') || true
  for package in $(packages "$@"); do
    printf '%s\n' "$installed" | grep -Fqx -e "$package" || printf '%s ' "$package"
  done
}

as_root ()
{
  if [ "$(id -u)" -eq 0 ]; then
    DEBIAN_FRONTEND=noninteractive "$@"
  else
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  fi
}

# need LIST... - installs what is missing, and asks for nothing when nothing is
need ()
{
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "No apt-get here: taking for granted that what build-aux/packages lists is installed."
    return
  fi
  absent=$(missing "$@")
  [ -n "$absent" ] || return 0
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    die "Neither root nor sudo: ask someone who is to run: apt-get install $absent"

  say "Installing: $absent"
  as_root apt-get -q -o DPkg::Lock::Timeout=300 update >&2 ||
    die "The package lists could not be fetched; is there a network?"
  # shellcheck disable=SC2086 # package names are single words
  as_root apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends $absent >&2 ||
    die "apt-get could not install: $absent"
}

jobs ()
{
  nproc 2>/dev/null || echo 2
}

# build DIR OPTION... - configures, and brings DIR up to date; the log is shown only when it fails
build ()
{
  dir=$1
  shift
  mkdir -p "$dir"
  log=$dir/build-log.txt
  if [ ! -f "$dir/build.ninja" ]; then
    meson setup "$dir" "$@" >"$log" 2>&1
  elif [ $# -gt 0 ]; then
    meson configure "$dir" "$@" >"$log" 2>&1
  else
    : >"$log"
  fi && ninja -C "$dir" -j "$(jobs)" >>"$log" 2>&1 && return
  grep -v '^\[[0-9/]*\]' "$log" | tail -n 60 >&2
  return 1
}
