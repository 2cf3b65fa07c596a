UPDATE entrants SET grade = NULL WHERE grade < 1;
ALTER TABLE entrants DROP COLUMN alias_letters;
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '(grade BETWEEN -1 AND 12)', '(grade BETWEEN 1 AND 12)')
WHERE type = 'table' AND name = 'entrants';
PRAGMA writable_schema = RESET;
