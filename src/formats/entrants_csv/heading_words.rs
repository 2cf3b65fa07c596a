//! The words of which headings of lists are made, in the languages of the program and of its neighbours.

use crate::Column;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of one word of a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// Says nothing: `of`, `the`.
    Filler,
    /// Names a place: `at`, `in`. Otherwise it says nothing.
    At,
    /// Joins two parts: `and`.
    And,
    /// Begins an explanation: `as on the identity document`.
    As,
    /// Whose column it is: `learner`.
    Who,
    /// `name`
    Name,
    /// `full`
    Full,
    /// `first`, before or after `name`; also `forename`.
    Given,
    /// `last`, before or after `name`.
    Family,
    /// `surname`, complete without `name`.
    Surname,
    /// A name by which a child is called: `preferred`, `nickname`.
    Called,
    /// `middle`
    Middle,
    /// `initials`
    Initials,
    /// A column that we have.
    Field(Column),
    /// A column that we have if nothing better has it and its cells fit: `class` for the grade, `club` for the
    /// school.
    Weak(Column),
    /// `year`, of birth or of school.
    Year,
    /// `birth`
    Birth,
    /// `town`, which is left out but for `club/town`.
    Town,
    /// A column that we leave out: `identity`, `phone`, `parent`.
    Other,
    /// Letters for a girl and a boy.
    Letter,
}

/// Words separated by blanks.
const WORDS: [(Word, &str); 25] = [
    (
        Word::Filler,
        "the of a an is s es for to your their his her its or please enter type write print only here optional required compulsory \
         mandatory die se vir ons of jou u fide national international official current details detail info information \
         group level col column kolom block letter capital column our ini dari untuk ya sa se la lo le wa \
         what whats which who are do does you my me select choose fill give attend attending esikoleni esikolweni wat watter hoe heet jy kies \
         jouself apa siapa anda kamu didik lakho sakho yakho wakho akho bakho lami sami yami lam sam yam gagwe gago hae hao ka \
         legal proper wettige lomba sah",
    ),
    (Word::At, "at in by di"),
    (Word::And, "and en dan plus with na"),
    (
        Word::As,
        "as per on according e g eg soos volgens op sesuai on",
    ),
    (
        Word::Who,
        "learner pupil student player child children kid scholar participant competitor candidate athlete contestant \
         entrant person people member leerder leerling student speler kind kinder deelnemer skolier lid persoon siswa siswi \
         pemain murid peserta anak pelajar umfundi abafundi umdlali abadlali umntwana abantwana ingane izingane \
         lomfundi somfundi yomfundi womfundi zomfundi omfundi omdlali omntwana lomdlali somdlali yomdlali womdlali lomntwana somntwana \
         yomntwana lengane sengane yengane abathintekayo labafundi sabafundi zabafundi babafundi bomfundi wabafundi yabafundi \
         labadlali sabadlali zabadlali babadlali yabadlali labantwana sabantwana zabantwana yabantwana lezingane zezingane \
         umuntu moithuti morutwana motlapi mogobalo ngwana mudzedze mudyondzi mugudi mfundi umfundzi atlet stud",
    ),
    (
        Word::Name,
        "name nam naam nama igama amagama negama namagama igama leina lebitso nm mabitso maina vito dzina ligama libito emagama ibizo amabizo nom nome nomes \
         nombre jina majina",
    ),
    (
        Word::Full,
        "full whole complete entire volle vol volledige lengkap eliphelele elipheleleyo eligcwele apheleleyo \
         aphelele agcwele legcwele",
    ),
    (
        Word::Given,
        "first given fore forename christian voornaam voorname voor doopnaam doopname eerste depan pertama kecil lokuqala okuqala \
         elokuqala prenom prénom vorname firstname fname fn awal imię imie kwanza",
    ),
    (
        Word::Family,
        "last sur family fam famili keluarga belakang akhir lomndeni losapho lasekhaya lomdeni familie familienname lokugqibela lastname lname ln terakhir laaste ukoo mwisho",
    ),
    (
        Word::Surname,
        "surname surnam sirname surename srname van vanne familienaam agternaam agter marga ifani iifani nefani isibongo \
         izibongo nesibongo nezibongo sibongo sefane difane fane xivongo tshifani apelido nachname achternaam lastnaam sname sobrenome \
         apellido cognome nazwisko",
    ),
    (
        Word::Called,
        "preferred prefered known called call calling nick nickname alias noemnaam noem roepnaam bynaam panggilan lokubizwa \
         elibizwayo sebutan",
    ),
    (
        Word::Middle,
        "middle second other additional tweede ander tengah kedua lesibini lesibili middel",
    ),
    (Word::Initials, "initial voorletter voorletters inisial"),
    (
        Word::Field(Column::School),
        "school skool laerskool sekolah isikolo isikole lesikole lesikolo yesikole yesikolo sekolo xikolo tshikolo sikolo asal \
         sesikolo sesikole institution academy",
    ),
    (
        Word::Field(Column::Grade),
        "grade gr grd graad tingkat tingkatan ibanga ibakala igreyidi igredi mphato kereiti giredi libanga lebanga sebanga",
    ),
    (
        Word::Field(Column::Rating),
        "rating rtg elo irtg nrtg gradering peringkat rtgi rtgn eloi isilinganiso",
    ),
    (
        Word::Field(Column::Gender),
        "gender sex geslag kelamin jenis jk isini ubulili bobulili bong",
    ),
    (
        Word::Field(Column::Consent),
        "consent toestemming persetujuan imvume",
    ),
    (
        Word::Field(Column::ShownAs),
        "shown codename pseudonym kodenaam skuilnaam vertoon ditampilkan sandi samaran eliyimfihlo eliyimfihlelo iboniswa",
    ),
    (
        Word::Field(Column::Section),
        "section division category afdeling seksie kategorie isigaba isigatshana icandelo bagian seksi divisi kategori",
    ),
    (
        Word::Weak(Column::Grade),
        "class kelas ikilasi klas standard std form iklasi",
    ),
    (
        Word::Weak(Column::School),
        "club klub team span tim iqela iqembu iqhawe iklabhu organisation organization",
    ),
    (Word::Year, "year jaar tahun unyaka yr"),
    (
        Word::Birth,
        "birth born geboorte gebore geboren lahir kelahiran wokuzalwa lokuzalwa kokuzalwa zalwa yob byear bday",
    ),
    (
        Word::Town,
        "town city suburb dorp stad kota idolobha idolophu village district province",
    ),
];

