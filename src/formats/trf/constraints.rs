//! Converts byes, prohibited pairs and virtual points between an event and a file.

use super::model::MOST_ROUNDS;
use super::number::in_tenths;
use super::{
    Acceleration, AnnouncedBye, At, Mark, Prohibition, SettledPair, Trf, TrfFault, TrfProblem,
};
use crate::Faults;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{schools, virtual_points};
use inkundla_core::tournament::{
    ByeKind, ClosedRound, Entrant, EntrantId, KeptApart, Pairing, PairingConstraints, PostedRound,
    Presence, RoundNo, SitsOut, SwissSystem, System, Tournament,
};
use std::collections::HashSet;

/// The most prohibited pairs in an event from a file.
const MOST_APART: usize = 5_000;

/// The announced byes of future rounds.
pub(super) fn announced(tournament: &Tournament) -> Vec<AnnouncedBye> {
    let next = match tournament.posted() {
        Some(posted) => RoundNo(posted.number.0 + 1),
        None => tournament.round_now(),
    };
    let planned = tournament.options.rounds;
    // Nothing that comes after the last announced round is read.
    if planned > 0 && next.0 > planned {
        return Vec::new();
    }
    let last = RoundNo(planned.max(next.0));
    let bye = |one: &Entrant, round: RoundNo| {
        let asked = tournament.options.terms.bye_of(one.id, round);
        // Tables and brackets ignore requests.
        let asked = asked.filter(|_| tournament.options.system.first().is_by_standing());
        let is_away = round == next && one.presence != Presence::Here;
        let mark = match asked {
            _ if is_away || one.presence == Presence::WentHome => Mark::Zero,
            Some(ByeKind::Half) => Mark::Half,
            Some(ByeKind::Full) => Mark::Full,
            Some(ByeKind::Allocated | ByeKind::Absent) => Mark::Zero,
            None => return None,
        };
        Some(AnnouncedBye {
            at: At::default(),
            round: round.0.into(),
            number: one.number.into(),
            mark,
        })
    };
    let rounds = (next.0..=last.0).map(RoundNo);
    let of_round = |round| {
        let all = tournament.entrants.iter();
        all.filter_map(move |one| bye(one, round))
    };
    rounds.flat_map(of_round).collect()
}

/// The pairs that must never meet.
pub(super) fn prohibitions(tournament: &Tournament) -> Vec<Prohibition> {
    pairs_apart(tournament, true)
}

/// Groups whose members should not meet if avoidable: pairs, and the players of a school.
pub(super) fn apart_if_possible(tournament: &Tournament) -> Vec<Prohibition> {
    let options = &tournament.options;
    let through = options.terms.schools_apart_through;
    let rounds = 1..=through.map_or(last_round(tournament), |round| round.0.into());
    let schools = if options.avoid_same_school && options.system.first().is_by_standing() {
        schools(tournament)
    } else {
        Vec::new()
    };
    let of_school = |members: Vec<EntrantId>| Prohibition {
        rounds: rounds.clone(),
        players: members
            .iter()
            .filter_map(|id| number_of(tournament, *id))
            .collect(),
    };
    let schools = schools.into_iter().filter(|members| members.len() > 1);
    let pairs = pairs_apart(tournament, false).into_iter();
    pairs.chain(schools.map(of_school)).collect()
}

/// The manual pairings of the rounds that are paired.
pub(super) fn fixed_pairs(tournament: &Tournament) -> Vec<SettledPair> {
    let closed = tournament.closed.iter().map(ClosedRound::plan);
    let plans = closed.chain(tournament.posted().map(PostedRound::plan));
    let plans = plans.collect::<Vec<_>>();
    let number = |id: EntrantId| tournament.entrant(id).map(|one| u32::from(one.number));
    let settled = tournament.options.terms.settled.iter();
    let settled = settled.filter_map(|one| {
        let plan = plans.iter().find(|plan| plan.number == one.round)?;
        let is_so = |pair: &&Pairing| pair.has(one.first) && pair.has(one.second);
        let pair = plan.pairings.iter().find(is_so)?;
        Some(SettledPair {
            at: At::default(),
            round: one.round.0.into(),
            first: number(pair.first)?,
            second: number(pair.second)?,
        })
    });
    settled.collect()
}

