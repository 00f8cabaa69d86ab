#!/bin/bash
# clean-room.sh [SUITE] [COMMIT] - both commands on a machine where nothing is installed.
#
# Makes a minimal Debian SUITE (bookworm, trixie; default: bookworm) in a directory of its own, clones COMMIT (default:
# HEAD; what is not committed is not tested) into it, and there runs ./run without a display, ./check, and ./run again
# as a person who is neither root nor in sudo, who must not be asked for anything. After each it tells the seconds and
# what apt fetched. Packages come from the archives that serve this machine's own release. Needs root, debootstrap, some
# 5 GB and about 20 minutes; not part of ./check.
#
# CLEAN_ROOM=DIR        keeps the room in DIR, and uses it again if it is there: then nothing is fetched any more.
# CLEAN_ROOM_SHOTS=DIR  puts pictures of the main pages there, to be looked at: light and dark, wide and narrow.
# SPDX-License-Identifier: GPL-3.0-or-later
set -euo pipefail

suite=${1:-bookworm}
commit=${2:-HEAD}
source=$(cd "$(dirname "$0")/.." && pwd)

die ()
{
  echo "clean-room: $*" >&2
  exit 1
}

[ "$(id -u)" -eq 0 ] || die "Only root can make a room."
command -v debootstrap >/dev/null || die "debootstrap is not installed."
commit=$(git -C "$source" rev-parse --verify "$commit^{commit}")

# The mounts live in a namespace of their own and end with it, however this ends.
if [ -z "${CLEAN_ROOM_INSIDE:-}" ]; then
  CLEAN_ROOM_INSIDE=1 exec unshare --mount --pid --fork --kill-child "$0" "$suite" "$commit"
fi
mount --make-rprivate /

if [ -n "${CLEAN_ROOM:-}" ]; then
  room=$CLEAN_ROOM
  mkdir -p "$room"
else
  room=$(mktemp -d /var/tmp/clean-room-XXXXXX)
  trap 'umount -R "$room"/proc "$room"/dev "$room"/sys 2>/dev/null; rm -rf --one-file-system "$room"' EXIT
fi

# archives - the archives of this machine's apt that hold SUITE, one a line: the suite's name, its address.
#
# The archive that serves this machine's own release serves its neighbours under the same address.
archives ()
{
  local own name address scratch
  # shellcheck source=/dev/null
  own=$(. /etc/os-release && echo "$VERSION_CODENAME")
  scratch=$(mktemp)
  # shellcheck disable=SC2016 # apt expands these names itself
  apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' 'Component: main' \
    | sort -u | while read -r name address; do
        case $name in
          "$own" | "$own"-updates | "$own"-security) name=$suite${name#"$own"} ;;
          *) continue ;;
        esac
        if /usr/lib/apt/apt-helper -o APT::Sandbox::User=root download-file "${address%/}/dists/$name/InRelease" \
             "$scratch" >/dev/null 2>&1; then
          echo "$name $address"
        fi
      done
  rm -f "$scratch"
}

furnish ()
{
  local found mirror name address
  found=$(archives)
  mirror=$(awk -v suite="$suite" '$1 == suite { print $2; exit }' <<<"$found")
  [ -n "$mirror" ] || die "The apt of this machine knows no archive that holds $suite."
  debootstrap --variant=minbase "$suite" "$room" "$mirror"
  # mktemp made the folder for root alone, but it is the room's root folder, and tests run as nobody.
  chmod 755 "$room"

  # The way to the packages: the options somebody set, the keys and certificates they rest on, but no passwords, and
  # the room's own sources. What a package brings stays as the suite has it.
  for path in /etc/apt/apt.conf /etc/apt/apt.conf.d/* /etc/apt/trusted.gpg.d/* /usr/local/share/ca-certificates; do
    if [ -e "$path" ] && [ ! -e "$room$path" ] && ! dpkg-query -S "$path" >/dev/null 2>&1; then
      mkdir -p "$room$(dirname "$path")"
      cp -rL "$path" "$room$(dirname "$path")"
    fi
  done
  cp -L /etc/resolv.conf /etc/hosts "$room/etc"
  while read -r name address; do
    echo "deb $address $name main"
  done <<<"$found" >"$room/etc/apt/sources.list"
}

# inside COMMAND... - in the room, with this machine's proxy but neither its display nor its home
inside ()
{
  env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
    ${no_proxy:+no_proxy="$no_proxy"} chroot "$room" "$@"
}

[ -x "$room/bin/sh" ] || furnish

mount -t proc proc "$room/proc"
mount --rbind /sys "$room/sys"
mount -t tmpfs -o mode=755 tmpfs "$room/dev"
mkdir "$room/dev/pts" "$room/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$room/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$room/dev/pts"
ln -s pts/ptmx "$room/dev/ptmx"
ln -s /proc/self/fd "$room/dev/fd"
for device in null zero full random urandom tty; do
  touch "$room/dev/$device"
  mount --bind "/dev/$device" "$room/dev/$device"
done

rm -rf "$room/srv/arbitress"
git clone -q --no-hardlinks "$source" "$room/srv/arbitress"
git -C "$room/srv/arbitress" checkout -q "$commit"

# told FILE - how long it took, and what apt fetched meanwhile
told ()
{
  local fetched
  fetched=$(sed -n 's/ in [0-9]*s.*//; s/^Fetched //p' "$1" | paste -s -d+)
  echo "== $SECONDS s; ${fetched:-nothing} fetched"
}

echo "== ./run, as root"
SECONDS=0
inside sh -c 'cd /srv/arbitress && ./run' > "$room/run.txt" || { cat "$room/run.txt"; die "./run failed."; }
cat "$room/run.txt"
grep -q 'no display' "$room/run.txt" || die "./run does not say that there is no display."
[ -s "$room/srv/arbitress/_build/first-evening.png" ] || die "./run drew nothing."
told "$room/run.txt"

echo "== ./check"
SECONDS=0
inside sh -c 'cd /srv/arbitress && .ci/run' > "$room/check.txt" || failed=1
cat "$room/check.txt"
told "$room/check.txt"

# Also of what fails.
if [ -n "${CLEAN_ROOM_SHOTS:-}" ]; then
  rm -rf "$room/srv/shots"
  inside env ARBITRESS_BUILD=/srv/arbitress/_build-check python3 /srv/arbitress/tests/e2e/shots.py /srv/shots ||
    die "The pictures could not be taken."
  mkdir -p "$CLEAN_ROOM_SHOTS"
  cp "$room"/srv/shots/*.png "$CLEAN_ROOM_SHOTS"
fi

[ -z "${failed:-}" ] || die "./check failed."
tail -n 1 "$room/check.txt" | grep -Eqx '[1-9][0-9]* passed, 0 failed' || die "The last line of ./check is another."

echo "== ./run, as a person"
inside sh -c 'id player >/dev/null 2>&1 || useradd --create-home player; chown -R player /srv/arbitress'
inside su player -c 'cd /srv/arbitress && ./run' > "$room/run.txt" || die "./run asks for more than a person has."
if grep -q '^Installing' "$room/run.txt"; then
  die "./run installs what is already there."
fi
echo "A clean room is enough."
