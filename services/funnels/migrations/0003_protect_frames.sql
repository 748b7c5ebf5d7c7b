-- Up Migration

-- Row-level security: a transaction sees only rows of its own frame. The role of the service owns
-- no table, so it cannot bypass this.
ALTER TABLE funnels ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON funnels TO funnels_app USING (frame_id = current_frame());
ALTER TABLE steps ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON steps TO funnels_app USING (frame_id = current_frame());

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO funnels_app;
