//! Sections that a list names are added with its players.

use super::{Day, Event, Page};

const LIST: &str = "Name,School,Grade,Section\n\
    Lwazi Zulu,Baobab Primary,4,Grades 4-5\nNomsa Khoza,Baobab Primary,5,grades 4-5\n\
    Sipho Dube,Baobab Primary,6,Grades 6-7\nLerato Moloi,Acacia School,7,\n";

fn uploaded(day: &Day, list: &str) -> Page {
    let path = day.path("/players/check");
    day.client.post_parts(&path, &[("list", list)])
}

/// The fields of the page with the list that was read.
fn checked(day: &Day, list: &str) -> Vec<(String, String)> {
    let read = uploaded(day, list);
    assert_eq!(read.status, 200, "{}", read.body);
    read.form(&day.path("/players/add"))
}

fn sent(day: &Day, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (&**n, &**v)).collect();
    day.post("/players/add", &fields)
}

fn names(day: &Day) -> Vec<String> {
    day.sections().into_iter().map(|one| one.name).collect()
}

#[test]
fn a_list_brings_its_sections_along() {
    let day = Day::new();
    let read = uploaded(&day, LIST);
    assert!(read.sees("The list names 2 sections"), "{}", read.text());
    assert_eq!(read.all("#new-sections b"), ["Grades 4-5", "Grades 6-7"]);
    assert!(!read.sees("pair round 1"), "{}", read.text());
    let fields = read.form(&day.path("/players/add"));
    assert_eq!(sent(&day, &fields).status, 303);
    assert_eq!(names(&day), ["Grades 4-5", "Grades 6-7"]);
    let [first, second] = &day.sections()[..] else {
        panic!("not two sections")
    };
    let hall = |of: &Event| (of.options.hall.order, of.options.hall.first.0);
    assert_eq!([hall(first), hall(second)], [(0, 1), (1, 11)]);
    let first: Vec<String> = day.names(first).into_iter().map(|(_, name)| name).collect();
    assert_eq!(first, ["Lwazi", "Nomsa"]);
    assert_eq!(day.names(second).len(), 1);
    assert_eq!(day.names(&day.main()), [(1, "Lerato".to_owned())]);
}

#[test]
fn players_are_entered_without_sections_if_the_organiser_takes_the_mark_away() {
    let day = Day::new();
    let mut fields = checked(&day, LIST);
    fields.retain(|(name, _)| name != "new-sections");
    assert_eq!(sent(&day, &fields).status, 303);
    assert_eq!(names(&day), [""; 0]);
    assert_eq!(day.names(&day.main()).len(), 4);
}

#[test]
fn a_new_name_beside_other_sections_may_be_a_slip() {
    let day = Day::with_sections();
    let list = "Name,Section\nLwazi Zulu,Grades 4-5\nThabo Nkosi,Girls\n";
    let mut fields = checked(&day, list);
    assert!(fields.iter().all(|(name, _)| name != "new-sections"));
    // Unticked: the row stays on the page with its fault.
    let left = sent(&day, &fields);
    assert!(left.sees("There is no section “Girls”"), "{}", left.text());
    assert_eq!(names(&day).len(), 2);
    fields = left.form(&day.path("/players/add"));
    fields.push(("new-sections".to_owned(), "1".to_owned()));
    assert_eq!(sent(&day, &fields).status, 303);
    assert_eq!(names(&day), ["Grades 4-5", "Grades 6-7", "Girls"]);
}

#[test]
fn a_name_that_no_section_can_have_enters_nobody() {
    let day = Day::new();
    let list = format!("Name,Section\nLwazi Zulu,{}\n", "x".repeat(90));
    let fields = checked(&day, &list);
    assert!(fields.iter().any(|(name, _)| name == "new-sections"));
    let refused = sent(&day, &fields);
    assert_eq!(refused.status, 422, "{}", refused.text());
    assert!(day.names(&day.main()).is_empty());
}

#[test]
fn an_event_with_a_round_says_that_it_leaves_sections_out() {
    let day = Day::new();
    let without = "Name\nLwazi Zulu\nNomsa Khoza\nSipho Dube\nLerato Moloi\n";
    let fields = checked(&day, without);
    assert_eq!(sent(&day, &fields).status, 303);
    day.posts(&day.main());
    let read = uploaded(&day, "Name,Section\nThabo Nkosi,Girls\n");
    assert!(read.sees("takes no sections now"), "{}", read.text());
    assert!(read.all("#new-sections").is_empty());
    assert_eq!(
        sent(&day, &read.form(&day.path("/players/add"))).status,
        303
    );
    assert_eq!(day.names(&day.main()).len(), 5);
}
