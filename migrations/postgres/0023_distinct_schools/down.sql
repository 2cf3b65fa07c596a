ALTER TABLE tournaments DROP COLUMN distinct_schools;
