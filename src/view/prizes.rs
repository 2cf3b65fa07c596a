//! The prizes of an event in words: on the organiser's page, papers, walls and public pages.

use crate::formats::Names;
use crate::formats::prizes_csv::PrizeRow;
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::prizes::{Among, Award, PrizeList, Prizes, Receiver, Winner};
use crate::tournament::{Audience, EntrantId, Tournament};
use crate::view::round_tables::NamedPlayer;
use crate::view::school_token::SchoolToken;

/// The most players who are named as keeping a higher prize.
const MOST_NAMED: usize = 3;

/// A prize and its receivers.
pub(crate) struct ShownPrize {
    /// The index of the prize in the list of the organiser.
    pub(crate) index: usize,
    /// The organiser's name for it, or `First place · Grade 5`.
    pub(crate) title: String,
    pub(crate) receivers: Vec<ShownReceiver>,
    /// The players who only share the money: name and sum.
    pub(crate) shares: Vec<(String, String)>,
    /// The gift; may be empty.
    pub(crate) gift: String,
    /// The sentence instead of a receiver; empty where there is one.
    pub(crate) nobody: String,
}

/// A player, school or team that gets a prize.
pub(crate) struct ShownReceiver {
    pub(crate) name: String,
    /// School and grade of a player, the players of a team; may be empty.
    pub(crate) about: String,
    pub(crate) token: Option<SchoolToken>,
    /// The money; empty for none.
    pub(crate) money: String,
    /// The place in the whole event, where the prize is for another list.
    pub(crate) place_of_all: String,
    /// The sentence about the players before, who keep a higher prize; empty if there is none.
    pub(crate) moved_up: String,
}

/// The prizes of an event, in the order of honour.
pub(crate) fn shown_prizes(
    t: &Localizer,
    tournament: &Tournament,
    awards: &[Award],
    names: Names,
) -> Vec<ShownPrize> {
    let prizes = &tournament.options.prizes;
    let name = |id: EntrantId| NamedPlayer::of(tournament, id, names).name;
    let prize = |award: &Award| ShownPrize {
        index: award.prize,
        title: title(t, prizes, award),
        receivers: award
            .winners
            .iter()
            .map(|winner| receiver(t, tournament, (award, winner), names))
            .collect(),
        shares: award
            .shares
            .iter()
            .map(|(id, cents)| (name(*id), money(t, &prizes.currency, *cents)))
            .collect(),
        gift: prizes.list[award.prize].gift.clone(),
        nobody: match (award.winners.is_empty(), &award.among) {
            (false, _) => String::new(),
            (true, Among::List(PrizeList::Named { .. })) => t.msg("prize-name-one"),
            (true, _) => t.msg("prize-nobody"),
        },
    };
    let known = awards
        .iter()
        .filter(|award| award.prize < prizes.list.len());
    known.map(prize).collect()
}

/// The awards that everybody may see after the event: none of children that tells a gender.
pub(crate) fn public_awards(tournament: &Tournament, awards: &[Award]) -> Vec<Award> {
    let is_open = tournament.options.audience == Audience::Adults;
    let tells = |award: &&Award| match &award.among {
        Among::List(list) => list.tells_more_than_grades(&tournament.options.categories),
        Among::School(_) => false,
    };
    let open = awards.iter().filter(|award| is_open || !tells(award));
    open.cloned().collect()
}

/// A sum of money: `R400`, `R133.34`.
pub(crate) fn money(t: &Localizer, currency: &str, cents: u32) -> String {
    match cents {
        0 => String::new(),
        _ => format!("{currency}{}", t.figure(decimal(cents))),
    }
}

/// The list in words: `Grade 5`, `Girls`.
pub(crate) fn list_label(t: &Localizer, list: &PrizeList) -> String {
    match list {
        PrizeList::Gender { gender } => t.msg(&format!("standings-gender-{}", gender.code())),
        PrizeList::Grade { grade } => t.msg_arg("grade", "grade", grade.code()),
        PrizeList::Category { category } => category.clone(),
        PrizeList::Everybody => t.msg("prize-everybody"),
        PrizeList::EachGrade => t.msg("prize-each-grade"),
        PrizeList::EachSchool => t.msg("prize-each-school"),
        PrizeList::Schools => t.msg("schools-title"),
        PrizeList::Teams => t.msg("team-tables"),
        PrizeList::Named { .. } => t.msg("prize-named"),
    }
}

