//! Rounds that a file does not announce, a round that nobody played, and what a bye is worth.

use crate::trf;
use inkundla_core::tournament::{ByeKind, EntrantId, System, Tournament};
use inkundla_formats::trf::{LineEnd, Version, of_event, write};

/// A game of a round of four players: the first moves first and wins.
type Game = (u32, u32);

/// The rounds of four players who all meet once.
const CYCLE: [[Game; 2]; 3] = [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]];

/// A file of four players with these rounds; a round without games is one in which nobody took part.
fn file(headers: &str, rounds: &[&[Game]]) -> String {
    let mut text = format!("012 Cup\n{headers}");
    for number in 1..=4 {
        let mut points = 0;
        let entries = rounds.iter().map(|games| {
            for &(first, second) in *games {
                if first == number {
                    points += 1;
                    return format!("  {second:4} w 1");
                } else if second == number {
                    return format!("  {first:4} b 0");
                }
            }
            "  0000 - Z".to_owned()
        });
        let entries: String = entries.collect();
        let name = format!(
            "Player, {}",
            ["Ann", "Ben", "Cis", "Dan"][number as usize - 1]
        );
        text += &format!("001 {number:4}      {name:<66}{points:2}.0 {number:4}{entries}\n");
    }
    text
}

fn read(headers: &str, rounds: &[&[Game]]) -> (Tournament, bool) {
    let file = trf(&file(headers, rounds));
    let made = file.tournament().unwrap();
    let is_assumed = file.is_cycle_assumed(&made);
    (made, is_assumed)
}

fn planned(headers: &str, rounds: &[&[Game]]) -> (System, u16, bool) {
    let (made, is_assumed) = read(headers, rounds);
    (made.options.system, made.options.rounds, is_assumed)
}

#[test]
fn a_round_robin_that_does_not_say_how_many_rounds_has_all_of_a_cycle() {
    let once = System::RoundRobin;
    let twice = System::DoubleRoundRobin;
    let [one, two, three] = [&CYCLE[0][..], &CYCLE[1], &CYCLE[2]];
    let robin = "192 FIDE_ROUNDROBIN\n";
    for header in [robin, "092 Round Robin\n"] {
        assert_eq!(planned(header, &[]), (once, 3, true), "{header}");
        assert_eq!(planned(header, &[one]), (once, 3, true), "{header}");
        assert_eq!(planned(header, &[one, two]), (once, 3, true), "{header}");
    }
    assert_eq!(planned(robin, &[one, two, three]), (once, 3, true));
    let said = "192 FIDE_ROUNDROBIN\n142 3\n";
    assert_eq!(planned(said, &[one]), (once, 3, false));
    let fewer = "192 FIDE_ROUNDROBIN\n142 2\n";
    assert_eq!(planned(fewer, &[one]), (once, 2, false));
    let double = "192 BERGER_DOUBLEROUNDROBIN\n";
    assert_eq!(planned(double, &[one]), (twice, 6, true));
    let said = "192 BERGER_DOUBLEROUNDROBIN\n142 6\n";
    assert_eq!(planned(said, &[one]), (twice, 6, false));
    // In the Swiss system the file alone can say it.
    assert_eq!(planned("", &[one]), (System::Swiss, 1, false));
}

#[test]
fn a_round_robin_with_more_rounds_than_a_cycle_is_a_double_one() {
    let twice = System::DoubleRoundRobin;
    let [one, two, three] = [&CYCLE[0][..], &CYCLE[1], &CYCLE[2]];
    let back = [(4, 1), (3, 2)];
    let robin = "192 FIDE_ROUNDROBIN\n";
    let rounds = [one, two, three, &back];
    assert_eq!(planned(robin, &rounds), (twice, 6, true));
    let said = "192 FIDE_ROUNDROBIN\n142 6\n";
    assert_eq!(planned(said, &rounds), (twice, 6, true));
    assert_eq!(planned(said, &[one]), (twice, 6, true));
}

#[test]
fn a_round_in_the_middle_that_nobody_played_is_kept_and_no_difference() {
    let [one, two] = [&CYCLE[0][..], &CYCLE[1]];
    let file = trf(&file("142 4\n", &[one, &[], two]));
    let idle = file.compared(2).unwrap();
    assert!(idle.is_none(), "{idle:?}");
    let made = file.tournament().unwrap();
    assert_eq!(made.closed.len(), 3);
    assert!(made.closed[1].boards.is_empty());
    let byes = made.closed[1].byes.iter();
    let byes: Vec<_> = byes.map(|bye| (bye.entrant, bye.kind)).collect();
    let absent = |number| (EntrantId(number), ByeKind::Absent);
    assert_eq!(byes, [1, 2, 3, 4].map(absent));
    let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf);
    assert_eq!(
        trf(&text).tournament().unwrap().closed,
        made.closed,
        "{text}"
    );
}

#[test]
fn what_a_bye_is_worth_in_a_file_is_a_choice_only_if_it_is_not_the_usual() {
    let mut made = read("142 4\n", &[&CYCLE[0]]).0;
    let usual = made.options.scoring.bye;
    assert!(made.options.usual_bye);
    for worth in [made.options.scoring.draw, made.options.scoring.loss, usual] {
        made.options.scoring.bye = worth;
        let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf);
        let back = trf(&text).tournament().unwrap().options;
        assert_eq!(back.scoring.bye, worth, "{text}");
        assert_eq!(back.usual_bye, worth == usual, "{text}");
    }
    // Where everybody sits out equally often, nothing is usual.
    made.options.system = System::RoundRobin;
    for worth in [usual, System::RoundRobin.usual_bye(&made.options.scoring)] {
        made.options.scoring.bye = worth;
        let text = write(&of_event("Cup", &made), Version::Trf26, LineEnd::Lf);
        let back = trf(&text).tournament().unwrap().options;
        assert_eq!(back.usual_bye, worth != usual, "{text}");
    }
}
