//! The bead pattern of a school beside its name.

use crate::formats::pdf::BadgePart;
use crate::tournament::{SchoolDetails, Tournament};
use std::collections::HashMap;

/// One of four patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Nested diamonds.
    Diamonds,
    /// Two rows of triangles.
    Triangles,
    /// Two triangles that meet.
    Hourglass,
    /// Zigzag bands.
    Chevrons,
}

/// The corners of a polygon.
type Corners = &'static [(f32, f32)];

const CHEVRONS: &[(usize, Corners)] = &[
    (
        1,
        &[
            (0., 8.),
            (20., 24.),
            (40., 8.),
            (40., 18.),
            (20., 34.),
            (0., 18.),
        ],
    ),
    (
        2,
        &[
            (0., 0.),
            (20., 15.),
            (40., 0.),
            (40., 4.),
            (20., 19.5),
            (0., 4.),
        ],
    ),
    (
        2,
        &[
            (0., 24.),
            (20., 40.),
            (40., 24.),
            (40., 28.5),
            (25., 40.),
            (15., 40.),
            (0., 28.5),
        ],
    ),
];

impl Pattern {
    /// Polygons in the order of drawing, each with the number of its colour.
    fn polygons(self) -> &'static [(usize, Corners)] {
        match self {
            Pattern::Diamonds => &[
                (1, &[(20., 3.), (37., 20.), (20., 37.), (3., 20.)]),
                (0, &[(20., 10.), (30., 20.), (20., 30.), (10., 20.)]),
                (2, &[(20., 15.5), (24.5, 20.), (20., 24.5), (15.5, 20.)]),
            ],
            Pattern::Triangles => &[
                (
                    1,
                    &[(0., 20.), (10., 4.), (20., 20.), (30., 4.), (40., 20.)],
                ),
                (
                    2,
                    &[(0., 36.), (10., 20.), (20., 36.), (30., 20.), (40., 36.)],
                ),
                (1, &[(6., 36.), (10., 29.), (14., 36.)]),
                (1, &[(26., 36.), (30., 29.), (34., 36.)]),
            ],
            Pattern::Hourglass => &[
                (2, &[(4., 4.), (36., 4.), (20., 20.)]),
                (2, &[(4., 36.), (36., 36.), (20., 20.)]),
                (1, &[(4., 4.), (4., 36.), (14., 20.)]),
                (1, &[(36., 4.), (36., 36.), (26., 20.)]),
                (1, &[(11., 6.5), (29., 6.5), (20., 15.5)]),
                (1, &[(11., 33.5), (29., 33.5), (20., 24.5)]),
            ],
            Pattern::Chevrons => CHEVRONS,
        }
    }
}

/// The data of the macro `school` in `templates/macros/parts.html`. It is decoration only: the
/// name is always written beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SchoolToken {
    /// The pattern.
    pub pattern: Pattern,
    /// Ground, first and second colour as CSS colours.
    pub colours: [&'static str; 3],
}

/// The patterns, each with its code in messages.
pub const PATTERNS: [(Pattern, &str); SchoolDetails::PATTERNS as usize] = [
    (Pattern::Triangles, "triangles"),
    (Pattern::Chevrons, "chevrons"),
    (Pattern::Diamonds, "diamonds"),
    (Pattern::Hourglass, "hourglass"),
];

/// The code of each ground in messages, the ground and its two colours. Grounds differ for colour-blind people too,
/// and each has a contrast of at least 3 : 1 to its two colours.
pub const COLOURS: [(&str, [&str; 3]); SchoolDetails::COLOURS as usize] = [
    ("green", ["#2b7a55", "#f5d067", "#fff"]),
    ("blue", ["#2a4a94", "#f0b543", "#fff"]),
    ("plum", ["#7a1f4d", "#f3b557", "#fff"]),
    ("orange", ["#c65a1e", "#fff", "#ffe3a0"]),
    ("brown", ["#3d2810", "#f0b543", "#fbeed5"]),
    ("gold", ["#f5d067", "#7a1f4d", "#2b1d0e"]),
    ("sky", ["#9ccbe8", "#2a4a94", "#2b1d0e"]),
    ("sand", ["#d8d2c4", "#8c2f5b", "#2b1d0e"]),
];

/// Number of different tokens.
const TOKENS: usize = COLOURS.len() * PATTERNS.len();

/// The numbers of a colour and of a pattern.
type Look = (usize, usize);

