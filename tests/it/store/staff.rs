//! Who has which role, and the invitations.

use super::base::*;
use inkundla::store::*;
use inkundla::tournament::TournamentId;

fn as_(role: Role) -> Grant {
    Grant {
        role,
        ..Grant::own(NOON)
    }
}

fn role(base: &Base, account: AccountId, tournament: TournamentId, now_ms: i64) -> Option<Role> {
    let person = base
        .store
        .read(move |db| db.person(account, tournament, now_ms));
    person.unwrap().map(|person| person.grant.role)
}

#[test]
fn an_account_sees_the_tournaments_in_which_it_has_a_role() {
    on_both(|base| {
        let (one, two) = (Hall::open(base, "one", 0), Hall::open(base, "two", 0));
        let (teacher, helps_at) = (one.organiser, two.tournament);
        base.change(move |tx| tx.grant(teacher, helps_at, Some(&as_(Role::Helper))))
            .unwrap();
        let mine = base.store.read(|db| db.tournaments_of(teacher, NOON));
        let mine = mine.unwrap();
        let mine: Vec<_> = mine
            .iter()
            .map(|(record, role)| (record.id, *role))
            .collect();
        assert_eq!(
            mine,
            [
                (two.tournament, Role::Helper),
                (one.tournament, Role::Organiser)
            ]
        );
        let at = |account| role(base, account, helps_at, NOON);
        assert_eq!(
            (at(teacher), at(two.organiser), at(AccountId(99))),
            (Some(Role::Helper), Some(Role::Organiser), None)
        );
        base.change(move |tx| tx.grant(teacher, helps_at, Some(&as_(Role::Deputy))))
            .unwrap();
        assert_eq!(at(teacher), Some(Role::Deputy));
        base.change(move |tx| tx.grant(teacher, helps_at, None))
            .unwrap();
        assert_eq!(at(teacher), None);
    });
}

#[test]
fn somebody_is_always_left_to_organise() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 0);
        let (last, tournament) = (hall.organiser, hall.tournament);
        assert_fault!(
            base.change(move |tx| tx.grant(last, tournament, None)),
            StoreError::Refused(_)
        );
        assert_fault!(
            base.change(move |tx| tx.grant(last, tournament, Some(&as_(Role::Deputy)))),
            StoreError::Refused(_)
        );
        assert_fault!(
            base.change(move |tx| tx.grant(AccountId(99), tournament, Some(&as_(Role::Helper)))),
            StoreError::Conflict
        );
        assert_eq!(role(base, last, tournament, NOON), Some(Role::Organiser));
    });
}

#[test]
fn a_role_that_ends_by_itself_is_gone_in_time() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 0);
        let tournament = hall.tournament;
        let helper = base
            .change(|tx| tx.create_guest("Ms Zulu", "n", NOON))
            .unwrap();
        let today = Grant {
            until_ms: Some(NOON + 100),
            ..as_(Role::Helper)
        };
        base.change(move |tx| tx.grant(helper, tournament, Some(&today)))
            .unwrap();
        base.store
            .write(move |tx| tx.see_person(helper, tournament, NOON + 50))
            .unwrap();
        let people = |at| {
            base.store
                .read(move |db| db.people(tournament, at))
                .unwrap()
        };
        let seen: Vec<_> = people(NOON + 99)
            .into_iter()
            .map(|person| (person.name, person.seen_at_ms))
            .collect();
        assert_eq!(seen.len(), 2);
        assert!(
            seen.contains(&("Ms Zulu".to_owned(), Some(NOON + 50))),
            "{seen:?}"
        );
        assert_eq!(people(NOON + 100).len(), 1);
        assert_eq!(
            role(base, helper, tournament, NOON + 99),
            Some(Role::Helper)
        );
        assert_eq!(role(base, helper, tournament, NOON + 100), None);
        let of = |at| {
            base.store
                .read(move |db| db.tournaments_of(helper, at))
                .unwrap()
                .len()
        };
        assert_eq!((of(NOON + 99), of(NOON + 100)), (1, 0));
        assert_fault!(
            base.store
                .write(move |tx| tx.see_person(AccountId(99), tournament, NOON)),
            StoreError::Missing
        );
    });
}

