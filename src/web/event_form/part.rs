//! One line of an event's settings: which fields of the form it changes.

use super::PlanForm;

/// A part of the form that is saved by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::web) enum PlanPart {
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

const PARTS: [(PlanPart, &str); 11] = [
    (PlanPart::Name, "name"),
    (PlanPart::Game, "game"),
    (PlanPart::Format, "format"),
    (PlanPart::Rounds, "rounds"),
    (PlanPart::Schools, "schools"),
    (PlanPart::Points, "points"),
    (PlanPart::Clock, "clock"),
    (PlanPart::Cards, "cards"),
    (PlanPart::Confirm, "confirm"),
    (PlanPart::Tiebreaks, "tiebreaks"),
    (PlanPart::Language, "language"),
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
        let changed = |part: &PlanPart| part.over(self, stands) != *stands;
        let parts = PARTS.iter().filter(|(part, _)| changed(part));
        parts.map(|(_, code)| *code).collect()
    }
}

impl PlanPart {
    /// What stands, with the fields of this part as they were typed.
    fn over(self, typed: &PlanForm, stands: &PlanForm) -> PlanForm {
        let mut form = stands.clone();
        let (pairing, new) = (&mut form.pairing, typed.pairing.clone());
        match self {
            PlanPart::Name => form.name.clone_from(&typed.name),
            PlanPart::Game => {
                form.ruleset.clone_from(&typed.ruleset);
                form.options_of.clone_from(&typed.options_of);
                form.takes(typed, |field| field.starts_with(super::OPTION));
            }
            PlanPart::Format => {
                (pairing.system, pairing.rounds) = (new.system, new.rounds);
                (pairing.groups, pairing.advance) = (new.groups, new.advance);
                (pairing.two_games, pairing.third_place) = (new.two_games, new.third_place);
                (pairing.start_groups, pairing.teams) = (new.start_groups, new.teams);
            }
            PlanPart::Rounds => pairing.rounds = new.rounds,
            PlanPart::Schools => {
                pairing.same_school = new.same_school;
                pairing.school_rounds = new.school_rounds;
            }
            PlanPart::Points => {
                (pairing.points, pairing.bye) = (new.points, new.bye);
                (pairing.initial, pairing.accelerated) = (new.initial, new.accelerated);
            }
            PlanPart::Clock => {
                form.clock.clone_from(&typed.clock);
                form.seconds.clone_from(&typed.seconds);
                form.takes(typed, |field| field == super::umpiring::TOTAL);
            }
            PlanPart::Cards => form.takes(typed, super::umpiring::is_of_cards),
            PlanPart::Confirm => form.confirm.clone_from(&typed.confirm),
            PlanPart::Tiebreaks => form.ranking = typed.ranking.clone(),
            PlanPart::Language => form.language.clone_from(&typed.language),
        }
        form
    }
}
