//! An event on a stick, opened without a server.

use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::tongue::{Language, Tongue};
use inkundla::web::{clock, published};

#[test]
fn the_published_folder_opens_without_a_server() {
    run(async {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        phone.does(&[("act", "resign"), ("side", "first")]);
        let (desk, at) = (&hall.app.desk, clock::now());
        let public = desk.public(&hall.key, at).unwrap();
        let t = Tongue::of(Language::English).unwrap();
        let stick = tempfile::tempdir().unwrap();
        for (name, bytes) in published::folder(&t, &public, at).unwrap() {
            std::fs::write(stick.path().join(name), bytes).unwrap();
        }
        let parent = Browser::open("published", (360, 640)).await;
        let index = format!("file://{}/index.html", stick.path().display());
        parent.goto(&index).await;
        assert_eq!(parent.text("h1").await, "Standings");
        parent.picture("standings").await;
        parent.click("a[href='round-1.html']").await;
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
        parent.close().await;
    });
}
