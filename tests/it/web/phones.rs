//! The phones of a round: who records which board, and new codes for lost cards.

use super::papers::{bytes, codes, read};
use super::umpire::{Hall, Phone};

#[test]
fn a_lost_card_gets_a_new_code_and_the_record_stays() {
    let hall = Hall::open();
    let (visitor, teacher) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    let event = format!("/e/{}", hall.key);
    let phone = hall.umpire("Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    let seen = phone.seen();

    let page = teacher.get(&format!("{event}/phones"));
    assert_eq!(page.all("table tbody tr").len(), 2);
    assert!(page.sees("Ms Naidoo, since"), "{}", page.text());
    assert!(page.sees("No phone yet"), "{}", page.text());

    let page = teacher.post_and_look(&format!("{event}/rounds/1/boards/1/code"), &[]);
    assert!(page.sees("The board has a new code."), "{}", page.text());
    let card = format!("{event}/rounds/1/print/cards.pdf?board=1");
    assert_eq!(page.attributes("a[href*='/print/']", "href"), [&*card]);
    let codes = codes(&bytes(&teacher, &card));
    assert_eq!(codes.len(), 1, "the card of this board only");
    assert_ne!(codes[0], hall.codes[0]);
    let old = phone.sends(&seen, &[("act", "turn"), ("turn", "R4")]);
    assert_eq!(old.status, 404, "the phone that recorded");
    let old = format!("/u/{}", hall.codes[0]);
    assert_eq!(visitor.get(&old).status, 404, "the card");

    let next = Phone::recording(hall.app.visitor(), &codes[0], "Mr Botha");
    assert_eq!(next.seen(), seen, "the record goes on where it was");
    assert_eq!(next.plays("R4").status, 200);
    let history = teacher.get(&format!("{event}/history"));
    assert!(history.sees("Round 1, board 1: a new code was given"));
}

#[test]
fn a_round_that_is_posted_again_has_other_codes_and_its_cards_open() {
    let hall = Hall::open();
    let (visitor, teacher) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    let round = format!("/e/{}/rounds/1", hall.key);
    let back = [("number", "1"), ("reason", "Sipho was forgotten")];
    assert_eq!(teacher.post(&format!("{round}/unpost"), &back).status, 303);
    assert_eq!(teacher.post(&format!("{round}/post"), &[]).status, 303);
    let codes = codes(&bytes(&teacher, &format!("{round}/print/cards.pdf")));
    assert_eq!(codes.len(), 2);
    for (new, old) in codes.iter().zip(&hall.codes) {
        assert_eq!(visitor.get(&format!("/u/{new}")).status, 200, "{new}");
        assert_eq!(visitor.get(&format!("/u/{old}")).status, 404, "{old}");
    }
}

#[test]
fn cards_are_printed_only_for_boards_without_a_phone() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    let rest = format!("{event}/rounds/1/print/cards.pdf?show=missing");
    let link = format!("a[href='{rest}']");
    let run = || teacher.get(&format!("{event}/round-control"));
    assert!(run().all(&link).is_empty(), "no board has a phone yet");
    let _umpire = hall.umpire("Ms Naidoo");
    assert_eq!(run().all(&link).len(), 1);
    assert_eq!(codes(&bytes(&teacher, &rest)), [hall.codes[1].as_str()]);
    let _other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    assert!(run().all(&link).is_empty(), "every board has a phone");
    let none = read(&bytes(&teacher, &rest));
    assert!(none[0].contains("Every board has a phone"), "{none:?}");
}

#[test]
fn the_organisers_first_page_tells_how_many_phones_are_connected() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let connected = |page: &str| teacher.get(page).all("h1 + .pill, h2 + .pill").concat();
    assert_eq!(connected("/"), "");
    let umpire = hall.umpire("Ms Naidoo");
    assert_eq!(connected("/"), "1 phone connected");
    let _other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    for page in ["/", "/laptop"] {
        assert_eq!(connected(page), "2 phones connected", "{page}");
    }
    assert!(!hall.app.visitor().get("/").sees("connected"));
    // The phone of a game with a result records nothing any more.
    umpire.does(&[("act", "resign"), ("side", "second")]);
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    assert_eq!(connected("/"), "1 phone connected");
}

#[test]
fn the_advice_for_phones_names_the_running_port() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let phone = hall.umpire("Ms Naidoo");
    let address = hall.app.address();
    let (_, port) = address.split_once(':').unwrap();
    let event = format!("/e/{}", hall.key);
    let call = format!("--listen 0.0.0.0:{port},");
    let cards = format!("{event}/rounds/1/print/cards.pdf?board=1");
    let (_, warning) = teacher.get_by(&cards, &[("accept", "text/html")]);
    let warning = String::from_utf8(warning).unwrap();
    assert!(warning.contains(&call), "{call}: {warning}");
    let way_on = format!("{cards}&#38;preparing=1");
    assert!(warning.contains(&way_on), "{way_on}: {warning}");
    let over = phone.client.get(&format!("{}/handover", phone.path));
    let invited = teacher.post(&format!("{event}/people/invite"), &[("role", "helper")]);
    for page in [over, invited] {
        let messages = page.all(".msg.bad").concat();
        assert!(messages.contains(&call), "{call}: {messages}");
    }
}

#[test]
fn an_unplayed_round_has_no_phones() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    for board in ["3", "99"] {
        let code = format!("{event}/rounds/1/boards/{board}/code");
        assert_eq!(teacher.post(&code, &[]).status, 404);
    }
    let back = [("number", "1"), ("reason", "Sipho was forgotten")];
    teacher.post(&format!("{event}/rounds/1/unpost"), &back);
    let code = format!("{event}/rounds/1/boards/1/code");
    assert_eq!(teacher.post(&code, &[]).status, 409);
    let page = teacher.get(&format!("{event}/phones"));
    assert!(page.sees("Umpires get their codes when a round is posted."));
}
