//! The organiser's pages of official records, penalty cards and corrections.

mod check_number;
mod not_proved;
mod phone_codes;

use super::umpire::{Hall, plays, umpire};
use crate::records::{hashes, written_hashes};
use inkundla::desk::games::RecordRequest;
use inkundla::formats::record;
use inkundla::referee::{Card, Command, Offence, Outcome, Phase};
use inkundla::rules::Side;
use inkundla::store::GamePhase;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

const TURNS: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

impl Hall {
    pub fn does(&self, board: usize, command: Command) {
        let umpire = umpire(&self.app.desk, &self.codes[board - 1]);
        let recorded = self.app.desk.recorded_game(umpire.board_context());
        let seen = recorded.unwrap().game.seq;
        self.app
            .desk
            .submit(&umpire, &RecordRequest::now(seen, command), now())
            .unwrap();
    }

    fn path(&self, rest: &str) -> String {
        format!("/e/{}{rest}", self.key)
    }

    fn by_hand(&self, board: u16, result: PairingResult) {
        let scored = Scored { result, shot: None };
        let place = (RoundNo(1), BoardNo(board));
        self.app
            .desk
            .enter_result(&self.organiser(), place, Some(scored), "", now())
            .unwrap();
    }

    fn close(&self) {
        self.app
            .desk
            .close_round(&self.organiser(), RoundNo(1), now())
            .unwrap();
    }
}

#[test]
fn the_organiser_downloads_records_by_game_round_and_event() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS);
    plays(&hall.app.desk, &hall.codes[1], &TURNS[..1]);
    let client = hall.app.signed_in("Ms Khumalo");
    let file = |rest: &str| {
        let page = client.get(&hall.path(rest));
        assert_eq!(page.status, 200, "{}", page.body);
        let reading = record::read(page.body.as_bytes());
        assert_eq!(reading.faults, [], "{}", page.body);
        (reading.records, page.header("content-disposition"))
    };
    let (all, name) = file("/records.txt");
    assert_eq!(all.events[0].games.len(), 2);
    assert_eq!(
        name,
        format!("attachment; filename=\"records-{}.txt\"", hall.key)
    );
    let (one, _) = file("/records.txt?round=1&board=2");
    assert_eq!(one.events[0].games[0].entries.len(), 2);
    assert_eq!(one.events[0].games.len(), 1);
    let page = client.get(&hall.path("/records.json?round=1&board=2"));
    let name = page.header("content-disposition");
    assert!(name.contains("-round-1-board-2.json"), "{name}");
    assert_eq!(hashes(&page.body), written_hashes(&one));
    assert!(file("/records.txt?names=full").0 != file("/records.txt").0);
    assert_eq!(client.get(&hall.path("/records.txt?round=2")).status, 404);

    let board = hall.path("/boards/1/1");
    assert!(client.get(&board).sees("Record of this game"));
    assert!(
        client
            .get(&format!("{board}/replay"))
            .sees("Record of this game")
    );
    assert!(!hall.app.visitor().get(&board).sees("Record of this game"));
    assert!(
        client
            .get(&hall.path("/rounds/1"))
            .sees("Records of this round")
    );
    assert!(client.get(&hall.path("/history")).sees("Official records"));
}

#[test]
fn a_closed_round_shows_the_check_number_of_its_seal() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS);
    hall.does(1, Command::AgreeDraw);
    hall.by_hand(2, PairingResult::Won(Side::First));
    let round = hall.path("/rounds/1");
    assert!(!hall.app.visitor().get(&round).sees("Check number"));
    hall.close();
    let event = hall.app.desk.event(&hall.key).unwrap();
    let seal = hall
        .app
        .desk
        .last_seal(&event, RoundNo(1))
        .unwrap()
        .unwrap();
    assert!(
        seal.is_genuine()
            && seal.statement.contains("board 1 7 ")
            && seal.statement.contains("board 2 - - 1-0")
    );
    let page = hall.app.visitor().get(&round);
    assert!(
        page.sees(&format!(
            "Check number of these results: {}",
            seal.check_number()
        )),
        "{}",
        page.text()
    );
}

