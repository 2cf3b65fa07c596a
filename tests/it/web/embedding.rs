//! Public pages in frames of other web sites, only where the organiser allows it.

use super::rounds::{EIGHT, Hall};

const RULES: &str = "content-security-policy";

fn may_be_framed(hall: &Hall, path: &str) -> bool {
    let page = hall.app.visitor().get(&hall.path(path));
    assert_eq!(page.status, 200, "{path}: {}", page.body);
    let rules = page.header(RULES);
    assert_eq!(rules.matches("frame-ancestors").count(), 1, "{rules}");
    rules.ends_with("frame-ancestors *")
}

#[test]
fn public_pages_stand_in_frames_of_other_sites_where_that_is_allowed() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let public = [
        "",
        "/standings",
        "/rounds/1",
        "/boards/1/1",
        "/overlay/1",
        "/path/1",
        "/about",
    ];
    for path in public {
        assert!(!may_be_framed(&hall, path), "{path}");
    }
    assert!(!hall.get("/share").sees("On another web site"));
    let settings = hall.get("/settings?line=people");
    let mut form = settings.form(&hall.path("/settings"));
    assert!(form.iter().all(|(name, _)| name != "embedding"));
    form.push(("embedding".to_owned(), "1".to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
    let saved = hall.post_and_look("/settings", &form);
    assert!(saved.sees("other web sites may show"), "{}", saved.text());
    for path in public {
        assert!(may_be_framed(&hall, path), "{path}");
    }
    let share = hall.app.visitor().get(&hall.path("/share"));
    let line = share.attributes("#share-frame", "value");
    assert!(line[0].starts_with("<iframe src=\"http"), "{line:?}");
    // What is not for everybody stays out of frames, and so does everything for who is signed in.
    for path in ["/settings", "/round-control", ""] {
        let rules = hall.get(path).header(RULES);
        assert!(rules.ends_with("frame-ancestors 'none'"), "{path}: {rules}");
    }
    let sign_in = hall.app.visitor().get("/signin");
    assert!(sign_in.header(RULES).ends_with("frame-ancestors 'none'"));
}

#[test]
fn an_overlay_shows_a_board_of_the_present_round() {
    let hall = Hall::with(&EIGHT);
    let visitor = hall.app.visitor();
    let before = visitor.get(&hall.path("/overlay/2"));
    assert_eq!(before.status, 200);
    assert!(before.all("#live").is_empty());
    hall.next_round(1);
    let live = |page: &super::harness::Page| page.attributes("main", "data-live");
    let first = visitor.get(&hall.path("/overlay/2"));
    assert_eq!(live(&first), [hall.path("/boards/1/2/live")]);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let second = visitor.get(&hall.path("/overlay/2"));
    assert_eq!(live(&second), [hall.path("/boards/2/2/live")]);
    let none = visitor.get(&hall.path("/overlay/77"));
    assert_eq!((none.status, none.all("#live").len()), (200, 0));
}
