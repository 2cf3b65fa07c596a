//! Lists in which a family name, a whole name or a number of a child would become public without a question.

use super::heading_tests::{list, names, pair};
use super::{Headless, Question, RowState, read};
use crate::ImportProblem;

fn questions(text: &str) -> Vec<Option<Question>> {
    let rows = list(text).rows.into_iter();
    rows.map(|row| match row.state {
        RowState::Question(question) => Some(question),
        RowState::Ready => None,
        RowState::Error(faults) => panic!("{text}: {faults:?}"),
    })
    .collect()
}

fn refused(text: &str) -> ImportProblem {
    let fault = read(text.as_bytes(), &[], Headless::Guess).err();
    fault.unwrap_or_else(|| panic!("{text}: was read")).what
}

#[test]
fn initials_behind_a_name_may_follow_the_family_name() {
    for name in ["Nkosi S", "Nkosi S.", "Botha J.P.", "Mokoena T B"] {
        let asked = questions(&format!("Name;Grade\nThandi Dube;6\n{name};7"));
        assert_eq!(asked, [None, Some(Question::WhichIsFamily)], "{name}");
        // Whoever just agrees shows no family name.
        let read = names(&format!("Name\n{name}"));
        let family = name.split_once(' ').unwrap().0;
        assert_eq!(read[0].1, family);
    }
    for name in ["S Nkosi", "J.P. Botha", "Sipho B. Nkosi"] {
        assert_eq!(questions(&format!("Name\n{name}")), [None], "{name}");
    }
    // The heading says the order.
    assert_eq!(
        questions("Surname and initials;Grade\nNkosi S;6\nBotha J.P.;7"),
        [None, None]
    );
    assert_eq!(questions("Name and surname\nSipho N"), [None]);
}

#[test]
fn a_name_that_begins_with_a_particle_begins_with_the_family_name() {
    for name in ["van der Merwe Pieter", "Du Toit Anna", "van Wyk P"] {
        let asked = questions(&format!("Name\n{name}\nNomsa Khumalo"));
        assert_eq!(asked, [Some(Question::WhichIsFamily), None], "{name}");
    }
    for heading in ["Name", "Surname and name"] {
        for name in ["van Wyk", "van der Merwe"] {
            let asked = questions(&format!("{heading}\n{name}"));
            assert_eq!(asked, [Some(Question::NoGivenName)], "{heading}: {name}");
        }
    }
    assert_eq!(
        names("Surname and name\nJanse van Rensburg Anna\nde Beer Jan"),
        [pair("Anna", "Janse van Rensburg"), pair("Jan", "de Beer")]
    );
    let asked = questions("Name\nPieter van der Merwe\n\"van der Merwe, Jan\"");
    assert_eq!(asked, [None, None]);
}

#[test]
fn a_single_word_in_capitals_among_other_names_may_be_a_family_name() {
    let asked = questions("Name\nNKOSI\nThandiwe Mokoena");
    assert_eq!(asked, [Some(Question::NoGivenName), None]);
    // Where all names are in capitals, and without capitals, one word is a whole name.
    assert_eq!(questions("Nama\nSUHARTO\nDEWI LESTARI"), [None, None]);
    assert_eq!(questions("Nama\nSuharto\nDewi Lestari"), [None, None]);
}

#[test]
fn a_word_for_nothing_is_no_given_name_and_a_title_no_part_of_a_name() {
    let asked = questions("Surname,Name\nNkosi,n/a\nDube,Thandi");
    assert_eq!(asked, [Some(Question::NoGivenName), None]);
    let read = names("Name\nMr Sipho Nkosi\nMiss. Thandi Dube\nDr Dre");
    assert_eq!(
        read,
        [
            pair("Sipho", "Nkosi"),
            pair("Thandi", "Dube"),
            pair("Dr", "Dre")
        ]
    );
}

