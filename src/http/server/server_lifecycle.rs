//! Starting and stopping the server.

use crate::change_feed::Hub;
use crate::desk::Fault;
use crate::http::middleware::error_fallback::{self, page_without_session};
use crate::http::middleware::{
    body_timeout, csrf, head_request, moved_away, page_cache, request_log, request_rate,
    response_language,
};
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use crate::http::server::detachable_connection::DetachableConnection;
use crate::http::server::ingress::Ingress;
use crate::http::server::open_files::{Connections, OpenFiles, USUAL_REQUESTS};
use crate::http::server::public_address::ListensAt;
use crate::http::server::stop_signal::stopped_more_often_than;
use crate::http::server::supervisor::{self, News};
use crate::http::server::tls::Certificate;
use actix_http::{HttpService, Protocol, Request};
use actix_service::{IntoServiceFactory, ServiceFactoryExt, map_config};
use actix_web::body::MessageBody;
use actix_web::dev::{
    AppConfig, Extensions, Server, ServerHandle, ServiceFactory, ServiceResponse, fn_service,
};
use actix_web::error::{self, UrlencodedError};
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::rt::time::{sleep, timeout};
use actix_web::web::{Data, FormConfig, PathConfig, PayloadConfig, QueryConfig, ServiceConfig};
use actix_web::{App, Error, HttpRequest, HttpServer};
use futures_util::future::Either;
use std::fmt::Debug;
use std::future::pending;
use std::net::{SocketAddr, TcpListener};
use std::num::NonZero;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::thread::available_parallelism;
use std::time::Duration;

/// The timeout for the head of a request.
const SLOWEST: Duration = Duration::from_secs(20);
/// The keep-alive timeout.
const IDLE: Duration = Duration::from_secs(30);
/// The timeout for the client to close its side.
const CLOSING: Duration = Duration::from_secs(1);
/// The time that streams and requests get when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// The default limit of a form. Lists of players have a larger one.
const FORM_BYTES: usize = 64 * 1024;

/// Limits the size of forms, and explains rejected ones.
fn forms(bytes: usize) -> FormConfig {
    let incomplete = "This form was not complete. Open the page again, fill it in and send it.";
    let large = "This form is larger than any of ours. Open the page again and send less.";
    FormConfig::default()
        .limit(bytes)
        .error_handler(move |why, _| match why {
            UrlencodedError::Overflow { .. } => error::ErrorPayloadTooLarge(large),
            _ => error::ErrorBadRequest(incomplete),
        })
}

/// Limits of connections.
struct Most {
    connections: usize,
    /// From this number of open connections on, each is closed after its response.
    many: usize,
    threads: usize,
}

impl Most {
    /// The limits for an ingress. HTTPS streams cannot be detached, so they count here: as many as open files
    /// allow, because the limit of streams may be raised while the server runs.
    fn of(ingress: &Ingress, is_certified: bool) -> Most {
        let requests = ingress.requests.unwrap_or(USUAL_REQUESTS);
        let streams = if is_certified {
            OpenFiles::raised().streams()
        } else {
            0
        };
        Most {
            connections: requests + streams,
            many: streams + requests.div_ceil(2),
            threads: available_parallelism().map_or(1, NonZero::get),
        }
    }

    /// The limit of one thread.
    fn each(&self) -> usize {
        self.connections.div_ceil(self.threads)
    }
}

/// Adds the handlers of a server to its configuration.
pub type Routes = fn(&mut ServiceConfig);

/// A server that listens but does not serve yet.
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
}