impl SchoolToken {
    /// The token of a school of an event: as the organiser chose, or automatic. The first eight automatic ones differ
    /// in colour, from each other and from those that were chosen; 32 schools have different tokens.
    pub fn of(tournament: &Tournament, school: &str) -> SchoolToken {
        let number = tournament.entrants.school_number(school);
        let chosen = tournament.options.school(school);
        let (colour, pattern) = chosen.map_or((None, None), |one| (one.colour, one.pattern));
        let automatic = || automatic(tournament, number.unwrap_or_default());
        let look: Look = match (colour, pattern) {
            (Some(colour), Some(pattern)) => (colour.into(), pattern.into()),
            (Some(colour), None) => (colour.into(), numbered(number.unwrap_or_default()).1),
            (None, Some(pattern)) => (automatic().0, pattern.into()),
            (None, None) => automatic(),
        };
        SchoolToken::with(look)
    }

    /// The token with these numbers of a colour and of a pattern.
    pub fn with((colour, pattern): (usize, usize)) -> SchoolToken {
        SchoolToken {
            pattern: PATTERNS[pattern % PATTERNS.len()].0,
            colours: COLOURS[colour % COLOURS.len()].1,
        }
    }

    /// The tokens of all schools, in each spelling.
    pub fn all(tournament: &Tournament) -> HashMap<String, SchoolToken> {
        let schools = tournament
            .entrants
            .iter()
            .filter_map(|one| one.school.clone());
        let token = |school: String| (school.clone(), SchoolToken::of(tournament, &school));
        schools.map(token).collect()
    }

    /// The token as filled polygons in a square of [`BADGE`](crate::formats::pdf::BADGE), each with its colour: the same as in the macro.
    pub fn polygons(&self) -> Vec<BadgePart> {
        let whole: Corners = &[(0., 0.), (40., 0.), (40., 40.), (0., 40.)];
        let shapes = self.pattern.polygons();
        let all = [(0, whole)].into_iter().chain(shapes.iter().copied());
        all.map(|(colour, corners)| (rgb(self.colours[colour % 3]), corners.to_vec()))
            .collect()
    }
}

/// The colour and the pattern with a number: after eight schools the patterns are moved by one.
fn numbered(number: usize) -> Look {
    let colour = number % COLOURS.len();
    (colour, (number + number / COLOURS.len()) % PATTERNS.len())
}

/// The look of a school for which no colour was chosen: the colours that nobody chose come first.
fn automatic(tournament: &Tournament, number: usize) -> Look {
    let mut chosen: Vec<(usize, Look)> = Vec::new();
    for one in &tournament.options.schools {
        let Some(colour) = one.colour.map(usize::from) else {
            continue;
        };
        if let Some(of) = tournament.entrants.school_number(&one.key)
            && !chosen.iter().any(|(known, _)| *known == of)
        {
            let pattern = one.pattern.map_or(numbered(of).1, usize::from);
            chosen.push((of, (colour, pattern)));
        }
    }
    if chosen.is_empty() {
        return numbered(number);
    }
    let index = number - chosen.iter().filter(|(of, _)| *of < number).count();
    // First the colours that nobody chose, then other patterns of chosen colours, then the chosen looks themselves.
    let mut all: Vec<Look> = (0..TOKENS).map(numbered).collect();
    all.sort_by_key(|look| {
        let has_colour = chosen.iter().any(|(_, one)| one.0 == look.0);
        (has_colour, chosen.iter().any(|(_, one)| one == look))
    });
    all[index % TOKENS]
}

/// Red, green and blue of `#1f6a4a` or `#fff`; black for anything else.
fn rgb(colour: &str) -> [u8; 3] {
    let digits: Vec<u8> = colour
        .chars()
        .filter_map(|one| u8::try_from(one.to_digit(16)?).ok())
        .collect();
    match digits[..] {
        [red, green, blue] => [red * 17, green * 17, blue * 17],
        [r1, r2, g1, g2, b1, b2] => [r1 * 16 + r2, g1 * 16 + g2, b1 * 16 + b2],
        _ => [0; 3],
    }
}

#[cfg(test)]
mod tests {
    use super::{COLOURS, Pattern, SchoolToken, numbered, rgb};
    use crate::tournament::{
        About, Entrant, EntrantId, EntrantName, Options, Presence, Tournament,
    };
    use std::collections::HashSet;

    fn tokens(schools: usize) -> impl Iterator<Item = SchoolToken> {
        (0..schools).map(|number| SchoolToken::with(numbered(number)))
    }

