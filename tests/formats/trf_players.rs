//! Ratings, numbers, names and systems of report files.

use crate::{next, report, trf};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::SwissSystem;
use inkundla_core::tournament::tiebreak::Detail;
use inkundla_core::tournament::{Edition, Tiebreak};
use inkundla_formats::entrants_csv::{ReadOptions, RowState, read as read_list};
use inkundla_formats::trf::{LineEnd, Trf, Version, of_event, write};

/// The figures of a player.
fn figures(trf: &Trf, player: i64, codes: &str) -> Vec<String> {
    let tiebreaks = codes
        .split(',')
        .map(|code| Tiebreak::from_code(code).unwrap());
    let tiebreaks = tiebreaks.collect::<Vec<_>>();
    let rows = trf
        .standings(&tiebreaks, Edition::Of2026, Detail::Values)
        .unwrap();
    let row = rows
        .into_iter()
        .find(|row| row.entrant.0 == player)
        .unwrap();
    let value = |figure: &inkundla_core::tournament::tiebreak::Figure| {
        figure
            .value
            .map(|value| value.decimal())
            .unwrap_or_default()
    };
    row.figures.iter().map(value).collect()
}

#[test]
fn a_rating_of_0_is_no_rating_in_every_figure() {
    let text = report("rating_0.trf");
    let zero = trf(&text);
    assert_eq!(figures(&zero, 18, "ARO,TPR"), ["2016", "1707"]);
    assert_eq!(figures(&zero, 18, "ARO/U1400"), ["1939"]);
    assert_eq!(figures(&zero, 24, "RTNG"), [""]);
    let blank = trf(&text.replace("    0 RSA", "      RSA"));
    let four = trf(&text.replace("    0 RSA", " 0000 RSA"));
    for player in 1..=24 {
        let codes = "ARO,ARO/C1,TPR,PTP,APRO,APPO,RTNG,ARO/U1400,RTNG/R";
        assert_eq!(
            figures(&zero, player, codes),
            figures(&blank, player, codes),
            "{player}"
        );
        assert_eq!(
            figures(&four, player, codes),
            figures(&blank, player, codes),
            "{player}"
        );
    }
}

#[test]
fn a_rating_of_0_in_a_list_is_no_rating() {
    for rating in ["0", "0000", "-", "–", ""] {
        let list = format!("First name,Family name,Rating\nThandi,Khumalo,{rating}\n");
        let list = read_list(list.as_bytes(), &[], ReadOptions::default()).unwrap();
        let [row] = list.rows.as_slice() else {
            panic!("{list:?}")
        };
        assert_eq!(
            (&row.state, row.about.rating),
            (&RowState::Ready, None),
            "{rating:?}"
        );
    }
}

#[test]
fn rank_means_the_order_of_the_lines() {
    let text = report("rank.trf");
    let ranked = trf(&text);
    let plain = trf(&text.replace("XXC rank\n", ""));
    let expected = [(1, 5), (6, 2), (3, 7), (8, 4)].into();
    assert_eq!(next(&ranked), expected);
    assert_eq!(next(&plain), expected);
    // Number 8 in front, the others after it.
    let mut lines = text.lines().collect::<Vec<_>>();
    let last = lines.pop().unwrap();
    lines.insert(3, last);
    let moved = format!("{}\n", lines.join("\n"));
    let first_is_8 = [(8, 4), (5, 1), (2, 6), (7, 3)].into();
    let moved_file = trf(&moved);
    assert_eq!(next(&moved_file), first_is_8);
    assert_eq!(next(&trf(&moved.replace("XXC rank\n", ""))), expected);
    // Written and read again, and as an event.
    let again = trf(&write(&moved_file, Version::Trf26, LineEnd::Lf));
    assert_eq!(next(&again), first_is_8);
    let event = moved_file.tournament().unwrap();
    let number = event
        .entrants
        .iter()
        .find(|one| one.id.0 == 8)
        .unwrap()
        .number;
    assert_eq!(number, 1);
}

