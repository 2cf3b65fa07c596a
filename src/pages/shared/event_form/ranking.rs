//! The part of the event form about tie-breaks.

use super::fields::{Choice, by_code, choices, code_of};
use super::form_error::FormError;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use crate::i18n::Localizer;
use crate::tournament::tiebreak::{BadCode, Kind};
use crate::tournament::{ByHand, Edition, Options, Ranking, System, Tiebreak};
use crate::view::score_breakdown::{how, name};
use serde::Deserialize;

/// Tie-breaks offered by name; all others can be given by their codes.
const OFFERED: [&str; 14] = [
    "BH", "BH/C1", "BH/M1", "DE", "SB", "WIN", "PS", "KS", "BWG", "CD", "DD", "BQ", "TPN", "LOT",
];
/// Tie-breaks offered by name in team events.
const OFFERED_TO_TEAMS: [&str; 20] = [
    "MPvGP", "EDE", "EDEBT", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "BH:MP", "BH:GP", "BH:MP/C1",
    "SSSC", "BC", "TBR", "BBE", "WIN", "PS", "KS", "AOB", "TPN", "LOT",
];
const EDITIONS: [(Edition, &str); 2] = [(Edition::Of2026, "2026"), (Edition::Of2024, "2024")];
const LONGEST_REASON: usize = 200;

/// The submitted fields, not yet validated.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct RankingForm {
    tiebreak_1: String,
    tiebreak_2: String,
    tiebreak_3: String,
    tiebreak_4: String,
    tiebreak_5: String,
    /// Codes separated by commas; they take precedence over the selected tie-breaks.
    pub codes: String,
    /// Seed of the drawing of lots.
    pub lots: String,
    edition: String,
    /// Start numbers of an order settled by hand, best first.
    pub hand_order: String,
    /// Reason for that order.
    pub hand_reason: String,
}

/// The fields as rendered by `templates/macros/event_form.html`.
pub(crate) struct RankingFields {
    /// Label and choices for each place in the order of tie-breaks.
    pub places: Vec<(String, Vec<Choice>)>,
    /// Name and explanation of each offered tie-break.
    pub meanings: Vec<(String, String)>,
    /// Editions of the tie-break regulations.
    pub editions: Vec<Choice>,
    /// Whether any of the advanced options differs from its default.
    pub is_varied: bool,
}

impl RankingForm {
    /// The form filled in with the options of an event.
    pub(crate) fn of(options: &Options) -> RankingForm {
        let (tiebreaks, ranking) = (&options.tiebreaks, &options.ranking);
        let is_of_teams = matches!(options.system, System::Teams(_));
        let mut form = RankingForm::default();
        let codes: Vec<String> = tiebreaks.iter().copied().map(offered_code).collect();
        let lots = tiebreaks.iter().find(|one| one.kind() == Kind::Lots);
        form.lots = lots.map_or(String::new(), |one| one.number().to_string());
        let fits = codes.len() <= form.fields().len();
        if fits
            && codes
                .iter()
                .all(|code| offered(is_of_teams).contains(&code.as_str()))
        {
            for (field, code) in form.fields().into_iter().zip(codes) {
                *field = code;
            }
        } else {
            let codes: Vec<String> = tiebreaks.iter().map(|one| one.code()).collect();
            form.codes = codes.join(", ");
        }
        form.edition = code_of(&EDITIONS, &ranking.edition).to_owned();
        if let Some(order) = ranking.by_hand.last() {
            let numbers: Vec<String> = order.order.iter().map(u16::to_string).collect();
            form.hand_order = numbers.join(", ");
            form.hand_reason.clone_from(&order.reason);
        }
        form
    }

    /// The tie-breaks in order. Those of teams are refused in an event of players.
    pub(super) fn tiebreaks_of(&self, system: System) -> Result<Vec<Tiebreak>, FormError> {
        let tiebreaks = self.tiebreaks()?.into_iter();
        match system {
            System::Teams(_) => Ok(tiebreaks.collect()),
            _ => tiebreaks
                .map(|one| one.of_players().map_err(FormError::Tiebreak))
                .collect(),
        }
    }

