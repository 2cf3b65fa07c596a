//! Keeps the aliases of one event distinct.

use super::text_folding::plain;
use super::{About, AliasForm, Entrant, EntrantId, EntrantName, Presence, Tournament};
use std::collections::{HashMap, HashSet};

/// The changes of forms that make all aliases of an event unique. Entrants for whom `is_fixed`
/// holds keep their alias unless an entrant with a lower start number has the same; the others
/// adapt. A text that the organiser has chosen instead of an alias stays.
pub fn settle_aliases(
    entrants: &[Entrant],
    is_fixed: impl Fn(EntrantId) -> bool,
) -> Vec<(EntrantId, AliasForm)> {
    let chosen = entrants.iter().filter(|one| one.name.shown_as().is_some());
    let mut taken: HashSet<String> = chosen.map(|one| plain(&one.name.alias())).collect();
    let mut open = Vec::new();
    for one in entrants.iter().filter(|one| one.name.shown_as().is_none()) {
        let keeps = is_fixed(one.id) && taken.insert(key(&one.name, one.name.form()));
        if !keeps {
            open.push(one);
        }
    }
    let mut changed = Vec::new();
    for group in alike(&open) {
        let mut with_two: HashMap<String, usize> = HashMap::new();
        for one in group.iter().filter(|one| one.name.has_second_letter()) {
            let two = key(&one.name, AliasForm::TwoLetters);
            *with_two.entry(two).or_default() += 1;
        }
        for one in &group {
            let form = form_among(one, group.len() == 1, &with_two, &taken);
            taken.insert(key(&one.name, form));
            if form != one.name.form() {
                changed.push((one.id, form));
            }
        }
    }
    changed
}

/// The aliases that new players would get if they were entered now, in this order.
pub fn aliases_of_newcomers(tournament: &Tournament, names: Vec<EntrantName>) -> Vec<String> {
    let mut all: Vec<Entrant> = tournament.entrants.to_vec();
    let before = all.len();
    let last = all.iter().map(|one| one.number).max().unwrap_or_default();
    let newcomer = |(n, name): (u16, EntrantName)| Entrant {
        id: EntrantId(-i64::from(n)),
        number: last.saturating_add(n),
        name,
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    all.extend((1..).zip(names).map(newcomer));
    let all_keep = tournament.has_begun() || tournament.current.is_some();
    let forms = settle_aliases(&all, |id| all_keep && id.0 > 0);
    let forms: HashMap<EntrantId, AliasForm> = forms.into_iter().collect();
    let newcomers = all.into_iter().skip(before);
    let alias = newcomers.map(|one| {
        let form = forms.get(&one.id).copied().unwrap_or(one.name.form());
        let shown_as = one.name.shown_as().cloned();
        let name = one.name.known_by(form).outside(shown_as, one.number);
        name.alias()
    });
    alias.collect()
}

/// Groups of entrants whose one-letter aliases are equal.
fn alike<'a>(open: &[&'a Entrant]) -> Vec<Vec<&'a Entrant>> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut groups: Vec<Vec<&Entrant>> = Vec::new();
    for one in open {
        let place = places.entry(key(&one.name, AliasForm::OneLetter));
        let place = *place.or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups
}

/// The shortest form that is unique. `with_two` counts the two-letter aliases of the group.
fn form_among(
    one: &Entrant,
    is_alone: bool,
    with_two: &HashMap<String, usize>,
    taken: &HashSet<String>,
) -> AliasForm {
    let is_free = |form| !taken.contains(&key(&one.name, form));
    if is_alone && is_free(AliasForm::OneLetter) {
        return AliasForm::OneLetter;
    }
    let two = key(&one.name, AliasForm::TwoLetters);
    let is_own = with_two.get(&two) == Some(&1);
    let differs = two != key(&one.name, AliasForm::OneLetter);
    if one.name.has_second_letter() && differs && is_own && is_free(AliasForm::TwoLetters) {
        AliasForm::TwoLetters
    } else {
        AliasForm::Numbered(one.number)
    }
}

fn key(name: &EntrantName, form: AliasForm) -> String {
    plain(&name.clone().known_by(form).alias())
}

