//! The circles that remain, each with its reason.

/// The circles that remain, by their files below `src`, and why.
pub(super) const REMAINING: &[(&[&str], &str)] = &[
    (
        &[
            "core/referee/erasable_text.rs",
            "core/referee/hash_chain.rs",
        ],
        "an entry commits to texts, and a text hashes like an entry",
    ),
    (
        &["core/rules/camelot.rs", "core/rules/camelot/turns.rs"],
        "a position lists its turns, and a turn is played on a position",
    ),
    (
        &[
            "core/rules/camelot/board.rs",
            "core/rules/camelot/squares.rs",
        ],
        "the set of all squares is computed from the shape of the board",
    ),
    (
        &[
            "core/rules/mill/play.rs",
            "core/rules/mill/shots.rs",
            "core/rules/mill/turns.rs",
            "core/rules/mill/verdict.rs",
        ],
        "a move generator is recursive: a turn decides an end, an end asks for turns",
    ),
    (
        &[
            "core/tournament.rs",
            "core/tournament/crosstable.rs",
            "core/tournament/start_groups.rs",
        ],
        "a tournament gives its crosstable, which is computed from the tournament",
    ),
    (
        &[
            "core/tournament/pairing/swiss/law/absolute.rs",
            "core/tournament/pairing/swiss/prepared.rs",
        ],
        "a prepared field stores which players C1 to C3 allow to meet",
    ),
    (
        &[
            "core/tournament/pairing/swiss/solver/bipartite.rs",
            "core/tournament/pairing/swiss/solver/bipartite/flow.rs",
        ],
        "the matching and its flow are one algorithm",
    ),
    (
        &[
            "core/tournament/tiebreak/contribution.rs",
            "core/tournament/tiebreak/input.rs",
            "core/tournament/tiebreak/ledger.rs",
            "core/tournament/tiebreak/unplayed.rs",
        ],
        "adjusted points need the ledger, which stores them",
    ),
    (
        &["desk/undo.rs", "desk/undo/preconditions.rs"],
        "preconditions are checked before an undo and described by it",
    ),
    (
        &["desk/undo/change.rs", "desk/undo/settings_diff.rs"],
        "a change may contain a difference of settings, which is reversed like a change",
    ),
    (
        &[
            "i18n/speaker_answers/merge.rs",
            "i18n/speaker_answers/merge/edits.rs",
        ],
        "a merge edits files by its own steps",
    ),
    (
        &[
            "i18n/speaker_answers/proposal_check.rs",
            "i18n/speaker_answers/proposal_check/shape.rs",
        ],
        "a message is checked by its shape, which reports the same problems",
    ),
    (
        &["store/boards.rs", "store/rounds.rs"],
        "a board knows its round, and a round its boards",
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
            "pages/shared/event_form/umpiring.rs",
        ],
        "a part of the form uses the helpers of the whole",
    ),
    (
        &[
            "pages/events/projector/game_slides.rs",
            "pages/events/projector/podium_slide.rs",
            "pages/events/projector/slides.rs",
            "pages/events/projector/table_slides.rs",
        ],
        "the list of slides names each kind, and each kind is a slide",
    ),
    (
        &[
            "pages/events/settings.rs",
            "pages/events/settings/round_time.rs",
            "pages/events/settings/settings_summaries.rs",
        ],
        "parts of one page",
    ),
    (
        &[
            "pages/players/import_preview.rs",
            "pages/players/import_preview/read_options.rs",
        ],
        "parts of one page",
    ),
    (
        &[
            "pages/players/list.rs",
            "pages/players/list/school_groups.rs",
        ],
        "parts of one page",
    ),
    (
        &[
            "pages/rounds/control.rs",
            "pages/rounds/control/boards_table.rs",
            "pages/rounds/control/next_step.rs",
            "pages/rounds/control/problems.rs",
        ],
        "parts of one page",
    ),
];
