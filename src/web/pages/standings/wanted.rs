use crate::desk::events::Event;
use crate::formats::ByteOrderMark;
use crate::tongue::Tongue;
use crate::tournament::{RoundNo, Tournament};
use serde::Deserialize;
use std::collections::BTreeSet;

/// What of the standings is wanted.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Wanted {
    after: String,
    pub(super) school: String,
    bom: String,
}

impl Wanted {
    /// The closed round after which; `None` for now.
    pub(super) fn after(&self) -> Option<RoundNo> {
        let number = self.after.parse().ok().filter(|number| *number > 0);
        number.map(RoundNo)
    }

    /// The standings as they are now, of one school or all.
    pub(super) fn now(school: String) -> Wanted {
        Wanted {
            school,
            ..Wanted::default()
        }
    }

    pub(super) fn mark(&self) -> ByteOrderMark {
        if self.bom == "1" {
            ByteOrderMark::With
        } else {
            ByteOrderMark::Without
        }
    }
}

/// One choice of a list.
pub(super) struct Choice {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) is_chosen: bool,
}

pub(super) fn chosen(choices: &[Choice]) -> String {
    let found = choices.iter().find(|choice| choice.is_chosen);
    found.map(|choice| choice.value.clone()).unwrap_or_default()
}

pub(super) fn rounds(t: &Tongue, tournament: &Tournament, after: Option<RoundNo>) -> Vec<Choice> {
    let now = Choice {
        value: String::new(),
        text: t.say("standings-now"),
        is_chosen: after.is_none(),
    };
    let round = |number: RoundNo| Choice {
        value: number.to_string(),
        text: t.with("standings-after-choice", "round", number.0),
        is_chosen: after == Some(number),
    };
    let closed = tournament.closed.iter().rev();
    let closed = closed.map(|closed| round(closed.number));
    std::iter::once(now).chain(closed).collect()
}

pub(super) fn schools(t: &Tongue, tournament: &Tournament, wanted: &str) -> Vec<Choice> {
    let known = tournament.entrants.iter().flat_map(|one| &one.school);
    let known: BTreeSet<&String> = known.collect();
    let is_known = known.iter().any(|school| *school == wanted);
    let all = Choice {
        value: String::new(),
        text: t.say("standings-all-schools"),
        is_chosen: !is_known,
    };
    let school = |school: &String| Choice {
        value: school.clone(),
        text: school.clone(),
        is_chosen: school == wanted,
    };
    std::iter::once(all)
        .chain(known.into_iter().map(school))
        .collect()
}

pub(super) fn live_address(event: &Event, school: &str) -> String {
    let address = format!("/e/{}/standings/live", event.key);
    match school {
        "" => address,
        school => format!("{address}?school={}", in_address(school)),
    }
}

pub(super) fn csv_address(event: &Event, after: Option<RoundNo>, is_for_excel: bool) -> String {
    let after = after.map(|round| format!("after={round}"));
    let mark = is_for_excel.then(|| "bom=1".to_owned());
    let wanted: Vec<String> = after.into_iter().chain(mark).collect();
    let address = format!("/e/{}/standings.csv", event.key);
    if wanted.is_empty() {
        address
    } else {
        format!("{address}?{}", wanted.join("&"))
    }
}

/// A text as it may stand in an address.
fn in_address(text: &str) -> String {
    let byte = |byte: u8| match byte {
        plain if plain.is_ascii_alphanumeric() => char::from(plain).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}
