//! A phone shows its board in two tabs.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::{Hall, Phone};

const PHONE: (u32, u32) = (360, 640);

/// Follows the stream of this page, and that of another tab of the phone.
const FOLLOWS: &str = r#"
    const { live } = document.getElementById('main').dataset;
    window.messages = { own: 0, beside: 0 };
    for (const [page, number] of [['own', performance.timeOrigin], ['beside', 1]]) {
        const stream = new EventSource(live.replace('tab=', '$&' + number));
        for (const kind of ['part', 'patch']) stream.addEventListener(kind, () => { window.messages[page] += 1; });
    }
"#;

#[test]
fn a_page_does_not_get_its_own_change_from_the_stream() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        let umpire = Browser::open("tabs", PHONE).await;
        sits_down(&umpire, &url).await;
        umpire.script(FOLLOWS).await;
        umpire
            .until("messages.own === 1 && messages.beside === 1")
            .await;
        for number in 0..3 {
            plays(&umpire, number).await;
            let seq = format!(
                "document.getElementById('live').dataset.seq === '{}'",
                number + 2
            );
            umpire.until(&seq).await;
            umpire
                .until(&format!("messages.beside === {}", number + 2))
                .await;
        }
        assert_eq!(umpire.script("return messages.own").await, 1);
        Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
        umpire.until("messages.own === 2").await;
        let taken = "document.getElementById('live').textContent.includes('Ms Naidoo')";
        umpire.until(taken).await;
        umpire.close().await;
    });
}
