//! Ranks entrants by points, then tie-breaks, then an order set by hand.

use super::tied_groups::{Placed, RankingEntrant, TiedGroups};
use crate::tournament::crosstable::{
    Crosstable, CrosstableRow, Line, RoundOutcome, Score, Through,
};
use crate::tournament::team_crosstable::TeamCrosstables;
use crate::tournament::tiebreak::{Detail, Edition, Figure, Ledger, Tiebreak, Value};
use crate::tournament::{
    ByEntrant, ByHand, EntrantId, Points, Presence, RoundNo, Scoring, StageReached, Tournament,
};
use std::collections::HashMap;

/// One entrant in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The place, from 1.
    pub rank: u16,
    /// Whether the place is shared because nothing separates the entrants.
    pub shared: bool,
    /// Whether the entrant has a place at all. Whoever has played no game, and won no tie of a knockout by forfeit,
    /// has none and is listed last.
    pub is_placed: bool,
    /// The entrant.
    pub entrant: EntrantId,
    /// The points without byes that are worth an average.
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
    /// The index of the order set by hand that decided the place, if one did.
    pub by_hand: Option<usize>,
}

/// The data that places are derived from.
pub struct RankingInput<'a> {
    /// The rounds of all entrants.
    pub crosstable: &'a Crosstable,
    /// The points for results.
    pub scoring: Scoring,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// The edition of the tie-break rules.
    pub edition: Edition,
    /// The tie-breaks, in order.
    pub tiebreaks: &'a [Tiebreak],
    /// Orders set by hand.
    pub by_hand: &'a [ByHand],
    /// The entrants to rank.
    pub listed: Vec<RankingEntrant>,
    /// For teams: both kinds of points; `crosstable` has the primary points.
    pub teams: Option<&'a TeamCrosstables>,
}

/// The rows after all closed rounds, without finals, as within a group.
pub(in crate::tournament) fn by_points(tournament: &Tournament) -> Vec<Row> {
    let closed = Through::Round(RoundNo(u16::MAX));
    rows(tournament, closed, &HashMap::new(), Detail::Values)
}

/// The rows of a tournament. `levels` are the stages reached in its finals, if it has any; they
/// are an argument because finals are seeded by the rows of the groups.
pub(super) fn rows(
    tournament: &Tournament,
    through: Through,
    levels: &HashMap<EntrantId, StageReached>,
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
        // Entrants who left before playing are not listed.
        .filter(|one| one.presence != Presence::WentHome || counts(one.id))
        .map(|one| RankingEntrant {
            id: one.id,
            number: one.number,
            rating: one.about.rating,
            reached: levels.get(&one.id).copied().unwrap_or_default(),
        });
    let source = RankingInput {
        crosstable: &crosstable,
        scoring: options.counted_scoring(),
        round_robin: options.system.is_round_robin(),
        edition: options.ranking.edition,
        tiebreaks: &options.player_tiebreaks(),
        by_hand: &options.ranking.by_hand,
        listed: listed.collect(),
        teams: None,
    };
    let is_over = match through {
        Through::Round(after) => {
            options.rounds > 0 && after.0.min(tournament.closed.len() as u16) >= options.rounds
        }
        Through::Live => false,
    };
    let takes_part = |id| {
        let mut lines = crosstable.lines(id).iter();
        lines.any(|line| matches!(line.outcome, RoundOutcome::Playing { .. }))
            || levels.get(&id).is_some_and(|level| level.is_of_finals())
                && is_in_by_absences(crosstable.lines(id))
    };
    without_idle_places(ranked(&source, detail), takes_part, is_over)
}

/// Whether an entrant who has played no game was or is in a knockout because opponents were missing: an opponent did
/// not come, or the last round was no lost forfeit.
fn is_in_by_absences(lines: &[Line]) -> bool {
    let forfeits = |line: &Line| match line.outcome {
        RoundOutcome::Forfeit { won, .. } => Some(won),
        _ => None,
    };
    let mut counted = lines
        .iter()
        .filter(|line| line.outcome != RoundOutcome::Out);
    lines.iter().any(|line| forfeits(line) == Some(true))
        || counted
            .next_back()
            .is_some_and(|last| forfeits(last).is_none())
}

/// Takes the places from entrants who have played no game, and lists them last: whoever never came wins nothing
/// before a child who lost all games. During the event whoever has points from a bye keeps the place.
fn without_idle_places(
    rows: Vec<Row>,
    takes_part: impl Fn(EntrantId) -> bool,
    is_over: bool,
) -> Vec<Row> {
    if rows.iter().all(|row| row.played == 0) {
        return rows;
    }
    let is_idle = |row: &Row| {
        row.played == 0 && (is_over || row.score == Value::default()) && !takes_part(row.entrant)
    };
    let (idle, mut placed): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(is_idle);
    let mut rank = 1;
    for tied in placed.chunk_by_mut(|one, other| one.rank == other.rank) {
        let count = tied.len() as u16;
        for row in tied {
            (row.rank, row.shared) = (rank, count > 1);
        }
        rank += count;
    }
    let is_shared = idle.len() > 1;
    placed.extend(idle.into_iter().map(|row| Row {
        rank,
        shared: is_shared,
        is_placed: false,
        ..row
    }));
    placed
}

/// The rows of all listed entrants, in order of their places.
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
    let mut groups = TiedGroups::by_score(&source.listed, source.tiebreaks.len(), &ledger);
    for tiebreak in source.tiebreaks {
        groups.split_by(&ledger, *tiebreak, detail);
    }
    groups.split_by_hand(source.by_hand);
    groups
        .places()
        .filter_map(|(rank, shared, placed)| row(source.crosstable, placed, rank, shared))
        .collect()
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
        is_placed: true,
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
