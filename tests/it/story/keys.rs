//! The umpire's page by keyboard and by screen reader, and the number of taps it needs.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::{Hall, Phone};
use inkundla::i18n::{Language, Localizer, TurnMessage};
use inkundla::referee::ClockPolicy;
use inkundla::rules::{Kind, Ruleset, Side};

const PHONE: (u32, u32) = (360, 640);
const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
/// Left, right, up, down.
const ARROWS: [&str; 4] = ["\u{E012}", "\u{E014}", "\u{E013}", "\u{E015}"];

async fn focus(umpire: &Browser) -> String {
    let what = "const on = document.activeElement; \
        return on.dataset.point || on.id || on.name || (on.textContent || '').trim()";
    let what = umpire.script(what).await;
    what.as_str().unwrap().to_owned()
}

/// Presses Tab until the focus is on something.
async fn tab_to(umpire: &Browser, wanted: impl Fn(&str) -> bool) {
    for _ in 0..60 {
        if wanted(&focus(umpire).await) {
            return;
        }
        umpire.key(TAB).await;
    }
    panic!("Tab never comes there; last: {}", focus(umpire).await);
}

/// Moves between points by arrow keys, and taps.
async fn arrow_to(umpire: &Browser, point: &str) {
    let way = umpire.later(WAY, vec![point.into()]).await;
    let way: Vec<usize> = serde_json::from_value(way).unwrap();
    for key in way {
        umpire.key(ARROWS[key]).await;
    }
    assert_eq!(focus(umpire).await, point);
    umpire.key(ENTER).await;
}

/// The arrow keys that lead to a point, found by trying.
const WAY: &str = "
    const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const from = document.activeElement;
    const ways = new Map([[from, []]]);
    for (const [pt, way] of ways) {
      KEYS.forEach((key, n) => {
        pt.focus();
        pt.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
        if (!ways.has(document.activeElement)) ways.set(document.activeElement, way.concat(n));
      });
    }
    from.focus();
    done(ways.get(document.querySelector('.pt[data-point=\"' + arguments[0] + '\"]')));";

#[test]
fn a_game_by_keyboard_alone_from_the_start_to_the_result() {
    run(by_keyboard("keyboard", Language::English));
}

#[test]
fn n_spel_net_met_die_sleutelbord() {
    run(by_keyboard("sleutelbord", Language::Afrikaans));
}

async fn by_keyboard(name: &str, language: Language) {
    let t = Localizer::of(language).unwrap();
    let hall = Hall::of("umlabalaba");
    let umpire = Browser::open(name, PHONE).await;
    umpire
        .goto(&format!(
            "http://{}/u/{}?lang={}",
            hall.app.address(),
            hall.codes[0],
            language.tag()
        ))
        .await;
    tab_to(&umpire, |on| on == "name").await;
    umpire.key("Ms Naidoo").await;
    umpire.key(ENTER).await;
    umpire.find("#live[data-turns] .acts").await;
    umpire.find("#parts").await;
    // One stop for the whole board.
    tab_to(&umpire, |on| on == "E1").await;
    for (ply, point) in ["R4", "E2", "A8", "R6", "E7"].iter().enumerate() {
        arrow_to(&umpire, point).await;
        let seq = format!(
            "document.querySelector('#live').dataset.seq === '{}'",
            ply + 2
        );
        umpire.until(&seq).await;
        assert_eq!(focus(&umpire).await, *point, "the focus stays where it was");
    }
    umpire.picture("focus").await;
    let placed = t.localize(&TurnMessage {
        ruleset: &Ruleset::by_name("umlabalaba").unwrap(),
        side: Side::First,
        name: None,
        man: Some(Kind::Cow),
        turn: "E7",
    });
    let news = format!("document.getElementById('news').textContent.includes(\"5. {placed}\")");
    umpire.until(&news).await;
    umpire.key("?").await;
    assert_eq!(focus(&umpire).await, "keys");
    umpire.key(ESCAPE).await;
    // One's own turn goes at once.
    umpire.key("u").await;
    umpire
        .until("document.querySelector('#live').dataset.seq === '7'")
        .await;
    umpire.key("r").await;
    let names = [
        ("winner", "Thandiwe M.".into()),
        ("loser", "Lerato Z.".into()),
    ];
    let gives_up = t.msg_with("result-resign", &names);
    tab_to(&umpire, |on| on == gives_up).await;
    umpire.key(ENTER).await;
    // An end is asked about once.
    let sure = t.msg("record-it");
    tab_to(&umpire, |on| on.ends_with(&sure)).await;
    umpire.key(ENTER).await;
    umpire
        .until(&format!(
            "document.getElementById('say').textContent.includes(\"{}\")",
            t.msg("ground-resignation")
        ))
        .await;
    umpire.picture("result").await;
    assert!(
        hall.board().sees("Taken back: White places a cow on E7"),
        "{}",
        hall.board().text()
    );
    umpire.close().await;
}

