-- Up Migration

SET lock_timeout = '5s';

ALTER TABLE audit_lines
  ADD COLUMN IF NOT EXISTS causation_id text,
  ADD COLUMN IF NOT EXISTS token_id uuid,
  -- False for lines of an earlier release. They get their place in the chain with the next read or write of the log.
  ADD COLUMN IF NOT EXISTS chained boolean NOT NULL DEFAULT false;
CREATE INDEX IF NOT EXISTS audit_lines_unchained_idx ON audit_lines (frame_id, happened_at, id) WHERE NOT chained;
CREATE INDEX IF NOT EXISTS audit_lines_correlation_idx ON audit_lines (frame_id, correlation_id);
CREATE INDEX IF NOT EXISTS audit_lines_causation_idx ON audit_lines (frame_id, causation_id) WHERE causation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS audit_lines_request_idx ON audit_lines (frame_id, request_id) WHERE request_id IS NOT NULL;

-- The place of each line in the chain of its frame. `hash` covers the line and `previous_hash`. Hashes are no texts, so
-- that the erasure of personal data does not replace parts of them.
CREATE TABLE IF NOT EXISTS audit_chain (
  frame_id uuid NOT NULL,
  sequence bigint NOT NULL CHECK (sequence > 0),
  id uuid NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_chain_pkey PRIMARY KEY (frame_id, sequence),
  CONSTRAINT audit_chain_line_key UNIQUE (frame_id, id)
);

-- The newest entry of each chain, which shows that no entry at the end is missing. `anchor` is the newest entry that
-- retention has removed.
CREATE TABLE IF NOT EXISTS audit_heads (
  frame_id uuid NOT NULL,
  sequence bigint NOT NULL,
  hash bytea NOT NULL,
  anchor_sequence bigint NOT NULL DEFAULT 0,
  anchor_hash bytea NOT NULL,
  CONSTRAINT audit_heads_pkey PRIMARY KEY (frame_id)
);

-- Lines from which personal data was erased. Their hashes stay, so that the chain can be verified; their contents cannot.
CREATE TABLE IF NOT EXISTS audit_redactions (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  redacted_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT audit_redactions_pkey PRIMARY KEY (frame_id, id)
);

ALTER TABLE audit_redactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_chain ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'audit_chain') THEN
    CREATE POLICY frame_only ON audit_chain TO projects_app USING (frame_id = current_frame());
    CREATE POLICY frame_only ON audit_redactions TO projects_app USING (frame_id = current_frame());
    CREATE POLICY frame_only ON audit_heads TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT ON audit_redactions TO projects_app;
REVOKE INSERT, UPDATE, DELETE ON audit_redactions FROM projects_app;
GRANT SELECT, INSERT ON audit_chain TO projects_app;
REVOKE UPDATE, DELETE ON audit_chain FROM projects_app;
GRANT SELECT, INSERT ON audit_heads TO projects_app;
REVOKE UPDATE, DELETE ON audit_heads FROM projects_app;
GRANT UPDATE (sequence, hash) ON audit_heads TO projects_app;

-- Removes entries that were recorded before a time, for all frames, and moves the anchors of the chains. Only the owner
-- of the tables may call it. Returns the number of removed entries.
CREATE OR REPLACE FUNCTION purge_audit_log(before timestamptz) RETURNS bigint
  LANGUAGE plpgsql VOLATILE SET search_path = public
  AS $$
DECLARE
  head record;
  last record;
  removed bigint := 0;
  removed_now bigint;
BEGIN
  FOR head IN SELECT h.frame_id, h.anchor_sequence FROM audit_heads h ORDER BY h.frame_id LOOP
    PERFORM FROM audit_heads h WHERE h.frame_id = head.frame_id FOR UPDATE;
    -- Only the start of a chain is removed, up to the first entry that must stay.
    SELECT c.sequence, c.hash INTO last FROM audit_chain c
      WHERE c.frame_id = head.frame_id AND c.sequence < coalesce(
        (SELECT min(kept.sequence) FROM audit_chain kept JOIN audit_lines l USING (frame_id, id)
          WHERE kept.frame_id = head.frame_id AND l.happened_at >= before),
        9223372036854775807)
      ORDER BY c.sequence DESC LIMIT 1;
    CONTINUE WHEN last.sequence IS NULL;
    DELETE FROM audit_lines l USING audit_chain c
      WHERE c.frame_id = head.frame_id AND c.sequence <= last.sequence AND l.frame_id = c.frame_id AND l.id = c.id;
    DELETE FROM audit_redactions r USING audit_chain c
      WHERE c.frame_id = head.frame_id AND c.sequence <= last.sequence AND r.frame_id = c.frame_id AND r.id = c.id;
    DELETE FROM audit_chain c WHERE c.frame_id = head.frame_id AND c.sequence <= last.sequence;
    GET DIAGNOSTICS removed_now = ROW_COUNT;
    removed := removed + removed_now;
    UPDATE audit_heads h SET anchor_sequence = last.sequence, anchor_hash = last.hash WHERE h.frame_id = head.frame_id;
  END LOOP;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION purge_audit_log FROM PUBLIC;
