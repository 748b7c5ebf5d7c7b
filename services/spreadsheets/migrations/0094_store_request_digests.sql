-- Up Migration

SET lock_timeout = '5s';

-- Digest of all parts of the request that started the operation, so that a key can't be used with another file.
-- NULL for operations that were started without a file.
ALTER TABLE operations ADD COLUMN IF NOT EXISTS request_digest text;