impl Listening {
    /// Binds the address.
    ///
    /// # Errors
    /// When the address is in use or not of this machine.
    pub fn on(address: SocketAddr) -> std::io::Result<Listening> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        Ok(Listening { listener, address })
    }

    /// The listener alone, for a server of another kind.
    pub fn into_listener(self) -> TcpListener {
        self.listener
    }

    /// The address, with the port that the system chose for port 0.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until the server is stopped, then lets open requests finish.
    ///
    /// # Errors
    /// When the server cannot listen on the address.
    pub async fn serve(
        self,
        shared: Data<AppState>,
        routes: Routes,
        certificate: Option<Certificate>,
    ) -> std::io::Result<()> {
        let stopped = shared.clone();
        let serving = self.start(shared, routes, certificate)?;
        actix_web::rt::spawn(stop(serving.handle(), stopped));
        actix_web::rt::spawn(supervisor::keep_alive());
        supervisor::tell(News::Ready);
        serving.await
    }

    /// Serves over plain HTTP until `over` completes or the program is stopped.
    ///
    /// # Errors
    /// When the server cannot listen on the address.
    pub async fn serve_until(
        self,
        shared: Data<AppState>,
        routes: Routes,
        over: impl Future<Output = ()> + 'static,
    ) -> std::io::Result<()> {
        let stopped = shared.clone();
        let serving = self.start(shared, routes, None)?;
        let handle = serving.handle();
        actix_web::rt::spawn(stop(serving.handle(), stopped));
        actix_web::rt::spawn(async move {
            over.await;
            handle.stop(false).await;
        });
        serving.await
    }

    fn start(
        self,
        shared: Data<AppState>,
        routes: Routes,
        certificate: Option<Certificate>,
    ) -> std::io::Result<Server> {
        let at = ListensAt {
            address: self.address,
            laptop: shared.laptop.clone(),
        };
        let most = Most::of(&shared.ingress, certificate.is_some());
        let connections = Connections::from(most.many);
        let counted = connections.clone();
        let app = move || {
            App::new()
                .app_data(shared.clone())
                .app_data(at.clone())
                .app_data(connections.clone())
                .app_data(forms(FORM_BYTES))
                .app_data(PayloadConfig::new(FORM_BYTES))
                .app_data(PathConfig::default().error_handler(|_, request| no_such_page(request)))
                .app_data(
                    QueryConfig::default().error_handler(|_, _| {
                        error::ErrorBadRequest("This address is not complete.")
                    }),
                )
                .wrap(from_fn(page_cache::serve_cached))
                .wrap(from_fn(moved_away::refuse))
                .wrap(from_fn(error_fallback::add_page))
                .wrap(from_fn(body_timeout::limit))
                .wrap(from_fn(response_language::remember))
                // Inside the two middlewares below, so that its own refusals get a number and security
                // headers, too.
                .wrap(Compress::default())
                .wrap(from_fn(head_request::answer_as_get))
                .wrap(from_fn(csrf::guard))
                .wrap(from_fn(request_rate::limit))
                .wrap(from_fn(request_log::follow))
                .configure(routes)
        };
        match certificate {
            Some(certificate) => Ok(HttpServer::new(app)
                // Otherwise a compressed response waits 40 ms for its last packet (Nagle's algorithm).
                .tcp_nodelay(true)
                .workers(most.threads)
                .max_connections(most.each())
                .on_connect(move |_, data| counted.count(data))
                .client_request_timeout(SLOWEST)
                .keep_alive(IDLE)
                .disable_signals()
                .shutdown_timeout(SHUTDOWN_TIMEOUT.as_secs())
                .listen_rustls_0_23(
                    self.listener,
                    certificate.server_config().map_err(std::io::Error::other)?,
                )?
                .run()),
            None => plain(self.listener, app, &most, counted),
        }
    }
}

/// Like [`HttpServer`], but over connections that can be detached.
fn plain<F, I, S, B>(
    listener: TcpListener,
    app: F,
    most: &Most,
    counted: Connections,
) -> std::io::Result<Server>
where
    F: Fn() -> I + Send + Clone + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig, Response = ServiceResponse<B>, Error = Error>
        + 'static,
    S::InitError: Debug,
    B: MessageBody + 'static,
{
    let builder = Server::build()
        .disable_signals()
        .workers(most.threads)
        .max_concurrent_connections(most.each())
        .shutdown_timeout(SHUTDOWN_TIMEOUT.as_secs());
    let stopping = builder.graceful_shutdown_signal();
    let builder = builder.listen("inkundla", listener, move || {
        let (stopping, counted) = (stopping.clone(), counted.clone());
        let http = HttpService::build()
            .client_request_timeout(SLOWEST)
            .client_disconnect_timeout(CLOSING)
            .keep_alive(IDLE)
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .on_connect_ext(
                move |connection: &DetachableConnection, data: &mut Extensions| {
                    counted.count(data);
                    data.insert(connection.exit());
                },
            )
            .finish(map_config(app(), |()| AppConfig::default()));
        fn_service(|stream: TcpStream| async move {
            let _as_it_is_if_refused = stream.set_nodelay(true);
            let from = stream.peer_addr().ok();
            Ok((DetachableConnection::from(stream), Protocol::Http1, from))
        })
        .and_then(http)
    })?;
    Ok(builder.run())
}

/// Waits until the server is stopped. `/ready` then says no, while the server goes on for the drain time. After
/// that every open page gets a notice, and requests may finish. A second signal stops at once.
async fn stop(serving: ServerHandle, shared: Data<AppState>) {
    let closed = async {
        match &shared.laptop {
            Some(laptop) => laptop.closes().await,
            None => pending().await,
        }
    };
    let stopped = pin!(stopped_more_often_than(0));
    let times = match futures_util::future::select(stopped, pin!(closed)).await {
        Either::Left((times, _)) => times,
        Either::Right(_closed) => 0,
    };
    shared.is_stopping.store(true, Ordering::Relaxed);
    supervisor::tell(News::Stopping(shared.drain));
    let hub = shared.desk.hub().clone();
    let orderly = async {
        sleep(shared.drain).await;
        hub.stop();
        // The server does not wait for detached streams.
        let _or_late = timeout(SHUTDOWN_TIMEOUT, all_streams_closed(&hub)).await;
        serving.stop(true).await;
    };
    let again = async {
        stopped_more_often_than(times).await;
        hub.stop();
        serving.stop(false).await;
    };
    futures_util::future::select(pin!(orderly), pin!(again)).await;
}

async fn all_streams_closed(hub: &Hub) {
    while hub.stream_count() > 0 {
        sleep(Duration::from_millis(10)).await;
    }
}

/// The error for a path with a part that cannot be parsed, such as a round `abc`.
fn no_such_page(request: &HttpRequest) -> actix_web::Error {
    match page_without_session(request) {
        Some(page) => Failed::new(Fault::NotFound, page, None).into(),
        None => error::ErrorNotFound("There is no such page."),
    }
}
