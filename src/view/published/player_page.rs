//! The page of a player: the results of all rounds, under the alias.

use super::files::STANDINGS;
use super::leaves::Leaf;
use super::source::Published;
use crate::formats::table::{Heading, Table};
use crate::i18n::{Localizer, short_result};
use crate::tournament::Entrant;
use crate::tournament::standings::{Row, Standings};
use crate::view::lists::PageCell;
use crate::view::place_text::place_text;
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};

pub(super) fn leaf(
    t: &Localizer,
    published: &Published,
    (rounds, standings): (&[RoundTable], &Standings),
    entrant: &Entrant,
) -> Leaf {
    let (event, tournament) = (&published.public.event, &published.public.tournament);
    let player = NamedPlayer::of(tournament, entrant.id, Names::Alias);
    let mut table = Table::under(
        player.name,
        vec![
            Heading::number(t.msg("field-round")),
            Heading::words(t.msg("opponent")),
            Heading::words(t.msg("side")),
            Heading::words(t.msg("result")),
        ],
    );
    for round in rounds {
        let mut boards = round.boards.iter();
        let Some((pairing, scored)) = boards.find(|(pairing, _)| pairing.has(entrant.id)) else {
            continue;
        };
        let is_first = pairing.first == entrant.id;
        let (side, other) = if is_first {
            (crate::rules::Side::First, pairing.second)
        } else {
            (crate::rules::Side::Second, pairing.first)
        };
        let result = scored.map(|scored| short_result(t, scored.result));
        let result = match published.game(round.number, pairing.board.0) {
            Some(game) => PageCell::Link(result.unwrap_or_else(|| t.msg("replay-open")), game),
            None => PageCell::Plain(result.unwrap_or_else(|| "–".to_owned()).into()),
        };
        table.rows.push(vec![
            PageCell::Plain(round.number.0.into()),
            published.cell(t, other),
            PageCell::Plain(t.localize(&event.ruleset.colour(side)).into()),
            result,
        ]);
    }
    Leaf {
        file: format!("player-{}.html", entrant.number),
        tab: STANDINGS.to_owned(),
        about: about(t, player.school, standings, entrant),
        table,
    }
}

/// The school, the place and the points.
fn about(t: &Localizer, school: String, standings: &Standings, entrant: &Entrant) -> String {
    let stands = standings.row(entrant.id);
    let stands = stands.map(|row| place_and_points(t, row));
    let school = Some(school).filter(|school| !school.is_empty());
    let parts = school.into_iter().chain(stands);
    parts.collect::<Vec<_>>().join(" · ")
}

/// The place and the points of a player in one sentence.
pub(crate) fn place_and_points(t: &Localizer, row: &Row) -> String {
    if !row.is_placed {
        return t.msg_arg("screen-points", "points", t.figure(row.score));
    }
    let values = [
        ("rank", place_text(row.rank, row.shared).into()),
        ("points", t.figure(row.score).into()),
    ];
    t.msg_with("path-stands", &values)
}
