-- DROP TABLE deletes row by row where foreign keys are watched, so the guards go first.
DROP TRIGGER entries_stay_as_written;
DROP TRIGGER entries_stay;
DROP TRIGGER audit_stays_as_written;
DROP TRIGGER audit_stays;
DROP TABLE audit;
DROP TABLE entries;
DROP TABLE games;
DROP TABLE byes;
DROP TABLE pairings;
DROP TABLE rounds;
DROP TABLE entrants;
DROP TABLE grants;
DROP TABLE tournaments;
DROP TABLE sessions;
DROP TABLE accounts;
DROP TABLE settings;
PRAGMA application_id = 0;
