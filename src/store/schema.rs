//! The tables for diesel, the same for both databases: every number is `BigInt`, every time is in
//! milliseconds since 1970 (UTC), every digest is `Binary`.

mod log_tables;

pub(crate) use log_tables::{log_heads, log_lines, log_texts, logs, row_changes};

diesel::table! {
    settings (key) {
        key -> Text,
        value -> Binary,
    }
}

diesel::table! {
    days_seen (day) {
        day -> BigInt,
    }
}

diesel::table! {
    accounts (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        pass_hash -> Text,
        created_at_ms -> BigInt,
        recovery_hash -> Nullable<Binary>,
    }
}

diesel::table! {
    sessions (token_hash) {
        token_hash -> Binary,
        account_id -> BigInt,
        created_at_ms -> BigInt,
        last_seen_ms -> BigInt,
        expires_at_ms -> BigInt,
        proved_at_ms -> BigInt,
    }
}

diesel::table! {
    tournaments (id) {
        id -> BigInt,
        public_key -> Text,
        name -> Text,
        ruleset -> Text,
        options -> Text,
        clock -> Text,
        delay -> Text,
        created_at_ms -> BigInt,
        finished_at_ms -> Nullable<BigInt>,
        last_number -> BigInt,
        change -> BigInt,
        umpire_settings -> Text,
        language -> Nullable<Text>,
        schedule -> Nullable<Text>,
        projector -> Nullable<Text>,
        retention_days -> Nullable<BigInt>,
        names_erased_at_ms -> Nullable<BigInt>,
        deleted_at_ms -> Nullable<BigInt>,
        distinct_schools -> Nullable<Text>,
        round_time -> Nullable<Text>,
        check_in -> Nullable<Text>,
        place -> Text,
        first_day -> Nullable<BigInt>,
        last_day -> Nullable<BigInt>,
        is_listed -> BigInt,
        search_text -> Text,
        main_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    event_pages (id) {
        id -> BigInt,
        directions -> Text,
        host -> Text,
        contact -> Text,
        description -> Text,
        regulations -> Text,
        sponsors -> Text,
    }
}

diesel::table! {
    registration_settings (id) {
        id -> BigInt,
        settings -> Text,
    }
}

diesel::table! {
    report_lines (tournament_id, number) {
        tournament_id -> BigInt,
        number -> BigInt,
        entrant_id -> Nullable<BigInt>,
        text -> Text,
    }
}

diesel::table! {
    registrations (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        form_hash -> Binary,
        sent_at_ms -> BigInt,
        contact -> Text,
        reach -> Text,
        consent_at_ms -> Nullable<BigInt>,
        given -> Text,
        family -> Text,
        school -> Nullable<Text>,
        grade -> Nullable<BigInt>,
        gender -> Nullable<Text>,
        born -> Nullable<BigInt>,
        is_public -> BigInt,
        fee -> BigInt,
        paid_at_ms -> Nullable<BigInt>,
        state -> Text,
        reason -> Text,
        entrant_id -> Nullable<BigInt>,
        version -> BigInt,
    }
}

diesel::table! {
    grants (account_id, tournament_id) {
        account_id -> BigInt,
        tournament_id -> BigInt,
        role -> Text,
        invitation_id -> Nullable<BigInt>,
        since_ms -> BigInt,
        until_ms -> Nullable<BigInt>,
        seen_at_ms -> Nullable<BigInt>,
    }
}

diesel::table! {
    invitations (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        role -> Text,
        secret_hash -> Binary,
        made_by -> Text,
        made_at_ms -> BigInt,
        expires_at_ms -> BigInt,
        uses_left -> Nullable<BigInt>,
        revoked_at_ms -> Nullable<BigInt>,
        most_uses -> Nullable<BigInt>,
        school -> Nullable<Text>,
    }
}

diesel::table! {
    entrants (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        number -> BigInt,
        given -> Text,
        family -> Text,
        school -> Nullable<Text>,
        grade -> Nullable<BigInt>,
        presence -> Text,
        rating -> Nullable<BigInt>,
        gender -> Nullable<Text>,
        born -> Nullable<BigInt>,
        consent_by -> Nullable<Text>,
        consent_at_ms -> Nullable<BigInt>,
        refused_by -> Nullable<Text>,
        refused_at_ms -> Nullable<BigInt>,
        alias_letters -> Nullable<BigInt>,
        shown_as -> Nullable<Text>,
        seat_generation -> BigInt,
        seat_device -> Nullable<Binary>,
        seat_since_ms -> Nullable<BigInt>,
        seat_ready -> Nullable<BigInt>,
    }
}

diesel::table! {
    rounds (tournament_id, number) {
        tournament_id -> BigInt,
        number -> BigInt,
        stage -> Text,
        posted_at_ms -> Nullable<BigInt>,
        closed_at_ms -> Nullable<BigInt>,
    }
}

diesel::table! {
    pairings (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        round -> BigInt,
        board -> BigInt,
        first_entrant -> BigInt,
        second_entrant -> BigInt,
        result -> Nullable<Text>,
        shot_first -> Nullable<BigInt>,
        shot_second -> Nullable<BigInt>,
        code_generation -> BigInt,
        code_hash -> Nullable<Binary>,
        code_expires_at_ms -> Nullable<BigInt>,
        code_last_seen_ms -> Nullable<BigInt>,
        reported_result -> Nullable<Text>,
        reported_by -> Nullable<Text>,
        reported_role -> Nullable<Text>,
    }
}

diesel::table! {
    byes (tournament_id, round, entrant_id) {
        tournament_id -> BigInt,
        round -> BigInt,
        entrant_id -> BigInt,
        kind -> Text,
    }
}

diesel::table! {
    games (id) {
        id -> BigInt,
        seq -> BigInt,
        phase -> Text,
        projection -> Text,
        recorder_hash -> Nullable<Binary>,
        recorder_name -> Nullable<Text>,
        recorder_since_ms -> Nullable<BigInt>,
        recorder_seen_ms -> Nullable<BigInt>,
        requests -> BigInt,
        origin -> Nullable<Text>,
        recorder_salt -> Nullable<Binary>,
        erasures -> BigInt,
    }
}

diesel::table! {
    entries (game_id, seq) {
        game_id -> BigInt,
        seq -> BigInt,
        at_ms -> BigInt,
        author -> Text,
        event -> Text,
        hash -> Binary,
    }
}

diesel::table! {
    texts (game_id, commitment) {
        game_id -> BigInt,
        commitment -> Binary,
        salt -> Binary,
        kind -> Text,
        text -> Text,
    }
}

diesel::table! {
    seals (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        round -> BigInt,
        statement -> Text,
        public_key -> Binary,
        signature -> Binary,
    }
}

diesel::table! {
    audit (id) {
        id -> BigInt,
        tournament_id -> Nullable<BigInt>,
        at_ms -> BigInt,
        actor -> Text,
        action -> Text,
        subject -> Text,
        detail -> Text,
        reason -> Nullable<Text>,
        role -> Text,
        account -> Text,
    }
}

diesel::table! {
    erasable_details (tournament_id, change, entrant_id) {
        tournament_id -> BigInt,
        change -> BigInt,
        entrant_id -> BigInt,
        details -> Text,
    }
}

diesel::table! {
    attempt_limits (key) {
        key -> Text,
        until_ms -> BigInt,
    }
}

diesel::table! {
    failed_sign_ins (id) {
        id -> BigInt,
        at_ms -> BigInt,
        until_ms -> BigInt,
        source -> Text,
        account -> Text,
        action -> Text,
    }
}

diesel::table! {
    casual_games (id) {
        id -> BigInt,
        code_hash -> Binary,
        source -> Text,
        terms -> Text,
        first_device -> Nullable<Binary>,
        second_device -> Nullable<Binary>,
        first_ready -> BigInt,
        second_ready -> BigInt,
        next_id -> Nullable<BigInt>,
        entries -> Text,
        due_ms -> Nullable<BigInt>,
        changed_ms -> BigInt,
        version -> BigInt,
        first_stream -> Nullable<BigInt>,
        second_stream -> Nullable<BigInt>,
    }
}

diesel::table! {
    speakers (speaker) {
        speaker -> Text,
        link -> Binary,
        name -> Text,
        since_ms -> BigInt,
    }
}

diesel::table! {
    translation_answers (speaker, language, message) {
        speaker -> Text,
        language -> Text,
        message -> Text,
        name -> Text,
        english -> Text,
        words -> Text,
        opinion -> Text,
        better -> Nullable<Text>,
        at_ms -> BigInt,
    }
}

diesel::joinable!(sessions -> accounts (account_id));
diesel::joinable!(grants -> tournaments (tournament_id));
diesel::joinable!(grants -> accounts (account_id));
diesel::joinable!(games -> pairings (id));
diesel::allow_tables_to_appear_in_same_query!(accounts, sessions, tournaments, grants);
diesel::allow_tables_to_appear_in_same_query! {
    tournaments, entrants, rounds, pairings, byes, games, entries, texts
}
