-- Up Migration

-- Assistants (of a step) and automations (of the frame or a funnel): triggers, conditions and actions.
CREATE TABLE rules (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT rules_kind_check CHECK (kind IN ('assistant', 'automation')),
  name text NOT NULL,
  description text NOT NULL,
  active boolean NOT NULL,
  -- The step of an assistant. Deleted steps stay, so that the logs can be read.
  step_id uuid,
  -- The funnel of an automation; null for the whole frame.
  funnel_id uuid,
  trigger jsonb NOT NULL,
  trigger_type text NOT NULL,
  conditions jsonb NOT NULL,
  actions jsonb NOT NULL,
  -- The owner. The rule acts with the owner's current scopes.
  owner_kind text NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text,
  version integer NOT NULL,
  activated_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT rules_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT rules_step_fkey FOREIGN KEY (frame_id, step_id) REFERENCES steps (frame_id, id),
  CONSTRAINT rules_place_check CHECK ((kind = 'assistant') = (step_id IS NOT NULL))
);
CREATE INDEX rules_listening_idx ON rules (frame_id, trigger_type) WHERE active AND deleted_at IS NULL;
CREATE INDEX rules_step_idx ON rules (frame_id, step_id, created_at) WHERE step_id IS NOT NULL;
CREATE INDEX rules_created_idx ON rules (frame_id, kind, created_at DESC, id DESC);

-- Counts of a rule's runs; in a separate table, so that a run does not increase the rule's version.
CREATE TABLE rule_counts (
  frame_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  runs_count bigint NOT NULL,
  failures_count bigint NOT NULL,
  last_run_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_counts_pkey PRIMARY KEY (frame_id, rule_id)
);

-- Events that can trigger rules, in the order of recording.
CREATE TABLE rule_triggers (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  -- Key for serial processing: the project, or the rule if it runs without one.
  lane_id uuid NOT NULL,
  project_id uuid,
  funnel_id uuid,
  step_id uuid,
  -- The only rule that it triggers: for schedules and stays.
  rule_id uuid,
  detail jsonb NOT NULL,
  -- Consistency token that a search must have seen.
  consistency_token text,
  correlation_id text NOT NULL,
  causation_id text,
  depth integer NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  matched boolean NOT NULL,
  CONSTRAINT rule_triggers_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX rule_triggers_waiting_idx ON rule_triggers (frame_id, lane_id, position) WHERE NOT matched;
CREATE INDEX rule_triggers_occurred_idx ON rule_triggers (frame_id, occurred_at);

CREATE TABLE rule_runs (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  rule_id uuid NOT NULL,
  step_id uuid,
  trigger_id uuid NOT NULL,
  lane_id uuid NOT NULL,
  project_id uuid,
  status text NOT NULL CONSTRAINT rule_runs_status_check CHECK (status IN ('pending', 'succeeded', 'failed', 'skipped')),
  attempt integer NOT NULL,
  -- Actions at the start of the run; later changes of the rule do not affect it.
  actions jsonb NOT NULL,
  -- One member for each attempted action, in order.
  steps jsonb NOT NULL,
  -- Why it was skipped: the reason, and the false condition with the value.
  skipped jsonb,
  error text,
  correlation_id text NOT NULL,
  depth integer NOT NULL,
  -- One run for each rule, project and cause, not counting skipped ones.
  counts boolean NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_runs_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT rule_runs_rule_fkey FOREIGN KEY (frame_id, rule_id) REFERENCES rules (frame_id, id),
  CONSTRAINT rule_runs_trigger_fkey FOREIGN KEY (frame_id, trigger_id) REFERENCES rule_triggers (frame_id, id)
);
CREATE UNIQUE INDEX rule_runs_once_for_cause_key ON rule_runs (frame_id, rule_id, lane_id, correlation_id) WHERE counts;
CREATE INDEX rule_runs_waiting_idx ON rule_runs (frame_id, lane_id, position) WHERE status = 'pending';
CREATE INDEX rule_runs_rule_idx ON rule_runs (frame_id, rule_id, created_at DESC, id DESC);
CREATE INDEX rule_runs_step_idx ON rule_runs (frame_id, step_id, created_at DESC, id DESC) WHERE step_id IS NOT NULL;
CREATE INDEX rule_runs_created_idx ON rule_runs (frame_id, created_at DESC, id DESC);
CREATE INDEX rule_runs_project_idx ON rule_runs (frame_id, project_id, created_at DESC) WHERE project_id IS NOT NULL;

ALTER TABLE rules ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rules TO funnels_app USING (frame_id = current_frame());
ALTER TABLE rule_counts ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rule_counts TO funnels_app USING (frame_id = current_frame());
ALTER TABLE rule_triggers ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rule_triggers TO funnels_app USING (frame_id = current_frame());
ALTER TABLE rule_runs ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rule_runs TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON rules, rule_counts, rule_triggers, rule_runs TO funnels_app;
