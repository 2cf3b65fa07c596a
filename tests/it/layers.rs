//! The dependency rules of the house, checked on the text of the sources.

mod rooms;

use crate::tidy::find;
use rooms::{BANNED, EVERYWHERE, MAY_USE};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const LONGEST_FILE: usize = 400;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every source file as (name below `src`, module, text).
fn modules() -> Vec<(String, String, String)> {
    let src = root().join("src");
    let mut files = Vec::new();
    find(&src, "rs", &mut files);
    let described = |file: &PathBuf| {
        let name = file
            .strip_prefix(&src)
            .unwrap()
            .to_string_lossy()
            .into_owned();
        // The package `core` holds three modules; the others are one module each.
        let inner = name.strip_prefix("core/").unwrap_or(&name);
        let module = inner.split(['/', '.']).next().unwrap().to_owned();
        (name, module, fs::read_to_string(file).unwrap())
    };
    files.iter().map(described).collect()
}

/// The modules of the house that a line names.
fn named_modules<'a>(module: &str, line: &'a str) -> Vec<&'a str> {
    let is_package = ["engine", "formats", "i18n", "store"].contains(&module);
    let roots: &[&str] = if is_package {
        // Inside a package `crate::` is the package itself.
        &["inkundla_core::"]
    } else {
        &["inkundla_core::", "crate::"]
    };
    let first_word = |rest: &'a str| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        &rest[..end.unwrap_or(rest.len())]
    };
    let named = |root: &&str| {
        let ends = line.match_indices(*root).map(|(at, _)| at + root.len());
        let words = |end: usize| match line[end..].strip_prefix('{') {
            Some(list) => list.split(", ").map(first_word).collect(),
            None => vec![first_word(&line[end..])],
        };
        ends.flat_map(words).collect::<Vec<_>>()
    };
    roots.iter().flat_map(named).collect()
}

