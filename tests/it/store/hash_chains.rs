use super::base::*;
use inkundla::referee::{Hash, Identity};
use inkundla::rules::BySide;
use inkundla::store::*;
use inkundla::tournament::RoundNo;

/// A game with this number of entries.
fn recorded(base: &Base, hall: &Hall, entries: u32) -> GameId {
    let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
    for seq in 0..entries {
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(seq)))
            .unwrap();
    }
    game
}

/// The hashes that these entries must have.
fn expected(event: &str, entries: &[(StoredEntry, Hash)]) -> Vec<Hash> {
    let identity = Identity {
        event,
        round: 1,
        board: 1,
        numbers: BySide {
            first: 1,
            second: 2,
        },
    };
    let mut last = identity.root();
    entries
        .iter()
        .map(|(entry, _)| {
            last = last.then(entry.seq, entry.at_ms, &entry.by, &entry.event);
            last
        })
        .collect()
}

fn hashes(entries: &[(StoredEntry, Hash)]) -> Vec<Hash> {
    entries.iter().map(|(_, hash)| *hash).collect()
}

#[test]
fn each_entry_carries_the_hash_that_chains_it_to_the_one_before() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let tournament = hall.tournament;
        let game = recorded(base, &hall, 3);
        let found = base.store.read(|db| db.chained(tournament, game)).unwrap();
        assert_eq!(found.event, "cup");
        assert_eq!(hashes(&found.entries), expected("cup", &found.entries));
        let head = base.store.read(|db| db.head(game)).unwrap();
        assert_eq!(head, found.entries.last().map(|(_, hash)| *hash));
        assert_ne!(hashes(&found.entries), expected("cup2", &found.entries));
    });
}

#[test]
fn a_record_that_began_elsewhere_keeps_its_root() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        base.change(move |tx| tx.begin_elsewhere(tournament, game, "old"))
            .unwrap();
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(0)))
            .unwrap();
        let found = base.store.read(|db| db.chained(tournament, game)).unwrap();
        assert_eq!(found.event, "old");
        assert_eq!(hashes(&found.entries), expected("old", &found.entries));
        assert_fault!(
            base.change(move |tx| tx.begin_elsewhere(tournament, game, "cup")),
            StoreError::Refused(_)
        );
    });
}

#[test]
fn hashes_can_neither_be_left_out_nor_changed() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let game = recorded(base, &hall, 1).0;
        for statement in [
            format!(
                "INSERT INTO entries (game_id, seq, at_ms, author, event) VALUES ({game}, 2, 0, '', '{{}}')"
            ),
            "UPDATE entries SET hash = NULL".to_owned(),
            "UPDATE entries SET at_ms = 0".to_owned(),
            "UPDATE entries SET hash = hash".to_owned(),
        ] {
            let fault = base.behind_its_back(&statement).unwrap_err();
            assert!(
                fault.contains("only ever added to") || fault.to_lowercase().contains("null"),
                "{fault}"
            );
        }
    });
}

#[test]
fn what_was_signed_stays() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let tournament = hall.tournament;
        let seal = Seal {
            round: RoundNo(1),
            statement: "inkundla round 2\n".to_owned(),
            public_key: [3; 32],
            signature: [4; 64],
        };
        let kept = seal.clone();
        base.change(move |tx| tx.seal(tournament, &kept)).unwrap();
        assert_eq!(base.store.read(|db| db.seals(tournament)).unwrap(), [seal]);
        for statement in ["UPDATE seals SET statement = ''", "DELETE FROM seals"] {
            let fault = base.behind_its_back(statement).unwrap_err();
            assert!(fault.contains("only ever added to"), "{fault}");
        }
    });
}
