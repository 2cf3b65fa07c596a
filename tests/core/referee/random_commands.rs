//! Random commands in any order, by any official.

use super::{Story, organiser, umpire};
use inkundla_core::referee::*;
use inkundla_core::rules::{Position, Side};
use proptest::prelude::*;

fn any_side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::First), Just(Side::Second)]
}

fn any_reason() -> impl Strategy<Value = String> {
    prop_oneof![1 => Just(String::new()), 4 => Just("wrong".to_owned())]
}

/// Commands about turns. `#n` is the n-th legal turn.
fn about_turns() -> impl Strategy<Value = Command> {
    let turn = (0usize..400).prop_map(|n| format!("#{n}"));
    prop_oneof![
        12 => turn.clone().prop_map(Command::Play),
        4 => any_reason().prop_map(Command::TakeBack),
        3 => Just(Command::PlayAgain),
        3 => (1u32..20, turn, 0usize..3, any_reason()).prop_map(|(number, turn, dropping, reason)| {
            Command::CorrectTurn { number, turn, dropping, reason }
        }),
        1 => any_reason().prop_map(|reason| Command::SetUp { position: "@".into(), reason }),
        1 => Just(Command::PutRight("d3!-d4".into())),
    ]
}

fn about_people() -> impl Strategy<Value = Command> {
    let card = prop_oneof![Just(Card::Yellow), Just(Card::Red)];
    let offence = prop_oneof![
        Just(Offence::Delay),
        Just(Offence::Misconduct),
        Just(Offence::Help)
    ];
    let claim = prop_oneof![Just(Claim::QuietMoves), Just(Claim::Repetition)];
    let consequence = prop_oneof![
        Just(Consequence::PutBack),
        Just(Consequence::Card),
        Just(Consequence::Loss)
    ];
    prop_oneof![
        3 => (any_side(), card, offence.clone()).prop_map(|(s, c, o)| Command::ShowCard(s, c, o)),
        2 => (any_side(), any_reason()).prop_map(|(s, r)| Command::TakeCardBack(s, r)),
        1 => (any_side(), offence).prop_map(|(s, o)| Command::AwardAgainst(s, o)),
        2 => (any_side(), consequence).prop_map(|(side, consequence)| Command::ReportIllegal {
            side,
            what: Irregularity::WrongStep,
            consequence,
        }),
        2 => (any_side(), claim).prop_map(|(s, c)| Command::ClaimDraw(s, c)),
        1 => any_side().prop_map(Command::OfferDraw),
        1 => any_side().prop_map(Command::DeclineDraw),
        1 => Just(Command::AgreeDraw),
        2 => any_side().prop_map(Command::AskTakeBack),
        1 => any_side().prop_map(Command::DeclineTakeBack),
        2 => any_side().prop_map(Command::AgreeTakeBack),
        1 => any_side().prop_map(Command::Resign),
        1 => proptest::option::of(any_side()).prop_map(|present| Command::Forfeit { present }),
        2 => any_reason().prop_map(Command::Reopen),
        1 => Just(Command::GiveNotice(Notice::Coming)),
    ]
}

fn about_time_and_help() -> impl Strategy<Value = Command> {
    let ask = prop_oneof![
        Just(RequestCommand::Call(Call::Rule)),
        (1u32..30, any_reason()).prop_map(|(entry, reply)| RequestCommand::Answer { entry, reply }),
        (any_side(), any_reason()).prop_map(|(side, words)| RequestCommand::Appeal(side, words)),
        (1u32..30).prop_map(|entry| RequestCommand::Withdraw { entry }),
        (1u32..30, any::<bool>(), any_reason()).prop_map(|(entry, allowed, reason)| {
            RequestCommand::Decide {
                entry,
                allowed,
                reason,
            }
        }),
    ];
    prop_oneof![
        1 => Just(Command::CallClock),
        2 => (any_side(), -90i64..90, any_reason()).prop_map(|(side, seconds, reason)| {
            Command::AdjustTime { side, ms: seconds * 1000, reason }
        }),
        1 => Just(Command::Pause(Pause::Umpire { reason: "bell".into() })),
        2 => Just(Command::Resume),
        2 => ask.prop_map(Command::Request),
    ]
}

