//! All results, indexed by the places of entrants, as the tie-breaks read them.

use super::unplayed::{adjusted, is_voluntary};
use super::{Contribution, ContributionReason, Edition, Tiebreak, Value};
use crate::tournament::crosstable::{Crosstable, CrosstableRow, Line, RoundOutcome};
use crate::tournament::team_crosstable::TeamCrosstables;
use crate::tournament::{ByEntrant, ByeKind, EntrantId, Scoring, TeamPoints};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// The crosstable with opponents as places, and the totals of each entrant.
pub(in crate::tournament) struct Ledger<'a> {
    pub(in crate::tournament) scoring: Scoring,
    pub(in crate::tournament) round_robin: bool,
    pub(in crate::tournament) edition: Edition,
    pub(super) entrants: Vec<LedgerEntrant>,
    pub(super) rounds: usize,
    places: ByEntrant<usize>,
    entrant_rounds: Vec<EntrantRound<'a>>,
    starts: Vec<usize>,
    averaged: RefCell<HashMap<Tiebreak, Rc<Vec<Option<Value>>>>>,
    pub(super) lots: OnceCell<Vec<usize>>,
    pub(super) teams: Option<Box<TeamLedger<'a>>>,
}

/// The data that only teams have.
pub(super) struct TeamLedger<'a> {
    /// The same rounds in secondary points.
    pub(super) secondary: Ledger<'a>,
    /// Both kinds of points, and the points at each board.
    pub(super) crosstables: &'a TeamCrosstables,
}

/// The totals of an entrant.
pub(super) struct LedgerEntrant {
    pub(super) id: EntrantId,
    pub(super) number: u16,
    pub(super) rating: Option<u16>,
    /// All points.
    pub(super) score: Value,
    /// All points but those that the organiser gave or took away.
    pub(super) won: Value,
    /// C.07:16.3 the points that count for the opponents.
    pub(super) adjusted: Value,
    /// C.07:8.3 both, as if the last round had been drawn.
    pub(super) fore_score: Value,
    pub(super) fore_adjusted: Value,
}

/// One round of one entrant.
pub(super) struct EntrantRound<'a> {
    pub(super) line: &'a Line,
    /// The place of the opponent, met or not.
    pub(super) against: Option<usize>,
    /// The points; for a bye worth the average, that average.
    pub(super) points: Value,
}