fn title(t: &Localizer, prizes: &Prizes, award: &Award) -> String {
    let prize = &prizes.list[award.prize];
    let label = match &award.among {
        Among::School(school) => school.clone(),
        Among::List(list) => list_label(t, list),
    };
    let is_split = matches!(prize.among, PrizeList::EachGrade | PrizeList::EachSchool);
    let place = || t.plural("certificate-place", usize::from(award.place));
    match (prize.name.as_str(), &award.among) {
        ("", Among::List(PrizeList::Everybody)) => place(),
        ("", Among::List(PrizeList::Named { .. })) => label,
        ("", _) => format!("{} · {label}", place()),
        (name, _) if is_split => format!("{name} · {label}"),
        (name, _) => name.to_owned(),
    }
}

fn receiver(
    t: &Localizer,
    tournament: &Tournament,
    (award, winner): (&Award, &Winner),
    names: Names,
) -> ShownReceiver {
    let money = money(t, &tournament.options.prizes.currency, winner.cents);
    let plain = |name: &str| ShownReceiver {
        name: name.to_owned(),
        about: String::new(),
        token: Some(SchoolToken::of(tournament, name)),
        money: money.clone(),
        place_of_all: String::new(),
        moved_up: String::new(),
    };
    let id = match &winner.to {
        Receiver::School(name) | Receiver::Team(name) => return plain(name),
        Receiver::Player(id) => *id,
    };
    let player = NamedPlayer::of(tournament, id, names);
    let grade = tournament.entrant(id).and_then(|one| one.grade);
    let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let school = Some(player.school).filter(|school| !school.is_empty());
    let about: Vec<String> = school.into_iter().chain(grade).collect();
    let before = winner.passed_over.iter().take(MOST_NAMED);
    let before = before.map(|id| NamedPlayer::of(tournament, *id, names).name);
    let before: Vec<String> = before.collect();
    let is_of_all = matches!(award.among, Among::List(PrizeList::Everybody));
    ShownReceiver {
        name: player.name,
        about: about.join(" · "),
        token: player.token,
        money,
        place_of_all: match winner.place {
            place if place > 0 && (!is_of_all || place != award.place) => {
                t.msg_arg("prize-place-of-all", "place", place)
            }
            _ => String::new(),
        },
        moved_up: if before.is_empty() {
            String::new()
        } else {
            t.msg_arg("prize-moved-up", "players", before.join(", "))
        },
    }
}

/// The prizes as rows of CSV, in the order of honour.
pub(crate) fn prize_rows(
    t: &Localizer,
    tournament: &Tournament,
    awards: &[Award],
    names: Names,
) -> Vec<PrizeRow> {
    let prizes = &tournament.options.prizes;
    let mut rows = Vec::with_capacity(awards.len());
    for (order, award) in (1..).zip(awards) {
        let row = |name: String| PrizeRow {
            order,
            prize: title(t, prizes, award),
            player_id: None,
            name,
            school: String::new(),
            place: None,
            money: String::new(),
            currency: String::new(),
            gift: prizes.list[award.prize].gift.clone(),
            shared_only: 0,
        };
        let paid = |row: PrizeRow, cents: u32| PrizeRow {
            money: decimal(cents),
            currency: prizes.currency.clone(),
            ..row
        };
        let player = |id: EntrantId| {
            let named = NamedPlayer::of(tournament, id, names);
            PrizeRow {
                player_id: tournament.entrant(id).map(|one| one.number),
                school: named.school,
                ..row(named.name)
            }
        };
        if award.winners.is_empty() {
            rows.push(row(String::new()));
        }
        rows.extend(award.winners.iter().map(|winner| {
            let one = match &winner.to {
                Receiver::Player(id) => player(*id),
                Receiver::School(name) | Receiver::Team(name) => row(name.clone()),
            };
            let place = Some(winner.place).filter(|place| *place > 0);
            let one = PrizeRow { place, ..one };
            if winner.cents > 0 {
                paid(one, winner.cents)
            } else {
                one
            }
        }));
        rows.extend(award.shares.iter().map(|(id, cents)| PrizeRow {
            shared_only: 1,
            gift: String::new(),
            ..paid(player(*id), *cents)
        }));
    }
    rows
}

