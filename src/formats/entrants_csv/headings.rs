//! How a column may be headed.

use crate::formats::Column;

/// Headings in English, Afrikaans, Indonesian, isiXhosa and isiZulu.
pub(super) const HEADINGS: [(Column, &[&str]); 9] = [
    (
        Column::Name,
        &[
            "name",
            "names",
            "full name",
            "player",
            "player name",
            "learner",
            "learner name",
            "pupil",
            "student",
            "child",
            "naam",
            "name en van",
            "naam en van",
            "volle naam",
            "speler",
            "leerder",
            "kind",
            "nama",
            "nama lengkap",
            "pemain",
            "siswa",
            "nama siswa",
            "igama",
            "amagama",
            "igama elipheleleyo",
            "igama eligcwele",
            "umdlali",
            "umfundi",
        ],
    ),
    (
        Column::GivenName,
        &[
            "given name",
            "given names",
            "first name",
            "first names",
            "firstname",
            "forename",
            "voornaam",
            "voorname",
            "noemnaam",
            "nama depan",
            "igama lokuqala",
            "amagama okuqala",
        ],
    ),
    (
        Column::FamilyName,
        &[
            "family name",
            "surname",
            "last name",
            "lastname",
            "van",
            "familienaam",
            "nama belakang",
            "nama keluarga",
            "marga",
            "ifani",
            "isibongo",
        ],
    ),
    (
        Column::School,
        &[
            "school",
            "school name",
            "skool",
            "sekolah",
            "asal sekolah",
            "isikolo",
            "isikole",
        ],
    ),
    (
        Column::Grade,
        &[
            "grade", "gr", "class", "graad", "kelas", "tingkat", "ibanga", "igreyidi", "ikilasi",
        ],
    ),
    (Column::Rating, &["rating", "elo", "peringkat", "gradering"]),
    (
        Column::Gender,
        &[
            "gender",
            "sex",
            "girl or boy",
            "geslag",
            "jenis kelamin",
            "isini",
            "ubulili",
        ],
    ),
    (
        Column::Born,
        &[
            "year of birth",
            "birth year",
            "born",
            "geboortejaar",
            "tahun lahir",
            "unyaka wokuzalwa",
        ],
    ),
    (
        Column::Consent,
        &["consent", "toestemming", "persetujuan", "imvume"],
    ),
];

/// The column that a heading means.
pub(super) fn heading(cell: &str) -> Option<Column> {
    let folded = cell.to_lowercase().replace(['_', '-', '.', ':', '*'], " ");
    let folded = folded.split_whitespace().collect::<Vec<_>>().join(" ");
    HEADINGS
        .iter()
        .find(|(_, words)| words.contains(&folded.as_str()))
        .map(|(column, _)| *column)
}

/// Whether a column has names.
pub(super) fn is_name(column: Column) -> bool {
    matches!(
        column,
        Column::Name | Column::GivenName | Column::FamilyName
    )
}