/// Words of columns that are left out, separated by blanks.
const OTHER: &str = "id ids identity identiteit identification identifikasi identitas isazisi nik nis nisn ktp passport paspoort \
    paspor document certificate number no nr num nomor nomer nommer inombolo n sn sno sr serial index rank seed pos position place place \
    admission accession emis lurits lurit luritz uid uuid key ref reference reg registration code kode kod password \
    username user login account e mail email epos surel phone telephone tel telefoon telepon telp foon mobile cell cellphone cellular cel sel selfoon hp wa whatsapp \
    ifowuni ucingo contact kontak fax address adres alamat ikheli street straat zip postal postcode poskode country land \
    negara nation nationality fed federation birthday birthdate dob gebdatum geboortedatum geb date datum tanggal tgl usuku umhla age ouderdom umur usia iminyaka iminyaka ubudala weight gewig \
    mass massa berat height lengte tinggi size shirt remark remarks comment comments note notes opmerking opmerkings nota catatan \
    keterangan amanothi parent parents ouer ouers orang tua orangtua guardian voog wali mother father moeder vader ma pa ibu ayah bapak umzali abazali umama ubaba \
    teacher onderwyser onderwyseres juffrou meneer guru uthisha utitshala coach afrigter pelatih manager principal hoof emergency nood darurat \
    doctor medical mediese medis allergy allergies allergie alergi diet dietary disability condition fee fees fooi paid betaal \
    payment betaling bayar amount bedrag title titel race ras ethnicity language taal bahasa ulimi ulwimi religion agama \
    timestamp time tyd waktu status active bus transport board bord papan points punte poin score telling tempat place \
    plek waar urut urutan type soort photo foto signature handtekening tandtangan \
    username kfactor k next kin relation relationship home house huis attendance present absent teen";

