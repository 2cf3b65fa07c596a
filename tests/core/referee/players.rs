//! Players who record on devices of their own: what each may enter, and offers of a draw.

use super::{Story, organiser};
use inkundla_core::referee::*;
use inkundla_core::rules::{Ruleset, Side};

fn player(side: Side) -> Official {
    Official {
        role: Role::of_player(side),
        name: String::new(),
    }
}

fn as_player(story: &Story, side: Side, command: Command) -> Result<Vec<Event>, Refusal> {
    let pending = decide(&story.game, command, story.now, player(side))?;
    Ok(pending
        .entries
        .into_iter()
        .map(|entry| entry.event)
        .collect())
}

fn call() -> Command {
    Command::Request(RequestCommand::Call(Call::Rule))
}

fn reason() -> String {
    "reason".to_owned()
}

/// A command of every kind that names the side, if it names one.
fn every_command(side: Side) -> Vec<Command> {
    use Command as C;
    let umlabalaba = Ruleset::by_name("umlabalaba").unwrap();
    let commands = vec![
        C::Start(umlabalaba, ClockPolicy::Off, UmpireSettings::default()),
        C::Play("E2".into()),
        C::PlayIrregular("E2".into()),
        C::TakeBack(reason()),
        C::TakeBackTo {
            number: 1,
            reason: reason(),
        },
        C::PlayAgain,
        C::CorrectTurn {
            number: 1,
            turn: "E3".into(),
            dropping: 0,
            reason: reason(),
        },
        C::PutRight("d3!-d4".into()),
        C::SetUp {
            position: super::THREE_LEFT.into(),
            reason: reason(),
        },
        C::CallClock,
        C::AdjustTime {
            side,
            ms: 1000,
            reason: reason(),
        },
        C::Pause(Pause::Umpire { reason: reason() }),
        C::Pause(Pause::ServerStopped),
        C::ShowCard(side, Card::Yellow, Offence::Noise),
        C::TakeCardBack(side, reason()),
        C::AwardAgainst(side, Offence::Noise),
        C::ReportIllegal {
            side,
            what: Irregularity::WrongStep,
            consequence: Consequence::PutBack,
        },
    ];
    [commands, about_the_end(side), requests(side)].concat()
}

fn about_the_end(side: Side) -> Vec<Command> {
    use Command as C;
    vec![
        C::ClaimDraw(side, Claim::QuietMoves),
        C::OfferDraw(side),
        C::DeclineDraw(side),
        C::AskTakeBack(side),
        C::DeclineTakeBack(side),
        C::AgreeTakeBack(side),
        C::AgreeDraw,
        C::Resign(side),
        C::Forfeit {
            present: Some(side),
        },
        C::Adjudicate(Outcome::Won(side), reason()),
        C::Reopen(reason()),
        C::ConfirmResult(side),
        C::GiveNotice(Notice::Quiet),
    ]
}

fn requests(side: Side) -> Vec<Command> {
    use Command as C;
    let entry = 1;
    vec![
        call(),
        C::Request(RequestCommand::Call(Call::RedCards { side, count: 2 })),
        C::Request(RequestCommand::Answer {
            entry,
            reply: reason(),
        }),
        C::Request(RequestCommand::See {
            entry,
            minutes: None,
        }),
        C::Request(RequestCommand::Appeal(side, reason())),
        C::Request(RequestCommand::Withdraw { entry }),
        C::Request(RequestCommand::Decide {
            entry,
            allowed: true,
            reason: reason(),
        }),
    ]
}

/// The name of a command's variant.
fn kind(command: &Command) -> String {
    let text = format!("{command:?}");
    let end = text.find([' ', '(', '{']).unwrap_or(text.len());
    text[..end].to_owned()
}

