-- An invitation is a link; only the hash of its secret is kept. Nothing in
-- `uses_left` lets any number of people accept it.
CREATE TABLE invitations (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    role          TEXT NOT NULL CHECK (role IN ('deputy', 'helper')),
    secret_hash   BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    made_by       TEXT NOT NULL,
    made_at_ms    INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    uses_left     INTEGER CHECK (uses_left >= 0),
    revoked_at_ms INTEGER
) STRICT;
CREATE INDEX invitations_by_tournament ON invitations (tournament_id, id);

-- The same as before with deputies, and with how and until when somebody has the right.
ALTER TABLE grants RENAME TO grants_before;
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
INSERT INTO grants (account_id, tournament_id, role, since_ms)
    SELECT g.account_id, g.tournament_id, g.role, t.created_at_ms
    FROM grants_before g JOIN tournaments t ON t.id = g.tournament_id;
DROP TABLE grants_before;
CREATE INDEX grants_by_tournament ON grants (tournament_id);

-- The hash of the code that opens the account when the pass-phrase is lost.
ALTER TABLE accounts ADD COLUMN recovery_hash BLOB CHECK (length(recovery_hash) = 32);
-- When the pass-phrase was typed last.
ALTER TABLE sessions ADD COLUMN proved_at_ms INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET proved_at_ms = created_at_ms;
