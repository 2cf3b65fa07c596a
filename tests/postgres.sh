# A PostgreSQL of our own for the length of a test run. To be sourced:
#
#   . tests/postgres.sh
#   start_postgres        # exports TEST_POSTGRES_URL
#   trap stop_postgres EXIT
#
# It lives in target/postgres, listens on 127.0.0.1 only, on a port that is
# free, and trusts whoever comes from there. Works as root (the server itself
# then runs as an unprivileged user) and as anybody else.

# shellcheck source=tests/ports.sh
. "$(dirname "${BASH_SOURCE[0]}")/ports.sh"

# Where initdb and pg_ctl are: on Debian outside the PATH, the newest version last.
postgres_programs() {
    local folder
    folder=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -t/ -k5 -n | tail -1)
    if [ -x "$folder/initdb" ]; then
        echo "$folder"
    elif command -v initdb >/dev/null 2>&1; then
        dirname "$(command -v initdb)"
    else
        return 1
    fi
}

install_postgres() {
    local as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 && as_root="sudo -n"
        [ -n "$as_root" ] || return 1
    fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq >&2 &&
        $as_root apt-get install -y -qq --no-install-recommends postgresql >&2
}

# Runs a command as the user that the server runs as.
as_postgres() {
    if [ "$(id -u)" -ne 0 ]; then
        "$@"
    elif id postgres >/dev/null 2>&1; then
        (cd / && runuser -u postgres -- "$@")
    else
        (cd / && runuser -u nobody -- "$@")
    fi
}

start_postgres() {
    local programs port root
    if ! programs=$(postgres_programs); then
        echo "PostgreSQL is not here; installing it from Debian" >&2
        install_postgres || true
        if ! programs=$(postgres_programs); then
            echo "PostgreSQL could not be installed. Install the package \`postgresql\` by hand" >&2
            echo "(apt-get install postgresql), then run the tests again." >&2
            return 1
        fi
    fi
    root=${CARGO_TARGET_DIR:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/target}
    mkdir -p "$root"
    # The server's user may not be able to look into our folder, so the cluster's
    # own folder is made in the target folder when it can be reached, else in /tmp.
    POSTGRES_HOME=$(mktemp -d "$root/postgres.XXXXXX")
    [ "$(id -u)" -ne 0 ] || chown "$(as_postgres id -u)" "$POSTGRES_HOME"
    if ! as_postgres test -w "$POSTGRES_HOME" 2>/dev/null; then
        rm -rf "$POSTGRES_HOME"
        POSTGRES_HOME=$(mktemp -d /tmp/inkundla-postgres.XXXXXX)
        [ "$(id -u)" -ne 0 ] || chown "$(as_postgres id -u)" "$POSTGRES_HOME"
    fi
    POSTGRES_PROGRAMS=$programs
    # Tests kill this server, and never the machine: what is written need not reach the disk.
    if ! as_postgres "$programs/initdb" -D "$POSTGRES_HOME/data" -U postgres -A trust -E UTF8 --no-sync \
        --locale=C.UTF-8 >"$POSTGRES_HOME.log" 2>&1 ||
        ! as_postgres bash -c 'echo "fsync = off" >>"$0/postgresql.conf"' "$POSTGRES_HOME/data"; then
        echo "PostgreSQL could not make its folder; what it said:" >&2
        cat "$POSTGRES_HOME.log" >&2
        stop_postgres
        return 1
    fi
    local try
    for try in 1 2 3; do
        port=$(free_port) || break
        if as_postgres "$programs/pg_ctl" -D "$POSTGRES_HOME/data" -w -t 60 -l "$POSTGRES_HOME/log" \
            -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories= \
                -c max_connections=200 -c lc_messages=C" start >/dev/null 2>&1; then
            export TEST_POSTGRES_URL="postgres://postgres@127.0.0.1:$port/postgres"
            return 0
        fi
    done
    echo "PostgreSQL did not start; what it said:" >&2
    cat "$POSTGRES_HOME/log" >&2 2>/dev/null || true
    stop_postgres
    return 1
}

stop_postgres() {
    [ -n "${POSTGRES_HOME:-}" ] || return 0
    if [ -f "$POSTGRES_HOME/data/postmaster.pid" ]; then
        as_postgres "$POSTGRES_PROGRAMS/pg_ctl" -D "$POSTGRES_HOME/data" -m immediate stop >/dev/null 2>&1 || true
    fi
    rm -rf "$POSTGRES_HOME" "$POSTGRES_HOME.log"
    unset POSTGRES_HOME POSTGRES_PROGRAMS TEST_POSTGRES_URL
}
