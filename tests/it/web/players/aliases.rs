//! Aliases: unique, and without more information than allowed.

use super::checked;
use crate::web::rounds::Hall;

const CHILDREN: [&str; 6] = [
    "Sipho Dlamini",
    "Sipho Dube",
    "Maria da Silva Santos",
    "Maria Sethole",
    "Lerato Maseko",
    "Lerato Maseko",
];
const ALIASES: [&str; 6] = [
    "Sipho Dl.",
    "Sipho Du.",
    "Maria Si.",
    "Maria Se.",
    "Lerato M. (5)",
    "Lerato M. (6)",
];

#[test]
fn every_child_has_a_name_of_its_own_wherever_outsiders_look() {
    let hall = Hall::with(&CHILDREN);
    hall.next_round(1);
    for board in 1..=3 {
        assert_eq!(hall.enter(1, board, "1-0").status, 303);
    }
    hall.post("/rounds/1/close", &[]);
    let parent = hall.app.visitor();
    let places = [
        "",
        "/rounds/1",
        "/rounds",
        "/find",
        "/standings",
        "/standings.csv",
        "/standings/schools",
        "/standings/cross-table",
        "/standings/schools.csv?best=3",
        "/find?q=a",
        "/screen",
    ];
    let places = places.map(|rest| hall.path(rest)).into_iter();
    // The rest of the API names players by their numbers.
    let json = [format!("/api/v1/events/{}/entrants", hall.key)];
    for place in places.chain(json) {
        let page = parent.get(&place);
        assert_eq!(page.status, 200, "{place}");
        let text = page.body.replace("&#160;", " ");
        let shown = ALIASES.iter().filter(|alias| text.contains(*alias));
        // A CSV guards nothing here, so the names stand as they are.
        assert!(shown.count() >= 3, "{place}: {text}");
        for family in ["Dlamini", "Dube", "Silva", "Santos", "Sethole", "Maseko"] {
            assert!(!text.contains(family), "{place} tells {family}: {text}");
        }
        for twice in [
            "Sipho D.",
            "Maria S.",
            "Lerato M.<",
            "Lerato M.\"",
            "Lerato M.,",
        ] {
            assert!(!text.contains(twice), "{place} has {twice}");
        }
    }
}

#[test]
fn organisers_choose_among_names_that_all_differ() {
    let hall = Hall::with(&[
        "Lerato Maseko",
        "Anna Cele",
        "Dewi Li",
        "Lerato Maseko",
        "Sipho Zulu",
        "Lerato Maseko",
    ]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    let differ = |page: &crate::web::harness::Page, select: &str| {
        let mut options = page.all(&format!("{select} option"));
        let count = options.len();
        options.sort();
        options.dedup();
        assert_eq!((options.len(), count > 3), (count, true), "{options:?}");
        options
    };
    let options = differ(&draft, "#bye select[name=entrant]");
    let named = |words: &str| options.iter().filter(|one| one.contains(words)).count();
    // Two of them are of one school, so their numbers tell them apart.
    assert_eq!(named("Lerato Maseko, School 1"), 2, "{options:?}");
    assert_eq!(named("Lerato Maseko, School 3"), 1, "{options:?}");
    assert_eq!(named("School 2"), 0, "{options:?}");
    hall.next_round(1);
    differ(&hall.get("/history"), "select[name=player]");
    let run = hall.run();
    for row in 1..=3 {
        differ(&run, &format!("tr[data-board='{row}'] select[name=result]"));
    }
    assert!(run.sees("Lerato Maseko (1)") && run.sees("Lerato Maseko (6)"));
}

#[test]
fn the_aliases_are_seen_before_anybody_is_entered() {
    let hall = Hall::with(&["Sipho Dlamini"]);
    let page = checked(
        &hall.organiser,
        &hall.path(""),
        "Sipho Dube\nAnna-Marie van Wyk",
    );
    let aliases = page.all("table.ready tbody td.alias");
    assert_eq!(aliases, ["Sipho Du.", "Anna-Marie V."], "{}", page.text());
}

#[test]
fn the_order_of_the_names_is_asked_once_with_names_of_the_list() {
    let hall = Hall::with(&["Sipho Dlamini"]);
    let list = "Khumalo Thandi\nDlamini Grace";
    let page = checked(&hall.organiser, &hall.path(""), list);
    assert!(
        page.sees("Which comes first in these names?")
            && page.sees("“Khumalo Thandi” becomes “Khumalo T.”"),
        "{}",
        page.text()
    );
    let answers = page.attributes("#order button", "value");
    assert_eq!(answers, ["given", "family"]);
    let path = hall.path("/players/check");
    let mut form = page.form(&path);
    form.retain(|(name, _)| name != "order");
    form.push(("order".to_owned(), "family".to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = hall.organiser.post_parts(&path, &form);
    let aliases = page.all("table.ready tbody td.alias");
    assert_eq!(aliases, ["Thandi K.", "Grace D."], "{}", page.text());
    let answer = super::added(&hall.organiser, &hall.path(""), &page, &[]);
    assert_eq!(answer.status, 303);
    assert!(hall.get("/players").sees("Thandi Khumalo"));
}
