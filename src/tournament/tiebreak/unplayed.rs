use crate::tournament::sheet::{Line, Outcome, Sheets};
use crate::tournament::{ByeKind, EntrantId, Points, Scoring};
use std::collections::HashMap;

/// The results, with what rounds without a game count for whom (C.07:16).
pub(in crate::tournament) struct Ledger<'a> {
    pub(in crate::tournament) sheets: &'a Sheets,
    pub(in crate::tournament) scoring: Scoring,
    pub(in crate::tournament) round_robin: bool,
    adjusted: HashMap<EntrantId, Points>,
}

/// Against whom a round counts in Buchholz and its kin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rival {
    /// An opponent, with his adjusted points.
    Opponent(Points),
    /// A dummy, with so many points.
    Dummy(Points),
}

impl<'a> Ledger<'a> {
    pub(in crate::tournament) fn of(
        sheets: &'a Sheets,
        scoring: Scoring,
        round_robin: bool,
    ) -> Ledger<'a> {
        let points = |lines: &[Line]| match round_robin {
            // C.07:15.2 in a round robin unplayed games count as they were scored.
            true => lines.last().map(|line| line.total).unwrap_or_default(),
            false => adjusted(lines, scoring.draw),
        };
        let adjusted = sheets
            .iter()
            .map(|sheet| (sheet.entrant, points(&sheet.lines)))
            .collect();
        Ledger {
            sheets,
            scoring,
            round_robin,
            adjusted,
        }
    }

    /// Whom a round counts against, and for how many points.
    pub(super) fn rival(&self, entrant: EntrantId, line: &Line) -> Option<Rival> {
        match line.outcome {
            Outcome::Playing { .. } => None,
            Outcome::Played { opponent, .. } => Some(Rival::Opponent(self.adjusted(opponent))),
            Outcome::Forfeit { opponent, .. } if self.round_robin => {
                Some(Rival::Opponent(self.adjusted(opponent)))
            }
            Outcome::Bye(_) | Outcome::Out if self.round_robin => None,
            // C.07:16.4.1 no more than the opponent one was to meet.
            Outcome::Forfeit { opponent, .. } => Some(self.dummy(entrant, self.adjusted(opponent))),
            // C.07:16.4.2 no more than a draw in each round.
            Outcome::Bye(_) | Outcome::Out => Some(self.dummy(entrant, self.all_drawn(entrant))),
        }
    }

    fn dummy(&self, entrant: EntrantId, cap: Points) -> Rival {
        Rival::Dummy(self.sheets.points(entrant).min(cap))
    }

    fn all_drawn(&self, entrant: EntrantId) -> Points {
        self.sheets
            .lines(entrant)
            .iter()
            .map(|_| self.scoring.draw)
            .sum()
    }

    fn adjusted(&self, entrant: EntrantId) -> Points {
        self.adjusted.get(&entrant).copied().unwrap_or_default()
    }
}

/// What an entrant's points count for his opponents (C.07:16.3): as awarded,
/// but byes he asked for at the end, with no round to follow that he was there
/// for, count as draws (C.07:16.2.5).
fn adjusted(lines: &[Line], draw: Points) -> Points {
    let there = lines
        .iter()
        .rposition(|line| !is_voluntary(line.outcome))
        .map_or(0, |last| last + 1);
    let points = |(at, line): (usize, &Line)| {
        if at >= there && is_bye(line.outcome) {
            draw
        } else {
            line.points
        }
    };
    lines.iter().enumerate().map(points).sum()
}

/// C.07:16.1.2 a round not played by one's own doing.
fn is_voluntary(outcome: Outcome) -> bool {
    is_bye(outcome) || matches!(outcome, Outcome::Forfeit { won: false, .. })
}

/// C.07:16.1.1 who has gone home, or has not come yet, is like one who asked for a bye.
fn is_bye(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Bye(ByeKind::Half | ByeKind::Absent) | Outcome::Out
    )
}
