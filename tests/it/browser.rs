//! A person at a real browser.

mod windows;

use super::web::harness::PATIENCE;
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The time from one look at a page to the next, for what is not there yet.
const SOON: Duration = Duration::from_millis(30);

/// The length of the longest text that is typed, in bytes. Each letter is three events and a millisecond of work.
const LONGEST_TYPED: usize = 100;

/// A window of its own: no cookies of anybody else.
pub struct Browser {
    client: Client,
    text: u8,
    shots: PathBuf,
    shot: AtomicU32,
    deeds: AtomicU32,
}

impl Browser {
    /// Opens a window of a size; its pictures go to `target/screenshots/NAME`.
    pub async fn open(name: &str, size: (u32, u32)) -> Browser {
        Browser::of_a_reader(name, size, windows::USUAL_TEXT).await
    }

    /// The same for who has set the browser's text to a size in pixels; 16 is what browsers begin with.
    pub async fn of_a_reader(name: &str, size: (u32, u32), text: u8) -> Browser {
        let client = windows::open(size, text).await;
        let shots = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("target/screenshots")
            .join(name);
        std::fs::create_dir_all(&shots).unwrap();
        Browser {
            client,
            text,
            shots,
            shot: AtomicU32::new(0),
            deeds: AtomicU32::new(0),
        }
    }

    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    pub async fn url(&self) -> String {
        self.client.current_url().await.unwrap().to_string()
    }

    /// Waits until an element is there.
    pub async fn find(&self, css: &str) -> Element {
        match self
            .client
            .wait()
            .at_most(PATIENCE)
            .every(SOON)
            .for_element(Locator::Css(css))
            .await
        {
            Ok(element) => element,
            Err(error) => panic!(
                "{css} on {}: {error}\n{}",
                self.url().await,
                self.text("body").await
            ),
        }
    }

