//! `/e/<event>/umpires`: the list of umpires: who is here, their boards, and how they did.

use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::InviteHelpers;
use crate::desk::umpires::{
    LONGEST_LANGUAGES, LONGEST_NOTE, LONGEST_SCHOOL, UmpireChange, UmpireFigures,
};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::tournament::{RoundNo, Umpire};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::ranges;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "staff/umpires.html")]
struct UmpiresView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    /// `5 of 7 are here`.
    count: String,
    rows: Vec<UmpireRow>,
    /// The posted round, whose boards have umpires.
    round: Option<RoundNo>,
    /// The schools of the players.
    schools: Vec<String>,
    /// Length limits of school, languages and note.
    longest: [usize; 3],
}

struct UmpireRow {
    umpire: Umpire,
    /// School and languages.
    about: String,
    is_here: bool,
    /// The boards that are not over.
    now: Option<String>,
    /// The games so far, and how they went.
    figures: Vec<String>,
}

/// A change of the list.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct UmpireForm {
    /// `add`, `change`, `remove`, `here` or `away`.
    act: String,
    /// The number of the umpire; 0 for all with `here` and `away`.
    number: u16,
    name: String,
    school: String,
    languages: String,
    note: String,
    /// New umpires, one in each line: name, school, languages.
    lines: String,
}

/// `GET /e/{key}/umpires`
pub async fn show(organising: Organising<InviteHelpers>) -> Answer {
    let Organising { context, organiser } = organising;
    let event = organiser.event().clone();
    // The umpires of a section are those of the whole event.
    if let Some(main) = event.section_of() {
        return Ok(context.see(&paths::of(&main.public_key).umpires(), None));
    }
    let (tournament, figures, players) = context
        .desk(move |desk| {
            let event = organiser.event();
            let tournament = desk.tournament(event)?;
            let figures = desk.umpire_figures(event)?;
            Ok((tournament, figures, desk.whole_list(&organiser)?))
        })
        .await?;
    let t = &*context.t;
    let list = &event.options.umpires;
    let rows = list.all.iter().map(|umpire| {
        let figures = figures.get(&umpire.number).cloned().unwrap_or_default();
        row(t, &event, umpire, &figures)
    });
    let mut schools: Vec<String> = players.into_iter().filter_map(|one| one.school).collect();
    schools.sort();
    schools.dedup();
    let here = [
        ("here", list.here.len().into()),
        ("n", list.all.len().into()),
    ];
    context.html(&UmpiresView {
        count: t.msg_with("umpires-here", &here),
        rows: rows.collect(),
        round: tournament.posted().map(|posted| posted.number),
        schools,
        longest: [LONGEST_SCHOOL, LONGEST_LANGUAGES, LONGEST_NOTE],
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Team),
        paths: paths::of(&event.key),
        page: context.page(),
    })
}

fn row(t: &Localizer, event: &Event, umpire: &Umpire, figures: &UmpireFigures) -> UmpireRow {
    let mut about = vec![umpire.school.as_str(), umpire.languages.as_str()];
    about.retain(|text| !text.is_empty());
    let counted = [
        ("umpire-allotted", figures.allotted),
        ("umpire-recorded", figures.recorded),
        ("umpire-cards", figures.cards),
        ("umpire-corrected", figures.corrected),
    ];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    UmpireRow {
        about: about.join(" · "),
        is_here: event.options.umpires.is_here(umpire.number),
        now: boards_now(t, event, figures),
        figures: counted.map(|(id, count)| t.plural(id, count)).collect(),
        umpire: umpire.clone(),
    }
}

/// The open boards of an umpire; in an event with sections behind the names of these.
fn boards_now(t: &Localizer, event: &Event, figures: &UmpireFigures) -> Option<String> {
    let mut sections: Vec<&str> = figures.now.iter().map(|(name, _)| name.as_str()).collect();
    sections.dedup();
    let parts = sections.into_iter().map(|section| {
        let own = figures.now.iter().filter(|(name, _)| name == section);
        let own: Vec<_> = own.map(|(_, board)| *board).collect();
        let boards = ranges(&own);
        let boards = t.msg_arg("umpire-boards", "boards", boards);
        if event.has_sections() {
            format!("{section}: {boards}")
        } else {
            boards
        }
    });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// `POST /e/{key}/umpires`
///
/// # Errors
/// When a text is missing or too long, or two names look the same.
pub async fn change(organising: Organising<InviteHelpers>, form: Form<UmpireForm>) -> Answer {
    let page = organising.paths().umpires();
    let form = form.into_inner();
    let here = |is_here| match form.number {
        0 => {
            let all = &organising.organiser.event().options.umpires.all;
            UmpireChange::Here(all.iter().map(|one| one.number).collect(), is_here)
        }
        number => UmpireChange::Here(vec![number], is_here),
    };
    let change = match form.act.as_str() {
        "add" => UmpireChange::Added(form.lines.lines().filter_map(umpire_in).collect()),
        "remove" => UmpireChange::Removed(form.number),
        "here" => here(true),
        "away" => here(false),
        "change" => UmpireChange::Changed(Umpire {
            number: form.number,
            name: form.name,
            school: form.school,
            languages: form.languages,
            note: form.note,
        }),
        _ => {
            let fault = wrong("act", FormProblem::NotAChoice);
            return Err(organising.context.failed(fault));
        }
    };
    organising
        .change(page, FlashMessage::SettingsSaved, move |desk, by, at| {
            desk.change_umpires(by, change, at)
        })
        .await
}

/// The umpire in a line: name, school and languages, between tabs, semicolons or commas. Languages may have commas.
fn umpire_in(line: &str) -> Option<Umpire> {
    let separator = ['\t', ';', ','].into_iter().find(|one| line.contains(*one));
    let mut parts = line.splitn(3, separator.unwrap_or('\t')).map(str::trim);
    let mut part = || parts.next().unwrap_or_default().to_owned();
    let umpire = Umpire {
        name: part(),
        school: part(),
        languages: part(),
        ..Umpire::default()
    };
    (!line.trim().is_empty()).then_some(umpire)
}

#[cfg(test)]
mod tests {
    use super::umpire_in;

    #[test]
    fn a_line_has_a_name_a_school_and_languages() {
        for line in [
            "Nomsa Dube, Umlazi Primary, isiZulu, English",
            " Nomsa Dube ; Umlazi Primary;isiZulu, English",
            "Nomsa Dube\tUmlazi Primary\tisiZulu, English",
        ] {
            let read = umpire_in(line).unwrap_or_default();
            assert_eq!(read.name, "Nomsa Dube", "{line}");
            assert_eq!(read.school, "Umlazi Primary", "{line}");
            assert_eq!(read.languages, "isiZulu, English", "{line}");
        }
        assert_eq!(
            umpire_in("Nomsa Dube").unwrap_or_default().name,
            "Nomsa Dube"
        );
        assert!(umpire_in("  ").is_none());
    }
}
