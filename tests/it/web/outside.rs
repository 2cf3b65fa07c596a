//! Information leaks: every public address, from the route table, before and after each internal
//! action in an event.

mod classes;
mod drafts;
mod held;
mod hidden_names;

use super::harness::{App, Client, PHRASE};
use super::rights::{For, ROUTES};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::events::EventSettings;
use inkundla::desk::history::Action;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::i18n::{Language, Localizer};
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::store::{NewEntrant, Store};
use inkundla::system_time::now;
use inkundla::tournament::{
    About, BoardNo, EntrantName, Gender, Grade, Options, Presence, RoundNo, System, Teams,
};
use inkundla::view::published;
use inkundla::view::published::Published;
use std::collections::BTreeMap;
use std::net::SocketAddr;

use crate::server::Server;
use crate::store::base::empty_database;

/// Queries to append to addresses, to see more of a page.
const QUERIES: [(&str, &str); 10] = [
    ("/e/{key}/find", "?q=zandilemark"),
    ("/e/{key}/find", "?q=1"),
    ("/e/{key}/find", "?school=Mark+School+1"),
    ("/e/{key}/standings", "?school=Mark+School+1"),
    ("/e/{key}/standings", "?grade=5"),
    ("/e/{key}/standings", "?gender=f&born=2014"),
    ("/e/{key}/standings.csv", "?grade=5"),
    ("/e/{key}/standings/schools", "?best=1"),
    ("/e/{key}/screen", "?leaf=1"),
    ("/api/v1/events/{key}/standings", "?after=1"),
];

/// Addresses without their own route.
const UNKNOWN: [&str; 4] = [
    "/robots.txt",
    "/sitemap.xml",
    "/e/{key}/nothing",
    "/api/v1/events/{key}/nothing",
];

/// Names of players in the tests.
const CHILDREN: u16 = 8;

/// A server with an event without posted rounds, and its organiser.
pub struct Hall {
    pub address: SocketAddr,
    pub desk: Desk,
    pub key: String,
    /// Kept alive for the duration of the test.
    _here: Option<App>,
    _there: Option<Server>,
}

impl Hall {
    /// A server in this process with SQLite.
    pub fn in_a_file(options: Options) -> Hall {
        let app = App::start();
        let (address, desk) = (app.address().parse().unwrap(), app.desk.clone());
        Hall {
            _here: Some(app),
            ..Hall::of(desk, options, address)
        }
    }

    /// The real program with PostgreSQL; the organiser's requests go to another process.
    pub fn elsewhere(options: Options) -> Hall {
        let (database, _) = empty_database();
        let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
        let relay = desk.relay().unwrap().unwrap();
        std::thread::spawn(move || relay.run());
        let server = Server::start_with(&database);
        let address = server.address;
        Hall {
            _there: Some(server),
            ..Hall::of(desk, options, address)
        }
    }

    fn of(desk: Desk, options: Options, address: SocketAddr) -> Hall {
        desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
        let account = desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
            name: "Zone cup".into(),
            ruleset: Ruleset::by_name("umlabalaba").unwrap(),
            options,
            clock: ClockPolicy::Off,
            conduct: UmpireSettings::default(),
            language: None,
        };
        let key = desk.create_event(&account, &plan, now()).unwrap();
        Hall {
            address,
            desk,
            key,
            _here: None,
            _there: None,
        }
    }

    pub fn organiser(&self) -> Right<Unlimited> {
        let account = self.desk.account_named("Ms Khumalo").unwrap();
        self.desk.organiser(&account, &self.key).unwrap()
    }

    /// Enters players with unique, searchable texts.
    pub fn enter_children(&self) {
        let child = |n: u16| NewEntrant {
            name: EntrantName::parse("Zandilemark", &format!("Hlophemark{n}")).unwrap(),
            school: Some(format!("Mark School {}", n % 4)),
            grade: Grade::new(5),
            presence: Presence::Here,
            about: About {
                rating: None,
                gender: Some(Gender::Female),
                born: Some(2014),
            },
        };
        let children: Vec<NewEntrant> = (0..CHILDREN).map(child).collect();
        let right = self.organiser();
        let entered = self.desk.enter(&right, children, now()).unwrap();
        let first = entered.first().unwrap().id;
        let consent = self.desk.set_consent(&right, first, Some(true), now());
        consent.unwrap();
    }

    /// Marks a player as present or absent.
    pub fn mark_presence(&self, presence: Presence) {
        let right = self.organiser();
        let last = self.desk.entrants(&right).unwrap().pop().unwrap().id;
        let marked = self.desk.set_presence(&right, vec![last], presence, now());
        marked.unwrap();
    }

    /// Pairs a round, changes the draft, discards it and pairs it again.
    pub fn draft_back_and_forth(&self, round: RoundNo) {
        let (desk, right) = (&self.desk, self.organiser());
        desk.draft_round(&right, now()).unwrap();
        let change = inkundla::tournament::pairing::DraftChange::Sides(BoardNo(1));
        desk.change_draft(&right, round, Action::SidesSwapped, change, now())
            .unwrap();
        desk.discard_draft(&right, round, now()).unwrap();
        desk.draft_round(&self.organiser(), now()).unwrap();
    }

    /// Posts the draft.
    pub fn post(&self, round: RoundNo) {
        let right = self.organiser();
        self.desk.post_round(&right, round, "so", now()).unwrap();
    }

    pub fn visitor(&self) -> Client {
        Client::at(self.address)
    }

    /// The answers of all public addresses: status, entity tag and text; of streams, the first part.
    pub fn outside(&self) -> BTreeMap<String, String> {
        let mut answers = BTreeMap::new();
        let visitor = self.visitor();
        for address in addresses(&self.key) {
            let answer = if address.ends_with("/live") {
                visitor.follow(&address).next().unwrap_or_default()
            } else {
                let page = visitor.get(&address);
                // A wall shows what time it is, so neither its text nor its mark stays the same.
                match page.body.split_once("data-time=") {
                    Some((head, rest)) => {
                        let rest = rest.split_once("</b>").unwrap().1;
                        format!("{}\n{head}{rest}", page.status)
                    }
                    None => format!("{} {}\n{}", page.status, page.header("etag"), page.body),
                }
            };
            answers.insert(address, answer);
        }
        answers.extend(self.published());
        answers
    }

    /// The published folder, which has the same bytes as the ZIP file.
    fn published(&self) -> Vec<(String, String)> {
        let at = chrono::DateTime::from_timestamp(1_795_262_400, 0).unwrap();
        let public = Published::read(&self.desk, &self.key, now()).unwrap();
        let t = Localizer::of(Language::English).unwrap();
        let files = published::folder(&t, &public, at).unwrap();
        let file = |(name, bytes): (String, Vec<u8>)| {
            // The font is not text.
            let text = String::from_utf8_lossy(&bytes).into_owned();
            (format!("published folder: {name}"), text)
        };
        files.into_iter().map(file).collect()
    }
}

