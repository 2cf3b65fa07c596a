//! The crosstable: the outcome and points of each entrant in each round, derived from the results.

use super::point_adjustment::{adjusted, by_entrant};
pub use super::result::Score;
use super::start_groups::start_points;
use super::{
    ByEntrant, Bye, ByeKind, EntrantId, Pairing, PairingResult, Points, PostedRound, RoundNo,
    Scored, Scoring, System, Tournament,
};
use crate::rules::{BySide, Side};

/// The last round that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Through {
    /// Closed rounds up to this one.
    Round(RoundNo),
    /// All closed rounds, and the results so far of the round being played.
    Live,
}

impl Through {
    /// The last closed round that is counted.
    pub(super) fn last(self) -> RoundNo {
        match self {
            Through::Round(last) => last,
            Through::Live => RoundNo(u16::MAX),
        }
    }
}

/// The rows of all entrants, sorted by identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crosstable(Vec<CrosstableRow>);

/// The rounds of an entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrosstableRow {
    /// The entrant.
    pub entrant: EntrantId,
    /// The rounds in order.
    pub lines: Vec<Line>,
    /// Points before the first round, from a McMahon start group.
    pub start: Points,
}

/// A round of an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The round.
    pub round: RoundNo,
    /// The outcome.
    pub outcome: RoundOutcome,
    /// The points for the outcome.
    pub points: Points,
    /// Half points that the organiser gave with this round, or took away; the total never falls below 0.
    pub adjusted: i16,
    /// All points up to and including this round.
    pub total: Points,
}

impl Line {
    /// A round after another total.
    pub fn after(
        before: Points,
        round: RoundNo,
        outcome: RoundOutcome,
        points: Points,
        adjustments: &[(RoundNo, i16)],
    ) -> Line {
        let with_this = adjustments.iter().filter(|(at, _)| *at == round);
        let halves = with_this.map(|(_, halves)| i32::from(*halves)).sum();
        let total = adjusted(before + points, halves);
        let counted = i32::from(total.in_halves()) - i32::from((before + points).in_halves());
        Line {
            round,
            outcome,
            points,
            adjusted: i16::try_from(counted).unwrap_or_default(),
            total,
        }
    }
}

/// The outcome of a round for an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundOutcome {
    /// A game was played, or awarded by the umpire.
    Played {
        /// The opponent.
        opponent: EntrantId,
        /// The side of the entrant.
        side: Side,
        /// The result for the entrant.
        score: Score,
        /// Cows shot and cows lost, or the discs of the entrant and of the opponent, if counted.
        cows: Option<(u8, u8)>,
    },
    /// The game was not played because a player was missing.
    Forfeit {
        /// The scheduled opponent.
        opponent: EntrantId,
        /// The scheduled side of the entrant.
        side: Side,
        /// Whether the entrant was present.
        won: bool,
    },
    /// The game has no result yet.
    Playing {
        /// The opponent.
        opponent: EntrantId,
        /// The side of the entrant.
        side: Side,
    },
    /// No opponent.
    Bye(ByeKind),
    /// Not in the round: not entered yet, or gone home.
    Out,
}

impl RoundOutcome {
    /// The opponent, met or not.
    pub fn opponent(self) -> Option<EntrantId> {
        match self {
            RoundOutcome::Played { opponent, .. }
            | RoundOutcome::Forfeit { opponent, .. }
            | RoundOutcome::Playing { opponent, .. } => Some(opponent),
            RoundOutcome::Bye(_) | RoundOutcome::Out => None,
        }
    }

    /// The opponent, if the two have met or are playing.
    pub fn met(self) -> Option<EntrantId> {
        match self {
            RoundOutcome::Played { opponent, .. } | RoundOutcome::Playing { opponent, .. } => {
                Some(opponent)
            }
            // C.04.2:3.5 a forfeit is no meeting.
            RoundOutcome::Forfeit { .. } | RoundOutcome::Bye(_) | RoundOutcome::Out => None,
        }
    }

    /// The side of the entrant, if a game was played or is being played.
    pub fn side(self) -> Option<Side> {
        match self {
            RoundOutcome::Played { side, .. } | RoundOutcome::Playing { side, .. } => Some(side),
            // C.04.2:3.4 an unplayed game has no first move.
            RoundOutcome::Forfeit { .. } | RoundOutcome::Bye(_) | RoundOutcome::Out => None,
        }
    }

