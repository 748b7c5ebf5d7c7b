-- Up Migration

SET lock_timeout = '5s';

-- A frame may have a row for each project of an import; the indexes find its first ones without reading the others.
CREATE INDEX IF NOT EXISTS rule_lanes_first_idx ON rule_lanes (frame_id, ready_at);
CREATE INDEX IF NOT EXISTS rule_lanes_leased_idx ON rule_lanes (frame_id) WHERE lease_until IS NOT NULL;
DROP INDEX IF EXISTS rule_lanes_ready_idx;
CREATE INDEX IF NOT EXISTS agent_lanes_first_idx ON agent_lanes (frame_id, ready_at);
CREATE INDEX IF NOT EXISTS agent_lanes_leased_idx ON agent_lanes (frame_id) WHERE lease_until IS NOT NULL;
DROP INDEX IF EXISTS agent_lanes_ready_at_idx;
