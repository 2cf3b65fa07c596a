//! The panel *What to do now*: one sentence, one button.

use super::control_data::ControlData;
use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::pages::shared::pairing_forecast::{self, Outlook};
use crate::paths;
use crate::tournament::pairing::{PairingFault, is_at_end};
use crate::tournament::{PostedRound, Presence, RoundNo, Stage, Tournament};
use crate::view::round_parts::with_stage;
use crate::view::round_tables::ranges;
use chrono::{DateTime, Utc};

/// The next step of the organiser.
pub(super) struct NextStep {
    pub(super) heading: String,
    /// The state of the round as a sentence.
    pub(super) text: String,
    /// Progress of the posted round.
    pub(super) progress: Option<RoundProgress>,
    /// Problems that the pairing forecast expects.
    pub(super) outlook: Vec<Outlook>,
    pub(super) act: NextAction,
    /// Why the button cannot be used yet.
    pub(super) why_not: Option<String>,
    /// The round that can become a draft again: nothing has been recorded in it yet.
    pub(super) unpost: Option<RoundNo>,
    /// The round whose missing games can be postponed.
    pub(super) postpone: Option<RoundNo>,
    /// The closed round that can be reopened.
    pub(super) reopen: Option<RoundNo>,
    /// The planned start of the next round.
    pub(super) starts: Option<String>,
    /// The posted round, for its links.
    pub(super) posted: Option<RoundNo>,
}

/// Numbers of boards of a round.
pub(super) struct RoundProgress {
    /// With a result.
    pub(super) done: usize,
    /// Started, without a result.
    pub(super) playing: usize,
    pub(super) all: usize,
}

/// The primary button.
pub(super) enum NextAction {
    /// A link to another page.
    Go { href: String, text: String },
    /// A form that is posted.
    Do {
        action: String,
        text: String,
        is_ready: bool,
    },
    /// None: the event is finished.
    Over,
}

impl NextStep {
    pub(super) fn of(t: &Localizer, data: &ControlData, at: DateTime<Utc>) -> NextStep {
        let tournament = &data.tournament;
        let (text, act, why_not) = what(t, data);
        let last = tournament.closed.last().map(|closed| closed.number);
        let can_reopen = tournament.current.is_none() && !data.event.is_finished;
        let posted = tournament.posted();
        NextStep {
            heading: match posted.filter(|posted| !posted.missing().is_empty()) {
                Some(posted) => {
                    let title = t.msg_arg("now-round", "round", posted.number.0);
                    with_stage(t, tournament, posted.number, title)
                }
                None if posted.is_some() => t.msg("now-all-in-title"),
                None => t.msg("what-to-do-now"),
            },
            text,
            progress: posted.map(|posted| RoundProgress::of(data, posted)),
            outlook: match posted {
                Some(_) => Vec::new(),
                None => pairing_forecast::outlook(t, tournament),
            },
            act,
            why_not,
            unpost: posted
                .filter(|posted| is_untouched(data, posted))
                .map(|posted| posted.number),
            postpone: posted
                .filter(|posted| may_postpone(data, posted))
                .map(|posted| posted.number),
            reopen: last.filter(|_| can_reopen),
            starts: starts(t, &data.event, at),
            posted: posted.map(|posted| posted.number),
        }
    }
}

impl RoundProgress {
    fn of(data: &ControlData, posted: &PostedRound) -> RoundProgress {
        let started = |board: &&crate::store::Board| {
            board.result.is_none() && board.state.as_ref().is_some_and(|state| state.seq > 0)
        };
        RoundProgress {
            done: posted.boards.len() - posted.missing().len(),
            playing: data.boards.iter().filter(started).count(),
            all: posted.boards.len(),
        }
    }
}

/// `Round 4: 11:30`, if it is planned.
fn starts(t: &Localizer, event: &Event, at: DateTime<Utc>) -> Option<String> {
    let (round, _) = event.schedule.next(at).filter(|_| !event.is_finished)?;
    let when = crate::view::schedule::line(t, event, round)?;
    let values = [("round", round.0.into()), ("when", when.into())];
    Some(t.msg_with("next-round-at", &values))
}

/// Whether another round can be paired before all games of this one are played.
fn may_postpone(data: &ControlData, posted: &PostedRound) -> bool {
    !posted.missing().is_empty()
        && !data.tournament.options.system.has_finals()
        && !is_at_end(&data.tournament)
}

