//! Export and import of official records.

use super::events::Event;
use super::games::append::{append_sealed, sealed};
use super::history::Action;
use super::rights::{Actor, Permits, TakeFiles};
use super::round_seals::signed;
use super::{Desk, Fault};
use crate::formats::Names;
use crate::formats::record::{EventRecords, GameRecord, HashedEntry, Player, Records};
use crate::referee::{Entry, ErasableText, Hash, replay};
use crate::rules::BySide;
use crate::store::{Append, Board, Chained, GameId, RoundStage, StoreError};
use crate::tournament::{BoardNo, Pairing, RoundNo, Scored, Tournament};
use chrono::{DateTime, Utc};
use std::collections::BTreeSet;

/// The selected games of an event.
pub use crate::formats::record::Part as Which;

/// A record of a file that cannot be imported, and why. `Display` is the English sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round} board {board}: {why}")]
pub struct Obstacle {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The reason.
    pub why: NotTaken,
}

/// Why a record cannot be imported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTaken {
    /// The event has no such board.
    #[error("the event has no such board")]
    NoSuchBoard,
    /// The round is a draft or closed.
    #[error("the round is not being played here")]
    NotOpen,
    /// The board has other players.
    #[error("other players sit there: their start numbers are {first} and {second}")]
    OtherPlayers {
        /// The start number of the first player.
        first: u16,
        /// The start number of the second player.
        second: u16,
    },
    /// The board has another record.
    #[error("something else is recorded here already")]
    OtherRecord,
    /// The board has a result that was entered by hand.
    #[error("a result was entered by hand; clear it first")]
    ResultByHand,
    /// The game has other rules than the event.
    #[error("the event is played by {0}")]
    OtherLaw(String),
}

/// The outcome of an import of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// Number of imported games, whole or in part.
    pub games: usize,
    /// Number of imported entries.
    pub entries: usize,
    /// Number of games that were complete already.
    pub known: usize,
}

/// The present state of a board.
struct KnownBoard {
    board: Board,
    numbers: BySide<u16>,
    chained: Chained,
    is_open: bool,
}

/// A game that can be imported.
struct ReadyGame {
    place: (RoundNo, BoardNo),
    game: GameId,
    /// The present result of the board.
    read: Option<Scored>,
    append: Append,
    origin: Option<String>,
    head: Hash,
}

/// The games that can be imported, or the obstacles.
type Comparison = Result<(Taken, Vec<ReadyGame>), Vec<Obstacle>>;

impl Desk {
    /// The records of an event as a file.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an unknown round, or a board without a record.
    pub fn records(&self, event: &Event, which: Which, names: Names) -> Result<Records, Fault> {
        let id = event.id;
        let (tournament, known, boards, seals) = self.store.read(move |db| {
            let tournament = db.load_tournament(id)?;
            let (mut known, mut found) = (Vec::new(), Vec::new());
            for round in db.rounds(id)? {
                if round.stage == RoundStage::Draft
                    || which.round.is_some_and(|r| r != round.number)
                {
                    continue;
                }
                known.push(round.number);
                for board in db.boards(id, round.number)? {
                    let is_meant = which.board.is_none_or(|b| b == board.pairing.board);
                    if is_meant && board.state.as_ref().is_some_and(|state| state.seq > 0) {
                        let chained = db.chained(id, board.game)?;
                        found.push((board, chained));
                    }
                }
            }
            Ok((tournament, known, found, db.seals(id)?))
        })?;
        let is_there = which.round.is_none_or(|round| known.contains(&round));
        if !is_there || (boards.is_empty() && which.board.is_some()) {
            return Err(Fault::NotFound);
        }
        let game = |(board, chained): &(Board, Chained)| {
            game_of(event, &tournament, board, chained, names)
        };
        let games = boards.iter().map(game).collect::<Result<_, _>>()?;
        let is_meant = |seal: &crate::store::Seal| which.round.is_none_or(|r| r == seal.round);
        let event = EventRecords {
            key: event.key.clone(),
            name: event.name.clone(),
            part: which,
            games,
            seals: seals.into_iter().filter(is_meant).map(signed).collect(),
        };
        Ok(Records {
            names,
            events: vec![event],
        })
    }

