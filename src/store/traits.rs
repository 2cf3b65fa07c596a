//! All traits of the store put together: what can be read, written and changed.

use super::archive::{ArchiveReads, ArchiveWrites};
use super::audit::Journal;
use super::{
    AccountChanges, AccountReads, AuditReads, BoardChanges, BoardReads, BoardWrites, ChainReads,
    ChainWrites, EntrantChanges, EntrantReads, ErasableChanges, ErasableReads, GameReads,
    GameWrites, PeopleChanges, PeopleReads, PeopleWrites, PrivacyChanges, PrivacyReads,
    ResultChanges, RoundChanges, RoundReads, SessionWrites, SettingReads, SettingWrites,
    TextChanges, TextReads, TournamentChanges, TournamentReads, TournamentWrites, TryReads,
    TryWrites, WordReads, WordWrites,
};

/// A trait for everything that has all of these.
macro_rules! all_of {
    ($(#[$doc:meta])* $vis:vis trait $name:ident: $($part:ident),+ $(,)?) => {
        $(#[$doc])*
        $vis trait $name: $($part +)+ {}
        impl<C: $($part +)+> $name for C {}
    };
}

all_of! {
    /// Everything that can be read.
    pub trait Reads:
        AccountReads, ArchiveReads, AuditReads, BoardReads, ChainReads, EntrantReads,
        ErasableReads, GameReads, PeopleReads, PrivacyReads, RoundReads, SettingReads, TextReads,
        TournamentReads, TryReads, WordReads
}

all_of! {
    /// Everything that is written without a line in the audit: entries of records (which
    /// name their writer and time), sessions, phones, settings.
    pub trait Writes:
        Reads, ArchiveWrites, BoardWrites, GameWrites, PeopleWrites, SessionWrites,
        SettingWrites, TournamentWrites, TryWrites, WordWrites
}

all_of! {
    /// Everything that has a line in the audit.
    pub trait Changes:
        Writes, AccountChanges, BoardChanges, ChainWrites, EntrantChanges, ErasableChanges,
        PeopleChanges, PrivacyChanges, ResultChanges, RoundChanges, TextChanges,
        TournamentChanges
}

all_of! {
    /// Everything that a database offers.
    pub(super) trait Whole:
        Changes, Journal
}
