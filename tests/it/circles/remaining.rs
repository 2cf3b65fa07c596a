//! The circles that remain, each with its reason.

/// The circles that remain, by their files below `src`, and why.
pub(super) const REMAINING: &[(&[&str], &str)] = &[
    (
        &["core/rules/mill/turns.rs", "core/rules/mill/verdict.rs"],
        "a move generator is recursive: a turn decides an end, an end asks for turns",
    ),
    (
        &[
            "core/tournament/tiebreak/input.rs",
            "core/tournament/tiebreak/ledger.rs",
            "core/tournament/tiebreak/unplayed.rs",
        ],
        "adjusted points need the ledger, which stores them",
    ),
    (
        &[
            "store/postgres.rs",
            "store/postgres/turn_writer.rs",
            "store/postgres/turn_writer/statements.rs",
        ],
        "the writer of turns uses the database's own queries",
    ),
    (
        &[
            "pages/shared/event_form.rs",
            "pages/shared/event_form/people.rs",
            "pages/shared/event_form/umpiring.rs",
        ],
        "the parts of a form read fields of the whole form",
    ),
];
