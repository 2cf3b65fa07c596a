//! A spectator watches a board on a phone: live and step by step.

use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::web::boards::{course, games};
use crate::web::umpire::{Hall, Phone};
use inkundla::i18n::{Language, Localizer};
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

const PHONE: (u32, u32) = (360, 640);

/// Enters turns of a recorded game by another phone, from a ply on.
fn plays(phone: &Phone, ruleset: &str, plies: std::ops::Range<usize>) {
    let turns = &games(ruleset)[0];
    let whole = course(ruleset, turns);
    for ply in plies {
        let seen = if ply == 0 { 0 } else { ply + 1 };
        let turn = &whole.turns()[ply];
        let page = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        assert_eq!(page.status, 200, "{turn}: {}", page.text());
    }
}

fn board(hall: &Hall) -> String {
    let place = format!("/e/{}/boards/1/1", hall.key);
    format!("http://{}{place}", hall.app.address())
}

/// The text of the shown position.
const POSITION: &str = "return document.querySelector('#as-text code').textContent";

async fn shows(viewer: &Browser, ruleset: &str, ply: usize) {
    let whole = course(ruleset, &games(ruleset)[0]);
    let expected = whole.positions()[ply].text();
    viewer
        .until(&format!(
            "document.querySelector('#as-text code').textContent === '{expected}'"
        ))
        .await;
    assert_eq!(viewer.script(POSITION).await, expected.as_str());
}

#[test]
fn a_spectator_steps_back_while_play_goes_on() {
    run(steps_back("watch", Language::English));
}

#[test]
fn penonton_mundur_selagi_permainan_berlanjut() {
    run(steps_back("menonton", Language::Indonesian));
}

async fn steps_back(name: &str, language: Language) {
    let t = Localizer::of(language).unwrap();
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    plays(&phone, "umlabalaba", 0..6);
    let viewer = Browser::open(name, PHONE).await;
    let place = board(&hall);
    viewer
        .goto(&format!("{place}?lang={}", language.tag()))
        .await;
    viewer.goto(&place).await;
    assert_eq!(viewer.text(".live-pill").await, t.msg("live"));
    let rules = format!("a[href='/e/{}/rules']", hall.key);
    let rules = viewer.text(&rules).await;
    assert_eq!(rules, t.msg("rules-link"), "one tap away");
    viewer.script("window.neverReloaded = true").await;
    viewer.fits().await;
    viewer.picture("live").await;
    shows(&viewer, "umlabalaba", 6).await;
    viewer.click("#step-back").await;
    shows(&viewer, "umlabalaba", 5).await;
    viewer.fits().await;
    viewer.picture("one-back").await;
    assert!(viewer.url().await.ends_with("/replay?entry=6"));
    assert_eq!(viewer.text(".live-pill").await, "", "this is not live");
    // Play goes on, and does not pull the board away from who looks back.
    plays(&phone, "umlabalaba", 6..8);
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    shows(&viewer, "umlabalaba", 5).await;
    viewer.key("\u{e011}").await; // Home
    shows(&viewer, "umlabalaba", 0).await;
    viewer.key("\u{e014}").await; // right arrow
    shows(&viewer, "umlabalaba", 1).await;
    viewer.click("#step-last").await;
    shows(&viewer, "umlabalaba", 8).await;
    assert_eq!(viewer.url().await, board(&hall));
    plays(&phone, "umlabalaba", 8..9);
    shows(&viewer, "umlabalaba", 9).await;
    assert_eq!(viewer.script("return window.neverReloaded").await, true);
    viewer.close().await;
}

#[test]
fn a_phone_whose_code_is_revoked_shows_that_at_once() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("code-ends", PHONE).await;
        let host = format!("http://{}", hall.app.address());
        umpire.goto(&format!("{host}/u/{}", hall.codes[0])).await;
        umpire.find("#live").await;
        let (desk, by) = (&hall.app.desk, hall.organiser());
        desk.unpost_round(&by, RoundNo(1), "again", now()).unwrap();
        umpire
            .until("!document.getElementById('live') && /code/i.test(document.querySelector('main').textContent)")
            .await;
        umpire.picture("over").await;
        umpire.close().await;
    });
}

#[test]
fn a_game_is_stepped_through_with_keys_and_shared_by_its_address() {
    run(async {
        let hall = Hall::of("camelot");
        let phone = hall.umpire("Ms Naidoo");
        let all = games("camelot")[0].len().min(30);
        plays(&phone, "camelot", 0..all);
        phone.does(&[("act", "draw")]);
        for (name, size) in [("replay-phone", PHONE), ("replay-laptop", (1366, 768))] {
            let viewer = Browser::open(name, size).await;
            viewer.goto(&format!("{}/replay", board(&hall))).await;
            viewer.script("window.neverReloaded = true").await;
            viewer.fits().await;
            viewer.picture("start").await;
            for ply in 1..=5 {
                viewer.key("\u{e014}").await;
                shows(&viewer, "camelot", ply).await;
            }
            viewer.key("\u{e012}").await; // left arrow
            shows(&viewer, "camelot", 4).await;
            viewer.picture("four").await;
            let shared = viewer.url().await;
            assert!(shared.ends_with("/replay?entry=5"), "{shared}");
            viewer.key("\u{e010}").await; // End
            shows(&viewer, "camelot", all).await;
            viewer.click(".turns li:nth-child(11) a").await;
            shows(&viewer, "camelot", 10).await;
            let here = "document.querySelector('.turns .here').getBoundingClientRect()";
            let list = "document.querySelector('.turns').getBoundingClientRect()";
            viewer
                .until(&format!(
                    "{here}.top >= {list}.top - 1 && {here}.bottom <= {list}.bottom + 1"
                ))
                .await;
            viewer.picture("eleventh-line").await;
            assert_eq!(viewer.script("return window.neverReloaded").await, true);
            viewer.goto(&shared).await;
            shows(&viewer, "camelot", 4).await;
            viewer.close().await;
        }
    });
}

