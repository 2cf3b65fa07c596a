//! What the umpire's page shows.

use crate::desk::Fault;
use crate::desk::games::{Told, Umpire};
use crate::referee::{ClockPolicy, Phase};
use crate::rules::{Kind, LOST_TURN, Side};
use crate::tongue::Tongue;
use crate::web::draw::Drawing;
use crate::web::fault::words;
use crate::web::guard::Umpiring;
use crate::web::scene::{self, Strip};
use crate::web::{Page, clock};
use askama::Template;
use chrono::DateTime;

#[derive(Template)]
#[template(path = "umpire.html", blocks = ["live"])]
pub(super) struct UmpirePage {
    page: Page,
    code: String,
    place: String,
    seq: u32,
    stamp: u32,
    mark: String,
    turns: String,
    turn_list: Vec<String>,
    sayings: Sayings,
    saved: Saved,
    say: Say,
    mode: Mode,
    strips: [Strip; 2],
    drawing: Drawing,
    board_label: String,
    can_record: bool,
    is_scheduled: bool,
    is_running: bool,
    is_paused: bool,
    is_over: bool,
    clock_on_call: bool,
    can_undo: bool,
    has_cards: bool,
    undo_title: String,
    undo_reasons: [String; 3],
    quiet_dots: Vec<bool>,
    quiet_short: String,
    draw_lines: Vec<String>,
    results: Vec<Choice>,
    rules: Vec<String>,
    spectate: String,
    umpire_name: String,
}

enum Mode {
    Join { taken: Option<String> },
    Recording,
    Closed,
}

struct Sayings {
    from: String,
    to: String,
    shoot: String,
    not_here: String,
    not_this_one: String,
}

struct Saved {
    class: &'static str,
    text: String,
}

struct Say {
    text: String,
    is_bad: bool,
}

/// One way a game can end without the board.
struct Choice {
    act: &'static str,
    side: &'static str,
    reason: String,
    text: String,
}

pub(super) fn page(umpiring: &Umpiring, told: &Told, fault: Option<&Fault>) -> UmpirePage {
    let (visitor, umpire) = (&umpiring.visitor, &umpiring.umpire);
    let (t, seat) = (&*visitor.t, umpire.seat());
    let play = told.game.play();
    let is_running = matches!(told.game.phase, Phase::Running(_));
    let is_over = matches!(told.game.phase, Phase::Finished(_));
    let is_paused = play.is_some_and(|play| play.pause.is_some());
    let can_record = umpire.is_recording() && seat.is_open;
    let strips = scene::strips(t, seat, told, visitor.at);
    let turn_list = if can_record && !is_over && !is_paused {
        turns(told, umpire)
    } else {
        Vec::new()
    };
    let last = play.and_then(|play| play.course.turns().last());
    UmpirePage {
        code: umpiring.code.clone(),
        place: scene::place(t, seat),
        seq: told.game.seq,
        stamp: told.game.seq,
        mark: mark(umpire, told),
        turns: turn_list.join(" "),
        turn_list,
        sayings: sayings(t),
        saved: saved(t, told),
        say: say(t, umpire, told, &strips, fault),
        mode: mode(t, umpire, told),
        drawing: scene::drawing(t, seat, told),
        board_label: t.say("board-label"),
        can_record,
        is_scheduled: matches!(told.game.phase, Phase::Scheduled),
        is_running,
        is_paused,
        is_over,
        clock_on_call: is_running
            && !is_paused
            && matches!(seat.event.clock, ClockPolicy::OnCall { .. })
            && strips.iter().all(|strip| strip.clock.is_none()),
        can_undo: last.is_some(),
        has_cards: strips.iter().any(|strip| strip.has_cards),
        undo_title: match last.map(String::as_str) {
            None => t.say("undo-nothing"),
            Some(LOST_TURN) => t.say("undo-lost-turn"),
            Some(turn) => t.with("undo-title", "turn", turn),
        },
        undo_reasons: ["undo-typed-wrong", "undo-players", "undo-illegal"].map(|id| t.say(id)),
        quiet_dots: quiet_dots(told),
        quiet_short: quiet_short(t, told),
        draw_lines: scene::draw_counters(t, play),
        results: results(t, is_running, &strips),
        rules: rules(t, umpire),
        spectate: format!("/e/{}/boards/{}/{}", seat.event.key, seat.round, seat.board),
        umpire_name: String::new(),
        strips,
        page: visitor.page(),
    }
}

/// Changes when the page has to be drawn anew although no entry was written:
/// another phone has taken the board over.
fn mark(umpire: &Umpire, told: &Told) -> String {
    let since = umpire.recorder().map_or(0, |recorder| recorder.since_ms);
    format!("{} {since} {}", told.game.seq, umpire.is_recording())
}

fn turns(told: &Told, umpire: &Umpire) -> Vec<String> {
    match told.game.play() {
        Some(play) => play.course.position().turns(),
        None => umpire.seat().event.ruleset.start().turns(),
    }
}

fn sayings(t: &Tongue) -> Sayings {
    Sayings {
        from: t.say("say-from"),
        to: t.say("say-to"),
        shoot: t.say("say-shoot"),
        not_here: t.say("say-not-here"),
        not_this_one: t.say("say-not-this-one"),
    }
}

