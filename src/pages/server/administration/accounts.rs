//! `/server/accounts`: the accounts of the server, with a search.

use super::tabs::{Tab, TabLink, tabs};
use crate::desk::administration::{AccountsQuery, ServerAccount};
use crate::http::request::page_query;
use crate::http::request::request_context::{Operating, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::search_query::SearchQuery;
use crate::{paths, system_time};
use askama::Template;

/// Accounts on a page.
const ROWS: usize = 30;

#[derive(Template)]
#[template(path = "server/administration/accounts.html")]
struct AccountsView {
    page: Page,
    tabs: Vec<TabLink>,
    q: String,
    accounts: Vec<AccountRow>,
    /// Addresses of the pages before and after this one.
    before: Option<String>,
    after: Option<String>,
}

struct AccountRow {
    href: String,
    name: String,
    is_operator: bool,
    about: String,
}

/// `GET /server/accounts`
pub async fn show(Operating { context, .. }: Operating) -> Answer {
    let query: SearchQuery = page_query::parsed(context.query());
    let meant = AccountsQuery {
        words: query.words(),
        skip: (query.page() - 1) * ROWS,
        // One more tells whether there is a next page.
        most: Some(ROWS + 1),
    };
    let at = context.at;
    let found = context
        .desk(move |desk| desk.server_accounts(&meant, at))
        .await?;
    let (before, after) = query.around("/server/accounts", found.len() > ROWS);
    let shown = found.iter().take(ROWS);
    context.html(&AccountsView {
        tabs: tabs(&context.t, Tab::Accounts),
        accounts: shown.map(|one| row(&context, one)).collect(),
        page: context.page(),
        q: query.q,
        before,
        after,
    })
}

fn row(context: &RequestContext, account: &ServerAccount) -> AccountRow {
    let t = &*context.t;
    let since = system_time::date(t, account.since);
    let facts = [
        t.msg_arg("server-since", "since", since),
        t.plural("server-events", account.events),
        t.plural("server-browsers", account.sessions),
    ];
    AccountRow {
        href: paths::server_account(account.id),
        name: account.name.clone(),
        is_operator: account.operator,
        about: facts.join(" · "),
    }
}
