//! A change as a value, and its form in a line of the history.

use super::{DraftParts, SettingsDiff, UndoBlocked};
use crate::desk::history::{Action, number_after};
use crate::desk::round_time::RoundTime;
use crate::desk::schedule::Schedule;
use crate::desk::screen::Screen;
use crate::rules::BySide;
use crate::store::{Audit, Consent, InvitationId};
use crate::tournament::{BoardNo, Entrant, EntrantId, PairingResult, Presence, RoundNo, Scored};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Something before and after a change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeAfter<T> {
    /// What it was.
    pub was: T,
    /// What it was made.
    pub now: T,
}

/// A result with the men counted, as it stands in the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score(String, Option<(u8, u8)>);

/// A board of a round, and its result before and after.
type Board = (BoardNo, BeforeAfter<Option<Score>>);

/// What was answered about a name: who noted it, when, and whether it was a no. Lines from
/// before noes were kept have only the first two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsentRecord(String, i64, #[serde(default)] bool);

/// What happened to a round as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundStep {
    /// It was posted.
    Posted,
    /// It was taken down again.
    Unposted,
    /// It was closed, whether all its games had been played or not.
    Closed,
    /// It was opened again.
    Reopened,
}

/// The change that a line of the history is about. No name of a child is in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// What the organiser has decided about the event.
    Settings(SettingsDiff),
    /// When the rounds are.
    Schedule(BeforeAfter<Schedule>),
    /// What the projector shows.
    Screen(BeforeAfter<Screen>),
    /// How long rounds may take, and the timer of one.
    RoundTime(BeforeAfter<RoundTime>),
    /// How long names are kept.
    Keeping(BeforeAfter<Option<u16>>),
    /// Entrants came on the list.
    Came(EnteredEntrants),
    /// Entrants left the list; what was known of them is kept under a number.
    Left(u64),
    /// The words about an entrant; both are kept under a number.
    Corrected(EntrantId, u64),
    /// From which schools entrants come; both are kept under a number.
    Schools(u64),
    /// Where entrants were, and where they all are now.
    Presence(Vec<(EntrantId, Presence)>, Presence),
    /// Whether the whole name of an entrant may be shown: who noted it, and when.
    Consent(EntrantId, BeforeAfter<Option<ConsentRecord>>),
    /// Pairs and byes of a draft.
    Draft(RoundNo, BeforeAfter<DraftParts>),
    /// Results of boards of a round.
    Results(RoundNo, Vec<Board>),
    /// A round as a whole.
    #[serde(skip)]
    Round(RoundNo, RoundStep),
    /// The event was declared finished, or opened again.
    #[serde(skip)]
    Finished(bool),
    /// Somebody was invited by a link.
    #[serde(skip)]
    Invited(InvitationId),
}

/// Who came on the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EnteredEntrants {
    /// By start numbers, as in older lines.
    Numbers(Vec<u16>),
    /// By identities, and by the start numbers that they got. Before the first round
    /// the number of somebody who was struck is given again.
    Entrants(Vec<(EntrantId, u16)>),
}

impl EnteredEntrants {
    /// Whether an entrant is one of them.
    pub fn has(&self, entrant: &Entrant) -> bool {
        match self {
            EnteredEntrants::Numbers(numbers) => numbers.contains(&entrant.number),
            EnteredEntrants::Entrants(entrants) => entrants.iter().any(|(id, _)| *id == entrant.id),
        }
    }
}

/// Which start numbers were given, one after the other, and to whom; older lines have
/// the numbers only.
#[derive(Serialize, Deserialize)]
struct Numbers {
    first: u16,
    last: u16,
    #[serde(default)]
    ids: Vec<EntrantId>,
}

/// The detail of a line, as far as it is about undoing it.
#[derive(Deserialize)]
struct Detail {
    turned: Change,
}

