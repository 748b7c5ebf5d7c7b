-- Up Migration

-- Funnel data for searches, from funnels.events. Events may arrive late, twice or in another order: so there are no
-- foreign keys to other tables, and each row stores the version of its last event.
CREATE TABLE funnels (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT funnels_pkey PRIMARY KEY (frame_id, id)
);

CREATE TABLE funnel_steps (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  funnel_id uuid NOT NULL,
  name text NOT NULL,
  -- The first step has position 0.
  position integer NOT NULL,
  CONSTRAINT funnel_steps_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX funnel_steps_funnel_idx ON funnel_steps (frame_id, funnel_id);

CREATE TABLE funnel_assignments (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  funnel_id uuid NOT NULL,
  project_id uuid NOT NULL,
  step_id uuid NOT NULL,
  status text NOT NULL,
  status_at timestamptz(3) NOT NULL,
  forecast_date date,
  -- The beginning of that day in UTC, so that it can be compared with other times.
  forecast_at timestamptz(3) GENERATED ALWAYS AS (forecast_date::timestamp AT TIME ZONE 'UTC') STORED,
  linked_at timestamptz(3) NOT NULL,
  tag_ids uuid[] NOT NULL,
  executor_ids uuid[] NOT NULL,
  version integer NOT NULL,
  left_at timestamptz(3),
  CONSTRAINT funnel_assignments_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX funnel_assignments_project_idx ON funnel_assignments (frame_id, project_id) WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_funnel_idx ON funnel_assignments (frame_id, funnel_id) WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_step_idx ON funnel_assignments (frame_id, step_id) WHERE left_at IS NULL;

ALTER TABLE projects ADD COLUMN completed_percentage integer NOT NULL DEFAULT 0;
CREATE INDEX projects_completed_percentage_idx ON projects (frame_id, completed_percentage, id);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['funnels', 'funnel_steps', 'funnel_assignments'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', tenant_table);
    EXECUTE format('CREATE POLICY search_reads ON %I FOR SELECT TO projects_search USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO projects_search', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO projects_app', tenant_table);
  END LOOP;
END
$$;

-- Tags of assignments, and the latest times of a project. With security_invoker, the policies of the querying role
-- apply.
CREATE VIEW funnel_assignment_tags WITH (security_invoker = true) AS
  SELECT frame_id, project_id, unnest(tag_ids) AS tag_id FROM funnel_assignments WHERE left_at IS NULL;
CREATE VIEW funnel_times WITH (security_invoker = true) AS
  SELECT frame_id, project_id, max(status_at) AS status_at, max(forecast_at) AS forecast_at, max(linked_at) AS linked_at
  FROM funnel_assignments WHERE left_at IS NULL GROUP BY frame_id, project_id;
GRANT SELECT ON funnel_assignment_tags, funnel_times TO projects_app, projects_search;
