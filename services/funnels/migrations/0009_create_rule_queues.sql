-- Up Migration

-- Pending work of all frames: only ids and times, so that a worker finds it without access to a frame.

-- A project (or a rule without one) that has pending triggers or runs; leased by one worker at a time.
CREATE TABLE rule_lanes (
  frame_id uuid NOT NULL,
  lane_id uuid NOT NULL,
  ready_at timestamptz NOT NULL,
  -- Increased by new work, so that a worker notices it before it removes the row.
  arrivals bigint NOT NULL,
  worker_id uuid,
  lease_until timestamptz,
  CONSTRAINT rule_lanes_pkey PRIMARY KEY (frame_id, lane_id)
);
CREATE INDEX rule_lanes_ready_idx ON rule_lanes (ready_at);
ALTER TABLE rule_lanes SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- When a rule is due next: for a schedule, or for stays in a step that are too long.
CREATE TABLE rule_alarms (
  frame_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_alarms_pkey PRIMARY KEY (frame_id, rule_id)
);
CREATE INDEX rule_alarms_due_idx ON rule_alarms (due_at);

-- Stays that have triggered a rule; a project that returns to the step has another time of entry.
CREATE TABLE rule_stays (
  frame_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  linked_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_stays_pkey PRIMARY KEY (frame_id, rule_id, assignment_id, linked_at)
);
ALTER TABLE rule_stays ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rule_stays TO funnels_app USING (frame_id = current_frame());

GRANT SELECT, INSERT, UPDATE, DELETE ON rule_lanes, rule_alarms, rule_stays TO funnels_app;
