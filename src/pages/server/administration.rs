//! `/server`: the administration of the server in the browser, for its operator: accounts, events, failed sign-ins
//! and the audit log. The commands `inkundla user`, `event` and `audit` do the same.

pub mod account;
pub mod accounts;
pub mod event;
pub mod events;
mod tabs;

use self::tabs::{Tab, TabLink, tabs};
use crate::desk::administration::{AuditFilter, FailedSignIn, ServerAuditLine};
use crate::formats::{CsvWriter, with_byte_order_mark};
use crate::http::request::request_context::Operating;
use crate::http::response::download::{CsvForm, csv};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::system_time;
use actix_web::web::Query;
use askama::Template;

/// Maximum number of failed sign-ins on the page; the command prints all.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "server/administration.html")]
struct OverviewView {
    page: Page,
    tabs: Vec<TabLink>,
    /// The reason why the last automatic backup could not be made, in the words of the log.
    backup_trouble: Option<String>,
    /// The newest failed sign-ins.
    failed: Vec<FailedRow>,
}

struct FailedRow {
    time: String,
    source: String,
    account: String,
}

/// `GET /server`
pub async fn show(Operating { context, .. }: Operating) -> Answer {
    let (at, scheduler) = (context.at, context.shared.scheduler.clone());
    let failed = context.desk(move |desk| desk.failed_sign_ins(at)).await?;
    let t = &*context.t;
    let row = |one: FailedSignIn| FailedRow {
        time: system_time::moment(t, one.time),
        source: one.source,
        account: one.account,
    };
    context.html(&OverviewView {
        page: context.page(),
        tabs: tabs(t, Tab::Overview),
        backup_trouble: scheduler.and_then(|scheduler| scheduler.status().trouble),
        failed: failed.into_iter().take(SHOWN).map(row).collect(),
    })
}

/// `GET /server/audit.csv`: the audit log of the whole server.
pub async fn audit(Operating { context, .. }: Operating, form: Query<CsvForm>) -> Answer {
    let all = AuditFilter::default();
    let lines = context.desk(move |desk| desk.server_audit(&all)).await?;
    let mut rows = CsvWriter::with_names();
    let lines = lines.into_iter().map(ServerAuditLine::for_csv);
    lines.for_each(|line| rows.row(&line));
    let text = with_byte_order_mark(&rows.finish());
    Ok(csv(&context.t, "audit.csv", text, &form))
}
