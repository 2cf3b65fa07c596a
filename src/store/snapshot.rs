//! Builds a tournament from its rows.

use super::StoreError;
use super::rounds::{ByeRow, PairingRow, RoundRecord, RoundStage};
use inkundla_core::tournament::{
    DraftRound, Entrant, Options, PostedRound, RoundNo, Stage, Tournament,
};

/// The rows of a tournament; rounds, pairings and byes are ordered by round.
pub(super) struct TournamentRows {
    pub(super) options: Options,
    pub(super) entrants: Vec<Entrant>,
    pub(super) rounds: Vec<RoundRecord>,
    pub(super) pairings: Vec<PairingRow>,
    pub(super) byes: Vec<ByeRow>,
}

pub(super) fn assemble(rows: TournamentRows) -> Result<Tournament, StoreError> {
    let TournamentRows {
        options,
        entrants,
        rounds,
        mut pairings,
        mut byes,
    } = rows;
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
        let posted = take_round(round.number, &mut pairings, &mut byes)?;
        match round.stage {
            // A board without a result in a closed round is a game to be played later.
            RoundStage::Closed => tournament.closed.push(posted.close_with_postponed()),
            RoundStage::Posted => tournament.current = Some(Stage::Posted(posted)),
            RoundStage::Draft => {
                let pairings = posted.boards.into_iter().map(|(pairing, _)| pairing);
                tournament.current = Some(Stage::Draft(DraftRound {
                    number: round.number,
                    pairings: pairings.collect(),
                    byes: posted.byes,
                }));
            }
        }
    }
    Ok(tournament)
}

/// Takes the rows of a round off the front of both lists.
fn take_round(
    number: RoundNo,
    pairings: &mut Vec<PairingRow>,
    byes: &mut Vec<ByeRow>,
) -> Result<PostedRound, StoreError> {
    let this = i64::from(number.0);
    let boards = take_front(pairings, |row| row.round == this);
    let boards = boards.iter().map(|row| Ok((row.pairing()?, row.scored()?)));
    let byes = take_front(byes, |row| row.round == this);
    Ok(PostedRound {
        number,
        boards: boards.collect::<Result<_, StoreError>>()?,
        byes: byes.iter().map(ByeRow::bye).collect::<Result<_, _>>()?,
    })
}

fn take_front<T>(rows: &mut Vec<T>, belongs: impl Fn(&T) -> bool) -> Vec<T> {
    let rest = rows.split_off(rows.partition_point(belongs));
    std::mem::replace(rows, rest)
}
