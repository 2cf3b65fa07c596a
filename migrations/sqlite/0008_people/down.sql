ALTER TABLE sessions DROP COLUMN proved_at_ms;
ALTER TABLE accounts DROP COLUMN recovery_hash;
ALTER TABLE grants RENAME TO grants_after;
CREATE TABLE grants (
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    role          TEXT NOT NULL CHECK (role IN ('organiser', 'helper')),
    PRIMARY KEY (account_id, tournament_id)
) STRICT;
INSERT INTO grants (account_id, tournament_id, role)
    SELECT account_id, tournament_id, replace(role, 'deputy', 'helper') FROM grants_after;
DROP TABLE grants_after;
CREATE INDEX grants_by_tournament ON grants (tournament_id);
DROP TABLE invitations;
