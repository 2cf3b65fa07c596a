//! The text format of an event: its name, then every field as `name=value`. It is
//! derived from the JSON of the event, so nothing needs to be added
//! here when an event or a field is added there.
//!
//! A nested field has a dotted name. A value that is a
//! plain word is written as it is; everything else is JSON.

use super::line_cursor::{LineCursor, is_plain};
use super::{RecordFault, RecordProblem};
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::fmt::{self, Write};

/// The field with the name of the event.
const NAME: &str = "event";
/// The deepest nesting; more than any event has.
const DEEPEST: usize = 6;

/// Formats an event.
pub(super) fn of_event(event: &impl Serialize) -> String {
    let mut words = String::new();
    for (name, value) in stored(event).iter().flat_map(|raw| pairs(raw)) {
        if name == NAME {
            words.insert_str(0, &plain(&value).unwrap_or_default());
        } else {
            put(&mut words, &name, &value);
        }
    }
    words
}

/// Formats the fields of another value, such as a clock.
pub(super) fn of_fields(fields: &impl Serialize) -> String {
    let mut words = String::new();
    for (name, value) in stored(fields).iter().flat_map(|raw| pairs(raw)) {
        put(&mut words, &name, &value);
    }
    words.trim_start().to_owned()
}

/// Formats a value that is a single word, such as a role.
pub(super) fn of_word(word: &impl Serialize) -> String {
    stored(word).and_then(|raw| plain(&raw)).unwrap_or_default()
}

/// Parses a value that is a single word.
pub(super) fn word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::String(word.to_owned())).ok()
}

/// Parses an event: its name and its fields.
pub(super) fn event<T: DeserializeOwned + Serialize>(
    cursor: &mut LineCursor<'_>,
) -> Result<T, RecordFault> {
    let begin = cursor.place();
    let from = cursor.at();
    let name = cursor.word("the name of an event")?;
    let mut fields = Map::new();
    fields.insert(NAME.to_owned(), Value::String(name.to_owned()));
    read_fields(cursor, &mut fields)?;
    let event = serde_json::from_value(Value::Object(fields))
        .map_err(|why| begin.fault(RecordProblem::NoEvent(why.to_string())))?;
    as_written(cursor, from, &of_event(&event)).map(|()| event)
}

/// Parses the fields of another value, such as a clock.
pub(super) fn fields<T: DeserializeOwned + Serialize>(
    cursor: &mut LineCursor<'_>,
) -> Result<T, RecordFault> {
    let begin = cursor.place();
    let from = cursor.at();
    let mut fields = Map::new();
    read_fields(cursor, &mut fields)?;
    let value = serde_json::from_value(Value::Object(fields))
        .map_err(|why| begin.fault(RecordProblem::NoEvent(why.to_string())))?;
    as_written(cursor, from, &of_fields(&value)).map(|()| value)
}

/// Fails if the text is not canonical: an unknown or misplaced field would not be hashed.
fn as_written(cursor: &LineCursor<'_>, from: usize, written: &str) -> Result<(), RecordFault> {
    if cursor.since(from).trim_end() == written {
        return Ok(());
    }
    let what = RecordProblem::Otherwise(written.to_owned());
    Err(cursor.place_at(from).fault(what))
}

fn read_fields(
    cursor: &mut LineCursor<'_>,
    fields: &mut Map<String, Value>,
) -> Result<(), RecordFault> {
    while let Some(path) = cursor.name_of_field() {
        let place = cursor.place();
        let value = cursor.value()?;
        if !insert(fields, path, value) {
            return Err(place.fault(RecordProblem::Twice));
        }
    }
    Ok(())
}

/// Inserts a value at a dotted path; `false` if there is one already.
fn insert(mut fields: &mut Map<String, Value>, path: &str, value: Value) -> bool {
    let mut names: Vec<&str> = path.split('.').collect();
    if names.len() > DEEPEST {
        return false;
    }
    let last = names.pop().unwrap_or_default();
    for name in names {
        let inner = fields
            .entry(name)
            .or_insert_with(|| Value::Object(Map::new()));
        match inner {
            Value::Object(inner) => fields = inner,
            _ => return false,
        }
    }
    fields.insert(last.to_owned(), value).is_none()
}

fn stored(value: &impl Serialize) -> Option<Box<RawValue>> {
    serde_json::value::to_raw_value(value).ok()
}

fn put(words: &mut String, name: &str, value: &RawValue) {
    let inner = pairs(value);
    if inner.is_empty() {
        let text = plain(value).filter(|word| is_plain(word));
        let text = text.as_deref().unwrap_or(value.get());
        let _text_takes_everything = write!(words, " {name}={text}");
    }
    for (last, value) in inner {
        put(words, &format!("{name}.{last}"), &value);
    }
}

fn plain(value: &RawValue) -> Option<String> {
    serde_json::from_str(value.get()).ok()
}

/// The fields of an object in their order; none for other values.
fn pairs(value: &RawValue) -> Vec<(String, Box<RawValue>)> {
    let pairs: Result<Pairs, _> = serde_json::from_str(value.get());
    pairs.map_or_else(|_| Vec::new(), |pairs| pairs.0)
}

struct Pairs(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pairs, D::Error> {
        from.deserialize_map(InOrder)
    }
}

struct InOrder;

impl<'de> Visitor<'de> for InOrder {
    type Value = Pairs;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}
