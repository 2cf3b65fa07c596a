//! `/e/<event>/people`: the staff of an event, and its invitations.

use super::permissions::PermissionsTable;
use super::phones_now::PhonesNow;
use super::token::event_ends;
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{
    EraseNames, HandOver, InviteDeputies, InviteHelpers, Permission as _, Right,
};
use crate::desk::staff::{MOST_GUESTS, People, USUAL_GUESTS};
use crate::formats::qr::Qr;
use crate::http::request::base_url::{BaseUrl, base};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::store::{AccountId, Invitation, InvitationId, Person, Role};
use crate::system_time;
use crate::tournament::{Tournament, schools_named};
use crate::view::audit_text::who;
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::HttpRequest;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "staff/staff.html")]
struct StaffView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    may_all: bool,
    /// The number of people a new link admits: the default and the maximum.
    guests: [u32; 2],
    /// The schools that can have a link.
    schools: Vec<String>,
    people: Vec<StaffRow>,
    /// Names in the records and the history without a current role.
    left: Vec<String>,
    open: Vec<InvitationRow>,
    over: Vec<InvitationRow>,
    /// The phones of the current round.
    phones: Option<PhonesNow>,
    rights: PermissionsTable,
}

/// A member of staff.
struct StaffRow {
    account: i64,
    name: String,
    role: String,
    about: String,
    may_go: bool,
    may_inherit: bool,
    may_erase: bool,
}

struct InvitationRow {
    id: i64,
    text: String,
    about: String,
    accepted: String,
    /// The number of people who have come, and the limit.
    came: String,
    may_end: bool,
}

/// A new invitation link, shown only once.
#[derive(Template)]
#[template(path = "staff/invited.html")]
struct InvitedView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    about: String,
    base: BaseUrl,
    address: String,
    qr: Option<Qr>,
}

/// The role of an invitation, and the number of people it admits.
#[derive(Deserialize)]
pub struct InviteForm {
    role: String,
    #[serde(default)]
    guests: String,
    /// The first and last board of the helpers; empty for all.
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    /// The school of a link for its teachers.
    #[serde(default)]
    school: String,
    /// The link that the new one replaces.
    renews: Option<i64>,
}

/// The id of an invitation.
#[derive(Deserialize)]
pub struct InvitationForm {
    invitation: i64,
}

/// The id of an account.
#[derive(Deserialize)]
pub struct AccountForm {
    account: i64,
}

/// `GET /e/{key}/people`
pub async fn show(organising: Organising<InviteHelpers>) -> Answer {
    let Organising { context, organiser } = organising;
    let (actor, at) = (organiser.clone(), context.at);
    let (tournament, boards, people, left) = context
        .desk(move |desk| {
            let tournament = desk.tournament(actor.event())?;
            let round = tournament.posted().map(|posted| posted.number);
            let boards =
                round.map(|round| Ok::<_, Fault>((round, desk.boards(actor.event(), round)?)));
            Ok((
                tournament,
                boards.transpose()?,
                desk.people(&actor, at)?,
                desk.names_left(&actor, at)?,
            ))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    let now_ms = context.at.timestamp_millis();
    let link = |one: &Invitation| link(t, one, &people, &organiser);
    let (open, over): (Vec<&Invitation>, Vec<&Invitation>) = people
        .invitations
        .iter()
        .partition(|one| one.is_open(now_ms));
    context.html(&StaffView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Team),
        paths: paths::of(&event.key),
        may_all: organiser.may::<InviteDeputies>(),
        guests: [USUAL_GUESTS, MOST_GUESTS],
        schools: school_names(&tournament),
        people: people
            .people
            .iter()
            .map(|person| listed(t, person, &organiser))
            .collect(),
        left,
        open: open.into_iter().map(link).collect(),
        over: over.into_iter().map(link).collect(),
        phones: boards.map(|(round, boards)| PhonesNow::of(t, round, &boards, at)),
        rights: PermissionsTable::of(t),
    })
}

/// The names of the schools, in alphabetical order.
fn school_names(tournament: &Tournament) -> Vec<String> {
    let teams = tournament.options.terms.teams.iter();
    let named = tournament.entrants.iter();
    let named = named.filter_map(|one| one.school.as_deref());
    let known = schools_named(named.chain(teams.map(|one| one.team.as_str()))).into_iter();
    let mut names: Vec<String> = known.map(|school| school.name.to_owned()).collect();
    names.sort_by_cached_key(|name| collation::key(name));
    names
}

