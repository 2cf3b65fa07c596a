# What the tests of faults and of several processes need from Debian. To be sourced
# after tests/browser.sh, which has `install_packages`:
#
#   . tests/tools.sh
#   find_tools            # exports TEST_HAPROXY and TEST_FAKETIME

# Exports TEST_HAPROXY, the balancer before several servers, and TEST_FAKETIME, the
# library that sets a program's wall clock.
find_tools() {
    TEST_HAPROXY=$(command -v haproxy || ls /usr/sbin/haproxy 2>/dev/null) || true
    TEST_FAKETIME=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1 2>/dev/null | head -1) || true
    if [ -z "$TEST_HAPROXY" ] || [ -z "$TEST_FAKETIME" ] || ! command -v strace >/dev/null 2>&1; then
        echo "Installing HAProxy, libfaketime and strace …"
        install_packages haproxy faketime strace || {
            echo "HAProxy, libfaketime or strace is missing and could not be installed." >&2
            echo "Install them (Debian: apt-get install haproxy faketime strace), then run this again." >&2
            return 1
        }
        TEST_HAPROXY=$(command -v haproxy || ls /usr/sbin/haproxy)
        TEST_FAKETIME=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1 | head -1)
    fi
    export TEST_HAPROXY TEST_FAKETIME
}
