export { AppError, type ErrorDetails, type FieldMessages, isAppError, isRolledBack } from './app-error';
export {
  conflict,
  idempotencyKeyInProgress,
  idempotencyKeyReused,
  invalidFilter,
  invalidInput,
  invalidSearch,
  joinMessages,
  missingScope,
  notFound,
  referenceNotFound,
  rejectStale,
  ruleBroken,
  unavailable,
} from './app-errors';
export { docUrl, publicOrigin } from './doc-url';
export { type ErrorKind, httpStatus } from './error-kind';
export { didYouMean, nearestName } from './suggestions/nearest-name';
export { similarPaths } from './suggestions/nearest-paths';
export { unknownName } from './suggestions/unknown-name';
