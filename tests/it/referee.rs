//! Games told as commands; time moves only when told.

use chrono::{DateTime, TimeDelta, Utc};
use inkundla::referee::*;
use inkundla::rules::{BySide, IllegalTurn, Ruleset, Side, WhyNot};
use proptest::prelude::*;

pub struct Story {
    pub game: Game,
    pub entries: Vec<Entry>,
    now: DateTime<Utc>,
}

pub fn umpire() -> Official {
    Official {
        role: Role::Umpire,
        name: "Ms Khumalo".into(),
    }
}

/// White makes a line on the outer left side and shoots: two cows each otherwise apart.
const FIRST_SHOT: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

impl Story {
    pub fn before() -> Story {
        let now = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        Story {
            game: Game::scheduled(),
            entries: vec![],
            now,
        }
    }

    pub fn of(ruleset: &str, clock: ClockPolicy) -> Story {
        let mut story = Story::before();
        story.ok(Command::Start(Ruleset::by_name(ruleset).unwrap(), clock));
        story
    }

    pub fn begin() -> Story {
        Story::of("umlabalaba", ClockPolicy::MINUTE)
    }

    pub fn wait(&mut self, seconds: i64) {
        self.now += TimeDelta::seconds(seconds);
    }

    pub fn attempt(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let draft = decide(&self.game, command, self.now, umpire())?;
        self.game = draft.game;
        let events = draft
            .entries
            .iter()
            .map(|entry| entry.event.clone())
            .collect();
        self.entries.extend(draft.entries);
        Ok(events)
    }

    pub fn ok(&mut self, command: Command) -> Vec<Event> {
        self.attempt(command).expect("accepted")
    }

    pub fn plays(&mut self, turns: &[&str]) {
        for turn in turns {
            self.ok(Command::Play((*turn).into()));
        }
    }

    fn running(&self) -> &Running {
        match &self.game.phase {
            Phase::Running(running) => running,
            other => panic!("not running: {other:?}"),
        }
    }

    fn left(&self) -> i64 {
        self.running().clock.reading(self.now).unwrap().left_ms
    }

    fn outcome(&self) -> (Outcome, Ground) {
        match &self.game.phase {
            Phase::Finished(ended) => (ended.outcome, ended.ground.clone()),
            other => panic!("not finished: {other:?}"),
        }
    }
}

fn delay(side: Side, card: Card) -> Command {
    Command::ShowCard(side, card, Offence::Delay)
}

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
    assert_eq!(story.running().next_step(Side::Second), Step::Award);
    story.ok(Command::AwardAgainst(Side::Second, Offence::Delay));
    let award = Ground::Award {
        offence: Offence::Delay,
        skipped: false,
    };
    assert_eq!(story.outcome(), (Outcome::Won(Side::First), award));
    assert_eq!(replay(&story.entries), Ok(story.game));
}

#[test]
fn the_ladder_belongs_to_a_player_and_never_starts_anew() {
    let mut story = Story::begin();
    story.wait(60);
    story.ok(delay(Side::First, Card::Yellow));
    story.plays(&["E1"]);
    assert_eq!(story.running().next_step(Side::First), Step::Red);
    assert_eq!(story.running().next_step(Side::Second), Step::Yellow);
}

#[test]
fn a_step_left_out_is_marked() {
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
        Err(Refusal::NotToMove)
    );
}

#[test]
fn time_belongs_to_the_mover_and_counts_up_when_it_is_over() {
    let mut story = Story::begin();
    story.wait(40);
    assert_eq!(story.left(), 20_000);
    story.plays(&["E1"]);
    assert_eq!(story.left(), 60_000);
    story.wait(67);
    assert_eq!(story.left(), -7_000);
    assert!(
        matches!(story.game.phase, Phase::Running(_)),
        "nothing happens by itself"
    );
}

#[test]
fn the_umpire_may_call_the_minute() {
    let mut story = Story::of("morabaraba", ClockPolicy::OnCall { seconds: 60 });
    story.wait(500);
    assert_eq!(story.running().clock.reading(story.now), None);
    assert_eq!(
        story.attempt(delay(Side::First, Card::Yellow)),
        Err(Refusal::ClockNotCalled)
    );
    story.ok(Command::CallClock);
    story.wait(61);
    story.ok(delay(Side::First, Card::Yellow));
    story.plays(&["E1"]);
    assert_eq!(
        story.running().clock.reading(story.now),
        None,
        "the call was for one turn"
    );
}

