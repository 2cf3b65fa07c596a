//! Every tie-break of C.07 compared with the tables of another program.

use inkundla::formats::trf::{Trf, read};
use inkundla::tournament::tiebreak::Detail;
use inkundla::tournament::{Edition, Tiebreak};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Oracle {
    lists: BTreeMap<String, Vec<String>>,
    tables: Vec<Table>,
}

#[derive(Deserialize)]
struct Table {
    id: String,
    trf: String,
    ids: Vec<i64>,
    values: BTreeMap<String, Vec<Cell>>,
    ranks: BTreeMap<String, Vec<u16>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Cell {
    Value(f64),
    Disputed(serde::de::IgnoredAny),
    Nothing,
}

fn oracle() -> Oracle {
    let text = include_str!("../../../fixtures/pairing/tiebreak_tables.json");
    serde_json::from_str(text).unwrap()
}

/// The tables contain averages with two or three digits.
fn tolerance(code: &str) -> f64 {
    if code.starts_with("AOB") {
        0.0051
    } else {
        1e-9
    }
}

fn compare(table: &Table, trf: &Trf, code: &str, cells: &[Cell], wrong: &mut Vec<String>) -> usize {
    let tiebreaks = match code {
        "PTS" => vec![],
        code => vec![code.parse::<Tiebreak>().unwrap()],
    };
    let rows = trf
        .standings(&tiebreaks, Edition::Of2026, Detail::Values)
        .unwrap();
    let mut compared = 0;
    for (id, cell) in table.ids.iter().zip(cells) {
        let row = rows.iter().find(|row| row.entrant.0 == *id).unwrap();
        let found = match row.figures.first() {
            Some(figure) => figure.value,
            None => Some(row.score),
        };
        let found = found.map(|value| value.in_thousandths() as f64 / 1000.0);
        let is_same = match (cell, found) {
            (Cell::Disputed(_), _) => continue,
            (Cell::Nothing, found) => found.is_none(),
            (Cell::Value(value), Some(found)) => (value - found).abs() < tolerance(code),
            (Cell::Value(_), None) => false,
        };
        compared += 1;
        if !is_same {
            wrong.push(format!("{} {code} of {id}: {found:?}", table.id));
        }
    }
    compared
}

#[test]
fn every_value_that_is_not_disputed_is_the_one_of_another_program() {
    let (mut compared, mut wrong) = (0, Vec::new());
    for table in &oracle().tables {
        let trf = read(table.trf.as_bytes()).unwrap();
        for (code, cells) in &table.values {
            compared += compare(table, &trf, code, cells, &mut wrong);
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong: {:?}",
        wrong.len(),
        &wrong[..wrong.len().min(20)]
    );
    assert!(compared > 70_000, "only {compared} values compared");
}

#[test]
fn every_rank_is_the_one_of_another_program() {
    let oracle = oracle();
    let (mut compared, mut wrong) = (0, Vec::new());
    for table in &oracle.tables {
        let trf = read(table.trf.as_bytes()).unwrap();
        for (list, ranks) in &table.ranks {
            let codes = oracle.lists[list].iter().filter(|code| *code != "PTS");
            let tiebreaks = codes.map(|code| code.parse().unwrap()).collect::<Vec<_>>();
            let rows = trf
                .standings(&tiebreaks, Edition::Of2026, Detail::Values)
                .unwrap();
            for (id, rank) in table.ids.iter().zip(ranks) {
                let row = rows.iter().find(|row| row.entrant.0 == *id).unwrap();
                compared += 1;
                if row.rank != *rank {
                    wrong.push(format!(
                        "{} {list}: {id} is {}, not {rank}",
                        table.id, row.rank
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong: {:?}",
        wrong.len(),
        &wrong[..wrong.len().min(20)]
    );
    assert!(compared > 10_000, "only {compared} ranks compared");
}
