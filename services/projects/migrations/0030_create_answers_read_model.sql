-- Up Migration

-- Forms and answers for searches, from forms.events. Events may arrive late, twice or in another order: so there are no
-- foreign keys to other tables, and each row stores the version of its last event.
CREATE TABLE forms (
  frame_id uuid NOT NULL,
  id integer NOT NULL,
  title text NOT NULL,
  version integer NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT forms_pkey PRIMARY KEY (frame_id, id)
);

-- Fields of forms. A removed field stays, because its answers do.
CREATE TABLE form_edges (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  form_id integer NOT NULL,
  label text NOT NULL,
  type text NOT NULL,
  CONSTRAINT form_edges_pkey PRIMARY KEY (frame_id, id)
);

CREATE TABLE form_answers (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  version integer NOT NULL,
  -- Value of the event; null if the answer was cleared.
  answer jsonb,
  CONSTRAINT form_answers_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX form_answers_project_idx ON form_answers (frame_id, project_id) WHERE answer IS NOT NULL;

-- Values of answers for comparisons: one row for each answer, or one for each selected option. The type of the field
-- determines which column is used.
CREATE TABLE form_answer_values (
  frame_id uuid NOT NULL,
  answer_id uuid NOT NULL,
  position smallint NOT NULL,
  project_id uuid NOT NULL,
  field_id uuid NOT NULL,
  accessor_type text NOT NULL,
  text_value text,
  text_search text GENERATED ALWAYS AS (search_text(text_value)) STORED,
  number_value numeric,
  -- A date is the beginning of that day in UTC.
  time_value timestamptz(3),
  boolean_value boolean,
  option_value text,
  CONSTRAINT form_answer_values_pkey PRIMARY KEY (frame_id, answer_id, position)
);
CREATE INDEX form_answer_values_project_idx ON form_answer_values (frame_id, project_id, field_id);
CREATE INDEX form_answer_values_text_idx ON form_answer_values USING hash (text_value);
CREATE INDEX form_answer_values_text_search_idx ON form_answer_values
  USING gin (frame_id, field_id, text_search gin_trgm_ops) WHERE text_value IS NOT NULL;
CREATE INDEX form_answer_values_number_idx ON form_answer_values (frame_id, field_id, number_value)
  WHERE number_value IS NOT NULL;
CREATE INDEX form_answer_values_time_idx ON form_answer_values (frame_id, field_id, time_value)
  WHERE time_value IS NOT NULL;
CREATE INDEX form_answer_values_option_idx ON form_answer_values (frame_id, field_id, option_value)
  WHERE option_value IS NOT NULL;
CREATE INDEX form_answer_values_boolean_idx ON form_answer_values (frame_id, field_id, boolean_value)
  WHERE boolean_value IS NOT NULL;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['forms', 'form_edges', 'form_answers', 'form_answer_values'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', tenant_table);
    EXECUTE format('CREATE POLICY search_reads ON %I FOR SELECT TO projects_search USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO projects_search', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO projects_app', tenant_table);
  END LOOP;
END
$$;

-- Answers of projects, including those of projects that were merged into them. With security_invoker, the policies of
-- the querying role apply.
CREATE VIEW project_answers WITH (security_invoker = true) AS
  SELECT frame_id, project_id, field_id, accessor_type, text_value, text_search, number_value, time_value, boolean_value,
    option_value
  FROM form_answer_values
  UNION ALL
  SELECT v.frame_id, p.merged_id, v.field_id, v.accessor_type, v.text_value, v.text_search, v.number_value, v.time_value,
    v.boolean_value, v.option_value
  FROM form_answer_values v
  JOIN projects p ON p.frame_id = v.frame_id AND p.id = v.project_id
  WHERE p.merged_id IS NOT NULL;
GRANT SELECT ON project_answers TO projects_app, projects_search;
