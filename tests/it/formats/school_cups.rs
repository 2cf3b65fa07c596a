//! `inkundla check` pairs the exported file of a school cup again without a difference.

use crate::common::hall::{scored, tournament};
use inkundla::formats::trf::{LineEnd, Version, of_event, read, write};
use inkundla::rules::Side;
use inkundla::tournament::pairing::{PairingFault, pair};
use inkundla::tournament::{
    ByeKind, EntrantId, KeptApart, McMahon, PairingResult, Presence, RoundNo, SitsOut, Stage,
    System, Tournament,
};
use proptest::prelude::*;
use std::process::Command;

/// The output of the program for a file, and whether it found no difference.
fn checked(text: &str) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cup.trf");
    std::fs::write(&file, text).unwrap();
    let found = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .arg("check")
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&found.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&found.stderr).into_owned();
    (found.status.success(), said + &wrong)
}

/// A cup of some schools; some players have none.
fn cup(count: u16, schools: u16, kind: u8) -> Tournament {
    let system = match kind {
        2 => System::McMahon(McMahon { groups: 2 }),
        _ => System::Swiss,
    };
    let mut made = tournament(system, count);
    made.options.rounds = 5;
    made.options.avoid_same_school = true;
    made.options.terms.is_accelerated = kind == 1;
    for one in made.entrants.iter_mut() {
        let school = one.number % (schools + 1);
        one.school = (school > 0).then(|| format!("School {school}"));
    }
    made
}

/// Sets the presence of players: some come late, some go home, some miss one round.
fn come_and_go(made: &mut Tournament, round: u16, mut chance: impl FnMut() -> u8) {
    for one in made.entrants.iter_mut() {
        let is_late = one.number % 7 == 0 && round < 2;
        one.presence = match chance() {
            _ if one.presence == Presence::WentHome => Presence::WentHome,
            _ if is_late => Presence::Absent,
            0 => Presence::Absent,
            1 if round > 2 => Presence::WentHome,
            _ => Presence::Here,
        };
    }
}

/// Pairs, posts and plays a round; `None` when there is no legal pairing.
fn play_round(made: &mut Tournament, mut chance: impl FnMut() -> u8) -> Option<()> {
    let draft = match pair(made) {
        Ok(draft) => draft,
        Err(PairingFault::NoLegalPairing { .. } | PairingFault::TooFewEntrants { .. }) => {
            return None;
        }
        Err(fault) => panic!("{fault}"),
    };
    let mut posted = draft.post();
    for (_, one) in &mut posted.boards {
        *one = match chance() {
            0..12 => Some(scored(PairingResult::Won(Side::First))),
            12..20 => Some(scored(PairingResult::Won(Side::Second))),
            20 => Some(scored(PairingResult::Forfeit(Side::Second))),
            21 => Some(scored(PairingResult::DoubleForfeit)),
            // Postponed.
            22 => None,
            _ => Some(scored(PairingResult::Drawn)),
        };
    }
    made.closed.push(posted.close_with_postponed());
    Some(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// With schools kept apart, some only at first; with pairs kept apart strictly and if
    /// possible, settled pairs, byes asked for, absences, late and early leavers, forfeits,
    /// postponed games, extra points; between rounds and while one is played.
    #[test]
    fn a_school_cup_that_is_exported_is_paired_in_the_same_way_by_check(
        count in 6u16..30,
        schools in 1u16..6,
        kind in 0u8..3,
        through in prop::option::of(1u16..5),
        settles in any::<bool>(),
        is_posted in any::<bool>(),
        chances in prop::collection::vec(0u8..25, 200),
    ) {
        let mut chances = chances.into_iter().cycle();
        let mut chance = || chances.next().unwrap_or_default();
        let mut made = cup(count, schools, kind);
        let id = |number: u16| EntrantId(number.into());
        let terms = &mut made.options.terms;
        terms.schools_apart_through = through.map(RoundNo);
        for (one, other, is_strict) in [(1, 4, true), (2, 5, false)] {
            let (one, other) = (id(one), id(other));
            terms.kept_apart.push(KeptApart { one, other, from: None, through: None, is_strict });
        }
        let sits_out = |who, round, kind| SitsOut { entrant: id(who), round: RoundNo(round), kind };
        terms.sits_out = vec![
            sits_out(3, 2, ByeKind::Half),
            sits_out(1, 3, ByeKind::Full),
            sits_out(6, 1, ByeKind::Absent),
        ];
        for round in 0..5 {
            come_and_go(&mut made, round, &mut chance);
            if settles && round == 1 && let Ok(draft) = pair(&made) {
                let last = draft.pairings[draft.pairings.len() - 1];
                made.options.terms.toggle_fixed_pair(draft.number, &last);
            }
            if play_round(&mut made, &mut chance).is_none() {
                break;
            }
        }
        if is_posted && let Ok(draft) = pair(&made) {
            made.current = Some(Stage::Posted(draft.post()));
        }
        for version in [Version::Trf26, Version::Trf16] {
            let file = of_event("Cup", &made);
            let text = write(&file, version, LineEnd::Lf);
            let (is_right, said) = checked(&text);
            prop_assert!(is_right, "{said}\n{text}");
            let back = read(text.as_bytes()).unwrap();
            prop_assert_eq!(&back.apart_if_possible, &file.apart_if_possible);
            prop_assert_eq!(&back.settled, &file.settled);
        }
    }
}

#[test]
fn a_cup_that_kept_schools_apart_differs_if_its_file_does_not_say_so() {
    let mut made = cup(16, 2, 0);
    while play_round(&mut made, || 3).is_some() && made.closed.len() < 4 {}
    let mut file = of_event("Cup", &made);
    let schools = file.apart_if_possible.iter();
    assert_eq!(schools.map(|one| one.players.len()).sum::<usize>(), 11);
    let text = write(&file, Version::Trf26, LineEnd::Lf);
    assert!(
        text.contains("### inkundla: apart-if-possible   1   5"),
        "{text}"
    );
    assert!(checked(&text).0, "{text}");
    // Imported as an event, the prohibited pair is the same.
    let apart = file.tournament().unwrap().options.terms.kept_apart;
    assert!(apart.len() > 10 && apart.iter().all(|pair| !pair.is_strict));
    file.apart_if_possible.clear();
    let (is_right, said) = checked(&write(&file, Version::Trf26, LineEnd::Lf));
    assert!(!is_right, "{said}");
}

#[test]
fn our_comments_with_unknown_players_are_faults_and_others_are_kept_unread() {
    let mut made = cup(6, 2, 0);
    play_round(&mut made, || 3).unwrap();
    let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf);
    let with = |line: &str| read(format!("{line}\n{text}").as_bytes());
    for line in [
        "### inkundla: later 1 2",
        "### apart-if-possible 1 1 99 98",
        "###",
    ] {
        let mut found = with(line).unwrap();
        assert_eq!(found.others.remove(0), line);
        assert_eq!(found, read(text.as_bytes()).unwrap(), "{line}");
    }
    for line in [
        "### inkundla: apart-if-possible 1 5 2 99",
        "### inkundla: apart-if-possible 1 5 2 x",
        "### inkundla: settled 1 2 99",
        "### inkundla: settled 0 1 2",
    ] {
        assert_eq!(with(line).unwrap_err().len(), 1, "{line}");
    }
}
