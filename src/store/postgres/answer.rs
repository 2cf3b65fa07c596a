//! Whether a PostgreSQL answers at all. libpq passes on only the text of a failed connection, in the language of the
//! server, and not its SQLSTATE; so the first message of the server is asked for once more, without a password.

use super::tunnel::NOT_BELIEVED;
use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

/// The time limit for each step of asking one server.
const PATIENCE: Duration = Duration::from_secs(5);
/// The protocol version 3.0, as a server of any age understands it.
const PROTOCOL: [u8; 4] = [0, 3, 0, 0];
/// Nobody signs in: the server's first message says whether it takes connections.
const HELLO: &[u8] = b"user\0inkundla\0database\0postgres\0application_name\0inkundla\0\0";
/// No first message is longer.
const LONGEST: u64 = 64 * 1024;
/// SQLSTATE: starting, stopping (57P01 to 57P03), or without a free connection.
const LATER: [&[u8]; 4] = [b"57P01", b"57P02", b"57P03", b"53300"];

trait Stream: Read + Write {}
impl<T: Read + Write> Stream for T {}

/// Whether one of the servers accepts connections. A failed connection to it is then a refusal, which a retry does not change.
pub(super) fn answers(servers: &[(String, u16)]) -> bool {
    let mut servers = servers.iter();
    servers.any(|(host, port)| {
        let reply = reach(host, *port).and_then(|mut stream| first_message(&mut *stream));
        reply.is_ok_and(|reply| is_final(&reply))
    })
}

fn reach(host: &str, port: u16) -> std::io::Result<Box<dyn Stream>> {
    #[cfg(unix)]
    if host.is_empty() || host.starts_with(['/', '@']) {
        use std::os::unix::net::UnixStream;
        // Where libpq looks if nothing is written.
        let folder = if host.is_empty() { "/tmp" } else { host };
        let stream = UnixStream::connect(format!("{folder}/.s.PGSQL.{port}"))?;
        stream.set_read_timeout(Some(2 * PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        return Ok(Box::new(stream));
    }
    let mut last = std::io::ErrorKind::AddrNotAvailable.into();
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(Box::new(stream));
            }
            Err(why) => last = why,
        }
    }
    Err(last)
}

/// Sends the beginning of a connection and reads the server's first message.
fn first_message(stream: &mut dyn Stream) -> std::io::Result<Vec<u8>> {
    let length = u32::try_from(HELLO.len() + 8).unwrap_or(u32::MAX);
    let hello = [&length.to_be_bytes(), &PROTOCOL[..], HELLO].concat();
    stream.write_all(&hello)?;
    stream.flush()?;
    let mut head = [0; 5];
    stream.read_exact(&mut head)?;
    let [kind, length @ ..] = head;
    let length = u64::from(u32::from_be_bytes(length)).saturating_sub(4);
    let mut message = vec![kind];
    stream.take(length.min(LONGEST)).read_to_end(&mut message)?;
    Ok(message)
}

/// Whether a first message says that the server takes connections: it asks for a password, or refuses this one for a
/// reason that stays.
fn is_final(message: &[u8]) -> bool {
    let Some((kind, fields)) = message.split_first() else {
        return false;
    };
    let field = |name: u8| {
        let mut fields = fields.split(|byte| *byte == 0);
        fields.find_map(|field| field.strip_prefix(&[name]))
    };
    match kind {
        b'R' => true,
        b'E' if field(b'R') == Some(NOT_BELIEVED) => true,
        b'E' => field(b'C').is_some_and(|code| !LATER.contains(&code)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_final;

    #[test]
    fn a_refusal_is_told_from_a_server_that_starts_in_any_language() {
        let refused = b"ESFATAL\0VFATAL\0C28P01\0MPasswort-Authentifizierung fehlgeschlagen\0\0";
        assert!(is_final(refused));
        assert!(is_final(b"R\0\0\0\x0a"));
        assert!(is_final(
            "ESFATAL\0C3D000\0MБаза данных не существует\0\0".as_bytes()
        ));
        assert!(!is_final(
            b"ESFATAL\0C57P03\0Mdas Datenbanksystem startet\0\0"
        ));
        assert!(!is_final(b"ESFATAL\0C53300\0Mzu viele Verbindungen\0\0"));
        assert!(is_final(
            b"ESFATAL\0C57P03\0Mno certificate\0Rnot_believed\0\0"
        ));
        assert!(!is_final(b""));
        assert!(!is_final(b"HTTP/1.1 400 Bad Request"));
    }
}
