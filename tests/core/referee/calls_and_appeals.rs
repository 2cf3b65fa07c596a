//! Calls and appeals.

use super::{Story, organiser};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

#[test]
fn the_umpire_calls_and_the_organiser_answers() {
    // Wish 40: one tap calls help.
    let mut story = Story::begin();
    story.ok(Command::Request(RequestCommand::Call(Call::Unwell)));
    let asked = story.game.open_requests.clone();
    assert!(matches!(
        asked[..],
        [OpenRequest {
            entry: 2,
            what: RequestKind::Call(Call::Unwell),
            ..
        }]
    ));
    let answer = |reply: &str| {
        Command::Request(RequestCommand::Answer {
            entry: 2,
            reply: reply.into(),
        })
    };
    assert_eq!(
        story.attempt_as(organiser(), answer(" ")),
        Err(Refusal::ReasonMissing)
    );
    story
        .attempt_as(organiser(), answer("The nurse is coming"))
        .unwrap();
    assert!(story.game.open_requests.is_empty());
    assert_eq!(
        story.attempt(answer("it is over")),
        Err(Refusal::NothingAsked { entry: 2 })
    );
    story.replays();
}

#[test]
fn an_appeal_waits_until_the_organiser_decides() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.ok(Command::Resign(Side::Second));
    story.ok(Command::Request(RequestCommand::Appeal(
        Side::Second,
        "I did not give up".into(),
    )));
    assert_eq!(story.game.open_requests.len(), 1, "after the end too");
    let entry = story.game.seq;
    let decide = Command::Request(RequestCommand::Decide {
        entry,
        allowed: true,
        reason: "both children say so".into(),
    });
    assert_eq!(story.attempt(decide.clone()), Err(Refusal::OrganiserOnly));
    story.attempt_as(organiser(), decide).unwrap();
    assert!(story.game.open_requests.is_empty());
    assert!(
        matches!(story.game.phase, Phase::Finished(_)),
        "what follows is another entry"
    );
    story
        .attempt_as(organiser(), Command::Reopen("the appeal was right".into()))
        .unwrap();
    story.plays(&["E2"]);
    story.replays();
}

#[test]
fn an_appeal_may_be_withdrawn_and_a_call_is_not_an_appeal() {
    let mut story = Story::before();
    story.ok(Command::Request(RequestCommand::Appeal(
        Side::First,
        "wrong opponent".into(),
    )));
    story.ok(Command::Request(RequestCommand::Call(Call::Other(
        "no board here".into(),
    ))));
    let withdraw = |entry| Command::Request(RequestCommand::Withdraw { entry });
    assert_eq!(
        story.attempt(withdraw(2)),
        Err(Refusal::NothingAsked { entry: 2 })
    );
    story.ok(withdraw(1));
    assert_eq!(story.game.open_requests.len(), 1);
    assert_eq!(
        story.attempt(Command::Request(RequestCommand::Call(Call::Other(
            " ".into()
        )))),
        Err(Refusal::ReasonMissing)
    );
    story.replays();
}

#[test]
fn each_call_is_answered_separately() {
    let mut story = Story::begin();
    story.ok(Command::Request(RequestCommand::Call(Call::Missing)));
    story.ok(Command::Request(RequestCommand::Call(Call::Unwell)));
    story.ok(Command::Request(RequestCommand::Answer {
        entry: 3,
        reply: "The nurse is coming".into(),
    }));
    let waits: Vec<u32> = story
        .game
        .open_requests
        .iter()
        .map(|asked| asked.entry)
        .collect();
    assert_eq!(waits, [2], "the missing cow is still missing");
    story.replays();
}

#[test]
fn only_an_organiser_speaks_to_a_board_and_nothing_changes() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    let notice = Command::GiveNotice(Notice::Quiet);
    assert_eq!(story.attempt(notice.clone()), Err(Refusal::OrganiserOnly));
    let (board, left) = (story.board(), story.left());
    let said = story.attempt_as(organiser(), notice.clone()).unwrap();
    assert_eq!(
        said,
        [Event::NoticeGiven {
            notice: Notice::Quiet
        }]
    );
    assert_eq!((story.board(), story.left()), (board, left));
    story.ok(Command::Resign(Side::First));
    assert_eq!(story.attempt_as(organiser(), notice), Err(Refusal::Over));
    story.replays();
}
