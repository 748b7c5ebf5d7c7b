export { AppError, type ErrorDetails, type FieldMessages, isAppError } from './app-error';
export { type ErrorKind, httpStatus } from './error-kind';
export {
  conflict,
  idempotencyKeyInProgress,
  idempotencyKeyReused,
  invalidInput,
  invalidSearch,
  missingScope,
  notFound,
  refuseStale,
  ruleBroken,
  unavailable,
} from './refusals';
