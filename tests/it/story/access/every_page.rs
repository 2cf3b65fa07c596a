//! Every page of a demo event as every role, and states of pages such as errors, checked for
//! accessibility on a phone and on a laptop, in light and in dark mode.

use crate::browser::Browser;
use crate::story::helpers::signed_in;
use crate::story::offline::sits_down;
use crate::story::pictures::{ORGANISER, UMPIRE, VISITOR, sized};
use crate::story::run;
use crate::web::harness::{App, PHRASE};
use crate::web::rights::{For, ROUTES, address, is_file};
use crate::web::standings;
use crate::web::umpire::Hall;
use inkundla::desk::events::EventSettings;
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use inkundla::system_time::now;
use inkundla::tournament::Options;

const SIZES: [(u32, u32); 2] = [(360, 740), (1366, 768)];

/// Expands all collapsed parts, except sheets, of which only one can be open.
const UNFOLD: &str = "const folded = [...document.querySelectorAll('details:not([open])')] \
    .filter((one) => !one.querySelector('.sheet')); \
    for (const one of folded) one.open = true; return folded.length";

/// Submits a form with these values without the browser's validation.
const SEND: &str = "const [action, values] = arguments; \
    const form = document.querySelector('form[action$=\"' + action + '\"]'); form.noValidate = true; \
    for (const [name, value] of values) form.elements[name].value = value; \
    done(); form.requestSubmit()";

/// Selector of the error in the answer to an invalid form.
const COMPLAINS: &str =
    "document.querySelector('.msg.bad, .msg.warn, [role=alert]:not([hidden]), .err, .hint.bad')";

/// An invalid form: page, action, and values.
type WrongForm = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// Invalid forms.
const WRONG: &[WrongForm] = &[
    ("/u", "/u", &[("code", "ZZZZZZ")]),
    (
        "/recover",
        "/recover",
        &[("name", "x"), ("code", "x"), ("phrase", PHRASE)],
    ),
    ("/account", "/account/phrase", &[("old", "x"), ("new", "x")]),
    ("/new", "/new", &[("name", "")]),
    ("/e/{key}/settings", "/settings", &[("name", "")]),
    (
        "/e/{key}/players/1",
        "/players/1",
        &[("given", ""), ("family", "")],
    ),
    (
        "/e/{key}/players",
        "/players/check",
        &[(
            "list",
            "name,school,grade\n,Baobab Primary,99\nA,B,C\nA,B,C\n",
        )],
    ),
];

/// A window and the problems found in it.
struct Judge {
    browser: Browser,
    host: String,
    found: Vec<String>,
}

impl Judge {
    async fn of(app: &App, name: &str) -> Judge {
        Judge {
            browser: Browser::open(&format!("every-page-{name}"), SIZES[1]).await,
            host: format!("http://{}", app.address()),
            found: Vec::new(),
        }
    }

    async fn signed_in(app: &App, name: &str) -> Judge {
        let host = format!("http://{}", app.address());
        Judge {
            browser: signed_in(&format!("every-page-{name}"), SIZES[1], &host, "en").await,
            host,
            found: Vec::new(),
        }
    }

    async fn opens(&self, path: &str) {
        self.browser.goto(&format!("{}{path}", self.host)).await;
    }

    async fn is_page(&self) -> bool {
        self.browser.script("return document.contentType").await == "text/html"
    }

    /// Checks the page in its current state.
    async fn judges(&mut self, what: &str) {
        for size in SIZES {
            sized(&self.browser, size).await;
            for is_dark in [false, true] {
                self.browser.dark(is_dark).await;
                let window = if is_dark { "dark" } else { "light" };
                let faults = self.browser.axe().await.into_iter();
                self.found
                    .extend(faults.map(|fault| format!("{what}, {} {window}: {fault}", size.0)));
            }
            let wide = self.browser.too_wide().await;
            if wide > 0 {
                self.found
                    .push(format!("{what}, {}: {wide} px too wide", size.0));
            }
        }
    }

    /// Checks a page, and again with all parts expanded.
    async fn judges_page(&mut self, path: &str, what: &str) {
        self.opens(path).await;
        if !self.is_page().await {
            return;
        }
        self.judges(what).await;
        if self.browser.script(UNFOLD).await != 0 {
            self.judges(&format!("{what}, unfolded")).await;
        }
    }

    async fn judges_wrong_form(
        &mut self,
        hall: &Hall,
        (path, action, typed): (&str, &str, &[(&str, &str)]),
    ) {
        self.opens(&address(hall, path)).await;
        let values = vec![action.into(), serde_json::json!(typed)];
        self.browser.later(SEND, values).await;
        self.browser.until(COMPLAINS).await;
        self.judges(&format!("{path}, a wrong form")).await;
    }