    /// Imports the records of a valid file, all or none. Complete records stay as they are, and
    /// incomplete ones get their missing entries. The inner error lists the obstacles.
    pub fn import_records(
        &self,
        organiser: &impl Permits<TakeFiles>,
        file: &EventRecords,
        at: DateTime<Utc>,
    ) -> Result<Result<Taken, Vec<Obstacle>>, Fault> {
        let (taken, ready) = match self.compared(organiser.actor(), file)? {
            Ok(compared) => compared,
            Err(obstacles) => return Ok(Err(obstacles)),
        };
        if !ready.is_empty() {
            self.append_imported(organiser, ready, at)?;
        }
        Ok(Ok(taken))
    }

    /// The outcome of [`Desk::import_records`] without writing anything.
    pub fn preview_records(
        &self,
        organiser: &Actor,
        file: &EventRecords,
    ) -> Result<Result<Taken, Vec<Obstacle>>, Fault> {
        let compared = self.compared(organiser, file)?;
        Ok(compared.map(|(taken, _)| taken))
    }

    fn compared(&self, organiser: &Actor, file: &EventRecords) -> Result<Comparison, Fault> {
        let event = organiser.event();
        let tournament = self.tournament(event)?;
        let (mut taken, mut ready, mut obstacles) = (Taken::default(), Vec::new(), Vec::new());
        for game in &file.games {
            let obstacle = |why| Obstacle {
                round: game.round,
                board: game.board,
                why,
            };
            match self.compare(event, &tournament, &file.key, game)? {
                Ok(Some(one)) => ready.push(one),
                Ok(None) => taken.known += 1,
                Err(why) => obstacles.push(obstacle(why)),
            }
        }
        taken.games = ready.len();
        taken.entries = ready.iter().map(|one| one.append.entries.len()).sum();
        Ok(if obstacles.is_empty() {
            Ok((taken, ready))
        } else {
            Err(obstacles)
        })
    }

    fn append_imported(
        &self,
        organiser: &impl Permits<TakeFiles>,
        ready: Vec<ReadyGame>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (actor, many) = (organiser.actor(), ready.len().to_string());
        let (id, audit) = (actor.id(), actor.audit(Action::RecordsImported, many, at));
        self.change_event(audit, move |tx, _| {
            for one in &ready {
                let ((round, board), seq) = (one.place, one.append.expected_seq);
                tx.expect_result(id, round, board, one.read, seq)?;
                if let Some(origin) = &one.origin {
                    tx.begin_elsewhere(id, one.game, origin)?;
                }
                tx.append(id, one.game, &one.append)?;
                if tx.head(one.game)? != Some(one.head) {
                    return Err(StoreError::Refused("a record does not match its hash"));
                }
            }
            Ok(())
        })
    }

    /// Compares a record of a file with the present one of its board: the import, if entries are
    /// missing here.
    fn compare(
        &self,
        event: &Event,
        tournament: &Tournament,
        from: &str,
        game: &GameRecord,
    ) -> Result<Result<Option<ReadyGame>, NotTaken>, Fault> {
        let found = match self.known_board(event, tournament, game) {
            Err(Fault::NotFound) => return Ok(Err(NotTaken::NoSuchBoard)),
            found => found?,
        };
        let here = &found.chained.entries;
        let origin = game.origin.as_deref().unwrap_or(from);
        let same = here.len() <= game.entries.len()
            && here
                .iter()
                .zip(&game.entries)
                .all(|((_, hash), written)| *hash == written.hash);
        let added = game.entries.get(here.len()..).unwrap_or_default();
        let law = event.ruleset.code();
        let BySide { first, second } = found.numbers;
        let played = replay(&game.opened())?;
        let is_other_law = played.play().is_some_and(|play| play.ruleset.code() != law);
        Ok(match game.entries.last() {
            _ if (first, second) != (game.players.first.number, game.players.second.number) => {
                Err(NotTaken::OtherPlayers { first, second })
            }
            _ if !same => Err(NotTaken::OtherRecord),
            Some(last) if !added.is_empty() => match () {
                () if !found.is_open => Err(NotTaken::NotOpen),
                () if is_other_law => Err(NotTaken::OtherLaw(law)),
                () if here.is_empty() && found.board.result.is_some() => {
                    Err(NotTaken::ResultByHand)
                }
                () => {
                    let entries: Vec<_> = added.iter().map(|one| one.entry.clone()).collect();
                    Ok(Some(ReadyGame {
                        place: (game.round, game.board),
                        game: found.board.game,
                        read: found.board.result,
                        append: append_sealed(
                            (here.len() as u32, &played),
                            &entries,
                            new_texts(game, &entries, &found.chained.texts),
                        )?,
                        origin: (here.is_empty() && origin != event.key).then(|| origin.to_owned()),
                        head: last.hash,
                    }))
                }
            },
            _ => Ok(None),
        })
    }

