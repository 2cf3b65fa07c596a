//! A player's men as small pictures beside the name: in hand, on the board, lost.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Position, Ruleset, Side};
use crate::view::games::{self, MenPictureStyle};

pub(crate) struct MenCounts {
    /// The numbers of men in words.
    pub(crate) words: String,
    pub(crate) picture: MenPicture,
}

/// How a game shows its men.
pub(crate) enum MenPicture {
    /// One dot for each man, as the data of SVG paths: in hand, on the board, lost.
    Dots([String; 3]),
    /// Each kind of piece with the number left.
    Kinds(Vec<(Colour, Kind, usize)>),
    /// No picture: discs change sides, and only their numbers matter.
    Words,
}

/// The distance between two dots.
const STEP: usize = 10;
/// The gap between the men in hand and those on the board.
const GAP: usize = 8;

impl MenCounts {
    pub(crate) fn of(
        t: &Localizer,
        ruleset: &Ruleset,
        position: &Position,
        side: Side,
    ) -> MenCounts {
        let game = games::of(ruleset);
        let stock = position.stock();
        let start = ruleset.start().stock()[side];
        let [hand, board] = [stock[side].in_hand, stock[side].on_board].map(usize::from);
        let begun = usize::from(start.in_hand) + usize::from(start.on_board);
        let lost = begun.saturating_sub(hand + board);
        let count = |kind: Kind| {
            let men = position.men().into_iter();
            men.filter(|man| man.side == side && man.kind == kind)
                .count()
        };
        let (knights, men) = (count(Kind::Knight), count(Kind::Man));
        let values = [
            ("hand", hand.into()),
            ("board", board.into()),
            ("lost", lost.into()),
            ("knights", knights.into()),
            ("men", men.into()),
        ];
        let colour = ruleset.colour(side);
        MenCounts {
            words: t.msg_with(game.men, &values),
            picture: match game.men_picture {
                MenPictureStyle::Dots => MenPicture::Dots(dots(hand, board, lost)),
                MenPictureStyle::Kinds => MenPicture::Kinds(vec![
                    (colour, Kind::Knight, knights),
                    (colour, Kind::Man, men),
                ]),
                MenPictureStyle::Words => MenPicture::Words,
            },
        }
    }

    /// Whether there is a picture.
    pub(crate) fn is_drawn(&self) -> bool {
        !matches!(self.picture, MenPicture::Words)
    }

    /// Whether the picture has a dot for each man.
    pub(crate) fn has_dots(&self) -> bool {
        matches!(self.picture, MenPicture::Dots(_))
    }

    /// The words with placeholders such as `{hand}` for a script that counts by itself.
    pub(crate) fn pattern(t: &Localizer, ruleset: &Ruleset) -> String {
        let names = ["hand", "board", "lost", "knights", "men"];
        t.msg_with(
            games::of(ruleset).men,
            &names.map(|name| (name, format!("{{{name}}}").into())),
        )
    }
}

/// Rows of dots: those in hand, after a gap those on the board, and then the lost ones.
fn dots(hand: usize, board: usize, lost: usize) -> [String; 3] {
    let on = STEP / 2 + STEP * hand + if hand > 0 { GAP } else { 0 };
    [
        row(STEP / 2, hand),
        row(on, board),
        row(on + STEP * board, lost),
    ]
}

/// A dashed line that shows only its dots; it ends a little after the last one.
fn row(from: usize, count: usize) -> String {
    match count.checked_sub(1) {
        Some(more) => format!("M{from} 5H{}", from + STEP * more + 1),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn lost_men_follow_those_on_the_board_and_a_gap_those_in_hand() {
        let [hand, board, lost] = super::dots(2, 3, 1);
        assert_eq!((hand.as_str(), board.as_str()), ("M5 5H16", "M33 5H54"));
        assert_eq!(lost, "M63 5H64");
        assert_eq!(super::dots(0, 1, 0), ["", "M5 5H6", ""].map(str::to_owned));
    }
}
