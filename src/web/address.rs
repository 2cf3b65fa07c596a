//! Under which address the phones in the hall reach this server.

use actix_web::HttpRequest;
use std::net::{IpAddr, SocketAddr};

/// Where the server listens.
#[derive(Clone, Copy)]
pub(super) struct ListensAt(pub(super) SocketAddr);

/// The beginning of every absolute address that is printed.
pub struct Base {
    /// Such as `http://192.168.1.5:8080`.
    pub url: String,
    /// Whether only this machine can open it: a phone cannot.
    pub is_only_here: bool,
}

/// A text as it stands in the query of an address.
pub(super) fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// The address to print for phones: the one by which the page was asked for,
/// unless that means this very machine; then its first address on the LAN.
pub(super) fn base(request: &HttpRequest) -> Base {
    let (scheme, host) = {
        let asked = request.connection_info();
        (asked.scheme().to_owned(), asked.host().to_owned())
    };
    let (name, port) = split(&host);
    if !is_here(name) {
        return Base {
            url: format!("{scheme}://{host}"),
            is_only_here: false,
        };
    }
    let listens_at = request.app_data::<ListensAt>();
    let listens_here_only = listens_at.is_some_and(|at| at.0.ip().is_loopback());
    match lan_addresses().first() {
        Some(lan) if !listens_here_only => Base {
            url: format!("{scheme}://{lan}{port}"),
            is_only_here: false,
        },
        _ => Base {
            url: format!("{scheme}://{host}"),
            is_only_here: true,
        },
    }
}

/// A host into its name and its port, the colon with the port.
fn split(host: &str) -> (&str, &str) {
    match host.rfind(':') {
        Some(at) if !host.ends_with(']') => host.split_at(at),
        _ => (host, ""),
    }
}

fn is_here(name: &str) -> bool {
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost"
        || address
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

/// The addresses of this machine that phones in the hall can reach.
pub fn lan_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let is_reachable = |ip: &IpAddr| ip.is_ipv4() && !ip.is_loopback();
    interfaces
        .iter()
        .map(if_addrs::Interface::ip)
        .filter(is_reachable)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{is_here, split};

    #[test]
    fn a_host_is_this_machine_only_by_its_loopback_names() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:80"] {
            assert!(is_here(split(host).0), "{host}");
        }
        for host in ["192.168.1.5:8080", "inkundla.local", "[2001:db8::1]"] {
            assert!(!is_here(split(host).0), "{host}");
        }
    }

    #[test]
    fn the_port_stays_with_the_address() {
        assert_eq!(split("127.0.0.1:8080"), ("127.0.0.1", ":8080"));
        assert_eq!(split("[::1]"), ("[::1]", ""));
    }
}
