import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, type ErrorDetails, type ErrorKind, isAppError } from '@trackway/errors';

/** Maps every kind of error to a gRPC status. A missing kind does not compile. */
const STATUS = {
  malformed: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  method_not_allowed: status.UNIMPLEMENTED,
  conflict: status.ALREADY_EXISTS,
  gone: status.NOT_FOUND,
  precondition_failed: status.FAILED_PRECONDITION,
  too_large: status.RESOURCE_EXHAUSTED,
  unsupported_media_type: status.INVALID_ARGUMENT,
  unsatisfiable_range: status.OUT_OF_RANGE,
  invalid: status.INVALID_ARGUMENT,
  too_many: status.RESOURCE_EXHAUSTED,
  internal: status.INTERNAL,
  unavailable: status.UNAVAILABLE,
  timeout: status.DEADLINE_EXCEEDED,
} as const satisfies Record<ErrorKind, status>;

/** Trailing metadata with the complete error, so that clients receive it unchanged. */
const ERROR_METADATA = 'trackway-transported-bin';

interface TransportedError {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** Converts an error to a gRPC error. Unexpected errors become INTERNAL without details. */
export function toServiceError(error: unknown): Partial<ServiceError> {
  if (!isAppError(error)) return { code: status.INTERNAL, details: 'An unexpected error occurred.' };
  const transported: TransportedError = {
    kind: error.kind,
    code: error.code,
    message: error.message,
    details: error.details,
  };
  const metadata = new Metadata();
  metadata.set(ERROR_METADATA, Buffer.from(JSON.stringify(transported)));
  return { code: STATUS[error.kind], details: error.message, metadata };
}

/** Converts a failed call to an error: the peer's own error, or that the peer is unavailable or too slow. */
export function toAppError(error: ServiceError, service: string): AppError {
  const [value] = error.metadata?.get(ERROR_METADATA) ?? [];
  if (Buffer.isBuffer(value)) {
    const transported = JSON.parse(value.toString('utf8')) as TransportedError;
    return new AppError(transported.kind, transported.code, transported.message, transported.details, { cause: error });
  }
  const cause = { cause: error };
  if (error.code === status.DEADLINE_EXCEEDED) {
    return new AppError(
      'timeout',
      'upstream_timeout',
      `The service ${service} did not respond in time.`,
      { retryAfter: 1 },
      cause,
    );
  }
  if (error.code === status.UNAVAILABLE || error.code === status.CANCELLED) {
    return new AppError(
      'unavailable',
      'service_unavailable',
      `The service ${service} is temporarily unavailable.`,
      { retryAfter: 1 },
      cause,
    );
  }
  return new AppError('internal', 'server_error', 'An unexpected error occurred.', {}, cause);
}

/** Whether the peer itself returned the error. */
export function isPeerError({ metadata }: ServiceError): boolean {
  return (metadata?.get(ERROR_METADATA).length ?? 0) > 0;
}

/** Whether the peer is an older release that does not implement the method. */
export function isUnimplemented(error: unknown): boolean {
  return isAppError(error) && isServiceError(error.cause) && error.cause.code === status.UNIMPLEMENTED;
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && 'metadata' in error;
}
