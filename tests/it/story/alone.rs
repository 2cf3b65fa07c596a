//! A phone that is alone for a while: the network is gone, or the server. What
//! was recorded on it comes into the record, once and in order.

use super::run;
use crate::browser::Browser;
use crate::law_camelot::drawn;
use crate::server::Server;
use crate::web::boards::{course, games};
use crate::web::umpire::{Hall, Phone, post_a_round_of};
use inkundla::desk::Desk;
use inkundla::live::Hub;
use inkundla::referee::{ClockPolicy, Event, Pause, replay};
use inkundla::rules::{Position, Ruleset};
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, RoundNo};
use serde_json::Value;
use std::path::Path;

const PHONE: (u32, u32) = (360, 640);

/// A real server that can be killed, with a posted round.
struct School {
    folder: tempfile::TempDir,
    key: String,
    code: String,
    address: String,
    server: Option<Server>,
}

impl School {
    fn playing(ruleset: &str, clock: ClockPolicy) -> School {
        let folder = tempfile::tempdir().unwrap();
        let ruleset = Ruleset::by_code(ruleset).unwrap();
        let (key, codes) = post_a_round_of(&desk(folder.path()), ruleset, clock);
        let server = Server::start(folder.path());
        School {
            key,
            code: codes[0].clone(),
            address: server.address.to_string(),
            server: Some(server),
            folder,
        }
    }

    fn power_cut(&mut self) {
        self.server.take().unwrap().kill_9();
    }

    fn power_back(&mut self) {
        let database = database(self.folder.path());
        self.server = Some(Server::start_at(&self.address, &database));
    }

    fn path(&self) -> String {
        format!("http://{}/u/{}", self.address, self.code)
    }

    /// The turns in the record that stand, read from the file itself.
    fn record(&mut self) -> (Vec<String>, Vec<Event>) {
        self.power_cut();
        let desk = desk(self.folder.path());
        let seat = desk.seat(&self.key, RoundNo(1), BoardNo(1)).unwrap();
        let told = desk.told(&seat).unwrap();
        let game = replay(&told.entries).unwrap();
        let turns = game.play().unwrap().course.turns().to_vec();
        let events = told.entries.into_iter().map(|entry| entry.event);
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
}

/// Taps one of the turns that the page offers; which, is told.
pub(super) async fn plays(umpire: &Browser, number: usize) -> String {
    let before = turns(umpire).await;
    let turns: Vec<&str> = before.split(' ').collect();
    let turn = turns[(number * 7919) % turns.len()].to_owned();
    taps(umpire, &turn).await;
    let moved = format!("document.querySelector('#live').dataset.turns !== '{before}'");
    umpire.until(&moved).await;
    turn
}

/// What the page offers now; it may be drawn anew at any moment.
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
        for _ in 0..2 {
            undo(&umpire).await;
            turns.pop();
            turns.push(plays(&umpire, 5).await);
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
        umpire.click("#result form button").await; // a draw is agreed
        umpire
            .until("document.getElementById('say').textContent.startsWith('Kept on this phone')")
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
        let end = umpire.text("#say").await;
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
            .until("document.querySelector('#sheets #call')")
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
        // Undo, and play again what was undone.
        undo(&umpire).await;
        umpire.click("#undo summary").await;
        assert_eq!(
            umpire.text("#redo").await,
            format!("Play {} again", turns[1])
        );
        umpire.click("#redo button").await;
        umpire.until("document.getElementById('redo').hidden").await;
        turns.push(plays(&umpire, 5).await);
        // A break of play.
        umpire.click("#menu summary").await;
        umpire.fill("#menu input[name=reason]", "rain").await;
        umpire
            .click("#menu form:not([id]) button:not([data-close])")
            .await;
        umpire
            .until("document.getElementById('live').dataset.turns === ''")
            .await;
        // What only the laptop can do says so, and the page stays.
        open_sheet(&umpire, "#menu summary", "#menu a[href$='/more']").await;
        umpire.click("#sheets a[href$='/set-up']").await;
        umpire
            .until("document.getElementById('say').textContent.startsWith('This needs the laptop')")
            .await;
        umpire.picture("needs-network").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire.close().await;
        let (recorded, events) = school.record();
        assert_eq!(recorded, turns);
        let has = |is: fn(&Event) -> bool| assert!(events.iter().any(is), "{events:?}");
        has(|event| matches!(event, Event::OrganiserCalled { .. }));
        has(|event| matches!(event, Event::DrawClaimed { .. }));
        has(|event| matches!(event, Event::AppealNoted { words, .. } if words == "He moved twice"));
        has(|event| matches!(event, Event::TurnRestored { .. }));
        has(
            |event| matches!(event, Event::Paused { pause: Pause::Umpire { reason }, .. } if reason == "rain"),
        );
    });
}