    async fn ends(self) {
        self.browser.close().await;
        assert!(self.found.is_empty(), "{}", self.found.join("\n"));
    }
}

/// The addresses of the pages of a role.
fn pages(hall: &Hall, whom: &[For]) -> Vec<(&'static str, String)> {
    let of_them = ROUTES.iter().filter(|(method, path, whose)| {
        *method == "get" && whom.contains(whose) && !path.ends_with("/live")
    });
    let places = of_them.map(|(_, path, _)| (*path, address(hall, path)));
    places
        .filter(|(path, place)| {
            !is_file(place) && !path.starts_with("/api/") && !path.starts_with("/assets")
        })
        .collect()
}

#[test]
#[ignore = "takes minutes: cargo test --test it -- --ignored every_page_of_a_visitor"]
fn every_page_of_a_visitor_is_for_screen_readers_too() {
    run(async {
        let hall = Hall::demo();
        let mut judge = Judge::of(&hall.app, "visitor").await;
        for (path, place) in pages(&hall, VISITOR) {
            judge.judges_page(&place, path).await;
        }
        let key = &hall.key;
        for more in [
            "boards/3/1",
            "path/7",
            "find?q=a",
            "find?q=zzzz",
            "rounds/3",
            "standings?after=1",
        ] {
            judge.judges_page(&format!("/e/{key}/{more}"), more).await;
        }
        judge
            .judges_page("/no/such/page", "what is not there")
            .await;
        judge.judges_wrong_form(&hall, WRONG[0]).await;
        judge.judges_wrong_form(&hall, WRONG[1]).await;
        judge.ends().await;
    });
}

#[test]
#[ignore = "takes minutes: cargo test --test it -- --ignored every_page_of_an_organiser"]
fn every_page_of_an_organiser_is_for_screen_readers_too() {
    run(async {
        let hall = Hall::demo();
        let mut judge = Judge::signed_in(&hall.app, "organiser").await;
        for (path, place) in pages(&hall, ORGANISER) {
            judge.judges_page(&place, path).await;
        }
        for form in &WRONG[2..] {
            judge.judges_wrong_form(&hall, *form).await;
        }
        judge.ends().await;
    });
}

#[test]
#[ignore = "takes a minute: cargo test --test it -- --ignored every_page_of_an_umpire_of"]
fn every_page_of_an_umpire_of_the_demo_is_for_screen_readers_too() {
    run(async {
        let hall = Hall::demo();
        let mut judge = Judge::of(&hall.app, "umpire").await;
        let board = format!("{}/u/{}", judge.host, hall.codes[0]);
        sits_down(&judge.browser, &board).await;
        for (path, place) in pages(&hall, UMPIRE) {
            judge.judges_page(&place, path).await;
        }
        judge.ends().await;
    });
}

/// An event without players.
fn empty(hall: &standings::Hall) -> String {
    let plan = EventSettings {
        name: "Nobody has come yet".to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: Default::default(),
        language: None,
    };
    let key = hall.app.desk.create_event(&hall.account, &plan, now());
    key.unwrap()
}

/// The organiser's pages of an empty, a drafted and a finished event.
const INSIDE: [&str; 4] = ["/round-control", "/players", "/settings", "/screen/choose"];
const OUTSIDE: [&str; 7] = [
    "",
    "/standings",
    "/rounds",
    "/find",
    "/about",
    "/finals",
    "/screen",
];

#[test]
#[ignore = "takes minutes: cargo test --test it -- --ignored events_that_are_empty"]
fn events_that_are_empty_drafted_or_over_are_for_screen_readers_too() {
    run(async {
        let hall = standings::Hall::open();
        let mut judge = Judge::signed_in(&hall.app, "states").await;
        let nobody = empty(&hall);
        for page in INSIDE.iter().chain(&OUTSIDE) {
            let what = format!("empty{page}");
            judge
                .judges_page(&format!("/e/{nobody}{page}"), &what)
                .await;
        }
        let key = &hall.key;
        hall.play(hall.draft());
        let drafted = hall.draft();
        for page in ["/rounds/2/draft", "/rounds/2/why"].iter().chain(&INSIDE) {
            judge
                .judges_page(&format!("/e/{key}{page}"), &format!("draft{page}"))
                .await;
        }
        hall.play(drafted);
        hall.play(hall.draft());
        hall.app.desk.finish(&hall.right(), now()).unwrap();
        for page in ["/path/1", "/standings/schools"]
            .iter()
            .chain(&INSIDE)
            .chain(&OUTSIDE)
        {
            judge
                .judges_page(&format!("/e/{key}{page}"), &format!("over{page}"))
                .await;
        }
        judge.opens(&format!("/e/{key}/standings")).await;
        judge.browser.find(".podium").await;
        judge.ends().await;
    });
}
