//! The settings that a change touched, each before and after. A change can be undone although
//! other settings were changed later.

use super::{BeforeAfter, UndoBlocked};
use crate::desk::settings_json::unreadable;
use crate::store::{EventSettingsRow, StoreError};
use crate::tournament::EntrantId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Settings by their JSON pointers (`/options/rounds`), before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SettingsDiff(BTreeMap<String, BeforeAfter<Value>>);

/// Lists without an order: a change of them adds and removes single elements.
const UNORDERED: [&str; 4] = [
    "/options/terms/",
    "/options/devices_at",
    "/options/schools",
    "/options/umpires_at",
];

/// Settings that cannot change back once a round is posted, which was paired by them.
const FIXED: [&str; 8] = [
    "/ruleset",
    "/options/system",
    "/options/scoring",
    "/options/automatic",
    "/options/terms/initial",
    "/options/terms/is_accelerated",
    "/options/terms/swiss_rules",
    "/options/terms/two_games",
];

/// The state of an event towards the rules, which never changes back.
const BY_THE_BOOK: &str = "/options/by_the_book";

impl SettingsDiff {
    /// The difference between two states of the settings.
    pub(in crate::desk) fn between(
        was: &EventSettingsRow,
        now: &EventSettingsRow,
    ) -> Result<SettingsDiff, StoreError> {
        let (mut was, now) = (flatten(was)?, flatten(now)?);
        let turned = now.into_iter().filter_map(|(place, now)| {
            let was = was.remove(&place).unwrap_or_default();
            (was != now).then_some((place, BeforeAfter { was, now }))
        });
        Ok(SettingsDiff(turned.collect()))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The JSON pointers of the settings, with their values before and after.
    pub fn places(&self) -> impl Iterator<Item = (&str, &BeforeAfter<Value>)> {
        self.0
            .iter()
            .map(|(place, turned)| (place.as_str(), turned))
    }

    /// The present settings without this change. `posted`: number of rounds posted so far.
    pub(super) fn undone_in(
        &self,
        present: &EventSettingsRow,
        posted: u16,
        is_entered: impl Fn(EntrantId) -> bool,
    ) -> Result<EventSettingsRow, UndoBlocked> {
        let mut value = serde_json::to_value(present).map_err(|_| UndoBlocked::ChangedSince)?;
        for (place, turned) in &self.0 {
            if posted > 0 && FIXED.contains(&place.as_str()) {
                return Err(UndoBlocked::RoundsRest(1));
            }
            if place == BY_THE_BOOK {
                if turned.was["left"] != turned.now["left"] {
                    return Err(UndoBlocked::RulesLeft);
                }
                // A departure stays written down.
                continue;
            }
            let slot = value.pointer_mut(place).ok_or(UndoBlocked::ChangedSince)?;
            match (&mut *slot, &turned.was, &turned.now) {
                (Value::Array(present), Value::Array(was), Value::Array(now))
                    if UNORDERED.iter().any(|list| place.starts_with(list)) =>
                {
                    restore_elements(present, was, now, posted, &is_entered)?;
                }
                (present, was, now) if present == now => present.clone_from(was),
                _ => return Err(UndoBlocked::ChangedSince),
            }
        }
        let back: EventSettingsRow =
            serde_json::from_value(value).map_err(|_| UndoBlocked::ChangedSince)?;
        match back.options.rounds {
            few if few < posted && few != present.options.rounds => {
                Err(UndoBlocked::RoundsRest(posted))
            }
            _ => Ok(back),
        }
    }
}

/// Removes from an unordered list the elements that the change added, and restores those that it
/// removed.
fn restore_elements(
    present: &mut Vec<Value>,
    was: &[Value],
    now: &[Value],
    posted: u16,
    is_entered: &impl Fn(EntrantId) -> bool,
) -> Result<(), UndoBlocked> {
    let came = now.iter().filter(|one| !was.contains(one));
    let went = was.iter().filter(|one| !now.contains(one));
    for one in came.clone() {
        if !present.contains(one) {
            return Err(UndoBlocked::ChangedSince);
        }
    }
    for one in went.clone() {
        if present.contains(one) {
            return Err(UndoBlocked::ChangedSince);
        }
        if !entrants(one).all(is_entered) {
            return Err(UndoBlocked::NotOnTheList);
        }
    }
    let of_a_round = came.clone().chain(went.clone()).filter_map(round);
    if let Some(round) = of_a_round.filter(|round| *round <= u64::from(posted)).max() {
        return Err(UndoBlocked::RoundsRest(round as u16));
    }
    let came: Vec<&Value> = came.collect();
    present.retain(|one| !came.contains(&one));
    present.extend(went.cloned());
    Ok(())
}

fn round(constraint: &Value) -> Option<u64> {
    constraint.get("round")?.as_u64()
}

/// The entrants whom a pairing constraint names.
fn entrants(constraint: &Value) -> impl Iterator<Item = EntrantId> {
    let named = ["entrant", "one", "other", "first", "second"];
    named
        .into_iter()
        .filter_map(|name| constraint.get(name)?.as_i64().map(EntrantId))
}

/// The settings one by one, by their JSON pointers.
fn flatten(settings_row: &EventSettingsRow) -> Result<BTreeMap<String, Value>, StoreError> {
    let value = serde_json::to_value(settings_row).map_err(|why| unreadable("settings", why))?;
    let mut flat = BTreeMap::new();
    flatten_into(String::new(), value, &mut flat);
    Ok(flat)
}

fn flatten_into(place: String, value: Value, flat: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(inner) if matches!(place.as_str(), "" | "/options" | "/options/terms") => {
            for (name, value) in inner {
                flatten_into(format!("{place}/{name}"), value, flat);
            }
        }
        value => {
            flat.insert(place, value);
        }
    }
}
