//! Who may record a board, and from which phone.

use super::{Hall, Phone};
use chrono::TimeDelta;
use inkundla::system_time::now;

#[test]
fn a_code_opens_a_board_without_an_account() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    let page = visitor.get(&format!("/u/{}", hall.codes[0]));
    assert_eq!(page.status, 200);
    assert!(page.sees("Board 1 · Round 1") && page.sees("Start recording"));
    assert!(!page.body.contains("Mokoena"), "short names only");
    // Typed by hand: small letters and a dash are as good.
    let typed = format!("{}-{}", &hall.codes[0][..3], &hall.codes[0][3..]).to_lowercase();
    assert_eq!(visitor.post_and_look("/u", &[("code", &typed)]).status, 200);
}

#[test]
fn a_wrong_code_says_what_to_do() {
    let hall = Hall::open();
    let page = hall.app.visitor().get("/u/ZZZZZZ");
    assert_eq!(page.status, 404);
    assert!(page.sees("No board has this code. Check the card on the table and type it again."));
}

#[test]
fn guessing_codes_is_stopped_and_phones_that_record_go_on() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let guesser = hall.app.visitor();
    let tries = |n: u32| guesser.get(&format!("/u/ZZZZ{n:02}")).status;
    assert!((0..20).all(|n| tries(n) == 404));
    let board = format!("/u/{}", hall.codes[1]);
    assert_eq!(tries(20), 429);
    assert_eq!(guesser.get(&board).status, 429, "a right one tells nothing");
    assert_eq!(phone.plays("E1").status, 200);
    // It opens its next board, too, and may mistype a code; what it guesses is limited.
    assert_eq!(phone.client.get(&board).status, 200);
    for n in 0..20 {
        assert_eq!(phone.client.get(&format!("/u/ZZZY{n:02}")).status, 429);
    }
    assert_eq!(phone.client.get(&board).status, 429);
    assert_eq!(phone.plays("E2").status, 200);
}

#[test]
fn of_two_phones_one_records_and_the_other_is_told() {
    let hall = Hall::open();
    let first = hall.umpire("Ms Naidoo");
    first.plays("E1");
    let path = format!("/u/{}", hall.codes[0]);
    let second = Phone {
        client: hall.app.visitor(),
        path: path.clone(),
    };
    let page = second.page();
    assert!(
        page.sees("Ms Naidoo has been recording this board since"),
        "{}",
        page.text()
    );
    assert!(page.sees("Turns so far: 1") && page.sees("Take over") && page.sees("Watch"));
    let refused = second
        .client
        .post(&format!("{path}/start"), &[("name", "Mr Botha")]);
    assert_eq!(refused.status, 409);

    let form = [("name", "Mr Botha"), ("take_over", "1")];
    assert_eq!(
        second.client.post(&format!("{path}/start"), &form).status,
        303
    );
    assert_eq!(second.plays("R4").status, 200);
    let answer = first.plays("E3");
    assert_eq!(answer.status, 409);
    assert!(answer.sees("Mr Botha records this board. Tap “Take over” to record here, or watch."));
    assert_eq!(
        answer.attributes("#live", "data-seq"),
        ["3"],
        "the true board"
    );
}

#[test]
fn somebody_without_the_phone_cannot_record() {
    let hall = Hall::open();
    let _umpire = hall.umpire("Ms Naidoo");
    let stranger = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    assert_eq!(stranger.plays("E1").status, 409);
    assert_eq!(stranger.seen(), "0");
}

#[test]
fn a_code_of_yesterday_is_worth_nothing() {
    let hall = Hall::open();
    let tomorrow = now() + TimeDelta::hours(13);
    let refused = hall.app.desk.umpire(&hall.codes[0], None, tomorrow);
    assert!(matches!(
        refused,
        Err(inkundla::desk::Fault::OldCode { .. })
    ));
}
