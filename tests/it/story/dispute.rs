//! A dispute at the board: stop, go back to the turn, tap what was really played, replay the rest,
//! continue. For the last turn it takes at most five taps, in every family of games.

use super::boards::{at_the_board, tap};
use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::boards::{course, games};
use crate::web::umpire::Hall;
use inkundla::rules::TurnPoints;

const PHONE: (u32, u32) = (360, 640);
/// Maximum number of taps from Stop to Go on.
const MOST: u32 = 5;

/// The turns of a game up to one with an alternative, and the alternative.
struct Mistake {
    turns: Vec<String>,
    really: String,
}

/// A turn of one or two taps, and an alternative of the same kind.
fn mistake(game: &str, from: usize) -> Mistake {
    let whole = course(game, &games(game)[0]);
    let taps = |turn: &str| TurnPoints::of(turn).points().count();
    let is_plain = |turn: &&String| !turn.contains(['x', '=', '!']) && taps(turn) <= 2;
    let plies = whole.turns().iter().zip(whole.positions()).enumerate();
    for (ply, (was, before)) in plies.skip(from) {
        let legal = before.turns();
        let ends = |turn: &&String| {
            let further = format!("{turn}-");
            !legal.iter().any(|other| other.starts_with(&further))
        };
        let mut others = legal.iter().filter(is_plain).filter(ends);
        let other = others.rfind(|turn| *turn != was);
        if let Some(other) = other.filter(|_| was != "--" && was != "RC") {
            let turns = whole.turns()[..=ply].to_vec();
            return Mistake {
                turns,
                really: other.clone(),
            };
        }
    }
    panic!("no turn of {game} could have been another");
}

/// Stops the board and opens its turns.
async fn stops(umpire: &Browser) -> u32 {
    let before = umpire.deeds();
    umpire.until("document.getElementById('look-open')").await;
    umpire.click("[form=stop]").await;
    umpire.find(".dispute .steps:not([hidden])").await;
    umpire.until("document.querySelector('.standing b')").await;
    before
}

async fn the_last_turn(game: &str, from: usize) {
    let Mistake { turns, really } = mistake(game, from);
    let played: Vec<&str> = turns.iter().map(String::as_str).collect();
    let hall = Hall::of(game);
    let umpire = Browser::open(&format!("dispute-{game}"), PHONE).await;
    at_the_board(&umpire, &hall, &played).await;
    let mut deeds = stops(&umpire).await;
    looks(&umpire, "1-stopped").await;
    umpire.click("#which .primary").await;
    umpire
        .until("document.querySelector('#tapping .pt, .pt[role=button]')")
        .await;
    looks(&umpire, "2-tap").await;
    for point in TurnPoints::of(&really).points() {
        deeds = deeds.wrapping_sub(1);
        tap(&umpire, point).await;
    }
    umpire.find(".fx .ok").await;
    looks(&umpire, "3-follows").await;
    assert!(!hall.board().sees("Corrected"), "nothing is recorded yet");
    umpire.click(".dispute form button.primary").await;
    umpire.find("#live .acts").await;
    let deeds = umpire.deeds().wrapping_sub(deeds);
    assert!(deeds <= MOST, "{game}: {deeds} taps");
    let text = hall.board().text();
    let corrected = text.split("Corrected: ").nth(1).unwrap_or_default();
    let sentence = corrected.split(" Before: ").next().unwrap_or_default();
    for point in TurnPoints::of(&really).points() {
        assert!(sentence.contains(point), "{game}, {really}: {text}");
    }
    assert!(umpire.attribute("#live", "data-paused").await.is_empty());
    umpire.close().await;
}

#[test]
fn five_taps_where_cows_are_placed() {
    run(the_last_turn("umlabalaba", 6));
}

#[test]
fn five_taps_where_cows_move() {
    run(the_last_turn("morabaraba", 30));
}

#[test]
fn five_taps_on_the_board_with_a_centre() {
    run(the_last_turn("isisuthu", 28));
}

#[test]
fn five_taps_in_camelot() {
    run(the_last_turn("camelot", 12));
}

