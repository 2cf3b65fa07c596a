//! The personal data of one child, which the child, its parents or its school may request.

use super::erasure::Names;
use super::events::Event;
use super::history::HistoryFilter;
use super::penalty_cards::ShownCard;
use super::rights::Actor;
use super::undo::EntrantData;
use super::{Desk, Fault};
use crate::referee::{ERASED, TextKind};
use crate::rules::Side;
use crate::store::{Consent, RegistrationRow};
use crate::tournament::{
    BoardNo, ByeKind, Entrant, EntrantId, EntrantName, Pairing, RoundNo, Scored, Tournament,
};
use chrono::{DateTime, Utc};

/// The data and games of a child.
#[derive(Clone, Debug)]
pub struct ChildData {
    /// Its entry on the list.
    pub entrant: Entrant,
    /// The answer to whether its whole name may be shown; `None` where nobody was asked.
    pub consent: Option<Consent>,
    /// Its games.
    pub games: Vec<Played>,
}

/// A game of a child.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// Its side.
    pub side: Side,
    /// The start number of the opponent, whose name is not disclosed.
    pub opponent: u16,
    /// The code of the result, if there is one.
    pub result: Option<&'static str>,
}

/// Everything else that is stored about a child. Names of other children are masked.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// Its penalty cards, including withdrawn ones.
    pub cards: Vec<ShownCard>,
    /// Texts in the records of its games.
    pub reasons: Vec<Reason>,
    /// Agreed byes.
    pub sits_out: Vec<(RoundNo, ByeKind)>,
    /// The start numbers of players from whom it is kept apart.
    pub kept_apart: Vec<u16>,
    /// Its fixed board.
    pub seat: Option<BoardNo>,
    /// Its names before corrections, as they are kept for taking a correction back.
    pub former_names: Vec<EntrantName>,
    /// The lines of the history about it or its boards: time, action and reason.
    pub history: Vec<(DateTime<Utc>, String, Option<String>)>,
    /// The entry from which it became a player.
    pub entry: Option<RegistrationRow>,
    /// Its lines of the report file that the event was made of.
    pub report: Vec<String>,
}

/// A text in the record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The time of its entry.
    pub at: DateTime<Utc>,
    /// The text.
    pub text: String,
}

impl Desk {
    /// The data and games of a child.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn child(&self, organiser: &Actor, entrant: EntrantId) -> Result<ChildData, Fault> {
        let tournament = self.tournament(organiser.event())?;
        let id = organiser.id();
        let consent = self.store.read(move |db| db.consent(id, entrant))?;
        let found = tournament.entrant(entrant).cloned();
        Ok(ChildData {
            entrant: found.ok_or(Fault::NotFound)?,
            consent,
            games: games(&tournament, entrant),
        })
    }

    /// Everything else that is stored about a child.
    pub fn written_about(&self, organiser: &Actor, entrant: EntrantId) -> Result<Written, Fault> {
        let event = organiser.event();
        let tournament = self.tournament(event)?;
        let others = Others::of(&tournament, entrant);
        let mut cards = self.cards(event)?;
        cards.retain(|card| card.player == entrant);
        for card in &mut cards {
            card.taken_back = card.taken_back.take().map(|why| others.masked(&why));
        }
        let reasons = self.reasons(event, &tournament, entrant)?;
        let filter = HistoryFilter {
            player: Some(entrant),
            ..HistoryFilter::default()
        };
        let lines = self.history_of(organiser, filter, None, usize::MAX)?;
        let line = |line: crate::store::AuditLine| {
            let at = DateTime::from_timestamp_millis(line.audit.at_ms).unwrap_or_default();
            let why = line.audit.why.map(|why| others.masked(&why));
            (at, line.audit.what, why)
        };
        let id = organiser.id();
        let (former, mut entries, mut report) = self.store.read(move |db| {
            let former = db.erasable_words_of(id, entrant)?;
            Ok((former, db.registrations(id)?, db.report_lines(id)?))
        })?;
        report.retain(|line| line.entrant == Some(entrant));
        entries.retain(|entry| entry.entrant_id == Some(entrant.0));
        let mut former_names = EntrantData::former_names(&former);
        former_names.dedup();
        Ok(Written {
            cards,
            reasons,
            former_names,
            history: lines.into_iter().map(line).collect(),
            entry: entries.pop(),
            report: report
                .iter()
                .map(|line| line.text.trim_end().to_owned())
                .collect(),
            ..constraints(&tournament, entrant)
        })
    }

    /// Texts in the records of its games.
    fn reasons(
        &self,
        event: &Event,
        tournament: &Tournament,
        entrant: EntrantId,
    ) -> Result<Vec<Reason>, Fault> {
        let others = Others::of(tournament, entrant);
        let mut reasons = Vec::new();
        for played in games(tournament, entrant) {
            let (round, board) = (RoundNo(played.round), BoardNo(played.board));
            let board_context = self.board_context(&event.key, round, board)?;
            for mut entry in self.recorded_game(&board_context)?.entries {
                let at = entry.at;
                let typed = entry.texts_mut().into_iter();
                let typed = typed.filter(|(kind, _)| *kind == TextKind::Words);
                reasons.extend(typed.map(|(_, text)| Reason {
                    round,
                    board,
                    at,
                    text: others.masked(text),
                }));
            }
        }
        Ok(reasons)
    }
}

/// The pairing constraints of a child.
fn constraints(tournament: &Tournament, entrant: EntrantId) -> Written {
    let terms = &tournament.options.terms;
    let other = |one: EntrantId, other: EntrantId| match entrant {
        id if id == one => Some(other),
        id if id == other => Some(one),
        _ => None,
    };
    let apart = terms.kept_apart.iter();
    let apart = apart.filter_map(|pair| tournament.entrant(other(pair.one, pair.other)?));
    let sits_out = terms.sits_out.iter().filter(|one| one.entrant == entrant);
    let mut seats = terms.seats.iter();
    Written {
        sits_out: sits_out.map(|one| (one.round, one.kind)).collect(),
        kept_apart: apart.map(|other| other.number).collect(),
        seat: seats
            .find(|seat| seat.entrant == entrant)
            .map(|seat| seat.board),
        ..Written::default()
    }
}

/// The names of all children except one.
struct Others(Names);

impl Others {
    fn of(tournament: &Tournament, but: EntrantId) -> Others {
        let others = tournament.entrants.iter().filter(|one| one.id != but);
        let names: Vec<EntrantName> = others.map(|one| one.name.clone()).collect();
        Others(Names::of(&names))
    }

    fn masked(&self, text: &str) -> String {
        self.0.masked(text, ERASED)
    }
}

fn games(tournament: &Tournament, entrant: EntrantId) -> Vec<Played> {
    let closed = tournament.closed.iter();
    let closed = closed.map(|round| (round.number, round.all_boards()));
    let posted = tournament.posted().into_iter();
    let posted = posted.map(|round| (round.number, round.boards.clone()));
    let played = |(round, boards): (RoundNo, Vec<(Pairing, Option<Scored>)>)| {
        boards.into_iter().filter_map(move |(pairing, scored)| {
            let (side, other) = match entrant {
                id if id == pairing.first => (Side::First, pairing.second),
                id if id == pairing.second => (Side::Second, pairing.first),
                _ => return None,
            };
            Some(Played {
                round: round.0,
                board: pairing.board.0,
                side,
                opponent: tournament.entrant(other)?.number,
                result: scored.map(|scored| scored.result.code()),
            })
        })
    };
    closed.chain(posted).flat_map(played).collect()
}