    /// The scheduled side of the entrant, whether or not a game was played.
    pub fn scheduled_side(self) -> Option<Side> {
        match self {
            RoundOutcome::Forfeit { side, .. } => Some(side),
            other => other.side(),
        }
    }

    /// The result of a played game.
    pub fn score(self) -> Option<Score> {
        match self {
            RoundOutcome::Played { score, .. } => Some(score),
            _ => None,
        }
    }

    /// The points for the outcome.
    pub fn points(self, scoring: &Scoring) -> Points {
        match self {
            RoundOutcome::Played {
                score: Score::Win, ..
            }
            | RoundOutcome::Forfeit { won: true, .. }
            | RoundOutcome::Bye(ByeKind::Full) => scoring.win,
            RoundOutcome::Played {
                score: Score::Draw, ..
            }
            | RoundOutcome::Bye(ByeKind::Half) => scoring.draw,
            RoundOutcome::Played {
                score: Score::Loss, ..
            } => scoring.loss,
            // Only the standings know the average.
            RoundOutcome::Bye(ByeKind::Allocated) if scoring.average_bye => Points::default(),
            RoundOutcome::Bye(ByeKind::Allocated) => scoring.bye,
            // An absent player gets nothing, even where a loss at the board is worth points.
            RoundOutcome::Forfeit { won: false, .. }
            | RoundOutcome::Bye(ByeKind::Absent)
            | RoundOutcome::Playing { .. }
            | RoundOutcome::Out => Points::default(),
        }
    }
}

impl CrosstableRow {
    /// All points.
    pub fn points(&self) -> Points {
        self.lines.last().map_or(self.start, |line| line.total)
    }
}

impl Tournament {
    /// The rounds through `through` that have been posted, with the results so far.
    pub(in crate::tournament) fn posted_rounds(&self, through: Through) -> Vec<PostedRound> {
        let through = self.counted(through);
        let closed = self.closed.iter();
        let closed = closed.filter(|round| round.number <= through.last());
        let posted = self.posted().filter(|_| through == Through::Live);
        let reopened = closed.map(|round| round.clone().reopen());
        reopened.chain(posted.cloned()).collect()
    }
}

impl Crosstable {
    /// The crosstable of a tournament. A game without a result counts 0 points.
    pub fn of(tournament: &Tournament, through: Through) -> Crosstable {
        Crosstable::with(tournament, through, Points::default())
    }

    /// The crosstable by which a round is paired: a postponed game counts as a draw.
    pub fn before(tournament: &Tournament, round: RoundNo) -> Crosstable {
        let last = Through::Round(RoundNo(round.0.saturating_sub(1)));
        Crosstable::with(tournament, last, tournament.options.scoring.draw)
    }

    fn with(tournament: &Tournament, through: Through, unplayed: Points) -> Crosstable {
        let through = tournament.counted(through);
        let start = start_points(tournament);
        let rounds = tournament.closed.len() + 1;
        let none = |one: &super::Entrant| (one.id, Vec::with_capacity(rounds));
        let mut crosstable = Crosstable::from_lines(tournament.entrants.iter().map(none));
        for row in &mut crosstable.0 {
            row.start = start.get(&row.entrant).copied().unwrap_or_default();
        }
        let scoring = tournament.options.counted_scoring();
        let worth = |outcome: RoundOutcome| match outcome {
            RoundOutcome::Playing { .. } => unplayed,
            known => known.points(&scoring),
        };
        // In a team event they are those of teams, which are the entrants of a tournament of their own.
        let adjustments = match tournament.options.system {
            System::Teams(_) => &[][..],
            _ => &tournament.options.adjustments,
        };
        let adjustments = by_entrant(adjustments, &tournament.entrants);
        let closed = tournament.closed.iter();
        for round in closed.filter(|round| round.number <= through.last()) {
            let boards = round.boards.iter();
            let boards = boards.map(|(pairing, scored)| (pairing, Some(scored)));
            let postponed = round.postponed.iter().map(|pairing| (pairing, None));
            let outcomes = outcomes(boards.chain(postponed), &round.byes);
            crosstable.add(round.number, outcomes, worth, &adjustments);
        }
        if let (Through::Live, Some(round)) = (through, tournament.posted()) {
            let boards = round.boards.iter();
            let boards = boards.map(|(pairing, scored)| (pairing, scored.as_ref()));
            let outcomes = outcomes(boards, &round.byes);
            crosstable.add(round.number, outcomes, worth, &adjustments);
        }
        crosstable
    }

