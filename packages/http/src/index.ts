export { failureSchema } from './documents/failure-schema';
export { type OpenApiDocument, openApiDocument, type WebhookDescription } from './documents/open-api-document';
export {
  CLAIM_LEASE_SECONDS,
  type ClaimResult,
  type IdempotencyStore,
  type KeptReply,
  type KeyClaim,
  type KeyUse,
  type RecordEffect,
} from './idempotency/idempotency-store';
export { KeyedRequests } from './idempotency/keyed-requests';
export { idempotencyKeyOf, withIdempotency } from './idempotency/with-idempotency';
export { entityTag, ifVersion, readVersion, versioned } from './requests/entity-tags';
export { assertJsonLimits } from './requests/json-limits';
export {
  listingQuery,
  type Page,
  type PageMeta,
  pageMeta,
  pageMetaSchema,
  pageQuery,
  readPage,
} from './requests/pagination';
export { searchParamsSchema } from './requests/search-params';
export { type SentFilters, sentFilters, type Trashed } from './requests/sent-filters';
export { fieldMessages, parseInput } from './requests/validation';
export * as valueTypes from './requests/value-types';
export { integerParameter, textParameter, uuidParameter } from './routes/path-parameters';
export { Reply, StreamReply } from './routes/reply';
export { defineRoute, type PathParameter, type Route, type RouteInput } from './routes/route';
export { createHttpApp, type HttpAppOptions } from './server/http-app';
export { type HttpServer, startHttpServer } from './server/http-server';
export { clientGone } from './server/request-context';
