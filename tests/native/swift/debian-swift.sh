#!/usr/bin/env bash
# Debian 13's Swift in a folder of its own, for a machine whose own Debian has none. Needs root.
#   debian-swift.sh make                   450 MB of packages from the mirror that apt already uses, 3 GB of disk, one to three minutes
#   debian-swift.sh run FOLDER COMMAND…    runs COMMAND in FOLDER, which it sees as /src
# SWIFT_ROOT names another folder than /var/cache/luckan-swift.
set -euo pipefail
root=${SWIFT_ROOT:-/var/cache/luckan-swift}

make() {
  [ ! -e "$root/.ready" ] || return 0
  [ "$(id -u)" = 0 ] || { echo "Swift's folder can be made by root only" >&2; exit 3; }
  command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; exit 3; }
  local mirror
  # Either place may be missing.
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -nE 's/^(URIs: *|deb +(\[[^]]*\] +)?)(https?:[^ ]+\/debian\/?)( .*)?$/\3/p' | head -n 1) || true
  # One that was cut off is made anew.
  rm -rf --one-file-system "$root"
  mkdir -p "$root"
  debootstrap --variant=minbase --include=swiftlang,libc6-dev,g++,git,ca-certificates trixie "$root" \
    "${mirror:-http://deb.debian.org/debian}" >"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2; exit 3; }
  rm -rf "$root"/var/cache/apt/archives/*.deb
  touch "$root/.ready"
}

# Mounts in a namespace of its own, so that none is left behind.
run() {
  local project
  project=$(cd "$1" && pwd)
  shift
  [ -e "$root/.ready" ] || { echo "make it first" >&2; exit 3; }
  mkdir -p "$root/src"
  exec unshare --mount bash -c 'mount -t proc proc "$0/proc" && mount --bind "$1" "$0/src" && shift &&
    exec chroot "$0" env -i HOME=/var/tmp PATH=/usr/bin:/bin LANG=C.UTF-8 sh -c "cd /src && exec \"\$@\"" sh "$@"' "$root" "$project" "$@"
}

"$@"
