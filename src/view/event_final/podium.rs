//! The podium above the standings and on the page of the final results.

use crate::formats::Names;
use crate::i18n::Localizer;
use crate::paths::EventPaths;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::{Team, TeamRow, team_crosstables};
use crate::tournament::standings::Within;
use crate::tournament::{EntrantId, TeamPoints, Tournament};
use crate::view::match_list::team_link;
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;

const PLACES: usize = 3;
/// With more in the first three places some would be cut.
const MOST: usize = 4;

/// A player or a team in one of the first three places.
pub(crate) struct PodiumPlace {
    /// `1st`, `2nd equal`.
    pub(crate) place: String,
    pub(crate) player: PlayerLink,
    pub(crate) points: String,
    /// The results of a player.
    pub(crate) games: Option<ResultBeads>,
}

/// The first three who have played, or four of them; empty if more share these places.
pub(crate) fn podium(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    names: Names,
    listed: &[Within<'_>],
) -> Vec<PodiumPlace> {
    let played: Vec<&Within<'_>> = listed.iter().filter(|one| one.row.played > 0).collect();
    let best = uncut(&played, |one| one.place);
    let place = |one: &&Within<'_>| place(t, paths, tournament, names, one);
    let listed = best.iter();
    let listed = listed.filter(|one| tournament.lists_place(Some(one.place)));
    listed.filter_map(place).collect()
}

/// The first three teams, by the same rule.
pub(crate) fn team_podium(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    rows: &[TeamRow],
) -> Vec<PodiumPlace> {
    let best = uncut(rows, |row| row.rank);
    let place = |row: &TeamRow| team_place(t, paths, tournament, row);
    best.iter().map(place).collect()
}

/// The first three of a list of more than three, or four who share a place: in a knockout both who lost a semi-final
/// are third. Empty if more share their places, or if nobody else has played.
fn uncut<T>(listed: &[T], place: impl Fn(&T) -> u16) -> &[T] {
    let on_it = |one: &&T| usize::from(place(one)) <= PLACES;
    let best = listed.iter().take_while(on_it).count();
    if (PLACES..=MOST).contains(&best) && listed.len() > best {
        &listed[..best]
    } else {
        &[]
    }
}

pub(crate) fn place(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    names: Names,
    one: &Within<'_>,
) -> Option<PodiumPlace> {
    let entrant = tournament.entrant(one.row.entrant)?;
    let sheets = Crosstable::of(tournament, Through::Live);
    Some(PodiumPlace {
        place: numbered(t, one.place, one.shared),
        player: PlayerLink::of(paths, tournament, entrant, names),
        points: t.figure(one.row.score),
        games: Some(ResultBeads::of(t, sheets.lines(entrant.id))),
    })
}

pub(crate) fn team_place(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    row: &TeamRow,
) -> PodiumPlace {
    let sheets = team_crosstables(tournament);
    let lines = sheets.as_ref().map_or(&[][..], |sheets| {
        let id = EntrantId(i64::from(row.number));
        sheets.of_kind(TeamPoints::Match).lines(id)
    });
    PodiumPlace {
        place: numbered(t, row.rank, row.shared),
        player: PlayerLink {
            about: team_players(tournament, &row.team, Names::Alias),
            ..team_link(paths, tournament, usize::from(row.number) - 1, &row.team)
        },
        points: t.figure(row.match_points),
        games: Some(ResultBeads::of(t, lines)),
    }
}

/// The names of the members of a team.
pub(crate) fn team_players(tournament: &Tournament, team: &Team, names: Names) -> String {
    let members = team.members.iter().filter_map(|id| tournament.entrant(*id));
    let members = members.map(|one| one.name.display(names));
    members.collect::<Vec<_>>().join(", ")
}

/// `1st`, `2nd equal`.
fn numbered(t: &Localizer, place: u16, is_shared: bool) -> String {
    let place = t.msg_arg("podium-place", "place", place);
    if is_shared {
        t.msg_arg("podium-shared", "place", place)
    } else {
        place
    }
}