fn listed(t: &Localizer, person: &Person, organiser: &Right<InviteHelpers>) -> StaffRow {
    let role = person.grant.role;
    let since = ("since", when(t, person.grant.since_ms).into());
    let about = match person.seen_at_ms {
        Some(seen) => t.msg_with("people-seen", &[since, ("seen", when(t, seen).into())]),
        None => t.msg_with("people-since", &[since]),
    };
    StaffRow {
        account: person.account.0,
        name: person.name.clone(),
        role: t.msg(&format!("role-{}", role.code())),
        about,
        may_go: may_end(role, organiser),
        may_erase: role.rank() <= Role::Helper.rank() && organiser.may::<EraseNames>(),
        may_inherit: role == Role::Deputy && organiser.may::<HandOver>(),
    }
}

fn may_end(role: Role, organiser: &Right<InviteHelpers>) -> bool {
    match role {
        Role::Organiser => false,
        Role::Deputy => organiser.may::<InviteDeputies>(),
        Role::Helper | Role::School | Role::Tablet | Role::Program => true,
    }
}

fn link(
    t: &Localizer,
    one: &Invitation,
    people: &People,
    organiser: &Right<InviteHelpers>,
) -> InvitationRow {
    let invite = &one.invite;
    let by = [
        ("name", who(t, &invite.made_by).into()),
        ("when", when(t, invite.made_at_ms).into()),
        ("until", when(t, invite.expires_at_ms).into()),
    ];
    let through = people.people.iter();
    let through = through.filter(|person| person.grant.invitation == Some(one.id));
    let names: Vec<&str> = through.map(|person| person.name.as_str()).collect();
    InvitationRow {
        id: one.id.0,
        text: link_title(t, invite.role, invite.school.as_deref()),
        about: match one.revoked_at_ms {
            Some(_) => t.msg_with("people-link-revoked", &by),
            None => t.msg_with("people-link-made", &by),
        },
        accepted: if names.is_empty() {
            String::new()
        } else {
            t.msg_arg("people-link-accepted", "names", names.join(", "))
        },
        came: match one.used() {
            Some((came, most)) if invite.role != Role::Deputy => t.msg_with(
                "people-link-came",
                &[("came", came.into()), ("most", most.into())],
            ),
            _ => String::new(),
        },
        may_end: may_end(invite.role, organiser),
    }
}

/// The name of a link: its role, for a school with its name.
fn link_title(t: &Localizer, role: Role, school: Option<&str>) -> String {
    let id = format!("people-link-{}", role.code());
    t.msg_arg(&id, "school", school.unwrap_or_default())
}

fn when(t: &Localizer, at_ms: i64) -> String {
    system_time::moment(t, system_time::of_millis(at_ms))
}

/// `POST /e/{key}/people/invite`: creates an invitation link and shows it once.
///
/// # Errors
/// When the account may not give this role.
pub async fn invite(
    organising: Organising<InviteHelpers>,
    request: HttpRequest,
    form: Form<InviteForm>,
) -> Answer {
    let Organising { context, organiser } = organising;
    let role = Role::from_code(&form.role)
        .ok_or_else(|| context.failed(wrong("role", FormProblem::NotAChoice)))?;
    let guests = match form.guests.trim() {
        "" => Ok(USUAL_GUESTS),
        typed => typed.parse(),
    };
    let is_none = |_| context.failed(wrong("guests", FormProblem::NotANumber));
    let guests = guests.map_err(is_none)?;
    let is_number = |typed: &str| typed.trim().is_empty() || typed.trim().parse::<u16>().is_ok();
    if !is_number(&form.from) || !is_number(&form.to) {
        return Err(context.failed(wrong("boards", FormProblem::NotANumber)));
    }
    is_proven_for(&context, role)?;
    let (by, at) = (organiser.clone(), context.at);
    let (today_ends, event_ends) = (system_time::day_ends(at), event_ends(organiser.event(), at));
    let school = (role == Role::School).then(|| form.school.clone());
    let (meant, renews) = (school.clone(), form.renews);
    let (secret, tournament) = context
        .desk(move |desk| {
            if let Some(former) = renews.filter(|_| meant.is_some()) {
                desk.revoke_invitation(&by, InvitationId(former), at)?;
            }
            let secret = match meant {
                Some(school) => desk.invite_school(&by, &school, (at, event_ends))?,
                None => desk.invite(&by, (role, guests), (at, today_ends))?,
            };
            Ok((secret, desk.tournament(by.event())?))
        })
        .await?;
    let (t, event, base) = (
        &*context.t,
        organiser.event(),
        base(&context.shared.ingress, &request),
    );
    let boards = match (form.from.trim(), form.to.trim()) {
        (from, to) if role == Role::Helper && !(from.is_empty() || to.is_empty()) => {
            format!("?boards={from}-{to}")
        }
        _ => String::new(),
    };
    let address = format!("{}{}{boards}", base.url, paths::join(&secret));
    context.html(&InvitedView {
        page: context.page(),
        paths: paths::of(&event.key),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Team),
        title: link_title(t, role, school.as_deref()),
        about: t.msg(&format!("invited-{}", role.code())),
        qr: Qr::of(&address),
        address,
        base,
    })
}

