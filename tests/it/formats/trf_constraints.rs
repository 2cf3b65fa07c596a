//! Pairing constraints in report files, exported and imported, and constraints that
//! no event can hold.

use crate::common::hall::{play, tournament};
use inkundla::formats::trf::{LineEnd, Trf, TrfProblem, Version, of_event, read, write};
use inkundla::rules::Side;
use inkundla::tournament::pairing::swiss;
use inkundla::tournament::{
    ByeKind, EntrantId, KeptApart, McMahon, Options, PairingResult, RoundNo, SitsOut, System,
    Tournament,
};

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

/// Eight players, five rounds, two of them closed.
fn event(system: System, change: impl Fn(&mut Options)) -> Tournament {
    let mut made = tournament(system, 8);
    made.options.rounds = 5;
    made.options.avoid_same_school = false;
    change(&mut made.options);
    for _ in 0..2 {
        play(&mut made, |pairing| match pairing.first.0 % 3 {
            0 => PairingResult::Forfeit(Side::First),
            1 => PairingResult::Drawn,
            _ => PairingResult::Won(Side::Second),
        });
    }
    made
}

fn there_and_back(made: &Tournament, version: Version) -> Trf {
    let text = write(&of_event("Cup", made), version, LineEnd::Lf);
    read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn apart(one: i64, other: i64, from: Option<u16>, through: Option<u16>) -> KeptApart {
    KeptApart {
        one: id(one),
        other: id(other),
        from: from.map(RoundNo),
        through: through.map(RoundNo),
        is_strict: true,
    }
}

#[test]
fn prohibited_pairs_and_byes_round_trip_in_both_versions() {
    let made = event(System::Swiss, |options| {
        options.terms.initial = Side::Second;
        options.terms.kept_apart = vec![apart(1, 8, None, None), apart(2, 7, Some(3), Some(4))];
        options.terms.sits_out = vec![
            (4, 3, ByeKind::Half),
            (5, 4, ByeKind::Full),
            (6, 4, ByeKind::Absent),
        ]
        .into_iter()
        .map(|(who, round, kind)| SitsOut {
            entrant: id(who),
            round: RoundNo(round),
            kind,
        })
        .collect();
    });
    for version in [Version::Trf16, Version::Trf26] {
        let mut terms = there_and_back(&made, version)
            .tournament()
            .unwrap()
            .options
            .terms;
        terms.sits_out.sort_by_key(|one| one.entrant);
        assert_eq!(terms, made.options.terms, "{version:?}");
    }
}

#[test]
fn a_pair_kept_apart_from_a_round_on_may_meet_before() {
    let terms = event(System::Swiss, |options| {
        options.terms.kept_apart = vec![apart(2, 7, Some(3), Some(4))];
    })
    .options
    .terms;
    let held = (1..=5).map(|round| terms.apart_in(RoundNo(round)).count());
    assert_eq!(held.collect::<Vec<_>>(), [0, 0, 1, 1, 0]);
}

#[test]
fn an_accelerated_event_round_trips() {
    let made = event(System::Swiss, |options| options.terms.is_accelerated = true);
    for version in [Version::Trf16, Version::Trf26] {
        let file = there_and_back(&made, version);
        assert!(!file.accelerations.is_empty(), "{version:?}");
        let back = file.tournament().unwrap();
        assert!(back.options.terms.is_accelerated, "{version:?}");
        same_next_round(&made, &file);
    }
}

#[test]
fn start_groups_are_extra_points_in_a_file() {
    let made = event(System::McMahon(McMahon { groups: 2 }), |_| {});
    let mut file = there_and_back(&made, Version::Trf26);
    same_next_round(&made, &file);
    assert_eq!(
        file.tournament().unwrap().options.system,
        made.options.system
    );
    // Without our comment nobody knows what the points mean.
    file.system = None;
    let faults = file.tournament().unwrap_err();
    assert_eq!(faults[0].what, TrfProblem::OtherAcceleration);
}

/// Asserts that the next round of a file is paired like that of the event, by start numbers.
fn same_next_round(made: &Tournament, file: &Trf) {
    let ours = inkundla::tournament::pairing::pair(made).unwrap();
    let ours = ours
        .pairings
        .iter()
        .map(|pair| (pair.first.0, pair.second.0));
    let round = swiss::pair(&file.field(file.paired_rounds() + 1)).unwrap();
    let theirs = round
        .pairs
        .iter()
        .map(|(first, second)| (*first as i64 + 1, *second as i64 + 1));
    assert_eq!(ours.collect::<Vec<_>>(), theirs.collect::<Vec<_>>());
}

#[test]
fn an_unfinished_game_is_paired_as_a_draw() {
    let mut made = event(System::Swiss, |_| {});
    let last = made.closed.last_mut().unwrap();
    let (open, _) = last.boards.pop().unwrap();
    last.postponed.push(open);
    let file = there_and_back(&made, Version::Trf26);
    same_next_round(&made, &file);
    assert_eq!(file.tournament().unwrap().closed[1].postponed.len(), 1);
}

#[test]
fn the_order_of_lines_gives_the_start_numbers_if_the_file_says_so() {
    let made = event(System::Swiss, |_| {});
    let mut file = there_and_back(&made, Version::Trf26);
    for (player, line) in file.players.iter_mut().zip((1..=8).rev()) {
        player.at.line = line;
    }
    file.by_rank = true;
    let numbers = file.tournament().unwrap().entrants;
    let numbers = numbers.iter().map(|one| one.number).collect::<Vec<_>>();
    assert_eq!(numbers, [8, 7, 6, 5, 4, 3, 2, 1]);
}

/// The first fault of a file with these additional lines.
fn refused(lines: &str) -> TrfProblem {
    let made = event(System::Swiss, |_| {});
    let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf) + lines;
    let faults = read(text.as_bytes()).and_then(|trf| trf.tournament().map(|_| ()));
    faults.unwrap_err().into_iter().next().unwrap().what
}

#[test]
fn files_that_no_event_can_hold_are_refused_with_a_reason() {
    assert_eq!(refused("XXS ZPB=0.5\n"), TrfProblem::OtherPoints);
    assert_eq!(
        refused("250       1.0   1   2    1    4\n"),
        TrfProblem::OtherAcceleration
    );
}

#[test]
fn too_many_pairs_to_be_kept_apart_are_refused_at_their_line() {
    let player = |number| {
        format!(
            "001 {number:4}      {:66} 0.0 {number:4}\n",
            format!("Player {number}")
        )
    };
    let all = (1..=200).map(player).collect::<String>();
    let numbers = (1..=200)
        .map(|number| format!(" {number:4}"))
        .collect::<String>();
    let text = format!("142 5\n{all}260   1   5{numbers}\n");
    let faults = read(text.as_bytes()).unwrap().tournament().unwrap_err();
    let (pairs, most) = (19_900, 5_000);
    assert_eq!(faults[0].what, TrfProblem::TooManyApart { pairs, most });
    assert_eq!(faults[0].line, 202);
}
