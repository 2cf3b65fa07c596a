//! Notes on what a file cannot prove, even without faults.

use super::encoding::called;
use super::parsed::{ParsedEvent, ParsedFile, ParsedGame};
use super::{Part, Statement};
use inkundla_core::referee::commitment;
use inkundla_core::tournament::{BoardNo, RoundNo};
use std::collections::BTreeMap;

/// Something that a file does not prove. `Display` is the English message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordNote {
    /// The file covers only a part of an event.
    #[error("the file says that it is a part of the event{}; what was signed of the rest is not looked for", part(.0))]
    Part(Part),
    /// The event with this key has no signatures.
    #[error("event {0}: no signature: this proves nothing against whoever has had the whole file")]
    Unsigned(String),
    /// Games whose last entries are not signed.
    #[error("{}{}: not signed as far as it goes here; whoever has had the file could change or shorten that", called(*.round, *.board), and(*.more))]
    NotSigned {
        /// The round of the first game.
        round: RoundNo,
        /// Its board.
        board: BoardNo,
        /// Number of further games.
        more: usize,
    },
    /// The file cannot prove whose key signed it.
    #[error(
        "the key of the signatures stands in the file itself: compare it with one that you have from the event, or use --key"
    )]
    Key,
    /// Names of players are not hashed.
    #[error("names of players and of the event are not covered: nobody would notice others")]
    Names,
    /// Number of erased texts.
    #[error("{0} texts were erased; the chain holds without them")]
    Erased(usize),
}

fn part(part: &Part) -> String {
    let round = part.round.map(|round| format!(" (round {round}"));
    let board = part.board.map(|board| format!(" board {board}"));
    round.map_or(String::new(), |round| {
        round + &board.unwrap_or_default() + ")"
    })
}

fn and(more: usize) -> String {
    match more {
        0 => String::new(),
        1 => " and 1 more game".to_owned(),
        more => format!(" and {more} more games"),
    }
}

pub(super) fn notes(found: &ParsedFile) -> Vec<RecordNote> {
    let mut notes = Vec::new();
    for event in &found.events {
        of_event(event, &mut notes);
    }
    let games = found.events.iter().flat_map(|event| &event.games);
    let erased: usize = games.map(erased).sum();
    if erased > 0 {
        notes.push(RecordNote::Erased(erased));
    }
    if !found.events.is_empty() {
        notes.push(RecordNote::Names);
    }
    // Once is enough of what holds for several events.
    let mut distinct: Vec<RecordNote> = Vec::new();
    for note in notes {
        if !distinct.contains(&note) {
            distinct.push(note);
        }
    }
    distinct
}

fn of_event(event: &ParsedEvent, notes: &mut Vec<RecordNote>) {
    if !event.part.is_all() {
        notes.push(RecordNote::Part(event.part));
    }
    if event.seals.is_empty() {
        return notes.push(RecordNote::Unsigned(event.key.clone()));
    }
    notes.push(RecordNote::Key);
    let mut signed: BTreeMap<(RoundNo, BoardNo), u32> = BTreeMap::new();
    for (_, seal) in &event.seals {
        let statement = Statement::parse(&seal.statement);
        for (round, board) in statement
            .iter()
            .flat_map(|one| one.boards.iter().map(|board| (one.round, board)))
        {
            let upto = board.head.map_or(0, |(seq, _)| seq);
            let most = signed.entry((round, board.board)).or_default();
            *most = upto.max(*most);
        }
    }
    let is_further = |game: &&ParsedGame| {
        let upto = signed.get(&(game.game.round, game.game.board));
        game.game.entries.len() > upto.copied().unwrap_or_default() as usize
    };
    let mut unsigned = event.games.iter().filter(is_further);
    if let Some(first) = unsigned.next() {
        notes.push(RecordNote::NotSigned {
            round: first.game.round,
            board: first.game.board,
            more: unsigned.count(),
        });
    }
}

/// Number of texts to which entries commit and which are missing.
fn erased(found: &ParsedGame) -> usize {
    let game = &found.game;
    let committed = game.entries.iter().flat_map(|one| one.entry.texts());
    let is_gone = |text: &String| {
        let commitment = commitment(text);
        commitment.is_some_and(|one| game.texts.iter().all(|text| text.commitment != one))
    };
    let gone: std::collections::BTreeSet<String> = committed.filter(is_gone).collect();
    gone.len()
}