fn last_round(tournament: &Tournament) -> usize {
    match tournament.options.rounds {
        0 => MOST_ROUNDS as usize,
        rounds => rounds.into(),
    }
}

fn number_of(tournament: &Tournament, id: EntrantId) -> Option<(At, u32)> {
    let entrant = tournament.entrant(id)?;
    Some((At::default(), entrant.number.into()))
}

fn pairs_apart(tournament: &Tournament, is_strict: bool) -> Vec<Prohibition> {
    let last = last_round(tournament);
    let prohibition = |pair: &KeptApart| {
        Some(Prohibition {
            rounds: pair.from.map_or(1, |round| round.0.into())
                ..=pair.through.map_or(last, |round| round.0.into()),
            players: vec![
                number_of(tournament, pair.one)?,
                number_of(tournament, pair.other)?,
            ],
        })
    };
    let apart = tournament.options.terms.kept_apart.iter();
    let apart = apart.filter(|pair| pair.is_strict == is_strict);
    apart.filter_map(prohibition).collect()
}

/// Virtual points.
pub(super) fn accelerations(tournament: &Tournament) -> Vec<Acceleration> {
    let extras = virtual_points(tournament).into_iter();
    let acceleration = |extra: inkundla_core::tournament::pairing::VirtualPoints| Acceleration {
        at: At::default(),
        points: in_tenths(extra.points),
        rounds: usize::from(*extra.rounds.start())..=usize::from(*extra.rounds.end()),
        players: u32::from(*extra.numbers.start())..=u32::from(*extra.numbers.end()),
    };
    extras.map(acceleration).collect()
}

impl Trf {
    /// The constraints on an event of `rounds` announced rounds.
    pub(super) fn terms(&self, rounds: u16, faults: &mut Faults<TrfFault>) -> PairingConstraints {
        PairingConstraints {
            initial: self.initial.unwrap_or(Side::First),
            is_accelerated: self.is_baku()
                || !(self.accelerations.is_empty() || self.has_start_groups()),
            swiss_rules: match self.system {
                None => self.swiss_system(),
                Some(_) => SwissSystem::Dutch,
            },
            two_games: self.two_games,
            kept_apart: self.kept_apart(rounds, faults),
            sits_out: self.sits_out(),
            ..PairingConstraints::default()
        }
    }

    /// Whether virtual points are those of start groups.
    fn has_start_groups(&self) -> bool {
        let first = self.system.map(System::first);
        matches!(first, Some(System::McMahon(_)))
    }

    fn kept_apart(&self, rounds: u16, faults: &mut Faults<TrfFault>) -> Vec<KeptApart> {
        let pairs_of = |one: &Prohibition| {
            let count = one.players.len();
            count * count.saturating_sub(1) / 2
        };
        let mut pairs = 0;
        let most = MOST_APART;
        let too_many = self.prohibitions.iter().find(|one| {
            pairs += pairs_of(one);
            pairs > most
        });
        if let Some(one) = too_many {
            let at = one.players.first().map_or(At::default(), |(at, _)| *at);
            faults.push(at.fault(TrfProblem::TooManyApart { pairs, most }));
            return Vec::new();
        }
        // Avoidable pairs only as far as the limit allows.
        let wished = self.apart_if_possible.iter().filter(|one| {
            let more = pairs_of(one);
            let fits = pairs + more <= most;
            pairs += if fits { more } else { 0 };
            fits
        });
        let wished = wished
            .flat_map(|one| kept(one, rounds, false))
            .collect::<Vec<_>>();
        let strict = self.prohibitions.iter();
        let strict = strict.flat_map(|one| kept(one, rounds, true));
        strict.chain(wished).collect()
    }

