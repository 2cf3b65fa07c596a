//! The check of the `Host` header against DNS rebinding: another site can point its own name at the address of
//! this server, and its page would then share an origin with ours.

use crate::http::server::network_interfaces::own_addresses;
use actix_web::http::header::{self, HeaderMap};
use std::fs;
use std::net::IpAddr;
use std::sync::LazyLock;

/// Top-level names that public DNS never resolves, so that no site of the internet can have one.
const INNER: [&str; 6] = ["local", "localhost", "lan", "home", "internal", "home.arpa"];

/// The hostname of this machine, where the system keeps it in a file.
static HOSTNAME: LazyLock<Option<String>> = LazyLock::new(|| {
    let files = ["/proc/sys/kernel/hostname", "/etc/hostname"];
    let names = files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok());
    let mut names = names.map(|name| name.trim().to_ascii_lowercase());
    names.find(|name| !name.is_empty())
});

/// A host as written in a header or a URL: `192.168.1.5:8080`, `[::1]:80`, `laptop.local`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Host<'a> {
    /// The name or address, without brackets.
    pub(crate) name: &'a str,
    /// The port; `None` for the default one.
    pub(crate) port: Option<u16>,
}

impl<'a> Host<'a> {
    /// Splits a host into its parts; `None` if it is malformed.
    pub(crate) fn parse(text: &'a str) -> Option<Host<'a>> {
        let (name, port) = match text.strip_prefix('[') {
            Some(rest) => {
                let (name, after) = rest.split_once(']')?;
                (
                    name,
                    after.strip_prefix(':').or(after.is_empty().then_some(""))?,
                )
            }
            None => text.split_once(':').unwrap_or((text, "")),
        };
        let port = match port {
            "" => None,
            digits => Some(digits.parse().ok()?),
        };
        (!name.is_empty()).then_some(Host { name, port })
    }

    /// The `Host` header of a request.
    pub(crate) fn requested(headers: &'a HeaderMap) -> Option<Host<'a>> {
        Host::parse(headers.get(header::HOST)?.to_str().ok()?)
    }

    pub(crate) fn ip(&self) -> Option<IpAddr> {
        let ip: IpAddr = self.name.parse().ok()?;
        Some(ip.to_canonical())
    }

    /// Whether it is the hostname of this machine, alone or with the `.local` of mDNS.
    pub(crate) fn is_hostname(&self) -> bool {
        let Some(own) = HOSTNAME.as_deref() else {
            return false;
        };
        let name = self.name.to_ascii_lowercase();
        let label = own.split('.').next().unwrap_or(own);
        name == own || name == label || name.strip_suffix(".local") == Some(label)
    }

    /// Whether it means this machine for a browser that runs here.
    pub(crate) fn is_this_machine(&self) -> bool {
        match self.ip() {
            Some(ip) => ip.is_loopback() || own_addresses().contains(&ip),
            None => self.name.eq_ignore_ascii_case("localhost"),
        }
    }

    /// Whether no site of the internet can have it: an IP address, a name without a dot, or a name of a private
    /// network.
    pub(crate) fn is_inner(&self) -> bool {
        let name = self.name.trim_end_matches('.').to_ascii_lowercase();
        let is_below = |ending: &str| {
            let above = name.strip_suffix(ending);
            above.is_some_and(|above| above.is_empty() || above.ends_with('.'))
        };
        self.ip().is_some() || !name.contains('.') || INNER.into_iter().any(is_below)
    }
}