async fn open_sheet(umpire: &Browser, menu: &str, link: &str) {
    umpire.click(menu).await;
    umpire.click(link).await;
    umpire.until("document.getElementById('more').open").await;
}

#[test]
fn a_correction_says_that_it_needs_the_network_and_what_was_typed_stays() {
    run(async {
        let school = School::playing("umlabalaba", ClockPolicy::Off);
        let umpire = Browser::open("alone-mend", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.goto(&format!("{}/mend?n=1", school.path())).await;
        umpire.fill("input[name=reason]", "I looked away").await;
        umpire.offline(true).await;
        umpire.click("button.primary").await;
        umpire
            .until("!document.getElementById('away').hidden")
            .await;
        umpire.picture("mend").await;
        let typed = "return document.querySelector('input[name=reason]').value";
        assert_eq!(umpire.script(typed).await, "I looked away");
        umpire.offline(false).await;
        umpire.click("button.primary").await;
        umpire.find("button.primary").await;
        umpire.until("location.search.includes('looked')").await;
        umpire.close().await;
    });
}

async fn undo(umpire: &Browser) {
    let before = turns(umpire).await;
    umpire.click("#undo summary").await;
    umpire.click("#undo button[name=reason]").await;
    let moved = format!("document.querySelector('#live').dataset.turns !== '{before}'");
    umpire.until(&moved).await;
}

/// A phone is alone, and another takes the board over.
async fn taken_over(name: &str) -> (Hall, Browser, Phone) {
    let hall = Hall::of("umlabalaba");
    let umpire = Browser::open(name, PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    plays(&umpire, 0).await;
    saved(&umpire).await;
    umpire.offline(true).await;
    plays(&umpire, 1).await;
    plays(&umpire, 2).await;
    let other = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    let form = [("name", "Ms Naidoo"), ("take_over", "1")];
    let start = format!("{}/start", other.path);
    assert_eq!(other.client.post(&start, &form).status, 303);
    (hall, umpire, other)
}

const HELD: &str = "!document.getElementById('held').hidden";

#[test]
fn what_a_relieved_phone_has_left_is_shown_and_never_lost() {
    run(async {
        let (hall, umpire, other) = taken_over("relieved").await;
        assert_eq!(other.plays("R5").status, 200);
        umpire.offline(false).await;
        umpire.until(HELD).await;
        umpire.picture("held").await;
        umpire.fits().await;
        let held = umpire.text("#held").await;
        assert!(held.contains("Not in the record"), "{held}");
        assert!(held.contains("Ms Naidoo records this board"), "{held}");
        assert_eq!(umpire.script(LISTED).await, 2);
        assert_eq!(other.seen(), "3", "only what the other phone wrote");
        // It stays through a reload, until somebody decides.
        umpire.goto(&umpire.url().await).await;
        umpire.until(HELD).await;
        assert_eq!(umpire.script(LISTED).await, 2);
        assert!(umpire.text("#held").await.contains("Copy"));
        // Records here again: what fits goes into the record, the rest is told.
        umpire.fill("input[name=name]", "Mr Botha").await;
        umpire.click("form[action$='/start'] button.primary").await;
        umpire.find("#live[data-turns] .acts").await;
        let (first, second) = (listed(&umpire, 0).await, listed(&umpire, 1).await);
        umpire.click("[data-held=again]").await;
        umpire.until("document.getElementById('held').hidden").await;
        saved(&umpire).await;
        assert!(
            hall.board()
                .sees(&format!("3. White places a cow on {first}"))
        );
        assert!(
            hall.board()
                .sees(&format!("4. Black places a cow on {second}"))
        );
        umpire.close().await;
    });
}

const LISTED: &str = "return document.querySelectorAll('#held li').length";

async fn listed(umpire: &Browser, n: usize) -> String {
    let script = format!("return document.querySelectorAll('#held li')[{n}].textContent");
    let text = umpire.script(&script).await;
    text.as_str().unwrap().split(' ').next().unwrap().to_owned()
}

#[test]
fn what_two_phones_have_recorded_alike_is_one_entry() {
    run(async {
        let (_hall, umpire, other) = taken_over("alike").await;
        // The other umpire has seen the same two turns on the real board.
        umpire.click("#menu summary").await;
        let waiting = umpire.script("return [...document.querySelectorAll('#unsent li')].map((li) => li.textContent.split(' ')[0])").await;
        for turn in waiting.as_array().unwrap() {
            assert_eq!(other.plays(turn.as_str().unwrap()).status, 200);
        }
        umpire.offline(false).await;
        umpire
            .until("document.querySelector('#live').dataset.seq === '4'")
            .await;
        umpire
            .until("document.body.textContent.includes('Ms Naidoo has recorded this board since')")
            .await;
        assert_eq!(
            umpire.script(LISTED).await,
            0,
            "nothing is missing in the record"
        );
        assert_eq!(other.seen(), "4");
        umpire.close().await;
    });
}

#[test]
fn a_turn_that_the_server_refuses_stops_the_queue() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("refused", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let first = plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        tokio::time::sleep(std::time::Duration::from_millis(800)).await; // not the same press twice
        umpire.click("#menu summary").await;
        umpire.fill("#typed input[name=turn]", &first).await;
        umpire.click("#typed button").await;
        let next = plays(&umpire, 4).await;
        unsaved(&umpire, 2).await;
        umpire.offline(false).await;
        umpire.until(HELD).await;
        umpire.picture("refused").await;
        let held = umpire.text("#held").await;
        assert!(
            held.contains(&format!("{first}: There is a cow on {first}.")),
            "{held}"
        );
        assert_eq!(
            umpire.attribute("#live", "data-seq").await,
            "2",
            "the true board"
        );
        // The umpire corrects it by the true board, and sends what came after it.
        umpire.click("[data-held=first]").await;
        umpire
            .until("document.querySelectorAll('#held li').length === 1")
            .await;
        let right = plays(&umpire, 9).await;
        saved_entry(&umpire, 3).await;
        umpire.click("[data-held=again]").await;
        saved_entry(&umpire, 4).await;
        umpire.until("document.getElementById('held').hidden").await;
        let board = hall.board();
        assert!(board.sees(&format!("2. Black places a cow on {right}")));
        assert!(board.sees(&format!("3. White places a cow on {next}")));
        umpire.close().await;
    });
}

