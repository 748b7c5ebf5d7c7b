#!/bin/sh
# Creates what the charts require, before the first install: roles and databases on a PostgreSQL server, and the Secrets with
# their passwords and the keys of the system. It can be repeated: existing Secrets and their passwords are kept, because
# existing data needs them, and missing ones are created.
#
# Usage: deploy/kubernetes/prepare.sh NAMESPACE         needs kubectl, psql and openssl, and in the environment:
#   PGHOST, PGPORT, PGUSER, PGPASSWORD                  an administrator of PostgreSQL, address from this host
#   POSTGRES_ADDRESS                                    host:port of the same server from the cluster; default: PGHOST:5432
#   POSTGRES_PARAMETERS (optional)                      parameters of the URLs of PostgreSQL, such as ?sslmode=verify-full
#   FORMS_MONGODB_URL, CHANNELS_MONGODB_URL …           complete URLs with users, unless their Secrets exist;
#                                                       deploy/databases/create-mongo-users.js creates the users
#   OPS_MONGODB_URL (optional)                          URL of a user of all databases: also prepares the chart ops, which
#                                                       requires PGUSER to be a superuser
set -eu
namespace=${1:?which namespace?}
. "$(dirname "$0")/../services.sh"
: "${PGHOST:?}" "${PGPASSWORD:?}"
address=${POSTGRES_ADDRESS:-$PGHOST:5432}
folder=$(cd "$(dirname "$0")/../databases" && pwd)

k() { kubectl --namespace "$namespace" "$@"; }
has() { k get "$1" "$2" >/dev/null 2>&1; } # KIND NAME
upper() { echo "$1" | tr '[:lower:]' '[:upper:]'; }
readers() { readers_of "$1" | tr ' ' '\n'; } # SERVICE: lines of setting=role

for service in $mongo_services; do
  if ! has secret "trackway-$service"; then eval ": \"\${$(upper "$service")_MONGODB_URL:?}\""; fi
done

# Passwords consist of letters and digits, so they need no escaping in a URL.
password_for() { # ROLE SECRET KEY: exports the password in the URL of the Secret, or a new one
  stored=$(k get secret "$2" --output "jsonpath={.data.$3}" 2>/dev/null | base64 --decode | sed 's|^[^:]*://[^:]*:\([^@]*\)@.*|\1|')
  export "$(upper "$1")_PASSWORD=${stored:-$(openssl rand -hex 24)}"
}
for service in $postgres_services; do
  password_for "${service}_owner" "trackway-$service-owner" MIGRATION_POSTGRES_URL
  password_for "${service}_app" "trackway-$service" POSTGRES_URL
  for reader in $(readers "$service"); do password_for "${reader#*=}" "trackway-$service" "${reader%%=*}"; done
done
if [ -n "${OPS_MONGODB_URL:-}" ]; then password_for trackway_ops trackway-ops POSTGRES_URL; fi
postgres_url() { # DATABASE ROLE
  eval "printf 'postgres://%s:%s@%s/%s%s' \"$2\" \"\$$(upper "$2")_PASSWORD\" \"$address\" \"$1\" \"\${POSTGRES_PARAMETERS:-}\""
}
"$folder/create-databases.sh"

pair() { echo "k1:$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n')"; }
# By standard input, because every process of the host can read command lines.
secret() { # NAME, and lines of key=value
  if has secret "$1"; then
    cat >/dev/null
    echo "The Secret $1 exists and is kept."
  else
    k create secret generic "$1" --from-env-file=/dev/stdin
  fi
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
for service in $mongo_services; do eval "echo \"MONGODB_URL=\${$(upper "$service")_MONGODB_URL:-}\"" | secret "trackway-$service"; done
if [ -n "${OPS_MONGODB_URL:-}" ]; then
  secret trackway-ops <<EOF
POSTGRES_URL=$(postgres_url postgres trackway_ops)
MONGODB_URL=$OPS_MONGODB_URL
EOF
fi
# The ConfigMap with the public keys is created last: if it is missing, all key pairs are created again.
if ! has configmap trackway-identity; then
  keys=$(mktemp -d)
  "$folder/../make-identity-keys.sh" "$keys"
  for service in $services; do
    k create secret generic "trackway-$service-identity" --from-file="$keys/$service/private.pem" --dry-run=client \
      --output=yaml | k apply --filename=-
    rm "$keys/$service/private.pem"
  done
  k create configmap trackway-identity --from-file="$keys/gateway"
  rm -r "$keys"
fi
secret trackway-internal <<EOF
INTERNAL_KEYS=$(pair)
EOF
