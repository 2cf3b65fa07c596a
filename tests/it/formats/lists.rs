//! Lists as teachers write them: numbered, with family names first, with grades before 1.

use super::{names, read};
use inkundla::formats::ImportProblem;
use inkundla::formats::entrants_csv::{self, Headless, ParsedList, ReadOptions, write};
use inkundla::tournament::{Grade, NameOrder};

fn said(text: &str, order: NameOrder) -> ParsedList {
    let manner = ReadOptions {
        order: Some(order),
        ..ReadOptions::default()
    };
    entrants_csv::read(text.as_bytes(), &[], manner).unwrap()
}

fn aliases(reading: &ParsedList) -> Vec<String> {
    let names = reading.rows.iter().filter_map(|one| one.name.as_ref());
    names.map(|name| name.alias()).collect()
}

#[test]
fn the_numbering_of_a_list_is_no_part_of_the_names() {
    for list in [
        "1. Thandiwe Dlamini\n2. Sipho Zulu",
        "1) Thandiwe Dlamini\n2) Sipho Zulu",
        "1 Thandiwe Dlamini\n2 Sipho Zulu",
        "9.Thandiwe Dlamini\n10.Sipho Zulu",
        "• Thandiwe Dlamini\n•Sipho Zulu",
        "- Thandiwe Dlamini\n- Sipho Zulu",
        "1,Thandiwe Dlamini\n2,Sipho Zulu",
        "1.\tThandiwe Dlamini\n2.\tSipho Zulu",
        "Name\n1. Thandiwe Dlamini\n2. Sipho Zulu",
        "No,Name\n1,Thandiwe Dlamini\n2,Sipho Zulu",
    ] {
        let reading = read(list);
        let expected = ["Thandiwe|Dlamini", "Sipho|Zulu"];
        assert_eq!(names(&reading), expected, "{list}");
    }
    assert_eq!(names(&read("1. Thandiwe Dlamini")), ["Thandiwe|Dlamini"]);
}

#[test]
fn what_only_looks_like_a_number_stays() {
    for (list, expected) in [
        ("1. Thandiwe\nSipho", ["1.|Thandiwe", "Sipho|"]),
        ("2 Thandiwe\n1 Sipho", ["2|Thandiwe", "1|Sipho"]),
        ("7de Laan\n8ste Laan", ["7de|Laan", "8ste|Laan"]),
        ("- Thandiwe\nSipho", ["-|Thandiwe", "Sipho|"]),
    ] {
        assert_eq!(names(&read(list)), expected, "{list}");
    }
}

#[test]
fn a_list_that_shows_its_order_is_read_in_it_and_asked_about() {
    for list in [
        "KHUMALO Thandi\nVAN WYK Anna\nDLAMINI Sipho",
        "Surname and name\nKhumalo Thandi\nvan Wyk Anna\nDlamini Sipho",
        "Surname & Name,School\nKhumalo Thandi,\nvan Wyk Anna,\nDlamini Sipho,",
        "\"Khumalo, Thandi\"\n\"van Wyk, Anna\"\n\"Dlamini, Sipho\"",
        "Khumalo, Thandi\nvan Wyk, Anna\nDlamini, Sipho",
    ] {
        let reading = read(list);
        let expected = ["Thandi K.", "Anna V.", "Sipho D."];
        assert_eq!(aliases(&reading), expected, "{list}");
        let order = reading.order.unwrap();
        assert_eq!(order.order, NameOrder::FamilyFirst, "{list}");
        assert_eq!(order.examples.len(), 3, "{list}");
        assert_eq!(order.examples(NameOrder::FamilyFirst)[0].1, "Thandi K.");
    }
}

#[test]
fn the_chosen_order_applies_to_the_whole_list() {
    let list = "Khumalo Thandi\nDlamini Sipho";
    let reading = read(list);
    // The order of most lists.
    assert_eq!(aliases(&reading), ["Khumalo T.", "Dlamini S."]);
    assert_eq!(reading.order.unwrap().order, NameOrder::GivenFirst);
    let reading = said(list, NameOrder::FamilyFirst);
    assert_eq!(aliases(&reading), ["Thandi K.", "Sipho D."]);
    let reading = said("Thandi, Khumalo\nSipho, Dlamini", NameOrder::GivenFirst);
    assert_eq!(aliases(&reading), ["Thandi K.", "Sipho D."]);
    let reading = said("KHUMALO Thandi\nDLAMINI Sipho", NameOrder::GivenFirst);
    assert_eq!(aliases(&reading), ["KHUMALO T.", "DLAMINI S."]);
}

#[test]
fn the_order_is_not_asked_with_separate_columns_or_single_names() {
    for list in [
        "name,surname\nThandi,Khumalo\nSipho,Dlamini",
        "Sukarno\nSuharto",
        "name\nSukarno",
    ] {
        assert_eq!(read(list).order, None, "{list}");
    }
}

#[test]
fn grades_before_grade_1_round_trip() {
    let list = "name,grade\nA,R\nB,Gr R\nC,Graad R\nD,0\nE,RR\nF,Grade 00\n\
                G,RA\nH,1\nI,12B\nJ,gr.6";
    let reading = read(list);
    let grades = reading.rows.iter();
    let grades = grades.map(|one| one.grade.map(Grade::code));
    let grades: Vec<String> = grades.collect::<Option<_>>().unwrap();
    let expected = ["R", "R", "R", "R", "RR", "RR", "R", "1", "12", "6"];
    assert_eq!(grades, expected);
    let mut young = crate::common::hall::entrant(1);
    young.grade = Some(Grade::R);
    let again = write([&young], &[]);
    let again = entrants_csv::read(again.as_bytes(), &[], Headless::Guess).unwrap();
    assert_eq!(again.rows[0].grade, Some(Grade::R));
    for wrong in ["13", "six", "-1", "RRR"] {
        let reading = read(&format!("name,grade\nA,{wrong}"));
        let what = reading.faults().next().map(|fault| &fault.what);
        let expected = ImportProblem::BadGrade {
            value: wrong.to_owned(),
        };
        assert_eq!(what, Some(&expected));
    }
}
