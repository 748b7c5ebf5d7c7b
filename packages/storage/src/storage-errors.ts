import { AppError, unavailable } from '@trackway/errors';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'SlowDown',
  'TimeoutError',
]);
/** Room is made by an operator, or when expired files are removed. */
const FULL_RETRY_AFTER_S = 30;

/** Translates a full disk, and an object store that is full or does not respond, to 503; returns every other error unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  const { code, name, $metadata } = error as { code?: unknown; name?: unknown; $metadata?: unknown };
  if (FULL.has(String(code)) || FULL.has(String(name))) {
    return unavailable('The file store is full. Send the request again later.', FULL_RETRY_AFTER_S, error);
  }
  const isFailed = UNAVAILABLE.has(String(code)) || UNAVAILABLE.has(String(name)) || statusOf($metadata) >= 500;
  return isFailed ? unavailable('The file store is unavailable. Send the request again later.', 1, error) : error;
}

/** Throws an error as `toUnavailable` translates it. */
export function throwUnavailable(error: unknown): never {
  throw toUnavailable(error);
}

/** The HTTP status that an S3 client stores in an error; 0 for other errors. */
function statusOf(metadata: unknown): number {
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return 0;
  return Number(metadata.httpStatusCode) || 0;
}
