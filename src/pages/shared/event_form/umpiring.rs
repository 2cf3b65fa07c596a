//! The part of the event form about the clock and the cards.

use super::EventForm;
use super::fields::{Choice, choices, number, required};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use crate::i18n::Localizer;
use crate::referee::{ClockPolicy, Consequence, Ladder, Offence, UmpireSettings};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

const SECONDS: RangeInclusive<u16> = 5..=600;
const MINUTES: RangeInclusive<u16> = 1..=180;
const REDS: RangeInclusive<u16> = 0..=20;
const CLOCKS: [&str; 4] = ["every-turn", "on-call", "whole-game", "off"];
const USUAL_MINUTES: u16 = 10;
pub(super) const TOTAL: &str = "total";
const ILLEGAL: &str = "at-illegal-turn";
const REDS_IN_EVENT: &str = "reds";

/// The fields as rendered.
pub(crate) struct Umpiring {
    pub clocks: Vec<Choice>,
    /// Minutes for the whole game.
    pub total: String,
    /// Consequences of an illegal turn.
    pub at_illegal_turn: Vec<Choice>,
    /// The sequence of cards for each offence: label, field, choices.
    pub ladders: Vec<(String, String, Vec<Choice>)>,
    /// Number of red cards in the event at which the organiser is called; 0 for never.
    pub reds: String,
}

impl Umpiring {
    pub(super) fn of(t: &Localizer, form: &EventForm) -> Umpiring {
        let ladder = |offence: Offence| {
            let field = ladder_field(offence);
            let chosen = typed(form, &field, Ladder::default().code());
            let ladders = Ladder::ALL.map(Ladder::code);
            let ladders = ladders.map(|code| (code, t.msg(&format!("ladder-{code}"))));
            let ladders = choices(ladders, chosen);
            (t.localize(&offence), field, ladders)
        };
        let clocks = CLOCKS.map(|code| (code, t.msg(&format!("clock-{code}"))));
        let illegal = typed(form, ILLEGAL, Consequence::default().code());
        let consequences = Consequence::ALL.map(Consequence::code);
        let consequences = consequences.map(|code| (code, t.msg(&format!("consequence-{code}"))));
        Umpiring {
            clocks: choices(clocks, &form.clock),
            total: typed(form, TOTAL, &USUAL_MINUTES.to_string()).to_owned(),
            at_illegal_turn: choices(consequences, illegal),
            ladders: configurable().map(ladder).collect(),
            reds: typed(form, REDS_IN_EVENT, "0").to_owned(),
        }
    }
}

pub(super) fn clock(form: &EventForm) -> Result<ClockPolicy, Fault> {
    let seconds = || number("seconds", form.seconds.trim(), SECONDS);
    match form.clock.as_str() {
        "every-turn" => Ok(ClockPolicy::EveryTurn {
            seconds: seconds()?,
        }),
        "on-call" => Ok(ClockPolicy::OnCall {
            seconds: seconds()?,
        }),
        "whole-game" => Ok(ClockPolicy::WholeGame {
            total: 60 * number(TOTAL, typed(form, TOTAL, "").trim(), MINUTES)?,
            seconds: seconds()?,
        }),
        "off" => Ok(ClockPolicy::Off),
        _ => Err(wrong("clock", FormProblem::NotAChoice)),
    }
}

/// The card rules in the form; a missing field means its default.
pub(super) fn conduct(form: &EventForm) -> Result<UmpireSettings, Fault> {
    let ladder = |offence| {
        let field = ladder_field(offence);
        let code = typed(form, &field, Ladder::default().code());
        required("card", Ladder::from_code(code))
    };
    let illegal = typed(form, ILLEGAL, Consequence::default().code());
    let reds = number(REDS_IN_EVENT, typed(form, REDS_IN_EVENT, "0").trim(), REDS)?;
    Ok(UmpireSettings {
        illegal_turn: ladder(Offence::IllegalTurn)?,
        misconduct: ladder(Offence::Misconduct)?,
        noise: ladder(Offence::Noise)?,
        help: ladder(Offence::Help)?,
        at_illegal_turn: required(ILLEGAL, Consequence::from_code(illegal))?,
        reds_in_event: u8::try_from(reds)
            .map_err(|_| wrong(REDS_IN_EVENT, FormProblem::NotANumber))?,
        take_backs: !form.take_backs.is_empty(),
    })
}

/// The code of a clock, its seconds, and the dynamic fields of clock and cards.
pub(super) fn filled_in(
    clock: ClockPolicy,
    settings: &UmpireSettings,
) -> (&'static str, u16, BTreeMap<String, String>) {
    let ladder = |offence| {
        let chosen = settings.ladder(offence).code().to_owned();
        (ladder_field(offence), chosen)
    };
    let mut fields: BTreeMap<String, String> = configurable().map(ladder).collect();
    fields.insert(
        ILLEGAL.to_owned(),
        settings.at_illegal_turn.code().to_owned(),
    );
    fields.insert(REDS_IN_EVENT.to_owned(), settings.reds_in_event.to_string());
    let (code, seconds, total) = match clock {
        ClockPolicy::EveryTurn { seconds } => (CLOCKS[0], seconds, USUAL_MINUTES),
        ClockPolicy::OnCall { seconds } => (CLOCKS[1], seconds, USUAL_MINUTES),
        ClockPolicy::WholeGame { total, seconds } => (CLOCKS[2], seconds, total / 60),
        ClockPolicy::Off => (CLOCKS[3], 60, USUAL_MINUTES),
    };
    fields.insert(TOTAL.to_owned(), total.to_string());
    (code, seconds, fields)
}

/// The offences whose sequence of cards the event can choose; for delay the law fixes it.
fn configurable() -> impl Iterator<Item = Offence> {
    let all = Offence::ALL.into_iter();
    all.filter(|offence| *offence != Offence::Delay)
}

pub(super) fn is_of_cards(field: &str) -> bool {
    field == ILLEGAL || field == REDS_IN_EVENT || field.starts_with("card-for-")
}

fn ladder_field(offence: Offence) -> String {
    format!("card-for-{}", offence.code())
}

fn typed<'a>(form: &'a EventForm, field: &str, usual: &'a str) -> &'a str {
    form.others.get(field).map_or(usual, String::as_str)
}
