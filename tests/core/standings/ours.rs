//! Codes, editions, tie-breaks of our games, and school standings.

use super::{last, row, value};
use crate::common::hall::{round, shot, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::standings::{Category, schools, within};
use inkundla_core::tournament::tiebreak::{BadCode, LAWS, Value};
use inkundla_core::tournament::{
    About, ByHand, Edition, EntrantId, Gender, Grade, PairingResult, System, Tiebreak, Tournament,
};
use proptest::prelude::*;

fn tiebreak(code: &str) -> Tiebreak {
    code.parse().unwrap()
}

/// Four who played two rounds: 1 has 2 points, 2 and 3 one each, 4 none.
fn four() -> Tournament {
    let mut made = tournament(System::Monrad, 4);
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[]),
        round(2, &[(1, 3, "1-0"), (2, 4, "1-0")], &[]),
    ];
    made
}

fn order(made: &Tournament) -> Vec<(i64, u16)> {
    let rows = last(made).rows;
    rows.iter().map(|row| (row.entrant.0, row.rank)).collect()
}

#[test]
fn a_code_is_read_checked_and_written_in_one_form() {
    for (text, written) in [
        ("bh", "BH"),
        ("BH/C1", "BH/C1"),
        ("BH/C1:GP/P", "BH:GP/C1/P"),
        ("BH:MP/M2", "BH:MP/M2"),
        ("mpvgp", "MPvGP"),
        ("SSSC/K4/F", "SSSC/F/K4"),
        ("de/p", "DE/P"),
        ("AOB/F", "AOB/F"),
        ("KS/L+1", "KS/L+1"),
        ("KS/L1", "KS/L+1"),
        ("KS/L-2", "KS/L-2"),
        ("KS/L+0", "KS"),
        ("ARO/U1400/C1", "ARO/C1/U1400"),
        ("TPN/R", "TPN/R"),
        ("BQ/K6", "BQ"),
        ("BQ/K7", "BQ/K7"),
        ("LOT/S2026", "LOT/S2026"),
    ] {
        assert_eq!(tiebreak(text).code(), written, "{text}");
        assert_eq!(tiebreak(written), tiebreak(text));
    }
}

#[test]
fn a_code_that_cannot_be_says_why() {
    let why = |code: &str| code.parse::<Tiebreak>().unwrap_err();
    assert_eq!(why("XX"), BadCode::Unknown("XX".to_owned()));
    assert!(matches!(why("BH:MP:GP"), BadCode::Twice { .. }));
    assert!(matches!(why("EDE:MP"), BadCode::NotForThis { .. }));
    assert!(matches!(
        why("DE/C1"),
        BadCode::NotForThis { tiebreak: "DE", .. }
    ));
    assert!(matches!(why("BH/C1/M1"), BadCode::Twice { .. }));
    for bad in [
        "BH/", "BH/C", "BH/C0", "BH/C-1", "BH/C+1", "BH/P1", "BH/F1", "BH/é", "BH/Q", "KS/L",
        "LOT/S", "BH:XP", "BQ/K0",
    ] {
        assert!(
            matches!(why(bad), BadCode::BadModifier { .. }),
            "{bad}: {:?}",
            why(bad)
        );
    }
}

