//! Writes the text format of records.

use super::encoding::time;
use super::model::VERSION;
use super::parsed::Holds;
use super::{EventRecords, GameRecord, Player, Records, Seal, event_fields, hex};
use inkundla_core::referee::{ErasableText, Official, replay};
use inkundla_core::rules::Side;
use serde_json::Value;
use std::fmt::{self, Write};

/// Writes records as text.
pub fn write(records: &Records) -> String {
    let mut text = String::new();
    let _text_takes_everything = all(&mut text, records);
    text
}

fn all(out: &mut String, records: &Records) -> fmt::Result {
    writeln!(out, "inkundla record {VERSION}")?;
    writeln!(out, "names {}", records.names.code())?;
    records.events.iter().try_for_each(|one| event(out, one))
}

fn event(out: &mut String, event: &EventRecords) -> fmt::Result {
    writeln!(out, "\nevent {} {}", event.key, quoted(&event.name))?;
    if let Some(round) = event.part.round {
        let board = event.part.board.map(|board| format!(" board {board}"));
        writeln!(out, "part round {round}{}", board.unwrap_or_default())?;
    }
    let Holds { games, statements } = Holds::of(event);
    writeln!(out, "holds games {games} statements {statements}")?;
    for one in &event.games {
        game(out, one, &event.key)?;
    }
    event.seals.iter().try_for_each(|one| seal(out, one))
}

fn game(out: &mut String, game: &GameRecord, event: &str) -> fmt::Result {
    writeln!(out, "\ngame round {} board {}", game.round, game.board)?;
    player(out, "first", &game.players[Side::First])?;
    player(out, "second", &game.players[Side::Second])?;
    if let Some(origin) = &game.origin {
        writeln!(out, "origin {origin}")?;
    }
    if let Some((ruleset, clock)) = game.begun() {
        writeln!(out, "ruleset {ruleset}")?;
        writeln!(out, "clock {}", event_fields::of_fields(&clock))?;
    }
    writeln!(out, "root {}", game.root(event))?;
    for text in &game.texts {
        let ErasableText {
            commitment,
            salt,
            kind,
            text,
        } = text;
        writeln!(out, "{} {commitment} {salt} {}", kind.code(), quoted(text))?;
    }
    for written in &game.entries {
        let entry = &written.entry;
        let Official { role, name } = &entry.by;
        writeln!(
            out,
            "{} {} {} {} {} {}",
            entry.seq,
            time(entry.at),
            event_fields::of_word(role),
            quoted(name),
            event_fields::of_event(&entry.event),
            written.hash
        )?;
    }
    writeln!(out, "result {}", result(game))
}

/// The code of the result, `*` for an unfinished game.
pub(super) fn result(game: &GameRecord) -> &'static str {
    let played = replay(&game.hashed_entries()).ok();
    let scored = played.as_ref().and_then(super::scored);
    scored.map_or("*", |scored| scored.result.code())
}

fn player(out: &mut String, side: &str, player: &Player) -> fmt::Result {
    writeln!(out, "{side} {} {}", player.number, quoted(&player.name))
}

fn seal(out: &mut String, seal: &Seal) -> fmt::Result {
    writeln!(out, "\nseal")?;
    for line in seal.statement.lines() {
        writeln!(out, "> {line}")?;
    }
    writeln!(out, "key {}", hex(&seal.public_key))?;
    writeln!(out, "signature {}", hex(&seal.signature))
}

/// A text as JSON, which escapes line breaks.
fn quoted(text: &str) -> Value {
    Value::String(text.to_owned())
}
