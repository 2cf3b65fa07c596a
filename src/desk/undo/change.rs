//! Changes as values, and their JSON in a line of the history.

use super::{BeforeAfter, DraftParts, SettingsDiff, UndoBlocked};
use crate::desk::check_in::CheckInState;
use crate::desk::history::{Action, number_after};
use crate::desk::projector::Screen;
use crate::desk::round_time::RoundTime;
use crate::desk::schedule::Schedule;
use crate::rules::BySide;
use crate::store::{Audit, Consent, InvitationId};
use crate::tournament::{
    BoardNo, Entrant, EntrantId, PairingResult, Presence, RoundNo, Scored, TournamentId,
};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The code of a result and the captured pieces, as stored in the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score(String, Option<(u8, u8)>);

/// A board of a round, and its result before and after.
type Board = (BoardNo, BeforeAfter<Option<Score>>);

/// Entrants with their start numbers.
pub(in crate::desk) type StartNumbers = Vec<(EntrantId, u16)>;

/// An entrant with the event from which and that to which they moved.
pub type Moved = (EntrantId, TournamentId, TournamentId);

/// An answer about showing a name: who recorded it, when (ms since 1970), and whether it is a
/// refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsentRecord(String, i64, bool);

/// A step of a round as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundStep {
    /// It was posted.
    Posted,
    /// It became a draft again.
    Unposted,
    /// It was closed, perhaps with postponed games.
    Closed,
    /// It was reopened.
    Reopened,
}

/// The change of a line of the history. It contains no name of a child.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Settings of the event.
    Settings(SettingsDiff),
    /// The schedule of the rounds.
    Schedule(BeforeAfter<Schedule>),
    /// The contents of the projector.
    Screen(Box<BeforeAfter<Screen>>),
    /// The length of rounds, and the timer of one.
    RoundTime(BeforeAfter<RoundTime>),
    /// The number of days for which names are kept.
    Keeping(BeforeAfter<Option<u16>>),
    /// Entrants were added.
    Came(EnteredEntrants),
    /// Entrants were removed; their data is kept under this number.
    Left(u64),
    /// Entrants were moved from an event to another of the same people: ids of entrants and of both events.
    Moved(Vec<Moved>),
    /// The data of an entrant was corrected; both states are kept under this number.
    Corrected(EntrantId, u64),
    /// Schools of entrants; both states are kept under this number.
    Schools(u64),
    /// The start numbers of entrants, of those whose number changed.
    Order(BeforeAfter<StartNumbers>),
    /// The presence of entrants: each one's before, and that of all after.
    Presence(Vec<(EntrantId, Presence)>, Presence),
    /// Check-in was opened, closed or is not used; with the entrants without a mark, whose presence followed.
    CheckIn(BeforeAfter<CheckInState>, Vec<EntrantId>),
    /// The answer to whether the whole name of an entrant may be shown.
    Consent(EntrantId, BeforeAfter<Option<ConsentRecord>>),
    /// The rounds before a late entry for which an entrant has half a point.
    Earlier(EntrantId, BeforeAfter<Vec<RoundNo>>),
    /// Pairs and byes of a draft.
    Draft(RoundNo, BeforeAfter<DraftParts>),
    /// Results of boards of a round.
    Results(RoundNo, Vec<Board>),
    /// A round as a whole.
    #[serde(skip)]
    Round(RoundNo, RoundStep),
    /// The event was declared finished (true) or reopened.
    #[serde(skip)]
    Finished(bool),
    /// An invitation link was created.
    #[serde(skip)]
    Invited(InvitationId),
}

/// The entrants of an import or entry, with the start numbers that they got. Start numbers alone
/// would not do: before the first round the number of a removed entrant is given to the next one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EnteredEntrants(pub Vec<(EntrantId, u16)>);

impl EnteredEntrants {
    /// Whether an entrant is among them.
    pub fn has(&self, entrant: &Entrant) -> bool {
        self.0.iter().any(|(id, _)| *id == entrant.id)
    }
}

/// The range of start numbers that were given, and to which entrants.
#[derive(Serialize, Deserialize)]
struct Numbers {
    first: u16,
    last: u16,
    ids: Vec<EntrantId>,
}

/// The part of a line's detail that undo needs.
#[derive(Deserialize)]
struct Detail {
    turned: Change,
}

