-- Numbers are BIGINT in PostgreSQL and INTEGER here, times milliseconds since
-- 1970 (UTC), JSON and codes TEXT, digests BLOB. AUTOINCREMENT where an
-- identity may still be known to a phone after its row is gone.

-- "Inku" in ASCII: tells our files from those of other programs.
PRAGMA application_id = 0x496e6b75;

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE accounts (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL UNIQUE,
    pass_hash     TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash    BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at_ms INTEGER NOT NULL,
    last_seen_ms  INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

CREATE TABLE tournaments (
    id             INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    public_key     TEXT NOT NULL UNIQUE,
    name           TEXT NOT NULL,
    ruleset        TEXT NOT NULL,
    options        TEXT NOT NULL CHECK (json_valid(options)),
    clock          TEXT NOT NULL CHECK (json_valid(clock)),
    publish        TEXT NOT NULL,
    created_at_ms  INTEGER NOT NULL,
    finished_at_ms INTEGER,
    last_number    INTEGER NOT NULL DEFAULT 0,
    change         INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE grants (
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    role          TEXT NOT NULL CHECK (role IN ('organiser', 'helper')),
    PRIMARY KEY (account_id, tournament_id)
) STRICT;
CREATE INDEX grants_by_tournament ON grants (tournament_id);

CREATE TABLE entrants (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535),
    given         TEXT NOT NULL,
    family        TEXT NOT NULL,
    school        TEXT,
    grade         INTEGER CHECK (grade BETWEEN 1 AND 12),
    presence      TEXT NOT NULL CHECK (presence IN ('expected', 'here', 'absent', 'went-home')),
    UNIQUE (tournament_id, number),
    UNIQUE (tournament_id, id)
) STRICT;

CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535),
    stage         TEXT NOT NULL CHECK (stage IN ('draft', 'posted', 'closed')),
    posted_at_ms  INTEGER,
    closed_at_ms  INTEGER,
    PRIMARY KEY (tournament_id, number),
    CHECK ((stage = 'draft') = (posted_at_ms IS NULL)),
    CHECK ((stage = 'closed') = (closed_at_ms IS NOT NULL))
) STRICT;

-- The composite keys keep entrants and rounds of one tournament together.
CREATE TABLE pairings (
    id                 INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id      INTEGER NOT NULL,
    round              INTEGER NOT NULL,
    board              INTEGER NOT NULL CHECK (board BETWEEN 1 AND 65535),
    first_entrant      INTEGER NOT NULL,
    second_entrant     INTEGER NOT NULL CHECK (second_entrant <> first_entrant),
    result             TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '1-0 award', '0-1 award',
                                              '1-0 forfeit', '0-1 forfeit', '0-0 forfeit')),
    shot_first         INTEGER CHECK (shot_first BETWEEN 0 AND 255),
    shot_second        INTEGER CHECK (shot_second BETWEEN 0 AND 255),
    code_generation    INTEGER NOT NULL DEFAULT 0,
    code_hash          BLOB UNIQUE CHECK (length(code_hash) = 32),
    code_expires_at_ms INTEGER,
    code_last_seen_ms  INTEGER,
    UNIQUE (tournament_id, round, board),
    FOREIGN KEY (tournament_id, round) REFERENCES rounds (tournament_id, number),
    FOREIGN KEY (tournament_id, first_entrant) REFERENCES entrants (tournament_id, id),
    FOREIGN KEY (tournament_id, second_entrant) REFERENCES entrants (tournament_id, id),
    CHECK ((shot_first IS NULL) = (shot_second IS NULL)),
    CHECK (result IS NOT NULL OR shot_first IS NULL)
) STRICT;
CREATE INDEX pairings_by_first ON pairings (tournament_id, first_entrant);
CREATE INDEX pairings_by_second ON pairings (tournament_id, second_entrant);

CREATE TABLE byes (
    tournament_id INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    entrant_id    INTEGER NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('bye', 'full', 'half', 'absent')),
    PRIMARY KEY (tournament_id, round, entrant_id),
    FOREIGN KEY (tournament_id, round) REFERENCES rounds (tournament_id, number),
    FOREIGN KEY (tournament_id, entrant_id) REFERENCES entrants (tournament_id, id)
) STRICT;
CREATE INDEX byes_by_entrant ON byes (tournament_id, entrant_id);

CREATE TABLE games (
    id                INTEGER NOT NULL PRIMARY KEY REFERENCES pairings (id),
    seq               INTEGER NOT NULL DEFAULT 0,
    phase             TEXT NOT NULL CHECK (phase IN ('scheduled', 'running', 'finished')),
    projection        TEXT NOT NULL CHECK (json_valid(projection)),
    recorder_hash     BLOB CHECK (length(recorder_hash) = 32),
    recorder_name     TEXT,
    recorder_since_ms INTEGER,
    recorder_seen_ms  INTEGER,
    CHECK ((recorder_hash IS NULL) = (recorder_name IS NULL)),
    CHECK ((recorder_hash IS NULL) = (recorder_since_ms IS NULL)),
    CHECK ((recorder_hash IS NULL) = (recorder_seen_ms IS NULL))
) STRICT;
CREATE INDEX games_running ON games (id) WHERE phase = 'running';

CREATE TABLE entries (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at_ms   INTEGER NOT NULL,
    by_whom TEXT NOT NULL,
    event   TEXT NOT NULL CHECK (json_valid(event)),
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER REFERENCES tournaments (id),
    at_ms         INTEGER NOT NULL,
    who           TEXT NOT NULL,
    what          TEXT NOT NULL,
    subject       TEXT NOT NULL,
    detail        TEXT NOT NULL CHECK (json_valid(detail)),
    why           TEXT
) STRICT;
CREATE INDEX audit_by_tournament ON audit (tournament_id, id);

CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'audit is only ever added to'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'audit is only ever added to'); END;
