//! Queries for rounds.

use super::drafts::{
    check_nobody_is_twice, delete_boards, insert_boards, insert_byes, insert_round, schedule_games,
};
use super::{Conn, one};
use crate::columns::{decode, round_no};
use crate::rounds::Posting;
use crate::rounds::{RoundChanges, RoundReads, RoundRecord, RoundStage, at_board, in_round};
use crate::schema::{byes, games, pairings, rounds};
use crate::{Digest, StoreError, TournamentWrites};
use diesel::dsl::max;
use diesel::prelude::*;
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, RoundNo, TournamentId,
};

type RoundRow = (i64, String, Option<i64>, Option<i64>);

const COLUMNS: (
    rounds::number,
    rounds::stage,
    rounds::posted_at_ms,
    rounds::closed_at_ms,
) = (
    rounds::number,
    rounds::stage,
    rounds::posted_at_ms,
    rounds::closed_at_ms,
);

impl RoundReads for Conn {
    fn rounds(&mut self, tournament: TournamentId) -> Result<Vec<RoundRecord>, StoreError> {
        let rows: Vec<RoundRow> = rounds::table
            .filter(rounds::tournament_id.eq(tournament.0))
            .order(rounds::number)
            .select(COLUMNS)
            .load(self)?;
        rows.into_iter().map(record).collect()
    }

    fn round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<RoundRecord, StoreError> {
        let row = rounds::table.find((tournament.0, i64::from(round.0)));
        record(row.select(COLUMNS).get_result(self)?)
    }
}

impl RoundChanges for Conn {
    fn save_draft(
        &mut self,
        tournament: TournamentId,
        draft: &DraftRound,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        check_nobody_is_twice(draft)?;
        match last_round(self, tournament)? {
            Some(last) if last.number == draft.number && last.stage == RoundStage::Draft => {
                delete_boards(self, tournament, draft.number)?;
            }
            Some(last) if !follows(&last, draft.number) => {
                return Err(StoreError::Refused(
                    "a draft is of the round after the last closed one",
                ));
            }
            None if draft.number != RoundNo(1) => {
                return Err(StoreError::Refused("the first round has number 1"));
            }
            _ => insert_round(self, tournament, draft.number)?,
        }
        insert_boards(self, tournament, draft)
    }

    fn discard_draft(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Draft)?;
        delete_boards(self, tournament, round)?;
        one(diesel::delete(rounds::table.find((tournament.0, i64::from(round.0)))).execute(self))
    }

    fn post_round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        posting: &Posting,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let draft = expect_stage(self, tournament, round, RoundStage::Draft)?;
        schedule_games(self, tournament, round, &posting.projection)?;
        for (board, code) in &posting.codes {
            set_code(
                self,
                tournament,
                round,
                *board,
                Some(code),
                Some(posting.codes_expire_at_ms),
            )?;
        }
        let posted = RoundRecord {
            stage: RoundStage::Posted,
            posted_at_ms: Some(posting.at_ms),
            ..draft
        };
        set_stage(self, tournament, posted)
    }

    fn unpost_round(&mut self, tournament: TournamentId, round: RoundNo) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let posted = expect_stage(self, tournament, round, RoundStage::Posted)?;
        let boards = pairings::table.filter(in_round(tournament, round));
        let boards: i64 = boards.count().get_result(self)?;
        let untouched = pairings::table
            .filter(in_round(tournament, round))
            .filter(pairings::result.is_null());
        let ids = untouched.select(pairings::id);
        let unrecorded = games::table
            .filter(games::seq.eq(0))
            .filter(games::id.eq_any(ids));
        if diesel::delete(unrecorded).execute(self)? as i64 != boards {
            return Err(StoreError::Refused(
                "a board of the round has begun to play or has a result",
            ));
        }
        withdraw_codes(self, tournament, round)?;
        let draft = RoundRecord {
            stage: RoundStage::Draft,
            posted_at_ms: None,
            ..posted
        };
        set_stage(self, tournament, draft)
    }

    fn close_round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        let open = pairings::table
            .filter(in_round(tournament, round))
            .filter(pairings::result.is_null());
        if open.count().get_result::<i64>(self)? > 0 {
            return Err(StoreError::Refused(
                "a board of the round has no result yet",
            ));
        }
        self.close_with_postponed(tournament, round, at_ms)
    }

    fn close_with_postponed(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let posted = expect_stage(self, tournament, round, RoundStage::Posted)?;
        let closed = RoundRecord {
            stage: RoundStage::Closed,
            closed_at_ms: Some(at_ms),
            ..posted
        };
        set_stage(self, tournament, closed)
    }

    fn set_bye(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        entrant: EntrantId,
        kind: Option<ByeKind>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        if self.round(tournament, round)?.stage == RoundStage::Draft {
            return Err(StoreError::Refused("the round is not posted yet"));
        }
        let Some(kind) = kind else {
            let here = byes::table.find((tournament.0, i64::from(round.0), entrant.0));
            return one(diesel::delete(here).execute(self));
        };
        insert_byes(self, tournament, round, &[Bye { entrant, kind }])
    }

    fn reopen_round(&mut self, tournament: TournamentId, round: RoundNo) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let closed = expect_stage(self, tournament, round, RoundStage::Closed)?;
        if last_round(self, tournament)?.is_some_and(|last| last.number != round) {
            return Err(StoreError::Refused(
                "a later round has been begun; take it back first",
            ));
        }
        let reopened = RoundRecord {
            stage: RoundStage::Posted,
            closed_at_ms: None,
            ..closed
        };
        set_stage(self, tournament, reopened)
    }
}

