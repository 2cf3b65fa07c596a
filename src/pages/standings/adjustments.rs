//! `/e/<event>/adjustments`: points that the organiser gives a player or takes away.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::point_adjustments::{
    AdjustmentChange, LONGEST_REASON, MOST_HALVES, has_adjustable_points,
};
use crate::desk::rights::{Actor, ChangeSettings};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::teams;
use crate::tournament::{PointAdjustment, RoundNo, System};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::choosable;
use crate::view::signed_points::signed_points;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "standings/adjustments.html")]
struct AdjustmentsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    rows: Vec<AdjustmentRow>,
    fields: AdjustmentFields,
    /// Start number and name.
    players: Vec<(u16, String)>,
    /// The rounds that are posted, the last one first.
    rounds: Vec<u16>,
    /// Whether points can be given.
    is_open: bool,
    longest_reason: usize,
}

/// An adjustment of the event.
struct AdjustmentRow {
    player: String,
    points: String,
    round: String,
}

/// The fields of the page.
#[derive(Deserialize, Default, Clone)]
#[serde(default, rename_all = "kebab-case")]
pub struct AdjustmentFields {
    /// The index of the adjustment that is taken back.
    remove: String,
    /// The start number.
    player: String,
    /// `take` for points that are taken away.
    way: String,
    points: String,
    round: String,
    reason: String,
}

impl AdjustmentFields {
    fn change(&self) -> Result<AdjustmentChange, Fault> {
        if !self.remove.is_empty() {
            let index = self.remove.parse().map_err(|_| Fault::NotFound)?;
            return Ok(AdjustmentChange::Removed(index));
        }
        let no_choice = |field| wrong(field, FormProblem::NotAChoice);
        let number = self.player.parse().map_err(|_| no_choice("player"))?;
        let round = self.round.parse();
        let round = RoundNo(round.map_err(|_| no_choice("adjustment-round"))?);
        let halves = halves(&self.points);
        let halves = halves.ok_or(wrong("adjustment-points", FormProblem::NotANumber))?;
        Ok(AdjustmentChange::Added(PointAdjustment {
            number,
            halves: if self.way == "take" { -halves } else { halves },
            round,
        }))
    }
}

/// Half points: `1`, `1.5`, `1,5`, `½`, `1½`.
fn halves(typed: &str) -> Option<i16> {
    let text = typed.trim().replace(',', ".");
    let (whole, is_half) = match text.strip_suffix('½').or(text.strip_suffix(".5")) {
        Some(whole) => (whole, true),
        None => (text.strip_suffix(".0").unwrap_or(&text), false),
    };
    let whole: i16 = match whole {
        "" if is_half => 0,
        digits if digits.chars().all(|digit| digit.is_ascii_digit()) => digits.parse().ok()?,
        _ => return None,
    };
    let halves = whole.checked_mul(2)? + i16::from(is_half);
    (1..=MOST_HALVES).contains(&halves).then_some(halves)
}

/// `GET /e/{key}/adjustments`, with `?player=N` for a player who is chosen already
pub async fn show(
    Organising { context, organiser }: Organising<ChangeSettings>,
    chosen: Query<AdjustmentFields>,
) -> Answer {
    let fields = AdjustmentFields {
        player: chosen.into_inner().player,
        ..AdjustmentFields::default()
    };
    context.html(&page(&context, &organiser, fields).await?)
}

/// `POST /e/{key}/adjustments`
///
/// # Errors
/// When a field is wrong, the page comes again with what was typed.
pub async fn save(
    Organising { context, organiser }: Organising<ChangeSettings>,
    form: Form<AdjustmentFields>,
) -> Answer {
    let typed = form.into_inner();
    let (at, right, reason) = (
        context.at,
        organiser.clone(),
        typed.reason.trim().to_owned(),
    );
    let saved = match typed.change() {
        Ok(change) => {
            let save = context.desk(move |desk| desk.adjust_points(&right, change, &reason, at));
            save.await
        }
        Err(fault) => Err(context.failed(fault)),
    };
    match saved {
        Ok(()) => {
            let place = paths::of(&organiser.event().key).adjustments();
            Ok(context.see(&place, FlashMessage::SettingsSaved))
        }
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&context, &organiser, typed).await?;
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    fields: AdjustmentFields,
) -> Result<AdjustmentsView, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let names = choosable(t, &tournament);
    let mut players: Vec<(u16, String)> = match tournament.options.system {
        System::Teams(_) => (1..)
            .zip(teams(&tournament).into_iter().map(|team| team.name))
            .collect(),
        _ => tournament
            .entrants
            .iter()
            .map(|one| (one.number, names.get(&one.id).cloned().unwrap_or_default()))
            .collect(),
    };
    players.sort_by(|one, other| one.1.cmp(&other.1));
    let row = |one: &PointAdjustment| {
        let player = players.iter().find(|(number, _)| *number == one.number);
        AdjustmentRow {
            player: player.map(|(_, name)| name.clone()).unwrap_or_default(),
            points: signed_points(t, one.halves),
            round: t.msg_arg("adjustment-from", "round", one.round.0),
        }
    };
    let last = tournament.closed.len() as u16 + u16::from(tournament.posted().is_some());
    Ok(AdjustmentsView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Standings),
        paths: paths::of(&event.key),
        rows: event.options.adjustments.iter().map(row).collect(),
        fields,
        rounds: (1..=last).rev().collect(),
        is_open: has_adjustable_points(&tournament),
        longest_reason: LONGEST_REASON,
        players,
    })
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn points_are_read_as_people_write_them() {
        let read = ["1", "0.5", "½", "1½", "2,5", " 3.0 ", "50"].map(halves);
        assert_eq!(read, [2, 1, 1, 3, 5, 6, 100].map(Some));
        for text in ["", "0", "-1", "0.3", "51", "x", "1½½", "99999"] {
            assert_eq!(halves(text), None, "{text}");
        }
    }
}
