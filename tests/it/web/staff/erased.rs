//! Erasing the names of umpires and helpers on the staff page.

use super::made;
use crate::erasure::lines_with;
use crate::server::Server;
use crate::store::base::{Base, by_teacher, on_both};
use crate::web::harness::{Client, PHRASE, Page};
use crate::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::formats::record;
use inkundla::referee::ClockPolicy;
use inkundla::store::Audit;
use std::collections::BTreeSet;

const UMPIRE: &str = "Mr Botha";
const HELPER: &str = "Ms Zulu";

/// A server with an event at which an umpire recorded and a helper entered a result.
struct Hall {
    server: Server,
    teacher: Client,
    helper: Client,
    key: String,
}

impl Hall {
    fn open(base: &Base) -> Hall {
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        let (key, codes) = post_a_round(&desk, ClockPolicy::Off);
        desk.create_account("Mr Other", PHRASE, inkundla::system_time::now())
            .unwrap();
        drop(desk);
        let server = Server::start_with(&base.url);
        let phone = Phone::recording(Client::at(server.address), &codes[0], UMPIRE);
        assert_eq!(phone.plays("E1").status, 200);
        phone.does(&[("act", "resign"), ("side", "second")]);
        let teacher = signed_in(&server, "Ms Khumalo");
        let invite = format!("/e/{key}/people/invite");
        let link = made(&teacher.post(&invite, &[("role", "helper")]));
        let helper = Client::at(server.address);
        assert_eq!(helper.post(&link, &[("name", HELPER)]).status, 303);
        let result = format!("/e/{key}/rounds/1/boards/2/result");
        assert_eq!(helper.post(&result, &[("result", "1-0")]).status, 303);
        Hall {
            server,
            teacher,
            helper,
            key,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/e/{}{rest}", self.key)
    }

    /// Every page and file of the organiser that shows names of people.
    fn pages(&self) -> Vec<(&'static str, String)> {
        [
            "/people",
            "/history",
            "/history.csv",
            "/records.txt?names=full",
            "/records.json?names=full",
            "/boards/1/1",
            "/boards/1/1/replay",
            "/round-control",
            "/phones",
            "/event.json",
            "/rounds/1/print/records",
        ]
        .map(|rest| (rest, self.teacher.get(&self.path(rest))))
        .map(|(rest, page)| {
            (
                rest,
                if page.status == 200 {
                    page.body
                } else {
                    panic!("{rest}")
                },
            )
        })
        .into()
    }

    fn shown_on(&self, name: &str) -> Vec<&'static str> {
        let pages = self.pages().into_iter();
        let with = pages.filter(|(_, body)| body.contains(name));
        with.map(|(rest, _)| rest).collect()
    }

    fn erase(&self, client: &Client, form: &[(&str, &str)]) -> Page {
        client.post(&self.path("/people/erase"), form)
    }
}

fn signed_in(server: &Server, name: &str) -> Client {
    let client = Client::at(server.address);
    let form = [("name", name), ("phrase", PHRASE)];
    assert_eq!(client.post("/signin", &form).status, 303);
    client
}

#[test]
fn erased_names_of_an_umpire_and_a_helper_disappear_everywhere() {
    on_both(|base| {
        let hall = Hall::open(base);
        for place in [
            "/history",
            "/history.csv",
            "/records.txt?names=full",
            "/records.json?names=full",
        ] {
            assert!(hall.shown_on(UMPIRE).contains(&place), "{place}");
        }
        for place in ["/people", "/history", "/history.csv"] {
            assert!(hall.shown_on(HELPER).contains(&place), "{place}");
        }
        let people = hall.teacher.get(&hall.path("/people"));
        let form = hall.path("/people/erase");
        let buttons = |of: &str| {
            let select = format!("form[action='{form}'] button[name='{of}']");
            people.attributes(&select, "value")
        };
        assert_eq!(buttons("name"), [UMPIRE]);
        let account = buttons("account");
        assert_eq!(account.len(), 1, "{account:?}");

        let gone = hall.erase(&hall.teacher, &[("name", UMPIRE)]);
        assert_eq!(gone.status, 303, "{}", gone.text());
        assert_eq!(hall.shown_on(UMPIRE), [""; 0]);
        assert_eq!(lines_with(&base.store, UMPIRE), [""; 0]);
        assert!(!hall.shown_on(HELPER).is_empty(), "the others stay");
        let gone = hall.erase(&hall.teacher, &[("account", &account[0])]);
        assert_eq!(gone.status, 303, "{}", gone.text());
        assert_eq!(hall.shown_on(HELPER), [""; 0]);
        assert_eq!(lines_with(&base.store, HELPER), [""; 0]);

        let run = hall.helper.get(&hall.path("/round-control"));
        assert_eq!(run.status, 303, "the helper is signed out");
        let history = hall.teacher.get(&hall.path("/history"));
        for words in [
            "The name of someone who umpired or helped was removed",
            "former umpire",
            "former helper",
        ] {
            assert!(history.sees(words), "{words}: {}", history.text());
        }
        let file = hall.teacher.get(&hall.path("/records.txt")).body;
        let reading = record::read(file.as_bytes());
        assert_eq!(reading.faults, [], "{file}");
        let run = hall.teacher.get(&hall.path("/round-control"));
        assert!(run.sees("1–0"), "the result stays: {}", run.text());
        drop(hall.server);
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        assert_eq!(desk.check().unwrap().findings, []);
    });
}

