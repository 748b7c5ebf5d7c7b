import { AppError, unavailable } from '@trackway/errors';
import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const QUERY_CANCELED = '57014';

/**
 * SQLSTATE classes and codes after which the same statements can succeed: connections (08, but no protocol violation), resources (53), shutdown (57P0x), serialization
 * failure and deadlock (40001, 40P01), lock timeout (55P03), statement timeout and cancellation (57014), transaction timeouts (25P03, 25P04).
 */
const TRANSIENT = /^(08(?!P01)|53|57P0|40001|40P01|55P03|57014|25P0[34])/;
const UNAVAILABLE_SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/**
 * True if the named unique constraint was violated. Constraints enforce uniqueness; their names are translated to
 * domain errors.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION && error.constraint === constraint;
}

/** Also if `toUnavailable` has translated the error. */
export function isStatementTimeout(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === QUERY_CANCELED;
}

/** Translates transient errors to 503 `service_unavailable`; returns every other error unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof AppError || !isTransient(error)) return error;
  return unavailable('The database is unavailable or overloaded. Send the request again later.', 1, error);
}

function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseError) return TRANSIENT.test(error.code ?? '');
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  if ('code' in error && UNAVAILABLE_SOCKET_CODES.has(String(error.code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/.test(
    String(error.message),
  );
}
