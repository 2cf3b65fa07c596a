# Ports for servers that bind them only later. To be sourced; `free_port` prints one.
#
# They lie below the ports that the kernel gives to outgoing connections (32768
# and up), so that none of these takes a port before its server binds it. A
# counter, one for all test runs of a user, gives no port twice within 12,000.

free_port() {
    local counter=${TMPDIR:-/tmp}/inkundla-test-ports.$(id -u)
    (
        flock 7 || exit 1
        read -r next <&7 || next=$((RANDOM % 12000))
        for _ in $(seq 200); do
            next=$(((next + 1) % 12000))
            port=$((20000 + next))
            if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
                echo "$next" >"$counter"
                echo "$port"
                exit 0
            fi
        done
        exit 1
    ) 7<>"$counter"
}