    fn different<T: Eq + std::hash::Hash>(schools: usize, of: impl Fn(SchoolToken) -> T) -> usize {
        let all: HashSet<T> = tokens(schools).map(of).collect();
        all.len()
    }

    #[test]
    fn a_token_is_drawn_in_its_square_and_its_colours() {
        assert_eq!(rgb("#fff"), [255; 3]);
        assert_eq!(rgb("#1f6a4a"), [0x1f, 0x6a, 0x4a]);
        for (token, (_, colours)) in tokens(COLOURS.len()).zip(&COLOURS) {
            let parts = token.polygons();
            assert_eq!(parts[0].0, rgb(colours[0]), "the ground is first");
            assert!(parts.len() >= 4, "{token:?}");
            let mut corners = parts.iter().flat_map(|(_, corners)| corners);
            assert!(corners.all(|(x, y)| (0.0..=40.0).contains(x) && (0.0..=40.0).contains(y)));
        }
    }

    #[test]
    fn four_schools_never_share_a_colour_or_a_pattern() {
        assert_eq!(different(4, |token| format!("{:?}", token.pattern)), 4);
        assert_eq!(different(8, |token| token.colours[0]), 8);
        assert_eq!(different(32, |token| format!("{token:?}")), 32);
    }

    /// Linear light of red, green and blue.
    fn linear(colour: &str) -> [f64; 3] {
        rgb(colour).map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// The colour as an eye sees it, in CIELAB.
    fn seen(colour: &str, eye: &[[f64; 3]; 3]) -> [f64; 3] {
        let light = linear(colour);
        let mix = |row: &[f64; 3]| row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>();
        let [red, green, blue] = eye.each_ref().map(|row| mix(row).clamp(0.0, 1.0));
        let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47;
        let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83;
        let curve = |t: f64| {
            if t > 0.008_856 {
                t.cbrt()
            } else {
                7.787 * t + 16.0 / 116.0
            }
        };
        let (x, y, z) = (curve(x), curve(y), curve(z));
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// Matrices by Machado, Oliveira and Fernandes (2009) for no red, no green and no blue cones.
    const EYES: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];

    #[test]
    fn every_eye_tells_the_grounds_apart() {
        for eye in &EYES {
            for (at, (one, [ground, ..])) in COLOURS.iter().enumerate() {
                for (other, [further, ..]) in &COLOURS[at + 1..] {
                    let (a, b) = (seen(ground, eye), seen(further, eye));
                    let apart = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
                    assert!(apart.sqrt() > 15.0, "{one} {other}: {}", apart.sqrt());
                }
            }
        }
    }

    #[test]
    fn each_ground_has_contrast_to_its_colours() {
        let light = |colour: &str| {
            let [red, green, blue] = linear(colour);
            0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        };
        for (name, [ground, marks @ ..]) in &COLOURS {
            for mark in marks {
                let (a, b) = (light(ground), light(mark));
                let contrast = a.max(b) / a.min(b);
                assert!(contrast >= 3.0, "{name} {mark}: {contrast}");
            }
        }
    }

    fn event(schools: &[&str], options: Options) -> Tournament {
        let entrant = |(at, school): (usize, &&str)| Entrant {
            id: EntrantId(at as i64),
            number: at as u16 + 1,
            name: EntrantName::gone(at as u16),
            school: Some((*school).to_owned()),
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        };
        Tournament {
            options,
            entrants: schools.iter().enumerate().map(entrant).collect(),
            closed: Vec::new(),
            current: None,
        }
    }

    #[test]
    fn automatic_colours_keep_away_from_chosen_ones() {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let mut options = Options::automatic();
        options.school_mut("C").colour = Some(0);
        options.school_mut("F").colour = Some(3);
        options.school_mut("F").pattern = Some(2);
        // A school without players takes no colour from others.
        options.school_mut("Gone").colour = Some(5);
        let event = event(&names, options);
        let grounds: HashSet<&str> = names
            .iter()
            .map(|name| SchoolToken::of(&event, name).colours[0])
            .collect();
        assert_eq!(grounds.len(), 8);
        let of = |name| SchoolToken::of(&event, name);
        assert_eq!(of("c").colours[0], COLOURS[0].1[0]);
        assert_eq!(of("F").pattern, Pattern::Diamonds);
        let short = event.clone().with_short_schools();
        assert_eq!(SchoolToken::of(&short, "F"), of("F"));
    }
}
