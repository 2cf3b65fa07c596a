-- How many letters of the family name the alias shows, 0 for one and the start number
-- behind it; empty until it is settled, which is done when the database is opened.
ALTER TABLE entrants ADD COLUMN alias_letters INTEGER CHECK (alias_letters BETWEEN 0 AND 2);
-- Grade R is 0 and grade RR -1. SQLite has no statement that changes a check; this is the
-- way that its makers give (https://www.sqlite.org/lang_altertable.html#otheralter).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '(grade BETWEEN 1 AND 12)', '(grade BETWEEN -1 AND 12)')
WHERE type = 'table' AND name = 'entrants';
PRAGMA writable_schema = RESET;