#[test]
fn single_players_have_only_the_points_of_their_games() {
    let of_players = |code: &str| tiebreak(code).of_players();
    assert_eq!(of_players("BH/C1:GP"), Ok(tiebreak("BH/C1")));
    for code in ["BH:MP", "EMMSB", "EDEBT", "MPvGP", "TBR"] {
        assert!(
            matches!(of_players(code), Err(BadCode::ForTeams(_))),
            "{code}"
        );
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_of_codes_panic(text in "[A-Z]{0,4}[/:A-Za-z0-9+é-]{0,12}") {
        if let Ok(read) = text.parse::<Tiebreak>() {
            prop_assert_eq!(tiebreak(&read.code()), read);
        }
    }
}

#[test]
fn every_law_has_its_own_code_and_kind() {
    for law in LAWS {
        assert_eq!(law.kind.law(), &law);
        assert_eq!(
            LAWS.iter().filter(|other| other.code == law.code).count(),
            1
        );
    }
}

#[test]
fn tiebreaks_kept_under_their_old_names_are_still_read() {
    let old = r#"["direct-encounter","buchholz","sonneborn-berger","wins","cow-difference"]"#;
    let read: Vec<Tiebreak> = serde_json::from_str(old).unwrap();
    assert_eq!(
        serde_json::to_string(&read).unwrap(),
        r#"["DE","BH","SB","WIN","CD"]"#
    );
}

#[test]
fn the_edition_of_2026_caps_a_dummy_and_that_of_2024_does_not() {
    let mut made = tournament(System::Monrad, 3);
    made.options.tiebreaks = vec![tiebreak("BH")];
    // The bye of 3 is worth 1; with the win 3 has 2 points, more than two draws.
    made.closed = vec![
        round(1, &[(1, 2, "1-0")], &[(3, "bye")]),
        round(2, &[(3, 1, "1-0")], &[(2, "bye")]),
    ];
    let buchholz = |made: &Tournament| value(row(&last(made), 3), tiebreak("BH")).unwrap();
    assert_eq!(buchholz(&made), Value::whole(2));
    made.options.ranking.edition = Edition::Of2024;
    assert_eq!(buchholz(&made), Value::whole(3));
}

#[test]
fn a_bye_worth_an_average_counts_in_the_standings_only() {
    let mut made = tournament(System::Monrad, 3);
    made.options.scoring.average_bye = true;
    made.closed = vec![
        round(1, &[(1, 2, "1-0")], &[(3, "bye")]),
        round(2, &[(3, 1, "1/2-1/2")], &[(2, "absent")]),
        round(3, &[(2, 3, "0-1")], &[(1, "half")]),
    ];
    let standings = last(&made);
    // 3 has 1½ points of two rounds: the bye is worth ¾.
    let third = row(&standings, 3);
    assert_eq!(third.points.decimal(), "1.5");
    assert_eq!(third.score, Value::quarters(9));
    assert_eq!(order(&made), [(3, 1), (1, 2), (2, 3)]);
}

#[test]
fn lots_are_drawn_alike_from_the_same_number() {
    let mut made = tournament(System::Monrad, 40);
    let mut drawn = |seed: u32| {
        made.options.tiebreaks = vec![tiebreak(&format!("LOT/S{seed}"))];
        let places = order(&made);
        // Nobody shares a place.
        assert!(
            places
                .iter()
                .zip(1..)
                .all(|((_, rank), place)| *rank == place)
        );
        places
    };
    let first = drawn(7);
    assert_eq!(first, drawn(7));
    assert_ne!(first, drawn(8));
    // Fixed values, so that no later change draws other lots from the same seed.
    let numbers: Vec<i64> = first.iter().take(5).map(|(number, _)| *number).collect();
    assert_eq!(numbers, FIRST_OF_SEVEN);
}

const FIRST_OF_SEVEN: [i64; 5] = [11, 40, 14, 15, 1];

#[test]
fn an_order_set_by_hand_counts_last_and_only_among_the_level() {
    let mut made = four();
    made.options.tiebreaks = vec![tiebreak("WIN")];
    assert_eq!(order(&made), [(1, 1), (2, 2), (3, 2), (4, 4)]);
    made.options.ranking.by_hand = vec![ByHand {
        order: vec![4, 3, 2, 1],
        reason: "a game decided".to_owned(),
    }];
    assert_eq!(order(&made), [(1, 1), (3, 2), (2, 3), (4, 4)]);
    assert_eq!(row(&last(&made), 3).by_hand, Some(0));
    assert_eq!(row(&last(&made), 1).by_hand, None);
}

#[test]
fn the_brightwell_quotient_is_made_of_discs_and_the_opponents_points() {
    let mut made = four();
    made.options.tiebreaks = vec![tiebreak("BQ")];
    made.closed[0].boards[0].1 = shot(PairingResult::Won(Side::First), 40, 24);
    made.closed[1].boards[0].1 = shot(PairingResult::Won(Side::First), 64, 0);
    let quotient = |made: &Tournament, code: &str, who: usize| {
        let mut made = made.clone();
        made.options.tiebreaks = vec![tiebreak(code)];
        value(row(&last(&made), who), tiebreak(code))
            .unwrap()
            .decimal()
    };
    // 40 + 64 discs, and six times the point of 2 and the point of 3.
    assert_eq!(quotient(&made, "BQ", 1), "116");
    assert_eq!(quotient(&made, "BQ/K7", 1), "118");
    // A bye: half of the discs and six times the own points, here two.
    made.closed
        .push(round(3, &[(2, 4, "0-1")], &[(3, "bye"), (1, "absent")]));
    assert_eq!(
        quotient(&made, "BQ", 3),
        (32 + 6 + 12 + 32 + 12).to_string()
    );
    assert_eq!(quotient(&made, "BQ", 1), "122");
    assert_eq!(quotient(&made, "DD", 1), "80");
    // 2 is gone: what was played against 2 counts like a bye, with six times three points.
    made.closed.push(round(4, &[(1, 4, "1-0")], &[(3, "bye")]));
    assert_eq!(
        quotient(&made, "BQ", 1),
        (32 + 18 + 64 + 18 + 32 + 6).to_string()
    );
}

#[test]
fn a_category_has_places_of_its_own() {
    let mut made = four();
    for (number, gender, born, grade) in [
        (1, Gender::Male, 2012, 6),
        (2, Gender::Female, 2013, 5),
        (3, Gender::Female, 2014, 6),
    ] {
        let one = &mut made.entrants[number - 1];
        one.grade = Grade::new(grade);
        one.about = About {
            gender: Some(gender),
            born: Some(born),
            rating: None,
        };
    }
    made.entrants[1].school = Some("Umzi".to_owned());
    made.options.tiebreaks = vec![];
    let standings = last(&made);
    let places = |category: Category| {
        within(&made, &standings, &category)
            .iter()
            .map(|one| (one.row.entrant.0, one.place, one.shared))
            .collect::<Vec<_>>()
    };
    let girls = Category {
        gender: Some(Gender::Female),
        ..Category::default()
    };
    assert_eq!(places(girls.clone()), [(2, 1, true), (3, 1, true)]);
    let young = Category {
        born_from: Some(2014),
        ..girls
    };
    assert_eq!(places(young), [(3, 1, false)]);
    let sixth = Category {
        grade: Grade::new(6),
        ..Category::default()
    };
    assert!(!sixth.is_everybody());
    assert_eq!(places(sixth), [(1, 1, false), (3, 2, false)]);
    let of_a_school = Category {
        school: Some("Umzi".to_owned()),
        ..Category::default()
    };
    assert_eq!(places(of_a_school), [(2, 1, false)]);
    assert!(Category::default().is_everybody());
    assert_eq!(places(Category::default()).len(), 4);
}

#[test]
fn schools_stand_by_the_points_of_their_best() {
    let mut made = four();
    for (number, school) in [(1, "Umzi"), (4, "Umzi"), (2, "Ndlela"), (3, "Ndlela")] {
        made.entrants[number - 1].school = Some(school.to_owned());
    }
    made.entrants[3].school = None;
    let standings = last(&made);
    let found = |best| {
        schools(&made, &standings, best)
            .iter()
            .map(|row| (row.place, row.school, row.score, row.counted.len()))
            .collect::<Vec<_>>()
    };
    // Both have two points; two who count are more than one.
    assert_eq!(
        found(2),
        [
            (1, "Ndlela", Value::whole(2), 2),
            (2, "Umzi", Value::whole(2), 1)
        ]
    );
    assert_eq!(
        found(1),
        [
            (1, "Umzi", Value::whole(2), 1),
            (2, "Ndlela", Value::whole(1), 1)
        ]
    );
    assert_eq!(standings.rows[0].entrant, EntrantId(1));
    let rows = schools(&made, &standings, 2);
    assert!(rows.iter().all(|row| !row.shared), "no place is shared");
}

#[test]
fn who_has_no_rating_counts_with_the_one_that_is_set() {
    // C.07:10: without a rating an opponent does not count, unless /U gives one.
    let (plain, set) = (tiebreak("ARO"), tiebreak("ARO/U1400"));
    let mut made = four();
    made.options.tiebreaks = vec![plain, set];
    made.entrants[1].about.rating = Some(1600);
    let standings = last(&made);
    let of = |who, tiebreak| value(row(&standings, who), tiebreak);
    assert_eq!(of(1, plain), Some(Value::whole(1600)));
    assert_eq!(of(1, set), Some(Value::whole(1500)));
    assert_eq!(of(2, plain), None, "no opponent of 2 has one");
    assert_eq!(of(2, set), Some(Value::whole(1400)));
}
