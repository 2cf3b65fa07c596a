use super::base::*;
use inkundla::rules::{BySide, Side};
use inkundla::store::*;
use inkundla::tournament::*;

const WON: Scored = Scored {
    result: PairingResult::Won(Side::First),
    shot: None,
};

fn snapshot(base: &Base, hall: &Hall) -> Tournament {
    base.store
        .read(|db| db.load_tournament(hall.tournament))
        .unwrap()
}

fn set(
    base: &Base,
    hall: &Hall,
    board: u16,
    result: Option<Scored>,
) -> Result<Option<Scored>, StoreError> {
    let tournament = hall.tournament;
    base.change(move |tx| tx.set_result(tournament, ROUND, BoardNo(board), result))
}

#[test]
fn a_round_goes_from_draft_to_closed_and_the_snapshot_shows_each_step() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 5);
        let (tournament, draft) = (hall.tournament, hall.draft(ROUND));
        let entered = snapshot(base, &hall);
        assert_eq!(
            (
                entered.entrants.len(),
                entered.closed.len(),
                entered.current
            ),
            (5, 0, None)
        );
        assert_eq!(entered.options, settings_row("cup").options);

        let mut other = draft.clone();
        other.pairings.swap(0, 1);
        let (first, second) = (other.pairings[0].board, other.pairings[1].board);
        (other.pairings[0].board, other.pairings[1].board) = (second, first);
        base.change(move |tx| tx.save_draft(tournament, &other))
            .unwrap();
        let again = draft.clone();
        base.change(move |tx| tx.save_draft(tournament, &again))
            .unwrap();
        assert_eq!(
            snapshot(base, &hall).current,
            Some(Stage::Draft(draft.clone()))
        );

        let posting = hall.posting(ROUND);
        base.change(move |tx| tx.post_round(tournament, ROUND, &posting))
            .unwrap();
        let DraftRound {
            number,
            pairings,
            byes,
        } = draft;
        let boards = |results: [Option<Scored>; 2]| {
            pairings.iter().copied().zip(results).collect::<Vec<_>>()
        };
        let posted = PostedRound {
            number,
            boards: boards([None, None]),
            byes: byes.clone(),
        };
        assert_eq!(snapshot(base, &hall).current, Some(Stage::Posted(posted)));

        assert_fault!(
            base.change(move |tx| tx.close_round(tournament, ROUND, NOON + 2)),
            StoreError::Refused(_)
        );
        assert_eq!(set(base, &hall, 1, Some(WON)).unwrap(), None);
        let drawn = Scored {
            result: PairingResult::Drawn,
            shot: Some(BySide {
                first: 10,
                second: 0,
            }),
        };
        set(base, &hall, 2, Some(drawn)).unwrap();
        base.change(move |tx| tx.close_round(tournament, ROUND, NOON + 2))
            .unwrap();
        let loaded = snapshot(base, &hall);
        let boards = pairings.iter().copied().zip([WON, drawn]).collect();
        assert_eq!(
            loaded.closed,
            [ClosedRound {
                number,
                boards,
                postponed: Vec::new(),
                byes
            }]
        );
        assert_eq!(loaded.current, None);
        let record = base.store.read(|db| db.round(tournament, ROUND)).unwrap();
        let (stage, posted_at_ms) = (RoundStage::Closed, Some(NOON + 1));
        assert_eq!(
            record,
            RoundRecord {
                number,
                stage,
                posted_at_ms,
                closed_at_ms: Some(NOON + 2)
            }
        );
        assert_eq!(
            base.store.read(|db| db.rounds(tournament)).unwrap(),
            [record]
        );
    });
}

#[test]
fn every_result_and_every_bye_reads_back() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 6);
        let (tournament, mut draft) = (hall.tournament, hall.draft(ROUND));
        draft.pairings.truncate(1);
        let kinds = [
            ByeKind::Allocated,
            ByeKind::Full,
            ByeKind::Half,
            ByeKind::Absent,
        ];
        draft.byes = hall.children[2..]
            .iter()
            .zip(kinds)
            .map(|(child, kind)| Bye {
                entrant: *child,
                kind,
            })
            .collect();
        let (same, posting) = (
            draft.clone(),
            Posting {
                codes: Vec::new(),
                ..hall.posting(ROUND)
            },
        );
        base.change(move |tx| tx.save_draft(tournament, &same))
            .unwrap();
        assert_eq!(snapshot(base, &hall).current, Some(Stage::Draft(draft)));
        base.change(move |tx| tx.post_round(tournament, ROUND, &posting))
            .unwrap();

        let mut before = None;
        for result in PairingResult::ALL.into_iter() {
            for shot in [
                None,
                Some(BySide {
                    first: 0,
                    second: 255,
                }),
            ] {
                let scored = Some(Scored { result, shot });
                assert_eq!(
                    set(base, &hall, 1, scored).unwrap(),
                    before,
                    "what was there before is told"
                );
                before = scored;
            }
        }
        assert_eq!(set(base, &hall, 1, None).unwrap(), before);
        assert_eq!(set(base, &hall, 1, None).unwrap(), None);
    });
}

