//! The offer to add the sections that a list names.

use crate::desk::sections::{NewSectionList, NewSections};
use crate::i18n::Localizer;

/// The name of the field with the answer.
pub(super) const ANSWER: &str = "new-sections";

/// The offer to add sections that the event does not have.
pub(super) struct SectionOffer {
    /// Each with its number of players.
    pub(super) sections: Vec<(String, String)>,
    /// The number of sections, in words.
    pub(super) words: String,
    /// Whether they are added unless the organiser takes the mark away.
    pub(super) is_ticked: bool,
}

impl SectionOffer {
    /// The offer; `None` if the list names no new section or the event takes none. In an event that has sections a
    /// new name may be a slip, so the organiser ticks it.
    pub(super) fn of(
        t: &Localizer,
        new: &NewSectionList,
        has_sections: bool,
    ) -> Option<SectionOffer> {
        let all = new.sections.iter();
        new.may_be_added.then(|| SectionOffer {
            sections: all
                .map(|one| (one.name.clone(), t.plural("list-players", one.players)))
                .collect(),
            words: t.plural("check-new-sections", new.sections.len()),
            is_ticked: !has_sections,
        })
    }
}

/// A note that sections of the list are left out because the event takes none.
pub(super) fn left_out(t: &Localizer, new: &NewSectionList, has_sections: bool) -> Option<String> {
    let is_left_out = !new.sections.is_empty() && !new.may_be_added && !has_sections;
    is_left_out.then(|| t.msg("check-sections-left-out"))
}

/// The treatment of new sections by the submitted fields. A box that is not ticked is not submitted.
pub(super) fn answer(fields: &[(String, String)]) -> NewSections {
    if fields.iter().any(|(name, _)| name == ANSWER) {
        NewSections::Add
    } else {
        NewSections::LeaveOut
    }
}