#[test]
fn a_player_may_only_play_own_turns_end_the_game_for_himself_and_call() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.plays(&["E1"]);
    let second = Side::Second;
    let allowed: Vec<String> = every_command(second)
        .iter()
        .filter(|command| {
            !matches!(
                as_player(&story, second, (*command).clone()),
                Err(Refusal::UmpireOnly)
            )
        })
        .map(kind)
        .collect();
    let own = [
        "Play",
        "ClaimDraw",
        "OfferDraw",
        "DeclineDraw",
        "AskTakeBack",
        "DeclineTakeBack",
        "AgreeTakeBack",
        "AgreeDraw",
        "Resign",
    ];
    assert_eq!(allowed, [&own[..], &["Request"]].concat());
    // For the opponent nothing but what names nobody.
    for command in every_command(Side::First) {
        let is_named = format!("{command:?}").contains("First");
        if is_named {
            let refused = as_player(&story, second, command.clone());
            assert_eq!(refused, Err(Refusal::UmpireOnly), "{command:?}");
        }
    }
    let play = Command::Play("E2".into());
    assert_eq!(
        as_player(&story, Side::First, play.clone()),
        Err(Refusal::NotToMove)
    );
    assert!(as_player(&story, second, play).is_ok());
}

#[test]
fn before_the_start_and_after_the_end_a_player_enters_nothing() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    for command in every_command(Side::First) {
        let fresh = decide(&Game::scheduled(), command, story.now, player(Side::First));
        assert_eq!(fresh.map(|_| ()), Err(Refusal::NotStarted));
    }
    story.plays(&["E1"]);
    story.ok(Command::Resign(Side::First));
    for command in every_command(Side::Second) {
        assert_eq!(as_player(&story, Side::Second, command), Err(Refusal::Over));
    }
}

#[test]
fn who_waits_starts_a_clock_that_runs_on_a_call() {
    let mut story = Story::of("umlabalaba", ClockPolicy::OnCall { seconds: 60 });
    story.plays(&["E1"]);
    let call = Command::CallClock;
    assert_eq!(
        as_player(&story, Side::Second, call.clone()),
        Err(Refusal::UmpireOnly)
    );
    let called = as_player(&story, Side::First, call);
    assert_eq!(called, Ok(vec![Event::ClockCalled]));
}

#[test]
fn an_offer_is_answered_or_passes_with_the_next_turn() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.plays(&["E1"]);
    let (first, second) = (Side::First, Side::Second);
    assert_eq!(
        as_player(&story, second, Command::AgreeDraw),
        Err(Refusal::NoDrawOffered)
    );
    let offer = Command::OfferDraw(first);
    assert_eq!(
        story.ok(offer.clone()),
        [Event::DrawOffered { side: first }]
    );
    assert_eq!(story.attempt(offer.clone()), Err(Refusal::OfferedAlready));
    // The opponent declines it by moving, and it cannot be repeated before an own turn.
    story.plays(&["E2"]);
    assert_eq!(
        as_player(&story, second, Command::AgreeDraw),
        Err(Refusal::NoDrawOffered)
    );
    assert_eq!(story.attempt(offer.clone()), Err(Refusal::OfferedAlready));
    story.plays(&["E3"]);
    story.ok(offer.clone());
    assert_eq!(
        story.attempt(Command::DeclineDraw(first)),
        Err(Refusal::NoDrawOffered)
    );
    let declined = Event::DrawDeclined { side: second };
    assert_eq!(story.ok(Command::DeclineDraw(second)), [declined]);
    story.plays(&["E4", "E5"]);
    story.ok(offer);
    let agreed = as_player(&story, second, Command::AgreeDraw).unwrap();
    let end = Event::Ended {
        outcome: Outcome::Drawn,
        ground: Ground::Agreement,
    };
    assert_eq!(agreed, std::slice::from_ref(&end));
    // Two offers are an agreement.
    assert_eq!(story.ok(Command::OfferDraw(second)), [end]);
    story.replays();
}

#[test]
fn a_player_plays_on_after_lost_time_and_answered_calls_only() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.plays(&["E1"]);
    let resumes = |story: &Story| as_player(story, Side::Second, Command::Resume).is_ok();
    story.ok(Command::Pause(Pause::ServerStopped));
    assert!(resumes(&story));
    story.ok(Command::Resume);
    story.ok(Command::Pause(Pause::Umpire { reason: reason() }));
    assert!(!resumes(&story));
    story.ok(Command::Resume);
    story.ok(call());
    let entry = story.game.seq;
    let incident = Incident::Call;
    story.ok(Command::Pause(Pause::Incident { incident }));
    assert!(!resumes(&story), "the organiser has not come");
    let answer = RequestCommand::Answer {
        entry,
        reply: reason(),
    };
    story
        .attempt_as(organiser(), Command::Request(answer))
        .unwrap();
    assert!(resumes(&story));
}
