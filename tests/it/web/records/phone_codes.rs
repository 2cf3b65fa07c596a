//! The record of an offline phone: shown as QR codes, read from pictures, entered once.

mod alone;
mod hand_over;

use crate::camera::{GOOD, IN_THE_HALL, code, picture};
use crate::web::harness::{Client, Page};
use crate::web::umpire::{Hall, Phone};
use alone::{Alone, pictures};
use inkundla::formats::record;
use inkundla::formats::record_codes::{CodePart, CodesKey, PhoneAction, PhoneRecord};
use inkundla::referee::Phase;
use inkundla::rules::Ruleset;
use inkundla::store::GamePhase;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, RoundNo};
use std::time::Instant;

/// The organiser's page.
struct Desk<'a> {
    client: Client,
    hall: &'a Hall,
}

impl Desk<'_> {
    fn of(hall: &Hall) -> Desk<'_> {
        let client = hall.app.signed_in("Ms Khumalo");
        Desk { client, hall }
    }

    fn reads(&self, pictures: &[Vec<u8>], codes: &str) -> Page {
        let page = self
            .client
            .upload_all(&self.path(), "picture", pictures, &[("codes", codes)]);
        assert_eq!(page.status, 200, "{}", page.body);
        page
    }

    fn enters(&self, page: &Page) -> Page {
        let name = page.attributes("button[name=enter]", "value").remove(0);
        let form = [("codes", codes(page)), ("enter", name)];
        let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
        self.client.post_parts(&self.path(), &form)
    }

    fn path(&self) -> String {
        format!("/e/{}/records/scan", self.hall.key)
    }

    fn record(&self, board: u16) -> (Vec<String>, u32, bool) {
        let desk = &self.hall.app.desk;
        let seat = desk
            .board_context(&self.hall.key, RoundNo(1), BoardNo(board))
            .unwrap();
        let recorded = desk.recorded_game(&seat).unwrap();
        let turns = recorded
            .game
            .play()
            .map_or(Vec::new(), |play| play.history.turns().to_vec());
        let is_over = matches!(recorded.game.phase, Phase::Finished(_));
        (turns, recorded.game.seq, is_over)
    }
}

fn codes(page: &Page) -> String {
    page.attributes("input[name=codes]", "value").remove(0)
}

fn umlabalaba() -> Ruleset {
    Ruleset::by_name("umlabalaba").unwrap()
}

#[test]
fn twenty_four_boards_without_a_network_give_twenty_four_records() {
    let hall = Hall::large(48);
    let desk = Desk::of(&hall);
    let mut phones = Vec::new();
    for board in &hall.codes {
        let phone = Phone::recording(hall.app.visitor(), board, "Mr Botha");
        phones.push(Alone::at(&phone));
    }
    let mut slowest = 0.0_f64;
    for (choice, alone) in phones.iter_mut().enumerate() {
        let turns = alone.plays_a_game(&umlabalaba(), 90, choice);
        let parts = alone.parts();
        let shown: Vec<Vec<u8>> = (0..)
            .zip(&parts)
            .map(|(seed, part)| picture(&code(part), &IN_THE_HALL, seed))
            .collect();
        let began = Instant::now();
        let mut page = desk.reads(&shown[..1], "");
        let mut frames = 1;
        // The phone shows its codes again and again until the last of them is read.
        while page.all("button[name=enter]").is_empty() {
            assert!(frames < 5 * parts.len(), "{}", page.text());
            let part = &parts[frames % parts.len()];
            let frame = picture(&code(part), &IN_THE_HALL, frames as u32 + 40);
            page = desk.reads(&[frame], &codes(&page));
            frames += 1;
        }
        let page = desk.enters(&page);
        let took = began.elapsed().as_secs_f64();
        slowest = slowest.max(took);
        assert!(page.sees("entries were entered"), "{}", page.text());
        let board = alone.record.place.board.0;
        println!(
            "board {board}: {} turns, {} codes, {frames} pictures, {took:.2} s",
            turns.len(),
            parts.len()
        );
        let (recorded, _, is_over) = desk.record(board);
        assert_eq!(recorded, turns, "board {board}");
        assert!(is_over, "board {board}");
    }
    println!("slowest record: {slowest:.2} s, pictures made and read in an unoptimised build");
    let text = desk
        .client
        .get(&format!("/e/{}/records.txt", hall.key))
        .body;
    let reading = record::read(text.as_bytes());
    assert_eq!(reading.faults, []);
    assert_eq!(reading.records.events[0].games.len(), 24);
    let boards = hall
        .app
        .desk
        .boards(hall.organiser().event(), RoundNo(1))
        .unwrap();
    assert!(boards.iter().all(|board| board.result.is_some()));
    let phases = boards.iter().filter_map(|board| board.state.as_ref());
    assert!(
        phases
            .clone()
            .all(|state| state.phase == GamePhase::Finished)
    );
    let history = desk.client.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("the record of the phone was read from its QR codes"));
}

