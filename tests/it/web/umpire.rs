//! An umpire's phone at a board, by HTTP.

mod aloud;
mod codes;
mod end;
mod patches;
mod record;
pub mod tabs;
mod toss;

use super::harness::{App, Client, PHRASE, Page};
use inkundla::desk::Desk;
use inkundla::desk::event_page::EventPage;
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::store::{Announcement, NewEntrant};
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, Presence, RoundNo, legible};

/// A posted round of four children.
pub struct Hall {
    pub app: App,
    pub key: String,
    pub codes: Vec<String>,
}

impl Hall {
    pub fn open() -> Hall {
        Hall::with(ClockPolicy::MINUTE)
    }

    pub fn with(clock: ClockPolicy) -> Hall {
        let app = App::start();
        let (key, codes) = post_a_round(&app.desk, clock);
        Hall { app, key, codes }
    }

    /// A hall in which another game is played, without a clock.
    pub fn of(ruleset: &str) -> Hall {
        let app = App::start();
        let ruleset = Ruleset::from_code(ruleset).unwrap();
        let (key, codes) = post_a_round_of(&app.desk, ruleset, ClockPolicy::Off);
        Hall { app, key, codes }
    }

    /// A hall with rules of its own about cards, without a clock.
    pub fn under(conduct: UmpireSettings) -> Hall {
        let app = App::start();
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        let (key, codes) = post_by(&app.desk, ruleset, ClockPolicy::Off, conduct);
        Hall { app, key, codes }
    }

    /// A hall of this number of children.
    pub fn large(children: u8) -> Hall {
        let app = App::start();
        let (key, codes) = post_a_round_for(&app.desk, children);
        Hall { app, key, codes }
    }

    /// The hall of the demo, whose third round runs.
    pub fn demo() -> Hall {
        let app = App::start();
        let desk = &app.desk;
        desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
        let event = desk.demo(&account(desk), now()).unwrap();
        let right = organiser(desk, &event.key);
        let boards = desk.boards(right.event(), RoundNo(3)).unwrap();
        let codes = boards.iter().map(|board| desk.code_of(board).unwrap());
        let (key, codes) = (event.key.clone(), codes.collect());
        Hall { app, key, codes }
    }

    pub fn organiser(&self) -> Right<Unlimited> {
        organiser(&self.app.desk, &self.key)
    }

    /// Gives the event, a child and its school a text of somebody else for a name.
    pub fn renames(&self, text: &str) {
        let (desk, right) = (&self.app.desk, self.organiser());
        let child = desk.entrants(&right).unwrap().remove(0);
        let name = EntrantName::parse_whole(text).unwrap_or(child.name);
        let new = NewEntrant {
            name,
            // What cannot be seen is refused at the door.
            school: Some(legible(text)),
            grade: None,
            presence: child.presence,
            about: About::default(),
        };
        desk.correct_entrant(&right, child.id, new, now()).unwrap();
        let path = format!("/e/{}/settings", self.key);
        let teacher = self.app.signed_in("Ms Khumalo");
        let mut form = teacher.get(&path).form(&path);
        form.retain(|(name, _)| name != "name");
        form.push(("name".to_owned(), text.to_owned()));
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        assert_eq!(teacher.post(&path, &form).status, 303, "{text}");
    }

    /// A phone that records the first board.
    pub fn umpire(&self, name: &str) -> Phone {
        Phone::recording(self.app.visitor(), &self.codes[0], name)
    }

    /// The first board as spectators see it.
    pub fn board(&self) -> Page {
        self.app
            .visitor()
            .get(&format!("/e/{}/boards/1/1", self.key))
    }
}

/// Sets up an event with a posted round of two boards; its key and their codes.
pub fn post_a_round(desk: &Desk, clock: ClockPolicy) -> (String, Vec<String>) {
    post_a_round_of(desk, Ruleset::by_name("umlabalaba").unwrap(), clock)
}

/// The same of any game.
pub fn post_a_round_of(desk: &Desk, ruleset: Ruleset, clock: ClockPolicy) -> (String, Vec<String>) {
    post_by(desk, ruleset, clock, UmpireSettings::default())
}

/// The same for this number of children, without a clock.
pub fn post_a_round_for(desk: &Desk, children: u8) -> (String, Vec<String>) {
    let letter = |n: u8| char::from(b'a' + n);
    let names: Vec<String> = (0..children)
        .map(|n| format!("Zanele{}{} Mthembu", letter(n / 26), letter(n % 26)))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let umlabalaba = Ruleset::by_name("umlabalaba").unwrap();
    post_for(desk, &plan(umlabalaba), &names)
}

fn post_by(
    desk: &Desk,
    ruleset: Ruleset,
    clock: ClockPolicy,
    conduct: UmpireSettings,
) -> (String, Vec<String>) {
    let plan = EventSettings {
        clock,
        conduct,
        ..plan(ruleset)
    };
    let names = [
        "Thandiwe Mokoena",
        "Sipho Dlamini",
        "Ayanda Nkosi",
        "Lerato Zulu",
    ];
    post_for(desk, &plan, &names)
}

/// An event of a game, without a clock.
fn plan(ruleset: Ruleset) -> EventSettings {
    EventSettings {
        name: "Zone cup".into(),
        ruleset,
        options: Options::automatic(),
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    }
}

