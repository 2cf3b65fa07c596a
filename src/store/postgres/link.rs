//! How a PostgreSQL is reached: what its address says of hosts and of TLS, and what
//! libpq gets instead. The libpq inside this program speaks no TLS itself; where
//! the address asks for it, [`Tunnel`] does.

use super::tls::{Trust, client};
use super::tunnel::{Target, Tunnel};
use crate::StoreError;
use std::net::IpAddr;

/// PostgreSQL's own port.
const PORT: &str = "5432";
/// Our own word in an address: who writes it accepts a network that others may read.
const CLEAR_TEXT: &str = "clear_text";
/// What the address says to us; libpq does not get it.
const OURS: [&str; 6] = [
    "host",
    "hostaddr",
    "port",
    "sslmode",
    "sslrootcert",
    CLEAR_TEXT,
];

/// An address that libpq can use, as long as this lives.
pub(super) struct Link {
    url: String,
    _tunnel: Option<Tunnel>,
}

impl Link {
    /// Reads an address, and opens the tunnel if it asks for TLS. Nothing is connected yet.
    ///
    /// # Errors
    /// [`StoreError::ClearText`] where the way would be open to others,
    /// [`StoreError::PostgresAddress`] for what cannot be done.
    pub(super) fn to(url: &str) -> Result<Link, StoreError> {
        let spec = Spec::parse(url)?;
        Ok(match spec.way()? {
            Way::Clear => Link {
                url: spec.without_our_words(url),
                _tunnel: None,
            },
            Way::Tls(trust) => {
                let tunnel = Tunnel::open(spec.targets()?, client(&trust)?).map_err(|why| {
                    StoreError::Unavailable(format!("the tunnel for TLS cannot be made: {why}"))
                })?;
                Link {
                    url: spec.through(&tunnel),
                    _tunnel: Some(tunnel),
                }
            }
        })
    }

    /// What libpq gets.
    pub(super) fn url(&self) -> &str {
        &self.url
    }
}

/// How it is spoken to the server.
#[derive(PartialEq, Eq, Debug)]
enum Way {
    Clear,
    Tls(Trust),
}

/// The parts of an address (<https://www.postgresql.org/docs/current/libpq-connect.html>).
struct Spec {
    /// Name and pass-phrase with their `@`, as written.
    user: String,
    /// The hosts and the database, as written.
    place: String,
    hosts: Vec<String>,
    ports: Vec<String>,
    /// The database with its `/`, as written.
    database: String,
    /// Name, and value as written.
    words: Vec<(String, String)>,
}

impl Spec {
    fn parse(url: &str) -> Result<Spec, StoreError> {
        let (_, rest) = url.split_once("://").unwrap_or(("", url));
        // As libpq does: a name ends at the first `@` before the first `/`.
        let (user, rest) = match rest.find(['@', '/']) {
            Some(at) if rest[at..].starts_with('@') => rest.split_at(at + 1),
            _ => ("", rest),
        };
        let (place, words) = rest.split_once('?').unwrap_or((rest, ""));
        let (hosts, database) = place.split_at(place.find('/').unwrap_or(place.len()));
        let words = words.split('&').filter(|word| !word.is_empty());
        let words = words.map(|word| {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            (name.to_owned(), value.to_owned())
        });
        let (listed, ports) = hosts.split(',').map(host_and_port).unzip();
        let mut spec = Spec {
            user: user.to_owned(),
            place: place.to_owned(),
            hosts: listed,
            ports,
            database: database.to_owned(),
            words: words.collect(),
        };
        if spec.word("service").is_some() {
            return Err(unusable(
                "a service file is not read; write the address out",
            ));
        }
        spec.hosts = spec.list("host", &spec.hosts);
        spec.ports = spec.list("port", &spec.ports);
        Ok(spec)
    }

