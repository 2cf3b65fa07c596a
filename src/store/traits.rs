//! The traits of the store combined: what can be read, written and changed.

use super::archive::{ArchiveReads, ArchiveWrites};
use super::audit::Journal;
use super::event_log::{EventLog, LogReads, LogWrites, RebuildWrites};
use super::{
    AccountChanges, AccountReads, AnnouncementChanges, AnnouncementReads, AttemptReads,
    AttemptWrites, AuditReads, BoardChanges, BoardReads, BoardWrites, CasualReads, CasualWrites,
    ChainReads, ChainWrites, EntrantChanges, EntrantReads, ErasableChanges, ErasableReads,
    GameReads, GameWrites, PeopleChanges, PeopleReads, PeopleWrites, PrivacyChanges, PrivacyReads,
    RegistrationChanges, RegistrationReads, RegistrationWrites, ReportChanges, ReportReads,
    ResultChanges, RoundChanges, RoundReads, SeatChanges, SeatReads, SeatWrites, SectionChanges,
    SectionReads, SessionWrites, SettingReads, SettingWrites, SignInReads, SignInWrites,
    TextChanges, TextReads, TournamentChanges, TournamentReads, TournamentWrites, WordReads,
    WordWrites,
};

/// Defines a trait that is implemented by every type with all the listed traits.
macro_rules! all_of {
    ($(#[$doc:meta])* $vis:vis trait $name:ident: $($part:ident),+ $(,)?) => {
        $(#[$doc])*
        $vis trait $name: $($part +)+ {}
        impl<C: $($part +)+> $name for C {}
    };
}

all_of! {
    /// All queries.
    pub trait Reads:
        AccountReads, AnnouncementReads, ArchiveReads, AuditReads, BoardReads, CasualReads, ChainReads, EntrantReads,
        ErasableReads, GameReads, PeopleReads, PrivacyReads, RegistrationReads, ReportReads, RoundReads, SeatReads, SectionReads, SettingReads, TextReads,
        TournamentReads, AttemptReads, SignInReads, WordReads, LogReads
}

all_of! {
    /// All writes that leave no line in the audit log: entries of records (which name their
    /// author and time), sessions, phones, settings.
    pub trait Writes:
        Reads, ArchiveWrites, BoardWrites, CasualWrites, GameWrites, PeopleWrites, RegistrationWrites, SeatWrites, SessionWrites,
        SettingWrites, SignInWrites, TournamentWrites, AttemptWrites, WordWrites, LogWrites,
        RebuildWrites
}

all_of! {
    /// All changes that have a line in the audit log.
    pub trait Changes:
        Writes, AccountChanges, AnnouncementChanges, BoardChanges, ChainWrites, EntrantChanges, ErasableChanges,
        PeopleChanges, PrivacyChanges, RegistrationChanges, ReportChanges, ResultChanges, RoundChanges, SeatChanges, SectionChanges, TextChanges,
        TournamentChanges
}

all_of! {
    /// Everything a connection can do.
    pub(super) trait FullAccess:
        Changes, Journal, EventLog
}
