//! A turn of which only some points were tapped: Undo takes it back and nothing
//! else, and it goes with the position that it was for.

mod drawn;

use super::boards::{at_the_board, recorded, tap};
use super::run;
use crate::browser::Browser;
use crate::web::boards::{course, games};
use crate::web::umpire::{Hall, Phone};
use inkundla::rules::TurnPoints;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

const PHONE: (u32, u32) = (360, 640);

/// A turn before its last tap.
struct Half {
    before: Vec<String>,
    taps: Vec<String>,
    rest: Vec<String>,
}

/// One of each kind of half-made turn that the recorded games of a ruleset offer.
fn halves(game: &str) -> BTreeMap<&'static str, Half> {
    let mut found = BTreeMap::new();
    for turns in games(game).into_iter().take(6) {
        let whole = course(game, &turns);
        for (ply, position) in whole.positions().iter().enumerate() {
            for turn in position.turns().iter().filter(|turn| !turn.contains('=')) {
                let points: Vec<String> =
                    TurnPoints::of(turn).points().map(str::to_owned).collect();
                for (kind, taps) in kinds(turn, points.len()) {
                    let half = || Half {
                        before: whole.turns()[..ply].to_vec(),
                        taps: points[..taps].to_vec(),
                        rest: points[taps..].to_vec(),
                    };
                    found.entry(kind).or_insert_with(half);
                }
            }
        }
    }
    found
}

/// The ways in which a turn can be half made, each with how many points are tapped then.
fn kinds(turn: &str, points: usize) -> Vec<(&'static str, usize)> {
    let shots = turn.matches('x').count();
    let mut kinds = Vec::new();
    if points > 1 && turn.contains('-') {
        kinds.push(("lifted", 1));
    }
    if shots > 0 {
        kinds.push(("before the first x", points - shots));
    }
    if shots > 1 {
        kinds.push(("between two x", points - 1));
    }
    if turn.matches('-').count() > 1 {
        kinds.push(("may end or go on", 2));
    }
    kinds
}

const CHOSEN: &str = "return [...document.querySelectorAll('.pt.sel')].length";
/// What stands on the page besides the board, and what was kept to be sent.
const SEEN: &str = "const is = (id) => document.getElementById(id).hidden; \
    return [is('done'), is('again'), document.getElementById('undo').open, \
    document.getElementById('live').dataset.seq, document.getElementById('say').textContent, \
    JSON.parse(localStorage.getItem('outbox ' + document.getElementById('main').dataset.record) || '{\"queue\": []}').queue.length]";

async fn taps(umpire: &Browser, points: &[String]) {
    for point in points {
        tap(umpire, point).await;
    }
}

async fn undo_by(umpire: &Browser, is_by_key: bool) {
    if is_by_key {
        let key = "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'u', bubbles: true, cancelable: true}))";
        umpire.script(key).await;
    } else {
        umpire.click("#undo summary").await
    }
}

#[test]
fn undo_clears_only_a_half_entered_turn() {
    run(async {
        let umpire = Browser::open("half-turn", PHONE).await;
        let mut number = 0;
        for (game, least) in [
            ("umlabalaba", 2),
            ("morabaraba", 2),
            ("isizulu", 2),
            ("isisuthu", 1),
            ("gar", 2),
            ("camelot", 3),
        ] {
            let halves = halves(game);
            assert!(halves.len() >= least, "{game}: {:?}", halves.keys());
            for (kind, half) in halves {
                let case = format!("{game}, {kind}");
                let hall = Hall::of(game);
                let before: Vec<&str> = half.before.iter().map(String::as_str).collect();
                at_the_board(&umpire, &hall, &before).await;
                let seen = umpire.script(SEEN).await;
                taps(&umpire, &half.taps).await;
                assert_ne!(umpire.script(CHOSEN).await, 0, "{case}");
                number += 1;
                undo_by(&umpire, number % 2 == 0).await;
                assert_eq!(umpire.script(CHOSEN).await, 0, "{case}");
                assert_eq!(umpire.script(SEEN).await, seen, "{case}");
                // The same turn, and only that, comes into the record. A point that is
                // touched twice within a quarter of a second is touched once.
                tokio::time::sleep(Duration::from_millis(300)).await;
                taps(&umpire, &half.taps).await;
                taps(&umpire, &half.rest).await;
                let done =
                    "const done = document.getElementById('done'); if (!done.hidden) done.click()";
                umpire.script(done).await;
                let seq = before.len() + 1 + usize::from(!before.is_empty());
                recorded(&umpire, seq.max(2)).await;
                // One's own whole turn goes at once, what was before it for a reason.
                undo_by(&umpire, number % 2 == 0).await;
                recorded(&umpire, seq.max(2) + 1).await;
                assert_eq!(umpire.script(SEEN).await[2], false, "{case}");
                undo_by(&umpire, number % 2 == 0).await;
                umpire.until("document.getElementById('undo').open").await;
            }
        }
        umpire.picture("asks").await;
        umpire.close().await;
    });
}

