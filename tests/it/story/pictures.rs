//! Screenshots of every page for review, and a layout test of the main pages. The layout test
//! compares positions and sizes, not pixels, with a tolerance that another typeface does not exceed.

use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::common::fixtures;
use crate::web::harness::PHRASE;
use crate::web::rights::{For, ROUTES, address, is_file};
use crate::web::umpire::Hall;
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

const PHONE: (u32, u32) = (360, 740);
const LAPTOP: (u32, u32) = (1366, 768);
const WALL: (u32, u32) = (1920, 1080);

/// The roles whose pages are checked.
pub const VISITOR: &[For] = &[For::All];
pub const ORGANISER: &[For] = &[
    For::SignedIn,
    For::Owner,
    For::Organiser,
    For::Insider,
    For::CheckIn,
    For::Results,
    For::Server,
];
pub const UMPIRE: &[For] = &[For::Code];

/// The main pages.
pub const MAIN: [&str; 10] = [
    "/",
    "/e/{key}",
    "/e/{key}/boards/{round}/{board}",
    "/e/{key}/standings",
    "/e/{key}/round-control",
    "/e/{key}/players",
    "/u/{code}",
    "/rules/umlabalaba",
    "/practice/umlabalaba/learn?step=2",
    "/e/{key}/screen",
];

/// Selectors of the elements that are measured on each page.
const LANDMARKS: [(&str, &str); 6] = [
    ("bar", "header.top"),
    ("content", "main"),
    ("tabs", ".tabs"),
    ("title", "h1"),
    ("board", "svg.board:not([aria-hidden])"),
    ("main button", ".primary"),
];

pub async fn sized(browser: &Browser, (width, height): (u32, u32)) {
    let size =
        json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
    browser
        .cdp("Emulation.setDeviceMetricsOverride", size)
        .await;
}

pub async fn signs_in(browser: &Browser, hall: &Hall) {
    let door = format!("http://{}/signin", hall.app.address());
    browser.goto(&door).await;
    browser.fill("input[name=name]", "Ms Khumalo").await;
    browser.fill("input[name=phrase]", PHRASE).await;
    browser.click("form[action='/signin'] button.primary").await;
    browser.find("form[action='/signout']").await;
}

/// The file name of a page.
fn file_name(path: &str) -> String {
    let letters = path
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' });
    let name: String = letters.collect();
    match name.trim_matches('-') {
        "" => "start".to_owned(),
        name => name.replace("--", "-"),
    }
}

/// Takes a full-page screenshot in light and in dark mode.
async fn takes(browser: &Browser, name: &str, size: (u32, u32)) {
    sized(browser, size).await;
    let height = browser
        .script("return document.documentElement.scrollHeight")
        .await;
    let height = height
        .as_u64()
        .unwrap_or_default()
        .clamp(size.1.into(), 4000);
    sized(browser, (size.0, u32::try_from(height).unwrap())).await;
    for (scheme, is_dark) in [("light", false), ("dark", true)] {
        browser.dark(is_dark).await;
        browser
            .picture(&format!("{name}-{}-{scheme}", size.0))
            .await;
    }
}

/// Run by `./tests/run --pictures`; the files lie in `target/screenshots/pages-…`.
#[test]
#[ignore = "makes some hundred pictures for people to look at"]
fn every_page_has_its_picture() {
    run(async {
        let hall = Hall::demo();
        let mut taken = 0;
        for (who, whom) in [
            ("visitor", VISITOR),
            ("organiser", ORGANISER),
            ("umpire", UMPIRE),
        ] {
            let browser = Browser::open(&format!("pages-{who}"), LAPTOP).await;
            match who {
                "organiser" => signs_in(&browser, &hall).await,
                "umpire" => {
                    let board = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
                    sits_down(&browser, &board).await;
                }
                _ => (),
            }
            let of_them = ROUTES.iter().filter(|(method, path, whose)| {
                *method == "get" && whom.contains(whose) && !path.ends_with("/live")
            });
            for (_, path, _) in of_them {
                let place = address(&hall, path);
                if is_file(&place) || path.starts_with("/api/") || path.starts_with("/assets") {
                    continue;
                }
                browser
                    .goto(&format!("http://{}{place}", hall.app.address()))
                    .await;
                if browser.script("return document.contentType").await != "text/html" {
                    continue;
                }
                for size in [PHONE, LAPTOP] {
                    takes(&browser, &file_name(path), size).await;
                    taken += 2;
                }
                if path.ends_with("/screen") {
                    takes(&browser, &file_name(path), WALL).await;
                    taken += 2;
                }
            }
            browser.close().await;
        }
        assert!(taken > 200, "{taken}");
    });
}

