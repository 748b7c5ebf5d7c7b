import { AppError, unavailable } from '@trackway/errors';
import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const QUERY_CANCELED = '57014';

/** SQLSTATE classes and codes that mean "the server is away for the moment": connections, resources, shutdown. */
const AWAY = /^(08|53|57P0)/;
const AWAY_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** True where the named constraint refused a value that is taken. The constraint is the truth; its name is what is translated. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION && error.constraint === constraint;
}

export function isStatementTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === QUERY_CANCELED;
}

/** Turns "the database is away" into 503; every other error stays what it is. */
export function translateAway(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return isAway(error) ? unavailable('The database is away for the moment.', 1, error) : error;
}

function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  if ('code' in error && AWAY_SOCKET.has(String(error.code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/.test(
    String(error.message),
  );
}
