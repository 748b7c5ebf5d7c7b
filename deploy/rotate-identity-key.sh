#!/bin/sh
# Replaces the identity key of a service without a restart, in three steps; docs/how-to/rotate-keys.md.
# FOLDER is that of make-identity-keys.sh, which the services mount. Needs openssl.
#
# Usage: deploy/rotate-identity-key.sh FOLDER SERVICE add      all services accept a new key as well
#        deploy/rotate-identity-key.sh FOLDER SERVICE use      the service signs with it
#        deploy/rotate-identity-key.sh FOLDER SERVICE remove   no service accepts the old key any longer
set -eu
. "$(dirname "$0")/services.sh"
folder=${1:?which folder?}
service=${2:?which service?}
step=${3:?add, use or remove?}
next=$folder/$service.next.pem
[ -e "$folder/$service/private.pem" ] || { echo "$folder has no key of $service." >&2; exit 1; }
# Services run as another user. FOLDER is not accessible to others.
umask 022

# Readers see the previous file or the complete new one.
publish() { # the public keys of the service, from standard input, to every service
  cat >"$folder/$service.public"
  for reader in $services; do
    cp "$folder/$service.public" "$folder/$reader/.$service.new"
    mv "$folder/$reader/.$service.new" "$folder/$reader/$service.pem"
  done
  rm "$folder/$service.public"
}

case $step in
  add)
    [ ! -e "$next" ] || { echo "A rotation of $service has begun already: continue with use." >&2; exit 1; }
    (umask 077 && openssl genpkey -algorithm ed25519 -out "$next" 2>/dev/null)
    { cat "$folder/$service/$service.pem"; openssl pkey -in "$next" -pubout; } | publish
    echo "All services accept the new key of $service after ten seconds. Then: $0 $folder $service use"
    ;;
  use)
    [ -e "$next" ] || { echo "There is no new key of $service: begin with add." >&2; exit 1; }
    chmod 644 "$next"
    mv "$next" "$folder/$service/private.pem"
    echo "$service signs with the new key after ten seconds. After two minutes: $0 $folder $service remove"
    ;;
  remove)
    [ ! -e "$next" ] || { echo "The new key of $service is not in use: continue with use." >&2; exit 1; }
    openssl pkey -in "$folder/$service/private.pem" -pubout | publish
    echo "Services accept only the current key of $service."
    ;;
  *) echo "The step is add, use or remove." >&2; exit 1 ;;
esac
