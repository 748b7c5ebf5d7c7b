#!/bin/sh
# Creates what the charts require, before the first install: roles and databases on a PostgreSQL server, and the Secrets with
# their passwords and the keys of the system. Existing Secrets are kept, because existing data needs them.
#
# Usage: deploy/kubernetes/prepare.sh NAMESPACE         needs kubectl, psql and openssl, and in the environment:
#   PGHOST, PGPORT, PGUSER, PGPASSWORD                  an administrator of PostgreSQL, address from this host
#   POSTGRES_ADDRESS                                    host:port of the same server from the cluster; default: PGHOST:5432
#   FORMS_MONGODB_URL, CHANNELS_MONGODB_URL             complete URLs with users; deploy/databases/create-mongo-users.js creates them
set -eu
namespace=${1:?which namespace?}
: "${PGHOST:?}" "${PGPASSWORD:?}" "${FORMS_MONGODB_URL:?}" "${CHANNELS_MONGODB_URL:?}"
address=${POSTGRES_ADDRESS:-$PGHOST:5432}
folder=$(cd "$(dirname "$0")/../databases" && pwd)

if kubectl --namespace "$namespace" get secret trackway-internal >/dev/null 2>&1; then
  echo "The Secrets of $namespace exist already. Nothing was changed." >&2
  exit 0
fi

# Passwords consist of letters and digits, so they need no escaping in a URL.
for role in PROJECTS_OWNER PROJECTS_APP PROJECTS_SEARCH FUNNELS_OWNER FUNNELS_APP SPREADSHEETS_OWNER SPREADSHEETS_APP; do
  export "${role}_PASSWORD=$(openssl rand -hex 24)"
done
"$folder/create-databases.sh"

pair() { echo "k1:$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n')"; }
# By standard input, because every process of the host can read command lines.
secret() { # NAME, and lines of key=value
  kubectl --namespace "$namespace" create secret generic "$1" --from-env-file=/dev/stdin
}
secret trackway-gateway <<EOF
TOKEN_SECRET=$(openssl rand -hex 32)
EOF
secret trackway-projects <<EOF
POSTGRES_URL=postgres://projects_app:$PROJECTS_APP_PASSWORD@$address/projects
POSTGRES_SEARCH_URL=postgres://projects_search:$PROJECTS_SEARCH_PASSWORD@$address/projects
SIGNING_KEY_SECRETS=$(pair)
EOF
secret trackway-funnels <<EOF
POSTGRES_URL=postgres://funnels_app:$FUNNELS_APP_PASSWORD@$address/funnels
EOF
secret trackway-spreadsheets <<EOF
POSTGRES_URL=postgres://spreadsheets_app:$SPREADSHEETS_APP_PASSWORD@$address/spreadsheets
EOF
# Only migrations own tables, so only they get the passwords of the owners.
for service in projects funnels spreadsheets; do
  eval "password=\$$(echo "$service" | tr '[:lower:]' '[:upper:]')_OWNER_PASSWORD"
  secret "trackway-$service-owner" <<EOF
MIGRATION_POSTGRES_URL=postgres://${service}_owner:$password@$address/$service
EOF
done
secret trackway-forms <<EOF
MONGODB_URL=$FORMS_MONGODB_URL
EOF
secret trackway-channels <<EOF
MONGODB_URL=$CHANNELS_MONGODB_URL
EOF
keys=$(mktemp -d)
"$folder/../make-identity-keys.sh" "$keys"
for service in gateway projects forms funnels spreadsheets channels; do
  kubectl --namespace "$namespace" create secret generic "trackway-$service-identity" --from-file="$keys/$service/private.pem"
  rm "$keys/$service/private.pem"
done
kubectl --namespace "$namespace" create configmap trackway-identity --from-file="$keys/gateway"
rm -r "$keys"
# Created last: if it is missing, the script did not complete.
secret trackway-internal <<EOF
INTERNAL_KEYS=$(pair)
EOF
