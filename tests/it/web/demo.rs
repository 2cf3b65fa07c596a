//! The demo plays on by itself, by a clock that the test moves.

use super::harness::{App, PHRASE};
use super::umpire::{Hall, organiser, plays, post_a_round};
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::desk::Desk;
use inkundla::desk::events::Event;
use inkundla::desk::games::{RecordRequest, RecordedGame, Umpire};
use inkundla::referee::{ClockPolicy, Command, Pause};
use inkundla::store::{Board, GamePhase};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

/// A demo that was started, and the moment.
fn started() -> (App, Event, DateTime<Utc>) {
    let app = App::start();
    let at = now();
    app.desk.create_account("Ms Khumalo", PHRASE, at).unwrap();
    let event = demo_of(&app.desk, at);
    (app, event, at)
}

fn demo_of(desk: &Desk, at: DateTime<Utc>) -> Event {
    let account = desk.account_named("Ms Khumalo").unwrap();
    let event = desk.demo(&account, at).unwrap();
    desk.start_demo(&organiser(desk, &event.key), at).unwrap();
    event
}

fn boards(desk: &Desk, event: &Event, round: u16) -> Vec<Board> {
    desk.boards(event, RoundNo(round)).unwrap()
}

fn entries(boards: &[Board]) -> Vec<u32> {
    let seq = |board: &Board| board.state.as_ref().map_or(0, |state| state.seq);
    boards.iter().map(seq).collect()
}

fn results(boards: &[Board]) -> usize {
    boards.iter().filter(|board| board.result.is_some()).count()
}

/// Lets some minutes go by.
fn minutes_go_by(desk: &Desk, at: &mut DateTime<Utc>, minutes: i64) {
    let until = *at + TimeDelta::minutes(minutes);
    while *at < until {
        *at += TimeDelta::seconds(4);
        desk.play_demos(*at);
    }
}

#[test]
fn the_demo_plays_on_and_ends_with_its_round() {
    let (app, event, mut at) = started();
    let desk = &app.desk;
    let begin = boards(desk, &event, 3);
    let pause = |board: &Board| {
        let seat = desk
            .board_context(&event.key, RoundNo(3), board.pairing.board)
            .unwrap();
        let record = desk.recorded_game(&seat).unwrap();
        record.game.play().is_some_and(|play| play.pause.is_some())
    };
    assert!(!begin.iter().any(pause), "nothing is paused at first sight");
    let visitor = app.visitor();
    let standings = || visitor.get(&format!("/e/{}/standings", event.key)).text();
    let places = standings();
    minutes_go_by(desk, &mut at, 2);
    let soon = boards(desk, &event, 3);
    let moved = entries(&begin)
        .into_iter()
        .zip(entries(&soon))
        .filter(|(before, after)| after > before);
    assert!(moved.count() >= 5, "{:?}", entries(&soon));
    minutes_go_by(desk, &mut at, 10);
    let later = boards(desk, &event, 3);
    assert!(results(&later) > results(&begin), "results come in between");
    assert!(results(&later) < 12);
    assert_ne!(places, standings(), "the standings change");
    minutes_go_by(desk, &mut at, 25);
    let end = boards(desk, &event, 3);
    assert_eq!(results(&end), 12, "{:?}", entries(&end));
    let red = |board: &&Board| {
        let seat = desk
            .board_context(&event.key, RoundNo(3), board.pairing.board)
            .unwrap();
        let record = desk.recorded_game(&seat).unwrap();
        record
            .entries
            .iter()
            .any(|entry| format!("{:?}", entry.event).contains("Red"))
    };
    assert!(end.iter().any(|board| red(&board)), "cards are shown");
    // Nothing is left to do: it rests until somebody pairs the next round.
    assert_eq!(desk.play_demos(at + TimeDelta::minutes(1)), None);
    assert_eq!(entries(&boards(desk, &event, 3)), entries(&end));
    assert!(
        end.iter()
            .all(|board| board.state.as_ref().unwrap().phase == GamePhase::Finished)
    );
}

#[test]
fn a_round_that_a_visitor_pairs_is_played_too() {
    let (app, event, mut at) = started();
    let desk = &app.desk;
    minutes_go_by(desk, &mut at, 40);
    let right = organiser(desk, &event.key);
    desk.draft_round(&right, at).unwrap();
    let right = organiser(desk, &event.key);
    desk.post_round(&right, RoundNo(4), "", at).unwrap();
    minutes_go_by(desk, &mut at, 3);
    let moved = entries(&boards(desk, &event, 4));
    assert!(
        moved.iter().filter(|entries| **entries > 3).count() >= 8,
        "{moved:?}"
    );
    assert!(moved.contains(&0), "some wait for the visitor: {moved:?}");
    minutes_go_by(desk, &mut at, 45);
    assert_eq!(results(&boards(desk, &event, 4)), 12);
}

/// Takes over a board of the third round with a phone of one's own.
fn take(desk: &Desk, event: &Event, place: usize, at: DateTime<Utc>) -> Umpire {
    let board = boards(desk, event, 3).swap_remove(place);
    let code = desk.code_of(&board).unwrap();
    let stranger = desk.umpire(&code, None, at).unwrap();
    let phone = desk
        .start_recording(&stranger, "Ms Zwane", true, at)
        .unwrap();
    desk.umpire(&code, Some(&phone), at).unwrap()
}

fn record(desk: &Desk, umpire: &Umpire) -> RecordedGame {
    desk.recorded_game(umpire.board_context()).unwrap()
}

