//! Converts a report file into an event.

use super::constraints::mark_absent;
use super::number::decimal;
use super::{Mark, NotHalves, Trf, TrfFault, TrfPlayer, TrfProblem};
use crate::Faults;
use inkundla_core::rules::Side;
use inkundla_core::tournament::{
    About, BoardNo, Bye, ClosedRound, Entrant, EntrantId, EntrantName, Gender, NameOrder, Options,
    Pairing, PairingResult, Presence, RoundNo, Scored, Scoring, System, Tournament,
};
use std::collections::HashMap;

impl Trf {
    /// Converts the file into a tournament with all rounds closed. The id of an
    /// entrant is the number in the file.
    ///
    /// # Errors
    /// Everything that an event cannot hold: invalid names, unknown tie-breaks,
    /// contradictory results, points that are not halves or not those of our scoring.
    pub fn tournament(&self) -> Result<Tournament, Faults<TrfFault>> {
        let mut faults = Faults::default();
        let tiebreaks = self.kept_tiebreaks(&mut faults);
        // Of an event that is over no round will be paired.
        let announced = self.rounds.map(|rounds| rounds as usize);
        if announced.is_none_or(|rounds| rounds > self.paired_rounds()) {
            faults.extend(self.check_event_system().err());
        }
        let made = if self.is_of_teams() {
            self.team_tournament()
        } else {
            self.player_tournament()
        };
        match made {
            Ok(mut tournament) if faults.is_empty() => {
                if let Some(tiebreaks) = tiebreaks {
                    tournament.options.tiebreaks = tiebreaks;
                }
                mark_absent(&mut tournament);
                return Ok(tournament);
            }
            Ok(_) => {}
            Err(others) => faults.append(others),
        }
        faults.sort_by_key(|fault| (fault.line, fault.column));
        Err(faults)
    }

    /// The entrants of the tournament by the numbers of the file.
    pub(super) fn entrant_ids(&self) -> HashMap<u32, EntrantId> {
        if self.is_of_teams() {
            return self.team_entrant_ids();
        }
        let numbers = self.players.iter().map(|player| player.number);
        numbers
            .map(|number| (number, EntrantId(number.into())))
            .collect()
    }

    /// The first name with several words and no comma, so that their order is not certain.
    pub fn name_without_comma(&self) -> Option<&str> {
        let mut names = self.players.iter().map(|player| player.name.as_str());
        names.find(|name| is_of_unsure_order(name))
    }

    /// Rewrites names without a comma, which have their given names first here, as the format has
    /// them: the family name first, with a comma.
    pub fn read_given_first(&mut self) {
        for player in &mut self.players {
            let name = EntrantName::parse_ordered(&player.name, Some(NameOrder::GivenFirst));
            if let Some(name) = name.ok().filter(|_| is_of_unsure_order(&player.name)) {
                player.name = format!("{}, {}", name.family(), name.given());
            }
        }
    }

    /// Converts a file of players, with the default tie-breaks.
    fn player_tournament(&self) -> Result<Tournament, Faults<TrfFault>> {
        let mut faults = Faults::default();
        let entrants: Vec<Entrant> = self
            .players
            .iter()
            .zip(self.start_numbers())
            .filter_map(|(player, number)| entrant(player, number, &mut faults))
            .collect();
        let scoring = self.kept_scoring(&mut faults);
        let rounds = (1..=self.paired_rounds()).map(|round| self.closed(round, &mut faults));
        let closed: Vec<ClosedRound> = rounds.collect();
        let system = match self.system {
            Some(system) => system,
            None if self.is_round_robin() && self.says_double() => System::DoubleRoundRobin,
            None if self.is_round_robin() => System::RoundRobin,
            None => System::Swiss,
        };
        let (system, rounds) = self.planned(system, entrants.len(), closed.len());
        let mut options = Options {
            system,
            rounds,
            scoring,
            tiebreaks: system.default_tiebreaks(),
            avoid_same_school: false,
            automatic: false,
            // What is usual is no choice that a later event of another system takes over.
            usual_bye: system.usual_bye(&scoring) == scoring.bye,
            ..Options::automatic()
        };
        options.terms = self.terms(options.rounds, &mut faults);
        options.adjustments = self.kept_adjustments(&mut faults);
        options.by_the_book = self.by_the_book.clone();
        let tournament = Tournament {
            options,
            entrants: entrants.into(),
            closed,
            current: None,
        };
        faults.extend(self.other_acceleration(&tournament));
        if faults.is_empty() {
            Ok(tournament)
        } else {
            Err(faults)
        }
    }

