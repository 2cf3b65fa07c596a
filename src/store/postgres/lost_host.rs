//! A host that goes off the network closes no connection. Without limits the kernel sends again for a quarter of an
//! hour, and each request waits for it. With these a connection to it fails within seconds, and libpq tries the next
//! host. A server that only works long is no lost host: its kernel still acknowledges.

/// libpq's parameters for a connection without TLS: milliseconds until sent data must be acknowledged, seconds of
/// rest before the first probe and between two, and unanswered probes.
const LIMITS: [(&str, u32); 4] = [
    ("tcp_user_timeout", 5000),
    ("keepalives_idle", 3),
    ("keepalives_interval", 1),
    ("keepalives_count", 3),
];

/// The parameters that are not written in a URL, as libpq reads them.
pub(super) fn limits_for_libpq(is_written: impl Fn(&str) -> bool) -> Vec<String> {
    let open = LIMITS.into_iter().filter(|(name, _)| !is_written(name));
    open.map(|(name, value)| format!("{name}={value}"))
        .collect()
}

/// The same limits for a connection that libpq does not make itself.
#[cfg(unix)]
pub(super) fn give_up_soon(stream: &tokio::net::TcpStream) -> std::io::Result<()> {
    use rustix::net::sockopt;
    use std::time::Duration;
    let [(_, unacknowledged), (_, idle), (_, between), (_, probes)] = LIMITS;
    sockopt::set_socket_keepalive(stream, true)?;
    sockopt::set_tcp_keepidle(stream, Duration::from_secs(idle.into()))?;
    sockopt::set_tcp_keepintvl(stream, Duration::from_secs(between.into()))?;
    sockopt::set_tcp_keepcnt(stream, probes)?;
    #[cfg(target_os = "linux")]
    sockopt::set_tcp_user_timeout(stream, unacknowledged)?;
    #[cfg(not(target_os = "linux"))]
    let _only_linux_has_it = unacknowledged;
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests;
