//! Pages in every language on a phone: all words have room.

use super::run;
use crate::browser::Browser;
use crate::web::boards::games;
use crate::web::rights;
use crate::web::umpire::Hall;
use inkundla::i18n::Language;

const PHONE: (u32, u32) = (360, 640);

/// A hall in the middle of a game, with names as long as there are.
async fn looks_at_all_pages(viewer: &Browser, languages: &[Language]) {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Nkosazana Nomathemba Mkhwanazi-Ndlovu");
    for turn in &games("umlabalaba")[0][..9] {
        phone.plays(turn);
    }
    let host = format!("http://{}", hall.app.address());
    viewer.goto(&format!("{host}/signin")).await;
    viewer.fill("input[name=name]", "Ms Khumalo").await;
    viewer
        .fill("input[name=phrase]", crate::web::harness::PHRASE)
        .await;
    viewer.click("main button.primary").await;
    viewer.until("location.pathname === '/'").await;
    let mut faults = Vec::new();
    for language in languages {
        for path in rights::pages(&hall) {
            // Files are not pages.
            if path.contains('.') || path.ends_with("/take") {
                continue;
            }
            viewer
                .goto(&format!("{host}{path}?lang={}", language.tag()))
                .await;
            viewer
                .picture(&format!("{}{}", language.tag(), path.replace('/', "-")))
                .await;
            let wide = viewer.too_wide().await;
            if wide > 0 {
                faults.push(format!("{path} in {}: {wide} px", language.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "too wide: {faults:#?}");
}

#[test]
fn longer_words_have_room_on_a_phone() {
    run(async {
        let viewer = Browser::open("stretched", PHONE).await;
        looks_at_all_pages(&viewer, &[Language::Stretched]).await;
        viewer.close().await;
    });
}

#[test]
fn every_language_has_room_on_a_phone() {
    run(async {
        let viewer = Browser::open("languages", PHONE).await;
        looks_at_all_pages(&viewer, Language::ALL).await;
        viewer.close().await;
    });
}
