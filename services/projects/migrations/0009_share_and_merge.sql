-- Up Migration

-- A token is unique in the whole system, because requests of share pages contain no frame.
CREATE UNIQUE INDEX projects_share_token_key ON projects (share_token) WHERE share_token IS NOT NULL;
CREATE INDEX projects_merged_idx ON projects (frame_id, merged_id) WHERE merged_id IS NOT NULL;