#[test]
fn two_family_names_and_codes_beside_names_do_not_hide_the_given_name() {
    for (text, family) in [
        ("Surname,Second surname,Name\nKhumalo,Dube,Nomsa", "Khumalo"),
        ("Name,Surname,Second surname\nNomsa,Khumalo,Dube", "Khumalo"),
        ("Learner,Name,Surname\nL001,Nomsa,Khumalo", "Khumalo"),
        ("Name,Surname,Learner\nNomsa,Khumalo,L001", "Khumalo"),
    ] {
        assert_eq!(names(text), [pair("Nomsa", family)], "{text}");
    }
    for text in [
        "Initials and Surname,Name\nN Khumalo,Nomsa",
        "Surname & Initials,First name\nKhumalo N,Nomsa",
    ] {
        let what = refused(text);
        assert!(
            matches!(what, ImportProblem::UnclearHeadings { .. }),
            "{text}: {what:?}"
        );
    }
}

#[test]
fn the_names_of_a_teacher_beside_those_of_a_child_are_not_taken_for_them() {
    for text in [
        "Your name,Learner name,Learner surname\nThandi Dube,Nomsa,Khumalo",
        "Your name,Your surname,Learner name,Learner surname\nThandi,Dube,Nomsa,Khumalo",
        "Learner first name,Learner last name,First name,Last name\nNomsa,Khumalo,Thandi,Dube",
    ] {
        assert_eq!(names(text), [pair("Nomsa", "Khumalo")], "{text}");
    }
    for text in [
        "Name,Surname,Name,Surname\nThandi,Dube,Nomsa,Khumalo",
        "Surname,Name,Family name\nDube,Nomsa,Khumalo",
    ] {
        let what = refused(text);
        assert!(
            matches!(what, ImportProblem::UnclearHeadings { .. }),
            "{text}: {what:?}"
        );
    }
    let text = "Nomsa Khumalo;Thandi Khumalo\nAnna Nel;Jan Nel\nPieter Botha;Mia Botha";
    assert_eq!(refused(text), ImportProblem::UnclearColumns);
}

#[test]
fn a_list_without_headings_that_begins_with_schools_is_asked_about() {
    for text in [
        "Hill Primary\tNomsa Khumalo\t6\nHill Primary\tPieter Botha\t7",
        "Hill Primary;Nomsa Khumalo\nVale High;Pieter Botha",
        "Hill Primary,Nomsa Khumalo\nVale High,Pieter Botha",
        "Marula Hill\tNomsa Khumalo\nMarula Hill\tPieter Botha",
    ] {
        assert_eq!(refused(text), ImportProblem::UnclearColumns, "{text}");
    }
    let read = list("Nomsa Khumalo\tHill\t6\nPieter Botha\tHill\t7");
    assert_eq!(read.rows[0].school.as_deref(), Some("Hill"));
}

#[test]
fn a_number_a_date_or_an_address_without_a_heading_is_no_school() {
    for cell in [
        "1405035009087",
        "082 123 4567",
        "2014-05-03",
        "3 May 2014",
        "F",
        "nomsa@example.org",
    ] {
        for text in [
            format!("Nomsa Khumalo;{cell}\nPieter Botha;{cell}"),
            format!("Nomsa Khumalo;6;{cell}\nPieter Botha;7;{cell}"),
        ] {
            // One letter is the heading of a column of girls and boys too.
            let what = refused(&text);
            let is_asked = matches!(
                what,
                ImportProblem::UnclearColumns | ImportProblem::UnclearHeadings { .. }
            );
            assert!(is_asked, "{text}: {what:?}");
        }
    }
    let read = list("Putri Lestari;SD 14\nBudi Santoso;SD 14");
    assert_eq!(read.rows[0].school.as_deref(), Some("SD 14"));
}

#[test]
fn lines_between_groups_of_players_are_no_players() {
    for group in ["Girls", "Grade 6", "Graad 6A:", "BOYS", "Laki-laki"] {
        let read = list(&format!(
            "Name,Surname,Grade\n{group}\nNomsa,Khumalo,6\n{group},,\nPieter,Botha,7"
        ));
        assert_eq!(read.rows.len(), 2, "{group}");
        assert_eq!(read.titles, [group, group]);
        let read = list(&format!("{group}\nNomsa Khumalo\nPieter Botha"));
        assert_eq!(read.rows.len(), 2, "{group}");
    }
    // A player with one name has other cells, or one that is no group.
    let read = list("Name,Surname,Grade\nSuharto\nPutri,,6");
    assert_eq!(read.rows.len(), 2);
}
