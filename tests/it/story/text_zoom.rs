//! The main pages for low vision: zoom of 200 and 400 %, text at 200 %, and forced colours.

use super::pictures::{MAIN, signs_in, sized};
use super::run;
use crate::browser::Browser;
use crate::web::rights::address;
use crate::web::umpire::Hall;
use serde_json::json;

/// A laptop, the same at 200 and at 400 %.
const WIDTHS: [u32; 3] = [1366, 683, 341];

/// Elements whose overflow is hidden. Names with an ellipsis are excepted, since they are complete
/// elsewhere on the page.
const CUT: &str = "const hides = ({ overflowX: x, overflowY: y, clipPath, textOverflow }) => \
    clipPath === 'none' && textOverflow !== 'ellipsis' && [x, y].some((way) => /hidden|clip/.test(way)); \
    return [...document.querySelectorAll('body *')].filter((one) => one.clientWidth > 1 && one.textContent.trim() \
    && !one.closest('svg') && hides(getComputedStyle(one)) \
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)) \
    .map((one) => one.tagName + '.' + one.className + ': ' + one.textContent.trim().slice(0, 40))";

/// Visible texts that overlap; texts are clipped to their scroll container.
const OVER: &str = "const found = []; const seen = []; \
    const clips = (one) => one && one !== document.body && (getComputedStyle(one).overflow === 'visible' ? clips(one.parentElement) : one); \
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
    for (let node = walk.nextNode(); node; node = walk.nextNode()) { \
      const of = node.parentElement; \
      if (!node.data.trim() || of.closest('svg, [aria-hidden=true], option') || !of.checkVisibility({ visibilityProperty: true })) continue; \
      const all = document.createRange(); all.selectNodeContents(node); \
      const box = clips(of); const edge = box ? box.getBoundingClientRect() : { left: 0, right: Infinity, top: -Infinity, bottom: Infinity }; \
      for (const { left, right, top, bottom } of all.getClientRects()) { \
        const part = { left: Math.max(left, edge.left), right: Math.min(right, edge.right), top: Math.max(top, edge.top), bottom: Math.min(bottom, edge.bottom), node }; \
        if (part.right - part.left > 2 && part.bottom - part.top > 2) seen.push(part); \
      } \
    } \
    seen.forEach((one, n) => seen.slice(n + 1).forEach((other) => { \
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left); \
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top); \
      const size = Math.min(one.bottom - one.top, other.bottom - other.top); \
      if (one.node !== other.node && x > 3 && y > size / 2) found.push(one.node.data.trim().slice(0, 30) + ' / ' + other.node.data.trim().slice(0, 30)); \
    })); return found";

async fn looks(browser: &Browser, what: &str, found: &mut Vec<String>) {
    let wide = browser.too_wide().await;
    if wide > 0 {
        found.push(format!("{what}: {wide} px too wide"));
    }
    for (script, says) in [(CUT, "cut off"), (OVER, "over each other")] {
        let faults = browser.script(script).await;
        if faults.as_array().is_none_or(|faults| !faults.is_empty()) {
            found.push(format!("{what}, {says}: {faults}"));
        }
    }
}

#[test]
fn nothing_is_cut_off_at_200_and_400_percent() {
    run(async {
        let hall = Hall::demo();
        let browser = Browser::open("zoom", (1366, 768)).await;
        let mut found = Vec::new();
        for path in MAIN {
            if path == "/e/{key}/round-control" {
                signs_in(&browser, &hall).await;
            }
            let place = format!("http://{}{}", hall.app.address(), address(&hall, path));
            browser.goto(&place).await;
            for width in WIDTHS {
                sized(&browser, (width, 768 * width / 1366)).await;
                looks(&browser, &format!("{path} at {width} px"), &mut found).await;
                browser
                    .picture(&format!("{width}{}", path.replace('/', "-")))
                    .await;
            }
            sized(&browser, (1366, 768)).await;
            browser
                .script("document.documentElement.style.fontSize = '200%'")
                .await;
            looks(&browser, &format!("{path} with words at 200 %"), &mut found).await;
            browser
                .picture(&format!("words{}", path.replace('/', "-")))
                .await;
        }
        browser.close().await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

/// Actions and current tabs without a border or a colour of their own.
const SHOWN: &str = "const seen = (one) => { const { borderTopWidth, borderBottomWidth, borderBottomColor, backgroundColor, color } = getComputedStyle(one); \
    return { frame: parseFloat(borderTopWidth) > 0, under: parseFloat(borderBottomWidth) > 0 && borderBottomColor !== getComputedStyle(document.body).backgroundColor && borderBottomColor, backgroundColor, color }; }; \
    const buttons = [...document.querySelectorAll('main .btn, main button')].filter((one) => one.checkVisibility() && !one.matches('.quiet, .pt')); \
    const bare = buttons.filter((one) => { const { frame, backgroundColor } = seen(one); return !frame && !one.closest('.seg'); }); \
    const tabs = [...document.querySelectorAll('.tabs a')]; const here = tabs.find((tab) => tab.hasAttribute('aria-current')); \
    const other = tabs.find((tab) => !tab.hasAttribute('aria-current')); \
    const hidden = here && other && JSON.stringify(seen(here)) === JSON.stringify(seen(other)); \
    return bare.map((one) => one.textContent.trim()).concat(hidden ? ['the tab: ' + JSON.stringify(seen(here))] : [])";

#[test]
fn actions_and_the_current_tab_are_visible_in_forced_colours() {
    run(async {
        let hall = Hall::demo();
        let browser = Browser::open("forced-colours", (1366, 768)).await;
        let forced = json!({"features": [{"name": "forced-colors", "value": "active"}]});
        browser.cdp("Emulation.setEmulatedMedia", forced).await;
        let mut found = Vec::new();
        for path in MAIN {
            if path == "/e/{key}/round-control" {
                signs_in(&browser, &hall).await;
            }
            let place = format!("http://{}{}", hall.app.address(), address(&hall, path));
            browser.goto(&place).await;
            for size in [(1366, 768), (360, 740)] {
                sized(&browser, size).await;
                browser
                    .picture(&format!("{}{}", size.0, path.replace('/', "-")))
                    .await;
                let faults = browser.script(SHOWN).await;
                if faults.as_array().is_none_or(|faults| !faults.is_empty()) {
                    found.push(format!("{path} {}: {faults}", size.0));
                }
            }
        }
        browser.close().await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}
