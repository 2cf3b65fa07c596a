ALTER TABLE tournaments DROP COLUMN round_time;
