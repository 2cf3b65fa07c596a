//! Wishes of umpires from other projects that no other story covers, and a check that
//! `docs/WISHES.md` names existing tests.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use std::path::{Path, PathBuf};

const PHONE: (u32, u32) = (360, 640);

/// Whether a player's strip with clock, counts and cards is in the window.
const IN_SIGHT: &str = "return [...document.querySelectorAll('.strip')].every((strip) => {
    const { top, bottom } = strip.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight && strip.querySelector('.sub').textContent.trim() !== '';
  })";

#[test]
fn both_players_are_visible_whatever_happens() {
    run(async {
        let hall = Hall::with(ClockPolicy::EveryTurn { seconds: 60 });
        let umpire = Browser::open("in-sight", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        for turn in 0..3 {
            plays(&umpire, turn).await;
            assert_eq!(umpire.script(IN_SIGHT).await, true, "turn {turn}");
        }
        umpire.click("#card summary").await;
        umpire.click("#card input[value=noise]").await;
        umpire.click("#card button[value=yellow]").await;
        umpire.find(".strip .cardchip").await;
        assert_eq!(umpire.script(IN_SIGHT).await, true, "with a card");
        umpire.offline(true).await;
        plays(&umpire, 4).await;
        assert_eq!(umpire.script(IN_SIGHT).await, true, "alone");
        umpire.close().await;
    });
}

#[test]
fn points_and_buttons_are_large_enough_for_a_thumb() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("thumb", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let least = |css: &str| {
            format!(
                "return Math.min(...[...document.querySelectorAll('{css}')].map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)))"
            )
        };
        let points = umpire.script(&least(".pt .hit")).await.as_f64().unwrap();
        // Before the first turn, when the button that starts the game needs room too.
        assert!(points >= 44.0, "points of {points} px");
        let buttons = umpire
            .script(&least(".acts>details>summary"))
            .await
            .as_f64()
            .unwrap();
        assert!(buttons >= 48.0, "buttons of {buttons} px");
        umpire.close().await;
    });
}

#[test]
fn a_finger_that_slips_taps_once() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("slips", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        // A tap that bounces is one tap, on a point and on a button.
        umpire.script("const pt = document.querySelector(\".pt[data-point='E1']\"); \
            for (let n = 0; n < 2; n += 1) pt.dispatchEvent(new MouseEvent('click', {bubbles: true}))").await;
        umpire
            .until("document.querySelector('#live').dataset.seq === '2'")
            .await;
        umpire
            .script(
                "const button = document.querySelector('#card button[value=yellow]'); \
            for (let n = 0; n < 2; n += 1) button.form.requestSubmit(button);",
            )
            .await;
        umpire
            .until("document.querySelector('#live').dataset.seq >= '3'")
            .await;
        umpire
            .until("document.getElementById('saved').textContent.includes('Saved')")
            .await;
        assert_eq!(umpire.attribute("#live", "data-seq").await, "3");
        assert_eq!(
            umpire
                .script("return document.querySelectorAll('#held li').length")
                .await,
            0
        );
        umpire.close().await;
    });
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found)
        } else {
            found.push(path)
        }
    }
}

fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        &mut found,
    );
    let is_text = |path: &PathBuf| {
        let ending = path.extension();
        ending.is_none_or(|ending| !["woff2", "gz", "webp"].iter().any(|kind| ending == *kind))
    };
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path, text)
    };
    found.into_iter().filter(is_text).map(read).collect()
}

/// Features that browsers got after 2018 and old phones lack.
const LATER: [&str; 12] = [
    "?.",
    " ?? ",
    "catch {",
    ".at(",
    ".flat(",
    ".flatMap(",
    ".matchAll(",
    ".replaceAll(",
    "Object.fromEntries",
    "structuredClone",
    "allSettled",
    "randomUUID(",
];

#[test]
fn scripts_are_plain_enough_for_old_phones() {
    for (path, text) in texts("templates/assets") {
        if path.extension().is_some_and(|ending| ending == "js") {
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let code: String = code.collect::<Vec<_>>().join("\n");
            let found: Vec<_> = LATER.iter().filter(|word| code.contains(**word)).collect();
            assert!(found.is_empty(), "{}: {found:?}", path.display());
        }
    }
}

#[test]
fn each_wish_names_existing_tests() {
    let sources: String = texts("tests").into_iter().map(|(_, text)| text).collect();
    let list = include_str!("../../../docs/WISHES.md");
    let rows = list
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'));
    let mut count = 0;
    for row in rows {
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "{row}");
        for name in names {
            assert!(
                sources.contains(&format!("fn {name}(")),
                "no test is called {name}"
            );
        }
        count += 1;
    }
    assert_eq!(count, 14);
}
