//! The end of a game at the umpire's board, and the way on to the next.

use super::{Hall, Phone};
use inkundla::referee::ClockPolicy;

#[test]
fn the_end_says_how_it_came_out_and_leads_to_a_board_that_nobody_records() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let early = phone.client.get(&format!("{}/next", phone.path));
    assert_eq!(early.header("location"), "/u", "the game is not over");
    assert!(phone.page().all("#end").is_empty());
    phone.does(&[("act", "resign"), ("side", "second")]);
    let end = phone.page().all("#end").concat();
    for words in ["The organiser has it", "1 – 0", "1 turns", "Shake hands."] {
        assert!(end.contains(words), "{words}: {end}");
    }
    let lasts = |text: &str, unit: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unit = words.iter().rposition(|word| *word == unit);
        unit.is_some_and(|at| words[at - 1].parse::<u8>().is_ok_and(|n| n < 60))
    };
    assert!(lasts(&end, "s") && !lasts(&end, "min"), "{end}");
    let end = phone.client.get_asking(&phone.path, "id");
    let end = end.all("#end").concat();
    assert!(lasts(&end, "detik"), "{end}");
    let next = phone.client.get(&format!("{}/next", phone.path));
    assert_eq!(next.header("location"), format!("/u/{}", hall.codes[1]));
    let watcher = hall.app.visitor().get(&format!("{}/next", phone.path));
    assert_eq!(
        watcher.header("location"),
        "/u",
        "only the phone that recorded the game"
    );
    let _other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    let taken = phone.client.get(&format!("{}/next", phone.path));
    assert_eq!(taken.header("location"), "/u", "somebody records it");
}

#[test]
fn the_card_that_is_due_is_the_first_choice() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let due = || phone.page().attributes("#card button.primary", "value");
    assert_eq!(due(), ["yellow"]);
    let yellow = [
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "delay"),
    ];
    phone.does(&yellow);
    assert_eq!(due(), ["red"]);
}
