-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Totals are exact, so a broad filter reads all its matches. These indexes include the project id, for index-only
-- scans.
CREATE INDEX funnel_assignments_place_idx ON funnel_assignments (frame_id, project_id)
  INCLUDE (funnel_id, step_id, status, status_at, forecast_at, linked_at) WHERE left_at IS NULL;
DROP INDEX funnel_assignments_project_idx;
CREATE INDEX funnel_assignments_in_funnel_idx ON funnel_assignments (frame_id, funnel_id, status, project_id) WHERE left_at IS NULL;
DROP INDEX funnel_assignments_funnel_idx;
CREATE INDEX funnel_assignments_in_step_idx ON funnel_assignments (frame_id, step_id, project_id) WHERE left_at IS NULL;
DROP INDEX funnel_assignments_step_idx;
CREATE INDEX funnel_assignments_status_idx ON funnel_assignments (frame_id, status, project_id) WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_tags_idx ON funnel_assignments USING gin (frame_id, tag_ids) WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_status_at_idx ON funnel_assignments (frame_id, status_at) INCLUDE (project_id) WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_forecast_at_idx ON funnel_assignments (frame_id, forecast_at) INCLUDE (project_id)
  WHERE left_at IS NULL;
CREATE INDEX funnel_assignments_linked_at_idx ON funnel_assignments (frame_id, linked_at) INCLUDE (project_id) WHERE left_at IS NULL;

DROP INDEX form_answer_values_number_idx;
CREATE INDEX form_answer_values_number_idx ON form_answer_values (frame_id, field_id, number_value)
  INCLUDE (project_id, accessor_type) WHERE number_value IS NOT NULL;
DROP INDEX form_answer_values_time_idx;
CREATE INDEX form_answer_values_time_idx ON form_answer_values (frame_id, field_id, time_value)
  INCLUDE (project_id, accessor_type) WHERE time_value IS NOT NULL;
DROP INDEX form_answer_values_option_idx;
CREATE INDEX form_answer_values_option_idx ON form_answer_values (frame_id, field_id, option_value)
  INCLUDE (project_id, accessor_type) WHERE option_value IS NOT NULL;
DROP INDEX form_answer_values_boolean_idx;
CREATE INDEX form_answer_values_boolean_idx ON form_answer_values (frame_id, field_id, boolean_value)
  INCLUDE (project_id, accessor_type) WHERE boolean_value IS NOT NULL;
CREATE INDEX form_answer_values_texts_idx ON form_answer_values (frame_id, field_id) INCLUDE (project_id, accessor_type)
  WHERE text_value IS NOT NULL;

CREATE INDEX project_people_work_idx ON project_people (frame_id, user_id, role, project_id);
DROP INDEX project_people_user_idx;
CREATE INDEX projects_children_idx ON projects (frame_id, parent_id) INCLUDE (id)
  WHERE parent_id IS NOT NULL AND deleted_at IS NULL;

DROP INDEX projects_counted_idx;
CREATE INDEX projects_counted_idx ON projects (frame_id, id)
  INCLUDE (status, impact, budget, created_at, updated_at, completed_percentage, customer_id, contact_id, parent_id, created_by,
    channel_awaiting_reply_since)
  WHERE deleted_at IS NULL AND NOT is_template;

-- An id belongs to one frame, so the frame and the id together identify one row.
CREATE STATISTICS funnel_assignments_funnel_stats (dependencies) ON frame_id, funnel_id FROM funnel_assignments;
CREATE STATISTICS funnel_assignments_step_stats (dependencies) ON frame_id, step_id FROM funnel_assignments;
CREATE STATISTICS form_answer_values_field_stats (dependencies) ON frame_id, field_id FROM form_answer_values;
ALTER TABLE form_answer_values ALTER COLUMN field_id SET STATISTICS 1000;
ALTER TABLE funnel_assignments ALTER COLUMN step_id SET STATISTICS 1000, ALTER COLUMN funnel_id SET STATISTICS 1000,
  ALTER COLUMN tag_ids SET STATISTICS 1000;
