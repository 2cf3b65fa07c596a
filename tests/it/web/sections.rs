//! Sections: an organiser makes two of them, puts players into each, pairs both, and finishes the day.

mod listed;
mod whole;

use super::harness::{App, Client, Page};
use chrono::TimeDelta;
use inkundla::desk::Fault;
use inkundla::desk::archives::KeyPolicy;
use inkundla::desk::events::{Event, EventSettings};
use inkundla::desk::rights::{ChangeSettings, Right, Unlimited};
use inkundla::formats::entrants_csv::Headless;
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::Role;
use inkundla::system_time::now;
use inkundla::tournament::{NameChoice, Options, PairingResult, Presence, RoundNo, Scored};

/// Four players for each section.
const LIST: &str = "Name,School,Grade,Section\n\
    Lwazi Zulu,Baobab Primary,4,Grades 4-5\nNomsa Khoza,Baobab Primary,5,grades 4-5\n\
    Thabo Nkosi,Acacia School,4,Grades 4-5\nAyanda Mbele,Acacia School,5,Grades 4-5\n\
    Sipho Dube,Baobab Primary,6,Grades 6-7\nLerato Moloi,Acacia School,7,Grades 6-7\n\
    Zanele Ngwenya,Baobab Primary,6,Grades 6-7\nMandla Cele,Acacia School,7,Grades 6-7\n";

/// An event with two sections, and its organiser.
struct Day {
    app: App,
    client: Client,
    right: Right<Unlimited>,
    key: String,
}

fn settings(name: &str) -> EventSettings {
    EventSettings {
        name: name.to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    }
}

impl Day {
    fn new() -> Day {
        let app = App::start();
        let client = app.organiser();
        let account = app.desk.account_named("Ms Khumalo").unwrap();
        let key = app
            .desk
            .create_event(&account, &settings("District day"), now())
            .unwrap();
        let right = app.desk.organiser(&account, &key).unwrap();
        Day {
            app,
            client,
            right,
            key,
        }
    }

    /// With two sections, the second from board 11 on.
    fn with_sections() -> Day {
        let day = Day::new();
        day.adds("Grades 4-5");
        day.adds("Grades 6-7");
        let [_, second] = &day.sections()[..] else {
            panic!("not two sections")
        };
        let fields = [
            ("act", "save"),
            ("section", &*second.key),
            ("name", "Grades 6-7"),
            ("first", "11"),
            ("room", "Room 2"),
        ];
        assert_eq!(day.post("/sections", &fields).status, 303);
        day
    }

    fn path(&self, below: &str) -> String {
        format!("/e/{}{below}", self.key)
    }

    fn get(&self, below: &str) -> Page {
        self.client.get(&self.path(below))
    }

    fn post(&self, below: &str, form: &[(&str, &str)]) -> Page {
        self.client.post(&self.path(below), form)
    }

