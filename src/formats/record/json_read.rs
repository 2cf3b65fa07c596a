//! The JSON form, read piece by piece, so that one bad piece does not hide the others.

use super::{
    Found, FoundEvent, FoundGame, GameRecord, Holds, OLD_VERSION, Part, Place, Player, Rechained,
    RecordFault, RecordProblem, Seal, VERSION, Written, names_by_code, read_time,
};
use crate::Faults;
use inkundla_core::referee::{
    ClockPolicy, Entry, Event, Hash, Official, Salt, Text, TextKind, unhex,
};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, RoundNo};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WholeFile<'a> {
    format: String,
    version: u32,
    names: String,
    #[serde(borrow)]
    events: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneEvent<'a> {
    key: String,
    name: String,
    part: Option<OnePart>,
    holds: Option<Holds>,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
    #[serde(borrow)]
    seals: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OnePart {
    round: u16,
    board: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneText {
    kind: String,
    commitment: String,
    salt: String,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneRechained {
    at: String,
    by: String,
    entries: u32,
    hash: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneGame<'a> {
    round: u16,
    board: u16,
    players: [OnePlayer; 2],
    origin: Option<String>,
    ruleset: Option<String>,
    clock: Option<ClockPolicy>,
    rechained: Option<OneRechained>,
    root: String,
    #[serde(borrow, default)]
    texts: Vec<&'a RawValue>,
    result: String,
    #[serde(borrow)]
    entries: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OnePlayer {
    number: u16,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneEntry<'a> {
    number: u32,
    at: String,
    #[serde(borrow)]
    by: &'a RawValue,
    #[serde(borrow)]
    event: &'a RawValue,
    hash: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneSeal {
    statement: String,
    key: String,
    signature: String,
}

pub(super) fn read(text: &str, faults: &mut Faults<RecordFault>) -> Found {
    let map = Map::of(text);
    let mut found = Found::default();
    let file: WholeFile<'_> = match map.parse(text) {
        Ok(file) => file,
        Err(fault) => {
            faults.push(fault);
            return found;
        }
    };
    if file.format != "inkundla record" {
        faults.push(Place::START.fault(RecordProblem::NotRecords));
        return found;
    }
    found.is_old = file.version.to_string() == OLD_VERSION;
    if !found.is_old && file.version.to_string() != VERSION {
        faults.push(Place::START.fault(RecordProblem::Version(file.version.to_string())));
        return found;
    }
    found.names = names_by_code(&file.names);
    if found.names.is_none() {
        faults.push(Place::START.fault(RecordProblem::Expected("full or alias")));
    }
    let events = file.events.iter().map(|raw| event(&map, raw, faults));
    found.events = events.collect::<Vec<_>>().into_iter().flatten().collect();
    found
}

fn event(map: &Map<'_>, raw: &RawValue, faults: &mut Faults<RecordFault>) -> Option<FoundEvent> {
    let place = map.place(raw.get());
    let one: OneEvent<'_> = kept(map.parse(raw.get()), faults)?;
    let games = one.games.iter().map(|raw| game(map, raw, faults));
    let games: Vec<_> = games.collect();
    let seals = one.seals.iter().map(|raw| {
        let place = map.place(raw.get());
        let seal = map.parse(raw.get()).and_then(|one| seal(place, one));
        Some((place, kept(seal, faults)?))
    });
    let seals: Vec<_> = seals.collect();
    Some(FoundEvent {
        place,
        key: one.key,
        name: one.name,
        part: one.part.map_or(Part::default(), |part| Part {
            round: Some(RoundNo(part.round)),
            board: part.board.map(BoardNo),
        }),
        holds: one.holds.map(|holds| (place, holds)),
        games: games.into_iter().flatten().collect(),
        seals: seals.into_iter().flatten().collect(),
    })
}

fn game(map: &Map<'_>, raw: &RawValue, faults: &mut Faults<RecordFault>) -> Option<FoundGame> {
    let place = map.place(raw.get());
    let one: OneGame<'_> = kept(map.parse(raw.get()), faults)?;
    let [first, second] = one.players.map(|player| Player {
        number: player.number,
        name: player.name,
    });
    let record = GameRecord {
        round: RoundNo(one.round),
        board: BoardNo(one.board),
        players: BySide { first, second },
        origin: one.origin,
        rechained: None,
        texts: Vec::new(),
        entries: Vec::new(),
    };
    let mut found = FoundGame::of(place, record);
    found.ruleset = one.ruleset.map(|ruleset| (place, ruleset));
    found.clock = one.clock.map(|clock| (place, clock));
    found.root = kept(hash(place, &one.root), faults).map(|root| (place, root));
    found.result = Some((place, one.result));
    let anew = one.rechained.map(|one| rechained(place, one)).transpose();
    found.game.rechained = kept(anew, faults).flatten();
    for raw in one.texts {
        let place = map.place(raw.get());
        let text = map.parse(raw.get()).and_then(|one| text(place, one));
        if let Some(text) = kept(text, faults) {
            found.game.texts.push(text);
            found.texts.push(place);
        }
    }
    for raw in one.entries {
        let place = map.place(raw.get());
        let entry = map.parse(raw.get()).and_then(|one| entry(map, place, &one));
        if let Some(entry) = kept(entry, faults) {
            found.game.entries.push(entry);
            found.entries.push(place);
        }
    }
    Some(found)
}

fn rechained(place: Place, one: OneRechained) -> Result<Rechained, RecordFault> {
    let time = RecordProblem::Expected("a time like 2026-11-21T09:00:00.000Z");
    Ok(Rechained {
        at: read_time(&one.at).ok_or(place.fault(time))?,
        by: one.by,
        seq: one.entries,
        head: one.hash.map(|head| hash(place, &head)).transpose()?,
    })
}

fn text(place: Place, one: OneText) -> Result<Text, RecordFault> {
    let mut salt = [0; 16];
    let digits = RecordProblem::Expected("a salt of 32 digits, 0-9 and a-f");
    unhex(&one.salt, &mut salt).map_err(|_| place.fault(digits))?;
    let kind = TextKind::by_code(&one.kind);
    Ok(Text {
        commitment: hash(place, &one.commitment)?,
        salt: Salt(salt),
        kind: kind.ok_or(place.fault(RecordProblem::Expected("name or text")))?,
        text: one.text,
    })
}

fn entry(map: &Map<'_>, place: Place, one: &OneEntry<'_>) -> Result<Written, RecordFault> {
    let time = RecordProblem::Expected("a time like 2026-11-21T09:00:00.000Z");
    let by: Official = exact(map, one.by)?;
    let event: Event = exact(map, one.event)?;
    let entry = Entry {
        seq: one.number,
        at: read_time(&one.at).ok_or(place.fault(time))?,
        by,
        event,
    };
    let hash = hash(place, &one.hash)?;
    Ok(Written { entry, hash })
}

/// A value that has nothing in it that would be lost: that would not be in the hash.
fn exact<T>(map: &Map<'_>, raw: &RawValue) -> Result<T, RecordFault>
where
    T: DeserializeOwned + serde::Serialize,
{
    let place = map.place(raw.get());
    let no_event = |why: serde_json::Error| place.fault(RecordProblem::NoEvent(why.to_string()));
    let value: T = serde_json::from_str(raw.get()).map_err(no_event)?;
    let again = serde_json::to_value(&value).map_err(no_event)?;
    let written: Value = serde_json::from_str(raw.get()).map_err(no_event)?;
    if again == written {
        Ok(value)
    } else {
        Err(place.fault(RecordProblem::Otherwise(again.to_string())))
    }
}

fn seal(place: Place, one: OneSeal) -> Result<Seal, RecordFault> {
    let (mut public_key, mut signature) = ([0; 32], [0; 64]);
    let key = RecordProblem::Expected("a key of 64 digits, 0-9 and a-f");
    let digits = RecordProblem::Expected("a signature of 128 digits, 0-9 and a-f");
    unhex(&one.key, &mut public_key).map_err(|_| place.fault(key))?;
    unhex(&one.signature, &mut signature).map_err(|_| place.fault(digits))?;
    Ok(Seal {
        statement: one.statement,
        public_key,
        signature,
    })
}

fn hash(place: Place, text: &str) -> Result<Hash, RecordFault> {
    let what = RecordProblem::Expected("a hash of 64 digits, 0-9 and a-f");
    text.parse().map_err(|_| place.fault(what))
}

fn kept<T>(read: Result<T, RecordFault>, faults: &mut Faults<RecordFault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

/// Where the pieces of a text are.
struct Map<'a> {
    text: &'a str,
    /// Where each line begins, in bytes.
    lines: Vec<usize>,
}

impl<'a> Map<'a> {
    fn of(text: &'a str) -> Map<'a> {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        Map {
            text,
            lines: std::iter::once(0).chain(ends).collect(),
        }
    }

    /// Where a piece of the text begins.
    fn place(&self, piece: &str) -> Place {
        let at = (piece.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let line = self.lines.partition_point(|begin| *begin <= at).max(1);
        let begin = self.lines.get(line - 1).copied().unwrap_or_default();
        let before = self.text.get(begin..at).unwrap_or_default();
        let fit = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Place {
            line: fit(line),
            column: fit(before.chars().count() + 1),
        }
    }

    /// Reads a piece; a fault is where in the whole text it is.
    fn parse<T: Deserialize<'a>>(&self, piece: &'a str) -> Result<T, RecordFault> {
        serde_json::from_str(piece).map_err(|why| {
            let mut place = self.place(piece);
            let (lines, column) = (why.line().max(1) as u32, why.column().max(1) as u32);
            place.column = match lines {
                1 => place.column + column - 1,
                _ => column,
            };
            place.line += lines - 1;
            let said = why.to_string();
            let said = said.split(" at line ").next().unwrap_or_default();
            let what = match piece.len() == self.text.len() {
                true => RecordProblem::Json(said.to_owned()),
                false => RecordProblem::NoEvent(said.to_owned()),
            };
            place.fault(what)
        })
    }
}