    /// What is said of something: in the address, or in the environment as for libpq.
    #[expect(
        clippy::disallowed_methods,
        reason = "libpq reads them too: what it would do has to be known"
    )]
    fn word(&self, name: &str) -> Option<String> {
        let mut words = self.words.iter().rev();
        let written = words.find(|(known, _)| known == name);
        let written = written.map(|(_, value)| decoded(value));
        let environment = || std::env::var(format!("PG{}", name.to_uppercase())).ok();
        written.or_else(environment).filter(|word| !word.is_empty())
    }

    /// The same for a list that may stand before the words as well. The environment counts
    /// where the address says nothing.
    fn list(&self, name: &str, listed: &[String]) -> Vec<String> {
        let is_written = self.words.iter().any(|(known, _)| known == name);
        let is_open = listed.iter().all(String::is_empty);
        match self.word(name).filter(|_| is_written || is_open) {
            Some(word) => word.split(',').map(str::to_owned).collect(),
            None => listed.to_vec(),
        }
    }

    fn way(&self) -> Result<Way, StoreError> {
        let mode = self.word("sslmode").unwrap_or_else(|| "prefer".to_owned());
        let roots = self.word("sslrootcert");
        let trust = match mode.as_str() {
            // As libpq does: who names roots wants them asked.
            "require" => roots.map_or(Trust::Anybody, Trust::Signed),
            "verify-ca" => Trust::Signed(roots.ok_or_else(no_roots)?),
            "verify-full" => Trust::Named(roots.ok_or_else(no_roots)?),
            "disable" | "allow" | "prefer" => return self.in_clear(&mode),
            _ => return Err(unusable(&format!("sslmode={mode} is not known"))),
        };
        if std::env::var_os("PGHOSTADDR").is_some() {
            // libpq would go there past the tunnel.
            return Err(unusable("write PGHOSTADDR into the address, as hostaddr=…"));
        }
        let unknown = self.words.iter().map(|(name, _)| name);
        let mut unknown = unknown.filter(|name| name.starts_with("ssl"));
        match unknown.find(|name| !OURS.contains(&name.as_str())) {
            Some(name) => Err(unusable(&format!("{name} is not supported"))),
            None => Ok(Way::Tls(trust)),
        }
    }

    /// Modes that do not promise TLS are for this machine, and for who says so twice.
    fn in_clear(&self, mode: &str) -> Result<Way, StoreError> {
        let accepted = self.word(CLEAR_TEXT).is_some_and(|word| word == "yes");
        let addresses = self.list("hostaddr", &[]);
        let hosts = if addresses.is_empty() {
            &self.hosts
        } else {
            &addresses
        };
        let far = hosts.iter().find(|host| !is_near(host));
        match far {
            Some(host) if !(accepted && mode == "disable") => {
                Err(StoreError::ClearText(host.clone()))
            }
            _ => Ok(Way::Clear),
        }
    }

    fn targets(&self) -> Result<Vec<Target>, StoreError> {
        let addresses = self.list("hostaddr", &[]);
        let target = |(at, host): (usize, &String)| {
            // One port counts for all hosts.
            let port = self.ports.get(at).or(self.ports.first());
            let port = port.filter(|port| !port.is_empty());
            let port = port.map_or(PORT, String::as_str).parse();
            let address = addresses.get(at).unwrap_or(host).clone();
            let name = if host.is_empty() { &address } else { host };
            if name.is_empty() || name.starts_with(['/', '@']) {
                return Err(unusable(
                    "TLS is for hosts, not for the socket of this machine",
                ));
            }
            Ok(Target {
                name: name.clone(),
                address,
                port: port.map_err(|_| unusable("a port is no number"))?,
            })
        };
        self.hosts.iter().enumerate().map(target).collect()
    }

    /// The address with which libpq comes to our end of the tunnel.
    fn through(&self, tunnel: &Tunnel) -> String {
        let ends = tunnel
            .ends()
            .map(|port| (encoded(tunnel.folder()), port.to_string()));
        let (folders, ports): (Vec<_>, Vec<_>) = ends.unzip();
        let rest = self.words_for_libpq();
        format!(
            "postgres://{}{}?host={}&port={}&sslmode=disable{rest}",
            self.user,
            self.database,
            folders.join(","),
            ports.join(",")
        )
    }

    fn words_for_libpq(&self) -> String {
        let others = self.words.iter();
        let others = others.filter(|(name, _)| !OURS.contains(&name.as_str()));
        others
            .map(|(name, value)| format!("&{name}={value}"))
            .collect()
    }

    /// The address as it was, but for what only we understand.
    fn without_our_words(&self, url: &str) -> String {
        if self.words.is_empty() {
            return url.to_owned();
        }
        let others = self.words.iter().filter(|(name, _)| name != CLEAR_TEXT);
        let others: Vec<_> = others
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        format!(
            "postgres://{}{}?{}",
            self.user,
            self.place,
            others.join("&")
        )
    }
}

fn unusable(why: &str) -> StoreError {
    StoreError::PostgresAddress(why.to_owned())
}

fn no_roots() -> StoreError {
    unusable(
        "verify-ca and verify-full need to know whom to believe: \
         add sslrootcert=FILE (PEM), or sslrootcert=system for the authorities of this machine",
    )
}

/// One of the hosts of an address; IPv6 stands in brackets.
fn host_and_port(text: &str) -> (String, String) {
    let (host, port) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, port)) => (host, port.strip_prefix(':').unwrap_or("")),
        None => text.rsplit_once(':').unwrap_or((text, "")),
    };
    (decoded(host), port.to_owned())
}

/// Whether what is sent there leaves this machine. A name is not looked up: what it
/// means may change.
fn is_near(host: &str) -> bool {
    let address = host.parse::<IpAddr>();
    host.is_empty()
        || host.starts_with(['/', '@'])
        || host.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

/// A text in which `%2F` stands for `/`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let pair = after.get(..2).filter(|_| *first == b'%');
        let pair = pair.and_then(|pair| std::str::from_utf8(pair).ok());
        match pair.and_then(|pair| u8::from_str_radix(pair, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests;