fn any_command() -> impl Strategy<Value = Command> {
    prop_oneof![
        3 => about_turns(),
        2 => about_people(),
        2 => about_time_and_help(),
    ]
}

fn any_clock() -> impl Strategy<Value = ClockPolicy> {
    prop_oneof![
        Just(ClockPolicy::MINUTE),
        Just(ClockPolicy::OnCall { seconds: 60 }),
        Just(ClockPolicy::WholeGame {
            total: 120,
            seconds: 30
        }),
        Just(ClockPolicy::Off),
    ]
}

fn any_official() -> impl Strategy<Value = Official> {
    prop_oneof![3 => Just(umpire()), 1 => Just(organiser())]
}

const GAMES: [&str; 4] = ["umlabalaba", "isizulu draws=claim", "camelot", "reversi"];

/// Replaces placeholders of a command by values for the current game: the n-th legal
/// turn, or a position that other turns could have led to.
fn meant(game: &Game, command: Command) -> Command {
    let Some(play) = game.play() else {
        return command;
    };
    let legal = |position: &Position, nth: &str| {
        let turns = position.turns();
        let n: usize = nth[1..].parse().unwrap_or(0);
        turns
            .get(n % turns.len().max(1))
            .cloned()
            .unwrap_or(nth.to_owned())
    };
    match command {
        Command::Play(nth) => Command::Play(legal(play.history.position(), &nth)),
        Command::CorrectTurn {
            number,
            turn,
            dropping,
            reason,
        } => {
            let at = (number as usize).saturating_sub(1 + play.turns_before());
            let turn = match play.history.positions().get(at) {
                Some(before) => legal(before, &turn),
                None => turn,
            };
            let agreed = play.corrected(number, &turn).map(|seen| seen.dropped.len());
            let dropping = if dropping == 0 {
                agreed.unwrap_or(0)
            } else {
                dropping
            };
            Command::CorrectTurn {
                number,
                turn,
                dropping,
                reason,
            }
        }
        Command::SetUp { reason, .. } => {
            let position = play.history.positions()[play.history.positions().len() / 2].text();
            Command::SetUp { position, reason }
        }
        other => other,
    }
}

