//! The state of a point and its possible actions are visible by shape alone, without colours.

use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use serde_json::Value;

/// The marks on a point without their colours: shape, stroke width and dashes. Unpainted elements
/// are left out.
const DRAWN: &str = "
    const drawn = (pt) => [...pt.querySelectorAll('path, circle, rect')].flatMap((part) => {
      const { stroke, strokeWidth, strokeDasharray, fill } = getComputedStyle(part);
      const isFilled = fill !== 'none' && !/, 0\\)$/.test(fill);
      if (stroke === 'none' && !isFilled) return [];
      const line = stroke === 'none' ? '' : parseFloat(strokeWidth) + ' ' + strokeDasharray;
      return [[part.tagName, part.getAttribute('d') || part.getAttribute('r'), line, isFilled].join('|')];
    }).join(' ');";

/// A point in every state that a board can show.
const STATES: &str = "
    const main = document.getElementById('main');
    const pt = main.querySelector('.pt:not(:has(.tw, .tb))');
    const before = pt.querySelector('.ring');
    const put = (letter) => {
      pt.querySelectorAll('.man').forEach((old) => old.remove());
      pt.classList.toggle('on', letter !== 'none');
      const shape = main.querySelector('#men [data-man=\"' + letter + '\"]');
      for (const part of shape.children) pt.insertBefore(part.cloneNode(true), before);
    };
    const seen = {};
    const letters = [...main.querySelectorAll('#men [data-man]')].map((one) => one.dataset.man);
    const states = ['', 'legal', 'can-move', 'sel', 'target'].filter((state) => state !== 'target' || pt.querySelector('.aim'));
    for (const letter of letters.filter((one) => one !== 'last' && one !== 'gone')) {
      put(letter);
      for (const state of states) {
        pt.setAttribute('class', 'pt ' + state);
        seen[letter + ' ' + state] = drawn(pt);
      }
    }
    return seen;";

#[test]
fn every_state_of_a_point_has_its_own_shape() {
    run(async {
        let umpire = Browser::open("shapes", (360, 640)).await;
        for (game, states) in [("isipowe", 7 * 5), ("camelot", 5 * 4), ("reversi", 3 * 4)] {
            let hall = Hall::of(game);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            for is_dark in [false, true] {
                umpire.dark(is_dark).await;
                let seen = umpire.script(&format!("{DRAWN}{STATES}")).await;
                let seen = seen.as_object().unwrap();
                assert_eq!(seen.len(), states, "{game}: {seen:#?}");
                alike(game, seen);
            }
        }
        umpire.close().await;
    });
}

fn alike(game: &str, seen: &serde_json::Map<String, Value>) {
    for (one, drawn) in seen {
        let twin = seen
            .iter()
            .find(|(other, shown)| *other != one && *shown == drawn);
        assert!(twin.is_none(), "{game}: {one} looks like {twin:?}");
    }
}

#[test]
fn a_cross_hair_stands_out_from_the_lines_and_a_line_of_three_from_both() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("shapes-lines", (360, 640)).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let widths = "
            document.querySelector('.pt').classList.add('target');
            const mill = document.querySelector('.b-line path').cloneNode();
            mill.setAttribute('class', 'mill');
            document.querySelector('svg.board').append(mill);
            return ['.b-line path', '.target .aim', '.mill'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).strokeWidth))";
        let widths: Vec<f64> = serde_json::from_value(umpire.script(widths).await).unwrap();
        assert!(widths[1] >= 1.8 * widths[0], "{widths:?}");
        assert!(widths[2] >= 2.0 * widths[0], "{widths:?}");
        umpire.close().await;
    });
}
