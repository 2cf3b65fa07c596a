//! `/play`: a game against the program, beside a friend or with a friend far away, without an event and without an
//! account.

use crate::desk::fault::FormProblem;
use crate::desk::secret::{self, tidy_code};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{PHONE, RequestContext, device};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths;
use crate::referee::ClockPolicy;
use crate::rules::{Ruleset, Side};
use crate::view::rules_text;
use actix_web::HttpRequest;
use actix_web::web::{Form, Query};
use askama::Template;
use inkundla_engine::Grade;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "seats/play.html")]
struct PlayView {
    page: Page,
    /// The chosen game: code, name and a sentence.
    game: GameChoice,
    others: Vec<GameChoice>,
    /// The opponents: number and name.
    grades: Vec<(u8, String)>,
    practice: String,
}

struct GameChoice {
    code: &'static str,
    name: String,
    about: String,
}

/// The chosen game.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PlayQuery {
    game: String,
}

/// `GET /play`
///
/// # Errors
/// When there is no such game.
pub async fn choose(context: RequestContext, query: Query<PlayQuery>) -> Answer {
    let all = Ruleset::all();
    let chosen = match query.game.as_str() {
        "" => all.first().cloned(),
        name => Ruleset::by_name(name),
    };
    let Some(chosen) = chosen else {
        return Err(context.failed(crate::desk::Fault::NotFound));
    };
    let t = &*context.t;
    let others = all.iter().filter(|one| one.name() != chosen.name());
    let grades = Grade::OFFERED.iter();
    context.html(&PlayView {
        game: choice(t, &chosen),
        others: others.map(|one| choice(t, one)).collect(),
        grades: grades
            .map(|grade| (grade.number(), t.msg(&format!("grade-{}", grade.number()))))
            .collect(),
        practice: paths::practice(chosen.name()),
        page: context.page(),
    })
}

fn choice(t: &Localizer, ruleset: &Ruleset) -> GameChoice {
    GameChoice {
        code: ruleset.name(),
        name: rules_text::game(t, ruleset),
        about: t.msg(&format!("game-{}-about", ruleset.name())),
    }
}

/// The code of a game, or for a new one the game, the clock and who begins.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct BeginForm {
    code: String,
    game: String,
    /// `minute` or `off`.
    clock: String,
    /// `me`, `friend` or empty for the lot.
    first: String,
}

/// `POST /play`: opens the game of a typed code, or begins one and shows its code.
///
/// # Errors
/// When a choice is unknown, or too many games are open.
pub async fn begin(context: RequestContext, request: HttpRequest, form: Form<BeginForm>) -> Answer {
    if !form.code.is_empty() {
        let code = tidy_code(&form.code);
        return Ok(context.see(&paths::of_casual(&code).seat(), None));
    }
    let choices = read(&form);
    let (ruleset, clock, side) =
        choices.map_err(|field| context.failed(wrong(field, FormProblem::NotAChoice)))?;
    let token = device(&request).unwrap_or_else(secret::token);
    let (from, at, key) = (context.connection.from, context.at, token.clone());
    let code = context
        .desk(move |desk| desk.begin_casual((from, &key), &ruleset, clock, side, at))
        .await?;
    let mut answer = context.see(&paths::of_casual(&code).seat(), None);
    let ingress = &context.shared.ingress;
    let cookie = ingress.cookie(PHONE, paths::PLAY.to_owned(), token);
    let _always_fits = answer.add_cookie(&cookie);
    Ok(answer)
}

/// The choices of the form, or the field that is wrong.
fn read(form: &BeginForm) -> Result<(Ruleset, ClockPolicy, Option<Side>), &'static str> {
    let ruleset = Ruleset::by_name(&form.game).ok_or("ruleset")?;
    let clock = match form.clock.as_str() {
        "minute" => ClockPolicy::MINUTE,
        "off" | "" => ClockPolicy::Off,
        _ => return Err("clock"),
    };
    let side = match form.first.as_str() {
        "me" => Some(Side::First),
        "friend" => Some(Side::Second),
        "" | "lot" => None,
        _ => return Err("side"),
    };
    Ok((ruleset, clock, side))
}
