//! The undo toast is visible at every scroll position.

use super::helpers::signed_in;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 640);

/// Whether the undo button is in the window.
const IN_SIGHT: &str = "(() => { const button = document.querySelector('.toast[open] [data-undo]'); \
    if (!button) return false; const { top, bottom } = button.getBoundingClientRect(); \
    return top >= 0 && bottom <= innerHeight && getComputedStyle(button).visibility === 'visible'; })()";

/// Whether it does not cover the focused element.
const FREE: &str = "(() => { const [toast, focus] = [document.querySelector('.toast'), document.activeElement] \
    .map((one) => one.getBoundingClientRect()); \
    return focus.top >= toast.bottom || focus.bottom <= toast.top; })()";

const IS_ENTERED: &str = "!document.querySelector('#b30 [data-key]')";

async fn at_the_boards(name: &str, hall: &Hall) -> Browser {
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(name, PHONE, &host, "en").await;
    teacher
        .goto(&format!("{host}/e/{}/round-control", hall.key))
        .await;
    teacher
}

#[test]
fn the_undo_toast_is_visible_from_a_row_far_down() {
    run(async {
        let hall = Hall::large(70);
        let teacher = at_the_boards("toast", &hall).await;
        teacher.click("#b30 [data-key='1']").await;
        teacher.until(IS_ENTERED).await;
        assert!(teacher.script("return scrollY > innerHeight").await == true);
        teacher.until(IN_SIGHT).await;
        teacher.fits().await;
        teacher.picture("far-down").await;
        // What lies below the notice is covered for ten seconds, or until it is closed.
        let mut faults = teacher.axe().await;
        faults.retain(|fault| !fault.contains("partially obscured"));
        assert_eq!(faults, Vec::<String>::new());
        // Not over the row to which the keys have come.
        for row in [31, 29] {
            teacher
                .script(&format!("document.getElementById('b{row}').focus()"))
                .await;
            teacher.until(FREE).await;
        }
        // What somebody else enters meanwhile does not take it away.
        let other = hall.app.signed_in("Ms Khumalo");
        let door = format!("/e/{}/rounds/1/boards/1/result", hall.key);
        other.post(&door, &[("result", "1-0")]);
        teacher
            .until("!document.querySelector('#b1 [data-key]')")
            .await;
        teacher.until(IN_SIGHT).await;
        teacher.click(".toast [data-undo]").await;
        teacher.until(&IS_ENTERED[1..]).await;
        teacher.close().await;
    });
}

#[test]
fn the_undo_toast_can_be_dismissed_and_rests_after_a_while() {
    run(async {
        let hall = Hall::large(70);
        let teacher = at_the_boards("toast-away", &hall).await;
        teacher.click("#b30 [data-key='1']").await;
        teacher.until(IN_SIGHT).await;
        teacher.click(".toast summary").await;
        teacher.until(&format!("!{IN_SIGHT}")).await;
        // Without scrolling. A pointer over the toast would keep it.
        let away = serde_json::json!({"type": "mouseMoved", "x": 5, "y": 5});
        teacher.cdp("Input.dispatchMouseEvent", away).await;
        teacher
            .script("document.querySelector(\"#b31 [data-key='1']\").click()")
            .await;
        teacher
            .until("!document.querySelector('#b31 [data-key]')")
            .await;
        teacher.until(IN_SIGHT).await;
        // After ten seconds it is where it stands on the page, and nothing has moved for it.
        let place = "return document.getElementById('b31').getBoundingClientRect().top";
        let before = teacher.script(place).await;
        teacher.until(&format!("!{IN_SIGHT}")).await;
        assert_eq!(teacher.script(place).await, before);
        teacher.script("scrollTo(0, 0)").await;
        teacher
            .script("document.querySelector('.toast').scrollIntoView()")
            .await;
        teacher.until(IN_SIGHT).await;
        teacher.close().await;
    });
}

/// By style sheets alone: the page without scripts.
#[test]
fn without_scripts_the_undo_link_is_visible_too() {
    run(async {
        let hall = Hall::large(70);
        let teacher = at_the_boards("toast-plain", &hall).await;
        let js_off = serde_json::json!({"urls": ["*.js"]});
        teacher.cdp("Network.enable", serde_json::json!({})).await;
        teacher.cdp("Network.setBlockedURLs", js_off).await;
        teacher.goto(&teacher.url().await).await;
        assert!(
            teacher
                .script("return document.documentElement.className")
                .await
                == ""
        );
        teacher.click("#b30 [data-key='1']").await;
        teacher.until("location.search.includes('done=')").await;
        teacher
            .script("document.getElementById('b30').scrollIntoView()")
            .await;
        teacher.until(IN_SIGHT).await;
        teacher.picture("plain").await;
        teacher.close().await;
    });
}
