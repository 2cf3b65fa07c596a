//! The first three of a list.

use crate::formats::Names;
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::tournament::standings::Within;
use crate::web::EventPaths;
use crate::web::player_link::PlayerLink;

/// So many stand on it.
const PLACES: usize = 3;

/// One of the three.
pub(super) struct PodiumPlace {
    /// `1st`, `2nd equal`.
    pub(super) place: String,
    /// Who.
    pub(super) player: PlayerLink,
    /// The points.
    pub(super) points: String,
}

/// The first three in their order; nobody where one who shares a place would be left out.
pub(super) fn podium(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    names: Names,
    listed: &[Within<'_>],
) -> Vec<PodiumPlace> {
    let (best, others) = listed.split_at(listed.len().min(PLACES));
    let is_cut = others.iter().any(|one| usize::from(one.place) <= PLACES);
    // A list of as many is its own podium.
    if is_cut || others.is_empty() {
        return Vec::new();
    }
    let place = |one: &Within<'_>| {
        let entrant = tournament.entrant(one.row.entrant)?;
        let place = t.msg_arg("podium-place", "place", one.place);
        let place = if one.shared {
            t.msg_arg("podium-shared", "place", place)
        } else {
            place
        };
        Some(PodiumPlace {
            place,
            player: PlayerLink::of(paths, entrant, names),
            points: t.figure(one.row.score),
        })
    };
    best.iter().filter_map(place).collect()
}
