//! A half-entered turn is drawn as far as it goes.

use super::{Half, PHONE, a_three_is_made, halves, taps, undo_by};
use crate::browser::Browser;
use crate::story::boards::{at_the_board, recorded, tap};
use crate::story::run;
use crate::web::umpire::Hall;
use serde_json::{Value, json};

/// The men by point, and the points of faded men.
const MEN: &str = "const stands = (way) => [...document.querySelectorAll('.pt')] \
    .filter((pt) => pt.querySelector(':scope > ' + way)).map((pt) => pt.dataset.point).sort(); \
    return [stands('.man'), stands('.half')]";

/// The ends of the highlighted lines.
const LIT: &str =
    "return [...document.querySelectorAll('.board .mill')].map((line) => line.getAttribute('d'))";

#[test]
fn a_cow_that_has_still_to_shoot_stands_where_it_was_put() {
    run(async {
        let umpire = Browser::open("half-turn-drawn", PHONE).await;
        let hall = a_three_is_made(&umpire).await;
        let whole = json!([["E1", "E2", "R1", "R2"], []]);
        let half = json!([["E1", "E2", "E3", "R1", "R2"], ["E3"]]);
        assert_eq!(umpire.script(MEN).await, half);
        let line = "M8 8L92 8";
        umpire.until("document.querySelector('.board .mill')").await;
        assert_eq!(umpire.script(LIT).await, json!([line, line]));
        umpire.picture("to-shoot").await;
        undo_by(&umpire, false).await;
        assert_eq!(umpire.script(MEN).await, whole);
        assert_eq!(umpire.script(LIT).await, json!([]));
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        tap(&umpire, "E3").await;
        tap(&umpire, "R1").await;
        recorded(&umpire, 6).await;
        let shot = json!([["E1", "E2", "E3", "R2"], []]);
        assert_eq!(umpire.script(MEN).await, shot);
        assert_eq!(umpire.script(LIT).await, json!([line, line]));
        drop(hall);
        umpire.close().await;
    });
}

#[test]
fn a_piece_on_its_way_has_left_its_square() {
    run(async {
        let umpire = Browser::open("half-turn-on-its-way", PHONE).await;
        let hall = Hall::of("camelot");
        let Half {
            before, taps: way, ..
        } = halves("camelot").remove("may end or go on").unwrap();
        let before: Vec<&str> = before.iter().map(String::as_str).collect();
        at_the_board(&umpire, &hall, &before).await;
        let [from, to] = [&way[0], &way[1]].map(|name| Value::from(name.as_str()));
        let men = umpire.script(MEN).await;
        taps(&umpire, &way).await;
        let half = umpire.script(MEN).await;
        let stands = |men: &Value, at: &Value| men[0].as_array().unwrap().contains(at);
        assert!(stands(&men, &from) && !stands(&men, &to), "{men}");
        assert!(!stands(&half, &from) && stands(&half, &to), "{half}");
        assert_eq!(half[1], json!([to]));
        umpire.picture("on-its-way").await;
        undo_by(&umpire, false).await;
        assert_eq!(umpire.script(MEN).await, men);
        umpire.close().await;
    });
}

#[test]
fn what_a_long_jump_takes_is_gone_with_each_tap() {
    run(async {
        let umpire = Browser::open("half-turn-long-jump", PHONE).await;
        let hall = Hall::of("camelot");
        let Half {
            before, taps: way, ..
        } = halves("camelot").remove("between two x").unwrap();
        let before: Vec<&str> = before.iter().map(String::as_str).collect();
        at_the_board(&umpire, &hall, &before).await;
        let whole = umpire.script(MEN).await[0].as_array().unwrap().len();
        taps(&umpire, &way).await;
        let half = umpire.script(MEN).await;
        let left = half[0].as_array().unwrap().len();
        // Between its captures a knight may leap over men of its own side.
        assert!((1..way.len()).contains(&(whole - left)), "{way:?}: {half}");
        assert_eq!(half[1], json!([way.last().unwrap()]));
        umpire.picture("jumped").await;
        undo_by(&umpire, false).await;
        let all = umpire.script(MEN).await[0].as_array().unwrap().len();
        assert_eq!(all, whole);
        umpire.close().await;
    });
}
