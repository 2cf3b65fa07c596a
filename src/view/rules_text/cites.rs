//! The source of each rule: the clause of `docs/LAW.md` and the line of the source text.

/// The games of the family in the order of the columns of [`MILL`].
const FAMILY: [&str; 6] = [
    "isisuthu",
    "isizulu",
    "isipowe",
    "umlabalaba",
    "morabaraba",
    "gar",
];

/// A rule of the family: its name, its clause, and its source in each game.
type Citation = (&'static str, &'static str, [&'static str; 6]);

/// In the order of the text; empty where the source lacks the rule.
#[rustfmt::skip]
const MILL: [Citation; 27] = [
    ("hand", "§3.1", ["002:16", "002:27", "000:5", "002:62", "004:30", "GAR"]),
    ("typed", "§6", ["", "", "000:5", "", "", ""]),
    ("first-player", "C14", ["", "", "", "", "004:33", "GAR"]),
    ("board", "§2", ["002:2", "002:2", "000:9", "002:62", "", "GAR"]),
    ("place", "§3.2", ["002:17", "002:28", "000:6", "002:62", "004:34", "GAR"]),
    ("diagonal-mills", "C1", ["002:20", "000:9", "000:9", "002:63", "", "GAR"]),
    ("centre-long-mills", "C3", ["002:21", "", "", "", "", ""]),
    ("shoot", "§3.4", ["002:20", "002:31", "000:9", "002:63", "004:40", "GAR"]),
    ("capture", "C6", ["002:20", "", "", "", "", ""]),
    ("target", "C4", ["002:20", "002:31", "000:9", "002:64", "004:42", "GAR"]),
    ("captures-per-move", "C9", ["", "", "", "002:64", "004:46", "GAR"]),
    ("full-board", "C8", ["", "002:34", "000:11", "002:75", "", ""]),
    ("move", "§3.3", ["002:23", "002:33", "000:11", "002:65", "004:51", "GAR"]),
    ("moving-begins", "C23", ["", "", "", "002:72", "", ""]),
    ("again", "§3.4", ["", "", "", "002:65", "004:60", "GAR"]),
    ("no-return", "C19", ["", "", "", "002:65", "004:60", "GAR"]),
    ("no-return-intact", "C19", ["", "", "", "", "", "GAR"]),
    ("fly-at", "C16", ["002:4", "002:36", "000:13", "002:65", "004:68", "GAR"]),
    ("immobile", "C7", ["002:24", "002:35", "000:11", "002:75", "004:76", "GAR"]),
    ("win-lost", "§3.6", ["002:25", "002:36", "000:13", "002:75", "004:78", "GAR"]),
    ("gift-counts", "C5", ["", "002:36", "000:13", "", "", ""]),
    ("quiet-when", "C11", ["", "000:14", "000:14", "002:75", "004:79", "GAR"]),
    ("quiet-moves", "C12", ["", "000:14", "000:14", "002:75", "004:79", "GAR"]),
    ("quiet-unit", "C12", ["", "000:14", "000:14", "002:75", "004:79", ""]),
    ("repetition", "C10", ["", "000:14", "000:14", "", "", ""]),
    ("draws", "C10", ["", "", "", "", "", ""]),
    ("clock", "K2", ["", "", "", "002:68", "", ""]),
];

/// The sentences of Camelot, then its options.
const CAMELOT: [(&str, &str, &str); 26] = [
    ("1", "C-02", "001:6"),
    ("2", "C-04", "001:6"),
    ("3", "C-06", "001:9"),
    ("4", "C-07", "001:11"),
    ("5", "C-09", "001:13"),
    ("6", "C-10", "001:13"),
    ("7", "C-15", "001:15"),
    ("8", "C-22", "001:17"),
    ("9", "C-25", "001:18"),
    ("10", "C-30", "001:20"),
    ("11", "C-31", "001:22"),
    ("12", "C-33", "001:26"),
    ("knight-exposed", "A-01", "001:15"),
    ("jump-origin", "A-02", ""),
    ("own-castle-transit", "A-03", ""),
    ("castle-move-precedence", "A-06", ""),
    ("castle-duty", "A-07", ""),
    ("material", "A-08", ""),
    ("stalemate-min-pieces", "A-09", ""),
    ("camelot-draws", "A-10", ""),
    ("draws", "A-10", ""),
    ("repetition", "A-11", ""),
    ("castle-move-resets", "A-12", ""),
    ("forfeit-counts", "A-13", ""),
    ("reentry", "A-16", ""),
    ("setup", "A-17", ""),
];

/// The sentences of Reversi, then its options.
const REVERSI: [(&str, &str, &str); 11] = [
    ("1", "R-01", "003:6"),
    ("start", "B-01", ""),
    ("2", "R-03", "003:7"),
    ("3", "R-04", "003:13"),
    ("4", "R-05", "003:14"),
    ("5", "R-07", "003:16"),
    ("6", "R-08", "003:12"),
    ("7", "R-09", "003:18"),
    ("8", "R-10", "003:19"),
    ("9", "R-11", "003:17"),
    ("10", "R-12", "003:20"),
];

/// The rules of a game: name, clause, source.
pub(super) fn of(game: &str) -> Vec<(&'static str, &'static str, &'static str)> {
    match FAMILY.iter().position(|name| *name == game) {
        Some(column) => MILL
            .iter()
            .map(|(rule, clause, sources)| (*rule, *clause, sources[column]))
            .collect(),
        None if game == "camelot" => CAMELOT.to_vec(),
        None => REVERSI.to_vec(),
    }
}

/// The clause and the source of one rule of a game.
pub(super) fn of_rule(game: &str, name: &str) -> Option<(&'static str, &'static str)> {
    let mut rules = of(game).into_iter();
    let (_, clause, source) = rules.find(|(rule, ..)| *rule == name)?;
    Some((clause, source))
}
