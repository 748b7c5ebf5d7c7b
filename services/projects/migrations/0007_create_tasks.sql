-- Up Migration

CREATE TABLE tasks (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL,
  done boolean NOT NULL DEFAULT false,
  due_at timestamptz(3),
  assignee_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT tasks_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT tasks_project_fkey FOREIGN KEY (frame_id, project_id) REFERENCES projects (frame_id, id),
  CONSTRAINT tasks_assignee_fkey FOREIGN KEY (frame_id, assignee_id) REFERENCES users (frame_id, id)
);
CREATE INDEX tasks_project_idx ON tasks (frame_id, project_id, created_at, id);

ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON tasks TO projects_app USING (frame_id = current_frame());
CREATE POLICY search_reads ON tasks FOR SELECT TO projects_search USING (true);
GRANT SELECT ON tasks TO projects_search;
GRANT SELECT, INSERT, UPDATE, DELETE ON tasks TO projects_app;

-- Incremented by every change, so that consumers with a copy can ignore older events.
ALTER TABLE users ADD COLUMN IF NOT EXISTS version integer NOT NULL DEFAULT 1;
