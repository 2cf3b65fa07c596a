//! The page of all boards of a round: order, size, and cost of its stream.

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone, takes_place_at};
use chrono::TimeDelta;
use inkundla::desk::schedule::Schedule;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use std::io::{Read, Write};
use std::net::TcpStream;

/// The end of a compressed message of a stream.
const END: &[u8] = b"\0\0\xff\xff";
/// Greetings and heartbeats are shorter than this, fragments are longer.
const SHORT: usize = 64;

fn event(hall: &Hall) -> String {
    format!("/e/{}", hall.key)
}

fn look(hall: &Hall, query: &str) -> Page {
    hall.app.visitor().get(&format!("{}{query}", event(hall)))
}

/// The phone of a board.
fn phone(hall: &Hall, board: usize) -> Phone {
    Phone::recording(hall.app.visitor(), &hall.codes[board - 1], "Ms Naidoo")
}

/// The numbers of the boards of a section, in order.
fn boards(page: &Page, section: &str) -> Vec<String> {
    page.attributes(&format!("#{section} li"), "data-board")
}

/// A compressed stream as a browser gets it, message by message.
struct Wire(TcpStream);

impl Wire {
    fn open(hall: &Hall) -> Wire {
        let mut stream = TcpStream::connect(hall.app.address()).unwrap();
        let ask = format!(
            "GET {}/live HTTP/1.1\r\nhost: {}\r\naccept-encoding: gzip\r\n\r\n",
            event(hall),
            hall.app.address()
        );
        stream.write_all(ask.as_bytes()).unwrap();
        Wire(stream)
    }

    /// The next message with a fragment of the page.
    fn next(&mut self) -> Vec<u8> {
        let (mut message, mut piece) = (Vec::new(), [0; 4096]);
        loop {
            let read = self.0.read(&mut piece).unwrap();
            assert!(read > 0, "the stream goes on");
            message.extend_from_slice(&piece[..read]);
            if message.ends_with(END) {
                if message.len() > SHORT && !message.starts_with(b"HTTP") {
                    return message;
                }
                message.clear();
            }
        }
    }
}

/// An event with this number of games in progress, some turns each.
fn playing(boards: usize) -> (Hall, Vec<Phone>) {
    let hall = Hall::large(u8::try_from(2 * boards).unwrap());
    let phones: Vec<Phone> = (1..=boards).map(|board| phone(&hall, board)).collect();
    for phone in &phones {
        for turn in ["E1", "R4", "E8", "R6"] {
            assert_eq!(phone.plays(turn).status, 200);
        }
    }
    (hall, phones)
}

#[test]
fn a_turn_in_a_hall_of_24_boards_is_at_most_two_kilobytes() {
    let (hall, phones) = playing(24);
    let mut wire = Wire::open(&hall);
    let whole = wire.next().len();
    let mut most = 0;
    for (phone, turn) in phones.iter().zip(["A1", "A2", "A3", "A5"]) {
        assert_eq!(phone.plays(turn).status, 200);
        most = most.max(wire.next().len());
    }
    println!("24 boards: {whole} bytes at first, at most {most} a turn");
    assert!(most <= 2_000, "{most} bytes a turn");
    assert!(whole <= 20_000, "{whole} bytes at first");
}

#[test]
fn the_page_of_24_boards_is_small() {
    let (hall, _) = playing(24);
    let packed = |path: &str| {
        let parent = hall.app.visitor();
        parent.get_with(path, ("accept-encoding", "gzip")).1.len()
    };
    let page = look(&hall, "");
    assert_eq!(boards(&page, "playing").len(), 24);
    let links = page.attributes("link[rel=stylesheet]", "href");
    let scripts = page.attributes("script", "src");
    let others: usize = links.iter().chain(&scripts).map(|url| packed(url)).sum();
    let alone = packed(&event(&hall));
    println!(
        "24 boards: {} bytes of page, {alone} packed, {others} of styles and scripts",
        page.body.len()
    );
    assert!(alone + others <= 60_000, "{alone} and {others}");
    assert!(page.body.len() <= 90_000, "{}", page.body.len());
}