/// Adds the start number to full names that several entrants share.
pub(super) fn mark_namesakes(entrants: &mut [Entrant]) {
    let mut count: HashMap<String, usize> = HashMap::new();
    for one in &*entrants {
        *count.entry(plain(&one.name.to_string())).or_default() += 1;
    }
    if count.len() == entrants.len() {
        return;
    }
    for one in entrants {
        let is_shared = count.get(&plain(&one.name.to_string())) > Some(&1);
        one.name = one.name.clone().shared(is_shared.then_some(one.number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::ShownAs;

    fn entrants(names: &[(&str, &str)]) -> Vec<Entrant> {
        let numbered = (1..).zip(names);
        let one = |(number, (given, family)): (u16, &(&str, &str))| Entrant {
            id: EntrantId(i64::from(number)),
            number,
            name: EntrantName::parse(given, family).unwrap(),
            school: None,
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        };
        numbered.map(one).collect()
    }

    fn settle(entrants: &mut [Entrant], is_fixed: impl Fn(EntrantId) -> bool) {
        for (id, form) in settle_aliases(entrants, is_fixed) {
            let one = entrants.iter_mut().find(|one| one.id == id).unwrap();
            one.name = one.name.clone().known_by(form);
        }
    }

    fn aliases(entrants: &[Entrant]) -> Vec<String> {
        entrants.iter().map(|one| one.name.alias()).collect()
    }

    #[test]
    fn aliases_that_would_be_the_same_get_a_second_letter_or_the_start_number() {
        let mut all = entrants(&[
            ("Sipho", "Dlamini"),
            ("Sipho", "Dube"),
            ("Thandi", "Li"),
            ("Thandi", "Le"),
            ("Zoë", "Nkosi"),
            ("Zoe", "Nkuna"),
            ("Sukarno", ""),
            ("Sukarno", ""),
            ("Lerato", "Mokoena"),
        ]);
        settle(&mut all, |_| false);
        let expected = [
            "Sipho Dl.",
            "Sipho Du.",
            // Two letters of Li would be all of it.
            "Thandi L. (3)",
            "Thandi L. (4)",
            "Zoë N. (5)",
            "Zoe N. (6)",
            "Sukarno (7)",
            "Sukarno (8)",
            "Lerato M.",
        ];
        assert_eq!(aliases(&all), expected);
    }

    #[test]
    fn whoever_comes_later_gives_way_to_those_whose_names_are_printed() {
        let names = [("Sipho", "Dlamini"), ("Sipho", "Dube"), ("Sipho", "Duma")];
        let mut all = entrants(&names[..1]);
        settle(&mut all, |_| false);
        for count in 2..=3 {
            let before = aliases(&all);
            let more = entrants(&names[..count]).pop().unwrap();
            let new = more.id;
            all.push(more);
            settle(&mut all, |id| id != new);
            assert_eq!(aliases(&all)[..count - 1], before, "renamed");
        }
        assert_eq!(aliases(&all), ["Sipho D.", "Sipho Du.", "Sipho D. (3)"]);
        assert_eq!(settle_aliases(&all, |_| true), []);
    }

    #[test]
    fn nobody_gets_an_alias_that_is_the_code_name_of_another() {
        let mut all = entrants(&[("Sipho", "Dlamini"), ("Thandi", "Mokoena")]);
        let code_name = ShownAs::code_name(" Sipho  D. ").unwrap();
        all[1].name = all[1].name.clone().outside(Some(code_name), 2);
        settle(&mut all, |_| false);
        assert_eq!(aliases(&all), ["Sipho Dl.", "Sipho D."]);
        let hidden = ShownAs::number_after("Umdlali");
        all[0].name = all[0].name.clone().shown(true).outside(Some(hidden), 1);
        settle(&mut all, |_| false);
        assert_eq!(aliases(&all), ["Umdlali 1", "Sipho D."]);
        assert!(!all[0].name.is_public() && all[0].name.is_hidden());
        assert!(ShownAs::code_name("Kudu #1").is_err() && ShownAs::code_name(" ").is_err());
    }

    #[test]
    fn whole_names_that_everybody_may_see_are_kept_apart_too() {
        let mut all = entrants(&[("Sipho", "Dube"), ("Sipho", "Dube"), ("Sipho", "Dube")]);
        for one in &mut all[..2] {
            one.name = one.name.clone().shown(true);
        }
        settle(&mut all, |_| false);
        let expected = ["Sipho Dube (1)", "Sipho Dube (2)", "Sipho D."];
        assert_eq!(aliases(&all), expected);
    }
}
