//! The players of check-in by school, and the filter of the page.

use crate::http::request::page_query;
use crate::i18n::Localizer;
use crate::tournament::{Entrant, EntrantId, Presence, Tournament, school_key, schools};
use crate::view::collation;
use crate::view::player_link::presence_code;
use crate::view::school_token::SchoolToken;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

/// The filter of the list.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct CheckInQuery {
    /// `missing`, `here`, or empty for all.
    pub(super) show: String,
    /// The key of a school, or empty for all.
    pub(super) school: String,
    /// A part of a name, or a start number.
    pub(super) find: String,
    /// The code of a player, from a name badge.
    pub(super) code: String,
}

impl CheckInQuery {
    pub(super) fn query(&self) -> String {
        let pairs = [
            ("show", &self.show),
            ("school", &self.school),
            ("find", &self.find),
        ];
        page_query::address("", &page_query::pairs(pairs))
    }

    pub(super) fn shows(&self, player: &Entrant) -> bool {
        let is_shown = match self.show.as_str() {
            "missing" => player.presence == Presence::Expected,
            "here" => player.presence == Presence::Here,
            _ => true,
        };
        let find = collation::plain(self.find.trim());
        is_shown
            && (self.school.is_empty() || key_of(player) == self.school)
            && (collation::plain(&player.name.to_string()).contains(&find)
                || player.number.to_string() == find)
    }
}

/// The key of a player's school; empty without one.
pub(super) fn key_of(player: &Entrant) -> String {
    school_key(player.school.as_deref().unwrap_or_default())
}

/// The players of a school.
pub(super) struct ArrivalGroup {
    pub(super) key: String,
    pub(super) title: String,
    pub(super) token: Option<SchoolToken>,
    /// Numbers of players who are here, and of those who are here or not here yet.
    pub(super) here: usize,
    pub(super) all: usize,
    pub(super) counter: String,
    /// Marks everybody who is not here yet; its label. `None` once everybody is here.
    pub(super) button: Option<String>,
    pub(super) rows: Vec<ArrivalRow>,
}

impl ArrivalGroup {
    pub(super) fn missing(&self) -> usize {
        self.all - self.here
    }
}

/// A player to tap.
pub(super) struct ArrivalRow {
    pub(super) id: i64,
    pub(super) number: u16,
    pub(super) name: String,
    /// Number and grade.
    pub(super) about: String,
    pub(super) is_here: bool,
    pub(super) is_missing: bool,
    /// The presence that a tap sets.
    pub(super) next: &'static str,
    pub(super) class: &'static str,
    pub(super) state: String,
}

/// The name of the section of each player; none in an event without sections.
pub(super) type SectionNames = HashMap<EntrantId, String>;

/// The players by school in alphabetical order, those without a school last. The order does not depend on who has
/// come, so that nobody moves below a finger.
pub(super) fn by_school(
    t: &Localizer,
    (tournament, sections): (&Tournament, &SectionNames),
    is_meant: impl Fn(&Entrant) -> bool,
    is_shown: impl Fn(&Entrant) -> bool,
) -> Vec<ArrivalGroup> {
    let known = schools(&tournament.entrants).into_iter();
    let names: HashMap<String, &str> = known.map(|school| (school.key, school.name)).collect();
    let mut by_school: BTreeMap<(bool, String, String), Vec<&Entrant>> = BTreeMap::new();
    let stays = |one: &&Entrant| one.presence != Presence::WentHome && is_meant(one);
    for player in tournament.entrants.iter().filter(stays) {
        let key = key_of(player);
        let name = names.get(&key).copied().unwrap_or_default();
        let place = (name.is_empty(), collation::plain(name), key);
        by_school.entry(place).or_default().push(player);
    }
    let group = |((_, _, key), players): (_, Vec<&Entrant>)| {
        let name = names.get(&key).copied().unwrap_or_default();
        group(t, (tournament, sections), (key, name), players, &is_shown)
    };
    by_school.into_iter().map(group).collect()
}

fn group(
    t: &Localizer,
    (tournament, sections): (&Tournament, &SectionNames),
    (key, name): (String, &str),
    mut players: Vec<&Entrant>,
    is_shown: impl Fn(&Entrant) -> bool,
) -> ArrivalGroup {
    let count = |presence| {
        players
            .iter()
            .filter(|one| one.presence == presence)
            .count()
    };
    let (here, missing) = (count(Presence::Here), count(Presence::Expected));
    let all = here + missing;
    players.sort_by_cached_key(|one| collation::key(&one.name.to_string()));
    let rows = players.iter().filter(|one| is_shown(one));
    ArrivalGroup {
        title: match name {
            "" => t.msg("players-no-school"),
            name => name.to_owned(),
        },
        token: (!name.is_empty()).then(|| SchoolToken::of(tournament, name)),
        here,
        all,
        counter: t.msg_with("players-here", &[("here", here.into()), ("n", all.into())]),
        button: (missing > 0).then(|| t.plural("check-in-all-here", all)),
        rows: rows.map(|one| row(t, one, sections)).collect(),
        key,
    }
}

fn row(t: &Localizer, player: &Entrant, sections: &SectionNames) -> ArrivalRow {
    let number = t.msg_arg("check-in-number", "number", player.number);
    let grade = player.grade;
    let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let section = sections.get(&player.id).cloned();
    let about: Vec<String> = [Some(number), grade, section]
        .into_iter()
        .flatten()
        .collect();
    let is_here = player.presence == Presence::Here;
    ArrivalRow {
        id: player.id.0,
        number: player.number,
        name: player.name.to_string(),
        about: about.join(" · "),
        is_here,
        is_missing: player.presence == Presence::Expected,
        next: if is_here { "expected" } else { "here" },
        class: match player.presence {
            Presence::Here => "ok",
            Presence::Absent => "warn",
            Presence::Expected | Presence::WentHome => "",
        },
        state: t.msg(&format!("check-in-{}", presence_code(player.presence))),
    }
}
