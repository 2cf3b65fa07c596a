//! Parses the text format of records line by line.

use super::line_cursor::LineCursor;
use super::model::VERSION;
use super::parsed::{Holds, ParsedEvent, ParsedFile, ParsedGame};
use super::{
    FilePosition, GameRecord, HashedEntry, Part, Player, RecordFault, RecordProblem, Seal,
    event_fields,
};
use crate::{Faults, Names};
use inkundla_core::referee::{Entry, ErasableText, Official, Salt, TextKind, unhex};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, RoundNo};

/// The prefix of the lines of a statement.
const QUOTE: &str = "> ";

pub(super) fn read(text: &str, faults: &mut Faults<RecordFault>) -> ParsedFile {
    let mut reader = Reader::default();
    let mut lines = (1..).zip(text.split('\n'));
    let first = lines.next().map_or("", |(_, line)| line);
    if let Err(what) = begins(first) {
        faults.push(FilePosition::START.fault(what));
        return reader.found;
    }
    for (number, line) in lines {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if !line.is_empty()
            && let Err(fault) = reader.line(LineCursor::of(number, line), line, faults)
        {
            faults.push(fault);
        }
    }
    reader.close(faults);
    if reader.found.names.is_none() {
        faults.push(FilePosition::START.fault(RecordProblem::Missing("the line `names`")));
    }
    reader.found
}

/// Reads the version.
fn begins(line: &str) -> Result<(), RecordProblem> {
    match line.trim_end().strip_prefix("inkundla record ") {
        Some(VERSION) => Ok(()),
        Some(other) => Err(RecordProblem::Version(other.chars().take(20).collect())),
        None => Err(RecordProblem::NotRecords),
    }
}

/// The parser, with the game or seal that is being read.
#[derive(Default)]
struct Reader {
    found: ParsedFile,
    open: Option<Open>,
}

enum Open {
    Game(Box<HalfGame>),
    Seal(HalfSeal),
}

struct HalfGame {
    place: FilePosition,
    first: Option<Player>,
    second: Option<Player>,
    found: ParsedGame,
}

struct HalfSeal {
    place: FilePosition,
    statement: String,
    key: Option<[u8; 32]>,
}

impl Reader {
    fn line(
        &mut self,
        mut cursor: LineCursor<'_>,
        line: &str,
        faults: &mut Faults<RecordFault>,
    ) -> Result<(), RecordFault> {
        let begin = cursor.place();
        let misplaced = || begin.fault(RecordProblem::OutOfPlace);
        let word = cursor.word("a word")?;
        match (word, &mut self.open) {
            ("names", None) if self.found.names.is_none() && self.found.events.is_empty() => {
                self.found.names = Some(cursor.parsed("full or alias", Names::from_code)?);
                cursor.end()
            }
            ("event", _) => {
                self.close(faults);
                let event = event(begin, &mut cursor)?;
                self.found.events.push(event);
                cursor.end()
            }
            ("part", None) | ("holds", None) => {
                let event = self.found.events.last_mut().ok_or_else(misplaced)?;
                event.about(begin, word, &mut cursor)?;
                cursor.end()
            }
            ("game", _) if !self.found.events.is_empty() => {
                self.close(faults);
                self.open = Some(Open::Game(Box::new(HalfGame::begin(begin, &mut cursor)?)));
                cursor.end()
            }
            ("seal", _) if !self.found.events.is_empty() => {
                self.close(faults);
                self.open = Some(Open::Seal(HalfSeal {
                    place: begin,
                    statement: String::new(),
                    key: None,
                }));
                cursor.end()
            }
            (_, Some(Open::Game(game))) => game.line(begin, word, cursor),
            (_, Some(Open::Seal(half))) => {
                if let Some(seal) = half.line(word, cursor, line)? {
                    let place = half.place;
                    self.open = None;
                    let event = self.found.events.last_mut().ok_or_else(misplaced)?;
                    event.seals.push((place, seal));
                }
                Ok(())
            }
            _ => Err(misplaced()),
        }
    }

    /// Completes the open game or seal; an incomplete one is a fault.
    fn close(&mut self, faults: &mut Faults<RecordFault>) {
        match (self.open.take(), self.found.events.last_mut()) {
            (Some(Open::Game(half)), Some(event)) => match half.complete() {
                Ok(game) => event.games.push(game),
                Err(fault) => faults.push(fault),
            },
            (Some(Open::Seal(half)), _) => {
                faults.push(half.place.fault(RecordProblem::Missing("the signature")));
            }
            _ => {}
        }
    }
}

fn event(place: FilePosition, cursor: &mut LineCursor<'_>) -> Result<ParsedEvent, RecordFault> {
    Ok(ParsedEvent {
        place,
        key: cursor.word("the key of the event")?.to_owned(),
        name: cursor.quoted()?,
        part: Part::default(),
        holds: None,
        games: Vec::new(),
        seals: Vec::new(),
    })
}

/// Reads a keyword.
fn named(cursor: &mut LineCursor<'_>, name: &'static str) -> Result<(), RecordFault> {
    cursor.parsed(name, |word| (word == name).then_some(()))
}

impl ParsedEvent {
    /// Reads a line about the event as a whole.
    fn about(
        &mut self,
        begin: FilePosition,
        word: &str,
        cursor: &mut LineCursor<'_>,
    ) -> Result<(), RecordFault> {
        match word {
            "part" if self.part.is_all() => {
                named(cursor, "round")?;
                self.part.round = Some(RoundNo(cursor.number()?));
                if !cursor.rest().is_empty() {
                    named(cursor, "board")?;
                    self.part.board = Some(BoardNo(cursor.number()?));
                }
            }
            "holds" if self.holds.is_none() => {
                named(cursor, "games")?;
                let games = cursor.number()?;
                named(cursor, "statements")?;
                let statements = cursor.number()?;
                self.holds = Some((begin, Holds { games, statements }));
            }
            _ => return Err(begin.fault(RecordProblem::OutOfPlace)),
        }
        Ok(())
    }
}

