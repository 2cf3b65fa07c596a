//! The first three places at the end of the event.

use super::data::ProjectorData;
use super::slides::{Slide, SlideBody};
use crate::i18n::Localizer;
use crate::tournament::standings::Row;
use crate::web::board_table::{NamedPlayer, Names};

/// The last place of the podium.
const LAST: u16 = 3;
/// More share the places than can stand there: the list says it better.
const MOST: usize = 6;

/// A step of the podium.
#[derive(Debug)]
pub(super) struct PodiumStep {
    /// Its place.
    pub(super) rank: u16,
    /// Who stands there; more than one where the place is shared.
    pub(super) players: Vec<PodiumPlayer>,
}

/// Who stands on it.
#[derive(Debug)]
pub(super) struct PodiumPlayer {
    /// The name that everybody may know.
    pub(super) name: String,
    /// The school; empty where none is known or shown.
    pub(super) school: String,
    /// The points, in words.
    pub(super) points: String,
}

/// The podium, once every round has been played.
pub(super) fn slide(t: &Localizer, data: &ProjectorData) -> Option<Slide> {
    let (event, tournament) = (&data.public.event, &data.public.tournament);
    let rounds = usize::from(tournament.options.rounds);
    let is_over = rounds > 0 && tournament.closed.len() >= rounds;
    if tournament.posted().is_some() || !(event.is_finished || is_over) {
        return None;
    }
    let rows = data.standings.rows.iter();
    let first: Vec<&Row> = rows.filter(|row| row.rank <= LAST).collect();
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
