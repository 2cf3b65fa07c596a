//! What was just done is taken back by one button.

use super::harness::{Client, Page};
use super::staff::{deputy, helper};
use super::umpire::Hall;

/// Presses the button that takes back, on the page itself or after a look at the effect.
fn presses(client: &Client, page: &Page) -> Page {
    let looked;
    let (page, selector) = match page.attributes("#undo a[data-undo]", "href").first() {
        Some(look) => {
            looked = client.get(look);
            (&looked, "main form")
        }
        None => (page, "form#undo"),
    };
    let action = page.attributes(selector, "action");
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
    assert!(
        page.sees("Undo · Round 1, board 1: 1–0 entered"),
        "{}",
        page.text()
    );
    assert_eq!(results(&page), ["1–0"]);

    let changed = [("result", "0-1"), ("reason", "wrong side")];
    let page = teacher.post_and_look(&enter, &changed);
    assert_eq!(results(&page), ["0–1"]);
    let page = presses(&teacher, &page);
    assert!(page.sees("Undone."), "{}", page.text());
    assert_eq!(results(&page), ["1–0"], "as it was before");
    let page = presses(&teacher, &page);
    assert_eq!(results(&page), ["0–1"], "what is taken back comes back");
    // All of it stands in the history, with its reason.
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("Undone at once"), "{}", history.text());
    assert!(
        history.all("#undo").is_empty(),
        "it has a way for each line"
    );
}

#[test]
fn a_script_gets_the_button_with_its_part() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let part = teacher.part(&enter, &[("result", "1/2-1/2"), ("show", "open")]);
    assert_eq!(
        part.all("form#undo[data-fragment] button[data-undo]").len(),
        1
    );
    let door = part.attributes("form#undo", "action").remove(0);
    let form = part.form(&door);
    assert_eq!(
        form,
        [("to".to_owned(), "round-control?show=open".to_owned())]
    );
    let back = teacher.part(&door, &[("to", "round-control?show=open")]);
    let place = back.header("location");
    assert!(place.starts_with(&format!("/e/{}/round-control?show=open&", hall.key)));
    let page = teacher.get(&place);
    assert!(page.sees("Undo · Round 1, board 1: "), "{}", page.text());
}

#[test]
fn only_who_did_it_a_short_while_ago_is_offered_the_way_back() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let place = teacher
        .post(&enter, &[("result", "1-0")])
        .header("location");
    let is_offered = |who: &Client, place: &str| !who.get(place).all("#undo").is_empty();
    assert!(is_offered(&teacher, &place));
    assert!(!is_offered(&deputy(&hall), &place), "it was somebody else");
    let done: i64 = place.rsplit('=').next().unwrap().parse().unwrap();
    let at = |ms: i64| format!("/e/{}/round-control?done={ms}", hall.key);
    assert!(is_offered(&teacher, &at(done)));
    for nothing in [done - 1, done - 600_000, done + 600_000, i64::MAX, -1] {
        assert!(!is_offered(&teacher, &at(nothing)), "{nothing}");
    }
    // What was changed again since is not taken back by a page that is still open.
    teacher.post(&enter, &[("result", "0-1"), ("reason", "wrong side")]);
    assert!(!is_offered(&teacher, &place));
}

