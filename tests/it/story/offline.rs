//! A phone loses the network or the server for a while. Its entries reach the record later, once
//! and in order.

mod dispute;
mod held;
mod laws;
mod long;
mod organiser;
mod referee;
mod table;

use super::run;
use crate::browser::Browser;
use crate::server::Server;
use crate::web::umpire::post_a_round_of;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::{ClockPolicy, Event, Incident, Pause, replay};
use inkundla::rules::Ruleset;
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, RoundNo};
use std::path::Path;

const PHONE: (u32, u32) = (360, 640);

/// A real server that can be killed, with a posted round.
pub(super) struct School {
    folder: tempfile::TempDir,
    key: String,
    code: String,
    address: String,
    server: Option<Server>,
}

impl School {
    pub(super) fn playing(ruleset: &str, clock: ClockPolicy) -> School {
        let folder = tempfile::tempdir().unwrap();
        let ruleset = Ruleset::from_code(ruleset).unwrap();
        let (key, codes) = post_a_round_of(&desk(folder.path()), ruleset, clock);
        // After a power cut the next server binds the same address.
        let address = crate::ports::free().to_string();
        let server = Server::start_at(&address, &database(folder.path()));
        School {
            key,
            code: codes[0].clone(),
            address,
            server: Some(server),
            folder,
        }
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    pub(super) fn key(&self) -> &str {
        &self.key
    }

    fn power_cut(&mut self) {
        self.server.take().unwrap().kill_9();
    }

    fn power_back(&mut self) {
        let database = database(self.folder.path());
        self.server = Some(Server::start_at(&self.address, &database));
    }

    pub(super) fn path(&self) -> String {
        format!("http://{}/u/{}", self.address, self.code)
    }

    /// The valid turns of the record, read from the database file.
    pub(super) fn record(&mut self) -> (Vec<String>, Vec<Event>) {
        self.power_cut();
        let desk = desk(self.folder.path());
        let seat = desk
            .board_context(&self.key, RoundNo(1), BoardNo(1))
            .unwrap();
        let recorded = desk.recorded_game(&seat).unwrap();
        let game = replay(&recorded.entries).unwrap();
        let turns = game.play().unwrap().history.turns().to_vec();
        let events = recorded.entries.into_iter().map(|entry| entry.event);
        (turns, events.collect())
    }
}

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

fn desk(folder: &Path) -> Desk {
    Desk::open(Store::open(&database(folder)).unwrap(), Hub::default()).unwrap()
}

/// A phone that records a board.
pub(super) async fn sits_down(umpire: &Browser, url: &str) {
    umpire.goto(url).await;
    umpire.fill("input[name=name]", "Mr Botha").await;
    umpire.click("form[action$='/start'] button").await;
    umpire.find("#live[data-turns] .acts").await;
    // What comes once the board is usable has come.
    umpire.find("#parts").await;
}

/// Taps a legal turn that the page offers, and returns it.
pub(super) async fn plays(umpire: &Browser, number: usize) -> String {
    let before = turns(umpire).await;
    let turns: Vec<&str> = before.split(' ').collect();
    let turn = turns[(number * 7919) % turns.len()].to_owned();
    taps(umpire, &turn).await;
    let moved = format!("document.querySelector('#live').dataset.turns !== '{before}'");
    umpire.until(&moved).await;
    turn
}

/// The legal turns that the page offers; it may be rendered again at any time.
async fn turns(umpire: &Browser) -> String {
    let turns = umpire
        .script("return document.querySelector('#live').dataset.turns")
        .await;
    turns.as_str().unwrap().to_owned()
}

async fn taps(umpire: &Browser, turn: &str) {
    for point in turn
        .split(['-', 'x', '~', '='])
        .filter(|part| part.len() > 1)
    {
        umpire
            .script(&format!("document.querySelector(\".pt[data-point='{point}']\").dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"))
            .await;
    }
    // A canter that could go on ends where the umpire says so.
    umpire
        .script(
            "const done = document.getElementById('done'); if (done && !done.hidden) done.click()",
        )
        .await;
}

async fn saved(umpire: &Browser) {
    umpire
        .until("document.getElementById('saved').textContent.includes('Saved')")
        .await;
}

async fn unsaved(umpire: &Browser, n: usize) {
    umpire
        .until(&format!(
            "document.getElementById('saved').textContent.includes('Not saved ({n})')"
        ))
        .await;
}

async fn ten_turns_alone(ruleset: &str, clock: ClockPolicy) -> Vec<Event> {
    let mut school = School::playing(ruleset, clock);
    let umpire = Browser::open(&format!("alone-{ruleset}"), PHONE).await;
    sits_down(&umpire, &school.path()).await;
    let mut turns = Vec::new();
    for number in 0..2 {
        turns.push(plays(&umpire, number).await);
    }
    saved(&umpire).await;
    umpire.offline(true).await;
    for number in 2..7 {
        turns.push(plays(&umpire, number).await);
    }
    unsaved(&umpire, 5).await;
    umpire.fits().await;
    umpire.picture("alone").await;
    school.power_cut();
    for number in 7..12 {
        turns.push(plays(&umpire, number).await);
    }
    unsaved(&umpire, 10).await;
    school.power_back();
    umpire.offline(false).await;
    saved(&umpire).await;
    umpire.picture("back").await;
    turns.push(plays(&umpire, 12).await);
    saved(&umpire).await;
    umpire.close().await;
    let (recorded, events) = school.record();
    assert_eq!(recorded, turns, "{ruleset}: each once and in order");
    events
}

#[test]
fn ten_turns_alone_while_the_server_is_killed_come_in_order() {
    run(async {
        let events = ten_turns_alone("umlabalaba", ClockPolicy::MINUTE).await;
        let stopped = |event: &Event| {
            matches!(
                event,
                Event::Paused {
                    pause: Pause::ServerStopped,
                    ..
                }
            )
        };
        let stop = events.iter().position(stopped).expect("the stop is told");
        assert_eq!(events[stop + 1], Event::Resumed, "and that play went on");
    });
}

#[test]
fn ten_turns_of_reversi_alone_come_in_order() {
    run(async {
        ten_turns_alone("reversi", ClockPolicy::Off).await;
    });
}

#[test]
fn ten_turns_of_camelot_alone_come_in_order() {
    run(async {
        ten_turns_alone("camelot", ClockPolicy::MINUTE).await;
    });
}

#[test]
fn a_closed_tab_loses_nothing() {
    run(async {
        let mut school = School::playing("isisuthu", ClockPolicy::OnCall { seconds: 60 });
        let umpire = Browser::open("closed-tab", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        let mut turns = vec![plays(&umpire, 0).await];
        saved(&umpire).await;
        school.power_cut();
        for number in 1..4 {
            turns.push(plays(&umpire, number).await);
        }
        unsaved(&umpire, 3).await;
        // The tab is gone, and with it all that is not in the phone's own store.
        umpire.goto("about:blank").await;
        school.power_back();
        umpire.goto(&school.path()).await;
        saved(&umpire).await;
        umpire.picture("again").await;
        turns.push(plays(&umpire, 4).await);
        saved(&umpire).await;
        umpire.close().await;
        assert_eq!(school.record().0, turns);
    });
}

#[test]
fn undo_a_card_and_the_result_work_alone_too() {
    run(async {
        let mut school = School::playing("umlabalaba", ClockPolicy::Off);
        let umpire = Browser::open("alone-acts", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        let mut turns = vec![plays(&umpire, 0).await, plays(&umpire, 1).await];
        saved(&umpire).await;
        umpire.offline(true).await;
        // What the server knew last can be taken back, and so can what it does not know.
        for other in [5, 9] {
            undo(&umpire).await;
            turns.pop();
            turns.push(plays(&umpire, other).await);
        }
        turns.push(plays(&umpire, 6).await);
        umpire.click("#card summary").await;
        umpire.click("#card input[value=misconduct]").await;
        umpire.click("#card button[value=red]").await;
        turns.push("RC".to_owned());
        umpire
            .until("document.querySelector('.strip.turn').dataset.side === 'first'")
            .await;
        turns.push(plays(&umpire, 8).await);
        umpire.click("#result summary").await;
        umpire.click("#result form:has([value=draw]) button").await;
        umpire.click(".question .danger").await;
        umpire
            .until("(document.querySelector('#end .pill') || {textContent: ''}).textContent.startsWith('Kept on this phone')")
            .await;
        umpire.click("#menu summary").await;
        let waiting = umpire.text("#unsent").await;
        assert!(
            waiting.contains("Undo: I tapped the wrong point"),
            "{waiting}"
        );
        assert!(
            waiting.contains("Result: Draw: both players agree"),
            "{waiting}"
        );
        umpire.picture("waiting").await;
        umpire.key("\u{E00C}").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        let end = umpire.text("#end h2").await;
        assert!(end.contains("agree"), "{end}");
        umpire.close().await;
        let (recorded, events) = school.record();
        assert_eq!(recorded, turns);
        assert!(matches!(events.last(), Some(Event::Ended { .. })));
    });
}

#[test]
fn calls_appeals_claims_and_what_was_undone_work_alone_too() {
    run(async {
        let mut school = School::playing("umlabalaba", ClockPolicy::Off);
        let umpire = Browser::open("alone-sheets", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        let mut turns = vec![plays(&umpire, 0).await, plays(&umpire, 1).await];
        saved(&umpire).await;
        umpire
            .until("document.querySelector('#sheets #claim')")
            .await;
        umpire.offline(true).await;
        open_sheet(&umpire, "#menu summary", "#menu a[href$='/more']").await;
        umpire.fits().await;
        umpire.picture("sheets").await;
        umpire.click("#sheets button[value=unwell]").await;
        unsaved(&umpire, 1).await;
        open_sheet(&umpire, "#draws summary", "#draws a[href$='#claim']").await;
        umpire.click("#claim button[value=repetition]").await;
        open_sheet(&umpire, "#menu summary", "#menu a[href$='/more']").await;
        umpire.click("#appeal summary").await;
        umpire.click("#appeal input[value=second]").await;
        umpire
            .fill("#appeal input[name=words]", "He moved twice")
            .await;
        umpire.click("#appeal button").await;
        unsaved(&umpire, 3).await;
        // A call and an appeal stop the clock.
        umpire.click(".going-on button").await;
        // Undo, and play again what was undone.
        undo(&umpire).await;
        assert_eq!(
            umpire.attribute("#redo-now", "title").await,
            format!("Play {} again", turns[1])
        );
        umpire.click("#redo-now").await;
        umpire.until("!document.getElementById('redo-now')").await;
        turns.push(plays(&umpire, 5).await);
        // A dispute stops the clock; the turns are looked at once the laptop answers.
        umpire.click("[form=stop]").await;
        unsaved(&umpire, 8).await;
        // What only the laptop can do says so, and the page stays.
        open_sheet(&umpire, "#menu summary", "#menu a[href$='/more']").await;
        umpire.click("#sheets a[href$='/set-up']").await;
        umpire
            .until("[...document.querySelectorAll('#say')].some((say) => say.textContent.startsWith('This needs the laptop'))")
            .await;
        umpire.picture("needs-network").await;
        umpire.offline(false).await;
        umpire.until("location.pathname.endsWith('/dispute')").await;
        umpire.close().await;
        let (recorded, events) = school.record();
        assert_eq!(recorded, turns);
        let has = |is: fn(&Event) -> bool| assert!(events.iter().any(is), "{events:?}");
        has(|event| matches!(event, Event::OrganiserCalled { .. }));
        has(|event| matches!(event, Event::DrawClaimed { .. }));
        has(|event| matches!(event, Event::AppealNoted { words, .. } if words == "He moved twice"));
        has(|event| matches!(event, Event::TurnRestored { .. }));
        has(
            |event| matches!(event, Event::Paused { pause: Pause::Incident { incident }, .. } if *incident == Incident::Dispute),
        );
    });
}

async fn open_sheet(umpire: &Browser, menu: &str, link: &str) {
    umpire.click(menu).await;
    umpire.click(link).await;
    umpire.until("document.getElementById('more').open").await;
}

async fn undo(umpire: &Browser) {
    let before = turns(umpire).await;
    umpire.click("#undo summary").await;
    // One's own turn that is fresh goes at once; what else there is, for a reason.
    if umpire
        .script("return document.getElementById('undo').open")
        .await
        == true
    {
        umpire.click("#undo button[name=reason]").await;
    }
    let moved = format!("document.querySelector('#live').dataset.turns !== '{before}'");
    umpire.until(&moved).await;
}

async fn saved_entry(umpire: &Browser, seq: usize) {
    let condition = format!("document.querySelector('#live').dataset.seq === '{seq}'");
    umpire.until(&condition).await;
}
