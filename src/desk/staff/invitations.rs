//! Invitations: links for helpers, deputies and the teachers of a school.

use super::{Invitee, MOST_GUESTS, OF_THE_ORGANISER, USUAL_GUESTS, refused};
use crate::desk::accounts::checked_name;
use crate::desk::fault::FormProblem;
use crate::desk::history::Action;
use crate::desk::rights::{Actor, InviteDeputies, InviteHelpers, Permits};
use crate::desk::{Desk, Fault, secret};
use crate::store::{InvitationId, Invite, Role, StoreError};
use crate::tournament::{school_key, schools_named};
use chrono::{DateTime, TimeDelta, Utc};

/// Lifetime of the invitation of a deputy.
const DEPUTY_INVITATION: TimeDelta = TimeDelta::days(3);
impl Desk {
    /// Creates an invitation and returns the secret of its link, of which only the hash is stored.
    /// It admits `guests` results helpers until `today_ends`, or one deputy within three days.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`] when a deputy invites a deputy; [`Fault::Form`] for no guests or
    /// more than [`MOST_GUESTS`].
    pub fn invite(
        &self,
        by: &impl Permits<InviteHelpers>,
        (role, guests): (Role, u32),
        (at, today_ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<String, Fault> {
        let organiser = by.actor();
        may_invite(organiser, role)?;
        if !(1..=MOST_GUESTS).contains(&guests) {
            return Err(Fault::form("guests", FormProblem::NotAChoice));
        }
        let (expires, uses) = match role {
            Role::Helper => (today_ends, guests),
            Role::Tablet => (today_ends, guests),
            Role::School | Role::Program | Role::Deputy | Role::Organiser => {
                (at + DEPUTY_INVITATION, 1)
            }
        };
        self.store_invitation(by, (role, None), (uses, expires), at)
    }

    /// Creates the link with which the teachers of a school, or the captain of a team, check its players in until `ends`, but no longer than the
    /// event is open, and returns its secret.
    ///
    /// # Errors
    /// [`Fault::Form`] when no player is from this school or team.
    pub fn invite_school(
        &self,
        by: &impl Permits<InviteHelpers>,
        school: &str,
        (at, ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<String, Fault> {
        let players = self.whole_list(by.actor())?;
        let teams = by.actor().event().options.terms.teams.iter();
        let named = players.iter().filter_map(|one| one.school.as_deref());
        let known = schools_named(named.chain(teams.map(|one| one.team.as_str())));
        let known = known.iter().find(|one| one.key == school_key(school));
        let known = known.ok_or_else(|| Fault::form("school", FormProblem::NotAChoice))?;
        let role = (Role::School, Some(known.name.to_owned()));
        self.store_invitation(by, role, (USUAL_GUESTS, ends), at)
    }

    /// Makes a token with which a program enters results and players until `ends`, at most for a fortnight. Its name
    /// stands in the history.
    ///
    /// # Errors
    /// Errors in the name; [`Fault::NameIsTaken`].
    pub fn make_token(
        &self,
        by: &impl Permits<InviteHelpers>,
        name: &str,
        (at, ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<String, Fault> {
        let name = checked_name(name)?;
        let secret = self.store_invitation(by, (Role::Program, None), (1, ends), at)?;
        let phrase = String::new();
        let joined = self.accept(&secret, Invitee::New { name, phrase }, at);
        let token = match joined {
            Ok(joined) => joined.token.ok_or(Fault::InvitationOver)?,
            Err(fault) => {
                let link = self.invited(&secret, at)?.invitation.id;
                self.revoke_invitation(by, link, at)?;
                return Err(fault);
            }
        };
        let (digest, ends_ms) = (secret::digest(&token), ends.timestamp_millis());
        let at_ms = at.timestamp_millis();
        self.store
            .write(move |tx| tx.touch_session(&digest, at_ms, ends_ms))?;
        Ok(token)
    }

    fn store_invitation(
        &self,
        by: &impl Permits<InviteHelpers>,
        (role, school): (Role, Option<String>),
        (uses, expires): (u32, DateTime<Utc>),
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let organiser = by.actor();
        let invite = Invite {
            tournament: organiser.id(),
            role,
            made_by: organiser.who().to_owned(),
            made_at_ms: at.timestamp_millis(),
            expires_at_ms: expires.timestamp_millis(),
            uses_left: Some(uses),
            most_uses: Some(uses),
            school,
        };
        let token = secret::link();
        let digest = secret::digest(&token);
        let audit = organiser.audit(Action::invited(role), "", at);
        self.store.change(audit, move |tx, line| {
            let id = tx.invite(&invite, &digest)?;
            line.subject = format!("invitation {}", id.0);
            Ok(())
        })?;
        Ok(token)
    }

    /// Revokes an invitation. People who have accepted it keep their roles.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::NotAllowed`] when a deputy revokes that of a deputy.
    pub fn revoke_invitation(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        invitation: InvitationId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (id, may_all) = (organiser.id(), organiser.may::<InviteDeputies>());
        let subject = format!("invitation {}", invitation.0);
        let audit = organiser.audit(Action::InvitationRevoked, subject, at);
        let revoked = self.store.change(audit, move |tx, _| {
            let revoked = tx.revoke(id, invitation, at.timestamp_millis())?;
            match revoked.invite.role {
                Role::Helper | Role::School | Role::Tablet | Role::Program => Ok(()),
                _ if may_all => Ok(()),
                _ => Err(StoreError::Refused(OF_THE_ORGANISER)),
            }
        });
        revoked.map_err(refused)?;
        // A school's link ends for those who have joined by it, too.
        self.announce_event(id);
        Ok(())
    }
}

fn may_invite(organiser: &Actor, role: Role) -> Result<(), Fault> {
    match role {
        Role::Helper | Role::School | Role::Tablet | Role::Program => Ok(()),
        Role::Deputy if organiser.may::<InviteDeputies>() => Ok(()),
        Role::Deputy | Role::Organiser => Err(Fault::NotAllowed),
    }
}