#[test]
fn cards_are_listed_by_player_including_withdrawn_cards() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS[..2]);
    let yellow = |side| Command::ShowCard(side, Card::Yellow, Offence::Misconduct);
    hall.does(1, yellow(Side::Second));
    hall.does(1, yellow(Side::First));
    hall.does(
        1,
        Command::TakeCardBack(Side::First, "=wrong child".to_owned()),
    );
    hall.does(
        1,
        Command::ShowCard(Side::First, Card::Red, Offence::Misconduct),
    );
    let client = hall.app.signed_in("Ms Khumalo");
    let page = client.get(&hall.path("/cards"));
    assert!(
        page.sees("Cards in force: 0 yellow, 1 red."),
        "{}",
        page.text()
    );
    assert!(page.sees("Cards in force: 1 yellow, 0 red."));
    assert!(page.sees("Taken back: =wrong child"));
    assert_eq!(page.all("section.card li").len(), 3);
    assert_eq!(page.all("section.card s").len(), 1);
    let csv = client.get(&hall.path("/cards.csv")).body;
    let lines: Vec<&str> = csv.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(
        lines[0],
        "round,board,player_id,name,school,card,offence,time,by,taken_back,reason"
    );
    assert_eq!(lines.len(), 4);
    assert!(lines[2].ends_with(",Ms Naidoo,1,'=wrong child"), "{csv}");
    assert!(lines[3].contains(",red,misconduct,"), "{csv}");
}

#[test]
fn the_organiser_is_asked_at_a_second_red_card_if_the_event_has_that_rule() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS[..2]);
    let red = || Command::ShowCard(Side::First, Card::Red, Offence::Misconduct);
    hall.does(1, red());
    plays(&hall.app.desk, &hall.codes[0], &["R6"]);
    hall.does(1, red());
    let client = hall.app.signed_in("Ms Khumalo");
    let run = || client.get(&hall.path("/round-control"));
    assert!(!run().sees("has a second red card"));
    client.post(&hall.path("/cards"), &[("ask", "1")]);
    assert!(
        client
            .get(&hall.path("/cards"))
            .body
            .contains("value=\"1\" checked")
    );
    assert!(
        run().sees("has a second red card in this event (round 1)"),
        "{}",
        run().text()
    );
    let settings = client.get(&hall.path("/settings"));
    client.post(
        &hall.path("/settings"),
        &settings
            .form(&hall.path("/settings"))
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect::<Vec<_>>(),
    );
    assert!(
        run().sees("has a second red card"),
        "saving the settings keeps the rule"
    );
    hall.does(
        1,
        Command::TakeCardBack(Side::First, "wrong child".to_owned()),
    );
    assert!(!run().sees("has a second red card"));
    client.post(&hall.path("/cards"), &[]);
    assert!(!client.get(&hall.path("/cards")).body.contains("checked"));
}

#[test]
fn a_corrected_game_is_opened_again_in_its_record_after_its_effect_was_shown() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS);
    hall.does(1, Command::Resign(Side::Second));
    hall.by_hand(2, PairingResult::Won(Side::First));
    hall.close();
    let right = hall.organiser();
    hall.app.desk.draft_round(&right, now()).unwrap();
    hall.app
        .desk
        .post_round(&right, RoundNo(2), "so be it", now())
        .unwrap();
    let client = hall.app.signed_in("Ms Khumalo");
    let form = [("board", "1"), ("result", "0-1"), ("reason", "wrong side")];
    let asked = client.post(&hall.path("/rounds/1/correct"), &form);
    assert!(
        asked.sees("Later boards of these two players"),
        "{}",
        asked.text()
    );
    assert!(asked.sees("Round 2, board ") && asked.sees("Round 2 is already paired."));
    assert!(asked.sees("This game was recorded."));
    let desk = &hall.app.desk;
    let board_context = desk.board_context(&hall.key, RoundNo(1), BoardNo(1));
    let board_context = board_context.unwrap();
    assert_eq!(
        desk.recorded_game(&board_context).unwrap().game.seq,
        7,
        "nothing is done yet"
    );

    let sure = [&form[..], &[("confirm", "yes")]].concat();
    assert_eq!(
        client.post(&hall.path("/rounds/1/correct"), &sure).status,
        303
    );
    let recorded = hall.app.desk.recorded_game(&board_context).unwrap();
    assert_eq!(recorded.game.seq, 9);
    assert!(
        matches!(&recorded.game.phase, Phase::Finished(ended) if ended.outcome == Outcome::Won(Side::Second))
    );
    let board = &hall.app.desk.boards(right.event(), RoundNo(1)).unwrap()[0];
    assert_eq!(
        board.result.unwrap().result,
        PairingResult::Won(Side::Second)
    );
    assert_eq!(board.state.as_ref().unwrap().phase, GamePhase::Finished);
    let event = hall.app.desk.event(&hall.key).unwrap();
    let seal = hall
        .app
        .desk
        .last_seal(&event, RoundNo(1))
        .unwrap()
        .unwrap();
    assert!(seal.statement.contains("board 1 9 "), "signed again");
    let checked = hall.app.desk.check().unwrap();
    assert_eq!(checked.findings, []);
    assert_eq!(checked.seals, 2);
    let text = client.get(&hall.path("/records.txt")).body;
    assert_eq!(record::read(text.as_bytes()).faults, [], "{text}");

    hall.app
        .desk
        .correct_result(
            &right,
            (RoundNo(1), BoardNo(2)),
            Scored {
                result: PairingResult::Drawn,
                shot: None,
            },
            "mixed up",
            now(),
        )
        .unwrap();
    assert_eq!(
        hall.app.desk.check().unwrap().findings,
        [],
        "also where nothing is recorded"
    );
}

