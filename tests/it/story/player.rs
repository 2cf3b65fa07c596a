//! Playback of a game: by button, key, and slider.

use super::run;
use crate::browser::Browser;
use crate::web::boards::{course, games};
use crate::web::umpire::Hall;

/// The number of the shown entry.
const HERE: &str = "document.getElementById('seek').value";

async fn recorded_game(hall: &Hall) -> usize {
    let phone = hall.umpire("Ms Naidoo");
    let whole = course("umlabalaba", &games("umlabalaba")[0]);
    let turns = &whole.turns()[..40.min(whole.turns().len())];
    for (ply, turn) in turns.iter().enumerate() {
        let seen = if ply == 0 { 0 } else { ply + 1 };
        let page = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        assert_eq!(page.status, 200, "{turn}: {}", page.text());
    }
    phone.does(&[("act", "draw")]);
    turns.iter().filter(|turn| turn.contains('x')).count()
}

#[test]
fn a_game_plays_by_itself_until_it_is_stopped() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let shots = recorded_game(&hall).await;
        assert!(shots > 0);
        let viewer = Browser::open("player", (360, 640)).await;
        let board = format!("http://{}/e/{}/boards/1/1", hall.app.address(), hall.key);
        viewer.goto(&format!("{board}/replay?entry=3")).await;
        let marks =
            "return document.querySelector('.shots path').getAttribute('d').split('M').length - 1";
        assert_eq!(viewer.script(marks).await, shots, "a mark for each shot");
        viewer.fits().await;
        viewer.click("[data-speed='2']").await;
        viewer.until("document.querySelector('[data-speed=\"2\"]').getAttribute('aria-pressed') === 'true'").await;
        viewer.click("#play").await;
        viewer.until(&format!("{HERE} >= 6")).await;
        assert_eq!(viewer.text("#play").await, "Pause");
        viewer.picture("plays").await;
        viewer.click("#play").await;
        let stopped = viewer.script(&format!("return {HERE}")).await;
        tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
        assert_eq!(viewer.script(&format!("return {HERE}")).await, stopped);
        assert_eq!(viewer.text("#play").await, "Play");
        // The space key does the same where nothing else has the focus.
        viewer.script("document.activeElement.blur()").await;
        viewer.key(" ").await;
        viewer.until(&format!("{HERE} > {stopped}")).await;
        viewer.key(" ").await;
        // Pulled along the line, and shared from there.
        viewer
            .script("const line = document.getElementById('seek'); line.value = 20; line.dispatchEvent(new Event('input', {bubbles: true}))")
            .await;
        viewer.until("location.search === '?entry=20'").await;
        viewer.click("#moment").await;
        viewer
            .until("document.getElementById('moment').textContent.includes('Link copied')")
            .await;
        let sentence = viewer.text(".last-turn").await;
        let whole = course("umlabalaba", &games("umlabalaba")[0]);
        assert!(sentence.contains(&whole.turns()[18][..2]), "{sentence}");
        assert!(
            !sentence.contains("White places"),
            "a name, not a colour: {sentence}"
        );
        viewer.close().await;
    });
}

#[test]
fn without_scripts_the_line_is_a_form() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let visitor = hall.app.visitor();
    let page = visitor.get(&format!("/e/{}/boards/1/1/replay?entry=2", hall.key));
    assert_eq!(page.attributes("form input[type=range]", "value"), ["2"]);
    let action = page.attributes(".player form", "action").remove(0);
    let moved = visitor.get(&format!("{action}?entry=1"));
    assert_eq!(moved.attributes("form input[type=range]", "value"), ["1"]);
    assert_eq!(page.all("#step-back").len(), 1);
}