    fn known_board(
        &self,
        event: &Event,
        tournament: &Tournament,
        game: &GameRecord,
    ) -> Result<KnownBoard, Fault> {
        let (id, round, board) = (event.id, game.round, game.board);
        let (board, chained, stage) = self.store.read(move |db| {
            let stage = db.round(id, round)?.stage;
            let found = db.board(id, round, board)?;
            if stage == RoundStage::Draft {
                return Err(StoreError::Missing);
            }
            let chained = db.chained(id, found.game)?;
            Ok((found, chained, stage))
        })?;
        Ok(KnownBoard {
            numbers: numbers(tournament, &board.pairing)?,
            is_open: stage == RoundStage::Posted,
            board,
            chained,
        })
    }
}

/// The texts of a file that these entries commit to and that are not stored here.
fn new_texts(game: &GameRecord, entries: &[Entry], here: &[ErasableText]) -> Vec<ErasableText> {
    let marks: BTreeSet<String> = entries.iter().flat_map(Entry::texts).collect();
    let is_new = |text: &&ErasableText| {
        marks.contains(&text.mark()) && here.iter().all(|one| one.commitment != text.commitment)
    };
    game.texts.iter().filter(is_new).cloned().collect()
}

/// The texts of a record in the order in which its entries commit to them. Names of recorders
/// without an entry are left out.
fn in_order(chained: &Chained) -> Vec<ErasableText> {
    let mut texts = chained.texts.clone();
    let place = |text: &ErasableText| {
        let mark = text.mark();
        let mut entries = chained.entries.iter();
        entries.position(|(entry, _)| entry.by.contains(&mark) || entry.event.contains(&mark))
    };
    texts.retain(|text| place(text).is_some());
    texts.sort_by_cached_key(|text| (place(text), text.kind.code()));
    texts
}

/// The start numbers of the players of a board.
pub(super) fn numbers(tournament: &Tournament, pairing: &Pairing) -> Result<BySide<u16>, Fault> {
    let number = |id| tournament.entrant(id).map(|entrant| entrant.number);
    Ok(BySide {
        first: number(pairing.first).ok_or(Fault::NotFound)?,
        second: number(pairing.second).ok_or(Fault::NotFound)?,
    })
}

fn game_of(
    event: &Event,
    tournament: &Tournament,
    board: &Board,
    chained: &Chained,
    names: Names,
) -> Result<GameRecord, Fault> {
    let player = |id| {
        let entrant = tournament.entrant(id).ok_or(Fault::NotFound)?;
        Ok::<Player, Fault>(Player {
            number: entrant.number,
            name: entrant.name.in_file(names),
        })
    };
    let written = |(stored, hash): &(crate::store::StoredEntry, Hash)| {
        Ok::<HashedEntry, Fault>(HashedEntry {
            entry: sealed(stored.clone())?,
            hash: *hash,
        })
    };
    Ok(GameRecord {
        round: board.round,
        board: board.pairing.board,
        players: BySide {
            first: player(board.pairing.first)?,
            second: player(board.pairing.second)?,
        },
        origin: Some(chained.event.clone()).filter(|origin| *origin != event.key),
        texts: in_order(chained),
        entries: chained
            .entries
            .iter()
            .map(written)
            .collect::<Result<_, _>>()?,
    })
}
