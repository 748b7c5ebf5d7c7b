import { AppError, unavailable } from '@trackway/errors';
import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Server codes of a temporarily unavailable server: shutdown, stepping down, no primary, a failed connection. */
const UNAVAILABLE_CODES = new Set([6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * Further server codes after which the same operation can succeed: LockTimeout, MaxTimeMSExpired, WriteConcernTimeout, WriteConflict,
 * FailedToSatisfyReadPreference, ReadConcernMajorityNotAvailableYet, QueryPlanKilled, TransactionTooOld, SnapshotUnavailable,
 * NoSuchTransaction, ExceededTimeLimit, TemporarilyUnavailable, Interrupted, OutOfDiskSpace, and DocumentValidationFailure:
 * collections have validators only while a tenant moves to another cell (decision 188).
 */
const TRANSIENT_CODES = new Set([24, 50, 64, 112, 121, 133, 134, 175, 225, 246, 251, 262, 365, 11_601, 14_031]);
const TRANSIENT_LABELS = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

const UNAVAILABLE_NAMES = /^Mongo(ose)?(Pool|WaitQueue|ServerSelection|ClientClosed|Network|ExpiredSession)\w*Error$/;
const UNAVAILABLE_SOCKET_CODES = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

/** True if a value violates a unique index with one of these names. */
export function isDuplicateKey(error: unknown, ...indexes: readonly string[]): boolean {
  return isAnyDuplicateKey(error) && indexes.some((index) => new RegExp(`index: ${index}\\b`).test(error.message));
}

export function isAnyDuplicateKey(error: unknown): error is Error {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** True if the transaction should be repeated: after a write conflict, or a change of the primary. */
export function isTransient(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** True if the result of the commit is unknown. Repeating the commit is safe. */
export function isCommitUnknown(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** Translates transient errors to 503 `service_unavailable`; returns every other error unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof AppError || !(isUnavailable(error) || canSucceedLater(error))) return error;
  return unavailable('The database is unavailable or overloaded. Send the request again later.', 1, error);
}

function canSucceedLater(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return false;
  if (error instanceof mongo.MongoBulkWriteError && canSucceedLater(error.errorResponse)) return true;
  return TRANSIENT_LABELS.some((label) => error.hasErrorLabel(label)) || TRANSIENT_CODES.has(Number(error.code));
}

export function isUnavailable(error: unknown): boolean {
  // A bulk write wraps the actual error.
  if (error instanceof mongo.MongoBulkWriteError && isUnavailable(error.errorResponse)) return true;
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true;
  if (error instanceof mongo.MongoServerError)
    return typeof error.code === 'number' && UNAVAILABLE_CODES.has(error.code);
  if (typeof error !== 'object' || error === null) return false;
  // Pools and mongoose do not export their error classes. Errors of sockets have codes.
  const { name = '', code = '', message = '' } = error as { name?: unknown; code?: unknown; message?: unknown };
  if (UNAVAILABLE_NAMES.test(String(name)) || UNAVAILABLE_SOCKET_CODES.has(String(code))) return true;
  return /before initial connection|not connected/i.test(String(message));
}
