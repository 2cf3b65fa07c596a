//! The addresses of the server: the public one of the settings, and that of its listener.

use crate::http::middleware::allowed_hosts::Host;
use crate::http::server::laptop::Laptop;
use serde::Deserialize;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;

/// The public address from the settings: scheme, host and optional port, e.g. `https://cup.example.org`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicAddress(String);

impl PublicAddress {
    pub(crate) fn url(&self) -> &str {
        &self.0
    }

    pub(crate) fn host(&self) -> Option<Host<'_>> {
        let (_, host) = self.0.split_once("://")?;
        Host::parse(host)
    }
}

impl FromStr for PublicAddress {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<PublicAddress, &'static str> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let host = ["https://", "http://"]
            .iter()
            .find_map(|scheme| text.strip_prefix(scheme));
        let is_plain = |host: &&str| {
            host.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b))
        };
        match host.filter(is_plain).and_then(Host::parse) {
            Some(_) => Ok(PublicAddress(text.to_owned())),
            None => Err("expected an address such as https://cup.example.org, without a path"),
        }
    }
}

impl TryFrom<String> for PublicAddress {
    type Error = &'static str;

    fn try_from(text: String) -> Result<PublicAddress, &'static str> {
        text.parse()
    }
}

#[derive(Clone)]
pub(crate) struct ListensAt {
    pub(crate) address: SocketAddr,
    /// The laptop on which the server runs; it may let phones in at other addresses.
    pub(crate) laptop: Option<Arc<Laptop>>,
}

impl ListensAt {
    /// The address for other devices: one on the local network where the laptop lets phones in there.
    pub(crate) fn address(&self) -> SocketAddr {
        let is_here = self.address.ip().is_loopback();
        let laptop = self.laptop.iter().filter(|_| is_here);
        let mut open = laptop.filter(|laptop| laptop.lets_phones_in());
        let hall = open.find_map(|laptop| laptop.hall_address());
        hall.map_or(self.address, |ip| SocketAddr::new(ip, self.address.port()))
    }
}
