//! An option of a ruleset that an organiser can change.

use super::{BadOption, IneffectiveOption};

/// A rule of a ruleset that an organiser can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// The stable name.
    pub name: &'static str,
    /// The value under this ruleset.
    pub value: String,
    /// The value under the default rules of the game.
    pub default: String,
    /// The values it can take, for people to read.
    pub values: String,
    /// What the rule settles, in one English sentence.
    pub meaning: &'static str,
    /// Why it settles nothing beside the other rules, where that is so.
    pub ineffective: Option<IneffectiveOption>,
}

impl RuleOption {
    /// Whether the value is another than by default.
    pub fn is_changed(&self) -> bool {
        self.value != self.default
    }

    /// Refuses rules of which one was changed that settles nothing beside the others.
    pub(super) fn all_settle(options: &[RuleOption]) -> Result<(), BadOption> {
        let mut changed = options.iter().filter(|option| option.is_changed());
        let ineffective = changed.find_map(|option| Some((option.name, option.ineffective?)));
        ineffective.map_or(Ok(()), |(name, why)| {
            Err(BadOption::IneffectiveOption { name, why })
        })
    }
}
