//! `/e/<event>/prizes` of an event with sections: the way to the prizes of each, and one prize-giving for all.

use crate::desk::prizes::present_awards;
use crate::desk::rights::Actor;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::view::event_nav::{EventNav, OrganiserTab};
use askama::Template;

#[derive(Template)]
#[template(path = "prizes/whole.html")]
struct WholePrizesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    sections: Vec<SectionPrizes>,
    /// Whether somebody gets a prize.
    has_awards: bool,
    is_reading: bool,
}

struct SectionPrizes {
    name: String,
    paths: EventPaths,
    /// The number of prizes in words.
    count: String,
}

pub(super) async fn show(context: &RequestContext, organiser: &Actor) -> Answer {
    let event = organiser.event().clone();
    let all = context.desk(move |desk| desk.whole_event(&event)).await?;
    let (t, event) = (&*context.t, organiser.event());
    let mut sections = all.iter();
    let Some(own) = sections.next() else {
        return Err(context.failed(crate::desk::Fault::NotFound));
    };
    let awards = |one: &crate::desk::sections::Section| {
        let awards = present_awards(&one.tournament).into_iter();
        awards.filter(|award| !award.winners.is_empty()).count()
    };
    context.html(&WholePrizesView {
        page: context.page(),
        nav: EventNav::of(t, event, &own.tournament, OrganiserTab::Standings),
        paths: paths::of(&event.key),
        has_awards: sections.clone().any(|one| awards(one) > 0),
        is_reading: event.screen.prizes_read.is_some(),
        sections: sections
            .map(|one| SectionPrizes {
                name: one.event.name.clone(),
                paths: paths::of(&one.event.key),
                count: t.plural("prizes-count", one.tournament.options.prizes.list.len()),
            })
            .collect(),
    })
}
