//! The TLS certificate of a server that terminates HTTPS itself.

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// Reads a certificate chain and its private key.
///
/// # Errors
/// [`BadCertificate`] with the file.
pub fn load(certificate: &Path, key: &Path) -> Result<ServerConfig, BadCertificate> {
    let unreadable = |file: &Path| {
        let file = file.to_owned();
        move |why| BadCertificate::Unreadable { file, why }
    };
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(unreadable(certificate))?;
    if chain.is_empty() {
        return Err(BadCertificate::Empty(certificate.to_owned()));
    }
    let key = PrivateKeyDer::from_pem_file(key).map_err(unreadable(key))?;
    // TLS 1.2 and 1.3: the library's safe defaults.
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
        .map_err(BadCertificate::NotAPair)
}
