//! Pairs the rounds of a file again, and compares them with the rounds as they were posted.

use super::{Trf, TrfFault};
use crate::Faults;
use inkundla_core::tournament::pairing::PairingFault;
use inkundla_core::tournament::pairing::swiss::{self, NoLegalPairing};
use inkundla_core::tournament::{
    ByeKind, ClosedRound, DraftRound, EntrantId, PostedRound, Presence, RoundNo, System,
    Tournament, pairing,
};

/// Two numbers of players or teams, the one who moves first in front; 0 for the bye.
pub type NumberPair = (u32, u32);

/// The pairs of a round that only the file has, and those that only the system has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundDifference {
    /// Pairs of the file.
    pub posted: Vec<NumberPair>,
    /// Pairs of the system.
    pub paired: Vec<NumberPair>,
}

impl RoundDifference {
    /// Whether the file has the pairs of the system.
    pub fn is_none(&self) -> bool {
        self.posted.is_empty() && self.paired.is_empty()
    }
}

/// Why a round of a file cannot be paired.
#[derive(Debug, thiserror::Error)]
pub enum Unpaired {
    /// A tournament of players by the Swiss system.
    #[error("{0}")]
    Players(NoLegalPairing),
    /// A tournament of teams, or one by another system.
    #[error("{0}")]
    Others(PairingFault),
    /// An event cannot hold the data of the file.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Faults(Faults<TrfFault>),
}

impl Trf {
    /// Number of rounds with pairs.
    pub fn rounds_with_pairs(&self) -> usize {
        if self.is_of_teams() {
            self.team_rounds().into()
        } else {
            self.paired_rounds()
        }
    }

    /// Pairs a round, from 1, by the file's system: the next round, or an earlier one again with those
    /// who took part in it.
    ///
    /// # Errors
    /// When there is no legal pairing, or the file contradicts itself.
    pub fn pair_anew(&self, round: usize) -> Result<Vec<NumberPair>, Unpaired> {
        if self.is_of_teams() {
            let paired = self.pair_teams(round as u16).map_err(Unpaired::Faults)?;
            let (pairs, bye) = paired.map_err(Unpaired::Others)?;
            return Ok(pairs.into_iter().chain(bye.map(|team| (team, 0))).collect());
        }
        if !self.is_by_swiss() {
            let tournament = self.tournament().map_err(Unpaired::Faults)?;
            let draft = pairing::pair(&before(&tournament, round as u16));
            return Ok(pairs_of_plan(&draft.map_err(Unpaired::Others)?));
        }
        let number = |place: usize| self.players.get(place).map_or(0, |player| player.number);
        let field = self.field(round);
        if !self.settled_in(round).is_empty() && field.players.iter().all(|one| !one.is_here) {
            return Ok(Vec::new());
        }
        let paired = swiss::pair(&field).map_err(Unpaired::Players)?;
        let pairs = paired.pairs.iter();
        let pairs = pairs.map(|(first, second)| (number(*first), number(*second)));
        Ok(pairs
            .chain(paired.bye.map(|place| (number(place), 0)))
            .collect())
    }

    /// Compares a round of the file, from 1, with that of its system.
    ///
    /// # Errors
    /// As [`Trf::pair_anew`].
    pub fn compared(&self, round: usize) -> Result<RoundDifference, Unpaired> {
        let mut posted = self.posted_pairs(round)?;
        if posted.is_empty() && self.is_idle(round) {
            return Ok(RoundDifference::default());
        }
        // Pairs that were fixed in advance are not the system's.
        let settled = self.settled_in(round);
        let is_settled = |(one, other): &NumberPair| {
            settled.contains(&(*one, *other)) || settled.contains(&(*other, *one))
        };
        posted.retain(|pair| !is_settled(pair));
        let paired = self.pair_anew(round)?;
        let only = |these: &[NumberPair], those: &[NumberPair]| {
            let these = these.iter().filter(|pair| !those.contains(pair));
            these.copied().collect::<Vec<_>>()
        };
        Ok(RoundDifference {
            posted: only(&posted, &paired),
            paired: only(&paired, &posted)
                .into_iter()
                .filter(|pair| !is_settled(pair))
                .collect(),
        })
    }

    /// Whether nobody took part in a round of the Swiss system.
    fn is_idle(&self, round: usize) -> bool {
        let is_here = || self.field(round).players.iter().any(|one| one.is_here);
        !self.is_of_teams() && self.is_by_swiss() && !is_here()
    }

