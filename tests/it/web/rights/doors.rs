//! Protection against everybody: codes, origins, headers, sessions, limits of tries.

use crate::web::harness::PHRASE;
use crate::web::umpire::Hall;
use inkundla::system_time::now;

#[test]
fn a_code_opens_its_own_board_and_no_other() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let other = format!("/u/{}/record", hall.codes[1]);
    let answer = phone
        .client
        .part(&other, &[("seen", "0"), ("act", "turn"), ("turn", "E1")]);
    assert_eq!(answer.status, 409, "the phone records board 1, not board 2");
    assert!(phone.client.get("/u/ZZZZZZ").status == 404);
}

#[test]
fn a_form_from_another_site_is_refused() {
    let hall = Hall::open();
    let organiser = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/round-control/finish", hall.key);
    for header in [
        ("sec-fetch-site", "cross-site"),
        ("origin", "http://evil.example"),
    ] {
        assert_eq!(
            organiser.post_with(&path, &[], header).status,
            403,
            "{header:?}"
        );
    }
    assert_ne!(
        organiser
            .post_with(&path, &[], ("sec-fetch-site", "same-origin"))
            .status,
        403
    );
}

#[test]
fn every_response_has_the_security_headers() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    for path in ["/", "/no/such/page", "/signin", &format!("/e/{}", hall.key)] {
        let page = visitor.get(path);
        assert!(
            page.header("content-security-policy")
                .contains("default-src 'none'"),
            "{path}"
        );
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
    }
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert_eq!(
        organiser
            .get(&format!("/e/{}/round-control", hall.key))
            .header("cache-control"),
        "no-store"
    );
}

#[test]
fn signing_in_gives_a_new_session_and_signing_out_ends_it() {
    let hall = Hall::open();
    let organiser = hall.app.signed_in("Ms Khumalo");
    let page = format!("/e/{}/round-control", hall.key);
    assert_eq!(organiser.get(&page).status, 200);
    let cookies = organiser.cookies();
    organiser.post("/signout", &[]);
    let thief = hall.app.visitor().with_cookies(&cookies);
    assert_eq!(
        thief.get(&page).status,
        303,
        "the old cookie is worth nothing"
    );
}

#[test]
fn wrong_pass_phrases_are_limited() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    let sign_in = |name: &str, phrase: &str| {
        let form = [("name", name), ("phrase", phrase)];
        visitor.post("/signin", &form).status
    };
    let tries: Vec<u16> = (0..12)
        .map(|_| sign_in("Ms Khumalo", "wrong wrong"))
        .collect();
    assert_eq!(tries, [vec![401; 10], vec![429; 2]].concat());
    assert_eq!(
        sign_in(" ms  KHUMALO", PHRASE),
        429,
        "nor is a right one looked at"
    );
    hall.app
        .desk
        .create_account("Mr Other", PHRASE, now())
        .unwrap();
    assert_eq!(
        sign_in("Mr Other", PHRASE),
        303,
        "others in the school come in"
    );
}