    /// The system and the number of rounds of an event. Of a round robin that does not say its number of rounds these
    /// are all rounds; one with more rounds than everybody needs to meet everybody once is a double one.
    pub(super) fn planned(&self, system: System, entrants: usize, played: usize) -> (System, u16) {
        let announced = self.rounds.unwrap_or(0).min(999) as u16;
        let known = announced.max(played as u16);
        let system = match system {
            System::RoundRobin if !self.two_games && known > system.rounds_possible(entrants) => {
                System::DoubleRoundRobin
            }
            given => given,
        };
        match self.rounds {
            None if is_of_cycles(system) => (system, known.max(system.rounds_possible(entrants))),
            _ => (system, known),
        }
    }

    /// Whether the number of rounds, or that everybody meets everybody twice, was assumed of a
    /// tournament read from this file, because the file does not say it.
    pub fn is_cycle_assumed(&self, tournament: &Tournament) -> bool {
        let system = tournament.options.system;
        let says_double = self.says_double() || self.system == Some(System::DoubleRoundRobin);
        is_of_cycles(system)
            && (self.rounds.is_none() || (system == System::DoubleRoundRobin && !says_double))
    }

    fn says_double(&self) -> bool {
        let code = self.header("192");
        code.is_some_and(|code| code.to_ascii_uppercase().contains("DOUBLE"))
    }

    /// The scoring of the event, with faults for points that it cannot express.
    pub(super) fn kept_scoring(&self, faults: &mut Faults<TrfFault>) -> Scoring {
        let mut fault = |what| faults.push(self.worth_at.fault(what));
        let worth = &self.worth;
        let is_usual = worth.of(Mark::ForfeitWin) == worth.win
            && worth.of(Mark::Full) == worth.win
            && worth.of(Mark::Half) == worth.draw
            && worth.of(Mark::Adjourned) == worth.draw
            && (worth.absent, worth.forfeit_loss) == (0, 0);
        if !is_usual {
            fault(TrfProblem::OtherPoints);
        }
        self.scoring().unwrap_or_else(|NotHalves { tenths }| {
            fault(TrfProblem::NotPoints {
                text: decimal(tenths),
            });
            Scoring::default()
        })
    }

    /// The finished and the postponed games of a round.
    fn games(&self, round: usize, faults: &mut Faults<TrfFault>) -> Games {
        let (mut pairs, _) = self.pairs_of(round);
        pairs.sort_by_key(|(first, _)| self.place_in(round, *first));
        let entry = |number: u32| {
            let place = self.players.binary_search_by_key(&number, |one| one.number);
            let player = place.ok().and_then(|place| self.players.get(place))?;
            player.entries.get(round - 1)
        };
        let (mut boards, mut postponed) = (Vec::new(), Vec::new());
        for (board, (first, second)) in (1..).zip(pairs) {
            let (Some(one), Some(other)) = (entry(first), entry(second)) else {
                continue;
            };
            let pairing = Pairing {
                board: BoardNo(board),
                first: EntrantId(first.into()),
                second: EntrantId(second.into()),
            };
            let is_open = |mark| matches!(mark, Mark::Blank | Mark::Adjourned);
            if is_open(one.mark) && is_open(other.mark) {
                postponed.push(pairing);
                continue;
            }
            match result(one.mark, other.mark) {
                Some(result) => boards.push((pairing, Scored { result, shot: None })),
                None => {
                    let found = other.letter();
                    let fault = one.at.fault(TrfProblem::Contradiction { found });
                    faults.push(TrfFault {
                        column: fault.column + 7,
                        ..fault
                    });
                }
            }
        }
        (boards, postponed)
    }

