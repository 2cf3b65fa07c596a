//! All chapters of what can be done with a database, put together.

use super::archive::{ArchiveReads, ArchiveWrites};
use super::audit::Journal;
use super::{
    AccountChanges, AccountReads, AuditReads, BoardChanges, BoardReads, BoardWrites, ChainReads,
    ChainWrites, EntrantChanges, EntrantReads, FormerChanges, FormerReads, GameReads, GameWrites,
    PeopleChanges, PeopleReads, PeopleWrites, PrivacyChanges, PrivacyReads, ResultChanges,
    RoundChanges, RoundReads, SessionWrites, SettingReads, SettingWrites, TextChanges, TextReads,
    TournamentChanges, TournamentReads, TournamentWrites, TryReads, TryWrites,
};

/// Everything that can be asked.
pub trait Reads:
    AccountReads
    + ArchiveReads
    + AuditReads
    + BoardReads
    + ChainReads
    + EntrantReads
    + FormerReads
    + GameReads
    + PeopleReads
    + PrivacyReads
    + RoundReads
    + SettingReads
    + TextReads
    + TournamentReads
    + TryReads
{
}

/// Everything that happens without a line in the audit: entries of records
/// (which say themselves who and when), sessions, phones, the server's memory.
pub trait Writes:
    Reads
    + ArchiveWrites
    + BoardWrites
    + GameWrites
    + PeopleWrites
    + SessionWrites
    + SettingWrites
    + TournamentWrites
    + TryWrites
{
}

/// Everything that somebody must answer for.
pub trait Changes:
    Writes
    + AccountChanges
    + BoardChanges
    + ChainWrites
    + EntrantChanges
    + FormerChanges
    + PeopleChanges
    + PrivacyChanges
    + ResultChanges
    + RoundChanges
    + TextChanges
    + TournamentChanges
{
}

/// What a database has to offer in all.
pub(super) trait Whole: Changes + Journal {}

impl<C> Reads for C where
    C: AccountReads
        + ArchiveReads
        + AuditReads
        + BoardReads
        + ChainReads
        + EntrantReads
        + FormerReads
        + GameReads
        + PeopleReads
        + PrivacyReads
        + RoundReads
        + SettingReads
        + TextReads
        + TournamentReads
        + TryReads
{
}
impl<C> Writes for C where
    C: Reads
        + ArchiveWrites
        + BoardWrites
        + GameWrites
        + PeopleWrites
        + SessionWrites
        + SettingWrites
        + TournamentWrites
        + TryWrites
{
}
impl<C> Changes for C where
    C: Writes
        + AccountChanges
        + BoardChanges
        + ChainWrites
        + EntrantChanges
        + FormerChanges
        + PeopleChanges
        + PrivacyChanges
        + ResultChanges
        + RoundChanges
        + TextChanges
        + TournamentChanges
{
}
impl<C> Whole for C where C: Changes + Journal {}