/// The meaning of a word in small letters; `None` for an unknown one.
pub(super) fn word(word: &str) -> Option<Word> {
    known(word).or_else(|| {
        let singular = word
            .strip_suffix('s')
            .filter(|one| one.chars().count() > 2)?;
        known(singular)
    })
}

/// Whether the words of a heading say section and nothing else: "section and grade" are two things in one cell.
pub(super) fn is_of_section(words: &[Word]) -> bool {
    words.iter().all(|word| {
        matches!(
            word,
            Word::Field(Column::Section) | Word::Filler | Word::Who | Word::At
        )
    })
}

/// Whether a word is part of the name of a school: `Primary`, `Laerskool`.
pub(super) fn is_of_school(word_text: &str) -> bool {
    const PARTS: &str = "primary prim high secondary combined college academy preparatory prep ps hs jps sps ls sd sdn smp sma \
        smk mi mts intermediate junior senior hoërskool hoerskool ss school's house montessori convent";
    let small = word_text.to_lowercase();
    let bare = small.trim_matches(|sign: char| !sign.is_alphabetic());
    PARTS.split_ascii_whitespace().any(|part| part == bare)
        || word(bare) == Some(Word::Field(Column::School))
}

fn known(word: &str) -> Option<Word> {
    static KNOWN: LazyLock<HashMap<&'static str, Word>> = LazyLock::new(|| {
        let letters = "f m b v l p g w boy girl female male seun meisie dogter manlik vroulik laki perempuan pria \
            wanita umfana intombazane inkwenkwe intombazana";
        let all = WORDS
            .iter()
            .copied()
            .chain([(Word::Letter, letters), (Word::Other, OTHER)]);
        let mut known = HashMap::new();
        for (meaning, words) in all {
            for word in words.split_ascii_whitespace() {
                // The first meaning of a word counts.
                known.entry(word).or_insert(meaning);
            }
        }
        known
    });
    KNOWN.get(word).copied()
}

/// The words of which a word without blanks consists: `learnersurname`; `None` if it is not made of them.
pub(super) fn compound(word_text: &str) -> Option<Vec<Word>> {
    if word_text.len() < 6 || word_text.len() > 40 || !word_text.is_ascii() {
        return None;
    }
    // From the longest beginning; a rest of one or two letters is part of another word.
    (3..=word_text.len()).rev().find_map(|end| {
        let (first, rest) = word_text.split_at(end);
        let first = word(first)?;
        if rest.is_empty() {
            return Some(vec![first]);
        }
        let rest = match word(rest).filter(|_| rest.len() > 2 || rest == "id" || rest == "no") {
            Some(last) => vec![last],
            None => compound(rest)?,
        };
        Some([vec![first], rest].concat())
    })
}

/// The words without the place at their end: the grade of `grade at school`, not a school.
pub(super) fn without_place(words: &[Option<Word>]) -> &[Option<Word>] {
    let says = |word: &Option<Word>| !matches!(word, Some(Word::Filler | Word::At | Word::Who));
    match words.iter().rposition(|word| *word == Some(Word::At)) {
        Some(at) if words[..at].iter().any(says) => {
            let mut place = words[at..].iter().filter(|word| says(word));
            let is_school = place.next() == Some(&Some(Word::Field(Column::School)));
            if is_school && place.next().is_none() {
                &words[..at]
            } else {
                words
            }
        }
        _ => words,
    }
}

/// Whether a heading may be written as one word of several: `learnerSurname`.
pub(super) fn is_camel(cell: &str) -> bool {
    !cell.contains(' ') && cell.chars().any(char::is_lowercase)
}

/// `learnerSurname`, `FideID`, `IDNumber` with blanks between their words.
pub(super) fn camel(cell: &str) -> String {
    let signs: Vec<char> = cell.chars().collect();
    let mut split = String::new();
    for (at, sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let after = signs.get(at + 1);
        let begins = before.is_some_and(|one| one.is_lowercase())
            || before.is_some_and(|one| one.is_uppercase())
                && after.is_some_and(|one| one.is_lowercase());
        if sign.is_uppercase() && begins {
            split.push(' ');
        }
        split.push(*sign);
    }
    split
}
