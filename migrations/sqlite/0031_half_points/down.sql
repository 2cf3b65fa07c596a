UPDATE pairings SET result = '0-0 forfeit' WHERE result IN ('1/2-0', '0-1/2', '0-0');
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''0-0 forfeit'', ''1/2-0'', ''0-1/2'', ''0-0''))', '''0-0 forfeit''))')
WHERE type = 'table' AND name = 'pairings';
PRAGMA writable_schema = RESET;
