-- Up Migration

-- Copies of project data, from projects.events.
CREATE TABLE project_facts (
  frame_id uuid NOT NULL,
  project_id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  status integer NOT NULL,
  budget bigint NOT NULL,
  merged_id uuid,
  deleted boolean NOT NULL,
  -- Version of the project; an older one never replaces a newer one.
  version integer NOT NULL,
  CONSTRAINT project_facts_pkey PRIMARY KEY (frame_id, project_id)
);
ALTER TABLE project_facts ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON project_facts TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON project_facts TO funnels_app;
