//! What was just done is taken back by one button.

use super::harness::{Client, Page};
use super::umpire::Hall;

fn presses(client: &Client, page: &Page) -> Page {
    let action = page.attributes("form#undo", "action");
    let form = page.form(&action[0]);
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    client.post_and_look(&action[0], &form)
}

fn results(page: &Page) -> Vec<String> {
    page.all("#b1 .res b[title]")
}

#[test]
fn a_result_is_taken_back_and_given_again_without_scripts() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let page = teacher.post_and_look(&enter, &[("result", "1-0")]);
    assert!(page.sees("The result is saved"), "{}", page.text());
    assert!(page.sees("Undo · Board 1: no result"), "{}", page.text());
    assert_eq!(results(&page), ["1–0"]);

    let changed = [("result", "0-1"), ("reason", "wrong side")];
    let page = teacher.post_and_look(&enter, &changed);
    assert_eq!(results(&page), ["0–1"]);
    let page = presses(&teacher, &page);
    assert_eq!(results(&page), ["1–0"], "as it was before");
    let page = presses(&teacher, &page);
    assert_eq!(results(&page), ["0–1"], "what is taken back comes back");
    // All of it stands in the history, with its reason.
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("Undone at once"), "{}", history.text());
}

#[test]
fn a_script_gets_the_button_with_its_part_and_it_says_the_truth() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let part = teacher.part(&enter, &[("result", "1/2-1/2")]);
    assert_eq!(part.all("form#undo button[data-undo]").len(), 1);
    let run = |undo: &str| teacher.get(&format!("/e/{}/run?undo={undo}", hall.key));
    // What a link says can be pressed only where it changes something, and is told in words.
    let made_up = run("1+0-1");
    assert!(made_up.sees("Undo · Board 1: "), "{}", made_up.text());
    assert!(made_up.sees("0–1"), "{}", made_up.text());
    for nothing in ["1+1%2F2-1%2F2", "9", "x", "1+7-7", "2", ""] {
        assert!(run(nothing).all("form#undo").is_empty(), "{nothing}");
    }
}

#[test]
fn who_was_marked_by_mistake_is_where_they_were_again() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let players = format!("/e/{}/players", hall.key);
    let mark = format!("{players}/presence");
    let id = hall.app.desk.entrants(&hall.organiser()).unwrap()[0].id.0;
    let absent = |page: &Page| page.all("tr.away").len();
    let page = teacher.post_and_look(&mark, &[("set", &format!("absent {id}"))]);
    assert_eq!(absent(&page), 1);
    assert!(
        page.sees("Undo · Thandiwe Mokoena: ✓ Here"),
        "{}",
        page.text()
    );
    let page = presses(&teacher, &page);
    assert_eq!(absent(&page), 0);
    // All at once, and all back at once.
    let page = teacher.post_and_look(&mark, &[("set", "absent all")]);
    assert_eq!(absent(&page), 4);
    let page = presses(&teacher, &page);
    assert_eq!(absent(&page), 0);
    // Those who were in different places have no one way back.
    teacher.post_and_look(&mark, &[("set", &format!("absent {id}"))]);
    let page = teacher.post_and_look(&mark, &[("set", "here all")]);
    assert!(page.all("form#undo").is_empty(), "{}", page.text());
    for nothing in ["here+all", "home", "nowhere+1", "absent+99999"] {
        let page = teacher.get(&format!("{players}?undo={nothing}"));
        assert!(page.all("form#undo").is_empty(), "{nothing}");
    }
}