impl Change {
    /// The change of a line; `None` for a line without one.
    ///
    /// # Errors
    /// The reason why an action of this kind is never undone from the history.
    pub(super) fn of(line: &Audit) -> Result<Option<Change>, UndoBlocked> {
        use Action as A;
        let Some(action) = Action::from_code(&line.what) else {
            return Ok(None);
        };
        let round = |step| {
            let number = number_after(&line.subject, "round")?;
            Some(Change::Round(RoundNo(number.try_into().ok()?), step))
        };
        Ok(match action {
            A::EventFinished => Some(Change::Finished(true)),
            A::EventReopened => Some(Change::Finished(false)),
            A::HelperInvited
            | A::DeputyInvited
            | A::SchoolInvited
            | A::TabletInvited
            | A::ProgramInvited => {
                let number = number_after(&line.subject, "invitation");
                let number = number.ok_or(UndoBlocked::Rights)?;
                Some(Change::Invited(InvitationId(number)))
            }
            A::EntrantsEntered => Change::came(line),
            A::RoundPosted => round(RoundStep::Posted),
            A::RoundUnposted => round(RoundStep::Unposted),
            A::RoundClosed | A::RoundPostponed => round(RoundStep::Closed),
            A::RoundReopened => round(RoundStep::Reopened),
            A::CallAnswered | A::AppealDecided | A::RecordsImported => Err(UndoBlocked::InARecord)?,
            A::ChildErased | A::NamesErased | A::NamesErasedInTime => Err(UndoBlocked::NamesGone)?,
            A::EventHandedOver
            | A::DeputyAccepted
            | A::HelperAccepted
            | A::SchoolAccepted
            | A::TabletAccepted
            | A::ProgramAccepted
            | A::InvitationRevoked
            | A::PersonSentAway
            | A::PersonErased => Err(UndoBlocked::Rights)?,
            // Every other action that can be undone writes its change into the detail.
            _ => {
                let detail = serde_json::from_str::<Detail>(&line.detail).ok();
                let change = detail.map(|detail| detail.turned);
                change.filter(|change| !change.is_empty())
            }
        })
    }

    /// The entrants that were added, from the detail of the line.
    fn came(line: &Audit) -> Option<Change> {
        let given: Numbers = serde_json::from_str(&line.detail).ok()?;
        let numbers = given.first..=given.last;
        let entrants = given.ids.into_iter().zip(numbers).collect();
        Some(Change::Came(EnteredEntrants(entrants)))
    }

    /// Whether the states before and after are equal.
    fn is_empty(&self) -> bool {
        match self {
            Change::Settings(decided) => decided.is_empty(),
            Change::Schedule(turned) => turned.was == turned.now,
            Change::Screen(turned) => turned.was == turned.now,
            Change::RoundTime(turned) => turned.was == turned.now,
            Change::Keeping(turned) => turned.was == turned.now,
            Change::CheckIn(turned, _) => turned.was == turned.now,
            Change::Order(turned) => turned.was == turned.now,
            Change::Earlier(_, turned) => turned.was == turned.now,
            Change::Presence(was, now) => was.iter().all(|(_, before)| before == now),
            Change::Results(_, boards) => boards.iter().all(|(_, result)| result.was == result.now),
            _ => false,
        }
    }

    /// The detail of its line.
    pub(in crate::desk) fn detail(&self) -> String {
        json!({ "turned": self }).to_string()
    }

    /// The detail of the line of one board, with the code of its new result.
    pub(in crate::desk) fn of_board(
        round: RoundNo,
        board: BoardNo,
        was: Option<Scored>,
        now: Option<Scored>,
    ) -> String {
        let code = now.map_or("", |scored| scored.result.code());
        let result = BeforeAfter {
            was: was.map(Score::of),
            now: now.map(Score::of),
        };
        let change = Change::Results(round, vec![(board, result)]);
        json!({ "result": code, "turned": change }).to_string()
    }

    /// The detail of the line about new entrants, in the order of their start numbers.
    /// `consents`: number of names that may be shown in full.
    pub(in crate::desk) fn entered(entered: &[Entrant], consents: usize) -> String {
        let Some((first, last)) = entered.first().zip(entered.last()) else {
            return json!({}).to_string();
        };
        let (first, last) = (first.number, last.number);
        let ids: Vec<EntrantId> = entered.iter().map(|one| one.id).collect();
        match consents {
            0 => json!({"first": first, "last": last, "ids": ids}),
            given => json!({"first": first, "last": last, "consents": given, "ids": ids}),
        }
        .to_string()
    }
}

/// Boards with their results before and after, for [`Change::Results`].
pub(in crate::desk) fn boards_of(
    turned: &[(BoardNo, Option<Scored>, Option<Scored>)],
) -> Vec<Board> {
    let board = |(board, was, now): &(BoardNo, Option<Scored>, Option<Scored>)| {
        let (was, now) = (was.map(Score::of), now.map(Score::of));
        (*board, BeforeAfter { was, now })
    };
    turned.iter().map(board).collect()
}

impl Score {
    pub(super) fn of(scored: Scored) -> Score {
        let shot = scored.shot.map(|shot| (shot.first, shot.second));
        Score(scored.result.code().to_owned(), shot)
    }

    /// The result; `None` for an unknown code.
    pub fn scored(&self) -> Option<Scored> {
        let shot = self.1.map(|(first, second)| BySide { first, second });
        Some(Scored {
            result: PairingResult::from_code(&self.0)?,
            shot,
        })
    }
}

impl ConsentRecord {
    pub(in crate::desk) fn of(consent: &Consent) -> ConsentRecord {
        ConsentRecord(consent.by.clone(), consent.at_ms, !consent.is_given)
    }

    /// Whether the name may be shown in full.
    pub fn is_given(&self) -> bool {
        !self.2
    }

    pub(super) fn consent(self) -> Consent {
        Consent {
            is_given: !self.2,
            by: self.0,
            at_ms: self.1,
        }
    }
}