#[test]
fn cards_and_the_clock_are_said_aloud() {
    run(async {
        let hall = Hall::with(ClockPolicy::EveryTurn { seconds: 3 });
        let umpire = Browser::open("aloud", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let says = |words: &str| {
            format!("document.getElementById('news').textContent.includes('{words}')")
        };
        umpire.click(".pt[data-point='E1'] .hit").await;
        umpire
            .until("document.getElementById('say').textContent.includes('Time’s up')")
            .await;
        umpire.click("#card summary").await;
        umpire.click("#card button[value=yellow]").await;
        umpire.until(&says("yellow card")).await;
        umpire.click("#menu summary").await;
        umpire.click("#as-text summary").await;
        umpire.until("document.querySelector('#as-text li')").await;
        assert_eq!(umpire.text("#as-text ul").await, "E1, White");
        umpire.close().await;
    });
}

#[test]
fn every_point_of_every_board_is_reached_by_arrows() {
    run(async {
        let umpire = Browser::open("arrows", PHONE).await;
        for game in ["umlabalaba", "isisuthu", "camelot", "reversi"] {
            let hall = Hall::of(game);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            let missing = umpire.script(REACHED).await;
            assert_eq!(missing, serde_json::json!([]), "{game}");
        }
        umpire.close().await;
    });
}

/// Explores all points that are reachable by arrow keys from the first one.
const REACHED: &str = "
    const points = [...document.querySelectorAll('.pt')];
    const seen = new Set([points[0]]);
    for (const from of seen) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        from.focus();
        from.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
        seen.add(document.activeElement);
      }
    }
    return points.filter((pt) => !seen.has(pt)).map((pt) => pt.dataset.point)";

#[test]
fn from_the_code_to_the_first_turn_in_four_taps() {
    run(four_taps("taps", Language::English));
}

#[test]
fn ukusuka_kukhowudi_ukuya_kwithuba_lokuqala_ngokucofa_kane() {
    run(four_taps("ukucofa", Language::Xhosa));
}

async fn four_taps(name: &str, language: Language) {
    let hall = Hall::open();
    let umpire = Browser::open(name, PHONE).await;
    umpire
        .goto(&format!(
            "http://{}/u/{}?lang={}",
            hall.app.address(),
            hall.codes[0],
            language.tag()
        ))
        .await;
    umpire.fill("input[name=name]", "Ms Naidoo").await;
    umpire.click("form[action$='/start'] button").await;
    umpire.click(".pt[data-point='E1'] .hit").await;
    umpire
        .until("document.querySelector('#live').dataset.seq === '2'")
        .await;
    umpire.picture("first-turn").await;
    assert!(umpire.deeds() <= 4, "{} taps", umpire.deeds());
    umpire.close().await;
}

