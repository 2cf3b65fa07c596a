//! Who stands where, and why.

mod category;
mod field;
mod school;

pub use category::{Category, Within, within};
pub use school::{SchoolRow, schools};

use super::pairing::levels;
use super::sheet::{EntrantSheet, Outcome, Score, Sheets, Through};
use super::team_sheet::TeamSheets;
use super::tiebreak::{Detail, Edition, Figure, Ledger, Tiebreak, Value};
use super::{ByEntrant, ByHand, EntrantId, Points, Presence, RoundNo, Scoring, Tournament};
use field::{Field, Placed};

/// The standings of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The last round that is counted; 0 before the first.
    pub after: RoundNo,
    /// Whether games are still being played, or to be played.
    pub provisional: bool,
    /// The entrants in their order; those who share a place by start number.
    pub rows: Vec<Row>,
}

/// One entrant in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The place, from 1.
    pub rank: u16,
    /// Whether the place is shared, as nothing separates the two.
    pub shared: bool,
    /// Who.
    pub entrant: EntrantId,
    /// All points, without byes that are worth an average.
    pub points: Points,
    /// All points.
    pub score: Value,
    /// Games played.
    pub played: u16,
    /// Games played and won.
    pub won: u16,
    /// Games played and drawn.
    pub drawn: u16,
    /// Games played and lost.
    pub lost: u16,
    /// Rounds that brought points without a game: byes and forfeits.
    pub byes: u16,
    /// The tie-breaks, in the order in which they count.
    pub figures: Vec<Figure>,
    /// Which of the orders set by hand decided the place, if one did.
    pub by_hand: Option<usize>,
}

/// What places are derived from.
pub struct Source<'a> {
    /// Everybody's rounds.
    pub sheets: &'a Sheets,
    /// What a result is worth.
    pub scoring: Scoring,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// The edition of the tie-break rules.
    pub edition: Edition,
    /// What separates equal points.
    pub tiebreaks: &'a [Tiebreak],
    /// Orders set by hand.
    pub by_hand: &'a [ByHand],
    /// Who is in the list.
    pub listed: Vec<Listed>,
    /// Of teams: what they have beside the points in `sheets`, which are the primary ones.
    pub teams: Option<&'a TeamSheets>,
}

/// One who is in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Who.
    pub id: EntrantId,
    /// The start number.
    pub number: u16,
    /// The rating, where one is known.
    pub rating: Option<u16>,
    /// How far the entrant came, where that goes before points; more is better.
    pub level: u16,
}

impl Standings {
    /// The row of an entrant.
    pub fn row(&self, entrant: EntrantId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entrant == entrant)
    }
}

/// The standings after a closed round; the figures without their working.
pub fn of(tournament: &Tournament, after: RoundNo) -> Standings {
    after_round(tournament, after, Detail::Values)
}

/// The standings after all closed rounds, with the results so far of the round
/// that is being played; the figures without their working.
pub fn live(tournament: &Tournament) -> Standings {
    now(tournament, Detail::Values)
}

/// The standings after a round, or as they are now, with the working of each figure.
pub fn explained(tournament: &Tournament, after: Option<RoundNo>) -> Standings {
    match after {
        Some(round) => after_round(tournament, round, Detail::Working),
        None => now(tournament, Detail::Working),
    }
}

fn after_round(tournament: &Tournament, after: RoundNo, detail: Detail) -> Standings {
    let after = after.min(RoundNo(tournament.closed.len() as u16));
    let mut counted = tournament
        .closed
        .iter()
        .filter(|round| round.number <= after);
    let is_provisional = counted.any(|round| !round.postponed.is_empty());
    Standings {
        after,
        provisional: is_provisional,
        rows: derive(tournament, Through::Round(after), detail),
    }
}

fn now(tournament: &Tournament, detail: Detail) -> Standings {
    match tournament.posted() {
        Some(posted) => Standings {
            after: posted.number,
            provisional: true,
            rows: derive(tournament, Through::Live, detail),
        },
        None => after_round(tournament, RoundNo(u16::MAX), detail),
    }
}

fn derive(tournament: &Tournament, through: Through, detail: Detail) -> Vec<Row> {
    let sheets = Sheets::of(tournament, through);
    let options = &tournament.options;
    let levels = levels(tournament, through);
    let counts = |id| {
        let mut lines = sheets.lines(id).iter();
        lines.any(|line| line.outcome != Outcome::Out)
    };
    let listed = tournament
        .entrants
        .iter()
        // Who went home before playing is no longer in the list.
        .filter(|one| one.presence != Presence::WentHome || counts(one.id))
        .map(|one| Listed {
            id: one.id,
            number: one.number,
            rating: one.about.rating,
            level: levels.get(&one.id).copied().unwrap_or_default(),
        });
    let source = Source {
        sheets: &sheets,
        scoring: options.scoring,
        round_robin: options.system.is_round_robin(),
        edition: options.ranking.edition,
        tiebreaks: &options.player_tiebreaks(),
        by_hand: &options.ranking.by_hand,
        listed: listed.collect(),
        teams: None,
    };
    ranked(&source, detail)
}

/// Everybody who is listed, in order of their places.
pub fn ranked(source: &Source<'_>, detail: Detail) -> Vec<Row> {
    let about: ByEntrant<_> = source
        .listed
        .iter()
        .map(|one| (one.id, (one.number, one.rating)))
        .collect();
    let about = |id| about.get(&id).copied().unwrap_or_default();
    let (round_robin, edition) = (source.round_robin, source.edition);
    let ledger = match source.teams {
        Some(teams) => Ledger::of_teams(teams, round_robin, edition, about),
        None => Ledger::of(source.sheets, source.scoring, round_robin, edition, about),
    };
    let mut field = Field::by_score(&source.listed, source.tiebreaks.len(), &ledger);
    for tiebreak in source.tiebreaks {
        field.part_by(&ledger, *tiebreak, detail);
    }
    field.part_by_hand(source.by_hand);
    let places = field.places();
    let rows = places.filter_map(|(rank, shared, placed)| row(source.sheets, placed, rank, shared));
    rows.collect()
}

fn row(sheets: &Sheets, placed: Placed, rank: u16, shared: bool) -> Option<Row> {
    let sheet = sheets.get(placed.entrant)?;
    let count = |score| {
        let lines = sheet.lines.iter();
        let those = lines.filter(|line| line.outcome.score() == Some(score));
        those.count() as u16
    };
    let (won, drawn, lost) = (count(Score::Win), count(Score::Draw), count(Score::Loss));
    Some(Row {
        rank,
        shared,
        entrant: placed.entrant,
        points: sheet.points(),
        score: placed.score,
        played: won + drawn + lost,
        won,
        drawn,
        lost,
        byes: byes(sheet),
        figures: placed.figures,
        by_hand: placed.by_hand,
    })
}

/// Rounds that brought points without a game.
fn byes(sheet: &EntrantSheet) -> u16 {
    let gained = |outcome| matches!(outcome, Outcome::Bye(_) | Outcome::Forfeit { .. });
    sheet
        .lines
        .iter()
        .filter(|line| gained(line.outcome) && line.points > Points::default())
        .count() as u16
}