impl HalfGame {
    fn begin(place: FilePosition, cursor: &mut LineCursor<'_>) -> Result<HalfGame, RecordFault> {
        named(cursor, "round")?;
        let round = RoundNo(cursor.number()?);
        named(cursor, "board")?;
        let board = BoardNo(cursor.number()?);
        let game = GameRecord {
            round,
            board,
            players: BySide::default(),
            origin: None,
            texts: Vec::new(),
            entries: Vec::new(),
        };
        Ok(HalfGame {
            place,
            first: None,
            second: None,
            found: ParsedGame::of(place, game),
        })
    }

    fn line(
        &mut self,
        begin: FilePosition,
        word: &str,
        mut cursor: LineCursor<'_>,
    ) -> Result<(), RecordFault> {
        let found = &mut self.found;
        let before_entries = found.game.entries.is_empty();
        match word {
            "first" if before_entries && self.first.is_none() => {
                self.first = Some(player(&mut cursor)?);
            }
            "second" if before_entries && self.second.is_none() => {
                self.second = Some(player(&mut cursor)?);
            }
            "origin" if before_entries && found.game.origin.is_none() => {
                found.game.origin = Some(cursor.word("the key of an event")?.to_owned());
            }
            "ruleset" if before_entries && found.ruleset.is_none() => {
                found.ruleset = Some((begin, cursor.rest().to_owned()));
                return Ok(());
            }
            "clock" if before_entries && found.clock.is_none() => {
                found.clock = Some((begin, event_fields::fields(&mut cursor)?));
            }
            "root" if before_entries && found.root.is_none() => {
                found.root = Some((begin, cursor.hash()?));
            }
            "name" | "text" if before_entries => {
                found.game.texts.push(text(word, &mut cursor)?);
                found.texts.push(begin);
            }
            "result" if found.result.is_none() => {
                found.result = Some((begin, cursor.rest().to_owned()));
                return Ok(());
            }
            number if number.starts_with(|first: char| first.is_ascii_digit()) => {
                let fault = begin.fault(RecordProblem::Expected("a number"));
                let seq: u32 = number.parse().map_err(|_| fault.clone())?;
                if seq.to_string() != number {
                    return Err(fault);
                }
                let written = entry(seq, &mut cursor)?;
                cursor.end()?;
                found.game.entries.push(written);
                found.entries.push(begin);
            }
            _ => return Err(begin.fault(RecordProblem::OutOfPlace)),
        }
        cursor.end()
    }

    fn complete(self) -> Result<ParsedGame, RecordFault> {
        let missing = |what| self.place.fault(RecordProblem::Missing(what));
        let mut found = self.found;
        found.game.players = BySide {
            first: self.first.ok_or(missing("the line `first`"))?,
            second: self.second.ok_or(missing("the line `second`"))?,
        };
        Ok(found)
    }
}

fn player(cursor: &mut LineCursor<'_>) -> Result<Player, RecordFault> {
    Ok(Player {
        number: cursor.number()?,
        name: cursor.quoted()?,
    })
}

fn text(kind: &str, cursor: &mut LineCursor<'_>) -> Result<ErasableText, RecordFault> {
    let commitment = cursor.hash()?;
    let salt = cursor.parsed("a salt of 32 digits, 0-9 and a-f", |word| {
        let mut salt = [0; 16];
        unhex(word, &mut salt).ok().map(|()| Salt(salt))
    })?;
    Ok(ErasableText {
        commitment,
        salt,
        kind: TextKind::from_code(kind).unwrap_or(TextKind::Words),
        text: cursor.quoted()?,
    })
}

fn entry(seq: u32, cursor: &mut LineCursor<'_>) -> Result<HashedEntry, RecordFault> {
    let at = cursor.time()?;
    let role = cursor.parsed("a role", event_fields::word)?;
    let name = cursor.quoted()?;
    let event = event_fields::event(cursor)?;
    let hash = cursor.hash()?;
    let by = Official { role, name };
    let entry = Entry { seq, at, by, event };
    Ok(HashedEntry { entry, hash })
}

impl HalfSeal {
    fn line(
        &mut self,
        word: &str,
        mut cursor: LineCursor<'_>,
        line: &str,
    ) -> Result<Option<Seal>, RecordFault> {
        let begin = cursor.place_at(0);
        let digits = |fault: &'static str| begin.fault(RecordProblem::Expected(fault));
        match word {
            ">" if self.key.is_none() => {
                self.statement
                    .push_str(line.strip_prefix(QUOTE).unwrap_or_default());
                self.statement.push('\n');
                Ok(None)
            }
            "key" if self.key.is_none() => {
                let mut key = [0; 32];
                unhex(cursor.word("a key")?, &mut key)
                    .map_err(|_| digits("a key of 64 digits, 0-9 and a-f"))?;
                self.key = Some(key);
                cursor.end().map(|()| None)
            }
            "signature" => {
                let mut signature = [0; 64];
                unhex(cursor.word("a signature")?, &mut signature)
                    .map_err(|_| digits("a signature of 128 digits, 0-9 and a-f"))?;
                let public_key = self
                    .key
                    .ok_or(begin.fault(RecordProblem::Missing("the line `key`")))?;
                cursor.end()?;
                Ok(Some(Seal {
                    statement: std::mem::take(&mut self.statement),
                    public_key,
                    signature,
                }))
            }
            _ => Err(begin.fault(RecordProblem::OutOfPlace)),
        }
    }
}
