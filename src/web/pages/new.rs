//! `/new`: an event begins with a name and a game. All else has a good default.

use crate::rules::{Colour, Kind, Ruleset};
use crate::tongue::Tongue;
use crate::web::draw::Drawing;
use crate::web::guard::{SignedIn, Visitor};
use crate::web::lawbook::Entry;
use crate::web::planning::{Choice, Fields, PlanForm, games};
use crate::web::{Answer, Notice, Page, clock};
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "new.html")]
struct New {
    page: Page,
    games: Vec<Offer>,
    fields: Fields,
    is_detailed: bool,
}

/// A game and its board.
struct Offer {
    choice: Choice,
    drawing: Drawing,
}

/// `GET /new`
///
/// # Errors
/// When nobody has signed in.
pub async fn show(SignedIn { visitor, account }: SignedIn) -> Answer {
    let day = clock::day(&visitor.t, visitor.at);
    let name = visitor.t.with("event-name-default", "day", day);
    let mut form = PlanForm::proposed(name);
    // Who has played one game will most likely play it again.
    let at = visitor.at;
    let events = visitor.desk(move |desk| desk.events_of(&account, at));
    let events = events.await?;
    if let Some(last) = events.first() {
        form.ruleset = last.ruleset.name().to_owned();
    }
    visitor.html(&page(&visitor, form, None))
}

/// `POST /new`
///
/// # Errors
/// When nobody has signed in.
pub async fn create(signed_in: SignedIn, form: Form<PlanForm>) -> Answer {
    let SignedIn { visitor, account } = signed_in;
    let form = form.into_inner();
    if form.asks_for_options() {
        let mut page = page(&visitor, form, None);
        page.is_detailed = true;
        return visitor.html(&page);
    }
    let plan = match form.plan() {
        Ok(plan) => plan,
        Err(unclear) => return again(&visitor, form, unclear.words(&visitor.t)),
    };
    let at = visitor.at;
    let created = visitor.desk(move |desk| desk.create_event(&account, &plan, at));
    match created.await {
        Ok(key) => Ok(visitor.see(&format!("/e/{key}/players"), "")),
        Err(failed) if failed.is_of_form() => {
            let words = failed.words(&visitor.t);
            again(&visitor, form, words)
        }
        Err(failed) => Err(failed),
    }
}

/// The form once more, as it was filled in, with what is wrong.
fn again(visitor: &Visitor, form: PlanForm, words: String) -> Answer {
    let notice = Notice {
        text: words,
        is_bad: true,
    };
    visitor.not_done(&page(visitor, form, Some(notice)))
}

fn page(visitor: &Visitor, form: PlanForm, notice: Option<Notice>) -> New {
    let t = &visitor.t;
    New {
        is_detailed: notice.is_some(),
        page: Page {
            notice,
            ..visitor.page()
        },
        games: games(t, &form.ruleset)
            .into_iter()
            .filter_map(|choice| offer(t, choice))
            .collect(),
        fields: Fields::of(t, form),
    }
}

fn offer(t: &Tongue, choice: Choice) -> Option<Offer> {
    let ruleset = Ruleset::by_name(&choice.code)?;
    let drawing = Drawing::of(t, &ruleset, &ruleset.start(), None);
    Some(Offer { choice, drawing })
}
