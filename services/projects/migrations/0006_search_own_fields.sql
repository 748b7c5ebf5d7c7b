-- Up Migration

-- Trigram indexes for the filter `contains`, within a frame. btree_gin allows frame_id as the first column of a GIN
-- index.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX projects_name_search_idx ON projects USING gin (frame_id, search_text(name) gin_trgm_ops);
CREATE INDEX projects_code_search_idx ON projects USING gin (frame_id, search_text(code) gin_trgm_ops);
CREATE INDEX customers_name_search_idx ON customers USING gin (frame_id, search_text(name) gin_trgm_ops);
CREATE INDEX contacts_name_search_idx ON contacts USING gin (frame_id, search_text(name) gin_trgm_ops);

CREATE INDEX projects_name_idx ON projects (frame_id, name, id);
CREATE INDEX projects_budget_idx ON projects (frame_id, budget, id);

-- Users assigned to a project, with the role user or executor.
CREATE TABLE project_people (
  frame_id uuid NOT NULL,
  project_id uuid NOT NULL,
  role text NOT NULL CONSTRAINT project_people_role_check CHECK (role IN ('user', 'executor')),
  user_id uuid NOT NULL,
  CONSTRAINT project_people_pkey PRIMARY KEY (frame_id, project_id, role, user_id),
  CONSTRAINT project_people_project_fkey FOREIGN KEY (frame_id, project_id) REFERENCES projects (frame_id, id),
  CONSTRAINT project_people_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id)
);
CREATE INDEX project_people_user_idx ON project_people (frame_id, user_id, role);

ALTER TABLE project_people ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON project_people TO projects_app USING (frame_id = current_frame());
CREATE POLICY search_reads ON project_people FOR SELECT TO projects_search USING (true);
GRANT SELECT ON project_people TO projects_search;
GRANT SELECT, INSERT, UPDATE, DELETE ON project_people TO projects_app;
