//! Line-ups of teams: captains hand them in, the pairing takes them.

use super::settle;
use crate::web::check_in::of_school::{link, teacher};
use crate::web::harness::{Client, Page};
use crate::web::rounds::{EIGHT, Hall};

fn teams(hall: &Hall, order: &str) {
    let plan = [
        ("system", "teams-round-robin"),
        ("boards", "2"),
        ("team_order", order),
    ];
    settle(hall, &plan);
}

/// The ids of the players on the page of a line-up.
fn order(page: &Page) -> String {
    page.attributes("input[name=order]", "value")[0].clone()
}

fn hand_in(who: &Client, hall: &Hall, order: &str) -> Page {
    who.post(
        &hall.path("/line-ups/2"),
        &[("round", "1"), ("order", order)],
    )
}

fn names(page: &Page) -> Vec<String> {
    page.all(".nowcard .line-up li .grow b")
}

#[test]
fn a_captain_hands_in_a_line_up_that_the_pairing_takes() {
    let hall = Hall::with(&EIGHT);
    teams(&hall, "free");
    let (captain, page) = teacher(&hall, &link(&hall, "School 2"), "Mr Adams");
    let to = page.attributes("a[href$='/line-ups']", "href");
    assert_eq!(to.len(), 1, "{}", page.text());
    let list = captain.get(&to[0]);
    assert!(list.sees("Line-ups for round 1") && list.sees("Not handed in"));
    assert_eq!(list.all(".line-ups li").len(), 1, "only the own team");
    let page = captain.get(&hall.path("/line-ups/2"));
    assert_eq!(names(&page), ["Sipho Zulu", "Kagiso Molefe"]);
    // The arrow of the second player, then the reserve, without a script.
    let up = page.attributes(".line-up a[aria-label$='higher']", "href");
    let (up, _) = up[0].split_once('#').unwrap();
    let page = captain.get(up);
    assert_eq!(names(&page), ["Kagiso Molefe", "Sipho Zulu"]);
    let put_in = page.attributes(".card:not(.nowcard) .line-up a", "href");
    let (put_in, _) = put_in[0].split_once('#').unwrap();
    let page = captain.get(put_in);
    assert_eq!(names(&page), ["Kagiso Molefe", "Annelie Meyer"]);
    let wanted = order(&page);
    assert_eq!(hand_in(&captain, &hall, &wanted).status, 303);
    let page = captain.get(&hall.path("/line-ups/2"));
    assert!(page.sees("Handed in"), "{}", page.text());
    assert_eq!(order(&page), wanted);
    let seen = hall.get("/line-ups");
    assert_eq!(seen.all(".line-ups .pill.ok"), ["Handed in"]);
    hall.next_round(1);
    let board = hall.run();
    let seats = board.all("tr[data-board] .seat b");
    assert!(seats.contains(&"Annelie Meyer".to_owned()), "{seats:?}");
    assert!(!seats.contains(&"Sipho Zulu".to_owned()), "{seats:?}");
    let history = hall.get("/history");
    assert!(
        history.sees("Line-up of the team of Kagiso Molefe"),
        "{}",
        history.text()
    );
}

