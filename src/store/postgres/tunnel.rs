//! TLS between libpq, which is built without it, and a PostgreSQL server. libpq connects to a Unix
//! socket in a folder that only this user may enter, and the tunnel forwards the bytes over TLS.
//! An error on the way is reported to libpq as PostgreSQL's own message "cannot connect now", so
//! that it tries the next host and passes on the reason.

use super::lost_host::give_up_soon;
use rustls::ClientConfig;
use rustls_pki_types::ServerName;
use std::fs::DirBuilder;
use std::io::{Error, ErrorKind};
use std::os::unix::fs::DirBuilderExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpStream, UnixListener, UnixStream};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// The time limit for connecting to a server; libpq's `connect_timeout` may be shorter.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause after `accept` has failed, for example because no more files can be opened.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// The SSLRequest message of PostgreSQL's protocol.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];
/// No message before the end of the authentication is longer.
const LONGEST: u32 = 64 * 1024;
/// The routine that our error names (field `R`) when the server is there, but speaks no TLS or has a certificate that
/// is not believed.
pub(super) const NOT_BELIEVED: &[u8] = b"not_believed";
/// The SASL mechanism with channel binding to the server's certificate, which libpq cannot see.
const CHANNEL_BINDING: &[u8] = b"SCRAM-SHA-256-PLUS";

/// A server.
#[derive(Clone)]
pub(super) struct Target {
    /// The host name that its certificate must have.
    pub(super) name: String,
    /// Its host name or IP address.
    pub(super) address: String,
    pub(super) port: u16,
}

/// The tunnels to the servers of a URL, each with its own socket.
pub(super) struct Tunnel {
    folder: String,
    ends: u16,
    runtime: Option<Runtime>,
}

impl Tunnel {
    pub(super) fn open(targets: Vec<Target>, tls: Arc<ClientConfig>) -> std::io::Result<Tunnel> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("database tls")
            .enable_all()
            .build()?;
        let mut tunnel = Tunnel {
            folder: private_folder()?,
            ends: 0,
            runtime: None,
        };
        let inside = runtime.enter();
        for target in targets {
            tunnel.ends += 1;
            let socket = format!("{}/.s.PGSQL.{}", tunnel.folder, tunnel.ends);
            let listener = UnixListener::bind(socket)?;
            runtime.spawn(accept(
                listener,
                target,
                TlsConnector::from(Arc::clone(&tls)),
            ));
        }
        drop(inside);
        tunnel.runtime = Some(runtime);
        Ok(tunnel)
    }

    /// The folder with the sockets, as libpq's `host`.
    pub(super) fn folder(&self) -> &str {
        &self.folder
    }

    /// The port number of each socket, as libpq names them.
    pub(super) fn ends(&self) -> std::ops::RangeInclusive<u16> {
        1..=self.ends
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        // Files that remain do no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn private_folder() -> std::io::Result<String> {
    let place = std::env::temp_dir();
    // libpq takes a host for a socket folder if it begins with a slash.
    let place = place.to_str().filter(|place| place.starts_with('/'));
    let place = place.ok_or_else(|| Error::other("TMPDIR is no whole path"))?;
    for number in 0..u16::MAX {
        let folder = format!("{place}/inkundla-{}-{number}", std::process::id());
        match DirBuilder::new().mode(0o700).create(&folder) {
            // Left by a former process with the same id, or used by another tunnel.
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            done => return done.map(|()| folder),
        }
    }
    Err(Error::other(format!("{place} is full of our folders")))
}

