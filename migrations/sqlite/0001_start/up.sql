-- Numbers are BIGINT in PostgreSQL and INTEGER here, times milliseconds since
-- 1970 (UTC), JSON and codes TEXT, digests BLOB. AUTOINCREMENT where an
-- identity may still be known to a phone after its row is gone.

-- "Inku" in ASCII: tells our files from those of other programs.
PRAGMA application_id = 0x496e6b75;

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

-- The days, counted from 1970 in UTC, on which the server ran. What cannot be undone and is due
-- after some time is done only when that time is known to have passed: the clock of a laptop may
-- be wrong by months.
CREATE TABLE days_seen (day INTEGER NOT NULL PRIMARY KEY) STRICT;

-- `recovery_hash` is the hash of the code that opens the account when the pass-phrase is lost.
CREATE TABLE accounts (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL UNIQUE,
    pass_hash     TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    recovery_hash BLOB CHECK (length(recovery_hash) = 32)
) STRICT;

-- `proved_at_ms` is when the pass-phrase was typed last.
CREATE TABLE sessions (
    token_hash    BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at_ms INTEGER NOT NULL,
    last_seen_ms  INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    proved_at_ms  INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

-- `umpire_settings`: what the event has decided about cards and the like.
-- `delay`: what outsiders see of boards that are played, and when.
-- `schedule`: when and where the rounds are to be played.
-- `projector`: what the projector in the hall shows.
-- `language`: that of the pages for those who have chosen none; NULL lets the browser choose.
-- `retention_days`: so long after its end the names are erased; NULL: never by themselves.
-- `deleted_at_ms`: from then on nobody finds it.
-- `distinct_schools`: pairs of similar names that somebody said are two schools.
-- `round_time`: how long a round may take, what happens then, and the timer of the round that is
-- played. A running timer is stored as the moment at which it ends.
CREATE TABLE tournaments (
    id                 INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    public_key         TEXT NOT NULL UNIQUE,
    name               TEXT NOT NULL,
    ruleset            TEXT NOT NULL,
    options            TEXT NOT NULL CHECK (json_valid(options)),
    clock              TEXT NOT NULL CHECK (json_valid(clock)),
    delay              TEXT NOT NULL,
    created_at_ms      INTEGER NOT NULL,
    finished_at_ms     INTEGER,
    last_number        INTEGER NOT NULL DEFAULT 0,
    change             INTEGER NOT NULL DEFAULT 0,
    umpire_settings    TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(umpire_settings)),
    language           TEXT,
    schedule           TEXT CHECK (json_valid(schedule)),
    projector          TEXT CHECK (json_valid(projector)),
    retention_days     INTEGER CHECK (retention_days BETWEEN 1 AND 3650),
    names_erased_at_ms INTEGER,
    deleted_at_ms      INTEGER,
    distinct_schools   TEXT CHECK (json_valid(distinct_schools)),
    round_time         TEXT CHECK (json_valid(round_time))
) STRICT;

-- An invitation is a link; only the hash of its secret is stored. NULL in `uses_left` lets any
-- number of people accept it; `most_uses` is how many can in all.
CREATE TABLE invitations (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    role          TEXT NOT NULL CHECK (role IN ('deputy', 'helper')),
    secret_hash   BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    made_by       TEXT NOT NULL,
    made_at_ms    INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    uses_left     INTEGER CHECK (uses_left >= 0),
    revoked_at_ms INTEGER,
    most_uses     INTEGER CHECK (most_uses > 0)
) STRICT;
CREATE INDEX invitations_by_tournament ON invitations (tournament_id, id);

CREATE TABLE grants (
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    role          TEXT NOT NULL CHECK (role IN ('organiser', 'deputy', 'helper')),
    invitation_id INTEGER REFERENCES invitations (id),
    since_ms      INTEGER NOT NULL DEFAULT 0,
    until_ms      INTEGER,
    seen_at_ms    INTEGER,
    PRIMARY KEY (account_id, tournament_id)
) STRICT;
CREATE INDEX grants_by_tournament ON grants (tournament_id);

-- Grade R is 0 and grade RR -1. Of the date of birth only the year is stored.
-- `consent_by`, `refused_by`: who noted, and when, that somebody who answers for the child agreed
-- that the whole name may be shown, or said no. Two pairs of columns: whoever looks only at the
-- consent still shows the alias.
-- `alias_letters`: how many letters of the family name the alias shows, 0 for one letter and the
-- start number behind it; NULL until it is settled, in the transaction that enters the player.
CREATE TABLE entrants (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535),
    given         TEXT NOT NULL,
    family        TEXT NOT NULL,
    school        TEXT,
    grade         INTEGER CHECK (grade BETWEEN -1 AND 12),
    presence      TEXT NOT NULL CHECK (presence IN ('expected', 'here', 'absent', 'went-home')),
    rating        INTEGER CHECK (rating BETWEEN 1 AND 4000),
    gender        TEXT CHECK (gender IN ('f', 'm')),
    born          INTEGER CHECK (born BETWEEN 1900 AND 2100),
    consent_by    TEXT,
    consent_at_ms INTEGER,
    refused_by    TEXT,
    refused_at_ms INTEGER,
    alias_letters INTEGER CHECK (alias_letters BETWEEN 0 AND 2),
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
                                              '1-0 forfeit', '0-1 forfeit', '0-0 forfeit',
                                              '1/2-0', '0-1/2', '0-0')),
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