    fn adds(&self, name: &str) {
        let answer = self.post("/sections", &[("act", "add"), ("name", name)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
    }

    fn main(&self) -> Event {
        self.app.desk.event(&self.key).unwrap()
    }

    fn sections(&self) -> Vec<Event> {
        self.app.desk.sections(&self.main()).unwrap()
    }

    /// Enters the players of [`LIST`] by the page of the list.
    fn enters(&self) {
        let right = self.app.desk.organiser(&self.account(), &self.key).unwrap();
        let read = self
            .app
            .desk
            .preview(&right, LIST.as_bytes(), Headless::Guess)
            .unwrap();
        let rows = read.rows.into_iter().map(|row| row.typed).collect();
        let list = inkundla::desk::entrants::CorrectedList {
            rows,
            ..Default::default()
        };
        let done = self.app.desk.enter_list(&right, list, now()).unwrap();
        assert_eq!((done.entered, done.left.len()), (8, 0), "{:?}", done.left);
    }

    fn account(&self) -> inkundla::store::Account {
        self.app.desk.account_named("Ms Khumalo").unwrap()
    }

    /// The names of the players of an event, in the order of their numbers.
    fn names(&self, event: &Event) -> Vec<(u16, String)> {
        let tournament = self.app.desk.tournament(event).unwrap();
        let all = tournament.entrants.iter();
        all.map(|one| (one.number, one.name.given().to_owned()))
            .collect()
    }

    /// Pairs and posts the next round of a section.
    fn posts(&self, section: &Event) {
        let right = self
            .right
            .at(self.app.desk.event(&section.key).unwrap())
            .unwrap();
        let round = self.app.desk.draft_round(&right, now()).unwrap();
        self.app.desk.post_round(&right, round, "", now()).unwrap();
    }
}

#[test]
fn an_organiser_adds_names_orders_and_removes_sections() {
    let day = Day::with_sections();
    let names =
        |day: &Day| -> Vec<String> { day.sections().iter().map(|one| one.name.clone()).collect() };
    assert_eq!(names(&day), ["Grades 4-5", "Grades 6-7"]);
    // A name that another has, however it is written, is refused, and stays in its field.
    let again = day.post("/sections", &[("act", "add"), ("name", "GRADES 4-5")]);
    assert_eq!(again.status, 422);
    assert_eq!(
        again.attributes("#add input[name=name]", "value"),
        ["GRADES 4-5"]
    );
    day.adds("Girls open");
    let girls = day.sections()[2].key.clone();
    let up = [("act", "up"), ("section", &*girls)];
    assert_eq!(day.post("/sections", &up).status, 303);
    assert_eq!(names(&day), ["Grades 4-5", "Girls open", "Grades 6-7"]);
    assert_eq!(
        day.post("/sections", &[("act", "remove"), ("section", &*girls)])
            .status,
        303
    );
    assert_eq!(names(&day), ["Grades 4-5", "Grades 6-7"]);
    // The key of the removed section is gone, and the rows of a foreign event are not touched.
    assert_eq!(day.client.get(&format!("/e/{girls}")).status, 404);
    let other = Day::new();
    let foreign = [("act", "remove"), ("section", &*other.key)];
    assert_eq!(day.post("/sections", &foreign).status, 404);
    // One event in the lists, and the same people in all sections.
    let home = day.client.get("/");
    assert!(home.body.contains(&day.path("/sections")), "{}", home.body);
    let events = day.client.get("/events");
    for section in day.sections() {
        let link = format!("/e/{}", section.key);
        assert!(!home.body.contains(&link), "{}", home.body);
        assert!(!events.body.contains(&link), "{}", events.body);
    }
    assert_eq!(
        day.client
            .get(&format!("/e/{}/settings", day.sections()[0].key))
            .status,
        200
    );
    let nobody = day
        .app
        .visitor()
        .get(&format!("/e/{}/settings", day.sections()[0].key));
    assert_ne!(nobody.status, 200);
}

#[test]
fn one_list_puts_players_into_sections_and_they_move_until_round_one() {
    let day = Day::with_sections();
    let unknown = "Name,Section\nLwazi Zulu,Grades 8\n";
    let read = day.app.desk.preview(
        &day.right.at(day.main()).unwrap(),
        unknown.as_bytes(),
        Headless::Guess,
    );
    assert_eq!(read.unwrap().faults().count(), 1);
    day.enters();
    let [first, second] = &day.sections()[..] else {
        panic!("not two sections")
    };
    assert_eq!(
        day.names(first),
        [(1, "Lwazi"), (2, "Nomsa"), (3, "Thabo"), (4, "Ayanda")]
            .map(|(n, name)| (n, name.to_owned()))
    );
    let page = day.get("/players");
    assert_eq!(page.all("#move li").len(), 8);
    // The file of the whole names the section, and can be read again.
    let csv = day.get("/players.csv");
    assert!(csv.body.contains("consent,section"), "{}", csv.body);
    assert!(csv.body.contains("Grades 6-7"), "{}", csv.body);

    let thabo = day.app.desk.tournament(first).unwrap().entrants[2]
        .id
        .0
        .to_string();
    let form = [("who", &*thabo), ("to", &*second.key)];
    assert_eq!(day.post("/sections/move", &form).status, 303);
    assert_eq!(day.names(second).last().unwrap(), &(5, "Thabo".to_owned()));
    assert_eq!(day.names(first).len(), 3);
    // The history has it, and takes it back.
    let line = day
        .app
        .desk
        .history(&day.right.at(day.main()).unwrap(), None, 1)
        .unwrap()
        .remove(0);
    assert_eq!(line.audit.what, "entrants.moved");
    let history = day.get("/history");
    assert!(
        history.body.contains("1 player was moved"),
        "{}",
        history.body
    );
    let undo = format!("/history/{}/undo", line.id);
    let undone = day.post(&undo, &[("why", "")]);
    assert_eq!(undone.status, 303, "{}", undone.body);
    assert_eq!(day.names(first).len(), 4);

    day.posts(first);
    let refused = day.post("/sections/move", &form);
    assert_eq!(refused.status, 409);
    assert!(
        refused.body.contains("stays in the section"),
        "{}",
        refused.body
    );
    assert_eq!(day.names(first).len(), 4);
}

#[test]
fn boards_of_a_section_have_the_numbers_of_the_hall() {
    let day = Day::with_sections();
    day.enters();
    let [first, second] = &day.sections()[..] else {
        panic!("not two sections")
    };
    day.posts(first);
    day.posts(second);
    let boards = |event: &Event| -> Vec<u16> {
        let tournament = day.app.desk.tournament(event).unwrap();
        let posted = tournament.posted().unwrap();
        posted
            .boards
            .iter()
            .map(|(pairing, _)| pairing.board.0)
            .collect()
    };
    assert_eq!((boards(first), boards(second)), (vec![1, 2], vec![11, 12]));
    let visitor = day.app.visitor();
    assert_eq!(
        visitor
            .get(&format!("/e/{}/boards/1/12", second.key))
            .status,
        200
    );
    let list = day
        .client
        .get(&format!("/e/{}/rounds/1/print/pairings", second.key));
    assert!(
        list.body.contains("District day · Grades 6-7 · Room 2"),
        "{}",
        list.body
    );

    // Two sections at the same boards are named, unless they play in two rooms.
    assert!(!day.get("/sections").body.contains("of the same numbers"));
    let fields = |room| {
        [
            ("act", "save"),
            ("section", &*second.key),
            ("name", "Grades 6-7"),
            ("first", "2"),
            ("room", room),
        ]
    };
    day.post("/sections", &fields("Room 2"));
    assert!(!day.get("/sections").body.contains("of the same numbers"));
    day.post("/sections", &fields(""));
    let page = day.get("/sections");
    assert!(
        page.body
            .contains("Grades 4-5 and Grades 6-7 have boards of the same numbers"),
        "{}",
        page.body
    );
}
