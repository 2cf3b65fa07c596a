//! The URL of a PostgreSQL: its hosts and TLS parameters, and the URL that libpq gets instead. The
//! libpq in this program has no TLS; if the URL asks for TLS, [`Tunnel`] provides it.

use super::answer;
use super::lost_host::limits_for_libpq;
use super::tls::{Trust, client};
use super::tunnel::{Target, Tunnel};
use crate::StoreError;
use std::net::IpAddr;

/// PostgreSQL's default port.
const PORT: &str = "5432";
/// Our own URL parameter: with it the operator accepts a connection that others may read.
const CLEAR_TEXT: &str = "clear_text";
/// The parameters that are for us and not passed on to libpq.
const OURS: [&str; 6] = [
    "host",
    "hostaddr",
    "port",
    "sslmode",
    "sslrootcert",
    CLEAR_TEXT,
];

/// A URL for libpq, valid until this is dropped.
pub(super) struct Endpoint {
    url: String,
    _tunnel: Option<Tunnel>,
}

impl Endpoint {
    /// Parses a URL, and opens the tunnel if it asks for TLS. Does not connect.
    ///
    /// # Errors
    /// [`StoreError::ClearText`] if others could read the connection,
    /// [`StoreError::PostgresAddress`] for unsupported parameters.
    pub(super) fn open(url: &str) -> Result<Endpoint, StoreError> {
        let spec = Spec::parse(url)?;
        Ok(match spec.transport()? {
            Transport::Clear => Endpoint {
                url: spec.in_clear_for_libpq(),
                _tunnel: None,
            },
            Transport::Tls(trust) => {
                let tunnel = Tunnel::open(spec.targets()?, client(&trust)?).map_err(|why| {
                    StoreError::Unavailable(format!("the tunnel for TLS cannot be made: {why}"))
                })?;
                Endpoint {
                    url: spec.through(&tunnel),
                    _tunnel: Some(tunnel),
                }
            }
        })
    }

    /// The URL for libpq.
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Whether a server takes connections, even if not ours.
    pub(super) fn answers(&self) -> bool {
        Spec::parse(&self.url).is_ok_and(|spec| answer::answers(&spec.servers()))
    }
}

/// How the server is reached.
#[derive(PartialEq, Eq, Debug)]
enum Transport {
    Clear,
    Tls(Trust),
}

/// The parts of a URL (<https://www.postgresql.org/docs/current/libpq-connect.html>).
struct Spec {
    /// User and password with their `@`, as written.
    user: String,
    /// The hosts and the database, as written.
    place: String,
    hosts: Vec<String>,
    ports: Vec<String>,
    /// The database with its `/`, as written.
    database: String,
    /// Names, and values as written.
    parameters: Vec<(String, String)>,
}

impl Spec {
    fn parse(url: &str) -> Result<Spec, StoreError> {
        let (_, rest) = url.split_once("://").unwrap_or(("", url));
        // Like libpq: the user ends at the first `@` before the first `/`.
        let (user, rest) = match rest.find(['@', '/']) {
            Some(at) if rest[at..].starts_with('@') => rest.split_at(at + 1),
            _ => ("", rest),
        };
        let (place, parameters) = rest.split_once('?').unwrap_or((rest, ""));
        let (hosts, database) = place.split_at(place.find('/').unwrap_or(place.len()));
        let parameters = parameters.split('&').filter(|one| !one.is_empty());
        let parameters = parameters.map(|one| {
            let (name, value) = one.split_once('=').unwrap_or((one, ""));
            (name.to_owned(), value.to_owned())
        });
        let (listed, ports) = hosts.split(',').map(host_and_port).unzip();
        let mut spec = Spec {
            user: user.to_owned(),
            place: place.to_owned(),
            hosts: listed,
            ports,
            database: database.to_owned(),
            parameters: parameters.collect(),
        };
        if spec.parameter("service").is_some() {
            return Err(unusable(
                "a service file is not read; write the address out",
            ));
        }
        spec.hosts = spec.list("host", &spec.hosts);
        spec.ports = spec.list("port", &spec.ports);
        Ok(spec)
    }

