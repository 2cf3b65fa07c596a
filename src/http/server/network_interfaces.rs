//! The addresses of this machine's network interfaces.

use std::net::IpAddr;

pub(crate) fn own_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.iter().map(if_addrs::Interface::ip);
    addresses.map(|ip| ip.to_canonical()).collect()
}

/// The addresses under which phones can reach this machine.
pub fn lan_addresses() -> Vec<IpAddr> {
    let addresses = own_addresses().into_iter();
    addresses.filter(is_reachable).collect()
}

/// The addresses in private networks under which phones can reach this machine.
pub fn private_addresses() -> Vec<IpAddr> {
    lan_addresses().into_iter().filter(is_private).collect()
}

pub(crate) fn is_reachable(ip: &IpAddr) -> bool {
    ip.is_ipv4() && !ip.is_loopback()
}

/// Whether an address is private (RFC 1918) or link-local (RFC 3927).
pub(crate) fn is_private(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V4(v4) if v4.is_private() || v4.is_link_local())
}

#[cfg(test)]
mod tests {
    use super::is_private;

    #[test]
    fn an_address_of_the_internet_is_not_private() {
        for (address, expected) in [
            ("192.168.1.5", true),
            ("10.0.0.5", true),
            ("172.16.0.9", true),
            ("169.254.7.7", true),
            ("203.0.113.9", false),
            ("172.32.0.9", false),
            ("2001:db8::1", false),
        ] {
            assert_eq!(is_private(&address.parse().unwrap()), expected, "{address}");
        }
    }
}