#[test]
fn modules_only_point_downwards() {
    let mut faults = Vec::new();
    for (name, module, text) in modules() {
        if module == "lib" {
            continue;
        }
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == module) else {
            faults.push(format!("{name}: the module {module} has no row in MAY_USE"));
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            for used in named_modules(&module, line) {
                if !allowed.contains(&used) && !EVERYWHERE.contains(&used) {
                    faults.push(format!("{name}:{} uses {used}", number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_module_has_a_word_that_does_not_belong_there() {
    let mut faults = Vec::new();
    for (name, module, text) in modules() {
        let banned = BANNED
            .iter()
            .filter(|(where_, _)| where_.contains(&module.as_str()))
            .flat_map(|(_, words)| *words);
        for word in banned {
            for (number, line) in text.lines().enumerate() {
                if line.contains(word) && !line.trim_start().starts_with("//") {
                    faults.push(format!("{name}:{} has {word}", number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_file_is_longer_than_a_reader_can_hold() {
    let long: Vec<String> = modules()
        .into_iter()
        .filter(|(_, _, text)| text.lines().count() > LONGEST_FILE)
        .map(|(name, _, text)| format!("{name}: {} lines", text.lines().count()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The nouns of `src/pages`: each is a folder, and none imports another. What several need stands in
/// `pages::shared`, `view` or `http`; only the router knows all.
#[test]
fn no_noun_of_the_pages_imports_another() {
    let nouns: BTreeSet<String> = modules()
        .iter()
        .filter_map(|(name, ..)| {
            Some(
                name.strip_prefix("pages/")?
                    .split(['/', '.'])
                    .next()?
                    .to_owned(),
            )
        })
        .collect();
    let mut faults = Vec::new();
    for (name, _, text) in modules() {
        let Some(inner) = name.strip_prefix("pages/") else {
            continue;
        };
        let noun = inner.split(['/', '.']).next().unwrap();
        if noun == "router" {
            continue;
        }
        let depth = inner.trim_end_matches(".rs").split('/').count();
        let up = format!("{}::", vec!["super"; depth].join("::"));
        for (number, line) in text.lines().enumerate() {
            let named = line
                .split("crate::pages::")
                .skip(1)
                .chain(line.split(&up).skip(1));
            for rest in named {
                let rest = rest.trim_start_matches('{');
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                let other = &rest[..end.unwrap_or(rest.len())];
                if other != noun && other != "shared" && nouns.contains(other) {
                    faults.push(format!("{name}:{} takes from {other}", number + 1));
                }
            }
        }
    }
    assert!(nouns.len() > 12, "{nouns:?}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Three files and the engine know which games there are. All others ask `Ruleset` and `Position` for what the law
/// says and `view::games` for how a game is shown.
#[test]
fn three_files_and_the_engine_tell_the_games_apart() {
    const LISTS: [&str; 3] = [
        "core/rules/position.rs",
        "core/rules/ruleset.rs",
        "view/games.rs",
    ];
    let games = ["Mill", "Camelot", "Reversi"];
    let games: Vec<String> = ["Ruleset", "Position"]
        .iter()
        .flat_map(|list| games.map(|game| format!("{list}::{game}")))
        .collect();
    let mut faults = Vec::new();
    for (name, _, text) in modules() {
        if LISTS.contains(&name.as_str()) || name.starts_with("engine/") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            if games.iter().any(|game| line.contains(game)) {
                faults.push(format!("{name}:{} tells games apart", number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Pages that outsiders see and their parts, from `src/pages`.
const OUTSIDE: [&str; 33] = [
    "../view/event_final",
    "../view/event_final/collar",
    "../view/event_final/podium",
    "api/v1",
    "boards/review",
    "boards/review/view",
    "boards/spectator",
    "boards/spectator/replay_steps",
    "boards/spectator/view",
    "events/about",
    "events/home",
    "events/home/live_events",
    "events/overview",
    "events/overview/round_boards",
    "events/projector",
    "events/projector/footer",
    "events/projector/game_slides",
    "events/projector/podium_slide",
    "events/projector/slides",
    "events/projector/table_slides",
    "events/share",
    "players/find",
    "players/player_page",
    "players/player_page/current_game",
    "players/player_page/player_games",
    "rounds/list",
    "shared/board_tile",
    "shared/standings_query",
    "standings/finals",
    "standings/finals/team_tables",
    "standings/player_standings",
    "standings/school_standings",
    "standings/teams_csv",
];

/// What a page needs only to decide by itself what outsiders may see.
const DECIDES: [&str; 5] = [
    "Delay",
    "is_posted",
    "desk.event(",
    "desk.standings(",
    "desk.tournament(",
];

#[test]
fn pages_do_not_decide_what_outsiders_see() {
    let mut faults = Vec::new();
    for page in OUTSIDE {
        let file = root().join(format!("src/pages/{page}.rs"));
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in text.lines().enumerate() {
            let found = DECIDES.iter().find(|word| line.contains(**word));
            if let Some(word) = found.filter(|_| !line.trim_start().starts_with("//")) {
                faults.push(format!(
                    "{page}.rs:{} has {word}: ask desk::public_event",
                    number + 1
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The longest line of a template, in letters.
const TEMPLATE_WIDTH: usize = 120;

/// Every template as (path, text).
/// Who acts is no proof of a right: what writes takes `&impl Permits<…>` or a `Right`.
#[test]
fn no_function_of_the_desk_writes_for_a_bare_actor() {
    let mut files = Vec::new();
    find(&root().join("src/desk"), "rs", &mut files);
    let mut faults = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for function in text.split("fn ").filter(|one| one.contains("&Actor")) {
            let (signature, body) = function.split_once('{').unwrap_or((function, ""));
            let body: String = body.split_whitespace().collect();
            let writes = [".store.change(", ".store.write(", ".did("];
            if signature.contains("&Actor") && writes.iter().any(|call| body.contains(call)) {
                faults.push(format!("{}: {}", path.display(), signature.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn templates() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root().join("templates")];
    let mut templates = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "html") {
                let text = fs::read_to_string(&path).unwrap();
                templates.push((path, text));
            }
        }
    }
    templates
}

#[test]
fn no_line_of_a_template_is_longer_than_a_screen() {
    let mut faults = Vec::new();
    for (path, text) in templates() {
        for (number, line) in text.lines().enumerate() {
            let width = line.chars().count();
            if width > TEMPLATE_WIDTH {
                faults.push(format!("{}:{}: {width}", path.display(), number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Public pages get the styles of organisers too, for who runs the event: a hidden row of the draft once hid the
/// scores of matches.
#[test]
fn a_class_that_is_hidden_wherever_it_stands_is_of_one_template() {
    let styles = fs::read_to_string(root().join("templates/assets/own.css")).unwrap();
    let hidden = styles.lines().filter_map(|line| {
        let class = line.strip_prefix('.')?.strip_suffix("{display:none}")?;
        let is_bare = class.chars().all(|c| c.is_alphanumeric() || c == '-');
        is_bare.then_some(class)
    });
    let hidden: Vec<&str> = hidden.collect();
    assert!(!hidden.is_empty());
    for class in hidden {
        let has = |text: &str| {
            let mut values = text.split("class=\"").skip(1);
            values.any(|rest| {
                let value = rest.split('"').next().unwrap_or_default();
                value.split(' ').any(|one| one == class)
            })
        };
        let all = templates();
        let mut with = all.iter().filter(|(_, text)| has(text));
        let more = with.nth(1).map(|(path, _)| path);
        assert_eq!(more, None, ".{class} is in two templates");
    }
}

#[test]
fn templates_never_switch_escaping_off() {
    let templates = templates();
    let seen = templates.len();
    for (path, text) in templates {
        let off = ["|safe", "| safe", "filter safe", "autoescape", "style=\""];
        let off: Vec<_> = off.iter().filter(|off| text.contains(**off)).collect();
        // Inline styles are refused by our own policy.
        assert!(off.is_empty(), "{}: {off:?}", path.display());
    }
    assert!(seen > 60, "{seen} templates");
    for (name, _, text) in modules() {
        let is_off = text.contains("escape = \"none\"");
        assert!(!is_off, "{name}: a template that escapes nothing");
    }
}

#[test]
fn sql_is_never_pasted_together() {
    for (name, _, text) in modules() {
        let pasted = text.lines().any(|line| {
            line.contains("sql_query(format!") || line.contains("batch_execute(&format!")
        });
        assert!(
            !pasted,
            "{name}: bind values instead of formatting them into SQL"
        );
    }
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |which: &str| {
        let mut names: Vec<String> = fs::read_dir(root().join("migrations").join(which))
            .unwrap()
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    };
    assert_eq!(names("sqlite"), names("postgres"));
}
