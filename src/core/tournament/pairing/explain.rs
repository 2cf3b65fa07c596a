//! Explains a round: the facts behind each pair and bye, from which pages form sentences.

mod bye;
mod float;

pub use bye::{ByeExplanation, ByeReason};
pub use float::Float;

use super::apart::is_same_school;
use super::boards::rank_key;
use super::finals::of_finals;
use super::{MovesFirst, TieNow, dutch, groups, knockout, monrad, round_robin, teams};
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Pairing, Points, RoundNo, System, Tournament,
};

/// The facts behind a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// For each board.
    pub pairs: Vec<PairExplanation>,
    /// For each bye.
    pub byes: Vec<ByeExplanation>,
}

/// The facts behind a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairExplanation {
    /// Where they sit.
    pub board: BoardNo,
    /// Who moves first.
    pub first: EntrantBefore,
    /// Who moves second.
    pub second: EntrantBefore,
    /// The rounds in which the two have met before.
    pub met_in: Vec<RoundNo>,
    /// Whether both are of one school.
    pub same_school: bool,
    /// What brings the two together.
    pub meets: PairedBy,
    /// Why the one moves first; nothing where teams sit down in their order.
    pub moves_first: Option<MovesFirst>,
}

impl PairExplanation {
    /// By how much the points of the two differ.
    pub fn apart(&self) -> Points {
        self.first.points.apart(self.second.points)
    }

    /// By how much the points of the two differ, where they do and points make the pairs.
    pub fn uneven(&self) -> Option<Points> {
        let is_uneven = self.is_by_points() && self.apart() > Points::default();
        is_uneven.then(|| self.apart())
    }

    fn is_by_points(&self) -> bool {
        matches!(self.meets, PairedBy::Standing | PairedBy::Settled)
    }
}

/// The pairs of a round that what was scored brings together, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overview {
    /// How many there are.
    pub pairs: usize,
    /// Of how many both have the same points.
    pub level: usize,
    /// The widest difference of points.
    pub widest: Points,
    /// How many have met before.
    pub met_before: usize,
    /// How many are of one school.
    pub same_school: usize,
}

impl Explanation {
    /// The pairs of a round together; nothing where points do not make the pairs.
    pub fn overview(&self) -> Option<Overview> {
        let by_points = self.pairs.iter().filter(|pair| pair.is_by_points());
        let pairs: Vec<&PairExplanation> = by_points.collect();
        let count = |is: fn(&PairExplanation) -> bool| pairs.iter().filter(|one| is(one)).count();
        Some(Overview {
            widest: pairs.iter().map(|pair| pair.apart()).max()?,
            pairs: pairs.len(),
            level: count(|pair| pair.apart() == Points::default()),
            met_before: count(|pair| !pair.met_in.is_empty()),
            same_school: count(|pair| pair.same_school),
        })
    }
}

/// How an entrant came to a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantBefore {
    /// Who.
    pub entrant: EntrantId,
    /// Points before the round.
    pub points: Points,
    /// The sides in the games played so far, the oldest first.
    pub sides: Vec<Side>,
    /// In which of the last two rounds the opponent had other points, the oldest first.
    pub floats: Vec<(RoundNo, Float)>,
}

/// What brings two together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairedBy {
    /// What they have scored.
    Standing,
    /// The organiser settled the pair before the round.
    Settled,
    /// The table of the round robin.
    Table,
    /// The table of their group.
    Group,
    /// A tie of the bracket.
    Tie(TieNow),
    /// A match of their teams.
    Teams,
    /// Nothing that the system has: somebody changed the pairs, or what they follow from.
    Changed,
}

/// The facts behind a draft, a posted or a closed round (see their `plan`). Why somebody
/// has a bye is found by pairing the round again.
pub fn explain(tournament: &Tournament, round: &DraftRound) -> Explanation {
    Explanation {
        pairs: explain_pairs(tournament, round),
        byes: bye::explain(tournament, round),
    }
}

/// The facts behind the pairs of a round only.
pub fn explain_pairs(tournament: &Tournament, round: &DraftRound) -> Vec<PairExplanation> {
    let crosstable = Crosstable::before(tournament, round.number);
    let reasons = reasons(tournament, &crosstable, round).into_iter();
    let pairs = round.pairings.iter().zip(reasons);
    let why = |(pairing, (meets, moves_first)): (&Pairing, PairReason)| PairExplanation {
        board: pairing.board,
        met_in: crosstable
            .get(pairing.first)
            .map(|row| row.meetings_with(pairing.second).collect())
            .unwrap_or_default(),
        same_school: is_same_school(tournament, pairing.first, pairing.second),
        meets,
        moves_first,
        first: past(&crosstable, pairing.first),
        second: past(&crosstable, pairing.second),
    };
    pairs.map(why).collect()
}

fn past(crosstable: &Crosstable, entrant: EntrantId) -> EntrantBefore {
    let sides = crosstable
        .get(entrant)
        .map(|row| row.sides().collect())
        .unwrap_or_default();
    EntrantBefore {
        entrant,
        points: crosstable.points(entrant),
        sides,
        floats: float::floats(crosstable, entrant),
    }
}