#[test]
fn five_taps_in_reversi() {
    run(the_last_turn("reversi", 9));
}

#[test]
fn another_cow_was_shot() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("dispute-shot", PHONE).await;
        let turns = ["E1", "A1", "E2", "A2", "R5", "R1", "E3xA1"];
        at_the_board(&umpire, &hall, &turns).await;
        let before = stops(&umpire).await;
        umpire.click("#which .primary").await;
        umpire.click("#shot").await;
        umpire.picture("whom").await;
        umpire.click(".pt[data-point=R1] .hit").await;
        umpire.find(".fx .ok").await;
        umpire.picture("follows").await;
        umpire.click(".dispute form button.primary").await;
        umpire.find("#live .acts").await;
        assert!(umpire.deeds() - before <= MOST);
        let corrected = "Corrected: White places a cow on E3, three-in-a-row, shoots R1.";
        assert!(hall.board().sees(corrected), "{}", hall.board().text());
        umpire.close().await;
    });
}

#[test]
fn discs_with_the_wrong_side_are_tapped() {
    run(async {
        let hall = Hall::of("reversi");
        let umpire = Browser::open("dispute-discs", PHONE).await;
        at_the_board(&umpire, &hall, &["d3"]).await;
        let before = stops(&umpire).await;
        umpire.click("#which [value=discs]").await;
        umpire.find(".dispute #follows").await;
        tap(&umpire, "d4").await;
        looks(&umpire, "tapped").await;
        umpire.click("#follows").await;
        umpire.find(".fx .ok").await;
        looks(&umpire, "follows").await;
        umpire.click(".dispute form button.primary").await;
        umpire.find("#live .acts").await;
        assert!(umpire.deeds() - before < MOST, "and one tap on the disc");
        let put_right = "Put right in time: ";
        assert!(hall.board().sees(put_right), "{}", hall.board().text());
        umpire.close().await;
    });
}

#[test]
fn an_earlier_turn_is_found_by_stepping_back() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("dispute-earlier", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "E2", "E3", "E4"]).await;
        stops(&umpire).await;
        umpire.click("[data-step=back]").await;
        umpire.key("\u{E012}").await; // the left arrow
        let say = umpire.text("#say").await;
        assert!(say.contains("Turn 2 of 4"), "{say}");
        let cows = "return document.querySelectorAll('.board .man').length";
        assert_eq!(umpire.script(cows).await, 2, "the board after two turns");
        umpire.picture("stepped-back").await;
        umpire.click("#which .primary").await;
        umpire
            .until("document.querySelector('.pt[role=button]')")
            .await;
        umpire.click(".pt[data-point=E3] .hit").await;
        umpire.find(".fx .bad").await;
        looks(&umpire, "later-turns-go").await;
        umpire.dark(true).await;
        umpire.picture("later-turns-go-dark").await;
        umpire.dark(false).await;
        // Back to the board, stopped as it is.
        umpire.click(".dispute header a").await;
        umpire.find("#live[data-paused] #dispute").await;
        looks(&umpire, "stopped-board").await;
        umpire.click("#dispute").await;
        umpire.click(".dispute .start").await;
        umpire.find("#live:not([data-paused]) .acts").await;
        umpire.close().await;
    });
}

#[test]
fn without_a_network_the_clock_stops_and_a_turn_goes_on() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("dispute-alone", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "E2"]).await;
        umpire.until("document.getElementById('look-open')").await;
        umpire.offline(true).await;
        umpire.click("[form=stop]").await;
        umpire
            .until("document.getElementById('saved').className.includes('pill')")
            .await;
        umpire.picture("stopped").await;
        umpire.click(".going-on button").await;
        tap(&umpire, "A1").await;
        umpire.offline(false).await;
        umpire
            .until("document.querySelector('#live').dataset.seq >= 6")
            .await;
        let board = hall.board();
        assert!(
            board.sees("3. White places a cow on A1"),
            "{}",
            board.text()
        );
        assert!(board.sees("Play paused: the players and the umpire"));
        umpire.close().await;
    });
}
