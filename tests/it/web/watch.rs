//! Those who watch: the live board, and the record of a game step by step.

mod drawn;
mod live;

use super::boards::{course, games};
use super::harness::{Client, PATIENCE, Page};
use super::umpire::{Hall, Phone};
use inkundla::rules::Ruleset;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Instant;

/// All rulesets.
fn rulesets() -> Vec<&'static str> {
    Ruleset::all().iter().map(Ruleset::name).collect()
}

fn replay(hall: &Hall, entry: usize) -> Page {
    let board = format!("/e/{}/boards/1/1/replay?entry={entry}", hall.key);
    hall.app.visitor().get(&board)
}

/// The position that a page shows, as a text.
fn position(page: &Page) -> String {
    page.all("#as-text code").join("")
}

/// Plays the first turns of a recorded game without cards, by the forms; gives
/// the positions after each.
fn plays_some(phone: &Phone, ruleset: &str, most: usize) -> Vec<String> {
    let mut records = games(ruleset).into_iter();
    let turns = records.find(|turns| !turns.contains(&"RC")).unwrap();
    let whole = course(ruleset, &turns);
    for (ply, turn) in whole.turns().iter().enumerate().take(most) {
        let seen = if ply == 0 { 0 } else { ply + 1 };
        let page = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        assert_eq!(page.status, 200, "{turn}: {}", page.text());
    }
    let positions = whole
        .positions()
        .iter()
        .map(inkundla::rules::Position::text);
    positions.take(most + 1).collect()
}

#[test]
fn a_replay_shows_the_board_at_every_turn() {
    for ruleset in rulesets() {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let positions = plays_some(&phone, ruleset, 24);
        for (ply, expected) in positions.iter().enumerate() {
            // The first entry is the beginning of the game.
            let page = replay(&hall, ply + 1);
            assert_eq!(page.status, 200, "{ruleset} {ply}");
            assert_eq!(position(&page), *expected, "{ruleset} {ply}");
            let here = page.all(".turns .here");
            assert_eq!(here.len(), 1, "{ruleset} {ply}");
            if ply > 0 {
                let words = page.all(".last-turn").join("");
                assert!(words.starts_with(&format!("{ply}. ")), "{words}");
                assert!(here[0].starts_with(&format!("{ply}. ")), "{here:?}");
            }
        }
        let page = replay(&hall, 1);
        assert_eq!(page.all(".turns li").len(), 25, "{ruleset}");
        for words in ["turn-text-", "event-", "replay-"] {
            assert!(!page.sees(words), "{ruleset}: {words}");
        }
    }
}

/// Follows the links of a page as somebody without scripts does.
fn follows(client: &Client, page: &Page, step: &str) -> Option<Page> {
    let to = page.attributes(&format!("a#step-{step}"), "href");
    to.first().map(|to| client.get(to))
}

#[test]
fn plain_links_lead_from_the_first_to_the_last_move_and_back() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    let positions = plays_some(&phone, "umlabalaba", 6);
    phone.does(&[("act", "draw")]);
    let visitor = hall.app.visitor();
    let mut page = follows(&visitor, &hall.board(), "first").unwrap();
    assert_eq!(position(&page), positions[0]);
    assert!(follows(&visitor, &page, "back").is_none());
    let mut shown = vec![position(&page)];
    while let Some(next) = follows(&visitor, &page, "next") {
        shown.push(position(&next));
        page = next;
    }
    assert_eq!(shown[..7], positions[..]);
    let back = follows(&visitor, &page, "back").unwrap();
    assert_eq!(position(&back), positions[6]);
    let link = back.attributes("#live", "data-past");
    assert_eq!(position(&visitor.get(&link[0])), positions[6], "{link:?}");
}

#[test]
fn what_happened_beside_the_turns_stands_at_its_place() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "undo"), ("reason", "typed wrongly")]);
    phone.plays("E2");
    phone.does(&[
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "misconduct"),
    ]);
    phone.does(&[("act", "pause"), ("reason", "rain on the board")]);
    phone.does(&[("act", "resume")]);
    let page = replay(&hall, 1);
    let lines = page.all(".turns li a");
    let expected = [
        "The game began",
        "1. E1 White places a cow on E1",
        "Taken back: White places a cow on E1. typed wrongly",
        "1. E2 White places a cow on E2",
        "Black: yellow card. Unfair or rude behaviour",
        "Play paused: rain on the board",
        "Play resumed",
    ];
    assert_eq!(lines, expected);
    assert_eq!(page.all(".turns s"), ["1. E1 White places a cow on E1"]);
    // Each with the board as it stood then: taken back at 3, the card at 5 only.
    assert!(replay(&hall, 2).all("#as-text li").len() == 1);
    assert!(replay(&hall, 3).all("#as-text li").is_empty());
    assert!(replay(&hall, 4).all(".cardchip").is_empty());
    assert_eq!(replay(&hall, 5).all(".cardchip").len(), 1);
    assert!(replay(&hall, 6).all(".last-turn b")[0].contains("rain on the board"));
    assert!(!replay(&hall, 7).all(".last-turn b")[0].contains("rain"));
}