-- `requests`: how many calls and appeals wait for the organiser.
-- `origin`: the event under whose key the record began, where it is not this one.
-- `recorder_salt`: the salt of the umpire's name in each entry of the recording phone.
-- `erasures`: how often texts of the game were erased, after which a cached record is read again.
CREATE TABLE games (
    id                INTEGER NOT NULL PRIMARY KEY REFERENCES pairings (id),
    seq               INTEGER NOT NULL DEFAULT 0,
    phase             TEXT NOT NULL CHECK (phase IN ('scheduled', 'running', 'finished')),
    projection        TEXT NOT NULL CHECK (json_valid(projection)),
    recorder_hash     BLOB CHECK (length(recorder_hash) = 32),
    recorder_name     TEXT,
    recorder_since_ms INTEGER,
    recorder_seen_ms  INTEGER,
    requests          INTEGER NOT NULL DEFAULT 0 CHECK (requests >= 0),
    origin            TEXT,
    recorder_salt     BLOB CHECK (length(recorder_salt) = 16),
    erasures          INTEGER NOT NULL DEFAULT 0,
    CHECK ((recorder_hash IS NULL) = (recorder_name IS NULL)),
    CHECK ((recorder_hash IS NULL) = (recorder_since_ms IS NULL)),
    CHECK ((recorder_hash IS NULL) = (recorder_seen_ms IS NULL))
) STRICT;
CREATE INDEX games_running ON games (id) WHERE phase = 'running';
CREATE INDEX games_with_requests ON games (id) WHERE requests > 0;

