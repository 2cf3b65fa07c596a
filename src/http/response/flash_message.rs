//! Flash messages: the sentence that a page shows after the form that redirected to it. The redirect carries a
//! code in its query.

use crate::http::response::page_context::Notice;
use crate::i18n::Localizer;
use inkundla_core::codes;

codes! {
    /// The completed action; each is a message `notice-…`.
    pub enum FlashMessage {
        AccountDeleted = "account-deleted",
        Answered = "answered",
        BoardMoved = "board-moved",
        CardTakenBack = "card-taken-back",
        CardsRuleSaved = "cards-rule-saved",
        ChildErased = "child-erased",
        CodeRenewed = "code-renewed",
        ConsentGiven = "consent-given",
        ConsentRefused = "consent-refused",
        ConsentWithdrawn = "consent-withdrawn",
        CopyBack = "copy-back",
        DelaySaved = "delay-saved",
        DraftBye = "draft-bye",
        DraftDiscarded = "draft-discarded",
        DraftExchanged = "draft-exchanged",
        DraftJoined = "draft-joined",
        DraftMoved = "draft-moved",
        DraftSettled = "draft-settled",
        DraftSplit = "draft-split",
        DraftSwapped = "draft-swapped",
        EventDeleted = "event-deleted",
        EventPageSaved = "event-page-saved",
        EventFinished = "event-finished",
        EventReopened = "event-reopened",
        HandedOver = "handed-over",
        ImportDone = "import-done",
        InvitationRevoked = "invitation-revoked",
        Joined = "joined",
        NamesErased = "names-erased",
        OrderSaved = "order-saved",
        OthersSignedOut = "others-signed-out",
        PersonAndLinkGone = "person-and-link-gone",
        PersonErased = "person-erased",
        PersonSentAway = "person-sent-away",
        PhraseSaved = "phrase-saved",
        PlayerRemoved = "player-removed",
        PlayerSaved = "player-saved",
        PlayerWentHome = "player-went-home",
        PlayersAdded = "players-added",
        PrivacySaved = "privacy-saved",
        RecordsTaken = "records-taken",
        ResultCleared = "result-cleared",
        ResultCorrected = "result-corrected",
        ResultReported = "result-reported",
        ResultToConfirm = "result-to-confirm",
        ReportDiscarded = "report-discarded",
        RulesLeft = "rules-left",
        ResultSaved = "result-saved",
        RoundPosted = "round-posted",
        TeamsSaved = "teams-saved",
        LineUpsAsked = "line-ups-asked",
        LineUpHandedIn = "line-up-handed-in",
        RoundPostponed = "round-postponed",
        RoundReopened = "round-reopened",
        RoundUnposted = "round-unposted",
        RunFinished = "run-finished",
        RunReopened = "run-reopened",
        SchoolSaved = "school-saved",
        SeatFreed = "seat-freed",
        ScheduleSaved = "schedule-saved",
        ScreenSaved = "screen-saved",
        ServerChanged = "server-changed",
        SettingsSaved = "settings-saved",
        SpokenTo = "spoken-to",
        TakenBack = "taken-back",
        TookOver = "took-over",
        WishSaved = "wish-saved",
    }
}

impl FlashMessage {
    pub(crate) fn notice(self, t: &Localizer) -> Notice {
        Notice::good(t.msg(&format!("notice-{}", self.code())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn every_code_has_its_message() -> Result<(), crate::i18n::BadMessages> {
        let t = Localizer::of(Language::English)?;
        for message in FlashMessage::ALL {
            let id = format!("notice-{}", message.code());
            assert_ne!(t.msg(&id), id);
        }
        Ok(())
    }
}
