-- Up Migration

ALTER TABLE steps
  -- What whoever brings a project here must have answered: these forms' required fields, and these fields besides.
  ADD COLUMN form_ids integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN required_field_ids uuid[] NOT NULL DEFAULT '{}';

-- Moves that carried answers, which forms keeps staged under the same id until it is told, or asks.
CREATE TABLE committed_stages (
  frame_id uuid NOT NULL,
  stage_id uuid NOT NULL,
  committed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT committed_stages_pkey PRIMARY KEY (frame_id, stage_id)
);

-- Moves that other services and rules asked for by a key, so that the same one is made once.
CREATE TABLE move_keys (
  frame_id uuid NOT NULL,
  key text NOT NULL,
  assignment_id uuid NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT move_keys_pkey PRIMARY KEY (frame_id, key)
);

ALTER TABLE committed_stages ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON committed_stages TO funnels_app USING (frame_id = current_frame());
ALTER TABLE move_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON move_keys TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON committed_stages, move_keys TO funnels_app;
