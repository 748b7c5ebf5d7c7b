-- Up Migration

-- A webhook may have as many lanes as there are projects; the first ones are found without reading the others.
CREATE INDEX webhook_lanes_first_idx ON webhook_lanes (frame_id, webhook_id, ready_at);
CREATE INDEX webhook_lanes_leased_idx ON webhook_lanes (frame_id, webhook_id) WHERE lease_until IS NOT NULL;
DROP INDEX webhook_lanes_webhook_idx;
DROP INDEX webhook_lanes_ready_idx;
