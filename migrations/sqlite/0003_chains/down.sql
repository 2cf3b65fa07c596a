DROP TRIGGER seals_stay;
DROP TRIGGER seals_stay_as_written;
DROP TABLE seals;
DROP TRIGGER entries_are_chained;
DROP TRIGGER entries_stay_as_written;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
DROP INDEX entries_unchained;
ALTER TABLE games DROP COLUMN origin;
ALTER TABLE entries DROP COLUMN hash;
