//! The public view of a game: its record up to the delay of the event.

use super::append::phase;
use super::{BoardContext, Projection, RecordedGame, result_entries};
use crate::desk::events::Event;
use crate::desk::{Delay, Desk, Fault};
use crate::referee::{Call, Entry, Event as Happening, replay};
use crate::rules::{BySide, Side};
use crate::store::{Board, RoundStage};
use crate::tournament::{EntrantName, RoundNo, Scored};
use chrono::{DateTime, Utc};
use serde_json::Value;

/// A value as outsiders see it at a time.
#[derive(Clone, Debug)]
pub struct PublicView<T> {
    /// The visible value.
    pub shown: T,
    /// The time of play that they see: now, or earlier.
    pub moment: DateTime<Utc>,
    /// When they will see the next entries that are recorded already.
    pub more_at: Option<DateTime<Utc>>,
    /// The delay.
    pub delay: Delay,
    /// Whether the organiser holds results and games of the round back.
    pub is_held: bool,
}

impl<T> PublicView<T> {
    /// The delay in minutes, if there is one.
    pub fn minutes_late(&self) -> Option<u8> {
        self.delay.minutes_late()
    }
}

impl PublicView<RecordedGame> {
    /// The public result of the board.
    ///
    /// The end of a recorded game becomes public with its record. A result that was entered
    /// without a record has no delay: it is official at once.
    pub fn public_result(&self, board_context: &BoardContext) -> Option<Scored> {
        let is_public = self.more_at.is_none() && !self.is_held;
        board_context.result.filter(|_| is_public)
    }
}

impl Desk {
    /// The public record of a game: without entries younger than the delay of the event, unless the
    /// round is closed; without any if the organiser holds the results of the round back; and with
    /// aliases in the reasons, which are typed in a hurry and may contain a player's full name.
    ///
    /// # Errors
    /// [`Fault::NotFound`] if the organiser holds the pairings of the round back.
    pub fn public_game(
        &self,
        board_context: &BoardContext,
        at: DateTime<Utc>,
    ) -> Result<PublicView<RecordedGame>, Fault> {
        let held = &board_context.event.options.held;
        if held.holds_pairings(board_context.round) {
            return Err(Fault::NotFound);
        }
        if board_context
            .event
            .options
            .holds_results(board_context.round)
        {
            return Ok(PublicView {
                shown: RecordedGame::unread(0),
                moment: at,
                more_at: None,
                delay: Delay::None,
                is_held: true,
            });
        }
        let delay = if board_context.is_open {
            board_context.event.delay
        } else {
            Delay::None
        };
        self.public_game_after(board_context, delay, at)
    }

    /// The record with aliases but without delay, for the organisers and the umpire of the board,
    /// who decide protests.
    pub fn aliased_game(
        &self,
        board_context: &BoardContext,
        at: DateTime<Utc>,
    ) -> Result<RecordedGame, Fault> {
        let watched = self.public_game_after(board_context, Delay::None, at)?;
        Ok(watched.shown)
    }

    fn public_game_after(
        &self,
        board_context: &BoardContext,
        delay: Delay,
        at: DateTime<Utc>,
    ) -> Result<PublicView<RecordedGame>, Fault> {
        let record = self.recorded_game(board_context)?;
        let view = cut(record.entries.clone(), delay, at);
        let entries = view.shown.into_iter();
        let entries: Vec<Entry> = entries
            .map(|entry| aliased(&board_context.names, entry))
            .collect();
        let game = replay(&entries)?;
        Ok(PublicView {
            shown: RecordedGame {
                entries,
                game,
                erasures: record.erasures,
            },
            moment: view.moment,
            more_at: view.more_at,
            delay,
            is_held: false,
        })
    }

