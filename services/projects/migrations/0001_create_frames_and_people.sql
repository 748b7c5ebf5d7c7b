-- Up Migration

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Frame of the current transaction. NULL outside of a frame, so that policies match no rows.
CREATE FUNCTION current_frame() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT NULLIF(current_setting('trackway.frame_id', true), '')::uuid $$;

-- Normalizes a text for comparisons that ignore case and accents. Must be equal to `searchText` in the code.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) $$;

CREATE TABLE frames (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  subdomain text NOT NULL CONSTRAINT frames_subdomain_key UNIQUE,
  locale text NOT NULL DEFAULT 'en',
  model_forms jsonb,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

-- Counters of each frame: codes of projects, ids of contacts.
CREATE TABLE counters (
  frame_id uuid NOT NULL,
  name text NOT NULL,
  last_value bigint NOT NULL,
  CONSTRAINT counters_pkey PRIMARY KEY (frame_id, name)
);

CREATE TABLE users (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  email text,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT users_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX users_created_idx ON users (frame_id, created_at DESC, id DESC);

CREATE TABLE customers (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  document text,
  email text,
  phone text,
  parent_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT customers_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT customers_parent_fkey FOREIGN KEY (frame_id, parent_id) REFERENCES customers (frame_id, id)
);
CREATE UNIQUE INDEX customers_document_key ON customers (frame_id, document) WHERE document IS NOT NULL;
CREATE INDEX customers_created_idx ON customers (frame_id, created_at DESC, id DESC);
CREATE INDEX customers_name_idx ON customers (frame_id, name);
CREATE INDEX customers_parent_idx ON customers (frame_id, parent_id);

CREATE TABLE contacts (
  frame_id uuid NOT NULL,
  id integer NOT NULL,
  name text NOT NULL,
  role text NOT NULL DEFAULT '',
  email text,
  phone text NOT NULL DEFAULT '',
  description text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT contacts_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX contacts_created_idx ON contacts (frame_id, created_at DESC, id DESC);
CREATE INDEX contacts_email_idx ON contacts (frame_id, lower(email));

CREATE TABLE contact_customers (
  frame_id uuid NOT NULL,
  contact_id integer NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT contact_customers_pkey PRIMARY KEY (frame_id, contact_id, customer_id),
  CONSTRAINT contact_customers_contact_fkey FOREIGN KEY (frame_id, contact_id) REFERENCES contacts (frame_id, id),
  CONSTRAINT contact_customers_customer_fkey FOREIGN KEY (frame_id, customer_id) REFERENCES customers (frame_id, id)
);
CREATE INDEX contact_customers_customer_idx ON contact_customers (frame_id, customer_id);