/// The round, or an error if it is at another stage.
pub(super) fn expect_stage(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
    stage: RoundStage,
) -> Result<RoundRecord, StoreError> {
    let found = conn.round(tournament, round)?;
    match stage {
        _ if found.stage == stage => Ok(found),
        RoundStage::Draft => Err(StoreError::Refused(
            "the round is posted; only a draft can be changed",
        )),
        RoundStage::Posted if found.stage == RoundStage::Draft => {
            Err(StoreError::Refused("the round is not posted yet"))
        }
        RoundStage::Posted => Err(StoreError::Refused(
            "the round is closed; its results can only be corrected",
        )),
        RoundStage::Closed => Err(StoreError::Refused("the round is not closed yet")),
    }
}

fn record(
    (number, stage, posted_at_ms, closed_at_ms): RoundRow,
) -> Result<RoundRecord, StoreError> {
    Ok(RoundRecord {
        number: round_no(number)?,
        stage: decode("stage", &stage, RoundStage::from_code)?,
        posted_at_ms,
        closed_at_ms,
    })
}

fn last_round(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<RoundRecord>, StoreError> {
    let of_tournament = rounds::table.filter(rounds::tournament_id.eq(tournament.0));
    let number: Option<i64> = of_tournament.select(max(rounds::number)).get_result(conn)?;
    number
        .map(|number| conn.round(tournament, round_no(number)?))
        .transpose()
}

fn follows(last: &RoundRecord, number: RoundNo) -> bool {
    last.stage == RoundStage::Closed && last.number.0.checked_add(1) == Some(number.0)
}

pub(super) fn set_code(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
    board: BoardNo,
    code: Option<&Digest>,
    expires_at_ms: Option<i64>,
) -> Result<(), StoreError> {
    let pairing = pairings::table.filter(at_board(tournament, round, board));
    one(diesel::update(pairing)
        .set((
            pairings::code_generation.eq(pairings::code_generation + 1),
            pairings::code_hash.eq(code.map(Digest::bytes)),
            pairings::code_expires_at_ms.eq(expires_at_ms),
            pairings::code_last_seen_ms.eq(None::<i64>),
        ))
        .execute(conn))
}

fn withdraw_codes(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
) -> Result<(), StoreError> {
    diesel::update(pairings::table.filter(in_round(tournament, round)))
        .set((
            pairings::code_hash.eq(None::<Vec<u8>>),
            pairings::code_expires_at_ms.eq(None::<i64>),
            pairings::code_last_seen_ms.eq(None::<i64>),
            pairings::reported_result.eq(None::<String>),
            pairings::reported_by.eq(None::<String>),
            pairings::reported_role.eq(None::<String>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Writes the stage of a round and its times.
fn set_stage(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundRecord,
) -> Result<(), StoreError> {
    let row = rounds::table.find((tournament.0, i64::from(round.number.0)));
    let stage = (
        rounds::stage.eq(round.stage.code()),
        rounds::posted_at_ms.eq(round.posted_at_ms),
        rounds::closed_at_ms.eq(round.closed_at_ms),
    );
    one(diesel::update(row).set(stage).execute(conn))
}
