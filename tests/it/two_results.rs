//! Two people enter different results for one board at the same moment: one result counts, and the
//! other person is shown the conflict. On both databases.

use crate::store::base::{Base, by_teacher, on_both};
use crate::web::umpire::{plays, post_a_round_for};
use inkundla::change_feed::Hub;
use inkundla::desk::history::Action;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::desk::{Desk, Fault};
use inkundla::formats::pairings_csv::Entered;
use inkundla::rules::Side;
use inkundla::store::{Store, StoreError};
use inkundla::system_time::now;
use inkundla::tournament::pairing::DraftChange;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use std::sync::Barrier;
use std::sync::mpsc::channel;
use std::time::Duration;

const ROUND: RoundNo = RoundNo(1);
const FIRST: PairingResult = PairingResult::Won(Side::First);
const SECOND: PairingResult = PairingResult::Won(Side::Second);
const DRAWN: PairingResult = PairingResult::Drawn;

fn scored(result: PairingResult) -> Scored {
    Scored { result, shot: None }
}

/// An event with a posted first round.
struct Event<'a> {
    base: &'a Base,
    desk: Desk,
    key: String,
    codes: Vec<String>,
}

impl Event<'_> {
    fn of(base: &Base, children: u8) -> Event<'_> {
        let desk = desk(base.store.clone());
        let (key, codes) = post_a_round_for(&desk, children);
        Event {
            base,
            desk,
            key,
            codes,
        }
    }

    fn by(&self) -> Right<Unlimited> {
        self.desk.operator_right(&self.key).unwrap()
    }

    fn stands(&self, board: u16) -> Option<PairingResult> {
        let boards = match self.desk.boards(self.by().event(), ROUND) {
            Ok(boards) => boards,
            Err(why) => panic!("{why}"),
        };
        let mut boards = boards.into_iter();
        let found = boards.find(|one| one.pairing.board == BoardNo(board));
        found.unwrap().result.map(|scored| scored.result)
    }

    /// Enters a result, whatever the present one is.
    fn has(&self, board: u16, result: Option<PairingResult>) {
        let place = (ROUND, BoardNo(board));
        let done = self
            .desk
            .enter_result(&self.by(), place, result.map(scored), "a test", now());
        done.unwrap();
    }

    /// Holds the first transaction open while a second person writes; returns the outcome of the
    /// second.
    fn second<T: Send>(
        &self,
        (round_is_closed, board): (bool, u16),
        first: Option<PairingResult>,
        other: impl FnOnce(&Desk, &Right<Unlimited>) -> Result<T, Fault> + Send,
    ) -> Result<T, Fault> {
        let (by, store) = (self.by(), self.base.store.clone());
        let id = by.event().id;
        let (began, has_begun) = channel();
        let (go, goes_on) = channel::<()>();
        let write = move || {
            store.change(by_teacher("first"), move |tx, _| {
                tx.bump(id)?;
                began.send(()).unwrap();
                goes_on.recv().unwrap();
                let first = first.map(scored);
                match (round_is_closed, first) {
                    (true, Some(first)) => tx.correct_result(id, ROUND, BoardNo(board), first),
                    _ => tx.set_result(id, ROUND, BoardNo(board), first),
                }
                .map(drop)
            })
        };
        std::thread::scope(|scope| {
            let writes = scope.spawn(write);
            has_begun.recv().unwrap();
            let other = scope.spawn(|| other(&self.desk, &by));
            // Long enough for the second to read the old result. A slower one reads the new result,
            // with the same outcome.
            std::thread::sleep(Duration::from_millis(300));
            go.send(()).unwrap();
            writes.join().unwrap().unwrap();
            other.join().unwrap()
        })
    }
}

fn desk(store: Store) -> Desk {
    Desk::open(store, Hub::default()).unwrap()
}

