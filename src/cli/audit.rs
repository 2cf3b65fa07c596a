//! `inkundla audit`: who did what on the whole server.

use super::database::{self, Database};
use super::rows_output::{RowsForm, print_rows};
use crate::desk::administration::{AuditFilter, ServerAuditLine};
use crate::desk::history::Action;
use chrono::{DateTime, NaiveDate, Utc};

#[derive(clap::Args)]
pub(super) struct Audit {
    /// Only lines from this time on: 2026-11-30, or 2026-11-30T14:00:00Z
    #[arg(long, value_name = "TIME", value_parser = time)]
    since: Option<DateTime<Utc>>,
    /// Only lines before this time
    #[arg(long, value_name = "TIME", value_parser = time)]
    until: Option<DateTime<Utc>>,
    /// Only lines by or about this account, also under its former names
    #[arg(long, value_name = "NAME")]
    user: Option<String>,
    /// Only lines of the event with this key
    #[arg(long, value_name = "KEY")]
    event: Option<String>,
    /// Only lines with this action, for example account.sign-in-failed; may be repeated
    #[arg(long, value_name = "ACTION", value_parser = action)]
    action: Vec<String>,
    /// Only the newest lines
    #[arg(long, value_name = "NUMBER")]
    limit: Option<usize>,
    #[command(flatten)]
    form: RowsForm,
    #[command(flatten)]
    database: Database,
}

/// A day, which begins at midnight in UTC, or a moment.
fn time(text: &str) -> Result<DateTime<Utc>, String> {
    let day = || {
        Some(
            text.parse::<NaiveDate>()
                .ok()?
                .and_hms_opt(0, 0, 0)?
                .and_utc(),
        )
    };
    let moment = DateTime::parse_from_rfc3339(text).ok();
    let found = moment.map(|at| at.with_timezone(&Utc)).or_else(day);
    found.ok_or_else(|| "write a day (2026-11-30) or a moment (2026-11-30T14:00:00Z)".to_owned())
}

/// The code of an action that lines can have.
fn action(code: &str) -> Result<String, String> {
    let known = Action::from_code(code).map(|_| code.to_owned());
    known.ok_or_else(|| {
        "no line has this action; `inkundla audit` prints the actions of all lines".to_owned()
    })
}

pub(super) fn run(audit: &Audit) -> anyhow::Result<()> {
    let desk = database::open_to_read(&audit.database.database)?;
    let names = match &audit.user {
        Some(name) => desk.names_known(name)?,
        None => Vec::new(),
    };
    let filter = AuditFilter {
        since: audit.since,
        until: audit.until,
        names,
        event: audit.event.clone(),
        actions: audit.action.clone(),
        most: audit.limit,
    };
    let mut lines = desk.server_audit(&filter)?;
    if !audit.form.json {
        lines = lines.into_iter().map(ServerAuditLine::for_csv).collect();
    }
    print_rows(&audit.form, &lines)
}