#[test]
fn nobody_hands_in_for_another_team_or_after_the_time() {
    let hall = Hall::with(&EIGHT);
    teams(&hall, "free");
    let (captain, _) = teacher(&hall, &link(&hall, "School 1"), "Ms Botha");
    assert_eq!(captain.get(&hall.path("/line-ups/2")).status, 404);
    let first = order(&hall.get("/line-ups/2"));
    assert_eq!(hand_in(&captain, &hall, &first).status, 404);
    let own = order(&captain.get(&hall.path("/line-ups/1")));
    let to = hall.path("/line-ups/1");
    // Players of another team are not taken.
    let refused = captain.post(&to, &[("round", "1"), ("order", &first)]);
    assert_eq!(refused.status, 422, "{}", refused.text());
    let wrong = captain.post(&to, &[("round", "2"), ("order", &own)]);
    assert_eq!(wrong.status, 422, "{}", wrong.text());
    assert_eq!(
        captain
            .post(&hall.path("/line-ups"), &[("minutes", "5")])
            .status,
        403
    );
    for minutes in ["0", "601", "soon", ""] {
        let asked = hall.post("/line-ups", &[("minutes", minutes)]);
        assert_eq!(asked.status, 422, "{minutes}");
    }
    assert_eq!(hall.post("/line-ups", &[("minutes", "5")]).status, 303);
    assert!(captain.get(&to).sees("until "));
    hall.app.sql(
        "UPDATE tournaments SET options = \
        json_set(options, '$.terms.line_up_call.closes_at_ms', 1000)",
    );
    let late = captain.post(&to, &[("round", "1"), ("order", &own)]);
    assert_eq!(late.status, 422, "{}", late.text());
    assert!(late.sees("The line-ups of this round are closed"));
    assert!(captain.get(&to).all("button.primary.lg").is_empty());
    let by_organiser = hall.post("/line-ups/1", &[("round", "1"), ("order", &own)]);
    assert_eq!(by_organiser.status, 303, "the organiser may");
}

#[test]
fn a_draft_follows_a_line_up_and_shows_the_captain_the_match() {
    let hall = Hall::with(&EIGHT);
    teams(&hall, "fixed");
    let (captain, _) = teacher(&hall, &link(&hall, "School 2"), "Mr Adams");
    hall.post("/rounds/draft", &[]);
    let to = hall.path("/line-ups/2");
    let before = captain.get(&to);
    assert!(
        before.all(".match").is_empty(),
        "a draft is the organiser's"
    );
    hall.post("/line-ups", &[("minutes", "5")]);
    let asked = captain.get(&to);
    let is_playing = !asked.all(".match").is_empty();
    let reserve = asked.attributes(".card:not(.nowcard) .line-up a", "href");
    let (put_in, _) = reserve[0].split_once('#').unwrap();
    let page = captain.get(put_in);
    assert!(
        page.all(".line-up a[aria-label$='higher']").is_empty(),
        "the order is fixed"
    );
    assert_eq!(hand_in(&captain, &hall, &order(&page)).status, 303);
    let draft = hall.get("/rounds/1/draft");
    assert!(is_playing, "{}", asked.text());
    assert!(draft.sees("Annelie Meyer"), "{}", draft.text());
    let posted = hall.post_and_look("/rounds/1/post", &[]);
    assert!(posted.sees("The round is posted"), "{}", posted.text());
    let seats = hall.run().all("tr[data-board] .seat b");
    assert!(seats.contains(&"Annelie Meyer".to_owned()), "{seats:?}");
}

#[test]
fn a_school_has_several_teams_with_captains_and_links_of_their_own() {
    let hall = Hall::with(&EIGHT);
    teams(&hall, "free");
    let ids = hall.app.desk.entrants(&hall.right).unwrap();
    let of_one: Vec<String> = ids
        .iter()
        .filter(|one| one.school.as_deref() == Some("School 1"))
        .map(|one| one.id.0.to_string())
        .collect();
    let field = format!("team-{}", of_one[0]);
    let captain = format!("captain-{}", of_one[0]);
    let saved = hall.post("/teams", &[(&field, "School 1 B"), (&captain, "1")]);
    assert_eq!(saved.status, 303, "{}", saved.text());
    let page = hall.get("/teams");
    assert_eq!(page.all("main h3").len(), 4, "{}", page.text());
    let (one, _) = teacher(&hall, &link(&hall, "School 1 B"), "Mr Adams");
    let list = one.get(&hall.path("/line-ups"));
    assert_eq!(list.all(".line-ups li .who a"), ["School 1 B"]);
    hall.next_round(1);
    let public = hall.app.visitor().get(&hall.path("/finals"));
    assert!(public.sees("School 1 B"), "{}", public.text());
    let team = public.attributes(".of-all th a", "href");
    let pages = team.iter().map(|to| hall.app.visitor().get(to));
    let found = pages.filter(|page| page.sees("Captain")).count();
    assert_eq!(found, 1);
    let late = hall.post("/teams", &[(&field, "Other")]);
    assert_eq!(late.status, 422, "{}", late.text());
}