#[test]
fn without_a_clock_the_umpires_eye_is_the_clock() {
    let mut story = Story::of("morabaraba", ClockPolicy::Off);
    assert_eq!(story.attempt(Command::CallClock), Err(Refusal::NoClock));
    story.ok(delay(Side::First, Card::Yellow));
}

#[test]
fn a_pause_keeps_the_time() {
    let mut story = Story::begin();
    story.wait(15);
    story.ok(Command::Pause(Pause::Umpire {
        reason: "the bell".into(),
    }));
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::Paused)
    );
    story.wait(600);
    assert_eq!(story.left(), 45_000);
    story.ok(Command::Resume);
    story.wait(5);
    assert_eq!(story.left(), 40_000);
    assert_eq!(story.attempt(Command::Resume), Err(Refusal::NotPaused));
}

#[test]
fn a_clock_set_back_takes_no_time() {
    let mut story = Story::begin();
    story.wait(-3600);
    assert_eq!(story.left(), 60_000);
}

#[test]
fn taking_back_restores_the_position() {
    let mut story = Story::begin();
    story.plays(&FIRST_SHOT[..4]);
    let before = story.running().course.clone();
    story.plays(&["E7xR4"]);
    story.ok(Command::TakeBack("typed the wrong point".into()));
    assert_eq!(story.running().course, before);
    assert_eq!(
        story.running().course.position().text(),
        before.position().text()
    );
    assert_eq!(
        story.attempt(Command::TakeBack("  ".into())),
        Err(Refusal::ReasonMissing)
    );
    assert_eq!(replay(&story.entries), Ok(story.game));
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
    assert_eq!(
        story.running().cards,
        BySide {
            first: vec![Card::Yellow],
            second: vec![]
        }
    );

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
    assert_eq!(replay(&story.entries), Ok(story.game));
}

#[test]
fn an_illegal_turn_says_why_and_writes_nothing() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    let written = story.entries.len();
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::Illegal(IllegalTurn {
            text: "E1".into(),
            why: WhyNot::Occupied("E1".into())
        }))
    );
    assert_eq!(story.entries.len(), written);
}

#[test]
fn games_end_by_word_of_the_players_or_the_umpire() {
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
        story.ok(Command::Reopen("pressed the wrong button".into()));
        story.plays(&["E3"]);
        assert_eq!(replay(&story.entries), Ok(story.game));
    }
}

#[test]
fn nobody_at_the_board_is_a_game_not_played() {
    let mut story = Story::before();
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::NotStarted)
    );
    story.ok(Command::Forfeit { present: None });
    assert_eq!(story.outcome(), (Outcome::NotPlayed, Ground::Absence));
    story.ok(Command::Reopen("both came after all".into()));
    assert_eq!(story.game.phase, Phase::Scheduled);
}

#[test]
fn the_law_ends_the_game_and_undo_opens_it_again() {
    // All of White's cows but two are shot: told by the fixtures of whole games.
    let text = include_str!("../../fixtures/law/mill_playouts.tsv");
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
    assert_eq!(replay(&story.entries), Ok(story.game));
}

#[test]
fn the_transcript_strikes_out_what_was_taken_back() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.ok(Command::TakeBack("wrong point".into()));
    story.plays(&["E3"]);
    let lines = transcript(&story.entries).unwrap();
    let told: Vec<_> = lines
        .iter()
        .map(|line| (line.turn_no, line.side, line.is_struck))
        .collect();
    assert_eq!(
        told,
        [
            (None, None, false),
            (Some(1), Some(Side::First), false),
            (Some(2), Some(Side::Second), true),
            (None, None, false),
            (Some(2), Some(Side::Second), false),
        ]
    );
}

#[test]
fn a_record_with_a_gap_is_corrupt() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.entries.remove(1);
    assert_eq!(replay(&story.entries).unwrap_err().seq, 3);
}

