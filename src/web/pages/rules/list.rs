//! `/rules` and `/practice`: the list of games with their boards.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Ruleset};
use crate::web::board_svg::Drawing;
use crate::web::page_cache::StaticPage;
use crate::web::pages::boards::lesson;
use crate::web::request_context::RequestContext;
use crate::web::{Answer, Page, rules_pictures, rules_text};
use askama::Template;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct RulesetsView {
    page: Page,
    title: String,
    text: String,
    games: Vec<RulesetRow>,
}

struct RulesetRow {
    name: String,
    about: String,
    code: &'static str,
    lesson: String,
    drawing: Drawing,
}

/// `GET /rules`
pub async fn show(visitor: RequestContext) -> Answer {
    let make = |visitor: &RequestContext| list(visitor, "rules-title", "rules-text");
    visitor.public("/rules", StaticPage(make)).await
}

/// `GET /practice`
pub async fn choose(visitor: RequestContext) -> Answer {
    let make = |visitor: &RequestContext| list(visitor, "learn-title", "learn-text");
    visitor.public("/practice", StaticPage(make)).await
}

fn list(visitor: &RequestContext, title: &str, text: &str) -> RulesetsView {
    let t = &*visitor.t;
    RulesetsView {
        page: visitor.page(),
        title: t.msg(title),
        text: t.msg(text),
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
        lesson: lesson::address(ruleset),
        drawing: Drawing::of(t, ruleset, game.position(), last),
    }
}
