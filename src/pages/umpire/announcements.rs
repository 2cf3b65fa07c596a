//! The umpire's announcements, in the language of the event: at the toss, the start, a card, the end, the
//! next round. The board shows each sentence at its moment; `/u/<code>/say` lists all of them.

use super::recorded_game::recorded_game;
use super::toss::{TossForm, toss_form};
use crate::desk::games::{BoardContext, RecordedGame, is_tossed};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, UmpirePaths};
use crate::referee::{Card, Event, Incident, Offence, Outcome};
use crate::rules::Side;
use crate::tournament::RoundNo;
use crate::view::game_view::{alias, place};
use askama::Template;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "umpire/say.html")]
struct SayView {
    page: Page,
    paths: UmpirePaths,
    place: String,
    /// The language of the sentences.
    lang: &'static str,
    moments: Vec<Moment>,
    /// The form of the toss, as long as it can be entered.
    toss: Option<TossForm>,
}

/// An occasion with its announcements.
struct Moment {
    title: String,
    sentences: Vec<String>,
}

/// `GET /u/{code}/say`
pub async fn show(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    let (context, umpire) = (&umpiring.context, &umpiring.umpire);
    let (t, board_context, spoken) = (&*context.t, umpire.board_context(), spoken(&umpiring));
    context.html(&SayView {
        paths: paths::of_code(&umpiring.code),
        place: place(t, board_context),
        lang: spoken.language().page_tag(),
        moments: moments(t, &spoken, board_context),
        toss: toss_form(t, board_context, &recorded).filter(|_| umpire.is_recording()),
        page: context.page(),
    })
}

/// All announcements of a board, in the order of a game.
fn moments(t: &Localizer, spoken: &Localizer, board_context: &BoardContext) -> Vec<Moment> {
    let moment = |id: &str, sentences: Vec<String>| Moment {
        title: t.msg(id),
        sentences,
    };
    let of_each = |of: &dyn Fn(Side) -> String| Side::BOTH.map(of).to_vec();
    let cards = [Card::Yellow, Card::Red].into_iter();
    let cards = cards.flat_map(|shown| {
        Side::BOTH.map(|side| {
            card(
                spoken,
                board_context,
                (side, shown, Offence::Delay),
                shown == Card::Red,
            )
        })
    });
    let ends = [
        Outcome::Won(Side::First),
        Outcome::Won(Side::Second),
        Outcome::Drawn,
    ];
    let time = |side| spoken.msg_arg("aloud-time", "player", alias(&board_context.names, side));
    let mut moments = Vec::new();
    if is_tossed(&board_context.event) {
        moments.push(moment("aloud-when-toss", vec![toss(spoken, board_context)]));
    }
    moments.extend([
        moment("aloud-when-start", vec![start(spoken, board_context)]),
        moment("aloud-when-time", of_each(&time)),
        moment("aloud-when-card", cards.collect()),
        moment("aloud-when-draw", vec![spoken.msg("aloud-draw")]),
        moment(
            "aloud-when-stop",
            Incident::ALL.map(|one| at_incident(spoken, one)).into(),
        ),
        moment(
            "aloud-when-end",
            ends.map(|one| end(spoken, board_context, one)).into(),
        ),
        moment(
            "aloud-when-next",
            next_round(spoken, board_context).into_iter().collect(),
        ),
    ]);
    moments.retain(|moment| !moment.sentences.is_empty());
    moments
}

/// The localizer of the event's language, otherwise that of the page.
pub(super) fn spoken(umpiring: &Umpiring) -> Arc<Localizer> {
    let context = &umpiring.context;
    match umpiring.umpire.board_context().event.language {
        Some(language) => context.shared.localizer(language),
        None => Arc::clone(&context.t),
    }
}

/// Before the game: the toss, or else the colours of the players and who begins.
pub(super) fn before(spoken: &Localizer, board_context: &BoardContext) -> String {
    if is_tossed(&board_context.event) {
        toss(spoken, board_context)
    } else {
        start(spoken, board_context)
    }
}

fn toss(spoken: &Localizer, board_context: &BoardContext) -> String {
    let names = Side::BOTH.map(|side| alias(&board_context.names, side));
    let [first, second] = names.map(Into::into);
    spoken.msg_with("aloud-toss", &[("first", first), ("second", second)])
}

