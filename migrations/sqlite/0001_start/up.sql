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
-- `check_in`: whether those who arrive are noted, and when that is to end; NULL where it is not used.
-- `place`: where it is played; with the two days, counted from 1970, it stands in lists of events.
-- `is_listed`: 0 for an event that is found by its link only.
-- `search_text`: name and place in small letters without accents.
-- `main_id`: the event of which this one is a section. An event with sections names itself.
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
    round_time         TEXT CHECK (json_valid(round_time)),
    check_in           TEXT CHECK (json_valid(check_in)),
    place              TEXT NOT NULL DEFAULT '',
    first_day          INTEGER,
    last_day           INTEGER,
    is_listed          INTEGER NOT NULL DEFAULT 1 CHECK (is_listed IN (0, 1)),
    search_text        TEXT NOT NULL DEFAULT '',
    main_id            INTEGER REFERENCES tournaments (id),
    CHECK ((first_day IS NULL) = (last_day IS NULL)),
    CHECK (last_day >= first_day)
) STRICT;
-- The lists of coming, open and past events.
CREATE INDEX tournaments_by_last_day ON tournaments (last_day);
CREATE INDEX tournaments_by_main ON tournaments (main_id) WHERE main_id IS NOT NULL;
CREATE INDEX tournaments_open ON tournaments (id) WHERE finished_at_ms IS NULL;
CREATE INDEX tournaments_by_day ON tournaments (coalesce(first_day, created_at_ms / 86400000), id);

-- What the organiser tells about the event. The texts may name people: the row goes when the names
-- go. `sponsors`: their names and links, as JSON.
CREATE TABLE event_pages (
    id          INTEGER NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    directions  TEXT NOT NULL,
    host        TEXT NOT NULL,
    contact     TEXT NOT NULL,
    description TEXT NOT NULL,
    regulations TEXT NOT NULL,
    sponsors    TEXT NOT NULL CHECK (json_valid(sponsors))
) STRICT;

-- What an organiser has settled about entries; the row goes with the names of the event.
CREATE TABLE registration_settings (
    id       INTEGER NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    settings TEXT NOT NULL CHECK (json_valid(settings))
) STRICT;

-- Players whom a parent or a school has entered, each in the order of arrival. `form_hash` is the digest of
-- the private address of the form that entered them, perhaps several. An entry is accepted while there is an
-- entrant with its `entrant_id`: so it is open again if the acceptance is taken back.
CREATE TABLE registrations (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    form_hash     BLOB NOT NULL CHECK (length(form_hash) = 32),
    sent_at_ms    INTEGER NOT NULL,
    contact       TEXT NOT NULL,
    reach         TEXT NOT NULL,
    consent_at_ms INTEGER,
    given         TEXT NOT NULL,
    family        TEXT NOT NULL,
    school        TEXT,
    grade         INTEGER CHECK (grade BETWEEN -1 AND 12),
    gender        TEXT CHECK (gender IN ('f', 'm')),
    born          INTEGER CHECK (born BETWEEN 1900 AND 2200),
    is_public     INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    fee           INTEGER NOT NULL CHECK (fee >= 0),
    paid_at_ms    INTEGER,
    state         TEXT NOT NULL CHECK (state IN ('received', 'declined', 'withdrawn')),
    reason        TEXT NOT NULL,
    entrant_id    INTEGER,
    version       INTEGER NOT NULL
) STRICT;
CREATE INDEX registrations_by_tournament ON registrations (tournament_id, id);
CREATE INDEX registrations_by_form ON registrations (form_hash);

-- The lines of the report file that an event was made of, each with its line end. An export takes from them
-- what no other column has. A line goes with the data of its player, and all with the names of the event.
CREATE TABLE report_lines (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    number        INTEGER NOT NULL CHECK (number > 0),
    entrant_id    INTEGER,
    text          TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number)
) STRICT;

-- An invitation is a link; only the hash of its secret is stored. NULL in `uses_left` lets any
-- number of people accept it; `most_uses` is how many can in all.
-- `school`: the school whose players the role `school` may check in.
CREATE TABLE invitations (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    role          TEXT NOT NULL CHECK (role IN ('deputy', 'helper', 'school', 'tablet', 'program')),
    secret_hash   BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    made_by       TEXT NOT NULL,
    made_at_ms    INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    uses_left     INTEGER CHECK (uses_left >= 0),
    revoked_at_ms INTEGER,
    most_uses     INTEGER CHECK (most_uses > 0),
    school        TEXT,
    CHECK ((role = 'school') = (school IS NOT NULL))
) STRICT;
CREATE INDEX invitations_by_tournament ON invitations (tournament_id, id);

