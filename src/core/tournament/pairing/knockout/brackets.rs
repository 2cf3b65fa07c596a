//! All brackets of a knockout, derived from the rounds played: the main one and the plate, or those of winners and
//! losers and the grand final.
//!
//! In the losers' bracket a stage of its own entrants and a stage with the losers of the winners' bracket alternate.
//! The losers come in by an order that delays second meetings: the reversed order, unless the results so far allow a
//! better one.

use super::knockout_bracket::{BracketKind, KnockoutBracket};
use super::tie::{Decision, Tie, TieGame};
use crate::tournament::{EntrantId, Knockout, Losers, PostedRound};

/// The brackets of a knockout so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brackets {
    /// The brackets that have begun; the first one has all entrants.
    pub all: Vec<KnockoutBracket>,
    pub(super) how: Knockout,
}

/// The most entrants of a stage for whom every order is tried.
const MOST_ORDERS: usize = 16;

impl Brackets {
    /// The brackets before the first game; `seeds` are the entrants in the order of their seeds.
    pub(crate) fn new(seeds: &[EntrantId], how: Knockout) -> Brackets {
        let kind = if how.losers.is_double() {
            BracketKind::Winners
        } else {
            BracketKind::Main
        };
        Brackets {
            all: vec![KnockoutBracket::new(kind, seeds, how)],
            how,
        }
    }

    /// The bracket of a kind, if it has begun.
    pub fn of(&self, kind: BracketKind) -> Option<&KnockoutBracket> {
        self.all.iter().find(|bracket| bracket.kind == kind)
    }

    /// The bracket of all entrants.
    pub fn main(&self) -> Option<&KnockoutBracket> {
        self.all.first()
    }

    /// The ties with games to play, in the order of boards.
    pub(crate) fn open(&self) -> impl Iterator<Item = (&KnockoutBracket, &Tie)> {
        let all = self.all.iter();
        all.flat_map(|bracket| bracket.open().map(move |tie| (bracket, tie)))
    }

    /// Whether all ties are decided, and no further bracket begins.
    pub fn is_over(&self) -> bool {
        let is_whole = !self.how.losers.is_double() || self.of(BracketKind::GrandFinal).is_some();
        is_whole && self.all.iter().all(KnockoutBracket::is_over)
    }

    /// The winner of the knockout.
    pub fn winner(&self) -> Option<EntrantId> {
        match self.of(BracketKind::GrandFinal) {
            Some(last) => last.winner(),
            None if self.how.losers.is_double() => None,
            None => self.main()?.winner(),
        }
    }

    /// Adds a round. Pairs belong to the ties of the same entrants; pairs that the organiser
    /// changed take the remaining ties in order.
    pub(crate) fn add(&mut self, round: &PostedRound) {
        for bracket in &mut self.all {
            bracket.give_byes(round);
        }
        let games = round.boards.iter().map(|(pairing, scored)| TieGame {
            round: round.number,
            pairing: *pairing,
            scored: *scored,
        });
        let is_known = |game: &TieGame| self.open().any(|(_, tie)| tie.is_of(&game.pairing));
        let (known, changed) = games.partition::<Vec<_>, _>(is_known);
        for game in known {
            if let Some(tie) = self.find_open(|tie| tie.is_of(&game.pairing)) {
                tie.games.push(game);
            }
        }
        // A pair of no tie was changed by hand. It takes the place of the next tie without a game,
        // so that the bracket goes on with the entrants who really played.
        for game in changed {
            if let Some(tie) = self.find_open(|tie| tie.games.is_empty()) {
                tie.who = [Some(game.pairing.first), Some(game.pairing.second)];
                tie.games.push(game);
            }
        }
        for bracket in &mut self.all {
            bracket.walk_over(round);
        }
        // A stage without games to play is over at once.
        while self.goes_on() {}
    }

    fn find_open(&mut self, is_it: impl Fn(&Tie) -> bool) -> Option<&mut Tie> {
        let stages = self.all.iter_mut().filter_map(|one| one.stages.last_mut());
        let mut ties = stages.flatten();
        ties.find(|tie| tie.decision() == Decision::Open && is_it(tie))
    }

