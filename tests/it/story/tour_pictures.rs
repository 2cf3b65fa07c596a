//! The pictures of the tour: how they are generated and browsed.

use super::offline::sits_down;
use super::pictures::{signs_in, sized};
use super::{play, run};
use crate::browser::Browser;
use crate::web::umpire::Hall;
use serde_json::json;
use std::path::Path;

/// Size of a picture in the program, in pixels.
const PICTURE: (u32, u32) = (560, 350);
/// Size of the browser window: a little larger, so that it shows more.
const WINDOW: (u32, u32) = (720, 450);
/// Maximum size of all pictures together, in bytes.
const MOST: u64 = 300_000;

const LANGUAGES: [&str; 5] = ["en", "af", "id", "xh", "zu"];

/// The pages in order, relative to the event; `None` for the umpire's board.
const PAGES: [Option<&str>; 7] = [
    Some("/round-control"),
    Some("/players"),
    None,
    Some(""),
    Some("/standings"),
    Some("/screen"),
    Some("/files"),
];

fn file(language: &str) -> std::path::PathBuf {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/assets");
    assets.join(format!("tour-{language}.webp"))
}

/// Joins the pictures vertically into one WebP file, with the best quality within its share of the
/// bytes.
async fn joined(browser: &Browser, shots: &[Vec<u8>]) -> Vec<u8> {
    let share = usize::try_from(MOST).unwrap() / LANGUAGES.len();
    for quality in [0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1] {
        let file = packed(browser, shots, quality).await;
        if file.len() <= share {
            return file;
        }
    }
    panic!("the pictures are too large");
}

async fn packed(browser: &Browser, shots: &[Vec<u8>], quality: f64) -> Vec<u8> {
    const JOIN: &str = "const [shots, width, height, quality] = arguments; const canvas = document.createElement('canvas'); \
        canvas.width = width; canvas.height = height * shots.length; const ink = canvas.getContext('2d'); \
        ink.imageSmoothingQuality = 'high'; \
        Promise.all(shots.map((shot) => createImageBitmap(new Blob([new Uint8Array(shot)], {type: 'image/png'})))) \
        .then((all) => { all.forEach((one, at) => ink.drawImage(one, 0, at * height, width, height)); \
        canvas.toBlob((blob) => blob.arrayBuffer().then((file) => done([...new Uint8Array(file)])), 'image/webp', quality); })";
    let values = vec![
        json!(shots),
        json!(PICTURE.0),
        json!(PICTURE.1),
        json!(quality),
    ];
    serde_json::from_value(browser.later(JOIN, values).await).unwrap()
}

/// Run by `./tests/run --pictures`: writes the pictures that are part of the program.
#[test]
#[ignore = "writes templates/assets/tour-….webp"]
fn the_pictures_of_the_tour_are_taken() {
    run(async {
        let hall = Hall::demo();
        let host = format!("http://{}", hall.app.address());
        let teacher = Browser::open("film-teacher", WINDOW).await;
        signs_in(&teacher, &hall).await;
        let umpire = Browser::open("film-umpire", WINDOW).await;
        // A board that nobody records yet.
        let board = format!("{host}/u/{}", hall.codes[9]);
        sits_down(&umpire, &board).await;
        for turn in 0..9 {
            play(&umpire, turn).await;
        }
        for language in LANGUAGES {
            let mut shots = Vec::new();
            for page in PAGES {
                let browser = page.map_or(&umpire, |_| &teacher);
                sized(browser, WINDOW).await;
                let url = match page {
                    Some(place) => format!("{host}/e/{}{place}?lang={language}", hall.key),
                    None => format!("{board}?lang={language}"),
                };
                browser.goto(&url).await;
                // What stands on every page says nothing about this one.
                let tidy = "for (const each of document.querySelectorAll('header.top, .bead-strip, footer, .tour')) each.remove(); \
                    document.documentElement.style.overflow = 'hidden'; \
                    requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
                browser.later(tidy, Vec::new()).await;
                shots.push(browser.screenshot().await);
            }
            let bytes = joined(&teacher, &shots).await;
            // The long form of the tests only looks whether they can be taken.
            if std::env::var_os("TEST_PICTURES").is_some() {
                std::fs::write(file(language), bytes).unwrap();
            } else {
                assert!(bytes.starts_with(b"RIFF"), "{language}");
            }
        }
        teacher.close().await;
        umpire.close().await;
    });
}

#[test]
fn the_pictures_of_the_tour_are_small_and_there_in_every_language() {
    let sizes = LANGUAGES.map(|language| std::fs::metadata(file(language)).unwrap().len());
    assert!(sizes.iter().sum::<u64>() <= MOST, "{sizes:?}");
    assert!(sizes.iter().all(|bytes| *bytes > 10_000), "{sizes:?}");
}

#[test]
fn the_tour_is_browsed_by_taps_and_by_arrow_keys() {
    run(async {
        let hall = Hall::open();
        let host = format!("http://{}", hall.app.address());
        for (name, size, language) in [
            ("film", (1366, 768), "en"),
            ("film-phone", (360, 740), "zu"),
        ] {
            let visitor = Browser::open(name, size).await;
            visitor.goto(&format!("{host}/tour?lang={language}")).await;
            visitor
                .until("document.querySelector('ol.film.stepped')")
                .await;
            let count = "return document.querySelector('ol.film + p .muted').textContent";
            assert_eq!(visitor.script(count).await, "1 / 7");
            for is_dark in [false, true] {
                visitor.dark(is_dark).await;
                visitor
                    .picture(if is_dark { "dark" } else { "light" })
                    .await;
                assert_eq!(visitor.axe().await, Vec::<String>::new());
            }
            visitor.fits().await;
            visitor.click("ol.film li:not(.off) svg").await;
            assert_eq!(visitor.script(count).await, "2 / 7");
            visitor.key("\u{e014}").await;
            visitor.key("\u{e014}").await;
            assert_eq!(visitor.script(count).await, "4 / 7");
            visitor.key("\u{e012}").await;
            assert_eq!(visitor.script(count).await, "3 / 7");
            visitor.picture("third").await;
            visitor.close().await;
        }
    });
}
