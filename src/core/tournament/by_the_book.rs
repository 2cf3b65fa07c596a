//! Whether an event keeps to the rules of its pairing system, and where it departed from them.

use super::{ByeKind, Options, RoundNo, SitsOut, Tournament};
use serde::{Deserialize, Serialize};

/// The state of an event towards the rules of its pairing system.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ByTheBook {
    /// The round that was being prepared or played when the organiser left the rules, for good; `None`
    /// while the event keeps to them.
    pub left: Option<RoundNo>,
    /// The departures that report files name, in the order of the deeds.
    pub departures: Vec<Departure>,
}

/// A deed that report files name in a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Departure {
    /// The kind of the deed.
    pub kind: DepartureKind,
    /// The round that it concerns.
    pub round: RoundNo,
}

/// The kind of a departure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DepartureKind {
    /// A round was posted with other pairs than the system proposed (a manual pairing).
    Manual,
    /// An imported round has other pairs than the system would make.
    Import,
    /// A postponed game ended otherwise than with the draw that the pairing assumed.
    Adjournment,
    /// Settings were changed that stay fixed from round 1 on.
    Configuration,
    /// A result of a closed round was corrected.
    Correction,
    /// A player gets a full point without a game.
    FullPointBye,
}

// The words of report files.
crate::codes!(DepartureKind {
    Manual = "MPA",
    Import = "Import",
    Adjournment = "Adjournment",
    Configuration = "Configuration",
    Correction = "Correction",
    FullPointBye = "FPB",
});

/// A change that the rules do not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Lock {
    /// The number of rounds, after round 1 is posted.
    #[error("the number of rounds")]
    Rounds,
    /// Pairs that are kept apart, after round 1 is posted (C.04.2:3.2).
    #[error("the pairs that are kept apart")]
    KeptApart,
    /// The tie-breaks, after round 1 is posted.
    #[error("the tie-breaks")]
    Tiebreaks,
    /// A bye that is worth the average of the other rounds.
    #[error("a bye worth an average")]
    AverageBye,
    /// A result of a round before the last closed one (C.04.2:4.3).
    #[error("a result of an earlier round")]
    EarlierResult,
}

crate::codes!(Lock {
    Rounds = "rounds",
    KeptApart = "kept-apart",
    Tiebreaks = "tiebreaks",
    AverageBye = "average-bye",
    EarlierResult = "earlier-result",
});

impl ByTheBook {
    /// Whether the event keeps to the rules.
    pub fn is_kept(&self) -> bool {
        self.left.is_none()
    }

    /// Writes a departure down, once for each kind and round.
    pub fn note(&mut self, kind: DepartureKind, round: RoundNo) {
        let departure = Departure { kind, round };
        if !self.departures.contains(&departure) {
            self.departures.push(departure);
        }
    }

    /// Writes down whether a round is posted with other pairs than the system proposed.
    pub fn note_pairs(&mut self, are_others: bool, round: RoundNo) {
        let kind = DepartureKind::Manual;
        self.departures
            .retain(|one| *one != Departure { kind, round });
        if are_others {
            self.note(kind, round);
        }
    }
}

impl Tournament {
    /// The first change of the options that the rules do not allow, while the event keeps to them.
    pub fn locked_change(&self, now: &Options) -> Option<Lock> {
        if !self.options.by_the_book.is_kept() {
            return None;
        }
        changes(&self.options, now).find(|lock| self.has_begun() || *lock == Lock::AverageBye)
    }

    /// The lock on a result of a closed round, while the event keeps to the rules. A postponed game has
    /// none.
    pub fn locked_result(&self, round: RoundNo, has_result: bool) -> Option<Lock> {
        let is_earlier = has_result && self.closed.len() > usize::from(round.0);
        (is_earlier && self.options.by_the_book.is_kept()).then_some(Lock::EarlierResult)
    }

    /// The departures of a change of the options, for the report file.
    pub fn departures_of(&self, now: &Options) -> Vec<Departure> {
        let round = self.round_now();
        let is_fixed = |lock: Lock| lock != Lock::AverageBye && self.has_begun();
        let configuration = changes(&self.options, now).any(is_fixed);
        let configuration = configuration.then_some(Departure {
            kind: DepartureKind::Configuration,
            round,
        });
        let before = &self.options.terms.sits_out;
        let byes = now.terms.sits_out.iter();
        let byes = byes.filter(|bye| bye.kind == ByeKind::Full && !before.contains(bye));
        let byes = byes.map(|bye: &SitsOut| Departure {
            kind: DepartureKind::FullPointBye,
            round: bye.round,
        });
        configuration.into_iter().chain(byes).collect()
    }
}

/// The locks that a change of the options touches.
fn changes(was: &Options, now: &Options) -> impl Iterator<Item = Lock> {
    let touched = [
        (Lock::Rounds, was.rounds != now.rounds),
        (
            Lock::KeptApart,
            was.terms.kept_apart != now.terms.kept_apart,
        ),
        (
            Lock::Tiebreaks,
            was.tiebreaks != now.tiebreaks || was.ranking.edition != now.ranking.edition,
        ),
        (
            Lock::AverageBye,
            now.scoring.average_bye && !was.scoring.average_bye,
        ),
    ];
    let touched = touched.into_iter().filter(|(_, is_touched)| *is_touched);
    touched.map(|(lock, _)| lock)
}
