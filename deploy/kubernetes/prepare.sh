#!/bin/sh
# Creates what the charts require, before the first install: roles and databases on a PostgreSQL server, and the Secrets with
# their passwords and the keys of the system. Existing Secrets are kept, because existing data needs them.
#
# Usage: deploy/kubernetes/prepare.sh NAMESPACE         needs kubectl, psql and openssl, and in the environment:
#   PGHOST, PGPORT, PGUSER, PGPASSWORD                  an administrator of PostgreSQL, address from this host
#   POSTGRES_ADDRESS                                    host:port of the same server from the cluster; default: PGHOST:5432
#   FORMS_MONGODB_URL, CHANNELS_MONGODB_URL …           complete URLs with users; deploy/databases/create-mongo-users.js creates them
#   OPS_MONGODB_URL (optional)                          URL of a user of all databases: also prepares the chart ops, which
#                                                       requires PGUSER to be a superuser
set -eu
namespace=${1:?which namespace?}
. "$(dirname "$0")/../services.sh"
: "${PGHOST:?}" "${PGPASSWORD:?}"
mongo_url() { eval "printf %s \"\${$(upper "$1")_MONGODB_URL:?}\""; }
upper() { echo "$1" | tr '[:lower:]' '[:upper:]'; }
for service in $mongo_services; do mongo_url "$service" >/dev/null; done
address=${POSTGRES_ADDRESS:-$PGHOST:5432}
folder=$(cd "$(dirname "$0")/../databases" && pwd)

if kubectl --namespace "$namespace" get secret trackway-internal >/dev/null 2>&1; then
  echo "The Secrets of $namespace exist already. Nothing was changed." >&2
  exit 0
fi

# Passwords consist of letters and digits, so they need no escaping in a URL.
readers() { readers_of "$1" | tr ' ' '\n'; } # SERVICE: lines of setting=role
for service in $postgres_services; do
  for role in "${service}_owner" "${service}_app" $(readers "$service" | cut -d= -f2); do
    export "$(upper "$role")_PASSWORD=$(openssl rand -hex 24)"
  done
done
if [ -n "${OPS_MONGODB_URL:-}" ]; then export TRACKWAY_OPS_PASSWORD=$(openssl rand -hex 24); fi
postgres_url() { # SERVICE ROLE
  eval "printf 'postgres://%s:%s@%s/%s' \"$2\" \"\$$(upper "$2")_PASSWORD\" \"$address\" \"$1\""
}
"$folder/create-databases.sh"

pair() { echo "k1:$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n')"; }
# By standard input, because every process of the host can read command lines.
secret() { # NAME, and lines of key=value
  kubectl --namespace "$namespace" create secret generic "$1" --from-env-file=/dev/stdin
}
secret trackway-gateway <<EOF
TOKEN_SECRET=$(openssl rand -hex 32)
EOF
for service in $postgres_services; do
  {
    echo "POSTGRES_URL=$(postgres_url "$service" "${service}_app")"
    for reader in $(readers "$service"); do echo "${reader%%=*}=$(postgres_url "$service" "${reader#*=}")"; done
    if [ "$service" = projects ]; then echo "SIGNING_KEY_SECRETS=$(pair)"; fi
  } | secret "trackway-$service"
  # Only migrations own tables, so only they get the passwords of the owners.
  echo "MIGRATION_POSTGRES_URL=$(postgres_url "$service" "${service}_owner")" | secret "trackway-$service-owner"
done
for service in $mongo_services; do echo "MONGODB_URL=$(mongo_url "$service")" | secret "trackway-$service"; done
if [ -n "${OPS_MONGODB_URL:-}" ]; then
  secret trackway-ops <<EOF
POSTGRES_URL=postgres://trackway_ops:$TRACKWAY_OPS_PASSWORD@$address/postgres
MONGODB_URL=$OPS_MONGODB_URL
EOF
fi
keys=$(mktemp -d)
"$folder/../make-identity-keys.sh" "$keys"
for service in $services; do
  kubectl --namespace "$namespace" create secret generic "trackway-$service-identity" --from-file="$keys/$service/private.pem"
  rm "$keys/$service/private.pem"
done
kubectl --namespace "$namespace" create configmap trackway-identity --from-file="$keys/gateway"
rm -r "$keys"
# Created last: if it is missing, the script did not complete.
secret trackway-internal <<EOF
INTERNAL_KEYS=$(pair)
EOF
