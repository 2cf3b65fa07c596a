//! Cards: 002:70-73, and cards for other offences.

use super::{Story, delay, undo};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

#[test]
fn delay_goes_yellow_then_red_then_award() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.wait(59);
    assert_eq!(
        story.attempt(delay(Side::Second, Card::Yellow)),
        Err(Refusal::StillInTime { left_ms: 1000 })
    );
    story.wait(1);
    let yellow = Event::CardShown {
        side: Side::Second,
        card: Card::Yellow,
        offence: Offence::Delay,
        skipped: false,
    };
    assert_eq!(story.ok(delay(Side::Second, Card::Yellow)), [yellow]);
    assert_eq!(
        story.left(),
        60_000,
        "a yellow card comes with a new minute"
    );
    assert_eq!(story.running().to_move(), Side::Second);

    story.wait(60);
    let events = story.ok(delay(Side::Second, Card::Red));
    assert!(matches!(
        events[..],
        [
            Event::CardShown {
                card: Card::Red,
                skipped: false,
                ..
            },
            Event::TurnLost
        ]
    ));
    assert_eq!(
        story.running().to_move(),
        Side::First,
        "the opponent is given the next turn"
    );
    assert_eq!(story.left(), 60_000);

    story.plays(&["E2"]);
    story.wait(61);
    assert_eq!(story.next_step(Side::Second), LadderStep::Award);
    story.ok(Command::AwardAgainst(Side::Second, Offence::Delay));
    let award = Ground::Award {
        offence: Offence::Delay,
        skipped: false,
    };
    assert_eq!(story.outcome(), (Outcome::Won(Side::First), award));
    story.replays();
}

#[test]
fn the_ladder_belongs_to_a_player_and_never_starts_anew() {
    let mut story = Story::begin();
    story.wait(60);
    story.ok(delay(Side::First, Card::Yellow));
    story.plays(&["E1"]);
    assert_eq!(story.next_step(Side::First), LadderStep::Red);
    assert_eq!(story.next_step(Side::Second), LadderStep::Yellow);
}

#[test]
fn a_skipped_step_is_marked() {
    let mut story = Story::begin();
    story.wait(60);
    let events = story.ok(delay(Side::First, Card::Red));
    assert!(matches!(events[0], Event::CardShown { skipped: true, .. }));
    story.wait(60);
    story.ok(Command::AwardAgainst(Side::Second, Offence::Misconduct));
    let (_, ground) = story.outcome();
    assert_eq!(
        ground,
        Ground::Award {
            offence: Offence::Misconduct,
            skipped: true
        }
    );
}

#[test]
fn only_the_player_to_move_can_delay() {
    let mut story = Story::begin();
    story.wait(100);
    assert_eq!(
        story.attempt(delay(Side::Second, Card::Yellow)),
        Err(Refusal::NotToMove)
    );
    story.ok(Command::ShowCard(
        Side::Second,
        Card::Yellow,
        Offence::Misconduct,
    ));
    assert_eq!(
        story.attempt(Command::ShowCard(
            Side::Second,
            Card::Red,
            Offence::Misconduct
        )),
        Err(Refusal::RedOutOfTurn)
    );
}

#[test]
fn taking_back_a_lost_turn_takes_the_red_card_with_it() {
    let mut story = Story::begin();
    story.wait(60);
    story.ok(delay(Side::First, Card::Yellow));
    story.wait(60);
    story.ok(delay(Side::First, Card::Red));
    story.ok(Command::TakeBack("shown to the wrong player".into()));
    assert_eq!(story.running().to_move(), Side::First);
    assert_eq!(story.cards(Side::First), [Card::Yellow]);

    story.wait(60);
    story.ok(delay(Side::First, Card::Red));
    story.ok(Command::TakeCardBack(
        Side::First,
        "the clock was wrong".into(),
    ));
    assert_eq!(
        story.running().to_move(),
        Side::First,
        "the turn comes back with the card"
    );
    story.replays();
}

/// A red card for delay, which costs the first player the first turn.
fn a_lost_turn() -> Story {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.ok(delay(Side::First, Card::Red));
    story
}

