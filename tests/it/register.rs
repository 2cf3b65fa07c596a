//! `docs/LAW.md` names code and tests that exist, and each clause has both.
use std::collections::BTreeSet;
use std::path::Path;

/// A section of the register, and where its code and its tests are.
struct Section {
    title: &'static str,
    code: &'static str,
    tests: &'static str,
    /// How many code places and tests it names at least.
    least: usize,
}

const SECTIONS: [Section; 6] = [
    Section {
        title: "The morabaraba family",
        code: "src/core/rules",
        tests: "tests/core/law_mill",
        least: 60,
    },
    Section {
        title: "Camelot",
        code: "src/core/rules",
        tests: "tests/core/law_camelot",
        least: 30,
    },
    Section {
        title: "Reversi",
        code: "src/core/rules",
        tests: "tests/core/law_reversi",
        least: 12,
    },
    Section {
        title: "Clock and cards",
        code: "src/core/referee",
        tests: "tests/core/referee",
        least: 8,
    },
    Section {
        title: "Swiss pairing",
        code: "src/core/tournament/pairing/swiss",
        tests: "tests/core/swiss",
        least: 30,
    },
    Section {
        title: "Tie-breaks",
        code: "src/core/tournament/tiebreak",
        tests: "tests/core/standings",
        least: 35,
    },
];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// What stands in back quotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

impl Section {
    fn text(&self) -> String {
        let register = read("docs/LAW.md");
        let mut sections = register.split("\n## ");
        sections
            .find(|section| section.starts_with(self.title))
            .unwrap_or_else(|| panic!("no section {}", self.title))
            .to_owned()
    }

    fn has_test(&self, module: &str, test: &str) -> bool {
        // `clauses::b_01_…` means every test that begins so, `red_card::*` all.
        let (name, end) = match test.strip_suffix('…') {
            Some(begin) => (begin, ""),
            None if test == "*" => ("", ""),
            None => (test, "("),
        };
        let source = match module.split_once("::") {
            Some((folder, module)) => {
                let places = ["core", "it"].map(|at| format!("tests/{at}/{folder}/{module}.rs"));
                let exists = |place: &&String| Path::new(place.as_str()).is_file();
                read(places.iter().find(exists).unwrap_or(&places[0]))
            }
            None => read(&format!("{}/{module}.rs", self.tests)),
        };
        source.contains(&format!("fn {name}{end}"))
    }

