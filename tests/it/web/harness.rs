//! A server for one test, and clients of its pages.

mod page;
mod parts;

use actix_web::web::Data;
use inkundla::backup::BackupStore;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::http::server::app_state::AppState;
use inkundla::http::server::ingress::Ingress;
use inkundla::http::server::server_lifecycle::Listening;
use inkundla::pages::router::routes;
use inkundla::store::Store;
use std::io::BufRead;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use ureq::Agent;
use ureq::http::Response;

pub use page::Page;

/// The timeout of a response, generous for a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The pass-phrase of every organiser in the tests.
pub const PHRASE: &str = "three cows in a row";

/// A server with its own database. It runs until it and all its clients are dropped.
pub struct App {
    address: SocketAddr,
    /// The desk of the server, for preparing what a test is not about.
    pub desk: Desk,
    /// The state shared by its handlers.
    pub shared: Data<AppState>,
    ground: Arc<Ground>,
}

/// Dropped with the server.
struct Ground {
    folder: TempDir,
    desk: Desk,
    /// Whether the test has changed rows without the program.
    is_altered: AtomicBool,
    /// Dropping it stops the server, and closes its files and connections.
    _serving: oneshot::Sender<()>,
}

/// Whatever a test has done through the program: the rows follow from the logs.
impl Drop for Ground {
    fn drop(&mut self) {
        if !std::thread::panicking() && !self.is_altered.load(Ordering::Relaxed) {
            let found = self.desk.check().unwrap().findings;
            assert!(found.is_empty(), "{found:#?}");
        }
    }
}

impl App {
    /// A new server that is not set up yet.
    pub fn start() -> App {
        App::reached_by(Ingress::default())
    }

    /// A new server with another ingress than plain HTTP.
    pub fn reached_by(door: Ingress) -> App {
        App::with(|shared| shared.with_ingress(door))
    }

    /// A new server that keeps backups.
    pub fn keeping(shelf: BackupStore) -> App {
        App::with(|shared| shared.with_backups(Some(shelf)))
    }

    /// A new server with further settings.
    pub fn with(more: impl FnOnce(AppState) -> AppState) -> App {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("test.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).unwrap();
        let desk = Desk::open(store, Hub::default()).unwrap();
        let listening = Listening::on("127.0.0.1:0".parse().unwrap()).unwrap();
        let address = listening.address();
        let shared = AppState::new(desk.clone(), "TESTCODE".to_owned()).unwrap();
        let of_ground = desk.clone();
        let shared = Data::new(more(shared));
        let (keeps, over) = oneshot::channel::<()>();
        let serving = listening.serve_until(shared.clone(), routes, async move {
            let _dropped = over.await;
        });
        std::thread::spawn(move || actix_web::rt::System::new().block_on(serving));
        App {
            address,
            desk,
            shared,
            ground: Arc::new(Ground {
                folder,
                desk: of_ground,
                is_altered: AtomicBool::new(false),
                _serving: keeps,
            }),
        }
    }

    /// The database file.
    pub fn database(&self) -> std::path::PathBuf {
        self.ground.folder.path().join("test.db")
    }

    /// Changes the database as another program would.
    pub fn sql(&self, statements: &str) {
        use diesel::connection::SimpleConnection;
        self.ground.is_altered.store(true, Ordering::Relaxed);
        let file = self.database().display().to_string();
        let mut behind: diesel::SqliteConnection = diesel::Connection::establish(&file).unwrap();
        behind.batch_execute("PRAGMA busy_timeout = 5000").unwrap();
        behind.batch_execute(statements).unwrap();
    }

    /// Its address as `host:port`.
    pub fn address(&self) -> String {
        self.address.to_string()
    }

    /// A client without cookies.
    pub fn visitor(&self) -> Client {
        Client {
            _ground: Some(Arc::clone(&self.ground)),
            ..Client::at(self.address)
        }
    }

    /// The owner of the server, signed in.
    pub fn organiser(&self) -> Client {
        let client = self.visitor();
        let page = client.post("/setup", &[("name", "Ms Khumalo"), ("phrase", PHRASE)]);
        assert!(page.sees("Recovery code"), "{}", page.body);
        client
    }

    /// Another organiser of the same server, signed in.
    pub fn another_organiser(&self, name: &str) -> Client {
        let now = inkundla::system_time::now();
        self.desk.create_account(name, PHRASE, now).unwrap();
        self.signed_in(name)
    }

    /// A client with an account, whose session was opened without hashing: for tests of many users.
    pub fn seated(&self, name: &str) -> Client {
        let account = self.desk.account_named(name).unwrap();
        let now = inkundla::system_time::now();
        let token = self.desk.open_session(account.id, now).unwrap();
        self.visitor()
            .with_cookies(&[("inkundla".to_owned(), token)])
    }

    /// A client with an account, signed in.
    pub fn signed_in(&self, name: &str) -> Client {
        let client = self.visitor();
        let page = client.post("/signin", &[("name", name), ("phrase", PHRASE)]);
        assert_eq!(page.status, 303, "{}", page.body);
        client
    }
}

/// A browser. It keeps cookies and does not follow redirects.
pub struct Client {
    agent: Agent,
    base: String,
    cookies: Mutex<Vec<(String, String)>>,
    _ground: Option<Arc<Ground>>,
}

impl Client {
    /// A client without cookies.
    pub fn at(address: SocketAddr) -> Client {
        Client::waiting(address, PATIENCE)
    }

    /// A client with a long timeout.
    pub fn patient(address: SocketAddr) -> Client {
        Client::waiting(address, Duration::from_secs(600))
    }