#[test]
fn a_moment_that_is_not_is_not_found() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let page = replay(&hall, 0);
    assert_eq!(page.status, 404);
    let board = format!("/e/{}/boards/1/1/replay", hall.key);
    let nothing = hall.app.visitor().get(&board);
    assert!(nothing.sees("No moves of this game were recorded."));
    phone.plays("E1");
    for entry in ["0", "3", "-1", "two", "99999999999"] {
        let page = hall.app.visitor().get(&format!("{board}?entry={entry}"));
        assert_eq!(page.status, 404, "{entry}");
        assert!(!page.sees("error"), "{}", page.text());
    }
}

#[test]
fn those_who_watch_read_aliases_only() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let names = phone.page().all(".nm");
    let full = [
        "Thandiwe Mokoena",
        "Sipho Dlamini",
        "Ayanda Nkosi",
        "Lerato Zulu",
    ];
    let here = full.iter().find(|full| names[0].starts_with(&full[..5]));
    let reason = format!("{} moved twice", here.unwrap());
    phone.does(&[("act", "undo"), ("reason", &reason)]);
    phone.does(&[("act", "pause"), ("reason", &reason)]);
    let live = format!("/e/{}/boards/1/1/live", hall.key);
    let part = hall.app.visitor().follow(&live).next().unwrap();
    // The languages that are offered below a page are not names of children.
    let page = |page: Page| page.body.split("<footer").next().unwrap().to_owned();
    for text in [page(replay(&hall, 3)), page(hall.board()), part] {
        assert!(
            text.contains(&format!("{} moved twice", names[0])),
            "{text}"
        );
        for full in full {
            // A blank before it: isiZulu is among the languages.
            let family = full.trim_start_matches(|sign| sign != ' ');
            assert!(!text.contains(family), "{family} in {text}");
        }
    }
}

#[test]
fn a_script_gets_the_part_that_changes() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let board = format!("/e/{}/boards/1/1", hall.key);
    for path in [board.clone(), format!("{board}/replay?entry=1")] {
        let part = hall.app.visitor().get_with(&path, ("x-fragment", "1")).1;
        let part = String::from_utf8(part).unwrap();
        assert!(part.trim_start().starts_with("<div id=\"live\""), "{part}");
        assert!(part.contains("</div>") && !part.contains("<html"));
    }
}

#[test]
fn the_replay_is_reached_from_everywhere() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let event = format!("/e/{}", hall.key);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let replay = format!("{event}/boards/1/1/replay");
    let run = teacher.get(&format!("{event}/round-control"));
    assert!(run.attributes("a", "href").contains(&replay));
    assert!(hall.board().attributes("a", "href").contains(&replay));
    let own = format!("{}/replay", phone.path);
    assert!(phone.page().attributes("a", "href").contains(&own));
    let page = phone.client.get(&format!("{own}?entry=2"));
    assert!(
        page.sees("1. Thandiwe M. places a cow on E1"),
        "{}",
        page.text()
    );
    let links = page.attributes("a[data-step]", "href");
    assert!(links.iter().all(|link| link.starts_with(&phone.path)));
    for board in ["1", "2"] {
        let place = format!("{event}/rounds/1/boards/{board}/result");
        teacher.post(&place, &[("result", "1-0"), ("reason", "time")]);
    }
    let visitor = hall.app.visitor();
    let standings = visitor.get(&format!("{event}/standings"));
    let players = standings.attributes(".standings tbody a", "href");
    let leads = |player: &&String| {
        let page = visitor.get(player);
        page.attributes(".path a", "href").contains(&replay)
    };
    assert_eq!(players.iter().filter(leads).count(), 2, "{players:?}");
    assert!(teacher.post(&format!("{event}/rounds/draft"), &[]).status == 303);
    let results = visitor.get(&format!("{event}/rounds/1"));
    assert!(
        results.attributes("a", "href").contains(&replay),
        "{}",
        results.body
    );
    let end = visitor.get(&replay);
    assert!(end.sees("The game began"), "{}", end.text());
}

