//! SIGHUP: reads the settings again while the server runs, and takes over what can change: the certificate, the
//! filter of the log and the limits.

use super::config::Settings;
use super::logging::LogLevel;
use super::sources::Sources;
use crate::http::server::app_state::AppState;
use crate::http::server::open_files::OpenFiles;
use crate::http::server::stop_signal;
use crate::http::server::supervisor::{self, News};
use crate::http::server::tls::Certificate;
use actix_web::web::Data;

/// The parts of a running server that a reload changes.
pub(super) struct Reload {
    sources: Sources,
    /// The settings of the start.
    started: Settings,
    level: LogLevel,
    certificate: Option<Certificate>,
    shared: Data<AppState>,
}

impl Reload {
    pub(super) fn of(
        sources: Sources,
        started: Settings,
        level: LogLevel,
        certificate: Option<Certificate>,
        shared: Data<AppState>,
    ) -> Reload {
        Reload {
            sources,
            started,
            level,
            certificate,
            shared,
        }
    }

    /// Reloads at each SIGHUP until the server stops.
    pub(super) async fn watch(self) {
        let mut reloads = stop_signal::reloads();
        while reloads.changed().await.is_ok() {
            supervisor::tell(News::Reloading);
            self.reload();
            supervisor::tell(News::Ready);
        }
    }

    /// Each part is taken over by itself: a broken certificate does not keep the new level of the log away.
    fn reload(&self) {
        let settings = match self.sources.read() {
            Ok(settings) => settings,
            Err(why) => {
                tracing::error!("SIGHUP: {why:#}; all settings stay as they were");
                return;
            }
        };
        let mut taken = vec!["log-filter", "streams", "limits"];
        let filter = settings.log_filter.clone().unwrap_or_default();
        if !self.level.change(&filter) {
            tracing::error!("SIGHUP: the filter of the log cannot be changed");
        }
        let ingress = settings.ingress().within(OpenFiles::raised());
        self.shared
            .limit_streams(ingress.streams.unwrap_or_default());
        self.shared.desk.set_limits(settings.limits());
        let files = (&settings.tls_certificate, &settings.tls_key);
        if let (Some(current), (Some(chain), Some(key))) = (&self.certificate, files) {
            match current.reload(chain, key) {
                Ok(()) => taken.push("the certificate and its key"),
                Err(why) => tracing::error!("SIGHUP: {why}; the former certificate stays"),
            }
        }
        tracing::info!("SIGHUP: read again: {}", taken.join(", "));
        let others = self.started.needing_restart(&settings);
        if !others.is_empty() {
            let others = others.join(", ");
            tracing::warn!("SIGHUP: changed, but they count at the next start only: {others}");
        }
    }
}
