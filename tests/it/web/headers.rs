//! The headers of every response, and CSRF protection.

use super::harness::{App, PATIENCE, PHRASE};
use super::rights::{ROUTES, address};
use super::umpire::Hall;
use inkundla::http::server::ingress::Ingress;
use inkundla::referee::ClockPolicy;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

/// The head of a response, as it came over the wire.
struct Head {
    status: u16,
    headers: HashMap<String, String>,
}

impl Head {
    fn of(at: &str, request: &str, headers: &[(&str, &str)], body: &str) -> Head {
        let mut stream = TcpStream::connect(at).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let headers: String = headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        write!(
            stream,
            "{request} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n{headers}\r\n{body}"
        )
        .unwrap();
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        let first = lines.next().unwrap();
        let status = first.split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines
            .take_while(|line| !line.is_empty())
            .filter_map(|line| {
                let (name, value) = line.split_once(": ")?;
                Some((name.to_lowercase(), value.to_owned()))
            })
            .collect();
        Head { status, headers }
    }

    fn says(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// Headers that every response must have.
const PROTECTING: [(&str, &str); 9] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'",
    ),
    (
        "content-security-policy",
        "base-uri 'none'; frame-ancestors 'none'",
    ),
    ("content-security-policy", "form-action 'self'"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", ""),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=()"),
    ("x-robots-tag", "noindex"),
];

/// The required headers that a response lacks.
fn bare(head: &Head) -> Vec<&'static str> {
    let lacks = |(name, part): &(&'static str, &str)| {
        let said = head.says(name);
        (said.is_empty() || !said.contains(part)).then_some(*name)
    };
    let policy = head.says("content-security-policy");
    let is_loose = policy.contains("unsafe") || policy.contains('*');
    let mut bare: Vec<_> = PROTECTING.iter().filter_map(lacks).collect();
    bare.extend(is_loose.then_some("a strict policy"));
    bare.extend(
        head.says("x-request-id")
            .is_empty()
            .then_some("x-request-id"),
    );
    let foreign = ["server", "x-powered-by", "access-control-allow-origin"];
    bare.extend(
        foreign
            .iter()
            .filter(|name| head.headers.contains_key(**name)),
    );
    bare
}

fn cookie(cookies: &[(String, String)]) -> String {
    let pairs = cookies
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    pairs.collect::<Vec<_>>().join("; ")
}

