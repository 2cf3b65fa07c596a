//! `/rules` and `/practice`: every game with its board, to choose from.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Ruleset};
use crate::web::board_svg::Drawing;
use crate::web::request_context::RequestContext;
use crate::web::{Answer, Page, rules_text};
use askama::Template;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct RulesetsView {
    page: Page,
    title: String,
    text: String,
    games: Vec<RulesetRow>,
}

/// A game to choose.
struct RulesetRow {
    name: String,
    about: String,
    code: &'static str,
    drawing: Drawing,
}

/// `GET /rules`
pub async fn show(visitor: RequestContext) -> Answer {
    list(&visitor, "rules-title", "rules-text")
}

/// `GET /practice`
pub async fn choose(visitor: RequestContext) -> Answer {
    list(&visitor, "practice-title", "practice-text")
}

fn list(visitor: &RequestContext, title: &str, text: &str) -> Answer {
    let t = &*visitor.t;
    visitor.html(&RulesetsView {
        page: visitor.page(),
        title: t.msg(title),
        text: t.msg(text),
        games: Ruleset::all()
            .iter()
            .map(|ruleset| game(t, ruleset))
            .collect(),
    })
}

fn game(t: &Localizer, ruleset: &Ruleset) -> RulesetRow {
    let name = rules_text::game(t, ruleset);
    RulesetRow {
        about: t.msg(&format!("game-{}-about", ruleset.name())),
        code: ruleset.name(),
        drawing: Drawing::of(t, ruleset, &ruleset.start(), None),
        name,
    }
}
