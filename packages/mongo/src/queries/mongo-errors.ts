import { AppError, unavailable } from '@trackway/errors';
import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Server codes that mean "away for the moment": shutdown, stepping down, no primary, a connection that broke. */
const AWAY_CODES = new Set([6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * Further server codes after which the same operation can succeed: LockTimeout, MaxTimeMSExpired, WriteConcernTimeout, WriteConflict,
 * FailedToSatisfyReadPreference, ReadConcernMajorityNotAvailableYet, QueryPlanKilled, TransactionTooOld, SnapshotUnavailable,
 * NoSuchTransaction, ExceededTimeLimit, TemporarilyUnavailable, Interrupted.
 */
const TRANSIENT_CODES = new Set([24, 50, 64, 112, 133, 134, 175, 225, 246, 251, 262, 365, 11_601]);
const TRANSIENT_LABELS = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

const AWAY_NAMES = /^Mongo(ose)?(Pool|WaitQueue|ServerSelection|ClientClosed|Network|ExpiredSession)\w*Error$/;
const AWAY_SOCKETS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

/** True where the named unique index refused a value that is taken. The index is the truth; its name is what is translated. */
export function isDuplicateKey(error: unknown, index: string): boolean {
  return isAnyDuplicateKey(error) && new RegExp(`index: ${index}\\b`).test(error.message);
}

export function isAnyDuplicateKey(error: unknown): error is Error {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** True where the server asks to run the whole transaction again: another one wrote first, or the primary changed. */
export function isTransient(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** True where nobody knows whether the commit happened; committing again is safe. */
export function isCommitUnknown(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** Translates transient errors to 503 `service_unavailable`; returns every other error unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof AppError || !(isAway(error) || canSucceedLater(error))) return error;
  return unavailable('The database is unavailable or overloaded. Send the request again later.', 1, error);
}

function canSucceedLater(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return false;
  if (error instanceof mongo.MongoBulkWriteError && canSucceedLater(error.errorResponse)) return true;
  return TRANSIENT_LABELS.some((label) => error.hasErrorLabel(label)) || TRANSIENT_CODES.has(Number(error.code));
}

export function isAway(error: unknown): boolean {
  // What writes many at once has an error of its own around the fault.
  if (error instanceof mongo.MongoBulkWriteError && isAway(error.errorResponse)) return true;
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true;
  if (error instanceof mongo.MongoServerError) return typeof error.code === 'number' && AWAY_CODES.has(error.code);
  if (typeof error !== 'object' || error === null) return false;
  // Pools and mongoose have classes of their own, which they don't export; a socket that breaks early says so by its code.
  const { name = '', code = '', message = '' } = error as { name?: unknown; code?: unknown; message?: unknown };
  if (AWAY_NAMES.test(String(name)) || AWAY_SOCKETS.has(String(code))) return true;
  return /before initial connection|not connected/i.test(String(message));
}
