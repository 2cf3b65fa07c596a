//! The standings of the players.

use super::{Column, List, ListRow, columns};
use crate::Names;
use inkundla_core::tournament::standings::{Row, Standings, Within};
use inkundla_core::tournament::{Entrant, Grade, Options, Tournament};

/// A player in the standings.
pub struct RankedPlayer<'a> {
    /// The row, and the place in the list.
    pub within: Within<'a>,
    /// The player.
    pub entrant: &'a Entrant,
    names: Names,
    options: &'a Options,
}

impl<'a> List<RankedPlayer<'a>> {
    /// The standings of all players.
    pub fn standings(
        tournament: &'a Tournament,
        standings: &'a Standings,
        names: Names,
    ) -> List<RankedPlayer<'a>> {
        let rows = standings.rows.iter().map(Within::everybody);
        List::standings_within(tournament, rows, names)
    }

    /// The standings of a category, with its own places, as far as they are listed.
    pub fn standings_within(
        tournament: &'a Tournament,
        rows: impl IntoIterator<Item = Within<'a>>,
        names: Names,
    ) -> List<RankedPlayer<'a>> {
        let options = &tournament.options;
        let row = |within: Within<'a>| {
            let place = within.row.is_placed.then_some(within.place);
            if !tournament.lists_place(place) {
                return None;
            }
            let entrant = tournament.entrant(within.row.entrant)?;
            Some(RankedPlayer {
                within,
                entrant,
                names,
                options,
            })
        };
        List::of(options, rows.into_iter().filter_map(row).collect())
    }
}

impl ListRow for RankedPlayer<'_> {
    const SCHEMA: &'static str = "Row";

    /// `category` is the grade in events without categories.
    fn columns(options: &Options) -> Vec<Column<Self>> {
        let mut columns = columns! {
            "rank": "rank" [Page Wall Published Paper Csv Json] Place(Self::place)
                => "missing for a player who has played no game";
            "shared" [Json] Flag(|one| one.within.shared);
            "player_id" as "player" [Csv Json] Number(|one| one.entrant.number);
            "name": "player" [Page Wall Published Paper Csv] Player(|one| (one.entrant, one.names));
            "school": "school" [Wall Paper Csv] School(|one| one.entrant.shown_school(one.names).map(str::to_owned));
            "rating": "column-rating" [Page Published Paper] Rating(Self::rating);
            "team" [Csv] Text(|_| String::new());
            "category" [Csv] Text(Self::category_or_grade);
            "points": "points" [Page Wall Published Paper Csv Json] Score(|one| one.row().score)
                => "a decimal number";
            "games": "games" [Page Published] Rounds;
            "wdl": "wdl" / "wdl-long" [Page Wall Paper] Tally(Self::tally);
            "categories": "category" [Paper] Text(|one| one.categories(", "));
            "played" [Csv Json] Number(|one| one.row().played);
            "won" [Csv Json] Number(|one| one.row().won);
            "drawn" [Csv Json] Number(|one| one.row().drawn);
            "lost" [Csv Json] Number(|one| one.row().lost);
            "byes" [Csv Json] Number(|one| one.row().byes) => "rounds that brought points without a game";
            "tiebreaks" [Page Published Paper Csv Json]
                Tiebreaks(options.shown_tiebreaks(), |one| &one.within.row.figures);
            // Columns that come later stand at the end of the file.
            "rating" [Csv] Rating(Self::rating);
        };
        columns.retain(|one| one.code != "categories" || !options.categories.is_empty());
        columns
    }
}

impl RankedPlayer<'_> {
    fn row(&self) -> &Row {
        self.within.row
    }

    fn rating(&self) -> Option<u16> {
        self.options.rating_of(self.entrant, self.names)
    }

    fn place(&self) -> (Option<u16>, bool) {
        let Within { place, shared, row } = self.within;
        (row.is_placed.then_some(place), shared)
    }

    /// Games won, drawn and lost, then the number of rounds with points but without a game: `2–0–1`, `1–0–1 +1`.
    fn tally(&self) -> String {
        let row = self.row();
        let games = format!("{}–{}–{}", row.won, row.drawn, row.lost);
        match row.byes {
            0 => games,
            more => format!("{games} +{more}"),
        }
    }

    fn categories(&self, between: &str) -> String {
        let categories = self.options.categories_of(self.entrant, self.names);
        categories.join(between)
    }

    fn category_or_grade(&self) -> String {
        if self.options.categories.is_empty() {
            self.entrant.grade.map(Grade::code).unwrap_or_default()
        } else {
            self.categories("; ")
        }
    }
}