#[test]
fn the_history_names_the_account_until_the_name_is_erased() {
    on_both(|base| {
        let hall = Hall::open(base);
        let invite = hall.path("/people/invite");
        let link = made(&hall.teacher.post(&invite, &[("role", "helper")]));
        let other = signed_in(&hall.server, "Mr Other");
        assert_eq!(other.post(&link, &[]).status, 303);
        let result = hall.path("/rounds/1/boards/2/result");
        assert_eq!(
            other
                .post(&result, &[("result", "0-1"), ("reason", "misread")])
                .status,
            303
        );
        let accounts = || -> BTreeSet<(String, String)> {
            let file = hall.teacher.get(&hall.path("/history.csv")).body;
            let file = file.trim_start_matches('\u{feff}');
            let mut rows = csv::Reader::from_reader(file.as_bytes());
            let last = rows
                .headers()
                .unwrap()
                .iter()
                .next_back()
                .map(str::to_owned);
            assert_eq!(last.as_deref(), Some("account"));
            let rows = rows.records().map(Result::unwrap);
            rows.map(|row| (row[1].to_owned(), row[8].to_owned()))
                .collect()
        };
        let of = |pairs: &[(&str, &str)]| -> BTreeSet<(String, String)> {
            let pairs = pairs.iter();
            pairs
                .map(|(who, account)| (who.to_string(), account.to_string()))
                .collect()
        };
        // An umpire and a guest have none.
        let expected = [
            (UMPIRE, ""),
            (HELPER, ""),
            ("Mr Other", "Mr Other"),
            ("Ms Khumalo", "Ms Khumalo"),
        ];
        let found = accounts();
        assert!(found.is_superset(&of(&expected)), "{found:?}");
        let history = hall.teacher.get(&hall.path("/history"));
        assert!(history.sees("Mr Other (helper)"), "{}", history.text());

        let gone = hall.erase(&hall.teacher, &[("name", "Mr Other")]);
        assert_eq!(gone.status, 303, "{}", gone.text());
        let found = accounts();
        assert!(
            found.contains(&("former helper".to_owned(), String::new())),
            "{found:?}"
        );
        assert!(
            !found
                .iter()
                .any(|(who, account)| who == "Mr Other" || account == "Mr Other")
        );
        let kept = base.store.read(|db| db.lines_with("Mr Other")).unwrap();
        let of_event = kept.iter().filter(|line| line.audit.tournament.is_some());
        assert_eq!(of_event.count(), 0);
    });
}

#[test]
fn a_name_that_differs_from_the_account_is_shown_beside_it() {
    on_both(|base| {
        let hall = Hall::open(base);
        let key = hall.key.clone();
        let event = base
            .store
            .read(move |db| db.tournament_by_key(&key))
            .unwrap();
        let line = Audit {
            tournament: Some(event.id),
            who: "Mr O.".to_owned(),
            role: "deputy".to_owned(),
            account: "Mr Other".to_owned(),
            ..by_teacher("round.posted")
        };
        base.store.change(line, |_, _| Ok(())).unwrap();
        let history = hall.teacher.get(&hall.path("/history"));
        assert!(
            history.sees("Mr O., account Mr Other (deputy)"),
            "{}",
            history.text()
        );
    });
}

#[test]
fn only_those_who_run_the_event_erase_names() {
    on_both(|base| {
        let hall = Hall::open(base);
        let form = [("name", UMPIRE)];
        let visitor = Client::at(hall.server.address);
        let to = hall.erase(&visitor, &form).header("location");
        assert!(to.starts_with("/signin"), "{to}");
        assert_eq!(hall.erase(&hall.helper, &form).status, 403);
        let other = signed_in(&hall.server, "Mr Other");
        assert_eq!(hall.erase(&other, &form).status, 404);
        // An account that is not a helper's is not erased here.
        let account = hall.server_account(base, "Ms Khumalo");
        let own = hall.erase(&hall.teacher, &[("account", &account)]);
        assert_eq!(own.status, 404);
        let stranger = hall.server_account(base, "Mr Other");
        let stranger = hall.erase(&hall.teacher, &[("account", &stranger)]);
        assert_eq!(stranger.status, 404);
        assert!(!hall.shown_on(UMPIRE).is_empty());
        assert!(hall.shown_on("Ms Khumalo").contains(&"/history"));
    });
}

impl Hall {
    fn server_account(&self, base: &Base, name: &str) -> String {
        let name = name.to_owned();
        let account = base.store.read(move |db| db.account_by_name(&name));
        account.unwrap().id.0.to_string()
    }
}
