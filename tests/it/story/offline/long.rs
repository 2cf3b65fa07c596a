//! Sixty turns offline, with all kinds of events at a board.

use super::{PHONE, School, saved, sits_down, taps, turns};
use crate::browser::Browser;
use crate::story::run;
use crate::web::boards::{course, games};
use inkundla::referee::{ClockPolicy, Event, Ground};
use inkundla::rules::GameHistory;

/// Moves back and forth until a threefold repetition.
fn shuffle(course: &GameHistory) -> Option<Vec<String>> {
    let back = |turn: &str| {
        turn.split_once('-')
            .map(|(from, to)| format!("{to}-{from}"))
    };
    let steps = |course: &GameHistory| {
        let turns = course.position().turns().into_iter();
        turns
            .filter(|turn| turn.contains('-') && !turn.contains('x'))
            .collect::<Vec<_>>()
    };
    for there in steps(course) {
        let mut one = course.clone();
        one.play(&there).unwrap();
        for other in steps(&one) {
            let round = [there.clone(), other.clone(), back(&there)?, back(&other)?];
            let whole = [round.clone(), round].concat();
            let mut tried = course.clone();
            if whole.iter().all(|turn| tried.play(turn).is_ok()) && tried.verdict().is_some() {
                return Some(whole);
            }
        }
    }
    None
}

/// A recorded game before a red card, and the turns that end it in a draw by repetition.
fn a_long_game() -> (Vec<String>, Vec<String>) {
    for turns in games("umlabalaba") {
        for length in (52..turns.len())
            .rev()
            .filter(|length| length % 2 == 0)
            .take(20)
        {
            let Some(begun) = turns.get(..length).filter(|turns| !turns.contains(&"RC")) else {
                continue;
            };
            let mut whole = course("umlabalaba", begun);
            let begun = whole.turns().to_vec();
            if whole.verdict().is_none()
                && whole.give_turn()
                && let Some(end) = shuffle(&whole)
            {
                return (begun, end);
            }
        }
    }
    panic!("no such game");
}

async fn plays(umpire: &Browser, turn: &str) {
    let before = turns(umpire).await;
    // A point that is touched twice within a quarter of a second is touched once.
    umpire.time_passes(260).await;
    taps(umpire, turn).await;
    let moved = format!("document.querySelector('#live').dataset.turns !== '{before}'");
    umpire.until(&moved).await;
}

#[test]
fn sixty_turns_alone_with_undos_a_red_card_and_a_repetition_come_in_order() {
    run(async {
        let (begun, end) = a_long_game();
        let mut school = School::playing("umlabalaba", ClockPolicy::MINUTE);
        let umpire = Browser::open("alone-long", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        plays(&umpire, &begun[0]).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        for (ply, turn) in begun.iter().enumerate().skip(1) {
            plays(&umpire, turn).await;
            if ply == 20 || ply == 41 {
                umpire.click("#undo > summary").await;
                umpire.find("#redo-now").await;
                plays(&umpire, turn).await;
            }
        }
        // A red card, and the ladder goes on from it.
        umpire.click("#card summary").await;
        umpire.click("#card input[value=misconduct]").await;
        umpire.click("#card button[value=red]").await;
        umpire.find(".strip:not(.turn) .cardchip.r").await;
        umpire.click("#card summary").await;
        umpire.picture("ladder").await;
        let ladder = umpire.text("#card fieldset").await;
        assert!(ladder.contains("next: award"), "{ladder}");
        umpire.key("\u{e00c}").await; // Escape
        for (ply, turn) in end.iter().enumerate() {
            plays(&umpire, turn).await;
            if ply == 3 {
                umpire.click("#draws summary").await;
                let counted = umpire.text("#draws .sheet").await;
                assert!(counted.contains("has come up 2 times"), "{counted}");
                umpire.key("\u{e00c}").await; // Escape
            }
        }
        let says = umpire.text("#end h2").await;
        assert!(says.contains("the same position three times"), "{says}");
        umpire.picture("drawn").await;
        umpire.fits().await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire.picture("sent").await;
        umpire.close().await;
        let (recorded, events) = school.record();
        let expected = [begun, vec!["RC".to_owned()], end].concat();
        assert!(expected.len() >= 60, "{}", expected.len());
        assert_eq!(recorded, expected);
        let undone = events
            .iter()
            .filter(|event| matches!(event, Event::TurnTakenBack { .. }));
        assert_eq!(undone.count(), 2);
        let last = events.last();
        let by_law =
            |ground: &Ground| matches!(ground, Ground::Law { clause } if clause == "repetition");
        assert!(
            matches!(last, Some(Event::Ended { ground, .. }) if by_law(ground)),
            "{last:?}"
        );
    });
}
