//! Matches of two games: each round of pairs is followed by a round of the same pairs with sides
//! reversed. The matches are paired by the system, in the Swiss system by the points of all games.

use super::swiss::{Field, PastKind, PastRound, PointSystem};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, Pairing, Presence, Tournament,
};
use std::collections::HashSet;

/// The second games of the round that was closed last, whoever is present; `None` if new matches are due.
/// Byes are for whole matches. Who came after the first games has no game.
pub(super) fn second_games(tournament: &Tournament) -> Option<DraftRound> {
    let number = tournament.round_now();
    if !tournament.options.is_second_game(number) {
        return None;
    }
    let first = tournament.closed.last()?.plan();
    let mut draft = DraftRound::empty(number);
    let boards = (1..).map(BoardNo).zip(&first.pairings);
    draft
        .pairings
        .extend(boards.map(|(board, pairing)| Pairing {
            board,
            first: pairing.second,
            second: pairing.first,
        }));
    let stays = |one: &&Entrant| one.presence != Presence::WentHome;
    let has_bye = first.byes.iter();
    let has_bye = has_bye.filter(|bye| tournament.entrant(bye.entrant).filter(stays).is_some());
    draft.byes.extend(has_bye.copied());
    let placed = draft.at_boards();
    let placed = placed.chain(draft.byes.iter().map(|bye| bye.entrant));
    let placed = placed.collect::<HashSet<_>>();
    let late = tournament.entrants.by_number().into_iter();
    let late = late.filter(|one| stays(one) && !placed.contains(&one.id));
    draft.byes.extend(late.map(|one| Bye {
        entrant: one.id,
        kind: ByeKind::Absent,
    }));
    Some(draft)
}

/// The field before a match, in which each earlier match is one round with the points of both games and
/// the side of the first.
pub(super) fn of_matches(field: Field) -> Field {
    let worth = field.worth;
    let of_player = |mut player: super::swiss::Player| {
        player.past = player.past.chunks(2).map(of_match).collect();
        player
    };
    Field {
        players: field.players.into_iter().map(of_player).collect(),
        round: field.round.div_ceil(2),
        rounds: field.rounds / 2,
        worth: PointSystem {
            win: 2 * worth.win,
            draw: 2 * worth.draw,
            loss: 2 * worth.loss,
        },
        ..field
    }
}

/// A match is a meeting if one of its games was played.
fn of_match(games: &[PastRound]) -> PastRound {
    let mut played = games
        .iter()
        .enumerate()
        .filter_map(|(at, game)| match game.what {
            PastKind::Played { against, side } => Some(PastKind::Played {
                against,
                side: if at == 0 { side } else { !side },
            }),
            _ => None,
        });
    let paired = |kind| games.iter().any(|game| game.what == kind).then_some(kind);
    PastRound {
        what: played
            .next()
            .or_else(|| paired(PastKind::Forfeit))
            .or_else(|| paired(PastKind::PairingBye))
            .unwrap_or(PastKind::NotPaired),
        points: games.iter().map(|game| game.points).sum(),
    }
}
