//! What the organiser holds back from everybody who has no role in the event.

use super::crosstable::Through;
use super::{ClosedRound, Options, PostedRound, RoundNo, Stage, Tiebreak, Tournament};
use serde::{Deserialize, Serialize};

/// Results, standings and tie-breaks that outsiders do not see until the organiser releases them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Held {
    /// The last round whose pairings outsiders see; `None` for all that are posted.
    pub pairings: Option<RoundNo>,
    /// The last round of which outsiders see results and games; `None` for all.
    pub results: Option<RoundNo>,
    /// The last round that counts in the standings of outsiders; `None` for the present ones.
    pub standings: Option<RoundNo>,
    /// The tie-breaks whose values outsiders do not see. Places still follow from them.
    pub tiebreaks: Vec<Tiebreak>,
    /// The last place that lists of standings show to outsiders; `None` for all places. The page of a player has the
    /// own place anyway.
    pub top: Option<u16>,
}

impl Held {
    /// Whether anything is held back.
    pub fn is_any(&self) -> bool {
        *self != Held::default()
    }

    /// The last round of which outsiders see results and games.
    pub fn last_result(&self) -> Option<RoundNo> {
        [self.pairings, self.results].into_iter().flatten().min()
    }

    /// The last round that counts in the standings of outsiders.
    pub fn last_counted(&self) -> Option<RoundNo> {
        self.last_result().into_iter().chain(self.standings).min()
    }

    /// Whether the pairings of a round are held back.
    pub fn holds_pairings(&self, round: RoundNo) -> bool {
        self.pairings.is_some_and(|last| round > last)
    }

    /// Whether the results and games of a round are held back.
    pub fn holds_results(&self, round: RoundNo) -> bool {
        self.last_result().is_some_and(|last| round > last)
    }
}

impl Tournament {
    /// Whether the lists of standings of those who see this tournament have a place; `None` is the place of a player
    /// without a game.
    pub fn lists_place(&self, place: Option<u16>) -> bool {
        let top = self.options.outside.top;
        top.is_none_or(|top| place.is_some_and(|place| place <= top))
    }

    /// Takes away what is held back from outsiders. Whether a round whose results are held is still
    /// being played or over is not seen either.
    pub fn hold_back(&mut self) {
        let held = std::mem::take(&mut self.options.held);
        self.options.outside = held.clone();
        if let Some(Stage::Posted(posted)) = &mut self.current {
            if held.holds_pairings(posted.number) {
                self.current = None;
            } else if held.holds_results(posted.number) {
                posted
                    .boards
                    .iter_mut()
                    .for_each(|(_, result)| *result = None);
            }
        }
        self.closed
            .retain(|round| !held.holds_pairings(round.number));
        if self.current.is_none() {
            let is_held = |round: &mut ClosedRound| held.holds_results(round.number);
            let last = self.closed.pop_if(is_held);
            self.current = last.map(|last| Stage::Posted(without_results(last)));
        }
        for round in &mut self.closed {
            if held.holds_results(round.number) {
                let boards = std::mem::take(&mut round.boards).into_iter();
                round.postponed.extend(boards.map(|(pairing, _)| pairing));
                round.postponed.sort_by_key(|pairing| pairing.board);
            }
        }
    }

    /// The part of what is asked for that may be counted.
    pub(super) fn counted(&self, through: Through) -> Through {
        match (self.options.outside.last_counted(), through) {
            (Some(last), Through::Round(asked)) => Through::Round(asked.min(last)),
            (Some(last), Through::Live) => Through::Round(last),
            (None, asked) => asked,
        }
    }
}

impl Options {
    /// Whether outsiders do not see results and games of a round.
    pub fn holds_results(&self, round: RoundNo) -> bool {
        self.held.holds_results(round) || self.outside.holds_results(round)
    }

    /// The tie-breaks of players whose values may be shown.
    pub fn shown_tiebreaks(&self) -> Vec<Tiebreak> {
        let mut shown = self.player_tiebreaks();
        shown.retain(|one| !self.outside.tiebreaks.contains(one));
        shown
    }
}

fn without_results(round: ClosedRound) -> PostedRound {
    let mut posted = round.reopen();
    posted
        .boards
        .iter_mut()
        .for_each(|(_, result)| *result = None);
    posted
}