async fn saved_entry(umpire: &Browser, seq: usize) {
    let condition = format!("document.querySelector('#live').dataset.seq === '{seq}'");
    umpire.until(&condition).await;
}

/// Everywhere in the recorded games the scripts list the same turns as the law,
/// and lead to the same positions.
#[test]
fn a_phone_knows_the_law_of_its_game() {
    run(async {
        let knower = knows("law").await;
        for game in [
            "umlabalaba",
            "morabaraba",
            "isizulu",
            "isipowe",
            "isisuthu",
            "reversi",
            "camelot",
            "gar",
        ] {
            let hall = Hall::of(game);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&knower, &url).await;
            learns(&knower, game).await;
            let turns = games(game).into_iter().take(6);
            for turns in turns {
                let whole = course(game, &turns);
                let ends = whole.turns().iter().map(Some).chain([None]);
                let positions = whole.positions().iter().zip(ends);
                let told = told(&Ruleset::by_name(game).unwrap(), positions);
                let wrong = knower.later(CHECK, vec![told.into()]).await;
                assert_eq!(wrong, Value::Null, "{game}");
            }
        }
        knower.close().await;
    });
}

/// A phone with the scripts that know the laws, beside those of its page.
async fn knows(name: &str) -> Browser {
    let knower = Browser::open(name, PHONE).await;
    let past = serde_json::json!({"enabled": true});
    knower.cdp("Page.setBypassCSP", past).await;
    knower
}

async fn learns(knower: &Browser, game: &str) {
    let law = match game {
        "camelot" => include_str!("../../../templates/assets/camelot.js"),
        "reversi" => include_str!("../../../templates/assets/reversi.js"),
        _ => include_str!("../../../templates/assets/mill.js"),
    };
    let sketch = include_str!("../../../templates/assets/sketch.js");
    let learnt = knower.later(LEARN, vec![sketch.into(), law.into()]).await;
    assert_eq!(learnt, Value::Null);
}

const LEARN: &str = "
    const [sketch, law] = arguments;
    const url = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
    const first = url(sketch);
    import(first).then((module) => {
      window.sketch = module;
      return import(url(law.replace('./sketch.js', first)));
    }).then(() => done(null), (why) => done(String(why)));";

const CHECK: &str = "
    const [told] = arguments;
    const main = document.getElementById('main');
    const at = (text, form) => window.sketch.follow(main, {dataset: {position: text}}, form).board;
    const same = (a, b) => a.length === b.length && a.every((turn, n) => turn === b[n]);
    for (const [n, [text, turns, played]] of told.entries()) {
      const known = at(text, []).turns();
      const missing = turns.filter((turn) => known.indexOf(turn) < 0);
      const spare = known.filter((turn) => turns.indexOf(turn) < 0);
      if (missing.length + spare.length > 0) return done([text, 'missing', missing, 'spare', spare]);
      if (n + 1 === told.length || !played) continue;
      const form = played === 'RC' ? 'act=card&card=red' : 'act=turn&turn=' + encodeURIComponent(played);
      const after = at(text, [form]).turns().sort();
      const next = at(told[n + 1][0], []).turns().sort();
      if (!same(after, next)) return done([text, played, after, next]);
    }
    done(null);";

