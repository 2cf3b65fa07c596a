DROP TABLE seals;
DROP TRIGGER entries_are_chained ON entries;
DROP FUNCTION refuse_unchained();
DROP TRIGGER entries_stay ON entries;
DROP TRIGGER entries_stay_as_written ON entries;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
DROP INDEX entries_unchained;
ALTER TABLE games DROP COLUMN origin;
ALTER TABLE entries DROP COLUMN hash;
