-- Up Migration

CREATE TABLE project_groups (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT project_groups_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX project_groups_name_key ON project_groups (frame_id, name) WHERE deleted_at IS NULL;

-- The order inside a group is the order of `rank`, with gaps between adjacent ranks, so that a move writes one row.
CREATE TABLE project_group_members (
  frame_id uuid NOT NULL,
  group_id uuid NOT NULL,
  project_id uuid NOT NULL,
  rank bigint NOT NULL,
  CONSTRAINT project_group_members_pkey PRIMARY KEY (frame_id, group_id, project_id),
  CONSTRAINT project_group_members_group_fkey FOREIGN KEY (frame_id, group_id) REFERENCES project_groups (frame_id, id),
  CONSTRAINT project_group_members_project_fkey FOREIGN KEY (frame_id, project_id) REFERENCES projects (frame_id, id)
);
CREATE UNIQUE INDEX project_group_members_rank_key ON project_group_members (frame_id, group_id, rank);
CREATE INDEX project_group_members_project_idx ON project_group_members (frame_id, project_id);

CREATE TABLE tags (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT tags_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX tags_name_key ON tags (frame_id, name) WHERE deleted_at IS NULL;

CREATE TABLE project_tags (
  frame_id uuid NOT NULL,
  project_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  CONSTRAINT project_tags_pkey PRIMARY KEY (frame_id, project_id, tag_id),
  CONSTRAINT project_tags_project_fkey FOREIGN KEY (frame_id, project_id) REFERENCES projects (frame_id, id),
  CONSTRAINT project_tags_tag_fkey FOREIGN KEY (frame_id, tag_id) REFERENCES tags (frame_id, id)
);
CREATE INDEX project_tags_tag_idx ON project_tags (frame_id, tag_id);
