//! The way back from a press on the list of who is here.

use super::{Seen, is_meant, presence_by_code};
use crate::tongue::Tongue;
use crate::tournament::{Entrant, Presence};
use crate::web::undo::Undo;

/// Where players were, if it was the same for all; `None` if there are none.
pub(super) fn before(meant: &[&Entrant]) -> Option<Option<Presence>> {
    let first = meant.first()?.presence;
    let is_one = meant.iter().all(|entrant| entrant.presence == first);
    Some(is_one.then_some(first))
}

/// The way back to where players were, if they are somewhere else now.
pub(super) fn undo(t: &Tongue, key: &str, entrants: &[Entrant], seen: &Seen) -> Option<Undo> {
    let (code, who) = seen.undo.split_once(' ')?;
    let presence = presence_by_code(code)?;
    let mut meant = entrants.iter().filter(|entrant| is_meant(entrant, who));
    let one = meant.clone().next()?;
    if meant.all(|entrant| entrant.presence == presence) {
        return None;
    }
    let players = match who.split_once(' ') {
        Some((_, "")) => t.say("players-no-school"),
        Some((_, school)) => school.to_owned(),
        None if who == "all" => t.say("winners-all"),
        None => one.name.to_string(),
    };
    let presence = t.say(&format!("presence-{code}"));
    let values = [("players", players.into()), ("presence", presence.into())];
    Some(Undo {
        action: format!("/e/{key}/players/presence"),
        fields: vec![
            ("set", seen.undo.clone()),
            ("show", seen.show.clone()),
            ("find", seen.find.clone()),
        ],
        text: t.tell("undo-presence", &values),
    })
}
