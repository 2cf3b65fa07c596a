//! Pages in every language on the narrowest phone: all texts have room.

use super::run;
use crate::browser::Browser;
use crate::web::boards::games;
use crate::web::harness::PHRASE;
use crate::web::rights::{For, ROUTES, address, is_file};
use crate::web::umpire::Hall;
use inkundla::i18n::Language;

const PHONE: (u32, u32) = (320, 640);

/// The tabs of an event whose labels overflow or overlap.
const TIGHT_TABS: &str = "const tabs = [...document.querySelectorAll('.tabs a')]; \
    const words = tabs.map((tab) => { const all = document.createRange(); \
    all.selectNodeContents(tab); return all.getBoundingClientRect(); }); \
    const lies = (one, other) => one !== other && other.left < one.right && other.right > one.left \
    && other.top < one.bottom && other.bottom > one.top; \
    return tabs.filter((tab, n) => tab.scrollWidth > tab.clientWidth \
    || words.some((other) => lies(words[n], other))).map((tab) => tab.textContent.trim())";

async fn looks_at_pages(
    viewer: &Browser,
    hall: &Hall,
    language: Language,
    is_signed_in: bool,
) -> Vec<String> {
    let host = format!("http://{}", hall.app.address());
    let tag = language.tag();
    let mut faults = Vec::new();
    for (method, path, whom) in ROUTES {
        let place = address(hall, path);
        let is_page = *method == "get" && !path.ends_with("/live") && !path.ends_with("/take");
        if !is_page || is_file(&place) || (*whom != For::All && !is_signed_in) {
            continue;
        }
        viewer.goto(&format!("{host}{place}?lang={tag}")).await;
        viewer
            .picture(&format!("{tag}{}", place.replace('/', "-")))
            .await;
        let wide = viewer.too_wide().await;
        if wide > 0 {
            faults.push(format!("{place} in {tag}: {wide} px too wide"));
        }
        let tight = viewer.script(TIGHT_TABS).await;
        if tight.as_array().is_some_and(|tabs| !tabs.is_empty()) {
            faults.push(format!("{place} in {tag}: tabs {tight}"));
        }
    }
    faults
}

/// An event with games in progress and names of maximum length.
async fn looks_at_all_pages(viewer: &Browser, languages: &[Language]) {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Nkosazana Nomathemba Mkhwanazi-Ndlovu");
    for turn in &games("umlabalaba")[0][..9] {
        phone.plays(turn);
    }
    let mut faults = Vec::new();
    // The longest words, before anybody signs in.
    for language in languages {
        if matches!(language, Language::Zulu | Language::Stretched) {
            faults.extend(looks_at_pages(viewer, &hall, *language, false).await);
        }
    }
    let door = format!("http://{}/signin", hall.app.address());
    viewer.goto(&door).await;
    viewer.fill("input[name=name]", "Ms Khumalo").await;
    viewer.fill("input[name=phrase]", PHRASE).await;
    viewer.click("main button.primary").await;
    viewer.until("location.pathname === '/'").await;
    for language in languages {
        faults.extend(looks_at_pages(viewer, &hall, *language, true).await);
    }
    assert!(faults.is_empty(), "{faults:#?}");
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
        looks_at_all_pages(&viewer, Language::written()).await;
        viewer.close().await;
    });
}