#[test]
fn a_turn_that_another_card_cost_stays_lost() {
    let noise = |side| Command::ShowCard(side, Card::Yellow, Offence::Noise);
    let back = |side| Command::TakeCardBack(side, "it was somebody else".into());
    for side in Side::BOTH {
        let mut story = a_lost_turn();
        story.ok(noise(side));
        let events = story.ok(back(side));
        assert!(matches!(events[..], [Event::CardTakenBack { .. }]));
        assert_eq!(story.running().to_move(), Side::Second, "{side:?}");
        assert_eq!(story.cards(Side::First), [Card::Red]);
        story.replays();
    }
    // Both have lost a turn. The card of the second player did not cost the last one.
    let mut story = a_lost_turn();
    story.ok(delay(Side::Second, Card::Red));
    story.ok(Command::ShowCard(Side::First, Card::Red, Offence::Noise));
    let events = story.ok(back(Side::Second));
    assert!(matches!(events[..], [Event::CardTakenBack { .. }]));
    assert_eq!(story.running().history.turns().len(), 3);
    story.replays();
}

#[test]
fn a_card_taken_back_beside_a_turn_is_not_restored_with_it() {
    let noise = Command::ShowCard(Side::Second, Card::Yellow, Offence::Noise);
    let back = Command::TakeCardBack(Side::Second, "it was somebody else".into());
    let orders = [[undo("look"), back.clone()], [back.clone(), undo("look")]];
    for order in orders {
        let mut story = Story::begin();
        story.plays(&["E1"]);
        story.ok(noise.clone());
        for command in order {
            story.ok(command);
        }
        let again = Event::TurnRestored { turn: "E1".into() };
        assert_eq!(story.ok(Command::PlayAgain), [again]);
        assert_eq!(story.cards(Side::Second), []);
        story.replays();
    }
}

#[test]
fn a_lost_turn_is_restored_with_the_card_that_cost_it() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.ok(delay(Side::First, Card::Yellow));
    story.ok(delay(Side::First, Card::Red));
    story.ok(undo("look"));
    story.ok(Command::TakeCardBack(Side::First, "no delay".into()));
    assert_eq!(story.cards(Side::First), []);
    story.ok(Command::PlayAgain);
    assert_eq!(story.cards(Side::First), [Card::Red]);
    // A card taken back earlier is unrelated to the turn.
    story.ok(Command::ShowCard(
        Side::Second,
        Card::Yellow,
        Offence::Noise,
    ));
    story.ok(Command::TakeCardBack(Side::Second, "no noise".into()));
    story.ok(undo("look"));
    story.ok(Command::PlayAgain);
    assert_eq!(story.cards(Side::First), [Card::Red]);
    assert_eq!(story.cards(Side::Second), []);
    story.replays();
}

#[test]
fn a_card_for_noise_gives_no_new_minute() {
    let mut story = Story::begin();
    story.wait(20);
    story.ok(Command::ShowCard(Side::First, Card::Yellow, Offence::Noise));
    assert_eq!(story.left(), 40_000);
    assert_eq!(
        story.next_step(Side::First),
        LadderStep::Red,
        "cards of all grounds count together"
    );
}

#[test]
fn an_event_may_start_a_ladder_at_a_higher_step() {
    let conduct = UmpireSettings {
        help: Ladder::Red,
        misconduct: Ladder::Award,
        ..UmpireSettings::default()
    };
    let mut story = Story::under("umlabalaba", ClockPolicy::MINUTE, conduct);
    let step = |story: &Story, offence| story.running().next_step(Side::First, offence);
    assert_eq!(step(&story, Offence::Help), LadderStep::Red);
    assert_eq!(step(&story, Offence::Misconduct), LadderStep::Award);
    assert_eq!(step(&story, Offence::Noise), LadderStep::Yellow);
    assert_eq!(
        step(&story, Offence::Delay),
        LadderStep::Yellow,
        "002:71-73 stands"
    );
    let events = story.ok(Command::ShowCard(Side::First, Card::Red, Offence::Help));
    assert!(
        matches!(events[0], Event::CardShown { skipped: false, .. }),
        "no step was left out"
    );
    story.ok(Command::AwardAgainst(Side::Second, Offence::Misconduct));
    let ground = Ground::Award {
        offence: Offence::Misconduct,
        skipped: false,
    };
    assert_eq!(story.outcome().1, ground);
    story.replays();
}

