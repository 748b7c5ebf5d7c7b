-- Up Migration

SET lock_timeout = '5s';

-- Tokens are random, so they need no unique index, which a table that is distributed by frame_id could not have.
CREATE INDEX IF NOT EXISTS projects_share_token_idx ON projects (share_token) WHERE share_token IS NOT NULL;
DROP INDEX IF EXISTS projects_share_token_key;