/// Recounts the quiet turns from the turns alone.
fn recounted(play: &GameInProgress) -> u16 {
    let counts = |position: &Position| position.quiet().is_some();
    let mut quiet = play.history.start().quiet().map_or(0, |quiet| quiet.plies);
    for (turn, after) in play
        .history
        .turns()
        .iter()
        .zip(&play.history.positions()[1..])
    {
        quiet = match turn.as_str() {
            "RC" | "--" => quiet,
            turn if turn.starts_with('~') => quiet,
            turn if turn.contains('x') || !counts(after) => 0,
            _ => quiet + 1,
        };
    }
    if counts(play.history.position()) {
        quiet
    } else {
        0
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn random_commands_leave_a_record_that_replays(
        ruleset in proptest::sample::select(&GAMES[..]),
        clock in any_clock(),
        pressed in proptest::collection::vec((any_command(), any_official(), 0i64..90), 1..80)
    ) {
        let conduct = UmpireSettings { take_backs: true, ..UmpireSettings::default() };
        let mut story = Story::under(ruleset, clock, conduct);
        for (command, by, seconds) in pressed {
            story.wait(seconds);
            let command = meant(&story.game, command);
            let refused = story.attempt_as(by, command);
            let is_bug = matches!(refused, Err(Refusal::Bug(_)));
            prop_assert!(!is_bug, "{:?}", refused);
            let text = story.game.play().map(|play| play.history.position().text());
            let again = replay(&story.entries).unwrap();
            prop_assert_eq!(again.play().map(|play| play.history.position().text()), text);
            prop_assert_eq!(&again, &story.game);
            let lines = transcript(&story.entries).unwrap();
            prop_assert_eq!(last_line(&story.entries, &story.game), lines.last().cloned());
        }
    }

    #[test]
    fn undo_and_redo_is_nothing(
        ruleset in proptest::sample::select(&GAMES[..]),
        pressed in proptest::collection::vec((any_command(), 0i64..90), 1..60),
        depth in 1usize..6
    ) {
        let mut story = Story::of(ruleset, ClockPolicy::MINUTE);
        for (command, seconds) in pressed {
            story.wait(seconds);
            let command = meant(&story.game, command);
            let _refused = story.attempt_as(organiser(), command);
        }
        // Ends by players or officials and set-ups are taken back too, but not restored.
        let Phase::Running(before) = story.game.phase.clone() else { return Ok(()) };
        if before.pause.is_some() { return Ok(()) }
        let undone = (0..depth.min(before.history.turns().len()))
            .take_while(|_| story.attempt(Command::TakeBack("look".into())).is_ok())
            .count();
        for _ in 0..undone {
            story.ok(Command::PlayAgain);
        }
        let after = story.game.play().unwrap();
        prop_assert_eq!(&after.history, &before.history);
        // A restored card becomes the last one: the same cards in another order.
        let cards = |play: &GameInProgress| [Side::First, Side::Second].map(|side| {
            let mut cards: Vec<_> = play.cards[side].iter().map(|shown| format!("{shown:?}")).collect();
            cards.sort();
            cards
        });
        prop_assert_eq!(cards(after), cards(&before));
        prop_assert_eq!(after.history.position().text(), before.history.position().text());
    }

    #[test]
    fn downtime_costs_neither_player_time(
        clock in any_clock(),
        pressed in proptest::collection::vec((any_command(), 0i64..50), 0..30),
        thinking in 0i64..50,
        gap in -4000i64..4000
    ) {
        let mut story = Story::of("umlabalaba", clock);
        for (command, seconds) in pressed {
            story.wait(seconds);
            let command = meant(&story.game, command);
            let _refused = story.attempt_as(umpire(), command);
        }
        story.wait(thinking);
        let known = story.now;
        let clocks = |story: &Story, at| story.game.play().map(|play| {
            let whole = [Side::First, Side::Second].map(|side| play.clock.whole_left(side, at));
            (play.clock.reading(at).map(|reading| reading.left_ms), whole)
        });
        let before = clocks(&story, known);
        let was_running = story.game.play()
            .and_then(|play| play.clock.reading(known))
            .is_some_and(|reading| reading.is_running) && matches!(story.game.phase, Phase::Running(_));
        story.wait(gap);
        story.loses_time(Pause::ClockJumped { jump_ms: gap * 1000 }, gap);
        if was_running {
            prop_assert_eq!(clocks(&story, story.now), before);
            story.wait(600);
            story.ok(Command::Resume);
            prop_assert_eq!(clocks(&story, story.now), before);
        }
    }

    #[test]
    fn counters_agree_with_the_turns(
        ruleset in proptest::sample::select(&["umlabalaba draws=claim", "isizulu", "morabaraba"][..]),
        turns in proptest::collection::vec(0usize..400, 1..200)
    ) {
        let mut story = Story::of(ruleset, ClockPolicy::Off);
        if turns.len() % 2 == 0 {
            story.set_up(super::THREE_LEFT);
        }
        for n in turns {
            let Phase::Running(play) = &story.game.phase else { break };
            let quiet = play.counter(Claim::QuietMoves).map_or(0, |counter| counter.count);
            prop_assert_eq!(quiet, recounted(play));
            let here = play.history.position().repetition_key();
            let stood = play.history.positions().iter().filter(|p| p.repetition_key() == here).count();
            if let Some(repeated) = play.counter(Claim::Repetition) {
                prop_assert_eq!(usize::from(repeated.count), stood);
                prop_assert_eq!(repeated.since.len(), stood);
            }
            let command = meant(&story.game, Command::Play(format!("#{n}")));
            story.ok(command);
        }
    }
}
