//! The page of a game: its board, and a list of its turns that a script steps through. Without the script it
//! shows the final position.

use super::files::{File, round_file};
use super::frame::Frame;
use super::source::Published;
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::i18n::{Localizer, short_result};
use crate::rules::{Colour, Kind, Side};
use crate::view::game_view;
use crate::view::round_parts::round_name;
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};
use askama::Template;
use inkundla_replay::board_svg::Drawing;
use inkundla_replay::replay_steps::{self, ReplayStep};

#[derive(Template)]
#[template(path = "published-game.html")]
struct GamePage<'a> {
    t: &'a Localizer,
    frame: &'a Frame<'a>,
    here: &'a str,
    title: &'a str,
    players: Vec<PlayerView>,
    result: Option<String>,
    end: Option<String>,
    round: (String, String),
    drawing: Drawing,
    /// Each kind of man in the game, by its letter in the steps.
    men: Vec<(char, Colour, Kind)>,
    /// The board at the beginning and after each turn.
    steps: Vec<ReplayStep>,
}

/// A player beside the board.
struct PlayerView {
    colour: Colour,
    kind: Kind,
    name: String,
    school: String,
    href: Option<String>,
}

pub(super) fn file(
    t: &Localizer,
    published: &Published,
    frame: &Frame<'_>,
    (board_context, watched): &(BoardContext, PublicView<RecordedGame>),
) -> Result<File, askama::Error> {
    let recorded = &watched.shown;
    let here = format!("game-{}-{}.html", board_context.round, board_context.board);
    let steps = recorded
        .game
        .play()
        .map_or_else(Vec::new, |play| replay_steps::steps(t, play));
    // The public result: the board itself may have a newer one.
    let known = RoundTable::posted(&published.public.tournament, board_context.round);
    let result = known.and_then(|round| round.at(board_context.board)?.1);
    let page = GamePage {
        t,
        frame,
        here: &here,
        title: &game_view::place(t, board_context),
        players: players(published, board_context),
        result: result.map(|scored| short_result(t, scored.result)),
        end: game_view::end(t, board_context, recorded),
        round: (
            round_file(board_context.round),
            round_name(t, &published.public.tournament, board_context.round),
        ),
        drawing: game_view::drawing(t, board_context, recorded),
        men: replay_steps::men_of(&steps),
        steps,
    };
    let text = frame.finish(&page.render()?);
    Ok((here, text))
}

fn players(published: &Published, board_context: &BoardContext) -> Vec<PlayerView> {
    let tournament = &published.public.tournament;
    let round = RoundTable::posted(tournament, board_context.round);
    let pairing = round.and_then(|round| Some(round.at(board_context.board)?.0));
    let ruleset = &board_context.event.ruleset;
    let player = |side: Side| {
        let id = pairing.map(|pairing| match side {
            Side::First => pairing.first,
            Side::Second => pairing.second,
        });
        let named = id.map(|id| NamedPlayer::of(tournament, id, Names::Alias));
        PlayerView {
            colour: ruleset.colour(side),
            kind: ruleset.facts().usual_kind,
            name: game_view::alias(&board_context.names, side),
            school: named.map_or(String::new(), |named| named.school),
            href: id.and_then(|id| published.player(id)),
        }
    };
    Side::BOTH.map(player).into()
}
