//! The view of the umpire's page.

use super::actions::{WaitingKind, WaitingRequest, illegal_turn, waiting};
use super::announcements::spoken;
use super::confirm_result::{ConfirmView, confirm};
use super::end_card::{EndCard, end_card};
use super::menu_fragment::{self, MenuFragment};
use super::toss::{TossForm, toss_form};
use super::undo_sheet::UndoSheet;
use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, Umpire};
use crate::desk::round_time::RoundTimer;
use crate::http::request::request_context::Umpiring;
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events;
use crate::i18n::Localizer;
use crate::pages::shared::offline_state::{OfflineState, offline};
use crate::pages::shared::practice_address::address;
use crate::pages::umpire::prompts::{self, Prompt};
use crate::paths::{self, UmpirePaths};
use crate::referee::{ClockPolicy, Event, GameInProgress, Pause, Phase, Role};
use crate::rules::{Colour, Kind, Ruleset, Side};
use crate::system_time;
use crate::view::draw_counters::{Counter, counter};
use crate::view::game_view::{self, PlayerStrip};
use crate::view::men_counts::MenPicture;
use crate::view::round_tables::NamedPlayer;
use crate::view::round_timer;
use crate::view::school_token::Pattern;
use crate::view::turn_prompts::{KindChoice, Listener, is_pass};
use askama::Template;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "umpire/board.html", blocks = ["live"])]
pub(super) struct UmpireView {
    pub(super) page: Page,
    paths: UmpirePaths,
    place: String,
    seq: u32,
    mark: String,
    /// The timer of the round for the script, if it has been started.
    round: Option<String>,
    turns: String,
    /// Whether it is a fragment for a script, without a form for the list of turns.
    is_part: bool,
    /// Whether the script finds the turns by itself.
    knows_law: bool,
    family: &'static str,
    turn_list: Vec<String>,
    news: String,
    offline: OfflineState,
    saved: SavedState,
    say: Prompt,
    mode: UmpireMode,
    /// The fingerprint of the menu fragment, if there is one.
    menu_fingerprint: Option<String>,
    menu: Option<MenuFragment>,
    strips: [PlayerStrip; 2],
    /// Before the first entry: the player who begins and the other one, with their schools.
    players: Vec<NamedPlayer>,
    drawing: Drawing,
    board_label: String,
    can_record: bool,
    confirm: Option<ConfirmView>,
    end: Option<EndCard>,
    asked: Vec<WaitingRequest>,
    /// The organiser's last answer, until play goes on.
    reply: Option<String>,
    is_scheduled: bool,
    is_running: bool,
    is_going_on: bool,
    is_paused: bool,
    /// Whether the pause has no reason yet.
    asks_why: bool,
    is_over: bool,
    clock_on_call: bool,
    undo: UndoSheet,
    counter: Counter,
    kinds: Vec<KindChoice>,
    /// Whether men of several kinds are placed in this game.
    has_kinds: bool,
    can_pass: bool,
    practice: String,
    rules: String,
    spectate: String,
    umpire_name: String,
}

enum UmpireMode {
    Join {
        taken: Option<TakeOver>,
        toss: Option<TossForm>,
    },
    Recording,
    Closed,
}

impl UmpireMode {
    /// Whether the phone does not record yet.
    fn is_join(&self) -> bool {
        matches!(self, UmpireMode::Join { .. })
    }

    /// Whether the phone is to take over a board that another one hands to it.
    fn is_given(&self) -> bool {
        matches!(self, UmpireMode::Join { taken: Some(over), .. } if over.is_given)
    }
}

/// Another phone records the board.
struct TakeOver {
    /// The recorder, the start of the recording, and the number of turns.
    text: String,
    /// The offer of that umpire to hand over the board.
    given: String,
    is_given: bool,
}

struct SavedState {
    class: &'static str,
    text: String,
}

impl UmpireView {
    /// The fragment with which a script replaces its board.
    pub(super) fn part(mut self) -> askama::Result<String> {
        self.is_part = true;
        self.as_live().render()
    }

    /// The last entry in a form. A script sends the one that it knows, so its forms stay the same from turn to turn.
    fn seen(&self) -> String {
        if self.is_part {
            String::new()
        } else {
            self.seq.to_string()
        }
    }

    /// Both players, the one who begins first, with their schools before the first entry.
    fn seats(&self) -> [(&PlayerStrip, Option<&NamedPlayer>); 2] {
        let [far, near] = &self.strips;
        [(near, self.players.first()), (far, self.players.get(1))]
    }

