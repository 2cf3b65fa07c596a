//! A whole tournament, built from its rows.

use super::StoreError;
use super::rounds::{ByeRow, PairingRow, RoundRecord, RoundStage};
use inkundla_core::tournament::{
    Bye, ClosedRound, DraftRound, Entrant, Options, Pairing, PostedRound, RoundNo, Scored, Stage,
    Tournament,
};

/// The rows of a tournament, each kind in order.
pub(super) struct Loose {
    pub(super) options: Options,
    pub(super) entrants: Vec<Entrant>,
    pub(super) rounds: Vec<RoundRecord>,
    pub(super) pairings: Vec<PairingRow>,
    pub(super) byes: Vec<ByeRow>,
}

/// One round's share of the rows.
struct Filled {
    number: RoundNo,
    boards: Vec<(Pairing, Option<Scored>)>,
    byes: Vec<Bye>,
}

/// Puts the rows together.
pub(super) fn assemble(loose: Loose) -> Result<Tournament, StoreError> {
    let Loose {
        options,
        entrants,
        rounds,
        mut pairings,
        mut byes,
    } = loose;
    let mut tournament = Tournament {
        options,
        entrants: entrants.into(),
        closed: Vec::new(),
        current: None,
    };
    tournament.entrants.mark_namesakes();
    for round in rounds {
        if round.number != tournament.round_now() || tournament.current.is_some() {
            return Err(StoreError::unreadable(
                "round",
                format!("round {} is out of order", round.number),
            ));
        }
        let filled = fill(round.number, &mut pairings, &mut byes)?;
        match round.stage {
            RoundStage::Closed => tournament.closed.push(closed(filled)),
            RoundStage::Posted => tournament.current = Some(Stage::Posted(posted(filled))),
            RoundStage::Draft => tournament.current = Some(Stage::Draft(draft(filled))),
        }
    }
    Ok(tournament)
}

/// Takes the rows of a round from the front of both lists.
fn fill(
    number: RoundNo,
    pairings: &mut Vec<PairingRow>,
    byes: &mut Vec<ByeRow>,
) -> Result<Filled, StoreError> {
    let this = i64::from(number.0);
    let boards = front(pairings, |row| row.round == this);
    let byes = front(byes, |row| row.round == this);
    Ok(Filled {
        number,
        boards: boards
            .iter()
            .map(|row| Ok((row.pairing()?, row.scored()?)))
            .collect::<Result<_, StoreError>>()?,
        byes: byes
            .iter()
            .map(ByeRow::bye)
            .collect::<Result<_, StoreError>>()?,
    })
}

fn front<T>(rows: &mut Vec<T>, belongs: impl Fn(&T) -> bool) -> Vec<T> {
    let rest = rows.split_off(rows.partition_point(belongs));
    std::mem::replace(rows, rest)
}

fn draft(
    Filled {
        number,
        boards,
        byes,
    }: Filled,
) -> DraftRound {
    DraftRound {
        number,
        pairings: boards.into_iter().map(|(pairing, _)| pairing).collect(),
        byes,
    }
}

fn posted(
    Filled {
        number,
        boards,
        byes,
    }: Filled,
) -> PostedRound {
    PostedRound {
        number,
        boards,
        byes,
    }
}

/// A board without a result in a closed round is a game to be played later.
fn closed(filled: Filled) -> ClosedRound {
    posted(filled).close_with_postponed()
}