/// The present result, as reported to the second person.
fn standing_result<T>(done: Result<T, Fault>) -> Option<Option<PairingResult>> {
    match done {
        Ok(_) => None,
        Err(Fault::OtherResult { stands, .. }) => Some(stands),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn of_two_results_at_the_same_moment_one_counts_and_the_other_is_told() {
    on_both(|base| {
        const BOARDS: u16 = 12;
        let event = Event::of(base, 2 * BOARDS as u8);
        let (by, start) = (event.by(), Barrier::new(2));
        let enters = |desk: &Desk, result, reason| {
            let mut done = Vec::new();
            for board in 1..=BOARDS {
                start.wait();
                let (place, results) = ((ROUND, BoardNo(board)), (None, Some(scored(result))));
                done.push(desk.enter_result_over(&by, place, results, reason, now()));
            }
            done
        };
        let (here, there) = (desk(base.store.clone()), desk(base.store.clone()));
        let (first, second) = std::thread::scope(|scope| {
            // A reason typed beforehand does not apply to a result that the person has not seen.
            let there = scope.spawn(|| enters(&there, SECOND, "the slip says so"));
            (enters(&here, FIRST, ""), there.join().unwrap())
        });
        for (board, (first, second)) in (1..).zip(first.into_iter().zip(second)) {
            let stands = event.stands(board);
            let lost = match (standing_result(first), standing_result(second)) {
                (None, Some(lost)) | (Some(lost), None) => lost,
                both => panic!("board {board}: {both:?}"),
            };
            assert_eq!(lost, stands, "board {board}");
        }
        let lines = event.desk.history(&by, None, 100).unwrap();
        let entered = lines
            .iter()
            .filter(|line| line.audit.what == "result.entered");
        assert_eq!(entered.count(), usize::from(BOARDS));
    });
}

#[test]
fn the_second_person_is_told_the_present_result() {
    on_both(|base| {
        let event = Event::of(base, 16);
        for (board, (seen, first, second, expected)) in (1..).zip([
            (None, Some(FIRST), Some(SECOND), Some(Some(FIRST))),
            (Some(DRAWN), Some(FIRST), Some(SECOND), Some(Some(FIRST))),
            (Some(DRAWN), Some(FIRST), None, Some(Some(FIRST))),
            (Some(DRAWN), None, Some(SECOND), Some(None)),
            (None, Some(FIRST), Some(FIRST), None),
            (Some(DRAWN), None, None, None),
        ]) {
            event.has(board, seen);
            let done = event.second((false, board), first, |desk, by| {
                let (place, results) = ((ROUND, BoardNo(board)), (seen, second.map(scored)));
                desk.enter_result_over(by, place, results, "an appeal", now())
            });
            assert_eq!(standing_result(done), expected, "board {board}");
            assert_eq!(event.stands(board), first, "board {board}");
        }
    });
}

#[test]
fn recorded_games_and_files_do_not_overwrite_unseen_results() {
    on_both(|base| {
        let event = Event::of(base, 4);
        plays(&event.desk, &event.codes[0], &["E1", "R1"]);
        let done = event.second((false, 1), Some(FIRST), |desk, by| {
            let (place, results) = ((ROUND, BoardNo(1)), (None, Some(scored(SECOND))));
            desk.enter_result_over(by, place, results, "", now())
        });
        assert_eq!(standing_result(done), Some(Some(FIRST)));
        let done = event.second((false, 2), Some(FIRST), |desk, by| {
            let entered = Entered {
                round: ROUND,
                board: BoardNo(2),
                result: SECOND,
            };
            desk.enter_results(by, &[entered], now())
        });
        assert!(
            matches!(done, Ok(1) | Err(Fault::Store(StoreError::Conflict))),
            "{done:?}"
        );
        // Only a file read after the first result was written may replace it.
        let expected = if done.is_ok() { SECOND } else { FIRST };
        assert_eq!(event.stands(2), Some(expected));
    });
}

#[test]
fn of_two_corrections_of_a_closed_round_one_counts_and_the_other_is_told() {
    on_both(|base| {
        let event = Event::of(base, 4);
        for board in [1, 2] {
            event.has(board, Some(DRAWN));
        }
        event.desk.close_round(&event.by(), ROUND, now()).unwrap();
        let done = event.second((true, 1), Some(FIRST), |desk, by| {
            let (place, results) = ((ROUND, BoardNo(1)), (Some(DRAWN), scored(SECOND)));
            desk.correct_result_over(by, place, results, "an appeal", now())
        });
        assert_eq!(standing_result(done), Some(Some(FIRST)));
        assert_eq!(event.stands(1), Some(FIRST));
    });
}

#[test]
fn changing_a_result_requires_a_reason_and_repeating_it_does_not() {
    on_both(|base| {
        let event = Event::of(base, 4);
        let enters = |seen, result, reason: &str| {
            let (place, results) = ((ROUND, BoardNo(1)), (seen, result));
            let by = event.by();
            event
                .desk
                .enter_result_over(&by, place, results, reason, now())
        };
        enters(None, Some(scored(FIRST)), "").unwrap();
        let missing = enters(Some(FIRST), Some(scored(SECOND)), " ");
        assert!(matches!(missing, Err(Fault::ReasonMissing)), "{missing:?}");
        let missing = enters(Some(FIRST), None, "");
        assert!(matches!(missing, Err(Fault::ReasonMissing)), "{missing:?}");
        enters(Some(FIRST), Some(scored(FIRST)), "").unwrap();
        enters(Some(FIRST), Some(scored(SECOND)), "an appeal").unwrap();
        assert_eq!(event.stands(1), Some(SECOND));
    });
}

#[test]
fn of_two_changes_of_a_draft_neither_is_lost_unseen() {
    on_both(|base| {
        let event = Event::of(base, 8);
        event
            .desk
            .unpost_round(&event.by(), ROUND, "again", now())
            .unwrap();
        let (by, store) = (event.by(), base.store.clone());
        let id = by.event().id;
        let (_, mut other) = event.desk.draft(&by, ROUND).unwrap();
        other.swap_sides(BoardNo(1)).unwrap();
        let (began, has_begun) = channel();
        let (go, goes_on) = channel::<()>();
        let first = other.clone();
        let write = move || {
            store.change(by_teacher("first"), move |tx, _| {
                tx.bump(id)?;
                began.send(()).unwrap();
                goes_on.recv().unwrap();
                tx.save_draft(id, &first)
            })
        };
        let done = std::thread::scope(|scope| {
            let writes = scope.spawn(write);
            has_begun.recv().unwrap();
            let second = scope.spawn(|| {
                let swap = DraftChange::Sides(BoardNo(2));
                event
                    .desk
                    .change_draft(&by, ROUND, Action::SidesSwapped, swap, now())
            });
            std::thread::sleep(Duration::from_millis(300));
            go.send(()).unwrap();
            writes.join().unwrap().unwrap();
            second.join().unwrap()
        });
        let (_, stands) = event.desk.draft(&event.by(), ROUND).unwrap();
        match done {
            // It began so late that it saw the first change.
            Ok(()) => other.swap_sides(BoardNo(2)).unwrap(),
            Err(why) => assert!(matches!(why, Fault::Store(StoreError::Conflict)), "{why:?}"),
        }
        assert_eq!(stands, other);
    });
}
