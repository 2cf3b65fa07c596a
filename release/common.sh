# shellcheck shell=bash disable=SC2034
# What release/build and release/check share. To be sourced in the folder of the project.

version=$(sed -n '/^\[workspace\.package\]/,/^$/s/^version = "\(.*\)"$/\1/p' Cargo.toml)
downloads=$PWD/target/downloads
work=$PWD/target/release-work
mkdir -p "$work"
all_targets=(linux-amd64 windows deb-amd64 linux-arm64 deb-arm64 container)

# says_version TEXT: what `inkundla --version` prints in a download, with the commit from which it was built.
says_version() { [[ $1 =~ ^"inkundla $version (commit "[0-9a-f]{10}")"$ ]]; }

say() { printf '== %s\n' "$*"; }
fail() {
    printf 'release: %s\n' "$*" >&2
    exit 1
}

# need PROGRAM PACKAGE: what is missing is installed from Debian's packages, as root or by a sudo that
# does not ask; where neither can be, it is named.
need() {
    has "$1" || install_package "$2"
    has "$1" || fail "$1 is missing, and could not be installed. Debian: apt-get install $2"
}
has() { command -v "$1" >/dev/null 2>&1 || [ -x "$1" ]; }

install_package() {
    local as_root=(env DEBIAN_FRONTEND=noninteractive)
    command -v apt-get >/dev/null || return 0
    [ "$(id -u)" = 0 ] || as_root=(sudo -n "${as_root[@]}")
    say "installing $1 (apt-get)"
    {
        "${as_root[@]}" apt-get update
        "${as_root[@]}" apt-get install --yes --no-install-recommends "$1"
    } >>"$work/apt.log" 2>&1 || true
}

# The file that a target is handed out as.
download_of() {
    case $1 in
    windows) echo "inkundla-$version-windows.zip" ;;
    installer) echo "inkundla-$version-windows-setup.exe" ;;
    linux-amd64) echo "inkundla-$version-linux-x86_64.tar.xz" ;;
    linux-arm64) echo "inkundla-$version-linux-aarch64.tar.xz" ;;
    deb-amd64 | deb-arm64) echo "inkundla_${version}_${1#deb-}.deb" ;;
    container) echo "inkundla-$version-container.tar.xz" ;;
    *) fail "no such target: $1 (there are: ${all_targets[*]})" ;;
    esac
}

# targets [NAME…]: the names that were given, or all; a wrong one ends it.
targets() {
    local name
    [ $# -gt 0 ] || set -- "${all_targets[@]}"
    for name; do
        download_of "$name" >/dev/null
        echo "$name"
    done
}

megabytes() { awk -v bytes="$(stat -c %s "$1")" 'BEGIN { printf "%.1f MB", bytes / 1e6 }'; }
