//! The page of a game: its board, and a list of its turns that a script steps through. Without the
//! script the board shows how it ended.

use super::{BoardContext, File, Frame, NamedPlayer, Names, PublicView, Published, RecordedGame};
use crate::i18n::Localizer;
use crate::referee::Running;
use crate::rules::{Colour, Kind, Position, Side};
use crate::web::board_svg::Drawing;
use crate::web::game_view;
use crate::web::table::short_result;
use askama::Template;

#[derive(Template)]
#[template(path = "published-game.html")]
struct GamePage<'a> {
    t: &'a Localizer,
    frame: &'a Frame<'a>,
    here: &'a str,
    title: &'a str,
    players: Vec<Seat>,
    result: Option<String>,
    end: Option<String>,
    round: (String, String),
    drawing: Drawing,
    /// Each man that the game has, by the letter that stands for it in the steps.
    men: Vec<(char, Colour, Kind)>,
    /// The board after each turn, the beginning first.
    steps: Vec<Step>,
}

/// A player beside the board.
struct Seat {
    colour: Colour,
    kind: Kind,
    name: String,
    school: String,
    href: Option<String>,
}

/// A turn, and the board after it.
struct Step {
    text: String,
    /// A letter for each point of the board, `.` where nobody stands.
    men: String,
    /// `1` for each point that the turn touched.
    last: String,
    is_end: bool,
}

/// Every man that a game may have.
const MEN: [(char, Colour, Kind); 12] = [
    ('c', Colour::White, Kind::Cow),
    ('C', Colour::Black, Kind::Cow),
    ('h', Colour::White, Kind::HerdBoys),
    ('H', Colour::Black, Kind::HerdBoys),
    ('w', Colour::White, Kind::Warriors),
    ('W', Colour::Black, Kind::Warriors),
    ('k', Colour::White, Kind::Knight),
    ('K', Colour::Black, Kind::Knight),
    ('m', Colour::White, Kind::Man),
    ('M', Colour::Black, Kind::Man),
    ('d', Colour::White, Kind::Disc),
    ('D', Colour::Black, Kind::Disc),
];

impl GamePage<'_> {
    /// The letter of a man.
    fn letter(&self, man: &Option<(Colour, Kind)>) -> Option<char> {
        letter(*man)
    }
}

/// The letter that stands for a man in the steps.
fn letter(man: Option<(Colour, Kind)>) -> Option<char> {
    let mut men = MEN.iter();
    let known = men.find(|(_, colour, kind)| man == Some((*colour, *kind)));
    known.map(|(letter, ..)| *letter)
}

pub(super) fn file(
    t: &Localizer,
    published: &Published,
    frame: &Frame<'_>,
    (seat, watched): &(BoardContext, PublicView<RecordedGame>),
) -> Result<File, askama::Error> {
    let recorded = &watched.shown;
    let here = format!("game-{}-{}.html", seat.round, seat.board);
    let steps = recorded
        .game
        .play()
        .map_or_else(Vec::new, |play| steps(t, play));
    let used = |letter: char| steps.iter().any(|step| step.men.contains(letter));
    let round = format!("round-{}.html", seat.round);
    let title = frame.links.iter().find(|(file, _)| *file == round);
    // As outsiders know it: the board itself may know more already.
    let known = super::RoundTable::posted(&published.public.tournament, seat.round);
    let result = known.and_then(|round| round.at(seat.board)?.1);
    let page = GamePage {
        t,
        frame,
        here: &here,
        title: &game_view::place(t, seat),
        players: players(published, seat),
        result: result.map(|scored| short_result(t, scored.result)),
        end: game_view::end(t, seat, recorded),
        round: (
            round.clone(),
            title.map_or(round, |(_, title)| title.clone()),
        ),
        drawing: game_view::drawing(t, seat, recorded),
        men: MEN
            .into_iter()
            .filter(|(letter, ..)| used(*letter))
            .collect(),
        steps,
    };
    let text = page.render()?;
    Ok((here, text.into_bytes()))
}

fn players(published: &Published, seat: &BoardContext) -> Vec<Seat> {
    let tournament = &published.public.tournament;
    let round = super::RoundTable::posted(tournament, seat.round);
    let pairing = round.and_then(|round| Some(round.at(seat.board)?.0));
    let ruleset = &seat.event.ruleset;
    let player = |side: Side| {
        let id = pairing.map(|pairing| match side {
            Side::First => pairing.first,
            Side::Second => pairing.second,
        });
        let named = id.map(|id| NamedPlayer::of(tournament, id, Names::Alias));
        Seat {
            colour: ruleset.colour(side),
            kind: game_view::usual(ruleset),
            name: game_view::alias(&seat.names, side),
            school: named.map_or(String::new(), |named| named.school),
            href: id.and_then(|id| published.player(id)),
        }
    };
    Side::BOTH.map(player).into()
}

/// The board after each turn that stands.
fn steps(t: &Localizer, play: &Running) -> Vec<Step> {
    let (positions, turns) = (play.course.positions(), play.course.turns());
    let mut steps = vec![step(t, play, (0, t.msg("replay-first")), None)];
    for (number, turn) in (1..).zip(turns) {
        let text = positions.get(number - 1).map(|before: &Position| {
            let text = game_view::turn_text(t, &play.ruleset, before, turn);
            let values = [("n", number.into()), ("text", text.into())];
            t.msg_with("turn-text-numbered", &values)
        });
        let text = text.unwrap_or_default();
        steps.push(step(t, play, (number, text), Some(turn)));
    }
    if let Some(last) = steps.last_mut() {
        last.is_end = true;
    }
    steps
}

fn step(
    t: &Localizer,
    play: &Running,
    (number, text): (usize, String),
    turn: Option<&str>,
) -> Step {
    let start = play.ruleset.start();
    let position = play.course.positions().get(number).unwrap_or(&start);
    let drawing = Drawing::of(t, &play.ruleset, position, turn);
    let points = drawing.points.iter();
    Step {
        text,
        men: points
            .clone()
            .map(|spot| letter(spot.man).unwrap_or('.'))
            .collect(),
        last: points
            .map(|spot| if spot.is_last { '1' } else { '0' })
            .collect(),
        is_end: false,
    }
}
