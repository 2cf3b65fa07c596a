-- The same as in ../../sqlite.
ALTER TABLE pairings DROP CONSTRAINT pairings_result_check;
ALTER TABLE pairings ADD CONSTRAINT pairings_result_check CHECK (result IN (
    '1-0', '0-1', '1/2-1/2', '1-0 award', '0-1 award',
    '1-0 forfeit', '0-1 forfeit', '0-0 forfeit', '1/2-0', '0-1/2', '0-0'));