#[test]
fn records_of_another_machine_are_previewed_and_imported() {
    let away = Hall::open();
    plays(&away.app.desk, &away.codes[0], &TURNS);
    let client = away.app.signed_in("Ms Khumalo");
    let text = client.get(&away.path("/records.txt")).body;

    let hall = Hall::open();
    let client = hall.app.signed_in("Ms Khumalo");
    let path = hall.path("/files/records");
    assert!(
        client
            .get(&hall.path("/files"))
            .attributes("main a", "href")
            .contains(&path)
    );
    let seen = client.upload(&path, "file", "records.txt", text.as_bytes());
    assert!(seen.sees("New: 1 game with 6 entries."), "{}", seen.text());
    assert!(
        !hall.board().sees("White places"),
        "nothing is kept before it is agreed to"
    );
    let form = seen.form(&path);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(client.post_parts(&path, &form).status, 303);
    assert!(hall.board().sees("5. White"), "{}", hall.board().text());
    let again = client.upload(&path, "file", "records.txt", text.as_bytes());
    assert!(again.sees("1 game is already here"), "{}", again.text());
    assert_eq!(hall.app.desk.check().unwrap().findings, []);
}

#[test]
fn an_altered_or_unfitting_file_of_records_imports_nothing() {
    let away = Hall::open();
    plays(&away.app.desk, &away.codes[0], &TURNS);
    let client = away.app.signed_in("Ms Khumalo");
    let text = client.get(&away.path("/records.txt")).body;

    let hall = Hall::open();
    let client = hall.app.signed_in("Ms Khumalo");
    let path = hall.path("/files/records");
    let brings = |text: &str| {
        let form = [("agreed", "1"), ("text", text)];
        client.post_parts(&path, &form)
    };
    let altered = brings(&text.replacen("R6", "R3", 1));
    assert_eq!(altered.status, 422);
    assert!(altered.sees("was altered"), "{}", altered.text());
    let other = brings("Thandiwe,Sipho");
    assert!(
        other.sees("This is not a file of records."),
        "{}",
        other.text()
    );
    assert!(!hall.board().sees("White places"));
    plays(&hall.app.desk, &hall.codes[0], &["E2"]);
    let taken = brings(&text);
    assert_eq!(taken.status, 422);
    let why = "Round 1, board 1: something else is already recorded here.";
    assert!(taken.sees(why), "{}", taken.text());
    assert!(hall.board().sees("1. White places a cow on E2"));
}

#[test]
fn a_round_with_a_postponed_game_is_sealed_and_sealed_again_with_its_result() {
    let hall = Hall::open();
    plays(&hall.app.desk, &hall.codes[0], &TURNS);
    hall.does(1, Command::AgreeDraw);
    plays(&hall.app.desk, &hall.codes[1], &TURNS[..2]);
    let (desk, right) = (&hall.app.desk, hall.organiser());
    desk.postpone_rest(&right, RoundNo(1), "the bus leaves", now())
        .unwrap();
    let seal = || desk.last_seal(right.event(), RoundNo(1)).unwrap().unwrap();
    let signed = |start: &str, end: &str| {
        let seal = seal();
        let lines = seal.statement.lines();
        let found = lines
            .filter(|line| line.starts_with(start))
            .collect::<Vec<_>>();
        assert!(
            seal.is_genuine() && found.len() == 1 && found[0].ends_with(end),
            "{}",
            seal.statement
        );
    };
    signed("board 1 7 ", " 1/2-1/2");
    signed("board 2 3 ", " *");
    assert_eq!(desk.check().unwrap().findings, []);
    let client = hall.app.signed_in("Ms Khumalo");
    let text = client.get(&hall.path("/records.txt")).body;
    assert_eq!(record::read(text.as_bytes()).faults, [], "{text}");

    let won = Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    };
    let board = (RoundNo(1), BoardNo(2));
    desk.correct_result(&right, board, won, "played on Monday", now())
        .unwrap();
    signed("board 2 ", " 1-0");
    assert_eq!(desk.check().unwrap().findings, []);
    let text = client.get(&hall.path("/records.txt")).body;
    assert_eq!(record::read(text.as_bytes()).faults, [], "{text}");
}
