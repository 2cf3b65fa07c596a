//! The parts of a report file that an event does not keep.

use inkundla_formats::trf::{LineEnd, PlayerPart, Version, read, write};

const FILE: &str = "012 Cup
022 Durban
102 Arbiter One
102 Arbiter Two
142 3
152 w
### A remark of another program
### Correction @ Round 1
001    1 m  g Nkosi, Sipho                      1800 RSA    14300000 2012/04/30  1.0    1     2 w W
001    2      Dube, Ayanda                                           2012        0.0    2     1 b L
";

#[test]
fn records_and_parts_of_players_are_named_with_their_number() {
    let lost = read(FILE.as_bytes()).unwrap().not_kept();
    assert_eq!(lost.listed_records(), "###, 022, 102 (2)");
    let parts: Vec<(PlayerPart, usize)> = lost.of_players.into_iter().collect();
    assert_eq!(
        parts,
        [
            (PlayerPart::Title, 1),
            (PlayerPart::Federation, 1),
            (PlayerPart::Id, 1),
            (PlayerPart::DayOfBirth, 1),
            (PlayerPart::Unrated, 2),
        ]
    );
    let plain = "012 Cup\n142 3\n152 w\n001    1      Nkosi, Sipho\n";
    let lost = read(plain.as_bytes()).unwrap().not_kept();
    assert!(lost.records.is_empty() && lost.of_players.is_empty());
}

#[test]
fn a_file_that_is_written_again_keeps_the_remarks_of_others() {
    let trf = read(FILE.as_bytes()).unwrap();
    let text = write(&trf, Version::Trf26, LineEnd::Lf);
    for line in FILE.lines().filter(|line| line.starts_with("###")) {
        assert!(text.contains(line), "{text}");
    }
    assert_eq!(read(text.as_bytes()).unwrap().not_kept(), trf.not_kept());
}
