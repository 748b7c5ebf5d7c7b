#!/bin/sh
# Writes .env next to docker-compose.yml, with generated secrets, and creates the identity keys of the
# services. Needs openssl.
# An existing .env is kept, because the data in the volumes needs its secrets. Settings of newer releases are added.
set -eu
file=$(dirname "$0")/../../.env
. "$(dirname "$0")/../services.sh"
"$(dirname "$0")/../make-identity-keys.sh" "$(dirname "$0")/identity"
umask 077
hex() { openssl rand -hex 24; }
pair() { echo "k1:$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n')"; }
roles() {
  echo postgres trackway_ops mongo_root mongo_ops
  for service in $postgres_services; do
    echo "${service}_owner" "${service}_app" $(readers_of "$service" | tr ' ' '\n' | cut -d= -f2)
  done
  for service in $mongo_services; do echo "mongo_$service"; done
}
name_of() { printf '%s_PASSWORD' "$1" | tr '[:lower:]' '[:upper:]'; }
password() { echo "$(name_of "$1")=$(hex)"; }
if [ -e "$file" ]; then
  grep -q '^SIGNING_KEY_SECRETS=' "$file" || echo "SIGNING_KEY_SECRETS=$(pair)" >>"$file"
  for role in $(roles); do grep -q "^$(name_of "$role")=" "$file" || password "$role" >>"$file"; done
  echo ".env exists already. Its values were not changed."
  exit 0
fi
{
  echo "# Secrets of the system on this host. Do not commit this file."
  for role in $(roles); do password "$role"; done
  echo "MONGO_MEMBER_KEY=$(openssl rand -hex 64)"
  # kid:secret pairs; see docs/how-to/rotate-keys.md.
  echo "INTERNAL_KEYS=$(pair)"
  echo "SIGNING_KEY_SECRETS=$(pair)"
  echo "TOKEN_SECRET=$(openssl rand -hex 32)"
  # Public address of the gateway, and the address that it listens on: by default only this host.
  echo "PUBLIC_URL=http://127.0.0.1:8080"
  echo "GATEWAY_LISTEN=127.0.0.1:8080"
} >"$file"
echo "Wrote .env. Now: docker compose up --detach --wait"
