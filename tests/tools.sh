# Single programs that tests need from Debian. To be sourced after
# tests/browser.sh, which has `install_packages`.

# need WHAT PACKAGE: installs a package, or says what is missing.
need() {
    echo "Installing $1 …" >&2
    install_packages "$2" || {
        echo "$1 is missing and could not be installed." >&2
        echo "Install it (Debian: apt-get install $2), then run this again." >&2
        return 1
    }
}

# Exports TEST_HAPROXY, the balancer before several servers.
find_haproxy() {
    haproxy_program() { command -v haproxy || ls /usr/sbin/haproxy 2>/dev/null; }
    haproxy_program >/dev/null || need HAProxy haproxy || return 1
    TEST_HAPROXY=$(haproxy_program)
    export TEST_HAPROXY
}

# Exports TEST_PGBOUNCER, a pooler of connections to PostgreSQL.
find_pgbouncer() {
    pgbouncer_program() { command -v pgbouncer || ls /usr/sbin/pgbouncer 2>/dev/null; }
    pgbouncer_program >/dev/null || need PgBouncer pgbouncer || return 1
    TEST_PGBOUNCER=$(pgbouncer_program)
    export TEST_PGBOUNCER
}

# Exports TEST_FAIL2BAN, the folder of a program that reads logs. Debian's package is unpacked and not installed, as
# it would start a server.
fetch_fail2ban() {
    TEST_FAIL2BAN=$PWD/target/fail2ban
    export TEST_FAIL2BAN
    [ -x "$TEST_FAIL2BAN/usr/bin/fail2ban-regex" ] && return
    (mkdir -p target/fail2ban && cd target/fail2ban && apt-get download fail2ban && dpkg -x fail2ban_*.deb .) \
        >/dev/null 2>&1 || {
        echo "fail2ban is missing: Debian's package could not be fetched" >&2
        return 1
    }
}

# Exports TEST_FAKETIME, the library that sets a program's wall clock.
find_faketime() {
    faketime_library() { ls /usr/lib/*/faketime/libfaketimeMT.so.1 2>/dev/null | head -1; }
    [ -n "$(faketime_library)" ] || need libfaketime faketime || return 1
    TEST_FAKETIME=$(faketime_library)
    export TEST_FAKETIME
}

# What notes and delays the system calls of a program.
find_strace() {
    command -v strace >/dev/null 2>&1 || need strace strace
}

# Reads what was printed, to be compared with the pages.
need_pdf_reader() {
    command -v pdftotext >/dev/null 2>&1 || need pdftotext poppler-utils
}

# fetch PACKAGE FILE: prints where a program of a package of Debian is. The package is unpacked and not installed,
# as it would start a server.
fetch() {
    local program=$PWD/target/$1/$2
    [ -x "$program" ] ||
        (mkdir -p "target/$1" && cd "target/$1" && rm -f ./*.deb && { apt-get download "$1" ||
            { update_packages && apt-get download "$1"; }; } && dpkg -x "$1"_*.deb .) >/dev/null 2>&1 || {
        echo "$1 is missing: Debian's package $1 could not be fetched" >&2
        return 1
    }
    echo "$program"
}

# Exports TEST_PROMTOOL, TEST_NGINX, TEST_CADDY.
fetch_promtool() { TEST_PROMTOOL=$(fetch prometheus usr/bin/promtool) && export TEST_PROMTOOL; }
fetch_nginx() { TEST_NGINX=$(fetch nginx usr/sbin/nginx) && export TEST_NGINX; }
fetch_caddy() { TEST_CADDY=$(fetch caddy usr/bin/caddy) && export TEST_CADDY; }

# The programs that the commands of the documents call.
need_programs_of_documents() {
    command -v systemd-analyze >/dev/null 2>&1 || need systemd-analyze systemd || return 1
    command -v gpg >/dev/null 2>&1 || need GnuPG gnupg || return 1
    command -v jq >/dev/null 2>&1 || need jq jq || return 1
    command -v openssl >/dev/null 2>&1 || need OpenSSL openssl
}