/// White has made a three, and has still to shoot.
async fn a_three_is_made(umpire: &Browser) -> Hall {
    let hall = Hall::of("umlabalaba");
    at_the_board(umpire, &hall, &["E1", "R1", "E2", "R2"]).await;
    tap(umpire, "E3").await;
    let say = umpire.text("#say").await;
    assert!(say.contains("Three in a row"), "{say}");
    hall
}

#[test]
fn undo_of_a_half_entered_turn_works_offline() {
    run(async {
        let umpire = Browser::open("half-turn-alone", PHONE).await;
        let hall = Hall::of("umlabalaba");
        at_the_board(&umpire, &hall, &["E1", "R1", "E2"]).await;
        umpire.offline(true).await;
        tap(&umpire, "R2").await;
        umpire
            .until("document.getElementById('saved').textContent.includes('(1)')")
            .await;
        tap(&umpire, "E3").await;
        umpire.click("#undo summary").await;
        assert_eq!(umpire.script(CHOSEN).await, 0);
        let seen = umpire.script(SEEN).await;
        assert_eq!((&seen[2], &seen[5]), (&false.into(), &1.into()), "{seen}");
        umpire.picture("taken-back").await;
        // A second tap on a point within a quarter of a second is a finger that slipped.
        tokio::time::sleep(Duration::from_millis(300)).await;
        tap(&umpire, "E3").await;
        // What comes back from the server is the same board: the half-made turn stays.
        umpire.offline(false).await;
        recorded(&umpire, 5).await;
        umpire
            .until("document.getElementById('saved').textContent.includes('Saved')")
            .await;
        assert_eq!(umpire.script(CHOSEN).await, 1);
        tap(&umpire, "R1").await;
        recorded(&umpire, 6).await;
        assert!(hall.board().sees("R1"), "{}", hall.board().text());
        umpire.close().await;
    });
}

/// Sends something as another page of this phone does.
const ELSEWHERE: &str = "fetch(document.getElementById('main').dataset.record, \
    {method: 'POST', body: new URLSearchParams(arguments[0])}).then((answer) => done(answer.status))";

async fn elsewhere(umpire: &Browser, form: &str) {
    let status = umpire
        .later(ELSEWHERE, vec![format!("seen=5&{form}").into()])
        .await;
    assert_eq!(status, 200, "{form}");
}

#[test]
fn a_half_entered_turn_is_dropped_with_its_position() {
    run(async {
        let umpire = Browser::open("half-turn-dropped", PHONE).await;
        let other = course("umlabalaba", &["A1", "R1", "A2", "R2", "R5", "R6"]);
        let set_up = format!("act=set-up&reason=x&position={}", other.position().text());
        for (form, is_dropped) in [
            ("act=turn&turn=A8", true),
            ("act=undo&reason=x", true),
            ("act=correct&number=2&turn=R5&dropping=0&reason=x", true),
            (set_up.as_str(), true),
            ("act=card&card=red&side=first&offence=misconduct", true),
            ("act=card&card=award&side=first&offence=misconduct", true),
            ("act=pause&reason=x", true),
            ("act=draw", true),
            ("act=card&card=yellow&side=first&offence=misconduct", false),
            ("act=call&about=unwell", true),
        ] {
            let hall = a_three_is_made(&umpire).await;
            elsewhere(&umpire, form).await;
            recorded(&umpire, 6).await;
            let chosen = umpire.script(CHOSEN).await;
            assert_eq!(chosen, u32::from(!is_dropped), "{form}");
            let say = umpire.text("#say").await;
            assert_eq!(say.contains("Three in a row"), !is_dropped, "{form}: {say}");
            if !is_dropped {
                tap(&umpire, "R1").await;
                recorded(&umpire, 7).await;
            }
            drop(hall);
        }
        let hall = a_three_is_made(&umpire).await;
        Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
        umpire.find("form[action$='/start']").await;
        assert_eq!(umpire.script(CHOSEN).await, 0, "another phone");
        umpire.close().await;
    });
}

#[test]
fn a_tap_beside_an_open_sheet_closes_it_and_enters_nothing() {
    run(async {
        let umpire = Browser::open("half-turn-sheet", PHONE).await;
        let hall = Hall::of("umlabalaba");
        at_the_board(&umpire, &hall, &["E1", "R1", "E2", "R2"]).await;
        umpire.click("#undo summary").await;
        tap(&umpire, "E3").await;
        let seen = umpire.script(SEEN).await;
        assert_eq!(seen[2], Value::Bool(false), "{seen}");
        assert_eq!(umpire.script(CHOSEN).await, 0);
        umpire.close().await;
    });
}
