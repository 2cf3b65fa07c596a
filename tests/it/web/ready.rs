//! Public pages are made once for each change, for all who have not signed in.

use super::harness::Client;
use super::umpire::Hall;

const PACKED: (&str, &str) = ("accept-encoding", "gzip");

fn mark(client: &Client, path: &str) -> String {
    client.get(path).header("etag")
}

#[test]
fn a_page_that_has_not_changed_is_not_sent_again() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    for path in ["", "/standings", "/boards/1/1"] {
        let path = format!("/e/{}{path}", hall.key);
        let first = mark(&parent, &path);
        assert!(first.starts_with("W/\""), "{path}: {first}");
        assert_eq!(mark(&parent, &path), first, "{path}");
        let (status, body) = parent.get_with(&path, ("if-none-match", &first));
        assert_eq!((status, body.len()), (304, 0), "{path}");
        let (status, body) = parent.get_with(&path, PACKED);
        assert_eq!(status, 200);
        assert_eq!(body[..2], [0x1f, 0x8b], "{path} is packed");
        let other = hall.app.visitor().get(&format!("{path}?lang=af"));
        assert_ne!(
            other.header("etag"),
            first,
            "another language, another page"
        );
    }
}

#[test]
fn a_page_is_made_anew_after_every_change() {
    let hall = Hall::open();
    let (parent, phone) = (hall.app.visitor(), hall.umpire("Ms Naidoo"));
    let (event, board) = (
        format!("/e/{}", hall.key),
        format!("/e/{}/boards/1/1", hall.key),
    );
    for turn in ["E1", "R4", "E8"] {
        let before = (mark(&parent, &event), mark(&parent, &board));
        assert_eq!(phone.plays(turn).status, 200);
        assert_ne!(mark(&parent, &event), before.0, "{turn}");
        assert_ne!(mark(&parent, &board), before.1, "{turn}");
        assert!(parent.get(&board).body.contains(turn), "{turn}");
    }
    let standings = format!("{event}/standings");
    let before = mark(&parent, &standings);
    assert_eq!(
        phone.does(&[("act", "resign"), ("side", "second")]).status,
        200
    );
    assert_ne!(mark(&parent, &standings), before, "a result");
    let organiser = hall.app.signed_in("Ms Khumalo");
    let page = organiser.post(&format!("{event}/settings/delay"), &[("minutes", "5")]);
    assert_eq!(page.status, 303, "{}", page.text());
    assert_ne!(mark(&parent, &board), before, "what outsiders may see");
}

#[test]
fn who_has_signed_in_gets_a_page_of_their_own() {
    let hall = Hall::open();
    let event = format!("/e/{}", hall.key);
    let (parent, organiser) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    assert!(!parent.get(&event).body.contains("/run\""));
    let own = organiser.get(&event);
    assert!(own.body.contains("/run\""));
    assert_eq!(own.header("cache-control"), "no-store");
    assert!(
        !parent.get(&event).body.contains("/run\""),
        "and nobody else does"
    );
}
