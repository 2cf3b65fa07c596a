//! Converts a report file into the input of the Swiss system.

use super::{Mark, Prohibition, Trf, TrfEntry, TrfPlayer};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{Field, PastKind, PastRound, Player, PointSystem};
use std::collections::HashMap;

impl TrfPlayer {
    /// The result in a round, from 0.
    pub(super) fn mark_in(&self, round: usize) -> Mark {
        self.entries
            .get(round)
            .map_or(Mark::Blank, |entry| entry.mark)
    }
}

impl TrfEntry {
    /// Whether this round was paired for the player.
    fn is_paired(&self) -> bool {
        self.against.is_some()
            || matches!(
                self.mark,
                Mark::PairingBye | Mark::ForfeitWin | Mark::ForfeitLoss
            )
    }
}

impl Trf {
    /// How many rounds are paired; a round for which there are only announced
    /// byes is not.
    pub fn paired_rounds(&self) -> usize {
        let last = |player: &TrfPlayer| {
            let paired = player.entries.iter().rposition(TrfEntry::is_paired);
            paired.map_or(0, |round| round + 1)
        };
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// The pairs of a round (from 1) and who had the bye, by number.
    pub fn pairs_of(&self, round: usize) -> (Vec<(u32, u32)>, Option<u32>) {
        let mut pairs = Vec::new();
        let mut bye = None;
        for player in &self.players {
            let Some(entry) = player.entries.get(round - 1) else {
                continue;
            };
            match (entry.against, entry.side) {
                (Some(other), Some(Side::First)) => pairs.push((player.number, other)),
                // A forfeit may have no sides: the lower number stands in front.
                (Some(other), None) if player.number < other => {
                    pairs.push((player.number, other));
                }
                _ if entry.mark == Mark::PairingBye => bye = Some(player.number),
                _ => {}
            }
        }
        (pairs, bye)
    }

    /// The tournament before a round, from 1. Places are those of `players`.
    ///
    /// Who has an announced bye, or is absent, does not take part in the round;
    /// if it is a round that was paired, that is who was not paired in it.
    pub fn field(&self, round: usize) -> Field {
        let places = self
            .players
            .iter()
            .enumerate()
            .map(|(place, player)| (player.number, place))
            .collect::<HashMap<_, _>>();
        let kept = |apart: &[Prohibition]| {
            let apart = apart.iter().filter(|one| one.rounds.contains(&round));
            let pairs = apart.flat_map(|one| {
                let players = one.players.iter();
                let all = players.filter_map(|(_, number)| places.get(number).copied());
                pairs_among(&all.collect::<Vec<_>>())
            });
            pairs.collect::<Vec<_>>()
        };
        Field {
            players: self
                .players
                .iter()
                .map(|player| self.player(player, round, &places))
                .collect(),
            round,
            rounds: self.announced_rounds(round).max(round),
            worth: PointSystem {
                win: self.worth.win,
                draw: self.worth.draw,
                loss: self.worth.loss,
            },
            initial: self.initial.unwrap_or_else(|| self.first_initial()),
            forbidden: kept(&self.prohibitions),
            unwanted: kept(&self.apart_if_possible),
        }
    }

    /// How many rounds there will be; without a word of it, those that are there,
    /// and if it is about the one after them, one more.
    fn announced_rounds(&self, round: usize) -> usize {
        let paired = self.paired_rounds();
        match self.rounds {
            Some(rounds) => rounds as usize,
            None if round <= paired => paired,
            None => round + 1,
        }
    }

    /// The side of the first who was paired in the first round.
    fn first_initial(&self) -> Side {
        let first = self.players.iter().find_map(|player| {
            let entry = player.entries.first()?;
            entry.against.and(entry.side)
        });
        first.unwrap_or(Side::First)
    }

    fn player(&self, player: &TrfPlayer, round: usize, places: &HashMap<u32, usize>) -> Player {
        let past = (0..round - 1).map(|at| PastRound {
            what: happened(player.entries.get(at), places),
            points: self.worth.of(player.mark_in(at)),
        });
        Player {
            number: self.start_number(player),
            is_here: self.is_here(player, round),
            past: past.collect(),
            virtual_points: (1..=round)
                .map(|round| self.virtual_points(player.number, round))
                .collect(),
        }
    }

    /// The pairing number; XXC rank makes it the rank.
    pub(super) fn start_number(&self, player: &TrfPlayer) -> u32 {
        let rank = player.rank.filter(|_| self.by_rank);
        rank.unwrap_or(player.number)
    }

    fn is_here(&self, player: &TrfPlayer, round: usize) -> bool {
        let settled = self.settled_in(round);
        if settled
            .iter()
            .any(|(one, other)| [*one, *other].contains(&player.number))
        {
            return false;
        }
        if round <= self.paired_rounds() {
            return player
                .entries
                .get(round - 1)
                .is_some_and(TrfEntry::is_paired);
        }
        let is_absent = self
            .absent
            .iter()
            .any(|(_, number)| *number == player.number);
        let has_bye = self
            .byes
            .iter()
            .any(|bye| bye.round as usize == round && bye.number == player.number);
        let is_announced = player.mark_in(round - 1) != Mark::Blank;
        !is_absent && !has_bye && !is_announced
    }

    /// 192: accelerated by the Baku method.
    pub(super) fn is_baku(&self) -> bool {
        self.header("192")
            .is_some_and(|code| code.ends_with("_BAKU"))
    }

    /// The text of the first header of a kind.
    pub fn header(&self, tag: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == tag);
        found.map(|(_, text)| text.trim())
    }

    pub(super) fn virtual_points(&self, number: u32, round: usize) -> i32 {
        if self.is_baku() && self.accelerations.is_empty() {
            return self.baku(number, round);
        }
        let mine = self.accelerations.iter().filter(|acceleration| {
            acceleration.rounds.contains(&round) && acceleration.players.contains(&number)
        });
        mine.map(|acceleration| acceleration.points).sum()
    }

    /// C.04.7: half of the field, rounded up to even, is ahead by a point, then by
    /// half of one.
    fn baku(&self, number: u32, round: usize) -> i32 {
        let accelerated = self.announced_rounds(round).div_ceil(2);
        let ahead = 2 * self.players.len().div_ceil(4);
        let place = self
            .players
            .iter()
            .filter(|player| player.number < number)
            .count();
        match round {
            _ if place >= ahead || round > accelerated => 0,
            _ if round <= accelerated.div_ceil(2) => 10,
            _ => 5,
        }
    }
}

fn happened(entry: Option<&TrfEntry>, places: &HashMap<u32, usize>) -> PastKind {
    let Some(entry) = entry else {
        return PastKind::NotPaired;
    };
    match (entry.mark, entry.against, entry.side) {
        (Mark::Win | Mark::Draw | Mark::Loss | Mark::Adjourned, Some(other), Some(side)) => {
            match places.get(&other) {
                Some(against) => PastKind::Played {
                    against: *against,
                    side,
                },
                None => PastKind::NotPaired,
            }
        }
        (Mark::PairingBye, _, _) => PastKind::PairingBye,
        (Mark::ForfeitWin | Mark::ForfeitLoss, _, _) => PastKind::Forfeit,
        (_, Some(_), _) => PastKind::Forfeit,
        _ => PastKind::NotPaired,
    }
}

fn pairs_among(all: &[usize]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (at, one) in all.iter().enumerate() {
        pairs.extend(all[at + 1..].iter().map(|other| (*one, *other)));
    }
    pairs
}
