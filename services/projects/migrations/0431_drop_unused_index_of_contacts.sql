-- Up Migration

SET lock_timeout = '5s';

-- With row-level security, lower(email) cannot use it. Contacts are found by email_lower (0022).
DROP INDEX IF EXISTS contacts_email_idx;
