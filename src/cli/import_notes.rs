//! What `inkundla import trf` says of a report file: how it was read, where it breaks rules, and which lines an
//! export writes otherwise.

use crate::formats::tournament_json::TournamentFile;
use crate::formats::trf::{self, NumberPair, RoundDifference, Trf, Uncompared};
use crate::tournament::{EntrantName, NameOrder, System};
use std::collections::HashMap;
use std::path::Path;

/// The most pairs, places and lines that are printed.
const MOST_NAMED: usize = 20;

/// A round, and how its pairs differ from those of the rules, or why the rules have no pairs for it.
pub(super) type Differing = (usize, Result<RoundDifference, String>);

/// Says how names were read that may be read otherwise.
pub(super) fn names(trf: &Trf, whole: &TournamentFile, is_given_first: bool) {
    if !is_given_first {
        report_order(trf);
    }
    report_single_names(whole);
}

/// Says in which order names without a comma were read.
fn report_order(trf: &Trf) {
    let Some(written) = trf.name_without_comma() else {
        return;
    };
    let order = Some(NameOrder::FamilyFirst);
    let Ok(name) = EntrantName::parse_ordered(written, order) else {
        return;
    };
    eprintln!(
        "Names without a comma are read with the family name first, as in the format: everybody \
         sees \"{}\" of \"{}\". If that is wrong, import with --given-first.",
        name.alias(),
        written
    );
}

/// The most names of one word that are listed.
const MOST_SINGLE: usize = 5;

/// Says which names have one word, perhaps the family name, and are seen whole.
fn report_single_names(whole: &TournamentFile) {
    let entrants = whole.tournament.entrants.iter();
    let single = entrants.filter(|one| one.name.family().is_empty());
    let single: Vec<&str> = single.map(|one| one.name.given()).collect();
    if single.is_empty() {
        return;
    }
    let listed = single.iter().take(MOST_SINGLE).copied();
    let listed = listed.collect::<Vec<_>>().join(", ");
    let more = match single.len().saturating_sub(MOST_SINGLE) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    eprintln!(
        "Everybody sees these names whole: {listed}{more}. If they are family names, add the given \
         names on the pages of these players."
    );
}

/// Says how many rounds a round robin is taken to have, if its file does not say it.
pub(super) fn cycle(trf: &Trf, whole: &TournamentFile) {
    let options = &whole.tournament.options;
    if !trf.is_cycle_assumed(&whole.tournament) {
        return;
    }
    let times = match options.system {
        System::DoubleRoundRobin => "twice",
        _ => "once",
    };
    eprintln!(
        "The file does not say it: everybody is taken to meet everybody {times}, in {} rounds.",
        options.rounds
    );
}

/// Says which values were taken for records that the file does not have.
pub(super) fn assumed(trf: &Trf, whole: &TournamentFile) {
    let options = &whole.tournament.options;
    let has_system = trf.header("192").is_some() || trf.system.is_some();
    let codes = options.tiebreaks.iter().map(|one| one.code());
    let codes: Vec<String> = codes.collect();
    let records = [
        (trf.rounds.is_some(), "142", rounds_in_words(options.rounds)),
        (
            has_system,
            "192",
            trf::kind_of_tournament(options.system).to_owned(),
        ),
        (
            matches!(trf.tiebreaks(), Ok(Some(_))),
            "202",
            format!("the tie-breaks {}", codes.join(",")),
        ),
    ];
    let missing = records.into_iter().filter(|(is_there, ..)| !is_there);
    let missing: Vec<String> = missing
        .map(|(_, tag, value)| format!("{value} ({tag})"))
        .collect();
    if !missing.is_empty() {
        eprintln!(
            "The file does not say it, and we take: {}.",
            missing.join(", ")
        );
    }
}

fn rounds_in_words(rounds: u16) -> String {
    match rounds {
        0 => "no number of rounds".to_owned(),
        rounds => format!("{rounds} rounds"),
    }
}

