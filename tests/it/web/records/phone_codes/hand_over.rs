//! A phone without network hands its board over: the codes go with the form of the phone that takes over.

use super::alone::Alone;
use super::{Desk, umlabalaba};
use crate::web::umpire::{Hall, Phone};
use inkundla::formats::record_codes::CodesKey;

fn hexadecimal(parts: &[Vec<u8>]) -> String {
    let digits = |part: &Vec<u8>| part.iter().map(|byte| format!("{byte:02x}")).collect();
    parts.iter().map(digits).collect::<Vec<String>>().join(" ")
}

#[test]
fn a_second_phone_takes_a_board_over_with_the_codes_of_the_first_and_with_no_others() {
    let hall = Hall::large(4);
    let desk = Desk::of(&hall);
    let [phone, elsewhere] = [0, 1]
        .map(|board: usize| Phone::recording(hall.app.visitor(), &hall.codes[board], "Mr Botha"));
    let (mut alone, mut other) = (Alone::at(&phone), Alone::at(&elsewhere));
    let turns = alone.plays_a_game(&umlabalaba(), 30, 1);
    other.plays_a_game(&umlabalaba(), 30, 2);
    let second = hall.app.visitor();
    let start = format!("{}/start", phone.path);
    let takes = |codes: &str| {
        let form = [("name", "Ms Naidoo"), ("take_over", "1"), ("codes", codes)];
        second.post(&start, &form)
    };
    let right = alone.parts();
    let mut altered = alone.parts();
    let last = altered[0].len() - 1;
    altered[0][last] ^= 1;
    let forged = Alone {
        key: CodesKey([7; 32]),
        record: alone.record.clone(),
    };
    for (codes, sentence) in [
        (hexadecimal(&altered), "do not belong together"),
        (hexadecimal(&right[1..]), "do not belong together"),
        ("no codes".to_owned(), "do not belong together"),
        (hexadecimal(&other.parts()), "no such board"),
        (
            hexadecimal(&forged.parts()),
            "does not record this board now",
        ),
    ] {
        let page = takes(&codes);
        assert_eq!(page.status, 422, "{}", page.body);
        assert!(
            page.all(".msg.bad").concat().contains(sentence),
            "{sentence}: {}",
            page.text()
        );
        assert_eq!(desk.record(1).1, 0, "nothing was entered");
    }
    assert_eq!(takes(&hexadecimal(&right)).status, 303);
    let (recorded, _, is_over) = desk.record(1);
    assert_eq!((recorded, is_over), (turns, true));
    assert_eq!(desk.record(2).1, 0);
}
