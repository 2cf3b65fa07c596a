-- What was known of children before it was corrected or they were struck from
-- the list, so that both can be taken back. It is kept beside the audit, whose
-- lines stay for good: these rows go when the names go.
CREATE TABLE former_words (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    change        INTEGER NOT NULL,
    entrant_id    INTEGER NOT NULL,
    words         TEXT NOT NULL CHECK (json_valid(words)),
    PRIMARY KEY (tournament_id, change, entrant_id)
) STRICT, WITHOUT ROWID;
