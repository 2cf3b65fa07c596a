//! What was just done can be taken back by one button on the page that comes next,
//! or by the key z: through the same door as from the history.

use super::address::escaped;
use super::fault::Failed;
use super::pages::events::history;
use super::pages::players::list as players;
use super::request_context::{RequestContext, event_of};
use super::table::{Names, Player, Round, short_result};
use crate::desk::rights::Actor;
use crate::desk::undo::{Change, Found, Hindrance};
use crate::i18n::{Localize, Localizer, Message};
use crate::tournament::{BoardNo, EntrantId, Presence, RoundNo, Scored, Tournament};
use chrono::{DateTime, TimeDelta, Utc};

/// A way back is offered for so long; the history offers it longer.
const OFFERED_FOR: TimeDelta = TimeDelta::minutes(10);
/// What tells in an address when something was done.
pub(super) const DONE: &str = "done=";

/// The way back from what was just done, drawn by the macro in `templates/undo.html`.
#[derive(Clone)]
pub struct Undo {
    /// The address of the way back.
    pub door: String,
    /// The page of the event to which it leads.
    pub to: String,
    /// The address where the effect is shown before; none where the button tells it all.
    pub look: Option<String>,
    /// What will be again, or what was done.
    pub text: String,
}

/// Why something cannot be taken back, as a sentence of its own.
pub(super) fn why_not(why: &Hindrance) -> WhyNot<'_> {
    WhyNot(why)
}

/// The sentence about something that stands in the way.
pub(super) struct WhyNot<'a>(&'a Hindrance);

impl Localize for WhyNot<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let plain = Message::new;
        let why = match self.0 {
            Hindrance::ChangedSince => plain("hindrance-changed-since"),
            Hindrance::RoundsRest(round) => plain("hindrance-rounds-rest").with("round", *round),
            Hindrance::RoundWentOn(round) => plain("hindrance-round-went-on").with("round", *round),
            Hindrance::Played(round) => plain("fault-round-touched").with("round", *round),
            Hindrance::ResultsMissing(round) => {
                plain("hindrance-results-missing").with("round", *round)
            }
            Hindrance::Finished => plain("hindrance-finished"),
            Hindrance::InARound => plain("hindrance-in-a-round"),
            Hindrance::NotOnTheList => plain("hindrance-not-on-the-list"),
            Hindrance::NamesGone => plain("hindrance-names-gone"),
            Hindrance::InARecord => plain("hindrance-in-a-record"),
            Hindrance::Rights => plain("hindrance-rights"),
        };
        plain("fault-cannot-take-back").with("why", t.format(&why))
    }
}

/// When that was done of which an address tells, if it was a short while ago.
pub(super) fn done_at(query: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let told = query.split('&').find_map(|pair| pair.strip_prefix(DONE))?;
    let at = DateTime::from_timestamp_millis(told.parse().ok()?)?;
    (at <= now && now - at < OFFERED_FOR).then_some(at)
}

impl RequestContext {
    /// The same visitor, who is offered a way back from what they did at a moment, and
    /// comes to a page of the event by it.
    pub(super) async fn offered(
        mut self,
        organiser: &Actor,
        at: DateTime<Utc>,
        to: String,
    ) -> Result<RequestContext, Failed> {
        let by = organiser.clone();
        let found = self.desk(move |desk| desk.done_at(&by, at)).await?;
        self.undo = found.map(|found| undo(&self.t, &organiser.event().key, &found, to));
        Ok(self)
    }

    /// The page of the event that was asked for, as a way back leads to it.
    pub(super) fn here(&self) -> String {
        let prefix = event_of(&self.path).map_or(0, |key| "/e/".len() + key.len() + 1);
        let page = self.path.get(prefix..).unwrap_or_default();
        format!("{page}?{}", self.elsewhere)
            .trim_end_matches(['?', '&'])
            .to_owned()
    }
}

fn undo(t: &Localizer, key: &str, found: &Found, to: String) -> Undo {
    let door = format!("/e/{key}/history/{}/undo", found.number);
    let (text, is_all) = match small(t, found) {
        Some(text) => (text, true),
        None => (last(t, found), false),
    };
    Undo {
        look: (!is_all).then(|| format!("{door}?to={}", escaped(&to))),
        door,
        to,
        text,
    }
}

fn last(t: &Localizer, found: &Found) -> String {
    let deed = history::told(t, &found.tournament, &found.line);
    t.msg_arg("undo-last", "deed", deed)
}

/// What one reads on the button where that tells all that comes of it.
fn small(t: &Localizer, found: &Found) -> Option<String> {
    let tournament = &found.tournament;
    match &found.change {
        Change::Results(round, boards) => {
            let [(board, turned)] = boards.as_slice() else {
                return None;
            };
            let was = turned.was.as_ref().and_then(|score| score.scored());
            of_board(t, tournament, (*round, *board), was)
        }
        Change::Presence(was, _) => {
            let [(who, before)] = was.as_slice() else {
                return None;
            };
            Some(of_player(t, tournament, *who, *before))
        }
        Change::Consent(..) => Some(last(t, found)),
        Change::Draft(..) if found.line.what.starts_with("draft.") => Some(last(t, found)),
        _ => None,
    }
}

/// What a board of the round under way will have again.
fn of_board(
    t: &Localizer,
    tournament: &Tournament,
    (round, board): (RoundNo, BoardNo),
    was: Option<Scored>,
) -> Option<String> {
    let round = Round::posted(tournament, round).filter(|round| !round.is_closed)?;
    let (pairing, _) = round.at(board)?;
    let told = match was {
        None => t.msg("undo-no-result"),
        Some(was) => {
            let players = Player::pair(tournament, pairing, Names::Full);
            let (first, second) = (players.first.name, players.second.name);
            format!("{first} {} {second}", short_result(t, was.result))
        }
    };
    let values = [("board", board.0.into()), ("told", told.into())];
    Some(t.msg_with("undo-board", &values))
}

fn of_player(t: &Localizer, tournament: &Tournament, who: EntrantId, was: Presence) -> String {
    let player = Player::of(tournament, who, Names::Full).name;
    let presence = t.msg(&format!("presence-{}", players::presence_code(was)));
    let values = [("players", player.into()), ("presence", presence.into())];
    t.msg_with("undo-presence", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_back_is_offered_for_a_while_only() {
        let now = DateTime::from_timestamp_millis(1_700_000_000_000).unwrap();
        let done = |told: &str| done_at(&format!("show=open&done={told}"), now);
        assert_eq!(done("1700000000000"), Some(now));
        for never in ["1699999399999", "1700000000001", "", "x", "-1"] {
            assert_eq!(done(never), None, "{never}");
        }
        assert_eq!(done_at("said=done", now), None);
    }
}
