-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Every version of a rule: who changed it and when, its definition, and the owner with whose scopes it acts.
CREATE TABLE rule_versions (
  frame_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  version integer NOT NULL,
  change text NOT NULL CONSTRAINT rule_versions_change_check CHECK (change IN ('created', 'updated', 'deleted', 'restored')),
  definition jsonb NOT NULL,
  author jsonb NOT NULL,
  owner jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_versions_pkey PRIMARY KEY (frame_id, rule_id, version),
  CONSTRAINT rule_versions_rule_fkey FOREIGN KEY (frame_id, rule_id) REFERENCES rules (frame_id, id)
);
ALTER TABLE rule_versions ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rule_versions TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON rule_versions TO funnels_app;

-- The version that a run was started with. Null for runs of earlier releases.
ALTER TABLE rule_runs ADD COLUMN IF NOT EXISTS rule_version integer;
