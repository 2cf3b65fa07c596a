//! An event that was made of a report file is written into the lines of that file: unchanged to the byte, and
//! later with the event's rounds and the file's own words.

use super::own_export::{Dice, Hands, SYSTEMS, event};
use crate::common::hall::scored;
use inkundla::formats::trf::{
    EventFacts, KeptReport, LineEnd, ReportForm, Trf, Version, read, write_event,
};
use inkundla::rules::Side;
use inkundla::tournament::pairing::pair;
use inkundla::tournament::standings::live;
use inkundla::tournament::{EntrantId, EntrantName, PairingResult, Tournament};
use proptest::prelude::*;
use std::path::Path;

/// Lines that no event knows.
const OTHERS: [&str; 5] = [
    "102 Arbiter, Chief (123456)",
    "122 15 min  ",
    "222 900+5",
    "### a comment,  with spaces",
    "999 a record of tomorrow",
];

/// A file with titles, federations and lines that no event knows.
fn decorated(text: &str, end: &str) -> String {
    let lines = text.split(end).filter(|line| !line.is_empty());
    let lines = lines.map(|line| {
        if !line.starts_with("001") {
            return line.to_owned();
        }
        let mut letters: Vec<char> = line.chars().collect();
        for (from, word) in [(10, " FM"), (53, "RSA"), (57, "   12345678")] {
            letters.splice(from..from + word.len(), word.chars());
        }
        letters.into_iter().collect::<String>() + "  "
    });
    let all = OTHERS.iter().map(|line| (*line).to_owned()).chain(lines);
    all.map(|line| line + end).collect()
}

fn parsed(text: &str) -> Result<Trf, TestCaseError> {
    read(text.as_bytes()).map_err(|faults| {
        let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
        TestCaseError::fail(format!("{faults:?}\n{text}"))
    })
}

/// Pairs and plays one round.
fn one_more_round(made: &mut Tournament, dice: &mut Dice) {
    let Ok(draft) = pair(made) else { return };
    let mut posted = draft.post();
    for (_, entered) in &mut posted.boards {
        let result = match dice.below(4) {
            0 => PairingResult::Won(Side::First),
            1 => PairingResult::Won(Side::Second),
            2 if !made.options.system.has_finals() => PairingResult::Drawn,
            _ => PairingResult::Forfeit(Side::First),
        };
        *entered = Some(scored(result));
    }
    made.closed.push(posted.close_with_postponed());
}