#[test]
fn every_response_of_every_route_has_security_headers() {
    let hall = Hall::with(ClockPolicy::Off);
    let (at, mut faults) = (hall.app.address(), Vec::new());
    let organiser = cookie(&hall.app.seated("Ms Khumalo").cookies());
    let mut look = |who: &str, request: &str, headers: &[(&str, &str)], body: &str| {
        let head = Head::of(&at, request, headers, body);
        let bare = bare(&head);
        if !bare.is_empty() {
            faults.push(format!("{who}: {request} {}: {bare:?}", head.status));
        }
        head
    };
    for (method, path, _) in ROUTES {
        let request = format!("{} {}", method.to_uppercase(), address(&hall, path));
        let form = [("content-length", "0")];
        look("visitor", &request, &form, "");
        // Later routes respond differently, as earlier ones have changed data; none lacks its headers.
        let signed_in = [form[0], ("cookie", organiser.as_str())];
        let head = look("organiser", &request, &signed_in, "");
        // Public pages may be cached and revalidated.
        let is_for_all = path.starts_with("/assets/") || path.starts_with("/api/");
        let is_kept = !is_for_all && head.says("cache-control") != "no-store";
        let is_stream = head.says("content-type").starts_with("text/event-stream");
        assert!(
            !is_kept || is_stream,
            "{request} may be kept: {}",
            head.says("cache-control")
        );
    }
    let json = ("content-type", "application/x-www-form-urlencoded");
    let large = "x".repeat(100);
    for (request, headers, body, status) in [
        ("GET /no/such/page", vec![], "", 404),
        ("GET /e/x/boards/one/two", vec![], "", 404),
        ("PUT /signin", vec![("content-length", "0")], "", 404),
        (
            "POST /signin",
            vec![json, ("content-length", "3")],
            "x=y",
            400,
        ),
        (
            "POST /signin",
            vec![json, ("content-length", "99999")],
            large.as_str(),
            413,
        ),
        (
            "POST /signin",
            vec![
                json,
                ("sec-fetch-site", "cross-site"),
                ("content-length", "0"),
            ],
            "",
            403,
        ),
        ("GET /u/ZZZZZZ", vec![], "", 404),
        (
            "GET /signin",
            vec![("accept-encoding", "identity;q=0")],
            "",
            406,
        ),
    ] {
        let head = look("somebody", request, &headers, body);
        assert_eq!(head.status, status, "{request} {headers:?}");
    }
    // A page that the browser has already.
    let page = format!("GET /e/{}", hall.key);
    let other = Hall::with(ClockPolicy::Off);
    let at = other.app.address();
    let page_there = page.replace(&hall.key, &other.key);
    let mark = Head::of(&at, &page_there, &[], "").says("etag").to_owned();
    for _ in 0..2 {
        let again = Head::of(&at, &page_there, &[("if-none-match", mark.as_str())], "");
        assert_eq!((again.status, bare(&again)), (304, vec![]));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_internal_error_shows_a_number_and_no_details() {
    let hall = Hall::with(ClockPolicy::Off);
    let file = hall.app.database().display().to_string();
    let run = format!("/e/{}/round-control", hall.key);
    let teacher = hall.app.seated("Ms Khumalo");
    assert_eq!(teacher.get(&run).status, 200);
    hall.app.sql("DROP TABLE byes");
    let page = teacher.get(&run);
    assert_eq!(page.status, 500, "{}", page.text());
    let number = page.header("x-request-id");
    assert!(page.sees(&number), "{number} is not in {}", page.text());
    for inside in ["byes", "no such table", "SELECT", "sqlite", ".rs", &file] {
        assert!(!page.body.contains(inside), "{inside} is told");
    }
    let cookies = cookie(&teacher.cookies());
    let head = Head::of(
        &hall.app.address(),
        &format!("GET {run}"),
        &[("cookie", &cookies)],
        "",
    );
    assert_eq!((head.status, bare(&head)), (500, vec![]));
}

/// The headers of a browser that sends a form from another site's page.
const ELSEWHERE: [&[(&str, &str)]; 6] = [
    &[("sec-fetch-site", "cross-site")],
    &[("sec-fetch-site", "same-site")],
    &[("sec-fetch-site", "cross-site"), ("origin", "null")],
    &[("origin", "null")],
    &[("origin", "https://evil.example")],
    &[("origin", "http://127.0.0.1:1")],
];

#[test]
fn every_route_refuses_forms_from_other_sites() {
    let hall = Hall::with(ClockPolicy::Off);
    let at = hall.app.address();
    let organiser = cookie(&hall.app.seated("Ms Khumalo").cookies());
    let forms = ROUTES.iter().filter(|(method, ..)| *method == "post");
    let mut seen = 0;
    for (_, path, _) in forms {
        let request = format!("POST {}", address(&hall, path));
        for said in ELSEWHERE {
            let own = [("cookie", organiser.as_str()), ("content-length", "0")];
            let head = Head::of(&at, &request, &[&own, said].concat(), "");
            assert_eq!(head.status, 403, "{request} {said:?}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
    // Our own pages send same-origin headers, and are accepted.
    let form = format!("name=Ms+Khumalo&phrase={}", PHRASE.replace(' ', "+"));
    let length = form.len().to_string();
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let origin = format!("http://{at}");
    for own in [
        ("sec-fetch-site", "same-origin"),
        ("origin", origin.as_str()),
    ] {
        let headers = [kind, own, ("content-length", length.as_str())];
        assert_eq!(
            Head::of(&at, "POST /signin", &headers, &form).status,
            303,
            "{own:?}"
        );
    }
}

#[test]
fn the_session_cookie_is_host_only_and_hidden_from_scripts() {
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    for (is_https, name) in [(false, "inkundla"), (true, "__Host-inkundla")] {
        let door = Ingress {
            is_https,
            ..Ingress::default()
        };
        let app = App::reached_by(door);
        app.visitor().post("/setup", &form);
        let before = "planted".repeat(9);
        let client = app
            .visitor()
            .with_cookies(&[(name.to_owned(), before.clone())]);
        let said = client.post("/signin", &form).header("set-cookie");
        let mut parts = said.split("; ");
        let (found, value) = parts.next().unwrap().split_once('=').unwrap();
        assert_eq!(found, name);
        assert!(value != before && value.len() == 64, "{said}");
        assert!(value.bytes().all(|byte| byte.is_ascii_hexdigit()), "{said}");
        let mut others: Vec<&str> = parts.collect();
        others.sort_unstable();
        let secure = is_https.then_some("Secure");
        let expected = ["HttpOnly", "Path=/", "SameSite=Lax"].into_iter();
        let expected: Vec<&str> = expected.chain(secure).collect();
        assert_eq!(others, expected, "no domain, no script, no other site");
        let all = cookie(&client.cookies());
        assert!(all.len() < 4096, "{} bytes", all.len());
    }
}

#[test]
fn the_language_cookie_is_secure_over_https() {
    for (is_https, secure) in [(false, false), (true, true)] {
        let door = Ingress {
            is_https,
            ..Ingress::default()
        };
        let app = App::reached_by(door);
        let said = app.visitor().get("/rules?lang=af").header("set-cookie");
        let parts: Vec<&str> = said.split("; ").collect();
        assert_eq!(parts[0], "lang=af");
        assert_eq!(parts.contains(&"Secure"), secure, "{said}");
        assert!(parts.contains(&"Max-Age=31536000"), "{said}");
    }
}
