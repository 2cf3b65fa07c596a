//! Static pages of an event, opened from a USB stick without a server.

use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::i18n::{Language, Localizer};
use inkundla::system_time;
use inkundla::view::published;
use inkundla::view::published::Published;

/// Number of cells that are not fully visible on a screen of 360 px.
const BEYOND: &str = "return [...document.querySelectorAll('tbody td')] \
    .filter((cell) => cell.getBoundingClientRect().right > 360 || cell.scrollWidth > cell.clientWidth + 1).length";

#[test]
fn the_published_folder_opens_without_a_server() {
    run(async {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        phone.does(&[("act", "resign"), ("side", "first")]);
        let (desk, at) = (&hall.app.desk, system_time::now());
        let public = Published::read(desk, &hall.key, at).unwrap();
        let t = Localizer::of(Language::English).unwrap();
        let stick = tempfile::tempdir().unwrap();
        for (name, bytes) in published::folder(&t, &public, at).unwrap() {
            std::fs::write(stick.path().join(name), bytes).unwrap();
        }
        let parent = Browser::open("published", (360, 640)).await;
        let index = format!("file://{}/index.html", stick.path().display());
        parent.goto(&index).await;
        assert_eq!(
            parent.attribute(".tabs [aria-current]", "href").await,
            "index.html"
        );
        parent.picture("start").await;
        parent.fits().await;
        parent.click(".tabs a[href='standings.html']").await;
        parent
            .until("document.querySelector('h1').textContent === 'Standings'")
            .await;
        // Badge, name and the beads of the rounds, as on the server.
        for part in ["td .beads i", ".tabs svg.i use"] {
            parent.find(part).await;
        }
        parent.picture("standings").await;
        // Nothing was forbidden so far, and what does not belong there would be.
        assert_eq!(parent.complaints().await, Vec::<String>::new());
        let injected = "const it = document.createElement('script'); it.textContent = 'document.title = \"harm\"'; document.body.append(it); return document.title";
        assert_ne!(parent.script(injected).await, "harm");
        assert_ne!(parent.complaints().await, Vec::<String>::new());
        parent.click(".tabs a[href='round-1.html']").await;
        parent
            .until("document.querySelector('h1').textContent.includes('round 1')")
            .await;
        let page = parent.text("body").await;
        assert!(
            page.contains("0–1") && page.contains("Thandiwe M"),
            "{page}"
        );
        assert!(!page.contains("Mokoena"), "{page}");
        let margin =
            parent.script("return getComputedStyle(document.querySelector('td')).paddingLeft");
        assert_ne!(margin.await, "1px", "the style is there");
        parent.fits().await;
        parent.picture("round").await;
        // Nothing lies beyond the edge, not even in a part that could be scrolled.
        for page in ["index", "standings", "cross-table", "round-1", "games"] {
            let place = format!("file://{}/{page}.html", stick.path().display());
            parent.goto(&place).await;
            assert_eq!(parent.script(BEYOND).await, 0, "{page}");
        }
        // The game is stepped through on the stick.
        parent.goto(&index).await;
        parent.click("a[href='round-1.html']").await;
        parent.find("a[href='game-1-1.html']").await;
        parent.click("a[href='game-1-1.html']").await;
        parent.find(".steps:not([hidden])").await;
        let men = "return document.querySelectorAll('.board .who[href]').length";
        assert_eq!(parent.script(men).await, 1);
        parent.click("[data-step='back']").await;
        assert_eq!(parent.script(men).await, 0);
        parent.key("\u{E014}").await;
        assert_eq!(parent.script(men).await, 1);
        assert!(parent.text(".say").await.contains("E1"));
        assert_eq!(parent.complaints().await, Vec::<String>::new());
        parent.fits().await;
        parent.picture("game").await;
        parent.click(".seats a").await;
        parent.find("a[href='game-1-1.html']").await;
        assert!(!parent.text("body").await.contains("Mokoena"));
        parent.fits().await;
        parent
            .goto(&format!("file://{}/round-1.html", stick.path().display()))
            .await;
        let rows = "return getComputedStyle(document.querySelector('tbody tr')).display";
        assert_eq!(parent.script(rows).await, "flex");
        let laptop = Browser::open("published-laptop", (1366, 768)).await;
        for page in ["index", "standings", "games"] {
            let place = format!("file://{}/{page}.html", stick.path().display());
            laptop.goto(&place).await;
            laptop.fits().await;
            laptop.picture(page).await;
        }
        laptop.close().await;
        parent.close().await;
    });
}
