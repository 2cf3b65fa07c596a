//! Games of the referee as lists of commands; time passes only by [`Story::wait`].

use chrono::{DateTime, TimeDelta, Utc};
use inkundla_core::referee::*;
use inkundla_core::rules::{Ruleset, Side};

pub struct Story {
    pub game: Game,
    pub entries: Vec<Entry>,
    pub now: DateTime<Utc>,
}

pub fn umpire() -> Official {
    Official {
        role: Role::Umpire,
        name: "Ms Khumalo".into(),
    }
}

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
        Story::under(ruleset, clock, UmpireSettings::default())
    }

    pub fn under(ruleset: &str, clock: ClockPolicy, conduct: UmpireSettings) -> Story {
        let mut story = Story::before();
        let ruleset = Ruleset::from_code(ruleset).unwrap();
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

    pub fn attempt_as(&mut self, by: Official, command: Command) -> Result<Vec<Event>, Refusal> {
        let draft = decide(&self.game, command, self.now, by)?;
        Ok(self.take(draft))
    }

    pub fn take(&mut self, draft: PendingEntries) -> Vec<Event> {
        self.game = draft.game;
        let events = draft
            .entries
            .iter()
            .map(|entry| entry.event.clone())
            .collect();
        self.entries.extend(draft.entries);
        events
    }

    /// The program records that time was lost since a moment some seconds ago.
    pub fn loses_time(&mut self, pause: Pause, seconds_ago: i64) {
        let known = self.now - TimeDelta::seconds(seconds_ago);
        if let Some(draft) = pause_for_lost_time(&self.game, pause, known, self.now).unwrap() {
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

    /// Sets the board up, for tests that begin in the middle of a game.
    pub fn set_up(&mut self, position: &str) {
        self.ok(Command::SetUp {
            position: position.into(),
            reason: "recording began late".into(),
        });
    }

    pub fn running(&self) -> &GameInProgress {
        match &self.game.phase {
            Phase::Running(running) => running,
            other => panic!("not running: {other:?}"),
        }
    }

    pub fn left(&self) -> i64 {
        self.running().clock.reading(self.now).unwrap().left_ms
    }

    pub fn next_step(&self, side: Side) -> LadderStep {
        self.running().next_step(side, Offence::Delay)
    }

    pub fn cards(&self, side: Side) -> Vec<Card> {
        let shown = self.running().cards[side].iter();
        shown.map(|shown| shown.card).collect()
    }

    pub fn board(&self) -> String {
        self.running().history.position().text()
    }

    pub fn outcome(&self) -> (Outcome, Ground) {
        match &self.game.phase {
            Phase::Finished(ended) => (ended.outcome, ended.ground.clone()),
            other => panic!("not finished: {other:?}"),
        }
    }

    /// Checks that the record replays to the same game.
    pub fn replays(&self) {
        assert_eq!(replay(&self.entries).as_ref(), Ok(&self.game));
    }
}
