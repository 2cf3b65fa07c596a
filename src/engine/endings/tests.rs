//! The tables against the law of `inkundla_core`, which knows nothing of them.

mod files;
mod play;

use super::table::{DRAW, LOST, is_loss};
use super::{CannotBuild, Endings, Pair, symmetry};
use crate::random::Random;
use inkundla_core::rules::mill::Mill;
use inkundla_core::rules::{Position, Rules, Ruleset};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The rulesets, and options that change endings: who flies, what a block means, which men may be shot, how turns are counted.
const LAWS: [&str; 14] = [
    "umlabalaba",
    "morabaraba",
    "gar",
    "isizulu",
    "isipowe",
    "isisuthu",
    "umlabalaba fly_at=0",
    "isizulu fly_at=0 quiet_when=either",
    "umlabalaba immobile=draw board=plain24",
    "umlabalaba target=strict capture=optional captures_per_move=per_line",
    "isizulu captures_per_move=per_line quiet_moves=3 quiet_unit=ply",
    "morabaraba quiet_when=none target=any",
    "isisuthu board=full25 centre_long_mills=true fly_at=3 quiet_when=either quiet_moves=4",
    "umlabalaba fly_at=0 immobile=pass board=plain24 draws=claim",
];

/// A ruleset without tables.
fn endings(code: &str) -> (Ruleset, Endings) {
    let ruleset = Ruleset::from_code(code).unwrap();
    let Position::Mill(start) = ruleset.start() else {
        panic!("{code} is not of the family")
    };
    (ruleset, Endings::of(&start).unwrap())
}

/// A ruleset with the tables of some pairs.
fn built(code: &str, pairs: &[(u8, u8)]) -> (Ruleset, Endings) {
    let (ruleset, mut endings) = endings(code);
    for (one, other) in pairs {
        let pair = Pair::of(*one, *other).unwrap();
        endings.build(pair, 2, &mut |_| {}).unwrap();
    }
    (ruleset, endings)
}

/// A ruleset with the tables of three and four men, built once for all tests.
fn built_with_four(code: &str) -> Arc<(Ruleset, Endings)> {
    static BUILT: Mutex<BTreeMap<String, Arc<(Ruleset, Endings)>>> = Mutex::new(BTreeMap::new());
    let mut built_before = BUILT.lock().unwrap();
    let build = || Arc::new(built(code, &[(3, 3), (4, 3), (4, 4)]));
    built_before
        .entry(code.to_owned())
        .or_insert_with(build)
        .clone()
}

/// The position of two sets of men, the first player to move.
fn position(ruleset: &Ruleset, own: u32, foe: u32, quiet: u16) -> Mill {
    let mut board = String::new();
    for at in 0..ruleset.board().points.len() {
        if at > 0 && at % 8 == 0 {
            board.push('/');
        }
        board.push(match (own >> at & 1, foe >> at & 1) {
            (1, _) => 'C',
            (_, 1) => 'c',
            _ => '.',
        });
    }
    let is_typed = ruleset.setting("typed").as_deref() == Some("true");
    let hand = if is_typed { "0.0.0" } else { "0" };
    let text = format!("{board} 1 {hand}/{hand} 0 {quiet} -/- 100");
    match ruleset.read(&text) {
        Ok(Position::Mill(mill)) => mill,
        refused => panic!("{text}: {refused:?}"),
    }
}

/// The code of a position in the tables, by the masks and the count of the law.
fn code_of(endings: &Endings, mill: &Mill) -> u8 {
    let side = mill.to_move();
    let quiet = mill.quiet().map_or(0, |quiet| quiet.plies);
    let (own, foe) = (mill.men_mask(side), mill.men_mask(!side));
    endings.code(own, foe, quiet).unwrap()
}

/// The code of a position by its verdict, or by the codes after its turns.
fn code_by_law(endings: &Endings, mill: &Mill) -> u8 {
    let ended = |mill: &Mill| {
        let verdict = mill.verdict()?;
        Some(verdict.winner.map_or(DRAW, |winner| {
            assert_ne!(winner, mill.to_move(), "{}", mill.text());
            LOST
        }))
    };
    if let Some(code) = ended(mill) {
        return code;
    }
    let (mut win, mut loss, mut draws) = (u8::MAX, DRAW, false);
    mill.each_after(
        |after| match ended(after).unwrap_or_else(|| code_of(endings, after)) {
            DRAW => draws = true,
            code if is_loss(code) => win = win.min(code + 1),
            code => loss = loss.max(code + 1),
        },
    );
    match win {
        u8::MAX if draws => DRAW,
        u8::MAX => loss,
        win => win,
    }
}

/// Compares positions of a pair with the law: one in `one_in`, each with no turn counted and with a drawn number of counted turns.
/// Gives the number of positions of the pair.
fn compare(ruleset: &Ruleset, endings: &Endings, (own, foe): (u8, u8), one_in: u64) -> usize {
    let table = endings.table(own, foe).unwrap();
    let limit = endings.law.quiet_limit(own, foe).unwrap_or(0);
    let mut random = Random::new(u64::from(own) * 7 + u64::from(foe));
    let mut number = 0;
    for slot in (0..table.index.len()).filter(|slot| table.index.is_used(*slot)) {
        number += 1;
        if random.below(one_in) > 0 {
            continue;
        }
        let (own, foe) = table.index.board(slot);
        let mut counts = vec![0];
        if limit > 1 {
            counts.push(1 + random.below(u64::from(limit) - 1) as u16);
        }
        for quiet in counts {
            let mill = position(ruleset, own, foe, quiet);
            let by_law = code_by_law(endings, &mill);
            assert_eq!(
                code_of(endings, &mill),
                by_law,
                "{} {}",
                ruleset.code(),
                mill.text()
            );
        }
    }
    number
}

