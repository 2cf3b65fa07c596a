//! The value of a position of a game by the tables: with the bans that are in force, and with what stood before.

use super::Endings;
use super::law::EndingLaw;
use super::table::{Code, DRAW, LOST, is_loss, is_win};
use crate::Value;
use crate::solution::{Solution, Unknown, drawn_next};
use inkundla_core::rules::mill::Mill;
use inkundla_core::rules::{GameHistory, Position, Rules, Side};

/// The most turns after which a ban that is in force has ended: one move of each player, and a pass.
const LONGEST_BAN: u32 = 3;

/// A turn with the value of the position after it.
struct Valued {
    turn: String,
    code: Code,
    /// Whether the position after it stood so often that the turn draws.
    repeats: bool,
}

impl Endings {
    /// The value by the tables; `None` if they do not have the position.
    pub(crate) fn solve(&self, position: &Mill, history: &GameHistory) -> Option<Solution> {
        if EndingLaw::of(position)? != self.law {
            return None;
        }
        let drawn = drawn_next(history);
        let valued: Vec<Valued> = position
            .turns()
            .into_iter()
            .map(|turn| {
                let after = position.play(&turn);
                let key = after.repetition_key();
                Some(Valued {
                    turn: position.write(&turn),
                    code: self.exact(&after, LONGEST_BAN)?,
                    repeats: drawn.iter().any(|stood| stood.repetition_key() == key),
                })
            })
            .collect::<Option<_>>()?;
        let code = best(valued.iter().map(|turn| turn.code));
        if is_loss(code) && valued.iter().any(|turn| turn.repeats) {
            let turns = valued.into_iter().filter(|turn| turn.repeats);
            return Some(Solution::Known(
                Value::Draw,
                turns.map(|turn| turn.turn).collect(),
            ));
        }
        let winner = if is_win(code) {
            position.to_move()
        } else {
            !position.to_move()
        };
        if code != DRAW
            && drawn
                .iter()
                .any(|stood| self.can_lead_through(stood, winner, code))
        {
            return Some(Solution::Unknown(Unknown::StoodBefore));
        }
        let keeps = |turn: &&Valued| {
            let after = if turn.repeats { DRAW } else { turn.code };
            before(after) == code
        };
        let turns = valued.iter().filter(keeps).map(|turn| turn.turn.clone());
        Some(Solution::Known(value_of(code), turns.collect()))
    }

    /// Whether the shortest way to a win can lead through a position that stood before: only if that is won in fewer plies.
    fn can_lead_through(&self, stood: &Position, winner: Side, code: Code) -> bool {
        let Position::Mill(stood) = stood else {
            return false;
        };
        let side = stood.to_move();
        let (own, foe) = (stood.men_mask(side), stood.men_mask(!side));
        // A larger pair cannot come back, and one with men in hand neither.
        let is_placed = Side::BOTH.iter().all(|side| stood.in_hand(*side) == 0);
        let known = is_placed.then(|| self.code(own, foe, 0)).flatten();
        match known {
            _ if has_ban(stood) => true,
            None | Some(DRAW) => false,
            Some(known) => (is_win(known) == (side == winner)) && known < code,
        }
    }

    /// The value of a position whose bans end within a number of turns.
    fn exact(&self, position: &Mill, turns: u32) -> Option<Code> {
        if let Some(verdict) = position.verdict() {
            let lost = verdict.winner.map(|winner| winner != position.to_move());
            // Who is to move can only have lost: the turn before ended the game.
            return match lost {
                None => Some(DRAW),
                Some(true) => Some(LOST),
                Some(false) => None,
            };
        }
        if Side::BOTH.iter().any(|side| position.in_hand(*side) > 0) {
            return None;
        }
        if has_ban(position) {
            let turns = turns.checked_sub(1)?;
            let mut codes = Some(Vec::new());
            position.each_after(|after| match self.exact(after, turns) {
                Some(code) => {
                    if let Some(codes) = &mut codes {
                        codes.push(code);
                    }
                }
                None => codes = None,
            });
            return codes.map(|codes| best(codes.into_iter()));
        }
        let side = position.to_move();
        let quiet = position.quiet().map_or(0, |quiet| quiet.plies);
        self.code(position.men_mask(side), position.men_mask(!side), quiet)
    }
}

/// The best value of a position by those after its turns.
fn best(codes: impl Iterator<Item = Code>) -> Code {
    // Short wins, then draws, then long losses.
    let worth = |code: &Code| match *code {
        DRAW => 0,
        code if is_win(code) => 512 - i32::from(code),
        code => i32::from(code) - 512,
    };
    codes.map(before).max_by_key(worth).unwrap_or(DRAW)
}

/// The value before a turn by the one after it.
fn before(code: Code) -> Code {
    if code == DRAW {
        DRAW
    } else {
        code.saturating_add(1)
    }
}

fn value_of(code: Code) -> Value {
    match code {
        DRAW => Value::Draw,
        code if is_win(code) => Value::Win(u32::from(code) - 1),
        code => Value::Loss(u32::from(code) - 1),
    }
}

/// Whether a ban on going back (§8 f) is in force.
fn has_ban(position: &Mill) -> bool {
    let forbids = position
        .sheet()
        .setting("no_return")
        .is_some_and(|value| value == "true");
    forbids && position.text().split(' ').nth(5) != Some("-/-") // §11
}
