//! Every column of a list is in each of its outputs.

use super::papers::{bytes, read};
use super::rounds::{EIGHT, Hall};
use super::systems::{play_to_the_end, settle};
use calamine::{Reader, Xlsx};
use inkundla::formats::lists::{
    Content, ListRow, ListedPlayer, Output, RankedAtBoard, RankedPlayer,
};
use inkundla::i18n::{Language, Localizer};
use inkundla::tournament::Options;
use inkundla::tournament::pairing::TeamRow;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{Cursor, Read};

use Output::{Csv, Json, Page, Paper, Published, Wall};

const READERS: &[Output] = &[Page, Wall, Published, Paper];

/// The columns that outputs leave out: the column, the outputs, and the reason.
type LeftOut = (&'static str, &'static [Output], &'static str);

const OF_PLAYERS: [LeftOut; 21] = [
    ("shared", READERS, "the place has the sign ="),
    ("shared", &[Csv], "the same rank stands in two rows"),
    ("player_id", READERS, "the name tells who it is"),
    ("name", &[Json], "the list of entrants has it"),
    ("school", &[Page, Published], "it stands below the name"),
    ("school", &[Json], "the list of entrants has it"),
    ("rating", &[Wall], "no room; the page has it"),
    ("rating", &[Json], "the list of entrants has it"),
    ("team", READERS, "always empty"),
    ("team", &[Json], "always empty"),
    (
        "category",
        READERS,
        "`categories`, or the grade below the name",
    ),
    ("category", &[Json], "it may tell the grade of a child"),
    (
        "games",
        &[Wall, Paper, Csv, Json],
        "beads: a drawing of pages",
    ),
    ("wdl", &[Published], "the beads tell it"),
    ("wdl", &[Csv, Json], "`won`, `drawn`, `lost`, `byes`"),
    ("played", READERS, "`wdl`"),
    ("won", READERS, "`wdl`"),
    ("drawn", READERS, "`wdl`"),
    ("lost", READERS, "`wdl`"),
    ("byes", READERS, "`wdl`"),
    ("tiebreaks", &[Wall], "no room; the page has them"),
];

const OF_TEAMS: [LeftOut; 8] = [
    ("shared", &[Page, Paper, Csv], "as of players"),
    ("team_id", &[Page, Paper], "the name tells which it is"),
    ("games", &[Paper, Csv, Json], "beads: a drawing of pages"),
    ("wdl", &[Page], "the beads tell it"),
    ("wdl", &[Csv, Json], "`won`, `drawn`, `lost`"),
    ("won", &[Page, Paper], "`wdl`"),
    ("drawn", &[Page, Paper], "`wdl`"),
    ("lost", &[Page, Paper], "`wdl`"),
];

const OF_BOARDS: [LeftOut; 6] = [
    ("board", &[Page], "the heading of the table"),
    ("shared", &[Page, Paper, Csv], "as of players"),
    ("player_id", &[Page, Paper], "the name tells who it is"),
    ("name", &[Json], "the list of entrants has it"),
    ("team", &[Page], "it stands below the name"),
    ("team", &[Json], "the list of entrants has it"),
];

const OF_LIST: [LeftOut; 10] = [
    ("section", &[Json], "each section has an address of its own"),
    ("number", &[Csv], "an import gives numbers by order"),
    (
        "name",
        &[Csv],
        "an import reads `given name` and `family name`",
    ),
    ("given name", &[Paper, Json], "`name`"),
    ("family name", &[Paper, Json], "`name`"),
    ("grade", &[Json], PERSONAL),
    ("gender", &[Paper, Json], PERSONAL),
    ("year of birth", &[Paper, Json], PERSONAL),
    ("consent", &[Paper, Json], PERSONAL),
    ("shown as", &[Paper, Json], "`name`"),
];
/// Only the organiser sees it.
const PERSONAL: &str = "personal";

/// Each output of a list has each column, or a reason is known; no reason is left over.
fn has_all<R: ListRow>(outputs: &[Output], left_out: &[LeftOut]) {
    let columns = R::columns(&Options::automatic());
    let known = |code, output| {
        let mut reasons = left_out.iter();
        reasons.any(|(column, outputs, _)| *column == code && outputs.contains(&output))
    };
    for column in &columns {
        for output in outputs {
            // A column can stand elsewhere in another output.
            let mut same = columns.iter().filter(|one| one.code == column.code);
            let is_there = same.any(|one| one.outputs.contains(output));
            let (code, is_known) = (column.code, known(column.code, *output));
            assert_ne!(is_there, is_known, "{code} in {output:?}");
        }
        let mut all = column.outputs.iter();
        assert!(all.all(|one| outputs.contains(one)), "{}", column.code);
    }
    for (code, _, why) in left_out {
        assert!(columns.iter().any(|one| one.code == *code), "{code}");
        assert!(!why.is_empty());
    }
}

#[test]
fn each_output_of_a_list_has_each_column_or_a_reason_not_to_have_it() {
    has_all::<RankedPlayer<'_>>(&[Page, Wall, Published, Paper, Csv, Json], &OF_PLAYERS);
    has_all::<TeamRow>(&[Page, Paper, Csv, Json], &OF_TEAMS);
    has_all::<RankedAtBoard<'_>>(&[Page, Paper, Csv, Json], &OF_BOARDS);
    has_all::<ListedPlayer<'_>>(&[Paper, Csv, Json], &OF_LIST);
}

/// The headings of an output, without those of tie-breaks, and the number of tie-breaks.
fn headings<R: ListRow>(options: &Options, output: Output) -> (Vec<String>, usize) {
    let t = Localizer::of(Language::English).unwrap();
    let (mut headings, mut tiebreaks) = (Vec::new(), 0);
    let columns = R::columns(options).into_iter();
    for column in columns.filter(|one| one.outputs.contains(&output)) {
        match column.content {
            Content::Tiebreaks(all, _) => tiebreaks = all.len(),
            // Nobody in these events has one.
            Content::Rating(_) if output != Json => {}
            // No event here has sections or hidden names.
            _ if ["section", "shown as"].contains(&column.code) => {}
            _ if output == Csv => headings.push(column.code.to_owned()),
            _ if output == Json => headings.push(column.json_code.to_owned()),
            _ if output == Page && !column.long_heading.is_empty() => {
                headings.push(t.msg(column.long_heading));
            }
            _ => headings.push(t.msg(column.heading)),
        }
    }
    (headings, tiebreaks)
}

fn options(hall: &Hall) -> Options {
    let desk = &hall.app.desk;
    let event = desk.event(&hall.key).unwrap();
    desk.tournament(&event).unwrap().options
}

/// The headings that were found begin with those of the list; those of its tie-breaks follow.
fn same<R: ListRow>(hall: &Hall, output: Output, found: &[String]) {
    let (headings, tiebreaks) = headings::<R>(&options(hall), output);
    assert!(!headings.is_empty());
    assert_eq!(&found[..headings.len()], headings, "{output:?}: {found:?}");
    let more = tiebreaks * if output == Csv { 2 } else { 1 };
    assert_eq!(found.len(), headings.len() + more, "{output:?}: {found:?}");
}

fn csv(hall: &Hall, path: &str) -> Vec<String> {
    let text = hall.app.visitor().get(&hall.path(path)).body;
    split(text.lines().next())
}

fn split(line: Option<&str>) -> Vec<String> {
    line.unwrap().split(',').map(str::to_owned).collect()
}

/// The names of the fields of the first row.
fn json<R: ListRow>(hall: &Hall, list: &str) {
    let path = format!("/api/v1/events/{}/{list}", hall.key);
    let answer = hall.app.visitor().get(&path).body;
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let row = answer["rows"][0].as_object().unwrap();
    let found: BTreeSet<String> = row.keys().cloned().collect();
    let (headings, _) = headings::<R>(&options(hall), Json);
    let expected = headings.into_iter().chain(["tiebreaks".to_owned()]);
    assert_eq!(found, expected.collect(), "{list}");
}

fn sheet(hall: &Hall, at: usize) -> Vec<String> {
    let book = bytes(&hall.organiser, &hall.path("/event.xlsx"));
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(book)).unwrap();
    let range = book.worksheet_range_at(at).unwrap().unwrap();
    let first = range.rows().next().unwrap();
    first.iter().map(ToString::to_string).collect()
}

