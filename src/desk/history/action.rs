//! The actions that the history records.

use crate::store::Role;
use crate::tournament::Presence;
use inkundla_core::codes;

codes! {
    /// The action of a line of the history. The store and exported histories contain its code, so
    /// no code ever changes.
    pub enum Action {
        AccountCreated = "account.created",
        AccountDeleted = "account.deleted",
        AccountRecovered = "account.recovered",
        AccountRenamed = "account.renamed",
        AccountReset = "account.reset",
        OperatorNamed = "account.operator-named",
        OperatorRemoved = "account.operator-removed",
        PassphraseChanged = "account.passphrase-changed",
        RecoveryCodeMade = "account.recovery-code",
        RecoveryFailed = "account.recovery-failed",
        SignedIn = "account.signed-in",
        SignedOutElsewhere = "account.signed-out-elsewhere",
        SignInFailed = "account.sign-in-failed",

        EventCreated = "event.created",
        EventImported = "event.imported",
        EventJoined = "event.joined",
        EventChanged = "event.changed",
        EventDelayed = "event.delayed",
        EventScheduled = "event.scheduled",
        EventAnnounced = "event.announced",
        PrizesChanged = "event.prizes",
        HeldChanged = "event.held",
        RulesLeft = "event.rules-left",
        ScreenChosen = "event.shown",
        EventTimed = "event.timed",
        EventFinished = "event.finished",
        EventReopened = "event.reopened",
        EventHandedOver = "event.handed-over",
        EventDeleted = "event.deleted",
        SectionAdded = "section.added",
        SectionRemoved = "section.removed",
        SectionsOrdered = "section.ordered",

        DeputyInvited = "invitation.deputy",
        HelperInvited = "invitation.helper",
        SchoolInvited = "invitation.school",
        TabletInvited = "invitation.tablet",
        ProgramInvited = "invitation.program",
        DeputyAccepted = "invitation.accepted-deputy",
        HelperAccepted = "invitation.accepted-helper",
        SchoolAccepted = "invitation.accepted-school",
        TabletAccepted = "invitation.accepted-tablet",
        ProgramAccepted = "invitation.accepted-program",
        InvitationRevoked = "invitation.revoked",
        PersonSentAway = "person.sent-away",
        PersonErased = "person.erased",
        UmpiresChanged = "umpires.changed",
        UmpiresHere = "umpires.here",
        UmpiresAllotted = "umpires.allotted",

        RegistrationSettled = "registration.settled",
        EntriesDeclined = "registration.declined",
        EntriesReopened = "registration.reopened",
        EntriesErased = "registration.erased",
        FeesPaid = "registration.paid",
        FeesNotPaid = "registration.not-paid",
        FeesWaived = "registration.waived",
        EntrantsEntered = "entrants.entered",
        EntrantsTakenBack = "entrants.taken-back",
        EntrantsBroughtBack = "entrants.brought-back",
        EntrantsMoved = "entrants.moved",
        OrderByRating = "entrants.by-rating",
        OrderByLot = "entrants.by-lot",
        OrderAsEntered = "entrants.as-entered",
        OrderByHand = "entrants.by-hand",
        OrderPutBack = "entrants.order-put-back",
        EntrantCorrected = "entrant.corrected",
        ShownAsChanged = "entrant.shown-as",
        EarlierRounds = "entrant.earlier-rounds",
        PointsAdjusted = "entrant.points",
        EntrantStruck = "entrant.struck",
        SchoolsRenamed = "schools.renamed",
        SchoolsDistinct = "schools.distinct",
        SchoolChanged = "schools.changed",
        TeamsChanged = "schools.teams",
        TeachersChanged = "schools.teachers",
        CheckInOpened = "check-in.opened",
        CheckInClosed = "check-in.closed",
        CheckInNotUsed = "check-in.not-used",
        NotedExpected = "presence.expected",
        NotedHere = "presence.here",
        NotedAbsent = "presence.absent",
        NotedWentHome = "presence.wenthome",

        ConsentGiven = "consent.given",
        ConsentRefused = "consent.refused",
        ConsentWithdrawn = "consent.withdrawn",
        ChildErased = "child.erased",
        NamesKeptFor = "names.kept-for",
        NamesErased = "names.erased",
        NamesErasedInTime = "names.erased-in-time",

        ByeAgreed = "terms.sits-out",
        KeptApart = "terms.apart",
        OwnBoard = "terms.seat",
        PairSettled = "terms.settled",
        LineUpHandedIn = "terms.line-up",
        LineUpsAsked = "terms.line-ups-asked",

        RoundDrafted = "round.drafted",
        SidesSwapped = "draft.swapped",
        PlayersExchanged = "draft.exchanged",
        PairSplit = "draft.split",
        PairJoined = "draft.joined",
        PairMoved = "draft.moved",
        ByeGiven = "draft.bye",
        LineUpSeated = "draft.line-up",
        DraftPutBack = "draft.put-back",
        DraftDiscarded = "draft.discarded",
        RoundPosted = "round.posted",
        RoundUnposted = "round.unposted",
        RoundClosed = "round.closed",
        RoundPostponed = "round.postponed",
        RoundReopened = "round.reopened",

        TimerStarted = "timer.started",
        TimerPaused = "timer.paused",
        TimerWentOn = "timer.went-on",
        TimerExtended = "timer.extended",
        TimerStopped = "timer.stopped",
        TimerPutBack = "timer.put-back",

        BoardRecorded = "board.recorded",
        BoardTakenOver = "board.taken-over",
        TossEntered = "toss.entered",
        RecordScanned = "board.record-scanned",
        CodeRenewed = "board.code-renewed",
        BoardOnDevices = "board.on-devices",
        BoardAtTable = "board.at-table",
        BoardSpokenTo = "board.spoken-to",
        BoardPaused = "board.paused",
        BoardResumed = "board.resumed",
        SeatTaken = "seat.taken",
        SeatFreed = "seat.freed",
        SeatCodeRenewed = "seat.code-renewed",
        CallAnswered = "call.answered",
        AppealDecided = "appeal.decided",
        CardTakenBack = "card.taken-back",
        ResultEntered = "result.entered",
        ResultCorrected = "result.corrected",
        ResultReported = "result.reported",
        ResultToConfirm = "result.to-confirm",
        ReportDiscarded = "result.report-discarded",
        ResultsImported = "results.imported",
        ResultsTakenBack = "results.taken-back",
        RecordsImported = "records.taken",
    }
}

