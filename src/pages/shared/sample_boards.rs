//! Sample positions on the start page: the games to learn, and the large board at the top.

use crate::desk::games::PublicPosition;
use crate::i18n::Localizer;
use crate::rules::Ruleset;
use crate::view::mini_board::{MiniBoard, MiniField};
use crate::view::rules_text;
use inkundla_replay::board_svg::Drawing;

/// The games to learn, with the number of turns played in the sample.
const GAMES: [(&str, usize); 3] = [("umlabalaba", 12), ("reversi", 24), ("camelot", 14)];
/// Number of turns in the sample of the first game: most men are on the board then.
const HERO: usize = 17;

pub(crate) struct LearnGame {
    pub(crate) code: &'static str,
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) field: MiniField,
    pub(crate) mini: MiniBoard,
}

pub(crate) fn games(t: &Localizer) -> Vec<LearnGame> {
    let game = |(code, turns): (&'static str, usize)| {
        let ruleset = Ruleset::by_name(code)?;
        Some(LearnGame {
            code,
            name: rules_text::game(t, &ruleset),
            about: t.msg(&format!("learn-{code}")),
            field: MiniField::of(&ruleset),
            mini: MiniBoard::of(&ruleset, &sample(&ruleset, turns)),
        })
    };
    GAMES.into_iter().filter_map(game).collect()
}

/// The SVG fields of the given games and of those to learn, without duplicates.
pub(crate) fn fields<'a>(
    played: impl Iterator<Item = &'a Ruleset>,
) -> Vec<(&'static str, MiniField)> {
    let learnt = GAMES.iter().filter_map(|(code, _)| Ruleset::by_name(code));
    let mut fields: Vec<(&'static str, MiniField)> = Vec::new();
    for ruleset in played.cloned().chain(learnt) {
        if fields.iter().all(|(name, _)| *name != ruleset.name()) {
            fields.push((ruleset.name(), MiniField::of(&ruleset)));
        }
    }
    fields
}

/// The board at the top of the start page.
pub(crate) fn large_board(t: &Localizer) -> Drawing {
    let ruleset = Ruleset::by_name(GAMES[0].0).unwrap_or_else(|| Ruleset::all().remove(0));
    let shown = sample(&ruleset, HERO);
    Drawing::of(t, &ruleset, &shown.position, shown.last_turn.as_deref())
}

/// The position after a number of pseudo-random turns, always the same.
fn sample(ruleset: &Ruleset, turns: usize) -> PublicPosition {
    let (mut position, mut last_turn) = (ruleset.start(), None);
    for ply in 0..turns {
        let legal = position.turns();
        let turn = legal.get((ply * 7 + 3) % legal.len().max(1));
        let Some(played) = turn.and_then(|turn| position.play(turn).ok()) else {
            break;
        };
        last_turn = Some(played.text().to_owned());
        position = played.into_after();
    }
    PublicPosition {
        position,
        last_turn,
        changed_at: None,
    }
}
