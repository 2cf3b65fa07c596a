//! `/e/<event>/about`: time, place, rules and organisers of the event, and what is published about
//! children.

use crate::desk::event_page::EventPage;
use crate::desk::public_event::PublicEvent;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::referee::ClockPolicy;
use crate::store::Keeping;
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_page::EventPageView;
use crate::view::markdown::MarkdownPart;
use crate::view::rules_text;
use crate::view::schedule::RoundStart;
use crate::view::system_code::system_text;
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "events/about.html")]
struct AboutView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    about: EventPageView,
    planned: Vec<RoundStart>,
    game: String,
    /// The pairing system; `None` while it is still chosen automatically.
    system: Option<String>,
    clock: Option<String>,
    live: String,
    changes: Vec<String>,
    rules: Vec<String>,
    kept: String,
    /// Downloads: label, address, and address of the Excel file.
    files: Vec<(String, String, Option<String>)>,
}

/// `GET /e/{key}/about`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let at = context.at;
    let loaded = context.desk(move |desk| {
        let public = desk.public(&key, at)?;
        let (kept, texts) = (desk.names_kept(&public)?, desk.event_page(&public.event)?);
        let form = desk.shown_form(&public.event, at)?;
        Ok((public, kept, texts, form))
    });
    let (public, kept, texts, form) = loaded.await?;
    let mut view = page(&context, &public, &kept, texts);
    view.about = view.about.with_form(&context.t, &public.event, &form);
    context.html(&view)
}

fn page(
    context: &RequestContext,
    public: &PublicEvent,
    kept: &Keeping,
    texts: EventPage,
) -> AboutView {
    let t = &*context.t;
    let (event, options) = (&public.event, &public.tournament.options);
    let is_settled = !options.automatic && public.tournament.has_begun();
    AboutView {
        head: EventHead::of(t, event, &public.tournament, PublicTab::About),
        about: EventPageView::of(t, event, texts),
        planned: crate::view::schedule::round_starts(t, event),
        game: rules_text::game(t, &event.ruleset),
        system: is_settled.then(|| system_text(t, options)),
        clock: clock(t, event.clock),
        live: match event.delay.minutes() {
            0 => t.msg("about-at-once"),
            minutes => t.plural("watch-late-all", minutes),
        },
        changes: rules_text::changes(t, &event.ruleset),
        rules: rules_text::sentences(t, &event.ruleset),
        kept: match (kept.gone_at_ms, kept.after_days) {
            (Some(_), _) => t.msg("about-names-gone"),
            (None, Some(days)) => t.plural("about-names-kept", days),
            (None, None) => t.msg("about-names-asked"),
        },
        files: files(t, public),
        paths: paths::of(&event.key),
        page: context.page(),
    }
}

/// A sentence about the clock, if there is one for this policy.
fn clock(t: &Localizer, clock: ClockPolicy) -> Option<String> {
    let id = match clock {
        ClockPolicy::Off => "clock-off",
        ClockPolicy::OnCall { seconds: 60 } => "clock-on-call",
        _ if clock == ClockPolicy::MINUTE => "clock-every-turn",
        _ => return None,
    };
    Some(t.msg(id))
}

fn files(t: &Localizer, public: &PublicEvent) -> Vec<(String, String, Option<String>)> {
    let links = paths::of(&public.event.key);
    let system = public.tournament.options.system;
    let table = |words: &str, href: String| {
        let excel = crate::paths::excel(&href);
        (t.msg(words), href, Some(excel))
    };
    let mut files = Vec::new();
    if public.tournament.has_begun() {
        files.push(table("standings", links.standings_csv()));
        files.push(table("schools-title", links.standings_schools_csv()));
        if crate::view::event_final::title(system) == "team-tables" {
            files.push(table("team-tables", links.teams_csv()));
        }
    }
    files.push((t.msg("about-programs"), "/api".to_owned(), None));
    files
}