#[test]
fn a_red_card_is_refused_where_there_is_no_turn_to_give() {
    // White must give a cow away, and no card changes that.
    let full = "CCcCCccc/cCcCcCcC/cCcCCccC 1 0/0 0 0 -/- 24";
    let mut story = Story::of("isizulu", ClockPolicy::Off);
    story.set_up(full);
    assert_eq!(
        story.attempt(Command::ShowCard(
            Side::First,
            Card::Red,
            Offence::Misconduct
        )),
        Err(Refusal::NoTurnToGive)
    );
    story.ok(Command::ShowCard(
        Side::First,
        Card::Yellow,
        Offence::Misconduct,
    ));
    story.ok(Command::AwardAgainst(Side::First, Offence::Misconduct));
}

fn illegal(consequence: Consequence) -> Command {
    Command::ReportIllegal {
        side: Side::First,
        what: Irregularity::MovedTwice,
        consequence,
    }
}

#[test]
fn a_turn_against_the_rules_is_put_back_and_noted() {
    let mut story = Story::begin();
    let board = story.board();
    let events = story.ok(illegal(Consequence::PutBack));
    assert_eq!(
        events,
        [Event::IllegalTurn {
            side: Side::First,
            what: Irregularity::MovedTwice,
            consequence: Consequence::PutBack,
            departs: false,
        }]
    );
    assert_eq!(
        (story.board(), story.running().to_move()),
        (board, Side::First)
    );
    let events = story.ok(illegal(Consequence::Warning));
    assert!(matches!(
        events[..],
        [Event::IllegalTurn { departs: true, .. }]
    ));
    assert!(story.cards(Side::First).is_empty());
}

#[test]
fn the_event_decides_the_consequence_of_a_turn_against_the_rules() {
    let by_card = UmpireSettings {
        at_illegal_turn: Consequence::Card,
        ..UmpireSettings::default()
    };
    let mut story = Story::under("umlabalaba", ClockPolicy::Off, by_card);
    story.ok(illegal(Consequence::Card));
    assert_eq!(story.cards(Side::First), [Card::Yellow]);
    let events = story.ok(illegal(Consequence::Card));
    assert!(matches!(
        events[..],
        [
            Event::IllegalTurn { departs: false, .. },
            Event::CardShown {
                card: Card::Red,
                offence: Offence::IllegalTurn,
                ..
            },
            Event::TurnLost,
        ]
    ));
    story.plays(&["E1"]);
    story.ok(illegal(Consequence::Card));
    assert_eq!(
        story.outcome().0,
        Outcome::Won(Side::Second),
        "after red comes the match"
    );
    story.replays();
}

#[test]
fn a_loss_by_the_events_rule_skips_nothing() {
    for (rule, skipped) in [(Consequence::Loss, false), (Consequence::PutBack, true)] {
        let conduct = UmpireSettings {
            at_illegal_turn: rule,
            ..UmpireSettings::default()
        };
        let mut story = Story::under("umlabalaba", ClockPolicy::Off, conduct);
        story.ok(illegal(Consequence::Loss));
        let ground = Ground::Award {
            offence: Offence::IllegalTurn,
            skipped,
        };
        assert_eq!(story.outcome(), (Outcome::Won(Side::Second), ground));
    }
}

#[test]
fn after_a_red_card_a_loss_skips_nothing() {
    let mut story = a_lost_turn();
    story.plays(&["E1"]);
    story.ok(illegal(Consequence::Loss));
    let ground = Ground::Award {
        offence: Offence::IllegalTurn,
        skipped: false,
    };
    assert_eq!(story.outcome(), (Outcome::Won(Side::Second), ground));
}
