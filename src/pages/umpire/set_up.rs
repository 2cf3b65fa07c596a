//! `/u/<code>/set-up`: sets up the real position, when recording began late or the men were knocked over.
//! Tapped man by man, or typed.

use super::actions::record_from_page;
use super::recorded_game::recorded_game;
use crate::desk::games::RecordedGame;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::offline_state::letter;
use crate::pages::shared::record_form::{RecordForm, group_fields};
use crate::paths::{self, UmpirePaths};
use crate::rules::{Colour, Kind, MenGroup, Ruleset};
use crate::view::game_view::{self, PlayerStrip};
use crate::view::script_law::{PieceSymbol, shapes};
use actix_web::web::Form;
use askama::Template;
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "umpire/set_up.html")]
struct SetUpView {
    page: Page,
    paths: UmpirePaths,
    place: String,
    seq: u32,
    form: RecordForm,
    can_record: bool,
    strips: [PlayerStrip; 2],
    drawing: Drawing,
    shapes: Vec<PieceSymbol>,
    groups: Vec<GroupField>,
    second_moves: bool,
    position: String,
}

/// The men of one side and kind.
struct GroupField {
    colour: Colour,
    kind: Kind,
    /// The letter of such a man in the text of a position.
    letter: &'static str,
    name: String,
    points_field: String,
    hand_field: String,
    label: String,
    hand_label: String,
    points: String,
    in_hand: String,
    has_hand: bool,
}

/// `GET /u/{code}/set-up`
pub async fn show(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    let shell = umpiring.context.page();
    let page = page(&umpiring, &recorded, RecordForm::default(), shell);
    umpiring.context.html(&page)
}

/// `POST /u/{code}/set-up`
pub async fn record(umpiring: Umpiring, form: Form<RecordForm>) -> Answer {
    record_from_page(&umpiring, form.into_inner(), page).await
}

fn page(umpiring: &Umpiring, recorded: &RecordedGame, form: RecordForm, page: Page) -> SetUpView {
    let (context, umpire) = (&umpiring.context, &umpiring.umpire);
    let (t, board_context) = (&*context.t, umpire.board_context());
    let ruleset = &board_context.event.ruleset;
    let start = ruleset.start();
    let play = recorded.game.play();
    let position = play.map_or(&start, |play| play.history.position());
    let arrangement = ruleset.arrangement(position);
    SetUpView {
        paths: paths::of_code(&umpiring.code),
        place: game_view::place(t, board_context),
        seq: recorded.game.seq,
        can_record: umpire.is_recording() && board_context.is_open,
        strips: game_view::strips(t, board_context, recorded, context.at),
        drawing: Drawing::of(t, ruleset, position, None),
        shapes: shapes(t, ruleset),
        second_moves: match form.of("set-up").side.as_str() {
            "" => arrangement.second_moves,
            side => side == "second",
        },
        groups: arrangement
            .groups
            .into_iter()
            .map(|group| set(t, ruleset, group, &form))
            .collect(),
        position: position.text(),
        form,
        page,
    }
}

fn set(t: &Localizer, ruleset: &Ruleset, group: MenGroup, form: &RecordForm) -> GroupField {
    let [points_field, hand_field] = group_fields(group.side, group.kind);
    let colour = ruleset.colour(group.side);
    let side = t.localize(&colour);
    let kind = match group.kind {
        Kind::Disc => t.msg("kind-disc"),
        kind => t.localize(&kind),
    };
    let typed = form.act == "set-up";
    let or = |field: &str, now: String| {
        if typed {
            form.group(field).to_owned()
        } else {
            now
        }
    };
    let values = [("side", side.into()), ("kind", kind.into())];
    GroupField {
        colour,
        kind: group.kind,
        letter: letter(ruleset, group.side, group.kind),
        name: t.msg_with("set-up-man", &values),
        label: t.msg_with("set-up-on", &values),
        hand_label: t.msg_with("set-up-hand", &values),
        points: or(&points_field, group.points),
        in_hand: or(&hand_field, group.in_hand.to_string()),
        has_hand: ruleset.has_hand(),
        points_field,
        hand_field,
    }
}
