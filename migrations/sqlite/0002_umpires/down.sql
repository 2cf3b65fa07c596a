DROP INDEX games_asking;
ALTER TABLE games DROP COLUMN asked;
ALTER TABLE tournaments DROP COLUMN conduct;