/// What the event says; the file's own words left out. Points and places are the file's until one of
/// them changes.
fn of_event(mut trf: Trf, has_new_points: bool) -> Trf {
    let is_own = |tag: &str| matches!(tag, "022" | "062" | "072" | "092" | "192" | "202" | "212");
    trf.headers.retain(|(tag, _)| is_own(tag));
    trf.headers.sort();
    trf.others.clear();
    trf.byes.sort_by_key(|bye| (bye.round, bye.number));
    for player in &mut trf.players {
        player.title.clear();
        player.federation.clear();
        player.id.clear();
        player.rank = None;
        player.points = player.points.filter(|_| has_new_points);
    }
    for team in &mut trf.teams.teams {
        team.rank = None;
    }
    trf
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn a_file_comes_back_whole_and_later_with_the_rounds_of_the_event(
        choice in 0_usize..SYSTEMS, size in 4_u16..16, seed in any::<u64>(), hands in any::<bool>(),
        version in any::<bool>(), end in 0_usize..3,
    ) {
        let mut dice = Dice(seed);
        let hands = Hands { changes: hands, moves: hands };
        let first = event(choice, size, &mut dice, hands);
        let end = [LineEnd::Cr, LineEnd::Lf, LineEnd::CrLf][end];
        let version = if version { Version::Trf16 } else { Version::Trf26 };
        let form = ReportForm { version: Some(version), end: Some(end) };
        let facts = EventFacts { place: "Hilltown".to_owned(), ..EventFacts::default() };
        let text = write_event("Cup", &first, &facts, None, form);
        let text = decorated(&text, end.text());
        let trf = parsed(&text)?;
        let mut made = trf.tournament().map_err(|faults| TestCaseError::fail(faults[0].to_string()))?;
        let kept = KeptReport::of(text.as_bytes(), &trf).unwrap();
        let usual = ReportForm::default();
        let again = write_event("Cup", &made, &trf.facts(), Some(&kept), usual);
        prop_assert_eq!(&again, &text, "{:?}", made.options.system);

        let before = made.closed.len();
        one_more_round(&mut made, &mut dice);
        let is_longer = made.closed.len() > before;
        made.entrants.iter_mut().next().unwrap().name = EntrantName::parse("Corrected", "Name").unwrap();
        let merged = write_event("Cup", &made, &facts, Some(&kept), usual);
        let plain = ReportForm { version: Some(version), end: None };
        let plain = write_event("Cup", &made, &facts, None, plain);
        let [one, other] = [parsed(&merged)?, parsed(&plain)?].map(|trf| of_event(trf, is_longer));
        prop_assert_eq!(one, other, "{}\n{}", merged, plain);
        let lines: Vec<&str> = merged.split(end.text()).collect();
        for line in OTHERS {
            prop_assert!(lines.contains(&line), "{line}\n{merged}");
        }
        let players = lines.iter().filter(|line| line.starts_with("001"));
        let has_words = |line: &&str| line.get(10..13) == Some(" FM") && line.contains("RSA    12345678");
        prop_assert!(players.clone().all(has_words), "{merged}");
    }
}

