//! The event form: empty for a new event, filled in for the settings of an existing one.

mod fields;
mod form_error;
mod pairing;
mod people;
mod ranking;
mod settings_line;
mod stage_options;
mod team_options;
mod umpiring;

pub(crate) use fields::Choice;
pub(crate) use form_error::{FormError, field_of};
pub(crate) use pairing::PairingFields;
pub(crate) use people::PeopleFields;
pub(crate) use ranking::RankingFields;

use crate::desk::Fault;
use crate::desk::events::{Event, EventSettings};
use crate::i18n::{Language, Localizer};
use crate::rules::Ruleset;
use crate::tournament::{Audience, Options, System};
use crate::view::rules_text::{self, Varying};
use crate::view::system_code::system_code;
use fields::required;
use pairing::PairingForm;
use ranking::RankingForm;
use serde::Deserialize;
use std::collections::BTreeMap;
use umpiring::Umpiring;

const OPTION: &str = "opt-";

/// The submitted form, not yet validated.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct EventForm {
    pub name: String,
    pub ruleset: String,
    /// Pairing system and scoring.
    #[serde(flatten)]
    pub pairing: PairingForm,
    /// Code of the clock policy.
    pub clock: String,
    /// Seconds per turn.
    pub seconds: String,
    /// Language tag of the event; empty if each browser decides.
    pub language: String,
    /// Non-empty if the players confirm results.
    pub confirm: String,
    /// Non-empty if a second person confirms typed results.
    pub second_person: String,
    /// Non-empty if the players record their own turns on devices of their own.
    pub devices: String,
    /// Non-empty if they may take turns back by agreement.
    pub take_backs: String,
    /// Tie-breaks.
    #[serde(flatten)]
    pub ranking: RankingForm,
    /// In the form of a new event: the system to which the tie-breaks in the form belong.
    pub ranking_of: String,
    /// The game to which the options in the form belong.
    options_of: String,
    /// Non-empty if the form is only submitted to show the options of the chosen game.
    show: String,
    /// Code of the settings line to save; empty for the whole form.
    part: String,
    /// Non-empty if the organiser has confirmed the effect on the standings.
    sure: String,
    /// The pasted list of players of a new event; may be empty.
    pub list: String,
    /// Code of who plays; empty to keep it.
    pub audience: String,
    /// Non-empty if full names of adults are public by default.
    pub full_names: String,
    /// Non-empty if everybody may see ratings.
    pub public_ratings: String,
    /// `1` if other web sites may show the public pages.
    pub embedding: String,
    /// Fields that depend on the game, such as `opt-target`, and those of categories, `cat-1-name`.
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

/// The fields of the form as rendered by `templates/macros/event_form.html`.
pub(crate) struct Fields {
    pub form: EventForm,
    /// The field that is wrong, and why.
    pub fault: Option<(String, String)>,
    pub pairing: PairingFields,
    pub ranking: RankingFields,
    pub people: PeopleFields,
    /// Clock and penalty cards.
    pub umpiring: Umpiring,
    pub languages: Vec<Choice>,
    /// Name of the game whose options are shown.
    pub game: String,
    /// The configurable rules of the game.
    pub varying: Vec<Varying>,
    /// Whether any of them differs from its default.
    pub is_varied: bool,
}

impl EventForm {
    /// The defaults of a new event.
    pub(crate) fn proposed(name: String) -> EventForm {
        EventForm {
            name,
            ruleset: "umlabalaba".to_owned(),
            options_of: "umlabalaba".to_owned(),
            pairing: PairingForm::proposed(),
            clock: "every-turn".to_owned(),
            seconds: "60".to_owned(),
            confirm: "1".to_owned(),
            audience: Audience::default().code().to_owned(),
            ..EventForm::default()
        }
    }

    /// The form of a new event with the settings of an earlier one of `players` players. A system
    /// that was the automatic choice for that number becomes automatic again. Placings settled by
    /// hand are not copied.
    pub(crate) fn again(name: String, last: &Event, players: usize) -> EventForm {
        let mut event = last.clone();
        let usual = Options::automatic().settled_for(players);
        let is_usual = (event.options.system, event.options.rounds) == (usual.system, usual.rounds)
            && event.options.tiebreaks == usual.tiebreaks;
        event.options.automatic |= is_usual;
        event.options.ranking.by_hand.clear();
        let mut form = EventForm::of(&event);
        // A number that the program worked out is not a choice.
        let (system, options) = (event.options.system, &event.options);
        let is_usual = match system {
            System::Stages(how) => how.rounds == system.first().rounds_needed(players),
            _ => options.rounds == options.rounds_needed(players),
        };
        if is_usual {
            form.pairing.rounds.clear();
        }
        if event.options.automatic {
            form.ranking = RankingForm::default();
        }
        EventForm {
            name,
            ranking_of: if event.options.automatic {
                String::new()
            } else {
                form.pairing.system.clone()
            },
            ..form
        }
    }

