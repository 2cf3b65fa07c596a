-- The same as in ../../sqlite.
CREATE TABLE former_words (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    change        BIGINT NOT NULL,
    entrant_id    BIGINT NOT NULL,
    words         TEXT NOT NULL CHECK (words::jsonb IS NOT NULL),
    PRIMARY KEY (tournament_id, change, entrant_id)
);
