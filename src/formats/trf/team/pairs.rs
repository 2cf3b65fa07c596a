//! The team matches of each round as played and as our system pairs them, for the pairing checker.

use super::lookup::TeamLookup;
use crate::Faults;
use crate::trf::{Trf, TrfFault};
use inkundla_core::tournament::pairing::{PairingFault, all_matches, pair_as_entrants};
use inkundla_core::tournament::{ByeKind, EntrantId, Presence, RoundNo, System};

/// Pairs of team numbers, the team with the first move on the first board in front, and the
/// team with the bye.
pub type TeamPairs = (Vec<(u32, u32)>, Option<u32>);

impl Trf {
    /// Number of paired rounds, including matches without games.
    pub fn team_rounds(&self) -> u16 {
        TeamLookup::of(self).last_round()
    }

    /// The pairs of teams in a round, from 1.
    ///
    /// # Errors
    /// As [`Trf::tournament`], without faults of tie-breaks, which do not affect pairings.
    pub fn team_pairs_of(&self, round: u16) -> Result<TeamPairs, Faults<TrfFault>> {
        let tournament = self.team_tournament()?;
        let rounds = all_matches(&tournament);
        let found = rounds.into_iter().find(|(number, ..)| number.0 == round);
        let Some((_, matches, byes)) = found else {
            return Ok(TeamPairs::default());
        };
        let pairs = matches
            .iter()
            .map(|one| (self.team_number(one.first), self.team_number(one.second)));
        let bye = byes.iter().find(|bye| bye.kind == ByeKind::Allocated);
        Ok((pairs.collect(), bye.map(|bye| self.number_of(bye.entrant))))
    }

    /// Pairs a round, from 1, with the teams that were paired in it, or, if it is the next round,
    /// with the teams that have no bye or absence.
    ///
    /// # Errors
    /// The outer error as [`Trf::team_pairs_of`]; the inner one when the round cannot be paired.
    pub fn pair_teams(
        &self,
        round: u16,
    ) -> Result<Result<TeamPairs, PairingFault>, Faults<TrfFault>> {
        let tournament = self.team_tournament()?;
        let System::Teams(how) = tournament.options.system else {
            return Ok(Ok(TeamPairs::default()));
        };
        let here = if round > self.team_rounds() {
            None
        } else {
            let (pairs, bye) = self.team_pairs_of(round)?;
            let paired = pairs.into_iter().flat_map(|(one, other)| [one, other]);
            Some(paired.chain(bye).collect::<Vec<_>>())
        };
        let mut before = tournament.after(RoundNo(round.saturating_sub(1)));
        if let Some(here) = here {
            let lookup = TeamLookup::of(self);
            before.options.terms.sits_out = Vec::new();
            for (number, team) in &lookup.team_of {
                let is_here = here.contains(&self.team_number(*team));
                let place = lookup
                    .ids
                    .get(number)
                    .and_then(|id| before.entrants.place(*id));
                let entrant = place.and_then(|place| before.entrants.iter_mut().nth(place));
                if let Some(entrant) = entrant.filter(|_| !is_here) {
                    entrant.presence = Presence::Absent;
                }
            }
        }
        let paired = pair_as_entrants(&before, how).map(|draft| {
            let pairs = draft
                .pairings
                .iter()
                .map(|one| (self.number_of(one.first), self.number_of(one.second)));
            let bye = draft.byes.iter().find(|bye| bye.kind == ByeKind::Allocated);
            (pairs.collect(), bye.map(|bye| self.number_of(bye.entrant)))
        });
        Ok(paired)
    }

    fn team_number(&self, place: usize) -> u32 {
        self.teams.teams.get(place).map_or(0, |team| team.number)
    }

    /// The number of the team that an entrant of the team pairing represents.
    fn number_of(&self, team: EntrantId) -> u32 {
        self.team_number(usize::try_from(team.0 - 1).unwrap_or_default())
    }
}