    fn tiebreaks(&self) -> Result<Vec<Tiebreak>, FormError> {
        let written: Vec<&str> = self.codes.split([',', ';']).collect();
        let chosen = self.codes_chosen().map(String::as_str);
        let codes = match self.codes.trim() {
            "" => chosen.to_vec(),
            _ => written,
        };
        let mut tiebreaks = Vec::new();
        for code in codes.into_iter().map(str::trim).filter(|c| !c.is_empty()) {
            let mut tiebreak: Tiebreak = code.parse().map_err(FormError::Tiebreak)?;
            if tiebreak.kind() == Kind::Lots && tiebreak.number() == 0 {
                tiebreak = self.drawn_from()?;
            }
            if !tiebreaks.contains(&tiebreak) {
                tiebreaks.push(tiebreak);
            }
        }
        Ok(tiebreaks)
    }

    /// The tie-break by lots, with the seed that the organiser entered.
    fn drawn_from(&self) -> Result<Tiebreak, FormError> {
        match self.lots.trim() {
            "" => Err(wrong("lots", FormProblem::Missing).into()),
            seed => format!("LOT/S{seed}")
                .parse()
                .map_err(|_: BadCode| wrong("lots", FormProblem::NotANumber).into()),
        }
    }

    /// Edition and orders by hand. Only the last order is in the form; earlier ones are kept.
    pub(super) fn ranking(&self, before: &Ranking) -> Result<Ranking, FormError> {
        let edition = match self.edition.as_str() {
            "" => before.edition,
            code => by_code("edition", &EDITIONS, code)?,
        };
        let mut by_hand = before.by_hand.clone();
        by_hand.pop();
        by_hand.extend(self.by_hand()?);
        Ok(Ranking { edition, by_hand })
    }

    fn by_hand(&self) -> Result<Option<ByHand>, FormError> {
        let words = self.hand_order.split([',', ' ', ';']);
        let words = words.map(str::trim).filter(|word| !word.is_empty());
        let order = words.map(|word| {
            let number = word.parse::<u16>();
            number.map_err(|_| wrong("hand-order", FormProblem::NotANumber).into())
        });
        let order = order.collect::<Result<Vec<_>, FormError>>()?;
        let reason = self.hand_reason.trim();
        match (order.is_empty(), reason.is_empty()) {
            (true, _) => Ok(None),
            (false, true) => Err(wrong("hand-reason", FormProblem::Missing).into()),
            _ if reason.chars().count() > LONGEST_REASON => {
                Err(wrong("hand-reason", FormProblem::TooLong).into())
            }
            (false, false) => Ok(Some(ByHand {
                order,
                reason: reason.to_owned(),
            })),
        }
    }

    fn codes_chosen(&self) -> [&String; 5] {
        [
            &self.tiebreak_1,
            &self.tiebreak_2,
            &self.tiebreak_3,
            &self.tiebreak_4,
            &self.tiebreak_5,
        ]
    }

    fn fields(&mut self) -> [&mut String; 5] {
        [
            &mut self.tiebreak_1,
            &mut self.tiebreak_2,
            &mut self.tiebreak_3,
            &mut self.tiebreak_4,
            &mut self.tiebreak_5,
        ]
    }
}

fn offered(is_of_teams: bool) -> &'static [&'static str] {
    if is_of_teams {
        &OFFERED_TO_TEAMS
    } else {
        &OFFERED
    }
}

/// The code in the list of choices: lots without their seed, which has its own field.
fn offered_code(tiebreak: Tiebreak) -> String {
    match tiebreak.kind() {
        Kind::Lots => "LOT".to_owned(),
        _ => tiebreak.code(),
    }
}

impl RankingFields {
    pub(super) fn of(t: &Localizer, form: &RankingForm, is_of_teams: bool) -> RankingFields {
        let offered: Vec<Tiebreak> = offered(is_of_teams)
            .iter()
            .filter_map(|code| code.parse().ok())
            .collect();
        let list = |(at, chosen): (usize, &String)| {
            let none = Choice::new("", t.msg("settings-no-tiebreak"), chosen);
            let all = offered
                .iter()
                .map(|one| Choice::new(&one.code(), name(t, *one), chosen));
            let label = t.plural("settings-tiebreak", at + 1);
            (label, std::iter::once(none).chain(all).collect())
        };
        let editions = EDITIONS.map(|(_, code)| (code, t.msg(&format!("edition-{code}"))));
        let more = [&form.codes, &form.lots, &form.hand_order];
        RankingFields {
            places: form
                .codes_chosen()
                .into_iter()
                .enumerate()
                .map(list)
                .collect(),
            meanings: offered
                .iter()
                .map(|one| (name(t, *one), how(t, *one)))
                .collect(),
            editions: choices(editions, &form.edition),
            is_varied: form.edition == "2024" || more.iter().any(|text| !text.is_empty()),
        }
    }
}