#[test]
fn a_board_that_somebody_takes_is_theirs_and_other_events_are_not_touched() {
    let app = App::start();
    let (desk, mut at) = (&app.desk, now());
    let (other, codes) = post_a_round(desk, ClockPolicy::MINUTE);
    plays(desk, &codes[0], &["E1"]);
    let event = demo_of(desk, at);
    take(desk, &event, 4, at);
    take(desk, &event, 11, at);
    let before = entries(&boards(desk, &event, 3));
    let elsewhere = desk.event(&other).unwrap();
    let untouched = entries(&boards(desk, &elsewhere, 1));
    minutes_go_by(desk, &mut at, 4);
    let after = entries(&boards(desk, &event, 3));
    for (place, (before, after)) in before.iter().zip(&after).enumerate() {
        // Boards 1 to 4 are over, 5 and 12 belong to a person, 11 begins later.
        assert_eq!(after > before, (5..10).contains(&place), "{place}");
    }
    assert_eq!(entries(&boards(desk, &elsewhere, 1)), untouched);
}

#[test]
fn a_board_that_somebody_leaves_is_played_to_its_end_from_where_it_stands() {
    let (app, event, mut at) = started();
    let desk = &app.desk;
    let umpire = take(desk, &event, 4, at);
    let seen = record(desk, &umpire);
    let play = seen.game.play().unwrap();
    let script = play.history.turns().len();
    // A turn that is not the one of the script.
    let turn = play.history.position().turns().pop().unwrap();
    let request = RecordRequest::now(seen.game.seq, Command::Play(turn.clone()));
    desk.submit(&umpire, &request, at).unwrap();
    minutes_go_by(desk, &mut at, 4);
    assert_eq!(record(desk, &umpire).game.seq, seen.game.seq + 1);
    minutes_go_by(desk, &mut at, 4);
    let gone_on = record(desk, &umpire);
    let turns = gone_on.game.play().unwrap().history.turns().to_vec();
    assert!(turns.len() > script + 3, "{turns:?}");
    assert_eq!(turns[script], turn);
    minutes_go_by(desk, &mut at, 60);
    assert_eq!(results(&boards(desk, &event, 3)), 12, "all boards end");
}

#[test]
fn a_paused_board_is_not_taken_from_who_paused_it() {
    let (app, event, mut at) = started();
    let desk = &app.desk;
    let umpire = take(desk, &event, 4, at);
    let pause = Command::Pause(Pause::Umpire {
        reason: "lunch".to_owned(),
    });
    let seq = record(desk, &umpire).game.seq;
    desk.submit(&umpire, &RecordRequest::now(seq, pause), at)
        .unwrap();
    minutes_go_by(desk, &mut at, 20);
    assert_eq!(record(desk, &umpire).game.seq, seq + 1);
}

#[test]
fn the_organiser_stops_the_demo_and_lets_it_play_again() {
    let app = App::start();
    let teacher = app.organiser();
    let place = teacher.post("/demo", &[]).header("location");
    let run = place.split_once('?').unwrap().0.to_owned();
    let desk = &app.desk;
    let event = desk.event(run.split('/').nth(2).unwrap()).unwrap();
    let page = teacher.get(&run);
    assert!(page.sees("The demo plays by itself"), "{}", page.text());
    assert!(!page.sees("Play is paused"), "{}", page.text());
    let form = page.form(&format!("{run}/demo"));
    assert_eq!(form, [("plays".to_owned(), "false".to_owned())]);
    assert_eq!(
        teacher
            .post(&format!("{run}/demo"), &[("plays", "false")])
            .status,
        303
    );
    let page = teacher.get(&run);
    assert!(page.sees("The demo stands still"), "{}", page.text());
    let mut at = now();
    let stopped = entries(&boards(desk, &event, 3));
    minutes_go_by(desk, &mut at, 30);
    assert_eq!(entries(&boards(desk, &event, 3)), stopped);
    assert_eq!(
        teacher
            .post(&format!("{run}/demo"), &[("plays", "true")])
            .status,
        303
    );
    minutes_go_by(desk, &mut at, 2);
    assert_ne!(entries(&boards(desk, &event, 3)), stopped);
}

#[test]
fn the_demo_goes_on_after_a_restart_and_stays_stopped_when_it_was() {
    let (app, event, mut at) = started();
    let desk = &app.desk;
    at += TimeDelta::minutes(3);
    assert!(desk.pause_interrupted(at).unwrap() > 0);
    desk.find_demos().unwrap();
    let before = entries(&boards(desk, &event, 3));
    minutes_go_by(desk, &mut at, 2);
    assert_ne!(entries(&boards(desk, &event, 3)), before);
    desk.stop_demo(&organiser(desk, &event.key), at).unwrap();
    desk.find_demos().unwrap();
    let before = entries(&boards(desk, &event, 3));
    minutes_go_by(desk, &mut at, 5);
    assert_eq!(entries(&boards(desk, &event, 3)), before);
}

#[test]
fn an_event_that_is_no_demo_offers_nothing() {
    let hall = Hall::open();
    let desk = &hall.app.desk;
    plays(desk, &hall.codes[0], &["E1"]);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let run = format!("/e/{}/round-control", hall.key);
    assert!(!teacher.get(&run).body.contains("/round-control/demo"));
    assert_eq!(
        teacher
            .post(&format!("{run}/demo"), &[("plays", "true")])
            .status,
        303
    );
    assert!(!teacher.get(&run).body.contains("/round-control/demo"));
    assert_eq!(desk.play_demos(now() + TimeDelta::hours(1)), None);
}