/// The positions with their turns, and the turn that leads from each to the next.
fn told<'a>(
    rules: &Ruleset,
    positions: impl Iterator<Item = (&'a Position, Option<&'a String>)>,
) -> Vec<Value> {
    let told = positions.map(|(position, turn)| {
        let position = rules.read(&position.text()).unwrap();
        serde_json::json!([position.text(), position.turns(), turn])
    });
    told.collect()
}

/// Changed rulings too: each gap of Camelot's law read the other way, at the
/// positions of recorded games and at those in which the gaps matter.
#[test]
fn a_phone_knows_the_rulings_that_an_event_has_changed() {
    run(async {
        let knower = knows("rulings").await;
        let hall = Hall::of("camelot");
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&knower, &url).await;
        learns(&knower, "camelot").await;
        let special = [
            drawn("w 00", "NC5 D6 F6 K4", "E8 A13 B13"),
            drawn("w 00", "E3 F2 G2 K6", "A13 B13"),
            drawn("w 00", "F16 C8", "C9 A4"),
            drawn("w 00", "F1 A4", "E2 F2 G2 E3 D3 F3 G3 H3"),
            drawn("w 00", "NE3 F2 G2", "E4 G4 F5"),
            "2/8/10/11m/12/12/12/12/12/4m7/3m1m6/3Mm7/10M1/10/8/2 w 00".to_owned(),
            format!("{} 100 120", drawn("w 00", "C8 D8", "I8 J8")),
        ];
        let usual = Ruleset::by_name("camelot").unwrap();
        for option in usual.options() {
            for value in option.values.split(", ") {
                let Ok(rules) = usual.with_options(&[(option.name, value)]) else {
                    continue;
                };
                let law = format!(
                    "document.getElementById('main').dataset.law = '{}={value}'",
                    option.name
                );
                knower.script(&law).await;
                let special: Vec<Position> = special
                    .iter()
                    .map(|text| rules.read(text).unwrap())
                    .collect();
                let mut asked = told(&rules, special.iter().map(|position| (position, None)));
                for turns in games("camelot").into_iter().take(2) {
                    let course = course("camelot", &turns);
                    asked.extend(told(&rules, course.positions().iter().map(|at| (at, None))));
                }
                let wrong = knower.later(CHECK, vec![asked.into()]).await;
                assert_eq!(wrong, Value::Null, "{}={value}", option.name);
            }
        }
        knower.close().await;
    });
}

/// A board changes hands by the code that one phone shows to another.
#[test]
fn a_board_is_given_to_another_umpire_by_a_code() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let base = format!("http://{}", hall.app.address());
        let url = format!("{base}/u/{}", hall.codes[0]);
        let old = Browser::open("gives", PHONE).await;
        sits_down(&old, &url).await;
        old.click(".pt[data-point='E1'] .hit").await;
        old.until("document.querySelector('#live').dataset.seq === '2'")
            .await;
        old.click("#menu summary").await;
        old.click("a[href$='/handover']").await;
        old.find("svg.qr").await;
        old.fits().await;
        old.picture("code").await;
        let address = old.attribute(".address a", "href").await;
        assert_eq!(address, format!("{url}/take"));

        let new = Browser::open("takes", PHONE).await;
        new.goto(&address).await;
        let told = new.text("form[action$='/start']").await;
        assert!(
            told.contains("Mr Botha gives this board to you, last turn 1."),
            "{told}"
        );
        new.picture("given").await;
        new.fill("input[name=name]", "Ms Naidoo").await;
        new.click("form[action$='/start'] button.primary").await;
        new.find("#live[data-turns] .acts").await;
        assert!(
            new.text("body")
                .await
                .contains("You record this board now.")
        );
        new.picture("records").await;
        // The phone that showed the code is told, and shows the board to watch.
        old.until("document.body.textContent.includes('Ms Naidoo has recorded this board since')")
            .await;
        old.picture("told").await;
        new.click(".pt[data-point='R4'] .hit").await;
        old.until("document.querySelector('#live').dataset.seq === '3'")
            .await;
        let phone = Phone {
            client: hall.app.visitor(),
            path: format!("/u/{}", hall.codes[0]),
        };
        assert_eq!(phone.plays("E2").status, 409, "watching is not writing");
        let turned_away = phone.client.get(&format!("{}/handover", phone.path));
        assert_eq!(
            turned_away.status, 303,
            "who does not record has nothing to give"
        );
        new.close().await;
        old.close().await;
    });
}