    /// Begins one stage or bracket that can begin; returns whether there was one.
    fn goes_on(&mut self) -> bool {
        let grows = |bracket: &mut KnockoutBracket| match bracket.kind {
            BracketKind::Losers | BracketKind::GrandFinal => false,
            _ => bracket.advance(),
        };
        if self.all.iter_mut().any(grows) {
            return true;
        }
        match self.how.losers {
            Losers::Out => false,
            Losers::Plate => self.plate_begins(),
            Losers::Twice | Losers::TwiceInFinal => {
                self.losers_go_on() || self.grand_final_begins()
            }
        }
    }

    fn plate_begins(&mut self) -> bool {
        let Some(main) = self.all.first() else {
            return false;
        };
        let begins = self.of(BracketKind::Plate).is_none() && is_plate_due(main);
        let entrants = if begins {
            first_losers(main)
        } else {
            Vec::new()
        };
        // One alone has no opponent.
        if entrants.len() < 2 {
            return false;
        }
        let plate = KnockoutBracket::new(BracketKind::Plate, &entrants, self.how);
        self.all.push(plate);
        true
    }

    /// Begins the next stage of the losers' bracket once its entrants are known.
    fn losers_go_on(&mut self) -> bool {
        let Some(winners) = self.of(BracketKind::Winners) else {
            return false;
        };
        let losers = self.of(BracketKind::Losers);
        let depth = 2 * (winners.depth - 1);
        let stage = losers.map_or(0, |losers| losers.stages.len());
        let is_ready = losers.is_none_or(|losers| losers.is_decided(stage - 1));
        if stage >= depth || !is_ready {
            return false;
        }
        let before = losers.map_or(&[][..], KnockoutBracket::current);
        let places: Vec<Option<EntrantId>> = match stage {
            0 if winners.is_decided(0) => losers_of(winners, 0),
            even if even > 0 && even.is_multiple_of(2) => before.iter().map(Tie::winner).collect(),
            odd if odd % 2 == 1 && winners.is_decided(odd.div_ceil(2)) => {
                let own = before.iter().map(Tie::winner).collect::<Vec<_>>();
                self.joined(&own, &losers_of(winners, odd.div_ceil(2)))
            }
            _ => return false,
        };
        let games = self.how.games();
        let pairs = places.chunks(2).filter_map(|pair| match pair {
            [one, other] => Some(Tie::new([*one, *other], games)),
            _ => None,
        });
        let ties = pairs.collect();
        match self
            .all
            .iter_mut()
            .find(|one| one.kind == BracketKind::Losers)
        {
            Some(losers) => losers.stages.push(ties),
            None => self.begin(BracketKind::Losers, ties, depth),
        }
        true
    }

    /// The survivors of the losers' bracket, each with one who comes in.
    fn joined(
        &self,
        own: &[Option<EntrantId>],
        coming: &[Option<EntrantId>],
    ) -> Vec<Option<EntrantId>> {
        let last = own.len().saturating_sub(1);
        let orders = match own.len() {
            few if few <= MOST_ORDERS => 0..=last,
            _ => last..=last,
        };
        let joined = |order: usize| {
            let pairs = own.iter().enumerate();
            let pairs =
                pairs.flat_map(|(at, one)| [*one, coming.get(at ^ order).copied().flatten()]);
            pairs.collect::<Vec<_>>()
        };
        let met = |one, other| self.have_met(one, other);
        let all = orders.rev().map(joined);
        all.min_by_key(|places| early_pairs(places, met))
            .unwrap_or_default()
    }

    fn have_met(&self, one: EntrantId, other: EntrantId) -> bool {
        let ties = self
            .all
            .iter()
            .flat_map(|bracket| &bracket.stages)
            .flatten();
        let mut played = ties.filter(|tie| !tie.games.is_empty());
        played.any(|tie| tie.who.contains(&Some(one)) && tie.who.contains(&Some(other)))
    }

