//! An address that accepts only POST shows a page with a link when a browser opens it.

use super::rights::{ROUTES, address};
use super::umpire::Hall;

#[test]
fn an_address_that_accepts_only_post_shows_a_page() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    let takes = |wanted: &str, address: &str| {
        let mut routes = ROUTES.iter();
        routes.any(|(method, path, _)| *method == wanted && *path == address)
    };
    let html = ("accept", "text/html,application/xhtml+xml");
    let mut opened = 0;
    for (_, path, _) in ROUTES.iter().filter(|(method, ..)| *method == "post") {
        if takes("get", path) {
            continue;
        }
        let (status, body) = visitor.get_with(&address(&hall, path), html);
        let page = String::from_utf8(body).unwrap();
        // Some forms have an address below no page: there it is 404.
        let words = match status {
            405 => "Nothing was changed",
            404 => "There is no such page",
            // A page with a parameter, such as that of a player, has this address.
            303 => continue,
            other => panic!("{path}: {other}"),
        };
        assert!(page.contains(words), "{path}: {page}");
        assert!(page.contains("href=\"/\""), "{path}: {page}");
        opened += 1;
    }
    assert!(opened > 40, "{opened} addresses");
    // Other clients get the bare status.
    let path = address(&hall, "/e/{key}/players/check");
    let (status, body) = visitor.get_with(&path, ("accept", "application/json"));
    assert_eq!((status, body.len()), (405, 0));
}
