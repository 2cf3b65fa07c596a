//! Windows of the browsers that a test run keeps open. To start a browser takes a hundred times the work of opening a
//! window, so whoever closes a window leaves the browser to the next test: without cookies, storage or other windows.

use fantoccini::{Client, ClientBuilder};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

/// What browsers begin with, in pixels.
pub const USUAL_TEXT: u8 = 16;

/// The length of the longest answer, in bytes: a paper of many pages.
const LONGEST_ANSWER: u64 = 50_000_000;

/// Connections to the driver, which stay open from one question to the next.
static DRIVER: LazyLock<ureq::Agent> = LazyLock::new(|| {
    let config = ureq::Agent::config_builder().http_status_as_error(false);
    config.build().into()
});

/// Sessions of browsers that nobody uses.
static FREE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A window of a size, for who has set the browser's text to a size in pixels.
pub async fn open(size: (u32, u32), text: u8) -> Client {
    let free = FREE.lock().unwrap().pop();
    let client = match free {
        Some(session) if text == USUAL_TEXT => {
            let driver = crate::service::webdriver();
            let connector = super::hyper_util_connector();
            Client::with_existing_session(&driver, &session, connector).await
        }
        unused => {
            FREE.lock().unwrap().extend(unused);
            start(text).await
        }
    };
    let client = client.unwrap();
    emulate(&client, size).await;
    client
}

/// Closes the window. The browser stays for the next test where its settings are the usual ones.
pub async fn close(client: Client, text: u8) {
    if text != USUAL_TEXT {
        client.close().await.unwrap();
        return;
    }
    let url = client.current_url().await.unwrap();
    let opened = client.windows().await.unwrap();
    let fresh = client.new_window(true).await.unwrap().handle;
    for window in opened {
        client.switch_to_window(window).await.unwrap();
        client.close_window().await.unwrap();
    }
    client.switch_to_window(fresh).await.unwrap();
    let storage = json!({"origin": url.origin().ascii_serialization(), "storageTypes": "all"});
    for (command, values) in [
        ("Network.clearBrowserCookies", json!({})),
        ("Storage.clearDataForOrigin", storage),
    ] {
        command_of_chromium(&client, command, values).await;
    }
    client.persist().await.unwrap();
    let session = client.session_id().await.unwrap().unwrap();
    FREE.lock().unwrap().push(session);
}

async fn start(text: u8) -> Result<Client, fantoccini::error::NewSessionError> {
    let options = json!({
        "binary": crate::service::value("browser", "TEST_CHROMIUM"),
        "args": [
            "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-extensions", "--disable-component-extensions-with-background-pages",
            "--disable-dev-shm-usage", "--force-prefers-reduced-motion", "--in-process-gpu",
            // The next window finds a renderer that runs already.
            "--process-per-site", "--renderer-process-limit=1", "--no-zygote",
            format!("--blink-settings=defaultFontSize={text}"),
            format!("--user-data-dir={}", profile().display()),
        ],
    });
    let capabilities = [
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), json!({"browser": "ALL"})),
    ];
    ClientBuilder::new(super::hyper_util_connector())
        .capabilities(capabilities.into_iter().collect())
        .connect(&crate::service::webdriver())
        .await
}

/// A new folder for the data of a browser. `tests/service --stop` deletes it when the browsers have ended.
fn profile() -> PathBuf {
    let folder = std::env::var_os("TEST_SERVICES").map_or_else(std::env::temp_dir, PathBuf::from);
    let profile = tempfile::Builder::new()
        .prefix("browser.")
        .tempdir_in(folder);
    profile.unwrap().keep()
}

/// A window of a browser can be no narrower than 500 pixels; a phone can.
async fn emulate(client: &Client, (width, height): (u32, u32)) {
    let is_phone = width < 600;
    let size = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone,
        "screenWidth": width, "screenHeight": height,
    });
    let touch = json!({"enabled": is_phone, "maxTouchPoints": 1});
    // As Chromium does without asking anybody.
    let stays_on = json!({"permission": {"name": "screen-wake-lock"}, "setting": "granted"});
    for (command, values) in [
        ("Emulation.setDeviceMetricsOverride", size),
        ("Emulation.setTouchEmulationEnabled", touch),
        ("Browser.setPermission", stays_on),
        (
            "Emulation.setFocusEmulationEnabled",
            json!({"enabled": true}),
        ),
    ] {
        command_of_chromium(client, command, values).await;
    }
}

/// Asks for something that only this kind of browser can do.
pub async fn command_of_chromium(client: &Client, command: &str, values: Value) {
    let body = json!({"cmd": command, "params": values});
    ask(client, "goog/cdp/execute", body).await;
}

/// Asks the driver for something that `fantoccini` does not know, below the path of the session.
pub async fn ask(client: &Client, path: &str, body: Value) -> Value {
    let driver = crate::service::webdriver();
    let session = client.session_id().await.unwrap().unwrap();
    let url = format!("{driver}/session/{session}/{path}");
    let (asked, body) = (body.clone(), body.to_string());
    let answer = tokio::task::spawn_blocking(move || {
        let request = DRIVER.post(&url).header("content-type", "application/json");
        let mut answer = request.send(&body).unwrap();
        let status = answer.status().as_u16();
        let text = answer.body_mut().with_config().limit(LONGEST_ANSWER);
        (status, text.read_to_string().unwrap())
    });
    let (status, text) = answer.await.unwrap();
    assert_eq!(status, 200, "{path}: {asked}: {text}");
    let mut answer: Value = serde_json::from_str(&text).unwrap();
    answer["value"].take()
}