#[test]
fn each_step_is_refused_at_the_wrong_stage() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let tournament = hall.tournament;
        let save = |number: u16| {
            let draft = hall.draft(RoundNo(number));
            base.change(move |tx| tx.save_draft(tournament, &draft))
        };
        let posting = hall.posting(ROUND);
        let post = || {
            let posting = posting.clone();
            base.change(move |tx| tx.post_round(tournament, ROUND, &posting))
        };
        let close = || base.change(move |tx| tx.close_round(tournament, ROUND, NOON));
        let reopen = || base.change(move |tx| tx.reopen_round(tournament, ROUND));
        let unpost = || base.change(move |tx| tx.unpost_round(tournament, ROUND));
        let discard =
            |number: u16| base.change(move |tx| tx.discard_draft(tournament, RoundNo(number)));
        let correct =
            || base.change(move |tx| tx.correct_result(tournament, ROUND, BoardNo(1), WON));

        assert_fault!(save(2), StoreError::Refused(_));
        assert_fault!(post(), StoreError::Missing);
        save(1).unwrap();
        assert_fault!(set(base, &hall, 1, Some(WON)), StoreError::Refused(_));
        assert_fault!(close(), StoreError::Refused(_));
        assert_fault!(unpost(), StoreError::Refused(_));
        post().unwrap();
        assert_fault!(save(1), StoreError::Refused(_));
        assert_fault!(save(2), StoreError::Refused(_));
        assert_fault!(post(), StoreError::Refused(_));
        assert_fault!(discard(1), StoreError::Refused(_));
        assert_fault!(reopen(), StoreError::Refused(_));
        assert_fault!(correct(), StoreError::Refused(_));
        assert_fault!(set(base, &hall, 9, Some(WON)), StoreError::Missing);
        set(base, &hall, 1, Some(WON)).unwrap();
        assert_fault!(unpost(), StoreError::Refused(_));
        close().unwrap();
        assert_fault!(set(base, &hall, 1, None), StoreError::Refused(_));
        assert_eq!(correct().unwrap(), Some(WON));
        save(2).unwrap();
        assert_fault!(reopen(), StoreError::Refused(_));
        discard(2).unwrap();
        reopen().unwrap();
        assert!(matches!(
            snapshot(base, &hall).current,
            Some(Stage::Posted(_))
        ));
        set(base, &hall, 1, None).unwrap();
        unpost().unwrap();
        assert_eq!(
            snapshot(base, &hall).current,
            Some(Stage::Draft(hall.draft(ROUND)))
        );
        post().unwrap();
    });
}

#[test]
fn nobody_sits_at_two_boards() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 4);
        let tournament = hall.tournament;
        let mut twice = hall.draft(ROUND);
        twice.pairings[1].second = hall.children[0];
        assert_fault!(
            base.change(move |tx| tx.save_draft(tournament, &twice)),
            StoreError::Refused(_)
        );
        let mut bye_too = hall.draft(ROUND);
        bye_too.byes.push(Bye {
            entrant: hall.children[0],
            kind: ByeKind::Half,
        });
        assert_fault!(
            base.change(move |tx| tx.save_draft(tournament, &bye_too)),
            StoreError::Refused(_)
        );
        let mut one_board = hall.draft(ROUND);
        one_board.pairings[1].board = BoardNo(1);
        assert_fault!(
            base.change(move |tx| tx.save_draft(tournament, &one_board)),
            StoreError::Conflict
        );
    });
}

#[test]
fn a_result_corrected_after_the_round_was_closed_is_told_what_it_was() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        hall.post(base, ROUND);
        set(base, &hall, 1, Some(WON)).unwrap();
        let tournament = hall.tournament;
        base.change(move |tx| tx.close_round(tournament, ROUND, NOON))
            .unwrap();
        let lost = Scored {
            result: PairingResult::Won(Side::Second),
            shot: None,
        };
        let before = base
            .change(move |tx| tx.correct_result(tournament, ROUND, BoardNo(1), lost))
            .unwrap();
        assert_eq!(before, Some(WON));
        assert_eq!(snapshot(base, &hall).closed[0].boards[0].1, lost);
    });
}

#[test]
fn of_two_organisers_who_post_at_once_one_does() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, draft) = (hall.tournament, hall.draft(ROUND));
        base.change(move |tx| tx.save_draft(tournament, &draft))
            .unwrap();
        let posts = std::thread::scope(|scope| {
            let post = || {
                let posting = Posting {
                    codes: Vec::new(),
                    ..hall.posting(ROUND)
                };
                base.change(move |tx| tx.post_round(tournament, ROUND, &posting))
            };
            let both = [scope.spawn(post), scope.spawn(post)];
            both.map(|one| one.join().unwrap())
        });
        assert_eq!(
            posts.iter().filter(|post| post.is_ok()).count(),
            1,
            "{posts:?}"
        );
        assert!(
            posts
                .iter()
                .any(|post| matches!(post, Err(StoreError::Refused(_)))),
            "{posts:?}"
        );
    });
}

#[test]
fn a_game_without_a_result_is_postponed_and_its_result_comes_later() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 4);
        let (tournament, draft) = (hall.tournament, hall.draft(ROUND));
        let posting = hall.posting(ROUND);
        base.change(move |tx| {
            tx.save_draft(tournament, &draft)?;
            tx.post_round(tournament, ROUND, &posting)
        })
        .unwrap();
        set(base, &hall, 1, Some(WON)).unwrap();
        base.change(move |tx| tx.close_with_postponed(tournament, ROUND, NOON + 2))
            .unwrap();
        let closed = snapshot(base, &hall).closed;
        assert_eq!((closed[0].boards.len(), closed[0].postponed.len()), (1, 1));
        assert_fault!(set(base, &hall, 2, Some(WON)), StoreError::Refused(_));
        let later = base.change(move |tx| tx.correct_result(tournament, ROUND, BoardNo(2), WON));
        assert_eq!(later.unwrap(), None);
        let closed = snapshot(base, &hall).closed;
        assert_eq!((closed[0].boards.len(), closed[0].postponed.len()), (2, 0));
    });
}
