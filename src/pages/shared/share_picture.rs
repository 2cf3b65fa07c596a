//! The pictures of link previews; they contain only the public view.

use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::public_event::PublicEvent;
use crate::formats::picture::{
    Bead, BoardPicture, CardRow, Lead, PictureMan, PictureSpot, ShareCard, SpotGround, draw,
};
use crate::http::middleware::page_cache::Body;
use crate::i18n::{Localizer, score_text};
use crate::referee::Phase;
use crate::rules::{Colour, Kind, Side};
use crate::system_time;
use crate::tournament::crosstable::{Crosstable, RoundOutcome, Through};
use crate::tournament::standings::{Row, Standings};
use crate::tournament::{Entrant, PairingResult};
use crate::view::event_head::shown;
use crate::view::published::place_and_points;
use crate::view::round_parts::round_title;
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::{game_view, rules_text};
use inkundla_replay::board_svg::Drawing;

const PNG: &str = "image/png";

/// A picture in the page cache.
pub(crate) struct Picture(pub(crate) ShareCard);

impl Body for Picture {
    fn bytes(&self) -> Result<(&'static str, Vec<u8>), askama::Error> {
        Ok((PNG, draw(&self.0).ok_or(askama::Error::Fmt)?))
    }
}

/// A board and its game in the public view.
pub(crate) type Watched = (BoardContext, PublicView<RecordedGame>);

/// The event: its leaders, and a board.
pub(crate) fn of_event(t: &Localizer, public: &PublicEvent, game: Option<&Watched>) -> ShareCard {
    let (event, tournament) = (&public.event, &public.tournament);
    let round = shown(tournament).map(|round| round_title(t, tournament, round));
    let board = match game {
        Some((board_context, watched)) => game_view::drawing(t, board_context, &watched.shown),
        None => Drawing::of(t, &event.ruleset, &event.ruleset.start(), None),
    };
    let game = rules_text::game(t, &event.ruleset);
    let place = Some(event.announcement.place.clone()).filter(|place| !place.is_empty());
    ShareCard {
        title: event.title(),
        subtitle: round.clone().unwrap_or_else(|| game.clone()),
        rows: leaders(t, public, &public.standings(None), 3),
        foot: joined([round.map(|_| game), place]),
        board: Some(pictured(&board)),
        ..ShareCard::default()
    }
}

/// The top of the standings.
pub(crate) fn of_standings(t: &Localizer, public: &PublicEvent) -> ShareCard {
    const ROWS: usize = 5;
    let tournament = &public.tournament;
    let round = shown(tournament).map(|round| round_title(t, tournament, round));
    ShareCard {
        title: t.msg("standings"),
        subtitle: joined([Some(public.event.title()), round]),
        rows: leaders(t, public, &public.standings(None), ROWS),
        ..ShareCard::default()
    }
}

/// A game: its board between both players.
pub(crate) fn of_board(t: &Localizer, (board_context, watched): &Watched) -> ShareCard {
    let recorded = &watched.shown;
    let is_over =
        matches!(recorded.game.phase, Phase::Finished(_)) || !board_context.is_seen_open();
    let result = watched
        .public_result(board_context)
        .filter(|_| is_over)
        .map(|scored| scored.result);
    let place = game_view::place(t, board_context);
    let turns = recorded.game.play().map_or(0, |play| play.turn_count());
    let turns = (turns > 0).then(|| t.msg_arg("screen-turn", "n", turns));
    let title = match result.map(|result| (result.winner(), result)) {
        Some((Some(side), _)) => {
            let winner = game_view::alias(&board_context.names, side);
            t.msg_arg("posted-won", "player", winner)
        }
        Some((None, PairingResult::Drawn)) => t.msg("posted-drawn"),
        _ => place.clone(),
    };
    let subtitle = Some(place).filter(|place| *place != title);
    let score = |side: Side| result.map(|result| points_of(result, side).to_owned());
    let rows = Side::BOTH.map(|side| CardRow {
        lead: Lead::Man {
            is_white: board_context.event.ruleset.colour(side) == Colour::White,
        },
        name: game_view::alias(&board_context.names, side),
        school: String::new(),
        value: score(side).unwrap_or_default(),
    });
    let day = recorded.entries.first();
    let day = day.map(|entry| system_time::date(t, entry.at));
    ShareCard {
        title,
        subtitle: joined([subtitle, turns]),
        rows: rows.into(),
        foot: joined([Some(board_context.event.title()), day]),
        board: Some(pictured(&game_view::drawing(t, board_context, recorded))),
        ..ShareCard::default()
    }
}

