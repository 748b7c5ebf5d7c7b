-- Up Migration

SET lock_timeout = '5s';

-- What users of a frame have mapped headings to. An empty key means that the column was ignored.
CREATE TABLE IF NOT EXISTS learned_mappings (
  frame_id uuid NOT NULL,
  type text NOT NULL,
  heading text NOT NULL,
  column_key text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT learned_mappings_pkey PRIMARY KEY (frame_id, type, heading)
);
ALTER TABLE learned_mappings ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS frame_only ON learned_mappings;
CREATE POLICY frame_only ON learned_mappings TO spreadsheets_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON learned_mappings TO spreadsheets_app;
