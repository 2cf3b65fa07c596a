//! `/e/<event>/standings/schools`: schools among each other, by their best.

use super::wanted::{Choice, Wanted, rounds};
use super::{View, is_posted, view};
use crate::desk::events::Event;
use crate::desk::{Desk, Fault};
use crate::formats::{Names, standings_csv};
use crate::tongue::Tongue;
use crate::tournament::standings::{Row, SchoolRow, Standings};
use crate::tournament::{RoundNo, Tournament};
use crate::web::download::{CSV, download};
use crate::web::guard::Visitor;
use crate::web::lists::schools_in_order;
use crate::web::{Answer, Page};
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "schools.html")]
struct Schools {
    page: Page,
    key: String,
    event: String,
    title: String,
    how: String,
    rounds: Vec<Choice>,
    sizes: Vec<Choice>,
    rows: Vec<Listed>,
    csv: String,
}

/// One school.
struct Listed {
    rank: String,
    school: String,
    points: String,
    counted: Vec<String>,
    entered: String,
}

/// `GET /e/{key}/standings/schools`
///
/// # Errors
/// When there is no such event.
pub async fn show(visitor: Visitor, key: Path<String>, wanted: Query<Wanted>) -> Answer {
    let view = view(&visitor, key.into_inner()).await?;
    let wanted = wanted.into_inner();
    let (event, after, at) = (view.event.clone(), wanted.after(), visitor.at);
    let names = view.names;
    let (tournament, standings) = visitor
        .desk(move |desk| seen(desk, &event, names, after, at))
        .await?;
    let page = page(&visitor, &view, &wanted, &tournament, &standings);
    visitor.html(&page)
}

/// `GET /e/{key}/standings/schools.csv`
///
/// # Errors
/// As [`show`].
pub async fn csv(visitor: Visitor, key: Path<String>, wanted: Query<Wanted>) -> Answer {
    let View { event, names, .. } = view(&visitor, key.into_inner()).await?;
    let wanted = wanted.into_inner();
    let file = format!(
        "schools-{}",
        standings_csv::file_name(&event.name, &event.key)
    );
    let at = visitor.at;
    let text = visitor
        .desk(move |desk| {
            let (tournament, standings) = seen(desk, &event, names, wanted.after(), at)?;
            if names == Names::Alias && !is_posted(&tournament) {
                return Err(Fault::NotFound);
            }
            let rows = schools_in_order(&tournament, &standings, wanted.best());
            Ok(standings_csv::of_schools(
                &tournament,
                &rows,
                names,
                wanted.mark(),
            ))
        })
        .await?;
    Ok(download(&file, CSV, text))
}

/// The organiser sees everything, others what they may know of by now.
fn seen(
    desk: &Desk,
    event: &Event,
    names: Names,
    after: Option<RoundNo>,
    at: DateTime<Utc>,
) -> Result<(Tournament, Standings), Fault> {
    match names {
        Names::Full => desk.standings(event, after),
        Names::Alias => Ok(desk.standings_watched(event, after, at)?.shown),
    }
}

fn page(
    visitor: &Visitor,
    view: &View,
    wanted: &Wanted,
    tournament: &Tournament,
    standings: &Standings,
) -> Schools {
    let t = &*visitor.t;
    let best = wanted.best();
    let after = wanted.after().map(|_| standings.after);
    // Who plays is nobody else's business before the first round is posted.
    let is_shown = view.names == Names::Full || is_posted(tournament);
    let rows = match is_shown {
        true => schools_in_order(tournament, standings, best),
        false => Vec::new(),
    };
    let round = after.map_or(String::new(), |round| format!("&after={round}"));
    Schools {
        page: visitor.page(),
        key: view.event.key.clone(),
        event: view.event.name.clone(),
        title: t.say("schools-title"),
        how: t.count("schools-how", best),
        rounds: rounds(t, tournament, after),
        sizes: sizes(t, best),
        rows: rows
            .iter()
            .map(|row| listed(t, view.names, tournament, row))
            .collect(),
        csv: format!(
            "/e/{}/standings/schools.csv?best={best}{round}",
            view.event.key
        ),
    }
}

/// How many of each school count.
fn sizes(t: &Tongue, best: usize) -> Vec<Choice> {
    let size = |number: usize| Choice {
        value: number.to_string(),
        text: t.count("schools-best", number),
        is_chosen: number == best,
    };
    (1..=10).map(size).collect()
}

fn listed(t: &Tongue, names: Names, tournament: &Tournament, row: &SchoolRow<'_>) -> Listed {
    let player = |one: &&Row| {
        let entrant = tournament.entrant(one.entrant);
        let name = entrant.map(|entrant| match names {
            Names::Full => entrant.name.to_string(),
            Names::Alias => entrant.name.alias(),
        });
        let values = [
            ("player", name.unwrap_or_default().into()),
            ("points", t.figure(one.score).into()),
            ("rank", one.rank.to_string().into()),
        ];
        t.tell("schools-player", &values)
    };
    Listed {
        rank: format!("{}{}", row.place, if row.shared { "=" } else { "" }),
        school: row.school.to_owned(),
        points: t.figure(row.score),
        counted: row.counted.iter().map(player).collect(),
        entered: t.count("schools-entered", row.entered),
    }
}
