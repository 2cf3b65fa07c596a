//! Who stands where, and why.

use super::sheet::{Outcome, Score, Sheet, Sheets, Through};
use super::tiebreak::{Figure, Ledger, Tiebreak, direct_encounter};
use super::{EntrantId, Points, Presence, RoundNo, Tournament};
use std::cmp::Reverse;

/// The standings of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The last round that is counted; 0 before the first.
    pub after: RoundNo,
    /// Whether games of that round are still being played.
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
    /// All points.
    pub points: Points,
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
}

impl Standings {
    /// The row of an entrant.
    pub fn row(&self, entrant: EntrantId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entrant == entrant)
    }
}

/// The standings after a closed round.
pub fn of(tournament: &Tournament, after: RoundNo) -> Standings {
    let after = after.min(RoundNo(tournament.closed.len() as u16));
    derive(tournament, Through::Round(after), after, false)
}

/// The standings after all closed rounds, with the results so far of the round
/// that is being played.
pub fn live(tournament: &Tournament) -> Standings {
    match tournament.posted() {
        Some(posted) => derive(tournament, Through::Live, posted.number, true),
        None => of(tournament, RoundNo(u16::MAX)),
    }
}

fn derive(
    tournament: &Tournament,
    through: Through,
    after: RoundNo,
    provisional: bool,
) -> Standings {
    let sheets = Sheets::of(tournament, through);
    let options = &tournament.options;
    let ledger = Ledger::of(&sheets, options.scoring, options.system.is_round_robin());
    let places = places(&ledger, by_points(tournament, &sheets), &options.tiebreaks);
    let mut rows = Vec::new();
    for place in places {
        let rank = rows.len() as u16 + 1;
        let shared = place.len() > 1;
        rows.extend(
            place
                .into_iter()
                .filter_map(|placed| row(&sheets, placed, rank, shared)),
        );
    }
    Standings {
        after,
        provisional,
        rows,
    }
}

/// An entrant on the way to his place, with the figures that led there.
struct Placed {
    entrant: EntrantId,
    figures: Vec<Figure>,
}

/// Entrants in groups of equal points, within a group by start number.
fn by_points(tournament: &Tournament, sheets: &Sheets) -> Vec<Vec<Placed>> {
    let counts = |id| {
        sheets
            .lines(id)
            .iter()
            .any(|line| line.outcome != Outcome::Out)
    };
    // Who went home before playing is no longer in the list.
    let in_list = |presence: Presence, id| presence != Presence::WentHome || counts(id);
    let mut all = tournament
        .entrants
        .iter()
        .filter(|one| in_list(one.presence, one.id))
        .collect::<Vec<_>>();
    all.sort_by_key(|one| (Reverse(sheets.points(one.id)), one.number));
    let equal = all.chunk_by(|one, other| sheets.points(one.id) == sheets.points(other.id));
    let placed = |group: &[&super::Entrant]| {
        group
            .iter()
            .map(|one| Placed {
                entrant: one.id,
                figures: Vec::new(),
            })
            .collect::<Vec<_>>()
    };
    equal.map(placed).collect()
}

/// The groups, split by one tie-break after the other.
fn places(
    ledger: &Ledger,
    mut groups: Vec<Vec<Placed>>,
    tiebreaks: &[Tiebreak],
) -> Vec<Vec<Placed>> {
    for tiebreak in tiebreaks {
        groups = groups
            .into_iter()
            .flat_map(|group| split(ledger, group, *tiebreak))
            .collect();
    }
    groups
}

fn split(ledger: &Ledger, mut group: Vec<Placed>, tiebreak: Tiebreak) -> Vec<Vec<Placed>> {
    let tied = group
        .iter()
        .map(|placed| placed.entrant)
        .collect::<Vec<_>>();
    for placed in &mut group {
        placed
            .figures
            .push(tiebreak.figure(ledger, placed.entrant, &tied));
    }
    if tiebreak == Tiebreak::DirectEncounter {
        return rearrange(group, direct_encounter::order(ledger, &tied));
    }
    let value = |placed: &Placed| placed.figures.last().and_then(|figure| figure.value);
    group.sort_by_key(|placed| Reverse(value(placed)));
    let mut parts: Vec<Vec<Placed>> = Vec::new();
    for placed in group {
        match parts.last_mut() {
            Some(part) if part.first().and_then(value) == value(&placed) => part.push(placed),
            _ => parts.push(vec![placed]),
        }
    }
    parts
}

fn rearrange(mut group: Vec<Placed>, order: Vec<Vec<EntrantId>>) -> Vec<Vec<Placed>> {
    let mut take = |part: Vec<EntrantId>| {
        group
            .extract_if(.., |placed| part.contains(&placed.entrant))
            .collect()
    };
    order.into_iter().map(&mut take).collect()
}

fn row(sheets: &Sheets, placed: Placed, rank: u16, shared: bool) -> Option<Row> {
    let sheet = sheets.get(placed.entrant)?;
    let count = |score| {
        sheet
            .lines
            .iter()
            .filter(|line| line.outcome.score() == Some(score))
            .count() as u16
    };
    let (won, drawn, lost) = (count(Score::Win), count(Score::Draw), count(Score::Loss));
    Some(Row {
        rank,
        shared,
        entrant: placed.entrant,
        points: sheet.points(),
        played: won + drawn + lost,
        won,
        drawn,
        lost,
        byes: byes(sheet),
        figures: placed.figures,
    })
}

/// Rounds that brought points without a game.
fn byes(sheet: &Sheet) -> u16 {
    let gained = |outcome| matches!(outcome, Outcome::Bye(_) | Outcome::Forfeit { .. });
    sheet
        .lines
        .iter()
        .filter(|line| gained(line.outcome) && line.points > Points::default())
        .count() as u16
}
