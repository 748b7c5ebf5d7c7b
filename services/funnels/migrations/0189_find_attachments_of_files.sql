-- Up Migration

SET lock_timeout = '5s';

-- The purge of files checks keys of all frames.
CREATE INDEX IF NOT EXISTS step_attachments_file_key_idx ON step_attachments (file_key) WHERE file_key IS NOT NULL;

CREATE OR REPLACE FUNCTION attachment_keys(keys text[]) RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT a.file_key FROM step_attachments a WHERE a.file_key = ANY(keys) $$;
REVOKE EXECUTE ON FUNCTION attachment_keys FROM PUBLIC;
GRANT EXECUTE ON FUNCTION attachment_keys TO funnels_app;
