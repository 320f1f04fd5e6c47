# shellcheck shell=bash
# Sourced by ./cheesemoon and ./check: what they say, and Debian packages that are missing.

say() { printf '%s\n' "cheesemoon: $*" >&2; }

# minutes SECONDS: as people say it.
minutes() {
  if (($1 < 100)); then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi
}

# need_packages "what they are for" package...
need_packages() {
  local purpose=$1
  shift
  local missing=() package
  for package in "$@"; do
    if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
      missing+=("$package")
    fi
  done
  ((${#missing[@]} == 0)) && return

  say "installing ${missing[*]} ($purpose)"
  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "this needs root. As root run: apt-get install ${missing[*]}"
      exit 1
    fi
    as_root=(sudo)
  fi
  # A list of packages that is out of date fails to install; then it is fetched and tried again.
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install --yes --no-install-recommends -qq "${missing[@]}")
  if ! "${install[@]}" >/dev/null 2>&1; then
    "${as_root[@]}" apt-get update -qq >&2 || true
    if ! "${install[@]}" >&2; then
      say "could not install them. Is this Debian 12 with its package sources reachable?" \
        "Then run: apt-get update && apt-get install ${missing[*]}"
      exit 1
    fi
  fi
}

need_debian() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "this needs Debian 12 or a relative of it: apt-get is not here"
    exit 1
  fi
}

need_build_packages() {
  need_debian
  need_packages "to compile" g++ cmake ninja-build ccache
  need_packages "libraries of the program" \
    libboost1.81-dev libboost-json1.81-dev libcli11-dev libfmt-dev libbenchmark-dev libgmp-dev libicu-dev \
    libnats-dev libpq-dev libsodium-dev libspdlog-dev libsqlite3-dev libssl-dev libvalijson-dev
}

# Where Node comes from elsewhere, it is not touched.
need_page_packages() {
  if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    need_debian
    need_packages "to build the page" nodejs npm
  fi
}
