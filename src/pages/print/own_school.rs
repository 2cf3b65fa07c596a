//! `/e/<event>/print/own-….pdf`: the papers of one school, for its teacher.

use super::{players, tables_as_pdf};
use crate::desk::rights::{Actor, KeepOwnList};
use crate::formats::table::{Cell, ColumnKind, Heading, Table};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::{Answer, Failed};
use crate::i18n::Localizer;
use crate::tournament::{EntrantId, Tournament, school_key, standings};
use crate::view::report_tables;
use crate::view::round_tables::{NamedPlayer, Names};

/// `GET /e/{key}/print/own-list.pdf`
pub(crate) async fn list(Organising { context, organiser }: Organising<KeepOwnList>) -> Answer {
    players::check_in_by(&context, &organiser).await
}

/// `GET /e/{key}/print/own-badges.pdf`
pub(crate) async fn badges(Organising { context, organiser }: Organising<KeepOwnList>) -> Answer {
    players::badges_by(&context, &organiser).await
}

/// `GET /e/{key}/print/own-boards.pdf`: where the players of the school sit in the posted round.
pub(crate) async fn boards(organising: Organising<KeepOwnList>) -> Answer {
    let tournament = shown(&organising).await?;
    let Organising { context, organiser } = organising;
    let table = seats(&context.t, &organiser, &tournament);
    let file = ("boards", table.title.clone());
    tables_as_pdf(&context, organiser.event(), file, vec![table]).await
}

/// `GET /e/{key}/print/own-report.pdf`: the results of the school, round by round.
pub(crate) async fn report(organising: Organising<KeepOwnList>) -> Answer {
    let tournament = shown(&organising).await?;
    let Organising { context, organiser } = organising;
    let t = &*context.t;
    let standings = standings::live(&tournament);
    let mut tables = report_tables::of_schools(t, &tournament, &standings, Names::Full);
    let key = organiser.school().map(school_key);
    tables.retain(|table| Some(school_key(&table.title)) == key);
    if tables.is_empty() {
        tables.push(Table::under(t.msg("own-no-results"), Vec::new()));
    }
    let file = ("school", t.msg("own-report"));
    tables_as_pdf(&context, organiser.event(), file, tables).await
}

async fn shown(organising: &Organising<KeepOwnList>) -> Result<Tournament, Failed> {
    let (teacher, at) = (organising.organiser.clone(), organising.context.at);
    let shown = move |desk: &crate::desk::Desk| desk.own_view(&teacher, at);
    organising.context.desk(shown).await
}

fn seats(t: &Localizer, teacher: &Actor, tournament: &Tournament) -> Table {
    let posted = tournament.posted();
    let round = posted.map_or(0, |posted| posted.number.0);
    let heading = |id: &str, kind| Heading {
        text: t.msg(id),
        kind,
    };
    let columns = vec![
        heading("board", ColumnKind::Number),
        heading("player", ColumnKind::Words),
        heading("opponent", ColumnKind::Words),
    ];
    let values = [
        ("school", teacher.school().unwrap_or_default().into()),
        ("round", round.into()),
    ];
    let mut table = Table::under(t.msg_with("own-boards-of", &values), columns);
    let is_own = |who: EntrantId| {
        let player = tournament.entrant(who);
        player.is_some_and(|one| teacher.checks_in(one))
    };
    for (pairing, _) in posted.iter().flat_map(|posted| &posted.boards) {
        for (own, other) in [
            (pairing.first, pairing.second),
            (pairing.second, pairing.first),
        ] {
            if is_own(own) {
                let name = |who| NamedPlayer::of(tournament, who, Names::Full).name;
                let cells = [pairing.board.to_string(), name(own), name(other)];
                table.rows.push(cells.map(Cell::Text).into());
            }
        }
    }
    if table.rows.is_empty() {
        table.notes.push(t.msg("own-no-boards"));
    }
    table
}