/// Says which rounds are not those of the rules, with their pairs. They are kept as they are.
pub(super) fn rounds(file: &Path, trf: &Trf, differing: Option<&[Differing]>) {
    let path = file.display();
    let Some(differing) = differing else {
        if trf.check_system().is_err() {
            eprintln!(
                "The rounds are not compared with the rules: their pairing system is not known."
            );
        } else {
            eprintln!(
                "The rounds are not compared with the rules: inkundla check {path} takes its time."
            );
        }
        return;
    };
    if differing.is_empty() {
        return;
    }
    let numbers: Vec<String> = differing
        .iter()
        .map(|(round, _)| round.to_string())
        .collect();
    eprintln!(
        "Not paired as the rules say, and kept as they are: rounds {}. An export says so in a comment.",
        numbers.join(", ")
    );
    for (round, found) in differing.iter().take(MOST_NAMED) {
        match found {
            Ok(found) => eprintln!(
                "Round {round}: the file has {}, the rules {}.",
                pairs(trf, &found.posted),
                pairs(trf, &found.paired)
            ),
            Err(why) => eprintln!("Round {round}: the rules have no pairs: {why}."),
        }
    }
    more(differing.len(), "rounds");
}

/// Pairs with names: `Botha, Piet (1) – Zulu, Ayanda (4)`.
fn pairs(trf: &Trf, pairs: &[NumberPair]) -> String {
    if pairs.is_empty() {
        return "nobody else".to_owned();
    }
    let sentences = pairs
        .iter()
        .take(MOST_NAMED)
        .map(|(first, second)| match second {
            0 => format!("the bye for {}", named(trf, *first)),
            second => format!("{} – {}", named(trf, *first), named(trf, *second)),
        });
    let sentences: Vec<String> = sentences.collect();
    sentences.join("; ")
}

/// A player or team with its number.
fn named(trf: &Trf, number: u32) -> String {
    let player = trf.players.iter().find(|one| one.number == number);
    let team = trf.teams.teams.iter().find(|one| one.number == number);
    let name = if trf.is_of_teams() {
        team.map(|team| team.name.as_str())
    } else {
        player.map(|player| player.name.as_str())
    };
    format!("{} ({number})", name.unwrap_or_default())
}

/// Says which places are not those of the tie-breaks.
pub(super) fn places(trf: &Trf) {
    match trf.wrong_places() {
        Ok(wrong) => {
            for one in wrong.iter().take(MOST_NAMED) {
                eprintln!(
                    "{} has place {} in the file; the tie-breaks give place {}.",
                    named(trf, one.number),
                    one.written,
                    one.counted
                );
            }
            more(wrong.len(), "places");
        }
        // Nothing is amiss in a file without places or tie-breaks.
        Err(Uncompared::NoTiebreaks | Uncompared::NoPlaces) => {}
        Err(why) => eprintln!("The places are not compared: {why}."),
    }
}

/// Says which lines an export of the event writes otherwise.
pub(super) fn lines(bytes: &[u8], written: &str) {
    let text = trf::text(bytes);
    if std::str::from_utf8(bytes).is_err() {
        eprintln!("The letters of the file are those of an older program; an export is in UTF-8.");
    }
    let of_file = counted(&text);
    let of_export = counted(written.trim_start_matches('\u{feff}'));
    let missing = only(&text, &of_export);
    for (number, line) in missing.iter().take(MOST_NAMED) {
        eprintln!("Line {number} of the file is not in an export as it is: {line}");
    }
    more(missing.len(), "lines");
    let added = only(written.trim_start_matches('\u{feff}'), &of_file);
    for (_, line) in added.iter().take(MOST_NAMED) {
        eprintln!("An export has the line: {line}");
    }
    more(added.len(), "lines");
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\r', '\n']).filter(|line| !line.is_empty())
}

fn counted(text: &str) -> HashMap<&str, usize> {
    let mut counted = HashMap::new();
    for line in split(text) {
        *counted.entry(line).or_default() += 1;
    }
    counted
}

/// The lines of a text, numbered from 1, that the other does not have as often.
fn only<'a>(text: &'a str, others: &HashMap<&str, usize>) -> Vec<(usize, &'a str)> {
    let mut left = others.clone();
    let mut only = Vec::new();
    for (number, line) in (1..).zip(split(text)) {
        match left.get_mut(line) {
            Some(count) if *count > 0 => *count -= 1,
            _ => only.push((number, line)),
        }
    }
    only
}

fn more(all: usize, what: &str) {
    if all > MOST_NAMED {
        eprintln!("And {} more {what}.", all - MOST_NAMED);
    }
}
