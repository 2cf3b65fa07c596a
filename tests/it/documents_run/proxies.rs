//! The documented reverse proxies, each by the real program before two servers over HTTPS.

use super::blocks::{self, Story};
use super::scene::Scene;
use super::visitor::{NAME, Visitor};
use super::{FILES, GROWING};
use crate::crash::desk;
use crate::multi_process::until;
use crate::server::Server;
use crate::store::base::empty_database;
use crate::web::harness::Client;
use crate::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use rustls::pki_types::CertificateDer;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

/// Two servers of the documents, a certificate for their name, and a posted round.
pub struct Hall {
    pub scene: Scene,
    pub servers: Vec<Server>,
    pub certificate: CertificateDer<'static>,
    pub key: String,
    codes: Vec<String>,
}

impl Hall {
    pub fn open() -> Hall {
        let (database, _) = empty_database();
        let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
        let scene = Scene::with_database(&database);
        let made = rcgen::generate_simple_self_signed(vec![NAME.to_owned()]).unwrap();
        let (certificate, secret) = (made.cert.pem(), made.signing_key.serialize_pem());
        fs::write(scene.file("inkundla.crt"), &certificate).unwrap();
        fs::write(scene.file("inkundla.key"), &secret).unwrap();
        fs::write(scene.file("inkundla.pem"), certificate + &secret).unwrap();
        Hall {
            servers: scene.execute(&serve_lines()),
            certificate: made.cert.der().clone(),
            scene,
            key,
            codes,
        }
    }

    pub fn visitor(&self, last: u8) -> Visitor {
        Visitor::of([127, 0, 0, last], self.scene.proxy, &self.certificate)
    }

    /// Tries all that a proxy has to do.
    fn is_reached_by(&self, proxy: &Proxy) {
        until("the proxy serves", || {
            self.visitor(1).connects().is_ok() && self.visitor(1).gets("/signin").contains(" 200 ")
        });
        let page = self.visitor(2).gets("/signin").to_lowercase();
        assert!(
            page.contains("strict-transport-security: max-age=31536000"),
            "{page}"
        );
        // Somebody who says to come from elsewhere each time is one visitor all the same.
        let letter = |n: u8| char::from(b'A' + n % 8);
        let guesses: Vec<u16> = (10..70)
            .map(|n| {
                let code = format!("ABCD{}{}", letter(n / 8), letter(n));
                let forged = format!("x-forwarded-for: 203.0.113.{n}\r\n");
                self.visitor(2).types_code(&code, &forged)
            })
            .collect();
        let refused = guesses.iter().filter(|status| **status == 429).count();
        assert!(refused >= 38, "{}: {guesses:?}", proxy.name);
        // Another visitor is not that one.
        assert_eq!(self.visitor(3).types_code(&self.codes[0], ""), 303);
        self.passes_streams_on(proxy);
    }

    /// A turn reaches a spectator before anything else comes after it.
    fn passes_streams_on(&self, proxy: &Proxy) {
        let mut stream = self.visitor(3).connects().unwrap();
        let path = format!("/e/{}/boards/1/1/live", self.key);
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {NAME}\r\n\r\n").unwrap();
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        assert!(
            lines.any(|line| line.starts_with("event: pa")),
            "{}",
            proxy.name
        );
        let address = self.servers[0].address;
        let phone = Phone::recording(Client::at(address), &self.codes[0], "Ms Naidoo");
        assert_eq!(phone.plays("E1").status, 200);
        assert!(lines.any(|line| line.contains("E1")), "{}", proxy.name);
    }
}

/// The lines that start two servers.
fn serve_lines() -> String {
    let blocks = blocks::all().into_iter();
    let mut blocks = blocks.filter(|block| block.heading == "Several servers, one database");
    let lines = blocks.find(|block| block.text.starts_with("inkundla serve"));
    lines.expect("GROWING.md starts servers").text
}

/// The same, each alone.
pub fn serve_lines_apart() -> [String; 2] {
    let lines = serve_lines();
    let at = lines.rfind("inkundla serve").unwrap();
    let (first, second) = lines.split_at(at);
    [first.to_owned(), second.to_owned()]
}

/// A running proxy; ended when dropped.
pub struct Proxy {
    name: &'static str,
    child: Child,
}

impl Proxy {
    fn by(name: &'static str, command: &mut Command) -> Proxy {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Proxy {
            name,
            child: child.unwrap_or_else(|why| panic!("{name}: {why}")),
        }
    }

    /// HAProxy with a configuration before the servers of a hall.
    pub fn haproxy(hall: &Hall, config: &str) -> Proxy {
        let file = hall.scene.file("haproxy.cfg");
        // The test asks it for the state of its servers.
        let socket = hall.scene.file("haproxy.socket");
        let global = format!("global\n  stats socket {}\n", socket.display());
        fs::write(&file, global + &hall.scene.fill(config)).unwrap();
        let program = crate::service::value("haproxy", "TEST_HAPROXY");
        Proxy::by(
            "HAProxy",
            Command::new(program).arg("-db").arg("-f").arg(file),
        )
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // nginx ends its workers on this signal only.
        let id = self.child.id().to_string();
        let _gone = Command::new("kill").args(["-s", "TERM", &id]).status();
        let _gone = self.child.wait();
    }
}

pub fn haproxy(story: &mut Story) {
    let shown = story.next("Load balancer");
    let file = story.next("haproxy.cfg");
    let lines = file.split_inclusive('\n');
    let config: String = lines.skip_while(|line| line.starts_with('#')).collect();
    assert_eq!(shown, config, "{GROWING} shows the file of {FILES}");
    let hall = Hall::open();
    hall.is_reached_by(&Proxy::haproxy(&hall, &file));
}

pub fn nginx(story: &mut Story) {
    let hall = Hall::open();
    let scene = &hall.scene;
    let server = scene.file("site.conf");
    fs::write(&server, scene.fill(&story.next("nginx.conf"))).unwrap();
    // The part of /etc/nginx/nginx.conf that the documented file is included in.
    let folder = scene.folder().display();
    let user = if is_root() { "user root;" } else { "" };
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary = temporary.map(|kind| format!("{kind}_temp_path {folder}/{kind};"));
    let whole = format!(
        "{user} pid {folder}/nginx.pid; events {{}} http {{ access_log off; {} include {}; }}",
        temporary.join(" "),
        server.display()
    );
    fs::write(scene.file("nginx.conf"), whole).unwrap();
    let program = crate::service::value("nginx", "TEST_NGINX");
    let mut command = Command::new(program);
    command.args(["-g", "daemon off;", "-e", "stderr", "-p"]);
    command
        .arg(scene.folder())
        .arg("-c")
        .arg(scene.file("nginx.conf"));
    hall.is_reached_by(&Proxy::by("nginx", &mut command));
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

pub fn caddy(story: &mut Story) {
    let hall = Hall::open();
    let scene = &hall.scene;
    // Without a port for its own settings, and without one for plain HTTP.
    let global = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n";
    let site = scene.fill(&story.next("Caddyfile"));
    fs::write(scene.file("Caddyfile"), format!("{global}{site}")).unwrap();
    let program = crate::service::value("caddy", "TEST_CADDY");
    let mut command = Command::new(program);
    command.args(["run", "--adapter", "caddyfile", "--config"]);
    command
        .arg(scene.file("Caddyfile"))
        .env("HOME", scene.folder());
    command
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME");
    hall.is_reached_by(&Proxy::by("Caddy", &mut command));
}