-- Each entry has the hash that chains it to the one before (docs/RECORD.md).
CREATE TABLE entries (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at_ms   INTEGER NOT NULL,
    author  TEXT NOT NULL,
    event   TEXT NOT NULL CHECK (json_valid(event)),
    hash    BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

-- Names and reasons in entries. An entry contains a commitment: the SHA-256 of a random salt and
-- the text. Rows of this table can be erased.
CREATE TABLE texts (
    game_id    INTEGER NOT NULL REFERENCES games (id),
    commitment BLOB NOT NULL CHECK (length(commitment) = 32),
    salt       BLOB NOT NULL CHECK (length(salt) = 16),
    kind       TEXT NOT NULL CHECK (kind IN ('name', 'text')),
    text       TEXT NOT NULL,
    PRIMARY KEY (game_id, commitment)
) STRICT, WITHOUT ROWID;

-- What the event signed when a round was closed, or a result of a closed round was corrected.
CREATE TABLE seals (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
    statement     TEXT NOT NULL,
    public_key    BLOB NOT NULL CHECK (length(public_key) = 32),
    signature     BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE INDEX seals_by_round ON seals (tournament_id, round, id);

-- The history. `role` is empty if the actor had none. `account` is the name with which the actor
-- signs in; it is empty for guests, umpires and the command line.
CREATE TABLE audit (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER REFERENCES tournaments (id),
    at_ms         INTEGER NOT NULL,
    actor         TEXT NOT NULL,
    action        TEXT NOT NULL,
    subject       TEXT NOT NULL,
    detail        TEXT NOT NULL CHECK (json_valid(detail)),
    reason        TEXT,
    role          TEXT NOT NULL DEFAULT '',
    account       TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX audit_by_tournament ON audit (tournament_id, id);

-- What was known of children before it was corrected or they were removed, so that both can be
-- undone. It is stored beside the audit, whose lines stay: these rows go when the names go.
CREATE TABLE erasable_details (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    change        INTEGER NOT NULL,
    entrant_id    INTEGER NOT NULL,
    details       TEXT NOT NULL CHECK (json_valid(details)),
    PRIMARY KEY (tournament_id, change, entrant_id)
) STRICT, WITHOUT ROWID;

-- Wrong attempts at what can be guessed: when all of them will be forgotten. Rows of the past
-- mean nothing.
CREATE TABLE attempt_limits (
    key      TEXT NOT NULL PRIMARY KEY,
    until_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_limits_by_end ON attempt_limits (until_ms);

-- Speakers who help with the texts of their language. `link` is the digest of the address that was
-- given to them; a new address ends the former one.
CREATE TABLE speakers (
    speaker  TEXT NOT NULL PRIMARY KEY,
    link     BLOB NOT NULL CHECK (length(link) = 32),
    name     TEXT NOT NULL,
    since_ms INTEGER NOT NULL
) STRICT;
-- What speakers say of a message, each once: of this translation (`words`, as in the file of
-- messages) for this English (`english`, a fingerprint). A message is asked again when one of
-- them has changed.
CREATE TABLE translation_answers (
    speaker  TEXT NOT NULL,
    language TEXT NOT NULL,
    message  TEXT NOT NULL,
    name     TEXT NOT NULL,
    english  TEXT NOT NULL,
    words    TEXT NOT NULL,
    opinion  TEXT NOT NULL CHECK (opinion IN ('right', 'better', 'not-sure')),
    better   TEXT CHECK ((better IS NOT NULL) = (opinion = 'better')),
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (speaker, language, message)
) STRICT;

-- The log of each event (0: of the server): one line for each transaction that changed a row which
-- decides something. Triggers put the rows into `row_changes`; the transaction that changed them
-- makes a line of them and takes them out again.
CREATE TABLE row_changes (
    id             INTEGER NOT NULL PRIMARY KEY,
    transaction_id INTEGER NOT NULL DEFAULT 0,
    tournament_id  INTEGER,
    table_name     TEXT NOT NULL,
    was            TEXT,
    now            TEXT,
    salt           BLOB NOT NULL DEFAULT (randomblob(16))
) STRICT;
CREATE INDEX row_changes_by_transaction ON row_changes (transaction_id);
-- `size`: the number of lines; `signed_size`: how many of them the last signed head covers.
CREATE TABLE logs (
    tournament_id INTEGER NOT NULL PRIMARY KEY,
    size          INTEGER NOT NULL,
    signed_size   INTEGER NOT NULL
) STRICT;
CREATE INDEX logs_unsigned ON logs (tournament_id) WHERE signed_size < size;
-- `leaf`: the hash of the line in the Merkle tree of RFC 9162.
CREATE TABLE log_lines (
    tournament_id INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number >= 1),
    line          TEXT NOT NULL,
    leaf          BLOB NOT NULL CHECK (length(leaf) = 32),
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
-- The personal columns of rows in lines, which hold only a commitment to them. Rows of this table
-- can be erased.
CREATE TABLE log_texts (
    tournament_id INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    table_name    TEXT NOT NULL,
    row_key       TEXT NOT NULL,
    salt          BLOB NOT NULL CHECK (length(salt) = 16),
    text          TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX log_texts_by_row ON log_texts (tournament_id, table_name, row_key);
-- The signed heads: the hash of the tree over the first `size` lines.
CREATE TABLE log_heads (
    tournament_id INTEGER NOT NULL,
    size          INTEGER NOT NULL CHECK (size >= 1),
    at_ms         INTEGER NOT NULL,
    root          BLOB NOT NULL CHECK (length(root) = 32),
    public_key    BLOB NOT NULL CHECK (length(public_key) = 32),
    signature     BLOB NOT NULL CHECK (length(signature) = 64),
    PRIMARY KEY (tournament_id, size)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
CREATE TRIGGER texts_stay_as_written BEFORE UPDATE ON texts
BEGIN SELECT RAISE(ABORT, 'a text is erased, not changed'); END;
CREATE TRIGGER seals_stay_as_written BEFORE UPDATE ON seals
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;
CREATE TRIGGER seals_stay BEFORE DELETE ON seals
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;
-- Names and reasons in lines of the history can be erased, and nothing else of a line changes:
-- `~organiser` and the like stand for the actor, `[…]` for the reason.
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE ON audit
WHEN NEW.id <> OLD.id OR NEW.tournament_id IS NOT OLD.tournament_id OR NEW.at_ms <> OLD.at_ms
  OR NEW.action <> OLD.action OR NEW.role <> OLD.role
  OR (NEW.actor <> OLD.actor AND NEW.actor NOT IN ('~organiser', '~helper', '~umpire'))
  OR (NEW.account <> OLD.account AND NEW.account <> '')
  OR (NEW.subject <> OLD.subject AND NEW.subject <> '')
  OR (NEW.detail <> OLD.detail AND NEW.detail <> '{}')
  OR (NEW.reason IS NOT OLD.reason AND NEW.reason IS NOT '[…]')
BEGIN SELECT RAISE(ABORT, 'audit is only ever added to'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'audit is only ever added to'); END;
CREATE TRIGGER log_lines_stay_as_written BEFORE UPDATE ON log_lines
BEGIN SELECT RAISE(ABORT, 'a log is only ever added to'); END;
CREATE TRIGGER log_lines_stay BEFORE DELETE ON log_lines
BEGIN SELECT RAISE(ABORT, 'a log is only ever added to'); END;
CREATE TRIGGER log_heads_stay_as_written BEFORE UPDATE ON log_heads
BEGIN SELECT RAISE(ABORT, 'a log is only ever added to'); END;
CREATE TRIGGER log_heads_stay BEFORE DELETE ON log_heads
BEGIN SELECT RAISE(ABORT, 'a log is only ever added to'); END;

