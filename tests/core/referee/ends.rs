//! The end of games, and reopening.

use super::{Story, organiser, undo};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

#[test]
fn games_end_by_resignation_agreement_or_adjudication() {
    let ends: [(Command, Outcome, Ground); 4] = [
        (Command::AgreeDraw, Outcome::Drawn, Ground::Agreement),
        (
            Command::Resign(Side::First),
            Outcome::Won(Side::Second),
            Ground::Resignation,
        ),
        (
            Command::Forfeit {
                present: Some(Side::Second),
            },
            Outcome::Won(Side::Second),
            Ground::Absence,
        ),
        (
            Command::Adjudicate(Outcome::Drawn, "time of the round".into()),
            Outcome::Drawn,
            Ground::Adjudication {
                reason: "time of the round".into(),
            },
        ),
    ];
    for (command, outcome, ground) in ends {
        let mut story = Story::begin();
        story.plays(&["E1", "E2"]);
        story.ok(command);
        assert_eq!(story.outcome(), (outcome, ground));
        assert_eq!(
            story.attempt(Command::Play("E3".into())),
            Err(Refusal::Over)
        );
        story.ok(undo("pressed the wrong button"));
        story.plays(&["E3"]);
        story.replays();
    }
}

#[test]
fn a_game_without_players_is_not_played() {
    let mut story = Story::before();
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::NotStarted)
    );
    story.ok(Command::Forfeit { present: None });
    assert_eq!(story.outcome(), (Outcome::NotPlayed, Ground::Absence));
    story.ok(undo("both came after all"));
    assert_eq!(story.game.phase, Phase::Scheduled);
}

#[test]
fn the_law_ends_the_game_and_undo_reopens_it() {
    // A game from the fixtures in which all but two of White's cows are shot.
    let text = include_str!("../../../fixtures/law/mill_playouts.tsv");
    let row = text
        .lines()
        .find(|line| line.starts_with("umlabalaba") && line.contains("captured"))
        .unwrap();
    let turns: Vec<&str> = row.split('\t').nth(5).unwrap().split(' ').collect();
    let mut story = Story::begin();
    story.plays(&turns);
    let (_, ground) = story.outcome();
    assert_eq!(
        ground,
        Ground::Law {
            clause: "captured".into()
        }
    );
    let events = story.ok(Command::TakeBack("wrong cow".into()));
    assert!(matches!(
        events[..],
        [Event::Reopened { .. }, Event::TurnTakenBack { .. }]
    ));
    story.plays(&turns[turns.len() - 1..]);
    story.replays();
}

#[test]
fn reopening_is_an_organisers_act_with_a_reason() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.ok(Command::AgreeDraw);
    let reopen = Command::Reopen("the appeal was right".into());
    assert_eq!(story.attempt(reopen.clone()), Err(Refusal::OrganiserOnly));
    assert_eq!(
        story.attempt_as(organiser(), Command::Reopen(" ".into())),
        Err(Refusal::ReasonMissing)
    );
    story.attempt_as(organiser(), reopen.clone()).unwrap();
    assert_eq!(story.attempt_as(organiser(), reopen), Err(Refusal::NotOver));
    story.plays(&["E2"]);
    story.replays();
}

#[test]
fn a_result_tapped_by_mistake_is_undone_alone() {
    // Wish 34: undo works at every boundary and takes back only the last step.
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    let board = story.board();
    story.ok(Command::Resign(Side::First));
    let events = story.ok(undo("wrong button"));
    assert!(matches!(events[..], [Event::Reopened { .. }]));
    assert_eq!(story.board(), board, "no turn went with it");
    let mut story = Story::before();
    story.ok(Command::Forfeit { present: None });
    story.ok(undo("they came"));
    assert_eq!(story.game.phase, Phase::Scheduled);
    assert_eq!(story.attempt(undo("again")), Err(Refusal::NotStarted));
}

#[test]
fn each_player_confirms_the_result_once() {
    let mut story = Story::begin();
    let confirm = |side| Command::ConfirmResult(side);
    assert_eq!(story.attempt(confirm(Side::First)), Err(Refusal::NotOver));
    story.ok(Command::AgreeDraw);
    for side in Side::BOTH {
        assert_eq!(story.ok(confirm(side)), [Event::ResultAgreed { side }]);
        assert_eq!(story.attempt(confirm(side)), Err(Refusal::AgreedAlready));
    }
    story.replays();
}
