//! The podium above the standings.

use crate::formats::Names;
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::tournament::standings::Within;
use crate::web::EventPaths;
use crate::web::player_link::PlayerLink;

const PLACES: usize = 3;

pub(super) struct PodiumPlace {
    /// `1st`, `2nd equal`.
    pub(super) place: String,
    pub(super) player: PlayerLink,
    pub(super) points: String,
}

/// The first three; empty if a shared third place would be cut.
pub(super) fn podium(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    names: Names,
    listed: &[Within<'_>],
) -> Vec<PodiumPlace> {
    let (best, others) = listed.split_at(listed.len().min(PLACES));
    let is_cut = others.iter().any(|one| usize::from(one.place) <= PLACES);
    // A list of at most three players needs no podium.
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
