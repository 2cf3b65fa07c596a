//! Converts a report file into the input of the Swiss system.

use super::{Mark, Prohibition, Trf, TrfEntry, TrfPlayer};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{Field, PastKind, PastRound, Player, PointSystem};
use std::collections::HashMap;

impl TrfPlayer {
    /// A round, counted from 0; empty if the file has none.
    pub(super) fn entry_in(&self, round: usize) -> TrfEntry {
        self.entries.get(round).copied().unwrap_or(TrfEntry::EMPTY)
    }

    /// The result code of a round, counted from 0.
    pub(super) fn mark_in(&self, round: usize) -> Mark {
        self.entry_in(round).mark
    }
}

impl TrfEntry {
    /// Whether the player was paired in this round.
    pub(super) fn is_paired(&self) -> bool {
        self.against.is_some() || matches!(self.mark, Mark::PairingBye | Mark::ForfeitWin)
    }
}

impl Trf {
    /// Number of paired rounds. A round is paired if somebody has an opponent in it, or, so that
    /// one who played alone counts, if a pairing-allocated bye stands in it and nobody is without
    /// an entry. A round with only announced byes and absences is not paired, unless our comment
    /// says so.
    pub fn paired_rounds(&self) -> usize {
        let last = |is_paired: fn(&TrfEntry) -> bool| {
            let of_player = |player: &TrfPlayer| {
                let paired = player.entries.iter().rposition(is_paired);
                paired.map_or(0, |round| round + 1)
            };
            self.players.iter().map(of_player).max().unwrap_or(0)
        };
        let with_opponents = last(|entry| entry.against.is_some());
        let with_byes = last(TrfEntry::is_paired);
        let is_complete = |round: &usize| self.is_complete(*round);
        let with_byes = (with_opponents + 1..=with_byes).rev().find(is_complete);
        let paired = with_byes.unwrap_or(with_opponents);
        paired.max(self.played.unwrap_or(0) as usize)
    }

    /// The next round to be paired. As in bbpPairings, a round for which everybody has a bye or is
    /// absent is over.
    pub fn next_round(&self) -> usize {
        let next = self.paired_rounds() + 1;
        if self.is_complete(next) {
            next + 1
        } else {
            next
        }
    }

    /// Whether every player has an entry in a round, from 1.
    fn is_complete(&self, round: usize) -> bool {
        let has_entry = |player: &TrfPlayer| player.mark_in(round - 1) != Mark::Blank;
        !self.players.is_empty() && self.players.iter().all(has_entry)
    }

    /// The pairs of a round (from 1) and the player with the bye, by number.
    pub fn pairs_of(&self, round: usize) -> (Vec<(u32, u32)>, Option<u32>) {
        let mut pairs = Vec::new();
        let mut bye = None;
        for player in &self.players {
            let Some(entry) = player.entries.get(round - 1) else {
                continue;
            };
            match (entry.against, entry.side) {
                (Some(other), Some(Side::First)) => pairs.push((player.number, other)),
                // A forfeit may have no sides: then the lower number comes first.
                (Some(other), None) if player.number < other => {
                    pairs.push((player.number, other));
                }
                _ if entry.mark == Mark::PairingBye => bye = Some(player.number),
                _ => {}
            }
        }
        (pairs, bye)
    }