impl<'a> Ledger<'a> {
    /// `about` returns the start number and the rating of an entrant.
    pub(in crate::tournament) fn of(
        crosstable: &'a Crosstable,
        scoring: Scoring,
        round_robin: bool,
        edition: Edition,
        about: impl Fn(EntrantId) -> (u16, Option<u16>),
    ) -> Ledger<'a> {
        let places: ByEntrant<_> = crosstable
            .iter()
            .enumerate()
            .map(|(place, row)| (row.entrant, place))
            .collect();
        let mut ledger = Ledger {
            scoring,
            round_robin,
            edition,
            entrants: Vec::with_capacity(places.len()),
            rounds: crosstable
                .iter()
                .map(|row| row.lines.len())
                .max()
                .unwrap_or(0),
            entrant_rounds: Vec::with_capacity(crosstable.iter().map(|row| row.lines.len()).sum()),
            starts: vec![0],
            averaged: RefCell::default(),
            lots: OnceCell::new(),
            teams: None,
            places,
        };
        for row in crosstable.iter() {
            let (number, rating) = about(row.entrant);
            ledger.add(number, rating, row);
        }
        ledger
    }

    /// The ledger of teams in primary points, with the data that only teams have.
    pub(in crate::tournament) fn of_teams(
        crosstables: &'a TeamCrosstables,
        round_robin: bool,
        edition: Edition,
        about: impl Fn(EntrantId) -> (u16, Option<u16>),
    ) -> Ledger<'a> {
        let of = |points: TeamPoints| {
            let scoring = crosstables.scoring(points);
            Ledger::of(
                crosstables.of_kind(points),
                scoring,
                round_robin,
                edition,
                &about,
            )
        };
        let secondary = of(crosstables.primary().other());
        Ledger {
            teams: Some(Box::new(TeamLedger {
                secondary,
                crosstables,
            })),
            ..of(crosstables.primary())
        }
    }

    /// The ledger that counts points of a kind; players have only one kind.
    pub(super) fn counted(&self, points: Option<TeamPoints>) -> &Ledger<'a> {
        match (&self.teams, points) {
            (Some(teams), Some(points)) if points != teams.crosstables.primary() => {
                &teams.secondary
            }
            _ => self,
        }
    }

    fn add(&mut self, number: u16, rating: Option<u16>, row: &'a CrosstableRow) {
        let lines = row.lines.as_slice();
        let start = Value::from(row.start);
        let average = average(&self.scoring, lines);
        let from = self.entrant_rounds.len();
        let places = &self.places;
        self.entrant_rounds.extend(lines.iter().map(|line| {
            EntrantRound {
                line,
                against: line
                    .outcome
                    .opponent()
                    .and_then(|opponent| places.get(&opponent).copied()),
                points: match (line.outcome, average) {
                    (RoundOutcome::Bye(ByeKind::Allocated), Some(average)) => average,
                    _ => line.points.into(),
                },
            }
        }));
        self.starts.push(self.entrant_rounds.len());
        let rounds = self.entrant_rounds.get(from..).unwrap_or_default();
        let draw = self.scoring.draw.into();
        let last = |round: &EntrantRound<'_>| usize::from(round.line.round.0) == self.rounds;
        let points = rounds.iter().map(|round| round.points);
        let given = lines
            .iter()
            .map(|line| i64::from(line.adjusted))
            .sum::<i64>();
        let given = Value::quarters(2 * given);
        let won: Value = [start].into_iter().chain(points).sum();
        let fore = |round: &EntrantRound<'_>| match round.against {
            Some(_) if last(round) => draw,
            _ => round.points,
        };
        let is_fore = |round: &EntrantRound<'_>| round.against.is_some() && last(round);
        self.entrants.push(LedgerEntrant {
            id: row.entrant,
            number,
            rating,
            score: won + given,
            won,
            // C.07:15.2 in a round robin unplayed games count as scored.
            adjusted: if self.round_robin {
                won
            } else {
                [start, adjusted(rounds, draw, |_| false)].into_iter().sum()
            },
            fore_score: [start].into_iter().chain(rounds.iter().map(fore)).sum(),
            fore_adjusted: [start, adjusted(rounds, draw, is_fore)].into_iter().sum(),
        });
    }

    /// The place of an entrant.
    pub(in crate::tournament) fn place(&self, entrant: EntrantId) -> Option<usize> {
        self.places.get(&entrant).copied()
    }

    /// The points of an entrant.
    pub(in crate::tournament) fn score(&self, who: usize) -> Value {
        self.entrants
            .get(who)
            .map(|one| one.score)
            .unwrap_or_default()
    }

    /// The points of an entrant but those that the organiser gave or took away.
    pub(super) fn won(&self, who: usize) -> Value {
        self.entrants
            .get(who)
            .map(|one| one.won)
            .unwrap_or_default()
    }

    /// The rounds of an entrant.
    pub(super) fn rounds_of(&self, who: usize) -> &[EntrantRound<'a>] {
        let limits = self.starts.get(who).zip(self.starts.get(who + 1));
        limits
            .and_then(|(from, to)| self.entrant_rounds.get(*from..*to))
            .unwrap_or_default()
    }

    /// A contribution of a round.
    pub(super) fn part(
        &self,
        round: &EntrantRound<'_>,
        value: Value,
        reason: ContributionReason,
    ) -> Contribution {
        Contribution {
            round: Some(round.line.round),
            opponent: round.line.outcome.opponent(),
            value,
            reason,
            voluntary: is_voluntary(round.line.outcome),
            cut: false,
        }
    }

    /// The values of a tie-break for all entrants, computed once per tie-break.
    pub(super) fn of_all(&self, tiebreak: Tiebreak) -> Rc<Vec<Option<Value>>> {
        if let Some(known) = self.averaged.borrow().get(&tiebreak) {
            return Rc::clone(known);
        }
        let mut parts = Vec::new();
        let values = (0..self.entrants.len()).map(|who| {
            parts.clear();
            tiebreak.value(self, who, &[], &mut parts).0
        });
        let values = Rc::new(values.collect::<Vec<_>>());
        let mut known = self.averaged.borrow_mut();
        known.insert(tiebreak, Rc::clone(&values));
        values
    }
}

/// The value of a pairing-allocated bye that is worth the average of the entrant's other rounds.
fn average(scoring: &Scoring, lines: &[Line]) -> Option<Value> {
    let is_bye = |line: &&Line| line.outcome == RoundOutcome::Bye(ByeKind::Allocated);
    let others = lines.iter().filter(|line| !is_bye(line));
    let points: Value = others.clone().map(|line| Value::from(line.points)).sum();
    scoring
        .average_bye
        .then(|| points.divided(others.count() as i64))
}
