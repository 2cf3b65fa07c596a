//! The explanation of a pairing, and why two players do not meet.

use super::rounds::{EIGHT, Hall};

#[test]
fn a_swiss_round_is_explained_by_bracket_and_answers_why_not() {
    let hall = Hall::with(&EIGHT);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Why these pairs"), "{}", draft.text());
    let page = hall.get("/rounds/1/why");
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.sees("Points: 0"), "{}", page.text());
    assert_eq!(page.all("section ul.rules").len(), 2, "{}", page.text());
    assert!(page.sees("All other numbers are 0"));
    let pair = hall.pairs(1)[0].clone();
    let other = hall.pairs(1)[1].clone();
    let ask = |one: i64, two: i64| hall.get(&format!("/rounds/1/why?one={one}&other={two}"));
    assert!(ask(pair[0], pair[1]).sees("are paired."));
    let later = ask(pair[0], other[0]);
    assert!(later.sees("this one comes later"), "{}", later.text());
    hall.post("/rounds/1/post", &[]);
    // Parents read it below the list, under aliases; the numbers are the organiser's.
    let list = hall.app.visitor().get(&hall.path("/rounds/1"));
    let reasons = list.all("#why li").join(" ");
    assert!(
        reasons.contains("Board 1: Both have the same points: 0"),
        "{reasons}"
    );
    assert!(!reasons.contains("Mkhize"), "{reasons}");
    assert!(!list.sees("why not others"));
    assert!(hall.get("/rounds/1").sees("why not others"));
    hall.white_wins_everywhere(1);
    hall.post_and_look("/rounds/draft", &[]);
    let met = hall.get(&format!("/rounds/2/why?one={}&other={}", pair[0], pair[1]));
    assert!(met.sees("have met in round 1"), "{}", met.text());
    let winners = hall.pairs(2)[0].clone();
    let (winner, loser) = (winners[0], hall.pairs(2)[3][0]);
    let worse = hall.get(&format!("/rounds/2/why?one={winner}&other={loser}"));
    assert!(worse.sees("the round would be worse"), "{}", worse.text());
    assert!(worse.sees("C6"), "{}", worse.text());
    assert_eq!(hall.get("/rounds/9/why").status, 404);
}