    /// The page with the players and their schools, and the name of the umpire to whom the board is allotted.
    #[must_use]
    pub(super) fn with_players(self, players: Vec<NamedPlayer>, umpire: String) -> UmpireView {
        UmpireView {
            players,
            umpire_name: umpire,
            ..self
        }
    }

    /// The page for a phone to which the recorder hands the board over.
    #[must_use]
    pub(super) fn given(mut self) -> UmpireView {
        if let UmpireMode::Join {
            taken: Some(TakeOver { is_given, .. }),
            ..
        } = &mut self.mode
        {
            *is_given = true;
        }
        self
    }
}

/// Whether the umpire starts the clock for each turn, and it is not running.
fn is_clock_on_call(clock: &ClockPolicy, strips: &[PlayerStrip; 2]) -> bool {
    matches!(clock, ClockPolicy::OnCall { .. }) && strips.iter().all(|strip| strip.clock.is_none())
}

pub(super) fn page(
    umpiring: &Umpiring,
    recorded: &RecordedGame,
    fault: Option<&Fault>,
) -> UmpireView {
    let (context, umpire, voice) = (&umpiring.context, &umpiring.umpire, spoken(umpiring));
    let (t, board, play) = (&*context.t, umpire.board_context(), recorded.game.play());
    let is_running = matches!(recorded.game.phase, Phase::Running(_));
    let is_over = matches!(recorded.game.phase, Phase::Finished(_));
    let is_paused = is_running && play.is_some_and(|play| play.pause.is_some());
    let can_record = umpire.is_recording() && board.is_open;
    let strips = game_view::strips(t, board, recorded, context.at);
    let can_play = can_record && !is_over && !is_paused;
    let (legal, event) = (turns(recorded, umpire), &board.event);
    let ruleset = &event.ruleset;
    let say = prompts::say((t, &*voice), umpire, recorded, &strips, &legal, fault);
    let turn_list = if can_play { legal } else { Vec::new() };
    let is_going_on = is_running && !turn_list.is_empty();
    let menu_fingerprint = is_going_on.then(|| menu_fragment::fingerprint_of(t, &strips));
    let is_known = is_going_on && context.reply.menu_fingerprint == menu_fingerprint;
    UmpireView {
        paths: paths::of_code(&umpiring.code),
        place: game_view::place(t, board),
        seq: recorded.game.seq,
        mark: mark(umpire, recorded),
        round: round(board, context.at),
        turns: turn_list.join(" "),
        is_part: false,
        knows_law: context.reply.known_part.is_some(),
        family: ruleset.facts().family,
        can_pass: is_pass(&turn_list),
        turn_list,
        news: game_view::newest_line(t, ruleset, recorded),
        offline: offline(board, recorded, context.at),
        saved: saved(t, recorded),
        say,
        mode: mode(t, umpire, recorded),
        menu: (!is_known).then(|| MenuFragment::of(t, board, play, is_running, &strips)),
        menu_fingerprint,
        drawing: game_view::drawing(t, board, recorded),
        board_label: t.msg("board-label"),
        can_record,
        end: end_card(t, &voice, board, recorded).filter(|_| can_record),
        asked: asked(t, ruleset, recorded, can_record),
        reply: reply(t, recorded).filter(|_| can_record),
        confirm: confirm(t, board, recorded).filter(|_| can_record),
        is_scheduled: matches!(recorded.game.phase, Phase::Scheduled),
        is_running,
        is_going_on,
        is_paused,
        asks_why: play.is_some_and(has_unexplained_pause),
        is_over,
        clock_on_call: is_running && !is_paused && is_clock_on_call(&event.clock, &strips),
        undo: UndoSheet::of(t, &recorded.game),
        counter: counter(t, ruleset, play),
        kinds: kinds(t, recorded, umpire, can_play),
        has_kinds: !ruleset.start().hand(Side::First).is_empty(),
        practice: address(ruleset),
        rules: place_of_rules(umpiring, can_record),
        spectate: paths::of(&event.key).board(board.round, board.board),
        umpire_name: String::new(),
        strips,
        players: Vec::new(),
        page: context.page(),
    }
}

/// Whether the umpire paused play and has not given a reason.
fn has_unexplained_pause(game: &GameInProgress) -> bool {
    matches!(&game.pause, Some(Pause::Umpire { reason }) if reason.is_empty())
}

