# build-aux/functions.sh - functions that ./run and ./check share: messages, installing packages, building.
# It is sourced in the root of the tree. POSIX sh; it needs only Debian's essential packages.
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

# watch LOG - shows the last line of LOG from time to time: on one line of a terminal, else on a new line each time
watch ()
{
  if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
    pause=1 before='\r\033[K' after=
  else
    pause=10 before='  ' after='\n'
  fi
  said=
  while kill -0 $$ 2>/dev/null; do
    sleep "$pause" >/dev/null 2>&1
    newest=$(tail -n 1 "$1" 2>/dev/null)
    if [ "$newest" != "$said" ]; then
      printf "$before%.79s$after" "$newest" >&2
      said=$newest
    fi
  done
}

# quietly LOG COMMAND... - runs the command with its output in LOG, and shows how far it is
quietly ()
{
  log=$1
  shift
  watch "$log" &
  watcher=$!
  status=0
  "$@" >>"$log" 2>&1 || status=$?
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
    printf '\r\033[K' >&2
  fi
  return "$status"
}

# packages LIST... - prints the packages in these lists of build-aux/packages
packages ()
{
  for list in "$@"; do
    sed -n "s/^$list  *//p" build-aux/packages
  done
}

# missing LIST... - prints those of these packages that are not installed
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

# need LIST... - installs the packages that are missing; if none is missing, it needs no root
need ()
{
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "There is no apt-get here; it is assumed that the packages in build-aux/packages are installed."
    return
  fi
  absent=$(missing "$@")
  [ -n "$absent" ] || return 0
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    die "Packages are missing, and this needs root or sudo: apt-get install $absent"

  say "Installing: $absent"
  as_root true || die "apt-get needs root."  # a password is asked for here, where nothing is written over it
  apt_log=$(mktemp)
  quietly "$apt_log" as_root apt-get -q -o DPkg::Lock::Timeout=300 update ||
    apt_failed "The package lists could not be fetched; is there a network?"
  # shellcheck disable=SC2086 # package names are single words
  quietly "$apt_log" as_root apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends $absent ||
    apt_failed "apt-get could not install: $absent"
  sed -n '/^Fetched/p' "$apt_log"
  rm -f "$apt_log"
}

apt_failed ()
{
  tail -n 20 "$apt_log" >&2
  rm -f "$apt_log"
  die "$1"
}

jobs ()
{
  nproc 2>/dev/null || echo 2
}

# configure DIR OPTION... - sets DIR up, or changes its options, and begins a new log of its build
configure ()
{
  dir=$1
  shift
  mkdir -p "$dir"
  : >"$dir/build-log.txt"
  if [ ! -f "$dir/build.ninja" ]; then
    log_build "$dir" meson setup "$dir" "$@"
  elif [ $# -gt 0 ]; then
    log_build "$dir" meson configure "$dir" "$@"
  fi && log_build "$dir" ninja -C "$dir" build.ninja
}

# compile DIR TARGET... - builds these targets, or everything
compile ()
{
  dir=$1
  shift
  log_build "$dir" ninja -C "$dir" -j "$(jobs)" "$@"
}

# log_build DIR COMMAND... - runs the command with its output in the log of DIR; shows the end of the log if it fails
log_build ()
{
  log=$1/build-log.txt
  shift
  quietly "$log" "$@" && return
  grep -v '^\[[0-9/]*\]' "$log" | tail -n 60 >&2
  return 1
}
