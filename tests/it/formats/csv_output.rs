//! Exported CSV: guarded cells, stable columns, lists that round-trip.

use crate::common::hall::{entrant, round, tournament};
use inkundla::formats::entrants_csv::{self, Headless, Layout, RowState};
use inkundla::formats::lists::List;
use inkundla::formats::{Names, guarded, unguarded, with_byte_order_mark};
use inkundla::tournament::{About, Entrant, EntrantName, Gender, Grade, System, standings};
use proptest::prelude::*;

#[test]
fn cells_that_a_spreadsheet_would_calculate_are_guarded() {
    for risky in [
        "=1+1", "+27 82", "-5", "@name", "\tx", "＝1", "＠x", "'=1", "''-x",
    ] {
        assert_eq!(guarded(risky), format!("'{risky}"));
        assert_eq!(unguarded(&guarded(risky)), risky);
    }
    for safe in ["Thandiwe", "'t Hooft", "O'Brien", "", "'", "1-2"] {
        assert_eq!(guarded(safe), safe);
        assert_eq!(unguarded(safe), safe);
    }
}

#[test]
fn standings_have_the_columns_that_were_promised() {
    let mut made = tournament(System::Monrad, 3);
    made.entrants[0].name = EntrantName::parse("Thandiwe", "Mokoena").unwrap();
    made.entrants[0].school = Some("=Hillview, Primary".to_owned());
    made.entrants[0].grade = Grade::new(6);
    made.closed = vec![round(1, &[(1, 2, "1/2-1/2")], &[(3, "bye")])];
    let standings = standings::live(&made);
    let full = List::standings(&made, &standings, Names::Full).csv();
    let lines = full.split("\r\n").collect::<Vec<_>>();
    assert_eq!(
        lines,
        [
            "rank,player_id,name,school,team,category,points,played,won,drawn,lost,byes,tb1_name,tb1,tb2_name,tb2,tb3_name,tb3,tb4_name,tb4",
            "1,3,Player 3,,,,1,0,0,0,0,1,BH,0.5,DE,,SB,0.5,WIN,1",
            "2,1,Thandiwe Mokoena,\"'=Hillview, Primary\",,6,0.5,1,0,1,0,0,BH,0.5,DE,0.5,SB,0.25,WIN,0",
            "2,2,Player 2,,,,0.5,1,0,1,0,0,BH,0.5,DE,0.5,SB,0.25,WIN,0",
            "",
        ]
    );
    let alias = List::standings(&made, &standings, Names::Alias).csv();
    assert!(alias.contains("Thandiwe M.") && !alias.contains("Mokoena"));
    let marked = with_byte_order_mark(&alias);
    assert_eq!(marked.strip_prefix('\u{feff}'), Some(&*alias));
}

fn people() -> impl Strategy<Value = Vec<Entrant>> {
    let text = "[ '\"=+@,;\ta-zA-Zéŵ＝-]{1,20}";
    let grade = prop::option::of(-1i8..=12);
    let person = (text, text, prop::option::of(text), grade);
    prop::collection::vec(person, 1..8).prop_map(|people| {
        let made = (1u16..)
            .zip(people)
            .filter_map(|(number, (given, family, school, grade))| {
                let name = EntrantName::parse(&given, &family).ok()?;
                // Beside its family name, "Nomsa Khumalo" is read as "Nomsa".
                let (given, family) = (name.given().to_lowercase(), name.family().to_lowercase());
                if given.starts_with(&family) || given.ends_with(&family) {
                    return None;
                }
                // Signs are no given name beside a family name, and no school.
                let is_sign = |text: &str| !text.chars().any(char::is_alphanumeric);
                if is_sign(&given) && !family.is_empty() {
                    return None;
                }
                let words = ["na", "n/a", "nil", "none", "unr"];
                let school = school
                    .filter(|text| {
                        !is_sign(text) && !words.contains(&text.trim().to_lowercase().as_str())
                    })
                    .and_then(|text| EntrantName::parse(&text, "").ok())
                    .map(|name| name.given().to_owned());
                Some(Entrant {
                    name,
                    school,
                    grade: grade.and_then(Grade::new),
                    about: About {
                        rating: (number % 2 == 0).then_some(1_000 + number),
                        gender: (number % 3 > 0).then_some(Gender::Female),
                        born: (number % 5 > 0).then_some(2_000 + number),
                    },
                    ..entrant(number)
                })
            });
        made.collect()
    })
}

proptest! {
    #[test]
    fn a_list_that_was_written_reads_back_the_same(people in people(), mark in prop::bool::ANY) {
        prop_assume!(!people.is_empty());
        let written = entrants_csv::write(&people, &[]);
        let written = if mark { with_byte_order_mark(&written) } else { written };
        let reading = entrants_csv::read(written.as_bytes(), &[], Headless::Guess).unwrap();
        prop_assert_eq!(reading.layout, Layout::Header);
        prop_assert!(reading.ignored.is_empty());
        let back = reading.rows.iter().map(|one| (one.name.clone().unwrap(), one.school.clone(), one.grade, one.about));
        let sent = people.iter().map(|one| (one.name.clone(), one.school.clone(), one.grade, one.about));
        prop_assert_eq!(back.collect::<Vec<_>>(), sent.collect::<Vec<_>>());
    }

    #[test]
    fn guarding_a_cell_is_reversible(text in "['=+@ \ta-c-]{0,6}") {
        let cell = guarded(&text);
        prop_assert_eq!(unguarded(&cell), &text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(reading) = entrants_csv::read(&bytes, &[], Headless::Guess) {
            prop_assert!(!reading.rows.is_empty());
            for sighting in &reading.rows {
                prop_assert!(sighting.name.is_some() || matches!(sighting.state, RowState::Error(_)));
            }
        }
    }
}