#[test]
fn the_initial_colour_follows_from_the_first_round_with_colours() {
    // Number 1 comes late, so number 2 counts as the first.
    let text = "012 Late\nXXR 5\n\
        001    1      A                                 2000                             0.0    1  0000 - Z\n\
        001    2      B                                 1900                             1.0    2     4 b 1\n\
        001    3      C                                 1800                             1.0    3     5 w 1\n\
        001    4      D                                 1700                             0.0    4     2 w 0\n\
        001    5      E                                 1600                             0.0    5     3 b 0\n";
    assert_eq!(trf(text).field(1).initial, Side::Second);
    // Number 1 has the bye, number 2 is the second of those who came.
    let bye = text.replace("0.0    1  0000 - Z", "1.0    1  0000 - U");
    assert_eq!(trf(&bye).field(1).initial, Side::First);
}

#[test]
fn names_without_a_comma_keep_their_order() {
    let text = report("both_lost.trf")
        .replace("A                  ", "Mirzoev Azer       ")
        .replace("B                  ", "van der Merwe Anna ")
        .replace("C                  ", "Khumalo, Thandi    ");
    let event = trf(&text).tournament();
    let event = event.unwrap();
    let names = event
        .entrants
        .iter()
        .map(|one| (one.name.given(), one.name.family()));
    assert_eq!(
        names.take(4).collect::<Vec<_>>(),
        [
            ("Azer", "Mirzoev"),
            ("Anna", "van der Merwe"),
            ("Thandi", "Khumalo"),
            ("D", "")
        ]
    );
    let back = of_event("Again", &event);
    let names = back.players.iter().map(|player| player.name.as_str());
    assert_eq!(
        names.collect::<Vec<_>>(),
        [
            "Mirzoev, Azer",
            "van der Merwe, Anna",
            "Khumalo, Thandi",
            "D"
        ]
    );
}

#[test]
fn rounds_before_a_late_player_came_stay_blank() {
    let text = "012 Late\nXXR 5\n\
        001    1      One                               2000                             1.0    1     2 w 1     3 b 1\n\
        001    2      Two                               1900                             0.0    2     1 b 0  0000 - Z\n\
        001    3      Three                             1800                             0.0    3               1 w 0\n";
    let text = text.replace(" 1.0 ", " 2.0 ");
    let event = trf(&text).tournament().unwrap();
    let back = write(&of_event("Late", &event), Version::Trf16, LineEnd::Lf);
    let line = |text: &str, number: usize| {
        let start = format!("001 {number:4}");
        let line = text
            .lines()
            .find(|line| line.starts_with(&start))
            .unwrap()
            .to_owned();
        line.get(89..).unwrap_or_default().to_owned()
    };
    for number in 1..=3 {
        assert_eq!(line(&back, number), line(&text, number), "{back}");
    }
}

#[test]
fn other_pairing_systems_are_refused_by_name() {
    let text = report("other_system.trf");
    let file = |code: &str| trf(&text.replace("OTHER_SWISS", code));
    let known = [
        "FIDE_DUTCH_2026",
        "FIDE_DUTCH_2026_BAKU",
        "FIDE_DUTCH_2025",
        "FIDE_DUTCH_2025_BAKU",
        "FIDE_DUTCH",
        "FIDE_DUTCH_BAKU",
        "fide_dutch_2026",
        "FIDE_ROUNDROBIN",
        "BERGER_DOUBLEROUNDROBIN",
        "BERGER_ROUNDROBIN_G2",
        "",
    ];
    for code in known {
        assert_eq!(file(code).check_system(), Ok(()), "{code}");
    }
    let unknown = [
        "OTHER_SWISS",
        "FIDE_DUTCH_2017",
        "FIDE_LIM",
        "CUSTOM_SWISS",
        "FIDE_DOUBLESWISS",
        "FIDE_DUTCH_2026_OTHER",
        "Swiss",
    ];
    for code in unknown {
        let fault = file(code).check_system().unwrap_err().to_string();
        assert!(
            fault.starts_with(&format!(
                "line 1, column 5: \"{code}\" is no pairing system that is known here: FIDE_DUTCH_2026"
            )),
            "{fault}"
        );
        assert!(file(code).tournament().is_err(), "{code}");
    }
    let others = [
        ("FIDE_BURSTEIN", SwissSystem::Burstein),
        ("fide_burstein_baku", SwissSystem::Burstein),
        ("FIDE_DUBOV_BAKU", SwissSystem::Dubov),
    ];
    for (code, system) in others {
        let file = file(code);
        assert_eq!(file.check_system(), Ok(()), "{code}");
        assert_eq!(file.swiss_system(), system, "{code}");
        let event = file.tournament().unwrap();
        assert_eq!(event.options.swiss_rules(), system, "{code}");
        let again = write(&of_event("Cup", &event), Version::Trf26, LineEnd::Lf);
        let again = trf(&again);
        assert_eq!(again.swiss_system(), system, "{code}");
        assert_eq!(
            again.tournament().unwrap().options.terms.swiss_rules,
            system
        );
    }
    // Start groups are paired by the Dutch system only.
    let start_groups =
        text.replace("OTHER_SWISS", "FIDE_DUBOV") + "### inkundla: system mcmahon 2\n";
    let faults = trf(&start_groups).tournament().unwrap_err();
    assert!(faults[0].to_string().contains("FIDE_DUBOV"), "{faults:?}");
    // Of an event that is over no round will be paired.
    let over = trf(&text.replace("142 9", "142 5"));
    assert_eq!(over.tournament().unwrap().closed.len(), 5);
}

