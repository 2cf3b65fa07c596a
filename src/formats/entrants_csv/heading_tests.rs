//! Lists with the headings that people write, in five languages and with every usual qualifier.

use super::{Headless, ParsedList, read};
use crate::ImportProblem;

pub(super) fn list(text: &str) -> ParsedList {
    read(text.as_bytes(), &[], Headless::Guess).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Given and family names.
pub(super) fn names(text: &str) -> Vec<(String, String)> {
    let rows = list(text).rows.into_iter();
    rows.map(|row| {
        let name = row.name.unwrap_or_else(|| panic!("{text}: no name"));
        (name.given().to_owned(), name.family().to_owned())
    })
    .collect()
}

pub(super) fn pair(given: &str, family: &str) -> (String, String) {
    (given.to_owned(), family.to_owned())
}

const GIVEN: [&str; 40] = [
    "Learner Name",
    "Name",
    "Names",
    "First Name",
    "First Name(s)",
    "First Names",
    "first",
    "FirstName",
    "first_name",
    "FIRST NAMES",
    "Full Names",
    "Full Name(s)",
    "Given name",
    "Given names:",
    "Student First Name",
    "Player's First Name",
    "Name (First)",
    "Name of learner",
    "Learner's name",
    "learnerFirstName",
    "student_name",
    "Forename",
    "Christian name",
    "Known as",
    "Preferred name",
    "Learner",
    "Pupil",
    "Name (as on ID)",
    "Child Name",
    "Naam",
    "Voornaam",
    "Voorname",
    "Noemnaam",
    "Volle name",
    "Leerder se naam",
    "Naam van leerder",
    "Nama Depan",
    "Igama",
    "Amagama omfundi",
    "Igama lomfundi",
];
const FAMILY: [&str; 32] = [
    "Surname",
    "surnames",
    "SURNAME",
    "Learner Surname",
    "Student Last Name",
    "Last name",
    "last",
    "LastName",
    "last_name",
    "Family name",
    "Family name(s)",
    "Surname (learner)",
    "Player surname",
    "learnerSurname",
    "Learner's Surname",
    "Surname of learner",
    "Name (Last)",
    "Van",
    "Van van leerder",
    "Leerder se van",
    "Familienaam",
    "VAN",
    "Surname / Van",
    "Nama Belakang",
    "Nama keluarga",
    "Marga",
    "Isibongo",
    "Isibongo somfundi",
    "Ifani",
    "Ifani yomfundi",
    "Igama lomndeni",
    "learner_surname",
];

#[test]
fn every_pair_of_headings_in_either_order_is_understood() {
    for given in GIVEN {
        for family in FAMILY {
            for (text, what) in [
                (
                    format!("{given},{family},Grade\nNomsa,Khumalo,6\nPieter,van Wyk,7"),
                    "given first",
                ),
                (
                    format!("{family},{given},Grade\nKhumalo,Nomsa,6\nvan Wyk,Pieter,7"),
                    "family first",
                ),
                (
                    format!(
                        "No;{family};{given};Kelas;E-mail\n1;Khumalo;Nomsa;6;x\n2;van Wyk;Pieter;7;y"
                    ),
                    "among others",
                ),
            ] {
                let expected = [pair("Nomsa", "Khumalo"), pair("Pieter", "van Wyk")];
                assert_eq!(names(&text), expected, "{what}: {text}");
                let grades: Vec<i8> = list(&text)
                    .rows
                    .iter()
                    .filter_map(|row| row.grade)
                    .map(|grade| grade.number())
                    .collect();
                assert_eq!(grades, [6, 7], "{text}");
            }
        }
    }
}

#[test]
fn whole_names_are_read_in_the_order_that_the_heading_states() {
    for (heading, is_family_first) in [
        ("Surname and Name", true),
        ("Surname & Names", true),
        ("Surname, Name", true),
        ("Surname and full names", true),
        ("Learner Surname and First Name", true),
        ("Last name, first name", true),
        ("Name (Surname, First Name)", true),
        ("Name (Last, First)", true),
        ("Van en Naam", true),
        ("Van en voorletters", true),
        ("Isibongo negama", true),
        ("Ifani negama", true),
        ("Name and Surname", false),
        ("Names & Surname", false),
        ("Name/Surname", false),
        ("First and last name", false),
        ("Learner name and surname", false),
        ("Naam en van van leerder", false),
        ("Igama nesibongo", false),
        ("Igama nefani", false),
        ("nameSurname", false),
        ("Name + Surname", false),
    ] {
        let written = if is_family_first {
            ["Khumalo Nomsa", "Botha Pieter"]
        } else {
            ["Nomsa Khumalo", "Pieter Botha"]
        };
        let text = format!(
            "\"{heading}\",School\n{},North\n{},South",
            written[0], written[1]
        );
        assert_eq!(
            names(&text),
            [pair("Nomsa", "Khumalo"), pair("Pieter", "Botha")],
            "{heading}"
        );
    }
}

#[test]
fn other_columns_are_known_and_those_that_we_do_not_keep_are_named() {
    let text = "Learner Name,Learner Surname,Identity Number,Admission Number,Grade,Class,Date of Birth\n\
        Nomsa,Khumalo,0000000000001,A001,6,6A,2014-01-15\nPieter,Botha,0000000000003,A003,7,7A,2013-11-20";
    let read = list(text);
    assert_eq!(
        read.ignored,
        [
            "Identity Number",
            "Admission Number",
            "Class",
            "Date of Birth"
        ]
    );
    let read = list("Surname,Name,Class,Grade\nKhumalo,Nomsa,Eagles,6\nBotha,Pieter,Lions,7");
    assert_eq!(
        (read.ignored.as_slice(), read.ready().count()),
        (["Class".to_owned()].as_slice(), 2)
    );
    let read = list("Surname,Name,Class\nKhumalo,Nomsa,Eagles\nBotha,Pieter,Lions");
    assert_eq!(
        (read.ignored.as_slice(), read.ready().count()),
        (["Class".to_owned()].as_slice(), 2)
    );
    let read = list("Name,Surname,Class\nNomsa,Khumalo,6A");
    assert_eq!(read.rows[0].grade.map(|grade| grade.number()), Some(6));
    let text = "No.,Name,FideID,FED,Rtg,Club/City,Sex,Birth\n1,\"Khumalo, Nomsa\",0,RSA,1510,Umlazi Chess Club,f,2012\n\
        2,\"Botha, Pieter\",0,RSA,0,Durban North,m,2011";
    let read = list(text);
    assert_eq!(read.ignored, ["No.", "FideID", "FED"]);
    let first = &read.rows[0];
    assert_eq!(first.school.as_deref(), Some("Umlazi Chess Club"));
    assert_eq!(
        (first.about.rating, first.about.born),
        (Some(1510), Some(2012))
    );
    assert_eq!((read.rows[1].about.rating, read.ready().count()), (None, 2));
}

#[test]
fn a_column_between_the_names_is_the_school_or_is_not_kept() {
    for (heading, kept) in [
        ("Team", "school"),
        ("School name", "school"),
        ("Name of school", "school"),
        ("Naam van skool", "school"),
        ("Nama Sekolah", "school"),
        ("Igama lesikole", "school"),
        ("Learner's school", "school"),
        ("SchoolName", "school"),
        ("Town", ""),
        ("City", ""),
        ("ID", ""),
        ("Phone", ""),
        ("E-mail address", ""),
        ("Cell no.", ""),
        ("Parent name", ""),
        ("Name of guardian", ""),
        ("Mother's surname", ""),
        ("Teacher", ""),
        ("Weight (kg)", ""),
        ("Middle name", ""),
        ("DOB", ""),
        ("dateOfBirth", ""),
        ("Geboortedatum", ""),
        ("Tanggal lahir", ""),
        ("Age", ""),
        ("Remarks", ""),
    ] {
        let read = list(&format!(
            "Surname,{heading},First name\nKhumalo,North,Nomsa"
        ));
        let school = read.rows[0].school.as_deref().map_or("", |_| "school");
        assert_eq!(school, kept, "{heading}");
        assert_eq!(read.ignored.is_empty(), kept == "school", "{heading}");
        assert_eq!(
            read.rows[0].name.as_ref().unwrap().alias(),
            "Nomsa K.",
            "{heading}"
        );
    }
}

#[test]
fn headings_that_do_not_say_where_the_names_are_are_never_guessed() {
    for text in [
        "Surname,Grade\nKhumalo,6",
        "Name,Sirnaam\nNomsa,Khumalo",
        "First name,Blarg,Grade\nNomsa,Khumalo,6",
        "Name,First name,Grade\nKhumalo,Nomsa,6",
        "Name,Name\nNomsa,Khumalo",
        "Blarg,Grade\nKhumalo,6",
        "Learner,,Grade\nNomsa,Khumalo,6",
    ] {
        let fault = read(text.as_bytes(), &[], Headless::Guess).unwrap_err();
        assert!(
            matches!(fault.what, ImportProblem::UnclearHeadings { .. }),
            "{text}: {fault}"
        );
        assert!(
            fault
                .to_string()
                .contains("Write “given name” and “family name”"),
            "{fault}"
        );
    }
    // Whole names need no family name beside them.
    assert_eq!(
        names("Name,Blarg\nNomsa Khumalo,x"),
        [pair("Nomsa", "Khumalo")]
    );
}

#[test]
fn headings_of_forms_and_other_programs_are_understood() {
    let expected = [pair("Nomsa", "Khumalo"), pair("Pieter", "Botha")];
    for headings in [
        "What is your name?,What is your surname?",
        "What’s your first name?,What’s your last name?",
        "1. Name,2. Surname",
        "Q1. First name,Q2. Surname",
        "Igama lakho,Isibongo sakho",
        "Nama awal,Nama terakhir",
        "stud_fname,stud_lname",
        "FN,LN",
        "Fname,Sname",
        "Nome,Sobrenome",
        "Nombre,Apellido",
    ] {
        let text = format!("{headings}\nNomsa,Khumalo\nPieter,Botha");
        assert_eq!(names(&text), expected, "{headings}");
    }
    let text = "Surname,Initials,Known as\nKhumalo,N,Nomsa\nBotha,P J,Pieter";
    assert_eq!(names(text), expected);
    for (heading, cell) in [
        ("Which grade are you in?", "6"),
        ("Please select the grade", "6"),
        ("Grade in 2026", "6"),
        ("Sex (M/F)", "f"),
        ("Geslag (Seun / Meisie)", "Meisie"),
        ("Umfana/Intombazane", "Intombazane"),
        ("Jenis Kelamin (L/P)", "P"),
        ("FIDE Std Rating", "1200"),
        ("Chess SA rating", "1200"),
        ("EloI", "1200"),
    ] {
        let read = list(&format!("Name,Surname,{heading}\nNomsa,Khumalo,{cell}"));
        assert_eq!(read.ignored, Vec::<String>::new(), "{heading}");
        assert_eq!(read.ready().count(), 1, "{heading}");
    }
}

#[test]
fn headings_that_are_not_understood_are_no_players() {
    for text in [
        "F. Name,L. Name\nNomsa,Khumalo",
        "Umlazi Primary\nF. Name,L. Name\nNomsa,Khumalo",
        "F/Name,S/Name,Grade\nNomsa,Khumalo,6",
        "1st Name,2nd Name\nNomsa,Khumalo",
        "Name,Second name\nNomsa,Khumalo",
    ] {
        let fault = read(text.as_bytes(), &[], Headless::Guess).unwrap_err();
        let is_unclear = matches!(fault.what, ImportProblem::UnclearHeadings { .. });
        assert!(is_unclear, "{text}: {fault}");
    }
}

#[test]
fn a_heading_that_says_where_is_a_column_of_what_it_says() {
    for heading in [
        "Grade at school",
        "Grade at the school",
        "Grade in school",
        "Grade (at school)",
        "Class at school",
        "Graad by die skool",
        "Graad in skool",
        "Kelas di sekolah",
        "Tingkat di sekolah",
        "Ibanga esikoleni",
        "Ibanga esikolweni",
    ] {
        let text = format!("Name,Surname,{heading},School\nNomsa,Khumalo,6,Park Primary");
        let read = list(&text);
        assert_eq!(read.ignored, Vec::<String>::new(), "{heading}");
        let row = &read.rows[0];
        assert_eq!(row.grade.map(|grade| grade.number()), Some(6), "{heading}");
        assert_eq!(row.school.as_deref(), Some("Park Primary"), "{heading}");
    }
    // A number of the school's own is no grade, and two things in one cell are neither.
    for heading in ["Grade code", "School and grade", "Grade/School"] {
        let read = list(&format!("Name,Surname,{heading}\nNomsa,Khumalo,6"));
        assert_eq!(read.ignored, [heading], "{heading}");
        assert_eq!(read.rows[0].grade, None, "{heading}");
    }
    for heading in ["Which school are you at?", "At school", "School in town"] {
        let read = list(&format!("Name,Surname,{heading}\nNomsa,Khumalo,Park"));
        let school = read.rows[0].school.as_deref();
        assert_eq!(school, Some("Park"), "{heading}");
    }
}
