//! Heights of organiser's pages: they fit a laptop screen or a phone.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const LAPTOP: (u32, u32) = (1366, 768);
const HEIGHT: &str = "return document.documentElement.scrollHeight";

async fn at(hall: &Hall, name: &str, size: (u32, u32), page: &str) -> Browser {
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(name, size, &host, "en").await;
    teacher.goto(&format!("{host}/e/{}{page}", hall.key)).await;
    teacher
}

#[test]
fn collapsed_settings_fill_at_most_two_laptop_screens() {
    run(async {
        let hall = Hall::demo();
        let teacher = at(&hall, "settings-laptop", LAPTOP, "/settings").await;
        looks(&teacher, "settings").await;
        let height = teacher.script(HEIGHT).await.as_u64().unwrap();
        assert!(height <= 1536, "{height} px");
        teacher.close().await;
    });
}

/// The width of the texts beside a practice board.
const BESIDE: &str = "return document.querySelector('.beside').clientWidth";

#[test]
fn a_practice_board_leaves_room_for_its_texts_on_a_high_screen() {
    run(async {
        let hall = Hall::demo();
        let host = format!("http://{}", hall.app.address());
        let visitor = signed_in("practice-high", (1280, 1200), &host, "en").await;
        for game in ["isizulu", "camelot", "reversi"] {
            visitor.goto(&format!("{host}/practice/{game}")).await;
            let width = visitor.script(BESIDE).await.as_u64().unwrap();
            assert!(width >= 320, "{game}: {width} px");
        }
        visitor.close().await;
    });
}

#[test]
fn twenty_four_players_fit_a_laptop_screen() {
    run(async {
        for (hall, name) in [(Hall::demo(), "four"), (Hall::large(24), "one")] {
            are_in_sight(&hall, name).await;
        }
    });
}

async fn are_in_sight(hall: &Hall, schools: &str) {
    let name = format!("players-of-{schools}");
    let teacher = at(hall, &name, LAPTOP, "/players").await;
    looks(&teacher, "players").await;
    let lowest = "return Math.max(...[...document.querySelectorAll('.checkin tr')] \
            .map((row) => row.getBoundingClientRect().bottom))";
    let lowest = teacher.script(lowest).await.as_f64().unwrap();
    assert!(lowest <= 768.0, "{lowest} px");
    teacher.close().await;
}

#[test]
fn the_history_and_the_team_fit_a_phone() {
    run(async {
        let hall = Hall::open();
        hall.umpire("Ms Naidoo").plays("E1");
        let teacher = at(&hall, "team-phone", (360, 740), "/people").await;
        looks(&teacher, "team").await;
        assert!(teacher.text("#phones-h ~ *").await.contains("1 of"));
        let host = format!("http://{}", hall.app.address());
        teacher
            .goto(&format!("{host}/e/{}/history", hall.key))
            .await;
        looks(&teacher, "history").await;
        teacher.close().await;
    });
}