fn post_for(desk: &Desk, plan: &EventSettings, names: &[&str]) -> (String, Vec<String>) {
    if desk.is_new().unwrap() {
        desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
    }
    let key = desk.create_event(&account(desk), plan, now()).unwrap();
    let children = names.iter().map(|name| NewEntrant {
        name: EntrantName::parse_whole(name).unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    });
    desk.enter(&organiser(desk, &key), children.collect(), now())
        .unwrap();
    desk.draft_round(&organiser(desk, &key), now()).unwrap();
    desk.post_round(&organiser(desk, &key), RoundNo(1), "", now())
        .unwrap();
    let boards = desk
        .boards(organiser(desk, &key).event(), RoundNo(1))
        .unwrap();
    let codes = boards
        .iter()
        .map(|board| desk.code_of(board).unwrap())
        .collect();
    (key, codes)
}

/// An event with a posted round of two boards, without a clock.
pub fn a_posted_round(desk: &Desk) -> (String, Vec<String>) {
    post_a_round(desk, ClockPolicy::Off)
}

/// Tells everybody where the event takes place.
pub fn takes_place_at(desk: &Desk, right: &Right<Unlimited>, place: &str) {
    let announced = Announcement {
        place: place.to_owned(),
        ..Announcement::default()
    };
    desk.save_event_page(right, announced, &EventPage::default(), now())
        .unwrap();
}

/// A phone that records a board, whoever did before.
pub fn umpire(desk: &Desk, code: &str) -> inkundla::desk::games::Umpire {
    let before = desk.umpire(code, None, now()).unwrap();
    let token = desk.start_recording(&before, "Ms Naidoo", true, now());
    desk.umpire(code, Some(&token.unwrap()), now()).unwrap()
}

/// Turns as an umpire records them.
pub fn plays(desk: &Desk, code: &str, turns: &[&str]) {
    let umpire = umpire(desk, code);
    for turn in turns {
        let seen = desk.recorded_game(umpire.board_context()).unwrap().game.seq;
        let play = inkundla::referee::Command::Play((*turn).to_owned());
        desk.submit(
            &umpire,
            &inkundla::desk::games::RecordRequest::now(seen, play),
            now(),
        )
        .unwrap();
    }
}

/// The organiser of an event.
pub fn organiser(desk: &Desk, key: &str) -> Right<Unlimited> {
    desk.organiser(&account(desk), key).unwrap()
}

fn account(desk: &Desk) -> inkundla::store::Account {
    desk.account_named("Ms Khumalo").unwrap()
}

/// A phone at a board.
pub struct Phone {
    pub client: Client,
    pub path: String,
}

impl Phone {
    /// A phone that records a board from now on.
    pub fn recording(client: Client, code: &str, name: &str) -> Phone {
        let path = format!("/u/{code}");
        let answer = client.post(&format!("{path}/start"), &[("name", name)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Phone { client, path }
    }

    /// The same, whoever recorded it before.
    pub fn recording_over(client: Client, code: &str, name: &str) -> Phone {
        let path = format!("/u/{code}");
        let form = [("name", name), ("take_over", "1")];
        let answer = client.post(&format!("{path}/start"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Phone { client, path }
    }

    pub fn page(&self) -> Page {
        self.client.get(&self.path)
    }

    pub fn seen(&self) -> String {
        self.page().attributes("#live", "data-seq")[0].clone()
    }

    pub fn sends(&self, seen: &str, form: &[(&str, &str)]) -> Page {
        let form = [&[("seen", seen)], form].concat();
        self.client.part(&format!("{}/record", self.path), &form)
    }

    pub fn does(&self, form: &[(&str, &str)]) -> Page {
        self.sends(&self.seen(), form)
    }

    pub fn plays(&self, turn: &str) -> Page {
        self.does(&[("act", "turn"), ("turn", turn)])
    }

    /// Plays a turn as a page whose sheets are known by a name.
    pub fn plays_having(&self, name: &str, turn: &str) -> Page {
        let seen = self.seen();
        let form = [("act", "turn"), ("turn", turn), ("seen", seen.as_str())];
        let path = format!("{}/record", self.path);
        self.client.post_with(&path, &form, ("x-fragment", name))
    }

    /// All that the page needs for its first turn: how many files, and how many bytes over the wire.
    pub fn weight(&self) -> (usize, usize) {
        let page = self.page();
        let mut files = page.attributes("link[rel=stylesheet], link[rel=modulepreload]", "href");
        files.extend(page.attributes("script", "src"));
        files.push(self.path.clone());
        let weigh = |path: &String| {
            let gzip = ("accept-encoding", "gzip");
            self.client.get_with(path, gzip).1.len()
        };
        let each: Vec<usize> = files.iter().map(weigh).collect();
        (files.len(), each.iter().sum())
    }

    /// The bytes over the wire of the sheets beside the board, which the second script loads.
    pub fn sheets_weight(&self) -> usize {
        let sheets = self
            .page()
            .attributes("[data-sheets]", "data-sheets")
            .remove(0);
        let headers = [("accept-encoding", "gzip"), ("x-fragment", "1")];
        self.client.get_by(&sheets, &headers).1.len()
    }
}
