//! What outsiders may know of a game.

use super::{Seat, Told};
use crate::desk::{Desk, Fault};
use crate::referee::{Call, Entry, Event, replay};
use crate::rules::{BySide, Side};
use crate::tournament::EntrantName;
use serde_json::Value;

impl Desk {
    /// The record of a game as outsiders may read it: reasons are typed in a
    /// hurry and may hold a player's full name, of which they see the alias only.
    ///
    /// # Errors
    /// [`Fault::Corrupt`] when it cannot be told.
    pub fn watched(&self, seat: &Seat) -> Result<Told, Fault> {
        let told = self.told(seat)?;
        let entries = told.entries.into_iter();
        let entries: Vec<Entry> = entries.map(|entry| aliased(&seat.names, entry)).collect();
        let game = replay(&entries)?;
        Ok(Told { entries, game })
    }
}

/// The fields of entries that people type.
const TYPED: [&str; 4] = ["reason", "words", "reply", "other"];

/// The same entry with aliases in its reasons. What cannot be read again stays
/// as it is: it holds no reason.
fn aliased(names: &BySide<EntrantName>, entry: Entry) -> Entry {
    let entry = Entry {
        event: discreet(entry.event),
        ..entry
    };
    let Ok(mut event) = serde_json::to_value(&entry.event) else {
        return entry;
    };
    shorten(&mut event, names);
    match serde_json::from_value(event) {
        Ok(event) => Entry { event, ..entry },
        Err(_) => entry,
    }
}

/// That the organiser was called may be seen; what about may be a child's own business.
fn discreet(event: Event) -> Event {
    match event {
        Event::OrganiserCalled { .. } => Event::OrganiserCalled {
            about: Call::Other(String::new()),
        },
        Event::CallAnswered { entry, .. } => Event::CallAnswered {
            entry,
            reply: String::new(),
        },
        other => other,
    }
}

fn shorten(value: &mut Value, names: &BySide<EntrantName>) {
    let Value::Object(fields) = value else {
        return;
    };
    for (name, field) in fields {
        match field {
            Value::String(text) if TYPED.contains(&name.as_str()) => *text = short(text, names),
            inner => shorten(inner, names),
        }
    }
}

fn short(reason: &str, names: &BySide<EntrantName>) -> String {
    Side::BOTH
        .into_iter()
        .fold(reason.to_owned(), |text, side| {
            let name = &names[side];
            let alias = name.alias();
            let letter = alias.rsplit(' ').next().unwrap_or_default();
            match name.family() {
                "" => text,
                family => in_place_of(
                    &in_place_of(&text, &name.to_string(), &alias),
                    family,
                    letter,
                ),
            }
        })
}

/// A text with one name in the place of another, where that stands for itself:
/// a child called Li is not in `Live`.
fn in_place_of(text: &str, name: &str, by: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(name) {
        let ends = before.chars().next_back().or(told.chars().next_back());
        let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let is_word = !is_part(ends) && !is_part(after.chars().next());
        told.push_str(before);
        told.push_str(if is_word { by } else { name });
        rest = after;
    }
    told + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> BySide<EntrantName> {
        let name = |text| EntrantName::parse_whole(text);
        let (Ok(first), Ok(second)) = (name("Thandiwe Li"), name("Sipho Dlamini")) else {
            unreachable!("both are names")
        };
        BySide { first, second }
    }

    #[test]
    fn a_full_name_in_a_reason_becomes_the_alias() {
        let short = |reason| short(reason, &names());
        assert_eq!(short("Sipho Dlamini fell ill"), "Sipho D. fell ill");
        assert_eq!(short("Dlamini, again Dlamini"), "D., again D.");
        assert_eq!(short("Live, says Li"), "Live, says L.");
        assert_eq!(short("typed wrongly"), "typed wrongly");
    }
}
