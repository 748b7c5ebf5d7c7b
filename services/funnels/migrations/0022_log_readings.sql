-- Up Migration

SET LOCAL lock_timeout = '5s';

-- What conditions read when something happened, by field: so that a rule can be tried on the past.
ALTER TABLE rule_triggers ADD COLUMN readings jsonb;
CREATE INDEX rule_triggers_past_idx ON rule_triggers (frame_id, type, position);
DROP INDEX rule_triggers_occurred_idx;