    /// The input for pairing a round, from 1. Indices are those of `players`.
    ///
    /// Players with an announced bye or absence do not take part. In a round that
    /// is already paired, the players who were not paired do not.
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
                .zip(self.start_numbers())
                .map(|(player, number)| self.player(player, number, round, &places))
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
            system: self.swiss_system(),
        }
    }

    /// The announced number of rounds; else the number of paired rounds,
    /// or one more than an unpaired `round`.
    fn announced_rounds(&self, round: usize) -> usize {
        match self.rounds.map(|rounds| rounds as usize) {
            Some(rounds) => rounds,
            None => match self.paired_rounds() {
                paired if round <= paired => paired,
                _ => round + 1,
            },
        }
    }

    /// The initial colour by the sides of the first round in which somebody has one: that of the
    /// first player who was paired in it. C.04.3:5.2.5 counts those who had arrived.
    fn first_initial(&self) -> Side {
        let has_side = |entry: &TrfEntry| entry.against.is_some() && entry.side.is_some();
        let round = |player: &TrfPlayer| player.entries.iter().position(has_side);
        let Some(round) = self.players.iter().filter_map(round).min() else {
            return Side::First;
        };
        let order = self.order_of_lines().into_iter();
        let players = order.filter_map(|place| self.players.get(place));
        let arrived = players.filter(|player| {
            let entries = player.entries.iter().take(round + 1);
            entries.clone().any(TrfEntry::is_paired)
        });
        let sides = arrived.enumerate().find_map(|(at, player)| {
            let entry = player.entry_in(round);
            let side = entry.against.and(entry.side)?;
            Some(if at % 2 == 0 { side } else { !side })
        });
        sides.unwrap_or(Side::First)
    }

    fn player(
        &self,
        player: &TrfPlayer,
        number: u32,
        round: usize,
        places: &HashMap<u32, usize>,
    ) -> Player {
        let mut total = 0;
        let past = (1..round).map(|round| {
            let before = total;
            total = (total + self.points_in(player, round)).max(0);
            PastRound {
                what: past_kind(player.entry_in(round - 1), places),
                points: total - before,
            }
        });
        Player {
            number,
            is_here: self.is_here(player, round),
            past: past.collect(),
            virtual_points: (1..=round)
                .map(|round| self.virtual_points(player.number, round))
                .collect(),
            rating: player.rating.unwrap_or(0),
        }
    }

    /// The pairing numbers of `players`. With XXC rank they are the places of their lines in the
    /// file.
    pub(super) fn start_numbers(&self) -> Vec<u32> {
        let numbers = self.players.iter().map(|player| player.number);
        let mut numbers = numbers.collect::<Vec<_>>();
        for (position, place) in (1..).zip(self.order_of_lines()) {
            if let Some(number) = numbers.get_mut(place).filter(|_| self.by_rank) {
                *number = position;
            }
        }
        numbers
    }

    /// The indices of `players` in the order of the lines of the file.
    pub(super) fn order_of_lines(&self) -> Vec<usize> {
        let mut order = (0..self.players.len()).collect::<Vec<_>>();
        if self.by_rank {
            order.sort_by_key(|place| self.players.get(*place).map(|player| player.at.line));
        }
        order
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
            return player.entry_in(round - 1).is_paired();
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

    /// C.04.7: half of the field, rounded up to even, gets one virtual point, later
    /// half a point.
    fn baku(&self, number: u32, round: usize) -> i32 {
        let accelerated = self.announced_rounds(round).div_ceil(2);
        let ahead = 2 * self.players.len().div_ceil(4);
        let line = |player: &TrfPlayer| if self.by_rank { player.at.line } else { 0 };
        let order = |player: &TrfPlayer| (line(player), player.number);
        let this = self.players.iter().find(|player| player.number == number);
        let players = self.players.iter();
        let place = players
            .filter(|player| this.is_some_and(|this| order(player) < order(this)))
            .count();
        match round {
            _ if place >= ahead || round > accelerated => 0,
            _ if round <= accelerated.div_ceil(2) => 10,
            _ => 5,
        }
    }
}

fn past_kind(entry: TrfEntry, places: &HashMap<u32, usize>) -> PastKind {
    match (entry.mark, entry.against, entry.side) {
        (Mark::Win | Mark::Draw | Mark::Loss | Mark::Adjourned, Some(other), Some(side)) => {
            let played = |against: &usize| PastKind::Played {
                against: *against,
                side,
            };
            places.get(&other).map_or(PastKind::NotPaired, played)
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
