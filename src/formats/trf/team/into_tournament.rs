//! Converts a report file of teams into an event.
//!
//! In an event a team is the school of its players, and teams are numbered by their first players.
//! So start numbers are assigned anew, team by team in the order of boards.

use super::lookup::TeamLookup;
use crate::Faults;
use crate::trf::into_tournament::entrant;
use crate::trf::number::in_tenths;
use crate::trf::{Trf, TrfFault, TrfProblem};
use inkundla_core::tournament::pairing::team_standings;
use inkundla_core::tournament::{
    ClosedRound, Entrant, EntrantId, KeptApart, Options, PairingConstraints, RoundNo, Scoring,
    SitsOut, System, Tournament,
};
use std::collections::HashMap;

impl Trf {
    /// Converts a file of teams, with the default tie-breaks.
    pub(in crate::trf) fn team_tournament(&self) -> Result<Tournament, Faults<TrfFault>> {
        let mut faults = Faults::default();
        let lookup = TeamLookup::of(self);
        let entrants = lookup.entrants(&mut faults);
        let scoring = self.kept_scoring(&mut faults);
        lookup.check_worth(&scoring, &mut faults);
        let last = lookup.last_round();
        let closed: Vec<ClosedRound> = (1..=last)
            .map(|round| lookup.closed(round, &mut faults))
            .collect();
        let system = System::Teams(lookup.how());
        let (system, rounds) = self.planned(system, self.teams.teams.len(), usize::from(last));
        let tournament = Tournament {
            options: Options {
                system,
                rounds,
                scoring,
                tiebreaks: system.default_tiebreaks(),
                avoid_same_school: false,
                automatic: false,
                usual_bye: system.usual_bye(&scoring) == scoring.bye,
                terms: lookup.terms(rounds, &mut faults),
                ..Options::automatic()
            },
            entrants: entrants.into(),
            closed,
            current: None,
        };
        if faults.is_empty() {
            lookup.compare_points(&tournament, &mut faults);
        }
        if faults.is_empty() {
            Ok(tournament)
        } else {
            Err(faults)
        }
    }
}

impl Trf {
    /// The entrants of a file of teams by the numbers of the file.
    pub(in crate::trf) fn team_entrant_ids(&self) -> HashMap<u32, EntrantId> {
        TeamLookup::of(self).ids
    }
}

impl TeamLookup<'_> {
    fn entrants(&self, faults: &mut Faults<TrfFault>) -> Vec<Entrant> {
        let mut names = HashMap::new();
        for team in &self.trf.teams.teams {
            let key = team.name.to_lowercase();
            if key.is_empty() || names.insert(key, ()).is_some() {
                let text = team.name.clone();
                faults.push(team.at.fault(TrfProblem::BadWord { text }));
            }
        }
        let known = self.trf.players.iter().filter_map(|player| {
            let id = self.id(player.number)?;
            let made = entrant(player, u32::try_from(id.0).ok()?, faults)?;
            let team = self.team_of.get(&player.number);
            let team = team.and_then(|at| self.trf.teams.teams.get(*at));
            Some(Entrant {
                id,
                school: team.map(|team| team.name.clone()),
                ..made
            })
        });
        let mut entrants: Vec<Entrant> = known.collect();
        entrants.sort_by_key(|one| one.number);
        entrants
    }

    /// Matches and byes must score the points of our events.
    fn check_worth(&self, scoring: &Scoring, faults: &mut Faults<TrfFault>) {
        let records = &self.trf.teams;
        let worth = records.worth.map(|(at, _)| at);
        let how = self.how();
        let usual = (
            in_tenths(how.match_scoring().bye),
            in_tenths(how.bye(scoring).times(self.boards)),
        );
        let bye = records.bye.as_ref().filter(|bye| {
            bye.rounds.iter().any(Option::is_some) && (bye.match_points, bye.game_points) != usual
        });
        for at in worth.into_iter().chain(bye.map(|bye| bye.at)) {
            faults.push(at.fault(TrfProblem::OtherTeamPoints));
        }
    }

    fn terms(&self, rounds: u16, faults: &mut Faults<TrfFault>) -> PairingConstraints {
        let members = |number: u32| {
            let team = self.team(number).map(|(_, team)| team);
            let players = team.into_iter().flat_map(|team| &team.players);
            players
                .filter_map(|(_, player)| self.id(*player))
                .collect::<Vec<_>>()
        };
        let of_file = self.trf.terms(rounds, faults);
        // A prohibited pair of teams becomes one of their best players.
        let apart = of_file.kept_apart.iter().filter_map(|pair| {
            let first = |id: EntrantId| members(u32::try_from(id.0).ok()?).first().copied();
            Some(KeptApart {
                one: first(pair.one)?,
                other: first(pair.other)?,
                ..*pair
            })
        });
        let next = RoundNo(self.last_round() + 1);
        let asked = of_file.sits_out.iter();
        let asked = asked.filter(|one| one.round >= next).flat_map(|one| {
            let team = u32::try_from(one.entrant.0).unwrap_or_default();
            let all = members(team).into_iter();
            all.map(|entrant| SitsOut { entrant, ..*one })
        });
        PairingConstraints {
            kept_apart: apart.collect(),
            sits_out: asked.collect(),
            ..of_file.clone()
        }
    }

    /// Checks the points of teams against the matches.
    fn compare_points(&self, tournament: &Tournament, faults: &mut Faults<TrfFault>) {
        for row in team_standings(tournament) {
            let Some(team) = self.trf.teams.teams.get(usize::from(row.number) - 1) else {
                continue;
            };
            let both = [
                (team.match_points, row.match_points),
                (team.game_points, row.game_points),
            ];
            for (written, counted) in both {
                let counted = in_tenths(counted);
                if let Some(written) = written.filter(|written| *written != counted) {
                    let number = team.number;
                    let what = TrfProblem::TeamPointsDiffer {
                        number,
                        counted,
                        written,
                    };
                    faults.push(team.at.fault(what));
                }
            }
        }
    }
}
