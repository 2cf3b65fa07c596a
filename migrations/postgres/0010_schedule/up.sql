-- The same as in ../../sqlite.
ALTER TABLE tournaments ADD COLUMN schedule TEXT CHECK (schedule IS NULL OR schedule::jsonb IS NOT NULL);
