-- Up Migration

ALTER TABLE steps
  -- Forms whose required fields must be answered before a project enters, and additional required fields.
  ADD COLUMN form_ids integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN required_field_ids uuid[] NOT NULL DEFAULT '{}';

-- Moves with answers. Forms keeps the answers staged under the same id until an event, or its own request, commits them.
CREATE TABLE committed_stages (
  frame_id uuid NOT NULL,
  stage_id uuid NOT NULL,
  committed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT committed_stages_pkey PRIMARY KEY (frame_id, stage_id)
);

-- Idempotency keys of moves by other services and rules.
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