async fn accept(listener: UnixListener, target: Target, tls: TlsConnector) {
    loop {
        match listener.accept().await {
            Ok((near, _)) => {
                let (target, tls) = (target.clone(), tls.clone());
                tokio::spawn(async move {
                    // On an error both ends are closed, which libpq sees.
                    let _ = forward(near, &target, &tls).await;
                });
            }
            Err(why) => {
                tracing::warn!(%why, "the tunnel to the database cannot accept a connection");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Forwards one connection until either side closes it.
async fn forward(mut near: UnixStream, target: &Target, tls: &TlsConnector) -> std::io::Result<()> {
    let hello = message(&mut near, 0).await?;
    let far = timeout(CONNECT_TIMEOUT, connect(target, tls)).await;
    let far = far.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()));
    let mut far = match far {
        Ok(far) => far,
        Err(why) => {
            let Target { name, port, .. } = target;
            let is_there = matches!(why.kind(), ErrorKind::InvalidData | ErrorKind::Other);
            let why = format!("{name}:{port}: {why}");
            return near.write_all(&refusal(&why, is_there)).await;
        }
    };
    far.write_all(&hello).await?;
    far.flush().await?;
    authenticate(&mut near, &mut far).await?;
    copy_bidirectional(&mut near, &mut far).await.map(drop)
}

/// A TLS connection to a server with a verified certificate.
async fn connect(target: &Target, tls: &TlsConnector) -> std::io::Result<TlsStream<TcpStream>> {
    let name = ServerName::try_from(target.name.clone());
    let name = name.map_err(|_| Error::other("this is no name of a host"))?;
    let mut stream = TcpStream::connect((target.address.as_str(), target.port)).await?;
    stream.set_nodelay(true)?;
    give_up_soon(&stream)?;
    stream.write_all(&SSL_REQUEST).await?;
    // Exactly one byte: anything that a man in the middle sends after it is not TLS.
    match stream.read_u8().await? {
        b'S' => tls.connect(name, stream).await,
        _ => Err(Error::other("the server speaks no TLS (ssl = off)")),
    }
}

/// Forwards the server's messages up to its choice of authentication. libpq, which sees no TLS,
/// would refuse a server that offers channel binding, so that mechanism is removed from the offer;
/// libpq then declares that it does not support it, and the server accepts that.
async fn authenticate(
    near: &mut UnixStream,
    far: &mut TlsStream<TcpStream>,
) -> std::io::Result<()> {
    loop {
        let mut reply = match message(far, 1).await {
            // The connection of a cancel request, which gets no answer.
            Err(why) if why.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            reply => reply?,
        };
        let is_last = matches!(reply.first(), Some(b'R' | b'E'));
        if reply.starts_with(b"R") && reply.get(5..9) == Some(&[0, 0, 0, 10]) {
            reply = without_channel_binding(&reply);
        }
        near.write_all(&reply).await?;
        if is_last {
            return Ok(());
        }
    }
}

/// Reads a message: `kind` bytes for its type, its length and its body.
async fn message(from: &mut (impl AsyncRead + Unpin), kind: usize) -> std::io::Result<Vec<u8>> {
    let mut message = vec![0; kind + 4];
    from.read_exact(&mut message).await?;
    let length = message[kind..]
        .iter()
        .fold(0, |all, byte| (all << 8) | u32::from(*byte));
    if !(4..=LONGEST).contains(&length) {
        return Err(ErrorKind::InvalidData.into());
    }
    let head = message.len();
    message.resize(kind + length as usize, 0);
    from.read_exact(&mut message[head..]).await?;
    Ok(message)
}

/// The server's list of SASL mechanisms without channel binding.
fn without_channel_binding(offer: &[u8]) -> Vec<u8> {
    let mechanisms = offer[9..].split(|byte| *byte == 0);
    let mechanisms = mechanisms.filter(|one| !one.is_empty() && *one != CHANNEL_BINDING);
    let mut rest = offer[5..9].to_vec();
    for mechanism in mechanisms {
        rest.extend_from_slice(mechanism);
        rest.push(0);
    }
    rest.push(0);
    framed(b'R', &rest)
}

/// PostgreSQL's error message "cannot connect now", with the reason.
fn refusal(why: &str, is_there: bool) -> Vec<u8> {
    let why = why.replace('\0', "");
    let mut fields = format!("SFATAL\0VFATAL\0C57P03\0M{why}\0").into_bytes();
    if is_there {
        fields.push(b'R');
        fields.extend_from_slice(NOT_BELIEVED);
        fields.push(0);
    }
    fields.push(0);
    framed(b'E', &fields)
}

fn framed(kind: u8, rest: &[u8]) -> Vec<u8> {
    let length = u32::try_from(rest.len() + 4).unwrap_or(u32::MAX);
    let mut message = vec![kind];
    message.extend_from_slice(&length.to_be_bytes());
    message.extend_from_slice(rest);
    message
}
