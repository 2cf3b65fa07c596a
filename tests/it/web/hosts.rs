//! Foreign names in the `Host` header, and the first set-up of a server.

use super::harness::{App, PHRASE};
use super::papers::read;
use super::umpire::Hall;
use inkundla::http::server::ingress::Ingress;
use std::io::{Read, Write};
use std::net::TcpStream;

/// The response to a raw request with these headers.
fn asks(app: &App, line: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut stream = TcpStream::connect(app.address()).unwrap();
    let headers: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    let length = body.len();
    let kind = "application/x-www-form-urlencoded";
    write!(
        stream,
        "{line}\r\n{headers}content-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

/// Tries to become the organiser of a new server without its code.
fn takes_over(app: &App, line: &str, headers: &[(&str, &str)]) -> String {
    let form = "name=Stranger&phrase=three+cows+in+a+row";
    let answer = asks(app, line, headers, form);
    let account = app.desk.account_named("Stranger");
    assert_eq!(account.is_ok(), status(&answer) == "200", "{answer}");
    status(&answer).to_owned()
}

const POST: &str = "POST /setup HTTP/1.1";

#[test]
fn only_the_local_user_sets_up_a_new_server_without_its_code() {
    let app = App::start();
    let (own, port) = (
        app.address(),
        app.address().split(':').nth(1).unwrap().to_owned(),
    );
    let host = ("host", own.as_str());
    let other_port = ("host", "127.0.0.1:1");
    let passed_on = [
        ("x-forwarded-for", "203.0.113.9"),
        ("x-forwarded-host", "cup.example.org"),
        ("x-forwarded-proto", "https"),
        ("x-real-ip", "203.0.113.9"),
        ("forwarded", "for=203.0.113.9"),
        ("via", "1.1 proxy"),
        ("cf-ray", "8f0c"),
        ("cf-connecting-ip", "203.0.113.9"),
        ("true-client-ip", "203.0.113.9"),
        ("fly-client-ip", "203.0.113.9"),
        ("x-envoy-external-address", "203.0.113.9"),
        ("x-cluster-client-ip", "203.0.113.9"),
        ("x-original-forwarded-for", "203.0.113.9"),
        ("x-scheme", "https"),
        ("cdn-loop", "cloudflare"),
        ("tailscale-user-login", "a@example.org"),
        ("x-cloud-trace-context", "1/1"),
    ];
    // A server takes twenty tries from an address.
    for headers in passed_on.chunks(10) {
        let app = App::start();
        let own = app.address();
        for header in headers {
            let sent = [("host", own.as_str()), *header];
            assert_eq!(takes_over(&app, POST, &sent), "403", "{header:?}");
        }
    }
    assert_eq!(takes_over(&app, POST, &[other_port]), "403");
    assert_eq!(takes_over(&app, POST, &[("host", "evil")]), "403");
    assert_eq!(takes_over(&app, "POST /setup HTTP/1.0", &[host]), "403");
    let rebound = format!("evil.example:{port}");
    let rebound = [
        ("host", rebound.as_str()),
        ("sec-fetch-site", "same-origin"),
    ];
    assert_eq!(takes_over(&app, POST, &rebound), "421");
    let local = format!("localhost:{port}");
    assert_eq!(takes_over(&app, POST, &[("host", &local)]), "200");
}

#[test]
fn a_new_server_behind_a_proxy_always_requires_its_code() {
    let doors = [
        Ingress {
            proxies: vec!["127.0.0.1".parse().unwrap()],
            is_https: true,
            is_proxied: true,
            ..Ingress::default()
        },
        Ingress {
            is_proxied: true,
            ..Ingress::default()
        },
        Ingress {
            public_address: Some("https://cup.example.org".parse().unwrap()),
            ..Ingress::default()
        },
    ];
    for door in doors {
        let case = format!("{door:?}");
        let app = App::reached_by(door);
        let host = app.address();
        let host = [("host", host.as_str())];
        assert_eq!(takes_over(&app, POST, &host), "403", "{case}");
        let page = app.visitor().get("/setup");
        assert_eq!(page.attributes("input[name=name]", "name").len(), 0);
        let form = [
            ("code", "TESTCODE"),
            ("name", "Ms Khumalo"),
            ("phrase", PHRASE),
        ];
        assert_eq!(app.visitor().post("/setup", &form).status, 200, "{case}");
    }
}

#[test]
fn every_route_refuses_host_names_of_other_sites() {
    let hall = Hall::open();
    let key = &hall.key;
    for path in [
        "/",
        "/signin",
        "/health",
        &format!("/e/{key}"),
        "/u",
        "/assets/app.css",
    ] {
        let line = format!("GET {path} HTTP/1.1");
        let answer = asks(&hall.app, &line, &[("host", "evil.example:8107")], "");
        assert_eq!(status(&answer), "421", "{path}");
        assert!(answer.contains("content-security-policy"), "{path}");
        assert!(!answer.contains("evil"), "{path}: {answer}");
        for own in ["laptop.local", "hall:8107", "192.168.1.5"] {
            let answer = asks(&hall.app, &line, &[("host", own)], "");
            assert_ne!(status(&answer), "421", "{own}{path}");
        }
    }
}

#[test]
fn qr_codes_and_links_ignore_foreign_host_headers() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let cards = format!("/e/{}/rounds/1/print/cards.pdf", hall.key);
    let address = hall.app.address();
    for headers in [
        [("host", "evil.local:8107"), ("accept", "text/html")],
        [("host", "evil"), ("x-forwarded-host", "evil.example")],
        [("host", &address), ("x-forwarded-host", "evil.example")],
        [
            ("host", &address),
            ("forwarded", "host=evil.example;proto=https"),
        ],
    ] {
        let (status, body) = teacher.get_by(&cards, &headers);
        let body = if body.starts_with(b"%PDF") {
            read(&body).concat()
        } else {
            String::from_utf8(body).unwrap()
        };
        assert_eq!(status, 200, "{headers:?}");
        assert!(!body.contains("evil"), "{headers:?}");
        assert!(body.contains(&address), "{headers:?}");
    }
    let people = format!("/e/{}/people/invite", hall.key);
    let form = [("role", "helper")];
    let header = ("x-forwarded-host", "evil.example");
    let page = teacher.post_with(&people, &form, header);
    let link = page.all("#link").concat();
    assert!(
        link.starts_with(&format!("http://{address}/join/")),
        "{link}"
    );
}
