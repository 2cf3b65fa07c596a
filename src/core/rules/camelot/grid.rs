//! The grid in which the board lies, and the names of its squares.

/// The index of a square in a grid of twelve files and sixteen ranks, of which
/// 32 places are off the board. In the grid a step in one direction is the same
/// difference everywhere, so a bit shift moves all pieces of a set at once.
pub(super) type Square = u8;

/// The number of squares. C-01
pub(super) const COUNT: usize = 160;
/// The number of places of the grid.
pub(super) const GRID: usize = 192;
pub(super) const FILES: i8 = 12;
pub(super) const RANKS: i8 = 16;

/// C-01: rank by rank from White's castle, file by file from White's left.
#[rustfmt::skip]
pub(super) const NAMES: [&str; COUNT] = [
                                  "F1",  "G1",
                    "C2",  "D2",  "E2",  "F2",  "G2",  "H2",  "I2",  "J2",
             "B3",  "C3",  "D3",  "E3",  "F3",  "G3",  "H3",  "I3",  "J3",  "K3",
      "A4",  "B4",  "C4",  "D4",  "E4",  "F4",  "G4",  "H4",  "I4",  "J4",  "K4",  "L4",
      "A5",  "B5",  "C5",  "D5",  "E5",  "F5",  "G5",  "H5",  "I5",  "J5",  "K5",  "L5",
      "A6",  "B6",  "C6",  "D6",  "E6",  "F6",  "G6",  "H6",  "I6",  "J6",  "K6",  "L6",
      "A7",  "B7",  "C7",  "D7",  "E7",  "F7",  "G7",  "H7",  "I7",  "J7",  "K7",  "L7",
      "A8",  "B8",  "C8",  "D8",  "E8",  "F8",  "G8",  "H8",  "I8",  "J8",  "K8",  "L8",
      "A9",  "B9",  "C9",  "D9",  "E9",  "F9",  "G9",  "H9",  "I9",  "J9",  "K9",  "L9",
     "A10", "B10", "C10", "D10", "E10", "F10", "G10", "H10", "I10", "J10", "K10", "L10",
     "A11", "B11", "C11", "D11", "E11", "F11", "G11", "H11", "I11", "J11", "K11", "L11",
     "A12", "B12", "C12", "D12", "E12", "F12", "G12", "H12", "I12", "J12", "K12", "L12",
     "A13", "B13", "C13", "D13", "E13", "F13", "G13", "H13", "I13", "J13", "K13", "L13",
            "B14", "C14", "D14", "E14", "F14", "G14", "H14", "I14", "J14", "K14",
                   "C15", "D15", "E15", "F15", "G15", "H15", "I15", "J15",
                                 "F16", "G16",
];

/// File and rank of a name, both from 0.
pub(super) const fn place(name: &str) -> (i8, i8) {
    let text = name.as_bytes();
    let ones = (text[text.len() - 1] - b'0') as i8;
    let rank = if text.len() == 3 { 10 + ones } else { ones };
    ((text[0] - b'A') as i8, rank - 1)
}

/// The grid index of a file and rank, both from 0.
pub(super) const fn in_grid(file: i8, rank: i8) -> Square {
    FILES as u8 * rank as u8 + file as u8
}
