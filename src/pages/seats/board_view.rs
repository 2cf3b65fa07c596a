//! The board of a player, in an event or in a casual game: the opponent above, the own name below, and between them
//! the board, turned to the player.

use super::player_board::{Around, PlayerBoard};
use super::prompts::{self, Prompt};
use crate::desk::Fault;
use crate::desk::games::RecordedGame;
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::fingerprint;
use crate::i18n::Localizer;
use crate::pages::shared::offline_state::{OfflineState, offline};
use crate::paths::SeatPaths;
use crate::referee::{Call, Claim, ClockPolicy, GameInProgress, Phase};
use crate::rules::{Colour, Kind, Ruleset, Side};
use crate::system_time;
use crate::view::draw_counters::{Counter, counter};
use crate::view::game_view::{self, PlayerStrip};
use crate::view::men_counts::MenPicture;
use crate::view::round_tables::NamedPlayer;
use crate::view::school_token::Pattern;
use crate::view::turn_prompts::{self, KindChoice, Listener, is_pass};
use askama::Template;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "seats/board.html", blocks = ["live"])]
pub(super) struct BoardView {
    page: Page,
    paths: SeatPaths,
    place: String,
    title: String,
    seq: u32,
    mark: String,
    side: &'static str,
    family: &'static str,
    has_kinds: bool,
    /// The own turns that are legal now; none while the opponent is to move.
    turn_list: Vec<String>,
    can_pass: bool,
    kinds: Vec<KindChoice>,
    news: String,
    offline: OfflineState,
    saved: (&'static str, String),
    say: Prompt,
    /// The sentences about the next turn, of the first player and of the second.
    next: [String; 2],
    /// The opponent, then the own side.
    strips: [PlayerStrip; 2],
    /// The same order; empty after the start.
    players: Vec<NamedPlayer>,
    other: String,
    drawing: Drawing,
    board_label: String,
    state: BoardState,
    is_paused: bool,
    may_resume: bool,
    /// Whether the opponent delays, and the clock runs on a call only.
    may_call_clock: bool,
    is_offered: bool,
    /// Whether the opponent asks to take a turn back.
    is_back_asked: bool,
    /// Whether the player can ask for it now.
    may_ask_back: bool,
    counter: Counter,
    claims: Vec<(&'static str, String)>,
    calls: Vec<(&'static str, String)>,
    rules: String,
    around: Around,
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum BoardState {
    /// The players say that they are ready; this one has or has not.
    Before {
        is_ready: bool,
    },
    Running,
    Over,
}

/// The page of the board, with the fault of the last entry.
pub(super) fn view(board: PlayerBoard<'_>, fault: Option<&Fault>) -> BoardView {
    let (context, recorded, side) = (board.context, board.recorded, board.side);
    let (t, play, running) = (&*context.t, recorded.game.play(), board.running());
    let ruleset = board.terms.ruleset();
    let is_paused = running.is_some_and(|play| play.pause.is_some());
    let turn_list = running.map_or(Vec::new(), |play| own_turns(play, side));
    let mut strips = game_view::strips(t, board.terms, recorded, context.at);
    if side == Side::Second {
        strips.reverse();
    }
    let [far, near] = &mut strips;
    let title = format!("{}: {}, {}", board.place, near.name, far.name);
    near.name = t.msg_arg("seat-you", "player", near.name.as_str());
    if running.is_none() {
        far.end();
        near.end();
    }
    BoardView {
        title,
        seq: recorded.game.seq,
        mark: mark(&board),
        side: side.code(),
        family: ruleset.facts().family,
        has_kinds: !ruleset.start().hand(Side::First).is_empty(),
        can_pass: is_pass(&turn_list),
        kinds: kinds(t, running, &turn_list),
        turn_list,
        news: game_view::newest_line(t, ruleset, recorded),
        offline: offline(board.terms, recorded, context.at),
        saved: saved(t, recorded),
        say: prompts::say(t, &board, fault),
        next: next(t, &board),
        strips,
        players: players(&board),
        other: board.other(),
        drawing: drawing(t, &board),
        board_label: t.msg("board-label"),
        state: state(&board),
        is_paused,
        may_resume: is_paused && recorded.game.may_resume(),
        may_call_clock: running.is_some_and(|play| may_call_clock(play, side, context.at)),
        is_offered: running.is_some_and(|play| !is_paused && play.is_offered_to(side)),
        is_back_asked: running.is_some_and(|play| !is_paused && play.is_take_back_asked_of(side)),
        may_ask_back: running.is_some_and(|play| may_ask_back(play, side)),
        counter: counter(t, ruleset, play),
        claims: claims(t, ruleset),
        calls: calls(t),
        page: context.page(),
        place: board.place,
        paths: board.paths,
        rules: board.rules,
        around: board.around,
    }
}

/// The sentences about the next turn, of the first player and of the second.
fn next(t: &Localizer, board: &PlayerBoard<'_>) -> [String; 2] {
    Side::BOTH.map(|one| {
        if one == board.side {
            return t.msg("play-your-turn");
        }
        t.msg_arg("say-next", "player", board.other())
    })
}

/// The players before the start, the opponent first.
fn players(board: &PlayerBoard<'_>) -> Vec<NamedPlayer> {
    let mut players = board.players.clone();
    if board.side == Side::First {
        players.reverse();
    }
    players
}

/// The kinds of men to choose from, while own men can be placed.
fn kinds(t: &Localizer, play: Option<&GameInProgress>, turns: &[String]) -> Vec<KindChoice> {
    let play = play.filter(|_| !turns.is_empty());
    play.map_or(Vec::new(), |play| {
        turn_prompts::kinds(t, &play.ruleset, play.history.position())
    })
}

fn state(board: &PlayerBoard<'_>) -> BoardState {
    match &board.recorded.game.phase {
        Phase::Scheduled => BoardState::Before {
            is_ready: board.is_ready[board.side],
        },
        Phase::Running(_) => BoardState::Running,
        Phase::Finished(_) => BoardState::Over,
    }
}

/// Whether the opponent delays, and the clock runs on a call only.
fn may_call_clock(play: &GameInProgress, side: Side, at: DateTime<Utc>) -> bool {
    let waits = play.pause.is_none() && play.to_move() != side;
    let is_on_call = matches!(play.clock.policy(), ClockPolicy::OnCall { .. });
    waits && is_on_call && play.clock.reading(at).is_none()
}

/// Whether the player can ask to take the own last turn back.
fn may_ask_back(play: &GameInProgress, side: Side) -> bool {
    let is_free = play
        .take_back
        .is_none_or(|asked| !asked.is_open && asked.by != side);
    let has_turn = || play.turns_to_take_back(side).is_some();
    play.conduct.take_backs && play.pause.is_none() && is_free && has_turn()
}

/// The board, turned to the player.
fn drawing(t: &Localizer, board: &PlayerBoard<'_>) -> Drawing {
    let drawing = game_view::drawing(t, board.terms, board.recorded);
    match board.side {
        Side::First => drawing,
        Side::Second => drawing.turned(),
    }
}

fn claims(t: &Localizer, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
    let claim = |claim: Claim| (claim.code(), t.msg(&format!("claim-{}", claim.code())));
    match ruleset.facts().quiet_draw {
        Some(_) => Claim::ALL.map(claim).into(),
        None => Vec::new(),
    }
}

fn calls(t: &Localizer) -> Vec<(&'static str, String)> {
    let ready = Call::READY.iter();
    ready
        .map(|about| (about.name(), t.localize(about)))
        .collect()
}

/// The legal turns of a player, if it is the own turn.
fn own_turns(play: &GameInProgress, side: Side) -> Vec<String> {
    if play.to_move() == side && play.pause.is_none() {
        play.history.position().turns()
    } else {
        Vec::new()
    }
}

/// Changes when the page must be redrawn, also without an entry.
fn mark(board: &PlayerBoard<'_>) -> String {
    let names = Side::BOTH.map(|side| game_view::alias(board.terms.names(), side));
    let casual = board.around.casual();
    let beside = casual.map(|parts| (board.is_alone(), parts.is_away, parts.is_asked));
    fingerprint(&format!(
        "{} {:?} {names:?} {} {beside:?}",
        board.recorded.game.seq,
        board.is_ready,
        board.side.code()
    ))
}

fn saved(t: &Localizer, recorded: &RecordedGame) -> (&'static str, String) {
    match recorded.entries.last() {
        Some(entry) => {
            let time = system_time::time_of_day(entry.at);
            ("ok", t.msg_arg("saved", "time", time))
        }
        None => ("", t.msg("not-started-pill")),
    }
}
