//! An event of ours as a report file, and a file as an event.

use super::{
    AnnouncedBye, At, Entry, Mark, NotHalves, Trf, TrfFault, TrfPlayer, TrfProblem, TrfWorth,
};
use crate::rules::Side;
use crate::tournament::sheet::{Line, Outcome, Score, Sheets, Through};
use crate::tournament::standings::{Standings, live};
use crate::tournament::{
    About, BoardNo, Bye, ByeKind, ClosedRound, Entrant, EntrantId, EntrantName, Gender, Options,
    Pairing, PairingResult, Points, Presence, RoundNo, Scored, System, Tournament,
};

/// The event as a file, with its full names, as it stands now.
pub fn of_event(name: &str, tournament: &Tournament) -> Trf {
    let sheets = Sheets::of(tournament, Through::Live);
    let standings = live(tournament);
    let options = &tournament.options;
    let mut entrants: Vec<&Entrant> = tournament.entrants.iter().collect();
    entrants.sort_by_key(|one| one.number);
    let scoring = options.scoring;
    let tenths = |points: Points| i32::from(points.in_halves()) * 5;
    let mut trf = Trf {
        name: name.to_owned(),
        rounds: Some(options.rounds.into()).filter(|rounds| *rounds > 0),
        initial: Some(options.terms.initial),
        worth: TrfWorth {
            win: tenths(scoring.win),
            draw: tenths(scoring.draw),
            loss: tenths(scoring.loss),
            pairing_bye: Some(tenths(match scoring.average_bye {
                true => Points::default(),
                false => scoring.bye,
            })),
            ..TrfWorth::default()
        },
        players: entrants
            .iter()
            .map(|one| player(tournament, &sheets, &standings, one))
            .collect(),
        ..Trf::default()
    };
    // As usual is not said.
    trf.worth.pairing_bye = trf.worth.pairing_bye.filter(|bye| *bye != trf.worth.win);
    let code = match options.system {
        System::RoundRobin => Some("FIDE_ROUNDROBIN"),
        System::DoubleRoundRobin => Some("FIDE_DOUBLEROUNDROBIN"),
        System::Swiss => Some("FIDE_DUTCH_2025"),
        _ => None,
    };
    trf.headers
        .extend(code.map(|code| ("192".to_owned(), code.to_owned())));
    let codes: Vec<String> = options.tiebreaks.iter().map(|one| one.code()).collect();
    let order = format!("PTS,{}", codes.join(","));
    trf.headers
        .push(("212".to_owned(), order.trim_end_matches(',').to_owned()));
    if tournament.posted().is_none() {
        trf.byes = announced(tournament);
    }
    trf
}

/// Who is known not to play in the next round.
fn announced(tournament: &Tournament) -> Vec<AnnouncedBye> {
    let round = tournament.round_now();
    let bye = |one: &Entrant| {
        let asked = tournament.options.terms.bye_of(one.id, round);
        let mark = match (asked, one.presence) {
            (_, Presence::Expected | Presence::Absent | Presence::WentHome) => Mark::Zero,
            (Some(ByeKind::Half), Presence::Here) => Mark::Half,
            (Some(ByeKind::Full), Presence::Here) => Mark::Full,
            (Some(_), Presence::Here) => Mark::Zero,
            (None, Presence::Here) => return None,
        };
        Some(AnnouncedBye {
            at: At::default(),
            round: round.0.into(),
            number: one.number.into(),
            mark,
        })
    };
    tournament.entrants.iter().filter_map(bye).collect()
}

fn player(
    tournament: &Tournament,
    sheets: &Sheets,
    standings: &Standings,
    one: &Entrant,
) -> TrfPlayer {
    let lines = sheets.lines(one.id);
    let entries = lines.iter().map(|line| entry(tournament, line));
    let mut entries: Vec<Entry> = entries.collect();
    while entries.last() == Some(&Entry::EMPTY) {
        entries.pop();
    }
    let name = match (one.name.family(), one.name.given()) {
        ("", given) => given.to_owned(),
        (family, given) => format!("{family}, {given}"),
    };
    TrfPlayer {
        number: one.number.into(),
        sex: one.about.gender.map(|gender| match gender {
            Gender::Female => 'w',
            Gender::Male => 'm',
        }),
        name,
        rating: one.about.rating.map(u32::from),
        birth: one
            .about
            .born
            .map(|year| year.to_string())
            .unwrap_or_default(),
        points: Some(i32::from(sheets.points(one.id).in_halves()) * 5),
        rank: standings.row(one.id).map(|row| row.rank.into()),
        entries,
        ..TrfPlayer::default()
    }
}

fn entry(tournament: &Tournament, line: &Line) -> Entry {
    let number = |id: EntrantId| tournament.entrant(id).map(|one| u32::from(one.number));
    let mark = match line.outcome {
        Outcome::Played { score, .. } => match score {
            Score::Win => Mark::Win,
            Score::Draw => Mark::Draw,
            Score::Loss => Mark::Loss,
        },
        Outcome::Forfeit { won: true, .. } => Mark::ForfeitWin,
        Outcome::Forfeit { won: false, .. } => Mark::ForfeitLoss,
        Outcome::Bye(ByeKind::Allocated) => Mark::PairingBye,
        Outcome::Bye(ByeKind::Full) => Mark::Full,
        Outcome::Bye(ByeKind::Half) => Mark::Half,
        Outcome::Bye(ByeKind::Absent) => Mark::Zero,
        Outcome::Playing { .. } | Outcome::Out => Mark::Blank,
    };
    Entry {
        against: line.outcome.opponent().and_then(number),
        side: line.outcome.side(),
        mark,
        ..Entry::EMPTY
    }
}

