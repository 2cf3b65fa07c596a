//! A board for spectators: as it is now, or after an entry of its record.

use super::replay_steps::{BoardUrls, ReplayLinks, ReplayStep, shots, steps};
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::Page;
use crate::i18n::{Localizer, short_result};
use crate::paths::{self, EventPaths};
use crate::referee::{Phase, transcript};
use crate::rules::{Colour, Kind, Side};
use crate::tournament::Scored;
use crate::view::game_view::{self, PlayerStrip, RecordLine};
use crate::view::men_counts::MenPicture;
use crate::view::{draw_counters, rule_events};
use askama::Template;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "boards/spectator.html", blocks = ["live"])]
pub(super) struct BoardView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    urls: BoardUrls,
    seq: u32,
    /// Equal as long as the page differs only in its clock.
    pub(super) mark: String,
    /// The delay of the broadcast, in words.
    late: Option<String>,
    strips: [PlayerStrip; 2],
    drawing: Drawing,
    board_label: String,
    position: String,
    last: Option<String>,
    now: String,
    /// The result of a finished game.
    outcome: Option<OutcomeLine>,
    /// Events that the rules caused with the last turn.
    events: Vec<String>,
    draw_lines: Vec<String>,
    ways: ReplayLinks,
    record: Vec<RecordLine>,
    past: Option<ReplayPart>,
    /// Whether the game is over in the public view.
    is_over: bool,
    /// The address of the look back at the game, once it is open.
    review: Option<String>,
    /// The address of the record as a file, for organisers.
    file: Option<String>,
}

/// The result of a game: a banner across the board at its moment, then a line.
struct OutcomeLine {
    /// Both players with the score between them.
    score: String,
    /// The winner and the kind of win; empty where only a result was entered.
    how: String,
}

/// The controls of a replay.
struct ReplayPart {
    /// The current entry and the number of entries, in words.
    at: String,
    entry: u32,
    last: u32,
    /// A mark for each capture, as SVG path data.
    shots: String,
    here: String,
    steps: Vec<ReplayStep>,
    is_over: bool,
}

impl BoardView {
    pub(super) fn is_recorded(&self) -> bool {
        self.seq > 0
    }

    /// Adds the link to the record as a file.
    #[must_use]
    pub(super) fn with_file(mut self, board_context: &BoardContext) -> BoardView {
        let BoardContext {
            event,
            round,
            board,
            ..
        } = board_context;
        self.file = Some(format!(
            "{}?round={round}&board={board}",
            paths::of(&event.key).records_txt()
        ));
        self
    }

    /// The current board.
    pub(super) fn live(
        context: &RequestContext,
        board_context: &BoardContext,
        watched: &PublicView<RecordedGame>,
    ) -> BoardView {
        let t = &*context.t;
        let recorded = &watched.shown;
        let urls = BoardUrls::of_public(board_context);
        // The current board counts as the last step, so one step back is the entry before.
        let last = recorded.game.seq;
        BoardView {
            title: game_view::place(t, board_context),
            ways: ReplayLinks::of(&urls, last, last),
            last: game_view::last_turn_by_name(t, board_context, recorded),
            outcome: outcome(t, board_context, watched),
            record: game_view::record(t, &board_context.event.ruleset, &recorded.entries),
            late: watched
                .minutes_late()
                .map(|minutes| t.plural("watch-late", minutes)),
            ..BoardView::shown(
                context,
                board_context,
                recorded,
                watched.public_result(board_context),
                watched.moment,
                urls,
            )
        }
    }

    /// The board after an entry; `None` if it cannot be replayed.
    pub(super) fn past(
        context: &RequestContext,
        board_context: &BoardContext,
        recorded: RecordedGame,
        entry: u32,
        urls: BoardUrls,
    ) -> Option<BoardView> {
        let t = &*context.t;
        let last = recorded.game.seq;
        let is_over = matches!(recorded.game.phase, Phase::Finished(_));
        let lines = transcript(&recorded.entries).ok()?;
        let shown = usize::try_from(entry).ok()?.checked_sub(1);
        let at = shown.and_then(|index| lines.get(index));
        let line = at.map(|line| game_view::numbered_by_name(t, board_context, line));
        let marks = shots(&lines);
        let steps = steps(t, board_context, lines, &urls, entry);
        let then = recorded.until(entry).ok()?;
        let numbers = [("n", entry.into()), ("all", last.into())];
        let past = ReplayPart {
            at: t.msg_with("replay-at", &numbers),
            entry,
            last,
            shots: marks,
            here: urls.entry(entry),
            steps,
            is_over,
        };
        let mut page = BoardView {
            title: t.msg_arg("replay-of", "place", game_view::place(t, board_context)),
            ways: ReplayLinks::of(&urls, entry, last),
            last: line,
            past: Some(past),
            ..BoardView::shown(context, board_context, &then, None, context.at, urls)
        };
        if last == 0 {
            page.now = t.msg("replay-nothing");
        }
        // A clock of the past is of no use: the time of each entry is shown beside it.
        page.strips.iter_mut().for_each(|strip| strip.clock = None);
        Some(page)
    }

