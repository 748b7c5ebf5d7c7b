import type { ErrorKind } from './error-kind';

/** Messages by the field of the request that they describe. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export interface ErrorDetails {
  /** Validation errors by field. */
  readonly validation?: FieldMessages;
  /** Set for errors of advanced searches, which are in both `validation` and `errors`. */
  readonly errors?: FieldMessages;
  /** Seconds after which the client should retry. */
  readonly retryAfter?: number;
  /** Additional headers of an HTTP response, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional properties of the response body, such as `required_attachments`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/**
 * An expected error. Clients rely on the stable `code`, which is the `message` of the failure envelope. The `message` is for
 * users and may change. Any other exception is a bug.
 */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
  }
}

/**
 * Whether an error proves that a transaction had no effect. After other errors, such as a broken connection, it may be
 * committed.
 */
export function isRolledBack(error: unknown): boolean {
  return isAppError(error) && !['unavailable', 'timeout', 'internal'].includes(error.kind);
}

/** Also true for errors of another copy of this package. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError || (error instanceof Error && error.name === 'AppError' && 'kind' in error);
}
