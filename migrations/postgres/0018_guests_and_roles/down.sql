ALTER TABLE audit DROP COLUMN role;
ALTER TABLE invitations DROP COLUMN most_uses;
