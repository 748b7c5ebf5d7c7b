-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Field values that conditions have read, for simulations.
ALTER TABLE rule_triggers ADD COLUMN readings jsonb;
CREATE INDEX rule_triggers_past_idx ON rule_triggers (frame_id, type, position);
DROP INDEX rule_triggers_occurred_idx;
