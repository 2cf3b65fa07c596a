//! The TLS certificate of a server that terminates HTTPS itself. It can be read again while the server runs.

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

/// Why a certificate or its key is rejected.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// The file is missing, or not a PEM file of this kind.
    #[error("{file}: {why}")]
    Unreadable {
        /// The certificate or key file.
        file: PathBuf,
        /// The error of the PEM parser.
        why: rustls_pki_types::pem::Error,
    },
    /// The file contains no certificate.
    #[error("{0}: there is no certificate in it")]
    Empty(PathBuf),
    /// The key does not belong to the certificate, or is of an unsupported kind.
    #[error("the certificate cannot be used with this key: {0}")]
    NotAPair(rustls::Error),
}

/// A certificate chain and its private key. Clones share them: new connections get what was read last.
#[derive(Clone, Debug)]
pub struct Certificate(Arc<Current>);

#[derive(Debug)]
struct Current(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Current {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let current = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(&current))
    }
}

impl Certificate {
    /// Reads a certificate chain and its private key.
    ///
    /// # Errors
    /// [`BadCertificate`] with the file.
    pub fn load(chain: &Path, key: &Path) -> Result<Certificate, BadCertificate> {
        let pair = read(chain, key)?;
        Ok(Certificate(Arc::new(Current(RwLock::new(Arc::new(pair))))))
    }

    /// Reads them again, for the connections from now on.
    ///
    /// # Errors
    /// [`BadCertificate`] with the file; then the server keeps the former ones.
    pub fn reload(&self, chain: &Path, key: &Path) -> Result<(), BadCertificate> {
        let pair = Arc::new(read(chain, key)?);
        let mut current = self.0.0.write().unwrap_or_else(PoisonError::into_inner);
        *current = pair;
        Ok(())
    }

    /// The configuration of a server with this certificate: TLS 1.2 and 1.3, the library's safe defaults.
    ///
    /// # Errors
    /// When the library has no common version of TLS.
    pub(crate) fn server_config(&self) -> Result<ServerConfig, rustls::Error> {
        let resolver = Arc::clone(&self.0);
        ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map(|builder| builder.with_no_client_auth().with_cert_resolver(resolver))
    }
}

fn read(chain: &Path, key: &Path) -> Result<CertifiedKey, BadCertificate> {
    let unreadable = |file: &Path| {
        let file = file.to_owned();
        move |why| BadCertificate::Unreadable { file, why }
    };
    let certificates = CertificateDer::pem_file_iter(chain)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(unreadable(chain))?;
    if certificates.is_empty() {
        return Err(BadCertificate::Empty(chain.to_owned()));
    }
    let key = PrivateKeyDer::from_pem_file(key).map_err(unreadable(key))?;
    CertifiedKey::from_der(certificates, key, &ring::default_provider())
        .map_err(BadCertificate::NotAPair)
}
