-- Up Migration

SET LOCAL lock_timeout = '5s';

-- The newest version of the form that contained the field: events of older versions are ignored.
ALTER TABLE form_edges ADD COLUMN version integer NOT NULL DEFAULT 0;
