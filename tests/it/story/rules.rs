//! The rules are one tap away from every board.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::i18n::{Language, Localizer};

const PHONE: (u32, u32) = (360, 640);

const GAMES: [&str; 8] = [
    "isisuthu",
    "isizulu",
    "isipowe",
    "umlabalaba",
    "morabaraba",
    "gar",
    "camelot",
    "reversi",
];

/// Whether something is in the window, and large enough for a finger.
fn in_reach(css: &str) -> String {
    format!(
        "(() => {{ const box = document.querySelector('{css}').getBoundingClientRect(); \
         return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth \
         && box.width >= 44 && box.height >= 36; }})()"
    )
}

/// Whether the first rule stands in the window.
const READABLE: &str = "document.querySelector('#more[open] #rules li') && (() => { \
    const { top, bottom } = document.querySelector('#rules li').getBoundingClientRect(); \
    return top >= 0 && bottom <= innerHeight; })()";

/// Whether board and round are readable beside the link to the rules.
const WHOLE: &str = "[...document.querySelectorAll('#live > header b')].every((place) => \
    place.scrollWidth <= place.clientWidth && place.getBoundingClientRect().height < 44)";

#[test]
fn the_umpire_opens_the_rules_of_every_game_with_one_tap() {
    run(async {
        let umpire = Browser::open("rules", PHONE).await;
        for game in GAMES {
            let hall = Hall::of(game);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            plays(&umpire, 0).await;
            umpire.fits().await;
            umpire.until(&in_reach("header [href$=rules]")).await;
            umpire.until(WHOLE).await;
            umpire.picture(game).await;
            let turns = umpire.attribute("#live", "data-turns").await;
            umpire.click("header [href$=rules]").await;
            umpire.until(READABLE).await;
            umpire.picture(&format!("{game}-rules")).await;
            umpire.click("#more > .sheet > [data-close]").await;
            assert_eq!(umpire.url().await, url, "the board is not left");
            assert_eq!(umpire.attribute("#live", "data-turns").await, turns);
        }
        umpire.close().await;
    });
}

#[test]
fn the_rules_are_there_without_the_network() {
    run(async {
        let hall = Hall::of("isizulu");
        let umpire = Browser::open("rules-alone", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        umpire.until("document.querySelector('#rules li')").await;
        umpire.offline(true).await;
        plays(&umpire, 0).await;
        umpire.click("header [href$=rules]").await;
        umpire.until(READABLE).await;
        umpire.offline(false).await;
        umpire
            .until("document.getElementById('live').dataset.seq === '2'")
            .await;
        umpire.close().await;
    });
}

/// The same by a link without scripts, and for spectators.
#[test]
fn whoever_looks_on_finds_the_rules_in_sight() {
    run(async {
        let hall = Hall::of("isizulu");
        let base = format!("http://{}", hall.app.address());
        let viewer = Browser::open("rules-beside", PHONE).await;
        let boards = [
            format!("/e/{}/boards/1/1", hall.key),
            "/practice/isizulu".to_owned(),
            format!("/u/{}", hall.codes[0]),
        ];
        for (board, language) in boards
            .iter()
            .flat_map(|b| Language::written().iter().map(move |l| (b, *l)))
        {
            let words = Localizer::of(language).unwrap();
            viewer
                .goto(&format!("{base}{board}?lang={}", language.tag()))
                .await;
            viewer.fits().await;
            viewer.until(WHOLE).await;
            let link = "[href$=rules]:not(.md), [href^=\"/rules/\"]";
            assert_eq!(viewer.text(link).await, words.msg("rules-link"), "{board}");
            let is_in_sight = "return document.querySelector('[href$=rules]:not(.md), [href^=\"/rules/\"]')\
                .getBoundingClientRect().bottom <= innerHeight";
            assert_eq!(viewer.script(is_in_sight).await, true, "{board}");
            viewer.picture(language.tag()).await;
            viewer.click(link).await;
            viewer.find(".rulebook li").await;
        }
        viewer.close().await;
    });
}