    /// The place of a player in the order of a round, if the file has it.
    fn place_in(&self, round: usize, number: u32) -> Option<usize> {
        let mut orders = self.boards.iter();
        let (_, order) = orders.find(|(one, _)| *one as usize == round)?;
        order.iter().position(|one| *one == number)
    }

    fn closed(&self, round: usize, faults: &mut Faults<TrfFault>) -> ClosedRound {
        let (boards, postponed) = self.games(round, faults);
        let byes = self.players.iter().filter_map(|player| {
            let entry = player.entry_in(round - 1);
            // Nothing stands where a player has not come yet.
            let has_bye = entry.against.is_none() && entry.mark != Mark::Blank;
            has_bye.then_some(Bye {
                entrant: EntrantId(player.number.into()),
                kind: entry.mark.bye(),
            })
        });
        let mut byes = byes.collect::<Vec<_>>();
        byes.sort_by_key(|bye| self.place_in(round, bye.entrant.0 as u32));
        ClosedRound {
            number: RoundNo(round as u16),
            byes,
            boards,
            postponed,
        }
    }
}

fn is_of_unsure_order(name: &str) -> bool {
    !name.contains(',') && name.split_whitespace().nth(1).is_some()
}

/// Finished games with their results, and postponed games.
type Games = (Vec<(Pairing, Scored)>, Vec<Pairing>);

/// The result of two codes, that of the player who moved first in front.
pub(super) fn result(first: Mark, second: Mark) -> Option<PairingResult> {
    Some(match (first, second) {
        (Mark::Win, Mark::Loss) => PairingResult::Won(Side::First),
        (Mark::Loss, Mark::Win) => PairingResult::Won(Side::Second),
        (Mark::Draw, Mark::Draw) => PairingResult::Drawn,
        (Mark::Draw, Mark::Loss) => PairingResult::HalfPoint(Side::First),
        (Mark::Loss, Mark::Draw) => PairingResult::HalfPoint(Side::Second),
        (Mark::Loss, Mark::Loss) => PairingResult::BothLost,
        (Mark::ForfeitWin, Mark::ForfeitLoss) => PairingResult::Forfeit(Side::First),
        (Mark::ForfeitLoss, Mark::ForfeitWin) => PairingResult::Forfeit(Side::Second),
        (Mark::ForfeitLoss, Mark::ForfeitLoss) => PairingResult::DoubleForfeit,
        _ => return None,
    })
}

pub(super) fn entrant(
    player: &TrfPlayer,
    number: u32,
    faults: &mut Faults<TrfFault>,
) -> Option<Entrant> {
    // The format has the family name first, with a comma or without one.
    let order = Some(NameOrder::FamilyFirst);
    let name = EntrantName::parse_ordered(&player.name, order).map_err(|_| {
        let text = player.name.clone();
        let fault = player.at.fault(TrfProblem::BadWord { text });
        faults.push(TrfFault {
            column: 15,
            ..fault
        });
    });
    let year = player.birth.get(..4).and_then(|year| year.parse().ok());
    Some(Entrant {
        id: EntrantId(player.number.into()),
        number: number as u16,
        name: name.ok()?,
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About {
            rating: player
                .rating
                .and_then(|rating| u16::try_from(rating).ok())
                .filter(|rating| (1..=4_000).contains(rating)),
            gender: player.sex.and_then(|sex| Gender::parse(&sex.to_string())),
            born: year.filter(|year| (1_900..=2_100).contains(year)),
        },
    })
}

/// Whether everybody meets everybody, once or twice.
fn is_of_cycles(system: System) -> bool {
    match system {
        System::RoundRobin | System::DoubleRoundRobin => true,
        System::Teams(how) => !how.is_swiss,
        _ => false,
    }
}
