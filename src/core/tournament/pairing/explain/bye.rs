//! Explains why an entrant has no opponent in a round.

use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::candidates::may_have_bye;
use crate::tournament::pairing::finals::brackets_through;
use crate::tournament::pairing::first_stage::is_of_finals;
use crate::tournament::pairing::{groups, round_robin, swiss_conversion};
use crate::tournament::{
    Bye, ByeKind, DraftRound, EntrantId, Points, RoundNo, SwissSystem, System, Tournament,
};

/// The explanation of a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByeExplanation {
    /// The entrant.
    pub entrant: EntrantId,
    /// The kind of the bye.
    pub kind: ByeKind,
    /// Points by which the round is paired, virtual points included.
    pub points: Points,
    /// Why this entrant has the bye.
    pub reason: ByeReason,
    /// Lower-ranked entrants who may not get a bye again.
    pub had_one: Vec<EntrantId>,
    /// Lower-ranked entrants who could have the bye, but without whom the others could not be paired.
    pub needed: Vec<EntrantId>,
    /// Lower-ranked entrants with equal points who could have the bye, but whose playing gives the
    /// better pairing, or the only one.
    pub better: Vec<EntrantId>,
}

/// Why an entrant has the pairing-allocated bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByeReason {
    /// Nobody with fewer points could have the bye.
    FewestPoints,
    /// C.04.4.1:3.1, C.04.4.2:3.1 nobody with fewer points could have the bye; of equal ones, who has played
    /// most games, then the lowest ranked.
    MostGames,
    /// The table has one bye in each round.
    Table,
    /// The opponent of the table is absent.
    OpponentAbsent(EntrantId),
    /// The knockout bracket has more places than players: the best have a bye in the first stage.
    Bracket,
    /// The whole team has no opponent.
    Team,
    /// Changed by hand: the system would give the bye to another entrant, or its inputs have changed
    /// since.
    Changed,
    /// No explanation: there is no legal pairing, or the bye is of another kind.
    NotExplained,
}

/// Explains the byes of a round.
pub(super) fn explain(
    tournament: &Tournament,
    round: &DraftRound,
    draft: Option<&DraftRound>,
) -> Vec<ByeExplanation> {
    let crosstable = Crosstable::before(tournament, round.number);
    let system = tournament.options.system;
    let draft = draft.map(DraftRound::bye_holder);
    let by_games = swiss_conversion::rules_of_round(tournament, round) != SwissSystem::Dutch;
    let why = |bye: &Bye| {
        let reason = match (bye.kind, system.is_by_standing()) {
            (ByeKind::Full | ByeKind::Half | ByeKind::Absent, _) => ByeReason::NotExplained,
            // The bye of the match, which its first round explains.
            _ if tournament.options.is_second_game(round.number) => ByeReason::NotExplained,
            (ByeKind::Allocated, true) => match draft {
                None => ByeReason::NotExplained,
                Some(holder) if holder == Some(bye.entrant) && by_games => ByeReason::MostGames,
                Some(holder) if holder == Some(bye.entrant) => ByeReason::FewestPoints,
                Some(_) => ByeReason::Changed,
            },
            (ByeKind::Allocated, false) => by_plan(tournament, round, bye.entrant),
        };
        explained(tournament, &crosstable, round, bye, reason)
    };
    round.byes.iter().map(why).collect()
}

/// Why the table, the bracket or the match leaves an entrant without an opponent.
fn by_plan(tournament: &Tournament, round: &DraftRound, entrant: EntrantId) -> ByeReason {
    match tournament.options.system {
        System::Teams(_) => ByeReason::Team,
        System::Groups(how) if !is_of_finals(tournament, round.number) => {
            let mut groups = groups::groups(tournament, how).into_iter();
            let of_group = groups.find(|group| group.tournament.entrant(entrant).is_some());
            of_group.map_or(ByeReason::Table, |group| {
                by_table(&group.tournament, round, entrant)
            })
        }
        System::Knockout(_) | System::Groups(_) | System::Stages(_) => {
            let before = Through::Round(RoundNo(round.number.0.saturating_sub(1)));
            let brackets = brackets_through(tournament, before);
            let all = brackets.iter().flat_map(|brackets| &brackets.all);
            let mut ties = all.filter(|one| one.is_new()).flat_map(|one| one.current());
            let is_alone =
                ties.any(|tie| tie.who.contains(&Some(entrant)) && tie.who.contains(&None));
            if is_alone {
                ByeReason::Bracket
            } else {
                ByeReason::Changed
            }
        }
        _ => by_table(tournament, round, entrant),
    }
}

/// Why an entrant of a round robin is free.
fn by_table(tournament: &Tournament, round: &DraftRound, entrant: EntrantId) -> ByeReason {
    let table = round_robin::by_table(tournament, round.number).into_iter();
    let mut others = table.filter_map(|(one, other)| match entrant {
        id if id == one => Some(other),
        id if id == other => Some(one),
        _ => None,
    });
    match others.next() {
        Some(other) if !round.pairings.iter().any(|pairing| pairing.has(other)) => {
            ByeReason::OpponentAbsent(other)
        }
        _ => ByeReason::Table,
    }
}

fn explained(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
    bye: &Bye,
    reason: ByeReason,
) -> ByeExplanation {
    let number = |id| tournament.number_of(id);
    let is_swiss = tournament.options.system.is_swiss();
    let scores = is_swiss.then(|| swiss_conversion::scores(tournament, round.number));
    let points = |id| match &scores {
        Some(scores) => scores.get(&id).copied().unwrap_or_default(),
        None => crosstable.points(id),
    };
    let own = points(bye.entrant);
    let is_paired = |id| round.pairings.iter().any(|pairing| pairing.has(id));
    let is_lower = |id| {
        let theirs = points(id);
        theirs < own || (theirs == own && number(id) > number(bye.entrant))
    };
    let is_fewest = matches!(reason, ByeReason::FewestPoints | ByeReason::MostGames);
    let all = tournament.entrants.iter().map(|one| one.id);
    let lower = all.filter(|id| is_fewest && is_paired(*id) && is_lower(*id));
    let (could, had_one) =
        lower.partition::<Vec<_>, _>(|id| may_have_bye(tournament, crosstable, *id));
    let is_equal = |id: &EntrantId| is_swiss && points(*id) == own;
    let (better, needed) = could.into_iter().partition(is_equal);
    ByeExplanation {
        entrant: bye.entrant,
        kind: bye.kind,
        points: own,
        reason,
        had_one,
        needed,
        better,
    }
}