    /// A parameter: from the URL, or from the environment as for libpq.
    #[expect(
        clippy::disallowed_methods,
        reason = "libpq reads these variables too, and its behaviour has to be predicted"
    )]
    fn parameter(&self, name: &str) -> Option<String> {
        let mut parameters = self.parameters.iter().rev();
        let written = parameters.find(|(known, _)| known == name);
        let written = written.map(|(_, value)| decoded(value));
        let environment = || std::env::var(format!("PG{}", name.to_uppercase())).ok();
        written
            .or_else(environment)
            .filter(|value| !value.is_empty())
    }

    /// A list that may also be given before the parameters (`listed`). The environment counts only
    /// if the URL has neither.
    fn list(&self, name: &str, listed: &[String]) -> Vec<String> {
        let is_written = self.parameters.iter().any(|(known, _)| known == name);
        let is_open = listed.iter().all(String::is_empty);
        match self.parameter(name).filter(|_| is_written || is_open) {
            Some(value) => value.split(',').map(str::to_owned).collect(),
            None => listed.to_vec(),
        }
    }

    fn transport(&self) -> Result<Transport, StoreError> {
        let mode = self
            .parameter("sslmode")
            .unwrap_or_else(|| "prefer".to_owned());
        let roots = self.parameter("sslrootcert");
        let trust = match mode.as_str() {
            // Like libpq: with a root certificate, `require` verifies the chain.
            "require" => roots.map_or(Trust::Anybody, Trust::Signed),
            "verify-ca" => Trust::Signed(roots.ok_or_else(no_roots)?),
            "verify-full" => Trust::Named(roots.ok_or_else(no_roots)?),
            "disable" | "allow" | "prefer" => return self.in_clear(&mode),
            _ => return Err(unusable(&format!("sslmode={mode} is not known"))),
        };
        if std::env::var_os("PGHOSTADDR").is_some() {
            // libpq would connect to that address directly, past the tunnel.
            return Err(unusable("write PGHOSTADDR into the address, as hostaddr=…"));
        }
        let mut names = self.parameters.iter().map(|(name, _)| name.as_str());
        match names.find(|name| name.starts_with("ssl") && !OURS.contains(name)) {
            Some(name) => Err(unusable(&format!("{name} is not supported"))),
            None => Ok(Transport::Tls(trust)),
        }
    }

    /// Modes that do not guarantee TLS are allowed on this machine, and elsewhere only if the
    /// operator confirms it with `clear_text=yes`.
    fn in_clear(&self, mode: &str) -> Result<Transport, StoreError> {
        let confirmed = self
            .parameter(CLEAR_TEXT)
            .is_some_and(|value| value == "yes");
        let addresses = self.list("hostaddr", &[]);
        let hosts = if addresses.is_empty() {
            &self.hosts
        } else {
            &addresses
        };
        let far = hosts.iter().find(|host| !is_local(host));
        match far {
            Some(host) if !(confirmed && mode == "disable") => {
                Err(StoreError::ClearText(host.clone()))
            }
            _ => Ok(Transport::Clear),
        }
    }

    /// Host or address, and port, of each server.
    fn servers(&self) -> Vec<(String, u16)> {
        let addresses = self.list("hostaddr", &[]);
        let server = |(at, host): (usize, &String)| {
            let address = addresses.get(at).filter(|address| !address.is_empty());
            let port = self.port_of(at).parse().ok()?;
            Some((address.unwrap_or(host).clone(), port))
        };
        let all = self.hosts.iter().enumerate();
        all.filter_map(server).collect()
    }

    /// The port of a host by its place; a single port is for all hosts.
    fn port_of(&self, at: usize) -> &str {
        let port = self.ports.get(at).or(self.ports.first());
        let port = port.filter(|port| !port.is_empty());
        port.map_or(PORT, String::as_str)
    }

    fn targets(&self) -> Result<Vec<Target>, StoreError> {
        let addresses = self.list("hostaddr", &[]);
        let target = |(at, host): (usize, &String)| {
            let port = self.port_of(at).parse();
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

    /// The URL with which libpq connects to our end of the tunnel.
    fn through(&self, tunnel: &Tunnel) -> String {
        let ends = tunnel
            .ends()
            .map(|port| (encoded(tunnel.folder()), port.to_string()));
        let (folders, ports): (Vec<_>, Vec<_>) = ends.unzip();
        let rest = self.parameters_for_libpq();
        format!(
            "postgres://{}{}?host={}&port={}&sslmode=disable{rest}",
            self.user,
            self.database,
            folders.join(","),
            ports.join(",")
        )
    }

    fn parameters_for_libpq(&self) -> String {
        let others = self.parameters.iter();
        let others = others.filter(|(name, _)| !OURS.contains(&name.as_str()));
        others
            .map(|(name, value)| format!("&{name}={value}"))
            .collect()
    }

    /// The URL without the parameter that libpq does not know, and with limits for a host that is lost.
    fn in_clear_for_libpq(&self) -> String {
        let is_written = |name: &str| self.parameters.iter().any(|(known, _)| known == name);
        let others = self.parameters.iter();
        let others = others.filter(|(name, _)| name != CLEAR_TEXT);
        let mut all: Vec<_> = others
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        all.extend(limits_for_libpq(is_written));
        format!("postgres://{}{}?{}", self.user, self.place, all.join("&"))
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

/// Host and port of one item of the list; an IPv6 address is in brackets.
fn host_and_port(text: &str) -> (String, String) {
    let (host, port) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, port)) => (host, port.strip_prefix(':').unwrap_or("")),
        None => text.rsplit_once(':').unwrap_or((text, "")),
    };
    (decoded(host), port.to_owned())
}

/// Whether a connection to this host stays on this machine. A name is not resolved: it may be
/// resolved differently later.
fn is_local(host: &str) -> bool {
    let address = host.parse::<IpAddr>();
    host.is_empty()
        || host.starts_with(['/', '@'])
        || host.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

/// Decodes percent-encoding.
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
