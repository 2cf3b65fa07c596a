//! Names of the parts of a round, and of byes by what they mean in the system.

use super::pairing_explanation_messages::tie_stage;
use super::{Localize, Localizer, Message};
use inkundla_core::tournament::pairing::{RoundPart, Team, TieNow, goes_through};
use inkundla_core::tournament::{Bye, ByeKind, RoundNo, Tournament};

/// The name of a part of a round: `Group B`, `Semi-finals: they play again`, `North – West`.
pub fn part_name(t: &Localizer, teams: &[Team], part: RoundPart) -> String {
    match part {
        RoundPart::Group(number) => group_name(t, number),
        RoundPart::Stage(tie) => tie_name(t, tie),
        RoundPart::Match(first, second) => {
            let name = |at: usize| {
                teams
                    .get(at)
                    .map_or(String::new(), |team| team.name.clone())
            };
            format!("{} – {}", name(first), name(second))
        }
    }
}

/// The name of a group by its number from 1: `Group A`.
pub fn group_name(t: &Localizer, number: u16) -> String {
    let letter = number
        .checked_sub(1)
        .and_then(|at| u8::try_from(at).ok())
        .filter(|at| *at < 26)
        .map(|at| char::from(b'A' + at).to_string());
    let letter = letter.unwrap_or_else(|| number.to_string());
    t.msg_arg("group-n", "n", letter)
}

/// The name of the stage of a tie; a decider is named as such.
fn tie_name(t: &Localizer, tie: TieNow) -> String {
    let stage = tie_stage(t, tie);
    if tie.is_decider {
        t.msg_arg("stage-decider", "stage", stage)
    } else {
        stage
    }
}

/// A bye by what it means in its round.
pub struct ByeMessage<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// The round.
    pub round: RoundNo,
    /// The bye.
    pub bye: &'a Bye,
}

impl Localize for ByeMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let ByeMessage {
            tournament,
            round,
            bye,
        } = self;
        let scoring = tournament.options.counted_scoring();
        if goes_through(tournament, *round, bye) {
            return Message::new("bye-through");
        }
        match bye.kind {
            ByeKind::Allocated if scoring.average_bye => Message::new("bye-allocated-average"),
            ByeKind::Allocated if scoring.bye == scoring.win => bye.kind.message(t),
            ByeKind::Allocated if scoring.bye == scoring.draw => Message::new("bye-allocated-draw"),
            ByeKind::Allocated => Message::new("bye-allocated-none"),
            kind => kind.message(t),
        }
    }
}
