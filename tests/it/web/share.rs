//! Links that are sent around: the page to share, and the pictures that messengers show.

use super::harness::App;
use super::umpire::{Hall, Phone, post_a_round};
use inkundla::desk::Delay;
use inkundla::http::server::ingress::Ingress;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;

/// What messengers take at most, with room to spare.
const MOST_BYTES: usize = 100_000;

fn settled() -> Hall {
    let app = App::reached_by(Ingress {
        public_address: Some("https://cup.example.org".parse().unwrap()),
        ..Ingress::default()
    });
    let (key, codes) = post_a_round(&app.desk, ClockPolicy::Off);
    Hall { app, key, codes }
}

fn pictures(hall: &Hall) -> [String; 4] {
    let rests = ["", "/standings", "/boards/1/1", "/path/1"];
    rests.map(|rest| format!("/e/{}{rest}", hall.key))
}

/// Width, height and all bytes of a picture.
fn picture(hall: &Hall, path: &str) -> (u32, u32, Vec<u8>) {
    let path = format!("{path}/picture.png");
    let (status, bytes) = hall.app.visitor().get_with(&path, ("accept", "image/*"));
    assert_eq!(status, 200, "{path}");
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{path}");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20), bytes)
}

#[test]
fn each_page_that_is_sent_around_has_a_picture_of_its_own() {
    let hall = settled();
    let phone = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    phone.plays("E1");
    let mut all = Vec::new();
    for path in pictures(&hall) {
        let (width, height, bytes) = picture(&hall, &path);
        assert_eq!((width, height), (1200, 630), "{path}");
        assert!(bytes.len() <= MOST_BYTES, "{path}: {} bytes", bytes.len());
        let page = hall.app.visitor().get(&path);
        let image = page.attributes("meta[property='og:image']", "content");
        let absolute = format!("https://cup.example.org{path}/picture.png");
        assert_eq!(image, [absolute], "{path}");
        let title = page.attributes("meta[property='og:title']", "content");
        assert!(!title[0].is_empty(), "{path}");
        let text = page.attributes("meta[property='og:description']", "content");
        for words in title.iter().chain(&text) {
            assert!(!words.contains("Mokoena"), "{path}: {words}");
        }
        all.push(bytes);
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4, "each shows something else");
}

#[test]
fn no_header_says_where_a_link_leads() {
    let hall = settled();
    let path = format!("/e/{}", hall.key);
    let (_, body) = hall.app.visitor().get_by(
        &path,
        &[
            ("host", "127.0.0.1:1"),
            ("x-forwarded-host", "evil.example"),
        ],
    );
    let body = String::from_utf8(body).unwrap();
    assert!(body.contains("content=\"https://cup.example.org"), "{body}");
    assert!(!body.contains("evil.example"));
    // Where nobody else can open the page there is nothing to show.
    let here = Hall::open();
    let page = here.app.visitor().get(&format!("/e/{}", here.key));
    assert!(
        page.attributes("meta[property='og:image']", "content")
            .is_empty()
    );
}

#[test]
fn a_picture_is_drawn_once_however_many_ask() {
    let hall = settled();
    let pages = &hall.app.shared.pages;
    for path in pictures(&hall) {
        let (.., first) = picture(&hall, &path);
        let (made, kept) = (pages.made(), pages.cached());
        for number in 0..20 {
            let asked = format!("{path}/picture.png?x={number}&leaf={number}");
            let (status, bytes) = hall.app.visitor().get_with(&asked, ("accept", "image/*"));
            assert_eq!((status, &bytes), (200, &first), "{asked}");
        }
        assert_eq!((pages.made(), pages.cached()), (made, kept), "{path}");
    }
    let answer = hall
        .app
        .visitor()
        .get(&format!("/e/{}/boards/1/99/picture.png", hall.key));
    assert_eq!(answer.status, 404);
}

#[test]
fn a_picture_shows_nothing_before_its_time() {
    let hall = settled();
    let path = format!("/e/{}/boards/1/1", hall.key);
    hall.app
        .desk
        .set_delay(&hall.organiser(), Delay::FiveMinutes, now())
        .unwrap();
    let (.., before) = picture(&hall, &path);
    let phone = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    let (.., after) = picture(&hall, &path);
    assert!(before == after, "who watches later sees the picture later");
    // A round that is taken back is nobody else's business.
    let hall = settled();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let unpost = format!("/e/{}/rounds/1/unpost", hall.key);
    let form = [("number", "1"), ("reason", "too early")];
    assert_eq!(teacher.post(&unpost, &form).status, 303);
    let visitor = hall.app.visitor();
    for rest in ["/boards/1/1", "/path/1"] {
        let answer = visitor.get(&format!("/e/{}{rest}/picture.png", hall.key));
        assert_eq!(answer.status, 404, "{rest}");
    }
}

#[test]
fn the_page_to_share_has_link_code_and_picture() {
    let hall = settled();
    let path = format!("/e/{}/share", hall.key);
    let address = format!("https://cup.example.org/e/{}", hall.key);
    for client in [hall.app.visitor(), hall.app.signed_in("Ms Khumalo")] {
        let page = client.get(&path);
        assert_eq!(page.attributes("#share-link", "value"), [address.as_str()]);
        assert_eq!(page.all("svg.qr").len(), 1);
        let saved = page.attributes("a[download]", "href");
        assert!(
            saved.contains(&format!("/e/{}/picture.png", hall.key)),
            "{saved:?}"
        );
    }
    let event = hall.app.visitor().get(&format!("/e/{}", hall.key));
    assert!(
        event.body.contains(&format!("href=\"{path}\"")),
        "Share leads there"
    );
}

#[test]
fn the_page_to_share_stands_beside_the_tabs() {
    let hall = settled();
    let page = hall.app.visitor().get(&format!("/e/{}/share", hall.key));
    assert_eq!(page.all(".tabs a").len(), 5);
    assert!(
        page.all(".tabs [aria-current]").is_empty(),
        "none of them is open"
    );
}
