# shellcheck shell=bash disable=SC2034
# What release/build and release/check share. To be sourced in the folder of the project.

version=$(sed -n '/^\[workspace\.package\]/,/^$/s/^version = "\(.*\)"$/\1/p' Cargo.toml)
downloads=$PWD/target/downloads
work=$PWD/target/release-work
all_targets=(linux-amd64 windows deb-amd64 linux-arm64 deb-arm64 container)

say() { printf '== %s\n' "$*"; }
fail() {
    printf 'release: %s\n' "$*" >&2
    exit 1
}

# need PROGRAM PACKAGE: a missing tool is named, with the package of Debian that has it.
need() {
    command -v "$1" >/dev/null 2>&1 || [ -x "$1" ] || fail "$1 is missing. Debian: apt-get install $2"
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
