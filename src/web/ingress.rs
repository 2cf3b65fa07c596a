//! By which door visitors come: straight or past a proxy, over http or https, and how
//! many of them may stay.

use super::address::{ListensAt, PublicAddress, own_addresses};
use super::allowed_hosts::Host;
use super::open_files::OpenFiles;
use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::Version;
use actix_web::http::header::HeaderMap;
use std::net::{IpAddr, SocketAddr};

/// Headers by which a proxy tells that it stands between, besides `X-Forwarded-…`.
const FORWARDING: [&str; 7] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-original-host",
    "cf-connecting-ip",
    "true-client-ip",
];

/// The door of the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Door {
    /// Whether visitors come by https: their cookies are then for https only,
    /// and browsers are told to come by nothing else.
    pub is_https: bool,
    /// Proxies whose word on where a visitor comes from is believed.
    pub proxies: Vec<IpAddr>,
    /// Whether visitors come past a proxy, be it named in `proxies` or not.
    pub is_proxied: bool,
    /// The address under which visitors reach the server, where the settings say it.
    pub public_address: Option<PublicAddress>,
    /// How many streams may be open when an outsider wants one more; as many as
    /// [usual](USUAL_STREAMS) if nothing is said.
    pub streams: Option<usize>,
    /// How many other connections may be open; as many as the HTTP server takes
    /// by itself if nothing is said.
    pub requests: Option<usize>,
}

/// The address of a hop of `X-Forwarded-For`. Some proxies write the port behind
/// it, and then IPv6 in brackets; some write the brackets without a port.
fn address_of(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim().trim_matches('"');
    let in_brackets = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = hop.parse().ok().or_else(in_brackets);
    let address = address.or_else(|| hop.parse::<SocketAddr>().ok().map(|hop| hop.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

/// So many streams one process keeps: twice what it is measured with.
pub const USUAL_STREAMS: usize = 20_000;

impl Door {
    /// The same with no more connections than there may be open files.
    #[must_use]
    pub fn within(self, files: OpenFiles) -> Door {
        let wanted = self.streams.unwrap_or(USUAL_STREAMS);
        Door {
            streams: Some(wanted.min(files.streams())),
            requests: Some(files.requests()),
            ..self
        }
    }

    /// Whether one more outsider can be told of every change while so many are.
    pub(super) fn has_room_beside(&self, streams: usize) -> bool {
        streams < self.streams.unwrap_or(USUAL_STREAMS)
    }

    /// Where a visitor comes from. What a header says is believed only of a
    /// known proxy, and only the last hop that is none of ours.
    pub(super) fn source(&self, request: &HttpRequest) -> Option<IpAddr> {
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
        let foreign = hops
            .into_iter()
            .rev()
            .find(|hop| !self.proxies.contains(hop));
        Some(foreign.unwrap_or(peer))
    }

    /// Whether visitors come past a proxy, as far as the settings say.
    pub fn is_behind_proxy(&self) -> bool {
        self.is_proxied || !self.proxies.is_empty()
    }

    /// Whether a visitor sits at the server itself: the connection comes from this machine, the
    /// browser was told an address of this machine and the port where the server listens, and
    /// neither the settings nor any header tell of somebody in between.
    pub(super) fn is_local(&self, request: &HttpRequest) -> bool {
        let may_be_passed_on = self.is_behind_proxy()
            || self.public_address.is_some()
            || is_forwarded(request.headers())
            // No browser speaks 1.0, and some proxies do without saying anything else.
            || request.version() < Version::HTTP_11;
        if may_be_passed_on {
            return false;
        }
        let peer = request.peer_addr().map(|peer| peer.ip().to_canonical());
        let is_of_this_machine =
            peer.is_some_and(|ip| ip.is_loopback() || own_addresses().contains(&ip));
        let port = request.app_data::<ListensAt>().map(|at| at.0.port());
        let usual = if self.is_https { 443 } else { 80 };
        let is_asked_here = Host::asked(request.headers())
            .is_some_and(|host| host.is_this_machine() && Some(host.port.unwrap_or(usual)) == port);
        is_of_this_machine && is_asked_here
    }

    /// The name of the cookie of somebody who has signed in. The prefix makes a
    /// browser refuse it over http and from other hosts of the same domain.
    pub(super) fn session(&self) -> &'static str {
        match self.is_https {
            true => "__Host-inkundla",
            false => "inkundla",
        }
    }

    /// The name of the cookie of a browser in which somebody has signed in before.
    pub(super) fn device(&self) -> &'static str {
        match self.is_https {
            true => "__Host-inkundla-device",
            false => "inkundla-device",
        }
    }

    /// A cookie for what lies below a path, that no script can read.
    pub(super) fn cookie(
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
        name.starts_with("x-forwarded") || FORWARDING.contains(&name)
    })
}

#[cfg(test)]
mod tests {
    use super::{Door, IpAddr};
    use actix_web::test::TestRequest;

    #[test]
    fn a_hop_is_read_with_and_without_its_port() {
        let door = Door {
            proxies: vec!["127.0.0.1".parse().unwrap(), "::1".parse().unwrap()],
            ..Door::default()
        };
        for (header, from) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:5678", "203.0.113.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:5678", "2001:db8::7"),
            ("\"[2001:db8::7]:5678\"", "2001:db8::7"),
            ("[::ffff:203.0.113.7]:5678", "203.0.113.7"),
            // Our own proxies are stepped over, with their ports, too.
            ("198.51.100.1, 203.0.113.7:1, [::1]:2", "203.0.113.7"),
            // What is no address is nobody's.
            ("unknown, _hidden:5", "127.0.0.1"),
        ] {
            let request = TestRequest::default()
                .peer_addr(([127, 0, 0, 1], 9).into())
                .insert_header(("x-forwarded-for", header))
                .to_http_request();
            let from: IpAddr = from.parse().unwrap();
            assert_eq!(door.source(&request), Some(from), "{header}");
        }
    }
}