CREATE TABLE grants (
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    role          TEXT NOT NULL CHECK (role IN ('organiser', 'deputy', 'helper', 'school', 'tablet', 'program')),
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
-- `shown_as`: the text that outsiders see instead, a code name or a word with `#` for the start number.
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
    shown_as      TEXT CHECK (length(shown_as) BETWEEN 1 AND 80),
    seat_generation INTEGER NOT NULL DEFAULT 0 CHECK (seat_generation >= 0),
    seat_device   BLOB CHECK (length(seat_device) = 32),
    seat_since_ms INTEGER,
    seat_ready    INTEGER,
    UNIQUE (tournament_id, number),
    UNIQUE (tournament_id, id),
    CHECK ((seat_device IS NULL) = (seat_since_ms IS NULL))
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
-- `reported_result`: a result that `reported_by` has told in `reported_role`, and that another person has not confirmed.
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
    reported_result    TEXT,
    reported_by        TEXT,
    reported_role      TEXT,
    UNIQUE (tournament_id, round, board),
    FOREIGN KEY (tournament_id, round) REFERENCES rounds (tournament_id, number),
    FOREIGN KEY (tournament_id, first_entrant) REFERENCES entrants (tournament_id, id),
    FOREIGN KEY (tournament_id, second_entrant) REFERENCES entrants (tournament_id, id),
    CHECK ((shot_first IS NULL) = (shot_second IS NULL)),
    CHECK (result IS NOT NULL OR shot_first IS NULL),
    CHECK (reported_result IS NULL OR (result IS NULL AND reported_by IS NOT NULL AND reported_role IS NOT NULL))
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

-- Failed sign-ins with the address from which they came. A row is deleted once the limits have
-- forgotten the attempt. `account` is empty if there is no account of the typed name.
CREATE TABLE failed_sign_ins (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at_ms    INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    source   TEXT NOT NULL,
    account  TEXT NOT NULL,
    action   TEXT NOT NULL
) STRICT;
CREATE INDEX failed_sign_ins_by_end ON failed_sign_ins (until_ms);

-- Games of two devices outside of any event. `entries` has a line of JSON for each entry of the
-- record; `due_ms` is when the time of the player to move is over; the streams are random numbers
-- of the open connections of the two devices. A row is deleted a day after `changed_ms`.
CREATE TABLE casual_games (
    id            INTEGER NOT NULL PRIMARY KEY,
    code_hash     BLOB NOT NULL UNIQUE CHECK (length(code_hash) = 32),
    source        TEXT NOT NULL,
    terms         TEXT NOT NULL CHECK (json_valid(terms)),
    first_device  BLOB CHECK (length(first_device) = 32),
    second_device BLOB CHECK (length(second_device) = 32),
    first_ready   INTEGER NOT NULL CHECK (first_ready IN (0, 1)),
    second_ready  INTEGER NOT NULL CHECK (second_ready IN (0, 1)),
    next_id       INTEGER,
    entries       TEXT NOT NULL,
    due_ms        INTEGER,
    changed_ms    INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    first_stream  INTEGER,
    second_stream INTEGER
) STRICT;

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

-- From here on the triggers of the log, made from the list in `src/store/event_log/tables.rs`.
CREATE TRIGGER log_settings_insert AFTER INSERT ON settings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'settings',
NULL,
json_object('key', NEW.key, 'value', CASE WHEN NEW.value IS NOT NULL THEN lower(hex(NEW.value)) END)); END;
CREATE TRIGGER log_settings_update AFTER UPDATE OF key, value ON settings
WHEN OLD.key IS NOT NEW.key OR OLD.value IS NOT NEW.value
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'settings',
json_object('key', OLD.key, 'value', CASE WHEN OLD.value IS NOT NULL THEN lower(hex(OLD.value)) END),
json_object('key', NEW.key, 'value', CASE WHEN NEW.value IS NOT NULL THEN lower(hex(NEW.value)) END)); END;
CREATE TRIGGER log_settings_delete AFTER DELETE ON settings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'settings',
json_object('key', OLD.key, 'value', CASE WHEN OLD.value IS NOT NULL THEN lower(hex(OLD.value)) END),
NULL); END;
CREATE TRIGGER log_accounts_insert AFTER INSERT ON accounts
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'accounts',
NULL,
json_object('id', NEW.id, 'name', NEW.name, 'name_key', NEW.name_key, 'pass_hash', NEW.pass_hash, 'created_at_ms', NEW.created_at_ms, 'recovery_hash', CASE WHEN NEW.recovery_hash IS NOT NULL THEN lower(hex(NEW.recovery_hash)) END)); END;
CREATE TRIGGER log_accounts_update AFTER UPDATE OF id, name, name_key, pass_hash, created_at_ms, recovery_hash ON accounts
WHEN OLD.id IS NOT NEW.id OR OLD.name IS NOT NEW.name OR OLD.name_key IS NOT NEW.name_key OR OLD.pass_hash IS NOT NEW.pass_hash OR OLD.created_at_ms IS NOT NEW.created_at_ms OR OLD.recovery_hash IS NOT NEW.recovery_hash
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'accounts',
json_object('id', OLD.id, 'name', OLD.name, 'name_key', OLD.name_key, 'pass_hash', OLD.pass_hash, 'created_at_ms', OLD.created_at_ms, 'recovery_hash', CASE WHEN OLD.recovery_hash IS NOT NULL THEN lower(hex(OLD.recovery_hash)) END),
json_object('id', NEW.id, 'name', NEW.name, 'name_key', NEW.name_key, 'pass_hash', NEW.pass_hash, 'created_at_ms', NEW.created_at_ms, 'recovery_hash', CASE WHEN NEW.recovery_hash IS NOT NULL THEN lower(hex(NEW.recovery_hash)) END)); END;
CREATE TRIGGER log_accounts_delete AFTER DELETE ON accounts
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NULL, 'accounts',
json_object('id', OLD.id, 'name', OLD.name, 'name_key', OLD.name_key, 'pass_hash', OLD.pass_hash, 'created_at_ms', OLD.created_at_ms, 'recovery_hash', CASE WHEN OLD.recovery_hash IS NOT NULL THEN lower(hex(OLD.recovery_hash)) END),
NULL); END;
CREATE TRIGGER log_tournaments_insert AFTER INSERT ON tournaments
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'tournaments',
NULL,
json_object('id', NEW.id, 'public_key', NEW.public_key, 'name', NEW.name, 'ruleset', NEW.ruleset, 'options', NEW.options, 'clock', NEW.clock, 'delay', NEW.delay, 'created_at_ms', NEW.created_at_ms, 'finished_at_ms', NEW.finished_at_ms, 'last_number', NEW.last_number, 'umpire_settings', NEW.umpire_settings, 'language', NEW.language, 'schedule', NEW.schedule, 'projector', NEW.projector, 'retention_days', NEW.retention_days, 'names_erased_at_ms', NEW.names_erased_at_ms, 'deleted_at_ms', NEW.deleted_at_ms, 'distinct_schools', NEW.distinct_schools, 'round_time', NEW.round_time, 'check_in', NEW.check_in, 'place', NEW.place, 'first_day', NEW.first_day, 'last_day', NEW.last_day, 'is_listed', NEW.is_listed, 'main_id', NEW.main_id)); END;
CREATE TRIGGER log_tournaments_update AFTER UPDATE OF id, public_key, name, ruleset, options, clock, delay, created_at_ms, finished_at_ms, last_number, umpire_settings, language, schedule, projector, retention_days, names_erased_at_ms, deleted_at_ms, distinct_schools, round_time, check_in, place, first_day, last_day, is_listed, main_id ON tournaments
WHEN OLD.id IS NOT NEW.id OR OLD.public_key IS NOT NEW.public_key OR OLD.name IS NOT NEW.name OR OLD.ruleset IS NOT NEW.ruleset OR OLD.options IS NOT NEW.options OR OLD.clock IS NOT NEW.clock OR OLD.delay IS NOT NEW.delay OR OLD.created_at_ms IS NOT NEW.created_at_ms OR OLD.finished_at_ms IS NOT NEW.finished_at_ms OR OLD.last_number IS NOT NEW.last_number OR OLD.umpire_settings IS NOT NEW.umpire_settings OR OLD.language IS NOT NEW.language OR OLD.schedule IS NOT NEW.schedule OR OLD.projector IS NOT NEW.projector OR OLD.retention_days IS NOT NEW.retention_days OR OLD.names_erased_at_ms IS NOT NEW.names_erased_at_ms OR OLD.deleted_at_ms IS NOT NEW.deleted_at_ms OR OLD.distinct_schools IS NOT NEW.distinct_schools OR OLD.round_time IS NOT NEW.round_time OR OLD.check_in IS NOT NEW.check_in OR OLD.place IS NOT NEW.place OR OLD.first_day IS NOT NEW.first_day OR OLD.last_day IS NOT NEW.last_day OR OLD.is_listed IS NOT NEW.is_listed OR OLD.main_id IS NOT NEW.main_id
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'tournaments',
json_object('id', OLD.id, 'public_key', OLD.public_key, 'name', OLD.name, 'ruleset', OLD.ruleset, 'options', OLD.options, 'clock', OLD.clock, 'delay', OLD.delay, 'created_at_ms', OLD.created_at_ms, 'finished_at_ms', OLD.finished_at_ms, 'last_number', OLD.last_number, 'umpire_settings', OLD.umpire_settings, 'language', OLD.language, 'schedule', OLD.schedule, 'projector', OLD.projector, 'retention_days', OLD.retention_days, 'names_erased_at_ms', OLD.names_erased_at_ms, 'deleted_at_ms', OLD.deleted_at_ms, 'distinct_schools', OLD.distinct_schools, 'round_time', OLD.round_time, 'check_in', OLD.check_in, 'place', OLD.place, 'first_day', OLD.first_day, 'last_day', OLD.last_day, 'is_listed', OLD.is_listed, 'main_id', OLD.main_id),
json_object('id', NEW.id, 'public_key', NEW.public_key, 'name', NEW.name, 'ruleset', NEW.ruleset, 'options', NEW.options, 'clock', NEW.clock, 'delay', NEW.delay, 'created_at_ms', NEW.created_at_ms, 'finished_at_ms', NEW.finished_at_ms, 'last_number', NEW.last_number, 'umpire_settings', NEW.umpire_settings, 'language', NEW.language, 'schedule', NEW.schedule, 'projector', NEW.projector, 'retention_days', NEW.retention_days, 'names_erased_at_ms', NEW.names_erased_at_ms, 'deleted_at_ms', NEW.deleted_at_ms, 'distinct_schools', NEW.distinct_schools, 'round_time', NEW.round_time, 'check_in', NEW.check_in, 'place', NEW.place, 'first_day', NEW.first_day, 'last_day', NEW.last_day, 'is_listed', NEW.is_listed, 'main_id', NEW.main_id)); END;
CREATE TRIGGER log_tournaments_delete AFTER DELETE ON tournaments
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.id, 'tournaments',
json_object('id', OLD.id, 'public_key', OLD.public_key, 'name', OLD.name, 'ruleset', OLD.ruleset, 'options', OLD.options, 'clock', OLD.clock, 'delay', OLD.delay, 'created_at_ms', OLD.created_at_ms, 'finished_at_ms', OLD.finished_at_ms, 'last_number', OLD.last_number, 'umpire_settings', OLD.umpire_settings, 'language', OLD.language, 'schedule', OLD.schedule, 'projector', OLD.projector, 'retention_days', OLD.retention_days, 'names_erased_at_ms', OLD.names_erased_at_ms, 'deleted_at_ms', OLD.deleted_at_ms, 'distinct_schools', OLD.distinct_schools, 'round_time', OLD.round_time, 'check_in', OLD.check_in, 'place', OLD.place, 'first_day', OLD.first_day, 'last_day', OLD.last_day, 'is_listed', OLD.is_listed, 'main_id', OLD.main_id),
NULL); END;
CREATE TRIGGER log_event_pages_insert AFTER INSERT ON event_pages
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'event_pages',
NULL,
json_object('id', NEW.id, 'directions', NEW.directions, 'host', NEW.host, 'contact', NEW.contact, 'description', NEW.description, 'regulations', NEW.regulations, 'sponsors', NEW.sponsors)); END;
CREATE TRIGGER log_event_pages_update AFTER UPDATE OF id, directions, host, contact, description, regulations, sponsors ON event_pages
WHEN OLD.id IS NOT NEW.id OR OLD.directions IS NOT NEW.directions OR OLD.host IS NOT NEW.host OR OLD.contact IS NOT NEW.contact OR OLD.description IS NOT NEW.description OR OLD.regulations IS NOT NEW.regulations OR OLD.sponsors IS NOT NEW.sponsors
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'event_pages',
json_object('id', OLD.id, 'directions', OLD.directions, 'host', OLD.host, 'contact', OLD.contact, 'description', OLD.description, 'regulations', OLD.regulations, 'sponsors', OLD.sponsors),
json_object('id', NEW.id, 'directions', NEW.directions, 'host', NEW.host, 'contact', NEW.contact, 'description', NEW.description, 'regulations', NEW.regulations, 'sponsors', NEW.sponsors)); END;
CREATE TRIGGER log_event_pages_delete AFTER DELETE ON event_pages
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.id, 'event_pages',
json_object('id', OLD.id, 'directions', OLD.directions, 'host', OLD.host, 'contact', OLD.contact, 'description', OLD.description, 'regulations', OLD.regulations, 'sponsors', OLD.sponsors),
NULL); END;
CREATE TRIGGER log_registration_settings_insert AFTER INSERT ON registration_settings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'registration_settings',
NULL,
json_object('id', NEW.id, 'settings', NEW.settings)); END;
CREATE TRIGGER log_registration_settings_update AFTER UPDATE OF id, settings ON registration_settings
WHEN OLD.id IS NOT NEW.id OR OLD.settings IS NOT NEW.settings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.id, 'registration_settings',
json_object('id', OLD.id, 'settings', OLD.settings),
json_object('id', NEW.id, 'settings', NEW.settings)); END;
CREATE TRIGGER log_registration_settings_delete AFTER DELETE ON registration_settings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.id, 'registration_settings',
json_object('id', OLD.id, 'settings', OLD.settings),
NULL); END;
CREATE TRIGGER log_invitations_insert AFTER INSERT ON invitations
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'invitations',
NULL,
json_object('id', NEW.id, 'role', NEW.role, 'secret_hash', CASE WHEN NEW.secret_hash IS NOT NULL THEN lower(hex(NEW.secret_hash)) END, 'made_by', NEW.made_by, 'made_at_ms', NEW.made_at_ms, 'expires_at_ms', NEW.expires_at_ms, 'uses_left', NEW.uses_left, 'revoked_at_ms', NEW.revoked_at_ms, 'most_uses', NEW.most_uses, 'school', NEW.school)); END;
CREATE TRIGGER log_invitations_update AFTER UPDATE OF id, role, secret_hash, made_by, made_at_ms, expires_at_ms, uses_left, revoked_at_ms, most_uses, school ON invitations
WHEN OLD.id IS NOT NEW.id OR OLD.role IS NOT NEW.role OR OLD.secret_hash IS NOT NEW.secret_hash OR OLD.made_by IS NOT NEW.made_by OR OLD.made_at_ms IS NOT NEW.made_at_ms OR OLD.expires_at_ms IS NOT NEW.expires_at_ms OR OLD.uses_left IS NOT NEW.uses_left OR OLD.revoked_at_ms IS NOT NEW.revoked_at_ms OR OLD.most_uses IS NOT NEW.most_uses OR OLD.school IS NOT NEW.school
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'invitations',
json_object('id', OLD.id, 'role', OLD.role, 'secret_hash', CASE WHEN OLD.secret_hash IS NOT NULL THEN lower(hex(OLD.secret_hash)) END, 'made_by', OLD.made_by, 'made_at_ms', OLD.made_at_ms, 'expires_at_ms', OLD.expires_at_ms, 'uses_left', OLD.uses_left, 'revoked_at_ms', OLD.revoked_at_ms, 'most_uses', OLD.most_uses, 'school', OLD.school),
json_object('id', NEW.id, 'role', NEW.role, 'secret_hash', CASE WHEN NEW.secret_hash IS NOT NULL THEN lower(hex(NEW.secret_hash)) END, 'made_by', NEW.made_by, 'made_at_ms', NEW.made_at_ms, 'expires_at_ms', NEW.expires_at_ms, 'uses_left', NEW.uses_left, 'revoked_at_ms', NEW.revoked_at_ms, 'most_uses', NEW.most_uses, 'school', NEW.school)); END;
CREATE TRIGGER log_invitations_delete AFTER DELETE ON invitations
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'invitations',
json_object('id', OLD.id, 'role', OLD.role, 'secret_hash', CASE WHEN OLD.secret_hash IS NOT NULL THEN lower(hex(OLD.secret_hash)) END, 'made_by', OLD.made_by, 'made_at_ms', OLD.made_at_ms, 'expires_at_ms', OLD.expires_at_ms, 'uses_left', OLD.uses_left, 'revoked_at_ms', OLD.revoked_at_ms, 'most_uses', OLD.most_uses, 'school', OLD.school),
NULL); END;
CREATE TRIGGER log_grants_insert AFTER INSERT ON grants
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'grants',
NULL,
json_object('account_id', NEW.account_id, 'role', NEW.role, 'invitation_id', NEW.invitation_id, 'since_ms', NEW.since_ms, 'until_ms', NEW.until_ms)); END;
CREATE TRIGGER log_grants_update AFTER UPDATE OF account_id, role, invitation_id, since_ms, until_ms ON grants
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.role IS NOT NEW.role OR OLD.invitation_id IS NOT NEW.invitation_id OR OLD.since_ms IS NOT NEW.since_ms OR OLD.until_ms IS NOT NEW.until_ms
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'grants',
json_object('account_id', OLD.account_id, 'role', OLD.role, 'invitation_id', OLD.invitation_id, 'since_ms', OLD.since_ms, 'until_ms', OLD.until_ms),
json_object('account_id', NEW.account_id, 'role', NEW.role, 'invitation_id', NEW.invitation_id, 'since_ms', NEW.since_ms, 'until_ms', NEW.until_ms)); END;
CREATE TRIGGER log_grants_delete AFTER DELETE ON grants
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'grants',
json_object('account_id', OLD.account_id, 'role', OLD.role, 'invitation_id', OLD.invitation_id, 'since_ms', OLD.since_ms, 'until_ms', OLD.until_ms),
NULL); END;
CREATE TRIGGER log_entrants_insert AFTER INSERT ON entrants
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'entrants',
NULL,
json_object('id', NEW.id, 'number', NEW.number, 'given', NEW.given, 'family', NEW.family, 'school', NEW.school, 'grade', NEW.grade, 'presence', NEW.presence, 'rating', NEW.rating, 'gender', NEW.gender, 'born', NEW.born, 'consent_by', NEW.consent_by, 'consent_at_ms', NEW.consent_at_ms, 'refused_by', NEW.refused_by, 'refused_at_ms', NEW.refused_at_ms, 'alias_letters', NEW.alias_letters, 'shown_as', NEW.shown_as)); END;
CREATE TRIGGER log_entrants_update AFTER UPDATE OF id, number, given, family, school, grade, presence, rating, gender, born, consent_by, consent_at_ms, refused_by, refused_at_ms, alias_letters, shown_as ON entrants
WHEN OLD.id IS NOT NEW.id OR OLD.number IS NOT NEW.number OR OLD.given IS NOT NEW.given OR OLD.family IS NOT NEW.family OR OLD.school IS NOT NEW.school OR OLD.grade IS NOT NEW.grade OR OLD.presence IS NOT NEW.presence OR OLD.rating IS NOT NEW.rating OR OLD.gender IS NOT NEW.gender OR OLD.born IS NOT NEW.born OR OLD.consent_by IS NOT NEW.consent_by OR OLD.consent_at_ms IS NOT NEW.consent_at_ms OR OLD.refused_by IS NOT NEW.refused_by OR OLD.refused_at_ms IS NOT NEW.refused_at_ms OR OLD.alias_letters IS NOT NEW.alias_letters OR OLD.shown_as IS NOT NEW.shown_as
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'entrants',
json_object('id', OLD.id, 'number', OLD.number, 'given', OLD.given, 'family', OLD.family, 'school', OLD.school, 'grade', OLD.grade, 'presence', OLD.presence, 'rating', OLD.rating, 'gender', OLD.gender, 'born', OLD.born, 'consent_by', OLD.consent_by, 'consent_at_ms', OLD.consent_at_ms, 'refused_by', OLD.refused_by, 'refused_at_ms', OLD.refused_at_ms, 'alias_letters', OLD.alias_letters, 'shown_as', OLD.shown_as),
json_object('id', NEW.id, 'number', NEW.number, 'given', NEW.given, 'family', NEW.family, 'school', NEW.school, 'grade', NEW.grade, 'presence', NEW.presence, 'rating', NEW.rating, 'gender', NEW.gender, 'born', NEW.born, 'consent_by', NEW.consent_by, 'consent_at_ms', NEW.consent_at_ms, 'refused_by', NEW.refused_by, 'refused_at_ms', NEW.refused_at_ms, 'alias_letters', NEW.alias_letters, 'shown_as', NEW.shown_as)); END;
CREATE TRIGGER log_entrants_delete AFTER DELETE ON entrants
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'entrants',
json_object('id', OLD.id, 'number', OLD.number, 'given', OLD.given, 'family', OLD.family, 'school', OLD.school, 'grade', OLD.grade, 'presence', OLD.presence, 'rating', OLD.rating, 'gender', OLD.gender, 'born', OLD.born, 'consent_by', OLD.consent_by, 'consent_at_ms', OLD.consent_at_ms, 'refused_by', OLD.refused_by, 'refused_at_ms', OLD.refused_at_ms, 'alias_letters', OLD.alias_letters, 'shown_as', OLD.shown_as),
NULL); END;
CREATE TRIGGER log_rounds_insert AFTER INSERT ON rounds
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'rounds',
NULL,
json_object('number', NEW.number, 'stage', NEW.stage, 'posted_at_ms', NEW.posted_at_ms, 'closed_at_ms', NEW.closed_at_ms)); END;
CREATE TRIGGER log_rounds_update AFTER UPDATE OF number, stage, posted_at_ms, closed_at_ms ON rounds
WHEN OLD.number IS NOT NEW.number OR OLD.stage IS NOT NEW.stage OR OLD.posted_at_ms IS NOT NEW.posted_at_ms OR OLD.closed_at_ms IS NOT NEW.closed_at_ms
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'rounds',
json_object('number', OLD.number, 'stage', OLD.stage, 'posted_at_ms', OLD.posted_at_ms, 'closed_at_ms', OLD.closed_at_ms),
json_object('number', NEW.number, 'stage', NEW.stage, 'posted_at_ms', NEW.posted_at_ms, 'closed_at_ms', NEW.closed_at_ms)); END;
CREATE TRIGGER log_rounds_delete AFTER DELETE ON rounds
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'rounds',
json_object('number', OLD.number, 'stage', OLD.stage, 'posted_at_ms', OLD.posted_at_ms, 'closed_at_ms', OLD.closed_at_ms),
NULL); END;
CREATE TRIGGER log_pairings_insert AFTER INSERT ON pairings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'pairings',
NULL,
json_object('id', NEW.id, 'round', NEW.round, 'board', NEW.board, 'first_entrant', NEW.first_entrant, 'second_entrant', NEW.second_entrant, 'result', NEW.result, 'shot_first', NEW.shot_first, 'shot_second', NEW.shot_second)); END;
CREATE TRIGGER log_pairings_update AFTER UPDATE OF id, round, board, first_entrant, second_entrant, result, shot_first, shot_second ON pairings
WHEN OLD.id IS NOT NEW.id OR OLD.round IS NOT NEW.round OR OLD.board IS NOT NEW.board OR OLD.first_entrant IS NOT NEW.first_entrant OR OLD.second_entrant IS NOT NEW.second_entrant OR OLD.result IS NOT NEW.result OR OLD.shot_first IS NOT NEW.shot_first OR OLD.shot_second IS NOT NEW.shot_second
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'pairings',
json_object('id', OLD.id, 'round', OLD.round, 'board', OLD.board, 'first_entrant', OLD.first_entrant, 'second_entrant', OLD.second_entrant, 'result', OLD.result, 'shot_first', OLD.shot_first, 'shot_second', OLD.shot_second),
json_object('id', NEW.id, 'round', NEW.round, 'board', NEW.board, 'first_entrant', NEW.first_entrant, 'second_entrant', NEW.second_entrant, 'result', NEW.result, 'shot_first', NEW.shot_first, 'shot_second', NEW.shot_second)); END;
CREATE TRIGGER log_pairings_delete AFTER DELETE ON pairings
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'pairings',
json_object('id', OLD.id, 'round', OLD.round, 'board', OLD.board, 'first_entrant', OLD.first_entrant, 'second_entrant', OLD.second_entrant, 'result', OLD.result, 'shot_first', OLD.shot_first, 'shot_second', OLD.shot_second),
NULL); END;
CREATE TRIGGER log_byes_insert AFTER INSERT ON byes
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'byes',
NULL,
json_object('round', NEW.round, 'entrant_id', NEW.entrant_id, 'kind', NEW.kind)); END;
CREATE TRIGGER log_byes_update AFTER UPDATE OF round, entrant_id, kind ON byes
WHEN OLD.round IS NOT NEW.round OR OLD.entrant_id IS NOT NEW.entrant_id OR OLD.kind IS NOT NEW.kind
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'byes',
json_object('round', OLD.round, 'entrant_id', OLD.entrant_id, 'kind', OLD.kind),
json_object('round', NEW.round, 'entrant_id', NEW.entrant_id, 'kind', NEW.kind)); END;
CREATE TRIGGER log_byes_delete AFTER DELETE ON byes
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'byes',
json_object('round', OLD.round, 'entrant_id', OLD.entrant_id, 'kind', OLD.kind),
NULL); END;
CREATE TRIGGER log_seals_insert AFTER INSERT ON seals
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'seals',
NULL,
json_object('id', NEW.id, 'round', NEW.round, 'statement', NEW.statement, 'public_key', CASE WHEN NEW.public_key IS NOT NULL THEN lower(hex(NEW.public_key)) END, 'signature', CASE WHEN NEW.signature IS NOT NULL THEN lower(hex(NEW.signature)) END)); END;
CREATE TRIGGER log_seals_update AFTER UPDATE OF id, round, statement, public_key, signature ON seals
WHEN OLD.id IS NOT NEW.id OR OLD.round IS NOT NEW.round OR OLD.statement IS NOT NEW.statement OR OLD.public_key IS NOT NEW.public_key OR OLD.signature IS NOT NEW.signature
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'seals',
json_object('id', OLD.id, 'round', OLD.round, 'statement', OLD.statement, 'public_key', CASE WHEN OLD.public_key IS NOT NULL THEN lower(hex(OLD.public_key)) END, 'signature', CASE WHEN OLD.signature IS NOT NULL THEN lower(hex(OLD.signature)) END),
json_object('id', NEW.id, 'round', NEW.round, 'statement', NEW.statement, 'public_key', CASE WHEN NEW.public_key IS NOT NULL THEN lower(hex(NEW.public_key)) END, 'signature', CASE WHEN NEW.signature IS NOT NULL THEN lower(hex(NEW.signature)) END)); END;
CREATE TRIGGER log_seals_delete AFTER DELETE ON seals
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'seals',
json_object('id', OLD.id, 'round', OLD.round, 'statement', OLD.statement, 'public_key', CASE WHEN OLD.public_key IS NOT NULL THEN lower(hex(OLD.public_key)) END, 'signature', CASE WHEN OLD.signature IS NOT NULL THEN lower(hex(OLD.signature)) END),
NULL); END;
CREATE TRIGGER log_audit_insert AFTER INSERT ON audit
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'audit',
NULL,
json_object('id', NEW.id, 'at_ms', NEW.at_ms, 'actor', NEW.actor, 'action', NEW.action, 'subject', NEW.subject, 'detail', NEW.detail, 'reason', NEW.reason, 'role', NEW.role, 'account', NEW.account)); END;
CREATE TRIGGER log_audit_update AFTER UPDATE OF id, at_ms, actor, action, subject, detail, reason, role, account ON audit
WHEN OLD.id IS NOT NEW.id OR OLD.at_ms IS NOT NEW.at_ms OR OLD.actor IS NOT NEW.actor OR OLD.action IS NOT NEW.action OR OLD.subject IS NOT NEW.subject OR OLD.detail IS NOT NEW.detail OR OLD.reason IS NOT NEW.reason OR OLD.role IS NOT NEW.role OR OLD.account IS NOT NEW.account
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (NEW.tournament_id, 'audit',
json_object('id', OLD.id, 'at_ms', OLD.at_ms, 'actor', OLD.actor, 'action', OLD.action, 'subject', OLD.subject, 'detail', OLD.detail, 'reason', OLD.reason, 'role', OLD.role, 'account', OLD.account),
json_object('id', NEW.id, 'at_ms', NEW.at_ms, 'actor', NEW.actor, 'action', NEW.action, 'subject', NEW.subject, 'detail', NEW.detail, 'reason', NEW.reason, 'role', NEW.role, 'account', NEW.account)); END;
CREATE TRIGGER log_audit_delete AFTER DELETE ON audit
BEGIN INSERT INTO row_changes (tournament_id, table_name, was, now)
VALUES (OLD.tournament_id, 'audit',
json_object('id', OLD.id, 'at_ms', OLD.at_ms, 'actor', OLD.actor, 'action', OLD.action, 'subject', OLD.subject, 'detail', OLD.detail, 'reason', OLD.reason, 'role', OLD.role, 'account', OLD.account),
NULL); END;