fn start(spoken: &Localizer, board_context: &BoardContext) -> String {
    let colour = |side| spoken.localize(&board_context.event.ruleset.colour(side));
    let values = [
        ("first", alias(&board_context.names, Side::First).into()),
        ("one", colour(Side::First).into()),
        ("second", alias(&board_context.names, Side::Second).into()),
        ("other", colour(Side::Second).into()),
    ];
    spoken.msg_with("aloud-start", &values)
}

/// The player who begins, as the last announcement before the first turn.
pub(super) fn begin(spoken: &Localizer, board_context: &BoardContext) -> String {
    spoken.msg_arg(
        "aloud-begin",
        "first",
        alias(&board_context.names, Side::First),
    )
}

/// The result of a game; empty if it was not played.
pub(super) fn end(spoken: &Localizer, board_context: &BoardContext, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(side) => {
            spoken.msg_arg("end-aloud-won", "player", alias(&board_context.names, side))
        }
        Outcome::Drawn => spoken.msg("end-aloud-drawn"),
        Outcome::NotPlayed => String::new(),
    }
}

fn card(
    spoken: &Localizer,
    board_context: &BoardContext,
    (side, shown, offence): (Side, Card, Offence),
    has_lost_turn: bool,
) -> String {
    let values = [
        ("player", alias(&board_context.names, side).into()),
        ("card", spoken.localize(&shown).into()),
        ("why", spoken.localize(&offence).into()),
    ];
    let sentence = spoken.msg_with("aloud-card", &values);
    if !has_lost_turn {
        return sentence;
    }
    let lost = spoken.msg_arg(
        "aloud-turn-lost",
        "player",
        alias(&board_context.names, side),
    );
    format!("{sentence} {lost}")
}

/// The announcement when an incident stops the clock.
pub(super) fn at_incident(spoken: &Localizer, incident: Incident) -> String {
    spoken.msg(match incident {
        Incident::Dispute => "aloud-at-dispute",
        Incident::Call => "aloud-at-call",
        Incident::Correction => "aloud-at-correction",
        Incident::SetUp => "aloud-at-set-up",
        Incident::IllegalTurn => "aloud-at-illegal-turn",
        Incident::Appeal => "aloud-at-appeal",
    })
}

/// The announcement of a card that has just been shown, until the next turn.
pub(super) fn card_shown(
    spoken: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Option<String> {
    let is_beside = |event: &Event| {
        matches!(
            event,
            Event::TurnLost
                | Event::OrganiserCalled { .. }
                | Event::CallSeen { .. }
                | Event::Paused { .. }
                | Event::Resumed
        )
    };
    let events = recorded.entries.iter().rev().map(|entry| &entry.event);
    let since: Vec<&Event> = events
        .clone()
        .take_while(|event| is_beside(event))
        .collect();
    let has_lost_turn = since.contains(&&Event::TurnLost);
    match events.clone().nth(since.len())? {
        Event::CardShown {
            side,
            card: shown,
            offence,
            ..
        } => Some(card(
            spoken,
            board_context,
            (*side, *shown, *offence),
            has_lost_turn,
        )),
        _ => None,
    }
}

/// The time or the number of the next round; `None` after the last.
fn next_round(spoken: &Localizer, board_context: &BoardContext) -> Option<String> {
    let next = after_this(board_context)?;
    let planned = planned_next(spoken, board_context);
    Some(planned.unwrap_or_else(|| spoken.msg_arg("aloud-next", "round", next.0)))
}

/// The time of the next round, if it is scheduled.
pub(super) fn planned_next(spoken: &Localizer, board_context: &BoardContext) -> Option<String> {
    let next = after_this(board_context)?;
    let when = crate::view::schedule::line(spoken, &board_context.event, next)?;
    let values = [("round", next.0.into()), ("when", when.into())];
    Some(spoken.msg_with("next-round-at", &values))
}

/// The next round; `None` after the last.
fn after_this(board_context: &BoardContext) -> Option<RoundNo> {
    let (here, all) = (board_context.round.0, board_context.event.options.rounds);
    let is_last = all > 0 && here >= all;
    here.checked_add(1).filter(|_| !is_last).map(RoundNo)
}
