//! The listening address, and the addresses at which others reach the server.

use crate::http::server::network_interfaces::lan_addresses;
use crate::http::server::server_lifecycle::Listening;
use anyhow::Context;
use std::net::SocketAddr;

/// Binds the listening address.
pub(super) fn take(listen: SocketAddr) -> anyhow::Result<Listening> {
    Listening::on(listen).with_context(|| {
        format!(
            "cannot listen on {listen}; \
             perhaps a server runs there already: choose another with --listen"
        )
    })
}

/// Prints the addresses of the server for this machine and for others.
pub(super) fn print_addresses(address: SocketAddr, is_https: bool) {
    let (ip, port) = (address.ip(), address.port());
    let scheme = if is_https { "https" } else { "http" };
    match ip {
        ip if ip.is_unspecified() => {
            println!("  This machine:  {scheme}://localhost:{port}");
            for other in lan_addresses() {
                println!("  On the LAN:    {scheme}://{other}:{port}");
            }
        }
        ip if ip.is_loopback() => {
            println!("  This machine:  {scheme}://{address}");
            println!("  Phones cannot reach this address. For them: --listen 0.0.0.0:{port}");
        }
        _ => println!("  On the LAN:    {scheme}://{address}"),
    }
}

/// The base of printed links: an address that phones can reach, if there is one.
pub(super) fn base(address: SocketAddr) -> String {
    let port = address.port();
    match (address.ip().is_unspecified(), lan_addresses().first()) {
        (true, Some(ip)) => format!("http://{ip}:{port}"),
        (true, None) => format!("http://localhost:{port}"),
        (false, _) => format!("http://{address}"),
    }
}
