//! Seats of players: one device at a time.

use super::base::*;
use inkundla::store::*;

const DEVICE: Digest = Digest([7; 32]);
const OTHER: Digest = Digest([8; 32]);

#[test]
fn a_seat_has_one_device_until_it_is_freed() {
    on_both(|base| {
        let hall = Hall::open(base, "k7f3m2ab", 2);
        hall.post(base, ROUND);
        let tournament = hall.tournament;
        let seat = |n: usize| {
            base.store
                .read(move |db| Ok(db.seats(tournament)?.remove(n)))
        };
        let player = seat(0).unwrap().entrant;
        let take =
            |device: Digest| base.change(move |tx| tx.take_seat(tournament, player, &device, NOON));
        let holds = |device: Digest| base.store.write(move |tx| tx.expect_seat(player, &device));
        assert!(matches!(holds(DEVICE), Err(StoreError::Conflict)));
        take(DEVICE).unwrap();
        take(DEVICE).unwrap();
        assert!(matches!(take(OTHER), Err(StoreError::Conflict)));
        holds(DEVICE).unwrap();
        assert!(matches!(holds(OTHER), Err(StoreError::Conflict)));
        assert_eq!(seat(0).unwrap().device, Some((DEVICE, NOON)));
        let board = base
            .store
            .read(move |db| db.posted_board(tournament, player));
        assert_eq!(board.unwrap().map(|board| board.round), Some(ROUND));
        let ready = |device: Digest| {
            base.store
                .write(move |tx| tx.be_ready(player, &device, ROUND))
        };
        assert!(matches!(ready(OTHER), Err(StoreError::Conflict)));
        ready(DEVICE).unwrap();
        assert_eq!(seat(0).unwrap().ready, Some(ROUND));
        for (is_withdrawn, generation) in [(false, 0), (true, 1)] {
            base.change(move |tx| tx.free_seat(tournament, player, is_withdrawn))
                .unwrap();
            let free = seat(0).unwrap();
            assert_eq!((free.device, free.ready), (None, None));
            assert_eq!(free.generation, generation);
        }
        take(OTHER).unwrap();
        let found = base.store.read(move |db| db.seat(player)).unwrap();
        assert_eq!(
            (found.tournament, found.device),
            (tournament, Some((OTHER, NOON)))
        );
    });
}
