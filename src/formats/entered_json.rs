//! What other programs send to enter results and players, and the answers to it.

use super::json_schema::{JsonSchema, json_structs, object, text};
use serde::Serialize;
use serde_json::{Value, json};

json_structs! {
    "EnteredResult":
    /// A result of a board.
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct ResultJson {
        /// 1-0, 1/2-1/2, 0-1 or another code of a result; null clears the result
        pub result: Option<String>,
        /// the result that the program has seen, empty for none: another one is not replaced
        pub was: Option<String>,
        /// why a result is replaced
        pub reason: Option<String>,
    }

    "EnteredPlayer":
    /// A player to be entered.
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PlayerJson {
        /// given names
        pub given: String,
        /// the family name; the given names may hold both
        pub family: Option<String>,
        /// the school or club
        pub school: Option<String>,
        /// the name of a section, in an event that has some
        pub section: Option<String>,
        /// R, RR or a number
        pub grade: Option<String>,
        /// f or m
        pub gender: Option<String>,
        /// the year of birth
        pub born: Option<u16>,
        /// as settled for the event
        pub rating: Option<u16>,
        /// whether everybody may see the full name; null where nobody was asked
        pub full_name: Option<bool>,
        /// the name for everybody: a code name, "code name" for any, or "not shown" for the number only
        pub shown_as: Option<String>,
    }

    "EnteredPlayers":
    /// Players to be entered.
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PlayersJson {
        /// at most 500
        pub players: Vec<PlayerJson>,
    }

    "EnteredPresence":
    /// Whether a player is here.
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PresenceJson {
        /// expected, here, absent or wenthome
        pub presence: String,
    }

    "ResultState":
    /// The effect of an entered result.
    pub struct ResultStateJson {
        /// recorded, or reported where another person has to confirm it
        pub state: String,
    }

    "EnteredList":
    /// The players who were entered, and the others.
    pub struct EnteredListJson {
        /// how many were entered
        pub entered: usize,
        /// the others, for example those who are on the list already
        pub left: Vec<LeftPlayerJson>,
    }

    "LeftPlayer":
    /// A player who was not entered.
    pub struct LeftPlayerJson {
        /// the place in the list, from 1
        pub place: usize,
        /// why, as a sentence
        pub why: String,
        /// the start number, where the player is on the list already
        pub number: Option<u16>,
    }

    "Done":
    /// The answer to a change that needs no other.
    pub struct DoneJson {
        /// always true
        pub done: bool,
    }
}

/// An answer as JSON.
pub fn answer(what: &impl Serialize) -> String {
    text(what)
}

/// The schemas of what is sent and answered. What may be null may be left out of what is sent.
pub fn schemas() -> Vec<(&'static str, Value)> {
    let mut all = definitions();
    for (name, schema) in &mut all {
        if name.starts_with("Entered") && *name != "EnteredList" {
            let required = required(schema);
            schema["required"] = json!(required);
        }
    }
    all
}

fn required(schema: &Value) -> Vec<String> {
    let properties = schema["properties"].as_object().into_iter().flatten();
    let needed = properties.filter(|(_, one)| !one["type"].is_array());
    needed.map(|(name, _)| name.clone()).collect()
}