/// Asserts that axe finds no problem.
async fn is_clean(browser: &Browser, what: &str) {
    let found = browser.axe().await;
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

#[test]
fn the_umpires_page_in_all_its_states_is_for_screen_readers_too() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let umpire = Browser::open("axe", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        umpire.goto(&url).await;
        is_clean(&umpire, "before anybody records").await;
        sits_down(&umpire, &url).await;
        is_clean(&umpire, "before the game").await;
        plays(&umpire, 0).await;
        is_clean(&umpire, "playing").await;
        for sheet in ["undo", "card", "draws", "result", "menu"] {
            umpire.click(&format!("#{sheet} summary")).await;
            is_clean(&umpire, sheet).await;
            umpire.key(ESCAPE).await;
        }
        umpire.dark(true).await;
        is_clean(&umpire, "dark").await;
        umpire.dark(false).await;
        umpire.goto(&format!("{url}/handover")).await;
        is_clean(&umpire, "handing over").await;
        umpire.goto(&url).await;
        umpire.find("#live[data-turns] .acts").await;
        umpire.offline(true).await;
        for turn in 1..3 {
            plays(&umpire, turn).await;
        }
        is_clean(&umpire, "alone").await;
        let other = Phone {
            client: hall.app.visitor(),
            path: format!("/u/{}", hall.codes[0]),
        };
        let form = [("name", "Mr Botha"), ("take_over", "1")];
        other.client.post(&format!("{}/start", other.path), &form);
        other.plays("R5");
        umpire.offline(false).await;
        umpire
            .until("document.querySelector('#held:not([hidden])')")
            .await;
        is_clean(&umpire, "relieved").await;
        other.does(&[("act", "pause"), ("reason", "rain")]);
        umpire
            .until("document.body.textContent.includes('rain')")
            .await;
        is_clean(&umpire, "paused").await;
        assert_eq!(
            umpire.script(DIMMED).await,
            "0.5",
            "who looks sees that nobody plays"
        );
        other.does(&[("act", "resume")]);
        other.does(&[("act", "resign"), ("side", "first")]);
        umpire
            .until("document.body.textContent.includes('gave up')")
            .await;
        is_clean(&umpire, "over").await;
        umpire.close().await;
    });
}

/// The visible part of the board.
const DIMMED: &str = "return getComputedStyle(document.querySelector('.boardwrap svg')).opacity";

#[test]
fn who_paused_the_game_goes_on_with_one_tap() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let umpire = Browser::open("paused", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        plays(&umpire, 0).await;
        assert_eq!(umpire.script(DIMMED).await, "1");
        umpire.click("[form=stop]").await;
        umpire
            .until("document.querySelector('[data-paused], .standing b')")
            .await;
        umpire.goto(&url).await;
        umpire
            .until("document.querySelector('[data-paused]')")
            .await;
        assert_eq!(umpire.script(DIMMED).await, "0.5");
        let goes_on = "form:has([value=resume]) button";
        umpire.fits().await;
        umpire.picture("paused").await;
        umpire.click(&format!(".sayrow > {goes_on}")).await;
        umpire
            .until("!document.querySelector('[data-paused]')")
            .await;
        assert_eq!(umpire.script(DIMMED).await, "1");
        umpire.close().await;
    });
}

#[test]
fn spectators_and_practice_boards_are_for_screen_readers_too() {
    run(async {
        let viewer = Browser::open("axe-viewer", PHONE).await;
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            let hall = Hall::of(game);
            let base = format!("http://{}", hall.app.address());
            sits_down(&viewer, &format!("{base}/u/{}", hall.codes[0])).await;
            plays(&viewer, 0).await;
            is_clean(&viewer, &format!("umpire of {game}")).await;
            viewer
                .goto(&format!("{base}/e/{}/boards/1/1", hall.key))
                .await;
            is_clean(&viewer, &format!("spectator of {game}")).await;
            viewer.goto(&format!("{base}/practice/{game}")).await;
            is_clean(&viewer, &format!("practice of {game}")).await;
        }
        viewer.close().await;
    });
}
