-- Games that were played and give half a point to one side only, or nothing to either. The check
-- is changed as in ../0022_aliases_and_grades.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''0-0 forfeit''))', '''0-0 forfeit'', ''1/2-0'', ''0-1/2'', ''0-0''))')
WHERE type = 'table' AND name = 'pairings';
PRAGMA writable_schema = RESET;