#[test]
fn the_sheet_of_a_recorded_game_holds_every_entry() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let sheets = format!("/e/{}/rounds/1/print/records", hall.key);
    assert!(
        teacher
            .get(&sheets)
            .sees("No game of this round was recorded.")
    );
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "undo"), ("reason", "typed wrongly")]);
    phone.plays("E2");
    let card = [
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "misconduct"),
    ];
    phone.does(&[&[("act", "card")], &card[..]].concat());
    phone.does(&[("act", "pause"), ("reason", "rain")]);
    let open = teacher.get(&sheets);
    assert!(open.sees("The game is not over."), "{}", open.text());
    phone.does(&[("act", "resume")]);
    phone.does(&[("act", "resign"), ("side", "first")]);
    let page = teacher.get(&sheets);
    assert_eq!(page.all(".game-sheet").len(), 1, "one board is recorded");
    let expected = [
        "The game began",
        "1. E1 White",
        "Taken back: White places a cow on E1. typed wrongly",
        "1. E2 White",
        "Black: yellow card. Unfair or rude behaviour",
        "Play paused: rain",
        "Play resumed",
    ];
    let lines = page.all(".entries .what");
    assert_eq!(lines[..7], expected);
    assert_eq!(lines.len(), 8);
    assert_eq!(page.all(".entries s"), ["1. E1 White"]);
    let times = page.all(".entries time");
    let is_time = |time: &String| time.len() == 8 && time.matches(':').count() == 2;
    assert!(times.len() == 8 && times.iter().all(is_time), "{times:?}");
    // On paper the full names, the board as it stood at the end, and three lines to sign.
    let players = page.all(".game-sheet > p").join("");
    assert!(players.contains("Thandiwe Mokoena"), "{players}");
    let other = players.split("Black:").nth(1).unwrap().trim().to_owned();
    assert!(page.sees(&format!("{other} wins")), "{}", page.text());
    assert!(page.body.contains("<title>E2, White</title>"));
    assert_eq!(page.all(".signs .line").len(), 3);
    assert!(page.all(".signs").join("").contains("Ms Naidoo"));
    assert!(
        teacher
            .get(&format!("{sheets}?board=2"))
            .all(".game-sheet")
            .is_empty()
    );
    let one = teacher.get(&format!("{sheets}?board=1"));
    assert_eq!(one.all(".game-sheet").len(), 1);
    let run = teacher.get(&format!("/e/{}/round-control", hall.key));
    assert!(run.attributes("a", "href").contains(&sheets));
}

#[test]
fn who_watches_gets_the_whole_board_once_and_then_what_differs() {
    for ruleset in ["umlabalaba", "isipowe", "camelot", "reversi"] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let live = format!("/e/{}/boards/1/1/live", hall.key);
        let mut messages = hall.app.visitor().follow(&live);
        assert!(messages.next().unwrap().starts_with("event: part\n"));
        let whole = course(ruleset, &games(ruleset)[0]);
        let mut longest = 0;
        for (ply, turn) in whole.turns().iter().enumerate().take(60) {
            let seen = if ply == 0 { 0 } else { ply + 1 };
            phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
            let message = messages.next().unwrap();
            assert!(
                message.starts_with("event: patch\n"),
                "{ruleset} {ply}: {message}"
            );
            if ply > 0 {
                longest = longest.max(message.len());
            }
        }
        let late = hall.app.visitor().follow(&live).next().unwrap();
        println!("{ruleset}: at most {longest} bytes, whole {}", late.len());
        assert!(longest <= 6_000, "{ruleset}: {longest} bytes");
        assert!(late.starts_with("event: part\n"), "{late}");
    }
}

/// Reads lines until one is as asked for; all of them.
fn until(lines: &mut impl Iterator<Item = String>, wanted: &str) -> Vec<String> {
    let mut read = Vec::new();
    while read.last().is_none_or(|line| line != wanted) {
        read.push(
            lines
                .next()
                .unwrap_or_else(|| panic!("{wanted:?} after {read:?}")),
        );
    }
    read
}

#[test]
fn a_stream_is_the_last_thing_on_its_connection_and_ends_with_it() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    let followers = || hall.app.desk.hub().stream_count();
    for (version, turn) in [("1.0", "E1"), ("1.1", "E8")] {
        let mut browser = TcpStream::connect(hall.app.address()).unwrap();
        let mut lines = BufReader::new(browser.try_clone().unwrap())
            .lines()
            .map(Result::unwrap);
        write!(browser, "GET /health HTTP/1.1\r\nhost: hall\r\n\r\n").unwrap();
        until(&mut lines, "");
        let path = format!("/e/{}/boards/1/1/live", hall.key);
        write!(browser, "GET {path} HTTP/{version}\r\nhost: hall\r\n\r\n").unwrap();
        let head = until(&mut lines, "").join("\n");
        assert!(!head.contains("transfer-encoding"), "{head}");
        assert!(!head.contains("content-length"), "{head}");
        assert!(!head.contains("keep-alive"), "{head}");
        assert_eq!(
            head.contains("connection: close"),
            version == "1.1",
            "{head}"
        );
        assert_eq!(until(&mut lines, "event: part")[0], "retry: 1500");
        assert_eq!(phone.plays(turn).status, 200);
        until(&mut lines, "event: patch");
        // Whoever says more is not heard; whoever goes is gone at once.
        write!(browser, "GET / HTTP/1.1\r\nhost: hall\r\n\r\n").unwrap();
        assert_eq!(followers(), 1);
        drop((browser, lines));
        let end = Instant::now() + PATIENCE;
        while followers() > 0 {
            assert!(
                Instant::now() < end,
                "the stream of a closed browser goes on"
            );
            std::thread::yield_now();
        }
    }
}