/// The columns of the published standings. Each cell names its column for phones.
fn published(hall: &Hall) -> Vec<String> {
    let archive = bytes(&hall.organiser, &hall.path("/published.zip"));
    let mut archive = zip::ZipArchive::new(Cursor::new(archive)).unwrap();
    let name = format!("{}/standings.html", hall.key);
    let mut html = String::new();
    let mut file = archive.by_name(&name).unwrap();
    file.read_to_string(&mut html).unwrap();
    let head = html.split("<thead>").nth(1).unwrap();
    let head = head.split("</thead>").next().unwrap();
    let cells = head.split("</th>").filter(|one| one.contains("<th "));
    let cells = cells.filter_map(|one| one.rsplit_once('>'));
    cells.map(|(_, text)| text.to_owned()).collect()
}

#[test]
fn the_outputs_of_the_standings_have_the_headings_of_their_columns() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "2")]);
    assert_eq!(play_to_the_end(&hall), 2);
    let visitor = hall.app.visitor();
    let page = visitor.get(&hall.path("/standings"));
    same::<RankedPlayer<'_>>(&hall, Page, &page.all(".standings thead th"));
    let wall = visitor.get(&hall.path("/screen"));
    same::<RankedPlayer<'_>>(&hall, Wall, &wall.all(".lists thead th"));
    same::<RankedPlayer<'_>>(&hall, Published, &published(&hall));
    same::<RankedPlayer<'_>>(&hall, Csv, &csv(&hall, "/standings.csv"));
    same::<RankedPlayer<'_>>(&hall, Paper, &sheet(&hall, 0));
    json::<RankedPlayer<'_>>(&hall, "standings");
    let paper = read(&bytes(&hall.organiser, &hall.path("/print/standings.pdf")));
    let (headings, _) = headings::<RankedPlayer<'_>>(&options(&hall), Paper);
    assert!(paper[0].contains(&headings.join(" ")), "{}", paper[0]);
    same::<ListedPlayer<'_>>(&hall, Paper, &sheet(&hall, 2));
    let list = hall.get("/players.csv").body;
    let first = list.trim_start_matches('\u{feff}').lines().next();
    same::<ListedPlayer<'_>>(&hall, Csv, &split(first));
}

#[test]
fn the_outputs_of_the_standings_of_teams_have_the_headings_of_their_columns() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    same::<TeamRow>(&hall, Page, &page.all(".of-all thead th"));
    same::<TeamRow>(&hall, Csv, &csv(&hall, "/teams.csv"));
    same::<TeamRow>(&hall, Paper, &sheet(&hall, 0));
    json::<TeamRow>(&hall, "teams");
}
