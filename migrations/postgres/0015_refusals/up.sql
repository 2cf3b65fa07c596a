-- The same as in ../../sqlite.
ALTER TABLE entrants ADD COLUMN refused_by TEXT;
ALTER TABLE entrants ADD COLUMN refused_at_ms BIGINT;
