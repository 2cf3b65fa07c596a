//! The place of every message: `src/i18n/places.tsv` is generated from the sources by
//!
//! ```sh
//! cargo test --locked --test it places::make -- --ignored
//! ```
//!
//! which also marks translations that are older than their English (`tests/it/translations.rs`).

use inkundla::i18n::{ADULTS, Language, Place, catalog, place_of};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The place of a file: the first prefix of its path.
const FILES: [(&str, Place); 59] = [
    ("templates/macros/event_form", Place::Rounds),
    ("templates/umpire", Place::Umpire),
    ("src/pages/umpire", Place::Umpire),
    ("src/i18n/game", Place::Umpire),
    ("templates/macros/toss", Place::Umpire),
    ("templates/macros/steps", Place::Practice),
    ("templates/boards", Place::Practice),
    ("src/pages/boards", Place::Practice),
    ("src/view/games", Place::Umpire),
    ("src/view/game_view", Place::Practice),
    ("src/http/response/guided_tour", Place::Everywhere),
    ("templates/rules", Place::Rules),
    ("src/pages/rules", Place::Rules),
    ("src/view/rules", Place::Rules),
    ("src/view/rule_events", Place::Rules),
    ("src/i18n/rules", Place::Rules),
    ("templates/events/projector", Place::Projector),
    ("src/pages/events/projector", Place::Projector),
    ("templates/macros/wall", Place::Projector),
    ("templates/events", Place::Event),
    ("src/pages/events", Place::Event),
    ("src/view/event", Place::Event),
    ("templates/macros/event", Place::Event),
    ("templates/macros/organiser", Place::Event),
    ("templates/players", Place::Players),
    ("src/pages/players", Place::Players),
    ("templates/rounds", Place::Rounds),
    ("templates/macros/rounds", Place::Rounds),
    ("templates/macros/timer", Place::Rounds),
    ("src/pages/rounds", Place::Rounds),
    ("src/view/round", Place::Rounds),
    ("src/pages/shared/pairing", Place::Rounds),
    ("src/pages/shared/undo", Place::Rounds),
    ("src/i18n/pairing_messages", Place::Rounds),
    ("src/i18n/swiss", Place::Rounds),
    ("src/i18n/pairing_explanation", Place::Rounds),
    ("templates/standings", Place::Standings),
    ("src/pages/standings", Place::Standings),
    ("src/view/score", Place::Standings),
    ("src/view/report_tables", Place::Standings),
    ("src/formats/lists", Place::Standings),
    ("src/i18n/tournament", Place::Standings),
    ("templates/staff", Place::People),
    ("src/pages/staff", Place::People),
    ("templates/account", Place::Account),
    ("src/pages/account", Place::Account),
    ("templates/print", Place::Papers),
    ("src/pages/print", Place::Papers),
    ("templates/records", Place::Records),
    ("src/pages/records", Place::Records),
    ("src/i18n/record_fault", Place::Records),
    ("src/replay", Place::Records),
    ("templates/files", Place::Files),
    ("src/i18n/import_fault", Place::Files),
    ("src/http/request/upload", Place::Files),
    ("templates/server/backups", Place::Copies),
    ("src/pages/server/backups", Place::Copies),
    ("src/backup", Place::Copies),
    ("templates/translations", Place::Words),
];
/// More prefixes of files.
const MORE_FILES: [(&str, Place); 39] = [
    ("src/pages/teams", Place::Rounds),
    ("templates/teams", Place::Rounds),
    ("src/view/match_list", Place::Rounds),
    ("templates/macros/matches", Place::Rounds),
    ("src/http/response/undo_blocked", Place::Rounds),
    ("src/i18n/short_result", Place::Rounds),
    ("src/pages/account/accept_invitation", Place::People),
    ("src/pages/shared/event_form", Place::Event),
    ("src/http/request/event_languages", Place::Event),
    ("src/view/audit_text", Place::Event),
    ("src/view/schedule", Place::Event),
    ("src/view/request_text", Place::Umpire),
    ("src/view/turn_prompts", Place::Umpire),
    ("src/view/script_law", Place::Umpire),
    ("src/pages/shared/record_form", Place::Umpire),
    ("src/pages/shared/adjudication", Place::Umpire),
    ("templates/macros/adjudication", Place::Umpire),
    ("src/pages/shared/puzzle_list", Place::Practice),
    ("src/pages/shared/no_legal_pairing", Place::Rounds),
    ("src/pages/shared/board_tile", Place::Event),
    ("src/pages/shared/sample_boards", Place::Event),
    ("src/pages/shared/standings_query", Place::Standings),
    ("src/view/player_link", Place::Players),
    ("src/http/response/error_page", Place::Notices),
    ("src/http/response/flash_message", Place::Notices),
    ("templates/fault", Place::Notices),
    ("src/view/result_beads", Place::Standings),
    ("src/i18n/localize", Place::Umpire),
    ("src/desk/games", Place::Umpire),
    ("src/view/men_counts", Place::Umpire),
    ("src/view/draw_counters", Place::Umpire),
    ("src/view/published", Place::Records),
    ("src/formats/pdf", Place::Papers),
    ("src/pages/translations", Place::Words),
    ("src/i18n/speaker_answers", Place::Words),
    ("src/i18n/places", Place::Words),
    ("templates/server", Place::Computer),
    ("src/pages/server", Place::Computer),
    ("src/http/server/computer_check", Place::Computer),
];

