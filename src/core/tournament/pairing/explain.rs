//! Explains a round: the facts about each pair and bye, from which pages form sentences.

mod bye;
mod float;
mod proposed;

pub use bye::{ByeExplanation, ByeReason};
pub use float::Float;
pub(super) use float::floats;

use super::board_order::rank_key;
use super::finals::brackets_through;
use super::first_stage::{is_of_finals, stage_of};
use super::separation::is_same_school;
use super::{MovesFirst, TieNow, groups, knockout, monrad, round_robin, swiss_conversion, teams};
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Pairing, Points, RoundNo, System, Tournament,
};

/// The explanation of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// One for each board.
    pub pairs: Vec<PairExplanation>,
    /// One for each bye.
    pub byes: Vec<ByeExplanation>,
}

/// The explanation of a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairExplanation {
    /// The board.
    pub board: BoardNo,
    /// The entrant who moves first.
    pub first: EntrantBefore,
    /// The entrant who moves second.
    pub second: EntrantBefore,
    /// The rounds in which the two met before.
    pub met_in: Vec<RoundNo>,
    /// Whether both are of the same school.
    pub same_school: bool,
    /// Why the two meet.
    pub meets: PairedBy,
    /// Why the entrant moves first; `None` in team matches, where the board order decides.
    pub moves_first: Option<MovesFirst>,
}

impl PairExplanation {
    /// The points difference.
    pub fn apart(&self) -> Points {
        self.first.points.apart(self.second.points)
    }

    /// The points difference, if there is one and pairs are made by points.
    pub fn uneven(&self) -> Option<Points> {
        let is_uneven = self.is_by_points() && self.apart() > Points::default();
        is_uneven.then(|| self.apart())
    }

    fn is_by_points(&self) -> bool {
        matches!(
            self.meets,
            PairedBy::Standing | PairedBy::Hand | PairedBy::Settled
        )
    }
}

/// Statistics of the pairs of a round that are made by points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overview {
    /// Number of pairs.
    pub pairs: usize,
    /// Number of pairs with equal points.
    pub level: usize,
    /// The widest points difference.
    pub widest: Points,
    /// Number of pairs that met before.
    pub met_before: usize,
    /// Number of pairs from the same school.
    pub same_school: usize,
}

impl Explanation {
    /// The statistics; `None` if no pairs are made by points.
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

/// An entrant's record before a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantBefore {
    /// The entrant.
    pub entrant: EntrantId,
    /// Points before the round.
    pub points: Points,
    /// The sides in the games so far, the oldest first.
    pub sides: Vec<Side>,
    /// The floats of the last two rounds, the oldest first.
    pub floats: Vec<(RoundNo, Float)>,
}

/// Why two entrants meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairedBy {
    /// By their points.
    Standing,
    /// Put together by hand, or an earlier result was corrected since: by their points the system
    /// would pair them otherwise.
    Hand,
    /// The organiser fixed the pair before the round.
    Settled,
    /// By the table of the round robin.
    Table,
    /// By the table of their group.
    Group,
    /// In a tie of the knockout bracket.
    Tie(TieNow),
    /// In the second game of their match.
    SecondGame,
    /// In a match of their teams.
    Teams,
    /// Changed by hand: the system would not pair the two, or its inputs have changed since.
    Changed,
}

/// Explains a draft, posted or closed round (see their `plan`). The reason of a bye is found by
/// pairing the round again.
pub fn explain(tournament: &Tournament, round: &DraftRound) -> Explanation {
    let tournament = &*stage_of(tournament, round.number);
    let is_second = tournament.options.is_second_game(round.number);
    let is_by_standing = tournament.options.system.is_by_standing() && !is_second;
    let proposed = is_by_standing
        .then(|| proposed::proposed(tournament, round))
        .flatten();
    let mut pairs = explain_pairs(tournament, round);
    if let Some(proposed) = &proposed {
        for pair in &mut pairs {
            let (one, other) = (pair.first.entrant, pair.second.entrant);
            let mut pairings = proposed.pairings.iter();
            let is_proposed = pairings.any(|pairing| pairing.has(one) && pairing.has(other));
            if pair.meets == PairedBy::Standing && !is_proposed {
                pair.meets = PairedBy::Hand;
            }
        }
    }
    Explanation {
        pairs,
        byes: bye::explain(tournament, round, proposed.as_ref()),
    }
}

