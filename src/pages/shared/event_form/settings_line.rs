//! The lines of the settings page and the form fields that each of them saves.

use super::EventForm;

/// A line of the settings, saved on its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SettingsLine {
    Name,
    /// The game and its options.
    Game,
    /// The pairing system and the number of rounds.
    Format,
    Rounds,
    Schools,
    /// Scoring, the value of byes, and pairing options.
    Points,
    Clock,
    /// The penalty cards of each offence.
    Cards,
    Confirm,
    /// Whether players record on devices of their own.
    Devices,
    Tiebreaks,
    Language,
    /// Children or adults, and whether full names and ratings are public.
    People,
    /// The categories of prizes and standings.
    Categories,
}

const PARTS: [(SettingsLine, &str); 14] = [
    (SettingsLine::Name, "name"),
    (SettingsLine::Game, "game"),
    (SettingsLine::Format, "format"),
    (SettingsLine::Rounds, "rounds"),
    (SettingsLine::Schools, "schools"),
    (SettingsLine::Points, "points"),
    (SettingsLine::Clock, "clock"),
    (SettingsLine::Cards, "cards"),
    (SettingsLine::Confirm, "confirm"),
    (SettingsLine::Devices, "devices"),
    (SettingsLine::Tiebreaks, "tiebreaks"),
    (SettingsLine::Language, "language"),
    (SettingsLine::People, "people"),
    (SettingsLine::Categories, "categories"),
];

impl EventForm {
    /// The fields of the line that is saved as typed, all others as stored: another organiser may
    /// have changed another line since the page was opened. A form that names no line is taken
    /// as a whole.
    pub(crate) fn with_stored(self, stored: &EventForm) -> EventForm {
        let part = PARTS.iter().find(|(_, code)| *code == self.part);
        let Some((part, _)) = part else {
            return self;
        };
        EventForm {
            sure: self.sure.clone(),
            show: self.show.clone(),
            ..part.over(&self, stored)
        }
    }

    /// Codes of the lines in which the form differs from the stored settings.
    pub(crate) fn changed_parts(&self, stored: &EventForm) -> Vec<&'static str> {
        let changed = |part: &SettingsLine| part.over(self, stored) != *stored;
        let parts = PARTS.iter().filter(|(part, _)| changed(part));
        parts.map(|(_, code)| *code).collect()
    }
}

impl SettingsLine {
    /// The stored settings, with the fields of this line as typed.
    fn over(self, typed: &EventForm, stored: &EventForm) -> EventForm {
        let mut form = stored.clone();
        let (pairing, new) = (&mut form.pairing, typed.pairing.clone());
        match self {
            SettingsLine::Name => form.name.clone_from(&typed.name),
            SettingsLine::Game => {
                form.ruleset.clone_from(&typed.ruleset);
                form.options_of.clone_from(&typed.options_of);
                form.replace_dynamic(typed, |field| field.starts_with(super::OPTION));
            }
            SettingsLine::Format => {
                (pairing.system, pairing.rounds) = (new.system, new.rounds);
                (pairing.groups, pairing.advance) = (new.groups, new.advance);
                pairing.stages = new.stages;
                (pairing.start_groups, pairing.teams) = (new.start_groups, new.teams);
            }
            SettingsLine::Rounds => pairing.rounds = new.rounds,
            SettingsLine::Schools => {
                pairing.same_school = new.same_school;
                pairing.school_rounds = new.school_rounds;
            }
            SettingsLine::Points => {
                (pairing.points, pairing.bye) = (new.points, new.bye);
                (pairing.initial, pairing.accelerated) = (new.initial, new.accelerated);
            }
            SettingsLine::Clock => {
                form.clock.clone_from(&typed.clock);
                form.seconds.clone_from(&typed.seconds);
                form.replace_dynamic(typed, |field| field == super::umpiring::TOTAL);
            }
            SettingsLine::Cards => form.replace_dynamic(typed, super::umpiring::is_of_cards),
            SettingsLine::Confirm => {
                form.confirm.clone_from(&typed.confirm);
                form.second_person.clone_from(&typed.second_person);
            }
            SettingsLine::Devices => {
                form.devices.clone_from(&typed.devices);
                form.take_backs.clone_from(&typed.take_backs);
            }
            SettingsLine::Tiebreaks => form.ranking = typed.ranking.clone(),
            SettingsLine::Language => form.language.clone_from(&typed.language),
            SettingsLine::People => {
                form.audience.clone_from(&typed.audience);
                form.full_names.clone_from(&typed.full_names);
                form.public_ratings.clone_from(&typed.public_ratings);
                form.embedding.clone_from(&typed.embedding);
            }
            SettingsLine::Categories => {
                form.replace_dynamic(typed, super::people::is_of_categories);
            }
        }
        form
    }
}