fn is_id(text: &str) -> bool {
    text.len() > 2
        && text
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn files(folder: &Path, found: &mut BTreeMap<String, String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = path.strip_prefix(root).unwrap().to_str().unwrap();
        // String literals there are codes of the store and of the rules, not messages.
        let is_left_out = [
            "src/core",
            "src/store",
            "src/pages/router.rs",
            "src/pages/router",
        ];
        if is_left_out.contains(&name) {
            continue;
        }
        if path.is_dir() {
            files(&path, found);
        } else if path
            .extension()
            .is_some_and(|end| end == "rs" || end == "html")
        {
            found.insert(name.to_owned(), fs::read_to_string(&path).unwrap());
        }
    }
}

fn place_of_file(name: &str) -> Place {
    let known = FILES.iter().chain(&MORE_FILES);
    let mut known = known.filter(|(begin, _)| name.starts_with(begin));
    known.next().map_or(Place::Everywhere, |(_, place)| *place)
}

/// Generates the table from the sources.
fn table() -> String {
    let mut found = BTreeMap::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    files(&root.join("templates"), &mut found);
    files(&root.join("src"), &mut found);
    let mut named: BTreeMap<&str, Vec<Place>> = BTreeMap::new();
    let mut made: Vec<(&str, Place)> = Vec::new();
    for (name, text) in &found {
        let place = place_of_file(name);
        for word in text.split('"').skip(1).filter(|word| is_id(word)) {
            named.entry(word).or_default().push(place);
        }
        for rest in text.split("format!(\"").skip(1) {
            let begun = rest.split('"').next().and_then(|id| id.split_once('{'));
            if let Some((begun, _)) = begun.filter(|(begun, _)| is_id(begun)) {
                made.push((begun, place));
            }
        }
    }
    let first = |places: &[Place]| {
        let mut order = Place::ALL.into_iter();
        order.find(|place| places.contains(place))
    };
    let of = |id: &str| {
        let by_name = named.get(id).and_then(|places| first(places));
        let begun = made.iter().filter(|(begun, _)| id.starts_with(begun));
        let longest = |(begun, place): &&(&str, Place)| {
            let order = Place::ALL.iter().position(|known| known == place);
            (usize::MAX - begun.len(), order)
        };
        let by_begin = || begun.min_by_key(longest);
        by_name.or_else(|| by_begin().map(|(_, place)| *place))
    };
    let ids = catalog::messages(Language::English).unwrap();
    let lines = ids.iter().map(|one| {
        // Words for adults stand where those that they replace stand.
        let id = one.id.strip_prefix(ADULTS).unwrap_or(&one.id);
        let place = of(id).unwrap_or_else(|| panic!("no file says {}", one.id));
        format!("{}\t{}\n", one.id, place.code())
    });
    lines.collect()
}

#[test]
#[ignore = "makes the table anew"]
fn make() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/places.tsv");
    fs::write(file, table()).unwrap();
    crate::translations::compare();
}

#[test]
fn the_table_of_places_matches_the_sources() {
    let kept = include_str!("../../src/i18n/places.tsv");
    assert!(
        kept == table(),
        "make it anew: see the head of tests/it/places.rs"
    );
    let used: BTreeSet<&str> = kept
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(_, place)| place)
        .collect();
    for place in Place::ALL {
        assert!(used.contains(place.code()), "nothing stands at {place:?}");
    }
    assert_eq!(place_of("laptop-turn-on"), Place::Computer);
    assert_eq!(place_of("dispute-stop"), Place::Umpire);
}
