/** The kind of an error, independent of transports. `httpStatus` and the gRPC table map all kinds. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'gone'
  | 'precondition_failed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'unsatisfiable_range'
  | 'invalid'
  | 'too_many'
  | 'internal'
  | 'unavailable'
  | 'timeout';

/** The HTTP status of each kind; the table of `docs/reference/errors.md`. A kind without a status does not compile. */
export const httpStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  unsatisfiable_range: 416,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const satisfies Record<ErrorKind, number>;
