# Sourced by try.sh and try-cells.sh: the servers of a namespace, with the roles and Secrets that the charts need.
# SERVERS_TLS=1: they serve TLS, and all URLs require it.
postgres_tls=${SERVERS_TLS:+?sslmode=verify-full}
mongo_tls=${SERVERS_TLS:+&tls=true}

start_servers() { # in $namespace
  kubectl create namespace "$namespace" >/dev/null
  k create secret generic postgres --from-literal=password="$(openssl rand -hex 24)" >/dev/null
  k create configmap mongo-users --from-file=deploy/databases/create-mongo-users.js >/dev/null
  for name in MONGO_INITDB_ROOT_PASSWORD FORMS_PASSWORD CHANNELS_PASSWORD OPS_PASSWORD MEMBER_KEY; do
    echo "$name=$(openssl rand -hex 24)"
  done | k create secret generic mongo --from-env-file=/dev/stdin >/dev/null
  k apply --server-side --filename deploy/kubernetes/try/servers.yaml >/dev/null
  if [ -n "${SERVERS_TLS:-}" ]; then require_tls; fi
  k rollout status deployment/mongo --timeout=300s >/dev/null
  k wait --for=condition=Available --timeout=300s deployment/postgres deployment/mongo deployment/kafka >/dev/null
  k exec deployment/mongo -- bash -c 'mongosh "mongodb://root:$MONGO_INITDB_ROOT_PASSWORD@localhost:27017/admin?directConnection=true$0" --quiet /users/create-mongo-users.js' \
    "${mongo_tls:+&tls=true&tlsCAFile=/tls/ca.crt}" >/dev/null
}

# Certificates of an authority of the trial for the servers of $namespace.
require_tls() {
  local folder="$work/tls" names=DNS:localhost
  mkdir -p "$folder"
  if [ ! -e "$folder/ca.crt" ]; then
    openssl req -x509 -newkey rsa:2048 -nodes -keyout "$folder/ca.key" -out "$folder/ca.crt" -days 30 -subj /CN=servers 2>/dev/null
  fi
  for server in postgres mongo kafka; do names="$names,DNS:$server,DNS:$server.$namespace"; done
  openssl req -newkey rsa:2048 -nodes -keyout "$folder/tls.key" -out "$folder/request" -subj /CN=servers 2>/dev/null
  openssl x509 -req -in "$folder/request" -CA "$folder/ca.crt" -CAkey "$folder/ca.key" -CAcreateserial -days 30 -out "$folder/tls.crt" \
    -extfile <(echo "subjectAltName=$names") 2>/dev/null
  cat "$folder/tls.key" "$folder/tls.crt" >"$folder/server.pem"
  k create secret generic servers-tls --from-file="$folder/tls.crt" --from-file="$folder/tls.key" --from-file="$folder/server.pem" --from-file="$folder/ca.crt" >/dev/null
  k create configmap servers-ca --from-file="$folder/ca.crt" >/dev/null
  k apply --server-side --field-manager=tls --force-conflicts --filename deploy/kubernetes/try/servers-tls.yaml >/dev/null
  for server in postgres mongo kafka; do k rollout status "deployment/$server" --timeout=300s >/dev/null; done
}

password_of() { # SECRET KEY
  k get secret "$1" --output "jsonpath={.data.$2}" | base64 --decode
}

mongo_url() { # USER DATABASE
  echo "mongodb://$1:$(password_of mongo "$(echo "$1" | tr '[:lower:]' '[:upper:]')_PASSWORD")@mongo.$namespace:27017/$2?directConnection=true$mongo_tls"
}

# Runs a command of this host as the administrator of PostgreSQL, whose image need not contain psql. Needs `forward postgres 5432`.
# The connection to the pod is encrypted. kubectl ends it when a TLS connection within it is closed.
as_administrator() { # COMMAND…
  PGSSLMODE=disable PGHOST=127.0.0.1 PGPORT=$local_port PGUSER=postgres PGPASSWORD=$(password_of postgres password) "$@"
}

# Roles, databases and Secrets, as docs/how-to/deploy.md describes.
prepare() {
  forward postgres 5432
  POSTGRES_ADDRESS="postgres.$namespace:5432" POSTGRES_PARAMETERS=$postgres_tls OPS_MONGODB_URL=$(mongo_url ops admin) \
    FORMS_MONGODB_URL=$(mongo_url forms forms) CHANNELS_MONGODB_URL=$(mongo_url channels channels) \
    as_administrator deploy/kubernetes/prepare.sh "$namespace" >"$work/prepare.log"
}
