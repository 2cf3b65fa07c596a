//! Two players of a draft swap by two taps, in a real browser.

use super::helpers::signed_in;
use super::run;
use crate::web::rounds::{EIGHT, Hall};

/// The players in their seats, board by board.
const SEATS: &str = "[...document.querySelectorAll('.swaps')].map((seat) => seat.id).join(' ')";

#[test]
fn two_taps_or_two_keys_swap_two_players() {
    run(async {
        let hall = Hall::with(&EIGHT);
        hall.post("/rounds/draft", &[]);
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("draft-swap", (1366, 768), &host, "en").await;
        teacher
            .goto(&format!("{host}/e/{}/rounds/1/draft", hall.key))
            .await;
        teacher.script("window.neverReloaded = true").await;
        teacher
            .click("tr:nth-child(1) td:nth-of-type(1) .swaps")
            .await;
        teacher
            .until("!document.getElementById('picking').hidden")
            .await;
        teacher.picture("picked").await;
        teacher.fits().await;
        let before = hall.pairs(1);
        teacher
            .click("tr:nth-child(2) td:nth-of-type(1) .swaps")
            .await;
        let first = format!("p{} ", before[1][0]);
        teacher
            .until(&format!("{SEATS}.startsWith('{first}')"))
            .await;
        assert_eq!(hall.pairs(1)[0][0], before[1][0]);
        assert!(teacher.script("return window.neverReloaded").await == true);

        // The picked one keeps the focus, and Escape lets go of it.
        let focus = "document.activeElement.id";
        teacher
            .until(&format!("{focus} === 'p{}'", before[1][0]))
            .await;
        teacher.script("document.activeElement.click()").await;
        teacher
            .until("!document.getElementById('picking').hidden")
            .await;
        teacher
            .script(
                "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
            )
            .await;
        teacher
            .until("document.getElementById('picking').hidden && !document.querySelector('.swaps[aria-pressed]')")
            .await;
        teacher.close().await;
    });
}