#[test]
fn a_reconnected_stream_is_up_to_date() {
    let (hall, phones) = playing(3);
    let parent = hall.app.visitor();
    let live = format!("{}/live", event(&hall));
    let mut stream = parent.follow(&live);
    let first = stream.next().unwrap();
    assert!(first.contains("Turn 4"), "{first}");
    drop(stream);
    phones[1].plays("A1");
    let again = parent.follow(&live).next().unwrap();
    assert!(again.contains("Turn 5"), "{again}");
    let new = again.split("data-board=").nth(1).unwrap();
    assert!(new.starts_with("\"2\""), "the last turn comes first");
}

#[test]
fn the_board_with_the_latest_turn_is_first_and_waiting_boards_are_last() {
    let hall = Hall::large(12);
    let (second, fourth) = (phone(&hall, 2), phone(&hall, 4));
    second.plays("E1");
    fourth.plays("E1");
    assert_eq!(boards(&look(&hall, ""), "playing"), ["4", "2"]);
    second.plays("R4");
    let page = look(&hall, "");
    assert_eq!(boards(&page, "playing"), ["2", "4"]);
    assert_eq!(boards(&page, "waiting"), ["1", "3", "5", "6"]);
    assert!(page.all("#playing .turn").len() == 2, "whose turn it is");
    fourth.does(&[("act", "resign"), ("side", "second")]);
    let page = look(&hall, "");
    assert_eq!(boards(&page, "finished"), ["4"]);
    assert_eq!(page.all("#finished .score"), ["1", "0"]);
    assert!(
        page.sees("Round 1: 1 of 6 games finished."),
        "{}",
        page.text()
    );
    assert_eq!(page.all(".seg a"), ["All 6", "Playing 1", "Finished 1"]);
}

#[test]
fn the_boards_are_filtered_without_scripts() {
    let hall = Hall::large(12);
    let second = phone(&hall, 2);
    second.plays("E1");
    let fourth = phone(&hall, 4);
    fourth.plays("E1");
    fourth.does(&[("act", "resign"), ("side", "second")]);
    let shown = |query: &str| look(&hall, query).attributes(".hall li", "data-board");
    assert_eq!(shown("?show=playing"), ["2"]);
    assert_eq!(shown("?show=finished"), ["4"]);
    assert_eq!(shown("?show=nonsense").len(), 6);
    let page = look(&hall, "?show=finished");
    assert_eq!(page.all(".seg [aria-current]"), ["Finished 1"]);
    let live = page.attributes("[data-live]", "data-live");
    assert_eq!(live, [format!("{}/live?show=finished", event(&hall))]);
    let part = hall.app.visitor().follow(&live[0]).next().unwrap();
    assert_eq!(part.matches("data-board=").count(), 1, "{part}");
    assert!(look(&hall, "?show=finished").sees("Finished"));
    second.does(&[("act", "resign"), ("side", "second")]);
    assert!(look(&hall, "?show=playing").sees("There are no boards in this list now."));
}

#[test]
fn many_boards_are_shown_in_pages_of_24() {
    let hall = Hall::large(102);
    let pages: Vec<Vec<String>> = (1..=3)
        .map(|page| look(&hall, &format!("?page={page}")).attributes(".hall li", "data-board"))
        .collect();
    assert_eq!(
        [24, 24, 3],
        [pages[0].len(), pages[1].len(), pages[2].len()]
    );
    assert_eq!(pages[0][0], "1");
    assert_eq!(pages[2], ["49", "50", "51"]);
    assert_eq!(look(&hall, "").all("nav.pages a").len(), 3);
    // The last board is on the first page of whoever follows one of its players.
    let last = look(&hall, "?page=3").attributes("li[data-board='51']", "data-players");
    let player = last[0].split(' ').next().unwrap();
    let page = look(&hall, &format!("?pin={player}"));
    assert_eq!(boards(&page, "pinned"), ["51"]);
    assert_eq!(page.all(".star.on").len(), 1);
}