    /// Whether a test of this section is called so, wherever it stands; `a_01_…`
    /// means every one that begins so, and a module's name all of its own.
    fn has_test_called(&self, name: &str) -> bool {
        let (name, end) = match name.strip_suffix('…') {
            Some(begin) => (begin, ""),
            None => (name, "("),
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(self.tests);
        let files = std::fs::read_dir(&folder).unwrap();
        let mut paths = files
            .map(|file| file.unwrap().path())
            .chain([folder.with_extension("rs")]);
        paths.any(|path| {
            let is_module = path.file_stem().is_some_and(|stem| stem == name);
            let says = || std::fs::read_to_string(&path).unwrap();
            is_module || path.is_file() && says().contains(&format!("fn {name}{end}"))
        })
    }

    /// What stands in back quotes in the cells of its columns of tests.
    fn tests_called(&self) -> Vec<String> {
        let text = self.text();
        let (mut column, mut called) = (None, Vec::new());
        for line in text.lines() {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            match column {
                _ if !line.starts_with('|') => column = None,
                None => column = Some(cells.iter().position(|cell| *cell == "test")),
                Some(Some(test)) => {
                    called.extend(quoted(cells[test]).into_iter().map(str::to_owned))
                }
                Some(None) => {}
            }
        }
        called
    }
}

#[test]
fn every_test_in_the_register_exists() {
    for section in SECTIONS {
        let text = section.text();
        let mut known = 0;
        for quote in quoted(&text) {
            match quote.rsplit_once("::") {
                Some((module, test)) if !quote.contains(".rs") => {
                    assert!(section.has_test(module, test), "{}: {quote}", section.title);
                    known += 1;
                }
                _ => {}
            }
        }
        for test in section.tests_called() {
            let beside_the_code = ["camelot/board"].iter().any(|file| {
                read(&format!("src/core/rules/{file}.rs")).contains(&format!("fn {test}("))
            });
            let is_there = test.contains("::") || beside_the_code || section.has_test_called(&test);
            assert!(is_there, "{}: {test}", section.title);
            known += 1;
        }
        assert!(known >= section.least, "{}: {known}", section.title);
    }
}

#[test]
fn every_code_place_in_the_register_exists() {
    for section in SECTIONS {
        let text = section.text();
        let mut known = 0;
        for (file, names) in quoted(&text)
            .iter()
            .filter_map(|quote| quote.split_once(".rs: "))
        {
            let source = read(&format!("{}/{file}.rs", section.code));
            for name in names.split(", ") {
                // `ClockPolicy::WholeGame` is a value, `Ladder::after` a function.
                let (of, name) = name.rsplit_once("::").unwrap_or(("", name));
                let defined = ["fn", "const", "enum", "struct", "static"]
                    .iter()
                    .any(|word| source.contains(&format!("{word} {name}")))
                    || !of.is_empty() && source.contains(name);
                assert!(defined, "{}: {file}.rs: {name}", section.title);
                known += 1;
            }
        }
        assert!(known >= section.least, "{}: {known}", section.title);
    }
}

/// A row of a table with a column for code and one for tests fills both, or says
/// with a dash that a clause is none of the law's.
#[test]
fn every_clause_has_its_code_and_its_test() {
    for section in SECTIONS {
        let text = section.text();
        let mut columns = None;
        for line in text.lines() {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let column = |name| cells.iter().position(|cell| *cell == name);
            match (line.starts_with('|'), columns, column("test")) {
                (false, ..) => columns = None,
                (true, None, test) => columns = Some((cells.len(), test)),
                (true, Some((count, Some(test))), _) => {
                    assert_eq!(cells.len(), count, "{line}");
                    assert!(!cells[test].is_empty(), "{}: {line}", section.title);
                }
                (true, Some((_, None)), _) => {}
            }
        }
    }
}

/// The sentences cited in a text, file and line, with ranges taken apart.
fn sentences(text: &str) -> BTreeSet<(&str, u16)> {
    let words = text.split(|letter: char| letter.is_whitespace() || ",;|()`".contains(letter));
    let cited = words.filter_map(|word| word.split_once(':'));
    let cited = cited.filter(|(file, _)| file.len() == 3 && file.starts_with("00"));
    let lines = cited.flat_map(|(file, lines)| {
        let lines = lines.trim_end_matches('.');
        let (first, last) = lines.split_once(['-', '–']).unwrap_or((lines, lines));
        let number = |line: &str| {
            line.parse::<u16>()
                .unwrap_or_else(|_| panic!("{file}:{lines}"))
        };
        (number(first)..=number(last)).map(move |line| (file, line))
    });
    lines.collect()
}

/// The clauses that have a row in a section, or a heading.
fn clauses(section: &str) -> BTreeSet<&str> {
    let named = section.lines().flat_map(|line| {
        let cells: Vec<&str> = line.split('|').collect();
        match cells.as_slice() {
            ["", id, source, ..] => vec![*id, *source],
            _ => line.strip_prefix("### ").into_iter().collect(),
        }
    });
    named
        .flat_map(|text| {
            text.split(|letter: char| letter.is_whitespace() || ",()".contains(letter))
        })
        .collect()
}

/// `clauses.tsv` lists the clauses of the law as it was settled, and the
/// sentences it cites for each.
#[test]
fn every_clause_of_the_settled_law_has_a_row_and_its_sentences() {
    let register = read("docs/LAW.md");
    let mut known = 0;
    for row in crate::common::fixtures::law_table("clauses.tsv") {
        let [title, clause, cited] = row.as_slice() else {
            panic!("{row:?}");
        };
        let mut sections = register.split("\n## ");
        let section = sections.find(|section| section.starts_with(title)).unwrap();
        assert!(
            clauses(section).contains(clause.as_str()),
            "{title}: no row for {clause}"
        );
        let here = sentences(section);
        for sentence in sentences(cited) {
            assert!(
                here.contains(&sentence),
                "{title}: {clause} cites {sentence:?}"
            );
        }
        known += 1;
    }
    assert_eq!(known, 132);
}

/// The Swiss system has a test named after each of its criteria, in the order of C.04.3:2.
#[test]
fn every_criterion_of_the_swiss_system_has_a_row_and_a_test_of_its_number() {
    let sections = SECTIONS.iter().find(|one| one.title == "Swiss pairing");
    let section = sections.unwrap();
    let text = section.text();
    let rows: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("| C"))
        .collect();
    assert_eq!(rows.len(), 21);
    for (row, number) in rows.iter().zip(1..) {
        assert!(row.starts_with(&format!("| C{number} |")), "{row}");
        assert!(row.contains(&format!("`criteria::c{number}_")), "{row}");
    }
}
