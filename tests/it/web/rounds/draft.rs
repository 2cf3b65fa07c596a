//! Drafts: manual changes, warnings, posting.

use super::super::harness::Page;
use super::{EIGHT, Hall};

#[test]
fn two_players_of_a_draft_are_exchanged() {
    let hall = Hall::with(&EIGHT);
    hall.post("/rounds/draft", &[]);
    let before = hall.pairs(1);
    let (one, other) = (before[0][0].to_string(), before[1][0].to_string());
    let form = [("one", one.as_str()), ("other", other.as_str())];
    let draft = hall.post_and_look("/rounds/1/exchange", &form);
    assert!(draft.sees("Swapped."));
    assert!(draft.sees("We proposed"), "{}", draft.text());
    let after = hall.pairs(1);
    assert_eq!((after[0][0], after[1][0]), (before[1][0], before[0][0]));
    let again = hall.post_and_look("/rounds/draft", &[]);
    assert!(again.sees("Nothing was changed by hand."));
    assert_eq!(hall.pairs(1), before);
}

#[test]
fn two_players_are_tapped_one_after_the_other_without_scripts() {
    let hall = Hall::with(&EIGHT);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    let before = hall.pairs(1);
    let seats = draft.attributes("button.swaps[form=pick]", "value");
    assert_eq!(seats.len(), 8);
    let picked = hall.get(&format!("/rounds/1/draft?pick={}", seats[0]));
    assert_eq!(picked.attributes("#exchange input", "value"), [&*seats[0]]);
    let others = picked.attributes("button.swaps[form=exchange]", "value");
    assert_eq!(others, seats[1..]);
    assert_eq!(picked.all("button.swaps[aria-pressed=true]").len(), 1);
    let form = [("one", &*seats[0]), ("other", &*others[1])];
    hall.post_and_look("/rounds/1/exchange", &form);
    assert_eq!(hall.pairs(1)[0][0], before[1][0]);
}

#[test]
fn a_draft_shows_earlier_points_and_sides() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    assert!(hall.get("/players").sees("1 of 1"));
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert_eq!(draft.all(".swaps .big").len(), 8);
    let sides = draft.attributes(".swaps .discs", "aria-label");
    assert_eq!(sides.len(), 8);
    assert!(sides.contains(&"So far: White".to_owned()), "{sides:?}");
    assert!(
        draft.sees("4 of 4 boards: equal points."),
        "{}",
        draft.text()
    );
    assert!(draft.sees("No pair has met before."), "{}", draft.text());
    let pairs = hall.pairs(2);
    let (one, other) = (pairs[0][0].to_string(), pairs[3][0].to_string());
    let form = [("one", &*one), ("other", &*other)];
    let uneven = hall.post_and_look("/rounds/2/exchange", &form);
    assert!(
        uneven.all("td.st").concat().contains("points differ by"),
        "{}",
        uneven.text()
    );
    hall.post("/rounds/2/post", &[("reason", "They asked for it")]);
    for board in 1..=4 {
        hall.enter(2, board, "1-0");
    }
    let third = hall.post_and_look("/rounds/draft", &[]);
    let floats = third.attributes(".swaps [title]", "title");
    assert!(
        floats.contains(&"Met someone with fewer points in round 2".to_owned()),
        "{floats:?}"
    );
}

#[test]
fn a_draft_that_breaks_a_rule_is_posted_only_with_a_reason() {
    let hall = Hall::with(&EIGHT);
    hall.post("/rounds/draft", &[]);
    let draft = hall.post_and_look("/rounds/1/split", &[("board", "2")]);
    assert!(draft.sees("has no place in this round"), "{}", draft.text());
    assert_eq!(hall.post("/rounds/1/post", &[]).status, 422);
    let pair = draft.attributes("form#join select[name=one] option", "value");
    let form = [("one", pair[0].as_str()), ("other", pair[1].as_str())];
    let draft = hall.post_and_look("/rounds/1/join", &form);
    assert!(!draft.sees("has no place"), "{}", draft.text());
    assert_eq!(hall.post("/rounds/1/post", &[]).status, 303);
}

#[test]
fn the_bye_goes_to_another_child_whose_place_is_taken() {
    let hall = Hall::with(&EIGHT[..7]);
    hall.post("/rounds/draft", &[]);
    let to = hall.pairs(1)[0][0];
    let draft = hall.post_and_look("/rounds/1/bye", &[("entrant", &to.to_string())]);
    assert!(draft.sees("The bye is given."), "{}", draft.text());
    assert!(hall.pairs(1).iter().flatten().all(|id| *id != to));
    assert_eq!(hall.pairs(1).len(), 3);
}

#[test]
fn rounds_that_may_not_work_out_are_named_before_round_one_if_somebody_chose_them() {
    let nine: Vec<&str> = EIGHT.into_iter().chain(["Hendra Wijaya"]).collect();
    let hall = Hall::with(&nine);
    assert!(
        hall.run().all(".msg.warn").is_empty(),
        "five fill in by themselves"
    );
    let settings = format!("/e/{}/settings", hall.key);
    let mut form = hall.get("/settings").form(&settings);
    form.retain(|(name, _)| name != "system" && name != "rounds");
    let form = form.iter().map(|(name, value)| (&**name, &**value));
    let chosen = [("system", "swiss"), ("rounds", "6")];
    let form: Vec<(&str, &str)> = form.chain(chosen).collect();
    assert_eq!(hall.post("/settings", &form).status, 303);
    let named = |page: &Page| {
        let warnings = page.all(".msg.warn").join(" ");
        assert!(
            warnings.contains("6 rounds are announced. Up to 5 rounds always work out"),
            "{}",
            page.text()
        );
        assert!(page.all(".msg.bad").is_empty(), "they may well work out");
    };
    named(&hall.run());
    named(&hall.post_and_look("/rounds/draft", &[]));
}

#[test]
fn round_control_begins_with_what_to_do_now() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let text = hall.run().text();
    let place = |words: &str| {
        text.find(words)
            .unwrap_or_else(|| panic!("{words}: {text}"))
    };
    assert!(place("Round 1 is being played") < place("Player or board"));
    assert!(place("Player or board") < place("Round 1: boards"));
    assert!(
        !text.contains("Name, number or board"),
        "one search is enough"
    );
}

#[test]
fn a_player_who_did_not_come_is_named_and_left_out_with_one_tap() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let missing = {
        let tournament = hall.app.desk.tournament(hall.right.event()).unwrap();
        tournament.posted().unwrap().boards[0].0.second
    };
    hall.enter(1, 1, "1-0 forfeit");
    for board in 2..=4 {
        hall.enter(1, board, "1-0");
    }
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("did not come to the last round"),
        "{}",
        draft.text()
    );
    assert!(!draft.sees("Nothing unusual"), "{}", draft.text());
    assert!(draft.sees("Not here: pair without"), "{}", draft.text());
    let who = missing.0.to_string();
    let again = hall.post_and_look("/rounds/2/away", &[("entrant", &who)]);
    assert!(!again.sees("did not come"), "{}", again.text());
    assert!(!hall.pairs(2).iter().flatten().any(|one| *one == missing.0));
    let tournament = hall.app.desk.tournament(hall.right.event()).unwrap();
    let presence = tournament.entrant(missing).unwrap().presence;
    assert_eq!(presence, inkundla::tournament::Presence::Absent);
    assert_eq!(
        hall.post("/rounds/2/away", &[("entrant", "999999")]).status,
        404
    );
}