impl Change {
    /// The change that a line is about; `None` where there is none that could be made the
    /// other way round.
    ///
    /// # Errors
    /// Why what the line is about is never undone from the history.
    #[expect(clippy::too_many_lines, reason = "a table: one row for each action")]
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
            A::HelperInvited | A::DeputyInvited => {
                let number = number_after(&line.subject, "invitation");
                let number = number.ok_or(UndoBlocked::Rights)?;
                Some(Change::Invited(InvitationId(number)))
            }
            A::EntrantsEntered => Change::came(line),
            A::RoundPosted => round(RoundStep::Posted),
            A::RoundUnposted => round(RoundStep::Unposted),
            A::RoundClosed | A::RoundPostponed => round(RoundStep::Closed),
            A::RoundReopened => round(RoundStep::Reopened),
            A::EventChanged
            | A::EventDelayed
            | A::EventScheduled
            | A::ScreenChosen
            | A::EventTimed
            | A::TimerStarted
            | A::TimerPaused
            | A::TimerWentOn
            | A::TimerExtended
            | A::TimerStopped
            | A::TimerPutBack
            | A::EntrantsTakenBack
            | A::EntrantsBroughtBack
            | A::EntrantCorrected
            | A::EntrantStruck
            | A::SchoolsRenamed
            | A::NotedExpected
            | A::NotedHere
            | A::NotedAbsent
            | A::NotedWentHome
            | A::ConsentGiven
            | A::ConsentRefused
            | A::ConsentWithdrawn
            | A::NamesKeptFor
            | A::ByeAgreed
            | A::KeptApart
            | A::OwnBoard
            | A::PairSettled
            | A::RoundDrafted
            | A::SidesSwapped
            | A::PlayersExchanged
            | A::PairSplit
            | A::PairJoined
            | A::PairMoved
            | A::ByeGiven
            | A::DraftPutBack
            | A::DraftDiscarded
            | A::ResultEntered
            | A::ResultCorrected
            | A::ResultsImported
            | A::ResultsTakenBack => {
                let detail = serde_json::from_str::<Detail>(&line.detail).ok();
                let change = detail.map(|detail| detail.turned);
                change.filter(|change| !change.is_empty())
            }
            A::CallAnswered | A::AppealDecided | A::RecordsImported | A::RecordsChainedAnew => {
                Err(UndoBlocked::InARecord)?
            }
            A::ChildErased | A::NamesErased | A::NamesErasedInTime => Err(UndoBlocked::NamesGone)?,
            A::EventHandedOver
            | A::DeputyAccepted
            | A::HelperAccepted
            | A::InvitationRevoked
            | A::PersonSentAway
            | A::PersonErased => Err(UndoBlocked::Rights)?,
            A::AccountCreated
            | A::AccountDeleted
            | A::AccountRecovered
            | A::PassphraseChanged
            | A::RecoveryCodeMade
            | A::RecoveryFailed
            | A::SignedIn
            | A::SignedOutElsewhere
            | A::SignInFailed
            | A::EventCreated
            | A::EventImported
            | A::EventJoined
            | A::EventDeleted
            | A::SchoolsDistinct
            | A::BoardRecorded
            | A::BoardTakenOver
            | A::TossEntered
            | A::RecordScanned
            | A::CodeRenewed
            | A::CardTakenBack
            | A::ResultReported => None,
        })
    }

    /// Those who were entered, by the detail of the line.
    fn came(line: &Audit) -> Option<Change> {
        let given: Numbers = serde_json::from_str(&line.detail).ok()?;
        let numbers = given.first..=given.last;
        Some(Change::Came(if given.ids.is_empty() {
            EnteredEntrants::Numbers(numbers.collect())
        } else {
            EnteredEntrants::Entrants(given.ids.into_iter().zip(numbers).collect())
        }))
    }

    /// Whether nothing is different after it.
    fn is_empty(&self) -> bool {
        match self {
            Change::Settings(decided) => decided.is_empty(),
            Change::Schedule(turned) => turned.was == turned.now,
            Change::Screen(turned) => turned.was == turned.now,
            Change::RoundTime(turned) => turned.was == turned.now,
            Change::Keeping(turned) => turned.was == turned.now,
            Change::Presence(was, now) => was.iter().all(|(_, before)| before == now),
            Change::Results(_, boards) => boards.iter().all(|(_, result)| result.was == result.now),
            _ => false,
        }
    }

    /// The particulars of its line.
    pub(in crate::desk) fn detail(&self) -> String {
        json!({ "turned": self }).to_string()
    }

    /// The particulars of the line of one board, which name its result besides.
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

    /// The particulars of the line about entrants who came in this order, and the number of
    /// consents among them.
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

/// Boards and their results before and after, as a change has them.
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

    /// The result; `None` if there is none of that code.
    pub fn scored(&self) -> Option<Scored> {
        let shot = self.1.map(|(first, second)| BySide { first, second });
        Some(Scored {
            result: PairingResult::from_code(&self.0)?,
            shot,
        })
    }
}

impl ConsentRecord {
    /// An answer, as a change has it.
    pub(in crate::desk) fn of(consent: &Consent) -> ConsentRecord {
        ConsentRecord(consent.by.clone(), consent.at_ms, !consent.is_given)
    }

    /// Whether it was a yes.
    pub fn is_given(&self) -> bool {
        !self.2
    }

    /// The answer.
    pub(super) fn consent(self) -> Consent {
        Consent {
            is_given: !self.2,
            by: self.0,
            at_ms: self.1,
        }
    }
}
