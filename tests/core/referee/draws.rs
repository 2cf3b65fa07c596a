//! Draws: the counters, claims, and the warning before the end.

use super::{Story, THREE_LEFT, undo};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

impl Story {
    /// Plays a turn without a shot that leads to a new position.
    pub fn plays_quietly(&mut self) {
        let play = self.running();
        let here = play.history.position();
        let is_quiet = |turn: &&String| {
            let played = here.play(turn).unwrap();
            !turn.contains('x') && play.history.times(played.after()) == 0
        };
        let turns = here.turns();
        let turn = turns.iter().find(is_quiet).expect("a quiet turn").clone();
        self.ok(Command::Play(turn));
    }

    fn counter(&self, claim: Claim) -> Counter {
        self.running().counter(claim).expect("counted")
    }

    fn claims(&mut self, claim: Claim) -> Vec<Event> {
        self.ok(Command::ClaimDraw(Side::First, claim))
    }
}

fn three_left(ruleset: &str) -> Story {
    let mut story = Story::of(ruleset, ClockPolicy::Off);
    story.plays(&["E1", "E2"]);
    story.set_up(THREE_LEFT);
    story
}

#[test]
fn ten_turns_each_without_a_shot_are_a_draw() {
    // 002:75
    let mut story = three_left("umlabalaba");
    for played in 0..19 {
        let counter = story.counter(Claim::QuietMoves);
        assert_eq!((counter.count, counter.limit), (played, 20));
        assert_eq!(counter.since, [2], "counted since turn 2");
        let is_near = story.running().nearly_drawn().is_some();
        assert_eq!(
            is_near,
            played >= 18,
            "the umpire is warned two turns before"
        );
        story.plays_quietly();
    }
    assert_eq!(story.counter(Claim::QuietMoves).left(), 1);
    story.plays_quietly();
    let clause = "quiet-moves".to_owned();
    assert_eq!(story.outcome(), (Outcome::Drawn, Ground::Law { clause }));
    story.replays();
}

#[test]
fn a_draw_claimed_too_early_is_refused_and_written_down() {
    let mut story = three_left("umlabalaba");
    for _ in 0..7 {
        story.plays_quietly();
    }
    let refused = Event::DrawClaimed {
        side: Side::First,
        claim: Claim::QuietMoves,
        count: 7,
        limit: 20,
    };
    assert_eq!(story.claims(Claim::QuietMoves), [refused]);
    assert!(matches!(story.game.phase, Phase::Running(_)));
    story.replays();
}

#[test]
fn by_claim_the_game_continues_until_a_player_claims() {
    let mut story = three_left("umlabalaba draws=claim");
    for _ in 0..23 {
        story.plays_quietly();
    }
    assert!(story.counter(Claim::QuietMoves).is_full());
    let events = story.claims(Claim::QuietMoves);
    assert!(matches!(
        events[..],
        [Event::DrawClaimed { count: 23, .. }, Event::Ended { .. }]
    ));
    assert_eq!(story.outcome().0, Outcome::Drawn);
    let events = story.ok(undo("nobody had claimed"));
    assert!(
        matches!(events[..], [Event::Reopened { .. }]),
        "it was the claim that ended the game, and no turn"
    );
    story.replays();
}

/// Both players fly there and back, so that the position recurs.
const ROUND: [&str; 4] = ["E1-E2", "R1-R2", "E2-E1", "R2-R1"];

#[test]
fn the_third_time_is_a_draw_and_the_second_a_warning() {
    // 000:14, C10
    let mut story = three_left("umlabalaba");
    assert!(story.running().nearly_drawn().is_none());
    story.plays(&ROUND);
    let repeated = story.counter(Claim::Repetition);
    assert_eq!((repeated.count, repeated.limit), (2, 3));
    assert_eq!(repeated.since, [2, 6], "it stood after turns 2 and 6");
    assert_eq!(
        story.running().nearly_drawn().map(|counter| counter.claim),
        Some(Claim::Repetition)
    );
    story.plays(&ROUND[..3]);
    assert!(story.running().nearly_drawn().is_some(), "one turn before");
    story.plays(&ROUND[3..]);
    let clause = "repetition".to_owned();
    assert_eq!(story.outcome(), (Outcome::Drawn, Ground::Law { clause }));
}

#[test]
fn the_umpire_is_warned_when_the_next_turn_could_be_the_third_time() {
    let mut story = three_left("umlabalaba");
    story.plays(&ROUND);
    story.plays(&["E1-E4", "R1-R8"]);
    assert!(
        story.running().nearly_drawn().is_none(),
        "no turn brings back what has stood twice"
    );
    story.plays(&["E4-E1"]);
    let counter = story.counter(Claim::Repetition);
    assert_eq!(counter.count, 1, "this position has not stood before");
    assert_eq!(
        story.running().nearly_drawn().map(|counter| counter.claim),
        Some(Claim::Repetition),
        "R8-R1 would be the third time"
    );
}

#[test]
fn a_position_that_was_taken_back_is_not_counted() {
    let mut story = three_left("umlabalaba");
    story.plays(&ROUND);
    story.ok(undo("typed too early"));
    story.plays(&ROUND[3..]);
    assert_eq!(story.counter(Claim::Repetition).count, 2);
    assert!(matches!(story.game.phase, Phase::Running(_)));
    story.replays();
}

#[test]
fn a_repetition_is_claimed_where_the_sheet_says_so() {
    let mut story = three_left("umlabalaba draws=claim");
    story.plays(&ROUND);
    let early = story.claims(Claim::Repetition);
    assert!(matches!(
        early[..],
        [Event::DrawClaimed {
            count: 2,
            limit: 3,
            ..
        }]
    ));
    story.plays(&ROUND);
    assert!(
        matches!(story.game.phase, Phase::Running(_)),
        "nobody has claimed"
    );
    story.claims(Claim::Repetition);
    let clause = "repetition".to_owned();
    assert_eq!(story.outcome(), (Outcome::Drawn, Ground::Law { clause }));
    story.replays();
}

#[test]
fn camelot_counts_fifty_and_can_be_played_by_claim() {
    let start = "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2 w 00";
    for (ruleset, is_over) in [("camelot", true), ("camelot draws=claim", false)] {
        let mut story = Story::of(ruleset, ClockPolicy::Off);
        story.set_up(&format!("{start} 98 60"));
        assert!(story.running().nearly_drawn().is_some());
        story.plays_quietly();
        story.plays_quietly();
        assert_eq!(
            matches!(story.game.phase, Phase::Finished(_)),
            is_over,
            "{ruleset}"
        );
        if !is_over {
            story.claims(Claim::QuietMoves);
        }
        let clause = "fifty".to_owned();
        assert_eq!(story.outcome(), (Outcome::Drawn, Ground::Law { clause }));
    }
}

#[test]
fn what_the_law_does_not_count_cannot_be_claimed() {
    let mut story = Story::begin();
    let claim = |claim| Command::ClaimDraw(Side::First, claim);
    assert_eq!(
        story.attempt(claim(Claim::QuietMoves)),
        Err(Refusal::NotCounted(Claim::QuietMoves)),
        "nobody is down to three"
    );
    let mut story = Story::of("reversi", ClockPolicy::Off);
    assert_eq!(
        story.attempt(claim(Claim::Repetition)),
        Err(Refusal::NotCounted(Claim::Repetition))
    );
}