    /// The form filled in with the settings of an event.
    pub(crate) fn of(event: &Event) -> EventForm {
        let options = &event.options;
        let (clock, seconds, mut others) = umpiring::filled_in(event.clock, &event.conduct);
        others.extend(options_of(&event.ruleset));
        others.extend(people::filled_in(options));
        EventForm {
            name: event.name.clone(),
            ruleset: event.ruleset.name().to_owned(),
            options_of: event.ruleset.name().to_owned(),
            others,
            pairing: PairingForm::of(options),
            clock: clock.to_owned(),
            seconds: seconds.to_string(),
            language: event.language.map_or("", Language::tag).to_owned(),
            confirm: ticked(options.players_confirm),
            second_person: ticked(options.second_person),
            devices: ticked(options.on_devices),
            take_backs: ticked(event.conduct.take_backs),
            ranking: RankingForm::of(options),
            audience: options.audience.code().to_owned(),
            full_names: ticked(options.full_names),
            public_ratings: ticked(options.public_ratings),
            embedding: ticked(options.embedding),
            ..EventForm::default()
        }
    }

    /// The settings of a new event.
    pub(crate) fn settings(&self) -> Result<EventSettings, FormError> {
        let mut options = self.pairing.options(&Options::automatic())?;
        options.players_confirm = !self.confirm.is_empty();
        options.second_person = !self.second_person.is_empty();
        options.on_devices = !self.devices.is_empty();
        people::set(self, &mut options)?;
        // Tie-breaks belong to a system; none at all are those that go with it.
        let belong = [&self.pairing.system, ""].contains(&self.ranking_of.as_str());
        if belong {
            let chosen = self.ranking.tiebreaks_of(options.system)?;
            if !chosen.is_empty() {
                options.tiebreaks = chosen;
            }
            options.ranking = self.ranking.ranking(&options.ranking)?;
        }
        Ok(EventSettings {
            name: self.name.clone(),
            ruleset: self.ruleset()?,
            options,
            clock: umpiring::clock(self)?,
            conduct: umpiring::conduct(self)?,
            language: self.language()?,
        })
    }

    /// The new settings of an event with `posted` posted rounds. Once a round is posted, settings on
    /// which the rounds depend keep their values.
    pub(crate) fn changed_settings(
        &self,
        event: &Event,
        posted: u16,
    ) -> Result<EventSettings, FormError> {
        let (clock, conduct) = (umpiring::clock(self)?, umpiring::conduct(self)?);
        let language = self.language()?;
        let options = if posted == 0 {
            let mut options = self.pairing.options(&event.options)?;
            if !options.automatic && self.pairing.system == system_code(&event.options) {
                options.tiebreaks = self.ranking.tiebreaks_of(options.system)?;
            }
            options.ranking = self.ranking.ranking(&event.options.ranking)?;
            options
        } else {
            Options {
                tiebreaks: self.ranking.tiebreaks_of(event.options.system)?,
                ranking: self.ranking.ranking(&event.options.ranking)?,
                ..self.pairing.later(&event.options, posted)?
            }
        };
        let mut options = options;
        people::set(self, &mut options)?;
        Ok(EventSettings {
            name: self.name.clone(),
            ruleset: if posted > 0 || self.keeps(&event.ruleset) {
                event.ruleset.clone()
            } else {
                self.ruleset()?
            },
            options: Options {
                players_confirm: !self.confirm.is_empty(),
                second_person: !self.second_person.is_empty(),
                on_devices: !self.devices.is_empty(),
                ..options
            },
            clock,
            conduct,
            language,
        })
    }

    /// Replaces those of the dynamic fields that `is_meant` selects by the typed ones.
    fn replace_dynamic(&mut self, typed: &EventForm, is_meant: impl Fn(&str) -> bool) {
        self.others.retain(|field, _| !is_meant(field));
        let meant = typed.others.iter().filter(|(field, _)| is_meant(field));
        let meant = meant.map(|(field, value)| (field.clone(), value.clone()));
        self.others.extend(meant);
    }

    fn language(&self) -> Result<Option<Language>, Fault> {
        match self.language.as_str() {
            "" => Ok(None),
            tag => required("language", Language::by_tag(tag)).map(Some),
        }
    }

