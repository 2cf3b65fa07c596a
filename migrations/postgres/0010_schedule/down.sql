ALTER TABLE tournaments DROP COLUMN schedule;