fn whole(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/reports/whole");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

/// An event made of a file, and the lines that are kept.
fn made_of(name: &str) -> (Trf, Tournament, KeptReport) {
    let text = whole(name);
    let trf = read(text.as_bytes()).unwrap();
    let made = trf.tournament().unwrap();
    let kept = KeptReport::of(text.as_bytes(), &trf).unwrap();
    (trf, made, kept)
}

#[test]
fn a_game_too_short_to_be_rated_stays_so_when_its_result_is_corrected() {
    let (trf, mut made, kept) = made_of("swiss_trf26.trf");
    let round = made.closed.first_mut().unwrap();
    let short = |at: &usize| round.boards[*at].0.second.0 == 2;
    let at = (0..round.boards.len()).find(short).unwrap();
    round.boards[at].1 = scored(PairingResult::Drawn);
    let form = ReportForm::default();
    let text = write_event(&trf.name, &made, &trf.facts(), Some(&kept), form);
    let again = read(text.as_bytes()).unwrap();
    let ranks: Vec<_> = again.players.iter().map(|one| one.rank).collect();
    let standings = live(&made);
    let place = |number: i64| standings.row(EntrantId(number)).map(|row| row.rank.into());
    let places: Vec<Option<u32>> = (1..=6).map(place).collect();
    assert_eq!(ranks, places, "all are those of the event");
    let entry = again.players[1].entries[0];
    assert!(entry.unrated, "{text}");
    assert!(text.contains("   5 b D"), "{text}");
    assert!(text.contains("   2 w D"), "{text}");
    assert!(text.contains("2009/00/00"), "{text}");
}

#[test]
fn other_start_numbers_replace_all_numbers_and_nothing_else() {
    let (trf, mut made, kept) = made_of("gaps_bom.trf");
    for (number, entrant) in (1..).zip(made.entrants.iter_mut()) {
        entrant.number = number;
    }
    let form = ReportForm::default();
    let text = write_event(&trf.name, &made, &trf.facts(), Some(&kept), form);
    assert!(text.starts_with('\u{feff}'), "{text}");
    let again = read(text.as_bytes()).unwrap();
    let against = |at: usize| again.players[at].entries[0].against;
    assert_eq!([0, 1, 2, 3].map(against), [3, 4, 1, 2].map(Some), "{text}");
    assert_eq!(again.players[0].name, "Đurić, Đorđe");
}

#[test]
fn a_file_is_written_in_the_other_version_with_its_own_lines() {
    let (trf, made, kept) = made_of("swiss_trf26.trf");
    let form = ReportForm {
        version: Some(Version::Trf16),
        end: Some(LineEnd::Lf),
    };
    let text = write_event(&trf.name, &made, &trf.facts(), Some(&kept), form);
    for line in [
        "XXR 3",
        "XXC white1",
        "102 Arbiter, Chief (123456)",
        "032 RSA",
    ] {
        assert!(text.lines().any(|one| one == line), "{line}\n{text}");
    }
    for tag in ["142", "152", "222", "182", "240"] {
        assert!(
            !text.lines().any(|one| one.starts_with(tag)),
            "{tag}\n{text}"
        );
    }
    let again = read(text.as_bytes()).unwrap().tournament().unwrap();
    assert_eq!(again.options.terms.sits_out, made.options.terms.sits_out);
    assert!(text.contains("WFM Berg, Beatrix"), "{text}");
}

#[test]
fn without_its_lines_of_players_the_rest_of_a_file_stays() {
    let (trf, made, mut kept) = made_of("swiss_trf26.trf");
    kept.lines.retain(|line| !line.text.starts_with("001    5"));
    let form = ReportForm::default();
    let text = write_event(&trf.name, &made, &trf.facts(), Some(&kept), form);
    let again = read(text.as_bytes()).unwrap();
    assert_eq!(again.players.len(), 6, "{text}");
    assert_eq!(again.players[1].title, "WFM");
    assert_eq!(again.players[4].id, "");
    assert!(text.contains("102 Arbiter, Chief (123456)"), "{text}");
}

#[test]
fn the_places_of_a_file_are_compared_with_its_tie_breaks() {
    let trf = read(whole("swiss_trf26.trf").as_bytes()).unwrap();
    assert_eq!(trf.wrong_places(), Ok(Vec::new()));
    let text = whole("round_robin.trf")
        .replace("2.0    1 ", "2.0    4 ")
        .replace("1.0    4 ", "1.0    1 ");
    let wrong = read(text.as_bytes()).unwrap().wrong_places().unwrap();
    let numbers: Vec<_> = wrong
        .iter()
        .map(|one| (one.number, one.written, one.counted))
        .collect();
    assert_eq!(numbers, [(1, 4, 1), (4, 1, 4)]);
    // Record 202 alone has the tie-breaks too, and places before the points are not compared.
    let text = text.replace("212 PTS,DE,SB\n", "");
    assert_eq!(
        read(text.as_bytes()).unwrap().wrong_places().unwrap(),
        wrong
    );
    let text = text.replace("202 DE,SB", "212 DE,PTS");
    assert!(read(text.as_bytes()).unwrap().wrong_places().is_err());
}

#[test]
fn a_bye_that_is_taken_back_leaves_every_place_of_the_file() {
    let asked = "240 H   3    6\n";
    let file = whole("swiss_trf26.trf").replace('\r', "\n");
    let in_line = file.replace("   3 b 0     1 w 0", "   3 b 0     1 w 0  0000 - H");
    let absent = file.replace(asked, "XXZ    6\n");
    for text in [file, in_line.replace(asked, ""), absent] {
        let trf = read(text.as_bytes()).unwrap();
        let mut made = trf.tournament().unwrap();
        assert_eq!(made.options.terms.sits_out.len(), 1, "{text}");
        let kept = KeptReport::of(text.as_bytes(), &trf).unwrap();
        made.options.terms.sits_out.clear();
        let form = ReportForm::default();
        let text = write_event(&trf.name, &made, &trf.facts(), Some(&kept), form);
        let again = read(text.as_bytes()).unwrap().tournament().unwrap();
        assert_eq!(again.options.terms.sits_out, [], "{text}");
    }
}
