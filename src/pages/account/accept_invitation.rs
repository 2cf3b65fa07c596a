//! `/join/<secret>`: accepting an invitation. A `GET` uses nothing up, since messengers fetch links for their
//! previews, too.

use crate::desk::staff::{Invited, Invitee};
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed, words};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::pages::account::recover::paper;
use crate::pages::account::sign_in::with_session;
use crate::store::Role;
use crate::{paths, system_time};
use actix_web::HttpResponse;
use actix_web::http::header::{HeaderValue, REFERRER_POLICY};
use actix_web::web::{Form, Path, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "staff/accept_invitation.html")]
struct InvitationView {
    page: Page,
    secret: String,
    title: String,
    role: String,
    until: String,
    /// The query with the boards of a helper; empty for all.
    boards: String,
    /// The account that would accept it, if signed in.
    known: Option<String>,
    wants_phrase: bool,
    name: String,
}

/// The form of a new user; a signed-in user sends nothing.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct AcceptForm {
    name: String,
    phrase: String,
}

/// The first and last board of a helper, as in `17-32`; empty for all.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct BoardsQuery {
    boards: String,
}

/// `GET /join/{secret}`
pub async fn show(
    context: RequestContext,
    secret: Path<String>,
    boards: Query<BoardsQuery>,
) -> Answer {
    let secret = secret.into_inner();
    let invited = invited(&context, &secret).await?;
    // Staff who kept the link use it to come back.
    if is_inside(&context, &invited).await? {
        return Ok(context.see(&first_page(&invited, &boards.boards), None));
    }
    let page = page(&context, &secret, &invited, (String::new(), &boards.boards));
    Ok(without_referrer(context.html(&page)?))
}

/// `POST /join/{secret}`
pub async fn accept(
    context: RequestContext,
    secret: Path<String>,
    boards: Query<BoardsQuery>,
    form: Form<AcceptForm>,
) -> Answer {
    let (secret, AcceptForm { name, phrase }) = (secret.into_inner(), form.into_inner());
    let invited = invited(&context, &secret).await?;
    let typed = name.clone();
    let comer = match context.identity.account.clone() {
        Some(account) => Invitee::Known(account),
        None => Invitee::New { name, phrase },
    };
    let (at, link) = (context.at, secret.clone());
    let joined = context
        .desk(move |desk| desk.accept(&link, comer, at))
        .await;
    let joined = match joined {
        Ok(joined) => joined,
        Err(failed) => {
            return wrong(&context, &secret, &invited, (typed, &boards.boards), failed);
        }
    };
    if let (Some(token), Some(code)) = (joined.token.clone(), joined.recovery) {
        return paper(&context, &code, "/", Some(token)).await;
    }
    let there = context.see(&first_page(&invited, &boards.boards), FlashMessage::Joined);
    match joined.token {
        Some(token) => with_session(&context, there, token).await,
        None => Ok(there),
    }
}

/// The form again, with the error.
fn wrong(
    context: &RequestContext,
    secret: &str,
    invited: &Invited,
    typed: (String, &str),
    failed: Failed,
) -> Answer {
    let is_theirs = failed.is_of_form()
        || matches!(
            failed.fault(),
            Fault::Weak(_) | Fault::AccountExists | Fault::NameIsTaken
        );
    if !is_theirs {
        return Err(failed);
    }
    let mut page = page(context, secret, invited, typed);
    page.page.notice = Some(Notice::bad(words(failed.fault(), &context.t)));
    context.not_done(&page)
}

async fn invited(context: &RequestContext, secret: &str) -> Result<Invited, Failed> {
    let (secret, at, from) = (secret.to_owned(), context.at, context.connection.from);
    // A link is far too long to be guessed, so a right one clears the count of wrong ones.
    let look = move |desk: &Desk| {
        desk.opened_by_code(from, at, |_| Ok(true), |desk| desk.invited(&secret, at))
    };
    context.desk(look).await
}

/// Whether the user already has at least the role of the invitation.
async fn is_inside(context: &RequestContext, invited: &Invited) -> Result<bool, Failed> {
    let (account, key, at) = (
        context.identity.account.clone(),
        invited.event.key.clone(),
        context.at,
    );
    let Some(account) = account else {
        return Ok(false);
    };
    let inside = context
        .desk(move |desk| desk.role(&account, &key, at))
        .await?;
    let invite = &invited.invitation.invite;
    Ok(inside.is_some_and(|(role, school)| match role {
        Role::School => invite.role == Role::School && school == invite.school,
        Role::Tablet | Role::Program => invite.role == role,
        role => role.rank() >= invite.role.rank(),
    }))
}

/// The page on which the work begins.
fn first_page(invited: &Invited, boards: &str) -> String {
    let paths = paths::of(&invited.event.key);
    match invited.invitation.invite.role {
        Role::School => paths.check_in(),
        Role::Tablet => paths.report(),
        _ if is_range(boards) => format!("{}?show={boards}", paths.round_control()),
        _ => paths.round_control(),
    }
}

/// Whether these are the first and last of some boards.
fn is_range(boards: &str) -> bool {
    let is_number = |text: &str| text.parse::<u16>().is_ok();
    let ends = boards.split_once('-');
    ends.is_some_and(|(from, to)| is_number(from) && is_number(to))
}

fn page(
    context: &RequestContext,
    secret: &str,
    invited: &Invited,
    (name, boards): (String, &str),
) -> InvitationView {
    let t = &*context.t;
    let invite = &invited.invitation.invite;
    let until = system_time::of_millis(invite.expires_at_ms);
    let values = [
        (
            "name",
            crate::view::audit_text::who(t, &invite.made_by).into(),
        ),
        ("event", invited.event.title().into()),
        (
            "school",
            invite.school.as_deref().unwrap_or_default().into(),
        ),
    ];
    let until = [
        ("day", system_time::day(t, until).into()),
        ("time", system_time::time_of_day(until).into()),
    ];
    InvitationView {
        page: context.page(),
        boards: if is_range(boards) {
            format!("?boards={boards}")
        } else {
            String::new()
        },
        secret: secret.to_owned(),
        title: t.msg_with(&format!("join-{}", invite.role.code()), &values),
        role: t.msg_with(&format!("join-{}-may", invite.role.code()), &values),
        until: t.msg_with("join-until", &until),
        known: context
            .identity
            .account
            .as_ref()
            .map(|account| t.msg_arg("join-as", "name", account.name.as_str())),
        wants_phrase: invite.role == Role::Deputy,
        name,
    }
}

/// The address holds the secret, which other sites must not see in `Referer`.
fn without_referrer(mut answer: HttpResponse) -> HttpResponse {
    let headers = answer.headers_mut();
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}