    /// The parts that both views share.
    fn shown(
        context: &RequestContext,
        board_context: &BoardContext,
        recorded: &RecordedGame,
        result: Option<Scored>,
        moment: DateTime<Utc>,
        urls: BoardUrls,
    ) -> BoardView {
        let t = &*context.t;
        let mut strips = game_view::strips(t, board_context, recorded, moment);
        let play = recorded.game.play();
        let start = board_context.event.ruleset.start();
        let position = play.map_or(&start, |play| play.history.position());
        let is_over = result.is_some()
            || !board_context.is_seen_open()
            || matches!(recorded.game.phase, Phase::Finished(_));
        if result.is_some() {
            strips.iter_mut().for_each(PlayerStrip::end);
        }
        BoardView {
            paths: paths::of(&board_context.event.key),
            event_name: board_context.event.title(),
            title: String::new(),
            ways: ReplayLinks::of(&urls, 0, 0),
            urls,
            seq: recorded.game.seq,
            mark: format!(
                "{} {} {} {}",
                recorded.game.seq,
                board_context.is_seen_open(),
                result.map_or("", |scored| scored.result.code()),
                // A toss swaps the seats without an entry.
                game_view::alias(&board_context.names, Side::First)
            ),
            is_over,
            late: None,
            drawing: game_view::drawing(t, board_context, recorded),
            board_label: t.msg("board-label"),
            position: position.text(),
            last: None,
            now: now(context, board_context, recorded, result, &strips),
            outcome: None,
            events: events(t, board_context, recorded, result),
            draw_lines: draw_counters::lines(t, &board_context.event.ruleset, play),
            record: Vec::new(),
            past: None,
            review: review(board_context, recorded),
            file: None,
            strips,
            page: linked(context, board_context),
        }
    }
}

/// The address of the look back at a recorded game, once its round is over.
fn review(board_context: &BoardContext, recorded: &RecordedGame) -> Option<String> {
    let has_turns = recorded
        .game
        .play()
        .is_some_and(|play| play.turn_count() > 0);
    let paths = paths::of(&board_context.event.key);
    let is_open = has_turns && board_context.is_open_to_review();
    is_open.then(|| paths.review(board_context.round, board_context.board))
}

/// The result in the public view.
fn outcome(
    t: &Localizer,
    board_context: &BoardContext,
    watched: &PublicView<RecordedGame>,
) -> Option<OutcomeLine> {
    let result = watched.public_result(board_context)?.result;
    let [first, second] = Side::BOTH.map(|side| game_view::alias(&board_context.names, side));
    Some(OutcomeLine {
        score: format!("{first} {} {second}", short_result(t, result)),
        how: game_view::end(t, board_context, &watched.shown).unwrap_or_default(),
    })
}

/// Events that the rules caused with the last turn, while the game goes on.
fn events(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
    result: Option<Scored>,
) -> Vec<String> {
    if result.is_some() {
        return Vec::new();
    }
    let events = rule_events::sentences(t, board_context, recorded).into_iter();
    events.map(|(_, sentence)| sentence).collect()
}

/// How the game ended, why it is paused, or whose turn it is.
fn now(
    context: &RequestContext,
    board_context: &BoardContext,
    recorded: &RecordedGame,
    result: Option<Scored>,
    strips: &[PlayerStrip; 2],
) -> String {
    let t = &*context.t;
    let mover = strips.iter().find(|strip| strip.is_turn);
    let mover = mover.map_or("", |strip| strip.name.as_str());
    if matches!(recorded.game.phase, Phase::Scheduled) {
        return result.map_or_else(
            || t.msg("board-not-started"),
            |scored| t.msg_arg("board-result", "result", short_result(t, scored.result)),
        );
    }
    game_view::end(t, board_context, recorded)
        .or_else(|| game_view::pause(t, recorded))
        .unwrap_or_else(|| t.msg_arg("to-move", "player", mover))
}

/// The context of the page, with a preview for messengers.
fn linked(context: &RequestContext, board_context: &BoardContext) -> Page {
    let [first, second] = Side::BOTH.map(|side| game_view::alias(&board_context.names, side));
    let path = paths::of(&board_context.event.key).board(board_context.round, board_context.board);
    let title = format!("{first} – {second}");
    context.linked_page(&path, title, context.t.msg("preview-board"))
}