/// Every public address in the route table, and some more.
pub fn addresses(key: &str) -> Vec<String> {
    let public = ROUTES
        .iter()
        .filter(|(method, _, whom)| *method == "get" && *whom == For::All)
        .map(|(_, path, _)| *path);
    let mut all = Vec::new();
    for path in public.clone().chain(UNKNOWN) {
        let plain = path
            .replace("{key}", key)
            .replace("{round}", "1")
            .replace("{board}", "1")
            .replace("{line}", "1")
            .replace("{size}", "1")
            .replace("{ruleset}", "isizulu")
            .replace("{level}", "easy")
            .replace("{name}", "nothing.css")
            .replace("{secret}", "0123456789abcdef0123456789abcdef")
            // Nobody may enter players here.
            .replace("{code}", "0123456789abcdef")
            .replace("{school}", "markschool1");
        if plain.contains("{number}") {
            all.extend((1..=CHILDREN).map(|n| plain.replace("{number}", &n.to_string())))
        } else {
            all.push(plain)
        }
    }
    for (path, query) in QUERIES {
        assert!(public.clone().any(|one| one == path), "{path} is no route");
        all.push(path.replace("{key}", key) + query);
    }
    assert!(
        all.iter().all(|address| !address.contains('{')),
        "a new kind of place in an address: {all:?}"
    );
    all
}

/// Fails if an answer has changed.
pub fn is_the_same(
    before: &BTreeMap<String, String>,
    after: &BTreeMap<String, String>,
    done: &str,
) {
    assert_eq!(
        before.keys().collect::<Vec<_>>(),
        after.keys().collect::<Vec<_>>()
    );
    // A signed head comes at most a minute after a change. It tells how many lines the log has, but none of them.
    let is_head = |address: &str| address.contains("/log") || address.ends_with("log-head.txt");
    for (address, was) in before.iter().filter(|(address, _)| !is_head(address)) {
        let now = &after[address];
        assert!(
            was == now,
            "{address} tells that {done}:\n{was}\n---\n{now}"
        );
    }
}

/// Pairing systems that depend in different ways on the entered players.
fn systems() -> [(&'static str, Options); 4] {
    let of = |system: System| Options {
        tiebreaks: system.default_tiebreaks(),
        system,
        automatic: false,
        ..Options::automatic()
    };
    [
        ("automatic", Options::automatic()),
        ("knockout", of(System::Knockout(Default::default()))),
        ("groups", of(System::Groups(Default::default()))),
        (
            "teams",
            of(System::Teams(Teams {
                boards: 2,
                ..Teams::default()
            })),
        ),
    ]
}

#[test]
fn nobody_outside_learns_who_is_entered_before_the_first_round_is_posted() {
    for (name, options) in systems() {
        let hall = Hall::in_a_file(options);
        let nobody = hall.outside();
        hall.enter_children();
        let entered = hall.outside();
        is_the_same(&nobody, &entered, &format!("children came ({name})"));
        for (address, answer) in &entered {
            let marks = ["hlophemark", "mark school"];
            let text = answer.to_lowercase();
            assert!(!marks.iter().any(|mark| text.contains(mark)), "{address}");
        }
        hall.mark_presence(Presence::WentHome);
        is_the_same(&nobody, &hall.outside(), &format!("one went ({name})"));
        hall.desk.draft_round(&hall.organiser(), now()).unwrap();
        is_the_same(
            &nobody,
            &hall.outside(),
            &format!("a draft is made ({name})"),
        );
        hall.post(RoundNo(1));
        let posted = hall.outside();
        let event = &posted[&format!("/e/{}", hall.key)];
        let is_shown = event.contains("Zandilemark") || name == "teams";
        assert!(is_shown, "the walk sees what is posted ({name}): {event}");
    }
}