/// Why two meet, and why one of them moves first.
type PairReason = (PairedBy, Option<MovesFirst>);

/// What the system says to each pair of a round.
fn reasons(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<PairReason> {
    match tournament.options.system {
        System::Monrad | System::Swiss | System::McMahon(_) => {
            by_standing(tournament, crosstable, round)
        }
        System::RoundRobin | System::DoubleRoundRobin => {
            let table = round_robin::by_table(tournament, round.number);
            by_table(&table, round, PairedBy::Table)
        }
        System::Groups(how) if round.number.0 <= groups::rounds(tournament, how) => {
            let groups = groups::groups(tournament, how);
            let tables = groups.iter().flat_map(|group| {
                let is_on = group.tournament.entrants.len().next_multiple_of(2);
                let is_on = usize::from(round.number.0) < is_on;
                let table = is_on.then(|| round_robin::by_table(&group.tournament, round.number));
                table.unwrap_or_default()
            });
            by_table(&tables.collect::<Vec<_>>(), round, PairedBy::Group)
        }
        System::Knockout(_) | System::Groups(_) => by_bracket(tournament, crosstable, round),
        System::Teams(_) => by_teams(tournament, round),
    }
}

fn by_standing(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<PairReason> {
    let terms = &tournament.options.terms;
    let is_settled = |pairing: &Pairing| terms.is_settled(round.number, pairing);
    // Pairs that are settled are taken out before the others are paired.
    let mut others = round.clone();
    others.pairings.retain(|pairing| !is_settled(pairing));
    others.renumber(tournament);
    let firsts = if tournament.options.system.is_swiss() {
        dutch::moves_first(tournament, &others)
    } else {
        monrad_firsts(tournament, crosstable, &others)
    };
    let reason = |pairing: &Pairing| {
        let is_this = |one: &Pairing| one.first == pairing.first && one.second == pairing.second;
        let place = others.pairings.iter().position(is_this);
        let first = place.and_then(|place| firsts.get(place)).copied();
        if is_settled(pairing) {
            (
                PairedBy::Settled,
                Some(settled_first(tournament, round, pairing)),
            )
        } else {
            (PairedBy::Standing, first)
        }
    };
    round.pairings.iter().map(reason).collect()
}

fn settled_first(tournament: &Tournament, round: &DraftRound, pairing: &Pairing) -> MovesFirst {
    let mut settled = tournament.options.terms.settled.iter();
    let is_so = settled.any(|one| {
        (one.round, one.first, one.second) == (round.number, pairing.first, pairing.second)
    });
    if is_so {
        MovesFirst::Settled
    } else {
        MovesFirst::Changed
    }
}

/// Why the one moves first, by the Monrad system, of pairs in the order of boards.
fn monrad_firsts(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<MovesFirst> {
    let number = |id| tournament.entrant(id).map_or(u16::MAX, |one| one.number);
    let first = |pairing: &Pairing| {
        let (one, other) = (
            past(crosstable, pairing.first),
            past(crosstable, pairing.second),
        );
        let place = |past: &EntrantBefore| rank_key(past.points, number(past.entrant));
        let is_higher = place(&one) <= place(&other);
        let both = [(one.points, &*one.sides), (other.points, &*other.sides)];
        let [higher, lower] = if is_higher { both } else { [both[1], both[0]] };
        match monrad::side_of_higher(pairing.board, higher, lower) {
            (side, reason) if (side == Side::First) == is_higher => reason,
            _ => MovesFirst::Changed,
        }
    };
    round.pairings.iter().map(first).collect()
}

fn by_table(
    table: &[(EntrantId, EntrantId)],
    round: &DraftRound,
    meets: PairedBy,
) -> Vec<PairReason> {
    let has = |first, second| table.contains(&(first, second));
    let reason = |pairing: &Pairing| match (pairing.first, pairing.second) {
        (first, second) if has(first, second) => (meets, Some(MovesFirst::Table)),
        (first, second) if has(second, first) => (meets, Some(MovesFirst::Changed)),
        _ => (PairedBy::Changed, None),
    };
    round.pairings.iter().map(reason).collect()
}

fn by_bracket(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<PairReason> {
    let before = Through::Round(RoundNo(round.number.0.saturating_sub(1)));
    let bracket = of_finals(tournament, before);
    let reason = |pairing: &Pairing| {
        let tie = bracket.as_ref();
        match tie.and_then(|all| knockout::tie_of(crosstable, all, round, pairing)) {
            Some((tie, first)) => (PairedBy::Tie(tie), Some(first)),
            None => (PairedBy::Changed, None),
        }
    };
    round.pairings.iter().map(reason).collect()
}

fn by_teams(tournament: &Tournament, round: &DraftRound) -> Vec<PairReason> {
    let teams = teams::teams(tournament);
    let team_of = teams::team_of(&teams);
    let reason = |pairing: &Pairing| {
        let both = team_of
            .get(&pairing.first)
            .zip(team_of.get(&pairing.second));
        if both.is_some_and(|(one, other)| one != other) {
            (PairedBy::Teams, None)
        } else {
            (PairedBy::Changed, None)
        }
    };
    round.pairings.iter().map(reason).collect()
}
