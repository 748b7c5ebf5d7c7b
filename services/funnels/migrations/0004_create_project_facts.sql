-- Up Migration

-- What this service keeps of projects, from projects.events.
CREATE TABLE project_facts (
  frame_id uuid NOT NULL,
  project_id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  status integer NOT NULL,
  budget bigint NOT NULL,
  merged_id uuid,
  deleted boolean NOT NULL,
  -- Of the project; an older one never takes the place of a newer one.
  version integer NOT NULL,
  CONSTRAINT project_facts_pkey PRIMARY KEY (frame_id, project_id)
);
ALTER TABLE project_facts ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON project_facts TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON project_facts TO funnels_app;
