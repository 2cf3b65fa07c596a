//! Whole events as files: round trips and faults.

use crate::common::hall::{entrant, play, tournament};
use inkundla::formats::pairings_csv::{self, ResultProblem};
use inkundla::formats::tournament_json::{self, TournamentFile};
use inkundla::formats::trf::{
    AnnouncedBye, At, LineEnd, Mark, Prohibition, Trf, TrfEntry, TrfPlayer, Version, generate,
    of_event, read, write,
};
use inkundla::formats::{Names, with_byte_order_mark};
use inkundla::rules::Side;
use inkundla::tournament::pairing::pair;
use inkundla::tournament::{
    About, BoardNo, EntrantName, Gender, Grade, PairingResult, Scored, Stage, System, Tournament,
};
use proptest::prelude::*;

/// A random tournament with all kinds of records.
fn trf() -> impl Strategy<Value = Trf> {
    let header = prop::sample::select(vec!["022", "032", "042", "092", "102", "132", "202"]);
    let headers = prop::collection::vec((header, "[A-Za-z0-9][A-Za-z0-9 /.]{0,20}[a-z]"), 0..4);
    let words = (
        "[A-Z][a-z]{0,8}",
        "[a-z]{1,3}",
        "[A-Z]{3}",
        "[0-9]{1,11}",
        "[12][0-9]{3}",
    );
    (
        2_u32..20,
        1_u32..7,
        any::<u64>(),
        headers,
        words,
        0..3_i32,
        any::<bool>(),
    )
        .prop_map(|(players, rounds, seed, headers, words, worth, by_rank)| {
            let mut made =
                generate::generate(&generate::GenerateOptions::usual(players, rounds, seed));
            made.headers = headers
                .into_iter()
                .map(|(tag, text)| (tag.to_owned(), text))
                .collect();
            made.by_rank = by_rank;
            made.others = vec!["NRS record of a federation".to_owned()];
            made.worth.win += 10 * worth;
            made.worth.pairing_bye = (worth > 0).then_some(5);
            let (name, title, federation, id, birth) = words;
            let worths = made.worth;
            for (at, player) in made.players.iter_mut().enumerate() {
                let marks = player.entries.iter().map(|entry| worths.of(entry.mark));
                player.points = Some(marks.sum());
                if at % 2 == 0 {
                    player.sex = Some('w');
                    player.name = format!("{name}, {}", player.number);
                    player.title.clone_from(&title);
                    player.federation.clone_from(&federation);
                    player.id.clone_from(&id);
                    player.birth.clone_from(&birth);
                }
                for entry in &mut player.entries {
                    let is_played = matches!(entry.mark, Mark::Win | Mark::Draw | Mark::Loss);
                    entry.unrated = is_played && seed % 3 == 0;
                }
            }
            let next = made.paired_rounds() as u32 + 1;
            // A bye after the last announced round would be no bye.
            made.rounds = made.rounds.map(|rounds| rounds.max(next));
            made.byes = vec![AnnouncedBye {
                at: At::default(),
                round: next,
                number: 1,
                mark: Mark::Half,
            }];
            made.prohibitions.push(Prohibition {
                rounds: 1..=3,
                players: vec![(At::default(), 1), (At::default(), 2)],
            });
            made
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_report_file_that_was_written_reads_back_the_same(made in trf(), end in 0..3) {
        let end = [LineEnd::Cr, LineEnd::Lf, LineEnd::CrLf][end as usize];
        let text = write(&made, Version::Trf26, end);
        let back = read(text.as_bytes());
        prop_assert_eq!(back.as_ref(), Ok(&made), "{}", text.replace('\r', "\n"));
        prop_assert_eq!(write(&back.unwrap(), Version::Trf26, end), text);
    }

    #[test]
    fn a_trf16_file_keeps_what_it_can_express(made in trf()) {
        let text = write(&made, Version::Trf16, LineEnd::Lf);
        let back = read(text.as_bytes()).unwrap();
        // Announced byes are written in the lines of players.
        let mut players = made.players.clone();
        for bye in &made.byes {
            let entries = &mut players[bye.number as usize - 1].entries;
            entries.resize(entries.len().max(bye.round as usize), TrfEntry::EMPTY);
            entries[bye.round as usize - 1].mark = bye.mark;
        }
        prop_assert_eq!(&back.players, &players);
        prop_assert_eq!(back.worth.win, made.worth.win);
        prop_assert_eq!(back.rounds, made.rounds);
        prop_assert_eq!(back.initial, made.initial);
        prop_assert_eq!(back.prohibitions.len(), made.prohibitions.len());
    }

    #[test]
    fn no_bytes_panic_the_reader_of_events(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _any_answer_will_do = tournament_json::read(&bytes);
        let _any_answer_will_do = pairings_csv::read(&bytes, &event());
    }

    #[test]
    fn a_damaged_event_is_refused_or_read_but_never_a_panic(cut in 0.0..1.0f64, put in ".{0,3}") {
        let text = tournament_json::write(&whole());
        let at = text.char_indices().nth((text.chars().count() as f64 * cut) as usize).map_or(0, |(at, _)| at);
        let damaged = format!("{}{put}{}", &text[..at], &text[at..]);
        let _any_answer_will_do = tournament_json::read(damaged.as_bytes());
    }
}

/// Five entrants, two rounds closed, the third being played.
fn event() -> Tournament {
    let mut made = tournament(System::Swiss, 5);
    made.options.rounds = 4;
    made.entrants[0] = inkundla::tournament::Entrant {
        name: EntrantName::parse("Zoë", "Ångström").unwrap(),
        school: Some("=Ndlela".to_owned()),
        grade: Grade::new(6),
        about: About {
            rating: Some(1_450),
            gender: Some(Gender::Female),
            born: Some(2_014),
        },
        ..entrant(1)
    };
    play(&mut made, |_| PairingResult::Drawn);
    play(&mut made, |pairing| match pairing.board {
        BoardNo(1) => PairingResult::Forfeit(Side::Second),
        _ => PairingResult::Won(Side::First),
    });
    let mut posted = pair(&made).unwrap().post();
    posted.boards[0].1 = Some(Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    });
    made.current = Some(Stage::Posted(posted));
    made
}

fn whole() -> TournamentFile {
    TournamentFile {
        name: "Zone cup".to_owned(),
        ruleset: "umlabalaba".to_owned(),
        tournament: event(),
    }
}

#[test]
fn an_event_as_json_reads_back_the_same() {
    let mut sent = whole();
    // Grade R, and the year before it.
    sent.tournament.entrants[1].grade = Grade::new(0);
    sent.tournament.entrants[2].grade = Grade::new(-1);
    let text = tournament_json::write(&sent);
    for grade in ["\"grade\": \"R\"", "\"grade\": \"RR\""] {
        assert!(text.contains(grade), "{grade} in {text}");
    }
    let back = tournament_json::read(text.as_bytes()).unwrap();
    assert_eq!((&*back.name, &*back.ruleset), ("Zone cup", "umlabalaba"));
    let (back, sent) = (back.tournament, sent.tournament);
    assert_eq!(back.entrants, sent.entrants);
    assert_eq!(back.closed, sent.closed);
    assert_eq!(back.current, sent.current);
    assert_eq!(back.options, sent.options);
}

#[test]
fn all_faults_of_an_event_are_listed() {
    let text = tournament_json::write(&whole()).replace("\"version\": 1", "\"version\": 9");
    let (head, rounds) = text.split_once("\"rounds\": [").unwrap();
    let rounds = rounds
        .replacen("\"first\": 1", "\"first\": 77", 1)
        .replacen("1-0", "9-9", 1);
    let text = format!("{head}\"rounds\": [{rounds}");
    let faults = tournament_json::read(text.as_bytes()).unwrap_err();
    let places: Vec<&str> = faults.iter().map(|fault| fault.place.as_str()).collect();
    assert!(places.contains(&"version"), "{places:?}");
    assert!(places.len() >= 3, "{places:?}");
    let cut = tournament_json::read(&text.as_bytes()[..40]).unwrap_err();
    assert!(cut[0].place.starts_with("line "));
}

#[test]
fn an_event_as_a_report_file_becomes_the_same_event() {
    let mut sent = event();
    sent.current = None;
    let text = write(&of_event("Zone cup", &sent), Version::Trf26, LineEnd::CrLf);
    let trf = read(text.as_bytes()).unwrap();
    assert_eq!(trf.name, "Zone cup");
    let back = trf.tournament().unwrap();
    assert_eq!(back.closed.len(), 2);
    for (one, other) in back.closed.iter().zip(&sent.closed) {
        let pairs = |round: &inkundla::tournament::ClosedRound| {
            let mut pairs: Vec<_> = round
                .boards
                .iter()
                .map(|(pairing, scored)| (pairing.first, pairing.second, scored.result))
                .collect();
            pairs.sort_by_key(|pair| pair.0);
            (pairs, round.byes.clone())
        };
        // A forfeit has no sides in a file: the lower number comes first.
        let has_forfeit = |round: &inkundla::tournament::ClosedRound| {
            round
                .boards
                .iter()
                .any(|(_, scored)| !scored.result.is_meeting())
        };
        if !has_forfeit(other) {
            assert_eq!(pairs(one), pairs(other));
        }
    }
    assert_eq!(back.entrants[0].about, sent.entrants[0].about);
    assert_eq!(back.entrants[0].name, sent.entrants[0].name);
    assert_eq!(back.options.system, System::Swiss);
    let standings = |made: &Tournament| {
        let rows = inkundla::tournament::standings::live(made).rows;
        rows.iter()
            .map(|row| (row.entrant, row.rank, row.points))
            .collect::<Vec<_>>()
    };
    assert_eq!(standings(&back), standings(&sent));
}

#[test]
fn a_file_with_contradictory_results_is_refused() {
    let mut made = generate::generate(&generate::GenerateOptions {
        forfeits: 0,
        draws: 100,
        absences: 0,
        byes: 0,
        withdrawals: 0,
        late: 0,
        ..generate::GenerateOptions::usual(4, 1, 1)
    });
    for player in &mut made.players {
        player.entries[0] = TrfEntry {
            mark: Mark::Win,
            ..player.entries[0]
        };
        player.points = None;
    }
    let text = write(&made, Version::Trf26, LineEnd::Lf);
    let faults = read(text.as_bytes()).unwrap_err();
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert!(
        faults
            .iter()
            .all(|fault| fault.column == 92 && fault.line > 1)
    );
}

#[test]
fn results_are_read_from_the_file_that_was_written() {
    let made = event();
    let text = with_byte_order_mark(&pairings_csv::write(&made, None, Names::Full));
    assert!(text.contains("1,1,"), "{text}");
    let entered = pairings_csv::read(text.as_bytes(), &made).unwrap();
    assert_eq!(entered.len(), 1, "closed rounds say nothing new");
    let filled = text.replace(",\r\n", ",1/2-1/2\r\n");
    let entered = pairings_csv::read(filled.as_bytes(), &made).unwrap();
    assert_eq!(entered.len(), 2);
    assert_eq!(entered[1].result, PairingResult::Drawn);
    let only = pairings_csv::write(&made, Some(made.closed[0].number), Names::Alias);
    assert_eq!(only.lines().count(), 4, "{only}");
    assert!(only.contains("Zoë Å."), "{only}");
}

#[test]
fn all_faults_of_a_file_of_results_are_listed() {
    let made = event();
    let text = "round;board;first_id;result\n3;1;99;1-0\n3;9;;1-0\n3;x;;2-0\n3;1;;0-1\n";
    let faults = pairings_csv::read(text.as_bytes(), &made).unwrap_err();
    let found: Vec<_> = faults
        .iter()
        .map(|one| (one.row, one.column, one.what.clone()))
        .collect();
    assert_eq!(
        found,
        [
            (2, "first_id", ResultProblem::SomebodyElse(99)),
            (3, "board", ResultProblem::NoSuchBoard),
            (4, "board", ResultProblem::NotANumber("x".to_owned())),
            (4, "result", ResultProblem::NoResult("2-0".to_owned())),
            (5, "board", ResultProblem::Twice(2)),
        ]
    );
    let missing = pairings_csv::read(b"round,table\n1,2\n", &made).unwrap_err();
    assert_eq!(missing.len(), 2);
}

#[test]
fn a_player_without_anything_is_written_in_its_columns() {
    let trf = Trf {
        name: "One".to_owned(),
        players: vec![TrfPlayer {
            number: 7,
            name: "Dlamini, Sipho".to_owned(),
            points: Some(15),
            rank: Some(3),
            entries: vec![TrfEntry {
                mark: Mark::PairingBye,
                ..TrfEntry::EMPTY
            }],
            ..TrfPlayer::default()
        }],
        ..Trf::default()
    };
    let text = write(&trf, Version::Trf26, LineEnd::Lf);
    let line = text.lines().last().unwrap();
    assert_eq!(&line[..18], "001    7      Dlam");
    assert_eq!(&line[80..89], " 1.5    3");
    assert_eq!(&line[91..], "0000 - U");
}
