//! The main job from nothing to published standings, in a real browser, in two languages.

mod access;
mod board_layout;
mod boards;
mod casual;
mod check_file;
mod check_in;
mod check_list;
mod clock;
mod columns;
mod confirm_end;
mod display_settings;
mod dispute;
mod double_taps;
mod draft;
mod embedding;
mod end_of_game;
mod entries;
mod first_hour;
mod half_turn;
mod hall;
mod helpers;
mod hidden_names;
mod hostile;
mod kept_form;
mod keys;
mod landscape;
mod languages;
mod lessons;
mod main_button;
mod menu_fragment;
mod moving;
mod offline;
mod order;
mod organiser;
mod pace;
mod page_heights;
mod pictures;
mod player;
mod practice;
mod printed;
mod prizes;
mod published;
mod puzzles;
mod record_check;
mod record_codes;
mod refusals;
mod reported_results;
mod round_control;
mod round_timer;
mod rules;
mod schools;
mod seats;
mod sections;
mod set_up_board;
mod sheets;
mod sizes;
mod stages;
mod standings;
mod swiss_rules;
mod tabs;
mod taking_back;
mod team_captain;
mod text_zoom;
mod toast;
mod tour_pictures;
mod umpire_taps;
mod umpire_wishes;
mod undo_history;
mod visitors;
mod wall;
mod watch;
mod without_colour;
mod words;

use self::umpire_taps::{card, play, resigns, undo};
use super::browser::Browser;
use super::server::Server;
use super::web::papers::codes;
use inkundla::i18n::{Language, Localizer};
use serde_json::Value;

const CLASS_LIST: &str = include_str!("../../fixtures/people/class_list.csv");

#[test]
fn from_a_class_list_to_published_standings_on_a_laptop() {
    run(story("laptop", (1366, 768), Language::English));
}

#[test]
fn from_a_class_list_to_published_standings_on_a_phone() {
    run(story("phone", (360, 640), Language::English));
}

#[test]
fn kusukela_ohlwini_lwekilasi_kuya_ezindaweni_ocingweni() {
    run(story("ucingo", (360, 640), Language::Zulu));
}

/// Somebody whose browser speaks a language, and the words of that language.
struct Reader {
    browser: Browser,
    words: Localizer,
}

impl Reader {
    async fn open(name: &str, size: (u32, u32), host: &str, language: Language) -> Reader {
        let browser = Browser::open(name, size).await;
        let words = Localizer::of(language).unwrap();
        browser
            .goto(&format!("{host}/rules?lang={}", language.tag()))
            .await;
        browser
            .until(&format!(
                "document.documentElement.lang === '{}'",
                language.tag()
            ))
            .await;
        Reader { browser, words }
    }
}

fn run(story: impl Future<Output = ()>) {
    tokio::runtime::Runtime::new().unwrap().block_on(story);
}

async fn story(name: &str, size: (u32, u32), language: Language) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let base = format!("http://{}", server.address);
    let Reader {
        browser: teacher,
        words,
    } = Reader::open(&format!("{name}-teacher"), size, &base, language).await;

    let key = from_nothing_to_round_one(&teacher, &base).await;
    let code = board_card(&teacher, &base, &key).await;
    a_game_is_recorded(name, language, &base, &key, &code).await;
    other_results(&teacher, &base, &key, 1).await;
    round_two(&teacher, &base, &key).await;
    standings::match_their_file(&teacher, &words, &base, &key).await;
    teacher.close().await;
}

/// At most ten things to do, from an empty server to a posted round.
async fn from_nothing_to_round_one(teacher: &Browser, base: &str) -> String {
    teacher.goto(base).await;
    teacher.picture("set-up").await;
    teacher.fill("input[name=name]", "Ms Khumalo").await;
    teacher
        .fill("input[name=phrase]", "three cows in a row")
        .await;
    teacher.click("form[action='/setup'] button").await;
    teacher.find(".recovery-code").await;
    teacher.picture("recovery-code").await;
    teacher.fits().await;
    teacher.click("a[href='/new']").await;

    teacher.find("form[action='/new']").await;
    teacher.picture("new-event").await;
    teacher.fits().await;
    teacher.click("form[action='/new'] button.primary").await;

    teacher.find("textarea[name=list]").await;
    teacher.fill("textarea[name=list]", CLASS_LIST).await;
    teacher.picture("pasted").await;
    teacher.click("form[action$='/players/check'] button").await;
    teacher.find("form[action$='/players/add']").await;
    teacher.picture("checked").await;
    teacher.fits().await;
    teacher.click("button[form=add]").await;

    teacher.find("form[action$='/rounds/draft'] button").await;
    assert!(teacher.text("body").await.contains("24"), "24 players");
    teacher.picture("players").await;
    teacher.fits().await;
    teacher.click("form[action$='/rounds/draft'] button").await;

    teacher.find("form[action$='/post'] button").await;
    teacher.picture("draft").await;
    teacher.fits().await;
    teacher.click("form[action$='/post'] button").await;

    teacher.find("tr[data-board='12']").await;
    teacher.picture("round-control").await;
    teacher.fits().await;
    assert!(
        teacher.deeds() <= 10,
        "{} interactions to round 1",
        teacher.deeds()
    );
    let url = teacher.url().await;
    url.split("/e/")
        .nth(1)
        .unwrap()
        .split('/')
        .next()
        .unwrap()
        .to_owned()
}

