//! Taps of an umpire on the phone: turns, cards, undo and the end.

use crate::browser::Browser;

pub(super) async fn resigns(umpire: &Browser) {
    umpire.click("#result summary").await;
    umpire
        .click("#result form:has([value=resign]) button")
        .await;
    umpire.click(".question .danger").await;
    umpire.find("#end").await;
}

/// Taps a legal turn, point by point; true when a cow was shot. The player who
/// moves first shoots where that is possible, so that the game ends.
pub(super) async fn play(umpire: &Browser, turn: usize) -> bool {
    let seq = umpire.attribute("#live", "data-seq").await;
    let turns = umpire.attribute("#live", "data-turns").await;
    let turns: Vec<&str> = turns.split(' ').collect();
    let shot = turns.iter().find(|text| text.contains('x'));
    let chosen = *shot.unwrap_or(&turns[(turn * 7919) % turns.len()]);
    for point in chosen.split(['-', 'x']) {
        umpire
            .click(&format!(".pt[data-point='{point}'] .hit"))
            .await;
    }
    umpire
        .until(&format!(
            "document.querySelector('#live').dataset.seq !== '{seq}'"
        ))
        .await;
    shot.is_some()
}

pub(super) async fn card(umpire: &Browser, card: &str) {
    let seq = umpire.attribute("#live", "data-seq").await;
    umpire.click("#card summary").await;
    umpire.click("#card input[value=misconduct]").await;
    umpire.picture(&format!("{card}-sheet")).await;
    umpire.click(&format!("#card button[value={card}]")).await;
    umpire
        .until(&format!(
            "document.querySelector('#live').dataset.seq !== '{seq}'"
        ))
        .await;
}

pub(super) async fn undo(umpire: &Browser) {
    let seq = umpire.attribute("#live", "data-seq").await;
    umpire.click("#undo summary").await;
    umpire.picture("undo-sheet").await;
    // One's own turn that is fresh goes at once; what else there is, for a reason.
    if umpire
        .script("return document.getElementById('undo').open")
        .await
        == true
    {
        umpire.click("#undo button[name=reason]").await;
    }
    umpire
        .until(&format!(
            "document.querySelector('#live').dataset.seq !== '{seq}'"
        ))
        .await;
}
