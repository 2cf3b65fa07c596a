//! The pictures of the rules: each is reached by legal turns, and shows what the sentence says.

use super::{App, games, is_sound};
use inkundla::i18n::Language;
use inkundla::rules::{GameHistory, Reason, Ruleset};

const EXAMPLES: &str = include_str!("../../../../templates/rules/examples.txt");

/// A line `show`: the part, its turns, and which of them are shown.
struct Shown {
    part: &'static str,
    turns: Vec<&'static str>,
    from: usize,
    to: usize,
    chosen: Option<&'static str>,
}

fn lines(first: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let words = EXAMPLES
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    words.filter(move |words| words.first() == Some(&first))
}

fn shown(game: &str) -> Vec<Shown> {
    let of_game = lines("show").filter(|words| words[1].split(',').any(|name| name == game));
    let one = of_game.map(|words| Shown {
        part: words[2],
        turns: lines("list").find(|list| list[1] == words[3]).unwrap()[2..].to_vec(),
        from: words[4].parse().unwrap(),
        to: words[5].parse().unwrap(),
        chosen: words.get(6).copied(),
    });
    one.collect()
}

/// Plays a list under the rules of a game; only an umpire may leave a disc unturned.
fn played(game: &str, turns: &[&str]) -> GameHistory {
    let mut history = GameHistory::from(Ruleset::by_name(game).unwrap().start());
    for turn in turns {
        let right = turn.strip_prefix('<');
        if right.is_some() {
            history.take_back().unwrap();
        }
        let turn = right.unwrap_or(turn);
        let done = if turn.contains('!') {
            history.play_irregular(turn)
        } else {
            history.play(turn)
        };
        done.unwrap_or_else(|illegal| panic!("{game}: {illegal:?}"));
    }
    history
}

#[test]
fn every_turn_of_the_pictures_is_legal() {
    for game in games() {
        let shown = shown(game);
        assert!(shown.len() >= 6, "{game}");
        for one in shown {
            assert!(
                one.from <= one.to && one.to <= one.turns.len(),
                "{game} {}",
                one.part
            );
            played(game, &one.turns);
            if let Some(chosen) = one.chosen {
                assert!(
                    one.turns[one.from].starts_with(chosen),
                    "{game} {}",
                    one.part
                );
            }
        }
    }
}

/// What the law makes of the position at the end of a part.
#[test]
fn the_pictures_show_what_their_part_is_about() {
    for game in games() {
        for one in shown(game) {
            let before = played(game, &one.turns[..one.from]);
            let after = played(game, &one.turns[..one.to]);
            let last = one.turns[one.to.max(1) - 1];
            let reason = after.verdict().map(|verdict| verdict.reason);
            let mover = before.position().to_move();
            let is_so = match one.part {
                "place" | "start" => before.turns().is_empty(),
                "row" | "target" => last.contains('x'),
                "fly" => before.position().stock()[mover].on_board == 3,
                "full" => {
                    before.position().men().len() + 2 >= 24
                        && (reason == Some(Reason::FullBoard)
                            || after.turns().iter().any(|turn| turn.starts_with('~')))
                }
                "blocked" => reason == Some(Reason::Blocked) || last == "--",
                "end" => after.verdict().is_some(),
                "draw" => reason == Some(Reason::Repetition),
                "again" => one.turns[one.to - 1].contains('x'),
                "charge" => last.contains('-') && last.contains('x'),
                "jump" => {
                    last.contains('x')
                        && before
                            .position()
                            .turns()
                            .iter()
                            .all(|turn| turn.contains('x'))
                }
                "pass" => last == "--" && before.position().turns() == ["--"],
                "supply" => after.position().stock()[!after.position().to_move()].in_hand == 0,
                "wrong" => one.turns[one.from].contains('!') && last.starts_with('<'),
                "turn" => {
                    after.position().stock()[mover].on_board
                        > before.position().stock()[mover].on_board + 4
                }
                "move" | "step" | "canter" | "castle" | "outflank" => reason.is_none(),
                part => panic!("{part}"),
            };
            assert!(is_so, "{game} {}", one.part);
        }
    }
}

#[test]
fn a_page_of_rules_shows_all_its_pictures_with_their_sentences() {
    let visitor = App::start().visitor();
    for game in games() {
        let page = visitor.get(&format!("/rules/{game}"));
        is_sound(&page);
        for one in shown(game) {
            let frames = page.all(&format!("#{} .frames > li > p", one.part));
            assert!(
                frames.len() > one.to - one.from,
                "{game} {}: {frames:?}",
                one.part
            );
            assert!(frames.iter().all(|text| text.ends_with('.')), "{frames:?}");
            let key = page.all(&format!("#{} .frames > .key", one.part));
            assert_eq!(key.len(), 1, "{game} {}", one.part);
        }
        let spoken = page.attributes(".frames .key svg", "aria-label");
        assert!(
            spoken
                .iter()
                .all(|text| text.contains("White:") && text.contains("Black:"))
        );
    }
    let page = visitor.get("/rules/umlabalaba");
    assert!(page.sees("Three in a row: White shoots one of the marked cows."));
    assert_eq!(
        page.all("#target .frames .target").len(),
        1,
        "the others stand in a row"
    );
    assert!(page.sees("White places a cow on A2, three-in-a-row, shoots A7."));
    let page = visitor.get("/rules/isizulu");
    assert_eq!(
        page.all("#target .frames .target").len(),
        4,
        "any cow may be shot"
    );
}

/// What an organiser has changed holds in the sentences, and no picture speaks against it.
#[test]
fn pictures_follow_the_rules_of_an_event() {
    let changed = Ruleset::by_name("umlabalaba").unwrap();
    let changed = changed.with_options(&[("board", "plain24")]).unwrap();
    let list = shown("umlabalaba");
    let end = list.iter().find(|one| one.part == "end").unwrap();
    let mut history = GameHistory::from(changed.start());
    let is_legal = end.turns.iter().all(|turn| history.play(turn).is_ok());
    assert!(!is_legal, "A3xE4 is shot for a corner road");
}

#[test]
fn a_page_of_rules_is_light_in_every_language() {
    let visitor = App::start().visitor();
    for language in Language::written() {
        for game in games() {
            let path = format!("/rules/{game}?lang={}", language.tag());
            let (_, packed) = visitor.get_with(&path, ("accept-encoding", "gzip"));
            assert!(packed.len() < 20_000, "{path}: {}", packed.len());
        }
    }
}
