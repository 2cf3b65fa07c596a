//! Practice on one phone: games of every family, tap by tap, with a hint for each special step.

use super::boards::{before_a_canter, tap};
use super::run;
use crate::browser::Browser;
use crate::common::camelot::drawn;
use crate::web::boards::{course, games};
use crate::web::harness::App;
use inkundla::rules::{GameHistory, TurnPoints};

const PHONE: (u32, u32) = (360, 640);

/// A phone with the practice board of a game.
struct Board {
    app: App,
    viewer: Browser,
    game: &'static str,
}

impl Board {
    async fn of(game: &'static str) -> Board {
        let viewer = Browser::open(&format!("practice-{game}"), PHONE).await;
        let board = Board {
            app: App::start(),
            viewer,
            game,
        };
        board.after(&[]).await;
        board
    }

    async fn at(&self, query: &str) {
        let place = format!("/practice/{}?{query}", self.game);
        let url = format!("http://{}{}", self.app.address(), place.replace(' ', "+"));
        self.viewer.goto(&url).await;
        self.viewer.fits().await;
    }

    /// Opens the board after some turns.
    async fn after(&self, turns: &[String]) {
        self.at(&format!("m={}", turns.join("+"))).await;
    }

    /// Taps a complete turn, and ends it where it could continue.
    async fn plays(&self, turn: &str) {
        let before = self.played().await;
        let listed = self.viewer.attribute("#live", "data-turns").await;
        if turn == "--" {
            self.viewer.click("a.primary[data-go]").await;
        } else {
            let spelt = TurnPoints::of(turn);
            if turn.contains('=') {
                let kind = turn.split('=').nth(1).unwrap().get(..1).unwrap();
                self.viewer.click(&format!("[data-kind={kind}]")).await;
            }
            for point in spelt.points() {
                tap(&self.viewer, point).await;
            }
            // What may go on does not end by itself.
            let goes_on = |longer: &str| {
                let rest = longer.strip_prefix(turn).unwrap_or_default();
                rest.starts_with(['-', 'x'])
            };
            if listed.split(' ').any(goes_on) {
                self.viewer.click("#done").await;
            }
        }
        let count = "document.querySelectorAll('#turns li').length";
        self.viewer
            .until(&format!("{count} === {}", before + 1))
            .await;
    }

    /// Number of turns played.
    async fn played(&self) -> u64 {
        let count = "return document.querySelectorAll('#turns li').length";
        self.viewer.script(count).await.as_u64().unwrap()
    }

    async fn says(&self, words: &str) {
        let say = self.viewer.text("#say").await;
        assert!(say.contains(words), "{}: {say}", self.game);
    }

    async fn position(&self) -> String {
        let text = "return document.querySelector('#text code').textContent";
        self.viewer.script(text).await.as_str().unwrap().to_owned()
    }

    /// Plays some turns of a game by taps, and checks the board after each.
    async fn follows(&self, whole: &GameHistory, plies: std::ops::Range<usize>) {
        self.after(&whole.turns()[..plies.start]).await;
        for ply in plies {
            self.plays(&whole.turns()[ply]).await;
            let expected = whole.positions()[ply + 1].text();
            assert_eq!(self.position().await, expected, "{} {ply}", self.game);
        }
    }
}

/// The first recorded game in which a turn is of a kind, and where.
fn with_turn(game: &str, is_it: impl Fn(&str) -> bool) -> (GameHistory, usize) {
    let records = games(game).into_iter();
    let courses = records.map(|turns| course(game, &turns));
    let found = courses.filter_map(|whole| {
        let ply = whole.turns().iter().position(|turn| is_it(turn))?;
        Some((whole, ply))
    });
    found.min_by_key(|(_, ply)| *ply).unwrap()
}

