//! The import page shows what a file of records does not prove.

use super::*;

#[test]
fn the_page_says_what_a_file_of_records_does_not_prove() {
    let away = Hall::open();
    plays(&away.app.desk, &away.codes[0], &TURNS);
    let client = away.app.signed_in("Ms Khumalo");
    let whole = client.get(&away.path("/records.txt")).body;
    let part = client.get(&away.path("/records.txt?round=1&board=1")).body;

    let hall = Hall::open();
    let client = hall.app.signed_in("Ms Khumalo");
    let path = hall.path("/files/records");
    let unsigned =
        "There is no signature, so anyone who has had the whole file could have changed it.";
    let names =
        "Names of players and of the event are not covered. A change to them would not be noticed.";
    let of_part =
        "The file says it is round 1, board 1 of an event. Whether more was signed is not checked.";
    let expected = [
        (&whole, vec![unsigned, names]),
        (&part, vec![of_part, unsigned, names]),
    ];
    for (file, expected) in expected {
        let seen = client.upload(&path, "file", "records.txt", file.as_bytes());
        assert_eq!(seen.all("#not-proved li"), expected, "{}", seen.text());
        // As many as the command line prints.
        assert_eq!(record::read(file.as_bytes()).notes.len(), expected.len());
    }
    for (language, words) in [
        ("af", "Daar is geen handtekening nie"),
        ("id", "Tidak ada tanda tangan"),
        ("xh", "Akukho sayino"),
        ("zu", "Akukho sayina"),
    ] {
        let path = format!("{path}?lang={language}");
        let seen = client.upload(&path, "file", "records.txt", whole.as_bytes());
        let notes = seen.all("#not-proved li");
        assert!(notes[0].starts_with(words), "{language}: {notes:?}");
        assert_eq!(notes.len(), 2, "{language}");
    }
}
