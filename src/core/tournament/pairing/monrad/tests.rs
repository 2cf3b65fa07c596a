use super::{Costs, Solution, blocks, whole};
use crate::rules::Side;
use crate::tournament::pairing::candidates::Candidates;
use crate::tournament::pairing::pair;
use crate::tournament::{
    About, Entrant, EntrantId, EntrantName, KeptApart, Options, PairingResult, Presence, Scored,
    System, Tournament,
};

/// Numbers that look like chance and are always the same.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }
}

fn entrant(number: u16) -> Entrant {
    Entrant {
        id: EntrantId(number.into()),
        number,
        name: EntrantName::parse("Player", &number.to_string()).unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    }
}

/// A tournament in which some are kept apart, strictly or if it can be.
fn beginning(dice: &mut Dice) -> Tournament {
    let count = 4 + dice.roll(30);
    let mut options = Options {
        system: System::Monrad,
        rounds: 9,
        automatic: false,
        ..Options::automatic()
    };
    let id = |dice: &mut Dice| EntrantId(dice.roll(count) as i64 + 1);
    for _ in 0..dice.roll(8) {
        options.terms.kept_apart.push(KeptApart {
            one: id(dice),
            other: id(dice),
            from: None,
            through: None,
            is_strict: dice.roll(2) == 0,
        });
    }
    Tournament {
        options,
        entrants: (1..=count as u16).map(entrant).collect(),
        closed: Vec::new(),
        current: None,
    }
}

/// Plays a round, if one can be paired.
fn play(made: &mut Tournament, dice: &mut Dice) -> bool {
    let Ok(draft) = pair(made) else { return false };
    let mut posted = draft.post();
    for (_, scored) in &mut posted.boards {
        let result = match dice.roll(5) {
            0 | 1 => PairingResult::Won(Side::First),
            2 | 3 => PairingResult::Won(Side::Second),
            _ => PairingResult::Drawn,
        };
        *scored = Some(Scored { result, shot: None });
    }
    made.closed.push(posted.close().unwrap());
    for one in made.entrants.iter_mut() {
        one.presence = match dice.roll(15) {
            0 => Presence::Absent,
            _ => Presence::Here,
        };
    }
    true
}

fn cost(candidates: &Candidates, costs: &Costs, found: &Solution) -> i128 {
    let pairs = found.pairs.iter();
    let pairs = pairs.map(|(one, other)| costs.between(*one, *other));
    let bye = found
        .sits_out
        .map(|one| costs.between(one, candidates.len()));
    pairs.chain(bye).sum()
}

#[test]
fn what_is_found_in_blocks_is_the_best_of_all() {
    let mut dice = Dice(1925);
    let (mut rounds, mut in_blocks) = (0, 0);
    for _ in 0..120 {
        let mut made = beginning(&mut dice);
        for _ in 0..7 {
            let candidates = Candidates::of(&made);
            let costs = Costs::of(&candidates);
            if candidates.len() > 1 {
                rounds += 1;
                if let Some(found) = blocks::solve(&candidates, &costs) {
                    in_blocks += 1;
                    assert_eq!(
                        cost(&candidates, &costs, &found),
                        cost(&candidates, &costs, &whole(&candidates, &costs)),
                        "round {} of {:?}",
                        candidates.round.0,
                        candidates.ranked
                    );
                }
            }
            if !play(&mut made, &mut dice) {
                break;
            }
        }
    }
    // Often they are found so, and sometimes it is left to the search over all.
    assert!(
        in_blocks > rounds / 2 && in_blocks < rounds,
        "{in_blocks} of {rounds}"
    );
}