async fn board_card(teacher: &Browser, base: &str, key: &str) -> String {
    let paper = format!("{base}/e/{key}/rounds/1/print");
    teacher.goto(&format!("{paper}/cards.pdf")).await;
    teacher.picture("cards-only-here").await;
    teacher.find("a[href*='cards.pdf?']").await;
    let bytes = "fetch(arguments[0]).then((answer) => answer.arrayBuffer()) \
        .then((bytes) => done([...new Uint8Array(bytes)]))";
    let file = vec![Value::from(format!("{paper}/cards.pdf?preparing=1"))];
    let pdf: Vec<u8> = serde_json::from_value(teacher.later(bytes, file).await).unwrap();
    let codes = codes(&pdf);
    assert_eq!(codes.len(), 12, "{codes:?}");
    teacher.goto(&format!("{paper}/pairings")).await;
    teacher.picture("pairings").await;
    codes[0].clone()
}

/// An umpire without an account records a whole game; a parent watches it.
async fn a_game_is_recorded(name: &str, language: Language, base: &str, key: &str, code: &str) {
    const PHONE: (u32, u32) = (360, 640);
    let Reader {
        browser: umpire,
        words,
    } = Reader::open(&format!("{name}-umpire"), PHONE, base, language).await;
    let parent = Reader::open(&format!("{name}-parent"), PHONE, base, language).await;
    let parent = parent.browser;
    parent.goto(&format!("{base}/e/{key}/boards/1/1")).await;
    parent.script("window.neverReloaded = true").await;

    umpire.goto(&format!("{base}/u/{code}")).await;
    umpire.picture("join").await;
    umpire.fill("input[name=name]", "Mr Botha").await;
    umpire.click("form[action$='/start'] button").await;
    umpire.find("#live[data-turns] .acts").await;
    umpire.picture("before").await;
    umpire.fits().await;

    for turn in 0..6 {
        play(&umpire, turn).await;
    }
    parent
        .until("document.querySelector('#live').dataset.seq >= 7")
        .await;
    card(&umpire, "yellow").await;
    umpire.picture("yellow-card").await;
    play(&umpire, 7).await;
    card(&umpire, "red").await;
    parent
        .until(&format!(
            "document.querySelector('.record').textContent.includes(\"{}\")",
            words.msg("red-card")
        ))
        .await;
    parent.picture("red-card").await;
    undo(&umpire).await;
    umpire.picture("undone").await;

    // The game on the phone of the laptop's hall is the same, turn by turn, as in the hall of phones.
    if name == "laptop" {
        resigns(&umpire).await;
    } else {
        plays_to_the_end(&umpire).await;
    }
    umpire.picture("over").await;
    let end = umpire.text("#say").await;
    assert!(
        !umpire.attribute("#live", "data-over").await.is_empty(),
        "{end}"
    );
    let last = umpire.attribute("#live", "data-seq").await;
    parent
        .until(&format!(
            "document.querySelector('#live').dataset.seq === '{last}'"
        ))
        .await;
    if name == "laptop" {
        parent.find("#outcome").await;
    } else {
        let last = parent.text(".last-turn").await;
        assert!(last.contains(&end), "the parent reads the same end");
    }
    assert_eq!(
        parent.script("return window.neverReloaded").await,
        Value::Bool(true)
    );
    parent.picture("over").await;
    parent.fits().await;
    parent.close().await;
    umpire.close().await;
}

/// Plays until one side has lost and the page announces the end of the game.
async fn plays_to_the_end(umpire: &Browser) {
    let mut shots = 0;
    for turn in 8..400 {
        if umpire.attribute("#live", "data-turns").await.is_empty() {
            break;
        }
        shots += u32::from(play(umpire, turn).await);
        if shots == 1 {
            umpire.picture("shot").await;
            shots += 1;
        }
    }
    assert!(shots > 1, "a cow was shot");
}

/// The boards without a phone: one press each, one of them by keyboard.
async fn other_results(teacher: &Browser, base: &str, key: &str, round: u32) {
    teacher.goto(&format!("{base}/e/{key}/round-control")).await;
    let first = if round == 1 { 2 } else { 1 };
    for board in first..=12 {
        let result = ["1", "0", "5"][board % 3];
        let row = format!("tr[data-board='{board}']");
        if board == 5 {
            teacher
                .script(&format!("document.querySelector(\"{row}\").focus()"))
                .await;
            teacher.key(result).await;
        } else {
            teacher
                .click(&format!("{row} button[data-key='{result}']"))
                .await;
        }
        teacher
            .until(&format!(
                "!document.querySelector(\"{row} button[data-key]\")"
            ))
            .await;
    }
    teacher.picture(&format!("results-{round}")).await;
    teacher.fits().await;
}

async fn round_two(teacher: &Browser, base: &str, key: &str) {
    teacher
        .click("form[action$='/rounds/draft'] button:not([disabled])")
        .await;
    teacher.find("form[action$='/rounds/2/post'] button").await;
    teacher.picture("draft-2").await;
    teacher.click("form[action$='/rounds/2/post'] button").await;
    teacher.find("tr[data-board='12']").await;
    other_results(teacher, base, key, 2).await;
    teacher.goto(&format!("{base}/e/{key}/settings")).await;
    teacher.picture("settings").await;
    teacher.fits().await;
    teacher.click("#set-finish summary").await;
    teacher.click("form[action$='/finish'] button").await;
    teacher.until("location.search.includes('notice')").await;
}
