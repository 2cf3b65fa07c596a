//! The players of an event.

use super::{Column, List, ListRow, columns};
use crate::Names;
use crate::entrants_csv::NOT_SHOWN;
use inkundla_core::tournament::{Entrant, EntrantId, Gender, Options};

/// A player in the list of players.
pub struct ListedPlayer<'a> {
    entrant: &'a Entrant,
    names: Names,
    rating: Option<u16>,
    /// Whether consent to show the full name was refused.
    has_refused: bool,
    /// The name of the section, in the list of an event with sections.
    section: String,
}

impl<'a> List<ListedPlayer<'a>> {
    /// The players in this order; those in `refused` refused consent to show the full name.
    pub fn players(
        options: &Options,
        entrants: impl IntoIterator<Item = &'a Entrant>,
        names: Names,
        refused: &[EntrantId],
    ) -> List<ListedPlayer<'a>> {
        let row = |entrant: &'a Entrant| ListedPlayer {
            entrant,
            names,
            rating: options.rating_of(entrant, names),
            has_refused: refused.contains(&entrant.id),
            section: String::new(),
        };
        let rows = entrants.into_iter().map(row).collect();
        List::of(options, rows)
    }
}

impl ListRow for ListedPlayer<'_> {
    const SCHEMA: &'static str = "Player";

    /// The CSV is for the organiser, who can import it again. The JSON is for everybody.
    fn columns(_: &Options) -> Vec<Column<Self>> {
        columns! {
            "number": "players-number" [Paper Json] Number(|one| one.entrant.number)
                => "the start number, by which all else names the player";
            "name": "player" [Paper Json] Player(|one| (one.entrant, one.names))
                => "the alias: full names are never given";
            "given name" [Csv] Text(|one| one.entrant.name.given().to_owned());
            "family name" [Csv] Text(|one| one.entrant.name.family().to_owned());
            "school": "school" [Paper Csv Json] School(|one| one.entrant.shown_school(one.names).map(str::to_owned));
            "grade": "column-grade" [Paper Csv] Grade(|one| one.entrant.grade);
            "rating": "column-rating" [Paper Json] Rating(|one| one.rating)
                => "missing where it is unknown or not public";
            "rating" [Csv] Text(|one| text(one.rating));
            "gender" [Csv] Text(|one| one.entrant.about.gender.map_or("", Gender::code).to_owned());
            "year of birth" [Csv] Text(|one| text(one.entrant.about.born));
            "consent" [Csv] Text(|one| one.consent().to_owned());
            "shown as" [Csv] Text(|one| one.shown_as());
            "section": "column-section" [Paper Csv] Text(|one| one.section.clone());
        }
    }
}

fn text(number: Option<u16>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

impl ListedPlayer<'_> {
    /// The same player with the name of a section.
    #[must_use]
    pub fn in_section(mut self, section: &str) -> Self {
        section.clone_into(&mut self.section);
        self
    }

    /// How outsiders see the player, as an import reads it.
    fn shown_as(&self) -> String {
        match self.entrant.name.shown_as() {
            Some(shown_as) if shown_as.is_number() => NOT_SHOWN.to_owned(),
            Some(code_name) => code_name.code().to_owned(),
            None => String::new(),
        }
    }

    /// Whether the full name may be shown to everybody, as an import reads it.
    fn consent(&self) -> &'static str {
        match self.entrant.name.has_consent() {
            true => "given",
            false if self.has_refused => "refused",
            false => "",
        }
    }
}
