//! Who stands where: for everybody, for the organiser, live, and as a file.

mod adjustments;
mod cross_table;
mod forfeits;
mod schools;
mod settings;
mod statistics;
mod unusual_results;

use super::harness::{App, Client, PATIENCE, Page};
use chrono::{DateTime, Utc};
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::formats::entrants_csv::Headless;
use inkundla::formats::{Names, for_excel};
use inkundla::referee::ClockPolicy;
use inkundla::rules::{Ruleset, Side};
use inkundla::store::{Account, NewEntrant};
use inkundla::tournament::{
    About, BoardNo, Options, PairingResult, Presence, RoundNo, Scored, System, Tiebreak,
};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

const CHILDREN: &str = "\
name,school,grade
Thandiwe Mokoena,Umlazi Primary,6
Lwazi Hadebe,Umlazi Primary,6
=Hendra Dlamini,Sekolah 14,7
Putri Prinsloo,Sekolah 14,7
";

/// A server with an event of four children.
pub struct Hall {
    pub app: App,
    pub teacher: Client,
    pub account: Account,
    pub key: String,
    pub at: DateTime<Utc>,
}

impl Hall {
    pub fn open() -> Hall {
        let app = App::start();
        let teacher = app.organiser();
        let at = inkundla::system_time::now();
        let account = app.desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
            name: "Zone school cup, 2026".to_owned(),
            ruleset: Ruleset::by_name("umlabalaba").unwrap(),
            options: Options {
                system: System::Monrad,
                rounds: 3,
                tiebreaks: vec![Tiebreak::BUCHHOLZ, Tiebreak::DIRECT_ENCOUNTER],
                avoid_same_school: false,
                automatic: false,
                ask_second_red: false,
                ..Options::automatic()
            },
            clock: ClockPolicy::MINUTE,
            conduct: Default::default(),
            language: None,
        };
        let key = app.desk.create_event(&account, &plan, at).unwrap();
        let hall = Hall {
            app,
            teacher,
            account,
            key,
            at,
        };
        hall.enter();
        hall
    }

    fn enter(&self) {
        let organiser = self.right();
        let list = self
            .app
            .desk
            .preview(&organiser, CHILDREN.as_bytes(), Headless::Guess);
        let children = list.unwrap().rows.into_iter().map(|seen| NewEntrant {
            name: seen.name.unwrap(),
            school: seen.school,
            grade: seen.grade,
            presence: Presence::Here,
            about: About::default(),
        });
        let children = children.collect();
        self.app.desk.enter(&organiser, children, self.at).unwrap();
    }

    pub fn right(&self) -> Right<Unlimited> {
        self.app.desk.organiser(&self.account, &self.key).unwrap()
    }

    pub fn draft(&self) -> RoundNo {
        self.app.desk.draft_round(&self.right(), self.at).unwrap()
    }

    pub fn post(&self, round: RoundNo) {
        let posted = self.app.desk.post_round(&self.right(), round, "", self.at);
        posted.unwrap();
    }

    /// The first player wins on a board.
    pub fn win(&self, round: RoundNo, board: u16) {
        self.enters(round, board, PairingResult::Won(Side::First));
    }

    pub fn enters(&self, round: RoundNo, board: u16, result: PairingResult) {
        let scored = Scored { result, shot: None };
        let place = (round, BoardNo(board));
        let entered = self
            .app
            .desk
            .enter_result(&self.right(), place, Some(scored), "", self.at);
        entered.unwrap();
    }

    pub fn play(&self, round: RoundNo) {
        self.post(round);
        self.win(round, 1);
        self.win(round, 2);
    }

    fn standings(&self, who: &Client, query: &str) -> Page {
        who.get(&format!("/e/{}/standings{query}", self.key))
    }
}

#[test]
fn before_the_first_result_there_is_nothing_to_see() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    assert!(hall.standings(&parent, "").sees("No results yet."));
    let round = hall.draft();
    let page = hall.standings(&parent, "");
    assert!(page.sees("No results yet.") && !page.sees("Thandiwe"));
    assert_eq!(hall.standings(&parent, ".csv").status, 404);
    hall.post(round);
    assert!(hall.standings(&parent, "").sees("Round 1 is being played."));
}

#[test]
fn parents_see_short_names_and_the_organiser_full_ones() {
    let hall = Hall::open();
    hall.play(hall.draft());
    let page = hall.standings(&hall.app.visitor(), "");
    assert_eq!(page.status, 200);
    assert_eq!(page.all("#live h2")[0], "Standings in round 1 of 3");
    assert_eq!(page.all("h1"), ["Zone school cup, 2026"]);
    assert!(page.sees("Thandiwe M.") && !page.sees("Mokoena"));
    assert_eq!(page.all("caption").len(), page.all("table").len());

    let page = hall.standings(&hall.teacher, "");
    assert!(page.sees("Thandiwe Mokoena"));
    assert_eq!(page.all("h1").len(), 1);
    assert_eq!(page.all(".tabs [aria-current=page]"), ["Standings"]);

    let other = hall.app.another_organiser("Mr Smit");
    assert!(!hall.standings(&other, "").sees("Mokoena"));
}