#[test]
fn entries_keep_their_stored_form() {
    // What was written once must be readable for ever: this text may never change.
    let stored = [
        r#"{"event":"started","ruleset":"umlabalaba","clock":{"starts":"every-turn","seconds":60}}"#,
        r#"{"event":"turn-played","turn":"E1"}"#,
        r#"{"event":"turn-taken-back","turn":"E1","reason":"wrong point"}"#,
        r#"{"event":"clock-called"}"#,
        r#"{"event":"paused","pause":{"why":"umpire","reason":"bell"},"used_ms":1500}"#,
        r#"{"event":"paused","pause":{"why":"server-stopped"},"used_ms":0}"#,
        r#"{"event":"resumed"}"#,
        r#"{"event":"card-shown","side":"first","card":"yellow","offence":"delay"}"#,
        r#"{"event":"card-shown","side":"first","card":"red","offence":"misconduct","skipped":true}"#,
        r#"{"event":"card-taken-back","side":"second","card":"red","reason":"wrong player"}"#,
        r#"{"event":"turn-lost"}"#,
        r#"{"event":"ended","outcome":{"won":"first"},"ground":{"by":"law","clause":"captured"}}"#,
        r#"{"event":"ended","outcome":"drawn","ground":{"by":"agreement"}}"#,
        r#"{"event":"ended","outcome":"not-played","ground":{"by":"absence"}}"#,
        r#"{"event":"ended","outcome":{"won":"second"},"ground":{"by":"award","offence":"delay"}}"#,
        r#"{"event":"ended","outcome":"drawn","ground":{"by":"adjudication","reason":"time"}}"#,
        r#"{"event":"reopened","reason":"wrong button"}"#,
    ];
    for text in stored {
        let event: Event = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&event).unwrap(), text);
    }
}

/// Anything an umpire might press, sensible or not.
fn any_command() -> impl Strategy<Value = Command> {
    let side = prop_oneof![Just(Side::First), Just(Side::Second)];
    let card = prop_oneof![Just(Card::Yellow), Just(Card::Red)];
    let offence = prop_oneof![Just(Offence::Delay), Just(Offence::Misconduct)];
    let reason = prop_oneof![Just(String::new()), Just("wrong".to_owned())];
    prop_oneof![
        12 => (0usize..400).prop_map(|n| Command::Play(format!("#{n}"))),
        3 => reason.clone().prop_map(Command::TakeBack),
        1 => Just(Command::CallClock),
        1 => Just(Command::Pause(Pause::Umpire { reason: "bell".into() })),
        1 => Just(Command::Resume),
        2 => (side.clone(), card, offence.clone()).prop_map(|(s, c, o)| Command::ShowCard(s, c, o)),
        1 => (side.clone(), reason.clone()).prop_map(|(s, r)| Command::TakeCardBack(s, r)),
        1 => (side.clone(), offence).prop_map(|(s, o)| Command::AwardAgainst(s, o)),
        1 => Just(Command::AgreeDraw),
        1 => side.clone().prop_map(Command::Resign),
        1 => proptest::option::of(side).prop_map(|present| Command::Forfeit { present }),
        2 => reason.prop_map(Command::Reopen),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_pressed_the_record_replays(
        commands in proptest::collection::vec((any_command(), 0i64..90), 1..80)
    ) {
        let mut story = Story::begin();
        for (command, seconds) in commands {
            story.wait(seconds);
            // "#n" is the n-th of the turns that are legal just then.
            let command = match command {
                Command::Play(n) => {
                    let turns = story.game.play().map(|play| play.course.position().turns()).unwrap_or_default();
                    let n: usize = n[1..].parse().unwrap();
                    Command::Play(turns.get(n % turns.len().max(1)).cloned().unwrap_or(n.to_string()))
                }
                other => other,
            };
            let refused = story.attempt(command);
            let is_bug = matches!(refused, Err(Refusal::Bug(_)));
            prop_assert!(!is_bug, "{:?}", refused);
            let text = story.game.play().map(|play| play.course.position().text());
            let again = replay(&story.entries).unwrap();
            prop_assert_eq!(again.play().map(|play| play.course.position().text()), text);
            prop_assert_eq!(&again, &story.game);
        }
    }
}
