//! One line of an event's settings: which fields of the form it changes.

use super::PlanForm;

/// A part of the form that is saved by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::web) enum SettingsLine {
    /// What the event is called.
    Name,
    /// The game with its options.
    Game,
    /// Who meets whom, and in how many rounds.
    Format,
    /// How many rounds.
    Rounds,
    /// Whether children of one school are kept apart.
    Schools,
    /// What results are worth, and what else the pairing asks for.
    Points,
    /// The clock.
    Clock,
    /// What leads to which card.
    Cards,
    /// Whether players confirm results.
    Confirm,
    /// What separates equal points.
    Tiebreaks,
    /// The language of the event.
    Language,
}

const PARTS: [(SettingsLine, &str); 11] = [
    (SettingsLine::Name, "name"),
    (SettingsLine::Game, "game"),
    (SettingsLine::Format, "format"),
    (SettingsLine::Rounds, "rounds"),
    (SettingsLine::Schools, "schools"),
    (SettingsLine::Points, "points"),
    (SettingsLine::Clock, "clock"),
    (SettingsLine::Cards, "cards"),
    (SettingsLine::Confirm, "confirm"),
    (SettingsLine::Tiebreaks, "tiebreaks"),
    (SettingsLine::Language, "language"),
];

impl PlanForm {
    /// What was typed in the line that is saved, and everything else as it stands: somebody else
    /// may have changed another line since the page was opened. A form that names no line is
    /// taken as a whole.
    pub(in crate::web) fn of_its_part(self, stands: &PlanForm) -> PlanForm {
        let part = PARTS.iter().find(|(_, code)| *code == self.part);
        let Some((part, _)) = part else {
            return self;
        };
        PlanForm {
            sure: self.sure.clone(),
            show: self.show.clone(),
            ..part.over(&self, stands)
        }
    }

    /// The lines in which it differs from what stands.
    pub(in crate::web) fn changed_parts(&self, stands: &PlanForm) -> Vec<&'static str> {
        let changed = |part: &SettingsLine| part.over(self, stands) != *stands;
        let parts = PARTS.iter().filter(|(part, _)| changed(part));
        parts.map(|(_, code)| *code).collect()
    }
}

impl SettingsLine {
    /// What stands, with the fields of this part as they were typed.
    fn over(self, typed: &PlanForm, stands: &PlanForm) -> PlanForm {
        let mut form = stands.clone();
        let (pairing, new) = (&mut form.pairing, typed.pairing.clone());
        match self {
            SettingsLine::Name => form.name.clone_from(&typed.name),
            SettingsLine::Game => {
                form.ruleset.clone_from(&typed.ruleset);
                form.options_of.clone_from(&typed.options_of);
                form.takes(typed, |field| field.starts_with(super::OPTION));
            }
            SettingsLine::Format => {
                (pairing.system, pairing.rounds) = (new.system, new.rounds);
                (pairing.groups, pairing.advance) = (new.groups, new.advance);
                (pairing.two_games, pairing.third_place) = (new.two_games, new.third_place);
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
                form.takes(typed, |field| field == super::umpiring::TOTAL);
            }
            SettingsLine::Cards => form.takes(typed, super::umpiring::is_of_cards),
            SettingsLine::Confirm => form.confirm.clone_from(&typed.confirm),
            SettingsLine::Tiebreaks => form.ranking = typed.ranking.clone(),
            SettingsLine::Language => form.language.clone_from(&typed.language),
        }
        form
    }
}