    fn posted_pairs(&self, round: usize) -> Result<Vec<NumberPair>, Unpaired> {
        if !self.is_of_teams() && !self.is_by_swiss() {
            let tournament = self.tournament().map_err(Unpaired::Faults)?;
            let mut closed = tournament.closed.iter();
            let closed = closed.find(|closed| usize::from(closed.number.0) == round);
            return Ok(closed.map_or_else(Vec::new, |closed| pairs_of_plan(&closed.plan())));
        }
        let (pairs, bye) = if self.is_of_teams() {
            self.team_pairs_of(round as u16).unwrap_or_default()
        } else {
            self.pairs_of(round)
        };
        Ok(pairs
            .into_iter()
            .chain(bye.map(|number| (number, 0)))
            .collect())
    }

    /// Whether the rounds are those of a Swiss system of players, with or without start groups.
    pub fn is_by_swiss(&self) -> bool {
        match self.system {
            _ if self.two_games => false,
            Some(system) => system.is_swiss(),
            None => !self.is_round_robin(),
        }
    }

    /// Notes the system, if no record names it.
    pub(super) fn note_system(&mut self, tournament: &Tournament) {
        let system = tournament.options.system;
        self.two_games = tournament.options.games_of_a_match() == 2;
        self.system = unnamed(system).or(self.two_games.then_some(system));
        let played = tournament.closed.len() + usize::from(tournament.posted().is_some());
        if played > self.rounds_with_pairs() {
            self.played = u32::try_from(played).ok();
        }
        if system.has_finals() {
            self.boards = boards(tournament);
        }
    }

    /// Notes the rounds that the system pairs otherwise: those that the organiser changed, or before
    /// which a result was corrected after they were paired.
    pub(super) fn note_changes(&mut self) {
        let rounds = 1..=self.rounds_with_pairs();
        let differs = |round: &usize| !self.compared(*round).is_ok_and(|found| found.is_none());
        self.by_hand = rounds.filter(differs).map(|round| round as u32).collect();
    }
}

/// The tournament before a round, with those present who took part in it.
fn before(tournament: &Tournament, round: u16) -> Tournament {
    let mut closed = tournament.closed.iter();
    let plan = closed.find(|closed| closed.number.0 == round);
    let plan = plan.map(|closed| closed.plan());
    let mut before = tournament.clone().after(RoundNo(round.saturating_sub(1)));
    let Some(plan) = plan else {
        return before;
    };
    before
        .options
        .terms
        .sits_out
        .retain(|one| one.round.0 != round);
    let system = pairing::system_of(&before, RoundNo(round));
    for one in before.entrants.iter_mut() {
        one.presence = presence(&plan, one.id, system);
    }
    before
}

/// Whether an entrant was to be paired in a round. In a table or bracket a full-point bye is the round
/// of an entrant whose opponent has left. Who is absent keeps the place in the table.
fn presence(draft: &DraftRound, id: EntrantId, system: System) -> Presence {
    let mut byes = draft.byes.iter();
    let bye = byes.find(|bye| bye.entrant == id).map(|bye| bye.kind);
    let is_paired = draft.pairings.iter().any(|pairing| pairing.has(id));
    match bye {
        _ if is_paired => Presence::Here,
        Some(ByeKind::Allocated) => Presence::Here,
        Some(ByeKind::Full) if !system.is_by_standing() => Presence::Here,
        Some(ByeKind::Absent) if !matches!(system, System::Knockout(_)) => Presence::Absent,
        _ => Presence::WentHome,
    }
}

fn pairs_of_plan(draft: &DraftRound) -> Vec<NumberPair> {
    let number = |id: EntrantId| u32::try_from(id.0).unwrap_or_default();
    let pairs = draft.pairings.iter();
    let pairs = pairs.map(|pairing| (number(pairing.first), number(pairing.second)));
    let byes = draft
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Allocated);
    pairs
        .chain(byes.map(|bye| (number(bye.entrant), 0)))
        .collect()
}

/// The players who move first in each round, in the order of boards, then those without an opponent.
fn boards(tournament: &Tournament) -> Vec<(u32, Vec<u32>)> {
    let closed = tournament.closed.iter().map(ClosedRound::plan);
    let plans = closed.chain(tournament.posted().map(PostedRound::plan));
    let number = |id| tournament.entrant(id).map(|one| u32::from(one.number));
    let of_round = |plan: DraftRound| {
        let mut pairings = plan.pairings;
        pairings.sort_by_key(|pairing| pairing.board);
        let firsts = pairings.iter().map(|pairing| pairing.first);
        let all = firsts.chain(plan.byes.iter().map(|bye| bye.entrant));
        (plan.number.0.into(), all.filter_map(number).collect())
    };
    plans.map(of_round).collect()
}

/// The systems that no record of the format names; a round robin has none in TRF16.
fn unnamed(system: System) -> Option<System> {
    match system {
        System::Swiss | System::Teams(_) => None,
        _ => Some(system),
    }
}
