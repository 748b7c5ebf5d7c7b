-- Up Migration

-- AI agents: model, instructions, tools and limits.
CREATE TABLE agents (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Number of the current definition; increased by every change.
  version integer NOT NULL,
  owner_kind text NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT agents_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX agents_created_idx ON agents (frame_id, created_at DESC, id DESC);

-- All definitions of an agent: an execution keeps the one that it started with.
CREATE TABLE agent_versions (
  frame_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  instructions text NOT NULL,
  tools text[] NOT NULL,
  limits jsonb NOT NULL,
  needs_approval boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT agent_versions_pkey PRIMARY KEY (frame_id, agent_id, version),
  CONSTRAINT agent_versions_agent_fkey FOREIGN KEY (frame_id, agent_id) REFERENCES agents (frame_id, id)
);

CREATE TABLE agent_executions (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  agent_id uuid NOT NULL,
  agent_version integer NOT NULL,
  project_id uuid,
  -- Kind of the initiator, such as user or assistant, and its id.
  trigger text NOT NULL,
  started_by jsonb NOT NULL,
  status text NOT NULL CONSTRAINT agent_executions_status_check
    CHECK (status IN ('pending', 'running', 'awaiting_approval', 'completed', 'failed', 'cancelled')),
  input text NOT NULL,
  output text,
  error text,
  -- The messages to and from the model, sent with the next call.
  messages jsonb NOT NULL,
  -- One member for each message of the model or tool call, in order.
  steps jsonb NOT NULL,
  -- Tool calls that wait for approval.
  waiting jsonb NOT NULL,
  attempt integer NOT NULL,
  -- Idempotency key of the start.
  start_key text,
  correlation_id text NOT NULL,
  causation_id text,
  depth integer NOT NULL,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT agent_executions_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT agent_executions_version_fkey FOREIGN KEY (frame_id, agent_id, agent_version)
    REFERENCES agent_versions (frame_id, agent_id, version),
  CONSTRAINT agent_executions_start_key UNIQUE (frame_id, start_key)
);
CREATE INDEX agent_executions_created_idx ON agent_executions (frame_id, created_at DESC, id DESC);
CREATE INDEX agent_executions_agent_idx ON agent_executions (frame_id, agent_id, created_at DESC);
CREATE INDEX agent_executions_project_idx ON agent_executions (frame_id, project_id, created_at DESC) WHERE project_id IS NOT NULL;

-- Ledger of calls of models: one row for each call, written before the call and settled after it.
CREATE TABLE model_calls (
  frame_id uuid NOT NULL,
  -- Sent as Idempotency-Key: a call that is repeated after a crash has the same key.
  id uuid NOT NULL,
  execution_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  status text NOT NULL CONSTRAINT model_calls_status_check CHECK (status IN ('pending', 'succeeded', 'failed')),
  input_tokens integer NOT NULL DEFAULT 0,
  output_tokens integer NOT NULL DEFAULT 0,
  -- Null if the price is unknown.
  cost numeric(18, 8),
  currency text,
  error text,
  called_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT model_calls_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT model_calls_execution_fkey FOREIGN KEY (frame_id, execution_id) REFERENCES agent_executions (frame_id, id)
);
CREATE INDEX model_calls_execution_idx ON model_calls (frame_id, execution_id);
CREATE INDEX model_calls_agent_idx ON model_calls (frame_id, agent_id, called_at);
CREATE INDEX model_calls_called_idx ON model_calls (frame_id, called_at);

ALTER TABLE agents ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON agents TO funnels_app USING (frame_id = current_frame());
ALTER TABLE agent_versions ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON agent_versions TO funnels_app USING (frame_id = current_frame());
ALTER TABLE agent_executions ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON agent_executions TO funnels_app USING (frame_id = current_frame());
ALTER TABLE model_calls ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON model_calls TO funnels_app USING (frame_id = current_frame());

-- Executions that wait for a worker, of all frames: one row each.
CREATE TABLE agent_lanes (LIKE rule_lanes INCLUDING ALL);

GRANT SELECT, INSERT, UPDATE, DELETE ON agents, agent_versions, agent_executions, model_calls, agent_lanes TO funnels_app;
