//! Pictures of QR codes as a poor camera takes them: turned, tilted, blurred, dim and noisy. Made
//! here from the modules of a code, the same ones each time.

use fast_qr::{ECL, QRBuilder, Version};

/// How a picture is taken.
#[derive(Clone, Copy)]
pub struct Shot {
    /// Width and height in pixels.
    pub size: (usize, usize),
    /// The part of the height that the code with its margin takes.
    pub fill: f32,
    /// Degrees.
    pub turn: f32,
    /// How much nearer one side is than the other.
    pub tilt: f32,
    /// Pixels on each side over which everything is smeared.
    pub blur: usize,
    /// Of white, from 0 to 1.
    pub light: f32,
    /// How much darker one side is.
    pub slope: f32,
    /// From 0 to 1.
    pub noise: f32,
}

/// A laptop's camera in a room with good light.
pub const GOOD: Shot = Shot {
    size: (640, 480),
    fill: 0.8,
    turn: 2.0,
    tilt: 0.0,
    blur: 0,
    light: 0.9,
    slope: 0.0,
    noise: 0.01,
};

/// The same in the hall: a bit of everything that is wrong.
pub const IN_THE_HALL: Shot = Shot {
    turn: 7.0,
    tilt: 0.1,
    blur: 1,
    light: 0.5,
    slope: 0.5,
    noise: 0.02,
    ..GOOD
};

/// The code that the script of the phone shows: version 8, correction M.
pub fn code(bytes: &[u8]) -> Vec<Vec<bool>> {
    let made = QRBuilder::new(bytes.to_vec())
        .ecl(ECL::M)
        .version(Version::V08)
        .build();
    let code = made.unwrap();
    let row = |y: usize| (0..code.size).map(|x| code[y][x].value()).collect();
    (0..code.size).map(row).collect()
}

/// A picture of a code, as PNG.
pub fn picture(code: &[Vec<bool>], shot: &Shot, seed: u32) -> Vec<u8> {
    let (width, height) = shot.size;
    let sharp: Vec<f32> = (0..width * height)
        .map(|at| lit(code, shot, (at % width, at / width)))
        .collect();
    let across = smeared(&sharp, shot.blur, width, 1);
    let blurred = smeared(&across, shot.blur, height, width);
    let mut noise = seed.wrapping_mul(2_654_435_761) | 1;
    let grey = blurred.iter().map(|light| {
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        let stray = (f32::from((noise >> 16) as u16) / 32_768.0 - 1.0) * 1.7 * shot.noise;
        ((light + stray) * 255.0) as u8
    });
    png(shot.size, &grey.collect::<Vec<_>>())
}

/// How bright a pixel is: the mean of four places in it.
fn lit(code: &[Vec<bool>], shot: &Shot, (x, y): (usize, usize)) -> f32 {
    const MARGIN: f32 = 4.0;
    let (width, height) = (shot.size.0 as f32, shot.size.1 as f32);
    let (sin, cos) = shot.turn.to_radians().sin_cos();
    let (side, modules) = (shot.fill * height, code.len() as f32);
    let module = side / (modules + 2.0 * MARGIN);
    let one = |dx: f32, dy: f32| {
        let (px, py) = (x as f32 + dx - width / 2.0, y as f32 + dy - height / 2.0);
        let (rx, ry) = (cos * px + sin * py, cos * py - sin * px);
        let near = 1.0 + shot.tilt * (rx / side) + shot.tilt * 0.5 * (ry / side);
        let (u, v) = (
            rx / near / module + modules / 2.0,
            ry / near / module + modules / 2.0,
        );
        let is_inside = |at: f32, more: f32| (-more..modules + more).contains(&at);
        if !is_inside(u, MARGIN) || !is_inside(v, MARGIN) {
            0.25
        } else if is_inside(u, 0.0) && is_inside(v, 0.0) && code[v as usize][u as usize] {
            0.08
        } else {
            0.95
        }
    };
    let sum: f32 = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        .map(|(dx, dy)| one(dx, dy))
        .iter()
        .sum();
    sum / 4.0 * shot.light * (1.0 + shot.slope * (x as f32 / width - 0.5))
}

/// Every pixel the mean of its neighbours in one direction, twice.
fn smeared(light: &[f32], far: usize, length: usize, step: usize) -> Vec<f32> {
    let mut out = light.to_vec();
    for _ in 0..if far > 0 { 2 } else { 0 } {
        let from = out.clone();
        for (at, light) in out.iter_mut().enumerate() {
            let place = at / step % length;
            let (first, last) = (place.saturating_sub(far), (place + far).min(length - 1));
            let sum: f32 = (first..=last)
                .map(|other| from[at + other * step - place * step])
                .sum();
            *light = sum / (last - first + 1) as f32;
        }
    }
    out
}

fn png((width, height): (usize, usize), grey: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(grey).unwrap();
    writer.finish().unwrap();
    bytes
}
