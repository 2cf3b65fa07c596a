ALTER TABLE entrants DROP COLUMN refused_at_ms;
ALTER TABLE entrants DROP COLUMN refused_by;
