//! TLS between libpq, which is built without it, and a PostgreSQL: libpq comes to a
//! socket in a folder that only this user may enter, and what it says goes on over TLS.
//! An error on the way goes to libpq as PostgreSQL's own message "cannot connect now", so that
//! it tries the next host and hands on the reason.

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

/// A server must have answered within this time; libpq's `connect_timeout` may be shorter.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nothing is accepted after it failed, as when there are no more files to open.
const PAUSE: Duration = Duration::from_millis(100);
/// The request for TLS, by its number in PostgreSQL's protocol.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];
/// No message before the end of the authentication is longer.
const LONGEST: u32 = 64 * 1024;
/// What must be signed together with the certificate, which libpq cannot see here.
const BOUND_TO_TLS: &[u8] = b"SCRAM-SHA-256-PLUS";

/// A server.
#[derive(Clone)]
pub(super) struct Target {
    /// What its certificate must be for.
    pub(super) name: String,
    /// Where it is.
    pub(super) address: String,
    pub(super) port: u16,
}

/// The way to the servers of an address, each behind a socket of its own.
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

    /// Where libpq finds the sockets.
    pub(super) fn folder(&self) -> &str {
        &self.folder
    }

    /// The port of each, as libpq counts sockets.
    pub(super) fn ends(&self) -> std::ops::RangeInclusive<u16> {
        1..=self.ends
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        // What is left of it harms nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn private_folder() -> std::io::Result<String> {
    let place = std::env::temp_dir();
    // libpq finds a socket by a name that begins so.
    let place = place.to_str().filter(|place| place.starts_with('/'));
    let place = place.ok_or_else(|| Error::other("TMPDIR is no whole path"))?;
    for number in 0..u16::MAX {
        let folder = format!("{place}/inkundla-{}-{number}", std::process::id());
        match DirBuilder::new().mode(0o700).create(&folder) {
            // Of another process that had our number, or another tunnel.
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
                    // Both ends are closed by now, which libpq sees.
                    let _ = carry(near, &target, &tls).await;
                });
            }
            Err(why) => {
                tracing::warn!(%why, "no way to the database");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Carries one connection until either side ends it.
async fn carry(mut near: UnixStream, target: &Target, tls: &TlsConnector) -> std::io::Result<()> {
    let hello = message(&mut near, 0).await?;
    let far = timeout(PATIENCE, secured(target, tls)).await;
    let far = far.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()));
    let mut far = match far {
        Ok(far) => far,
        Err(why) => {
            let Target { name, port, .. } = target;
            return near
                .write_all(&refusal(&format!("{name}:{port}: {why}")))
                .await;
        }
    };
    far.write_all(&hello).await?;
    far.flush().await?;
    authenticate(&mut near, &mut far).await?;
    copy_bidirectional(&mut near, &mut far).await.map(drop)
}

/// A connection to a server that has shown who it is.
async fn secured(target: &Target, tls: &TlsConnector) -> std::io::Result<TlsStream<TcpStream>> {
    let name = ServerName::try_from(target.name.clone());
    let name = name.map_err(|_| Error::other("this is no name of a host"))?;
    let mut stream = TcpStream::connect((target.address.as_str(), target.port)).await?;
    stream.set_nodelay(true)?;
    stream.write_all(&SSL_REQUEST).await?;
    // Just this byte: what was put behind it by somebody in between is no TLS.
    match stream.read_u8().await? {
        b'S' => tls.connect(name, stream).await,
        _ => Err(Error::other("the server speaks no TLS (ssl = off)")),
    }
}

/// Hands on what the server says until it is known how it wants to be convinced.
/// libpq, which sees no TLS, would refuse a server that offers to bind the pass-phrase to it,
/// so that is left out; libpq says then that it knows nothing of that, and the server agrees.
async fn authenticate(
    near: &mut UnixStream,
    far: &mut TlsStream<TcpStream>,
) -> std::io::Result<()> {
    loop {
        let mut said = match message(far, 1).await {
            // Somebody had a statement cancelled, which is not answered.
            Err(why) if why.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            said => said?,
        };
        let is_last = matches!(said.first(), Some(b'R' | b'E'));
        if said.starts_with(b"R") && said.get(5..9) == Some(&[0, 0, 0, 10]) {
            said = without_binding(&said);
        }
        near.write_all(&said).await?;
        if is_last {
            return Ok(());
        }
    }
}

/// A message with its length, and before it the `kind` bytes of its type.
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

/// The offer of a server without that which libpq cannot do here.
fn without_binding(offer: &[u8]) -> Vec<u8> {
    let ways = offer[9..].split(|byte| *byte == 0);
    let ways = ways.filter(|way| !way.is_empty() && *way != BOUND_TO_TLS);
    let mut rest = offer[5..9].to_vec();
    for way in ways {
        rest.extend_from_slice(way);
        rest.push(0);
    }
    rest.push(0);
    framed(b'R', &rest)
}

/// What PostgreSQL says when it cannot take a connection now.
fn refusal(why: &str) -> Vec<u8> {
    let why = why.replace('\0', "");
    framed(
        b'E',
        format!("SFATAL\0VFATAL\0C57P03\0M{why}\0\0").as_bytes(),
    )
}

fn framed(kind: u8, rest: &[u8]) -> Vec<u8> {
    let length = u32::try_from(rest.len() + 4).unwrap_or(u32::MAX);
    let mut message = vec![kind];
    message.extend_from_slice(&length.to_be_bytes());
    message.extend_from_slice(rest);
    message
}