/// The organiser's answer since play was paused.
fn reply(t: &Localizer, recorded: &RecordedGame) -> Option<String> {
    let is_play = |event: &Event| matches!(event, Event::Resumed | Event::TurnPlayed { .. });
    let since = recorded.entries.iter().rev();
    let since = since.take_while(|entry| !is_play(&entry.event));
    let mut answers = since.filter(|entry| entry.by.role == Role::Organiser);
    answers.find_map(|entry| match &entry.event {
        Event::CallAnswered { reply, .. } => {
            Some(t.msg_arg("event-call-answered", "reply", reply.as_str()))
        }
        _ => None,
    })
}

/// The address of the rules: a sheet beside the board, or a page for phones that do not record.
fn place_of_rules(umpiring: &Umpiring, can_record: bool) -> String {
    if can_record {
        format!("{}#rules", paths::of_code(&umpiring.code).more())
    } else {
        paths::of(&umpiring.umpire.board_context().event.key).rules()
    }
}

/// The open requests, for the phone that records.
fn asked(
    t: &Localizer,
    ruleset: &Ruleset,
    recorded: &RecordedGame,
    can_record: bool,
) -> Vec<WaitingRequest> {
    if !can_record {
        return Vec::new();
    }
    let asked = recorded.game.open_requests.iter();
    let asked = asked.map(|one| waiting(t, ruleset, one));
    asked.chain(illegal_turn(t, ruleset, recorded)).collect()
}

/// The timer of the round, if it has been started and the round is open.
fn timer(board_context: &BoardContext) -> Option<RoundTimer> {
    let timer = board_context.event.round_time.timer_of(board_context.round);
    timer.filter(|_| board_context.is_open)
}

/// The timer for the script of the page.
fn round(board_context: &BoardContext, at: DateTime<Utc>) -> Option<String> {
    let at_end = board_context.event.round_time.at_end;
    timer(board_context).map(|timer| round_timer::for_script(&timer, at_end, at))
}

/// Changes when the page must be redrawn although no entry was written: another phone has taken over, the
/// toss has swapped the seats, or the timer of the round was changed.
pub(super) fn mark(umpire: &Umpire, recorded: &RecordedGame) -> String {
    let since = umpire.recorder().map_or(0, |recorder| recorder.since_ms);
    let first = game_view::alias(&umpire.board_context().names, Side::First);
    let (seq, is_recording) = (recorded.game.seq, umpire.is_recording());
    let timer = timer(umpire.board_context()).map(|timer| {
        let at_end = umpire.board_context().event.round_time.at_end.code();
        format!("{:?} {at_end}", timer.state)
    });
    let timer = timer.unwrap_or_default();
    server_sent_events::fingerprint(&format!("{seq} {since} {is_recording} {first} {timer}"))
}

pub(super) fn turns(recorded: &RecordedGame, umpire: &Umpire) -> Vec<String> {
    match recorded.game.play() {
        Some(play) => play.history.position().turns(),
        None => umpire.board_context().event.ruleset.start().turns(),
    }
}

/// The kinds of men to choose from, while men can be placed.
fn kinds(
    t: &Localizer,
    recorded: &RecordedGame,
    umpire: &Umpire,
    can_play: bool,
) -> Vec<KindChoice> {
    let ruleset = &umpire.board_context().event.ruleset;
    let start = ruleset.start();
    let play = recorded.game.play();
    let position = play.map_or(&start, |play| play.history.position());
    if can_play {
        crate::view::turn_prompts::kinds(t, ruleset, position)
    } else {
        Vec::new()
    }
}

fn saved(t: &Localizer, recorded: &RecordedGame) -> SavedState {
    match recorded.entries.last() {
        Some(entry) => SavedState {
            class: "ok",
            text: t.msg_arg("saved", "time", system_time::time_of_day(entry.at)),
        },
        None => SavedState {
            class: "",
            text: t.msg("not-started-pill"),
        },
    }
}

fn mode(t: &Localizer, umpire: &Umpire, recorded: &RecordedGame) -> UmpireMode {
    if !umpire.board_context().is_open {
        return UmpireMode::Closed;
    }
    if umpire.is_recording() {
        return UmpireMode::Recording;
    }
    let taken = umpire.recorder().map(|recorder| {
        let since = system_time::of_millis(recorder.since_ms);
        let turns = recorded.game.play().map_or(0, GameInProgress::turn_count);
        let values = [
            ("name", recorder.name.as_str().into()),
            ("since", system_time::time_of_day(since).into()),
            ("turn", turns.into()),
        ];
        TakeOver {
            text: t.msg_with("taken", &values),
            given: t.msg_with("taken-given", &values),
            is_given: false,
        }
    });
    UmpireMode::Join {
        toss: toss_form(t, umpire.board_context(), recorded).filter(|_| taken.is_none()),
        taken,
    }
}
