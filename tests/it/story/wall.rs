//! The projector of a full hall shows all players, even with long names.

use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::desk::projector::{Part, Screen};
use inkundla::store::NewEntrant;
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName};
use std::time::Duration;

const FULL_HD: (u32, u32) = (1920, 1080);

/// An event with this number of players, all with long names and schools.
pub fn with_long_names(children: u8) -> Hall {
    let hall = Hall::large(children);
    let (desk, right) = (&hall.app.desk, hall.organiser());
    for (n, child) in desk.entrants(&right).unwrap().into_iter().enumerate() {
        let name = format!(
            "{}Nomathembeka-Precious Van der Westhuizen-Mthembu",
            child.name.given()
        );
        let new = NewEntrant {
            name: EntrantName::parse_whole(&name).unwrap(),
            school: Some(format!("Umthombo Comprehensive Primary School number {n}")),
            grade: None,
            presence: child.presence,
            about: About::default(),
        };
        desk.correct_entrant(&right, child.id, new, now()).unwrap();
    }
    hall
}

fn shows(hall: &Hall, parts: &[Part], dark: bool) {
    let mut screen = Screen::showing(parts);
    screen.first.dark = dark;
    let desk = &hall.app.desk;
    desk.set_screen(&hall.organiser(), &screen, now()).unwrap();
}

async fn opens(hall: &Hall, name: &str, size: (u32, u32)) -> Browser {
    let wall = Browser::open(name, size).await;
    let url = format!("http://{}/e/{}/screen", hall.app.address(), hall.key);
    wall.goto(&url).await;
    wall.find(".leaf:not([hidden])").await;
    wall
}

const HEIGHT: &str = "return document.documentElement.scrollHeight - innerHeight";
const SIZES: &str = "return Math.min(...[...document.querySelectorAll('.leaf:not([hidden]) td')].map((one) => parseFloat(getComputedStyle(one).fontSize)))";
const CUT: &str = "return [...document.querySelectorAll('.leaf:not([hidden]) td')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)";
/// Short texts, such as a side or a score, that are wrapped over two lines.
const BROKEN: &str = "return [...document.querySelectorAll('.leaf:not([hidden]) td')].filter((one) => one.textContent.length < 9 && \
     one.clientHeight > 0 && (() => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length > 1; })()).map((one) => one.textContent)";
const ROWS: &str = "return document.querySelectorAll('.leaf:not([hidden]) tbody tr').length";
const TITLE: &str = ".leaf:not([hidden]) h2";

#[test]
fn every_page_of_the_wall_has_room_for_long_names() {
    run(async {
        let hall = with_long_names(32);
        shows(&hall, &[Part::Boards, Part::Names, Part::Standings], false);
        let wall = opens(&hall, "wall-long", FULL_HD).await;
        for rows in [12, 4, 24, 8, 24, 8] {
            assert_eq!(wall.script(ROWS).await, rows);
            assert_eq!(wall.script(CUT).await, serde_json::json!([]));
            assert_eq!(wall.script(BROKEN).await, serde_json::json!([]));
            let title = wall.text(TITLE).await;
            assert!(
                wall.script(SIZES).await.as_f64().unwrap() >= 16.0,
                "{title}"
            );
            assert!(
                wall.script(HEIGHT).await.as_f64().unwrap() <= 0.0,
                "{title}"
            );
            wall.fits().await;
            wall.picture("leaf").await;
            wall.key(" ").await;
        }
        wall.close().await;
    });
}

#[test]
fn what_is_below_the_edge_of_a_small_projector_comes_before_the_next_leaf() {
    run(async {
        let hall = with_long_names(32);
        shows(&hall, &[Part::Names, Part::Standings], false);
        let wall = opens(&hall, "wall-small", (800, 600)).await;
        assert!(wall.script(HEIGHT).await.as_f64().unwrap() > 0.0);
        let title = wall.text(TITLE).await;
        let last = "return document.querySelector('.leaf:not([hidden]) table:last-child tr:last-child').getBoundingClientRect().bottom <= innerHeight";
        for _ in 0..20 {
            if wall.script(last).await == true {
                break;
            }
            wall.key(" ").await;
            assert_eq!(wall.text(TITLE).await, title, "not before all was seen");
        }
        assert_eq!(wall.script(last).await, true);
        wall.script("scrollTo(0, document.documentElement.scrollHeight)")
            .await;
        wall.key(" ").await;
        assert_ne!(wall.text(TITLE).await, title);
        assert_eq!(wall.script("return scrollY").await, 0);
        wall.close().await;
    });
}

#[test]
fn pages_of_the_wall_are_counted_and_turn_by_themselves_where_movement_is_wanted() {
    run(async {
        let hall = Hall::large(72);
        shows(&hall, &[Part::Names], false);
        let wall = opens(&hall, "wall-turns", FULL_HD).await;
        let title = wall.text(TITLE).await;
        assert!(title.ends_with("page 1 of 3"), "{title}");
        wall.key(" ").await;
        assert!(wall.text(TITLE).await.ends_with("page 2 of 3"));
        // Whoever asked for less movement has it: twelve seconds and more pass.
        tokio::time::sleep(Duration::from_secs(13)).await;
        assert!(wall.text(TITLE).await.ends_with("page 2 of 3"));
        let wants =
            serde_json::json!([{"name": "prefers-reduced-motion", "value": "no-preference"}]);
        wall.cdp(
            "Emulation.setEmulatedMedia",
            serde_json::json!({ "features": wants }),
        )
        .await;
        wall.until(
            "document.querySelector('.leaf:not([hidden]) h2').textContent.endsWith('page 3 of 3')",
        )
        .await;
        wall.close().await;
    });
}

#[test]
fn the_wall_is_light_until_the_organiser_chooses_otherwise() {
    run(async {
        let hall = Hall::large(4);
        shows(&hall, &[Part::Names], false);
        let wall = opens(&hall, "wall-dark", FULL_HD).await;
        let is_dark = "getComputedStyle(document.body).backgroundColor === 'rgb(22, 17, 12)'";
        // Halls are bright, whatever the computer at the projector prefers.
        wall.dark(true).await;
        wall.until(&format!("!({is_dark})")).await;
        shows(&hall, &[Part::Names], true);
        wall.until(is_dark).await;
        assert_eq!(wall.axe().await, Vec::<String>::new());
        let whole = "return document.body.getBoundingClientRect().height >= innerHeight";
        assert_eq!(wall.script(whole).await, true);
        wall.picture("dark").await;
        wall.script("location.reload()").await;
        wall.until(is_dark).await;
        wall.close().await;
    });
}
