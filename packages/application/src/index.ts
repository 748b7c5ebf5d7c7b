export { absentIfNull } from './absent-if-null';
export { inputSchema, inputShape, responseShape } from './field-schemas';
export { type FilterQuery, readFilterQuery, rejectFilters, type Trashed } from './filter-query';
export {
  CLAIM_LEASE_SECONDS,
  type ClaimResult,
  type IdempotencyStore,
  type KeyClaim,
  type KeyUse,
  RESPONSE_LEASE_SECONDS,
  type RecordEffect,
  type StoredResponse,
} from './idempotency/idempotency-store';
export { KeyedRequests } from './idempotency/keyed-requests';
export { assertJsonLimits } from './json-limits';
export { omitUndefined } from './omit-undefined';
export { DEFAULT_PER_PAGE, type Page, type PageMeta, pageMeta, readPage } from './pagination';
export { combineSources, type SourceOfKinds } from './undo/combine-sources';
export {
  changeByCommands,
  type SettingChanges,
  type SettingReverter,
  type SettingTarget,
  type SettingValues,
  type StoredSetting,
} from './undo/setting-reverter';
export {
  MAX_CHANGES_OF_RECORD,
  MAX_CHANGES_SINCE,
  type SettingEffects,
  type SettingReverters,
  settingSource,
} from './undo/setting-source';
export type { UnitOfWork } from './unit-of-work';
export { explainIssue, fieldMessages, parseInput } from './validation';
export * as valueTypes from './value-types';