#[test]
fn parts_come_in_any_order_twice_and_mixed_with_those_of_another_board() {
    let hall = Hall::open();
    let desk = Desk::of(&hall);
    let two = [0, 1].map(|board| {
        let phone = Phone::recording(hall.app.visitor(), &hall.codes[board], "Mr Botha");
        let mut alone = Alone::at(&phone);
        let turns = alone.plays_a_game(&umlabalaba(), 70, board);
        (alone, turns)
    });
    let [one, other] = two.each_ref().map(|(alone, _)| alone.pictures());
    assert!(one.len() >= 3 && other.len() >= 3);
    let page = desk.reads(&[one[1].clone(), other[2].clone(), one[1].clone()], "");
    let all = one.len();
    assert!(
        page.sees(&format!("1 of {all} codes read. Still missing: 1,")),
        "{}",
        page.text()
    );
    assert!(page.all("button[name=enter]").is_empty());
    assert_eq!(
        desk.record(1).1,
        0,
        "nothing is entered before all is there"
    );
    let rest: Vec<Vec<u8>> = other[..2]
        .iter()
        .chain(&one[2..])
        .chain(&one[..1])
        .chain(&other[3..])
        .cloned()
        .collect();
    let page = desk.reads(&rest, &codes(&page));
    assert_eq!(page.all("button[name=enter]").len(), 2, "{}", page.text());
    assert!(
        page.sees(&format!("{} turns", two[0].1.len())),
        "{}",
        page.text()
    );
    let page = desk.enters(&page);
    let page = desk.enters(&page);
    assert_eq!(page.all("[data-state=ok]").len(), 2, "{}", page.text());
    for (board, (_, turns)) in (1..).zip(&two) {
        assert_eq!(desk.record(board).0, *turns);
    }
}

#[test]
fn a_record_that_is_there_in_part_is_joined_and_one_that_is_there_is_not_doubled() {
    let hall = Hall::open();
    let desk = Desk::of(&hall);
    let phone = hall.umpire("Ms Naidoo");
    let mut alone = Alone::at(&phone);
    let turns = alone.plays_a_game(&umlabalaba(), 30, 3);
    // Ten turns reached the laptop, whose answers were lost.
    for turn in &turns[..10] {
        phone.plays(turn);
    }
    let before = desk.record(1).1;
    let page = desk.reads(&alone.pictures(), "");
    assert!(page.sees("21 entries can be entered."), "{}", page.text());
    assert!(
        page.sees("10 entries from the phone are already in the record."),
        "{}",
        page.text()
    );
    assert_eq!(desk.record(1).1, before, "nothing is written by looking");
    let entered = desk.enters(&page);
    assert!(
        entered.sees("21 entries were entered."),
        "{}",
        entered.text()
    );
    let (recorded, seq, is_over) = desk.record(1);
    assert_eq!((recorded, is_over), (turns, true));
    // Twice from the same page, and from a picture that somebody kept.
    let again = desk.enters(&page);
    assert!(
        again.sees("Everything is already in the record."),
        "{}",
        again.text()
    );
    let again = desk.reads(&alone.pictures(), "");
    assert!(
        again.sees("Everything is already in the record."),
        "{}",
        again.text()
    );
    assert_eq!(desk.record(1).1, seq);
    // The phone is back in the network and sends what waits.
    let sent = phone.sends("0", &[("act", "turn"), ("turn", &desk.record(1).0[0])]);
    assert_eq!(sent.status, 200);
    assert_eq!(desk.record(1).1, seq, "the turn stands once");
}