#[test]
fn helpers_for_a_day_are_forgotten_when_it_is_long_over() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 0);
        let tournament = hall.tournament;
        let helper = |name: &'static str, until_ms: Option<i64>| {
            let helper = base.change(|tx| tx.create_guest(name, name, NOON)).unwrap();
            let grant = Grant {
                until_ms,
                ..as_(Role::Helper)
            };
            base.change(move |tx| tx.grant(helper, tournament, Some(&grant)))
                .unwrap();
            helper
        };
        let (gone, stays) = (
            helper("Ms Zulu", Some(NOON + 100)),
            helper("Mr Botha", None),
        );
        let removed = helper("Ms Tau", Some(NOON + 900));
        base.change(move |tx| tx.grant(removed, tournament, None))
            .unwrap();
        let purge = |before| {
            let due = base.store.read(|db| db.guests_until(before)).unwrap();
            for guest in &due {
                let guest = guest.id;
                base.change(move |tx| tx.delete_account(guest, &[], "~helper"))
                    .unwrap();
            }
            due.len()
        };
        assert_eq!(purge(NOON - 1), 0, "they came only now");
        assert_eq!(
            purge(NOON + 99),
            1,
            "who was sent away has no right any more"
        );
        assert_eq!(purge(NOON + 100), 1);
        assert_eq!(purge(i64::MAX), 0, "once");
        let account = |who| base.store.read(move |db| db.account(who));
        assert_fault!(account(gone), StoreError::Missing);
        assert_fault!(account(removed), StoreError::Missing);
        assert_eq!(account(stays).unwrap().name, "Mr Botha");
        assert!(account(hall.organiser).is_ok(), "no guest");
        assert_eq!(role(base, gone, tournament, NOON), None);
    });
}

fn invite(tournament: TournamentId, uses_left: Option<u32>) -> Invite {
    Invite {
        tournament,
        role: Role::Helper,
        made_by: "Ms Khumalo".to_owned(),
        made_at_ms: NOON,
        expires_at_ms: NOON + 1000,
        uses_left,
        most_uses: uses_left,
        school: None,
    }
}

#[test]
fn an_invitation_is_good_so_often_so_long_and_until_it_is_taken_back() {
    on_both(|base| {
        let (cup, other) = (Hall::open(base, "cup", 0), Hall::open(base, "other", 0));
        let tournament = cup.tournament;
        let make = |secret, uses| {
            let invite = invite(tournament, uses);
            base.change(move |tx| tx.invite(&invite, &digest(secret)))
                .unwrap()
        };
        let (once, many) = (make(1, Some(1)), make(2, None));
        let uses = |id, at| base.change(move |tx| tx.use_up(id, at));
        let open = |secret, at| {
            let found = base.store.read(move |db| db.invitation(&digest(secret)));
            found.unwrap().is_open(at)
        };
        assert_fault!(
            base.store.read(|db| db.invitation(&digest(3))),
            StoreError::Missing
        );
        assert!(open(1, NOON));
        uses(once, NOON).unwrap();
        assert!(!open(1, NOON));
        assert_fault!(uses(once, NOON), StoreError::Missing);

        uses(many, NOON).unwrap();
        uses(many, NOON).unwrap();
        assert_fault!(uses(many, NOON + 1000), StoreError::Missing);
        assert!(open(2, NOON + 999) && !open(2, NOON + 1000));

        let elsewhere = other.tournament;
        assert_fault!(
            base.change(move |tx| tx.revoke(elsewhere, many, NOON + 5)),
            StoreError::Missing
        );
        base.change(move |tx| tx.revoke(tournament, many, NOON + 5))
            .unwrap();
        assert!(!open(2, NOON + 6));
        assert_fault!(uses(many, NOON + 6), StoreError::Missing);
        let ids: Vec<_> = base
            .store
            .read(|db| db.invitations(tournament))
            .unwrap()
            .iter()
            .map(|one| (one.id, one.revoked_at_ms))
            .collect();
        assert_eq!(ids, [(many, Some(NOON + 5)), (once, None)]);
    });
}
