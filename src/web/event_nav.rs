//! The head of every organiser's page: the event and the steps of its day.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::tournament::pairing::size;
use crate::web::event_form::system_code;
use crate::web::{EventPaths, paths};

/// A step of the day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NavStep {
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
pub(super) struct EventNav {
    /// The short name of the event in its addresses.
    pub(super) paths: EventPaths,
    /// What it is called.
    pub(super) name: String,
    /// The game.
    pub(super) about: String,
    /// Who meets whom, and how far the rounds have come.
    pub(super) line: String,
    /// Where there is a text to share with everybody.
    pub(super) share: String,
    /// How many players.
    pub(super) players: usize,
    /// `Round 2 of 5`.
    pub(super) round: String,
    /// The step of this page.
    pub(super) current: NavStep,
    /// Whether all steps are for this person.
    pub(super) is_whole: bool,
}

impl EventNav {
    pub(super) fn of(
        t: &Localizer,
        event: &Event,
        tournament: &Tournament,
        current: NavStep,
    ) -> EventNav {
        let rounds = tournament.options.rounds;
        let now = if event.is_finished {
            u16::try_from(tournament.closed.len()).unwrap_or(u16::MAX)
        } else {
            tournament.round_now().0
        };
        let now = if rounds > 0 { now.min(rounds) } else { now };
        let round = [("round", now.into()), ("rounds", rounds.into())];
        let game = t.msg(&format!("game-{}", event.ruleset.name()));
        let round = t.msg_with(
            if rounds > 0 {
                "step-round-of"
            } else {
                "step-round"
            },
            &round,
        );
        let posted = tournament.posted().map(|posted| posted.number);
        EventNav {
            line: if tournament.options.automatic && tournament.entrants.is_empty() {
                round.clone()
            } else {
                format!("{} · {round}", system(t, tournament))
            },
            share: match posted {
                Some(round) => format!("{}#to-share", paths::of(&event.key).round(round)),
                None => paths::of(&event.key).event(),
            },
            paths: paths::of(&event.key),
            name: event.name.clone(),
            about: game,
            players: tournament.entrants.len(),
            round,
            current,
            is_whole: true,
        }
    }

    /// The same for somebody who runs the event, or who only helps.
    #[must_use]
    pub(super) fn whole(self, is_whole: bool) -> EventNav {
        EventNav { is_whole, ..self }
    }
}

/// What the system is called: its message says so before it explains.
fn system(t: &Localizer, tournament: &Tournament) -> String {
    let mut options = tournament.options.clone().settled_for(size(tournament));
    options.automatic = false;
    let description = t.msg(&format!("system-{}", system_code(&options)));
    let name = description.split(':').next();
    name.unwrap_or_default().to_owned()
}
