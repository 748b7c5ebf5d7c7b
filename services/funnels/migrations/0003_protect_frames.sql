-- Up Migration

-- The second wall: whatever a statement says, a transaction sees the rows of its own frame alone. The service's role owns
-- no table, so it cannot step around this.
ALTER TABLE funnels ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON funnels TO funnels_app USING (frame_id = current_frame());
ALTER TABLE steps ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON steps TO funnels_app USING (frame_id = current_frame());

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO funnels_app;
