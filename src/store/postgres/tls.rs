//! Verification of a PostgreSQL server's certificate, as libpq's `sslmode` defines it.

use crate::StoreError;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use rustls::crypto::{
    WebPkiSupportedAlgorithms, ring, verify_tls12_signature, verify_tls13_signature,
};
use rustls::server::ParsedCertificate;
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName, UnixTime};
use std::sync::Arc;

/// Where systems keep their root certificates.
const SYSTEM: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// The certificates that are accepted. The text is a file of root certificates (PEM), or `system`.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// Any certificate: protects against eavesdropping, but not against a man in the middle.
    Anybody,
    /// Certificates signed by one of these authorities.
    Signed(String),
    /// Certificates signed by one of these authorities for the host in the URL.
    Named(String),
}

/// The configuration of our TLS client (1.2 and 1.3).
///
/// # Errors
/// [`StoreError::PostgresAddress`] if the root certificates cannot be read.
pub(super) fn client(trust: &Trust) -> Result<Arc<ClientConfig>, StoreError> {
    let provider = Arc::new(ring::default_provider());
    let roots = match trust {
        Trust::Anybody => None,
        // Anybody can get a certificate from some public authority.
        Trust::Signed(file) if file == "system" => {
            return Err(StoreError::PostgresAddress(
                "sslrootcert=system goes with sslmode=verify-full only".to_owned(),
            ));
        }
        Trust::Signed(file) | Trust::Named(file) => Some(roots(file)?),
    };
    let verifier = Verifier {
        roots,
        compares_names: matches!(trust, Trust::Named(_)),
        algorithms: provider.signature_verification_algorithms,
    };
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|why| StoreError::PostgresAddress(why.to_string()))?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth();
    Ok(Arc::new(config))
}

fn roots(file: &str) -> Result<RootCertStore, StoreError> {
    let unreadable = |why: &dyn std::fmt::Display| {
        StoreError::PostgresAddress(format!("the authorities in {file} cannot be read: {why}"))
    };
    let place = match file {
        "system" => SYSTEM
            .into_iter()
            .find(|file| std::fs::exists(file).unwrap_or_default()),
        _ => Some(file),
    };
    let place = place.ok_or_else(|| unreadable(&"this machine has no list of them"))?;
    let mut roots = RootCertStore::empty();
    let found = CertificateDer::pem_file_iter(place).map_err(|why| unreadable(&why))?;
    let found: Vec<_> = found
        .collect::<Result<_, _>>()
        .map_err(|why| unreadable(&why))?;
    let (added, _) = roots.add_parsable_certificates(found);
    match added {
        0 => Err(unreadable(&"there is no certificate in it")),
        _ => Ok(roots),
    }
}

/// rustls has a verifier for `verify-full`, but none that skips the host name.
#[derive(Debug)]
struct Verifier {
    roots: Option<RootCertStore>,
    compares_names: bool,
    algorithms: WebPkiSupportedAlgorithms,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        _ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        if let Some(roots) = &self.roots {
            let known = self.algorithms.all;
            let parsed = ParsedCertificate::try_from(certificate)?;
            verify_server_cert_signed_by_trust_anchor(&parsed, roots, between, now, known)?;
            if self.compares_names {
                verify_server_name(&parsed, name)?;
            }
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}
