export { type Failure, TrackwayError } from './api-error';
export type { Call, CallOptions } from './call';
export { createClient, type TrackwayClient } from './client';
export type * from './generated/operations';
export type * from './generated/schemas';
export { Listing, type Page } from './listing';
export { NetworkError } from './network-error';
export type { FilterValue, InputOf, Method, NoInput, PathOf, ResponseOf } from './operation';
export type { ProjectMember, ProjectWith, Wanted } from './resources/projects';
export type { ImportOptions, ImportType, ReadOptions, WaitOptions } from './resources/spreadsheets';
export { isJson } from './transport/is-json';
export { randomId } from './transport/random-id';
export type { RequestOptions, TransportOptions } from './transport/transport';
export type { UploadProgress } from './transport/upload';
export {
  AUDIT_LOG_START,
  type AuditLogVerification,
  type AuditPosition,
  hashOfAuditEntry,
  verifyAuditLog,
} from './verify-audit-log';
export { type SignedDelivery, verifyWebhook } from './verify-webhook';