/// A rectangle: left, top, width, height.
type Place = [f64; 4];

/// The visible landmarks of the page, by name.
async fn landmarks(browser: &Browser) -> BTreeMap<&'static str, Place> {
    let mut found = BTreeMap::new();
    for (name, css) in LANDMARKS {
        let script = format!(
            "const it = [...document.querySelectorAll('{css}')].find((one) => one.getClientRects().length > 0); \
             if (!it) return null; const {{ x, y, width, height }} = it.getBoundingClientRect(); \
             return [x + scrollX, y + scrollY, width, height].map(Math.round)"
        );
        let place = browser.script(&script).await;
        if let Ok(place) = serde_json::from_value::<Place>(place) {
            found.insert(name, place);
        }
    }
    found
}

/// Whether a rectangle is about where it was. Vertical position and height depend on texts and get
/// a larger tolerance than widths and boards.
fn is_about(name: &str, recorded: Place, found: Place) -> bool {
    let near = |at: usize, pixels: f64, part: f64| {
        (recorded[at] - found[at]).abs() <= pixels.max(part * recorded[at])
    };
    let is_wide = match name {
        "title" | "main button" => near(2, 60.0, 0.4),
        _ => near(2, 16.0, 0.08),
    };
    let is_high = match name {
        "board" => near(3, 24.0, 0.08),
        "content" => true,
        _ => near(3, 32.0, 0.6),
    };
    let is_beside = name == "main button" || near(0, 24.0, 0.08);
    is_wide && is_high && is_beside && near(1, 96.0, 0.35)
}

fn recorded() -> BTreeMap<(String, String), Place> {
    let table = std::fs::read_to_string(fixtures::path("layout.tsv")).unwrap_or_default();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let numbers = [2, 3, 4, 5].map(|at| cells[at].parse().unwrap());
        ((cells[0].to_owned(), cells[1].to_owned()), numbers)
    };
    rows.map(row).collect()
}

/// The layout as a table, each row a landmark of a page in a window.
fn table(found: &BTreeMap<(String, String), Place>) -> String {
    let mut text = "# page and width, landmark, left, top, width, height in pixels\n".to_owned();
    for ((page, name), [x, y, width, height]) in found {
        writeln!(text, "{page}\t{name}\t{x}\t{y}\t{width}\t{height}").unwrap();
    }
    text
}

#[test]
fn the_main_pages_are_laid_out_as_recorded() {
    run(async {
        let hall = Hall::demo();
        let mut found = BTreeMap::new();
        let browser = Browser::open("layout", LAPTOP).await;
        for path in MAIN {
            if path == "/e/{key}/round-control" {
                signs_in(&browser, &hall).await;
            }
            let place = format!("http://{}{}", hall.app.address(), address(&hall, path));
            browser.goto(&place).await;
            for size in [PHONE, LAPTOP] {
                sized(&browser, size).await;
                for (name, place) in landmarks(&browser).await {
                    found.insert((format!("{path} {}", size.0), name.to_owned()), place);
                }
            }
        }
        browser.close().await;
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/layout.tsv");
        std::fs::write(&file, table(&found)).unwrap();
        let recorded = recorded();
        let mut faults = Vec::new();
        for (place, then) in &recorded {
            match found.get(place) {
                None => faults.push(format!("{place:?} is gone")),
                Some(now) if !is_about(&place.1, *then, *now) => {
                    faults.push(format!("{place:?}: {then:?} is now {now:?}"));
                }
                Some(_) => (),
            }
        }
        let fresh = found.keys().filter(|place| !recorded.contains_key(*place));
        faults.extend(fresh.map(|place| format!("{place:?} is new")));
        assert!(
            faults.is_empty(),
            "If this is meant, copy {} to fixtures/layout.tsv.\n{}",
            file.display(),
            faults.join("\n")
        );
    });
}

#[test]
fn a_layout_is_compared_loosely_and_no_looser() {
    let board = [24.0, 200.0, 736.0, 736.0];
    assert!(is_about("board", board, [24.0, 230.0, 728.0, 728.0]));
    assert!(!is_about("board", board, [24.0, 200.0, 600.0, 600.0]));
    assert!(!is_about("board", board, [300.0, 200.0, 736.0, 736.0]));
    assert!(!is_about("board", board, [24.0, 700.0, 736.0, 736.0]));
    assert!(!is_about(
        "main button",
        [24.0, 300.0, 200.0, 44.0],
        [24.0, 900.0, 200.0, 44.0]
    ));
}