    fn waiting(address: SocketAddr, patience: Duration) -> Client {
        let config = Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .timeout_global(Some(patience));
        Client {
            agent: config.build().into(),
            base: format!("http://{address}"),
            cookies: Mutex::default(),
            _ground: None,
        }
    }

    /// The same client after the server has moved to another address.
    pub fn moved_to(self, address: SocketAddr) -> Client {
        Client {
            base: format!("http://{address}"),
            ..self
        }
    }

    /// Sends GET.
    pub fn get(&self, path: &str) -> Page {
        let request = self.agent.get(format!("{}{path}", self.base));
        let answer = request.header("cookie", self.cookie()).call();
        self.page(answer.unwrap())
    }

    /// Sends a form.
    pub fn post(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("{}{path}", self.base));
        let fields = form.iter().map(|(name, value)| (*name, *value));
        let answer = request.header("cookie", self.cookie()).send_form(fields);
        self.page(answer.unwrap())
    }

    /// Sends a form like a script, which asks only for the fragment that changed.
    pub fn part(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = request
            .header("cookie", self.cookie())
            .header("x-fragment", "1");
        self.page(request.send_form(form.iter().copied()).unwrap())
    }

    /// Sends a form with an additional header.
    pub fn post_with(
        &self,
        path: &str,
        form: &[(&str, &str)],
        (name, value): (&str, &str),
    ) -> Page {
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = request.header("cookie", self.cookie()).header(name, value);
        self.page(request.send_form(form.iter().copied()).unwrap())
    }

    /// Sends GET, and reads only the status and the headers.
    pub fn head_of(&self, path: &str) -> Page {
        let request = self.agent.get(format!("{}{path}", self.base));
        let answer = request.header("cookie", self.cookie()).call().unwrap();
        let is_stream = answer
            .headers()
            .get("content-type")
            .is_some_and(|kind| kind == "text/event-stream; charset=utf-8");
        if is_stream {
            Page {
                status: answer.status().as_u16(),
                headers: Vec::new(),
                body: String::new(),
                bytes: Vec::new(),
            }
        } else {
            self.page(answer)
        }
    }

    /// Sends HEAD.
    pub fn head(&self, path: &str) -> Page {
        let request = self.agent.head(format!("{}{path}", self.base));
        self.page(request.header("cookie", self.cookie()).call().unwrap())
    }

    /// The cookies of the client.
    pub fn cookies(&self) -> Vec<(String, String)> {
        self.cookies.lock().unwrap().clone()
    }

    /// The client with the cookies of another one.
    pub fn with_cookies(self, cookies: &[(String, String)]) -> Client {
        Client {
            cookies: Mutex::new(cookies.to_vec()),
            ..self
        }
    }

    /// Sends GET with a header; the body is not decompressed.
    pub fn get_with(&self, path: &str, header: (&str, &str)) -> (u16, Vec<u8>) {
        self.get_by(path, &[header])
    }

    /// Sends GET with several headers.
    pub fn get_by(&self, path: &str, headers: &[(&str, &str)]) -> (u16, Vec<u8>) {
        let request = self.agent.get(format!("{}{path}", self.base));
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let mut answer = request.header("cookie", self.cookie()).call().unwrap();
        let body = answer.body_mut().read_to_vec().unwrap();
        (answer.status().as_u16(), body)
    }

    /// Sends GET with `Accept-Language`.
    pub fn get_asking(&self, path: &str, languages: &str) -> Page {
        let request = self.agent.get(format!("{}{path}", self.base));
        let request = request.header("accept-language", languages);
        self.page(request.header("cookie", self.cookie()).call().unwrap())
    }

    /// Follows a live fragment: each item is one message. The first is the whole fragment, the others are
    /// patches.
    pub fn follow(&self, path: &str) -> impl Iterator<Item = String> + use<> {
        let request = self.agent.get(format!("{}{path}", self.base));
        // No timeout: the stream lasts as long as the test.
        let request = request.config().timeout_global(Some(PATIENCE));
        let request = request.build().header("cookie", self.cookie());
        let answer = request.call().unwrap();
        let mut lines = std::io::BufReader::new(answer.into_body().into_reader()).lines();
        std::iter::from_fn(move || {
            let message: Vec<String> = lines
                .by_ref()
                .map_while(Result::ok)
                .take_while(|line| !line.is_empty())
                .collect();
            (!message.is_empty()).then(|| message.join("\n"))
        })
        .filter(|message| message.starts_with("event: pa"))
    }

    /// Sends a form, and opens the page to which it redirects.
    pub fn post_and_look(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let answer = self.post(path, form);
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        self.get(&answer.header("location"))
    }

    fn cookie(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        let pairs = cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    fn keep(&self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.split_once('=') else {
            return;
        };
        let mut cookies = self.cookies.lock().unwrap();
        cookies.retain(|(known, _)| known != name);
        if !value.is_empty() {
            cookies.push((name.to_owned(), value.to_owned()));
        }
    }

    fn page(&self, mut answer: Response<ureq::Body>) -> Page {
        let text = |value: &ureq::http::HeaderValue| value.to_str().unwrap_or_default().to_owned();
        for cookie in answer.headers().get_all("set-cookie") {
            self.keep(&text(cookie));
        }
        let headers = answer.headers().iter();
        let headers = headers.map(|(name, value)| (name.to_string(), text(value)));
        let headers = headers.collect();
        let bytes = answer.body_mut().read_to_vec().unwrap();
        Page {
            status: answer.status().as_u16(),
            headers,
            // Files are not text.
            body: String::from_utf8_lossy(&bytes).into_owned(),
            bytes,
        }
    }
}
