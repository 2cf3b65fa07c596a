//! The rows of the player list, grouped by school.

use super::players_query::{PlayersQuery, is_missing};
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::tournament::crosstable::{Crosstable, RoundOutcome, Through};
use crate::tournament::{Entrant, Presence, Tournament, school_key, schools};
use crate::view::collation;
use crate::view::player_link::presence_code;
use crate::view::school_token::SchoolToken;
use std::collections::{BTreeMap, HashMap};

pub(super) struct SchoolGroup {
    pub(super) name: String,
    pub(super) token: Option<SchoolToken>,
    pub(super) label: String,
    pub(super) counter: String,
    pub(super) set: Option<String>,
    pub(super) players: Vec<PlayerRow>,
}

/// Players of one school per column.
const IN_A_COLUMN: usize = 12;

impl SchoolGroup {
    pub(super) fn is_tall(&self) -> bool {
        self.players.len() > IN_A_COLUMN
    }
}

pub(super) struct PlayerRow {
    pub(super) id: i64,
    pub(super) number: u16,
    pub(super) name: String,
    /// Grade, rating and score.
    pub(super) about: String,
    pub(super) presence: String,
    pub(super) class: &'static str,
    pub(super) set: String,
}

/// The number of players, until the event is finished with the number of those who are here.
pub(super) fn counter<'a>(
    t: &Localizer,
    is_finished: bool,
    entrants: impl Iterator<Item = &'a Entrant>,
) -> String {
    if is_finished {
        return t.plural("event-players", entrants.count());
    }
    let (here, all) = here_of(entrants);
    t.msg_with("players-here", &[("here", here.into()), ("n", all.into())])
}

/// Numbers of present players and of those who have not gone home.
pub(super) fn here_of<'a>(entrants: impl Iterator<Item = &'a Entrant>) -> (usize, usize) {
    let staying: Vec<&Entrant> = entrants
        .filter(|entrant| entrant.presence != Presence::WentHome)
        .collect();
    let is_here = |entrant: &&&Entrant| entrant.presence == Presence::Here;
    (staying.iter().filter(is_here).count(), staying.len())
}

/// The players that match the filter by school, those without a school last.
pub(super) fn by_school(
    t: &Localizer,
    tournament: &Tournament,
    query: &PlayersQuery,
    is_finished: bool,
) -> Vec<SchoolGroup> {
    let entrants = &tournament.entrants;
    let sheets = Crosstable::of(tournament, Through::Live);
    let known = schools(entrants).into_iter();
    let names: HashMap<String, &str> = known.map(|school| (school.key, school.name)).collect();
    let mut by_school: BTreeMap<(bool, String, &str), Vec<&Entrant>> = BTreeMap::new();
    for entrant in entrants.iter() {
        let key = school_key(entrant.school.as_deref().unwrap_or_default());
        let name = names.get(&key).copied().unwrap_or_default();
        let key = (name.is_empty(), collation::plain(name), name);
        by_school.entry(key).or_default().push(entrant);
    }
    let shown = |((_, _, name), all): ((bool, String, &str), Vec<&Entrant>)| {
        let listed: Vec<PlayerRow> = all
            .iter()
            .filter(|entrant| query.shows(entrant))
            .map(|entrant| listed(t, &sheets, entrant))
            .collect();
        let label = match name {
            "" => t.msg("players-no-school"),
            name => name.to_owned(),
        };
        let has_missing = all.iter().any(|entrant| is_missing(entrant));
        (!listed.is_empty()).then(|| SchoolGroup {
            name: label,
            token: (!name.is_empty()).then(|| SchoolToken::of(tournament, name)),
            label: t.msg("players-school-here"),
            counter: counter(t, is_finished, all.iter().copied()),
            set: (query.is_all() && has_missing && !is_finished).then(|| format!("here of {name}")),
            players: listed,
        })
    };
    by_school.into_iter().filter_map(shown).collect()
}

fn listed(t: &Localizer, crosstable: &Crosstable, entrant: &Entrant) -> PlayerRow {
    let code = presence_code(entrant.presence);
    let next = match entrant.presence {
        Presence::Here => Presence::Absent,
        Presence::Expected | Presence::Absent | Presence::WentHome => Presence::Here,
    };
    let grade = entrant
        .grade
        .map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let rating = entrant.about.rating.map(|rating| rating.to_string());
    let rating = rating.map(|rating| t.msg_arg("rated", "rating", rating));
    let about: Vec<String> = grade
        .into_iter()
        .chain(rating)
        .chain(scored(t, crosstable, entrant))
        .collect();
    PlayerRow {
        id: entrant.id.0,
        number: entrant.number,
        name: entrant.name.to_string(),
        about: about.join(" · "),
        presence: t.msg(&format!("presence-{code}")),
        class: match entrant.presence {
            Presence::Here => "here",
            _ => "away",
        },
        set: format!("{} {}", presence_code(next), entrant.id.0),
    }
}

/// Points and number of rounds with an outcome, played or not, once there is one.
fn scored(t: &Localizer, crosstable: &Crosstable, entrant: &Entrant) -> Option<String> {
    let sheet = crosstable.get(entrant.id)?;
    let has_outcome =
        |outcome| !matches!(outcome, RoundOutcome::Playing { .. } | RoundOutcome::Out);
    let lines = sheet.lines.iter();
    let rounds = lines.filter(|line| has_outcome(line.outcome)).count();
    let values = [
        ("points", sheet.points().to_string().into()),
        ("n", rounds.into()),
    ];
    (rounds > 0).then(|| t.msg_with("players-scored", &values))
}

/// The groups cut to one page of the list.
pub(super) fn on_page(schools: Vec<SchoolGroup>, pager: &Pager) -> Vec<SchoolGroup> {
    let rows = schools.iter().map(|school| school.players.len()).sum();
    let shown: Vec<usize> = pager.shown(0..rows).collect();
    let mut row = 0;
    let cut = |school: SchoolGroup| {
        let players = school.players.into_iter().filter(|_| {
            row += 1;
            shown.binary_search(&(row - 1)).is_ok()
        });
        let players: Vec<PlayerRow> = players.collect();
        (!players.is_empty()).then_some(SchoolGroup { players, ..school })
    };
    schools.into_iter().filter_map(cut).collect()
}
