-- The language an event speaks to those who have chosen none; nothing lets the browser choose.
ALTER TABLE tournaments ADD COLUMN language TEXT;