    /// A crosstable of rows computed elsewhere.
    pub fn from_lines(lines: impl IntoIterator<Item = (EntrantId, Vec<Line>)>) -> Crosstable {
        let mut rows: Vec<CrosstableRow> = lines
            .into_iter()
            .map(|(entrant, lines)| CrosstableRow {
                entrant,
                lines,
                start: Points::default(),
            })
            .collect();
        rows.sort_by_key(|row| row.entrant);
        Crosstable(rows)
    }

    /// The row of an entrant.
    pub fn get(&self, entrant: EntrantId) -> Option<&CrosstableRow> {
        let found = self.0.binary_search_by_key(&entrant, |row| row.entrant);
        found.ok().and_then(|place| self.0.get(place))
    }

    /// The rounds of an entrant; empty if the entrant is unknown.
    pub fn lines(&self, entrant: EntrantId) -> &[Line] {
        self.get(entrant).map_or(&[], |row| &row.lines)
    }

    /// The points of an entrant; 0 if the entrant is unknown.
    pub fn points(&self, entrant: EntrantId) -> Points {
        self.get(entrant)
            .map(CrosstableRow::points)
            .unwrap_or_default()
    }

    /// The sides of an entrant in games played or being played, the oldest first.
    pub fn sides(&self, entrant: EntrantId) -> Vec<Side> {
        let lines = self.lines(entrant).iter();
        lines.filter_map(|line| line.outcome.side()).collect()
    }

    /// The rounds in which two entrants met.
    pub fn meetings(&self, one: EntrantId, other: EntrantId) -> Vec<RoundNo> {
        let lines = self.lines(one).iter();
        let met = lines.filter(|line| line.outcome.met() == Some(other));
        met.map(|line| line.round).collect()
    }

    /// All rows.
    pub fn iter(&self) -> impl Iterator<Item = &CrosstableRow> {
        self.0.iter()
    }

    fn add(
        &mut self,
        round: RoundNo,
        outcomes: ByEntrant<RoundOutcome>,
        worth: impl Fn(RoundOutcome) -> Points,
        adjustments: &ByEntrant<Vec<(RoundNo, i16)>>,
    ) {
        for row in &mut self.0 {
            let outcome = outcomes
                .get(&row.entrant)
                .copied()
                .unwrap_or(RoundOutcome::Out);
            let points = worth(outcome);
            let own = adjustments.get(&row.entrant).map_or(&[][..], Vec::as_slice);
            let line = Line::after(row.points(), round, outcome, points, own);
            row.lines.push(line);
        }
    }
}

fn outcomes<'a>(
    boards: impl Iterator<Item = (&'a Pairing, Option<&'a Scored>)>,
    byes: &[Bye],
) -> ByEntrant<RoundOutcome> {
    let mut outcomes: ByEntrant<_> = byes
        .iter()
        .map(|bye| (bye.entrant, RoundOutcome::Bye(bye.kind)))
        .collect();
    for (pairing, scored) in boards {
        let who = BySide {
            first: pairing.first,
            second: pairing.second,
        };
        for side in Side::BOTH {
            outcomes.insert(who[side], outcome_of(side, who[!side], scored));
        }
    }
    outcomes
}

fn outcome_of(side: Side, opponent: EntrantId, scored: Option<&Scored>) -> RoundOutcome {
    let Some(scored) = scored else {
        return RoundOutcome::Playing { opponent, side };
    };
    let score = scored.result.score(side);
    let cows = scored.shot.map(|shot| (shot[side], shot[!side]));
    match scored.result {
        PairingResult::Won(_)
        | PairingResult::Drawn
        | PairingResult::Awarded(_)
        | PairingResult::HalfPoint(_)
        | PairingResult::BothLost => RoundOutcome::Played {
            opponent,
            side,
            score,
            cows,
        },
        PairingResult::Forfeit(_) | PairingResult::DoubleForfeit => RoundOutcome::Forfeit {
            opponent,
            side,
            won: score == Score::Win,
        },
    }
}
