//! How clients reach the server: trusted proxies, HTTPS, and the limit of open streams.

use crate::http::middleware::allowed_hosts::Host;
use crate::http::server::network_interfaces::own_addresses;
use crate::http::server::open_files::{DEFAULT_STREAMS, OpenFiles};
use crate::http::server::public_address::{ListensAt, PublicAddress};
use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::Version;
use actix_web::http::header::{self, HeaderMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::Once;

/// Headers that only proxies set, besides `X-Forwarded-…`.
const FORWARDING: [&str; 24] = [
    "forwarded",
    "via",
    "cdn-loop",
    "front-end-https",
    "incap-client-ip",
    "traceparent",
    "x-caddy",
    "x-correlation-id",
    "x-haproxy",
    "x-nginx-proxy",
    "x-request-id",
    "x-real-ip",
    "x-client-ip",
    "x-scheme",
    "true-client-ip",
    "fastly-client-ip",
    "fly-client-ip",
    "x-appengine-user-ip",
    "x-arr-ssl",
    "x-cluster-client-ip",
    "x-proxyuser-ip",
    "x-request-start",
    "x-url-scheme",
    "x-vercel-id",
];

/// The beginnings of such headers.
const FORWARDING_FAMILIES: [&str; 20] = [
    "x-forwarded",
    "x-original-",
    "x-envoy-",
    "x-azure-",
    "x-amzn-",
    "cf-",
    "fly-",
    "akamai-",
    "ngrok-",
    "rndr-",
    "tailscale-",
    "x-akamai-",
    "x-amz-",
    "x-b3-",
    "x-cloud-",
    "x-nf-",
    "x-ngrok-",
    "x-render-",
    "x-sucuri-",
    "x-varnish",
];

/// Settings of how clients reach the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ingress {
    /// Whether clients use HTTPS. Cookies are then `Secure`, and HSTS is sent.
    pub is_https: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpAddr>,
    /// Whether there is a proxy, named in `proxies` or not.
    pub is_proxied: bool,
    /// The public address of the server, if configured.
    pub public_address: Option<PublicAddress>,
    /// The limit of open event streams of spectators; `None` means [`DEFAULT_STREAMS`].
    pub streams: Option<usize>,
    /// The limit of other connections; `None` means the default of the HTTP server.
    pub requests: Option<usize>,
}

/// Parses a hop of `X-Forwarded-For`. Some proxies append the port, and then put IPv6 in brackets; some write the
/// brackets without a port.
fn address_of(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim().trim_matches('"');
    let in_brackets = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = hop.parse().ok().or_else(in_brackets);
    let address = address.or_else(|| hop.parse::<SocketAddr>().ok().map(|hop| hop.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

impl Ingress {
    /// Lowers the limits to what the limit of open files allows.
    #[must_use]
    pub fn within(self, files: OpenFiles) -> Ingress {
        let limit = self.streams.unwrap_or(DEFAULT_STREAMS);
        Ingress {
            streams: Some(limit.min(files.streams())),
            requests: Some(files.requests()),
            ..self
        }
    }

    /// The address of the client. `X-Forwarded-For` counts only when a trusted proxy sends it, and of it only the
    /// last hop that is not a proxy of ours.
    pub(crate) fn source(&self, request: &HttpRequest) -> Option<IpAddr> {
        let peer = request.peer_addr()?.ip().to_canonical();
        if !self.proxies.contains(&peer) {
            return Some(peer);
        }
        let hops = request.headers().get_all("x-forwarded-for");
        let hops: Vec<IpAddr> = hops
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .filter_map(address_of)
            .collect();
        if hops.is_empty() {
            static NOTED: Once = Once::new();
            NOTED.call_once(|| {
                tracing::warn!(
                    proxy = %peer,
                    "the proxy sends no X-Forwarded-For: all visitors share one address and its limits; see \
                     docs/OPERATIONS.md, HTTPS"
                );
            });
        }
        let foreign = hops
            .into_iter()
            .rev()
            .find(|hop| !self.proxies.contains(hop));
        Some(foreign.unwrap_or(peer))
    }

    /// Whether the settings name a proxy.
    pub fn is_behind_proxy(&self) -> bool {
        self.is_proxied || !self.proxies.is_empty()
    }

    /// Whether the browser runs on the machine of the server: the connection comes from this
    /// machine, `Host` names this machine and the port where the server listens, and neither
    /// the settings nor a header show a proxy.
    pub(crate) fn is_local(&self, request: &HttpRequest) -> bool {
        let may_be_passed_on = self.is_behind_proxy()
            || self.public_address.is_some()
            || is_forwarded(request.headers())
            // No browser uses HTTP/1.0, but some proxies do, without any other sign.
            || request.version() < Version::HTTP_11;
        if may_be_passed_on {
            return false;
        }
        let peer = request.peer_addr().map(|peer| peer.ip().to_canonical());
        let is_of_this_machine =
            peer.is_some_and(|ip| ip.is_loopback() || own_addresses().contains(&ip));
        let port = request.app_data::<ListensAt>().map(|at| at.address.port());
        let usual = if self.is_https { 443 } else { 80 };
        let is_this_host = Host::requested(request.headers())
            .is_some_and(|host| host.is_this_machine() && Some(host.port.unwrap_or(usual)) == port);
        is_of_this_machine && is_this_host
    }

    /// Whether requests for this host are served. With HTTPS or a proxy, the certificate or the proxy has checked
    /// the name already. No browser sends a request without a host.
    pub(crate) fn answers_to(&self, headers: &HeaderMap) -> bool {
        let Some(header) = headers.get(header::HOST) else {
            return true;
        };
        if self.is_https || self.is_behind_proxy() {
            return true;
        }
        let Some(host) = header.to_str().ok().and_then(Host::parse) else {
            return false;
        };
        let is_same = |own: Host<'_>| own.name.eq_ignore_ascii_case(host.name);
        let public = self.public_address.as_ref().and_then(|own| own.host());
        host.is_inner() || host.is_hostname() || public.is_some_and(is_same)
    }

    /// The name of the session cookie. Browsers refuse the prefix `__Host-` over plain HTTP and from other hosts
    /// of the domain.
    pub(crate) fn session(&self) -> &'static str {
        if self.is_https {
            "__Host-inkundla"
        } else {
            "inkundla"
        }
    }

    /// The name of the cookie that marks a browser in which a user has signed in before.
    pub(crate) fn device(&self) -> &'static str {
        if self.is_https {
            "__Host-inkundla-device"
        } else {
            "inkundla-device"
        }
    }

    /// A cookie for a path, hidden from scripts.
    pub(crate) fn cookie(
        &self,
        name: &'static str,
        path: String,
        value: String,
    ) -> Cookie<'static> {
        Cookie::build(name, value)
            .path(path)
            .http_only(true)
            .secure(self.is_https)
            .same_site(SameSite::Lax)
            .finish()
    }
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.keys().any(|name| {
        let name = name.as_str();
        let mut families = FORWARDING_FAMILIES.iter();
        families.any(|family| name.starts_with(family)) || FORWARDING.contains(&name)
    })
}