impl Action {
    /// The code as part of a message id.
    pub fn slug(self) -> String {
        self.code().replace('.', "-")
    }

    pub(in crate::desk) fn of_presence(presence: Presence) -> Action {
        match presence {
            Presence::Expected => Action::NotedExpected,
            Presence::Here => Action::NotedHere,
            Presence::Absent => Action::NotedAbsent,
            Presence::WentHome => Action::NotedWentHome,
        }
    }

    /// Whether it sets the presence of players; the subject of its line lists them.
    pub fn is_presence(self) -> bool {
        Presence::ALL.map(Action::of_presence).contains(&self)
    }

    /// Whether it changes a draft by hand.
    pub fn is_of_draft(self) -> bool {
        self.code().starts_with("draft.")
    }

    /// Creation of an invitation link. The role of organiser is handed over instead.
    pub(in crate::desk) fn invited(role: Role) -> Action {
        match role {
            Role::Helper => Action::HelperInvited,
            Role::School => Action::SchoolInvited,
            Role::Tablet => Action::TabletInvited,
            Role::Program => Action::ProgramInvited,
            Role::Deputy | Role::Organiser => Action::DeputyInvited,
        }
    }

    /// Acceptance of such a link.
    pub(in crate::desk) fn accepted(role: Role) -> Action {
        match role {
            Role::Helper => Action::HelperAccepted,
            Role::School => Action::SchoolAccepted,
            Role::Tablet => Action::TabletAccepted,
            Role::Program => Action::ProgramAccepted,
            Role::Deputy | Role::Organiser => Action::DeputyAccepted,
        }
    }
}
