//! Writes records as JSON, one entry per line, for other programs; this one does not read them.

use super::encoding::time;
use super::model::VERSION;
use super::parsed::Holds;
use super::{EventRecords, GameRecord, Records, hex, write_text};
use inkundla_core::referee::ErasableText;
use inkundla_core::rules::Side;
use serde_json::{Value, json};

/// Writes records as JSON, one entry per line.
pub fn write(records: &Records) -> String {
    let events: Vec<String> = records.events.iter().map(event).collect();
    format!(
        "{{\"format\":\"inkundla record\",\"version\":{VERSION},\"names\":\"{}\",\"events\":[{}]}}\n",
        records.names.code(),
        list(&events)
    )
}

fn event(event: &EventRecords) -> String {
    let games: Vec<String> = event
        .games
        .iter()
        .map(|one| game(one, &event.key))
        .collect();
    let seals = event.seals.iter().map(|seal| {
        let fields = json!({
            "statement": seal.statement,
            "key": hex(&seal.public_key),
            "signature": hex(&seal.signature),
        });
        fields.to_string()
    });
    let seals: Vec<String> = seals.collect();
    let part = match (event.part.round, event.part.board) {
        (Some(round), Some(board)) => Some(json!({"round": round.0, "board": board.0})),
        (Some(round), None) => Some(json!({"round": round.0})),
        (None, _) => None,
    };
    let part = part.map_or_else(String::new, |part| format!("\"part\":{part},"));
    // Two numbers: writing them as JSON cannot fail.
    let holds = serde_json::to_string(&Holds::of(event)).unwrap_or_default();
    format!(
        "{{\"key\":{},\"name\":{},{part}\"holds\":{holds},\"games\":[{}],\"seals\":[{}]}}",
        quoted(&event.key),
        quoted(&event.name),
        list(&games),
        list(&seals)
    )
}

fn game(game: &GameRecord, event: &str) -> String {
    let players = Side::BOTH.map(|side| {
        let player = &game.players[side];
        let fields = json!({"number": player.number, "name": player.name});
        fields.to_string()
    });
    let entries: Vec<String> = game.entries.iter().map(entry).collect();
    let mut fields = vec![
        format!("\"round\":{},\"board\":{}", game.round, game.board),
        format!("\"players\":[{}]", players.join(",")),
    ];
    if let Some(origin) = &game.origin {
        fields.push(format!("\"origin\":{}", quoted(origin)));
    }
    if let Some((ruleset, clock)) = game.begun() {
        // Plain enums and numbers: writing them as JSON cannot fail.
        let clock = serde_json::to_string(&clock).unwrap_or_default();
        fields.push(format!("\"ruleset\":{},\"clock\":{clock}", quoted(ruleset)));
    }
    fields.push(format!("\"root\":\"{}\"", game.root(event)));
    if !game.texts.is_empty() {
        let texts: Vec<String> = game.texts.iter().map(beside).collect();
        fields.push(format!("\"texts\":[{}]", list(&texts)));
    }
    fields.push(format!("\"result\":\"{}\"", write_text::result(game)));
    fields.push(format!("\"entries\":[{}]", list(&entries)));
    format!("{{{}}}", fields.join(","))
}

/// A text beside the entries.
fn beside(text: &ErasableText) -> String {
    let fields = json!({
        "kind": text.kind.code(),
        "commitment": text.commitment.to_string(),
        "salt": text.salt.to_string(),
        "text": text.text,
    });
    fields.to_string()
}

/// `by` and `event` are exactly the JSON that is hashed.
fn entry(written: &super::HashedEntry) -> String {
    let entry = &written.entry;
    let by = serde_json::to_string(&entry.by).unwrap_or_default();
    let event = serde_json::to_string(&entry.event).unwrap_or_default();
    format!(
        "{{\"number\":{},\"at\":\"{}\",\"by\":{by},\"event\":{event},\"hash\":\"{}\"}}",
        entry.seq,
        time(entry.at),
        written.hash
    )
}

fn quoted(text: &str) -> Value {
    Value::String(text.to_owned())
}

/// Puts each item on a line of its own.
fn list(items: &[String]) -> String {
    if items.is_empty() {
        return String::new();
    }
    format!("\n{}\n", items.join(",\n"))
}
