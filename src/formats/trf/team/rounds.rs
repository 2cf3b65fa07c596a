//! Converts rounds of teams: matches board by board, forfeits and byes.

use super::ForfeitedMatch;
use super::lookup::{SeatedPlayer, TeamLookup};
use crate::Faults;
use crate::trf::into_tournament::result;
use crate::trf::{Mark, TrfFault, TrfProblem};
use inkundla_core::rules::Side;
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, ClosedRound, Pairing, PairingResult, RoundNo, Scored,
};

impl TeamLookup<'_> {
    /// Converts a round.
    pub(super) fn closed(&self, round: u16, faults: &mut Faults<TrfFault>) -> ClosedRound {
        let mut closed = ClosedRound {
            number: RoundNo(round),
            boards: Vec::new(),
            postponed: Vec::new(),
            byes: Vec::new(),
        };
        let seats = self.seats(round);
        let mut pairs: Vec<(usize, usize)> = seats.keys().copied().collect();
        pairs.sort_unstable();
        for pair in &pairs {
            let boards = seats.get(pair).map(Vec::as_slice).unwrap_or_default();
            let from = closed.boards.len() + closed.postponed.len();
            self.play(boards, from as u16, &mut closed, faults);
        }
        let played = |one: u32, other: u32| {
            let places = self.team(one).zip(self.team(other));
            let key = places.map(|((one, _), (other, _))| (one.min(other), one.max(other)));
            key.is_some_and(|key| seats.contains_key(&key))
        };
        let forfeits = self.trf.teams.forfeits.iter();
        let forfeits = forfeits.filter(|one| one.round == u32::from(round));
        for one in forfeits.filter(|one| !played(one.first, one.second)) {
            self.forfeit(one, &mut closed);
        }
        self.byes(round, &mut closed);
        closed
    }

    /// The boards of a match.
    fn play(
        &self,
        seats: &[SeatedPlayer<'_>],
        from: u16,
        closed: &mut ClosedRound,
        faults: &mut Faults<TrfFault>,
    ) {
        let is_first = seats
            .first()
            .is_none_or(|seat| seat.one.1.side != Some(Side::Second));
        for (at, seat) in (0_u16..).zip(seats) {
            let SeatedPlayer { one, other } = seat;
            // A forfeit may have no sides: colours alternate from board to board.
            let side = one.1.side.or(other.1.side.map(|side| !side));
            let usual = if is_first == at.is_multiple_of(2) {
                Side::First
            } else {
                Side::Second
            };
            let (first, second) = match side.unwrap_or(usual) {
                Side::First => (one, other),
                Side::Second => (other, one),
            };
            let ids = self.id(first.0.number).zip(self.id(second.0.number));
            let Some((first_id, second_id)) = ids else {
                continue;
            };
            let pairing = Pairing {
                board: BoardNo(from + at + 1),
                first: first_id,
                second: second_id,
            };
            let is_open = |mark| matches!(mark, Mark::Blank | Mark::Adjourned);
            if is_open(first.1.mark) && is_open(second.1.mark) {
                closed.postponed.push(pairing);
                continue;
            }
            match result(first.1.mark, second.1.mark) {
                Some(result) => closed.boards.push((pairing, Scored { result, shot: None })),
                None => {
                    let found = second.1.letter();
                    faults.push(first.1.at.fault(TrfProblem::Contradiction { found }));
                }
            }
        }
    }

    /// The boards of a forfeited match.
    fn forfeit(&self, one: &ForfeitedMatch, closed: &mut ClosedRound) {
        let teams = self.team(one.first).zip(self.team(one.second));
        let Some(((_, first), (_, second))) = teams else {
            return;
        };
        let round = closed.number.0;
        let line_ups = self.line_up(first, round).into_iter();
        let line_ups = line_ups.zip(self.line_up(second, round));
        let from = closed.boards.len() + closed.postponed.len();
        for (at, (one_player, other)) in line_ups.take(self.boards.into()).enumerate() {
            let ids = self.id(one_player.number).zip(self.id(other.number));
            let Some((white, black)) = ids else {
                continue;
            };
            let is_straight = at.is_multiple_of(2);
            let (first, second) = if is_straight {
                (white, black)
            } else {
                (black, white)
            };
            let result = match one.winner {
                None => PairingResult::DoubleForfeit,
                Some(side) if is_straight => PairingResult::Forfeit(side),
                Some(side) => PairingResult::Forfeit(!side),
            };
            let board = BoardNo((from + at + 1) as u16);
            let pairing = Pairing {
                board,
                first,
                second,
            };
            closed.boards.push((pairing, Scored { result, shot: None }));
        }
    }

    /// The byes: of players by their lines, of teams by 320 and 240.
    fn byes(&self, round: u16, closed: &mut ClosedRound) {
        let at = usize::from(round).saturating_sub(1);
        for player in &self.trf.players {
            let entry = player.entry_in(at);
            let kind = match entry.mark {
                _ if entry.against.is_some() => continue,
                Mark::PairingBye => ByeKind::Allocated,
                Mark::ForfeitWin | Mark::Full => ByeKind::Full,
                Mark::Half => ByeKind::Half,
                _ => continue,
            };
            self.add_bye(player.number, kind, closed);
        }
        let bye = self.trf.teams.bye.as_ref();
        let of_pairing = bye.and_then(|bye| bye.rounds.get(at).copied().flatten());
        let of_pairing = of_pairing.map(|team| (team, ByeKind::Allocated));
        let asked = self.trf.byes.iter();
        let asked = asked.filter(|bye| bye.round == u32::from(round));
        let asked = asked.map(|bye| (bye.number, bye.mark.announced_bye()));
        for (number, kind) in of_pairing.into_iter().chain(asked) {
            let Some((_, team)) = self.team(number) else {
                continue;
            };
            let line_up = self.line_up(team, round).into_iter();
            for player in line_up.take(self.boards.into()) {
                self.add_bye(player.number, kind, closed);
            }
        }
    }

    fn add_bye(&self, number: u32, kind: ByeKind, closed: &mut ClosedRound) {
        let Some(entrant) = self.id(number) else {
            return;
        };
        let plays = closed
            .boards
            .iter()
            .any(|(pairing, _)| pairing.has(entrant));
        let waits = closed.postponed.iter().any(|pairing| pairing.has(entrant));
        let has_one = closed.byes.iter().any(|bye| bye.entrant == entrant);
        if !plays && !waits && !has_one {
            closed.byes.push(Bye { entrant, kind });
        }
    }
}
