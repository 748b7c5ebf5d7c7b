-- Up Migration

SET lock_timeout = '5s';

-- Undos of causes with more than 10,000 effects have their steps in parts. `part` names the records; `steps` and
-- `skipped` are null until the part is planned.
CREATE TABLE IF NOT EXISTS undo_parts (
  frame_id uuid NOT NULL,
  undo_id uuid NOT NULL,
  number integer NOT NULL,
  part jsonb NOT NULL,
  steps jsonb,
  skipped jsonb,
  step_count integer NOT NULL DEFAULT 0,
  pending_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  skipped_count integer NOT NULL DEFAULT 0,
  CONSTRAINT undo_parts_pkey PRIMARY KEY (frame_id, undo_id, number)
);

ALTER TABLE undo_parts ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'undo_parts') THEN
    CREATE POLICY frame_only ON undo_parts TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON undo_parts TO projects_app;
