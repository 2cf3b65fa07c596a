//! `/e/<event>/people/rights`: the permissions of each role. For those who may invite helpers they are on the
//! team's page.

use crate::desk::rights::{InviteHelpers, LookInside, PERMISSIONS, PermissionRule};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths;
use crate::store::Role;
use crate::view::event_nav::{EventNav, OrganiserTab};
use askama::Template;

const ROLES: [Role; 6] = [
    Role::Organiser,
    Role::Deputy,
    Role::Helper,
    Role::School,
    Role::Tablet,
    Role::Program,
];

/// The permissions, for everybody who has a role.
#[derive(Template)]
#[template(path = "staff/permissions.html")]
struct PermissionsView {
    page: Page,
    nav: EventNav,
    rights: PermissionsTable,
}

/// All permissions by role.
pub(super) struct PermissionsTable {
    pub(super) roles: Vec<String>,
    pub(super) deeds: Vec<PermissionRow>,
}

/// One permission for each role.
pub(super) struct PermissionRow {
    pub(super) text: String,
    pub(super) may: Vec<String>,
}

impl PermissionsTable {
    pub(super) fn of(t: &Localizer) -> PermissionsTable {
        let deed = |row: &PermissionRule| {
            let may = ROLES.map(|role| match (row.by.contains(&role), row.is_dangerous) {
                (true, false) => t.msg("rights-yes"),
                (true, true) => t.msg("rights-again"),
                (false, _) => t.msg("rights-no"),
            });
            PermissionRow {
                text: t.msg(&format!("deed-{}", row.name)),
                may: may.to_vec(),
            }
        };
        let roles = ROLES.map(|role| t.msg(&format!("role-{}", role.code())));
        PermissionsTable {
            roles: roles.to_vec(),
            deeds: PERMISSIONS.iter().map(deed).collect(),
        }
    }
}

/// `GET /e/{key}/people/rights`: the table of all permissions.
pub async fn rights(organising: Organising<LookInside>) -> Answer {
    let Organising { context, organiser } = organising;
    if organiser.may::<InviteHelpers>() {
        let place = format!("{}#rights", paths::of(&organiser.event().key).people());
        return Ok(context.see(&place, None));
    }
    let event = organiser.event().clone();
    let tournament = context.desk(move |desk| desk.tournament(&event)).await?;
    let t = &*context.t;
    context.html(&PermissionsView {
        page: context.page(),
        nav: EventNav::of(t, organiser.event(), &tournament, OrganiserTab::Team).whole(false),
        rights: PermissionsTable::of(t),
    })
}
