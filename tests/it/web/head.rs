//! HEAD is answered like GET, without the body.

use super::harness::{App, Client, Page};
use super::rights::{ROUTES, address};
use super::umpire::Hall;

/// The headers that do not depend on the moment.
fn said(page: &Page) -> Vec<String> {
    let names = [
        "content-type",
        "content-disposition",
        "location",
        "cache-control",
        "etag",
        "vary",
        "content-security-policy",
        "retry-after",
    ];
    let said = names.map(|name| format!("{name}: {}", page.header(name)));
    let has_length = !page.header("content-length").is_empty();
    let seen = [page.status.to_string(), format!("length: {has_length}")];
    said.into_iter().chain(seen).collect()
}

#[test]
fn every_page_file_and_stream_answers_head_as_get() {
    let hall = Hall::open();
    hall.umpire("Ms Naidoo").plays("E1");
    let phone = hall.umpire_again();
    let (visitor, teacher) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    let mut faults = Vec::new();
    let (mut found, mut streams) = (0, 0);
    for (method, path, _) in ROUTES.iter().filter(|(method, ..)| *method == "get") {
        let place = address(&hall, path);
        for client in [&visitor, &teacher, &phone] {
            let head = client.head(&place);
            let is_stream = head.header("content-type").starts_with("text/event-stream");
            assert!(head.body.is_empty(), "{method} {place}");
            if is_stream {
                streams += 1;
                assert_eq!(head.status, 200, "{place}");
                continue;
            }
            // A preview must not use a one-time address up: only a GET takes the file.
            if path.starts_with("/take/") {
                assert_eq!(head.status, 405, "{place}");
                continue;
            }
            let get = client.get(&place);
            found += usize::from(get.status == 200);
            if said(&head) != said(&get) {
                faults.push(format!("{place}: {:?}, {:?}", said(&head), said(&get)));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(found > 100 && streams > 5, "{found} {streams}");
    // HEAD starts no stream: nobody follows.
    assert_eq!(hall.app.desk.hub().stream_count(), 0);
}

#[test]
fn head_has_the_length_of_an_asset_and_404_for_a_missing_one() {
    let app = App::start();
    let visitor = app.visitor();
    let style = visitor
        .get("/signin")
        .attributes("link[rel=stylesheet]", "href");
    let (head, get) = (visitor.head(&style[0]), visitor.get(&style[0]));
    assert_eq!(head.header("content-length"), get.header("content-length"));
    assert_ne!(head.header("content-length"), "0");
    assert_eq!(visitor.head("/health").status, 200);
    for nothing in ["/no/such/page", "/assets/none.css", "/signout"] {
        assert_eq!(visitor.head(nothing).status, 404, "{nothing}");
    }
}

impl Hall {
    /// A phone that takes over the first board.
    fn umpire_again(&self) -> Client {
        let phone =
            super::umpire::Phone::recording_over(self.app.visitor(), &self.codes[0], "Mr Botha");
        phone.client
    }
}
