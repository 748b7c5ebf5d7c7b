export { AppError, type ErrorDetails, type FieldMessages, isAppError } from './app-error';
export {
  conflict,
  idempotencyKeyInProgress,
  idempotencyKeyReused,
  invalidInput,
  invalidSearch,
  missingScope,
  notFound,
  rejectStale,
  ruleBroken,
  unavailable,
} from './app-errors';
export { type ErrorKind, httpStatus } from './error-kind';