#[test]
fn standings_are_provisional_until_the_round_is_closed() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let round = hall.draft();
    hall.post(round);
    hall.win(round, 1);
    let pills = hall.standings(&parent, "").all("#live .pill");
    assert_eq!(pills, ["Not final: 1 board to come"]);
    hall.win(round, 2);
    hall.draft();
    let page = hall.standings(&parent, "");
    assert_eq!(page.all("#live .pill"), ["Official"]);
    assert_eq!(page.all("#live h2")[0], "Standings after round 1 of 3");
}

#[test]
fn every_figure_says_how_it_came_about() {
    let hall = Hall::open();
    hall.play(hall.draft());
    hall.play(hall.draft());
    let parent = hall.app.visitor();
    let page = hall.standings(&parent, "");
    let leader = page.all("tbody tr")[0].clone();
    assert!(leader.starts_with("1 "), "{leader}");
    assert!(page.sees("How ties are broken"));
    // Plain words stand above the figures, the words of experts in the explanation.
    let headings = page.all("thead th").join(" ");
    assert!(headings.contains("– lost Opponents’ points Head-to-head"));
    assert!(page.all("#ties li")[0].contains("(Buchholz)"));
    let row = page.attributes("tbody tr:first-child .who a", "href");
    let leader = parent.get(&row[0]).text();
    for said in [
        "Points: 2",
        "Round 1: won against",
        "Opponents’ points (Buchholz): ",
    ] {
        assert!(leader.contains(said), "{said} in {leader}");
    }
    // The opponents of the leader have one point and none, or one each.
    assert!(leader.contains(" has 1"), "{leader}");
    assert!(leader.contains("Head-to-head: –"), "{leader}");
    // After an earlier round the figures are those of that round.
    let page = hall.standings(&parent, "?after=1");
    let row = page.attributes("tbody tr:first-child .who a", "href");
    let then = parent.get(&row[0]);
    assert!(
        then.sees("After round 1") && then.sees("Points: 1"),
        "{}",
        then.text()
    );
}

#[test]
fn a_place_that_is_shared_is_marked() {
    let hall = Hall::open();
    hall.play(hall.draft());
    let page = hall.standings(&hall.app.visitor(), "");
    assert_eq!(page.all("tbody td:first-child"), ["1=", "1=", "3=", "3="]);
}

#[test]
fn an_earlier_round_and_one_school_can_be_looked_at() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    hall.play(hall.draft());
    hall.play(hall.draft());
    let page = hall.standings(&parent, "?after=1");
    assert_eq!(page.all("#live h2")[0], "Standings after round 1 of 3");
    assert!(page.attributes("[data-live]", "data-live").is_empty());
    let page = hall.standings(&parent, "?after=&school=Umlazi+Primary");
    assert_eq!(page.all("tbody tr").len(), 2);
    assert_eq!(
        page.all("option[selected]"),
        ["Now", "Umlazi Primary", "All grades"]
    );
    let page = hall.standings(&parent, "?after=x&school=%3Cb%3E");
    assert_eq!((page.status, page.all("tbody tr").len()), (200, 4));
}

#[test]
fn the_file_has_the_names_that_the_reader_may_see() {
    let hall = Hall::open();
    hall.play(hall.draft());
    let event = hall.app.desk.event(&hall.key).unwrap();
    let made = |names| {
        let all = inkundla::tournament::standings::Category::default();
        hall.app.desk.standings_csv(&event, None, &all, names)
    };

    let page = hall.standings(&hall.app.visitor(), ".csv");
    assert_eq!(page.header("content-type"), "text/csv; charset=utf-8");
    let name = format!(
        "attachment; filename=\"standings-zone-school-cup-2026-{}.csv\"",
        hall.key
    );
    assert_eq!(page.header("content-disposition"), name);
    assert_eq!(page.body, made(Names::Alias).unwrap());
    assert!(!page.body.contains("Mokoena"));
    // A name that a spreadsheet would calculate is guarded.
    assert!(page.body.contains(",'=Hendra D.,"), "{}", page.body);

    let page = hall.standings(&hall.teacher, ".csv");
    let full = made(Names::Full).unwrap();
    assert_eq!(page.body, full);
    assert!(full.contains("Thandiwe Mokoena"));
    let page = hall.standings(&hall.teacher, ".csv?excel=1");
    assert_eq!(page.bytes, for_excel(&full, '.'));
}

#[test]
fn who_watches_is_told_of_each_result() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.post(round);
    hall.win(round, 1);
    let address = hall.standings(&hall.app.visitor(), "");
    let address = address.attributes("[data-live]", "data-live").remove(0);
    let mut parts = Parts::follow(&hall.app.address(), &address);
    assert!(parts.next().contains("1 board to come"));
    hall.win(round, 2);
    let part = parts.next();
    assert!(part.contains("the round is not closed yet"), "{part}");
    assert!(part.contains("id=\"live\"") && !part.contains("Mokoena"));
}

/// A stream of live parts.
struct Parts(BufReader<TcpStream>);

impl Parts {
    fn follow(address: &str, path: &str) -> Parts {
        let mut stream = TcpStream::connect(address).unwrap();
        let patience = Some(PATIENCE);
        stream.set_read_timeout(patience).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
        Parts(BufReader::new(stream))
    }

    /// The text of the next part.
    fn next(&mut self) -> String {
        let mut text = String::new();
        let mut is_part = false;
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream ended");
            match line.trim_end() {
                "event: part" | "event: patch" => is_part = true,
                "" if is_part && !text.is_empty() => return text,
                line if is_part => text.push_str(line.trim_start_matches("data: ")),
                _ => {}
            }
        }
    }
}