#[test]
fn three_against_three_is_right_under_every_law() {
    for code in LAWS {
        let (ruleset, endings) = built(code, &[(3, 3)]);
        let number = compare(&ruleset, &endings, (3, 3), 30);
        let published = if endings.law.points == 24 {
            169_626
        } else {
            445_592
        };
        assert_eq!(number, published, "{code}");
    }
}

#[test]
fn four_men_are_right() {
    for code in [
        "umlabalaba",
        "isisuthu",
        "isizulu fly_at=0 quiet_when=either",
        LAWS[9],
    ] {
        let (ruleset, endings) = built(code, &[(3, 3), (4, 3), (4, 4)]);
        for (own, foe) in [(4, 3), (3, 4), (4, 4)] {
            compare(&ruleset, &endings, (own, foe), 2_000);
        }
    }
}

/// All of 3v3, 4v3 and 4v4 takes minutes for each law: `cargo test -p inkundla-engine every_small -- --ignored --nocapture`.
#[test]
#[ignore = "takes half an hour"]
fn every_small_position_of_the_six_rulesets_is_right() {
    for code in &LAWS[..6] {
        let (ruleset, endings) = built(code, &[(3, 3), (4, 3), (4, 4)]);
        for (own, foe) in [(3, 3), (4, 3), (3, 4), (4, 4)] {
            let number = compare(&ruleset, &endings, (own, foe), 1);
            eprintln!("{code} {own}v{foe}: {number} positions are right");
        }
    }
}

/// 100,000 drawn positions of each large pair: `cargo test -p inkundla-engine large_pairs -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes for each ruleset"]
fn large_pairs_are_right_in_a_hundred_thousand_drawn_positions() {
    for code in &LAWS[..6] {
        let (ruleset, mut endings) = endings(code);
        for pair in endings.usual_pairs() {
            let started = std::time::Instant::now();
            endings.build(pair, 2, &mut |_| {}).unwrap();
            let took = started.elapsed();
            let (more, fewer) = pair.men();
            let mirror = (more != fewer).then_some((fewer, more));
            for (own, foe) in std::iter::once((more, fewer)).chain(mirror) {
                let slots = endings.table(own, foe).unwrap().index.len() as u64;
                let number = compare(&ruleset, &endings, (own, foe), (slots / 100_000).max(1));
                eprintln!("{code} {own}v{foe}: {number} positions, {took:.1?}");
            }
        }
    }
}

#[test]
fn all_images_of_a_position_have_one_value() {
    for (code, images) in [("gar", 16), ("isisuthu", 8)] {
        let (_, endings) = &*built_with_four(code);
        let maps = endings.law.symmetries();
        assert_eq!(maps.len(), images, "{code}");
        let mut random = Random::new(3);
        for _ in 0..10_000 {
            let (own, foe) = drawn_masks(&mut random, endings.law.points, (4, 3));
            let code = endings.code(own, foe, 0).unwrap();
            for map in &maps {
                let (own, foe) = (symmetry::image(map, own), symmetry::image(map, foe));
                assert_eq!(endings.code(own, foe, 0).unwrap(), code);
            }
        }
    }
}

/// Two sets of men by lot.
fn drawn_masks(random: &mut Random, points: u8, (own, foe): (u8, u8)) -> (u32, u32) {
    let mut drawn = |men: u8, taken: u32| {
        let mut set = 0u32;
        while set.count_ones() < u32::from(men) {
            let at = 1 << random.below(u64::from(points));
            set |= at & !taken;
        }
        set
    };
    let own_men = drawn(own, 0);
    (own_men, drawn(foe, own_men))
}

#[test]
fn only_pairs_without_a_ban_are_built_where_a_ban_may_come() {
    let pair = |one, other| Pair::of(one, other).unwrap();
    let (_, mut gar) = endings("gar");
    let pairs: Vec<String> = gar.usual_pairs().iter().map(Pair::to_string).collect();
    assert_eq!(pairs, ["3v3", "4v3", "4v4"]);
    let refused = gar.build(pair(5, 3), 1, &mut |_| {});
    assert_eq!(refused, Err(CannotBuild::NotOfTheLaw(pair(5, 3))));
    let missing = gar.build(pair(4, 4), 1, &mut |_| {});
    assert_eq!(missing, Err(CannotBuild::Missing(pair(3, 3))));
    // With long lines through the centre even three men can leave a line and make another.
    let (_, centre) = endings("gar board=full25 centre_long_mills=true");
    assert_eq!(centre.usual_pairs(), []);
    let (_, umlabalaba) = endings("umlabalaba");
    let pairs: Vec<String> = umlabalaba
        .usual_pairs()
        .iter()
        .map(Pair::to_string)
        .collect();
    assert_eq!(pairs, ["3v3", "4v3", "4v4", "5v3", "5v4", "6v3", "5v5"]);
    assert_eq!(umlabalaba.fingerprint(), gar.fingerprint());
}