/// Hundredths as a decimal number: `400`, `133.34`.
fn decimal(cents: u32) -> String {
    match (cents / 100, cents % 100) {
        (whole, 0) => whole.to_string(),
        (whole, part) => format!("{whole}.{part:02}"),
    }
}

/// The prizes to read out from the top: the last one first.
pub(crate) fn prize_table(
    t: &Localizer,
    tournament: &Tournament,
    awards: &[Award],
    names: Names,
) -> Table {
    let columns = vec![
        Heading::words(t.msg("prize")),
        Heading::words(t.msg("prize-receiver")),
        Heading::words(t.msg("school")),
        Heading::words(t.msg("prize-money")),
        Heading::words(t.msg("prize-gift")),
    ];
    let mut table = Table::under(t.msg("prizes"), columns);
    for prize in shown_prizes(t, tournament, awards, names).into_iter().rev() {
        let mut title = prize.title;
        let mut row = |name: String, about: String, money: String| {
            let cells = [std::mem::take(&mut title), name, about, money];
            let gift = prize.gift.clone();
            let cells = cells.into_iter().chain([gift]).map(Cell::Text);
            table.rows.push(cells.collect());
        };
        if prize.receivers.is_empty() {
            row("–".to_owned(), String::new(), String::new());
        }
        for one in prize.receivers {
            row(one.name, one.about, one.money);
        }
        for (name, sum) in prize.shares {
            row(name, t.msg("prize-shares"), sum);
        }
    }
    let note = if table.rows.is_empty() {
        "prizes-none"
    } else {
        "prizes-order-read"
    };
    table.notes.push(t.msg(note));
    table
}

/// A prize that is read at the prize-giving, or its beginning and end.
pub(crate) struct PrizeReading {
    /// The prize that is read; `None` before the first one.
    pub(crate) prize: Option<ShownPrize>,
    /// The prizes that were read before, the latest first.
    pub(crate) before: Vec<ShownPrize>,
    /// The number of prizes that are read.
    pub(crate) read: usize,
    /// The number of prizes still to come.
    pub(crate) left: usize,
    /// The title of the next prize; `None` at the last one.
    pub(crate) next: Option<String>,
}

impl PrizeReading {
    /// The reading once `read` prizes are read, the last one of the order of honour first.
    pub(crate) fn of(
        t: &Localizer,
        tournament: &Tournament,
        awards: &[Award],
        (read, names): (u16, Names),
    ) -> PrizeReading {
        let section = (String::new(), tournament.clone(), awards.to_vec());
        PrizeReading::of_sections(t, &[section], (read, names))
    }

    /// The reading of the prizes of several sections, each with its name, its tournament and its awards: section by
    /// section, in each the last prize of the order of honour first.
    pub(crate) fn of_sections(
        t: &Localizer,
        sections: &[(String, Tournament, Vec<Award>)],
        (read, names): (u16, Names),
    ) -> PrizeReading {
        let mut all = Vec::new();
        for (section, tournament, awards) in sections.iter().rev() {
            let mut prizes = shown_prizes(t, tournament, awards, names);
            prizes.retain(|prize| !prize.receivers.is_empty());
            if !section.is_empty() {
                for prize in &mut prizes {
                    prize.title = format!("{section} · {}", prize.title);
                }
            }
            all.append(&mut prizes);
        }
        let read = usize::from(read).min(all.len());
        let left = all.len() - read;
        let mut known = all.split_off(left).into_iter();
        PrizeReading {
            prize: known.next(),
            before: known.collect(),
            read,
            left,
            next: all.pop().map(|prize| prize.title),
        }
    }
}
