//! An option of a ruleset that an organiser can change.

use super::{BadOption, IneffectiveOption};

/// An option of a ruleset with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// The stable name.
    pub name: &'static str,
    /// The value under this ruleset.
    pub value: String,
    /// The value under the default rules of the game.
    pub default: String,
    /// The possible values, for people to read.
    pub values: String,
    /// The meaning of the option, in one English sentence.
    pub meaning: &'static str,
    /// The reason why the option has no effect in combination with the others, if it has none.
    pub ineffective: Option<IneffectiveOption>,
}

impl RuleOption {
    /// Whether the value differs from the default.
    pub fn is_changed(&self) -> bool {
        self.value != self.default
    }

    /// Rejects a changed option that has no effect in combination with the others.
    pub(super) fn reject_ineffective(options: &[RuleOption]) -> Result<(), BadOption> {
        for option in options.iter().filter(|option| option.is_changed()) {
            if let (name, Some(why)) = (option.name, option.ineffective) {
                return Err(BadOption::IneffectiveOption { name, why });
            }
        }
        Ok(())
    }
}