/// Requires a recently typed pass-phrase for adding or removing a deputy.
fn is_proven_for(context: &RequestContext, role: Role) -> Result<(), Failed> {
    if role == Role::Deputy && InviteDeputies::ROW.is_dangerous {
        context.is_proven()
    } else {
        Ok(())
    }
}

/// `POST /e/{key}/people/revoke`: revokes an invitation.
pub async fn revoke(organising: Organising<InviteHelpers>, form: Form<InvitationForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, at, id) = (organiser.clone(), context.at, form.invitation);
    context
        .desk(move |desk| desk.revoke_invitation(&by, InvitationId(id), at))
        .await?;
    Ok(back(&context, &organiser, FlashMessage::InvitationRevoked))
}

/// `POST /e/{key}/people/away`: removes a member of staff.
pub async fn send_away(organising: Organising<InviteHelpers>, form: Form<AccountForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, at, id) = (organiser.clone(), context.at, form.account);
    let known = context.desk(move |desk| desk.people(&by, at)).await?.people;
    let gone = known.iter().find(|person| person.account.0 == id);
    is_proven_for(
        &context,
        gone.map_or(Role::Helper, |person| person.grant.role),
    )?;
    let by = organiser.clone();
    let link_was_open = context
        .desk(move |desk| desk.remove_person(&by, AccountId(id), at))
        .await?;
    let message = if link_was_open {
        FlashMessage::PersonAndLinkGone
    } else {
        FlashMessage::PersonSentAway
    };
    Ok(back(&context, &organiser, message))
}

/// The name to erase: that of a helper's account, or one in records or the history.
#[derive(Deserialize)]
pub struct EraseAccountForm {
    account: Option<i64>,
    #[serde(default)]
    name: String,
}

/// `POST /e/{key}/people/erase`: erases a name.
///
/// # Errors
/// When the account is not that of a helper for a day.
pub async fn erase(organising: Organising<EraseNames>, form: Form<EraseAccountForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, at, EraseAccountForm { account, name }) =
        (organiser.clone(), context.at, form.into_inner());
    context
        .desk(move |desk| match account {
            Some(account) => desk.erase_guest(&by, AccountId(account), at),
            None => desk.erase_person(&by, &name, at),
        })
        .await?;
    Ok(back(&context, &organiser, FlashMessage::PersonErased))
}

/// `POST /e/{key}/people/hand-over`: makes a deputy the organiser.
pub async fn hand_over(organising: Organising<HandOver>, form: Form<AccountForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let from = context.identity.account.as_ref().map(|account| account.id);
    let from = from.ok_or_else(|| context.failed(crate::desk::Fault::NotSignedIn))?;
    let (by, at, to) = (organiser.clone(), context.at, AccountId(form.account));
    context
        .desk(move |desk| desk.hand_over(&by, (from, to), at))
        .await?;
    Ok(back(&context, &organiser, FlashMessage::HandedOver))
}

fn back(
    context: &RequestContext,
    organiser: &crate::desk::rights::Actor,
    message: FlashMessage,
) -> actix_web::HttpResponse {
    context.see(&paths::of(&organiser.event().key).people(), message)
}