#[test]
fn who_was_marked_by_mistake_is_where_they_were_again() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let players = format!("/e/{}/players", hall.key);
    let mark = format!("{players}/presence");
    let id = hall.app.desk.entrants(&hall.organiser()).unwrap()[0].id.0;
    let absent = |page: &Page| page.all("tr.away").len();
    let set = format!("absent {id}");
    let page = teacher.post_and_look(&mark, &[("set", &set), ("find", "thandi & co")]);
    let form = page.attributes("form#undo", "action").remove(0);
    let to = "players?find=thandi%20%26%20co".to_owned();
    assert_eq!(page.form(&form), [("to".to_owned(), to)]);
    assert!(
        page.sees("Undo · Absent: Thandiwe Mokoena"),
        "{}",
        page.text()
    );
    presses(&teacher, &page);
    let page = teacher.get(&players);
    assert_eq!(absent(&page), 0);
    // All at once, and all back at once, after a look at who it is.
    let page = teacher.post_and_look(&mark, &[("set", &set)]);
    assert_eq!(absent(&page), 1);
    let page = teacher.post_and_look(&mark, &[("set", "here all")]);
    assert_eq!(absent(&page), 0);
    let look = teacher.get(&page.attributes("#undo a", "href")[0]);
    assert!(look.sees("Thandiwe Mokoena: ✗ Absent"), "{}", look.text());
    assert!(look.sees("Sipho Dlamini: ✓ Here"), "{}", look.text());
    let page = presses(&teacher, &page);
    assert!(page.sees("Undone."), "{}", page.text());
    assert_eq!(absent(&page), 1, "each where they were");
}

#[test]
fn rounds_and_settings_go_back_after_a_look_to_the_page_that_one_came_from() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    let unpost = [("number", "1"), ("reason", "wrong list")];
    let page = teacher.post_and_look(&format!("{event}/rounds/1/unpost"), &unpost);
    let look = page.attributes("#undo a[data-undo]", "href").remove(0);
    assert!(look.contains("/undo?to="), "{look}");
    let effect = teacher.get(&look);
    assert!(effect.sees("Round 1 is posted again"), "{}", effect.text());
    let page = presses(&teacher, &page);
    assert!(page.sees("Undone."), "{}", page.text());
    assert_eq!(page.all("h1").len(), 1);
    let again = page.attributes("#undo a[data-undo]", "href");
    assert_eq!(again.len(), 1, "the way back has a way back");

    let days = teacher.post_and_look(&format!("{event}/privacy/days"), &[("days", "10")]);
    let page = presses(&teacher, &days);
    assert!(page.sees("Undone."), "{}", page.text());
    assert_eq!(page.all("#undo").len(), 1);
}

#[test]
fn a_way_back_never_leads_out_of_the_event() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    for elsewhere in ["../../signout", "x\r\nset-cookie: a=b", "über"] {
        let page = teacher.post_and_look(&enter, &[("result", "1-0")]);
        let door = page.attributes("form#undo", "action").remove(0);
        let place = teacher.post(&door, &[("to", elsewhere)]).header("location");
        let run = format!("/e/{}/round-control?", hall.key);
        assert!(place.starts_with(&run), "{elsewhere}: {place}");
    }
    let page = teacher.post_and_look(&enter, &[("result", "1-0")]);
    let door = page.attributes("form#undo", "action").remove(0);
    let place = teacher
        .post(&door, &[("to", "//example.org")])
        .header("location");
    assert!(place.starts_with(&format!("/e/{}/", hall.key)), "{place}");
}

#[test]
fn a_helper_takes_back_what_they_did_and_nothing_else() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let helper = helper(&hall, &hall.key);
    let enter = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let page = helper.post_and_look(&enter, &[("result", "1-0")]);
    let page = presses(&helper, &page);
    assert!(page.sees("Undone."), "{}", page.text());
    assert_eq!(results(&page), [""; 0]);
    let page = helper.post_and_look(
        &format!("/e/{}/players/presence", hall.key),
        &[("set", "absent all")],
    );
    let page = presses(&helper, &page);
    assert!(page.all("tr.away").is_empty(), "{}", page.text());

    let page = teacher.post_and_look(&enter, &[("result", "0-1")]);
    let door = page.attributes("form#undo", "action").remove(0);
    assert_eq!(helper.get(&door).status, 403);
    assert_eq!(helper.post(&door, &[]).status, 403);
    let page = teacher.get(&format!("/e/{}/round-control", hall.key));
    assert_eq!(results(&page), ["0–1"]);
}
