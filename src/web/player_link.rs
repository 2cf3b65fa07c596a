//! A child in a list of a public page: the beads of the school, the name, and the way to its page.

use super::paths::EventPaths;
use super::school_token::SchoolToken;
use super::table::{NamedPlayer, Names};
use crate::tournament::{Entrant, EntrantId, Tournament};

/// What the macro `who` of `templates/macros/parts.html` draws.
pub(super) struct PlayerLink {
    /// The name, as far as the reader may know it.
    pub(super) name: String,
    /// What stands below the name: the school.
    pub(super) about: String,
    /// The grade, where there is room for it; empty where it is not known or not shown.
    pub(super) grade: String,
    /// The beads of the school, where one is known.
    pub(super) token: Option<SchoolToken>,
    /// The page of the child.
    pub(super) href: String,
}

impl PlayerLink {
    /// A player with the school below the name.
    pub(super) fn of(paths: &EventPaths, entrant: &Entrant, names: Names) -> PlayerLink {
        let school = entrant.school.clone().unwrap_or_default();
        PlayerLink {
            name: entrant.name.display(names),
            token: (!school.is_empty()).then(|| SchoolToken::of(&school)),
            about: school,
            grade: String::new(),
            href: paths.path(entrant.number),
        }
    }

    /// The same for somebody known by identity only.
    pub(super) fn by_id(
        paths: &EventPaths,
        tournament: &Tournament,
        id: EntrantId,
        names: Names,
    ) -> PlayerLink {
        match tournament.entrant(id) {
            Some(entrant) => PlayerLink::of(paths, entrant, names),
            None => PlayerLink {
                name: NamedPlayer::of(tournament, id, names).name,
                about: String::new(),
                grade: String::new(),
                token: None,
                href: paths.standings(),
            },
        }
    }
}
