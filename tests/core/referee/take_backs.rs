//! Take-backs by agreement of players who record themselves.

use super::{FIRST_SHOT, Story, delay};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;

fn allowed() -> Story {
    let conduct = UmpireSettings {
        take_backs: true,
        ..UmpireSettings::default()
    };
    Story::under("umlabalaba", ClockPolicy::MINUTE, conduct)
}

fn by(story: &mut Story, side: Side, command: Command) -> Result<Vec<Event>, Refusal> {
    let player = Official {
        role: Role::of_player(side),
        name: String::new(),
    };
    story.attempt_as(player, command)
}

fn back(turn: &str) -> Event {
    Event::TurnTakenBack {
        turn: turn.into(),
        reason: String::new(),
    }
}

#[test]
fn the_own_turn_goes_alone_before_the_answer_and_with_it_after() {
    let mut story = allowed();
    story.plays(&["E1"]);
    by(&mut story, FIRST, Command::AskTakeBack(FIRST)).unwrap();
    let agreed = by(&mut story, SECOND, Command::AgreeTakeBack(SECOND)).unwrap();
    let said = Event::TakeBackAgreed { side: SECOND };
    assert_eq!(agreed, [said.clone(), back("E1")]);
    story.plays(&["E3", "E2"]);
    by(&mut story, FIRST, Command::AskTakeBack(FIRST)).unwrap();
    let agreed = by(&mut story, SECOND, Command::AgreeTakeBack(SECOND)).unwrap();
    assert_eq!(agreed, [said, back("E2"), back("E3")]);
    assert_eq!(story.running().to_move(), FIRST);
    assert!(story.running().history.turns().is_empty());
    // The record says who did it, and replays.
    let roles: Vec<Role> = story.entries.iter().map(|entry| entry.by.role).collect();
    assert_eq!(
        roles[roles.len() - 4..],
        [
            Role::FirstPlayer,
            Role::SecondPlayer,
            Role::SecondPlayer,
            Role::SecondPlayer
        ]
    );
    story.replays();
    let lines = transcript(&story.entries).unwrap();
    let struck = lines.iter().filter(|line| line.is_struck).count();
    assert_eq!(struck, 3);
}

#[test]
fn a_shot_cow_comes_back_and_the_turn_gets_its_whole_time() {
    let mut story = allowed();
    story.plays(&FIRST_SHOT);
    let before = story.board();
    story.wait(40);
    by(&mut story, FIRST, Command::AskTakeBack(FIRST)).unwrap();
    by(&mut story, SECOND, Command::AgreeTakeBack(SECOND)).unwrap();
    assert_ne!(story.board(), before);
    assert_eq!(story.left(), 60_000);
    story.plays(&["E7xR4"]);
    assert_eq!(story.board(), before);
    story.replays();
}

#[test]
fn a_request_is_answered_or_passes_with_the_next_turn() {
    let mut story = allowed();
    let ask = Command::AskTakeBack(FIRST);
    assert_eq!(
        by(&mut story, FIRST, ask.clone()),
        Err(Refusal::NoTurnToTakeBack)
    );
    story.plays(&["E1"]);
    assert_eq!(
        by(&mut story, SECOND, Command::AgreeTakeBack(SECOND)),
        Err(Refusal::NoTakeBackAsked)
    );
    by(&mut story, FIRST, ask.clone()).unwrap();
    for refused in [
        ask.clone(),
        Command::AgreeTakeBack(FIRST),
        Command::DeclineTakeBack(FIRST),
    ] {
        assert!(
            by(&mut story, FIRST, refused.clone()).is_err(),
            "{refused:?}"
        );
    }
    assert_eq!(
        by(&mut story, SECOND, Command::AgreeTakeBack(FIRST)),
        Err(Refusal::UmpireOnly)
    );
    let declined = by(&mut story, SECOND, Command::DeclineTakeBack(SECOND)).unwrap();
    assert_eq!(declined, [Event::TakeBackDeclined { side: SECOND }]);
    assert_eq!(
        by(&mut story, FIRST, ask.clone()),
        Err(Refusal::AskedAlready)
    );
    // A turn declines, too, and after an own turn the player may ask again.
    story.plays(&["E2", "E3"]);
    by(&mut story, FIRST, ask.clone()).unwrap();
    story.plays(&["E4"]);
    assert_eq!(
        by(&mut story, SECOND, Command::AgreeTakeBack(SECOND)),
        Err(Refusal::NoTakeBackAsked)
    );
    assert_eq!(by(&mut story, FIRST, ask), Err(Refusal::AskedAlready));
    assert_eq!(
        by(&mut story, SECOND, Command::AskTakeBack(SECOND)).map(|_| ()),
        Ok(())
    );
    story.replays();
}

#[test]
fn nothing_is_taken_back_where_the_event_does_not_allow_it_or_past_a_lost_turn() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    assert_eq!(
        by(&mut story, FIRST, Command::AskTakeBack(FIRST)),
        Err(Refusal::NoTakeBacks)
    );
    let mut story = allowed();
    story.plays(&["E1"]);
    story.wait(61);
    story.ok(delay(SECOND, Card::Yellow));
    story.wait(61);
    story.ok(delay(SECOND, Card::Red));
    assert_eq!(
        by(&mut story, FIRST, Command::AskTakeBack(FIRST)),
        Err(Refusal::NoTurnToTakeBack),
        "the red card stands"
    );
    story.plays(&["E3"]);
    assert!(by(&mut story, FIRST, Command::AskTakeBack(FIRST)).is_ok());
}

#[test]
fn settings_without_take_backs_are_stored_as_before() {
    let usual = serde_json::to_string(&UmpireSettings::default()).unwrap();
    assert!(!usual.contains("take"), "{usual}");
    let read: UmpireSettings = serde_json::from_str(&usual).unwrap();
    assert_eq!(read, UmpireSettings::default());
}
