//! The steps of a replay: the text and the address of each line of the record.

use crate::desk::games::BoardContext;
use crate::i18n::Localizer;
use crate::referee::Line;
use crate::view::game_view;
use crate::{paths, system_time};

/// The addresses of a board and its replay.
pub(super) struct BoardUrls {
    /// The current board.
    pub(super) live: String,
    /// The replay.
    pub(super) replay: String,
}

impl BoardUrls {
    pub(super) fn of_public(board_context: &BoardContext) -> BoardUrls {
        let live =
            paths::of(&board_context.event.key).board(board_context.round, board_context.board);
        BoardUrls {
            replay: paths::of(&board_context.event.key)
                .replay(board_context.round, board_context.board),
            live,
        }
    }

    /// For the umpire of the board.
    pub(super) fn of_umpire(code: &str) -> BoardUrls {
        BoardUrls {
            live: paths::of_code(code).board(),
            replay: paths::of_code(code).replay(),
        }
    }

    /// The board after an entry.
    pub(super) fn entry(&self, entry: u32) -> String {
        format!("{}?entry={entry}", self.replay)
    }
}

/// A line of the record.
pub(super) struct ReplayStep {
    /// The address of the board after this entry.
    pub(super) href: String,
    /// Number and notation of a turn; empty for other entries.
    pub(super) turn: String,
    pub(super) text: String,
    pub(super) time: String,
    pub(super) is_struck: bool,
    /// Whether it is the current step.
    pub(super) is_here: bool,
}

/// The navigation links of a replay; `None` where a link would lead to the current step.
pub(super) struct ReplayLinks {
    pub(super) first: Option<String>,
    pub(super) back: Option<String>,
    pub(super) next: Option<String>,
    pub(super) last: Option<String>,
}

impl ReplayLinks {
    /// The links at entry `here` of a record with `last` entries.
    pub(super) fn of(urls: &BoardUrls, here: u32, last: u32) -> ReplayLinks {
        let to = |entry: u32| urls.entry(entry);
        ReplayLinks {
            first: (here > 1).then(|| to(1)),
            back: (here > 1).then(|| to(here - 1)),
            next: (here < last).then(|| to(here + 1)),
            last: (here < last).then(|| to(last)),
        }
    }
}

pub(super) fn steps(
    t: &Localizer,
    board_context: &BoardContext,
    lines: Vec<Line>,
    urls: &BoardUrls,
    here: u32,
) -> Vec<ReplayStep> {
    let step = |line: Line| ReplayStep {
        href: urls.entry(line.entry.seq),
        turn: notation(t, &line),
        text: game_view::line_text(t, &board_context.event.ruleset, &line),
        time: system_time::second_of_day(line.entry.at),
        is_struck: line.is_struck,
        is_here: line.entry.seq == here,
    };
    lines.into_iter().map(step).collect()
}

/// Marks of the captures on a line of [`SHOTS_WIDTH`] from the first entry to the last, as SVG path data.
pub(super) fn shots(lines: &[Line]) -> String {
    let last = lines.len().saturating_sub(1).max(1);
    let is_shot = |line: &Line| line.turn.as_ref().is_some_and(|turn| turn.contains('x'));
    let shots = lines.iter().enumerate();
    let shots = shots.filter(|(_, line)| !line.is_struck && is_shot(line));
    shots
        .map(|(index, _)| format!("M{} 0V8", index * SHOTS_WIDTH / last))
        .collect()
}

/// The width of the line with the marks of captures, in its own units.
const SHOTS_WIDTH: usize = 1000;

fn notation(t: &Localizer, line: &Line) -> String {
    let Some(turn) = &line.turn else {
        return String::new();
    };
    game_view::with_number(t, line.turn_no.unwrap_or_default(), turn.as_str())
}
