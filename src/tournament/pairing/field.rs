use super::{absent, school_key, seat};
use crate::rules::Side;
use crate::tournament::sheet::{Outcome, Sheets};
use crate::tournament::{Bye, ByeKind, Entrant, EntrantId, Points, Presence, RoundNo, Tournament};
use std::collections::HashMap;

/// Everybody who is to be paired, the highest first, and what a system needs
/// to know of them.
pub(super) struct Field {
    pub(super) round: RoundNo,
    pub(super) candidates: Vec<Candidate>,
    pub(super) absent: Vec<Bye>,
}

/// Somebody who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) id: EntrantId,
    pub(super) points: Points,
    /// The school, if schools are to be kept apart.
    pub(super) school: Option<String>,
    /// The sides in the games played, the oldest first.
    pub(super) sides: Vec<Side>,
    /// How often each opponent was met.
    pub(super) met: HashMap<EntrantId, u32>,
    /// C.04.1:4 whether the bye of the pairing may be given.
    pub(super) may_have_bye: bool,
}

impl Field {
    pub(super) fn of(tournament: &Tournament) -> Field {
        let round = tournament.round_now();
        let sheets = Sheets::before(tournament, round);
        let mut here = tournament
            .entrants
            .iter()
            .filter(|one| one.presence == Presence::Here)
            .collect::<Vec<_>>();
        here.sort_by_key(|one| seat(sheets.points(one.id), one.number));
        let avoid = tournament.options.avoid_same_school;
        let candidate = |one: &&Entrant| Candidate {
            id: one.id,
            points: sheets.points(one.id),
            school: one
                .school
                .as_deref()
                .map(school_key)
                .filter(|school| avoid && !school.is_empty()),
            sides: sheets
                .get(one.id)
                .map(|sheet| sheet.sides().collect())
                .unwrap_or_default(),
            met: meetings(&sheets, one.id),
            may_have_bye: may_have_bye(tournament, &sheets, one.id),
        };
        Field {
            round,
            candidates: here.iter().map(candidate).collect(),
            absent: absent(tournament),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// How many stand above an entrant.
    pub(super) fn place(&self, entrant: EntrantId) -> usize {
        self.candidates
            .iter()
            .take_while(|one| one.id != entrant)
            .count()
    }
}

fn meetings(sheets: &Sheets, entrant: EntrantId) -> HashMap<EntrantId, u32> {
    let mut met = HashMap::new();
    for opponent in sheets
        .lines(entrant)
        .iter()
        .filter_map(|line| line.outcome.met())
    {
        *met.entry(opponent).or_default() += 1;
    }
    met
}

/// C.04.1:4 not to who had it, nor to who scored a win in a round without playing.
pub(super) fn may_have_bye(tournament: &Tournament, sheets: &Sheets, entrant: EntrantId) -> bool {
    let scoring = &tournament.options.scoring;
    !sheets.lines(entrant).iter().any(|line| match line.outcome {
        Outcome::Bye(ByeKind::Allocated) => true,
        Outcome::Bye(_) | Outcome::Forfeit { .. } => line.points >= scoring.win,
        Outcome::Played { .. } | Outcome::Playing { .. } | Outcome::Out => false,
    })
}
