//! `/rules/<ruleset>` and `/e/<event>/rules`: the rules in our words, with the source of each.

use crate::change_feed::Topic;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage, StaticPage};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths;
use crate::rules::{Colour, Kind, Ruleset};
use crate::view::rules_pictures::{self, Part};
use crate::view::rules_text::{self, RelatedGame, Rule, Varying};
use actix_web::web::Path;
use askama::Template;
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "rules/ruleset.html")]
struct RulesView {
    page: Page,
    title: String,
    back: Option<(String, String)>,
    follows: String,
    changes: Vec<String>,
    rules: Vec<Rule>,
    varying: Vec<Varying>,
    related_games: Vec<RelatedGame>,
    about: String,
    parts: Vec<Part>,
    men: Vec<(String, Colour, Kind)>,
    drawing: Drawing,
    lesson: String,
    practice: String,
}

/// `GET /rules/{ruleset}`
pub async fn show(context: RequestContext, name: Path<String>) -> Answer {
    let Some(ruleset) = Ruleset::by_name(&name) else {
        return Err(context.failed(Fault::NotFound));
    };
    let path = format!("/rules/{}", ruleset.name());
    let make = move |context: &RequestContext| {
        let game = rules_text::game(&context.t, &ruleset);
        let title = context.t.msg_arg("rules-of", "game", game);
        page(context, &ruleset, title, None)
    };
    context.public(&path, StaticPage(make)).await
}

/// `GET /e/{key}/rules`: the rules with the options of an event.
pub async fn of_event(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).rules();
    let make = |context: &RequestContext, desk: &Desk, key: &str, _: &str| {
        let event = desk.event(key)?;
        let game = rules_text::game(&context.t, &event.ruleset);
        let title = context.t.msg_arg("rules-of-event", "game", game);
        let back = (paths::of(&event.key).event(), event.title());
        let page = page(context, &event.ruleset, title, Some(back));
        Ok(CacheablePage::until(page, context.at, None))
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

fn page(
    context: &RequestContext,
    ruleset: &Ruleset,
    title: String,
    back: Option<(String, String)>,
) -> RulesView {
    let t = &*context.t;
    RulesView {
        page: context.page(),
        title,
        back,
        follows: rules_text::follows(t, ruleset),
        changes: rules_text::changes(t, ruleset),
        rules: rules_text::rules(t, ruleset),
        varying: rules_text::varying(t, ruleset),
        related_games: rules_text::related_games(t, ruleset),
        about: t.msg(&format!("game-{}-about", ruleset.name())),
        parts: rules_pictures::parts(t, ruleset),
        men: rules_pictures::men(ruleset),
        drawing: Drawing::of(t, ruleset, &ruleset.start(), None),
        lesson: crate::paths::lesson(ruleset.name()),
        practice: crate::pages::shared::practice_address::address(ruleset),
    }
}