impl Trf {
    /// The file as a tournament whose rounds are all closed. The identity of an
    /// entrant is the number.
    ///
    /// # Errors
    /// Everything that we cannot keep: names that are none, results that do not
    /// go together, games without a result, points that are no halves.
    pub fn tournament(&self) -> Result<Tournament, Vec<TrfFault>> {
        let mut faults = Vec::new();
        let entrants: Vec<Entrant> = self
            .players
            .iter()
            .filter_map(|player| entrant(player, &mut faults))
            .collect();
        let scoring = self.scoring().unwrap_or_else(|NotHalves { tenths }| {
            let what = TrfProblem::NotPoints {
                text: format!("{}.{}", tenths / 10, tenths % 10),
            };
            let (line, column) = (1, 1);
            faults.push(TrfFault { line, column, what });
            Default::default()
        });
        let rounds = (1..=self.paired_rounds()).map(|round| self.closed(round, &mut faults));
        let closed: Vec<ClosedRound> = rounds.collect();
        if !faults.is_empty() {
            faults.sort_by_key(|fault| (fault.line, fault.column));
            return Err(faults);
        }
        let system = match self.is_round_robin() {
            true => System::RoundRobin,
            false => System::Swiss,
        };
        let mut options = Options {
            system,
            rounds: self.rounds.unwrap_or(0).min(999) as u16,
            scoring,
            tiebreaks: system.default_tiebreaks(),
            avoid_same_school: false,
            automatic: false,
            ..Options::automatic()
        };
        options.rounds = options.rounds.max(closed.len() as u16);
        options.terms.initial = self.initial.unwrap_or(Side::First);
        Ok(Tournament {
            options,
            entrants: entrants.into(),
            closed,
            current: None,
        })
    }

    /// The games of a round, and those that are still to be played.
    fn games(&self, round: usize, faults: &mut Vec<TrfFault>) -> Games {
        let (pairs, _) = self.pairs_of(round);
        let entry = |number: u32| {
            let place = self.players.binary_search_by_key(&number, |one| one.number);
            let player = place.ok().and_then(|place| self.players.get(place))?;
            player.entries.get(round - 1)
        };
        let (mut boards, mut postponed) = (Vec::new(), Vec::new());
        for (board, (first, second)) in (1..).zip(pairs) {
            let (Some(one), Some(other)) = (entry(first), entry(second)) else {
                continue;
            };
            let pairing = Pairing {
                board: BoardNo(board),
                first: EntrantId(first.into()),
                second: EntrantId(second.into()),
            };
            let is_open = |mark| matches!(mark, Mark::Blank | Mark::Adjourned);
            if is_open(one.mark) && is_open(other.mark) {
                postponed.push(pairing);
                continue;
            }
            match result(one.mark, other.mark) {
                Some(result) => boards.push((pairing, Scored { result, shot: None })),
                None => faults.push(TrfFault {
                    line: one.at.line,
                    column: one.at.column + 7,
                    what: TrfProblem::Contradiction {
                        found: other.letter(),
                    },
                }),
            }
        }
        (boards, postponed)
    }

    fn closed(&self, round: usize, faults: &mut Vec<TrfFault>) -> ClosedRound {
        let (boards, postponed) = self.games(round, faults);
        let byes = self.players.iter().filter_map(|player| {
            let entry = player.entries.get(round - 1).unwrap_or(&Entry::EMPTY);
            let kind = match entry.mark {
                _ if entry.against.is_some() => return None,
                Mark::PairingBye => ByeKind::Allocated,
                Mark::Full | Mark::ForfeitWin | Mark::Win => ByeKind::Full,
                Mark::Half | Mark::Draw | Mark::Adjourned => ByeKind::Half,
                Mark::Zero | Mark::Blank | Mark::ForfeitLoss | Mark::Loss => ByeKind::Absent,
            };
            Some(Bye {
                entrant: EntrantId(player.number.into()),
                kind,
            })
        });
        ClosedRound {
            number: RoundNo(round as u16),
            byes: byes.collect(),
            boards,
            postponed,
        }
    }
}

/// Games with their results, and games that are still to be played.
type Games = (Vec<(Pairing, Scored)>, Vec<Pairing>);

/// The result of two marks, who moved first in front.
fn result(first: Mark, second: Mark) -> Option<PairingResult> {
    Some(match (first, second) {
        (Mark::Win, Mark::Loss) => PairingResult::Won(Side::First),
        (Mark::Loss, Mark::Win) => PairingResult::Won(Side::Second),
        (Mark::Draw, Mark::Draw) => PairingResult::Drawn,
        (Mark::ForfeitWin, Mark::ForfeitLoss) => PairingResult::Forfeit(Side::First),
        (Mark::ForfeitLoss, Mark::ForfeitWin) => PairingResult::Forfeit(Side::Second),
        (Mark::ForfeitLoss, Mark::ForfeitLoss) => PairingResult::DoubleForfeit,
        _ => return None,
    })
}

fn entrant(player: &TrfPlayer, faults: &mut Vec<TrfFault>) -> Option<Entrant> {
    let name = EntrantName::parse_whole(&player.name).map_err(|_| {
        let what = TrfProblem::BadWord {
            text: player.name.clone(),
        };
        faults.push(TrfFault {
            line: player.at.line,
            column: 15,
            what,
        });
    });
    let year = player.birth.get(..4).and_then(|year| year.parse().ok());
    Some(Entrant {
        id: EntrantId(player.number.into()),
        number: player.number as u16,
        name: name.ok()?,
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About {
            rating: player
                .rating
                .and_then(|rating| u16::try_from(rating).ok())
                .filter(|rating| (1..=4_000).contains(rating)),
            gender: player.sex.and_then(|sex| Gender::by_code(&sex.to_string())),
            born: year.filter(|year| (1_900..=2_100).contains(year)),
        },
    })
}
