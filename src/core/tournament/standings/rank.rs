//! The places of everybody in a list: points, then tie-breaks, then an order set by hand.

use super::field::{Field, Placed, RankingEntrant};
use crate::tournament::crosstable::{Crosstable, CrosstableRow, RoundOutcome, Score, Through};
use crate::tournament::team_crosstable::TeamCrosstables;
use crate::tournament::tiebreak::{Detail, Edition, Figure, Ledger, Tiebreak, Value};
use crate::tournament::{
    ByEntrant, ByHand, EntrantId, Points, Presence, RoundNo, Scoring, Tournament,
};
use std::collections::HashMap;

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
pub struct RankingInput<'a> {
    /// Everybody's rounds.
    pub crosstable: &'a Crosstable,
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
    pub listed: Vec<RankingEntrant>,
    /// Of teams: what they have beside the points in `sheets`, which are the primary ones.
    pub teams: Option<&'a TeamCrosstables>,
}

/// The rows after all closed rounds, where nobody plays finals: as within a group.
pub(in crate::tournament) fn by_points(tournament: &Tournament) -> Vec<Row> {
    let closed = Through::Round(RoundNo(u16::MAX));
    rows(tournament, closed, &HashMap::new(), Detail::Values)
}

/// The rows of a tournament. `levels` says how far everybody came in its finals, if it has
/// any: finals are seeded by the rows of the groups, so these cannot ask for them here.
pub(super) fn rows(
    tournament: &Tournament,
    through: Through,
    levels: &HashMap<EntrantId, u16>,
    detail: Detail,
) -> Vec<Row> {
    let crosstable = Crosstable::of(tournament, through);
    let options = &tournament.options;
    let counts = |id| {
        let mut lines = crosstable.lines(id).iter();
        lines.any(|line| line.outcome != RoundOutcome::Out)
    };
    let listed = tournament
        .entrants
        .iter()
        // Who went home before playing is no longer in the list.
        .filter(|one| one.presence != Presence::WentHome || counts(one.id))
        .map(|one| RankingEntrant {
            id: one.id,
            number: one.number,
            rating: one.about.rating,
            level: levels.get(&one.id).copied().unwrap_or_default(),
        });
    let source = RankingInput {
        crosstable: &crosstable,
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
pub fn ranked(source: &RankingInput<'_>, detail: Detail) -> Vec<Row> {
    let about: ByEntrant<_> = source
        .listed
        .iter()
        .map(|one| (one.id, (one.number, one.rating)))
        .collect();
    let about = |id| about.get(&id).copied().unwrap_or_default();
    let (round_robin, edition) = (source.round_robin, source.edition);
    let ledger = match source.teams {
        Some(teams) => Ledger::of_teams(teams, round_robin, edition, about),
        None => Ledger::of(
            source.crosstable,
            source.scoring,
            round_robin,
            edition,
            about,
        ),
    };
    let mut field = Field::by_score(&source.listed, source.tiebreaks.len(), &ledger);
    for tiebreak in source.tiebreaks {
        field.part_by(&ledger, *tiebreak, detail);
    }
    field.part_by_hand(source.by_hand);
    let places = field.places();
    let rows =
        places.filter_map(|(rank, shared, placed)| row(source.crosstable, placed, rank, shared));
    rows.collect()
}

fn row(crosstable: &Crosstable, placed: Placed, rank: u16, shared: bool) -> Option<Row> {
    let row = crosstable.get(placed.entrant)?;
    let count = |score| {
        let lines = row.lines.iter();
        let those = lines.filter(|line| line.outcome.score() == Some(score));
        those.count() as u16
    };
    let (won, drawn, lost) = (count(Score::Win), count(Score::Draw), count(Score::Loss));
    Some(Row {
        rank,
        shared,
        entrant: placed.entrant,
        points: row.points(),
        score: placed.score,
        played: won + drawn + lost,
        won,
        drawn,
        lost,
        byes: byes(row),
        figures: placed.figures,
        by_hand: placed.by_hand,
    })
}

/// Rounds that brought points without a game.
fn byes(row: &CrosstableRow) -> u16 {
    let gained = |outcome| matches!(outcome, RoundOutcome::Bye(_) | RoundOutcome::Forfeit { .. });
    row.lines
        .iter()
        .filter(|line| gained(line.outcome) && line.points > Points::default())
        .count() as u16
}