#[test]
fn boards_of_all_games_are_stepped_through_at_360_px() {
    run(async {
        let viewer = Browser::open("replay-games", PHONE).await;
        for game in ["isisuthu", "isipowe", "gar", "camelot", "reversi"] {
            let hall = Hall::of(game);
            let phone = hall.umpire("Ms Naidoo");
            let most = games(game)[0].len().min(14);
            plays(&phone, game, 0..most);
            viewer
                .goto(&format!("{}/replay?entry={}", board(&hall), most))
                .await;
            viewer.fits().await;
            viewer.picture(game).await;
            viewer.click("#step-next").await;
            shows(&viewer, game, most).await;
        }
        viewer.close().await;
    });
}

/// Asserts that the fragment on the page equals the server's full fragment.
const IS_WHOLE: &str = "
    fetch(location.pathname, {headers: {'X-Fragment': '1'}}).then((answer) => answer.text()).then((html) => {
      const whole = document.createElement('template');
      whole.innerHTML = html.trim();
      const here = document.getElementById('live').cloneNode(true);
      // What the page's script adds for those who read the board by keys.
      for (const pt of here.querySelectorAll('.pt')) for (const added of ['role', 'tabindex', 'aria-label']) pt.removeAttribute(added);
      done(whole.content.querySelector('#live').outerHTML === here.outerHTML);
    });";

#[test]
fn line_diffs_build_the_same_board_as_the_full_page() {
    run(async {
        for ruleset in ["umlabalaba", "camelot", "reversi"] {
            let hall = Hall::of(ruleset);
            let phone = hall.umpire("Ms Naidoo");
            let viewer = Browser::open("differs", PHONE).await;
            viewer.goto(&board(&hall)).await;
            viewer.script("window.neverReloaded = true").await;
            for ply in 0..12 {
                plays(&phone, ruleset, ply..ply + 1);
                shows(&viewer, ruleset, ply + 1).await;
            }
            phone.does(&[("act", "undo"), ("reason", "look")]);
            viewer.until("document.querySelector('#record s')").await;
            assert_eq!(viewer.later(IS_WHOLE, vec![]).await, true, "{ruleset}");
            assert_eq!(viewer.script("return window.neverReloaded").await, true);
            viewer.close().await;
        }
    });
}

/// Elements needed at the same time that overlap, or are outside the window when the first player is
/// at its upper edge. On a phone Camelot's long board takes the full width instead.
const HIDDEN: &str = "const parts = [...document.querySelectorAll('.watch > .strip, .watch > .board, .stepper')]; \
     const at = parts.map((part) => part.getBoundingClientRect()); \
     const isLong = innerWidth < 600 && document.querySelector('.board.camelot'); \
     const covers = (a, b) => a !== b && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right; \
     const isHidden = (box) => at.some((other) => covers(box, other)) || (!isLong && box.bottom > innerHeight + 1); \
     const found = at.flatMap((box, n) => isHidden(box) ? [parts[n].className.baseVal || parts[n].className, box.top, box.bottom].join(' ') : []); \
     return parts.length === 4 ? found : ['only ' + parts.length]";

#[test]
fn both_players_the_board_and_the_steps_are_seen_at_once() {
    run(async {
        for (name, size) in [("at-once-phone", PHONE), ("at-once-laptop", (1366, 768))] {
            let viewer = Browser::open(name, size).await;
            for game in ["umlabalaba", "camelot", "reversi"] {
                let hall = Hall::of(game);
                let phone = hall.umpire("Ms Naidoo");
                plays(&phone, game, 0..6);
                for past in ["", "/replay?entry=3"] {
                    viewer.goto(&format!("{}{past}", board(&hall))).await;
                    viewer.find(".stepper").await;
                    viewer
                        .script("if (innerWidth < 600) document.querySelector('.strip').scrollIntoView()")
                        .await;
                    let hidden = viewer.script(HIDDEN).await;
                    assert_eq!(hidden, serde_json::json!([]), "{game} {name} {past}");
                    // Nor does one come to lie above another when the page is scrolled.
                    viewer.script("scrollBy(0, 60)").await;
                    let covered = viewer.script(HIDDEN).await;
                    assert_eq!(covered, serde_json::json!([]), "{game} {name} {past}");
                    viewer.picture(game).await;
                }
            }
            viewer.close().await;
        }
    });
}

/// A mock that counts vibrations.
const COUNTS_BUZZES: &str =
    "window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true; }";

#[test]
fn the_clock_buzzes_who_records_and_nobody_who_watches() {
    run(async {
        let hall = Hall::with(ClockPolicy::EveryTurn { seconds: 3 });
        let umpire = Browser::open("buzz-umpire", PHONE).await;
        let viewer = Browser::open("buzz-viewer", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        viewer.goto(&board(&hall)).await;
        for phone in [&umpire, &viewer] {
            phone.script(COUNTS_BUZZES).await;
        }
        umpire.click(".pt[data-point='E1'] .hit").await;
        for phone in [&umpire, &viewer] {
            phone.until("document.querySelector('.clock.out')").await;
        }
        umpire.until("window.buzzes === 1").await;
        assert_eq!(viewer.script("return window.buzzes").await, 0);
        for phone in [umpire, viewer] {
            phone.close().await;
        }
    });
}
