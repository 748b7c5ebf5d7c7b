-- Up Migration

-- Contacts are found by what others know of them. Kept beside, because a function in a condition loses its index under
-- row-level security.
ALTER TABLE contacts
  ADD COLUMN phone_digits text GENERATED ALWAYS AS (regexp_replace(phone, '[^0-9]', '', 'g')) STORED,
  ADD COLUMN email_lower text GENERATED ALWAYS AS (lower(email)) STORED;
CREATE INDEX contacts_phone_digits_idx ON contacts (frame_id, phone_digits) WHERE phone_digits <> '';
CREATE INDEX contacts_email_lower_idx ON contacts (frame_id, email_lower) WHERE email_lower IS NOT NULL;

-- What the newest token seen of a user allowed, for whoever acts on their behalf when they are away.
ALTER TABLE users ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';

-- Whether an event was kept already, whoever keeps it.
CREATE INDEX inbox_event_idx ON inbox (event_id);
