//! Camelot: its law.
//!
//! White is [`Side::First`].

mod board;
mod cfen;
mod facts;
mod features;
mod game_sheet;
mod grid;
mod notation;
mod path;
mod position;
mod rule_sheet;
mod squares;
mod turns;

pub use position::{Camelot, Turn};
pub use rule_sheet::RuleSheet;

use super::{
    BySide, InvalidPosition, Kind, Man, QuietCounter, Reason, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot,
};
use position::{PIECES, QUIET_LIMIT, REPETITION_LIMIT};
use rule_sheet::Gap;
use turns::View;

impl Camelot {
    /// The starting position.
    pub fn start(sheet: RuleSheet) -> Camelot {
        cfen::start(sheet)
    }

    /// Parses a position; quiet plies and move number may be omitted.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Camelot, InvalidPosition> {
        cfen::parse(sheet, text)
    }

    fn verdict_by(&self, view: &View) -> Option<Verdict> {
        self.settled()
            .or_else(|| self.stuck(view))
            .or_else(|| self.fifty())
    }

    /// C-32, C-34: the side to move has no legal turn.
    fn stuck(&self, view: &View) -> Option<Verdict> {
        let winner = !self.to_move;
        let lone_piece_wins = self.sheet.differs(Gap::StalemateMinPieces);
        (!view.has_turn()).then(|| {
            if self.count()[winner] >= 2 || lone_piece_wins {
                Verdict::won(winner, Reason::Stalemate)
            } else {
                Verdict::drawn(Reason::StalemateMaterial)
            }
        })
    }
}

impl Rules for Camelot {
    type Turn = Turn;

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn each_turn(&self, visit: impl FnMut(Turn)) {
        if self.settled().is_none() && self.fifty().is_none() {
            View::of(self).each_turn(visit);
        }
    }

    fn each_after(&self, mut visit: impl FnMut(&Camelot)) {
        let begun = self.begun();
        self.each_turn(|turn| {
            let mut after = begun;
            after.finish(&turn);
            visit(&after);
        });
    }

    fn play(&self, turn: &Turn) -> Camelot {
        let mut after = self.begun();
        after.finish(turn);
        after
    }

    fn verdict(&self) -> Option<Verdict> {
        self.verdict_by(&View::of(self))
    }

    fn write(&self, turn: &Turn) -> String {
        notation::write(self, turn)
    }

    fn read(&self, text: &str) -> Result<Turn, WhyNot> {
        let view = View::of(self);
        match self.verdict_by(&view) {
            Some(_) => Err(WhyNot::GameOver),
            None => notation::read(&view, text),
        }
    }

    /// C-41: the duty to leave a castle remains; the duty to jump depends on the
    /// board at the player's next turn.
    fn give_turn(&self) -> Option<Camelot> {
        let mut after = *self;
        after.quiet = self
            .quiet
            .saturating_add(u16::from(!self.sheet.differs(Gap::ForfeitCounts)));
        after.pass_on();
        // An opponent who cannot move would lose by the other player's red card.
        (self.verdict().is_none() && after.stuck(&View::of(&after)).is_none()).then_some(after)
    }

    fn repetition_key(&self) -> RepetitionKey {
        let [a0, a1, a2] = self.pieces.first.words();
        let [b0, b1, b2] = self.pieces.second.words();
        let [k0, k1, k2] = self.knights.words();
        RepetitionKey([a0, a1, a2, b0, b1, b2, k0, k1, k2, self.counters()])
    }

    fn repetition_limit(&self) -> Option<u8> {
        self.draws_count().then_some(REPETITION_LIMIT)
    }

    fn draws_by_claim(&self) -> bool {
        self.sheet.differs(Gap::DrawsByClaim)
    }

    fn text(&self) -> String {
        cfen::write(self)
    }

    fn men(&self) -> Vec<Man> {
        let kind = |at| {
            if self.knights.has(at) {
                Kind::Knight
            } else {
                Kind::Man
            }
        };
        let of = |side| {
            self.pieces[side].map(move |at| Man {
                at: board::index(at),
                side,
                kind: kind(at),
            })
        };
        let mut men: Vec<Man> = of(Side::First).chain(of(Side::Second)).collect();
        men.sort_by_key(|man| man.at);
        men
    }

    fn stock(&self) -> BySide<Stock> {
        BySide::from_fn(|side| {
            let on_board = self.pieces[side].len();
            Stock {
                in_hand: 0,
                on_board,
                lost: PIECES - on_board,
            }
        })
    }

    fn lines_made(&self) -> Vec<[u8; 3]> {
        Vec::new()
    }

    fn quiet(&self) -> Option<QuietCounter> {
        self.draws_count().then_some(QuietCounter {
            plies: self.quiet,
            limit: QUIET_LIMIT,
            each: true,
        })
    }

    fn counts_from_start(&self) -> bool {
        true // C-37
    }
}
