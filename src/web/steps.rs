//! The head of every organiser's page: the event and the steps of its day.

use crate::desk::events::Event;
use crate::tongue::Tongue;
use crate::tournament::Tournament;

/// A step of the day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Who plays.
    Players,
    /// The round under way.
    Round,
    /// Who stands where.
    Standings,
    /// What was decided about the event.
    Settings,
}

/// What the head shows; drawn by the macro in `templates/steps.html`.
pub(super) struct Steps {
    /// The short name of the event in its addresses.
    pub(super) key: String,
    /// What it is called.
    pub(super) name: String,
    /// Game, system, rounds.
    pub(super) about: String,
    /// How many players.
    pub(super) players: usize,
    /// `Round 2 of 5`.
    pub(super) round: String,
    /// The step of this page.
    pub(super) current: Step,
    /// Whether all steps are for this person.
    pub(super) is_whole: bool,
}

impl Steps {
    pub(super) fn of(t: &Tongue, event: &Event, tournament: &Tournament, current: Step) -> Steps {
        let rounds = tournament.options.rounds;
        let now = tournament.round_now().0;
        let now = if rounds > 0 { now.min(rounds) } else { now };
        let round = [("round", now.into()), ("rounds", rounds.into())];
        let game = t.say(&format!("game-{}", event.ruleset.name()));
        Steps {
            key: event.key.clone(),
            name: event.name.clone(),
            about: game,
            players: tournament.entrants.len(),
            round: t.tell(
                if rounds > 0 {
                    "step-round-of"
                } else {
                    "step-round"
                },
                &round,
            ),
            current,
            is_whole: true,
        }
    }

    /// The same for somebody who runs the event, or who only helps.
    #[must_use]
    pub(super) fn whole(self, is_whole: bool) -> Steps {
        Steps { is_whole, ..self }
    }
}
