-- Up Migration

-- Row-level security: a transaction sees only rows of its own frame. The role of the service owns no table, so it
-- cannot bypass this.
DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['counters', 'users', 'customers', 'contacts', 'contact_customers', 'projects',
    'history_lines', 'applied_batches', 'project_groups', 'project_group_members', 'tags', 'project_tags'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', tenant_table);
    EXECUTE format('CREATE POLICY search_reads ON %I FOR SELECT TO projects_search USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO projects_search', tenant_table);
  END LOOP;
END
$$;
ALTER TABLE frames ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON frames TO projects_app USING (id = current_frame());

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO projects_app;
