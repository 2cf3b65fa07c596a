//! The tunnel needs Unix sockets, which Rust's standard library has on Unix only.

use rustls::ClientConfig;
use std::io::{Error, ErrorKind};
use std::sync::Arc;

pub(super) const NOT_BELIEVED: &[u8] = b"not_believed";

pub(super) struct Target {
    pub(super) name: String,
    pub(super) address: String,
    pub(super) port: u16,
}
pub(super) struct Tunnel;

impl Tunnel {
    pub(super) fn open(targets: Vec<Target>, _: Arc<ClientConfig>) -> std::io::Result<Tunnel> {
        let names = targets.into_iter();
        let names = names.map(|to| format!("{} ({}:{})", to.name, to.address, to.port));
        let names = names.collect::<Vec<_>>().join(", ");
        let why = format!("no TLS to {names} on this system: run the server on Linux or macOS");
        Err(Error::new(ErrorKind::Unsupported, why))
    }

    pub(super) fn folder(&self) -> &str {
        ""
    }

    pub(super) fn ends(&self) -> std::ops::RangeInclusive<u16> {
        1..=0
    }
}