#[cfg(test)]
mod tests {
    use super::{Ingress, IpAddr};
    use actix_web::http::header::{self, HeaderMap, HeaderValue};
    use actix_web::test::TestRequest;

    #[test]
    fn a_hop_is_read_with_and_without_its_port() {
        let ingress = Ingress {
            proxies: vec!["127.0.0.1".parse().unwrap(), "::1".parse().unwrap()],
            ..Ingress::default()
        };
        for (header, from) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:5678", "203.0.113.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:5678", "2001:db8::7"),
            ("\"[2001:db8::7]:5678\"", "2001:db8::7"),
            ("[::ffff:203.0.113.7]:5678", "203.0.113.7"),
            // Our own proxies are skipped, also with a port.
            ("198.51.100.1, 203.0.113.7:1, [::1]:2", "203.0.113.7"),
            // A hop that is no address is ignored.
            ("unknown, _hidden:5", "127.0.0.1"),
        ] {
            let request = TestRequest::default()
                .peer_addr(([127, 0, 0, 1], 9).into())
                .insert_header(("x-forwarded-for", header))
                .to_http_request();
            let from: IpAddr = from.parse().unwrap();
            assert_eq!(ingress.source(&request), Some(from), "{header}");
        }
    }

    fn answers(ingress: &Ingress, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        ingress.answers_to(&headers)
    }

    #[test]
    fn public_host_names_are_refused() {
        let ingress = Ingress::default();
        for ours in [
            "localhost:8080",
            "127.0.0.1",
            "192.168.1.5:8107",
            "[::1]:80",
            "[2001:db8::1]",
            "laptop.local:8080",
            "LAPTOP.LOCAL.",
            "hall",
            "board.home.arpa",
        ] {
            assert!(answers(&ingress, ours), "{ours}");
        }
        for foreign in [
            "evil.example:8107",
            "evil.example.",
            "127.0.0.1.evil.example",
            "notlocal.evil",
            "local.evil.com:80",
            "[::1",
            "a:b:c",
            "",
        ] {
            assert!(!answers(&ingress, foreign), "{foreign}");
        }
    }

    #[test]
    fn the_host_of_the_settings_is_accepted() {
        let ingress = Ingress {
            public_address: Some("http://Cup.example.org:8080".parse().unwrap()),
            ..Ingress::default()
        };
        assert!(answers(&ingress, "cup.example.org:8080"));
        assert!(!answers(&ingress, "evil.example.org:8080"));
    }
}
