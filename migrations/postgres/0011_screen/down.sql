ALTER TABLE tournaments DROP COLUMN screen;