    /// Whether the organiser has confirmed the effect.
    pub(crate) fn is_sure(&self) -> bool {
        !self.sure.is_empty()
    }

    /// Whether the form is only submitted to show the options of the chosen game.
    pub(crate) fn asks_for_options(&self) -> bool {
        !self.show.is_empty()
    }

    /// Whether the form leaves the rules unchanged. They are then kept as stored, even if the
    /// current program would no longer accept them.
    fn keeps(&self, rules: &Ruleset) -> bool {
        let options = rules.options();
        let is_as_before = |(name, value): (&str, &str)| {
            let mut named = options.iter().filter(|option| option.name == name);
            named.any(|option| option.value == value)
        };
        self.ruleset == rules.name() && self.chosen_options().into_iter().all(is_as_before)
    }

    fn ruleset(&self) -> Result<Ruleset, FormError> {
        let game = required("ruleset", Ruleset::by_name(&self.ruleset))?;
        game.with_options(&self.chosen_options())
            .map_err(|why| FormError::Options(game, why))
    }

    /// The options in the form, if they belong to the chosen game.
    fn chosen_options(&self) -> Vec<(&str, &str)> {
        if self.options_of != self.ruleset {
            return Vec::new();
        }
        let options = self
            .others
            .iter()
            .filter_map(|(field, value)| Some((field.strip_prefix(OPTION)?, value.trim())));
        options.collect()
    }

    /// The configurable rules of the chosen game, with the submitted values.
    fn varying(&self, t: &Localizer) -> Vec<Varying> {
        let Some(game) = Ruleset::by_name(&self.ruleset) else {
            return Vec::new();
        };
        let mut varying = rules_text::varying(t, &game);
        let chosen = self.chosen_options();
        for one in &mut varying {
            if let Some((_, value)) = chosen.iter().find(|(name, _)| *name == one.name) {
                one.fill(value);
            }
        }
        varying
    }
}

/// The value of a check box.
fn ticked(is_ticked: bool) -> String {
    if is_ticked { "1" } else { "" }.to_owned()
}

impl Fields {
    /// Why a field is wrong, if it is the one.
    pub(crate) fn fault_at(&self, field: &str) -> Option<&str> {
        let fault = self.fault.as_ref()?;
        (fault.0 == field).then_some(fault.1.as_str())
    }

    /// Whether one of these fields, separated by blanks, is wrong, so that their fold is open.
    pub(crate) fn has_fault_in(&self, fields: &str) -> bool {
        fields
            .split(' ')
            .any(|field| self.fault_at(field).is_some())
    }

    pub(crate) fn of(t: &Localizer, form: EventForm) -> Fields {
        let varying = form.varying(t);
        Fields {
            game: t.msg(&format!("game-{}", form.ruleset)),
            is_varied: varying.iter().any(|one| one.is_changed),
            varying,
            pairing: PairingFields::of(t, &form.pairing),
            ranking: RankingFields::of(t, &form.ranking, form.pairing.is_of_teams()),
            people: PeopleFields::of(t, &form),
            umpiring: Umpiring::of(t, &form),
            languages: languages(t, &form.language),
            fault: None,
            form,
        }
    }
}

/// The languages an event can have; the first choice is the language of the browser.
fn languages(t: &Localizer, chosen: &str) -> Vec<Choice> {
    let none = Choice::new("", t.msg("language-of-browser"), chosen);
    let known = Language::ALL
        .iter()
        .map(|known| Choice::new(known.tag(), language_name(t, *known), chosen));
    std::iter::once(none).chain(known).collect()
}

/// The name of a language, with a note if its pages are still in English.
fn language_name(t: &Localizer, language: Language) -> String {
    if language.is_written() {
        language.name().to_owned()
    } else {
        t.msg_arg("language-still-english", "language", language.name())
    }
}

/// The offered games: those with a name in this language.
pub(crate) fn games(t: &Localizer, chosen: &str) -> Vec<Choice> {
    let offered = |ruleset: Ruleset| {
        let id = format!("game-{}", ruleset.name());
        let text = t.msg(&id);
        (text != id).then(|| Choice {
            code: ruleset.name().to_owned(),
            text,
            about: t.msg(&format!("{id}-about")),
            is_chosen: ruleset.name() == chosen,
        })
    };
    let mut games: Vec<Choice> = Ruleset::all().into_iter().filter_map(offered).collect();
    games.sort_by_key(|game| game.code != "umlabalaba");
    games
}

fn options_of(ruleset: &Ruleset) -> BTreeMap<String, String> {
    let options = ruleset.options().into_iter();
    options
        .map(|option| (format!("{OPTION}{}", option.name), option.value))
        .collect()
}
