-- Up Migration

-- Normalized phone numbers and email addresses for finding contacts. Stored, because under row-level security a
-- condition with a function that is not leakproof cannot use an index.
ALTER TABLE contacts
  ADD COLUMN phone_digits text GENERATED ALWAYS AS (regexp_replace(phone, '[^0-9]', '', 'g')) STORED,
  ADD COLUMN email_lower text GENERATED ALWAYS AS (lower(email)) STORED;
CREATE INDEX contacts_phone_digits_idx ON contacts (frame_id, phone_digits) WHERE phone_digits <> '';
CREATE INDEX contacts_email_lower_idx ON contacts (frame_id, email_lower) WHERE email_lower IS NOT NULL;

-- Scopes of the newest verified token of a user, for background work on their behalf.
ALTER TABLE users ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';

-- Whether an event was already stored, by any consumer.
CREATE INDEX inbox_event_idx ON inbox (event_id);
