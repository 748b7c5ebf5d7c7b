-- Up Migration

-- Under row-level security, the planner ignores column statistics for operators that are not leakproof, even if the
-- policy shows all rows: it estimates every `contains` at one row in 10,000. With a view owned by the owner of the
-- tables it uses them. Only the search role may read the view; the search repository adds the condition on the frame.
CREATE VIEW searched_projects AS
  SELECT frame_id, id, code, name, description, name_search, code_search, description_search, impact, budget, status,
    parent_id, customer_id, contact_id, created_by, created_at, updated_at, deleted_at, is_template, completed_percentage,
    channel_awaiting_reply_since
  FROM projects;
REVOKE ALL ON searched_projects FROM PUBLIC, projects_app;
GRANT SELECT ON searched_projects TO projects_search;
