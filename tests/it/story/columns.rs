//! Tables on phones and laptops: names stay whole, and columns stand in line.

use super::helpers::signed_in;
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};
use crate::web::systems::settle;

const PHONE: (u32, u32) = (360, 740);

/// The places of the buttons that correct a result, each once.
const BUTTONS: &str = "return [...new Set([...document.querySelectorAll('.control .res .btn')] \
    .map((one) => Math.round(one.getBoundingClientRect().left)))]";

/// The width of the narrowest name.
const NARROWEST: &str = "return Math.min(...[...document.querySelectorAll('.control .who > span')] \
    .map((one) => one.parentElement.parentElement.getBoundingClientRect().width))";

/// The left edges of place and name, and how far the cross table is pushed, once it is pushed to its end.
const PUSHED: &str = "const box = document.querySelector('.push'); box.scrollLeft = 9999; \
    const left = (css) => Math.round(box.querySelector(css).getBoundingClientRect().left); \
    return [left('tbody tr :first-child'), left('tbody th'), box.scrollLeft]";

/// An event of seven rounds that is over; in each round a game was drawn.
fn finished() -> Hall {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "round-robin")]);
    for round in 1..=7 {
        hall.next_round(round);
        for (board, result) in [(1, "1-0"), (2, "1/2-1/2"), (3, "0-1"), (4, "1-0")] {
            hall.enter(round, board, result);
        }
    }
    hall.post_and_look("/round-control/finish", &[]);
    hall
}

#[test]
fn the_boards_of_a_finished_event_stand_in_columns_and_their_names_stay_whole() {
    run(async {
        let hall = finished();
        let host = format!("http://{}", hall.app.address());
        for (name, size) in [("columns", (1366, 768)), ("columns-phone", PHONE)] {
            let teacher = signed_in(name, size, &host, "en").await;
            teacher
                .goto(&format!("{host}{}", hall.path("/round-control")))
                .await;
            let buttons = teacher.script(BUTTONS).await;
            assert_eq!(buttons.as_array().unwrap().len(), 1, "{name}: {buttons}");
            let narrowest = teacher.script(NARROWEST).await.as_f64().unwrap();
            assert!(narrowest > 150.0, "{name}: {narrowest}");
            teacher.fits().await;
            teacher.close().await;
        }
    });
}

#[test]
fn the_cross_table_is_pushed_sideways_with_places_and_names_in_sight() {
    run(async {
        let hall = finished();
        let host = format!("http://{}", hall.app.address());
        let parent = Browser::open("cross-table", PHONE).await;
        parent
            .goto(&format!("{host}{}", hall.path("/standings/cross-table")))
            .await;
        parent.fits().await;
        let pushed = parent.script(PUSHED).await;
        let [place, name, by] = [0, 1, 2].map(|one| pushed[one].as_f64().unwrap());
        assert!(by > 100.0, "{pushed}: there is more to see");
        assert!((0.0..40.0).contains(&place), "{pushed}");
        assert!((place + 20.0..90.0).contains(&name), "{pushed}");
        assert_eq!(parent.axe().await, Vec::<String>::new());
        parent.close().await;
    });
}

#[test]
fn tables_of_groups_fit_a_phone_in_isizulu() {
    run(async {
        let hall = Hall::with(&EIGHT);
        let groups = [("system", "groups"), ("groups", "2"), ("advance", "2")];
        settle(&hall, &groups);
        hall.next_round(1);
        let host = format!("http://{}", hall.app.address());
        let parent = Browser::open("groups-zulu", PHONE).await;
        parent
            .goto(&format!("{host}{}?lang=zu", hall.path("/finals")))
            .await;
        let wide = "return [...document.querySelectorAll('.groups')].map((one) => one.scrollWidth - one.clientWidth)";
        let wide = parent.script(wide).await;
        assert_eq!(wide, serde_json::json!([0, 0]));
        parent.close().await;
    });
}
