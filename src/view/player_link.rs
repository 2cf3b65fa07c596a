//! A player in a list of a public page: the beads of the school, the name, and the link to the player's page.

use crate::i18n::Localizer;
use crate::paths::EventPaths;
use crate::tournament::{Entrant, EntrantId, Presence, Tournament};
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::school_token::SchoolToken;

/// The data of the macro `who` in `templates/macros/parts.html`.
pub(crate) struct PlayerLink {
    /// The alias, or the full name for those who may see it.
    pub(crate) name: String,
    /// The line below the name: the school.
    pub(crate) about: String,
    /// The grade; empty where it is unknown or not shown.
    pub(crate) grade: String,
    /// The beads of the school, if it is known.
    pub(crate) token: Option<SchoolToken>,
    pub(crate) href: String,
}

impl PlayerLink {
    /// A player with the school below the name.
    pub(crate) fn of(
        paths: &EventPaths,
        tournament: &Tournament,
        entrant: &Entrant,
        names: Names,
    ) -> PlayerLink {
        let school = entrant.shown_school(names).unwrap_or_default().to_owned();
        PlayerLink {
            name: entrant.name.display(names),
            token: (!school.is_empty()).then(|| SchoolToken::of(tournament, &school)),
            about: school,
            grade: String::new(),
            href: paths.path(entrant.number),
        }
    }

    /// A player with school and grade below the name.
    pub(crate) fn with_grade(
        t: &Localizer,
        paths: &EventPaths,
        tournament: &Tournament,
        entrant: &Entrant,
        names: Names,
    ) -> PlayerLink {
        let grade = entrant.grade;
        let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
        PlayerLink {
            grade: grade.unwrap_or_default(),
            ..PlayerLink::of(paths, tournament, entrant, names)
        }
    }

    /// A player by id.
    pub(crate) fn by_id(
        paths: &EventPaths,
        tournament: &Tournament,
        id: EntrantId,
        names: Names,
    ) -> PlayerLink {
        match tournament.entrant(id) {
            Some(entrant) => PlayerLink::of(paths, tournament, entrant, names),
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

/// The code of a presence in forms and messages.
pub(crate) fn presence_code(presence: Presence) -> &'static str {
    match presence {
        Presence::WentHome => "home",
        other => other.code(),
    }
}
