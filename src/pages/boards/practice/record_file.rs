//! A practice game as a file, in the form of official records, which nobody has signed.

use super::study::PracticeGame;
use crate::desk::games::unsigned_records;
use crate::formats::record::Records;
use crate::i18n::Localizer;
use crate::referee::{ClockPolicy, Command, Entry, Game, Official, Role, UmpireSettings, decide};
use crate::rules::{BySide, Side};
use crate::view::rules_text;
use chrono::{DateTime, Utc};

impl PracticeGame {
    /// The record of the turns, with one time for all; `None` if the game did not begin as usual, or has no turn.
    pub(super) fn records(&self, t: &Localizer, at: DateTime<Utc>) -> Option<Records> {
        if !self.has_file() {
            return None;
        }
        let names = BySide::from_fn(|side: Side| t.localize(&self.ruleset.colour(side)));
        let title = rules_text::game(t, &self.ruleset);
        let entries = self.entries(at)?;
        Some(unsigned_records(
            ("practice".to_owned(), title),
            names,
            &entries,
        ))
    }

    fn entries(&self, at: DateTime<Utc>) -> Option<Vec<Entry>> {
        let clock = ClockPolicy::Off;
        let start = Command::Start(self.ruleset.clone(), clock, UmpireSettings::default());
        let started = decide(&Game::scheduled(), start, at, by(Role::Program)).ok()?;
        let (mut game, mut entries) = (started.game, started.entries);
        for (turn, before) in self.course.turns().iter().zip(self.course.positions()) {
            let mover = before.to_move();
            let is_programs = self.opponent.is_some_and(|one| one.side == mover);
            let role = if is_programs {
                Role::Program
            } else {
                Role::of_player(mover)
            };
            let played = decide(&game, Command::Play(turn.clone()), at, by(role)).ok()?;
            game = played.game;
            entries.extend(played.entries);
        }
        Some(entries)
    }
}

fn by(role: Role) -> Official {
    Official {
        role,
        name: String::new(),
    }
}
