-- Up Migration

SET LOCAL lock_timeout = '5s';

-- The form's newest version that has the field: the words of older ones change nothing, in whichever order they come.
ALTER TABLE form_edges ADD COLUMN version integer NOT NULL DEFAULT 0;
