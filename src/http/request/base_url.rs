//! The address under which phones reach this server.

use crate::http::middleware::allowed_hosts::Host;
use crate::http::server::ingress::Ingress;
use crate::http::server::network_interfaces::{is_reachable, own_addresses};
use crate::http::server::public_address::ListensAt;
use crate::i18n::Localizer;
use actix_web::HttpRequest;
use std::net::{IpAddr, SocketAddr};

/// The base URL of every absolute address that is printed.
pub struct BaseUrl {
    /// For example `http://192.168.1.5:8080`.
    pub url: String,
    /// Whether only this machine can open it, so that phones cannot.
    pub is_only_here: bool,
    /// The port on which the server listens, in digits.
    port: String,
    /// Whether the pages offer a switch that lets phones in.
    has_switch: bool,
}

impl BaseUrl {
    pub(crate) fn with_switch(self, has_switch: bool) -> BaseUrl {
        BaseUrl { has_switch, ..self }
    }

    /// The advice for the case that phones cannot open the address.
    pub(crate) fn only_here(&self, t: &Localizer) -> String {
        let address = ("address", self.url.as_str().into());
        if self.has_switch {
            let page = ("page", t.msg("laptop-title").into());
            return t.msg_with("phones-switched-off", &[address, page]);
        }
        let port = ("port", self.port.as_str().into());
        t.msg_with("cards-only-here", &[address, port])
    }
}

/// The base URL to print for phones. The `Host` header is used only where it holds an own IP address or the name
/// of this machine; otherwise the settings or the network interfaces decide.
pub(crate) fn base(ingress: &Ingress, request: &HttpRequest) -> BaseUrl {
    let listens_at = request.app_data::<ListensAt>();
    let address = listens_at.map(ListensAt::address);
    let requested = Host::requested(request.headers());
    let base = public_base(ingress, address, requested, &own_addresses());
    base.with_switch(listens_at.is_some_and(|at| at.laptop.is_some()))
}

/// The base URL without a request, for what is rendered once for many readers.
pub(crate) fn settled_base(ingress: &Ingress, listens_at: Option<SocketAddr>) -> BaseUrl {
    public_base(ingress, listens_at, None, &own_addresses())
}

fn public_base(
    ingress: &Ingress,
    listens_at: Option<SocketAddr>,
    requested: Option<Host<'_>>,
    own: &[IpAddr],
) -> BaseUrl {
    let (scheme, usual) = if ingress.is_https {
        ("https", 443)
    } else {
        ("http", 80)
    };
    let port = listens_at.map_or(usual, |at| at.port());
    if let Some(public) = &ingress.public_address {
        return BaseUrl {
            url: public.url().to_owned(),
            is_only_here: false,
            port: port.to_string(),
            has_switch: false,
        };
    }
    let with_port = |name: &str| {
        if port == usual {
            format!("{scheme}://{name}")
        } else {
            format!("{scheme}://{name}:{port}")
        }
    };
    let is_only_here = listens_at.is_some_and(|at| at.ip().is_loopback());
    let requested = requested.filter(|host| !is_only_here && host.port.unwrap_or(usual) == port);
    let by_ip = requested.and_then(|host| host.ip());
    let by_ip = by_ip.filter(|ip| !ip.is_loopback() && own.contains(ip));
    let by_name = requested.filter(|host| host.is_hostname());
    let listens_on = listens_at.map(|at| at.ip());
    let listens_on = listens_on.filter(|ip| !ip.is_unspecified());
    let reached = by_ip.or(listens_on).or_else(|| first_on_lan(own));
    let url = match (by_name, reached) {
        (Some(host), _) => with_port(host.name),
        (None, Some(ip)) => with_port(&written(ip)),
        (None, None) => with_port("localhost"),
    };
    BaseUrl {
        is_only_here: is_only_here || (by_name.is_none() && reached.is_none()),
        url,
        port: port.to_string(),
        has_switch: false,
    }
}

/// An IP address as it is written in a URL.
fn written(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => format!("[{v6}]"),
    }
}

fn first_on_lan(own: &[IpAddr]) -> Option<IpAddr> {
    own.iter().copied().find(is_reachable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::server::public_address::PublicAddress;

    const LAN: &str = "0.0.0.0:8107";

    fn url(ingress: &Ingress, listens: &str, host: &str) -> String {
        let own = ["127.0.0.1", "192.168.1.5", "10.0.0.5"].map(|ip| ip.parse().unwrap());
        let base = public_base(ingress, listens.parse().ok(), Host::parse(host), &own);
        assert_eq!(base.is_only_here, listens.starts_with("127."), "{host}");
        base.url
    }

    #[test]
    fn the_host_header_is_printed_only_if_it_is_an_own_address() {
        let ingress = Ingress::default();
        for (host, printed) in [
            ("10.0.0.5:8107", "http://10.0.0.5:8107"),
            ("localhost:8107", "http://192.168.1.5:8107"),
            ("evil.example:8107", "http://192.168.1.5:8107"),
            ("evil:8107", "http://192.168.1.5:8107"),
            ("evil.local:8107", "http://192.168.1.5:8107"),
            ("203.0.113.9:8107", "http://192.168.1.5:8107"),
            ("10.0.0.5:666", "http://192.168.1.5:8107"),
            ("10.0.0.5", "http://192.168.1.5:8107"),
        ] {
            assert_eq!(url(&ingress, LAN, host), printed, "{host}");
        }
        let here = url(&ingress, "127.0.0.1:8107", "evil:8107");
        assert_eq!(here, "http://127.0.0.1:8107");
        assert_eq!(url(&ingress, "10.0.0.5:80", "evil"), "http://10.0.0.5");
    }

    #[test]
    fn the_public_address_of_the_settings_wins() {
        let ingress = Ingress {
            public_address: Some("https://cup.example.org/".parse().unwrap()),
            ..Ingress::default()
        };
        let own = public_base(
            &ingress,
            LAN.parse().ok(),
            Host::parse("10.0.0.5:8107"),
            &[],
        );
        assert_eq!(own.url, "https://cup.example.org");
        for wrong in [
            "cup.example.org",
            "https://",
            "https://a/b",
            "ftp://a",
            "http://a\"b",
        ] {
            assert!(wrong.parse::<PublicAddress>().is_err(), "{wrong}");
        }
    }
}
