import type { ErrorKind } from './error-kind';

/** Sentences about what a client sent, by the field they speak of. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export interface ErrorDetails {
  /** What is wrong with the input, by field. */
  readonly validation?: FieldMessages;
  /** Set for advanced-search failures, whose messages stand under both `validation` and `errors`. */
  readonly errors?: FieldMessages;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Further members of the failure body, such as `required_attachments`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/**
 * An expected refusal. `code` is stable and read by machines (the `message` of the failure envelope); `message` is a
 * sentence for people and may change. Whatever else is thrown means that something is broken.
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

/** True also for errors made by another copy of this package. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError || (error instanceof Error && error.name === 'AppError' && 'kind' in error);
}