#[test]
fn codes_that_were_altered_are_refused_and_so_are_those_of_another_phone_or_event() {
    let hall = Hall::open();
    let desk = Desk::of(&hall);
    let phone = hall.umpire("Ms Naidoo");
    let mut alone = Alone::at(&phone);
    alone.plays_a_game(&umlabalaba(), 12, 1);
    let refused = |pictures: &[Vec<u8>], why: &str| {
        let page = desk.reads(pictures, "");
        assert!(page.sees(why), "{why}: {}", page.text());
        assert!(page.all("button[name=enter]").is_empty());
        assert_eq!(codes(&page), "", "what is refused is read anew");
        assert_eq!(desk.record(1).1, 0);
    };
    // One byte of one code.
    let mut parts = alone.parts();
    let last = parts[0].len() - 20;
    parts[0][last] ^= 1;
    refused(&pictures(&parts), "do not belong together");
    // Somebody who knows the form, and not the key.
    let forged = |record: PhoneRecord, key: &CodesKey| {
        let mut message = record.message(&alone.key);
        let right = message.len() - 16;
        let proof = record.message(key);
        message.truncate(right);
        message.extend(&proof[proof.len() - 16..]);
        let parts = CodePart::cut(record.place, &message, 137);
        pictures(&parts.iter().map(CodePart::bytes).collect::<Vec<_>>())
    };
    let mut better = alone.record.clone();
    better.entries.pop();
    refused(&forged(better, &CodesKey([7; 32])), "they were altered");
    let stranger = Alone {
        key: CodesKey([7; 32]),
        record: alone.record.clone(),
    };
    refused(&stranger.pictures(), "from another event");
    // The record of this board cannot be that of another one.
    let mut moved = alone.record.clone();
    moved.place.board = BoardNo(2);
    refused(
        &pictures(
            &Alone {
                key: alone.key.clone(),
                record: moved,
            }
            .parts(),
        ),
        "no such board",
    );
    // Another phone has taken the board over since.
    Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Ms Zulu");
    refused(&alone.pictures(), "does not record this board now");
}

#[test]
fn what_cannot_follow_the_record_is_not_entered_in_part() {
    let hall = Hall::open();
    let desk = Desk::of(&hall);
    let phone = hall.umpire("Ms Naidoo");
    let mut alone = Alone::at(&phone);
    alone.plays_a_game(&umlabalaba(), 6, 2);
    alone.records(PhoneAction::Turn("E1".to_owned()), now());
    alone.record.entries.remove(6);
    let page = desk.reads(&alone.pictures(), "");
    assert!(
        page.sees("Entry 7 from the phone does not fit"),
        "{}",
        page.text()
    );
    assert!(page.all("button[name=enter]").is_empty());
    assert_eq!(desk.record(1).1, 0);
}

#[test]
fn pictures_without_a_code_and_files_that_are_none_are_said() {
    let hall = Hall::open();
    let desk = Desk::of(&hall);
    let empty = picture(&[], &GOOD, 1);
    assert!(desk.reads(&[empty], "").sees("no code of a record"));
    assert!(
        desk.reads(&[b"three red cows".to_vec()], "")
            .sees("not a picture")
    );
    assert!(
        desk.reads(&[], "zz 12 q")
            .sees("No code has been read yet.")
    );
    let camera = desk.client.get(&desk.path());
    assert!(
        camera
            .header("permissions-policy")
            .contains("camera=(self)")
    );
    let elsewhere = desk.client.get(&format!("/e/{}/round-control", hall.key));
    assert!(elsewhere.header("permissions-policy").contains("camera=()"));
    assert!(
        elsewhere.body.contains("/records/scan"),
        "round control leads there"
    );
    let large = vec![vec![0; 21 * 1024 * 1024]];
    let page = desk.client.upload_all(&desk.path(), "picture", &large, &[]);
    assert_eq!(page.status, 422);
    let stranger = hall.app.visitor().get(&desk.path());
    assert_eq!(stranger.status, 303, "sign in first");
    // A phone that does not record gets no key.
    let visitor = hall
        .app
        .visitor()
        .get(&format!("/u/{}/codes", hall.codes[0]));
    assert_eq!(visitor.status, 200);
    assert!(visitor.attributes("#codes", "data-key").is_empty());
}

#[test]
fn the_script_that_shows_the_codes_comes_late_and_is_small() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let sheet = phone.client.get(&format!("{}/look", phone.path));
    let scripts = sheet.attributes("script", "src");
    let look = scripts
        .iter()
        .find(|script| script.contains("/look."))
        .unwrap();
    let text = phone.client.get(look).body;
    let mut late = text.split("import('").skip(1);
    let script = late.find_map(|rest| {
        rest.split('\'')
            .next()
            .filter(|script| script.contains("/record-codes."))
    });
    let script = script.unwrap();
    let (status, packed) = phone.client.get_with(script, ("accept-encoding", "gzip"));
    assert_eq!(status, 200);
    assert!(packed.len() <= 5_000, "{} bytes", packed.len());
    assert!(
        !phone.page().body.contains("record-codes"),
        "not with the board"
    );
}
