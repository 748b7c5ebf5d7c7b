#!/bin/sh
# Creates the database and the roles of every service on a PostgreSQL server, or updates the passwords of existing
# roles: the owner, used by migrations; <service>_app, which owns no table; readers, with grants from migrations.
# The databases use the builtin locale of PostgreSQL, which is the same on every host (PostgreSQL 17 or later).
# Needs psql, and in the environment:
#   PGHOST, PGUSER, PGPASSWORD (and other variables of psql): a role that may create roles and databases
#   <ROLE>_PASSWORD of each role, such as PROJECTS_OWNER_PASSWORD
#   TRACKWAY_OPS_PASSWORD (optional): creates the role of trackway-ops, which reads and restores all databases. Only a
#   superuser can create it.
set -eu
. "$(dirname "$0")/../services.sh"

password() { # ROLE
  name=$(printf '%s_PASSWORD' "$1" | tr '[:lower:]' '[:upper:]')
  eval "value=\${$name:-}"
  if [ -z "$value" ]; then echo "create-databases: $name is not set" >&2; exit 1; fi
  printf '%s' "$value"
}

login() { # ROLE: creates it, or updates its password
  secret=$(password "$1")
  # A quote in a text of SQL is doubled.
  quoted=$(printf '%s' "$secret" | sed "s/'/''/g")
  # The password is sent by standard input, because every process of the host can read command lines.
  psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<SQL
SELECT format('CREATE ROLE %I LOGIN', '$1') WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '$1') \\gexec
SELECT format('ALTER ROLE %I PASSWORD %L', '$1', '$quoted') \\gexec
SQL
}

create() { # SERVICE [READER…]
  service=$1
  shift
  for role in "${service}_owner" "${service}_app" "$@"; do login "$role"; done
  # The administrator of a managed server is not a superuser, and must be a member of a role to grant ownership to it.
  psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<SQL
GRANT ${service}_owner TO CURRENT_USER;
SELECT format('CREATE DATABASE %I OWNER %I TEMPLATE template0 ENCODING ''UTF8'' LOCALE ''C'' LOCALE_PROVIDER builtin BUILTIN_LOCALE ''C.UTF-8''',
  '$service', '${service}_owner')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '$service') \\gexec
REVOKE ALL ON DATABASE $service FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE $service TO ${service}_owner, ${service}_app$(printf ', %s' "$@" | sed 's/^, $//');
SQL
  psql --quiet --set=ON_ERROR_STOP=1 --dbname="$service" <<SQL
ALTER SCHEMA public OWNER TO ${service}_owner;
ALTER DEFAULT PRIVILEGES FOR ROLE ${service}_owner IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${service}_app;
ALTER DEFAULT PRIVILEGES FOR ROLE ${service}_owner IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${service}_app;
SQL
  echo "The database $service is ready."
}

# Default settings of a role. Services also set them for each connection, but a connection pooler may drop that.
settings() { # ROLE SETTING…
  role=$1
  shift
  for setting in "$@"; do printf 'ALTER ROLE %s SET %s;\n' "$role" "$setting"; done | psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres
}

for service in $postgres_services; do
  create "$service" $(readers_of "$service" | tr ' ' '\n' | cut -d= -f2)
  settings "${service}_app" "statement_timeout = '30s'" 'plan_cache_mode = force_generic_plan' 'enable_seqscan = off' 'jit = off'
done
settings projects_search "statement_timeout = '5s'" 'search_path = search, public' 'plan_cache_mode = auto' 'enable_seqscan = on' \
  "work_mem = '16MB'" 'jit = off'

if [ -n "${TRACKWAY_OPS_PASSWORD:-}" ]; then
  login trackway_ops
  # It creates databases for restores, copies the rows of all tenants, and writes rows without triggers and foreign keys.
  psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<SQL
ALTER ROLE trackway_ops CREATEDB BYPASSRLS;
GRANT SET ON PARAMETER session_replication_role TO trackway_ops;
SQL
  for service in $postgres_services; do
    psql --quiet --set=ON_ERROR_STOP=1 --dbname=postgres --command="GRANT ${service}_owner TO trackway_ops"
  done
  echo 'The role trackway_ops is ready.'
fi