/// A player's results under the alias; a certificate once the event is finished and the place is final.
pub(crate) fn of_player(t: &Localizer, public: &PublicEvent, entrant: &Entrant) -> ShareCard {
    let tournament = &public.tournament;
    let player = NamedPlayer::of(tournament, entrant.id, Names::Alias);
    let standings = public.standings(None);
    let row = standings.row(entrant.id);
    let is_certain = public.event.is_finished && !standings.provisional;
    let round = shown(tournament).map(|round| round_title(t, tournament, round));
    let sheets = Crosstable::of(tournament, Through::Live);
    let beads = sheets.lines(entrant.id).iter();
    ShareCard {
        title: player.name,
        subtitle: player.school,
        rows: leads(row.map(|row| place_and_points(t, row))),
        beads: beads.filter_map(|line| bead(&line.outcome)).collect(),
        certificate: match row {
            Some(_) if is_certain => t.msg("player-honour"),
            _ => String::new(),
        },
        foot: joined([Some(public.event.title()), round]),
        board: None,
    }
}

/// A row that consists of words only.
fn leads(words: Option<String>) -> Vec<CardRow> {
    let row = |words: String| CardRow {
        lead: Lead::Place(words),
        name: String::new(),
        school: String::new(),
        value: String::new(),
    };
    words.into_iter().map(row).collect()
}

fn bead(outcome: &RoundOutcome) -> Option<Bead> {
    let score = outcome.score()?;
    Some(match score {
        crate::tournament::crosstable::Score::Win => Bead::Won,
        crate::tournament::crosstable::Score::Draw => Bead::Drawn,
        crate::tournament::crosstable::Score::Loss => Bead::Lost,
    })
}

/// The leaders; empty before a game has been played.
fn leaders(
    t: &Localizer,
    public: &PublicEvent,
    standings: &Standings,
    count: usize,
) -> Vec<CardRow> {
    if standings.rows.iter().all(|row| row.played == 0) {
        return Vec::new();
    }
    let row = |row: &Row| {
        let player = NamedPlayer::of(&public.tournament, row.entrant, Names::Alias);
        CardRow {
            lead: Lead::Place(row.rank.to_string()),
            name: player.name,
            school: player.school,
            value: t.figure(row.score),
        }
    };
    let is_listed = |row: &&Row| row.is_placed && public.tournament.lists_place(Some(row.rank));
    let placed = standings.rows.iter().filter(is_listed);
    placed.take(count).map(row).collect()
}

/// One side of `1–0`.
fn points_of(result: PairingResult, side: Side) -> &'static str {
    let parts = score_text(result).split_once('–').unwrap_or_default();
    match side {
        Side::First => parts.0,
        Side::Second => parts.1,
    }
}

fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// Converts a drawing for the rasteriser.
fn pictured(drawing: &Drawing) -> BoardPicture {
    let lines = |lines: &[inkundla_replay::board_svg::Segment]| {
        let lines = lines.iter();
        lines
            .map(|line| [(line.x1, line.y1), (line.x2, line.y2)])
            .collect()
    };
    let spots = drawing.points.iter().map(|spot| PictureSpot {
        at: (spot.x, spot.y),
        name: spot.name,
        ground: match (drawing.is_squares, spot.is_home) {
            (false, _) => SpotGround::Bead,
            (true, _) if drawing.has_discs() => SpotGround::Field,
            (true, true) => SpotGround::Home,
            (true, false) => SpotGround::Sand {
                is_dark: spot.is_dark,
            },
        },
        man: spot.man.map(|(colour, kind)| PictureMan {
            is_white: colour == Colour::White,
            is_cow: kind == Kind::Cow,
            is_knight: kind == Kind::Knight,
        }),
        is_last: spot.is_last,
    });
    BoardPicture {
        size: (drawing.width, drawing.height),
        step: drawing.step(),
        roads: lines(&drawing.edges),
        mills: lines(&drawing.lines),
        spots: spots.collect(),
    }
}