    /// The boards of a posted or closed round as outsiders may see them.
    pub(in crate::desk) fn delayed_boards(
        &self,
        event: &Event,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<PublicView<Vec<Board>>, Fault> {
        let id = event.id;
        let stage = self.store.read(move |db| Ok(db.round(id, round)?.stage))?;
        let delay = match stage {
            RoundStage::Posted => event.delay,
            RoundStage::Draft | RoundStage::Closed => Delay::None,
        };
        let mut watched = PublicView {
            shown: self.boards(event, round)?,
            moment: at - delay.time(),
            more_at: None,
            delay,
            is_held: event.options.holds_results(round),
        };
        for board in &mut watched.shown {
            if watched.is_held {
                show_unplayed(board)?;
            } else if delay != Delay::None {
                let more_at = self.delay_board(event, board, at)?;
                watched.more_at = watched.more_at.into_iter().chain(more_at).min();
            }
        }
        Ok(watched)
    }

    /// Replaces the state of a board by the delayed one; returns when more of it becomes public.
    fn delay_board(
        &self,
        event: &Event,
        board: &mut Board,
        at: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        // A result without a record is not delayed, as in `PublicView::public_result`.
        let Some(state) = board.state.as_mut().filter(|state| state.seq > 0) else {
            return Ok(None);
        };
        let record = self.load(event.id, board.game)?;
        let view = cut(record.entries.clone(), event.delay, at);
        if view.more_at.is_some() {
            let game = replay(&view.shown)?;
            state.seq = game.seq;
            state.phase = phase(&game);
            state.projection = Projection::of(&game).text();
            board.result = result_entries::scored(&game);
        }
        Ok(view.more_at)
    }
}

/// Shows a board as if its game had not begun.
fn show_unplayed(board: &mut Board) -> Result<(), Fault> {
    let game = replay(&[])?;
    if let Some(state) = &mut board.state {
        state.seq = game.seq;
        state.phase = phase(&game);
        state.projection = Projection::of(&game).text();
    }
    board.result = None;
    Ok(())
}

/// The entries that are public at a time.
fn cut(mut entries: Vec<Entry>, delay: Delay, at: DateTime<Utc>) -> PublicView<Vec<Entry>> {
    let moment = at - delay.time();
    let is_hidden = |entry: &Entry| delay != Delay::None && entry.at > moment;
    let first = entries.iter().position(is_hidden);
    let more_at = first
        .and_then(|first| entries.get(first))
        .map(|entry| entry.at + delay.time());
    entries.truncate(first.unwrap_or(entries.len()));
    PublicView {
        shown: entries,
        moment,
        more_at,
        delay,
        is_held: false,
    }
}

/// The fields of entries with typed texts.
const TYPED: [&str; 4] = ["reason", "words", "reply", "other"];

/// Replaces names in the reasons of an entry by aliases. An entry that cannot be converted to JSON
/// and back has no reason, and stays as it is.
fn aliased(names: &BySide<EntrantName>, entry: Entry) -> Entry {
    let entry = Entry {
        event: without_private_texts(entry.event),
        ..entry
    };
    let Ok(mut event) = serde_json::to_value(&entry.event) else {
        return entry;
    };
    alias_fields(&mut event, names);
    match serde_json::from_value(event) {
        Ok(event) => Entry { event, ..entry },
        Err(_) => entry,
    }
}

/// Removes the subject of a call and its answer, which may concern a child's privacy. That the
/// organiser was called is public.
fn without_private_texts(event: Happening) -> Happening {
    match event {
        Happening::OrganiserCalled { .. } => Happening::OrganiserCalled {
            about: Call::Other(String::new()),
        },
        Happening::CallAnswered { entry, .. } => Happening::CallAnswered {
            entry,
            reply: String::new(),
        },
        other => other,
    }
}

fn alias_fields(value: &mut Value, names: &BySide<EntrantName>) {
    let Value::Object(fields) = value else {
        return;
    };
    for (name, field) in fields {
        match field {
            Value::String(text) if TYPED.contains(&name.as_str()) => {
                *text = with_aliases(text, names);
            }
            inner => alias_fields(inner, names),
        }
    }
}

fn with_aliases(reason: &str, names: &BySide<EntrantName>) -> String {
    // Once a name is erased, it can no longer be found in the text. Of a player whose name nobody knows, a text may
    // say more than a name.
    let is_kept = |side: Side| names[side].is_gone() || names[side].shown_as().is_some();
    if Side::BOTH.into_iter().any(is_kept) {
        return "…".to_owned();
    }
    Side::BOTH
        .into_iter()
        .fold(reason.to_owned(), |text, side| {
            let name = &names[side];
            match name.family() {
                _ if name.is_public() => text,
                "" => text,
                family => replace_word(
                    &replace_word(&text, &name.to_string(), &name.alias()),
                    family,
                    &format!("{}.", name.letters()),
                ),
            }
        })
}

/// Replaces a name where it is a whole word: a child called Li is not in `Live`.
fn replace_word(text: &str, name: &str, by: &str) -> String {
    let mut record = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(name) {
        let ends = before.chars().next_back().or(record.chars().next_back());
        let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let is_word = !is_part(ends) && !is_part(after.chars().next());
        record.push_str(before);
        record.push_str(if is_word { by } else { name });
        rest = after;
    }
    record + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> BySide<EntrantName> {
        let name = |text| EntrantName::parse_whole(text);
        let (Ok(first), Ok(second)) = (name("Thandiwe Li"), name("Sipho Dlamini")) else {
            unreachable!("both are names")
        };
        BySide { first, second }
    }

    #[test]
    fn a_full_name_in_a_reason_becomes_the_alias() {
        let short = |reason| with_aliases(reason, &names());
        assert_eq!(short("Sipho Dlamini fell ill"), "Sipho D. fell ill");
        assert_eq!(short("Dlamini, again Dlamini"), "D., again D.");
        assert_eq!(short("Live, says Li"), "Live, says L.");
        assert_eq!(short("typed wrongly"), "typed wrongly");
    }

    #[test]
    fn a_reason_is_hidden_once_a_name_was_erased() {
        let gone = BySide {
            second: EntrantName::gone(8),
            ..names()
        };
        assert_eq!(with_aliases("Sipho Dlamini fell ill", &gone), "…");
    }
}
