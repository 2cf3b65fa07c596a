//! Games told as commands; time moves only when told.

mod asking;
mod cards;
mod chance;
mod clock;
mod corrections;
mod draws;
mod ends;
mod stored;
mod transcripts;

use chrono::{DateTime, TimeDelta, Utc};
use inkundla::referee::*;
use inkundla::rules::{Ruleset, Side};

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

fn organiser() -> Official {
    Official {
        role: Role::Organiser,
        name: "Mr Dube".into(),
    }
}

/// White makes a line on the outer left side and shoots: two cows each otherwise apart.
const FIRST_SHOT: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

/// White has three cows and may fly; Black has four.
const THREE_LEFT: &str = "C...C.../..C...../c.c.c.c. 1 0/0 0 0 -/- 40";

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
        Story::under(ruleset, clock, Conduct::default())
    }

    fn under(ruleset: &str, clock: ClockPolicy, conduct: Conduct) -> Story {
        let mut story = Story::before();
        let ruleset = Ruleset::by_code(ruleset).unwrap();
        story.ok(Command::Start(ruleset, clock, conduct));
        story
    }

    pub fn begin() -> Story {
        Story::of("umlabalaba", ClockPolicy::MINUTE)
    }

    pub fn wait(&mut self, seconds: i64) {
        self.now += TimeDelta::seconds(seconds);
    }

    pub fn attempt(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.attempt_as(umpire(), command)
    }

    fn attempt_as(&mut self, by: Official, command: Command) -> Result<Vec<Event>, Refusal> {
        let draft = decide(&self.game, command, self.now, by)?;
        Ok(self.take(draft))
    }

    fn take(&mut self, draft: Draft) -> Vec<Event> {
        self.game = draft.game;
        let events = draft
            .entries
            .iter()
            .map(|entry| entry.event.clone())
            .collect();
        self.entries.extend(draft.entries);
        events
    }

    /// The program finds that time was lost since a moment so many seconds ago.
    fn loses_time(&mut self, pause: Pause, seconds_ago: i64) {
        let known = self.now - TimeDelta::seconds(seconds_ago);
        if let Some(draft) = interrupted(&self.game, pause, known, self.now).unwrap() {
            self.take(draft);
        }
    }

    pub fn ok(&mut self, command: Command) -> Vec<Event> {
        self.attempt(command).expect("accepted")
    }

    pub fn plays(&mut self, turns: &[&str]) {
        for turn in turns {
            self.ok(Command::Play((*turn).into()));
        }
    }

    /// Sets the board up, for the tests that begin in the middle.
    fn set_up(&mut self, position: &str) {
        self.ok(Command::SetUp {
            position: position.into(),
            reason: "recording began late".into(),
        });
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

    fn next_step(&self, side: Side) -> Step {
        self.running().next_step(side, Offence::Delay)
    }

    fn cards(&self, side: Side) -> Vec<Card> {
        let shown = self.running().cards[side].iter();
        shown.map(|shown| shown.card).collect()
    }

    fn board(&self) -> String {
        self.running().course.position().text()
    }

    fn outcome(&self) -> (Outcome, Ground) {
        match &self.game.phase {
            Phase::Finished(ended) => (ended.outcome, ended.ground.clone()),
            other => panic!("not finished: {other:?}"),
        }
    }

    /// The record tells the same game again.
    fn replays(&self) {
        assert_eq!(replay(&self.entries).as_ref(), Ok(&self.game));
    }
}

fn delay(side: Side, card: Card) -> Command {
    Command::ShowCard(side, card, Offence::Delay)
}

fn undo(reason: &str) -> Command {
    Command::TakeBack(reason.into())
}
