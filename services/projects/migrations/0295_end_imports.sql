-- Up Migration

SET lock_timeout = '5s';

-- A row without outcomes that ends an import: batches that arrive later are rejected.
ALTER TABLE applied_batches ADD COLUMN IF NOT EXISTS ends_import boolean NOT NULL DEFAULT false;
