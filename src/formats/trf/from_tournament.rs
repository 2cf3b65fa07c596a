//! Converts an event into a report file.

use super::number::in_tenths;
use super::{Mark, Trf, TrfEntry, TrfPlayer, TrfScoring, adjustments, constraints, team::write};
use inkundla_core::tournament::crosstable::{Crosstable, Line, RoundOutcome, Score, Through};
use inkundla_core::tournament::pairing::team_tiebreaks;
use inkundla_core::tournament::standings::{Standings, live};
use inkundla_core::tournament::{ByeKind, Entrant, EntrantId, Gender, Points, System, Tournament};

/// Converts the current state of an event, with full names.
pub fn of_event(name: &str, tournament: &Tournament) -> Trf {
    let mut trf = bare(name, tournament);
    trf.note_changes();
    trf
}

/// As [`of_event`], without the notes of rounds that the system pairs otherwise, which take time.
pub(super) fn bare(name: &str, tournament: &Tournament) -> Trf {
    let sheets = Crosstable::of(tournament, Through::Live);
    let standings = live(tournament);
    let options = &tournament.options;
    let mut entrants: Vec<&Entrant> = tournament.entrants.iter().collect();
    entrants.sort_by_key(|one| one.number);
    let scoring = options.scoring;
    let played = tournament.closed.len() + usize::from(tournament.posted().is_some());
    let mut trf = Trf {
        name: name.to_owned(),
        // Finals can go on after the planned rounds.
        rounds: Some(options.rounds)
            .filter(|rounds| *rounds > 0)
            .map(|rounds| rounds.max(played as u16).into()),
        initial: Some(options.terms.initial),
        worth: TrfScoring {
            win: in_tenths(scoring.win),
            draw: in_tenths(scoring.draw),
            loss: in_tenths(scoring.loss),
            pairing_bye: Some(in_tenths(if scoring.average_bye {
                Points::default()
            } else {
                scoring.bye
            })),
            ..TrfScoring::default()
        },
        players: entrants
            .iter()
            .map(|one| player(tournament, &sheets, &standings, one))
            .collect(),
        ..Trf::default()
    };
    // The default is not written.
    trf.worth.pairing_bye = trf.worth.pairing_bye.filter(|bye| *bye != trf.worth.win);
    add_system_and_order(&mut trf, tournament);
    trf.byes = constraints::announced(tournament);
    trf.prohibitions = constraints::prohibitions(tournament);
    trf.apart_if_possible = constraints::apart_if_possible(tournament);
    trf.settled = constraints::fixed_pairs(tournament);
    trf.accelerations = constraints::accelerations(tournament);
    if let System::Teams(how) = options.system {
        write::add_teams(&mut trf, tournament, how);
    }
    if !trf.is_of_teams() {
        trf.adjustments = adjustments::of_event(tournament);
    }
    trf.by_the_book = options.by_the_book.clone();
    let totals: Vec<i32> = trf.players.iter().map(|one| trf.total(one)).collect();
    for (player, total) in trf.players.iter_mut().zip(totals) {
        player.points = Some(total);
    }
    trf.note_system(tournament);
    trf
}

/// Writes the system (192) and the tie-breaks in their order (202, and 212 with the points).
fn add_system_and_order(trf: &mut Trf, tournament: &Tournament) {
    let options = &tournament.options;
    let code = match options.system {
        // No record names matches of two games.
        _ if options.games_of_a_match() == 2 => None,
        System::RoundRobin => Some("FIDE_ROUNDROBIN".to_owned()),
        System::DoubleRoundRobin => Some("FIDE_DOUBLEROUNDROBIN".to_owned()),
        System::Swiss => {
            let terms = &options.terms;
            Some(Trf::swiss_code(terms.swiss_rules, terms.is_accelerated))
        }
        System::Teams(how) => Some(write::code(how).to_owned()),
        _ => None,
    };
    trf.headers
        .extend(code.map(|code| ("192".to_owned(), code)));
    let tiebreaks = match options.system {
        System::Teams(_) => team_tiebreaks(&tournament.options),
        _ => options.tiebreaks.clone(),
    };
    let codes: Vec<String> = tiebreaks.iter().map(|one| one.code()).collect();
    let codes = codes.join(",");
    if !codes.is_empty() {
        trf.headers.push(("202".to_owned(), codes.clone()));
    }
    let order = format!("PTS,{codes}").trim_end_matches(',').to_owned();
    trf.headers.push(("212".to_owned(), order));
}

fn player(
    tournament: &Tournament,
    crosstable: &Crosstable,
    standings: &Standings,
    one: &Entrant,
) -> TrfPlayer {
    let lines = crosstable.lines(one.id);
    let entries = lines.iter().map(|line| entry(tournament, line));
    let mut entries: Vec<TrfEntry> = entries.collect();
    while entries.last() == Some(&TrfEntry::EMPTY) {
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
        rank: standings.row(one.id).map(|row| row.rank.into()),
        entries,
        ..TrfPlayer::default()
    }
}

fn entry(tournament: &Tournament, line: &Line) -> TrfEntry {
    let number = |id: EntrantId| tournament.entrant(id).map(|one| u32::from(one.number));
    let mark = match line.outcome {
        RoundOutcome::Played { score, .. } => match score {
            Score::Win => Mark::Win,
            Score::Draw => Mark::Draw,
            Score::Loss => Mark::Loss,
        },
        RoundOutcome::Forfeit { won: true, .. } => Mark::ForfeitWin,
        RoundOutcome::Forfeit { won: false, .. } => Mark::ForfeitLoss,
        RoundOutcome::Bye(ByeKind::Allocated) => Mark::PairingBye,
        RoundOutcome::Bye(ByeKind::Full) => Mark::Full,
        RoundOutcome::Bye(ByeKind::Half) => Mark::Half,
        RoundOutcome::Bye(ByeKind::Absent) => Mark::Zero,
        // Not finished: a draw for the pairing.
        RoundOutcome::Playing { .. } => Mark::Adjourned,
        RoundOutcome::Out => Mark::Blank,
    };
    TrfEntry {
        against: line.outcome.opponent().and_then(number),
        side: line.outcome.scheduled_side(),
        mark,
        ..TrfEntry::EMPTY
    }
}
