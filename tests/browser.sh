# A browser for the length of a test run. To be sourced:
#
#   . tests/browser.sh
#   start_browser         # exports TEST_WEBDRIVER_URL and TEST_CHROMIUM
#   trap stop_browser EXIT
#
# Chromium and its driver come from Debian where they are missing. axe-core, which
# looks for what a screen reader cannot use, comes from npm: its licence (MPL-2.0)
# is none of ours, so nothing of it is kept in the repository.

AXE_VERSION=4.10.3

# Exports TEST_AXE, the path of the checker.
fetch_axe() {
    TEST_AXE="$PWD/target/axe-core-$AXE_VERSION/package/axe.min.js"
    export TEST_AXE
    [ ! -f "$TEST_AXE" ] || return 0
    command -v npm >/dev/null 2>&1 || install_packages npm || {
        echo "npm is missing, and with it axe-core $AXE_VERSION (Debian: apt-get install npm)." >&2
        return 1
    }
    mkdir -p "target/axe-core-$AXE_VERSION"
    (cd "target/axe-core-$AXE_VERSION" && npm pack --silent "axe-core@$AXE_VERSION" >/dev/null && tar xzf "axe-core-$AXE_VERSION.tgz") || {
        echo "axe-core $AXE_VERSION could not be fetched from npm: the tests of names for screen readers need it." >&2
        return 1
    }
}

# Asks Debian which versions of its packages there are.
update_packages() {
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || return 1
        as_root="sudo -n"
    fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
}

install_packages() {
    local as_root
    update_packages && $as_root apt-get install -y -qq "$@" >/dev/null
}

start_browser() {
    if ! command -v chromedriver >/dev/null 2>&1 || ! command -v chromium >/dev/null 2>&1; then
        echo "Installing Chromium and its driver …" >&2
        install_packages chromium chromium-driver || {
            echo "Chromium and chromedriver are missing and could not be installed." >&2
            echo "Install them (Debian: apt-get install chromium chromium-driver), then run this again." >&2
            return 1
        }
    fi
    # The same engine for a third of the work. Where Debian has none, Chromium does it.
    if [ ! -x /usr/lib/chromium/chromium-headless-shell ]; then
        install_packages chromium-headless-shell || echo "Chromium runs as a whole: the tests of pages take longer." >&2
    fi
    TEST_CHROMIUM=$PWD/tests/headless-browser
    export TEST_CHROMIUM
    mkdir -p target
    # The port of an earlier run must not be read before the new one has emptied the file.
    rm -f target/chromedriver.log
    chromedriver --port=0 >target/chromedriver.log 2>&1 &
    browser_driver=$!
    local port= tries=0
    until port=$(sed -n 's/.*started successfully on port \([0-9]*\).*/\1/p' target/chromedriver.log 2>/dev/null) && [ -n "$port" ]; do
        tries=$((tries + 1))
        if [ "$tries" -gt 600 ] || ! kill -0 "$browser_driver" 2>/dev/null; then
            echo "chromedriver did not start:" >&2
            cat target/chromedriver.log >&2
            return 1
        fi
        sleep 0.2
    done
    export TEST_WEBDRIVER_URL="http://127.0.0.1:$port"
}

# Stops the driver and the browsers that it has started and left to the next test.
stop_browser() {
    [ -n "${browser_driver:-}" ] || return 0
    kill "$browser_driver" 2>/dev/null || true
    [ -n "${TEST_SERVICES:-}" ] || return 0
    local command
    for command in /proc/[0-9]*/cmdline; do
        if grep -qaF -- "--user-data-dir=$TEST_SERVICES/" "$command" 2>/dev/null; then
            command=${command%/cmdline}
            kill "${command#/proc/}" 2>/dev/null || true
        fi
    done
}
