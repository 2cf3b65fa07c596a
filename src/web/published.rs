//! An event as a folder of static pages: for a stick, or any web space. It holds what everybody may
//! see, under short names.

use super::clock;
use super::report_tables;
use super::table::Names;
use crate::desk::public::PublicEvent;
use crate::formats::table::Table;
use crate::i18n::Localizer;
use askama::Template;
use chrono::{DateTime, Utc};

const STYLE: &str = include_str!("../../templates/published.css");

/// A file of the folder: its name and what is in it.
pub type File = (String, Vec<u8>);

#[derive(Template)]
#[template(path = "published.html")]
struct Leaf<'a> {
    lang: &'static str,
    event: &'a str,
    here: &'a str,
    links: &'a [(String, String)],
    table: &'a Table,
    empty: Option<String>,
    as_of: &'a str,
}

/// The files of an event, as outsiders see it.
///
/// # Errors
/// When a page cannot be rendered.
pub fn folder(
    t: &Localizer,
    public: &PublicEvent,
    at: DateTime<Utc>,
) -> Result<Vec<File>, askama::Error> {
    let leaves = leaves(t, public);
    let links: Vec<(String, String)> = leaves
        .iter()
        .map(|(file, table)| (file.clone(), table.title.clone()))
        .collect();
    let time = clock::moment(t, at);
    let as_of = t.msg_arg("published-as-of", "time", time);
    let mut files = vec![("style.css".to_owned(), STYLE.into())];
    for (file, table) in &leaves {
        let leaf = Leaf {
            lang: t.language().tag(),
            event: &public.event.name,
            here: file,
            links: &links,
            table,
            empty: table.rows.is_empty().then(|| t.msg("standings-empty")),
            as_of: &as_of,
        };
        files.push((file.clone(), leaf.render()?.into_bytes()));
    }
    Ok(files)
}

/// Whether a file of this name is one that [`folder`] makes for some event.
pub fn is_ours(name: &str) -> bool {
    let round = name.strip_prefix("round-");
    let round = round.and_then(|rest| rest.strip_suffix(".html"));
    let is_round = round.is_some_and(|number| number.parse::<u16>().is_ok());
    is_round || ["style.css", "index.html", "cross-table.html"].contains(&name)
}

/// The tables, each with the name of its page.
fn leaves(t: &Localizer, public: &PublicEvent) -> Vec<(String, Table)> {
    let (tournament, standings) = (&public.tournament, &public.standings(None));
    let rounds: Vec<_> = report_tables::posted(tournament).collect();
    let mut all = [
        (
            "index.html",
            report_tables::standings as fn(_, _, _, _) -> Table,
        ),
        ("cross-table.html", report_tables::cross_table),
    ]
    .map(|(file, list)| {
        (
            file.to_owned(),
            list(t, tournament, standings, Names::Alias),
        )
    })
    .to_vec();
    if rounds.is_empty() {
        all.truncate(1);
    }
    all.extend(rounds.iter().map(|round| {
        let table =
            report_tables::by_board(t, &public.event.ruleset, tournament, round, Names::Alias);
        (format!("round-{}.html", round.number), table)
    }));
    all
}
