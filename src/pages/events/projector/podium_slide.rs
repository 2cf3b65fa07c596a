//! The slide with the first three places at the end of the event.

use super::data::ProjectorData;
use super::slide::{PodiumPlayer, PodiumStep, Slide, SlideBody};
use crate::i18n::Localizer;
use crate::tournament::standings::Row;
use crate::view::round_tables::{NamedPlayer, Names};

/// The last place of the podium.
const LAST: u16 = 3;
/// With more players on these places there is no podium; the standings are clearer.
const MOST: usize = 6;

/// The podium, once all rounds are closed or the event is finished.
pub(super) fn slide(t: &Localizer, data: &ProjectorData) -> Option<Slide> {
    let (event, tournament) = (&data.public.event, &data.public.tournament);
    let rounds = usize::from(tournament.options.rounds);
    let is_over = rounds > 0 && tournament.closed.len() >= rounds;
    if tournament.posted().is_some() || !(event.is_finished || is_over) {
        return None;
    }
    let rows = data.standings.rows.iter();
    let is_shown = |rank| rank <= LAST && tournament.lists_place(Some(rank));
    let first: Vec<&Row> = rows
        .filter(|row| row.is_placed && is_shown(row.rank))
        .collect();
    if first.is_empty() || first.len() > MOST {
        return None;
    }
    let step = |rank: u16| PodiumStep {
        rank,
        players: first
            .iter()
            .filter(|row| row.rank == rank)
            .map(|row| player(t, data, row))
            .collect(),
    };
    let steps = (1..=LAST).map(step);
    let steps = steps.filter(|step| !step.players.is_empty());
    let body = SlideBody::Podium(steps.collect());
    Some(Slide::of(t.msg("screen-podium"), body))
}

fn player(t: &Localizer, data: &ProjectorData, row: &Row) -> PodiumPlayer {
    let named = NamedPlayer::of(&data.public.tournament, row.entrant, Names::Alias);
    let school = Some(named.school).filter(|_| data.wall.schools);
    PodiumPlayer {
        name: named.name,
        school: school.unwrap_or_default(),
        points: t.msg_arg("screen-points", "points", t.figure(row.points.to_string())),
    }
}
