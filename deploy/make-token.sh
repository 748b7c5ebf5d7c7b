#!/bin/sh
# Prints an access token that is valid for an hour, signed with TOKEN_SECRET, for installations without an identity provider.
# Usage: TOKEN_SECRET=… deploy/make-token.sh [SCOPE]     scope: * is all
#        deploy/make-token.sh                            with the secret of .env
# FRAME_ID and USER_ID (UUIDs) select the tenant and the user. Needs openssl.
set -eu
env_file=$(dirname "$0")/../.env
if [ -z "${TOKEN_SECRET:-}" ] && [ -e "$env_file" ]; then TOKEN_SECRET=$(sed -n 's/^TOKEN_SECRET=//p' "$env_file"); fi
secret=${TOKEN_SECRET:?set it, or make an .env by deploy/compose/make-env.sh}
# The gateway accepts several comma-separated secrets. The first one signs.
secret=${secret%%,*}

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
expires=$(($(date +%s) + 3600))
frame=${FRAME_ID:-01938b5e-0000-7000-8000-00000000d3a0}
user=${USER_ID:-01938b5e-0000-7000-8000-00000000d3a1}
head=$(printf '{"alg":"HS256","typ":"JWT"}' | base64url)
claims=$(printf '{"sub":"%s","frame_id":"%s","scope":"%s","name":"Dana Demo","email":"dana@example.org","exp":%s}' \
  "$user" "$frame" "${1:-*}" "$expires" | base64url)
key=$(printf '%s' "$secret" | od -An -tx1 | tr -d ' \n')
signature=$(printf '%s.%s' "$head" "$claims" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64url)
printf '%s.%s.%s\n' "$head" "$claims" "$signature"
