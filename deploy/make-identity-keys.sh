#!/bin/sh
# Creates the Ed25519 key pair of each service: FOLDER/<service>/private.pem, and in every one of these folders the public
# keys of all services (<service>.pem). Existing keys are kept. Needs openssl.
#
# Usage: deploy/make-identity-keys.sh FOLDER
set -eu
folder=${1:?which folder?}
. "$(dirname "$0")/services.sh"
# The folders are mounted into containers that run as another user. The parent folder is not accessible to others.
umask 022
mkdir -p "$folder"
chmod 700 "$folder"
for service in $services; do
  mkdir -p "$folder/$service"
  if [ ! -e "$folder/$service/private.pem" ]; then
    openssl genpkey -algorithm ed25519 -out "$folder/$service/private.pem" 2>/dev/null
    chmod 644 "$folder/$service/private.pem"
  fi
  # During a rotation, this file has two keys.
  if [ ! -e "$folder/$service/$service.pem" ]; then
    openssl pkey -in "$folder/$service/private.pem" -pubout -out "$folder/$service/$service.pem" 2>/dev/null
  fi
done
for service in $services; do
  for other in $services; do
    [ "$service" = "$other" ] || cp "$folder/$other/$other.pem" "$folder/$service/$other.pem"
  done
done
