-- Who noted, and when, that somebody who answers for the child was asked and said no.
-- Columns of their own: whoever looks only at the consent still shows the short name.
ALTER TABLE entrants ADD COLUMN refused_by TEXT;
ALTER TABLE entrants ADD COLUMN refused_at_ms INTEGER;
