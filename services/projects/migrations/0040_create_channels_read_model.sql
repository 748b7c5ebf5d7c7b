-- Up Migration

-- The time since when each conversation awaits a reply, from channels.events. Events may arrive late, twice or in
-- another order: each row stores the version of its last event.
CREATE TABLE channel_conversations (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  channel_id uuid NOT NULL,
  -- Null if it belongs to no project.
  project_id uuid,
  awaiting_reply_since timestamptz(3),
  version integer NOT NULL,
  CONSTRAINT channel_conversations_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX channel_conversations_awaiting_idx ON channel_conversations (frame_id, project_id, awaiting_reply_since)
  WHERE awaiting_reply_since IS NOT NULL;

ALTER TABLE channel_conversations ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON channel_conversations TO projects_app USING (frame_id = current_frame());
CREATE POLICY search_reads ON channel_conversations FOR SELECT TO projects_search USING (true);
GRANT SELECT ON channel_conversations TO projects_search;
GRANT SELECT, INSERT, UPDATE, DELETE ON channel_conversations TO projects_app;

-- The earliest such time of a project's conversations. Stored in the project, so that searches can filter and sort by
-- it.
ALTER TABLE projects ADD COLUMN channel_awaiting_reply_since timestamptz(3);
CREATE INDEX projects_channel_awaiting_idx ON projects (frame_id, channel_awaiting_reply_since, id)
  WHERE channel_awaiting_reply_since IS NOT NULL;