fn saved(t: &Tongue, told: &Told) -> Saved {
    match told.entries.last() {
        Some(entry) => Saved {
            class: "ok",
            text: t.with("saved", "time", clock::time_of_day(entry.at)),
        },
        None => Saved {
            class: "",
            text: t.say("not-started-pill"),
        },
    }
}

fn mode(t: &Tongue, umpire: &Umpire, told: &Told) -> Mode {
    if !umpire.seat().is_open {
        return Mode::Closed;
    }
    if umpire.is_recording() {
        return Mode::Recording;
    }
    let taken = umpire.recorder().map(|recorder| {
        let since = DateTime::from_timestamp_millis(recorder.since_ms).unwrap_or_default();
        let turns = told.game.play().map_or(0, |play| play.course.turns().len());
        t.tell(
            "taken",
            &[
                ("name", recorder.name.as_str().into()),
                ("since", clock::time_of_day(since).into()),
                ("turn", turns.into()),
            ],
        )
    });
    Mode::Join { taken }
}

/// The one line between board and player: what went wrong, else what to do.
fn say(
    t: &Tongue,
    umpire: &Umpire,
    told: &Told,
    strips: &[Strip; 2],
    fault: Option<&Fault>,
) -> Say {
    if let Some(fault) = fault {
        return Say {
            text: words(fault, t),
            is_bad: true,
        };
    }
    let text = scene::end(t, umpire.seat(), told)
        .or_else(|| scene::pause(t, told))
        .unwrap_or_else(|| what_to_do(t, umpire, told, strips));
    Say {
        text,
        is_bad: false,
    }
}

fn what_to_do(t: &Tongue, umpire: &Umpire, told: &Told, strips: &[Strip; 2]) -> String {
    let player = strips
        .iter()
        .find(|strip| strip.is_turn)
        .map_or("", |strip| strip.name.as_str());
    let Some(play) = told.game.play() else {
        return t.with("say-start", "player", player);
    };
    let position = play.course.position();
    let side = position.to_move();
    let stock = position.stock()[side];
    let turns = turns(told, umpire);
    let id = match stock.in_hand {
        _ if turns.iter().all(|turn| turn == "--") => "say-pass",
        _ if turns.iter().all(|turn| turn.starts_with('~')) => "say-gift",
        1.. => "say-place",
        0 if stock.on_board == 3 && can_fly(&turns) => "say-fly",
        0 => "say-from",
    };
    t.with(id, "player", player)
}

/// Three cows that can reach far more points than they have neighbours.
fn can_fly(turns: &[String]) -> bool {
    turns.len() > 12
}

fn quiet_dots(told: &Told) -> Vec<bool> {
    let quiet = told
        .game
        .play()
        .and_then(|play| play.course.position().quiet());
    quiet.map_or(Vec::new(), |quiet| {
        // Ten dots whatever the limit, so that it fits the button.
        let on = usize::from(quiet.plies) * 10 / usize::from(quiet.limit).max(1);
        (0..10).map(|dot| dot < on).collect()
    })
}

fn quiet_short(t: &Tongue, told: &Told) -> String {
    match told
        .game
        .play()
        .and_then(|play| play.course.position().quiet())
    {
        Some(quiet) => {
            let per = if quiet.each { 2 } else { 1 };
            t.tell(
                "quiet-short",
                &[
                    ("n", (quiet.plies / per).into()),
                    ("limit", (quiet.limit / per).into()),
                ],
            )
        }
        None => t.say("quiet-none"),
    }
}

fn results(t: &Tongue, is_running: bool, strips: &[Strip; 2]) -> Vec<Choice> {
    let choice = |act, side, text| Choice {
        act,
        side,
        reason: String::new(),
        text,
    };
    let [far, near] = strips;
    let players = [near, far];
    let mut choices = Vec::new();
    if is_running {
        choices.push(choice("draw", "", t.say("result-draw-agreed")));
        choices.extend(players.map(|p| {
            choice(
                "resign",
                p.side_code,
                t.with("result-resign", "player", p.name.as_str()),
            )
        }));
    }
    choices.extend(players.map(|p| {
        choice(
            "absent",
            p.side_code,
            t.with("result-absent", "player", p.name.as_str()),
        )
    }));
    choices.push(choice("both-absent", "", t.say("result-both-absent")));
    if is_running {
        let stopped = |side, text| Choice {
            act: "stopped",
            side,
            reason: t.say("reason-time"),
            text,
        };
        choices.extend(players.map(|p| {
            stopped(
                p.side_code,
                t.with("result-stopped-won", "player", p.name.as_str()),
            )
        }));
        choices.push(stopped("", t.say("result-stopped-draw")));
    }
    choices
}

/// The rules of the game in our own words, one sentence each.
fn rules(t: &Tongue, umpire: &Umpire) -> Vec<String> {
    let name = umpire.seat().event.ruleset.name();
    (1..=12)
        .map(|n| (n, format!("rule-{name}-{n}")))
        .map(|(_, id)| (t.say(&id), id))
        .take_while(|(text, id)| text != id)
        .map(|(text, _)| text)
        .collect()
}