/// Explains the pairs of a round, without its byes.
pub fn explain_pairs(tournament: &Tournament, round: &DraftRound) -> Vec<PairExplanation> {
    let tournament = &*stage_of(tournament, round.number);
    let crosstable = Crosstable::before(tournament, round.number);
    let reasons = reasons(tournament, &crosstable, round).into_iter();
    let pairs = round.pairings.iter().zip(reasons);
    let why = |(pairing, (meets, moves_first)): (&Pairing, PairReason)| PairExplanation {
        board: pairing.board,
        met_in: crosstable.meetings(pairing.first, pairing.second),
        same_school: is_same_school(tournament, pairing.first, pairing.second),
        meets,
        moves_first,
        first: past(&crosstable, pairing.first),
        second: past(&crosstable, pairing.second),
    };
    pairs.map(why).collect()
}

fn past(crosstable: &Crosstable, entrant: EntrantId) -> EntrantBefore {
    EntrantBefore {
        entrant,
        points: crosstable.points(entrant),
        sides: crosstable.sides(entrant),
        floats: float::floats(crosstable, entrant),
    }
}

/// Why two entrants meet, and why one of them moves first.
type PairReason = (PairedBy, Option<MovesFirst>);

/// The reasons of the system for each pair of a round.
fn reasons(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<PairReason> {
    if tournament.options.is_second_game(round.number) {
        return of_second_games(tournament, round);
    }
    match tournament.options.system {
        System::Monrad | System::Swiss | System::McMahon(_) => {
            by_standing(tournament, crosstable, round)
        }
        System::RoundRobin | System::DoubleRoundRobin => {
            let table = round_robin::by_table(tournament, round.number);
            by_table(&table, round, PairedBy::Table)
        }
        System::Groups(how) if !is_of_finals(tournament, round.number) => {
            let groups = groups::groups(tournament, how);
            let tables = groups.iter().flat_map(|group| {
                let is_on = group.tournament.entrants.len().next_multiple_of(2);
                let is_on = usize::from(round.number.0) < is_on;
                let table = is_on.then(|| round_robin::by_table(&group.tournament, round.number));
                table.unwrap_or_default()
            });
            by_table(&tables.collect::<Vec<_>>(), round, PairedBy::Group)
        }
        System::Knockout(_) | System::Groups(_) | System::Stages(_) => {
            by_bracket(tournament, crosstable, round)
        }
        System::Teams(_) => by_teams(tournament, round),
    }
}

fn of_second_games(tournament: &Tournament, round: &DraftRound) -> Vec<PairReason> {
    let mut before = tournament.closed.iter();
    let first = before.find(|closed| closed.number.0 + 1 == round.number.0);
    let first = first
        .map(|closed| closed.plan().pairings)
        .unwrap_or_default();
    let has = |first_side, second_side| {
        let mut games = first.iter();
        games.any(|game| (game.first, game.second) == (first_side, second_side))
    };
    let reason = |pairing: &Pairing| match (pairing.first, pairing.second) {
        (one, other) if has(other, one) => (PairedBy::SecondGame, Some(MovesFirst::NextGame)),
        (one, other) if has(one, other) => (PairedBy::SecondGame, Some(MovesFirst::Changed)),
        _ => (PairedBy::Changed, None),
    };
    round.pairings.iter().map(reason).collect()
}

fn by_standing(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<PairReason> {
    let terms = &tournament.options.terms;
    let is_settled = |pairing: &Pairing| terms.is_settled(round.number, pairing);
    // Pairs that the organiser fixed are not part of the paired round.
    let mut others = round.clone();
    others.pairings.retain(|pairing| !is_settled(pairing));
    others.renumber(tournament);
    let firsts = if tournament.options.system.is_swiss() {
        swiss_conversion::moves_first(tournament, &others)
    } else {
        monrad_firsts(tournament, crosstable, &others)
    };
    let reason = |pairing: &Pairing| {
        if is_settled(pairing) {
            let first = settled_first(tournament, round, pairing);
            return (PairedBy::Settled, Some(first));
        }
        let is_this = |one: &Pairing| one.first == pairing.first && one.second == pairing.second;
        let place = others.pairings.iter().position(is_this);
        let first = place.and_then(|place| firsts.get(place)).copied();
        (PairedBy::Standing, first)
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

/// Why the entrant moves first in the Monrad system, for pairs in the order of boards.
fn monrad_firsts(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
) -> Vec<MovesFirst> {
    let number = |id| tournament.number_of(id);
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
    let brackets = brackets_through(tournament, before);
    let reason = |pairing: &Pairing| {
        let tie = brackets.as_ref();
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
