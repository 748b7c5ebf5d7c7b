#!/bin/sh
# Creates the certificates for global.tls.enabled without cert-manager: an authority, once, a Secret
# trackway-<service>-tls for each service, and a ConfigMap trackway-ca with the authority. Run it again to renew them; a
# running system reloads them. The authority is kept. Its key is in the Secret trackway-authority: protect it, because it
# can impersonate every service.
#
# Usage: deploy/kubernetes/make-certificates.sh NAMESPACE     needs kubectl and openssl
#   DAYS=365   validity of the certificates; the authority is valid for ten years
set -eu
. "$(dirname "$0")/../services.sh"
namespace=${1:?which namespace?}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Without it, dash does not run the trap of EXIT for a signal.
trap 'exit 143' HUP INT TERM
umask 077
cd "$work"

k() { kubectl --namespace "$namespace" "$@"; }
key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }
part() { k get secret "trackway-authority" --output "jsonpath={.data.tls\.$1}" | base64 --decode; }

if k get secret "trackway-authority" >/dev/null 2>&1; then
  part key >ca.key
  part crt >ca.crt
else
  key ca.key
  openssl req -x509 -new -key ca.key -out ca.crt -days 3650 -subj "/CN=trackway" \
    -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign
  k create secret tls "trackway-authority" --cert=ca.crt --key=ca.key
fi

# A Gateway verifies the gateway service with it (gateway.backendTls).
k create configmap "trackway-ca" --from-file=ca.crt --dry-run=client --output=yaml | k apply --filename=-

for service in $services; do
  name=trackway-$service
  names=DNS:$name
  # Gateways of cells use the complete names.
  if [ "$service" = gateway ]; then names=$names,DNS:$name.$namespace,DNS:$name.$namespace.svc; else names=$names,DNS:$name-grpc; fi
  printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$names" >extensions
  key tls.key
  openssl req -new -key tls.key -out request -subj "/CN=$name"
  openssl x509 -req -in request -CA ca.crt -CAkey ca.key -CAcreateserial -days "${DAYS:-365}" -extfile extensions -out tls.crt 2>/dev/null
  k create secret generic "$name-tls" --type=kubernetes.io/tls --from-file=tls.crt --from-file=tls.key --from-file=ca.crt --dry-run=client --output=yaml | k apply --filename=-
done