    fn grand_final_begins(&mut self) -> bool {
        let Some(winners) = self.of(BracketKind::Winners) else {
            return false;
        };
        let best_loser = match self.of(BracketKind::Losers) {
            Some(losers) => losers.is_over().then(|| losers.winner()),
            None if winners.depth == 1 => Some(losers_of(winners, 0).into_iter().next().flatten()),
            None => None,
        };
        let Some(best_loser) = best_loser.filter(|_| winners.is_over()) else {
            return false;
        };
        let tie = || Tie::new([winners.winner(), best_loser], self.how.games());
        match self.of(BracketKind::GrandFinal) {
            None => {
                let ties = vec![tie()];
                self.begin(BracketKind::GrandFinal, ties, 1);
                true
            }
            Some(last) => {
                let is_lost = last.winner().is_some() && last.winner() != winners.winner();
                let is_played = last.current().iter().any(|tie| tie.loser().is_some());
                let is_due = last.depth == 1 && self.how.losers == Losers::TwiceInFinal;
                if !is_lost || !is_played || !is_due {
                    return false;
                }
                let ties = vec![last.current().first().map_or_else(tie, Tie::again)];
                let mut brackets = self.all.iter_mut();
                if let Some(last) = brackets.find(|one| one.kind == BracketKind::GrandFinal) {
                    last.stages.push(ties);
                    last.depth += 1;
                }
                true
            }
        }
    }

    fn begin(&mut self, kind: BracketKind, ties: Vec<Tie>, depth: usize) {
        self.all.push(KnockoutBracket {
            kind,
            stages: vec![ties],
            depth,
            how: self.how,
            seeds: Vec::new(),
        });
    }
}

/// Whether all are known who lost their first tie: after the first stage, or where some have a bye after the second.
/// Who reaches the semi-finals does not play in the plate.
fn is_plate_due(main: &KnockoutBracket) -> bool {
    let mut first = main.stages.iter().flatten().take(1 << (main.depth - 1));
    let has_byes = first.any(|tie| tie.both().is_none());
    main.is_decided(usize::from(has_byes && main.depth > 3))
}

/// The losers of their first tie before the semi-finals, in the order of their seeds.
pub(super) fn first_losers(main: &KnockoutBracket) -> Vec<EntrantId> {
    let before_semi = main.stages.iter().take(main.depth.saturating_sub(2));
    let is_first = |id: EntrantId, stage: usize| {
        let mut earlier = main.stages.iter().take(stage).flatten();
        !earlier.any(|tie| tie.who.contains(&Some(id)) && tie.both().is_some())
    };
    let lost = before_semi.enumerate().flat_map(|(stage, ties)| {
        let losers = ties.iter().filter_map(Tie::loser);
        losers.filter(move |id| is_first(*id, stage))
    });
    let lost = lost.collect::<Vec<_>>();
    let by_seed = main.seeds.iter().filter(|id| lost.contains(id)).copied();
    let by_seed = by_seed.collect::<Vec<_>>();
    // Who came in by hand has no seed.
    let others = lost.iter().filter(|id| !by_seed.contains(id));
    by_seed.iter().chain(others).copied().collect()
}

fn losers_of(bracket: &KnockoutBracket, stage: usize) -> Vec<Option<EntrantId>> {
    let ties = bracket.stages.get(stage).into_iter().flatten();
    ties.map(Tie::loser).collect()
}

/// For each stage, from the first, the number of possible pairs of a kind among the places of a bracket.
pub(crate) fn early_pairs(
    places: &[Option<EntrantId>],
    is_early: impl Fn(EntrantId, EntrantId) -> bool,
) -> Vec<usize> {
    let mut found = Vec::new();
    let mut width = 2;
    while width <= places.len() {
        let pairs = places.chunks(width).map(|part| {
            let (upper, lower) = part.split_at(part.len() / 2);
            let with = |one: &EntrantId| {
                let others = lower.iter().flatten();
                others.filter(|other| is_early(*one, **other)).count()
            };
            upper.iter().flatten().map(with).sum::<usize>()
        });
        found.push(pairs.sum());
        width *= 2;
    }
    found
}