#[test]
fn a_game_of_umlabalaba_is_tapped_up_to_a_shot_and_back() {
    run(async {
        let board = Board::of("umlabalaba").await;
        let (whole, shot) = with_turn("umlabalaba", |turn| turn.contains('x'));
        board.follows(&whole, 0..shot + 1).await;
        board.viewer.picture("shot").await;
        // Undo, redo, and another turn in its place.
        board.viewer.click(".steps-back a[data-go]").await;
        let all = shot as u64;
        let count = "document.querySelectorAll('#turns li').length";
        board.viewer.until(&format!("{count} === {all}")).await;
        assert_eq!(board.position().await, whole.positions()[shot].text());
        board.viewer.click(".steps-back a:nth-of-type(2)").await;
        board
            .viewer
            .until(&format!("{count} === {}", all + 1))
            .await;
        assert_eq!(board.position().await, whole.positions()[shot + 1].text());
        // A shot has to be chosen among the marked cows.
        board
            .at("p=cc..CCC./..c.C.C./cc...... 1 0/0 0 0 -/- 40")
            .await;
        tap(&board.viewer, "E6").await;
        board.says("Now tap where it goes").await;
        tap(&board.viewer, "A6").await;
        board.says("Three in a row! Shoot a cow").await;
        board.viewer.picture("which-is-shot").await;
        tap(&board.viewer, "A5").await;
        // An own cow is none that could be safe.
        board
            .viewer
            .until("document.querySelector('#say.bad')")
            .await;
        board.says("Shoot a cow").await;
        tap(&board.viewer, "E1").await;
        board.viewer.until(&format!("{count} === 1")).await;
        board.viewer.close().await;
    });
}

#[test]
fn formations_are_named_while_somebody_wants_it() {
    run(async {
        let board = Board::of("umlabalaba").await;
        let hints = ".beside .card";
        board
            .at("p=.C....../C.C...../.C....cc 1 0/0 0 0 -/- 40")
            .await;
        let text = board.viewer.text(hints).await;
        assert!(text.contains("Eye of the lion"), "{text}");
        board
            .viewer
            .script("document.querySelector('.beside').scrollIntoView()")
            .await;
        board.viewer.picture("eye").await;
        board
            .at("p=cc..CCC./..c.C.C./cc...... 1 0/0 0 0 -/- 40")
            .await;
        let text = board.viewer.text(hints).await;
        assert!(text.to_lowercase().contains("cat"), "{text}");
        board.plays("E6-A6xE1").await;
        let text = board.viewer.text(hints).await;
        assert!(text.to_lowercase().contains("machine gun"), "{text}");
        board.viewer.click("[data-hints=off]").await;
        board.viewer.find("[data-hints=on]").await;
        let text = board.viewer.text(hints).await;
        assert!(!text.to_lowercase().contains("machine gun"), "{text}");
        // The device remembers it until the hints are wanted again.
        board
            .at("p=.C....../C.C...../.C....cc 1 0/0 0 0 -/- 40")
            .await;
        board.viewer.find("[data-hints=on]").await;
        assert!(!board.viewer.text(hints).await.contains("Eye of the lion"));
        board.viewer.click("[data-hints=on]").await;
        board.viewer.find("[data-hints=off]").await;
        assert!(board.viewer.text(hints).await.contains("Eye of the lion"));
        board.viewer.close().await;
    });
}

#[test]
fn gifts_flights_passes_and_kinds_are_asked_for_in_words() {
    run(async {
        let board = Board::of("isizulu").await;
        let (whole, gift) = with_turn("isizulu", |turn| turn.starts_with('~'));
        board.after(&whole.turns()[..gift]).await;
        board.says("give a cow away").await;
        board.viewer.picture("gift").await;
        board.plays(&whole.turns()[gift]).await;
        board.says("give a cow away").await;
        board
            .at("p=C.C..c../.....C../c.c.c... 1 0/0 0 0 -/- 40")
            .await;
        board
            .says("move a cow. You have three left, so they may fly")
            .await;
        board.viewer.picture("flies").await;
        board.viewer.close().await;

        let board = Board::of("isisuthu").await;
        let (whole, pass) = with_turn("isisuthu", |turn| turn == "--");
        board.after(&whole.turns()[..pass]).await;
        board.says("cannot move, so").await;
        let said = board.viewer.text("#say").await;
        let before = whole.turns()[..pass].join("+");
        board.at(&format!("m={before}&hint=1")).await;
        assert_eq!(board.viewer.text("#say").await, said, "a hint names both");
        board.after(&whole.turns()[..pass]).await;
        board.plays("--").await;
        board.viewer.close().await;

        let board = Board::of("isipowe").await;
        board.says("choose what you place, then tap where").await;
        let whole = course("isipowe", &games("isipowe")[0]);
        board.follows(&whole, 0..4).await;
        board.viewer.picture("kinds").await;
        board.viewer.close().await;
    });
}

