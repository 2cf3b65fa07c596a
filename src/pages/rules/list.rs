//! `/rules` and `/practice`: the list of games with their boards.

use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Ruleset};
use crate::view::{rules_pictures, rules_text};
use askama::Template;
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct RulesetsView {
    page: Page,
    title: String,
    text: String,
    games: Vec<RulesetRow>,
    umpire_lesson: &'static str,
}

struct RulesetRow {
    name: String,
    about: String,
    code: &'static str,
    lesson: String,
    drawing: Drawing,
}

/// `GET /rules`
pub async fn show(context: RequestContext) -> Answer {
    let make = |context: &RequestContext| list(context, "rules-title", "rules-text");
    context.public("/rules", StaticPage(make)).await
}

/// `GET /practice`
pub async fn choose(context: RequestContext) -> Answer {
    let make = |context: &RequestContext| list(context, "learn-title", "learn-text");
    context.public("/practice", StaticPage(make)).await
}

fn list(context: &RequestContext, title: &str, text: &str) -> RulesetsView {
    let t = &*context.t;
    RulesetsView {
        page: context.page(),
        title: t.msg(title),
        text: t.msg(text),
        umpire_lesson: crate::paths::UMPIRE_LESSON,
        games: Ruleset::all()
            .iter()
            .map(|ruleset| game(t, ruleset))
            .collect(),
    }
}

fn game(t: &Localizer, ruleset: &Ruleset) -> RulesetRow {
    let game = rules_pictures::cover(ruleset);
    let last = game.turns().last().map(String::as_str);
    RulesetRow {
        name: rules_text::game(t, ruleset),
        about: t.msg(&format!("game-{}-about", ruleset.name())),
        code: ruleset.name(),
        lesson: crate::paths::lesson(ruleset.name()),
        drawing: Drawing::of(t, ruleset, game.position(), last),
    }
}
