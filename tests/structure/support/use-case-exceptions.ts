/**
 * Each calls one function of PostgreSQL, and has no logic of its own. Component tests cover the function, and unit tests
 * could only repeat the call.
 */
export const databaseFunctions: readonly string[] = [
  'services/funnels/src/automation/triggers/purge-triggers.ts',
  'services/funnels/src/webhooks/feed/pg-purge-feed.ts',
  'services/projects/src/causes/effects/pg-purge-directory-effects.ts',
  'services/projects/src/identity/usage/pg-purge-usage.ts',
  'services/projects/src/identity/users/pg-publish-inactive-users.ts',
  'services/projects/src/cells/pg-cell-directory.ts',
  'services/projects/src/imports/stores/pg-purge-batches.ts',
  'services/projects/src/search/memory/pg-purge-search-changes.ts',
  'services/projects/src/search/sql/pg-analyze-grown.ts',
  'services/spreadsheets/src/operations/pg-purge-operations.ts',
];

/**
 * Adapters of HTTP servers and connections, not use cases. Component tests cover them with real connections, because a fake
 * of a connection would only repeat the assumptions of the adapter.
 */
export const adapters: readonly string[] = [
  'services/gateway/src/operations/operations-server.ts',
  'services/gateway/src/proxy/express-proxy.ts',
  'services/gateway/src/proxy/fast-path.ts',
  'services/gateway/src/proxy/proxy-events.ts',
  'services/gateway/src/proxy/upstream-agent.ts',
  'services/gateway/src/proxy/upstreams.ts',
];
