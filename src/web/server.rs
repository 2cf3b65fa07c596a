//! Starting and stopping.

use super::{Shared, bare, language, origin, ready, routes, trace};
use crate::live::Hub;
use actix_web::dev::ServerHandle;
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::{Data, FormConfig, PathConfig, PayloadConfig, QueryConfig};
use actix_web::{App, HttpServer, error};
use rustls::ServerConfig;
use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::time::Duration;
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};

/// Forms are small. Lists of players have a limit of their own.
const FORM_BYTES: usize = 64 * 1024;

/// Forms up to a size; what is no form of ours is told so.
pub(super) fn forms(bytes: usize) -> FormConfig {
    let incomplete = "This form was not complete. Open the page again, fill it in and send it.";
    FormConfig::default()
        .limit(bytes)
        .error_handler(move |_, _| error::ErrorBadRequest(incomplete))
}

/// A server that listens but does not serve yet.
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
}

impl Listening {
    /// Takes the address.
    ///
    /// # Errors
    /// When it is taken or not ours.
    pub fn on(address: SocketAddr) -> std::io::Result<Listening> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        Ok(Listening { listener, address })
    }

    /// The bare listener.
    pub fn into_listener(self) -> TcpListener {
        self.listener
    }

    /// The address, with the port that the system chose for port 0.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop, then lets open requests end.
    ///
    /// # Errors
    /// When the system refuses to serve on the address.
    pub async fn serve(
        self,
        shared: Data<Shared>,
        certificate: Option<ServerConfig>,
    ) -> std::io::Result<()> {
        let hub = shared.desk.hub().clone();
        let app =
            move || {
                App::new()
                    .app_data(shared.clone())
                    .app_data(forms(FORM_BYTES))
                    .app_data(PayloadConfig::new(FORM_BYTES))
                    .app_data(
                        PathConfig::default()
                            .error_handler(|_, _| error::ErrorNotFound("There is no such page.")),
                    )
                    .app_data(QueryConfig::default().error_handler(|_, _| {
                        error::ErrorBadRequest("This address is not complete.")
                    }))
                    .wrap(from_fn(ready::at_once))
                    .wrap(from_fn(bare::said))
                    .wrap(from_fn(language::remember))
                    .wrap(from_fn(origin::guard))
                    .wrap(from_fn(trace::follow))
                    .wrap(Compress::default())
                    .configure(routes)
            };
        let server = HttpServer::new(app)
            // Without it a compressed answer waits 40 ms for the last packet.
            .tcp_nodelay(true)
            .client_request_timeout(Duration::from_secs(20))
            .keep_alive(Duration::from_secs(30))
            .disable_signals()
            .shutdown_timeout(3);
        let listening = match certificate {
            Some(certificate) => server.listen_rustls_0_23(self.listener, certificate)?,
            None => server.listen(self.listener)?,
        };
        let serving = listening.run();
        actix_web::rt::spawn(stop(serving.handle(), hub));
        serving.await
    }
}

/// Waits until the server is told to stop, tells every open page, and lets
/// requests end. Who says it twice does not want to wait.
async fn stop(serving: ServerHandle, hub: Hub) {
    told_to_stop().await;
    hub.stop();
    let again = async {
        told_to_stop().await;
        serving.stop(false).await;
    };
    futures_util::future::select(pin!(serving.stop(true)), pin!(again)).await;
}

/// Ctrl+C, or the polite signal of a service manager.
async fn told_to_stop() {
    let interrupted = pin!(tokio::signal::ctrl_c());
    #[cfg(unix)]
    if let Ok(mut terminated) = signal(SignalKind::terminate()) {
        futures_util::future::select(interrupted, pin!(terminated.recv())).await;
        return;
    }
    // A system that cannot tell leaves the program to be killed, which loses nothing.
    let _told_or_never = interrupted.await;
}