#[test]
fn another_swiss_system_can_be_asked_for_unless_the_tournament_is_of_another_kind() {
    let mut file = trf(&report("other_system.trf").replace("OTHER_SWISS", "FIDE_DUTCH_2025_BAKU"));
    assert!(file.pair_by(SwissSystem::Dutch));
    assert_eq!(file.header("192"), Some("FIDE_DUTCH_2025_BAKU"));
    assert!(file.pair_by(SwissSystem::Dubov));
    assert_eq!(file.header("192"), Some("FIDE_DUBOV_BAKU"));
    assert!(file.pair_by(SwissSystem::Dutch));
    assert_eq!(file.header("192"), Some("FIDE_DUTCH_2026_BAKU"));
    let mut teams = trf(&report("teams_have_met.trf"));
    assert!(teams.pair_by(SwissSystem::Dutch) && !teams.pair_by(SwissSystem::Burstein));
}

#[test]
fn the_swiss_system_is_written_with_its_name_in_force() {
    let event = trf(&report("rank.trf")).tournament().unwrap();
    let text = write(&of_event("Cup", &event), Version::Trf26, LineEnd::Lf);
    assert!(text.contains("\n192 FIDE_DUTCH_2026\n"), "{text}");
}

#[test]
fn a_file_with_given_names_first_can_be_read_so() {
    let text = report("both_lost.trf").replace("A                  ", "Azer Mirzoev       ");
    let mut file = trf(&text);
    assert_eq!(file.name_without_comma(), Some("Azer Mirzoev"));
    file.read_given_first();
    assert_eq!(file.name_without_comma(), None);
    let event = file.tournament().unwrap();
    let names = event
        .entrants
        .iter()
        .map(|one| (one.name.given(), one.name.family()));
    assert_eq!(
        names.take(2).collect::<Vec<_>>(),
        [("Azer", "Mirzoev"), ("B", "")]
    );
}

#[test]
fn names_are_read_in_the_encodings_of_other_programs() {
    let text = report("both_lost.trf").replace("A                  ", "Müller, Zoë Š      ");
    let expected = trf(&text).players[0].name.clone();
    assert_eq!(expected, "Müller, Zoë Š");
    let windows = |letter: char| match letter {
        'Š' => 0x8a,
        letter => letter as u8,
    };
    let windows = text.chars().map(windows).collect::<Vec<u8>>();
    let wide = text.encode_utf16().collect::<Vec<u16>>();
    let little = wide.iter().flat_map(|unit| unit.to_le_bytes());
    let little = [0xff, 0xfe].into_iter().chain(little).collect::<Vec<u8>>();
    let big = wide.iter().flat_map(|unit| unit.to_be_bytes());
    let big = [0xfe, 0xff].into_iter().chain(big).collect::<Vec<u8>>();
    let marked = format!("\u{feff}{}", text.replace('\n', "\r\n")).into_bytes();
    for bytes in [windows, little, big, marked] {
        let file = inkundla_formats::trf::read(&bytes).unwrap();
        assert_eq!(file.players[0].name, expected);
        assert_eq!(file.paired_rounds(), 1);
    }
}
