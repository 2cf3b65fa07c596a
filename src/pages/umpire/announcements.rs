//! The umpire's announcements, in the language of the event: at the toss, the start, a card, the end, the
//! next round. The board shows each sentence at its moment; `/u/<code>/say` lists all of them.

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
    let recorded = super::recorded_game(&umpiring).await?;
    let (visitor, umpire) = (&umpiring.visitor, &umpiring.umpire);
    let (t, seat, spoken) = (&*visitor.t, umpire.seat(), spoken(&umpiring));
    visitor.html(&SayView {
        paths: paths::of_code(&umpiring.code),
        place: place(t, seat),
        lang: spoken.language().page_tag(),
        moments: moments(t, &spoken, seat),
        toss: toss_form(t, seat, &recorded).filter(|_| umpire.is_recording()),
        page: visitor.page(),
    })
}

/// All announcements of a board, in the order of a game.
fn moments(t: &Localizer, spoken: &Localizer, seat: &BoardContext) -> Vec<Moment> {
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
                seat,
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
    let time = |side| spoken.msg_arg("aloud-time", "player", alias(&seat.names, side));
    let mut moments = Vec::new();
    if is_tossed(&seat.event) {
        moments.push(moment("aloud-when-toss", vec![toss(spoken, seat)]));
    }
    moments.extend([
        moment("aloud-when-start", vec![start(spoken, seat)]),
        moment("aloud-when-time", of_each(&time)),
        moment("aloud-when-card", cards.collect()),
        moment("aloud-when-draw", vec![spoken.msg("aloud-draw")]),
        moment(
            "aloud-when-stop",
            Incident::ALL.map(|one| at_incident(spoken, one)).into(),
        ),
        moment(
            "aloud-when-end",
            ends.map(|one| end(spoken, seat, one)).into(),
        ),
        moment(
            "aloud-when-next",
            next_round(spoken, seat).into_iter().collect(),
        ),
    ]);
    moments.retain(|moment| !moment.sentences.is_empty());
    moments
}

/// The localizer of the event's language, otherwise that of the page.
pub(super) fn spoken(umpiring: &Umpiring) -> Arc<Localizer> {
    let visitor = &umpiring.visitor;
    match umpiring.umpire.seat().event.language {
        Some(language) => visitor.shared.localizer(language),
        None => Arc::clone(&visitor.t),
    }
}

/// Before the game: the toss, or else the colours of the players and who begins.
pub(super) fn before(spoken: &Localizer, seat: &BoardContext) -> String {
    if is_tossed(&seat.event) {
        toss(spoken, seat)
    } else {
        start(spoken, seat)
    }
}

fn toss(spoken: &Localizer, seat: &BoardContext) -> String {
    let names = Side::BOTH.map(|side| alias(&seat.names, side));
    let [first, second] = names.map(Into::into);
    spoken.msg_with("aloud-toss", &[("first", first), ("second", second)])
}

fn start(spoken: &Localizer, seat: &BoardContext) -> String {
    let colour = |side| spoken.localize(&seat.event.ruleset.colour(side));
    let values = [
        ("first", alias(&seat.names, Side::First).into()),
        ("one", colour(Side::First).into()),
        ("second", alias(&seat.names, Side::Second).into()),
        ("other", colour(Side::Second).into()),
    ];
    spoken.msg_with("aloud-start", &values)
}

/// The player who begins, as the last announcement before the first turn.
pub(super) fn begin(spoken: &Localizer, seat: &BoardContext) -> String {
    spoken.msg_arg("aloud-begin", "first", alias(&seat.names, Side::First))
}

/// The result of a game; empty if it was not played.
pub(super) fn end(spoken: &Localizer, seat: &BoardContext, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(side) => spoken.msg_arg("end-aloud-won", "player", alias(&seat.names, side)),
        Outcome::Drawn => spoken.msg("end-aloud-drawn"),
        Outcome::NotPlayed => String::new(),
    }
}

fn card(
    spoken: &Localizer,
    seat: &BoardContext,
    (side, shown, offence): (Side, Card, Offence),
    has_lost_turn: bool,
) -> String {
    let values = [
        ("player", alias(&seat.names, side).into()),
        ("card", spoken.localize(&shown).into()),
        ("why", spoken.localize(&offence).into()),
    ];
    let sentence = spoken.msg_with("aloud-card", &values);
    if !has_lost_turn {
        return sentence;
    }
    let lost = spoken.msg_arg("aloud-turn-lost", "player", alias(&seat.names, side));
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
    seat: &BoardContext,
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
        } => Some(card(spoken, seat, (*side, *shown, *offence), has_lost_turn)),
        _ => None,
    }
}

/// The time or the number of the next round; `None` after the last.
fn next_round(spoken: &Localizer, seat: &BoardContext) -> Option<String> {
    let next = after_this(seat)?;
    let planned = planned_next(spoken, seat);
    Some(planned.unwrap_or_else(|| spoken.msg_arg("aloud-next", "round", next.0)))
}

/// The time of the next round, if it is scheduled.
pub(super) fn planned_next(spoken: &Localizer, seat: &BoardContext) -> Option<String> {
    let next = after_this(seat)?;
    let when = crate::view::schedule::line(spoken, &seat.event, next)?;
    let values = [("round", next.0.into()), ("when", when.into())];
    Some(spoken.msg_with("next-round-at", &values))
}

/// The next round; `None` after the last.
fn after_this(seat: &BoardContext) -> Option<RoundNo> {
    let (here, all) = (seat.round.0, seat.event.options.rounds);
    let is_last = all > 0 && here >= all;
    here.checked_add(1).filter(|_| !is_last).map(RoundNo)
}