    /// Presses something. Counts as a deed of the person.
    pub async fn click(&self, css: &str) {
        self.deeds.fetch_add(1, Ordering::SeqCst);
        let mut element = self.find(css).await;
        let (is_below, mut before) = self.looks_before_pressing(css).await;
        if is_below {
            self.brings_to_the_middle(css).await;
        }
        for attempt in 0.. {
            match element.click().await {
                // Too soon after it had moved: a person presses again.
                Ok(()) if attempt < 50 && self.untaken().await > before => {}
                Ok(()) => return,
                Err(error) if attempt == 50 => panic!("{css}: {error}"),
                Err(_moved_or_covered) => self.brings_to_the_middle(css).await,
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            // Where it is now: a live part may have been replaced since it was found.
            element = self.find(css).await;
            before = self.untaken().await;
        }
    }

    /// How many taps the page has not taken, because what lay there had just moved.
    async fn untaken(&self) -> i64 {
        let script = "return Number(document.documentElement.dataset.untaken || 0)";
        let answer = self.client.execute(script, vec![]).await;
        answer.ok().and_then(|n| n.as_i64()).unwrap_or_default()
    }

    /// Whether it lies at the lower edge, where the page keeps room for a message; and the taps not taken so far.
    /// Waits for a page that is still loading: its scripts do not listen yet.
    async fn looks_before_pressing(&self, css: &str) -> (bool, i64) {
        let script = "if (document.readyState !== 'complete') return null; \
            const it = document.querySelector(arguments[0]); \
            return [Boolean(it && !it.closest('.toast') && document.querySelector('.toast') && it.getBoundingClientRect().bottom > innerHeight - 112), \
            Number(document.documentElement.dataset.untaken || 0)]";
        let end = std::time::Instant::now() + PATIENCE;
        loop {
            let answer = self.client.execute(script, vec![css.into()]).await;
            let seen = answer
                .ok()
                .and_then(|both| serde_json::from_value(both).ok());
            if seen.is_some() || std::time::Instant::now() > end {
                return seen.unwrap_or_default();
            }
            tokio::time::sleep(SOON).await;
        }
    }

    /// Scrolls as a person does who wants to press something that lies at the edge.
    async fn brings_to_the_middle(&self, css: &str) {
        let script = "const it = document.querySelector(arguments[0]); if (it) it.scrollIntoView({block: 'center'})";
        self.client.execute(script, vec![css.into()]).await.unwrap();
    }

    /// Types into a field, in place of what is there; a text that nobody types is pasted. Counts as a deed.
    pub async fn fill(&self, css: &str, text: &str) {
        self.deeds.fetch_add(1, Ordering::SeqCst);
        let field = self.find(css).await;
        field.clear().await.unwrap();
        if text.len() <= LONGEST_TYPED {
            field.send_keys(text).await.unwrap();
            return;
        }
        let focus = "document.querySelector(arguments[0]).focus()";
        self.client.execute(focus, vec![css.into()]).await.unwrap();
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Chooses a file of this machine. Counts as a deed.
    pub async fn chooses_file(&self, css: &str, path: &str) {
        self.deeds.fetch_add(1, Ordering::SeqCst);
        self.find(css).await.send_keys(path).await.unwrap();
    }

    /// Presses a key where the focus is.
    pub async fn key(&self, key: &str) {
        for attempt in 0.. {
            let focus = self.client.active_element().await.unwrap();
            match focus.send_keys(key).await {
                Ok(()) => return,
                Err(error) if attempt == 50 => panic!("{key}: {error}"),
                // What had the focus has just been closed.
                Err(_hidden) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    pub async fn text(&self, css: &str) -> String {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// An attribute of an element, as it is now: a live part may be replaced at any moment.
    pub async fn attribute(&self, css: &str, name: &str) -> String {
        let script = "const it = document.querySelector(arguments[0]); return it && (it.getAttribute(arguments[1]) || '')";
        loop {
            let values = vec![css.into(), name.into()];
            match self.client.execute(script, values).await.unwrap() {
                Value::String(value) => return value,
                _not_there_yet => self.find(css).await,
            };
        }
    }

    /// Runs a script in the page and gives back what it returns.
    pub async fn script(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap()
    }

    /// Runs a script that answers later, by calling `done`.
    pub async fn later(&self, script: &str, values: Vec<Value>) -> Value {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        self.client.execute_async(&script, values).await.unwrap()
    }

    /// Lets the clock of the page go on at once, as if the person had waited.
    pub async fn time_passes(&self, milliseconds: u32) {
        const AHEAD: &str = "if (!window.ownNow) { \
            [window.ownNow, window.ahead] = [performance.now.bind(performance), 0]; \
            performance.now = () => window.ownNow() + window.ahead; \
          } \
          window.ahead += arguments[0];";
        let values = vec![milliseconds.into()];
        self.client.execute(AHEAD, values).await.unwrap();
    }

    /// Cuts the network, or brings it back.
    pub async fn offline(&self, is_offline: bool) {
        self.network(is_offline, 0, 0).await;
    }

    /// A network with this delay each way in milliseconds and this rate in kbit/s; 0 is no limit.
    pub async fn network(&self, is_offline: bool, latency: u32, kbit: u32) {
        let bytes = if kbit == 0 { -1 } else { i64::from(kbit) * 125 };
        let conditions = json!({"offline": is_offline, "latency": latency, "downloadThroughput": bytes, "uploadThroughput": bytes});
        self.cdp("Network.enable", json!({})).await;
        self.cdp("Network.emulateNetworkConditions", conditions)
            .await;
    }

    /// Wants dark pages, or light ones.
    pub async fn dark(&self, is_dark: bool) {
        let value = if is_dark { "dark" } else { "light" };
        let wish = json!([{"name": "prefers-color-scheme", "value": value}]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": wish }))
            .await;
    }

    /// Wants to see things move, or not; elsewhere tests do not want it.
    pub async fn motion(&self, is_wanted: bool) {
        let value = if is_wanted { "no-preference" } else { "reduce" };
        let wish = json!([{"name": "prefers-reduced-motion", "value": value}]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": wish }))
            .await;
    }

    /// A processor slower by this factor.
    pub async fn slowed(&self, times: u32) {
        self.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
            .await;
    }

    /// Asks for something that only this kind of browser can do.
    pub async fn cdp(&self, command: &str, values: Value) {
        windows::command_of_chromium(&self.client, command, values).await;
    }

    /// What a checker of pages for screen readers finds wrong with the page.
    pub async fn axe(&self) -> Vec<String> {
        // The size of what is tapped is a rule of WCAG 2.2 and asked for by its name.
        const RUN: &str = "axe.run({resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}).then((found) => done(found.violations.map((v) => \
             v.id + ': ' + v.help + ' ' + v.nodes.map((n) => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))), \
             (failed) => done(['axe failed: ' + failed]))";
        if self.script("return 'axe' in window").await == false {
            let file = crate::service::value("axe", "TEST_AXE");
            let axe = std::fs::read_to_string(&file).expect("axe.min.js where TEST_AXE says");
            self.script(&axe).await;
            // Who looks at one page looks at the next: this spares sending half a megabyte each time.
            let on_each_page = "Page.addScriptToEvaluateOnNewDocument";
            self.cdp(on_each_page, json!({ "source": axe })).await;
        }
        serde_json::from_value(self.later(RUN, vec![]).await).unwrap()
    }

    /// Waits until a script returns true. A part of the page that is not there yet counts as false.
    pub async fn until(&self, condition: &str) {
        let script =
            format!("try {{ return Boolean({condition}) }} catch (notThere) {{ return false }}");
        let end = std::time::Instant::now() + PATIENCE;
        while self.script(&script).await != Value::Bool(true) {
            if std::time::Instant::now() > end {
                panic!(
                    "never: {condition} on {}\n{}",
                    self.url().await,
                    self.text("body").await
                );
            }
            tokio::time::sleep(SOON).await;
        }
    }

    /// Takes a picture for whoever looks at the run afterwards, if `TEST_PICTURES` is set.
    pub async fn picture(&self, name: &str) {
        if std::env::var_os("TEST_PICTURES").is_none() {
            return;
        }
        let number = self.shot.fetch_add(1, Ordering::SeqCst) + 1;
        let png = self.client.screenshot().await.unwrap();
        std::fs::write(self.shots.join(format!("{number:02}-{name}.png")), png).unwrap();
    }

    /// What the window shows, as PNG.
    pub async fn screenshot(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// On how many sheets of A4 the page is printed.
    pub async fn pages_on_paper(&self) -> usize {
        let paper = json!({"page": {"width": 21.0, "height": 29.7}});
        let answer = windows::ask(&self.client, "print", paper).await;
        let paper = answer.as_str().unwrap();
        std::fs::write(self.shots.join("paper.pdf.base64"), paper).unwrap();
        let paper = unpacked(paper);
        let text = String::from_utf8_lossy(&paper);
        text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
    }

    /// How many things the person has done so far.
    pub fn deeds(&self) -> u32 {
        self.deeds.load(Ordering::SeqCst)
    }

    /// Nothing is cut off at the side: no page scrolls sideways.
    pub async fn fits(&self) {
        let wide = self.too_wide().await;
        assert!(wide <= 0, "{} is {wide} px too wide", self.url().await);
    }

    /// By how many pixels the page is wider than the window.
    pub async fn too_wide(&self) -> i64 {
        let wide =
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        self.script(wide).await.as_i64().unwrap()
    }

    /// Closes the window, on whose pages no script has failed and nothing was
    /// forbidden by the policy of what a page may load and run.
    pub async fn close(self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        windows::close(self.client, self.text).await;
    }

    /// What a script has failed at or the policy has forbidden since this was asked last.
    pub async fn complaints(&self) -> Vec<String> {
        let log = windows::ask(&self.client, "se/log", json!({"type": "browser"})).await;
        let lines = log.as_array().unwrap().iter();
        lines
            .map(|line| line["message"].as_str().unwrap().to_owned())
            .filter(|line| line.contains("Content Security Policy") || line.contains("Uncaught"))
            .collect()
    }
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as base64.
pub fn base64(bytes: &[u8]) -> String {
    let letters = bytes.chunks(3).flat_map(|three| {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letter = move |at: usize| char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]);
        let length = three.len();
        (0..4).map(move |at| if at <= length { letter(at) } else { '=' })
    });
    letters.collect()
}

/// Bytes out of base64.
fn unpacked(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0u32, 0);
    for value in text
        .bytes()
        .filter_map(|letter| LETTERS.iter().position(|one| *one == letter))
    {
        held = (held << 6 | u32::try_from(value).unwrap()) & 0xff_ffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(held >> bits & 0xff).unwrap());
        }
    }
    bytes
}

fn hyper_util_connector() -> hyper_util::client::legacy::connect::HttpConnector {
    hyper_util::client::legacy::connect::HttpConnector::new()
}
