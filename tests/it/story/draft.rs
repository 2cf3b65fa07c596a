//! Two players of a draft are exchanged by two taps.

use super::helpers::{looks, signed_in};
use super::run;
use crate::web::rounds::{EIGHT, Hall};

/// The players by board.
const SEATS: &str = "[...document.querySelectorAll('.swaps')].map((seat) => seat.id).join(' ')";

#[test]
fn a_draft_after_a_round_fits_a_phone_and_a_laptop() {
    run(async {
        let hall = Hall::with(&EIGHT[..7]);
        hall.next_round(1);
        for board in 1..=3 {
            hall.enter(1, board, "1-0");
        }
        hall.post("/rounds/draft", &[]);
        let pairs = hall.pairs(2);
        let (one, other) = (pairs[0][0].to_string(), pairs[2][1].to_string());
        let form = [("one", &*one), ("other", &*other)];
        hall.post("/rounds/2/exchange", &form);
        let host = format!("http://{}", hall.app.address());
        for (name, size) in [("draft-phone", (360, 740)), ("draft-laptop", (1366, 768))] {
            let teacher = signed_in(name, size, &host, "en").await;
            let page = format!("{host}/e/{}/rounds/2/draft", hall.key);
            teacher.goto(&page).await;
            looks(&teacher, "draft").await;
            let high = "return Math.max(...[...document.querySelectorAll('.swaps')] \
                .map((seat) => seat.offsetHeight))";
            let high = teacher.script(high).await.as_u64().unwrap();
            assert!(high < 80, "a name of {high} px");
            teacher.dark(true).await;
            teacher
                .script("document.querySelector('#pairs').scrollIntoView()")
                .await;
            looks(&teacher, "dark").await;
            teacher.close().await;
        }
    });
}

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
            .click("tr:nth-child(3) td:nth-of-type(1) .swaps")
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

        // Dragging one player onto another swaps them too.
        let before = hall.pairs(1);
        let drag = "const [from, , , , to] = document.querySelectorAll('.swaps'); \
            const data = new DataTransfer(); \
            const sends = (at, type) => at.dispatchEvent(new DragEvent(type, \
                { bubbles: true, cancelable: true, dataTransfer: data })); \
            sends(from, 'dragstart'); sends(to, 'dragover'); sends(to, 'drop'); sends(from, 'dragend');";
        teacher.script(drag).await;
        let first = format!("p{} ", before[2][0]);
        teacher
            .until(&format!("{SEATS}.startsWith('{first}')"))
            .await;
        assert_eq!(hall.pairs(1)[2][0], before[0][0]);
        teacher
            .until("document.getElementById('picking').hidden")
            .await;
        teacher.close().await;
    });
}
