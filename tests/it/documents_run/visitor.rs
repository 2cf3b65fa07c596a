//! A visitor over HTTPS, from one of the addresses of this machine.

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;

/// The name in the documents' examples.
pub const NAME: &str = "cup.example.org";

pub struct Visitor {
    from: Ipv4Addr,
    to: SocketAddr,
    config: Arc<ClientConfig>,
}

impl Visitor {
    /// A visitor who trusts a certificate.
    pub fn of(from: [u8; 4], to: SocketAddr, trusted: &CertificateDer<'static>) -> Visitor {
        let mut roots = RootCertStore::empty();
        roots.add(trusted.clone()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Visitor {
            from: from.into(),
            to,
            config: Arc::new(config),
        }
    }

    /// An encrypted connection, if the certificate is the trusted one.
    pub fn connects(&self) -> std::io::Result<StreamOwned<ClientConnection, TcpStream>> {
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build()?;
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind((self.from, 0).into())?;
            socket.connect(self.to).await?.into_std()
        })?;
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(crate::web::harness::PATIENCE))?;
        let name = ServerName::try_from(NAME).unwrap();
        let client = ClientConnection::new(Arc::clone(&self.config), name);
        let mut stream = StreamOwned::new(client.map_err(std::io::Error::other)?, stream);
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock)?;
        }
        Ok(stream)
    }

    /// The whole answer to a request; its lines end in CRLF, as in HTTP.
    fn asks(&self, head: &str, body: &str) -> String {
        let mut stream = self.connects().unwrap();
        let length = body.len();
        write!(
            stream,
            "{head}host: {NAME}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = Vec::new();
        // A server may close without a farewell of TLS.
        let _closed = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub fn gets(&self, path: &str) -> String {
        self.asks(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// The status of an answer to a form that types in the code of a board, with a header.
    pub fn types_code(&self, code: &str, header: &str) -> u16 {
        let head = format!(
            "POST /u HTTP/1.1\r\nsec-fetch-site: same-origin\r\n{header}\
             content-type: application/x-www-form-urlencoded\r\n"
        );
        let answer = self.asks(&head, &format!("code={code}"));
        let status = answer.split(' ').nth(1).and_then(|word| word.parse().ok());
        status.unwrap_or_else(|| panic!("{answer}"))
    }
}
