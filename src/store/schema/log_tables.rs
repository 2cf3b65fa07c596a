//! The tables of the logs of events.

diesel::table! {
    row_changes (id) {
        id -> BigInt,
        transaction_id -> BigInt,
        tournament_id -> Nullable<BigInt>,
        table_name -> Text,
        was -> Nullable<Text>,
        now -> Nullable<Text>,
        salt -> Binary,
    }
}

diesel::table! {
    logs (tournament_id) {
        tournament_id -> BigInt,
        size -> BigInt,
        signed_size -> BigInt,
    }
}

diesel::table! {
    log_lines (tournament_id, number) {
        tournament_id -> BigInt,
        number -> BigInt,
        line -> Text,
        leaf -> Binary,
    }
}

diesel::table! {
    log_texts (tournament_id, number, place) {
        tournament_id -> BigInt,
        number -> BigInt,
        place -> BigInt,
        table_name -> Text,
        row_key -> Text,
        salt -> Binary,
        text -> Text,
    }
}

diesel::table! {
    log_heads (tournament_id, size) {
        tournament_id -> BigInt,
        size -> BigInt,
        at_ms -> BigInt,
        root -> Binary,
        public_key -> Binary,
        signature -> Binary,
    }
}
