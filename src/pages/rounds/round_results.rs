//! The public table of a posted round: pairings and results.

use crate::desk::events::Event;
use crate::i18n::{Localizer, short_result};
use crate::paths::{self, EventPaths};
use crate::rules::Side;
use crate::system_time;
use crate::tournament::{BoardNo, Pairing, RoundNo, Scored, Tournament};
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
}

pub(super) struct PairingRow {
    /// The group, stage or match that begins with this board.
    pub(super) part: Option<String>,
    pub(super) board: u16,
    pub(super) first: PlayerLink,
    pub(super) second: PlayerLink,
    pub(super) winner: Option<Side>,
    pub(super) result: Option<String>,
    /// Address of the board or of its replay.
    pub(super) href: String,
    /// Label of that link.
    pub(super) label: String,
    /// Address of the look back at a recorded game, and its label.
    pub(super) review: Option<(String, String)>,
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
        let row = |(pairing, scored): &(Pairing, Option<Scored>)| PairingRow {
            part: parts.above(pairing.board),
            ..row(t, &links, tournament, (round, pairing), *scored)
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
        }
    }
}

impl RoundResults {
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
    (round, pairing): (&RoundTable, &Pairing),
    scored: Option<Scored>,
) -> PairingRow {
    let player = |id| PlayerLink::by_id(paths, tournament, id, Names::Alias);
    let (href, label) = if round.is_closed {
        (paths.replay(round.number, pairing.board), "replay-board")
    } else {
        (paths.board(round.number, pairing.board), "watch-board")
    };
    PairingRow {
        part: None,
        board: pairing.board.0,
        first: player(pairing.first),
        second: player(pairing.second),
        winner: scored.and_then(|scored| scored.result.winner()),
        result: scored.map(|scored| short_result(t, scored.result)),
        href,
        label: t.msg_arg(label, "board", pairing.board.0),
        review: None,
    }
}
