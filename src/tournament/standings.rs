//! Who stands where, and why.

mod category;
mod school;

pub use category::{Category, Within, within};
pub use school::{SchoolRow, schools};

use super::pairing::levels;
use super::sheet::{Outcome, Score, Sheet, Sheets, Through};
use super::tiebreak::{Detail, Edition, Figure, Kind, Ledger, Tiebreak, Value, direct_encounter};
use super::{ByHand, EntrantId, Points, Presence, RoundNo, Scoring, Tournament};
use std::cmp::Reverse;
use std::collections::HashMap;

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

/// The standings after a closed round.
pub fn of(tournament: &Tournament, after: RoundNo) -> Standings {
    let after = after.min(RoundNo(tournament.closed.len() as u16));
    let mut counted = tournament
        .closed
        .iter()
        .filter(|round| round.number <= after);
    let is_provisional = counted.any(|round| !round.postponed.is_empty());
    derive(tournament, Through::Round(after), after, is_provisional)
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
        tiebreaks: &options.tiebreaks,
        by_hand: &options.ranking.by_hand,
        listed: listed.collect(),
    };
    Standings {
        after,
        provisional,
        rows: ranked(&source, Detail::Working),
    }
}

/// Everybody who is listed, in order of their places.
pub fn ranked(source: &Source<'_>, detail: Detail) -> Vec<Row> {
    let about: HashMap<_, _> = source
        .listed
        .iter()
        .map(|one| (one.id, (one.number, one.rating)))
        .collect();
    let ledger = Ledger::of(
        source.sheets,
        source.scoring,
        source.round_robin,
        source.edition,
        |id| about.get(&id).copied().unwrap_or_default(),
    );
    let mut groups = by_score(source, &ledger);
    let mut scratch = Vec::new();
    for tiebreak in source.tiebreaks {
        let split = |group| split(&ledger, group, *tiebreak, detail, &mut scratch);
        groups = groups.into_iter().flat_map(split).collect();
    }
    let groups = groups
        .into_iter()
        .flat_map(|group| by_hand(source.by_hand, group));
    let mut rows = Vec::with_capacity(source.listed.len());
    for group in groups {
        let rank = rows.len() as u16 + 1;
        let shared = group.len() > 1;
        let placed = group.into_iter();
        rows.extend(placed.filter_map(|placed| row(source.sheets, placed, rank, shared)));
    }
    rows
}

/// An entrant on the way to his place, with the figures that led there.
struct Placed {
    entrant: EntrantId,
    number: u16,
    who: usize,
    level: u16,
    score: Value,
    figures: Vec<Figure>,
    by_hand: Option<usize>,
}

/// Entrants in groups of equal points, within a group by start number. Where
/// there are finals, how far somebody came goes before points.
fn by_score(source: &Source<'_>, ledger: &Ledger<'_>) -> Vec<Vec<Placed>> {
    let placed = source.listed.iter().filter_map(|one| {
        let who = ledger.place(one.id)?;
        Some(Placed {
            entrant: one.id,
            number: one.number,
            who,
            level: one.level,
            score: ledger.score(who),
            figures: Vec::with_capacity(source.tiebreaks.len()),
            by_hand: None,
        })
    });
    let mut all = placed.collect::<Vec<_>>();
    let stands = |one: &Placed| (one.level, one.score);
    all.sort_by_key(|one| (Reverse(stands(one)), one.number));
    parted(all, stands)
}

/// A sorted list, parted where the key changes.
fn parted<K: PartialEq>(sorted: Vec<Placed>, key: impl Fn(&Placed) -> K) -> Vec<Vec<Placed>> {
    let mut parts: Vec<Vec<Placed>> = Vec::new();
    for placed in sorted {
        match parts.last_mut() {
            Some(part) if part.first().map(&key) == Some(key(&placed)) => part.push(placed),
            _ => parts.push(vec![placed]),
        }
    }
    parts
}

/// A group, split by one tie-break.
fn split(
    ledger: &Ledger<'_>,
    mut group: Vec<Placed>,
    tiebreak: Tiebreak,
    detail: Detail,
    scratch: &mut Vec<super::tiebreak::Contribution>,
) -> Vec<Vec<Placed>> {
    let mut tied = group.iter().map(|placed| placed.who).collect::<Vec<_>>();
    tied.sort_unstable();
    for placed in &mut group {
        let figure = tiebreak.figure(ledger, placed.who, &tied, detail, scratch);
        placed.figures.push(figure);
    }
    if group.len() == 1 {
        return vec![group];
    }
    if tiebreak.kind() == Kind::DirectEncounter {
        return rearrange(group, direct_encounter::order(ledger, tiebreak, &tied));
    }
    let value = |placed: &Placed| placed.figures.last().and_then(|figure| figure.value);
    group.sort_by_key(|placed| tiebreak.order(value(placed)));
    parted(group, value)
}

/// A group in the order of its direct encounters; who stays tied, by number.
fn rearrange(group: Vec<Placed>, order: Vec<Vec<usize>>) -> Vec<Vec<Placed>> {
    let parts = (0..).zip(&order);
    let part_of: HashMap<usize, usize> = parts
        .flat_map(|(at, part)| part.iter().map(move |who| (*who, at)))
        .collect();
    let part = |placed: &Placed| part_of.get(&placed.who).copied();
    let mut group = group;
    group.sort_by_key(part);
    parted(group, part)
}

/// Those whom nothing has separated, in the order set by hand if there is one
/// for them.
fn by_hand(orders: &[ByHand], group: Vec<Placed>) -> Vec<Vec<Placed>> {
    let place = |order: &ByHand, number| order.order.iter().position(|one| *one == number);
    let named = |order: &&ByHand| {
        let named = group
            .iter()
            .filter(|one| place(order, one.number).is_some());
        named.count() > 1
    };
    let found = orders.iter().rposition(|order| named(&order));
    let Some((at, order)) = found.and_then(|at| Some((at, orders.get(at)?))) else {
        return vec![group];
    };
    let key = |placed: &Placed| place(order, placed.number).unwrap_or(usize::MAX);
    let mut group = group;
    for placed in &mut group {
        placed.by_hand = Some(at).filter(|_| place(order, placed.number).is_some());
    }
    group.sort_by_key(key);
    parted(group, key)
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
fn byes(sheet: &Sheet) -> u16 {
    let gained = |outcome| matches!(outcome, Outcome::Bye(_) | Outcome::Forfeit { .. });
    sheet
        .lines
        .iter()
        .filter(|line| gained(line.outcome) && line.points > Points::default())
        .count() as u16
}
