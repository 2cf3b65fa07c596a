//! The report file of an event agrees with itself, whatever the organiser did: `check` finds nothing,
//! and `import` has the same standings.

use crate::common::hall::{entrant, scored, tournament};
use crate::common::teams::{how, schools};
use inkundla::formats::trf::{LineEnd, Trf, Version, of_event, read, write};
use inkundla::rules::Side;
use inkundla::tournament::pairing::{DraftChange, change_draft, pair, team_standings};
use inkundla::tournament::standings::live;
use inkundla::tournament::{
    BoardNo, ByeKind, EntrantId, FirstStage, Groups, Knockout, Losers, McMahon, PairingResult,
    Presence, RoundNo, SitsOut, Stages, SwissSystem, System, Tournament,
};
use proptest::prelude::*;

/// A source of small numbers.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }

    fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// What an organiser does to the rounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hands {
    /// Changes of drafts and corrections of earlier results.
    pub(super) changes: bool,
    /// Absences, late entries, withdrawals, requested byes.
    pub(super) moves: bool,
}

pub(super) const SYSTEMS: usize = 18;

fn system(choice: usize) -> System {
    let finals = Knockout {
        third_place: choice.is_multiple_of(2),
        two_games: choice == 6,
        losers: match choice {
            14 => Losers::Plate,
            15 => Losers::TwiceInFinal,
            16 => Losers::Twice,
            _ => Losers::Out,
        },
        reseeds: choice == 14,
    };
    match choice {
        0 | 10 | 11 | 12 => System::Swiss,
        13 => System::RoundRobin,
        1 => System::Monrad,
        2 => System::RoundRobin,
        3 => System::DoubleRoundRobin,
        4 | 6 | 14 | 15 => System::Knockout(finals),
        5 => System::Groups(Groups {
            groups: 2,
            advance: 2,
            finals,
        }),
        7 => System::McMahon(McMahon { groups: 2 }),
        16 | 17 => System::Stages(Stages {
            first: match choice {
                16 => FirstStage::Swiss,
                _ => FirstStage::McMahon(McMahon { groups: 2 }),
            },
            rounds: 2,
            finalists: 4,
            finals,
        }),
        8 => System::Teams(how(2, true)),
        _ => System::Teams(how(3, false)),
    }
}

pub(super) fn event(choice: usize, size: u16, dice: &mut Dice, hands: Hands) -> Tournament {
    let mut made = match system(choice) {
        System::Teams(how) => schools(size.div_ceil(3).max(3), 4, how),
        system => tournament(system, size),
    };
    if made.options.system == System::Swiss {
        made.options.rounds = 5;
    }
    if matches!(choice, 12 | 13) {
        made.options.terms.two_games = true;
        made.options.rounds = [6, made.options.rounds * 2][choice - 12];
    }
    if matches!(choice, 10 | 11) {
        made.options.terms.swiss_rules = [SwissSystem::Burstein, SwissSystem::Dubov][choice - 10];
        made.options.terms.is_accelerated = dice.happens(30);
        for one in made.entrants.iter_mut() {
            one.about.rating = (!dice.happens(20)).then(|| 1_000 + dice.below(1_500) as u16);
        }
    }
    for _ in 0..7 {
        if hands.moves {
            people_move(&mut made, dice);
        }
        let Ok(mut draft) = pair(&made) else { break };
        if hands.changes && dice.happens(50) {
            for _ in 0..dice.below(4) {
                let any = EntrantId(dice.below(made.entrants.len()) as i64 + 1);
                let other = EntrantId(dice.below(made.entrants.len()) as i64 + 1);
                let board = BoardNo(dice.below(draft.pairings.len()) as u16 + 1);
                let change = match dice.below(6) {
                    0..=2 => DraftChange::Exchange(any, other),
                    3 => DraftChange::Sides(board),
                    4 => DraftChange::Bye(any, ByeKind::Absent),
                    _ => DraftChange::Move(board, BoardNo(1)),
                };
                let _refused_or_done = change_draft(&made, &mut draft, change);
            }
        }
        let is_final = made.options.system.has_finals();
        let mut posted = draft.post();
        for (_, entered) in &mut posted.boards {
            let result = match dice.below(20) {
                0..=8 => PairingResult::Won(Side::First),
                9..=14 => PairingResult::Won(Side::Second),
                15 if !is_final => PairingResult::DoubleForfeit,
                15 | 16 => PairingResult::Forfeit(Side::Second),
                17 => PairingResult::Awarded(Side::First),
                _ => PairingResult::Drawn,
            };
            *entered = Some(scored(result));
        }
        if !is_final && hands.moves && dice.happens(15) && posted.boards.len() > 1 {
            posted.boards[0].1 = None;
        }
        made.closed.push(posted.close_with_postponed());
        if hands.changes && dice.happens(30) {
            correct(&mut made, dice);
        }
    }
    made
}

