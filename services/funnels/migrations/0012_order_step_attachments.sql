-- Up Migration

-- Position of an attachment in its step. Two may have the same for a moment; then the older one is first.
ALTER TABLE step_attachments ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE step_attachments a SET position = n.place
FROM (
  SELECT frame_id, id, row_number() OVER (PARTITION BY frame_id, step_id ORDER BY created_at, id) - 1 AS place
  FROM step_attachments
) n WHERE n.frame_id = a.frame_id AND n.id = a.id;
