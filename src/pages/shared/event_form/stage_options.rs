//! The part of the event form about the knockout of an event, and about the stage before it.

use super::fields::{Choice, by_code, choices, code_of};
use super::form_error::FormError;
use crate::desk::Fault;
use crate::i18n::Localizer;
use crate::tournament::{FirstStage, Knockout, Losers, McMahon, Stages, System};
use serde::Deserialize;

const FINALISTS: [(u16, &str); 5] = [(2, "2"), (4, "4"), (8, "8"), (16, "16"), (32, "32")];
const LOSERS: [(Losers, &str); 4] = [
    (Losers::Out, "out"),
    (Losers::Plate, "plate"),
    (Losers::Twice, "twice"),
    (Losers::TwiceInFinal, "twice-in-final"),
];

/// The submitted fields, not yet validated.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct StageForm {
    /// Number of finalists of a first stage.
    pub finalists: String,
    /// Code of what happens to the loser of a tie.
    pub losers: String,
    /// Non-empty if the knockout is seeded again after each stage.
    reseeds: String,
    /// Non-empty if a knockout tie has two games.
    two_games: String,
    /// Non-empty if there is a match for third place.
    third_place: String,
}

/// The fields as rendered.
pub(crate) struct StageFields {
    pub finalists: Vec<Choice>,
    pub losers: Vec<Choice>,
    pub reseeds: bool,
    pub is_two_games: bool,
    pub is_third_place: bool,
}

impl StageForm {
    /// The form filled in with the system of an event.
    pub(super) fn of(system: System) -> StageForm {
        let usual = Stages::default();
        let finals = system.finals().unwrap_or_default();
        let finalists = match system {
            System::Stages(how) => how.finalists,
            _ => usual.finalists,
        };
        let ticked = |is_on: bool| if is_on { "1" } else { "" }.to_owned();
        StageForm {
            finalists: finalists.to_string(),
            losers: code_of(&LOSERS, &finals.losers).to_owned(),
            reseeds: ticked(finals.reseeds),
            two_games: ticked(finals.two_games),
            third_place: ticked(finals.third_place),
        }
    }

    /// The options of the knockout.
    pub(super) fn knockout(&self) -> Result<Knockout, FormError> {
        let losers = match self.losers.as_str() {
            "" => Losers::Out,
            code => by_code("losers", &LOSERS, code)?,
        };
        let reseeds = !self.reseeds.is_empty();
        if reseeds && losers.is_double() {
            return Err(FormError::ReseedsWithTwoLosses);
        }
        Ok(Knockout {
            third_place: !self.third_place.is_empty(),
            two_games: !self.two_games.is_empty(),
            losers,
            reseeds,
        })
    }

    /// A first stage of `rounds` rounds, 0 for as many as the number of players needs, and the knockout; `None` if the
    /// code is of another system.
    pub(super) fn stages(
        &self,
        code: &str,
        rounds: u16,
        start: impl Fn() -> Result<McMahon, Fault>,
    ) -> Result<Option<Stages>, FormError> {
        let first = match code {
            "swiss-finals" => FirstStage::Swiss,
            "monrad-finals" => FirstStage::Monrad,
            "mcmahon-finals" => FirstStage::McMahon(start()?),
            _ => return Ok(None),
        };
        Ok(Some(Stages {
            first,
            rounds,
            finalists: by_code("finalists", &FINALISTS, &self.finalists)?,
            finals: self.knockout()?,
        }))
    }
}

impl StageFields {
    pub(super) fn of(t: &Localizer, form: &StageForm) -> StageFields {
        let finalists = FINALISTS.map(|(_, code)| (code, code.to_owned()));
        let losers = LOSERS.map(|(_, code)| (code, t.msg(&format!("losers-{code}"))));
        StageFields {
            finalists: choices(finalists, &form.finalists),
            losers: choices(losers, &form.losers),
            reseeds: !form.reseeds.is_empty(),
            is_two_games: !form.two_games.is_empty(),
            is_third_place: !form.third_place.is_empty(),
        }
    }
}
