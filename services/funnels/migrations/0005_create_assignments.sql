-- Up Migration

ALTER TABLE steps
  -- Maximum number of open projects in the step.
  ADD COLUMN wip_limit integer,
  -- An open project that is longer in the step is late.
  ADD COLUMN late_after_hours integer,
  -- Steps that can be reached from here; null for all.
  ADD COLUMN reachable_step_ids uuid[];

-- A project in a funnel. After it has left, the row stays, so that its version continues if it returns.
CREATE TABLE assignments (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  funnel_id uuid NOT NULL,
  project_id uuid NOT NULL,
  step_id uuid NOT NULL,
  status text NOT NULL CONSTRAINT assignments_status_check CHECK (status IN ('open', 'won', 'lost', 'paused')),
  status_at timestamptz(3) NOT NULL,
  forecast_date date,
  -- When it entered its step.
  linked_at timestamptz(3) NOT NULL,
  tag_ids uuid[] NOT NULL,
  executor_ids uuid[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  left_at timestamptz(3),
  CONSTRAINT assignments_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT assignments_place_key UNIQUE (frame_id, funnel_id, project_id),
  CONSTRAINT assignments_step_fkey FOREIGN KEY (frame_id, step_id) REFERENCES steps (frame_id, id)
);
CREATE INDEX assignments_step_idx ON assignments (frame_id, step_id, linked_at, id) WHERE left_at IS NULL;
CREATE INDEX assignments_project_idx ON assignments (frame_id, project_id);

ALTER TABLE assignments ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON assignments TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON assignments TO funnels_app;
