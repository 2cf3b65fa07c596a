//! The data of the page of settings.

use crate::desk::Desk;
use crate::desk::history::HistoryFilter;
use crate::desk::privacy::Privacy;
use crate::desk::rights::ChangeSettings;
use crate::desk::rights::Right;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::store::AuditLine;
use crate::tournament::Tournament;

/// The event besides its own row.
pub(super) struct SettingsData {
    pub(super) tournament: Tournament,
    pub(super) privacy: Privacy,
    /// The latest line of the history.
    pub(super) last: Option<AuditLine>,
}

pub(super) async fn load(
    context: &RequestContext,
    organiser: &Right<ChangeSettings>,
) -> Result<SettingsData, Failed> {
    let organiser = organiser.clone();
    let load = move |desk: &Desk| {
        let all = HistoryFilter::default();
        let mut lines = desk.history_of(&organiser, all, None, 1)?;
        Ok(SettingsData {
            tournament: desk.tournament(organiser.event())?,
            privacy: desk.privacy(&organiser)?,
            last: lines.pop(),
        })
    };
    context.desk(load).await
}