fn is_untouched(data: &ControlData, posted: &PostedRound) -> bool {
    let has_record =
        |board: &crate::store::Board| board.state.as_ref().is_some_and(|state| state.seq > 0);
    posted.missing().len() == posted.boards.len() && !data.boards.iter().any(has_record)
}

type Advice = (String, NextAction, Option<String>);

fn what(t: &Localizer, data: &ControlData) -> Advice {
    let (key, tournament) = (data.event.key.as_str(), &data.tournament);
    if data.event.is_finished {
        return (t.msg("now-finished"), NextAction::Over, None);
    }
    match &tournament.current {
        Some(Stage::Draft(draft)) => (
            t.msg_arg("now-draft", "round", draft.number.0),
            NextAction::Go {
                href: paths::of(key).draft(draft.number),
                text: t.msg("now-draft-button"),
            },
            None,
        ),
        Some(Stage::Posted(posted)) => playing(t, data, posted),
        None => ready(t, key, tournament),
    }
}

fn playing(t: &Localizer, data: &ControlData, posted: &PostedRound) -> Advice {
    let missing = posted.missing();
    let RoundProgress { playing, all, .. } = RoundProgress::of(data, posted);
    let is_last = is_at_end(&data.tournament);
    let next = posted.number.0 + 1;
    let key = &data.event.key;
    let is_ready = missing.is_empty();
    let here = (data.tournament.entrants.iter())
        .filter(|one| one.presence == Presence::Here)
        .count();
    if is_ready && !is_last && here < 2 {
        return too_few(t, key, &data.tournament, here);
    }
    let act = if is_last {
        NextAction::Do {
            action: paths::of(key).round_control_finish(),
            text: t.msg("finish-event"),
            is_ready,
        }
    } else {
        pair_button(t, key, next, is_ready)
    };
    if is_ready {
        let id = if is_last { "now-last-in" } else { "now-all-in" };
        return (t.msg_with(id, &[("round", next.into())]), act, None);
    }
    let waiting = missing.len().saturating_sub(playing);
    let text = t.msg_with(
        "now-playing",
        &[
            ("playing", playing.into()),
            ("waiting", waiting.into()),
            ("all", all.into()),
            ("round", posted.number.0.into()),
        ],
    );
    let why_not = t.msg_with(
        "fault-missing-results",
        &[
            ("n", missing.len().into()),
            ("boards", ranges(&missing).into()),
        ],
    );
    (text, act, Some(why_not))
}

fn ready(t: &Localizer, key: &str, tournament: &Tournament) -> Advice {
    let players = |text: String| (text, players_button(t, key), None);
    if tournament.entrants.is_empty() {
        return players(t.msg("now-no-players"));
    }
    let here = tournament
        .entrants
        .iter()
        .filter(|entrant| entrant.presence == Presence::Here)
        .count();
    let next = tournament.round_now().0;
    if is_at_end(tournament) {
        let act = NextAction::Do {
            action: paths::of(key).round_control_finish(),
            text: t.msg("finish-event"),
            is_ready: true,
        };
        return (t.msg("now-all-played"), act, None);
    }
    if here < 2 && !tournament.closed.is_empty() {
        return too_few(t, key, tournament, here);
    }
    if here < 2 {
        return players(t.localize(&PairingFault::TooFewEntrants { here }));
    }
    let text = t.msg_with("now-ready", &[("n", here.into()), ("round", next.into())]);
    (text, pair_button(t, key, next, true), None)
}

/// After a round fewer than two are here: everybody has gone home, or nobody was marked as here.
fn too_few(t: &Localizer, key: &str, tournament: &Tournament, here: usize) -> Advice {
    let mut all = tournament.entrants.iter();
    let can_come = all.any(|one| matches!(one.presence, Presence::Expected | Presence::Absent));
    if here == 0 && can_come || here == 1 {
        let text = t.plural("now-too-few", here);
        return (text, players_button(t, key), None);
    }
    let act = NextAction::Do {
        action: paths::of(key).round_control_finish(),
        text: t.msg("finish-event"),
        is_ready: true,
    };
    (t.msg("now-all-gone"), act, None)
}

fn players_button(t: &Localizer, key: &str) -> NextAction {
    NextAction::Go {
        href: paths::of(key).players(),
        text: t.msg("now-players-button"),
    }
}

fn pair_button(t: &Localizer, key: &str, round: u16, is_ready: bool) -> NextAction {
    NextAction::Do {
        action: paths::of(key).propose(),
        text: t.msg_arg("pair-round", "round", round),
        is_ready,
    }
}
