//! Downloads the full backup of another computer on the local network: one request over plain HTTP.

use crate::http::server::network_interfaces::is_private;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Timeout for the connection.
const CONNECT: Duration = Duration::from_secs(5);
/// Timeout for each read.
const PIECE: Duration = Duration::from_secs(20);
/// The path under which the other computer serves the file.
const PATH: &str = "/take/";
/// The longest response head, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// The address that the other computer shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    at: SocketAddr,
    code: String,
}

impl Source {
    /// Parses a typed address. It must be of a private network or this machine, and of the page
    /// that serves the file.
    pub(crate) fn parse(typed: &str) -> Option<Source> {
        let typed = typed.trim();
        let address = typed.strip_prefix("http://").unwrap_or(typed);
        let (host, code) = address.split_once(PATH)?;
        let at: SocketAddr = host.parse().ok()?;
        let code = code.trim_end_matches('/').to_ascii_uppercase();
        let is_code = !code.is_empty() && code.bytes().all(|b| b.is_ascii_alphanumeric());
        let is_near = is_private(&at.ip()) || at.ip().is_loopback();
        (is_code && is_near).then_some(Source { at, code })
    }

    /// Downloads the file, of at most `most` bytes.
    ///
    /// # Errors
    /// When the other computer does not respond, or no longer serves the file.
    pub(crate) fn fetch(&self, most: usize) -> io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect_timeout(&self.at, CONNECT)?;
        stream.set_read_timeout(Some(PIECE))?;
        let Source { at, code } = self;
        let request = format!(
            "GET {PATH}{code} HTTP/1.1\r\nHost: {at}\r\nAccept: application/octet-stream\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        let limit = most.saturating_add(LONGEST_HEAD) as u64;
        stream.take(limit).read_to_end(&mut answer)?;
        let refused = || io::Error::from(io::ErrorKind::NotFound);
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.ok_or_else(refused)?;
        if !answer.starts_with(b"HTTP/1.1 200 ") {
            return Err(refused());
        }
        Ok(answer.split_off(end + 4))
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn only_addresses_of_the_private_network_are_accepted() {
        let at = |typed: &str| Source::parse(typed).map(|source| source.at.to_string());
        let near = Some("192.168.1.20:8080".to_owned());
        assert_eq!(at(" http://192.168.1.20:8080/take/7qk2mn4p "), near);
        assert_eq!(at("192.168.1.20:8080/take/7QK2MN4P/"), near);
        for other in [
            "http://203.0.113.9:8080/take/7QK2MN4P",
            "http://cup.example.org/take/7QK2MN4P",
            "http://192.168.1.20:8080/take/../admin",
            "http://192.168.1.20:8080/take/",
            "http://192.168.1.20:8080/",
            "https://192.168.1.20:8080/take/7QK2MN4P",
        ] {
            assert_eq!(at(other), None, "{other}");
        }
    }
}
