# The image of operations (decision 0134): docker build --file deploy/images/ops.Dockerfile --tag trackway/ops:1.0.0 .
# `trackway-ops` and the migrations of all services. The process runs as user 1000 and writes only to /tmp and mounted folders.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Only the files that determine the npm packages, so that code changes use the cached installation.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /source
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY --from=manifests /source .
RUN npm ci --no-progress
COPY tsconfig.base.json .
COPY packages packages
COPY services services
COPY tools tools
RUN npx tsc -b tools services/projects \
  && find packages services tools -path '*/node_modules' -prune -o -type f \( -name '*.d.ts' -o -name '*.map' -o -name '.tsbuildinfo' \) -print | xargs rm -f

FROM ${NODE_IMAGE} AS release
WORKDIR /source
COPY --from=manifests /source .
# The projects service rebuilds the read model and replaces signing keys.
RUN npm ci --no-progress --omit=dev --workspace tools --workspace services/projects
COPY --from=build /source/packages compiled/packages
COPY --from=build /source/services compiled/services
COPY --from=build /source/tools compiled/tools
COPY deploy/images/assemble.sh /assemble.sh
RUN sh /assemble.sh projects /release tools packages/postgres packages/mongo \
  && for folder in compiled/services/*/migrations; do \
    service=$(basename "$(dirname "$folder")"); mkdir -p "/release/services/$service" && cp -R "$folder" "/release/services/$service/"; \
  done
COPY proto /release/proto

FROM ${NODE_IMAGE}
ARG VERSION=1.0.0
LABEL org.opencontainers.image.title="trackway-ops" \
  org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production
RUN install --directory --owner=1000 --group=1000 /backups /files
COPY --from=release /release /app
COPY deploy/images/trackway-ops /usr/local/bin/trackway-ops
WORKDIR /tmp
USER 1000:1000
VOLUME ["/tmp"]
ENTRYPOINT ["trackway-ops"]
