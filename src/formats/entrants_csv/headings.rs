//! The headings of columns in the languages of the program.

use crate::Column;
use inkundla_core::tournament::NameOrder;

/// Headings in English, Afrikaans, Indonesian, isiXhosa and isiZulu, separated by commas.
pub(super) const HEADINGS: [(Column, &str); 9] = [
    (
        Column::Name,
        "name,names,full name,player,player name,learner,learner name,pupil,student,\
            child,naam,name en van,naam en van,volle naam,speler,leerder,kind,nama,\
            nama lengkap,pemain,siswa,nama siswa,igama,amagama,igama elipheleleyo,\
            igama eligcwele,umdlali,umfundi",
    ),
    (
        Column::GivenName,
        "given name,given names,first name,first names,firstname,forename,voornaam,\
            voorname,noemnaam,nama depan,igama lokuqala,amagama okuqala",
    ),
    (
        Column::FamilyName,
        "family name,surname,last name,lastname,van,familienaam,nama belakang,\
            nama keluarga,marga,ifani,isibongo",
    ),
    (
        Column::School,
        "school,school name,skool,sekolah,asal sekolah,isikolo,isikole",
    ),
    (
        Column::Grade,
        "grade,gr,class,graad,kelas,tingkat,ibanga,igreyidi,ikilasi",
    ),
    (Column::Rating, "rating,elo,peringkat,gradering"),
    (
        Column::Gender,
        "gender,sex,girl or boy,geslag,jenis kelamin,isini,ubulili",
    ),
    (
        Column::Born,
        "year of birth,birth year,born,geboortejaar,tahun lahir,unyaka wokuzalwa",
    ),
    (Column::Consent, "consent,toestemming,persetujuan,imvume"),
];

/// Headings of whole names whose family name comes first.
const FAMILY_FIRST: &str = "surname and name,surname and names,surname and first name,\
    surname and first names,surname name,surname first name,family name given name,\
    last name first name,van en naam,van en voornaam,van naam,ifani negama,\
    isibongo negama";

/// Headings of whole names whose given name comes first.
const GIVEN_FIRST: &str = "name and surname,names and surname,first name and surname,name surname,\
    first name surname,first name last name,naam en van,naam van,igama nefani,\
    igama nesibongo";

/// The column that a heading names.
pub(super) fn heading(cell: &str) -> Option<Column> {
    if heading_order(cell).is_some() {
        return Some(Column::Name);
    }
    let folded = folded(cell);
    HEADINGS
        .iter()
        .find(|(_, words)| is_one_of(&folded, words))
        .map(|(column, _)| *column)
}

/// The order of names that a heading states, such as "surname and name".
pub(super) fn heading_order(cell: &str) -> Option<NameOrder> {
    let folded = folded(cell);
    if is_one_of(&folded, FAMILY_FIRST) {
        Some(NameOrder::FamilyFirst)
    } else {
        is_one_of(&folded, GIVEN_FIRST).then_some(NameOrder::GivenFirst)
    }
}

fn is_one_of(heading: &str, known: &str) -> bool {
    known.split(',').any(|one| one == heading)
}

fn folded(cell: &str) -> String {
    let signs = ['_', '-', '.', ':', '*', ',', '/', '&', '+', '(', ')'];
    let words = cell.to_lowercase().replace(signs, " ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a column has names.
pub(super) fn is_name(column: Column) -> bool {
    matches!(
        column,
        Column::Name | Column::GivenName | Column::FamilyName
    )
}