    /// The announced byes of unpaired rounds.
    fn sits_out(&self) -> Vec<SitsOut> {
        let next = self.paired_rounds() as u32 + 1;
        let bye = |number: u32, round: u32, mark: Mark| SitsOut {
            entrant: EntrantId(number.into()),
            round: RoundNo(round as u16),
            kind: mark.announced_bye(),
        };
        let byes = self.byes.iter().filter(|one| one.round >= next);
        let byes = byes.map(|one| bye(one.number, one.round, one.mark));
        let absent = self.absent.iter();
        let absent = absent.map(|(_, number)| bye(*number, next, Mark::Zero));
        // In files of teams, the lines of players hold no announced byes.
        let single = self.players.iter().filter(|_| !self.is_of_teams());
        let in_lines = single.flat_map(|player| {
            let later = player.entries.iter().zip(1..).skip(next as usize - 1);
            let marked = later.filter(|(entry, _)| entry.mark != Mark::Blank);
            marked.map(|(entry, round)| bye(player.number, round, entry.mark))
        });
        let mut known = HashSet::new();
        let all = byes.chain(in_lines).chain(absent);
        all.filter(|one| known.insert((one.entrant, one.round)))
            .collect()
    }

    /// The fault if the virtual points differ from those of the Baku method.
    pub(super) fn other_acceleration(&self, tournament: &Tournament) -> Option<TrfFault> {
        let at = self.accelerations.first()?.at;
        let extras = virtual_points(tournament);
        let rounds = 1..=tournament.options.rounds;
        let is_same = |round: u16, one: &Entrant| {
            let mine = extras
                .iter()
                .filter(|extra| {
                    extra.numbers.contains(&one.number) && extra.rounds.contains(&round)
                })
                .map(|extra| in_tenths(extra.points))
                .sum::<i32>();
            mine == self.virtual_points(one.id.0 as u32, round.into())
        };
        let is_baku = rounds
            .into_iter()
            .all(|round| tournament.entrants.iter().all(|one| is_same(round, one)));
        (!is_baku).then(|| at.fault(TrfProblem::OtherAcceleration))
    }
}

/// In tables, brackets and matches of teams nobody asks to sit out: whoever the file announces as absent
/// is absent, or has gone home if it says so of all rounds that are left.
pub(super) fn mark_absent(tournament: &mut Tournament) {
    if tournament.options.system.first().is_by_standing() {
        return;
    }
    let next = tournament.round_now().0;
    let last = tournament.options.rounds.max(next);
    let asked = std::mem::take(&mut tournament.options.terms.sits_out);
    for one in tournament.entrants.iter_mut() {
        let is_away = |round: u16| {
            let mut all = asked.iter();
            all.any(|bye| (bye.entrant, bye.round) == (one.id, RoundNo(round)))
        };
        if is_away(next) {
            one.presence = if last > next && (next..=last).all(is_away) {
                Presence::WentHome
            } else {
                Presence::Absent
            };
        }
    }
}

/// All pairs of a record, for an event of `rounds` rounds.
fn kept(one: &Prohibition, rounds: u16, is_strict: bool) -> Vec<KeptApart> {
    let (first, last) = (*one.rounds.start(), *one.rounds.end());
    let round = |round: usize| RoundNo(round.min(MOST_ROUNDS as usize) as u16);
    let players = one.players.iter().enumerate();
    let pairs = players.flat_map(|(at, (_, player))| {
        let others = one.players[at + 1..].iter();
        others.map(move |(_, other)| KeptApart {
            one: EntrantId((*player).into()),
            other: EntrantId((*other).into()),
            from: Some(round(first)).filter(|round| round.0 > 1),
            through: Some(round(last)).filter(|round| round.0 < rounds),
            is_strict,
        })
    });
    pairs.collect()
}