#[test]
fn the_followed_player_is_in_the_address_without_scripts() {
    let hall = Hall::large(12);
    phone(&hall, 2).plays("E1");
    let page = look(&hall, "");
    assert!(boards(&page, "pinned").is_empty());
    let star = page.attributes("li[data-board='5'] .star", "href");
    assert!(star[0].starts_with("?pin="), "{star:?}");
    let page = look(&hall, &star[0]);
    assert_eq!(boards(&page, "pinned"), ["5"]);
    assert_eq!(page.attributes(".star.on", "href"), ["?"]);
    let nobody = look(&hall, "?pin=77");
    assert!(boards(&nobody, "pinned").is_empty());
    // All follow the same stream.
    assert_eq!(
        page.attributes("[data-live]", "data-live"),
        [format!("{}/live", event(&hall))]
    );
}

#[test]
fn before_the_first_round_the_page_shows_what_will_be_there() {
    let hall = Hall::open();
    let (desk, right) = (&hall.app.desk, hall.organiser());
    desk.unpost_round(&right, RoundNo(1), "too early", now())
        .unwrap();
    let schedule = Schedule {
        rounds: [(RoundNo(1), now() + TimeDelta::minutes(45))].into(),
    };
    takes_place_at(desk, &right, "School hall");
    desk.set_schedule(&right, &schedule, now()).unwrap();
    let page = look(&hall, "");
    assert!(page.sees("No boards yet"), "{}", page.text());
    assert!(page.sees("Round 1 starts"), "{}", page.text());
    assert!(page.sees("School hall"), "{}", page.text());
    assert!(!page.sees("Thandiwe"), "nobody is entered outside yet");
}

#[test]
fn a_delayed_board_is_drawn_later() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let delay = format!("{}/settings/delay", event(&hall));
    assert_eq!(teacher.post(&delay, &[("minutes", "5")]).status, 303);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let page = look(&hall, "");
    assert_eq!(boards(&page, "waiting").len(), 2, "{}", page.text());
    assert!(page.all(".mini").is_empty());
    assert_eq!(teacher.post(&delay, &[("minutes", "0")]).status, 303);
    let page = look(&hall, "");
    assert_eq!(page.attributes("#playing .mini .wi", "d"), ["M8 8h0"]);
}

#[test]
fn every_game_has_small_boards() {
    for ruleset in inkundla::rules::Ruleset::all() {
        let hall = Hall::of(ruleset.name());
        let first = ruleset.start().turns().remove(0);
        assert_eq!(hall.umpire("Ms Naidoo").plays(&first).status, 200);
        let page = look(&hall, "");
        assert_eq!(page.all("#playing .mini").len(), 1, "{}", ruleset.name());
        assert_eq!(page.all("#playing .mini :is(.nw, .nb)").len(), 1, "{first}");
    }
}

#[test]
fn cards_and_clocks_are_on_the_board() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let card = [
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "misconduct"),
    ];
    phone.does(&card);
    let page = look(&hall, "");
    assert_eq!(page.attributes("#playing .cardchip", "aria-label").len(), 1);
    let clock = page.all("#playing .clock");
    assert!(clock.len() == 1 && clock[0].contains(':'), "{clock:?}");
    // A clock alone is no news: the stream has only when the time is over.
    let client: Client = hall.app.visitor();
    let part = client.follow(&format!("{}/live", event(&hall))).next();
    let part = part.unwrap();
    assert!(part.contains("data-over=\"") && part.contains("role=\"timer\""));
    assert!(!part.contains(&clock[0]), "{part}");
    phone.does(&[("act", "pause"), ("reason", "rain")]);
    let page = look(&hall, "");
    assert!(page.sees("Paused"), "{}", page.text());
    assert!(page.all("#playing .clock").is_empty());
}
