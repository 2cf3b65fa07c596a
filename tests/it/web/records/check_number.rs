//! The check number on the score sheets of a sealed round, and the page that its QR code opens.

use super::TURNS;
use crate::web::harness::App;
use crate::web::umpire::{Hall, plays, post_a_round};
use inkundla::formats::qr::Qr;
use inkundla::http::server::ingress::Ingress;
use inkundla::referee::{ClockPolicy, Command};
use inkundla::rules::Side;
use inkundla::tournament::{PairingResult, RoundNo};

/// A closed round, and its check number without blanks.
fn signed(app: App) -> (Hall, String) {
    let (key, codes) = post_a_round(&app.desk, ClockPolicy::Off);
    let hall = Hall { app, key, codes };
    plays(&hall.app.desk, &hall.codes[0], &TURNS);
    hall.does(1, Command::AgreeDraw);
    hall.by_hand(2, PairingResult::Won(Side::First));
    hall.close();
    let event = hall.app.desk.event(&hall.key).unwrap();
    let seal = hall.app.desk.last_seal(&event, RoundNo(1)).unwrap();
    let digits = seal.unwrap().check_number().replace(' ', "");
    (hall, digits)
}

fn codes_of_sheets(hall: &Hall) -> Vec<String> {
    let teacher = hall.app.signed_in("Ms Khumalo");
    let sheets = teacher.get(&hall.path("/rounds/1/print/records"));
    assert_eq!(sheets.status, 200);
    sheets.attributes(".check-number .qr path", "d")
}

#[test]
fn the_score_sheet_of_a_signed_round_has_the_check_number_to_read_and_to_scan() {
    let (hall, digits) = signed(App::start());
    let alone = Qr::of(&digits).unwrap().path;
    assert_eq!(
        codes_of_sheets(&hall),
        [alone],
        "no phone reaches 127.0.0.1"
    );

    let (hall, digits) = signed(App::reached_by(Ingress {
        public_address: Some("https://cup.example.org".parse().unwrap()),
        ..Ingress::default()
    }));
    let address = format!("https://cup.example.org/check?number={digits}");
    assert_eq!(codes_of_sheets(&hall), [Qr::of(&address).unwrap().path]);

    let open = Hall::open();
    plays(&open.app.desk, &open.codes[0], &TURNS);
    assert!(codes_of_sheets(&open).is_empty(), "nothing is signed yet");
}

#[test]
fn the_page_says_whether_a_file_has_the_check_number_of_a_paper() {
    let (hall, digits) = signed(App::start());
    let visitor = hall.app.visitor();
    let place = format!("/check?number={digits}");
    let page = visitor.get(&place);
    assert_eq!(
        page.attributes("input[name=number]", "value"),
        std::slice::from_ref(&digits)
    );
    assert!(page.sees("Your paper has check number"), "{}", page.text());
    assert!(!visitor.get("/check?number=12").sees("Your paper"));

    let teacher = hall.app.signed_in("Ms Khumalo");
    let text = teacher.get(&hall.path("/records.txt")).body;
    let with = |number: &str| visitor.post_parts("/check", &[("text", &text), ("number", number)]);
    let right = with(&digits);
    assert!(right.sees("is the one of round 1"), "{}", right.text());
    let other = with("0123456789abcdef");
    assert!(other.sees("Nothing in this file has"), "{}", other.text());
    assert_eq!(other.all(".proof .bad").len(), 1);
}
