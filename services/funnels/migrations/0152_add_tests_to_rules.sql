-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Test cases that run before a change of the rule is saved.
ALTER TABLE rules ADD COLUMN IF NOT EXISTS tests jsonb NOT NULL DEFAULT '[]';
