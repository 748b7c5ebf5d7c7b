-- Up Migration

SET lock_timeout = '5s';

-- Scopes that an administrator has revoked. `scopes` holds all that the user's tokens had; background work keeps those that
-- are not revoked.
ALTER TABLE users ADD COLUMN IF NOT EXISTS revoked_scopes text[] NOT NULL DEFAULT '{}';
