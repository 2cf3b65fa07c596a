//! The part of the program in which each message occurs, for speakers who review them.

use super::Localizer;
use inkundla_core::codes;
use std::collections::HashMap;
use std::sync::LazyLock;

codes! {
    /// A part of the program.
    pub enum Place {
        Umpire = "umpire",
        Practice = "practice",
        Rules = "rules",
        Event = "event",
        Players = "players",
        Rounds = "rounds",
        Standings = "standings",
        Projector = "projector",
        People = "people",
        Account = "account",
        Papers = "papers",
        Records = "records",
        Files = "files",
        Copies = "copies",
        Computer = "computer",
        Words = "words",
        Notices = "notices",
        Everywhere = "everywhere",
    }
}

impl Place {
    /// Its name.
    pub fn title(self, t: &Localizer) -> String {
        t.msg(&format!("words-place-{}", self.code()))
    }

    /// A description of when its messages appear.
    pub fn when(self, t: &Localizer) -> String {
        t.msg(&format!("words-when-{}", self.code()))
    }
}

/// The places of all messages.
struct Places {
    /// In the order of the message file.
    listed: Vec<(&'static str, Place)>,
    by_id: HashMap<&'static str, Place>,
}

/// The table that `tests/it/places.rs` generates from the sources.
static PLACES: LazyLock<Places> = LazyLock::new(|| {
    let lines = include_str!("places.tsv").lines();
    let listed: Vec<(&'static str, Place)> = lines
        .filter_map(|line| {
            let (id, place) = line.split_once('\t')?;
            Some((id, Place::from_code(place)?))
        })
        .collect();
    let by_id = listed.iter().copied().collect();
    Places { listed, by_id }
});

/// The place of a message.
pub fn place_of(id: &str) -> Place {
    PLACES.by_id.get(id).copied().unwrap_or(Place::Everywhere)
}

/// The messages of a place in the order of the message file.
pub fn messages_of(place: Place) -> impl Iterator<Item = &'static str> {
    let listed = PLACES.listed.iter();
    listed.filter_map(move |(id, found)| (*found == place).then_some(*id))
}

/// All messages in the order of the message file.
pub fn all_messages() -> impl Iterator<Item = &'static str> {
    PLACES.listed.iter().map(|(id, _)| *id)
}
