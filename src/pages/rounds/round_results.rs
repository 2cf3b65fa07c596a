//! The public table of a posted round: pairings and results.

use crate::desk::events::Event;
use crate::i18n::{Localizer, short_result};
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind, Side};
use crate::system_time;
use crate::tournament::{BoardNo, Pairing, RoundNo, Scored, Tournament};
use crate::view::match_list::{BoardView, MatchList, MatchRows};
use crate::view::player_link::PlayerLink;
use crate::view::round_parts::{PartNames, round_name};
use crate::view::round_tables::{Names, RoundTable};

/// Rendered by the macros of `templates/macros/rounds.html`.
pub(super) struct RoundResults {
    pub(super) number: RoundNo,
    /// `Round 3`.
    pub(super) title: String,
    /// The planned start; empty if unknown.
    pub(super) when: String,
    /// Number of results as a sentence.
    pub(super) done: String,
    /// Column headings of first and second player.
    pub(super) sides: [String; 2],
    pub(super) rows: Vec<PairingRow>,
    /// The kind of men.
    pub(super) kind: Kind,
    /// The rows by match, where teams meet; see [`RoundResults::sort_by_match`].
    pub(super) by_match: Vec<MatchRows<PairingRow>>,
    matches: Option<MatchList>,
}

pub(super) struct PairingRow {
    /// The group, stage or match that begins with this board.
    pub(super) part: Option<String>,
    pub(super) board: u16,
    /// The player on the left: who moves first, in a match that of the first team.
    pub(super) first: RowSeat,
    pub(super) second: RowSeat,
    /// The winner, `First` for the player on the left.
    pub(super) winner: Option<Side>,
    pub(super) result: Option<String>,
    /// Address of the board or of its replay.
    pub(super) href: String,
    /// Label of that link.
    pub(super) label: String,
    /// Address of the look back at a recorded game, and its label.
    pub(super) review: Option<(String, String)>,
}

/// A player of a board.
pub(super) struct RowSeat {
    pub(super) player: PlayerLink,
    /// The colour, where teams meet.
    pub(super) colour: Option<Colour>,
}

impl RoundResults {
    pub(super) fn of(
        t: &Localizer,
        event: &Event,
        tournament: &Tournament,
        round: &RoundTable,
    ) -> RoundResults {
        let links = paths::of(&event.key);
        let parts = PartNames::of(t, tournament, round);
        let matches = MatchList::of(t, &links, tournament, round);
        let row = |(pairing, scored): &(Pairing, Option<Scored>)| {
            let view = BoardView::of(matches.as_ref(), &event.ruleset, pairing.board);
            PairingRow {
                part: parts.above(pairing.board),
                ..row(t, &links, tournament, (round, pairing, view), *scored)
            }
        };
        let begins = event.schedule.rounds.get(&round.number);
        let results = round.boards.iter();
        let done = results.filter(|(_, result)| result.is_some()).count();
        let values = [("done", done.into()), ("all", round.boards.len().into())];
        RoundResults {
            number: round.number,
            title: round_name(t, tournament, round.number),
            when: begins.map_or_else(String::new, |begins| system_time::moment(t, *begins)),
            done: t.msg_with("rounds-done", &values),
            sides: Side::BOTH.map(|side| t.localize(&event.ruleset.colour(side))),
            rows: round.boards.iter().map(row).collect(),
            kind: event.ruleset.facts().usual_kind,
            by_match: Vec::new(),
            matches,
        }
    }
}

impl RoundResults {
    /// Moves the rows into the matches of teams, if teams meet.
    pub(super) fn sort_by_match(&mut self) {
        if let Some(list) = self.matches.take() {
            let rows = std::mem::take(&mut self.rows);
            self.by_match = list.sorted(rows, |row| row.board);
        }
    }

    /// Adds links to look back at the games that were recorded.
    pub(super) fn link_reviews(&mut self, t: &Localizer, event: &Event, recorded: &[BoardNo]) {
        let paths = paths::of(&event.key);
        for row in &mut self.rows {
            let board = BoardNo(row.board);
            let is_recorded = row.result.is_some() && recorded.contains(&board);
            row.review = is_recorded.then(|| {
                let label = t.msg_arg("review-of-board", "board", row.board);
                (paths.review(self.number, board), label)
            });
        }
    }
}

impl PairingRow {
    pub(super) fn is_first(&self) -> bool {
        self.winner == Some(Side::First)
    }

    pub(super) fn is_second(&self) -> bool {
        self.winner == Some(Side::Second)
    }
}

fn row(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    (round, pairing, view): (&RoundTable, &Pairing, BoardView),
    scored: Option<Scored>,
) -> PairingRow {
    let result = scored.map(|scored| view.result(scored.result));
    let [first, second] = view.seats(pairing, |id, colour| RowSeat {
        player: PlayerLink::by_id(paths, tournament, id, Names::Alias),
        colour,
    });
    let (href, label) = if round.is_closed {
        (paths.replay(round.number, pairing.board), "replay-board")
    } else {
        (paths.board(round.number, pairing.board), "watch-board")
    };
    PairingRow {
        part: None,
        board: pairing.board.0,
        first,
        second,
        winner: result.and_then(|result| result.winner()),
        result: result.map(|result| short_result(t, result)),
        href,
        label: t.msg_arg(label, "board", pairing.board.0),
        review: None,
    }
}