#[test]
fn camelot_is_tapped_with_canter_jumps_and_charge() {
    run(async {
        let board = Board::of("camelot").await;
        let (before, canter) = before_a_canter();
        board.after(&before).await;
        board.says("move a piece").await;
        let (from, to) = canter.split_once('-').unwrap();
        tap(&board.viewer, from).await;
        board
            .says("Tap each square where it lands, or only the last one")
            .await;
        board
            .viewer
            .until("document.querySelector('svg.close')")
            .await;
        board.viewer.picture("magnified").await;
        let square = format!("[data-point={to}] .sq");
        let wide =
            format!("return document.querySelector('{square}').getBoundingClientRect().width");
        let wide = board.viewer.script(&wide).await;
        assert!(wide.as_f64().unwrap() >= 44.0, "{wide}");
        tap(&board.viewer, to).await;
        board.says("Tap “Done”").await;
        board.viewer.click("#done").await;
        board
            .viewer
            .until("document.querySelectorAll('#turns li').length > 0")
            .await;

        // A jump that has to go on, and a knight's charge.
        let (whole, jump) = with_turn("camelot", |turn| {
            turn.matches('x').count() > 1 && !turn.contains('-')
        });
        board.after(&whole.turns()[..jump]).await;
        board
            .says("you have to capture. Tap the piece that jumps")
            .await;
        let turn = whole.turns()[jump].clone();
        let points: Vec<&str> = TurnPoints::of(&turn).points().collect();
        tap(&board.viewer, points[0]).await;
        tap(&board.viewer, points[1]).await;
        board.says("The jump goes on. Tap the next square").await;
        board.viewer.picture("goes-on").await;
        board.viewer.click("#again").await;
        board.follows(&whole, jump..jump + 1).await;
        let (whole, charge) = with_turn("camelot", |turn| turn.contains('-') && turn.contains('x'));
        board.follows(&whole, charge..charge + 1).await;
        board.viewer.picture("charge").await;

        // The duty to leave the own castle, also with a jump.
        let stands = drawn("w 00", "G1 E8 K6", "E9 A13");
        board.at(&format!("p={stands}")).await;
        board
            .says("you have to leave your own castle. Tap the piece there")
            .await;
        board.viewer.picture("castle").await;
        let stands = drawn("w 00", "G1 E8 K6", "G2 A13");
        board.at(&format!("p={stands}")).await;
        board
            .says("you have to leave your own castle, with a jump")
            .await;
        board.viewer.close().await;
    });
}

#[test]
fn reversi_is_tapped_through_a_pass() {
    run(async {
        let board = Board::of("reversi").await;
        board.says("place a disc").await;
        let whole = games("reversi").into_iter();
        let whole = whole.map(|turns| course("reversi", &turns));
        let mut passes = whole.filter_map(|whole| {
            let ply = whole.turns().iter().position(|turn| turn == "--")?;
            (ply + 2 < whole.turns().len()).then_some((whole, ply))
        });
        let (whole, pass) = passes.next().unwrap();
        board.after(&whole.turns()[..pass]).await;
        board.says("cannot move, so").await;
        board.viewer.picture("pass").await;
        board.follows(&whole, pass - 1..pass + 2).await;
        board.viewer.picture("after").await;
        board.viewer.close().await;
    });
}

/// From the list of games one tap opens the board, and the program answers each tap of the child.
#[test]
fn a_child_plays_against_the_program() {
    run(async {
        let board = Board::of("umlabalaba").await;
        let url = format!("http://{}/practice", board.app.address());
        board.viewer.goto(&url).await;
        board
            .viewer
            .click("a[href='/practice/umlabalaba?against=1']")
            .await;
        board
            .viewer
            .until("Boolean(document.getElementById('live'))")
            .await;
        board.viewer.fits().await;
        for (turn, point) in ["E1", "A8", "R5", "E7"].into_iter().enumerate() {
            let turns = board.viewer.attribute("#live", "data-turns").await;
            if !turns.split(' ').any(|turn| turn == point) {
                continue;
            }
            let before = board.played().await;
            tap(&board.viewer, point).await;
            let count = "document.querySelectorAll('#turns li').length";
            let answered = format!("{count} >= {}", before + 2);
            board.viewer.until(&answered).await;
            if turn == 1 {
                board.viewer.picture("program").await;
            }
        }
        board.viewer.click("a[data-go][href*='hint=1']").await;
        let hinted = "document.getElementById('say').textContent.startsWith('Look at')";
        board.viewer.until(hinted).await;
        board.viewer.close().await;
    });
}
