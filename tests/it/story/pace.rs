//! Speed of the umpire's page on a slow phone in a bad network. Figures for
//! docs/PERFORMANCE.md:
//!
//!   cargo test --test it -- --ignored --nocapture pace_of

use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use serde_json::json;

const PHONE: (u32, u32) = (360, 640);
const LATENCY: u32 = 150;
const KBIT: u32 = 400;
const SLOWER: u32 = 6;
const LOADS: usize = 5;
const TAPS: usize = 20;

/// Records when the first point can be tapped.
const WATCH: &str = "
    const look = () => {
      if (document.querySelector('.pt[role=button]')) window.usable = performance.now();
      else requestAnimationFrame(look);
    };
    look();";

/// Plays a turn, and waits until the browser has painted the result of its last tap.
const TAP: &str = "
    const live = document.getElementById('live');
    if (live.dataset.turns === '--') {
      document.querySelector('#pass button').click();
      return done(null);
    }
    const points = live.dataset.turns.split(' ')[0].split(/[-x=]/).filter((part) => part.length > 1);
    const tap = (point) => document.querySelector('.pt[data-point=\"' + point + '\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
    points.slice(0, -1).forEach(tap);
    const start = performance.now();
    tap(points[points.length - 1]);
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - start);
      painted.port2.postMessage(null);
    });";

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Milliseconds until the page is usable with a cold cache, and from a tap to the paint.
async fn pace(game: &str) -> (Vec<f64>, Vec<f64>) {
    let hall = match game {
        "umlabalaba" => Hall::with(ClockPolicy::MINUTE),
        game => Hall::of(game),
    };
    let umpire = Browser::open(&format!("pace-{game}"), PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    umpire.network(false, LATENCY, KBIT).await;
    umpire.slowed(SLOWER).await;
    let begin = json!({ "source": WATCH });
    umpire
        .cdp("Page.addScriptToEvaluateOnNewDocument", begin)
        .await;
    let mut loads = Vec::new();
    for _ in 0..LOADS {
        umpire.cdp("Network.clearBrowserCache", json!({})).await;
        umpire.goto(&url).await;
        umpire.until("window.usable").await;
        let usable = umpire.script("return window.usable").await;
        loads.push(usable.as_f64().unwrap());
    }
    let mut taps = Vec::new();
    while taps.len() < TAPS {
        umpire
            .until("document.getElementById('live').dataset.turns")
            .await;
        taps.extend(umpire.later(TAP, vec![]).await.as_f64());
        tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    }
    umpire.close().await;
    (loads, taps)
}

#[test]
#[ignore = "prints figures; they mean something on a quiet machine only"]
fn pace_of_the_umpires_page() {
    run(async {
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            let (loads, taps) = pace(game).await;
            let worst = |figures: &[f64]| figures.iter().copied().fold(0.0, f64::max);
            println!(
                "{game}: usable after {:.0} ms (worst of {LOADS}: {:.0}), drawn {:.0} ms after a tap (worst of {TAPS}: {:.0})",
                median(loads.clone()),
                worst(&loads),
                median(taps.clone()),
                worst(&taps)
            );
        }
    });
}
