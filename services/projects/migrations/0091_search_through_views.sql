-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Under row-level security, the planner ignores column statistics for operators that are not leakproof, even if the
-- policy shows all rows. With a view owned by the owner of the tables it uses them. The search_path of the search role
-- resolves the table names to these views, so that both roles use the same filter SQL. The search repository adds the
-- condition on the frame.
CREATE SCHEMA search;
DO $$
DECLARE
  searched text;
BEGIN
  FOREACH searched IN ARRAY ARRAY['projects', 'project_people', 'project_groups', 'project_group_members', 'customers', 'contacts',
    'contact_customers', 'users', 'tags', 'tasks', 'funnel_assignments', 'form_answer_values'] LOOP
    EXECUTE format('CREATE VIEW search.%1$I AS SELECT * FROM public.%1$I', searched);
  END LOOP;
END
$$;
CREATE VIEW search.project_answers AS
  SELECT frame_id, project_id, field_id, accessor_type, text_value, text_search, number_value, time_value, boolean_value,
    option_value
  FROM public.form_answer_values
  UNION ALL
  SELECT v.frame_id, p.merged_id, v.field_id, v.accessor_type, v.text_value, v.text_search, v.number_value, v.time_value,
    v.boolean_value, v.option_value
  FROM public.projects p
  JOIN public.form_answer_values v ON v.frame_id = p.frame_id AND v.project_id = p.id
  WHERE p.merged_id IS NOT NULL;
REVOKE ALL ON ALL TABLES IN SCHEMA search FROM PUBLIC, projects_app;
GRANT USAGE ON SCHEMA search TO projects_search;
GRANT SELECT ON ALL TABLES IN SCHEMA search TO projects_search;