fn people_move(made: &mut Tournament, dice: &mut Dice) {
    let (round, begun) = (made.round_now(), made.has_begun());
    let fixed = made.options.system.has_finals();
    for one in made.entrants.iter_mut() {
        match (one.presence, dice.below(40)) {
            (Presence::Here, 0) if begun => one.presence = Presence::WentHome,
            (Presence::Here, 1) => one.presence = Presence::Absent,
            (Presence::Absent, 0..=20) => one.presence = Presence::Here,
            _ => {}
        }
    }
    let asks = made.options.system.is_by_standing() && dice.happens(25);
    if asks {
        let who = EntrantId(dice.below(made.entrants.len()) as i64 + 1);
        let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Absent][dice.below(3)];
        made.options.terms.sits_out.push(SitsOut {
            entrant: who,
            round,
            kind,
        });
    }
    if begun && !fixed && dice.happens(20) {
        let mut late = entrant(made.entrants.len() as u16 + 1);
        if matches!(made.options.system, System::Teams(_)) {
            late.school = Some(format!("School {}", dice.below(3) + 1));
        }
        made.entrants.push(late);
    }
}

fn correct(made: &mut Tournament, dice: &mut Dice) {
    let round = dice.below(made.closed.len());
    let number = RoundNo(round as u16 + 1);
    let boards = &made.closed[round].boards;
    let Some((pairing, _)) = boards.get(dice.below(boards.len())) else {
        return;
    };
    let board = pairing.board;
    let result = [PairingResult::Drawn, PairingResult::Won(Side::Second)][dice.below(2)];
    let _effect = made.correct(number, board, scored(result));
}

/// Number, points and rank of all who take part; for teams their names.
fn table(made: &Tournament) -> Vec<String> {
    if let System::Teams(_) = made.options.system {
        let rows = team_standings(made).into_iter();
        let mut rows: Vec<String> = rows
            .map(|row| {
                let points = (row.match_points, row.game_points);
                format!("{} {} {} {}", row.team.name, row.rank, points.0, points.1)
            })
            .collect();
        rows.sort();
        return rows;
    }
    let rows = live(made).rows.into_iter();
    let mut rows: Vec<String> = rows
        .map(|row| {
            format!(
                "{} {} {}",
                made.entrant(row.entrant).unwrap().number,
                row.points,
                row.rank
            )
        })
        .collect();
    rows.sort();
    rows
}

fn again(made: &Tournament, version: Version) -> Trf {
    let text = write(&of_event("Cup", made), version, LineEnd::Lf);
    read(text.as_bytes())
        .unwrap_or_else(|faults| panic!("{:?}\n{text}", faults.iter().collect::<Vec<_>>()))
}

fn agrees(made: &Tournament, version: Version) -> Result<Trf, TestCaseError> {
    let trf = again(made, version);
    for round in 1..=trf.rounds_with_pairs() {
        if trf.by_hand.contains(&(round as u32)) {
            continue;
        }
        let found = trf.compared(round);
        let found = found.map_err(|why| TestCaseError::fail(format!("round {round}: {why}")))?;
        prop_assert!(
            found.is_none(),
            "{:?} round {round}: {found:?}",
            made.options.system
        );
    }
    let imported = trf.tournament();
    let imported = imported.map_err(|faults| {
        let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
        TestCaseError::fail(format!("{:?} import: {faults:?}", made.options.system))
    })?;
    if version == Version::Trf26 {
        let (mut before, mut after) = (made.clone(), imported.clone());
        // Whoever never took part is not in the standings after a withdrawal.
        for one in before.entrants.iter_mut().chain(after.entrants.iter_mut()) {
            one.presence = Presence::Here;
        }
        prop_assert_eq!(table(&before), table(&after), "{:?}", made.options.system);
    }
    // Who is absent or sits out, and virtual points, come back.
    let next = of_event("Cup", &imported);
    let byes = |trf: &Trf| {
        let mut byes: Vec<_> = trf.byes.iter().map(|bye| (bye.round, bye.number)).collect();
        byes.sort_unstable();
        byes
    };
    // Teams are numbered anew, and without a number of rounds the rounds of the file are all.
    let last = made.options.rounds;
    if last > 0 && !matches!(made.options.system, System::Teams(_)) {
        let first = of_event("Cup", made);
        prop_assert_eq!(byes(&first), byes(&next), "{:?}", made.options.system);
        let points = |trf: &Trf| -> Vec<_> {
            let all = trf.accelerations.iter();
            all.map(|one| (one.points, one.rounds.clone(), one.players.clone()))
                .collect()
        };
        prop_assert_eq!(points(&first), points(&next));
        prop_assert!(byes(&first).iter().all(|bye| bye.0 <= last.into()));
    }
    Ok(trf)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    #[test]
    fn an_export_agrees_with_itself_whatever_the_organiser_did(
        choice in 0_usize..SYSTEMS, size in 4_u16..20, seed in any::<u64>(), moves in any::<bool>(),
    ) {
        let hands = Hands { changes: true, moves };
        let made = event(choice, size, &mut Dice(seed), hands);
        agrees(&made, Version::Trf26)?;
        agrees(&made, Version::Trf16)?;
    }

    #[test]
    fn no_round_is_said_to_be_changed_that_was_not(
        choice in 0_usize..SYSTEMS, size in 4_u16..20, seed in any::<u64>(),
    ) {
        let hands = Hands { changes: false, moves: false };
        let made = event(choice, size, &mut Dice(seed), hands);
        let trf = agrees(&made, Version::Trf26)?;
        prop_assert!(trf.by_hand.is_empty(), "{:?} {:?}", made.options.system, trf.by_hand);
    }
}
